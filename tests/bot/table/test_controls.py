"""Controls for decisions of every kind, at their limits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.table.action_id import LONGEST, ActionId
from bot.table.controls import SPACE, Controls, controls
from bot.table.gathered import Gathered, button_answer, finished, gather, gathered, menu_answer, way
from bot.table.layout import MessageLayout
from bot.table.verbs import MatchVerb
from bot.texts import texts_in
from engines.kernel import (
    BACK,
    Answer,
    Arrange,
    Assign,
    AssignBounds,
    Choose,
    Decision,
    Distribute,
    Gather,
    Number,
    Option,
    Pick,
    Prompt,
    Proposal,
    Say,
)
from tests.e2e.club import walk
from tests.e2e.wire import check_message
from tests.engines.siege import Worth

TITLE = Say("seat", {"number": 1})


def keys(count: int) -> tuple[str, ...]:
    return tuple(f"c{place}" for place in range(count))


def prompt(decision: Decision, *refused: Option) -> Prompt:
    named = getattr(decision, "keys", ())
    options = tuple(Option(key, Say("seat", {"number": key})) for key in named)
    return Prompt(TITLE, options + refused)


def made(decision: Decision, state: Gathered | None = None, *refused: Option) -> Controls:
    shown = prompt(decision, *refused)
    return controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), state or Gathered())


def items(shown: Controls) -> list[dict[str, Any]]:
    """All components, measured against Discord's limits."""
    body = {"components": MessageLayout(*shown.rows).to_components(), "flags": 1 << 15}
    if shown.rows:
        check_message(body)
    return list(walk(body["components"]))


def menus_of(shown: Controls) -> list[dict[str, Any]]:
    return [item for item in items(shown) if item["type"] == 3]


def buttons_of(shown: Controls) -> list[ActionId]:
    return [ActionId.parse(item["custom_id"]) for item in items(shown) if item["type"] == 2]


def test_a_group_of_which_nothing_is_allowed_makes_no_empty_menu() -> None:
    refused = [Option(f"r{n}", TITLE, "actions", refused=TITLE) for n in range(11)]
    shown = made(Choose(0, "prepare", ("spend",)), None, *refused)
    assert menus_of(shown) == []
    assert [button.detail for button in buttons_of(shown)] == ["spend"]


def test_a_menu_answers_only_with_what_it_holds() -> None:
    decision = Pick(0, "pick", keys(5), 0, 2)
    assert menu_answer(decision, ["c3", "c1"]) == ("c1", "c3")
    assert menu_answer(decision, []) == ()
    with pytest.raises(ValueError, match="not in tuple"):
        menu_answer(decision, ["junk"])


def test_one_thing_or_none_and_a_few_numbers_are_buttons() -> None:
    one_or_none = made(Pick(0, "block", ("card",), 0, 1))
    assert menus_of(one_or_none) == []
    assert [button.detail for button in buttons_of(one_or_none)] == ["card", ""]
    assert [button.detail for button in buttons_of(made(Pick(0, "pick", ("card",), 1, 1)))] == ["card"]
    numbers = made(Number(0, "draw", 1, 3, back=True))
    assert menus_of(numbers) == []
    assert [button.detail for button in buttons_of(numbers)] == ["1", "2", "3", BACK]
    assert menus_of(made(Number(0, "bid", 0, 40))) != []
    with_gaps = Number.among(0, "x", (0, 3, 4))
    assert [button.detail for button in buttons_of(made(with_gaps))] == ["0", "3", "4"]


def test_one_of_up_to_ten_is_a_button_each() -> None:
    ten = made(Pick(0, "target", keys(10), 1, 1))
    assert menus_of(ten) == []
    assert [button.detail for button in buttons_of(ten)] == list(keys(10))
    assert [button.detail for button in buttons_of(made(Pick(0, "target", keys(3), 0, 1)))] == [*keys(3), ""]
    assert len(menus_of(made(Pick(0, "target", keys(11), 1, 1)))) == 1


