"""Which answers to a question are buttons, which are in the menu, and what is said on them."""

from __future__ import annotations

import math
from typing import Any

import pytest

from bot.table.action_id import ActionId
from bot.table.controls import PROPOSED, Controls, controls
from bot.table.gathered import (
    Gathered,
    gathered,
    unfolded,
    way,
    whole_in,
)
from bot.table.screen.labels import SHORT, UNCUT
from bot.table.screen.plan import MOST
from bot.table.verbs import MatchVerb
from bot.texts import texts_in
from engines.kernel import (
    Choose,
    Gather,
    Option,
    Pick,
    Prompt,
    Proposal,
    Say,
)
from engines.kernel.play.compound_answers import OTHERWISE
from tests.bot.table.test_controls import buttons_of, items, keys, made, menus_of, prompt
from tests.engines.siege import Worth

TITLE = Say("seat", {"number": 1})


def named(problem: str, **more: Any) -> Option:
    """An option that is called as is said here."""
    return Option(problem, Say("option-all", {"what": problem}), **more)


def labels_of(shown: Controls) -> list[str]:
    return [item["label"] for item in items(shown) if item["type"] == 2]


def chosen(
    *options: Option,
    state: Gathered | None = None,
    space: float = math.inf,
    default: str | None = None,
    **more: Any,
) -> Controls:
    """The controls of a question with these options."""
    keys = tuple(dict.fromkeys(option.key for option in options))
    decision = Choose(0, "main", keys, default=default)
    asked = Prompt(TITLE, options, **more)
    return controls(
        7, 3, decision, asked, texts_in("en"), ("ann", "bob"), state or Gathered(), "nx", space=space
    )


def test_numbers_stand_on_the_button_and_all_the_rest_in_the_menu() -> None:
    long = Say("option-all", {"what": "damage 20, of which 13 are left"})
    option = named("Howl", preview=long, brief=Say("option-all", {"what": "20 → 7"}))
    assert labels_of(chosen(option)) == ["Howl · 20 → 7"]
    (menu,) = menus_of(chosen(option, *(named(f"c{n}") for n in range(8))))
    assert (menu["options"][0]["label"], menu["options"][0]["description"]) == (
        "Howl", "damage 20, of which 13 are left",
    )  # fmt: skip
    assert labels_of(chosen(named("Bite", preview=Say("option-all", {"what": "wins"})))) == ["Bite · wins"]


def test_a_short_name_takes_the_place_of_one_that_has_no_room() -> None:
    deep = {"en": "Message from the Deep", "fr": "Message des abysses"}
    volt = {"en": "Volt Eagle", "fr": "Aigle volt"}

    def label(card: object) -> str:
        to = Say(
            "option-way", {"what": Say("option-all", {"what": card}), "to": Say("option-all", {"what": volt})}
        )
        return labels_of(chosen(Option("a", to, brief=Say("option-all", {"what": "15 → 12"}))))[0]

    assert label(volt) == "Volt Eagle → Volt Eagle · 15 → 12"
    assert label(deep) == "Message → Volt Eagle · 15 → 12", "the target is told whole"
    assert len(label(deep)) <= SHORT


def test_at_most_eight_answers_are_buttons_the_likeliest_of_them() -> None:
    options = [named(f"c{n}", group="hand", card=f"c{n}", gain=n) for n in range(20)]
    shown = chosen(*options, named("end", group="actions"))
    assert labels_of(shown) == [*(f"c{n}" for n in range(13, 20)), "end"], "by what they gain; to end is kept"
    (menu,) = menus_of(shown)
    assert len(menu["options"]) == 20, "the whole group"
    assert menu["placeholder"] == "All 20: Your hand"


def test_what_passes_is_a_button_however_seldom_it_is_given() -> None:
    options = [named(f"c{n}", group="spend", card=f"c{n}", gain=n) for n in range(20)]
    assert labels_of(chosen(*options, default="c2")) == ["c2", *(f"c{n}" for n in range(13, 20))]


