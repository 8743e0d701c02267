"""Events in words: when an ONGOING text does something, and when a card may be summoned in answer."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed
from engines.neo_noble.cards.printed.selectors import Noun, Selectors
from engines.neo_noble.language.events import EventKind, React, Trigger
from engines.neo_noble.language.selectors import CardFilter

OF_SPIRITS: frozenset[EventKind] = frozenset(
    ("created", "placed", "moved", "uncovered", "shattered", "destroyed", "sacrificed", "bounced")
)
"""What becomes of a Spirit."""
OF_CARDS: frozenset[EventKind] = frozenset(
    ("reaped", "banished", "discarded", "block_discarded", "channeled", "revealed")
)
"""What becomes of a card, wherever it is."""


class Events(Selectors):
    """Words for events: each begins with "when"."""

    def trigger(self, when: Trigger, *, once: bool = True) -> Say:
        """Return when an ONGOING text does something; `once`: and that it does so once each turn."""
        said = self._event(when.event, when)
        return Say("nn-once-each-turn", {"when": said}) if when.once and once else said

    def react(self, react: React) -> Say:
        """Return when a card may be summoned in answer (NN-98)."""
        return self._event(react.event, react)

    def _event(self, event: EventKind, when: Trigger | React) -> Say:
        key = f"nn-when-{dashed(event)}"
        here = self._here(event, when)
        values: dict[str, Any] = {"whose": when.whose, "here": here}
        if event in OF_SPIRITS:
            return Say(key, {**self._of(when, "spirit"), "here": here})
        if event in OF_CARDS:
            return Say(key, {**self._of(when, "card"), "here": here})
        if event == "summoned":
            return Say(key, {**values, **self._object(when)})
        if event == "activated":
            return Say(key, {**values, **self._text(when)})
        if event == "drew":
            return Say(key, {**values, "number": when.number if isinstance(when, React) else 1})
        return Say(key, values)

    def _of(self, when: Trigger | React, noun: Noun) -> dict[str, Any]:
        """Return the card that something becomes of; whose it is stands with it."""
        if isinstance(when, Trigger) and when.this:
            return {"noun": noun, "kind": Say("nn-this", {"noun": noun})}
        if noun == "spirit" or when.whose == "any":
            return self.a_kind(when.filter, noun, when.whose)
        said = self.a_kind(when.filter, noun)
        return {**said, "kind": Say("nn-kind-of", {**said, "count": 1, "whose": when.whose})}

    def _object(self, when: Trigger | React) -> dict[str, Any]:
        """Return the card that is summoned."""
        if isinstance(when, Trigger) and when.this:
            return {"this": "yes", "kind": Say("nn-this", {"noun": "card"})}
        return {"this": "no", "kind": self.a_kind(when.filter, "card")["kind"]}

    def _text(self, when: Trigger | React) -> dict[str, Any]:
        """Return the text that is used, and whose it is where that matters."""
        said = self._object(when)
        any_card = said["this"] == "no" and when.filter == CardFilter()
        income = "yes" if isinstance(when, React) and when.income else "no"
        return {**said, "income": income, "of": NOTHING if any_card else Say("nn-text-of", said)}

    @staticmethod
    def _here(event: EventKind, when: Trigger | React) -> Say | str:
        if not isinstance(when, Trigger) or not when.here:
            return NOTHING
        return Say("nn-here", {"event": dashed(event), "whose": when.whose})
