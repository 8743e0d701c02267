"""Whether using something up helps to pay, and what: it is tried on copies of the table (601.2g, 605.3a).

Until all is announced, nothing is done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import itemgetter

from engines.kernel.decisions.keys import copies
from engines.magic.evaluation.objects import lying_at
from engines.magic.language.costs import ANY, Cost, needs, plain_ways
from engines.magic.rules import making, mana, plans
from engines.magic.rules.making import Given, ManaOffer
from engines.magic.rules.plans import Picked, Plan
from engines.magic.table import keys as naming
from engines.magic.table.state import Table

MOST = 12
"""So many are used for one payment."""
_TABLES = 200
"""So many tables are tried for one payment; what is not found then must be used before."""
_OFFERS = 400
"""So many are tried for all that is offered next."""


@dataclass(eq=False)
class _Tried:
    """A table on which some have been used; what is found out about it is kept."""

    table: Table
    plan: Plan
    uses: tuple[str, ...]
    before: Table
    """As it was before any."""
    _after: dict[str, _Tried | None] = field(default_factory=dict[str, "_Tried | None"])
    _known: dict[tuple[int, int, int], int] = field(default_factory=dict[tuple[int, int, int], int])

    def was_there(self, key: str) -> bool:
        """Tell whether an object, or a card of the hand, was there before: what has come pays nothing."""
        number = naming.thing_named(key)
        if number:
            return number in self.before.perms or lying_at(self.before, number) is not None
        return key in copies(self.before.sides[self.plan.voice.seat].hand)

    def afresh(self) -> _Tried:
        """Return it as if none had been used for it."""
        return _Tried(self.table, self.plan, (), self.before)

    def after(self, key: str) -> _Tried | None:
        """Return it after one more is used; None where somebody must choose about it first."""
        if key not in self._after:
            table = self.table.copy()
            making.use(table, self.plan.voice.seat, key)
            uses = (*self.uses, key)
            self._after[key] = None if table.pending else _Tried(table, self.plan, uses, self.before)
        return self._after[key]

    @cached_property
    def offers(self) -> list[ManaOffer]:
        """Return all that can be used."""
        return making.offers(self.table, self.plan.voice.seat, self.was_there)

    @cached_property
    def keys(self) -> list[str]:
        """Return the ways to use them, of what is alike the oldest."""
        return making.different(self.table, [key for offer in self.offers for key in offer.keys])

    @cached_property
    def following(self) -> list[str]:
        """Return those that may follow the last one: of two that hinder each other in no order, in one."""
        if not self.uses:
            return self.keys
        last, before = making.rank(self.uses[-1]), making.taken(self.uses[-1])
        gone = {key for offer in self.offers if offer.gone for key in offer.keys}
        return [
            key
            for key in self.keys
            if making.rank(key) >= last or not _gone(key, itself=key in gone).isdisjoint(before)
        ]

    @cached_property
    def gives(self) -> dict[str, Given]:
        """Return what each way to use one gives."""
        return {
            key: given for offer in self.offers for key, given in zip(offer.keys, offer.gives, strict=True)
        }

    def reaches(self, cost: Cost, first: str = "") -> bool:
        """Tell whether a cost could be paid if all gave what they can, one of them first."""
        given = self.gives[first] if first else frozenset({()})
        left = MOST - len(self.uses) - bool(first)
        return any(
            all(
                self._makes(mask, wanted - _most(given, mask, self.plan.use), left)
                >= way.value - _most(given, ANY, self.plan.use)
                for mask, wanted in needs(way)
            )
            for way in plain_ways(cost)
        )

    def _makes(self, mask: int, wanted: int, left: int) -> int:
        """Return how much mana there can be, so much of it of some colours, if so many more are used."""
        most = self._known.get((mask, wanted, left))
        if most is None:
            most = self._known[mask, wanted, left] = self._counted(mask, wanted, left)
        return most

    def _counted(self, mask: int, wanted: int, left: int) -> int:
        use, kinds = self.plan.use, self._kinds
        lack, number = wanted - self._held(mask), 0
        for each, times in sorted(((_most(given, mask, use), times) for given, times in kinds), reverse=True):
            more = min(times, -(-lack // each)) if lack > 0 < each else 0
            lack, number = lack - more * each, number + more
        if lack > 0 or number > left:
            return -1
        fitting = [(_most(given, ANY, use, mask), times) for given, times in kinds]
        others = [(_most(given, ANY, use), times) for given, times in kinds]
        return self._held(ANY) + _sum(fitting, number) + _sum(others, left - number)

    def _held(self, mask: int) -> int:
        """Return how much mana tapping gives that fits a part of a cost."""
        pool, use = mana.pool_of(self.table, self.plan.voice.seat), self.plan.use
        several = sum(_most(frozenset(ways), mask, use) for ways in pool.several)
        return mana.fitting(pool.units, mask, use) + several

    @cached_property
    def _kinds(self) -> Collection[tuple[Given, int]]:
        """Return what one use gives, and how many give the same: each thing goes for what gives most."""
        things, found = dict[str, Given](), Counter[Given]()
        for offer in self.offers:
            for thing, given in offer.takes.items():
                if thing:
                    things[thing] = given | things[thing] if thing in things else given
                else:
                    found[given] += offer.times
        found.update(things.values())
        return found.items()


@lru_cache(maxsize=4_096)
def _most(given: Given, mask: int, use: int, among: int = ANY) -> int:
    """Return how much of what one use gives fits a part of a cost, where some of it fits another part."""
    rows = [Counter(row) for row in given]
    return max([mana.fitting(row, mask, use) for row in rows if mana.fitting(row, among, use)], default=0)


def _sum(kinds: Iterable[tuple[int, int]], most: int) -> int:
    """Return what the largest of some numbers come to, of which each is there several times."""
    found = 0
    for each, times in sorted(kinds, reverse=True):
        found += each * min(times, most)
        most -= min(times, most)
    return found


def _gone(key: str, *, itself: bool) -> set[str]:
    """Return what goes, or is tapped, where something is used."""
    made = naming.made(key)
    return {made.what, *made.picked} if itself else {*made.picked}


# Whether they help


def helps(table: Table, plan: Plan, cost: Cost, picked: Picked = ()) -> bool:
    """Tell whether a cost without X and life can be paid by using something up."""
    return making.any_there(table, plan.voice.seat) and (
        _searched(_begin(table, plan, ()), cost, picked, [_TABLES]) is not None
    )


def needed(
    table: Table, plan: Plan, cost: Cost, picked: Picked = (), uses: Sequence[str] = ()
) -> tuple[str, ...] | None:
    """Return what is used so that a cost without X and life can be paid; None where nothing helps.

    It begins with what is used already; none of the rest can be spared.
    """
    begun = _begin(table, plan, uses)
    found = _searched(begun, cost, picked, [_TABLES])
    return None if found is None else (*uses, *_spared(begun, cost, picked, found))


def next_ones(table: Table, plan: Plan, cost: Cost, picked: Picked, uses: Sequence[str]) -> list[str]:
    """Return what may be used next, so that the cost can be paid; what is alike is offered once.

    Of very much that would do, some is left out: it can be used before (605.3a).
    """
    begun, trials = _begin(table, plan, uses), [_OFFERS]
    found = _searched(begun, cost, picked, [_TABLES])
    assert found is not None  # it can be paid
    enough = _spared(begun, cost, picked, found)
    leading = [key for key in _by_turns(begun.keys) if _leads(begun, key, cost, picked, enough, trials)]
    return sorted(leading, key=making.rank) or [enough[0]]


def _by_turns(keys: Sequence[str]) -> list[str]:
    """Return them so that first each thing that may go does so in one way, then in another."""
    times: dict[str, int] = {}
    turns: list[tuple[int, str]] = []
    for key in keys:
        going = making.taken(key)[-1]
        times[going] = times.get(going, 0) + 1
        turns.append((times[going], key))
    return [key for _, key in sorted(turns, key=itemgetter(0))]


def _leads(
    begun: _Tried, key: str, cost: Cost, picked: Picked, enough: Sequence[str], trials: list[int]
) -> bool:
    """Tell whether a cost can be paid by a use and others without which, and without it, it cannot.

    Mostly it does what one of those does that are enough, and of which none can be spared.
    """
    if trials[0] <= 0:
        return False
    trials[0] -= 1
    tried = begun.after(key)
    if tried is None:
        return False
    going = {*naming.made(key).picked}
    hindered = [other for other in enough if not going.isdisjoint(making.taken(other))]
    for other in [key] if key in enough else hindered or enough:
        rest = [each for each in enough if each != other]
        trials[0] -= len(rest)
        if trials[0] <= 0 or _is_paid_by(tried, cost, picked, rest):
            return trials[0] > 0
    return _helps_others(begun, tried.afresh(), cost, picked, trials)


def _helps_others(begun: _Tried, tried: _Tried, cost: Cost, picked: Picked, trials: list[int]) -> bool:
    """Tell whether a cost can be paid by what has been tried and others that are not enough without it."""
    left_out = set[str]()
    while (rest := _searched(tried, cost, picked, trials, left_out)) is not None:
        if not rest or not _is_paid_by(begun, cost, picked, rest):
            return True
        left_out.update(rest)
        trials[0] -= len(rest)
    return False


def _is_paid_by(begun: _Tried, cost: Cost, picked: Picked, uses: Sequence[str]) -> bool:
    """Tell whether a cost can be paid once some have been used, one after the other, and nothing else."""
    tried = _Tried(begun.table.copy(), begun.plan, (), begun.before)
    for key in uses:
        if not making.is_there(tried.table, tried.plan.voice.seat, key, tried.was_there):
            return False
        making.use(tried.table, tried.plan.voice.seat, key)
        if tried.table.pending:
            return False
    return _pays(tried, cost, picked)


def pays(table: Table, plan: Plan, cost: Cost, picked: Picked, uses: Sequence[str]) -> bool:
    """Tell whether tapping pays the rest of a cost, once these have been used."""
    return _pays(_begin(table, plan, uses), cost, picked) if uses else plans.pays(table, plan, cost, picked)


def after(table: Table, plan: Plan, uses: Sequence[str]) -> Table:
    """Return the table as it is once these have been used."""
    return _begin(table, plan, uses).table if uses else table


def _begin(table: Table, plan: Plan, uses: Sequence[str]) -> _Tried:
    """Return the table after some have been used; what has been tried for the same question stays known."""
    if plan.tried is None:
        return _begun(table, plan, uses)
    found: _Tried | None = plan.tried.get(uses)
    if found is None:
        found = plan.tried[uses] = _begun(table, plan, uses)
    return found


def _begun(table: Table, plan: Plan, uses: Sequence[str]) -> _Tried:
    aside, moved = _put_aside(table.copy(), plan)
    tried: _Tried | None = _Tried(aside, moved, (), aside)
    for key in uses:
        assert tried is not None
        tried = tried.after(key)
    assert tried is not None  # they have been offered
    return tried.afresh()


def _put_aside(table: Table, plan: Plan) -> tuple[Table, Plan]:
    """Take a card that is cast, or suspended, from where it lies: it pays for nothing (601.2a)."""
    table.journal = None
    voice = plan.voice
    if voice.id or (voice.kind != "spell" and (voice.came != "hand" or plan.components)):
        return table, plan
    side, card = table.sides[voice.owner], voice.under or voice.card
    if voice.came == "hand":
        side.hand.remove(card)
    elif voice.came in ("graveyard", "exile"):
        pile = side.pile(voice.came)  # pyright: ignore[reportArgumentType]: it is one
        pile[:] = [each for each in pile if each.id != voice.source]
    return table, plan._replace(voice=voice._replace(came="stack"))


def _searched(
    tried: _Tried, cost: Cost, picked: Picked, trials: list[int], left_out: Collection[str] = ()
) -> tuple[str, ...] | None:
    """Return what is used in all, so that the cost can be paid; each pair in one order alone."""
    if _pays(tried, cost, picked):
        return tried.uses
    if len(tried.uses) >= MOST or not tried.reaches(cost):
        return None
    for key in tried.following:
        if key in left_out or trials[0] <= 0 or not tried.reaches(cost, key):
            continue
        trials[0] -= 1
        after = tried.after(key)
        found = None if after is None else _searched(after, cost, picked, trials, left_out)
        if found is not None:
            return found
    return None


def _spared(begun: _Tried, cost: Cost, picked: Picked, uses: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is left of some once none of them can be spared."""
    for key in uses:
        place = uses.index(key)
        fewer = (*uses[:place], *uses[place + 1 :])
        if _is_paid_by(begun, cost, picked, fewer):
            uses = fewer
    return uses


def _pays(tried: _Tried, cost: Cost, picked: Picked) -> bool:
    """Tell whether tapping pays what is left, and what is announced is there as far as its cost needs it."""
    table, plan, voice = tried.table, tried.plan, tried.plan.voice
    if plan.text is None and voice.came == "battlefield" and not voice.id and voice.source not in table.perms:
        return False  # what is to be turned up
    if not mana.can_pay(table, voice.seat, cost, plan.use, plans.tapped(plan, picked)):
        return False
    return not plan.components or plans.others_payable(table, plan, cost, picked, tried.was_there)
