"""Soul-Forger as a game that can be hosted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel import (
    AiSupport,
    Answer,
    Budget,
    Decision,
    Dice,
    Game,
    Play,
    RecapStats,
    Result,
    SeatInterface,
)
from engines.kernel.seat.interface import options_seen
from engines.soul_forger.cards.catalogue import catalogue_of
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.effects import course as flowing
from engines.soul_forger.effects import field, hurting, piles, playing, under
from engines.soul_forger.language.actions import Action
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.players.imagine import sampler
from engines.soul_forger.players.offers import offers
from engines.soul_forger.players.preferences import prefer
from engines.soul_forger.players.standing import evaluate
from engines.soul_forger.rules import course, resolution
from engines.soul_forger.rules.elimination import places
from engines.soul_forger.seat import orders, telling
from engines.soul_forger.seat.heaps import heaps
from engines.soul_forger.seat.look import look
from engines.soul_forger.seat.prompts import prompt
from engines.soul_forger.table import keys
from engines.soul_forger.table.state import Table

resolution.EFFECTS.fill(
    Action,
    *(each.EFFECTS for each in (hurting, piles, field, playing, under, flowing)),
    apart=resolution.CONNECTIVES,
)


class SoulForger(Game[Table]):
    """The rules of Soul-Forger."""

    id = "soul_forger"
    prefix = "sf"
    rules_version = 9
    seats = (2, 3, 4)
    """SF-1, SF-R8."""
    options = SoulForgerOptions
    collection = SoulForgerCollection()
    public_kinds = frozenset({"redirect", "block", "levels", "overflow"})
    reaction_kinds = frozenset({"window", "block"})
    quiet_questions = True
    seat_interface = SeatInterface(
        view=look,
        prompt=prompt,
        known_options=options_seen,
        openly=telling.openly,
        beside=telling.beside,
        heaps=heaps,
        orders=orders.orders,
        order_sheet=orders.sheet,
        asking=frozenset({"may"}),
        tally=RecapStats(
            blows={"player_damaged": "count"},
            acts=dict.fromkeys(("attack", "attack_player", "flow"), "card"),
        ),
    )
    ai_support = AiSupport(
        prefer=prefer,
        offers=offers,
        evaluate=evaluate,
        sampler=sampler,
        plain_kinds=frozenset({
            "discard", "levels", "mulligan", "order", "organize_bottom", "organize_top", "organize_under",
            "pay", "quest", "shortfall", "window",
        }),
        orders=(keys.stop("entry"),),
        budgets={
            "medium": Budget(10, 12, curiosity=0.4),
            "hard": Budget(24, 60, curiosity=0.3, within_turn=True),
        },
    )  # fmt: skip
    """A turn is many answers, and in the middle of one, tables tell little: hard looks as far as its end."""

    def new(self, options: SoulForgerOptions, seats: int, dice: Dice) -> Table:
        """Set an empty table up; the first step lays everything out, so that this is told."""
        return Table(dice, options, seats)

    def step(self, table: Table) -> Play[None]:
        """Put the next question and carry out what is answered."""
        return course.step(table)

    def load(self, data: Mapping[str, Any], options: SoulForgerOptions, seats: int, dice: Dice) -> Table:
        """Rebuild a table from `Table.dump`."""
        return Table.load(data, catalogue_of(options), dice=dice, options=options, seats=seats)

    def order(self, table: Table, seat: int, key: str) -> None:
        """Note an order."""
        orders.order(table, seat, key)

    def covered(self, table: Table, decision: Decision) -> Answer | None:
        """Return the answer that the seat's orders give to an open question."""
        return orders.covered(table, decision)

    def places(self, table: Table) -> tuple[int, ...]:
        """Return who comes where if the match ends now."""
        return places(table)

    def gone(self, table: Table) -> tuple[int, ...]:
        """Return the seats that are out while others play on."""
        living = table.living()
        return tuple(seat for seat in range(len(table.sides)) if seat not in living or seat in table.left)

    def conceded(self, table: Table, seat: int, seats: Sequence[int]) -> Result | None:
        """Return the result when a seat gives up: of two left the other wins, else they play on (SF-R75)."""
        others = [other for other in table.living() if other != seat and other not in table.left]
        if len(others) > 1 or seat not in table.living():
            return None
        return Result(tuple(others), "concession", places(table, seat))

    def turn(self, table: Table) -> int:
        """Return a number for each player's turn."""
        return table.turn
