"""A game without rules: what the kernel and generators cost alone. Other games are measured by it."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.kernel import (
    AiSupport,
    Answer,
    Choose,
    Decision,
    Dice,
    Game,
    GameRules,
    GameState,
    Play,
    Prompt,
    Result,
    Say,
    SeatInterface,
    View,
    dealing,
)
from engines.kernel.state.options import Options
from engines.kernel.state.state_fields import state_part

ANSWERS = 70
"""After which a match is over."""
KEYS = ("one", "two", "three")


@state_part
class EmptyTable(GameState):
    """Nothing but whose turn it is, and how often it was somebody's."""

    answered: int = 0


def view(table: EmptyTable, seat: int | None) -> View:
    return View(game="empty", seat=seat, result=table.result)


def prompt(view: Any, decision: Decision) -> Prompt:
    return Prompt(Say("em-nothing"), ())


def sample(then: Any, now: Any, dice: Dice) -> EmptyTable:
    return EmptyTable(dice)


def prefer(table: EmptyTable, decision: Decision, dice: Dice) -> Answer:
    return KEYS[0]


def evaluate(table: EmptyTable, seat: int) -> float:
    return 0.5


def step(table: EmptyTable) -> Play[None]:
    yield Choose(table.answered % 2, "nothing", KEYS)
    table.answered += 1
    if table.answered == ANSWERS:
        table.result = Result((), "over")


class Empty(Game[EmptyTable]):
    """Two seats choose one of three in turn, and nothing comes of it."""

    id: ClassVar[str] = "empty"
    prefix: ClassVar[str] = "em"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[type[Options]] = Options
    public_kinds: ClassVar[frozenset[str]] = frozenset({"nothing"})
    rules = GameRules(
        new=lambda _, __, dice: EmptyTable(dice),
        step=step,
        load=lambda data, _, __, dice: EmptyTable.load(data, dice=dice),
        turn=lambda table: table.answered,
    )
    seat_interface: ClassVar[SeatInterface[Any]] = SeatInterface(view=view, prompt=prompt)
    ai_support: ClassVar[AiSupport] = AiSupport(prefer=prefer, evaluate=evaluate, sampler=dealing(sample))
