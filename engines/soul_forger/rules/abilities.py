"""Activated abilities of cards that lie face up: Skill and others (SF-56, SF-124, SF-155, SF-R70)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Play
from engines.soul_forger.cards.language import costs
from engines.soul_forger.cards.language.abilities import Ability
from engines.soul_forger.cards.meaning import changes, conditions
from engines.soul_forger.rules import announced, noting, paying, targeting, zones
from engines.soul_forger.rules.targeting import Barred
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table
from engines.soul_forger.table.voice import Voice


def usable(table: Table, seat: int, *, normal: bool) -> Iterator[str]:
    """Yield the abilities that a player may activate now; Normal ones where those may."""
    for piece, place, ability in _ready(table, seat, normal=normal):
        if not all(bill.is_payable() for bill in _bills(table, seat, piece, ability)):
            continue
        voice, barred = _voice(piece, seat), _barred(table, seat, piece, ability)
        if barred is targeting.nothing or targeting.exist(table, voice, ability.targets, barred):
            yield f"skill:{piece.key}:{place}"


def could_use(table: Table, seat: int) -> bool:
    """Tell whether a player could answer with an ability, as far as all can see: hands pay unseen."""
    return any(True for _ in _ready(table, seat, normal=False))


def _ready(table: Table, seat: int, *, normal: bool) -> Iterator[tuple[Piece, int, Ability]]:
    """Yield the abilities for which all is there that everybody sees."""
    for piece in list(table.pieces.values()):
        if piece.seat != seat or not piece.up or piece.entry or not piece.card.activated:
            continue
        if changes.cannot(table, piece, "activate"):
            continue
        voice = _voice(piece, seat)
        for place in piece.card.activated:
            ability = piece.card.abilities[place]
            in_time = normal or ability.flow_speed == "reaction"
            fresh = not ability.once or piece.used.get(place) != table.turn
            able = in_time and fresh and _has_open_cost(table, seat, piece, ability)
            gate = able and conditions.hold(table, voice, ability.gate)
            if gate and targeting.exist(table, voice, ability.targets):
                yield piece, place, ability


def _has_open_cost(table: Table, seat: int, piece: Piece, ability: Ability) -> bool:
    """Tell whether what it costs is there, but for cards that are sent."""
    for cost in ability.cost or ():
        if cost == "off_guard" and (not piece.on or changes.cannot(table, piece, "turn_off")):
            return False
        if isinstance(cost, costs.SpendCounters) and piece.counters.get(cost.kind, 0) < cost.number:
            return False
        if isinstance(cost, costs.SpendExperience) and table.sides[seat].xp < cost.number:
            return False
    return True


def _voice(piece: Piece, seat: int) -> Voice:
    return Voice(seat, piece.card.id, piece.owner, piece.id)


def _barred(table: Table, seat: int, piece: Piece, ability: Ability) -> Barred:
    """Return what bars targets that are needed to pay."""
    if not any("F" in costs.read(text).locations for text in _texts(ability)):
        return targeting.nothing

    def barred(chosen: tuple[str, ...]) -> list[str]:
        aimed = paying.aimed_pieces(chosen)
        mine = (other for other in table.pieces.values() if other.seat == seat)
        return [
            other.key
            for other in mine
            if not all(bill.is_payable() for bill in _bills(table, seat, piece, ability, (*aimed, other.id)))
        ]

    return barred


def _texts(ability: Ability) -> list[str]:
    """Return what an ability costs in cards, as it is written."""
    return [cost for cost in ability.cost or () if isinstance(cost, str) and ":" in cost]


def _bills(
    table: Table, seat: int, piece: Piece, ability: Ability, aimed: tuple[int, ...] = ()
) -> list[paying.Bill]:
    """Return what is paid in cards."""
    found = map(costs.read, _texts(ability))
    return [paying.bill(table, seat, cost, source=piece.id, aimed=aimed) for cost in found]


def announce(table: Table, seat: int, piece: Piece, place: int) -> Play[bool]:
    """Activate an ability: targets, then what it costs. False when the player goes back."""
    ability = piece.card.abilities[place]
    barred = _barred(table, seat, piece, ability)
    targets = yield from targeting.choose(
        table, _voice(piece, seat), ability.targets, back=True, barred=barred
    )  # fmt: skip
    if targets is None:
        return False
    aimed = paying.aimed_pieces(targets)
    paid = paying.Paid()
    for bill in _bills(table, seat, piece, ability, aimed):
        answer = yield from paying.ask(bill, seat, piece.card.id)
        if answer is None:
            return False
        paid = paying.Paid(answer.x or paid.x, (*paid.keys, *answer.keys))
    if ability.once:
        piece.used[place] = table.turn
    cards = paying.send(table, seat, paid)
    _pay_openly(table, seat, piece, ability)
    noting.note(table, "activated", seat, piece)
    number = table.number()
    announced.put(
        table,
        Entry(
            number,
            "ability",
            seat,
            piece.card.id,
            piece.owner,
            piece.id,
            place,
            targets,
            x=paid.x,
            paid=cards,
        ),
    )
    return True


def _pay_openly(table: Table, seat: int, piece: Piece, ability: Ability) -> None:
    """Turn Off-guard, spend counters and experience, send the card itself."""
    for cost in ability.cost or ():
        if cost == "off_guard":
            zones.turn(table, piece, on=False)
        elif isinstance(cost, costs.SpendCounters):
            left = piece.counters.pop(cost.kind) - cost.number
            if left:
                piece.counters[cost.kind] = left
        elif isinstance(cost, costs.SpendExperience):
            zones.gain_experience(table, seat, -cost.number)
        elif cost == "send_this":
            zones.leave(table, piece, "sent")
