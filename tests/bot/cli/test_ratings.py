"""`ratings replay`: the history of ratings is played again, with other parameters too."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.cli.parser import main
from bot.competition.ratings import DAY, Parameters, RatedMatch, Rating, replay, shown
from bot.store import LeaderboardKey, Rated, Store

BOARD = LeaderboardKey.of_guild(7, "dueling_nobles")
HISTORY = [
    RatedMatch(id=number, at=number * DAY, teams=((1,), (2 + number % 3,)), ranks=(1, 2))
    for number in range(1, 13)
]  # fmt: skip


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(_written(tmp_path / "herald.sqlite3"))


async def _written(path: Path) -> None:
    """Keep a history whose ratings have been lost."""
    store = await Store.open(path, path.parent)
    for event in HISTORY:
        await store.ratings.add([Rated(BOARD, event, ())], 1, None)
    await store.close()


async def standing(path: Path) -> dict[int, Rating]:
    store = await Store.open(path, path.parent)
    try:
        return await store.ratings.standing(BOARD)
    finally:
        await store.close()


def test_the_history_is_shown_and_nothing_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "replay"]) == 0
    told = capsys.readouterr().out
    best = shown(replay(HISTORY).ratings[1])
    assert "dueling_nobles, guild:7: 12 matches of 4 people" in told
    assert f"1. 1: {best}? after 12 matches" in told, "three opponents are too few to be sure"
    assert "1 histories were played again." in told
    assert asyncio.run(standing(Path("herald.sqlite3"))) == {}


def test_other_parameters_make_another_history(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "replay", "--beta", "4"]) == 0
    told = capsys.readouterr().out
    assert f"1. 1: {shown(replay(HISTORY, Parameters(beta=4.0)).ratings[1])}" in told
    assert "0.25" not in told


def test_it_is_kept_where_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "replay", "--keep"]) == 0
    assert asyncio.run(standing(Path("herald.sqlite3"))) == replay(HISTORY).ratings
    assert "played again and kept" in capsys.readouterr().out


def test_what_other_parameters_come_to_is_not_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "replay", "--keep", "--beta", "4"]) == 1
    assert "--keep goes with Herald's own parameters" in capsys.readouterr().err
    assert asyncio.run(standing(Path("herald.sqlite3"))) == {}
