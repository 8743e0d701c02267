"""Rating events in the store, and the cache of what they come to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.competition.ratings import (
    DAY,
    Ladder,
    Parameters,
    RatedMatch,
    Rating,
    RatingChange,
    Unrated,
    decayed,
    listed,
    replay,
)  # fmt: skip
from bot.store import AlreadyDone, Changed, Corrected, LeaderboardKey, Rated, SeatRow, Store
from tests.bot.store.scene import NOW, running

HOUSE = LeaderboardKey("guild:7", "noxtalia")
ANNE, BEN, CLEO = 1001, 2**62, 1003


async def rated(
    store: Store, ladder: Ladder, number: int, winner: int, loser: int, match: int | None
) -> RatedMatch:
    event = RatedMatch(id=number, at=NOW + number, teams=((winner,), (loser,)), ranks=(0, 1))
    changes = ladder.add(event)
    assert not isinstance(changes, Unrated)
    await store.ratings.add([Rated(HOUSE, event, changes)], 1, match)
    return event


async def test_what_is_kept_is_what_was_reckoned_and_comes_out_again_in_a_replay(store: Store) -> None:
    ladder = Ladder()
    assert await store.ratings.next_id() == 1
    first = await rated(store, ladder, 1, ANNE, BEN, None)
    second = await rated(store, ladder, 2, CLEO, ANNE, None)
    assert await store.ratings.next_id() == 3
    assert await store.ratings.events(HOUSE) == [first, second]
    assert await store.ratings.events(HOUSE, since=NOW + 2) == [second]
    assert await store.ratings.boards() == [HOUSE]
    assert await store.ratings.standing(HOUSE) == ladder.ratings
    assert replay(await store.ratings.events(HOUSE)).ratings == ladder.ratings
    assert await store.ratings.standing(LeaderboardKey.across("noxtalia")) == {}


async def test_a_match_counts_once_in_each_scope(store: Store) -> None:
    match = await running(store)
    ladder = Ladder()
    await rated(store, ladder, 1, ANNE, BEN, match.id)
    before = await store.ratings.standing(HOUSE)
    with pytest.raises(AlreadyDone):
        await rated(store, ladder, 2, ANNE, BEN, match.id)
    assert await store.ratings.standing(HOUSE) == before
    event = RatedMatch(id=3, at=NOW, teams=((ANNE,), (BEN,)), ranks=(0, 1))
    await store.ratings.add([Rated(LeaderboardKey.across("noxtalia"), event, ())], 1, match.id)


async def test_what_was_reckoned_from_an_old_rating_is_refused(store: Store) -> None:
    ladder, stale = Ladder(), Ladder()
    await rated(store, ladder, 1, ANNE, BEN, None)
    event = RatedMatch(id=2, at=NOW, teams=((ANNE,), (CLEO,)), ranks=(1, 0))
    changes = stale.add(event)
    assert not isinstance(changes, Unrated)
    with pytest.raises(Changed):
        await store.ratings.add([Rated(HOUSE, event, changes)], 1, None)
    assert len(await store.ratings.events(HOUSE)) == 1
    assert await store.ratings.standing(HOUSE) == ladder.ratings
    fresh = ladder.ratings[ANNE]
    after = RatingChange(3, ANNE, fresh, replace(fresh, matches=2))
    with pytest.raises(Changed):  # the parameters have changed meanwhile
        await store.ratings.add([Rated(HOUSE, replace(event, id=3), [after])], 2, None)


async def test_a_correction_voids_adds_and_replays(store: Store) -> None:
    match = await running(store)
    ladder = Ladder()
    wrong = await rated(store, ladder, 1, ANNE, BEN, match.id)
    later = await rated(store, ladder, 2, BEN, CLEO, None)
    right = RatedMatch(id=3, at=wrong.at, teams=((ANNE,), (BEN,)), ranks=(1, 0))
    again = replay([right, later])
    corrected = Corrected(HOUSE, wrong.id, right, again.ratings, again.changes)
    await store.ratings.correct([corrected], 1, match.id)
    with pytest.raises(Changed):
        await store.ratings.correct([replace(corrected, event=replace(right, id=4))], 1, match.id)
    assert await store.ratings.events(HOUSE) == [replace(wrong, void=True), right, later]
    assert await store.ratings.standing(HOUSE) == again.ratings
    assert again.ratings[BEN].mu > again.ratings[ANNE].mu
    course = await store.ratings.course(HOUSE, BEN)
    assert [(event.at, rating.mu) for event, rating in course] == [
        (each.after.at, pytest.approx(each.after.mu)) for each in again.changes if each.user == BEN
    ]
    assert await store.ratings.of_match(match.id) == [(HOUSE, right)]
    assert await store.ratings.of_user(BEN, HOUSE.scope) == {HOUSE.game: again.ratings[BEN]}
    without = replay([later])
    await store.ratings.replace(HOUSE, without.ratings, without.changes, 2)
    assert await store.ratings.standing(HOUSE) == without.ratings


async def test_what_somebody_chose_counts_from_then_on(store: Store) -> None:
    await store.ratings.consent(ANNE, True, NOW)
    await store.ratings.consent(ANNE, False, NOW + 10)
    await store.ratings.consent(BEN, True, NOW + 5)
    asked = [(await store.ratings.consenting({ANNE, BEN, CLEO}, NOW + after)) for after in (-1, 1, 6, 11)]
    assert asked == [set(), {ANNE}, {ANNE, BEN}, {BEN}]


async def test_people_are_called_what_they_were_called_last_in_that_server(store: Store) -> None:
    await running(store)
    await running(store, seats=[SeatRow(seat=0, name="Annette", user_id=ANNE)])
    await running(store, guild_id=8, seats=[SeatRow(seat=0, name="Mistress of the Veil", user_id=ANNE)])
    names = store.ratings.names
    assert await names([ANNE, BEN, CLEO], 7) == {ANNE: "Annette", BEN: "Ben"}
    assert await names([ANNE, BEN], 8) == {ANNE: "Mistress of the Veil"}
    assert await names([ANNE, BEN], 9) == {}
    assert await names([ANNE, BEN], 7, {ANNE: "anne.account"}) == {ANNE: "anne.account", BEN: "Ben"}


async def test_across_servers_people_have_the_name_that_they_have_agreed_to(store: Store) -> None:
    await store.ratings.consent(ANNE, True, NOW, "anne")
    await store.ratings.consent(BEN, True, NOW, "ben")
    await store.ratings.consent(CLEO, True, NOW)
    await store.ratings.consent(BEN, False, NOW + 1, "ben")
    assert await store.ratings.accounts([ANNE, BEN, CLEO], NOW + 2) == {ANNE: "anne"}
    for user in (ANNE, BEN, CLEO):
        await store.ratings.be_called(user, "new")
    await store.ratings.consent(BEN, True, NOW + 3)
    assert await store.ratings.accounts([ANNE, BEN, CLEO], NOW + 4) == {ANNE: "new", CLEO: "new"}


async def test_the_database_orders_a_leaderboard_as_the_ratings_are_ordered(store: Store) -> None:
    chance = Random(9)
    ratings = {
        user: Rating(
            chance.choice((20.0, 25.0, chance.uniform(10, 40))),
            chance.choice((5.0, 7.1, 8.2, chance.uniform(2, 25 / 3))),
            NOW - chance.choice((-5.0, 0.0, chance.uniform(0, 900) * DAY)),
            chance.randrange(1, 60),
            frozenset(range(2_000, 2_000 + chance.randrange(7))),
        )
        for user in (*range(1, 120), BEN)
    }
    await store.ratings.replace(HOUSE, ratings, [], 1)
    sure, unsure = listed(ratings, NOW, Parameters())
    boards, every = store.leaderboards, [*sure, *unsure]
    assert len(sure) > 20 < len(unsure)
    assert await boards.listed(HOUSE, NOW) == (len(sure), len(unsure))
    found = [leader for start in range(0, 120, 7) for leader in await boards.part(HOUSE, NOW, start, 7)]
    assert [leader.user for leader in found] == every
    assert [leader.provisional for leader in found] == [user in unsure for user in every]
    for leader in found:
        today = decayed(ratings[leader.user], NOW, Parameters())
        assert (leader.rating.mu, leader.rating.matches) == (today.mu, today.matches)
        assert leader.rating.sigma == pytest.approx(today.sigma)
    assert await boards.order(HOUSE, NOW, {*every[3::9], 7_777}) == every[3::9]
    for place, user in enumerate(sure[:5], 1):
        assert (await boards.of_user(HOUSE, NOW, user) or (None, 0))[1] == place
    assert await boards.of_user(HOUSE, NOW, 7_777) is None


async def test_across_servers_only_those_are_listed_who_consent_now(store: Store) -> None:
    board = LeaderboardKey.across("noxtalia")
    await store.ratings.replace(board, {user: Rating(25.0, 5.0, NOW) for user in (ANNE, BEN, CLEO)}, [], 1)
    for user, given, after in ((ANNE, True, 0), (BEN, True, 0), (BEN, False, 5), (CLEO, True, 9)):
        await store.ratings.consent(user, given, NOW + after)
    for after, users in ((1, [ANNE, BEN]), (6, [ANNE]), (10, [ANNE, CLEO])):
        assert [each.user for each in await store.leaderboards.part(board, NOW + after, 0, 9)] == users
        assert sum(await store.leaderboards.listed(board, NOW + after)) == len(users)
    assert await store.leaderboards.of_user(board, NOW + 6, BEN) is None
