"""Events in words, and the keywords that name some of them."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, dashed
from engines.soul_forger.cards.printed.selectors import Selectors
from engines.soul_forger.language.events import OF_PLAYERS, Trigger

_NAMED: dict[str, Trigger] = {
    "welcome": Trigger.model_validate({"event": "entered", "this": True}),
    "last-breath": Trigger.model_validate({"event": "destroyed", "this": True}),
    "betrayed": Trigger.model_validate({"event": "destroyed", "this": True, "by": "own"}),
    "slayer": Trigger.model_validate(
        {"event": "destroyed", "whose": "opposing", "by": "this", "is": {"type": "creature"}}
    ),
    "wounded": Trigger.model_validate({"event": "damaged", "this": True, "combat": True}),
    "seared": Trigger.model_validate({"event": "damaged", "this": True, "combat": False}),
    "seared-wounded": Trigger.model_validate({"event": "damaged", "this": True}),
    "evoke": Trigger.model_validate({"event": "resolved", "whose": "own", "is": {"kind": "spell"}}),
    "material": Trigger.model_validate({"event": "paid", "this": True, "for": "forge"}),
}
_CARDS_ALONE = frozenset(("played", "resolved", "negated", "paid", "discarded"))
"""Events of cards that are not on the field, or of entries: whose they are is said of a player."""

_CAUSED = frozenset(("damaged", "player_damaged", "destroyed", "targeted", "attacked", "player_attacked"))
"""Events of which is said what did it."""
_DONE_WITH = frozenset(("played", "paid", "discarded"))
"""What a player does with a card: with this card, the one whose it is."""


def keyword_of(when: Trigger) -> str | None:
    """Return the keyword that names just this event; None where none does."""
    return next((name for name, named in _NAMED.items() if named == when), None)


class Events(Selectors):
    """Words for events: each begins with "when", or "at"."""

    def trigger(self, when: Trigger, *, once: bool = True) -> Say:
        """Return when an ability starts; `once`: and that it does so once each turn."""
        said = Say(f"sf-when-{dashed(when.event)}", self._told(when))
        return Say("sf-once-each-turn", {"when": said}) if when.once and once else said

    def _told(self, when: Trigger) -> dict[str, Any]:
        values: dict[str, Any] = {"whose": when.whose}
        if when.event not in OF_PLAYERS:
            on_field = when.event not in _CARDS_ALONE
            values["kind"] = (
                self.piece("self")
                if when.this
                else self.a_kind(when.filter, when.whose if on_field else "any")
            )
            if when.this:
                values["whose"] = "own" if when.event in _DONE_WITH else "any"
                if when.event == "discarded":
                    values["kind"] = Say("sf-card", {"which": "self"})
        if when.event in _CAUSED:
            values["combat"] = "any" if when.combat is None else "yes" if when.combat else "no"
            values["by"] = NOTHING if when.by == "any" else Say("sf-by", {"by": when.by, "noun": self.noun})
        if when.event == "guard_changed":
            values["guard"] = when.to or "any"
        if when.event == "paid":
            values["for"] = when.for_
        if when.event in ("phase_ending", "phase_began"):
            values["phase"] = Say("sf-phase", {"phase": dashed(when.phase or "end")})
        return values
