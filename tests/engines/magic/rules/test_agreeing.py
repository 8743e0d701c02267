"""What is done by hand is agreed to, before or after; it is taken back, or objected to (MN-R33, MN-R34)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import BACK, compound_prompt
from engines.magic.rules.by_hand import abilities
from engines.magic.rules.by_hand.deeds import DEEDS
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.rules.test_by_hand import NAMED, duel, works
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, side
from tests.rules import rule

SHOWING = sorted(verb for verb, deed in DEEDS.items() if deed.shows)


@rule("MN-R33")
@pytest.mark.parametrize("verb", SHOWING)
def test_what_shows_hidden_cards_waits_for_the_other(verb: str) -> None:
    hidden = [ZoneCard(900, "queen", up=False)]
    scene = works("insight", other=side(["ox", "bear"], board=["hawk"], exile=hidden)).do(verb)
    while scene.asked.seat == YOU:
        scene.do(next(scene.asked.answers()))
    assert scene.asks == (OTHER, "consent")
    before = scene.seen(YOU)
    scene.do("decline")
    assert scene.asks == (YOU, "work")
    assert scene.seen(YOU) == before.model_copy(update={"refusals": 1})
    assert scene.events("draw", "looks", "peeks", "reveal", "milled") == []


def test_the_list_of_what_shows_hidden_cards_is_whole() -> None:
    assert SHOWING == [
        "draw", "exile_top", "look", "mill", "other_draw", "other_exile_top", "other_look", "other_mill",
        "other_reveal", "other_reveal_top", "peek", "reveal_top", "scry", "search", "surveil",
    ]  # fmt: skip


@rule("MN-R33")
def test_the_rest_is_agreed_to_when_the_whole_text_is_carried_out() -> None:
    scene = works("smite", *NAMED).do("tap")
    scene.do(scene.key("hawk"), "life", 2)
    assert scene.asks == (YOU, "work")
    scene.do("done")
    assert scene.asks == (OTHER, "agree")
    assert scene.asked.about.rest == ("", (f"tap:{scene.key('hawk')}", "life:2"))
    scene.do("agree")
    assert (scene.asks, scene.stack()) == ((YOU, "main"), [])


@rule("MN-R33")
def test_a_text_of_which_nothing_is_done_needs_no_agreement() -> None:
    assert works().do("done").asks == (YOU, "main")


@rule("MN-R33")
def test_a_text_that_is_taken_back_is_undone_whole_and_carried_out_again() -> None:
    scene = works("smite", *NAMED)
    before = comparable(scene)
    scene.do("destroy", scene.key("hawk"), "life", 5, "other_discard_random", 1, "done", "take_back")
    assert scene.asks == (YOU, "work")
    assert comparable(scene) == before
    assert scene.sees().sides[OTHER].known in (("ox",), ("bear",))  # it was discarded before all


def comparable(scene: Duel) -> dict[str, Any]:
    """Return the table without what a taking back leaves: dice, what was learnt, what is counted."""
    saved = scene.table.dump()
    apart = ("known", "works", "objections", "refusals")
    sides = [{name: value for name, value in each.items() if name not in apart} for each in saved["sides"]]
    return {**saved, "sides": sides, "mark": None}


@rule("MN-R33")
def test_a_library_of_which_cards_were_seen_is_shuffled_when_that_is_taken_back() -> None:
    library = [*("forest", "island") * 20, "ox", "bear"]
    scene = works("insight", mine={"library": library})
    scene.do("life", 1, "take_back")
    assert scene.table.sides[YOU].library == library  # nothing of it was shown
    scene.do("scry", 2, "agree", (), ("bear", "ox"))
    assert scene.seen(YOU).top == ("bear", "ox")
    scene.do("take_back")
    assert scene.seen(YOU).top == ()
    assert sorted(scene.table.sides[YOU].library) == sorted(library)
    assert scene.table.sides[YOU].library != library


@rule("MN-R33")
def test_what_was_revealed_of_a_hand_stays_known() -> None:
    scene = works("insight").do("other_reveal", "agree", "take_back")
    assert scene.asks == (YOU, "work")
    assert scene.sees(YOU).sides[OTHER].known == ("bear", "ox")


@rule("MN-R33")
def test_a_card_that_came_into_a_hand_meanwhile_is_not_told_by_taking_back() -> None:
    mine = {"library": ["forest"] * 20 + ["queen"]}
    scene = works("insight", mine=mine, other=side(["ox"], board=["hawk"]))
    scene.do("draw", 1, "agree", "reveal", "take_back")
    assert scene.sees(OTHER).sides[YOU].known == ()
    assert scene.seen(YOU).hand == ()
    assert scene.seen(YOU).top == ()
    assert "queen" in scene.table.sides[YOU].library


# MN-R34


@rule("MN-R34")
def test_silence_refuses_what_would_show_hidden_cards_and_agrees_to_what_was_done() -> None:
    scene = works("insight").do("draw", 1)
    assert scene.asked.default == "decline"
    scene.do("decline", "life", 1, "done")
    assert scene.asked.default == "agree"


@rule("MN-R34")
def test_who_trusts_is_asked_neither_before_nor_after() -> None:
    scene = duel("insight").do("cast:insight", ())
    scene.match.order(OTHER, "trust")
    scene.resolves().do("draw", 2)
    assert scene.asks == (YOU, "work")
    assert len(scene.seen(YOU).hand or ()) == 2
    assert scene.do("done").asks == (YOU, "main")


@rule("MN-R34")
def test_trust_answers_the_question_that_is_open_and_nobody_else_sees_it() -> None:
    scene = works("insight").do("draw", 1)
    before = scene.sees(YOU)
    scene.match.order(OTHER, "trust")
    assert scene.asks == (YOU, "work")
    assert before.sides[OTHER].trusts is None
    assert scene.sees(YOU).sides[OTHER].trusts is None


@rule("MN-R34")
@pytest.mark.parametrize(
    ("answers", "life", "kind"),
    [
        (("go_on", "go_on"), 21, "main"),
        (("take_back", "take_back"), 20, "work"),
        (("go_on", "take_back"), 20, "work"),
        (("call_off", "go_on"), 20, "work"),
    ],
)
def test_after_an_objection_both_say_how_to_go_on(answers: tuple[str, str], life: int, kind: str) -> None:
    scene = works().do("life", 1, "done", "object")
    assert [decision.seat for decision in scene.match.decisions] == [YOU, OTHER]
    for seat in (YOU, OTHER):
        scene.match.answer(seat, answers[seat])
    assert (scene.life(YOU), scene.asked.kind) == (life, kind)


@rule("MN-R34")
def test_a_match_that_both_call_off_counts_for_nobody() -> None:
    scene = works().do("life", 1, "done", "object")
    for seat in (YOU, OTHER):
        scene.match.answer(seat, "call_off")
    assert scene.match.result is not None
    assert scene.match.result.counts_for_nobody


@rule("MN-R34")
def test_what_was_agreed_to_can_be_objected_to_until_somebody_answers_the_next_question() -> None:
    other = side(["bolt"], lands="R", board=["hawk"], trusts=True)
    scene = duel("insight", other=other, mine={"hold": False})
    scene.do("cast:insight", ()).resolves().do("life", 1, "done")
    assert scene.asks == (YOU, "main")
    assert scene.sees().work is not None
    scene.do("pass")
    assert scene.sees().work is None


@rule("MN-R34")
def test_the_other_objects_at_the_next_question_if_they_are_asked() -> None:
    other = side(["bolt"], lands="R", board=["hawk"], trusts=True, stops=frozenset({"other_main_1"}))
    scene = duel("insight", other=other).do("cast:insight", ()).resolves().do("life", 1, "done")
    asked = {decision.seat: decision for decision in scene.match.decisions}
    assert "object" in getattr(asked[OTHER], "keys", ())
    assert "object" not in getattr(asked[YOU], "keys", ())
    scene.match.answer(OTHER, "object")
    scene.match.answer(YOU, "pass")
    assert scene.asked.kind == "objection"


@rule("MN-R34")
def test_a_player_objects_three_times_in_a_match() -> None:
    scene = works(other=side(["ox"], board=["hawk"], objections=abilities.MOST_OBJECTIONS - 1))
    scene.do("life", 1, "done", "take_back", "life", 1, "done")
    assert scene.asks == (YOU, "main")
    assert scene.life(YOU) == 21


@rule("MN-R34")
def test_after_three_refusals_in_a_turn_nothing_more_is_asked_of_the_other() -> None:
    scene = works("insight")
    for _ in range(abilities.MOST_REFUSALS):
        scene.do("draw", 1, "decline")
    assert set(SHOWING).isdisjoint(scene.keys)
    assert "life" in scene.keys


# The panel


@rule("MN-D21")
def test_back_leads_from_each_question_about_a_deed_to_the_one_before() -> None:
    scene = works("smite", *NAMED).do("pump")
    scene.do(scene.key("hawk"), "other", 1, BACK)
    assert scene.asked.kind == "deed_power"
    scene.do(BACK, BACK, BACK)
    assert (scene.asks, scene.asked.default, scene.asked.hidden) == ((YOU, "work"), "done", True)


@rule("MN-D22")
def test_everyone_sees_that_and_what_the_other_is_asked() -> None:
    assert {"consent", "agree", "objection"} <= GAME.public_kinds
    scene = works("insight").do("draw", 2)
    assert scene.asked.about.rest == ("draw:2", ())


@rule("MN-D23")
def test_an_objection_that_nobody_answers_takes_the_text_back() -> None:
    scene = works().do("life", 1, "done", "object")
    assert {decision.default for decision in scene.match.decisions} == {"take_back"}


@rule("MN-D21")
@pytest.mark.parametrize(
    ("hand", "aims", "presses"),
    [("insight", (), 3), ("smite", NAMED, 2), ("surge", NAMED, 3)],
)
def test_the_usual_texts_are_carried_out_by_three_presses(
    hand: str, aims: tuple[str, ...], presses: int
) -> None:
    """Draw two; destroy what was aimed at; +3/+3 until the end of the turn for it."""
    scene = works(hand, *aims, other=side(["ox"], board=["hawk"], trusts=True))
    pressed = 0

    def press(key: Any, *, aimed: bool = False) -> None:
        nonlocal pressed
        pressed += 1
        if not aimed:
            scene.do(key)
            return
        way = next(each for each in scene.prompt().options if each.key == key and each.then)
        scene.do(way.key, *way.then)

    match hand:
        case "insight":
            press("draw")
            press(2)
        case "smite":
            press("destroy", aimed=True)
        case _:
            press("pump", aimed=True)
            press("3_3")
    press("done")
    assert (scene.asks, pressed) == ((YOU, "main"), presses)


@rule("MN-D21")
def test_a_choice_among_seventy_and_a_cost_are_asked_by_themselves() -> None:
    """Each of seventy types with each color after it would be hundreds of buttons, and half a second."""
    scene = works().do("token", 1, 1, 1)
    assert scene.asked.kind == "deed_sub"
    assert all(option.then == () for option in compound_prompt(scene.match, YOU).options)
    there = duel("insight", board=["relic"])
    used = f"ability:{there.key('relic')}"
    (option,) = (each for each in compound_prompt(there.match, YOU).options if each.key == used)
    assert option.then == ()


@rule("MN-R32")
def test_deeds_are_told_by_the_names_of_their_players() -> None:
    scene = works("smite", other=side(["ox"], board=["hawk"])).do("other_life", 2, "token", 2, 1, 1, "golem")
    scene.do("red", "haste", "done")
    asked = scene.prompt().title
    said = {locale: texts_in(locale).tell(asked, ("ann", "bob")) for locale in LOCALES}
    assert said == {
        "en": "Smite, by hand. ann did this: bob gains 2 life, create 2 tokens: Golem 1/1, red, haste. "
        "Do you agree?",
        "fr": "Smite, à la main. ann a fait ceci\u00a0: bob gagne 2 points de vie, "
        "créer 2 jetons\u00a0: Golem 1/1, rouge, célérité. Êtes-vous d’accord\u00a0?",
    }
