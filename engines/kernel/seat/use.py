"""How often each answer is given, by kind of question, as computers were seen to play: a file a game.

It lies in `engines/<game>/seat/use.yaml`; `python -m tests.rigs.use` measures it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from engines.kernel.decisions.keys import deed_of
from engines.kernel.seat.prompts import Option
from engines.kernel.state.yaml_file import read_yaml

USE = "use.yaml"
DEEDS = frozenset({"actions", "beside"})
"""Groups of what is done without a card: each of its verbs is used by itself."""

Use: TypeAlias = Mapping[str, Mapping[str, float]]


def use_of(folder: Path) -> Use:
    """Read how often a game's answers are given. Raises OSError or BadYaml."""
    data, _ = read_yaml((folder / USE).read_bytes())
    return data


def used_as(option: Option) -> str:
    """Return under which name the use of an option is counted: its group's, of a verb its own."""
    return f"{option.group}:{deed_of(option.key)}" if option.group in DEEDS else option.group
