"""A game without rules: what the kernel and generators cost alone. Other games are measured by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engines.kernel import Answer, Choose, Decision, Dice, Game, Play, Prompt, Result, Say, Table, View
from engines.kernel.options import Options

ANSWERS = 70
"""After which a match is over."""
KEYS = ("one", "two", "three")


class EmptyTable(Table):
    """Nothing but whose turn it is, and how often it was somebody's."""

    __slots__ = ("answered",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.answered = 0

    def copy(self) -> EmptyTable:
        twin = EmptyTable.__new__(EmptyTable)
        twin.answered = self.answered
        return self.copied(twin)

    def dump(self) -> dict[str, Any]:
        return {"answered": self.answered}


class Empty(Game[EmptyTable]):
    """Two seats choose one of three in turn, and nothing comes of it."""

    id: ClassVar[str] = "empty"
    prefix: ClassVar[str] = "em"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[type[Options]] = Options
    public_kinds: ClassVar[frozenset[str]] = frozenset({"nothing"})

    def new(self, options: Any, seats: int, dice: Dice) -> EmptyTable:
        return EmptyTable(dice)

    def step(self, table: EmptyTable) -> Play[None]:
        yield Choose(table.answered % 2, "nothing", KEYS)
        table.answered += 1
        if table.answered == ANSWERS:
            table.result = Result((), "over")

    def load(self, data: Mapping[str, Any], options: Any, seats: int, dice: Dice) -> EmptyTable:
        table = EmptyTable(dice)
        table.answered = data["answered"]
        return table

    def view(self, table: EmptyTable, seat: int | None) -> View:
        return View(game=self.id, seat=seat, result=table.result)

    def prompt(self, view: Any, decision: Decision) -> Prompt:
        return Prompt(Say("em-nothing"), ())

    def sample(self, then: Any, now: Any, dice: Dice) -> EmptyTable:
        return EmptyTable(dice)

    def prefer(self, table: EmptyTable, decision: Decision, dice: Dice) -> Answer:
        return KEYS[0]

    def evaluate(self, table: EmptyTable, seat: int) -> float:
        return 0.5

    def turn(self, table: EmptyTable) -> int:
        return table.answered
