"""What is over goes after its period, and whatever is wanted stays."""

from __future__ import annotations

import pytest

from bot.ladder.messages import SearchEnded
from bot.learning.messages import DailyPuzzle
from bot.store import MatchStatus, Store
from bot.store.privacy.periods import RULES, Keeps, RetentionRule, rule_of, rules_of_server
from bot.store.privacy.retention import AgeClock
from bot.tournaments.messages import Note
from tests.bot.store.privacy.scene import BEFORE, DAY, GUILD, OLD, age, ended, event, rows, run, search
from tests.bot.store.scene import ANNE, NOW, challenge, running


@pytest.mark.parametrize("status", [MatchStatus.FINISHED, MatchStatus.CANCELLED, MatchStatus.EXPIRED])
async def test_a_match_that_is_over_goes_with_all_that_is_its(store: Store, status: MatchStatus) -> None:
    await ended(store, status, OLD)
    kept = await ended(store, status, NOW)
    assert await age(store) == {"matches": 1}
    assert [row["id"] for row in await rows(store, "matches")] == [kept]
    for table in ("seats", "answers", "events", "checkpoints"):
        assert {row["match_id"] for row in await rows(store, table)} == {kept}, table


@pytest.mark.parametrize("status", [MatchStatus.CHALLENGE, MatchStatus.RUNNING, MatchStatus.STRANDED])
async def test_a_match_that_goes_on_never_goes(store: Store, status: MatchStatus) -> None:
    await ended(store, status, OLD)
    assert await age(store) == {}


async def test_what_is_wanted_again_between_reading_and_deleting_stays(store: Store) -> None:
    match = await ended(store, MatchStatus.FINISHED, OLD)
    rule = rule_of("matches")
    keys = await store.retention.over(rule, BEFORE, 10)
    assert keys == [(match,)]
    await run(store, "UPDATE matches SET updated = :now WHERE id = :id", now=NOW, id=match)
    assert await store.retention.delete_over(rule, BEFORE, keys) == []
    assert len(await rows(store, "matches")) == 1


@pytest.mark.parametrize("status", ["open", "live", "between", "finished"])
async def test_a_match_stays_as_long_as_its_tournament(store: Store, status: str) -> None:
    match = await ended(store, MatchStatus.FINISHED, OLD)
    again = await ended(store, MatchStatus.FINISHED, OLD)
    await event(store, status, NOW)
    await run(store, "UPDATE tables SET match_id = :match", match=match)
    await run(
        store,
        "INSERT INTO tournament_audit (tournament_id, verb, facts, at) VALUES (1, 'replay', :facts, 0)",
        facts=f'{{"match": {again}}}',
    )
    assert await age(store) == {}, "one that is played again belongs to it too"
    await run(store, "UPDATE tournaments SET status = 'finished', updated = :old", old=OLD)
    assert await age(store) == {"tournaments": 1, "matches": 2}
    for table in ("entrants", "rounds", "tables", "table_seats", "tournament_audit"):
        assert list(await rows(store, table)) == []


@pytest.mark.parametrize(("ended_at", "goes"), [(None, False), (NOW, False), (OLD, True)])
async def test_a_tournament_stays_as_long_as_its_season_is_shown(
    store: Store, ended_at: float | None, goes: bool
) -> None:
    await event(store, "finished", OLD)
    await store.seasons.create(GUILD, "Winter", (3, 1), 0.0)
    (season,) = await store.seasons.of_guild(GUILD)
    await store.seasons.count(1, season.id)
    if ended_at is not None:
        await store.seasons.end(season.id, ended_at)
    assert (await age(store)).get("tournaments", 0) == goes
    assert bool(await store.seasons.of_guild(GUILD)) is not goes


async def test_cards_go_when_no_match_has_them(store: Store) -> None:
    match = await ended(store, MatchStatus.FINISHED, NOW)
    await run(store, "INSERT INTO definitions (digest, content) VALUES ('a', '{}'), ('b', '{}')")
    await run(store, "UPDATE matches SET digest = 'a' WHERE id = :id", id=match)
    assert await age(store) == {"definitions": 1}
    assert [row["digest"] for row in await rows(store, "definitions")] == ["a"]