def test_the_menu_of_the_next_question_is_another_one() -> None:
    decision = Choose(0, "target", keys(11))

    def number(question: int) -> int:
        asked = prompt(decision)
        shown = controls(7, question, decision, asked, texts_in("en"), ("ann", "bob"), Gathered())
        (menu,) = menus_of(shown)
        return menu["id"]

    assert number(3) == number(3), "the page keeps what somebody is choosing"
    assert number(3) != number(4), "what was chosen before is no choice here"


def test_a_button_answers_in_the_way_of_its_decision() -> None:
    number = Number(0, "draw", 1, 3, back=True)
    assert [button_answer(number, key) for key in ("2", BACK)] == [2, BACK]
    assert [button_answer(Pick(0, "block", ("c0",), 0, 1), key) for key in ("c0", "")] == [("c0",), ()]
    assert button_answer(Choose(0, "few", ("2",)), "2") == "2"
    with pytest.raises(ValueError, match="junk"):
        button_answer(number, "junk")


def press(decision: Decision, state: Gathered, chance: Random) -> tuple[Answer | None, Gathered]:
    """Press something at random, as the buttons' cog reads it; return the answer, or what was gathered."""
    shown = made(decision, state)
    choices: list[tuple[str, str, dict[str, Any]]] = []
    for item in items(shown):
        if item["type"] in (2, 3) and not item.get("disabled"):
            action = ActionId.parse(item["custom_id"])
            choices.append((action.verb, action.detail, item))
    menus = [choice for choice in choices if choice[2]["type"] == 3]
    verb, detail, item = chance.choice(menus if menus and chance.random() < 0.9 else choices)
    values: list[str] = []
    if item["type"] == 3:
        count = chance.randint(item["min_values"], item["max_values"])
        values = chance.sample([option["value"] for option in item["options"]], count)
    match verb:
        case "menu":
            return menu_answer(decision, values), state
        case "gather":
            after = gather(decision, Gathered.parse(detail), values)
            return finished(decision, after), after
        case "page":
            return None, Gathered.parse(detail)
        case "done":
            assert isinstance(decision, Pick | Gather | Assign)
            return gathered(decision, Gathered.parse(detail)), state
        case _:
            return button_answer(decision, detail), state


@pytest.mark.parametrize(
    "decision",
    [
        Choose(0, "few", keys(4)),
        Choose(0, "many", keys(60)),
        Choose(0, "back", keys(3), back=True),
        Pick(0, "exactly", keys(6), 3, 3),
        Pick(0, "none", keys(5), 0, 1),
        Pick(0, "one or none", keys(1), 0, 1),
        Pick(0, "the only one", keys(1), 1, 1, back=True),
        Pick(0, "two of forty", keys(40), 2, 2),
        Pick(0, "up to two of forty", keys(40), 0, 2),
        Arrange(0, "order", keys(5)),
        Arrange(0, "long order", keys(12)),
        Number(0, "bid", 3, 9),
        Number(0, "big bid", 0, 120),
        Number.among(0, "bid with gaps", tuple(range(1, 90, 3))),
        Number(0, "bid or back", 1, 3, back=True),
        Distribute(0, "wounds", keys(3), 4),
        Distribute(0, "capped", keys(4), 5, (1, 2, 1, 2)),
        Distribute(0, "trample", keys(3), 6, least=(1, 0, 0), gate=(2, 3)),
        Distribute(0, "no room to spare", keys(3), 6, (2, 2, 3), (2, 1, 0), (2, 2)),
        Gather(0, "pay", keys(5), Worth((5, 3, 2, 2, 1), 6), keys(2)),
        Gather(0, "pay with many", keys(30), Worth((1,) * 30, 7), keys(7), back=True),
        Gather(0, "pay nothing", keys(2), Worth((1, 1), 0), ()),
        Assign(0, "send", keys(3), (("left", "right"),) * 3),
        Assign(0, "send two or none", keys(3), (("left",),) * 3, {"left": AssignBounds(2, 2)}),
        Assign(0, "must", keys(2), (("left", "right"),) * 2, duties=(("c0", "left"), ("", "right"))),
        Assign(0, "many", keys(14), (("a", "b", "c"),) * 14, {"b": AssignBounds(1, 1)}),
    ],
    ids=lambda decision: f"{type(decision).__name__} {decision.kind}",
)
def test_random_presses_lead_to_a_legal_answer(decision: Decision) -> None:
    for seed in range(6):
        chance, state = Random(seed), Gathered()
        for _ in range(400):
            answer, state = press(decision, state, chance)
            if answer is not None:
                assert decision.allows(answer), answer
                break
        else:
            raise AssertionError("no answer comes")


