"""Random play of every game through the whole conformance suite, one seed after another."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engines.kernel import Game
from engines.registry import GAMES
from tests.engines.conformance import (
    check_copies,
    check_legality,
    check_players,
    check_prompt,
    check_record,
    check_secrecy,
    is_looked_at,
    random_match,
)
from tests.engines.options import tables
from tests.rigs.soaking import own_cards

SHARE_OF_PLAYERS = 0.05
"""Of the moments at which the computer players are asked too: they are slower than all the rest."""


class SeedFailed(AssertionError):
    """A check failed; the message says how to repeat it."""


def play(game: Game[Any], seed: int, *, closely: bool = True, own: bool = False) -> int:
    """Play the seed's match through all checks and return how many moments were checked.

    If not `closely`, late moments of a match are checked seldom; if `own`, it is played with invented cards.
    """
    dealt = own_cards.tables if own else tables
    moments, changed, match = 0, False, None
    seldom = Random(f"players {seed}")
    for number, (match, chance) in enumerate(random_match(game, *dealt(game, seed), seed)):
        if not (closely or is_looked_at(number)):
            continue
        check_legality(match, chance)
        check_prompt(match)
        check_copies(match, chance)
        changed |= check_secrecy(match, moments)
        if seldom.random() < SHARE_OF_PLAYERS:
            check_players(match, moments)
        moments += 1
    assert match is not None
    assert match.result is not None, "the match has no result"
    assert changed, "exchanging what is hidden changed nothing, so it proved nothing"
    check_record(match)
    return moments


def play_or_tell(game: Game[Any], seed: int, *, closely: bool = True, own: bool = False) -> int:
    """Play a seed. Raises SeedFailed with the command that repeats it."""
    try:
        return play(game, seed, closely=closely, own=own)
    except Exception as error:
        again = f"python -m tests.rigs.soak --game {game.id} --seed {seed}{' --own-cards' if own else ''}"
        raise SeedFailed(f"{game.id} fails with seed {seed} ({error!r}); repeat it with: {again}") from error


def play_for(seconds: float, first: int, tell: Callable[[str], object]) -> dict[str, int]:
    """Play all games in turn from this seed on; return the matches played of each. Raises SeedFailed.

    Every second one of a game with cards is played with invented ones.
    """
    end = time.monotonic() + seconds
    played = dict.fromkeys(GAMES, 0)
    moments = 0
    for game, seed in _all_seeds(first):
        moments += play_or_tell(game, seed, own=seed % 2 == 1 and game.collection is not None)
        played[game.id] += 1
        if time.monotonic() > end and all(played.values()):
            tell(f"{moments} moments of {played} checked, seeds from {first}")
            return played
    raise AssertionError("seeds never end")


def _all_seeds(first: int) -> Iterator[tuple[Game[Any], int]]:
    seed = first
    while True:
        for game in GAMES.values():
            yield game, seed
        seed += 1
