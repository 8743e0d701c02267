"""All that is told and asked in matches of a game, each thing once, and whether it can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import bot.texts
from bot.texts import LOCALES, Texts, dashed, texts_in
from bot.texts.telling import story
from engines.kernel import BACK, Event, Match, Prompt, Say
from engines.kernel.seat.prompts import SETTINGS

BUTTON = 80
"""Characters that Discord puts on a button."""
_FOLDER = Path(bot.texts.__file__).parent / "en"


@dataclass
class Told:
    """What was told and asked in some matches of a game with this prefix of its texts."""

    prefix: str
    names: Sequence[str]
    """What the seats are called."""
    events: dict[str, tuple[Event, int | None]] = field(default_factory=dict)
    sayings: dict[str, Say] = field(default_factory=dict)
    labels: dict[str, Say] = field(default_factory=dict)
    groups: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    results: set[str] = field(default_factory=set)

    def plays(self, match: Match[Any], chance: Random, most: int) -> None:
        """Hear a match to its end, or until somebody concedes after so many answers."""
        while match.decisions and len(match.answers) < most:
            self.is_asked(match)
            decision = chance.choice(match.decisions)
            back = decision.back and chance.random() < 0.1
            match.answer(decision.seat, BACK if back else decision.any(chance))
            if chance.random() < 0.05 and match.can_undo(match.answers[-1].seat):
                match.undo(match.answers[-1].seat)
        if match.decisions:
            match.concede(0)
        self.happens(match)

    def is_asked(self, match: Match[Any]) -> None:
        for decision in match.decisions:
            self.kinds.add(decision.kind)
            self._adds(match.prompt(decision.seat))

    def _adds(self, prompt: Prompt) -> None:
        said = [prompt.title, prompt.default, prompt.none, prompt.about]
        for option in prompt.options:
            self.groups.add(option.group)
            for label in filter(None, (option.label, option.short)):
                self.labels[repr(label)] = label
            said += [option.preview, option.refused, *option.leads.values()]
        self.sayings.update((repr(each), each) for each in said if each)

    def happens(self, match: Match[Any]) -> None:
        if match.result is not None:
            self.results.add(match.result.reason)
        for event in match.events:
            for seat in (None, *range(match.seats)):
                self.events[repr((event.kind, event.seen_by(seat), seat in event.secret))] = (event, seat)

    def of_its_own(self, kind: str) -> set[str]:
        """Return the texts of a kind that the game has of its own; what one seat alone is told counts not."""
        files = (path.read_text("utf-8") for path in sorted(_FOLDER.glob("*.ftl")))
        found = re.findall(rf"^{self.prefix}-{kind}-([\w-]+) =", "\n".join(files), re.MULTILINE)
        return {key for key in found if not key.endswith("-own")}

    def happened(self) -> set[str]:
        """Return the kinds of events, as their texts are called."""
        return {dashed(event.kind) for event, _ in self.events.values()}

    def asked(self) -> set[str]:
        """Return the kinds of questions, as their texts are called."""
        return {dashed(kind) for kind in self.kinds}

    def can_be_said(self) -> None:
        """Fail unless each thing has its words in every language, and each label fits on a button."""
        for texts in map(texts_in, LOCALES):
            assert all(self.said(texts))
            for event, seat in self.events.values():
                own = f"{self.prefix}-event-{dashed(event.kind)}-own"
                assert seat not in event.secret or own in texts, event.kind
            for label in self.labels.values():
                assert len(texts.tell(label, self.names)) <= BUTTON, label

    def said(self, texts: Texts) -> Iterator[str | None]:
        """Yield each thing as it is said in a language."""
        for event, seat in self.events.values():
            yield story(texts, self.prefix, event, seat, list(self.names))
        for one in (*self.sayings.values(), *self.labels.values()):
            yield texts.tell(one, self.names)
        for group in self.groups - {SETTINGS}:  # it stands under More…, where nothing heads it
            yield texts.say(f"{self.prefix}-group-{group}")
        for reason in self.results:
            yield texts.say(f"{self.prefix}-result-{dashed(reason)}")