def test_two_of_forty_are_picked_on_two_pages() -> None:
    decision = Pick(0, "pick", keys(40), 2, 2)
    first = menus_of(made(decision))[0]
    assert len(first["options"]) == 25
    state = gather(decision, Gathered.parse(ActionId.parse(first["custom_id"]).detail), ["4"])
    assert finished(decision, state) is None
    turn = next(button for button in buttons_of(made(decision, state)) if button.verb == MatchVerb.PAGE)
    second = menus_of(made(decision, Gathered.parse(turn.detail)))[0]
    assert {option["value"] for option in second["options"]}.isdisjoint({"4"})
    assert ActionId.parse(second["custom_id"]).verb == MatchVerb.GATHER
    state = gather(decision, Gathered.parse(ActionId.parse(second["custom_id"]).detail), ["33"])
    assert finished(decision, state) == ("c4", "c33")


@pytest.mark.parametrize(
    ("places", "text"),
    [
        ((), "2/"),
        ((3, 0, 2), "2/3.0.2"),
        ((0, 1, 2, 3, 7, 7, 7, 9), "2/0-3.7x3.9"),
        (tuple(range(40)), "2/0-39"),
        ((5,) * 30, "2/5x30"),
    ],
)
def test_what_was_gathered_is_written_shortly(places: tuple[int, ...], text: str) -> None:
    assert str(Gathered(places, 2)) == text
    assert Gathered.parse(text) == Gathered(places, 2)


def test_forty_that_are_sent_to_one_of_forty_each_have_room_in_an_id() -> None:
    keys, to = tuple(f"b{n}" for n in range(40)), tuple(f"a{n}" for n in range(40))
    decision = Assign(0, "blockers", keys, (to,) * 40, bounds={"a3": AssignBounds(2, 40)})
    state = Gathered()
    for blocker in range(39):
        state = gather(decision, state, [str(40 * blocker + blocker * 7 % 40)])
        assert Gathered.parse(str(state)) == state
    shown = made(decision, state)
    assert all(len(str(button)) <= LONGEST for button in buttons_of(shown))
    (menu,) = menus_of(shown)
    assert [option["value"] for option in menu["options"]] == [str(40 * 39 + 3)], (
        "who goes there needs another"
    )
    after = gather(decision, Gathered.parse(ActionId.parse(menu["custom_id"]).detail), [str(40 * 39 + 3)])
    assert finished(decision, after) is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "0",
        "-1/",
        "0/-1",
        "0/1.x",
        "1/2/3",
        "²/",
        "0/1-",
        "0/5-3",
        "0/1x0",
        "0/1x9999999",
        "0/~ ",
        "0/~z",
        "0/~!",
    ],
)
def test_nonsense_is_not_gathered(text: str) -> None:
    try:
        state = Gathered.parse(text)
    except ValueError:
        return
    assert Gathered.parse(str(state)) == state


def test_places_that_do_not_exist_are_refused() -> None:
    for values in (["99"], ["-1"], ["c1"], ["1.5"]):
        with pytest.raises(ValueError, match=r".+"):
            gather(Number(0, "bid", 0, 5), Gathered(), values)


