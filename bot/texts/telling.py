"""Events in words, as a seat may know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.texts.texts import Texts, dashed
from engines.kernel import Event

_NUMBERS = dict.fromkeys(("was", "now", "had", "has", "limit", "by"), "")
"""What a number was before an event and is after it, the same of a second one, how far it goes, and what did
it: of some changes there is none, and events that were stored by earlier versions do not tell."""


_BY_SEAT = "_by_seat"
"""Ends the name of a fact that each seat sees otherwise, such as which lane is on the left, by seats."""


def story(texts: Texts, prefix: str, event: Event, seat: int | None, names: list[str]) -> str | None:
    """Tell an event as the seat may know it; None for one that needs no words."""
    key = f"{prefix}-event-{dashed(event.kind)}"
    if seat is not None and seat in event.secret and f"{key}-own" in texts:
        key += "-own"
    if key not in texts:
        return None
    told = _from_side(event.seen_by(seat), seat or 0).items()
    facts = _NUMBERS | {name: "" if value is None else value for name, value in told}
    if facts.get("winners") in ([], ()) and f"{key}-drawn" in texts:
        key += "-drawn"
    return texts.say(key, names=names, **facts)


def _from_side(facts: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Return facts as a seat sees them; spectators sit at seat 0, which their board shows below."""
    own = {
        name.removesuffix(_BY_SEAT): value[seat] for name, value in facts.items() if name.endswith(_BY_SEAT)
    }
    return {name: value for name, value in facts.items() if not name.endswith(_BY_SEAT)} | own
