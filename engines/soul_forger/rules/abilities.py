"""Activated abilities of cards that lie face up: Skill and others (SF-56, SF-124, SF-155, SF-R70)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engines.kernel import BACK, DecisionContext, Number, Play
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.cards.texts import Text
from engines.soul_forger.evaluation import changes, conditions, powers
from engines.soul_forger.language import costs
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.costs import AbilityCost
from engines.soul_forger.rules import announced, damage, event_bus, last_known, paying, targeting, zones
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.rules.targeting import Barred
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.entry import Entry, Gone
from engines.soul_forger.table.keys import skill
from engines.soul_forger.table.pieces import ABILITIES, Piece, slot_of
from engines.soul_forger.table.state import Table


class AbilityPower(NamedTuple):
    """An ability that a piece has: its card's, or that of what is attuned to it (SF-139)."""

    piece: Piece
    card: Card
    owner: int
    """Of the card that says it."""
    number: int
    """Of what is attuned; 0 for the piece's own card."""
    place: int

    @property
    def ability(self) -> Ability:
        """Return what it says."""
        return self.card.abilities[self.place]

    @property
    def text(self) -> Text:
        """Return what is asked of it again and again."""
        return self.card.texts[self.place]

    @property
    def slot(self) -> int:
        """Return where it stands on the piece."""
        return slot_of(self.number, self.place)

    @property
    def voice(self) -> EffectContext:
        """Return who speaks in it."""
        return EffectContext(self.piece.seat, self.card.id, self.owner, self.piece.id)


def power_at(table: Table, on: int, slot: int) -> AbilityPower:
    """Return the ability that stands at a slot of a piece."""
    piece = table.pieces[on]
    number, place = divmod(slot, ABILITIES)
    card, owner = next((card, owner) for card, owner, each in table.speaking(piece) if each == number)
    return AbilityPower(piece, card, owner, number, place)


def usable(purse: Purse, *, normal: bool) -> Iterator[str]:
    """Yield the abilities that a player may activate now; Normal ones where those may."""
    table = purse.table
    for power in _ready(table, purse.seat, normal=normal):
        if not all(bill.is_payable() for bill in _bills(purse, power)):
            continue
        barred = _barred(purse, power)
        if barred is targeting.nothing or targeting.exist(table, power.voice, power.ability.targets, barred):
            yield skill(power.piece.id, power.slot)


def could_use(table: Table, seat: int) -> bool:
    """Tell whether a player could answer with an ability, as far as all can see: hands pay unseen."""
    return any(True for _ in _ready(table, seat, normal=False))


def _ready(table: Table, seat: int, *, normal: bool) -> Iterator[AbilityPower]:
    """Yield the abilities for which all is there that everybody sees."""
    for piece in table.rows.able(seat):
        if not piece.up or piece.entry or changes.cannot(table, piece, "activate"):
            continue
        for card, owner, number in table.speaking(piece):
            for place in card.activated:
                text = card.texts[place]
                if not (normal or text.reaction):
                    continue
                if text.once and piece.used.get(slot_of(number, place)) == table.turn:
                    continue
                if not _has_open_cost(table, seat, piece, text):
                    continue
                power = AbilityPower(piece, card, owner, number, place)
                gate = not text.gate or conditions.hold(table, power.voice, text.gate)
                if gate and (not text.targets or targeting.exist(table, power.voice, text.targets)):
                    yield power


def _has_open_cost(table: Table, seat: int, piece: Piece, text: Text) -> bool:
    """Tell whether what it costs is there, but for cards that are sent."""
    if text.is_skill and (not piece.on or changes.cannot(table, piece, "turn_off")):
        return False
    if any(piece.counters.get(cost.kind, 0) < cost.number for cost in text.counters):
        return False
    return table.sides[seat].xp >= text.experience and _can_take(table, seat) >= text.damage


def _can_take(table: Table, seat: int) -> int:
    """Return how much damage a player can pay with: nobody defeats themselves so."""
    return powers.player_endurance_left(table, seat) - 1


def _barred(purse: Purse, power: AbilityPower) -> Barred:
    """Return what bars targets that are needed to pay."""
    if not any("F" in cost.locations for cost in power.text.costs):
        return targeting.nothing

    def barred(chosen: tuple[str, ...]) -> list[str]:
        aimed = paying.aimed_pieces(chosen)
        return [
            piece.key
            for piece in purse.field
            if not all(bill.is_payable() for bill in _bills(purse, power, (*aimed, piece.id)))
        ]

    return barred


def _bills(purse: Purse, power: AbilityPower, aimed: tuple[int, ...] = ()) -> list[paying.Bill]:
    """Return what is paid in cards."""
    return [paying.bill(purse, cost, source=power.piece.id, aimed=aimed) for cost in power.text.costs]


def announce(table: Table, seat: int, power: AbilityPower) -> Play[bool]:
    """Activate an ability: targets, then what it costs. False when the player goes back."""
    piece, ability = power.piece, power.ability
    purse = Purse(table, seat)
    barred = _barred(purse, power)
    targets = yield from targeting.choose(table, power.voice, ability.targets, back=True, barred=barred)
    if targets is None:
        return False
    paid = paying.PaidCost()
    for bill in _bills(purse, power, paying.aimed_pieces(targets)):
        answer = yield from paying.ask(bill, seat, power.card.id)
        if answer is None:
            return False
        paid = paying.PaidCost(answer.x or paid.x, (*paid.keys, *answer.keys))
    if power.text.numbered is not None:
        x = yield from _name_x(table, seat, power, power.text.numbered)
        if x == BACK:
            return False
        paid = paid._replace(x=x)
    if ability.once:
        piece.used[power.slot] = table.turn
    cards = paying.send(table, seat, paid)
    gone = _pay_openly(table, seat, piece, ability, paid.x)
    event_bus.note(table, GameEvent("activated", seat, piece))
    announced.put(
        table,
        Entry(
            table.number(), "ability", seat, power.card.id, power.owner, piece.id, power.place, targets,
            x=paid.x, paid=cards, gone=gone,
        ),
    )  # fmt: skip
    return True


def _name_x(table: Table, seat: int, power: AbilityPower, cost: AbilityCost) -> Play[Any]:
    """Let the player name how much they spend, or take (SF-R37)."""
    most = table.sides[seat].xp if isinstance(cost, costs.SpendExperience) else _can_take(table, seat)
    most = min(paying.MOST_X, most)
    if most == 1:
        return 1
    return (
        yield Number(
            seat,
            "x",
            1,
            most,
            about=DecisionContext(card=power.card.id),
            back=True,
            default=BACK,
            hidden=True,
        )
    )


def _pay_openly(table: Table, seat: int, piece: Piece, ability: Ability, x: int) -> tuple[Gone, ...]:
    """Turn Off-guard, spend, take damage, send the card itself; return how it was last."""
    gone: tuple[Gone, ...] = ()
    for cost in ability.cost or ():
        if cost == "off_guard":
            zones.turn(table, piece, on=False)
        elif isinstance(cost, costs.SpendCounters):
            zones.have_counters(table, piece, cost.kind, piece.counters[cost.kind] - cost.number)
        elif isinstance(cost, costs.SpendExperience):
            zones.gain_experience(table, seat, -(x if cost.number == "x" else cost.number))
        elif isinstance(cost, costs.TakeDamage):
            number = x if cost.number == "x" else cost.number
            damage.deal(table, [damage.Hit(piece, seat, None, number, exact=True)])
        elif cost == "send_this":
            gone = (last_known.seen_last(table, piece, "grave"),)
            zones.leave(table, piece, "sent")
    return gone
