"""Ratings at the end of matches: once each, whatever happens between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.competition.ratings import replay
from bot.ladder.rater import PARAMETERS, Rater
from bot.store import LeaderboardKey, Store
from engines.kernel import Match, Options
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host, queued

BOARD = LeaderboardKey.of_guild(GUILD, "dueling_nobles")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield store
    await store.close()


async def lost_by(host: Host, user: int) -> int:
    session = await host.begin()
    host.time += 60
    await host.match_service.concede(session.id, host.press(user))
    return session.id


async def test_a_finished_match_is_rated_once_also_after_a_kill(store: Store) -> None:
    host = Host(store)
    await lost_by(host, BEN)
    rater = Rater(store, lambda: host.time)
    await rater.look()
    await rater.look()
    await Rater(store, lambda: host.time).look()
    standing = await store.ratings.standing(BOARD)
    assert [standing[user].matches for user in (ANNE, BEN)] == [1, 1]
    assert standing[ANNE].mu > 25 > standing[BEN].mu
    rater.match_over(await lost_by(host, BEN))
    await rater.look()
    assert (await store.ratings.standing(BOARD))[ANNE].matches == 2


async def test_a_match_whose_end_comes_to_light_after_a_later_one_is_rated_too(store: Store) -> None:
    """A database that is away keeps an end back, and another process has its own written before."""
    host = Host(store)
    await lost_by(host, BEN)
    began = host.time
    host.time += 30
    await lost_by(host, BEN)
    rater = Rater(store, lambda: host.time)
    await rater.look()
    late = host.time
    host.time = began
    await lost_by(host, ANNE)
    await Rater(store, lambda: host.time).look()
    history = await store.ratings.events(BOARD)
    assert [each.ranks for each in history] == [(1, 2), (1, 2), (2, 1)]
    assert [each.at for each in history][1:] == [late, late], "the history is told in its order"


async def test_matches_against_computers_and_those_called_off_change_nothing(store: Store) -> None:
    host = Host(store)
    against = await host.begin(level="easy")
    await host.match_service.concede(against.id, host.press(ANNE))
    off = await host.begin()
    await host.match_service.end(off.id, Match[Any].call_off)
    rater = Rater(store, lambda: host.time)
    rater.match_over(against.id)
    await rater.look()
    assert await store.ratings.standing(BOARD) == {}


async def test_a_match_with_options_that_are_not_rated_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(store)
    game = GAMES["dueling_nobles"]
    asked: list[Options] = []
    monkeypatch.setattr(type(game), "is_rated", lambda _, options: bool(asked.append(options)))
    await lost_by(host, BEN)
    rater = Rater(store, lambda: host.time)
    await rater.look()
    assert await store.ratings.standing(BOARD) == {}
    assert [type(options) for options in asked] == [game.options]
    assert await store.ratings.unrated(1) == [], "it is not looked at again at each start"


async def test_a_match_in_which_answers_could_be_taken_back_changes_nothing(store: Store) -> None:
    host = Host(store)
    session = await host.begin(takebacks=True)
    await host.match_service.concede(session.id, host.press(BEN))
    rater = Rater(store, lambda: host.time)
    await rater.look()
    assert await store.ratings.standing(BOARD) == {}
    assert await store.ratings.unrated(1) == []


async def test_a_corrected_match_is_rated_by_its_new_outcome_and_the_old_event_is_kept(store: Store) -> None:
    host = Host(store)
    first = await lost_by(host, BEN)
    await lost_by(host, BEN)
    rater = Rater(store, lambda: host.time)
    await rater.look()
    await rater.corrected(first, [2, 1])
    standing = await store.ratings.standing(BOARD)
    assert standing[ANNE].mu == pytest.approx(25, abs=1), "one each, as it now is"
    assert [event.void for event in await store.ratings.events(BOARD)] == [True, False, False]
    await rater.corrected(first, [2, 1])
    assert len(await store.ratings.events(BOARD)) == 3


async def test_a_match_counts_across_servers_when_all_its_players_had_chosen_so_at_its_end(
    store: Store,
) -> None:
    host, across = Host(store), LeaderboardKey.across("dueling_nobles")
    rater = Rater(store, lambda: host.time)
    await store.ratings.consent(ANNE, True, host.time)
    await lost_by(host, BEN)
    await rater.look()
    assert await store.ratings.standing(across) == {}
    host.time += 60
    await store.ratings.consent(BEN, True, host.time)
    second = await lost_by(host, BEN)
    host.time += 60
    await store.ratings.consent(BEN, False, host.time)  # too late for a match that is over
    await Rater(store, lambda: host.time).look()
    await Rater(store, lambda: host.time).look()
    standing = await store.ratings.standing(across)
    assert [standing[user].matches for user in (ANNE, BEN)] == [1, 1]
    assert [(await store.ratings.standing(BOARD))[user].matches for user in (ANNE, BEN)] == [2, 2]
    await Rater(store, lambda: host.time).corrected(second, [2, 1])
    standing = await store.ratings.standing(across)
    assert standing[BEN].mu > 25 > standing[ANNE].mu


async def test_who_is_just_forgotten_is_not_rated_by_what_was_read_before(store: Store) -> None:
    host = Host(store)
    match_id = await lost_by(host, BEN)
    rater = Rater(store, lambda: host.time)
    async with rater.at_rest():
        rating = asyncio.create_task(rater.rate(match_id))
        await queued(rater._lock)
        await store.forgetting.forget(BEN)
    await rating
    assert await store.ratings.standing(BOARD) == {}
    assert all(BEN not in team for event in await store.ratings.events(BOARD) for team in event.teams)


async def test_a_match_is_rated_by_its_corrected_outcome_also_when_that_comes_first(store: Store) -> None:
    host = Host(store)
    match_id = await lost_by(host, BEN)
    rater = Rater(store, lambda: host.time)
    await rater.corrected(match_id, (2, 1))
    await rater.look()
    standing = await store.ratings.standing(BOARD)
    assert standing[ANNE].mu < 25 < standing[BEN].mu


async def test_what_another_process_has_corrected_is_what_the_next_match_counts_from(store: Store) -> None:
    host = Host(store)
    here, there = (Rater(store, lambda: host.time) for _ in range(2))
    first = await lost_by(host, BEN)
    await here.rate(first)
    await there.corrected(first, (2, 1))
    await here.rate(await lost_by(host, BEN))
    played = replay(await store.ratings.events(BOARD), PARAMETERS)
    standing = await store.ratings.standing(BOARD)
    assert {user: each.mu for user, each in standing.items()} == {
        user: each.mu for user, each in played.ratings.items()
    }


async def test_ratings_of_older_parameters_are_reckoned_again_at_the_start(store: Store) -> None:
    """Else the next match of those would not be rated: it goes on from what is no longer reckoned so."""
    host = Host(store)
    await lost_by(host, BEN)
    await Rater(store, lambda: host.time).look()
    right = await store.ratings.standing(BOARD)
    old = {user: replace(each, mu=each.mu + 1) for user, each in right.items()}
    await store.ratings.replace(BOARD, old, (), PARAMETERS.version - 1)
    await lost_by(host, BEN)
    await Rater(store, lambda: host.time).look()
    now = await store.ratings.standing(BOARD)
    assert now == replay(await store.ratings.events(BOARD), PARAMETERS).ratings
    assert [now[user].matches for user in (ANNE, BEN)] == [2, 2]
    assert await store.ratings.outdated(PARAMETERS.version) == []
    course = await store.ratings.course(BOARD, ANNE)
    assert [rating.mu for _, rating in course] == [right[ANNE].mu, now[ANNE].mu]
