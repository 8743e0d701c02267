"""`ratings replay`: play the history of all ratings again, also with other parameters."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from bot.cli.failure import Failure, in_words
from bot.cli.settings import settings_or_fail
from bot.competition.ratings import Ladder, Parameters, RatedMatch, RatingChange, listed, provisional, shown
from bot.store import LeaderboardKey, Store, StoreError
from bot.store.privacy.forgetting import SOMEBODY

MOST = 10
"""People shown of each board."""


class ReplayedRatings(NamedTuple):
    """A board's history played again."""

    board: LeaderboardKey
    ladder: Ladder
    changes: Sequence[RatingChange]
    last: float
    """When its last event was, in Unix seconds."""
    rated: int
    """Events that changed something."""
    error: float | None
    """The mean square by which forecasts of duels were off (Brier; a coin has 0.25); None without any."""


def replay_all(chosen: argparse.Namespace) -> int:
    """Print what the histories come to; with --keep, put that in the place of the ratings."""
    settings = settings_or_fail()
    parameters = _parameters(chosen)
    if chosen.keep and parameters != Parameters():
        raise Failure("--keep goes with Herald's own parameters: it rates the next matches by these.")
    try:
        if chosen.keep:
            found = asyncio.run(_kept(settings.database, settings.backups, parameters))
        else:
            found = asyncio.run(_read(settings.database, parameters))  # Herald may run meanwhile
    except StoreError as error:
        raise in_words(error) from error
    for replayed in found:
        _show(replayed, parameters)
    kept = " and kept" if chosen.keep else ""
    print(f"{len(found)} histories were played again{kept}.")
    return 0


def _parameters(chosen: argparse.Namespace) -> Parameters:
    named = {name: getattr(chosen, name) for name in ("beta", "tau", "decay") if getattr(chosen, name)}
    return replace(Parameters(), **named)


async def _kept(database: str, backups: Path, parameters: Parameters) -> list[ReplayedRatings]:
    store = await Store.open(database, backups)
    try:
        found = await _all(store, parameters)
        for each in found:
            await store.ratings.replace(each.board, each.ladder.ratings, each.changes, parameters.version)
        return found
    finally:
        await store.close()


async def _read(database: str, parameters: Parameters) -> list[ReplayedRatings]:
    async with Store.read(database) as store:
        return await _all(store, parameters)


async def _all(store: Store, parameters: Parameters) -> list[ReplayedRatings]:
    return [
        played_again(board, await store.ratings.events(board), parameters)
        for board in await store.ratings.boards()
    ]


def played_again(
    board: LeaderboardKey, events: Sequence[RatedMatch], parameters: Parameters
) -> ReplayedRatings:
    """Play a history again, and compare what was to be expected of each duel with how it ended."""
    ladder, rated, misses, last = Ladder(parameters), 0, list[float](), 0.0
    changes: list[RatingChange] = []
    for event in sorted(events, key=lambda event: (event.at, event.id)):
        duel = len(event.teams) == 2 and all(len(team) == 1 for team in event.teams)
        chance = ladder.chance(event.teams[0][0], event.teams[1][0], event.at) if duel else 0.5
        last = event.at
        found = ladder.add(event)
        if not isinstance(found, tuple):
            continue
        changes += found
        rated += 1
        if duel:
            first, second = event.ranks
            won = 0.5 if first == second else float(first < second)
            misses.append((won - chance) ** 2)
    return ReplayedRatings(board, ladder, changes, last, rated, sum(misses) / len(misses) if misses else None)


def _show(replayed: ReplayedRatings, parameters: Parameters) -> None:
    board, ratings = replayed.board, replayed.ladder.ratings
    error = "no duels" if replayed.error is None else f"forecasts are off by {replayed.error:.4f}"
    print(f"{board.game}, {board.scope}: {replayed.rated} matches of {len(ratings)} people, {error}")
    sure, unsure = listed(ratings, replayed.last, parameters)
    for place, user in enumerate((*sure, *unsure)[:MOST], 1):
        rating = ratings[user]
        mark = "?" if provisional(rating, parameters) else ""
        who = user if user > 0 else SOMEBODY
        print(f"  {place}. {who}: {shown(rating)}{mark} after {rating.matches} matches")
