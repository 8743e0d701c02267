"""The combat that is going on (506 to 511)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple


class Share(NamedTuple):
    """How much damage goes to an object, or to a player where it is none."""

    thing: int
    number: int


class Attack(NamedTuple):
    """An attacking creature (508.1k)."""

    attacker: int
    seat: int
    """The player whom it attacks."""
    blocked: bool = False
    """It stays blocked though its blockers leave (509.1h)."""
    blockers: tuple[int, ...] = ()
    shares: tuple[Share, ...] = ()
    """How its damage has been assigned in this step."""


class Combat(NamedTuple):
    """What attacks and blocks whom; an object that leaves is in it no more (506.4)."""

    attacks: tuple[Attack, ...] = ()
    struck: tuple[int, ...] = ()
    """What had first strike as the first damage step began (510.4)."""

    def without(self, number: int) -> Combat:
        """Return the combat when an object is removed from it."""
        if number not in self.fighting():
            return self
        left = (each for each in self.attacks if each.attacker != number)
        attacks = (
            each._replace(blockers=tuple(one for one in each.blockers if one != number)) for each in left
        )
        return self._replace(attacks=tuple(attacks))

    def blocks(self) -> Iterator[tuple[int, Attack]]:
        """Yield each blocker with what it blocks."""
        for attack in self.attacks:
            for blocker in attack.blockers:
                yield blocker, attack

    def fighting(self) -> set[int]:
        """Return all attackers and blockers."""
        return {each.attacker for each in self.attacks} | {blocker for blocker, _ in self.blocks()}

    def dump(self) -> list[Any]:
        """Return plain JSON values."""
        attacks = [
            [*each[:3], list(each.blockers), [list(share) for share in each.shares]] for each in self.attacks
        ]
        return [attacks, list(self.struck)]

    @staticmethod
    def load(data: Sequence[Any]) -> Combat:
        """Rebuild it from `dump`."""
        attacks, struck = data
        return Combat(tuple(map(_attack, attacks)), tuple(struck))


def _attack(data: Sequence[Any]) -> Attack:
    attacker, seat, blocked, blockers, shares = data
    return Attack(attacker, seat, blocked, tuple(blockers), tuple(Share(*share) for share in shares))
