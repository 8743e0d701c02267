"""A table as somebody sees it who looks at all cards, and what has changed in between."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, TypeAlias, get_args

from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.evaluation import filters, powers
from engines.soul_forger.language.parts import Keyword
from engines.soul_forger.table.side import PILES
from engines.soul_forger.table.state import Table

Changes: TypeAlias = Counter[tuple[Any, ...]]
"""What is otherwise: a word, whom or what it concerns, and how."""


class Lying(NamedTuple):
    """A card on the table as it is now."""

    id: int
    card: str
    type: str
    owner: int
    seat: int
    zone: str
    on: bool
    up: bool
    damage: int
    counters: int
    power: int
    endurance: int
    ronum: int
    keywords: frozenset[str]
    under: tuple[tuple[str, int], ...]
    """Cards that lie under it, with their owners."""


_NUMBERS = ("damage", "counters", "power", "endurance", "ronum")
_FACTS = ("seat", "zone", "on", "up", "keywords")


class Seen:
    """All that lies on a table."""

    def __init__(self, table: Table) -> None:
        self.table = table.copy()
        self.cards: dict[str, Card] = dict(table.catalogue.cards)
        self.pieces = {piece.id: _lying(table, piece) for piece in table.pieces.values()}
        self.piles = {(side.seat, pile): tuple(side.pile(pile)) for side in table.sides for pile in PILES}
        self.levels = [side.level for side in table.sides]
        self.experience = [side.xp for side in table.sides]
        self.damages = [side.damage for side in table.sides]
        self.known = {side.seat: Counter(side.known) for side in table.sides}
        self.tops = [side.tops for side in table.sides]
        self.bears = [powers.player_endurance(table, side.seat) for side in table.sides]
        self.unplayed = {
            (side.seat, card.id): filters.hand_ronum(table, side.seat, card)
            for side in table.sides
            for card in self.cards.values()
        }


def _lying(table: Table, piece: Any) -> Lying:
    return Lying(
        piece.id, piece.card.id, piece.card.type, piece.owner, piece.seat, piece.zone, piece.on, piece.up,
        piece.damage, piece.counters.get("ember", 0), powers.power(table, piece),
        powers.endurance(table, piece), powers.ronum(table, piece),
        frozenset(key for key in get_args(Keyword) if powers.has(table, piece, key)),
        tuple((each.card, each.owner) for each in piece.under),
    )  # fmt: skip


def between(before: Seen, after: Seen) -> Changes:
    """Return what is otherwise after something was done; the order within a pile is no matter."""
    found: Changes = Counter()
    for number, was in before.pieces.items():
        now = after.pieces.get(number)
        if now is None:
            found["gone", number] += 1
            continue
        for name in _NUMBERS:
            if more := getattr(now, name) - getattr(was, name):
                found[name, number, more] += 1
        for name in _FACTS:
            if getattr(now, name) != getattr(was, name):
                found[name, number, getattr(now, name)] += 1
        under, lies = Counter(was.under), Counter(now.under)
        found.update({("under", number, card, 1): count for (card, _), count in (lies - under).items()})
        found.update({("under", number, card, -1): count for (card, _), count in (under - lies).items()})
    for number, now in after.pieces.items():
        if number not in before.pieces:
            found["came", now.card, now.owner, now.seat, now.zone, now.on, now.up] += 1
    for place, cards in after.piles.items():
        was, now = Counter(before.piles[place]), Counter(cards)
        found.update({("pile", *place, card, 1): count for card, count in (now - was).items()})
        found.update({("pile", *place, card, -1): count for card, count in (was - now).items()})
    for word, one, other in (
        ("level", before.levels, after.levels),
        ("experience", before.experience, after.experience),
        ("taken", before.damages, after.damages),
        ("bears", before.bears, after.bears),
    ):
        for seat, (was, now) in enumerate(zip(one, other, strict=True)):
            if now != was:
                found[word, seat, now - was] += 1
    for place, ronum in after.unplayed.items():
        if ronum != before.unplayed[place]:
            found["unplayed", *place, ronum - before.unplayed[place]] += 1
    return found
