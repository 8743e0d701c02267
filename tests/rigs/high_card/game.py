"""High Card as the host sees it."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from engines.kernel import AiSupport, Dice, Game, GameRules, Options, SeatInterface
from tests.rigs.high_card import players, seat
from tests.rigs.high_card.rules import deal, play
from tests.rigs.high_card.table import Round


class HighCardOptions(Options):
    """What a match can be played with."""

    cards: Literal[5, 3, 9] = 5


def _new(options: HighCardOptions, seats: int, dice: Dice) -> Round:
    table = Round(dice, seats)
    deal(table, options.cards)
    return table


class HighCard(Game[Round]):
    """The contract with the kernel."""

    id: ClassVar[str] = "high_card"
    prefix: ClassVar[str] = "hc"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[type[Options]] = HighCardOptions
    public_kinds: ClassVar[frozenset[str]] = frozenset()
    rules: GameRules[Round] = GameRules(
        new=_new,
        step=play,
        load=lambda data, _, seats, dice: Round.load(data, dice=dice, seats=seats),
        turn=lambda table: len(table.played) // table.seats,
    )
    seat_interface: ClassVar[SeatInterface[Any]] = SeatInterface(view=seat.view, prompt=seat.prompt)
    ai_support: ClassVar[AiSupport] = players.MIND
