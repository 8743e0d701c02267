"""Leaderboards and what a match has changed, as words."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.competition.ratings import DAY, RatedMatch, Rating, replay
from bot.ladder.views.rank import PAGE, Leaders, leaderboard, rank_card
from bot.store import LeaderboardKey, Store
from bot.table.board import changes_line
from bot.texts import texts_in
from render.tournament import RankCard
from tests.e2e.club import walk

EN, FR = texts_in("en"), texts_in("fr")
MET = frozenset({1, 2, 3, 4})
NAMES = {1: "Ann", 2: "Ben", 3: "Cleo"}


BOARD = LeaderboardKey.of_guild(7, "noxtalia")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield opened
    await opened.close()


async def keep(store: Store, ratings: dict[int, Rating], board: LeaderboardKey = BOARD) -> None:
    await store.ratings.replace(board, ratings, [], 1)


async def card(store: Store, now: float, course: Sequence[tuple[RatedMatch, Rating]] = ()) -> RankCard:
    """Ann's card."""
    found = await store.leaderboards.of_user(BOARD, now, 1)
    assert found is not None
    return rank_card(*found, await store.leaderboards.listed(BOARD, now), "Ann", "noxtalia", course)


def told(leaders: Leaders, names: dict[int, str]) -> str:
    parts = walk(leaderboard(leaders, names, BOARD, EN).to_components())
    return "\n".join(str(part.get("content", "")) for part in parts)


async def test_never_played_is_not_listed_and_little_known_stands_behind_players(store: Store) -> None:
    """Never played: not above players (lila #18985, #6953)."""
    ratings = {
        1: Rating(24.0, 5.0, 0.0, 30, MET),
        2: Rating(40.0, 7.5, 0.0, 3, MET),
        3: Rating(23.0, 5.0, 0.0, 30, MET),
    }
    await keep(store, ratings)
    leaders = await Leaders.of(store.leaderboards, BOARD, 0.0)
    said = told(leaders, NAMES)
    assert (
        said.index("1. Ann")
        < said.index("2. Cleo")
        < said.index("**Provisional**")
        < said.index("Ben · 1860?")
    )
    assert leaders.listed == (2, 1)


@pytest.mark.parametrize(
    ("sure", "provisional"), [(0, 0), (1, 0), (0, 1), (14, 3), (15, 1), (16, 15), (15, 0), (0, 16), (29, 31)]
)
async def test_the_pages_together_are_the_whole_list(store: Store, sure: int, provisional: int) -> None:
    ratings = {n: Rating(40.0 - n / 10, 5.0, 0.0, 30, MET) for n in range(1, sure + 1)}
    few = {n: Rating(40.0 - n / 10, 5.0, 0.0, 3, frozenset()) for n in range(100, 100 + provisional)}
    await keep(store, {**ratings, **few})
    names = {user: f"<{user}>" for user in (*ratings, *few)}
    lines, page, pages = list[str](), 0, 1
    while page < pages:
        leaders = await Leaders.of(store.leaderboards, BOARD, 0.0, page)
        pages, page = leaders.pages, page + 1
        own = [line for line in told(leaders, names).splitlines()[1:] if "<" in line or "Prov" in line]
        assert len(own) <= PAGE
        lines += own
    found = [line[line.index("<") : line.index(">") + 1] if "<" in line else "head" for line in lines]
    head = ["head"] if few else []
    assert found == [*(names[user] for user in ratings), *head, *(names[user] for user in few)]
    assert pages == max(1, -(-len(found) // PAGE))
    behind = await Leaders.of(store.leaderboards, BOARD, 0.0, pages + 7)
    assert behind.number == pages - 1


async def test_what_is_known_fades_while_the_number_stays(store: Store) -> None:
    await keep(store, {1: Rating(30.0, 4.0, 0.0, 30, MET)})
    soon, late = await card(store, DAY), await card(store, 200 * DAY)
    assert soon.number == late.number == "1620"
    assert soon.band < late.band
    assert (await card(store, 900 * DAY)).number == "1620?"


async def test_a_card_counts_matches_that_were_won_alone_or_in_a_team(store: Store) -> None:
    teams: list[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]] = [
        (((1,), (2,)), (1, 2)),
        (((1,), (2,)), (2, 1)),
        (((1,), (2,)), (1, 1)),
        (((1, 2), (3,)), (1, 2)),
    ]
    events = [RatedMatch(id=n, at=float(n), teams=who, ranks=how) for n, (who, how) in enumerate(teams, 1)]
    again = replay(events)
    await keep(store, dict(again.ratings))
    ann = await card(store, 5.0, [(event, again.ratings[1]) for event in events])
    assert (ann.matches, ann.wins, ann.provisional, ann.place) == (4, 2, True, None)


def test_what_a_match_has_changed_is_one_small_line() -> None:
    changes = {
        1: (Rating(25.0, 8.0, 0.0), Rating(26.0, 7.9, 0.0)),
        2: (Rating(25.0, 8.0, 0.0), Rating(24.0, 7.9, 0.0)),
    }
    assert changes_line(changes, NAMES, EN) == "-# Rating: Ann 1500 → 1524 (+24) · Ben 1500 → 1476 (−24)"
    assert changes_line(changes, NAMES, FR).startswith("-# Cote\u00a0: Ann")
    assert changes_line({}, NAMES, EN) == ""
