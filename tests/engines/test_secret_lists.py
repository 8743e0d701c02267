"""Exchange the list that a player hides: others see, are asked and may know the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engines.kernel import Answer, Game, Match, Options, choose
from engines.magic.cards import catalogue as mn
from engines.magic.language.pack import MagicPack
from engines.magic.options import MagicOptions
from engines.neo_noble.cards import catalogue as nn
from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.options import NeoNobleOptions
from engines.noxtalia.cards import catalogue as nx
from engines.noxtalia.language.pack import NoxtaliaPack
from engines.noxtalia.options import NoxtaliaOptions
from engines.registry import GAMES
from tests.engines.conformance import check_players, check_secrecy, check_undo
from tests.rules import rule

MINE, ONE, OTHER = "mine_", "onex_", "twox_"
"""How the cards of the three lists are called: they are copies of the starter set's."""
LONG = ("magic",)
"""Of a game whose moments take longer fewer are looked at."""
OPENING, SELDOM = 40, 7
"""Decisions of a match at each of which all that is told is compared; then at one in so many."""
_NAMED = {"name": {"en": "Pack", "fr": "Pack"}, "version": 1, "id": "match"}


def _copies(definitions: Any, keys: Any, prefix: str) -> list[Any]:
    return [definitions[key].model_copy(update={"id": prefix + key}) for key in dict.fromkeys(keys)]


def neo_noble(prefix: str) -> Options:
    """Return options in which seat 1 plays copies of the starter's cards with this prefix."""
    catalogue = nn.catalogue_of(NeoNobleOptions())
    decks, spirits = [], []
    for preset, called in ((catalogue.decks[0], MINE), (catalogue.decks[1], prefix)):
        own = nn.domain_of(preset)
        decks.append(own.model_copy(update={"cards": tuple(called + key for key in own.cards)}))
        spirits += _copies(catalogue.spirits, own.cards, called)
    pack = NeoNoblePack(game="neo_noble", spirits=tuple(spirits), **_NAMED)
    return NeoNobleOptions(decks=tuple(decks), cards=pack)


def noxtalia(prefix: str) -> Options:
    """Return options in which seat 1 plays copies of the starter's capacities with this prefix."""
    catalogue = nx.catalogue_of(NoxtaliaOptions())
    teams, capacities = [], []
    for preset, called in ((catalogue.teams[0], MINE), (catalogue.teams[1], prefix)):
        team = catalogue.standard(preset.spirits)
        members = tuple(
            member.model_copy(update={"capacities": tuple(called + key for key in member.capacities)})
            for member in team.members
        )
        teams.append(team.model_copy(update={"members": members}))
        keys = [key for member in team.members for key in member.capacities]
        capacities += _copies(catalogue.capacities, keys, called)
    pack = NoxtaliaPack(game="noxtalia", capacities=tuple(capacities), **_NAMED)
    return NoxtaliaOptions(format="libre", teams=tuple(teams), cards=pack)


def magic(prefix: str) -> Options:
    """Return options in which seat 1 plays copies of the starter's cards with this prefix, its Noble too."""
    catalogue = mn.catalogue_of(MagicOptions())
    decks, cards = [], []
    for preset, called in ((catalogue.decks[0], MINE), (catalogue.decks[1], prefix)):
        own = catalogue.loadout(preset)
        brought = {"deck": tuple(called + key for key in own.deck), "noble": called + own.noble}
        decks.append(own.model_copy(update=brought))
        cards += _copies(catalogue.definitions, own.deck, called)
    pack = MagicPack(game="magic", cards=tuple(cards), **_NAMED)
    return MagicOptions(decks=tuple(decks), cards=pack)


LISTS: dict[str, Callable[[str], Options]] = {"magic": magic, "neo_noble": neo_noble, "noxtalia": noxtalia}


def told(match: Match[Any], seat: int | None) -> str:
    """Return all that a seat is told: question, and what a computer player there would know, its view too."""
    observation = match.observation(seat)
    parts = [observation.options.model_dump_json(), repr(observation.since),
             observation.then.model_dump_json(), observation.now.model_dump_json()]  # fmt: skip
    for decision in match.decisions:
        if seat is not None and decision.seat == seat:
            parts.append(repr((decision, match.prompt(seat))))
    return "\n".join(parts)


def renamed(answer: Answer) -> Answer:
    if isinstance(answer, str):
        return answer.replace(ONE, OTHER)
    return tuple(renamed(part) for part in answer) if isinstance(answer, tuple) else answer  # type: ignore[return-value]


@rule("NX-R66", "NN-32", "MN-R30")
@pytest.mark.parametrize("name", LISTS)
def test_a_hidden_list_exchanged_changes_nothing_that_others_are_told(name: str) -> None:
    game: Game[Any] = GAMES[name]
    first, second = (Match(game, LISTS[name](prefix), 2, "lists") for prefix in (ONE, OTHER))
    chance = Random(0)
    same = shown = 0
    while first.decisions:
        for seat in (0, None) if first.serial < OPENING or first.serial % SELDOM == 0 else ():
            one, two = told(first, seat), told(second, seat)
            assert one.replace(ONE, OTHER) == two
            names_one = ONE in first.view(seat).model_copy(update={"options": None}).model_dump_json(
                warnings=False
            )
            if names_one:
                shown += 1
            else:
                same += 1
                assert one == two
        decision = chance.choice(first.decisions)
        answer = decision.any(chance)
        first.answer(decision.seat, answer)
        second.answer(decision.seat, renamed(answer))
    assert same > 3
    assert shown > 3


@pytest.mark.parametrize("name", LISTS)
def test_only_cards_that_have_come_to_light_are_defined_for_others(name: str) -> None:
    match = Match(GAMES[name], LISTS[name](ONE), 2, "lists")
    full = match.options.model_dump_json()
    assert full.count(f'"id":"{ONE}') >= 12
    assert MINE in match.view(0).model_dump_json()
    assert ONE in match.view(1).model_dump_json()
    assert ONE not in told(match, 0)
    assert MINE not in told(match, 1)
    assert ONE not in told(match, None)


@pytest.mark.parametrize("name", LISTS)
def test_tables_are_imagined_with_lists_that_the_seat_does_not_know(name: str) -> None:
    match = Match(GAMES[name], LISTS[name](ONE), 2, "imagined")
    chance = Random(5)
    for number in range(20 if name in LONG else 80):
        if not match.decisions:
            break
        check_secrecy(match, number)
        check_undo(match, number)
        check_players(match, number)
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, decision.any(chance))
    decision = match.decisions[0] if match.decisions else None
    if decision is not None:
        observation = match.observation(decision.seat)
        assert decision.allows(choose(match.game, observation, decision, "medium", "seed"))
