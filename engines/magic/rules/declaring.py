"""Declaring attackers and blockers (508, 509)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Assign, AssignBounds, Play
from engines.magic.cards.catalogue import Traits
from engines.magic.cards.keywords import evasion
from engines.magic.cards.keywords.speed import defender, haste, vigilance
from engines.magic.evaluation import filters
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.layers import voice_of
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.abilities import Evasion
from engines.magic.rules import priority
from engines.magic.rules.events import apply_events
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.combat import Attack, Combat
from engines.magic.table.pieces import Perm
from engines.magic.table.state import Table


def able_to_attack(table: Table) -> list[int]:
    """Return the creatures that can attack (508.1a, 508.1c)."""
    board, perms = board_of(table), table.perms
    return [
        each for each in board.creatures[table.active] if _may_attack(table, perms[each], board.traits[each])
    ]


def _may_attack(table: Table, perm: Perm, traits: Traits) -> bool:
    rested = perm.since < table.turn or haste(traits)  # 302.6
    return rested and not perm.tapped and not defender(traits)


def ask_attackers(table: Table) -> Play[bool]:
    """Let the active player declare attackers, each with whom it attacks (508.1, MN-D11)."""
    able = able_to_attack(table)
    other = table.other(table.active)
    keys = tuple(map(naming.thing, able))
    answer = yield Assign(
        table.active, "attackers", keys, ((naming.player(other),),) * len(keys), default=("",) * len(keys)
    )
    declare_attackers(table, [number for number, place in zip(able, answer, strict=True) if place])
    return True


def declare_attackers(table: Table, numbers: list[int]) -> None:
    """Let creatures attack; attacking taps those without vigilance (508.1f, 508.1k)."""
    other, board = table.other(table.active), board_of(table)
    if numbers:
        table.combat = Combat(tuple(Attack(number, other) for number in numbers))
        table.moved_on("combat")
        table.tell("attack", seat=table.active, cards=[_named(table, number) for number in numbers])
        tapping = [number for number in numbers if not vigilance(board.traits[number])]
        apply_events(table, *(GameEvent("taps", table.active, "combat", number) for number in tapping))
        apply_events(
            table, *(GameEvent("attacks", table.active, "combat", number) for number in numbers)
        )  # 508.3a
    table.begun = True
    priority.give(table, table.active)


def _blocked(table: Table, combat: Combat) -> Iterator[GameEvent]:
    """Yield that creatures block, and that attackers become blocked by them (509.3a, 509.3d)."""
    for attack in combat.attacks:
        for blocker in attack.blockers:
            yield GameEvent("blocks", attack.seat, "combat", blocker, source=attack.attacker)
        for blocker in attack.blockers:
            yield GameEvent("blocked", table.active, "combat", attack.attacker, source=blocker)


def _named(table: Table, number: int) -> object:
    return table.named(table.perms[number].card.id)


def blocking(table: Table) -> Assign:
    """Return the question who blocks what (509.1a, 509.1b)."""
    assert table.combat is not None
    seat, traits = table.other(table.active), board_of(table).traits
    places: dict[int, list[str]] = {}
    for blocker, attacker in _pairs(table):
        places.setdefault(blocker, []).append(naming.thing(attacker))
    least = {each.attacker: evasion.menace(traits[each.attacker]) for each in table.combat.attacks}
    bounds = {
        naming.thing(each): AssignBounds(number, max(number, len(places)))
        for each, number in least.items()
        if number > 1
    }
    keys = tuple(map(naming.thing, places))
    can = tuple(map(tuple, places.values()))
    return Assign(seat, "blockers", keys, can, bounds=bounds, default=("",) * len(keys))


def _pairs(table: Table) -> Iterator[tuple[int, int]]:
    """Yield each creature that could block with each attacker that lets it (509.1a, 509.1b)."""
    able = _able_to_block(table)
    if table.combat is None or not able:
        return
    traits = board_of(table).traits
    attackers = [each.attacker for each in table.combat.attacks]
    walks = any(evasion.walks(traits[each]) for each in attackers)
    lands = _lands(table, table.other(table.active)) if walks else frozenset[str]()
    for blocker in able:
        for each in attackers:
            attacks = traits[each]
            if evasion.can_block(attacks, traits[blocker], lands) and (
                not attacks.texts or _lets(table, each, blocker)
            ):
                yield blocker, each


def _lets(table: Table, attacker: int, blocker: int) -> bool:
    """Tell whether what is written on an attacker lets a creature block it (509.1b)."""
    board = board_of(table)
    rules = [text.model for text in board.traits[attacker].texts if isinstance(text.model, Evasion)]
    if not rules:
        return True
    scope = Scope(table, board, voice_of(table.perms[attacker]))
    seen = find(table, board, blocker)
    return seen is not None and all(filters.fits(scope, each.by, seen) is each.only for each in rules)


def _lands(table: Table, seat: int) -> frozenset[str]:
    """Return the land types that a player controls (702.14c)."""
    board = board_of(table)
    found: set[str] = set()
    for number, perm in table.perms.items():
        if perm.seat == seat and "land" in board.traits[number].types:
            found |= board.traits[number].subs
    return frozenset(found)


def can_block(table: Table) -> bool:
    """Tell whether any block is legal: one alone always is, where nothing asks for more of them."""
    traits = board_of(table).traits
    if any(evasion.menace(traits[attacker]) == 1 for _, attacker in _pairs(table)):
        return True
    return table.combat is not None and blocking(table).count() > 1


def _able_to_block(table: Table) -> list[int]:
    """Return the creatures of the defending player that are not tapped (509.1a)."""
    perms = table.perms
    return [each for each in board_of(table).creatures[table.other(table.active)] if not perms[each].tapped]


def ask_blockers(table: Table) -> Play[bool]:
    """Let the defending player declare blockers (509.1, MN-D12)."""
    question = blocking(table)
    answer = yield question
    pairs = zip(question.keys, answer, strict=True)
    declare_blockers(
        table, {naming.thing_named(key): naming.thing_named(place) for key, place in pairs if place}
    )
    return True


def declare_blockers(table: Table, blocks: dict[int, int]) -> None:
    """Let creatures block: an attacker that any blocks is blocked (509.1g, 509.1h)."""
    combat = table.combat
    assert combat is not None
    attacks: list[Attack] = []
    for attack in combat.attacks:
        blockers = tuple(number for number, blocked in blocks.items() if blocked == attack.attacker)
        attacks.append(attack._replace(blocked=True, blockers=blockers) if blockers else attack)
        if blockers:
            cards = [_named(table, number) for number in blockers]
            table.tell("block", seat=attack.seat, cards=cards, card=_named(table, attack.attacker))
    table.combat = combat._replace(attacks=tuple(attacks))
    table.moved_on("combat")
    apply_events(table, *_blocked(table, table.combat))
    table.begun = True
    priority.give(table, table.active)
