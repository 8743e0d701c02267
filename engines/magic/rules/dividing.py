"""The combat damage step: damage is assigned, then all is dealt at one moment (510)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import DecisionContext, Distribute, Play
from engines.magic.cards.keywords.hurting import trample
from engines.magic.cards.keywords.speed import double_strike, first_strike
from engines.magic.evaluation.board import board_of
from engines.magic.rules.damage import lethal
from engines.magic.rules.events import apply_events
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, hits
from engines.magic.table.combat import Attack, Combat, Share
from engines.magic.table.state import Table

THE_PLAYER = 0
"""Stands in a share for the player who is attacked."""


def has_first_strikers(table: Table) -> bool:
    """Tell whether any attacker or blocker deals its damage first (510.4)."""
    return bool(_first_strikers(table))


def _first_strikers(table: Table) -> tuple[int, ...]:
    traits, combat = board_of(table).traits, table.combat
    fighting = combat.fighting() if combat is not None else ()
    return tuple(sorted(number for number in fighting if first_strike(traits[number])))


def begin_first(table: Table) -> None:
    """Note who deals damage in the first of two steps (510.4)."""
    assert table.combat is not None
    table.combat = table.combat._replace(struck=_first_strikers(table))


def _strikes(table: Table, combat: Combat, number: int) -> bool:
    """Tell whether a creature assigns damage in this step: with power above 0 (510.1a, 510.4)."""
    traits, first = board_of(table).traits[number], table.step == "first_damage"
    in_turn = (number in combat.struck) is first or (not first and double_strike(traits))  # 702.4c, 702.4d
    return in_turn and traits.power > 0


def question(table: Table) -> Distribute | None:
    """Return how the next attacker's damage may be divided; None where no choice is left (510.1c, MN-D13).

    A creature blocks one attacker, so no two of them assign to the same one: each division is legal by
    itself (510.1e).
    """
    combat = table.combat
    assert combat is not None
    for attack in combat.attacks:
        if not attack.shares and _strikes(table, combat, attack.attacker):
            asked = _division(table, attack)
            if asked is not None and asked.count() > 1:
                return asked
    return None


def _recipients(table: Table, attack: Attack) -> list[int]:
    """Return what an attacker assigns its damage to (510.1b, 510.1c, 702.19b, 702.19d)."""
    if not attack.blocked:
        return [THE_PLAYER]
    over = trample(board_of(table).traits[attack.attacker])
    return [*attack.blockers, *([THE_PLAYER] if over else [])]


def _division(table: Table, attack: Attack) -> Distribute | None:
    to = _recipients(table, attack)
    if len(to) < 2:
        return None
    gate = tuple(lethal(table, number, attack.attacker) for number in to[:-1])
    keys = tuple(naming.thing(number) if number else naming.player(attack.seat) for number in to)
    power = board_of(table).traits[attack.attacker].power
    about = DecisionContext(piece=naming.thing(attack.attacker))
    return Distribute(
        table.active, "damage", keys, power, gate=gate if to[-1] == THE_PLAYER else (), about=about
    )


def ask(table: Table) -> Play[bool]:
    """Let the active player divide the damage of an attacker (510.1)."""
    asked = question(table)
    combat = table.combat
    assert asked is not None
    assert combat is not None
    answer = yield asked
    number = naming.thing_named(asked.about.the_piece)
    shares = _shares(asked.keys, answer)
    table.combat = combat._replace(
        attacks=tuple(
            each._replace(shares=shares) if each.attacker == number else each for each in combat.attacks
        )
    )
    return True


def _shares(keys: tuple[str, ...], amounts: tuple[int, ...]) -> tuple[Share, ...]:
    return tuple(Share(naming.thing_named(key), number) for key, number in zip(keys, amounts, strict=True))


def deal(table: Table) -> None:
    """Deal all combat damage of this step at one moment (510.2)."""
    combat = table.combat
    assert combat is not None
    apply_events(table, *_from_attackers(table, combat), *_from_blockers(table, combat))
    if any(each.shares for each in combat.attacks):
        table.combat = combat._replace(attacks=tuple(each._replace(shares=()) for each in combat.attacks))


def _from_attackers(table: Table, combat: Combat) -> Iterator[GameEvent]:
    for attack in combat.attacks:
        if _strikes(table, combat, attack.attacker):
            for share in attack.shares or _forced(table, attack):
                yield from _hit(table, attack, share)


def _forced(table: Table, attack: Attack) -> tuple[Share, ...]:
    """Return how damage is assigned where there is no choice."""
    asked = _division(table, attack)
    if asked is not None:
        (only,) = asked.answers()
        return _shares(asked.keys, only)  # pyright: ignore[reportArgumentType]: it deals out numbers
    power = board_of(table).traits[attack.attacker].power
    return tuple(Share(number, power) for number in _recipients(table, attack))


def _hit(table: Table, attack: Attack, share: Share) -> Iterator[GameEvent]:
    if not share.number:  # 120.8
        return
    if share.thing == THE_PLAYER:
        yield GameEvent("damages", attack.seat, "combat", number=share.number, source=attack.attacker)
    else:
        yield hits(table.perms[share.thing], share.number, attack.attacker)


def _from_blockers(table: Table, combat: Combat) -> Iterator[GameEvent]:
    """Yield what blockers deal to what they block (510.1d)."""
    for blocker, attack in combat.blocks():
        if _strikes(table, combat, blocker):
            power = board_of(table).traits[blocker].power
            yield hits(table.perms[attack.attacker], power, blocker)
