"""Controls for decisions of every kind, at their limits."""

from __future__ import annotations

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
    way,
    whole_in,
)
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
