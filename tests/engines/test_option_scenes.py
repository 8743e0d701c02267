"""Every option of every game is told by a scene in which it is chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from pydantic import Field

from engines.kernel.options import Options, is_by_host
from engines.neo_noble.options import NeoNobleOptions
from engines.registry import GAMES

HERE = Path(__file__).parent
BY_THE_HOST = {"lone_pass"}
"""What the rules do not look at, but the host: tests/e2e/test_soul_forger_moments.py tells of it."""


def untold(options: type[Options], tests: Iterable[Path]) -> set[str]:
    """The options that no test names."""
    words = set(re.findall(r"\w+", "\n".join(test.read_text(encoding="utf-8") for test in tests)))
    return {name for name, info in options.model_fields.items() if not is_by_host(info)} - words


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_chosen_in_a_scene(game: str) -> None:
    lacking = untold(GAMES[game].options, (HERE / game).rglob("test_*.py")) - BY_THE_HOST
    assert lacking == set(), f"play a scene with another value of it, in tests/engines/{game}/rules"


def test_an_option_without_a_scene_is_found() -> None:
    class Later(NeoNobleOptions):
        cards_of_focus: int = Field(default=1, ge=1, le=3)

    assert untold(Later, (HERE / "neo_noble").rglob("test_*.py")) == {"cards_of_focus"}
