"""What must hold after the big soak, read from the database and from what people see."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from bot.matches.session import revive
from bot.store import MatchStatus, Store
from bot.table.action_id import ActionId, BadActionId
from engines.kernel import Match, as_answer
from tests.rigs.measuring.loopback import walk
from tests.rigs.soaking.copies import Table, dm_of
from tests.rigs.soaking.fleet import Fleet

SLACK = 5.0
"""Seconds by which clocks may differ: a standstill is reckoned from then on."""
NEW_WITHIN = 5.0
"""Seconds within which what a clock has changed is shown."""
_GIVEN = "SELECT seat, answer FROM answers WHERE match_id = %s AND undone = 0 ORDER BY number"


async def clocks(fleet: Fleet) -> dict[tuple[int, str, int, int], float]:
    """Return the seconds that are left on each clock."""
    now = time.time()
    rows = await fleet.rows("SELECT * FROM deadlines WHERE kind = 'decision'")
    return {(row["match_id"], row["kind"], row["seat"], row["decision"]): row["due"] - now for row in rows}


async def compare(
    fleet: Fleet,
    heard: Counter[int],
    before: dict[tuple[int, str, int, int], float],
    tables: Sequence[Table],
    tell: Callable[[str], object],
) -> None:
    """Compare all that must hold. Raises AssertionError."""
    await _each_once(fleet, tell)
    await _clocks(fleet, heard, before, tables, tell)
    await _rated(fleet, tell)
    await _played(fleet, tables, tell)
    _private(fleet, tables, tell)


async def _each_once(fleet: Fleet, tell: Callable[[str], object]) -> None:
    twice = """
        SELECT interaction_id FROM answers WHERE interaction_id IS NOT NULL
        GROUP BY interaction_id HAVING count(DISTINCT match_id) > 1 OR count(DISTINCT at) > 1
    """
    assert await fleet.rows(twice) == [], "an interaction has answered twice"
    holes = """
        SELECT match_id FROM events GROUP BY match_id
        HAVING count(*) <> max(number) OR count(DISTINCT number) <> count(*)
    """
    assert await fleet.rows(holes) == [], "events have holes"
    (row,) = await fleet.rows(
        "SELECT count(*) AS count, count(DISTINCT interaction_id) AS pressed FROM answers"
    )
    tell(f"each of {row['count']} answers is there once, by {row['pressed']} presses")


async def _clocks(
    fleet: Fleet,
    heard: Counter[int],
    before: dict[tuple[int, str, int, int], float],
    tables: Iterable[Table],
    tell: Callable[[str], object],
) -> None:
    shards = {table.match: fleet.discord.shard_of(table.guild) for table in tables}
    worst, seen = 0.0, 0
    for key, left in (await clocks(fleet)).items():
        if key in before and key[0] in shards:
            seen += 1
            worst = max(worst, before[key] - left - heard[shards[key[0]]] / 100)
    tell(f"{seen} clocks that nobody touched: none has lost more than its shard was there, by {worst:.1f} s")
    assert worst <= SLACK, f"a clock has lost {worst:.1f} s in which its shard was not there"


async def _rated(fleet: Fleet, tell: Callable[[str], object]) -> None:
    """Wait until who rates has come round, and see that each match counts once in each ladder.

    Of those alone that are over now: clocks go on falling, and what they end is rated some seconds later.
    """
    missing = """
        SELECT id FROM matches WHERE status = 'finished' AND updated <= %s
        AND NOT EXISTS (SELECT 1 FROM rating_events WHERE match_id = matches.id)
    """
    now = time.time()

    async def rated() -> bool:
        return not await fleet.rows(missing, now)

    waited = await fleet.until(rated, "each finished match is rated", every=0.2)
    twice = """
        SELECT match_id FROM rating_events WHERE void = 0 GROUP BY match_id, scope HAVING count(*) > 1
    """
    assert await fleet.rows(twice) == [], "a match is rated twice"
    (row,) = await fleet.rows("SELECT count(DISTINCT match_id) AS count FROM rating_events")
    tell(f"{row['count']} finished matches are rated once, {waited:.1f} s later")


async def _played(fleet: Fleet, tables: Iterable[Table], tell: Callable[[str], object]) -> None:
    """Play each match that was touched once more from its answers, and look at what is shown of it."""
    touched = {
        row["match_id"] for row in await fleet.rows("SELECT DISTINCT match_id FROM answers WHERE at > 0")
    }
    replayed = shown = 0
    async with Store.read(fleet.url) as store:
        for table in tables:
            if table.match in touched:
                made = f"match {table.match} is what its answers make"
                await fleet.until(partial(_replays, fleet, store, table), made, every=0.1)
                shown += await _shown(fleet, store, table)
                replayed += 1
    tell(f"{replayed} matches replay to what is stored; {shown} hands ask the newest question")


async def _replays(fleet: Fleet, store: Store, table: Table) -> bool:
    """Play a match once more; what clocks change while it is read, shows when it is read again."""
    saved = await store.moves.load(table.match)
    assert saved is not None
    session = revive(saved)
    given = await fleet.rows(_GIVEN, table.match)
    again = Match[Any](session.match.game, session.match.options, session.match.seats, session.match.seed)
    for each in given:
        again.answer(each["seat"], as_answer(json.loads(each["answer"])))
    return saved.row.status is MatchStatus.FINISHED or again.hash() == session.match.hash()


async def _shown(fleet: Fleet, store: Store, table: Table) -> int:
    """Wait until the hands of a match ask its newest question, which clocks still change; return how many."""
    asked: list[int] = []

    async def newest() -> bool:
        saved = await store.moves.load(table.match)
        assert saved is not None
        found = [_asked(fleet.discord.newest(dm_of(member)), table.match) for member in table.members]
        asked[:] = [number for number in found if number is not None]
        over = saved.row.status is MatchStatus.FINISHED
        return over or all(number == revive(saved).question for number in asked)

    waited = await fleet.until(newest, f"the hands of match {table.match} are its newest", every=0.1)
    assert waited < NEW_WITHIN, f"match {table.match}: old hands were shown for {waited:.1f} s"
    return len(asked)


def _asked(message: dict[str, Any] | None, match: int) -> int | None:
    """Return the question that the controls of a message answer."""
    for action in _actions(message):
        if action.match == match and action.number:
            return action.number
    return None


def _actions(message: dict[str, Any] | None) -> Iterable[ActionId]:
    for one in walk(message["components"]) if message else ():
        try:
            yield ActionId.parse(str(one.get("custom_id", "")))
        except BadActionId:
            continue


def _private(fleet: Fleet, tables: Iterable[Table], tell: Callable[[str], object]) -> None:
    """See that in nobody's direct messages lies what belongs to another match."""
    own = {dm_of(member): table.match for table in tables for member in table.members}
    looked = 0
    for message in fleet.discord.messages.values():
        match = own.get(int(message["channel_id"]))
        if match is not None and message["components"]:
            looked += 1
            for action in _actions(message):
                assert action.match in (0, match), f"a hand of match {action.match} lies at match {match}"
    tell(f"{looked} messages in private show nothing of other matches")