def test_the_verbs_are_those_that_the_cog_reads() -> None:
    assert (MatchVerb.ANSWER, MatchVerb.MENU_ANSWER, MatchVerb.GATHER, MatchVerb.PAGE) == (
        "answer",
        "menu",
        "gather",
        "page",
    )


def test_what_an_answer_leads_to_is_always_said_on_its_button_or_above_it() -> None:
    decision = Choose(0, "may", ("yes", "no"))
    for length, on_button in ((10, True), (60, False)):
        preview = Say("error-bad-options", {"problem": "x" * length})
        options = (Option("yes", Say("seat", {"number": "9"}), preview=preview), Option("no", TITLE))
        shown = controls(7, 3, decision, Prompt(TITLE, options), texts_in("en"), ("ann", "bob"), Gathered())
        assert [button.detail for button in buttons_of(shown)] == ["yes", "no"], "each is one press"
        told = [item["label"] for item in items(shown) if item["type"] == 2] if on_button else shown.leads
        assert "x" * length in told[0]
        assert bool(shown.leads) is not on_button


def test_up_to_ten_short_answers_or_five_long_ones_are_buttons() -> None:
    for length, most in ((20, 10), (60, 5)):
        for count in (most, most + 1):
            problems = (f"{n}{'x' * length}" for n in range(count))
            said = [Say("error-bad-options", {"problem": problem}) for problem in problems]
            options = tuple(Option(key, label) for key, label in zip(keys(count), said, strict=True))
            shown = Prompt(TITLE, options)
            decision = Choose(0, "action", keys(count))
            made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered())
            assert bool(menus_of(made)) is (count > most)


def test_what_is_refused_pushes_no_answer_into_a_menu() -> None:
    refused = [Option(f"r{n}", TITLE, "", refused=TITLE) for n in range(10)]
    shown = made(Choose(0, "action", keys(3)), None, *refused)
    assert menus_of(shown) == []
    assert [button.detail for button in buttons_of(shown)] == [*keys(3)]


def test_answers_that_read_alike_are_told_apart_in_a_menu() -> None:
    previews = [Say("error-bad-options", {"problem": f"{n}{'x' * 60}"}) for n in range(2)]
    options = tuple(Option(f"c{n}", TITLE, preview=preview) for n, preview in enumerate(previews))
    decision = Choose(0, "target", keys(2))
    made = controls(7, 3, decision, Prompt(TITLE, options), texts_in("en"), ("ann", "bob"), Gathered())
    (menu,) = menus_of(made)
    assert len({option["description"] for option in menu["options"]}) == 2


def test_what_answers_the_next_questions_too_is_known_by_its_place() -> None:
    decision = Choose(0, "attack", ("a", "b", "end"))
    alone = Option("end", TITLE, "actions")
    ways = [Option("a", TITLE, "attackers", then=(to,)) for to in ("x", "y")]
    paid = Option("b", TITLE, "payers", then=("x", ("m:ox", "h:imp")))
    many = [Option("b", TITLE, "attackers", then=(f"x{n}",)) for n in range(9)]
    shown = Prompt(TITLE, (*ways, alone, paid, *many))
    made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered())
    assert [button.detail for button in buttons_of(made)] == ["end", "#3"]
    (menu,) = menus_of(made)
    assert [option["value"] for option in menu["options"]] == ["#0", "#1", *(f"#{n}" for n in range(4, 13))]
    assert way(shown, "#1") == ("a", "y")
    assert way(shown, "#3") == ("b", "x", ("m:ox", "h:imp"))
    for junk in ("#", "#-1", "#99", "#1.5"):
        with pytest.raises((ValueError, IndexError)):
            way(shown, junk)


