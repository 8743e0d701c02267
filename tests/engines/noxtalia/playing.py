"""Whole games for tests: options and teams at random, and what must always hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from engines.kernel import Match
from engines.noxtalia import Noxtalia, NoxtaliaOptions
from engines.noxtalia.cards.catalogue import Catalogue, catalogue_of
from engines.noxtalia.options import Member, Team
from engines.noxtalia.table.state import Side, Table
from tests.engines.options import any_value

GAME = Noxtalia()
BY_HOST = ("teams", "cards")


def some_options(chance: Random) -> tuple[NoxtaliaOptions, int]:
    """Return options that agree with one another, Libre teams among them, and a number of seats."""
    seats = chance.choice(GAME.seats)
    while True:
        values = {
            name: any_value(field, chance)
            for name, field in NoxtaliaOptions.model_fields.items()
            if name not in BY_HOST and chance.random() < 0.4
        }
        values["turn_limit"] = min(values.get("turn_limit", 8), 12)
        try:
            options = NoxtaliaOptions.model_validate(values)
        except ValueError:
            continue
        if options.format == "libre":
            teams = tuple(libre_team(catalogue_of(options), chance) for _ in range(max(2, seats)))
            options = options.model_copy(update={"teams": teams})
        return options, seats


def libre_team(catalogue: Catalogue, chance: Random) -> Team:
    """Return a legal Libre team at random (NX-8 to NX-10, NX-12)."""
    spirits: dict[str, str] = {}
    for name in chance.sample(sorted(catalogue.spirits), len(catalogue.spirits)):
        spirits.setdefault(catalogue.spirits[name].element, name)
    linked = {card for spirit in catalogue.spirits.values() for card in spirit.linked}
    members: list[Member] = []
    for name in list(spirits.values())[:3]:
        element = catalogue.spirits[name].element
        pool = [c.id for c in catalogue.capacities.values() if c.element == element and c.id not in linked]
        chance.shuffle(pool)
        six: list[str] = []
        for card in pool:
            ultimates = sum(catalogue.cards[c].ultime for c in six)
            if len(six) < 6 and not (catalogue.cards[card].ultime and ultimates):
                six.append(card)
        members.append(Member(spirit=name, capacities=tuple(six)))
    return Team(members=(members[0], members[1], members[2]))


def check(table: Table) -> None:
    """Fail unless what must always hold holds (NX-R43)."""
    for side in table.sides:
        assert cards_of(table, side) == expected_cards(table, side)
        assert side.hand == sorted(side.hand, key=table.catalogue.order.__getitem__)
        assert side.pm >= 0
        assert side.robot or side.exhaustions <= 2
        assert 0 <= side.bottom <= len(side.pile)
        assert all(0 <= known <= len(side.pile) for known in side.tops)
        for spirit in side.spirits:
            assert spirit.pv >= 0
            assert spirit.alive or not spirit.attached
            assert spirit.alive or not spirit.pv or side.out
        for seen in side.seen:
            assert seen is None or not Counter(seen) - Counter(side.hand)
        if side.pending:
            assert not side.pile


def cards_of(table: Table, side: Side) -> Counter[str]:
    attached = (each for other in table.sides for spirit in other.spirits for each in spirit.attached)
    in_use = [each.card for each in (*attached, *table.resolving) if each.owner == side.seat]
    return Counter([*side.hand, *side.pile, *side.discard, *side.removed, *side.gone, *in_use])


def expected_cards(table: Table, side: Side) -> Counter[str]:
    """Return the 18 cards, and the linked ones of destroyed Spirits."""
    linked: list[str] = []
    if table.options.linked:
        fallen = (spirit for spirit in side.spirits if not spirit.alive and not spirit.pv)
        linked = [card for spirit in fallen for card in spirit.body.linked]
    if table.stage == "setup" and table.game_number == 1:
        return Counter()
    return Counter([*side.deck, *linked])


def new_match(options: Any, seats: int, seed: str, **how: Any) -> Match[Table]:
    return Match(GAME, options, seats, seed, **how)
