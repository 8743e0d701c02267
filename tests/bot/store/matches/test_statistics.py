"""What finished matches are counted to, in the store."""

from __future__ import annotations

from bot.store import MatchStatus, Move, SeatRow, Store
from bot.store.matches.statistics import Eyes, MatchFilter, WinScore
from engines.kernel import Deck, Result, Section
from tests.bot.store.scene import ANNE, BEN, NOW, running

OAK = Deck(game="noxtalia", name="Forêt", sections=(Section(heading="main", cards=("oak",)),))


async def over(
    store: Store, game: str, winners: tuple[int, ...], other: int | None, at: float, why: str
) -> int:
    """Play a match of Anne's with her deck against somebody, or a computer; return its id."""
    seats = [
        SeatRow(seat=0, name="Anne", user_id=ANNE, deck=OAK),
        SeatRow(seat=1, name="Other", user_id=other, level=None if other else "easy"),
    ]
    row = await running(store, game=game, seats=seats)
    end = Move(match_id=row.id, status=MatchStatus.FINISHED, result=Result(winners, why))
    await store.moves.commit(end, at)
    return row.id


async def test_matches_are_counted_by_game_and_by_who_sat_there(store: Store) -> None:
    won = await over(store, "noxtalia", (0,), BEN, NOW + 1, "points")
    drawn = await over(store, "noxtalia", (), BEN, NOW + 2, "points")
    lost = await over(store, "dueling_nobles", (1,), BEN, NOW + 3, "concession")
    alone = await over(store, "noxtalia", (0,), None, NOW + 4, "points")
    off = await over(store, "noxtalia", (), BEN, NOW + 5, "called_off")
    people = [WinScore("noxtalia", False, 1, 1, 0), WinScore("dueling_nobles", False, 0, 0, 1)]
    row = await store.matches.get(won)
    assert row is not None

    async def scores(which: MatchFilter) -> list[WinScore]:
        return await store.statistics.scores(which, Eyes(99, [row.channel_id]))

    assert await scores(MatchFilter(user=ANNE)) == [*people, WinScore("noxtalia", True, 1, 0, 0)]
    assert await scores(MatchFilter(user=ANNE, against=BEN)) == people
    assert await scores(MatchFilter(user=BEN, game="noxtalia", guild=7)) == [
        WinScore("noxtalia", False, 0, 1, 1)
    ]
    assert await scores(MatchFilter(user=ANNE, guild=8)) == []
    assert await scores(MatchFilter(deck="FORÊT".lower(), game="dueling_nobles")) == people[1:]
    history = store.statistics.history
    own = Eyes(ANNE, [])
    assert [row.id for row in await history(MatchFilter(user=ANNE), own, 9, 0)] == [
        off,
        alone,
        lost,
        drawn,
        won,
    ]
    which = MatchFilter(user=ANNE, against=BEN, game="noxtalia")
    assert [row.id for row in await history(which, own, 1, 1)] == [drawn]


async def test_what_its_reader_does_not_see_is_in_no_number(store: Store) -> None:
    won = await over(store, "noxtalia", (0,), BEN, NOW + 1, "points")
    await over(store, "noxtalia", (0,), None, NOW + 2, "points")
    await store.matches.set_board(won, 9, NOW, parent_id=88)

    async def wins(reader: int, *channels: int, against: int | None = None) -> int:
        found = await store.statistics.scores(MatchFilter(ANNE, against), Eyes(reader, channels))
        return sum(each.won for each in found)

    assert await wins(99, against=BEN) == await wins(99) == 0
    assert await wins(99, 88, against=BEN) == await wins(99, 88) == 1
    assert await wins(BEN) == await wins(BEN, against=BEN) == 1, "he sat there"
    assert await wins(ANNE) == 2


async def test_a_history_holds_what_its_reader_sees_or_has_played(store: Store) -> None:
    won = await over(store, "noxtalia", (0,), BEN, NOW + 1, "points")
    alone = await over(store, "noxtalia", (0,), None, NOW + 2, "points")
    row = await store.matches.get(won)
    assert row is not None

    async def seen(reader: int, *channels: int) -> list[int]:
        rows = await store.statistics.history(MatchFilter(user=ANNE), Eyes(reader, channels), 9, 0)
        return [row.id for row in rows]

    assert await seen(99) == []
    assert await seen(BEN) == [won], "he sat there"
    assert await seen(99, row.channel_id) == [alone, won]
    await store.matches.set_board(alone, 9, NOW, parent_id=88)
    assert await seen(99, row.channel_id) == [won]
    assert await seen(99, row.channel_id, 88) == [alone, won], "a thread is seen by who sees its channel"