@pytest.mark.parametrize(("groups", "beside"), [(3, 9), (5, 0)])
def test_what_is_refused_gives_way_in_a_crowded_question(groups: int, beside: int) -> None:
    """Three groups of four take 15 components and a menu 2, five take 25: a panel has room for 24."""
    small = [
        Option(f"{g}{n}", TITLE, f"g{g}", refused=TITLE if n else None)
        for g in range(groups)
        for n in range(4)
    ]
    menu = [Option(f"m{n}", TITLE, "many") for n in range(9)]
    options = (*small, *menu)
    decision = Choose(0, "main", tuple(option.key for option in options if option.refused is None))
    shown = controls(7, 3, decision, Prompt(TITLE, options), texts_in("en"), ("ann", "bob"), Gathered())
    assert len(buttons_of(shown)) == groups + beside


def test_menus_are_called_by_what_stands_in_them_where_there_are_several() -> None:
    names = ("summon", "forge")
    options = [Option(f"{name}{n}", TITLE, name, preview=None) for name in names for n in range(9)]
    decision = Choose(0, "main", tuple(option.key for option in options))
    for shown, called in ((options, ["Invoquer", "Forger"]), (options[:9], ["Joueur 1"])):
        state, texts = Gathered(), texts_in("fr")
        made = controls(7, 3, decision, Prompt(TITLE, tuple(shown)), texts, ("ann", "bob"), state, "sf")
        assert [menu["placeholder"] for menu in menus_of(made)] == called


def test_a_menu_beside_buttons_says_what_it_holds_and_not_the_question_again() -> None:
    many = tuple(Option(f"b{n}", Say("seat", {"number": n}), "hand") for n in range(12))
    shown = Prompt(TITLE, (Option("pass", Say("option-pass"), "actions"), *many))
    decision = Choose(0, "use", tuple(option.key for option in shown.options), default="pass")
    made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered(), "nx")
    assert [menu["placeholder"] for menu in menus_of(made)] == ["Your hand"]


def test_what_passes_stands_grey_and_no_answer_looks_advised_against_beside_another() -> None:
    def grey(default: str, *groups: str) -> list[str]:
        keys = "abc"[: len(groups)]
        options = tuple(
            Option(key, Say("seat", {"number": key}), group) for key, group in zip(keys, groups, strict=True)
        )
        decision = Choose(0, "use", tuple(keys), default=default)
        made = controls(7, 3, decision, Prompt(TITLE, options), texts_in("en"), ("ann", "bob"), Gathered())
        return [item["custom_id"][-1] for item in items(made) if item["type"] == 2 and item["style"] == 2]

    assert grey("a", "actions", "hand", "hand") == ["a"], "to pass"
    assert grey("b", "actions", "actions") == ["b"], "yes or no"
    assert grey("a", "actions", "actions") == [], "to keep or to take a mulligan"


def test_what_an_answer_has_become_with_what_follows_stands_under_its_name() -> None:
    for count, menus in ((2, []), (11, ["Joueur 9"])):
        ways = [Option("attack", Say("seat", {"number": to}), "attack", then=(to,)) for to in keys(count)]
        decision, end = Choose(0, "main", ("attack", "end")), Option("end", TITLE, "actions")
        titled = Prompt(TITLE, (*ways, end), groups={"attack": Say("seat", {"number": "9"})})
        made = controls(7, 3, decision, titled, texts_in("fr"), ("ann", "bob"), Gathered())
        assert [menu["placeholder"] for menu in menus_of(made)] == menus
        said = [item["content"] for item in items(made) if item["type"] == 10]
        assert said == ([] if menus else ["-# Joueur 9"])
        assert [button.detail for button in buttons_of(made)] == ([] if menus else ["#0", "#1"]) + ["end"]