def test_buttons_give_way_to_the_menu_down_to_three_where_the_screen_is_full() -> None:
    options = [named(f"{n} " + "x" * 50, gain=-n) for n in range(8)]
    assert len(labels_of(chosen(*options))) == 8
    for space, buttons in ((8 * 40.0, 8), (8 * 40 - 1.0, 6), (5 * 40 + 50.0, 5), (0.0, 3)):
        shown = chosen(*options, space=space)
        assert len(labels_of(shown)) == buttons
        assert len(menus_of(shown)) == (buttons < 8)


def test_a_group_that_finds_no_room_in_the_menu_is_folded_behind_a_button() -> None:
    hand = [named(f"h{n}", group="hand", gain=1) for n in range(20)]
    recycle = [named(f"r{n}", group="recycle") for n in range(7)]
    asked = Prompt(TITLE, (*hand, *recycle), groups={"recycle": Say("option-all", {"what": "Recycle"})})
    shown = chosen(*hand, *recycle, groups=asked.groups)
    assert labels_of(shown)[-1] == "Recycle… (7)"
    fold = buttons_of(shown)[-1]
    assert fold.verb is MatchVerb.FOLD
    state = Gathered.parse(fold.detail)
    assert unfolded(asked, state.fold) == recycle
    second = chosen(*hand, *recycle, state=state, groups=asked.groups)
    assert labels_of(second) == [*(f"r{n}" for n in range(7)), "Go Back"]
    assert second.asked == "Recycle: choose one."
    back = buttons_of(second)[-1]
    assert (back.verb, Gathered.parse(back.detail)) == (MatchVerb.PAGE, Gathered())


def test_one_thing_that_can_go_to_many_places_with_long_names_is_folded_behind_it() -> None:
    def to(place: str) -> Option:
        parts = {"what": Say("option-all", {"what": "Howl"}), "to": Say("option-all", {"what": place})}
        return Option("howl", Say("option-way", parts), "attack", "howl", then=(place,))

    places = [f"{n} at the far end of the world of very long names, indeed" for n in range(3)]
    shown = chosen(*map(to, places))
    assert labels_of(shown) == ["Howl… (3)"]
    state = Gathered.parse(buttons_of(shown)[0].detail)
    second = chosen(*map(to, places), state=state)
    assert labels_of(second) == [*places, "Go Back"], "what has been said is not said again"
    assert [button.detail for button in buttons_of(second)][:3] == ["#0", "#1", "#2"]
    short = chosen(*map(to, "abc"))
    assert labels_of(short) == ["Howl → a", "Howl → b", "Howl → c"]


