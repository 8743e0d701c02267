"""A run comes to the same bytes whatever was killed, and however many processes play it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.lab.folder import PIECES, SETUP, NoRun, RunFolder
from bot.lab.report import Report
from bot.lab.running import go_on
from bot.lab.setup import RunSetup
from bot.lab.sheet import Wording
from bot.texts import texts_in
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from render.lab import draw_page
from tests.bot.lab.runs import setup
from tests.profiles import sampled

ROOT = Path(__file__).parents[3]
SETUPS = {"matches": setup(), "duels": setup("dueling_nobles", matches=40)}


def told(folder: Path, run: RunSetup, processes: int = 0, **how: object) -> tuple[str, str]:
    """Go on with a run in a folder, and return its report for machines and as a page."""
    there = RunFolder(folder)
    if not there.is_taken:
        there.begin(run)
    report = Report(there.setup(), go_on(there, there.setup(), processes, **how))  # type: ignore[arg-type]
    return report.as_json(), draw_page(Wording(report, texts_in("en")).sheet())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[str, str]]:
    return {name: told(tmp_path_factory.mktemp(name), run) for name, run in SETUPS.items()}


class Killed(Exception):
    """A run was ended."""


@pytest.mark.parametrize("name", SETUPS)
def test_a_run_that_is_ended_again_and_again_comes_to_the_same_bytes(
    name: str, whole: dict[str, tuple[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each piece that is written it is ended, and of some what was written is cut off half-way."""
    chance, add, ended = Random(1), RunFolder.add, 0

    def once(folder: RunFolder, piece: str, sums: Sums) -> None:
        add(folder, piece, sums)
        raise Killed

    monkeypatch.setattr(RunFolder, "add", once)
    while True:
        try:
            found = told(tmp_path, SETUPS[name])
            break
        except Killed:
            ended += 1
            content = (tmp_path / PIECES).read_bytes()
            if chance.random() < 0.3:
                (tmp_path / PIECES).write_bytes(content[: -chance.randrange(1, 400)])
    assert ended >= 2
    assert found == whole[name]


def test_so_does_one_whose_pieces_were_written_in_another_order(
    whole: dict[str, tuple[str, str]], tmp_path: Path
) -> None:
    told(tmp_path, SETUPS["matches"])
    pieces = (tmp_path / PIECES).read_bytes().splitlines(keepends=True)
    assert len(pieces) >= 3
    (tmp_path / PIECES).write_bytes(b"".join(pieces[::-1]))
    assert told(tmp_path, SETUPS["matches"]) == whole["matches"]


@pytest.mark.parametrize("processes", sampled([1, 3]))
def test_so_does_one_that_other_processes_play(
    processes: int, whole: dict[str, tuple[str, str]], tmp_path: Path
) -> None:
    assert told(tmp_path, SETUPS["matches"], processes) == whole["matches"]


def test_no_batch_is_begun_after_its_time_and_the_rest_comes_later(
    whole: dict[str, tuple[str, str]], tmp_path: Path
) -> None:
    batches: list[int] = []

    def watch(batch: Sequence[Chunk], sums: Sums) -> None:
        batches.append(len(batch))

    told(tmp_path, SETUPS["matches"], seconds=0.0, watch=watch)
    assert batches == []
    assert told(tmp_path, SETUPS["matches"], watch=watch) == whole["matches"]
    assert batches == [3]


def test_a_folder_without_a_run_is_told_apart(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        with pytest.raises(NoRun):
            RunFolder(folder).setup()
    (tmp_path / SETUP).write_text('{"game": 1}')
    with pytest.raises(NoRun):
        RunFolder(tmp_path).setup()


@pytest.mark.parametrize("kills", sampled([1, 50]))
def test_a_command_that_is_killed_comes_to_the_bytes_of_a_run_that_was_not(
    kills: int, tmp_path: Path
) -> None:
    words = [sys.executable, "-m", "bot", "lab", "dueling_nobles", "--matches", "480", "--processes", "1"]
    there, chance = tmp_path / "killed", Random(kills)
    for _ in range(kills):
        how = "--resume" if (there / SETUP).exists() else "--out"
        process = subprocess.Popen(
            [*words, how, str(there)], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        before, until = _written(there), time.monotonic() + 60
        while process.poll() is None and _written(there) == before and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(chance.random() * 0.05)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert _written(there) > 0
    run = RunFolder(there).setup()
    assert told(there, run) == told(tmp_path / "whole", run)


def _written(folder: Path) -> int:
    return (folder / PIECES).stat().st_size if (folder / PIECES).exists() else 0