def test_buttons_that_would_read_alike_say_under_which_name_they_stand() -> None:
    cards = [Option(verb, Say("seat", {"number": "2"}), verb, then=("c2",)) for verb in ("attack", "recycle")]
    groups = {verb: Say("seat", {"number": verb}) for verb in ("attack", "recycle")}
    decision, asked = Choose(0, "main", ("attack", "recycle")), Prompt(TITLE, tuple(cards), groups=groups)
    shown = controls(7, 3, decision, asked, texts_in("en"), ("ann", "bob"), Gathered())
    labels = [item["label"] for item in items(shown) if item["type"] == 2]
    assert labels == ["Player 2", "Player recycle → Player 2"]


def test_what_would_be_cut_on_a_button_stands_in_a_menu() -> None:
    decision = Choose(0, "main", ("a",))
    for length, as_button in ((60, True), (90, False)):
        label = Say("error-bad-options", {"problem": "x" * length})
        shown = Prompt(TITLE, (Option("a", label, "actions", then=("b",)),))
        made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered())
        assert bool(buttons_of(made)) is as_button


def test_small_groups_become_menus_where_a_panel_has_no_room_for_all_their_buttons() -> None:
    options = [Option(f"{g}{n}", Say("seat", {"number": n}), f"g{g}") for g in range(5) for n in range(8 - g)]
    decision = Choose(0, "main", tuple(option.key for option in options))
    made = controls(7, 3, decision, Prompt(TITLE, tuple(options)), texts_in("en"), ("ann", "bob"), Gathered())
    assert len(items(made)) <= SPACE
    assert [ActionId.parse(menu["custom_id"]).detail for menu in menus_of(made)] == [
        "2/0", "3/0", "4/0"
    ], "what stands first is used most"  # fmt: skip


def test_answers_of_several_parts_that_suit_stand_in_a_menu_of_their_own() -> None:
    decision = Pick(0, "quest", keys(40), 0, 40)
    proposals = tuple(Proposal((f"c{n}", f"c{n + 1}"), TITLE) for n in range(30))
    shown = Prompt(TITLE, prompt(decision).options, proposals=proposals)
    whole, parts = menus_of(controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered()))
    assert ActionId.parse(whole["custom_id"]).verb is MatchVerb.DONE
    assert ActionId.parse(parts["custom_id"]).verb is MatchVerb.GATHER
    sent = [gathered(decision, Gathered.parse(option["value"])) for option in whole["options"]]
    assert sent == [proposal.answer for proposal in proposals[:25]]
    (begun,) = menus_of(controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered((0,))))
    assert ActionId.parse(begun["custom_id"]).verb is MatchVerb.GATHER, (
        "who puts one together goes on with it"
    )


def test_an_answer_put_together_tells_what_it_comes_to_so_far() -> None:
    decision = Pick(0, "block", ("c0", "c1", "c2"), 0, 3)
    worths = dict(zip(decision.keys, (3, 0, 4), strict=True))
    options = tuple(Option(key, Say("seat", {"number": 1}), worth=worths[key]) for key in decision.keys)
    shown = Prompt(TITLE, options, running=Say("nn-running-block", {"so_far": 2, "power": 8}))

    def told(state: Gathered) -> str:
        (menu,) = menus_of(controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), state))
        return menu["placeholder"]

    assert told(Gathered()) == "Resolve 2 against Power 8"
    assert told(Gathered((0, 1))) == "Resolve 5 against Power 8"


@pytest.mark.parametrize("number", [2, 20])
def test_what_is_called_by_a_long_key_is_pressed_like_anything_else(number: int) -> None:
    """A mana ability is called by all that pays for it, be it five cards with names of forty letters."""
    called = tuple(f"make:o12:1::0:{place}:" + ":".join(["a" * 40] * 5) for place in range(number))
    decision = Choose(0, "pay_use", called, default=called[0])
    shown = made(decision)
    given = [each.detail for each in buttons_of(shown)]
    given += [option["value"] for menu in menus_of(shown) for option in menu["options"]]
    assert [way(prompt(decision), value) for value in given] == [(key,) for key in called]
