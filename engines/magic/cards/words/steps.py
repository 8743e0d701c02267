"""Steps and phases (500)."""

from __future__ import annotations

from typing import get_args

from engines.magic.language.events import StepWord

STEPS: dict[StepWord, str] = {
    "upkeep": "upkeep",
    "draw": "draw step",
    "main_1": "precombat main phase",
    "begin_combat": "combat",
    "end_combat": "end of combat",
    "main_2": "postcombat main phase",
    "end": "end step",
}
"""What begins: "at the beginning of your upkeep"; "at end of combat" has no more words than that."""
if STEPS.keys() != set(get_args(StepWord)):
    raise TypeError("a step of the language is not spelt")
