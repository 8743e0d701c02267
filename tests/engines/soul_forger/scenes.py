"""Puts a table into a position, so that a test can tell the rule book's story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import PASS, Answer, Dice
from engines.soul_forger.game import SoulForger
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.rules import course
from engines.soul_forger.table.pieces import Piece, Zone
from engines.soul_forger.table.side import DEFAULT_STOPS, Side
from engines.soul_forger.table.state import Table
from tests.engines.position import Position
from tests.engines.soul_forger.pack import pack
from tests.engines.soul_forger.telling import can_be_told

GAME = SoulForger()
ME, YOU, THEY = 0, 1, 2
"""The seats of a scene: mine is the turn player's."""
PHASES = {"main_1": "main_1", "main_2": "main_2", "combat": "combat", "quest": "side_quest", "levels": "end"}


def lies(card: str, seat: int = ME, zone: Zone = "field", **more: Any) -> dict[str, Any]:
    """Say that a card lies on the table; `more` sets what a piece has, such as `on=False` or `damage=1`."""
    return {"card": card, "seat": seat, "zone": zone, **more}


def armed(*seats: int, weapon: str = "knife") -> list[dict[str, Any]]:
    """Say that players have a Primary Weapon."""
    return [lies(weapon, seat, "primary") for seat in seats]


def _lay(table: Table, each: dict[str, Any]) -> None:
    card = table.catalogue.cards[each.pop("card")]
    seat = each.pop("seat")
    piece = Piece(table.number(), card, seat, seat, each.pop("zone"), 1)
    for what, value in each.items():
        setattr(piece, what, value)
    table.lay(piece)


class Scene(Position[Table, Side]):
    """A match in a chosen position, in which seat 0 has the turn."""

    def __init__(
        self, *pieces: dict[str, Any], at: str = "main_1", seats: int = 2, turn: int = 5, level: int = 10,
        sides: Sequence[dict[str, Any]] = (), more: Sequence[dict[str, Any]] = (), **options: Any,
    ) -> None:  # fmt: skip
        """Lay pieces out; `sides` gives piles and numbers by seat, `at` the point of the turn."""
        chosen = SoulForgerOptions.model_validate({"cards": pack(*more), **options})
        table = Table(Dice("scene"), chosen, seats)
        table.turn, table.point = turn, at  # pyright: ignore[reportAttributeAccessIssue]: points come as text
        table.phase = PHASES.get(at, "ready")  # pyright: ignore[reportAttributeAccessIssue]: so do phases
        for each in pieces:
            _lay(table, dict(each))
        for side in table.sides:
            side.level = level
            side.deck = ["imp"] * 20
            side.stops = DEFAULT_STOPS | {"entry"}
        for side, given in zip(table.sides, sides, strict=False):
            for what, value in given.items():
                setattr(side, what, value)
        course.go_on(table)
        super().__init__(GAME, table, seats)

    def lay(self, each: dict[str, Any]) -> None:
        """Lay a card where it `lies`, as the last that came."""
        _lay(self.table, dict(each))

    # What can be seen

    @property
    def mine(self) -> Side:
        return self.table.sides[ME]

    @property
    def yours(self) -> Side:
        return self.table.sides[YOU]

    def names(self, seat: int = ME, *zones: Zone) -> list[str]:
        """Return the cards that a player controls in certain zones; on the field where none is named."""
        return [piece.card.id for piece in self.table.of(seat, *(zones or ("field",)))]

    def piece(self, card: str, seat: int | None = None) -> Piece:
        """Return the card of this name on the table."""
        return next(
            piece
            for piece in self.table.pieces.values()
            if piece.card.id == card and seat in (None, piece.seat)
        )

    def key(self, card: str, seat: int | None = None) -> str:
        return self.piece(card, seat).key

    def offers(self, answer: str) -> bool:
        return answer in self.keys

    # What can be done

    def do(self, *answers: Answer) -> Scene:
        """Give answers, whoever is asked."""
        for answer in answers:
            before = len(self.match.events)
            self.match.answer(self.asked.seat, answer)
            for event in self.match.events[before:]:
                can_be_told(event)
        return self

    def passes(self) -> Scene:
        """Let all pass the windows that are open."""
        while self.match.decisions and self.asked.kind == "window":
            self.do(PASS)
        return self

    def attacks(self, attacker: str, target: str, *, block: str = "no_block") -> Scene:
        """Let a card attack; all pass, and a block is answered when it is asked."""
        self.do(self.key(attacker, ME))
        aim = target if target[:1] == "s" and target[1:].isdigit() else self.key(target)
        if self.match.decisions and self.asked.kind == "target":
            self.do(aim)
        self.passes()
        if self.match.decisions and self.asked.kind == "block":
            self.do(block if block == "no_block" else self.key(block, self.asked.seat))
        return self.passes()
