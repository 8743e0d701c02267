"""Which Spirits and cards are meant (`selectors`), and who picks among them (NX-D11, NX-D16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engines.kernel import Choose, DecisionContext, Pick, Play
from engines.noxtalia.cards.catalogue import Card
from engines.noxtalia.language.parts import Side as Group
from engines.noxtalia.language.parts import Who
from engines.noxtalia.language.selectors import All, AtRandom, CardFilter, LowestPv, Selector, SpiritFilter
from engines.noxtalia.table.die import pick_at_random
from engines.noxtalia.table.pieces import Spirit
from engines.noxtalia.table.resolving_effect import ResolvingEffect
from engines.noxtalia.table.state import Side, Table

T = TypeVar("T")
Useful = Callable[[Spirit], bool]


def select(table: Table, use: ResolvingEffect, selector: Selector, useful: Useful) -> Play[list[Spirit]]:
    """Return the Spirits that an action works on; ask where the user has a choice.

    `useful` tells on which the action would do something: only the Robot minds (NX-R59).
    """
    if isinstance(selector, str | All):
        return meant(table, use, selector)
    if isinstance(selector, AtRandom):
        return _at_random(table, _candidates(table, use, selector.side, selector.filter), selector.number)
    among = meant(table, use, selector)
    number = 1 if isinstance(selector, LowestPv) else selector.number
    return (yield from choose_spirits(table, use, among, number, useful))


def meant(table: Table, use: ResolvingEffect, selector: Selector) -> list[Spirit]:
    """Return the Spirits that a selector means, nobody asked: all that may be chosen."""
    table.tick()
    if isinstance(selector, str):
        spirit = _named(table, use, selector)
        return [spirit] if spirit is not None and spirit.alive else []
    if isinstance(selector, All):
        return _candidates(table, use, selector.side, selector.filter, own=True)
    among = _candidates(table, use, selector.side, selector.filter)
    if isinstance(selector, LowestPv) and among:
        lowest = min(spirit.pv for spirit in among)
        return [spirit for spirit in among if spirit.pv == lowest]
    return among


def _named(table: Table, use: ResolvingEffect, word: str) -> Spirit | None:
    attack = table.going_on
    match word:
        case "target":
            return use.target
        case "host":
            return use.host
        case "self_spirit" if use.role == "passive":
            return use.host
        case _ if attack is None:
            return None
        case "self_spirit":
            return table.sides[attack.attacker].spirits[attack.place] if attack.by_spirit else None
        case _:
            return table.target_of(attack)


def _candidates(
    table: Table, use: ResolvingEffect, group: Group, wanted: SpiritFilter, *, own: bool = False
) -> list[Spirit]:
    """Return the living Spirits of a side; of allies one's own only, when `own` (NX-H5)."""
    if group == "enemy":
        sides = table.opponents(use.seat)
    else:
        sides = table.sides[use.seat : use.seat + 1] if own else table.allies(use.seat)
    return [
        spirit
        for side in sides
        for spirit in side.spirits
        if spirit.alive and _fits(table, use, spirit, wanted)
    ]


def _fits(table: Table, use: ResolvingEffect, spirit: Spirit, wanted: SpiritFilter) -> bool:
    if wanted.element and spirit.body.element not in wanted.element:
        return False
    if wanted.charged is not None and spirit.charged is not wanted.charged:
        return False
    if wanted.wounded is not None and (spirit.pv < spirit.body.max_pv) is not wanted.wounded:
        return False
    if wanted.attached is not None and bool(spirit.attached) is not wanted.attached:
        return False
    if not wanted.other:
        return True
    words = ("target", "attacked", "host")
    if use.role == "attack":  # a Spirit that attacks by itself is none of the others either
        words = (*words, "self_spirit")
    return all(spirit is not _named(table, use, word) for word in words)


def fits_card(card: Card, wanted: CardFilter) -> bool:
    """Tell whether a capacity is of the kind."""
    if wanted.type is not None and card.type != wanted.type:
        return False
    if wanted.element and card.element not in wanted.element:
        return False
    return wanted.keyword is None or has_keyword(card, wanted.keyword)


def has_keyword(card: Card, keyword: str) -> bool:
    """Tell whether a capacity has a keyword (NX-78 to NX-84)."""
    match keyword:
        case "ultime":
            return card.ultime
        case "zone":
            return card.zone
        case "amelioration":
            return card.attach == "ally"
        case _:
            return card.attach == "enemy"


def player(table: Table, use: ResolvingEffect, who: Who) -> Side | None:
    """Return the player, or the opponent, of an effect; None for one who is out."""
    seat = use.seat if who == "player" else use.foe
    if seat < 0 or table.sides[seat].out:
        return None
    return table.sides[seat]


# Who picks


def decides(table: Table, seat: int) -> bool:
    """Tell whether somebody sits there who can be asked (NX-104, NX-H3)."""
    side = table.sides[seat]
    return not side.robot and not side.out


def choose_spirits(
    table: Table, use: ResolvingEffect, among: Sequence[Spirit], number: int, useful: Useful
) -> Play[list[Spirit]]:
    """Let the user of a card pick Spirits; no question where there is no choice."""
    if len(among) <= number:
        return list(among)
    if not decides(table, use.seat):
        best = [spirit for spirit in among if useful(spirit)]
        return _at_random(table, best if len(best) >= number else among, number)
    keys = tuple(spirit.key for spirit in among)
    if number == 1:
        key: str = yield Choose(use.seat, "pick_spirit", keys, about=DecisionContext(card=use.card))
        return [table.spirit(key)]
    picked: tuple[str, ...] = yield Pick(
        use.seat, "pick_spirits", keys, number, number, about=DecisionContext(card=use.card)
    )
    return [table.spirit(key) for key in picked]


def _at_random(table: Table, among: Sequence[T], number: int) -> list[T]:
    left = list(among)
    return [pick_at_random(table, left) for _ in range(min(number, len(left)))]


def pick_cards(
    table: Table, seat: int, kind: str, keys: Sequence[str], number: int, card: str, *, hidden: bool = False
) -> Play[tuple[str, ...]]:
    """Let a player pick cards that they see; no question where there is no choice."""
    if len(keys) <= number:
        return tuple(keys)
    if not decides(table, seat):
        return tuple(_at_random(table, keys, number))
    return (
        yield Pick(seat, kind, tuple(keys), number, number, hidden=hidden, about=DecisionContext(card=card))
    )
