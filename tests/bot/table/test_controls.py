"""Controls for decisions of every kind, at their limits."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from bot.table.action_id import LONGEST, ActionId
from bot.table.controls import Controls, controls
from bot.table.gathered import (
    Gathered,
    button_answer,
    finished,
    gather,
    gathered,
    menu_answer,
    unfolded,
    way,
    whole_in,
)
from bot.table.labels import SHORT, UNCUT
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


def test_one_of_up_to_eight_is_a_button_each() -> None:
    eight = made(Pick(0, "target", keys(8), 1, 1))
    assert menus_of(eight) == []
    assert [button.detail for button in buttons_of(eight)] == list(keys(8))
    assert [button.detail for button in buttons_of(made(Pick(0, "target", keys(3), 0, 1)))] == [*keys(3), ""]
    (menu,) = menus_of(made(Pick(0, "target", keys(9), 1, 1)))
    assert [option["value"] for option in menu["options"]] == list(keys(9)), "nobody looks in two places"


def test_one_of_several_is_a_button_too_where_one_is_enough() -> None:
    decision = Pick(0, "send", keys(5), 0, 5)
    shown = made(decision)
    assert [button.detail for button in buttons_of(shown)] == [*keys(5), ""]
    assert [button_answer(decision, button.detail) for button in buttons_of(shown)][:2] == [("c0",), ("c1",)]
    (menu,) = menus_of(shown)
    assert (menu["max_values"], len(menu["options"])) == (5, 5)
    assert buttons_of(made(Pick(0, "two", keys(5), 2, 3))) == []


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
        case "menu" | "answer" if (values or [detail])[0].startswith("#"):
            return way(prompt(decision), (values or [detail])[0])[0], state
        case "menu":
            return menu_answer(decision, values), state
        case "gather" if (sent := whole_in(values)) is not None:
            assert isinstance(decision, Pick | Gather | Assign | Distribute)
            return gathered(decision, sent), state
        case "gather":
            after = gather(decision, Gathered.parse(detail), values)
            return finished(decision, after), after
        case "page" | "fold":
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
    *_, turn = [button for button in buttons_of(made(decision, state)) if button.verb == MatchVerb.PAGE]
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


def named(problem: str, **more: Any) -> Option:
    """An option that is called as is said here."""
    return Option(problem, Say("option-all", {"what": problem}), **more)


def labels_of(shown: Controls) -> list[str]:
    return [item["label"] for item in items(shown) if item["type"] == 2]


def chosen(*options: Option, state: Gathered | None = None, space: float = math.inf, **more: Any) -> Controls:
    """The controls of a question with these options."""
    decision = Choose(0, "main", tuple(dict.fromkeys(option.key for option in options)))
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


def test_answers_of_several_parts_that_suit_are_three_buttons_and_go_on_in_the_menu() -> None:
    decision = Pick(0, "quest", keys(20), 2, 20)
    proposals = tuple(Proposal((f"c{n}", f"c{n + 1}"), TITLE) for n in range(12))
    running = Say("nn-running-block", {"so_far": 2, "power": 8})
    shown = Prompt(TITLE, prompt(decision).options, proposals=proposals, running=running)
    made = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered())
    done = [button for button in buttons_of(made) if button.verb is MatchVerb.DONE]
    answers = [gathered(decision, Gathered.parse(button.detail)) for button in done]
    assert answers == [proposal.answer for proposal in proposals[:3]]
    (menu,) = menus_of(made)
    assert ActionId.parse(menu["custom_id"]).verb is MatchVerb.GATHER
    values = [option["value"] for option in menu["options"]]
    assert values[:20] == [*map(str, range(20))]
    sent = [whole_in([value]) for value in values[20:]]
    assert [gathered(decision, state) for state in sent if state] == [each.answer for each in proposals[3:8]]
    begun = controls(7, 3, decision, shown, texts_in("en"), ("ann", "bob"), Gathered((0,)))
    assert [button.verb for button in buttons_of(begun)] == [MatchVerb.PAGE], (
        "who puts one together goes on with it"
    )
    assert len(menus_of(begun)[0]["options"]) == 19


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