@pytest.mark.parametrize("fold", ["99", "99+", "x", "+", "-1", "²"])
def test_a_fold_that_there_is_not_is_refused(fold: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        unfolded(Prompt(TITLE, (named("a"),)), Gathered.parse(f"0@{fold}/").fold)


def test_equal_copies_of_a_card_are_one_button() -> None:
    copies = [Option(key, TITLE, "hand", "imp") for key in ("imp", "imp#2", "imp#3")]
    assert [button.detail for button in buttons_of(chosen(*copies))] == ["imp"]
    others = [Option(key, TITLE, "hand", key) for key in ("p12", "p13")]
    assert labels_of(chosen(*others)) == ["Player 1 (1)", "Player 1 (2)"], "each is another thing"


def test_what_is_refused_pushes_no_answer_into_a_menu() -> None:
    refused = [Option(f"r{n}", TITLE, "", refused=TITLE) for n in range(10)]
    shown = made(Choose(0, "action", keys(3)), None, *refused)
    assert menus_of(shown) == []
    assert [button.detail for button in buttons_of(shown)] == [*keys(3)]


def test_answers_that_read_alike_are_told_apart_in_a_menu() -> None:
    filler = [named(f"f{n}", gain=1) for n in range(8)]
    previews = [Say("option-all", {"what": f"{n}{'x' * 60}"}) for n in (1, 2, 2)]
    alike = [Option(f"c{n}", TITLE, preview=preview) for n, preview in enumerate(previews)]
    (menu,) = menus_of(chosen(*filler, *alike))
    told = [(option["label"], option.get("description")) for option in menu["options"]]
    assert len(set(told)) == len(told)


def test_what_answers_the_next_questions_too_is_known_by_its_place() -> None:
    alone = named("end", group="actions")
    ways = [Option("a", TITLE, "attackers", then=(to,)) for to in ("x", "y")]
    paid = Option("b", TITLE, "payers", then=("x", ("m:ox", "h:imp")))
    shown = Prompt(TITLE, (*ways, alone, paid))
    made = chosen(*ways, alone, paid)
    assert {button.detail for button in buttons_of(made)} == {"#0", "#1", "end", "#3"}
    assert way(shown, "#1") == ("a", "y")
    assert way(shown, "#3") == ("b", "x", ("m:ox", "h:imp"))
    for junk in ("#", "#-1", "#99", "#1.5"):
        with pytest.raises((ValueError, IndexError)):
            way(shown, junk)


def test_the_menu_says_which_groups_stand_in_it() -> None:
    options = [named(f"{name}{n}", group=name) for name in ("summon", "forge") for n in range(9)]
    decision = Choose(0, "main", tuple(option.key for option in options))
    for shown, called in ((options, "Les 18 : Invoquer · Forger"), (options[:9], "Les 9 : Invoquer")):
        asked = Prompt(TITLE, tuple(shown))
        made = controls(7, 3, decision, asked, texts_in("fr"), ("ann", "bob"), Gathered(), "sf")
        assert [menu["placeholder"] for menu in menus_of(made)] == [called.replace(" :", "\u00a0:")]


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


def test_buttons_that_would_read_alike_say_under_which_name_they_stand() -> None:
    cards = [Option(verb, Say("seat", {"number": "2"}), verb, then=("c2",)) for verb in ("attack", "recycle")]
    groups = {verb: Say("seat", {"number": verb}) for verb in ("attack", "recycle")}
    decision, asked = Choose(0, "main", ("attack", "recycle")), Prompt(TITLE, tuple(cards), groups=groups)
    shown = controls(7, 3, decision, asked, texts_in("en"), ("ann", "bob"), Gathered())
    labels = [item["label"] for item in items(shown) if item["type"] == 2]
    assert labels == ["Player attack → Player 2", "Player recycle → Player 2"]


def test_what_would_be_cut_on_a_button_stands_in_a_menu() -> None:
    decision = Choose(0, "main", ("a",))
    for length, as_button in ((UNCUT, True), (UNCUT + 1, False)):
        label = Say("option-all", {"what": "x" * length})
        shown = Prompt(TITLE, (Option("a", label, "actions", then=("b",)),))
        made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered())
        assert bool(buttons_of(made)) is as_button


def paid(*names: str) -> list[Option]:
    """Things that are paid for as is proposed, and the same to be paid for otherwise."""
    things = [named(f"Forge {name}", group="forge", card=name, then=(("x",),)) for name in names]
    return [*things, *(named(f"Forge {name}", group=OTHERWISE, card=name) for name in names)]


def test_how_else_one_may_pay_takes_one_button() -> None:
    groups = {OTHERWISE: Say("group-pay-otherwise")}
    deeds = [named(name, group="actions") for name in ("Combat", "End")]
    shown = chosen(*paid("Hook", "Coat", "Shell"), *deeds, groups=groups)
    told = ["Forge Hook", "Forge Coat", "Forge Shell", "Pay Differently… (3)", "Combat", "End"]
    assert (labels_of(shown), menus_of(shown)) == (told, [])
    fold = next(each for each in buttons_of(shown) if each.verb is MatchVerb.FOLD)
    inside = chosen(*paid("Hook", "Coat", "Shell"), *deeds, groups=groups, state=Gathered.parse(fold.detail))
    assert [each.detail for each in buttons_of(inside)][:3] == ["Forge Hook", "Forge Coat", "Forge Shell"]
    assert inside.asked == "Pay Differently: choose one."


def test_how_else_one_may_pay_stands_in_the_menu_where_there_is_one() -> None:
    shown = chosen(*paid(*map(str, range(9))), groups={OTHERWISE: Say("group-pay-otherwise")})
    assert labels_of(shown) == [f"Forge {number}" for number in range(MOST)]
    (menu,) = menus_of(shown)
    assert len(menu["options"]) == 18


