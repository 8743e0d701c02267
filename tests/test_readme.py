"""What the README promises is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import discord

from bot.places import REQUIRED, REQUIRED_FOR_THREADS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_ten_lines_play_a_match() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert "Result(winners=" in ran.stdout


def test_the_invitation_asks_for_the_permissions_that_are_needed_and_no_more() -> None:
    (number,) = set(re.findall(r"\b\d{12}\b", README))
    needed = discord.Permissions(**dict.fromkeys((*REQUIRED, *REQUIRED_FOR_THREADS), True))
    assert int(number) == needed.value


def test_what_it_points_to_exists() -> None:
    for path in (
        "docs/board.png",
        ".env.example",
        "LICENSE",
        "engines/registry.py",
        "tests/engines/skirmish.py",
    ):
        assert path in README
        assert (ROOT / path).is_file()
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z]+)", README)) <= targets
