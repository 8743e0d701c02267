"""Magic (Noble) as a game that can be hosted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engines.kernel import (
    AiSupport,
    Budget,
    Dice,
    Game,
    GameRules,
    RecapStats,
    SeatInterface,
)
from engines.kernel.seat.interface import options_seen
from engines.kernel.seat.use import use_of
from engines.magic.cards.catalogue import catalogue_of
from engines.magic.cards.collection import MagicCollection
from engines.magic.effects import changing, dealing, drawing, hands, hurting, moving, searching, waiting
from engines.magic.language.actions import Action
from engines.magic.language.deals import Look
from engines.magic.options import MagicOptions
from engines.magic.players.estimate import evaluate
from engines.magic.players.hinting import CONSEQUENCES, THUMBS
from engines.magic.players.imagine import sampler
from engines.magic.players.offers import offers
from engines.magic.players.preferences import prefer
from engines.magic.rules import course, resolution
from engines.magic.seat import orders, telling
from engines.magic.seat.heaps import heaps
from engines.magic.seat.look import look
from engines.magic.seat.prompts import prompt
from engines.magic.table.state import Table
from engines.magic.traces import TRACES

resolution.EFFECTS.fill(
    Action,
    *(each.EFFECTS for each in (moving, hurting, changing, drawing, dealing, hands, searching, waiting)),
    apart=(*resolution.CONNECTIVES, Look),
)


_UNSAID: dict[str, Any] = {
    "glimpsed": (), "watched": 0, "bared": 0, "trusts": False, "works": 0, "refusals": 0, "objections": 0,
}  # fmt: skip
"""What matches begun under version 5, or 7, do not say of a side."""


def _sides(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [
        each | {name: value for name, value in _UNSAID.items() if name not in each} for each in data["sides"]
    ]


def load(data: Mapping[str, Any], options: MagicOptions, seats: int, dice: Dice) -> Table:
    """Rebuild a table from `Table.dump`."""
    saved = _now(data)
    return Table.load(saved, catalogue_of(options), dice=dice, options=options, seats=seats)


def _now(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a saved table with what matches of before do not say: under versions 4, 5 and 7."""
    saved: dict[str, Any] = {"ordered": 0, "happened": {}, **data}
    saved["sides"] = _sides(data)
    if data.get("mark") is not None:
        saved["mark"] = _now(data["mark"])
    return saved


SEAT = Path(__file__).parent / "seat"


class Magic(Game[Table]):
    """The rules of Magic, in the variant Noble."""

    id = "magic"
    prefix = "mn"
    rules_version = 8
    seats = (2,)
    """MN-R19."""
    options = MagicOptions
    collection = MagicCollection()
    slow_kinds = frozenset({"pay_use", "work"})
    disputed_kinds = frozenset({"objection"})
    lone_kinds = frozenset({"hand_cost"})
    public_kinds = frozenset(
        {
            "first",
            "attackers",
            "blockers",
            "damage",
            "legend",
            "homeward",
            "consent",
            "agree",
            "objection",
            "reminded",
        }
    )
    reaction_kinds = frozenset({"priority", "blockers", "consent", "agree", "reminded"})
    quiet_questions = True
    traces = TRACES
    rules = GameRules(
        new=lambda options, seats, dice: Table(dice, options, seats),
        step=course.step,
        load=load,
        turn=lambda table: table.game_number * 10_000 + table.turn,
        score=lambda table: tuple(side.wins for side in table.sides) if table.options.best_of > 1 else (),
        order=orders.order,
        covered=orders.covered,
    )
    seat_interface = SeatInterface(
        view=look,
        prompt=prompt,
        known_options=options_seen,
        openly=telling.openly,
        standing=telling.standing,
        beside=telling.beside,
        heaps=heaps,
        orders=orders.orders,
        order_sheet=orders.sheet,
        use=use_of(SEAT),
        tally=RecapStats(
            blows={"damage": "number", "life_lost": "number"},
            acts={"cast": "card", "use": "card", "attack": ""},
        ),
    )
    ai_support = AiSupport(
        prefer=prefer,
        offers=offers,
        evaluate=evaluate,
        sampler=sampler,
        plain_kinds=frozenset({"bottom", "bottom_order", "discard", "keep", "legend", "order"}),
        carelessness=0.85,
        fresh_kinds=frozenset({"attackers", "main"}),
        consequences=CONSEQUENCES,
        thumbs=THUMBS,
        budgets={
            "medium": Budget(40, 12, curiosity=0.5),
            "hard": Budget(160, 60, curiosity=0.3, within_turn=True),
        },
    )

    def seats_computers(self, options: MagicOptions) -> bool:
        """Tell whether computers can play: not where cards are played by hand."""
        return options.by_hand == "none"

    def is_rated(self, options: MagicOptions) -> bool:
        """Tell whether a match may change a rating: not where cards are played by hand."""
        return options.by_hand == "none"

    def first(self, table: Table) -> int:
        """Return the seat that began, as the first round tells."""
        return table.first

    def rounds(self, table: Table) -> int:
        """Return the number of the round."""
        return (table.turn + 1) // 2
