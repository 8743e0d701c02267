"""What the README and the pages of `docs` promise is so; what holds of every page is in `test_pages`."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.cli.parser import main
from bot.discord.places import REQUIRED, REQUIRED_FOR_THREADS, WANTED_FOR_TOURNAMENTS
from bot.store import Store, UserPreferences
from engines.registry import GAMES
from tests.test_codebase import ROOMS_OF

ROOT = Path(__file__).parent.parent
README, OWNER, CONTRIBUTING = (
    (ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/owner.md", "CONTRIBUTING.md")
)


def test_the_readme_stays_short() -> None:
    assert len(README.splitlines()) <= 90


def test_the_ten_lines_play_a_match() -> None:
    (code,) = re.findall(r"```python\n(from engines.*?)```", CONTRIBUTING, re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert "Result(winners=" in ran.stdout


def test_the_invitation_asks_for_the_permissions_that_are_needed_and_no_more() -> None:
    (number,) = {number for page in (README, OWNER) for number in re.findall(r"\b\d{16}\b", page)}
    needed = discord.Permissions(
        **dict.fromkeys((*REQUIRED, *REQUIRED_FOR_THREADS, *WANTED_FOR_TOURNAMENTS), True)
    )
    assert int(number) == needed.value


async def test_a_person_can_be_removed_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (words,) = re.findall(r"python -m bot (forget \d+)", OWNER)
    monkeypatch.setenv("HERALD_DATABASE", str(tmp_path / "herald.sqlite3"))
    monkeypatch.setenv("HERALD_BACKUPS", str(tmp_path))
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    await store.preferences.set_user(1234, UserPreferences(theme="light"))
    await store.close()
    assert await asyncio.to_thread(main, words.split()) == 0
    with closing(sqlite3.connect(tmp_path / "herald.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM users").fetchone() == (0,)


def test_without_the_packages_it_says_what_to_do() -> None:
    ran = subprocess.run(
        [sys.executable, "-S", "-m", "bot"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 1
    assert "make run" in ran.stderr
    assert ".venv/bin/python -m bot" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_it_leads_to_every_page() -> None:
    pages = sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").glob("*.md"))
    assert len(pages) >= 12
    assert [page for page in (*pages, "CONTRIBUTING.md", "CHANGELOG.md") if f"({page})" not in README] == []


RECORDS = sorted((ROOT / "docs/decisions").glob("*.md"))
"""What was decided, and why, in the order in which it was."""


@pytest.mark.parametrize(
    ("page", "most"), [("CONTRIBUTING.md", 250), ("tests/README.md", 90), ("docs/architecture.md", 110)]
)
def test_every_place_that_a_page_for_contributors_names_is_there(page: str, most: int) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= most
    assert len(places_in(text)) > 12
    assert missing(text) == []


def places_in(text: str) -> set[str]:
    """Return the files and folders of ours that a page names."""
    named = re.findall(r"\b(?:bot|cogs|engines|render|tests)/[\w/.-]+", re.sub(r"`|<\w+>", "", text))
    return {place.rstrip("./") for place in named if "//" not in place}


def missing(text: str) -> list[str]:
    """Return those of them that are not there."""
    return [
        place
        for place in sorted(places_in(text))
        if not (ROOT / place).exists() and not (ROOT / f"{place}.py").exists()
    ]


def test_a_place_that_is_not_there_is_found() -> None:
    assert missing("`bot/store/sql.py`, bot/store/, `bot/presses.py`") == ["bot/presses.py"]


def test_each_decision_is_recorded_whole_and_can_be_found() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    assert [int(record.name[:4]) for record in RECORDS] == list(range(1, len(RECORDS) + 1))
    assert len(RECORDS) >= 13
    for number, record in enumerate(RECORDS, 1):
        text = record.read_text(encoding="utf-8")
        assert f"[{number}](decisions/{record.name})" in page
        assert text.startswith(f"# {number}. ")
        assert re.findall("^## (.+)$", text, re.MULTILINE) == [
            "Context", "Decision", "Tried and refused", "Consequences"
        ], record.name  # fmt: skip
        assert re.search(r"^Decided .*\d{4}-\d\d-\d\d", text, re.MULTILINE), record.name
        assert len(text.splitlines()) <= 60, record.name
        assert missing(text) == [], record.name


@pytest.mark.parametrize("folder", ["engines/kernel", "bot", "cogs"])
def test_the_page_of_the_architecture_names_rooms_from_the_ground_up(folder: str) -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    (row,) = re.findall(rf"^\| `{folder}` \| (.+) \|$", page, re.MULTILINE)
    named = re.findall(r"`(\w+)`", row)
    height = {room: floor for floor, rooms in enumerate(ROOMS_OF[folder]) for room in rooms}
    folders = {room for room in height if (ROOT / folder / room).is_dir()}
    assert folders <= set(named) <= set(height)
    assert [height[room] for room in named] == sorted(height[room] for room in named)


def test_the_page_of_tests_tells_of_what_can_be_run() -> None:
    text = (ROOT / "tests/README.md").read_text(encoding="utf-8")
    assert "tests/README.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    made = set(re.findall(r"\bmake ([a-z]+)\b", text))
    assert made <= set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    modules = {name.replace(".", "/") for name in re.findall(r"python -m (tests\.[\w.]+)", text)}
    assert [name for name in modules if not (ROOT / f"{name}.py").exists()] == []


def test_the_path_of_a_word_names_files_of_each_game() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^\| \| (Noxtalia .*?)\n\n", page, re.DOTALL | re.MULTILINE)
    head, _, *rows = (line.strip("| ").split(" | ") for line in table.splitlines())
    games = [called.strip().lower().replace("-", "_").replace(" ", "_") for called in head]
    assert set(games) == {name for name, game in GAMES.items() if game.collection is not None}
    for _, *cells in rows:
        for game, cell in zip(games, cells, strict=True):
            for place in re.findall(r"`((?:cards|rules|players)/[\w/]*)`", cell):
                folder = ROOT / "engines" / game / place
                assert folder.is_dir() or folder.with_suffix(".py").is_file(), f"{game}: {place}"