async def test_rulings_searches_and_messages_go_and_those_that_are_wanted_stay(store: Store) -> None:
    runs = await running(store)
    for number, match, at in ((1, None, OLD), (2, runs.id, OLD), (3, None, NOW)):
        await run(
            store,
            """
            INSERT INTO moderation (id, guild_id, match_id, code, verb, reason, facts, at)
            VALUES (:id, 7, :match, 'X', 'pause', 'why', '{}', :at)
            """,
            id=number, match=match, at=at,
        )  # fmt: skip
    for number, (status, until) in enumerate([("ended", OLD), ("met", NOW), ("open", OLD), ("paired", OLD)]):
        await search(store, number + 1, status, until)
    for target, created in (("5", OLD), ("6", NOW)):
        await run(
            store,
            """
            INSERT INTO outbox (kind, target, payload, not_before, created)
            VALUES ('morning', :target, '{}', :at, :at)
            """,
            target=target, at=created,
        )  # fmt: skip
    assert await age(store) == {"moderation": 1, "searches": 1, "outbox": 1}
    assert {row["id"] for row in await rows(store, "moderation")} == {2, 3}
    assert {row["status"] for row in await rows(store, "searches")} == {"met", "open", "paired"}


async def test_the_history_of_ratings_stays_when_its_matches_are_gone(store: Store) -> None:
    match = await ended(store, MatchStatus.FINISHED, OLD)
    await run(
        store,
        """
        INSERT INTO rating_events (id, scope, game, match_id, at, teams, ranks, played)
        VALUES (1, 'guild:7', 'toy', :match, 0, '[[1],[2]]', '[1,2]', 1)
        """,
        match=match,
    )
    assert await age(store) == {"matches": 1}
    (kept,) = await rows(store, "rating_events")
    assert (kept["match_id"], kept["teams"]) == (None, "[[1],[2]]")


async def test_a_kill_between_two_batches_loses_nothing_and_the_rest_goes_later(store: Store) -> None:
    for _ in range(4):
        await ended(store, MatchStatus.FINISHED, OLD)
    rule = rule_of("matches")
    keys = await store.retention.over(rule, BEFORE, 100)
    await store.retention.delete_over(rule, BEFORE, keys[:2])  # and then it is killed
    assert await age(store) == {"matches": 2}
    assert await age(store) == {}


# Servers


async def full(store: Store, guild: int) -> None:
    """Give a server something in each table that knows servers."""
    match = await ended(store, MatchStatus.RUNNING, NOW, guild_id=guild)
    await ended(store, MatchStatus.FINISHED, NOW, guild_id=guild)
    cup = await event(store, "live", NOW, guild)
    await run(store, "UPDATE tables SET match_id = :match WHERE tournament_id = :id", match=match, id=cup)
    await store.seasons.create(guild, "Winter", (3, 1), 0.0)
    await run(
        store, "INSERT INTO guilds (id, settings) VALUES (:id, :json)", id=guild, json='{"clock":"live"}'
    )
    for sql in (
        "INSERT INTO packs (guild_id, game, pack, version, content, user_id, at)"
        " VALUES (:id, 'toy', 'p', 1, '{}', 5, 0)",
        "INSERT INTO puzzle_channels (channel_id, guild_id, locale, posted, due)"
        " VALUES (:id, :id, 'en', 0, 0)",
        "INSERT INTO lab_runs (guild_id, user_id, status, game, packs, setup, cards, created, updated)"
        " VALUES (:id, 5, 'running', 'toy', '[]', '{}', '{}', 0, 0)",
        "INSERT INTO lab_days (guild_id, day, seconds) VALUES (:id, 1, 2.5)",
        "INSERT INTO moderation (id, guild_id, code, verb, reason, facts, at)"
        " VALUES (:id, :id, 'X', 'pause', 'why', '{}', 0)",
    ):
        await run(store, sql, id=guild)
    await search(store, guild, "open", 0.0, guild)
    found = max(row["id"] for row in await rows(store, "searches"))
    sent = {Note: f"{cup}:1:1:1:called", SearchEnded: str(found), DailyPuzzle: str(guild)}
    for message_type, target in sent.items():
        await run(
            store,
            "INSERT INTO outbox (kind, target, payload, not_before, created)"
            " VALUES (:kind, :target, '{}', 0, 0)",
            kind=message_type.kind, target=target,
        )  # fmt: skip
    for scope in (f"guild:{guild}", "all"):
        await run(
            store,
            """
            INSERT INTO rating_events (id, scope, game, match_id, at, teams, ranks, played)
            VALUES (:id, :scope, 'toy', :match, 0, '[]', '[]', 1)
            """,
            id=await store.ratings.next_id(), scope=scope, match=match,
        )  # fmt: skip
        await run(
            store,
            """
            INSERT INTO ratings (scope, game, user_id, mu, sigma, at, matches, opponents, version)
            VALUES (:scope, 'toy', :user, 25, 8, 0, 1, '[]', 1)
            """,
            scope=scope, user=guild,
        )  # fmt: skip


