"""Runs of servers come to the same bytes by however many processes, kills, stops and jumps of the clock."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.lab.hosted import course
from bot.lab.hosted.apart import PlayedPiece
from bot.lab.hosted.feature import LabFeature
from bot.lab.hosted.packing import read_findings
from bot.store import RunStatus, Store
from bot.workers import WorkerTimeout
from tests.bot.lab.hosted.playing import GUILD, KEEPER, WISH, feature, findings, over, played
from tests.profiles import sampled

ROOT = Path(__file__).parents[4]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "lab.sqlite3", tmp_path)
    yield store
    await store.close()


@pytest.fixture
async def lab(store: Store) -> AsyncIterator[LabFeature]:
    lab = feature(store)
    yield lab
    await lab.stop()


@pytest.mark.parametrize("processes", sampled([1, 3]))
async def test_processes_come_to_the_same_bytes_as_one_thread(
    processes: int, store: Store, lab: LabFeature
) -> None:
    whole = await played(store, lab)
    others = feature(store, processes)
    try:
        assert await played(store, others) == whole
    finally:
        await others.stop()


async def test_a_clock_that_jumps_changes_nothing(store: Store, lab: LabFeature) -> None:
    whole = await played(store, lab)
    chance = Random(1)
    jumping = feature(store, now=lambda: time.time() + chance.choice([-1e6, 0.0, 1e6]))
    try:
        assert await played(store, jumping) == whole
    finally:
        await jumping.stop()


async def test_a_run_that_is_stopped_in_the_middle_keeps_what_was_found(
    store: Store, lab: LabFeature
) -> None:
    run = await lab.begin(GUILD, KEEPER, WISH._replace(matches=2_000))
    while len(await store.lab_runs.pieces(run.id)) < 4:  # noqa: ASYNC110  # the store tells nobody
        await asyncio.sleep(0.01)
    row = await lab.end(GUILD)
    assert row.status is RunStatus.STOPPED
    matches = read_findings(await findings(store, run)).figures.play.matches
    assert matches >= 72
    assert matches % 72 == 0, "of whole batches"
    assert await store.lab_runs.pieces(run.id) == {}


async def test_servers_take_turns(store: Store, lab: LabFeature, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[int] = []
    add = store.lab_runs.add_piece

    async def noted(run: Any, *args: Any) -> None:
        order.append(run.guild_id)
        await add(run, *args)

    monkeypatch.setattr(store.lab_runs, "add_piece", noted)
    runs = [await lab.begin(guild, KEEPER, WISH) for guild in (7, 8)]
    for run in runs:
        await over(store, run)
    assert order[:8].count(8) >= 3, "though the other server had begun before"


async def test_what_overruns_again_and_again_is_given_up_by_name(
    store: Store, lab: LabFeature, monkeypatch: pytest.MonkeyPatch
) -> None:
    def overrun(_setup: str, _chunk: object) -> PlayedPiece:
        return PlayedPiece("c-oC|00001", 20.0, 4)

    monkeypatch.setattr(course, "play_piece", overrun)
    run = await lab.begin(GUILD, KEEPER, WISH)
    row = await over(store, run)
    assert (row.status, row.why) == (RunStatus.FAILED, "endless")


async def test_cards_that_break_the_rules_end_a_run(
    store: Store, lab: LabFeature, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_setup: str, _chunk: object) -> PlayedPiece:
        raise KeyError("a card")

    monkeypatch.setattr(course, "play_piece", breaks)
    row = await over(store, await lab.begin(GUILD, KEEPER, WISH))
    assert (row.status, row.why) == (RunStatus.FAILED, "broke")


async def test_a_process_that_dies_is_followed_by_another_and_not_for_ever(
    store: Store, lab: LabFeature, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(_setup: str, _chunk: object) -> PlayedPiece:
        raise WorkerTimeout("the process died")

    monkeypatch.setattr(course, "play_piece", dies)
    monkeypatch.setattr("bot.lab.hosted.feature.AGAIN", 0.01)
    row = await over(store, await lab.begin(GUILD, KEEPER, WISH))
    assert (row.status, row.why) == (RunStatus.FAILED, "broke")


@pytest.mark.parametrize("kills", sampled([1, 50]))
async def test_a_process_that_is_killed_comes_to_the_bytes_of_one_that_was_not(
    kills: int, store: Store, lab: LabFeature, tmp_path: Path
) -> None:
    wish = WISH._replace(matches=24 * 3 * max(2, kills // 2))
    whole = await played(store, lab, wish)
    there = tmp_path / "killed"
    there.mkdir()
    other = await Store.open(there / "lab.sqlite3", there)
    begun = feature(other, lab_seconds=1)
    begun._lab.seconds = 0  # it waits for the process that is to be killed
    run = await begun.begin(GUILD, KEEPER, wish)
    await begun.stop()
    await other.close()
    await asyncio.to_thread(killed_again_and_again, there, kills)
    other = await Store.open(there / "lab.sqlite3", there)
    try:
        assert (await over(other, run)).status is RunStatus.DONE
        assert await findings(other, run) == whole
    finally:
        await other.close()


def killed_again_and_again(there: Path, kills: int) -> None:
    """Let processes go on with what waits in a database: each is killed soon after it has kept a piece."""
    chance = Random(kills)
    for number in range(kills + 1):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.lab.hosted.playing", str(there)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        assert process.stdout is not None
        if number < kills:
            kept = process.stdout.readline()
            while (line := process.stdout.readline()) == kept:
                pass
            time.sleep(chance.random() * 0.05)
            if line:
                os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
