"""What a run has found, as data: each figure with its cases and its interval."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from bot.lab.setup import RunSetup
from engines.lab.intervals import Estimate
from engines.lab.metagame import metagame
from engines.lab.runs import Findings
from engines.lab.verdicts import deck_verdict

_DIGITS = 6


@dataclass(frozen=True)
class Report:
    """A run and what it has come to."""

    setup: RunSetup
    findings: Findings

    @cached_property
    def mix(self) -> dict[str, Estimate]:
        """The mixture that no deck beats."""
        matchups = {each.decks: each.won for each in self.findings.figures.matchups}
        return metagame(list(self.setup.decks), matchups, f"{self.setup.seed}/metagame")

    def as_json(self) -> str:
        """Return the report for machines."""
        figures = self.findings.figures
        decks = [
            {
                "deck": each.deck,
                "won": each.won,
                "verdict": deck_verdict(self.findings.decided[each.deck].what, each.won),
                "decided_after": self.findings.decided[each.deck].matches,
                "confirmed": self.findings.confirmed.get(each.deck),
                "mix": self.mix.get(each.deck),
                "early_depth": figures.depths[each.deck],
            }
            for each in figures.decks
        ]
        data = {
            "game": self.setup.game,
            "rules": self.setup.rules,
            "level": self.setup.level,
            "confirmed_by": self.setup.confirm,
            "seed": self.setup.seed,
            "packs": {each["id"]: each["version"] for each in self.setup.packs},
            "verdicts": self.findings.verdicts,
            "verdicts_confirmed": self.findings.cards_confirmed,
            "proposals": self.findings.proposals,
            "decks": decks,
            "matchups": figures.matchups,
            "play": figures.play,
            "cards": figures.cards,
        }
        return json.dumps(_plain(data), indent=1, ensure_ascii=False) + "\n"


def _plain(value: Any) -> Any:
    """Return data for JSON: tuples with names as objects, numbers with so many digits as mean something."""
    if isinstance(value, float):
        return round(value, _DIGITS)
    named: Any = getattr(value, "_asdict", None)
    if named is not None or isinstance(value, dict):
        fields = cast("dict[str, Any]", value if named is None else named())
        return {name: _plain(each) for name, each in fields.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in cast("list[Any]", value)]
    return value
