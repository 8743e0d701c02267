"""Events in words: what abilities wait for."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed
from engines.magic.cards.printed.conditions import Conditions
from engines.magic.cards.printed.selectors import OF_PLAYERS
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING

_ONCE = frozenset(
    ("enters", "leaves", "dies", "sacrificed", "countered", "cast", "discarded", "drawn", "turned_up")
)
"""What comes once in the life of an object."""
_CARDS = {"cast": "spell", "countered": "spell", "discarded": "card", "drawn": "card", "to_graveyard": "card"}
"""What these happen to is no permanent."""
_NOUNS = {"targeted": "item", "blocks": "creature", "blocked": "creature", "damaged": "source"}
"""What does these, and what it is called."""


class Events(Conditions):
    """Words for events."""

    def trigger(self, when: Trigger) -> Say:
        """Return "when", "whenever" or "at", and what happens."""
        if when.event == "step":
            said = Say("mn-at", {"clause": self.clause(when)})
        else:
            how = "once" if when.this and when.event in _ONCE else "each"
            said = Say("mn-when", {"clause": self.clause(when), "how": how})
        return said

    def next_time(self, when: Trigger, until: str) -> Say:
        """Return when what is put off is done: the next time."""
        if when.event == "step":
            return Say("mn-at-next", self._step(when))
        return Say("mn-next-time", {"clause": self.clause(when), "until": dashed(until)})

    def clause(self, when: Trigger) -> Say:
        """Return what happens, as it goes on after "when"."""
        if when.event == "step":
            return Say("mn-at-step", self._step(when))
        subject = self._subject(when)
        noun = subject.values.get("noun", "permanent")
        this = "yes" if when.this else "no"
        values: dict[str, Any] = {"whose": when.whose, "subject": subject, "noun": noun, "this": this}
        if when.event in OF_PLAYERS:
            values["who"] = Say("mn-who", {"who": f"a-{when.whose}"})
        if when.event in ("damaged", "damages"):
            combat = "any" if when.combat is None else "yes" if when.combat else "no"
            values |= {"combat": combat, "to": when.to or "any"}
        if when.event == "attacks":
            values["alone"] = "yes" if when.alone else "no"
        more = "-any" if self._is_plain(when) else ""
        return Say(f"mn-when-{dashed(when.event)}{more}", {**values, "by": self._doer(when)})

    def _step(self, when: Trigger) -> dict[str, Any]:
        return {"step": dashed(when.step or "any"), "whose": when.whose}

    def _subject(self, when: Trigger) -> Say:
        if when.this:
            return Say("mn-this", {"noun": self.speaker.noun})
        if when.host:
            how = "equipped" if self.speaker.equips else "enchanted"
            return Say("mn-host", {"noun": self.speaker.host, "how": how})
        if self._is_plain(when):
            return Say("mn-hurt", {"whose": when.whose, "to": when.to or "any"})
        noun = _CARDS.get(when.event, "creature" if when.to == "creature" else "permanent")
        if when.event == "damages":
            noun = "source"
        whose = "any" if when.event in OF_PLAYERS else when.whose
        if noun == "card":
            return self.owned_card(when.filter, when.whose if when.event == "to_graveyard" else "any")
        return self.a_kind(when.filter, whose, noun)

    @staticmethod
    def _is_plain(when: Trigger) -> bool:
        """Tell whether anything at all may be dealt damage, a player as well."""
        of_all = when.filter == ANYTHING and not when.this and not when.host
        return when.event == "damaged" and of_all and when.to != "creature"

    def _doer(self, when: Trigger) -> Say | str:
        """Return what does it, where the text asks for that."""
        if when.event not in _NOUNS or (when.by is None and when.by_whose == "any"):
            return Say("mn-by-any", {"whose": "any"}) if when.event == "targeted" else NOTHING
        if when.event == "targeted" and when.by in (None, ANYTHING):
            return Say("mn-by-any", {"whose": when.by_whose})
        kind = self.a_kind(when.by or ANYTHING, when.by_whose, _NOUNS[when.event])
        return Say(f"mn-by-{when.event}", {"kind": kind})
