"""What the README promises is so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import discord

from bot.packs import read_any
from bot.places import REQUIRED, REQUIRED_FOR_THREADS
from engines.noxtalia.cards import NoxtaliaPack

ROOT = Path(__file__).parent.parent
CARDS = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
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
        "docs/neo_noble.png",
        "docs/noxtalia.png",
        "docs/cards.md",
        ".env.example",
        "LICENSE",
        "engines/registry.py",
        "tests/engines/skirmish.py",
    ):
        assert path in README
        assert (ROOT / path).is_file()
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z]+)", README)) <= targets


def test_the_examples_of_how_to_write_cards_are_valid() -> None:
    pack, spirits = re.findall(r"```yaml\n(.*?)```", CARDS, re.DOTALL)
    game, read = read_any(pack, "my_club.yaml")
    assert isinstance(read, NoxtaliaPack)
    assert (game.id, [card.id for card in read.capacities]) == ("noxtalia", ["frozen_choir"])
    _, whole = read_any(pack + spirits, "my_club.yaml")
    assert isinstance(whole, NoxtaliaPack)
    assert [spirit.id for spirit in whole.spirits] == ["bell_keeper"]


def test_every_word_that_the_guide_names_is_known() -> None:
    schema = json.dumps(NoxtaliaPack.model_json_schema())
    section = CARDS[CARDS.index("## How an effect") : CARDS.index("## Spirits")]
    words = set(re.findall(r"`([a-z_]+)`", section))
    assert len(words) > 25
    assert {word for word in words if f'"{word}"' not in schema} == set()
