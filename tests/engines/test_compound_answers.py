"""What one press answers, whatever the game: how far it goes, where it stops, what it is called."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import (
    PASS,
    Answer,
    Choose,
    Decision,
    Gather,
    Match,
    Number,
    Option,
    Pick,
    Play,
    Prompt,
    Result,
    Say,
    Window,
    compound_prompt,
)
from engines.kernel.decisions.keys import card_of
from engines.kernel.play.compound_answers import BESIDE, MOST, OTHERWISE, SLOW
from engines.kernel.seat.forecasts import Forecast
from engines.kernel.state.limits import STEP_DEEDS
from tests.engines.siege import Worth
from tests.engines.skirmish import Skirmish, SkirmishOptions

SEAT = 0


def keys(count: int, name: str = "x") -> tuple[str, ...]:
    return tuple(f"{name}{number}" for number in range(count))


def choose(count: int, kind: str = "next", *, seat: int = SEAT, back: bool = True) -> Choose:
    return Choose(seat, kind, keys(count, kind[0]), back=back)


def asking(
    *questions: Decision | Window,
    things: Sequence[str] = (),
    among: Sequence[str] = (),
    open_kinds: Sequence[str] = (),
    after: Callable[[Any], object] = lambda field: None,
    slow: Collection[str] = (),
) -> Match[Any]:
    """Return a match that asks these in one step, unless `among` is chosen, which stands among the things.

    `things` are cards, and kinds may be open to all.
    """

    def prompt(_: Any, decision: Decision) -> Prompt:
        named: tuple[str, ...] = getattr(decision, "keys", ())
        options = tuple(
            Option(
                key,
                Say("seat", {"number": card_of(key)}),
                "things" if key in (*things, *among) else "actions",
                key if key in things else None,
                Say("seat", {"number": decision.kind}),
            )
            for key in named
        )
        return Prompt(Say("seat", {"number": decision.kind}), options)

    def step(table: Any) -> Play[None]:
        for place, question in enumerate(questions):
            answer = yield question
            if answer in among:
                break
            if place == 0:
                after(table)
        table.result = Result((), "rounds")

    class Asking(Skirmish):
        public_kinds = frozenset(open_kinds)
        slow_kinds = frozenset(slow)
        seat_interface = replace(Skirmish.seat_interface, prompt=prompt)
        rules = replace(Skirmish.rules, step=step)

    return Match(Asking(), SkirmishOptions(), 2, "s")


def led(match: Match[Any]) -> list[tuple[Answer, ...]]:
    return [(option.key, *option.then) for option in compound_prompt(match, SEAT).options]


ROOT = choose(2, "root", back=False)
ALONE: list[tuple[Answer, ...]] = [("r0",), ("r1",)]


def test_three_choices_are_one_press_and_the_fourth_is_asked() -> None:
    match = asking(ROOT, choose(2, "a"), choose(2, "b"), choose(2, "c"))
    assert led(match) == [(r, a, b) for r in keys(2, "r") for a in keys(2, "a") for b in keys(2, "b")]


def test_nothing_comes_along_after_a_question_that_takes_long_to_make() -> None:
    match = asking(ROOT, choose(2, "a"), choose(2, "b"), slow=["a"])
    assert led(match) == [(r, a) for r in keys(2, "r") for a in keys(2, "a")]
    assert led(asking(ROOT, choose(2, "a"), slow=["root"])) == ALONE


def test_few_questions_are_made_that_take_long() -> None:
    match = asking(choose(5, "root", back=False), choose(2, "a"), slow=["a"])
    assert led(match) == [
        *((r, a) for r in keys(5, "r")[:SLOW] for a in keys(2, "a")), *((r,) for r in keys(5, "r")[SLOW:])
    ]  # fmt: skip


def test_what_leaves_no_choice_comes_along_however_deep() -> None:
    match = asking(
        ROOT, choose(1, "a"), Pick(SEAT, "b", keys(3, "b"), 3, 3, back=True), choose(2, "c"),
        Pick(SEAT, "d", keys(2, "d"), 1, 1, back=True), Number(SEAT, "e", 4, 4, back=True), choose(2, "f"),
    )  # fmt: skip
    assert led(match)[0] == ("r0", "a0", keys(3, "b"), "c0", ("d0",), 4)
    assert len(led(match)) == 8


def test_of_copies_that_are_picked_the_first_comes_along() -> None:
    match = asking(ROOT, Pick(SEAT, "a", ("wolf", "wolf#2", "ox"), 1, 1, back=True))
    assert led(match) == [(r, (card,)) for r in keys(2, "r") for card in ("wolf", "ox")]


@pytest.mark.parametrize(
    "asked",
    [
        choose(2, back=False),
        choose(2, seat=1),
        Pick(SEAT, "next", keys(2), 0, 1, back=True),
        Pick(SEAT, "next", keys(3), 1, 2, back=True),
        Pick(SEAT, "next", keys(6), 2, 2, back=True),
        Number(SEAT, "next", 1, 2, back=True),
        Window(Choose(SEAT, "next", (PASS, "x"), default=PASS), Choose(1, "next", (PASS,), default=PASS)),
        Gather(SEAT, "pay", keys(2), Worth((4, 4), 4), keys(1), back=True),
    ],
)
def test_what_cannot_be_gone_back_from_or_is_no_choice_of_few_is_asked(asked: Any) -> None:
    assert led(asking(ROOT, asked)) == ALONE


def test_where_something_was_rolled_or_told_the_next_question_is_asked() -> None:
    assert led(asking(ROOT, choose(2), after=lambda field: field.dice.roll())) == ALONE
    secret = {1: {"card": "c1"}}
    once_open = asking(ROOT, choose(2, back=False), after=lambda field: field.open())
    assert len(led(once_open)) == 4, "it may be taken back, and nothing is done yet"
    told = asking(ROOT, choose(2, back=False), after=lambda field: (field.open(), field.tell("look", secret)))
    assert led(told) == ALONE


def test_nothing_is_led_on_while_others_are_asked_too() -> None:
    window = Window(
        Choose(SEAT, "root", (PASS, "r0"), default=PASS), Choose(1, "root", (PASS,), default=PASS)
    )
    assert led(asking(window, choose(2))) == [(PASS,), ("r0",)]
    match = asking(window, choose(2))
    match.answer(1, PASS)
    assert led(match) == [(PASS,), ("r0",)], "whether the other has answered must not show"


def test_what_may_stand_on_the_table_leads_to_nothing_that_may_not() -> None:
    assert led(asking(ROOT, choose(2), open_kinds=["root"])) == ALONE
    assert len(led(asking(ROOT, choose(2), open_kinds=["root", "next"]))) == 4
    assert len(led(asking(ROOT, choose(2), open_kinds=["next"]))) == 4


def test_a_verb_that_parts_into_many_ways_is_a_group_of_its_own_and_things_stay_together() -> None:
    match = asking(Choose(SEAT, "root", ("verb", "r0", "r1")), choose(3), things=["r0", "r1"])
    prompt = compound_prompt(match, SEAT)
    assert [option.group for option in prompt.options] == ["verb"] * 3 + ["things"] * 6
    assert prompt.groups == {"verb": Say("seat", {"number": "verb"})}


def test_what_stood_among_things_that_have_become_many_stands_beside_them() -> None:
    for count, group in ((3, BESIDE), (1, "things")):
        match = asking(Choose(SEAT, "root", ("r0", "none")), choose(count), things=["r0"], among=["none"])
        *grown, alone = compound_prompt(match, SEAT).options
        assert {option.group for option in grown} == {"things"}
        assert alone.group == group


def test_what_nobody_could_look_through_is_asked_one_after_another() -> None:
    many = asking(Choose(SEAT, "root", keys(5, "r")), choose(6), things=keys(5, "r"))
    assert led(many) == [(key,) for key in keys(5, "r")], MOST
    few = asking(Choose(SEAT, "root", keys(5, "r")), choose(5), choose(2, "b"), things=keys(5, "r"))
    assert {len(way) for way in led(few)} == {2}
    assert len(led(few)) == MOST


def test_a_way_is_called_by_its_parts_and_foretells_what_the_last_one_does() -> None:
    things = asking(ROOT, choose(2, "a"), choose(2, "b"), things=ROOT.keys)
    first = compound_prompt(things, SEAT).options[0]
    assert texts_in("en").tell(first.label) == "Player r0 → Player a0 → Player b0"
    assert texts_in("fr").tell(first.label) == "Joueur r0 → Joueur a0 → Joueur b0"
    assert first.preview == Say("seat", {"number": "b"})


def test_the_verb_goes_without_saying_where_it_is_the_title_of_its_group() -> None:
    first = compound_prompt(asking(ROOT, choose(2, "a"), choose(2, "b")), SEAT).options[0]
    assert texts_in("en").tell(first.label) == "Player a0 → Player b0"
    alone = compound_prompt(asking(ROOT, choose(1, "a")), SEAT).options[0]
    assert (texts_in("en").tell(alone.label), alone.group) == ("Player r0 → Player a0", "actions")


def test_the_only_payment_comes_along() -> None:
    match = asking(ROOT, Gather(SEAT, "pay", keys(3, "p"), Worth((2, 2, 1), 4), keys(2, "p"), back=True))
    assert led(match) == [("r0", keys(2, "p")), ("r1", keys(2, "p"))]
    first = compound_prompt(match, SEAT).options[0]
    assert texts_in("en").tell(first.label) == "Player r0 → Player p0, Player p1"


PAYMENT = Gather(SEAT, "pay", keys(3, "p"), Worth((2, 2, 2), 4), keys(2, "p"), back=True)
"""Two of three are enough."""


def paying(monkeypatch: pytest.MonkeyPatch, match: Match[Any]) -> Prompt:
    """Return what is asked where the game says what its proposed payment comes to."""
    seat_interface = match.game.seat_interface
    plain = seat_interface.prompt

    def prompt(view: Any, decision: Decision) -> Prompt:
        told = Forecast(Say("seat", {"number": "two"}), Say("seat", {"number": "2"}))
        return replace(plain(view, decision), proposed=told if decision.kind == "pay" else None)

    monkeypatch.setattr(type(match.game), "seat_interface", replace(seat_interface, prompt=prompt))
    return compound_prompt(match, SEAT)


def test_a_payment_that_its_game_describes_comes_along_and_beside_it_one_pays_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = asking(ROOT, choose(2, "a"), PAYMENT, things=ROOT.keys)
    found = paying(monkeypatch, match)
    paid = [(r, a, keys(2, "p")) for r in keys(2, "r") for a in keys(2, "a")]
    assert [(option.key, *option.then) for option in found.options] == [*paid, ("r0",), ("r1",)]
    first, otherwise = found.options[0], found.options[-1]
    tell = texts_in("en").tell
    assert first.preview is not None
    assert first.brief is not None
    assert (tell(first.preview), tell(first.brief)) == ("Player two · Player a", "Player 2")
    assert tell(first.label) == "Player r0 → Player a0", "what pays is told beside it"
    assert (otherwise.group, tell(otherwise.label)) == (OTHERWISE, "Pay Differently… (Player r1)")
    assert tell(found.groups[OTHERWISE]) == "Pay Differently"


def test_a_payment_of_several_that_nobody_describes_is_asked_for() -> None:
    assert led(asking(ROOT, PAYMENT)) == ALONE


def test_rules_that_fail_on_a_draft_leave_the_option_as_it_is() -> None:
    def fails(field: Any) -> None:
        raise ZeroDivisionError

    match = asking(ROOT, choose(2), after=fails)
    before = match.hash()
    assert led(match) == ALONE
    assert match.hash() == before


def test_drafts_do_together_no_more_than_a_step_may() -> None:
    match = asking(
        Choose(SEAT, "root", keys(4, "r")), choose(2), after=lambda field: field.tick(STEP_DEEDS // 2)
    )
    assert [len(way) for way in led(match)] == [2] * 6 + [1]