def test_answers_of_several_parts_that_suit_are_buttons_and_go_on_in_the_menu() -> None:
    decision = Pick(0, "quest", keys(20), 2, 20)
    proposals = tuple(Proposal((f"c{n}", f"c{n + 1}"), TITLE) for n in range(12))
    running = Say("nn-running-block", {"so_far": 2, "power": 8})
    shown = Prompt(TITLE, prompt(decision).options, proposals=proposals, running=running)
    for space, count in ((math.inf, MOST), (0, PROPOSED)):
        made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered(), space=space)
        done = [button for button in buttons_of(made) if button.verb is MatchVerb.DONE]
        answers = [gathered(decision, Gathered.parse(button.detail)) for button in done]
        assert answers == [proposal.answer for proposal in proposals[:count]]
        (menu,) = menus_of(made)
        assert ActionId.parse(menu["custom_id"]).verb is MatchVerb.GATHER
        values = [option["value"] for option in menu["options"]]
        assert values[:20] == [*map(str, range(20))]
        sent = [gathered(decision, state) for value in values[20:] if (state := whole_in([value]))]
        assert sent == [each.answer for each in proposals[count : count + 5]]
    begun = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered((0,)))
    assert [button.verb for button in buttons_of(begun)] == [MatchVerb.PAGE], (
        "who puts one together goes on with it"
    )
    assert len(menus_of(begun)[0]["options"]) == 19


def test_a_thing_that_alone_gains_nothing_stands_behind_whole_answers() -> None:
    decision = Pick(0, "quest", keys(8), 0, 8)
    options = tuple(
        Option(key, Say("option-text", {"what": key}), gain=float(place == 7))
        for place, key in enumerate(decision.keys)
    )
    proposals = tuple(
        Proposal((f"c{n}", f"c{n + 1}"), Say("option-text", {"what": f"pair {n}"})) for n in range(6)
    )
    running = Say("nn-running-block", {"so_far": 2, "power": 8})
    for count, shown in ((4, ["Only C0", "Only C1", "Only C7"]), (6, ["Only C7"])):
        asked = Prompt(TITLE, options, proposals=proposals[:count], running=running)
        made = controls(7, 3, decision, asked, texts_in("en"), ("ann", "bob"), Gathered())
        named = [f"Pair {n}" for n in range(count)]
        assert labels_of(made)[: count + len(shown)] == [*named, *shown][:MOST]


def test_a_proposal_of_many_things_is_named_as_far_as_a_line_goes() -> None:
    decision = Gather(0, "pay", keys(9), Worth((1,) * 9, 9), keys(9))
    options = tuple(Option(key, Say("option-all", {"what": f"Sluice Warden {key}"})) for key in keys(9))
    made = controls(7, 3, decision, Prompt(TITLE, options), texts_in("en"), ("ann", "bob"), Gathered())
    (label,) = labels_of(made)
    assert label == "Choose Sluice Warden c0, Sluice Warden c1, Sluice Warden c2 +6"


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
    assert {way(prompt(decision), value) for value in given} == {(key,) for key in called}


def test_long_names_and_texts_of_packs_and_many_targets_stay_within_the_limits() -> None:
    def name(sign: str) -> dict[str, str]:
        return dict.fromkeys(("en", "fr"), f"{sign} {'Interminable' * 5}"[:60])

    def way(card: int, target: int) -> Option:
        parts = {
            "what": Say("option-all", {"what": name(f"C{card}")}),
            "to": Say("option-all", {"what": name(f"T{target}")}),
        }
        text = Say("option-all", {"what": "t" * 500})
        return Option(
            f"c{card}",
            Say("option-way", parts),
            f"g{card}",
            f"c{card}",
            text,
            then=(f"t{target}",),
            brief=text,
        )

    ways = [way(card, target) for card in range(4) for target in range(25)]
    shown = chosen(*ways)
    labels = labels_of(shown)
    assert len(labels) <= 8
    assert len(set(labels)) == len(labels)
    folds = [button for button in buttons_of(shown) if button.verb is MatchVerb.FOLD]
    reached = {option["value"] for menu in menus_of(shown) for option in menu["options"]}
    for fold in folds:
        second = chosen(*ways, state=Gathered.parse(fold.detail))
        reached |= {option["value"] for menu in menus_of(second) for option in menu["options"]}
    assert reached == {f"#{place}" for place in range(100)}
