"""What happens can be told: there is a sentence for it, and all that the sentence speaks of is there."""

from __future__ import annotations

import re
from pathlib import Path

from engines.kernel import Event
from engines.kernel.cards.wording import dashed

_TEXTS = Path(__file__).parents[3] / "bot" / "texts" / "en"
_SENTENCE = re.compile(r"^(?:sf-)?event-([\w-]+) =((?:.|\n(?=[ }]))*)", re.MULTILINE)
SENTENCES = {
    kind: frozenset(re.findall(r"\$(\w+)", words))
    for file in ("common", "soul_forger")
    for kind, words in _SENTENCE.findall((_TEXTS / f"{file}.ftl").read_text("utf-8"))
}
"""By kind of event, what its sentence speaks of; the game's own stand before those of all games."""


def can_be_told(event: Event) -> None:
    """Fail where nobody could say what has happened."""
    kind = dashed(event.kind)
    told = {name for name, value in event.facts.items() if value is not None}
    assert told == event.facts.keys(), event
    assert told | {"by"} >= SENTENCES[kind], event  # of some damage there is nothing that deals it
    for facts in event.secret.values():
        assert told | facts.keys() >= SENTENCES[f"{kind}-own"], event
