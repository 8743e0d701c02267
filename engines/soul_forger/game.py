"""Soul-Forger as a game that can be hosted."""

from __future__ import annotations

from pathlib import Path

from engines.kernel import (
    AiSupport,
    Budget,
    Game,
    GameRules,
    RecapStats,
    SeatInterface,
)
from engines.kernel.seat.interface import options_seen
from engines.kernel.seat.use import use_of
from engines.soul_forger.cards.catalogue import catalogue_of
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.effects import course as flowing
from engines.soul_forger.effects import field, hurting, piles, playing, under
from engines.soul_forger.language.actions import Action
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.players.estimate import evaluate
from engines.soul_forger.players.hinting import CONSEQUENCES, THUMBS
from engines.soul_forger.players.imagine import sampler
from engines.soul_forger.players.offers import offers
from engines.soul_forger.players.preferences import prefer
from engines.soul_forger.rules import course, elimination, resolution
from engines.soul_forger.seat import orders, telling
from engines.soul_forger.seat.heaps import heaps
from engines.soul_forger.seat.look import look
from engines.soul_forger.seat.prompts import prompt
from engines.soul_forger.table import keys
from engines.soul_forger.table.state import Table
from engines.soul_forger.traces import TRACES

resolution.EFFECTS.fill(
    Action,
    *(each.EFFECTS for each in (hurting, piles, field, playing, under, flowing)),
    apart=resolution.CONNECTIVES,
)


SEAT = Path(__file__).parent / "seat"


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
    traces = TRACES
    rules = GameRules(
        new=lambda options, seats, dice: Table(dice, options, seats),
        step=course.step,
        load=lambda data, options, seats, dice: Table.load(
            data, catalogue_of(options), dice=dice, options=options, seats=seats
        ),
        turn=lambda table: table.turn,
        order=orders.order,
        covered=orders.covered,
        places=elimination.places,
        gone=elimination.gone,
        conceded=elimination.conceded,
    )
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
        use=use_of(SEAT),
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
        carelessness=0.95,
        fresh_kinds=frozenset({"attack", "main"}),
        consequences=CONSEQUENCES,
        thumbs=THUMBS,
        budgets={
            "medium": Budget(10, 12, curiosity=0.4),
            "hard": Budget(24, 60, curiosity=0.3, within_turn=True),
        },
    )  # fmt: skip
    """A turn is many answers, and in the middle of one, tables tell little: hard looks as far as its end."""

    def first(self, table: Table) -> int:
        """Return the seat that began, as the first round tells."""
        return table.first

    def rounds(self, table: Table) -> int:
        """Return the number of the round."""
        return -(-table.turn // len(table.sides))
