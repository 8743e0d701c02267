"""Damage to creatures and players (SF-2, SF-54), and that of combat (SF-111, SF-R43 to SF-R49)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.soul_forger.evaluation import changes, powers
from engines.soul_forger.rules import event_bus, keywords, state_based_actions
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.fighters import attacker_of, defending_piece
from engines.soul_forger.table.entry import Combat
from engines.soul_forger.table.keys import piece, player
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table


class Hit(NamedTuple):
    """Damage of one moment: what deals it, to a creature or to a player, and how much."""

    source: Piece | None
    seat: int
    """The player who is hit, or controls the creature that is."""
    creature: Piece | None
    number: int
    unpreventable: bool = False
    exact: bool = False
    """Nothing adds to it, prevents it or turns it away."""


class Supposed(NamedTuple):
    """A card with so much more power and Endurance, for who asks what would be then."""

    piece: int = 0
    power: int = 0
    endurance: int = 0


AS_IT_IS = Supposed()
Side: TypeAlias = Literal["attacker", "other"]
Used: TypeAlias = tuple[Any, Hit]
"""A change that held for one time only, and the damage that it held for."""


def deal(table: Table, hits: Sequence[Hit], *, combat: bool = False) -> None:
    """Deal damage at the same moment; what falls by it falls at once (SF-57, SF-112)."""
    table.stirred = True
    dealt = [hit for hit in (_used_up(table, asked, combat) for asked in hits) if hit.number > 0]
    blame: dict[int, list[Piece]] = {}
    for hit in dealt:
        was = _seen(table, hit)
        if hit.creature is None:
            table.sides[hit.seat].damage += hit.number
        else:
            hit.creature.damage += hit.number
        _tell(table, hit, was, combat)
        if hit.creature is not None and hit.source is not None:
            blame.setdefault(hit.creature.id, []).append(hit.source)
    event_bus.note(table, *(each for hit in dealt for each in _happenings(hit, combat)))
    state_based_actions.check(table, blame, combat=combat)


def _seen(table: Table, hit: Hit) -> int:
    """Return what is counted of what is hit, for who listens: a player’s damage, a creature’s Endurance."""
    if table.journal is None:
        return 0
    return table.sides[hit.seat].damage if hit.creature is None else powers.seen_left(table, hit.creature)


def _tell(table: Table, hit: Hit, was: int, combat: bool) -> None:
    if table.journal is None:
        return
    facts: dict[str, Any] = {"seat": hit.seat, "count": hit.number, "combat": combat}
    if hit.source is not None and hit.source.up:
        facts["by"] = table.named(hit.source.card.id)
    if hit.creature is None:
        facts |= powers.seen_damage(table, hit.seat, was)
        table.tell("player_damaged", **facts, on=player(hit.seat))
    else:
        on = piece(hit.creature.id)
        facts |= {"was": was, "now": _seen(table, hit)}
        table.tell("damaged", card=table.named(hit.creature.card.id), **facts, on=on)


def _happenings(hit: Hit, combat: bool) -> Iterator[GameEvent]:
    """Yield what damage is to those who wait for it."""
    by = (hit.source,) if hit.source is not None else ()
    damaged = GameEvent("damaged", hit.seat, hit.creature, by, hit.number, combat)
    if hit.creature is None:
        yield damaged._replace(kind="player_damaged")
        damaged = damaged._replace(worn=True)
    yield damaged


_OF_DAMAGE = ("redirect", "extra_damage", "prevent")
"""The kinds of change by which damage is not as it was to be; mostly there are none."""


def _used_up(table: Table, asked: Hit, combat: bool) -> Hit:
    """Return damage as it is dealt, and end what held for this damage alone."""
    dealt, used = as_dealt(table, asked, combat)
    for change, hit in used:
        changes.use_up(table, change, hit.creature.id if hit.creature is not None else 0, hit.seat)
    return dealt


def as_dealt(table: Table, asked: Hit, combat: bool) -> tuple[Hit, list[Used]]:
    """Return damage as it is dealt, to whom it is turned and as much as it is then, and what that uses up.

    It changes nothing: who foresees damage asks it as well.
    """
    if asked.exact or table.kinds.isdisjoint(_OF_DAMAGE):
        return asked, []
    hit = _redirected(table, asked, combat)
    number, used = _reduced(table, hit, combat)
    return hit._replace(number=number), used


def _reduced(table: Table, hit: Hit, combat: bool) -> tuple[int, list[Used]]:
    """Return what is dealt after what adds to it and prevents it, and what that uses up."""
    used: list[Used] = []
    if hit.number <= 0:
        return hit.number, used
    number = hit.number + sum(value for _, value in _changed(table, hit, "extra_damage", combat))
    if hit.unpreventable:
        return number, used
    for change, value in _changed(table, hit, "prevent", combat):
        if number <= 0:
            break
        number -= number if change.value is None else value
        if change.next_only:
            used.append((change, hit))
    return max(0, number), used


def _changed(table: Table, hit: Hit, kind: str, combat: bool) -> list[tuple[Any, int]]:
    """Return the changes of a kind that concern this damage (SF-R71)."""
    if hit.creature is not None:
        found = changes.on_piece(table, hit.creature, kind)
    else:
        found = changes.on_player(table, hit.seat, kind)
    kinds = ("any", "combat" if combat else "other")
    return [(change, value) for change, value in found if change.kind in kinds]


def _redirected(table: Table, hit: Hit, combat: bool) -> Hit:
    """Return the damage as it is dealt to another instead, if so: to a creature or a player, once."""
    if hit.number <= 0:
        return hit
    for _, value in _changed(table, hit, "redirect", combat):
        piece = table.pieces.get(value)
        if value < 0 and -1 - value in table.living():
            return hit._replace(seat=-1 - value, creature=None)
        if piece is not None:
            return hit._replace(seat=piece.seat, creature=piece if piece.is_creature else None)
    return hit


def lose_endurance(table: Table, seat: int, number: int) -> None:
    """Let a player take damage that nothing deals, reduces or turns away (SF-137, SF-R13)."""
    deal(table, [Hit(None, seat, None, number, exact=True)])


def fight(table: Table) -> None:
    """Deal combat damage: what deals first, then everyone left who has not dealt (SF-111, SF-R46)."""
    combat = table.combat
    if combat is None:
        return
    for moment in moments(table, attacker_of(table, combat), defending_piece(table, combat)):
        attacker, other = attacker_of(table, combat), defending_piece(table, combat)
        found = [hit for side in moment for hit in hits_of(table, combat, side, attacker, other)]
        if found:
            deal(table, found, combat=True)
        if table.combat is not combat:  # one of the two players has fallen
            return


def moments(table: Table, attacker: Piece | None, other: Piece | None) -> tuple[Sequence[Side], ...]:
    """Return which sides deal combat damage first, and which after them."""
    first = attacker is not None and keywords.deals_first(table, attacker, attacking=True)
    if first is (other is not None and keywords.deals_first(table, other, attacking=False)):
        return (("attacker", "other"),)
    return (("attacker",), ("other",)) if first else (("other",), ("attacker",))


def is_player_hit(table: Table, combat: Combat) -> bool:
    """Tell whether the attack hits the player: attacked and not blocked, or blocking themselves (SF-82)."""
    if not combat.blocker:
        return not combat.target
    blocker = defending_piece(table, combat)
    return blocker is not None and blocker.is_weapon


def hits_of(
    table: Table, combat: Combat, side: Side, attacker: Piece | None, other: Piece | None,
    supposed: Supposed = AS_IT_IS,
) -> list[Hit]:  # fmt: skip
    """Return what one side deals of those who are left: nobody deals to what is gone."""
    if attacker is None:
        return []
    if side == "attacker":
        return _hits_of_attacker(table, combat, attacker, other, supposed)
    if other is None or powers.fights_with(table, attacker, "range"):  # SF-151
        return []
    hurt = None if attacker.is_weapon else attacker  # SF-R43
    return [Hit(other, combat.seat, hurt, _power(table, other, supposed))]


def _hits_of_attacker(
    table: Table, combat: Combat, attacker: Piece, other: Piece | None, supposed: Supposed
) -> list[Hit]:
    power = _power(table, attacker, supposed)
    if is_player_hit(table, combat):
        return [Hit(attacker, combat.defender, None, power)]
    if other is None:
        return []
    if powers.fights_with(table, attacker, "impale"):  # SF-145, SF-R47
        more = supposed.endurance if supposed.piece == other.id else 0
        left = max(0, powers.endurance_left(table, other) + more)
        if power > left:
            through = Hit(attacker, other.seat, None, power - left)
            return [Hit(attacker, combat.defender, other, left), through]
    return [Hit(attacker, combat.defender, other, power)]


def _power(table: Table, fighter: Piece, supposed: Supposed) -> int:
    power = powers.power(table, fighter)
    return max(0, power + supposed.power) if supposed.piece == fighter.id else power
