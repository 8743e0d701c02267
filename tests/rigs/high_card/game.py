"""High Card as the host sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from engines.kernel import AiSupport, Dice, Game, Options, Play, SeatInterface
from tests.rigs.high_card import players, rules, seat
from tests.rigs.high_card.table import Round


class HighCardOptions(Options):
    """What a match can be played with."""

    cards: Literal[5, 3, 9] = 5


class HighCard(Game[Round]):
    """The contract with the kernel."""

    id: ClassVar[str] = "high_card"
    prefix: ClassVar[str] = "hc"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[type[Options]] = HighCardOptions
    public_kinds: ClassVar[frozenset[str]] = frozenset()
    seat_interface: ClassVar[SeatInterface[Any]] = SeatInterface(view=seat.view, prompt=seat.prompt)
    ai_support: ClassVar[AiSupport] = players.MIND

    def new(self, options: HighCardOptions, seats: int, dice: Dice) -> Round:
        """Deal."""
        table = Round(dice, seats)
        rules.deal(table, options.cards)
        return table

    def step(self, table: Round) -> Play[None]:
        """Play a round."""
        return rules.play(table)

    def load(self, data: Mapping[str, Any], options: Options, seats: int, dice: Dice) -> Round:
        """Rebuild a table."""
        return Round.load(data, dice=dice, seats=seats)

    def turn(self, table: Round) -> int:
        """Count rounds."""
        return len(table.played) // table.seats