async def leave(store: Store, guild: int) -> None:
    """Delete all that belongs to a server."""
    for rule in rules_of_server():
        keys = await store.retention.of_server(rule, guild, 100)
        await store.retention.delete_of_server(rule, guild, keys)


async def test_all_of_a_server_goes_and_nothing_of_another(store: Store) -> None:
    await full(store, 7)
    known = {rule.table: len(await rows(store, rule.table)) for rule in rules_of_server()}
    assert all(known.values()), known
    await full(store, 8)
    await leave(store, 7)
    assert {rule.table: len(await rows(store, rule.table)) for rule in rules_of_server()} == {
        **known, "ratings": known["ratings"] + 1, "rating_events": known["rating_events"] + 1,
    }, "what counts across servers is people's own"  # fmt: skip
    assert await store.retention.servers() == {8}


async def test_a_server_that_comes_back_in_time_is_as_it_was(store: Store) -> None:
    await full(store, 7)
    await store.retention.server_left(7, NOW)
    await store.retention.server_left(7, NOW + DAY)
    assert await store.retention.servers_gone() == {7: NOW}, "since the first time"
    await store.retention.server_back(7)
    assert await store.retention.servers_gone() == {}
    assert (await store.preferences.guild(7)).settings == {"clock": "live"}


async def test_a_server_without_settings_is_remembered_too(store: Store) -> None:
    await running(store, guild_id=9)
    assert await store.retention.servers() == {9}
    assert await store.retention.channels(9) == {70}
    await store.retention.server_left(9, NOW)
    await leave(store, 9)
    assert await store.retention.servers() == set()


async def test_a_server_of_which_only_ratings_are_left_is_known_too(store: Store) -> None:
    for number, scope in enumerate(("guild:12", "all"), 1):
        await run(
            store,
            """
            INSERT INTO rating_events (id, scope, game, at, teams, ranks, played)
            VALUES (:id, :scope, 'toy', 0, '[]', '[]', 1)
            """,
            id=number, scope=scope,
        )  # fmt: skip
    assert await store.retention.servers() == {12}


# People


async def test_people_count_from_the_first_look_and_go_when_they_have_not_come(store: Store) -> None:
    await run(store, "INSERT INTO users (id, theme) VALUES (1, 'dark')")
    await store.lessons.begin(2, "toy", "first", "1")
    await store.preferences.came(3, NOW)
    while await store.retention.count_from(OLD, 1):
        pass
    assert {row["id"]: row["seen"] for row in await rows(store, "users")} == {1: OLD, 2: OLD}
    await store.preferences.came(2, NOW)
    assert await store.retention.people_gone(BEFORE, 10) == [1]
    await store.forgetting.forget(1)
    assert await store.retention.people_gone(BEFORE, 10) == []


@pytest.mark.parametrize("where", ["match", "tournament", "search"])
async def test_who_is_awaited_somewhere_is_not_gone(store: Store, where: str) -> None:
    await run(store, "INSERT INTO users (id, seen) VALUES (:id, :old)", id=ANNE, old=OLD)
    assert await store.retention.people_gone(BEFORE, 10) == [ANNE]
    match where:
        case "match":
            await store.matches.create(challenge(), NOW)
        case "tournament":
            await event(store, "check_in", OLD)
        case _:
            await search(store, ANNE, "open", NOW)
    assert await store.retention.people_gone(BEFORE, 10) == []


async def test_the_clock_is_kept(store: Store) -> None:
    assert await store.retention.clock() is None
    assert await store.retention.newest() is None
    await store.retention.set_clock(AgeClock(NOW, NOW + DAY))
    await store.retention.set_clock(AgeClock(NOW + 1, NOW + DAY))
    assert await store.retention.clock() == AgeClock(NOW + 1, NOW + DAY)
    await running(store)
    assert await store.retention.newest() == NOW


def test_a_rule_says_what_it_deletes() -> None:
    def complete(rule: RetentionRule) -> bool:
        return bool(rule.over) is (rule.keeps in (Keeps.PERIOD, Keeps.NAMED))

    assert [rule.table for rule in RULES if not complete(rule)] == []
