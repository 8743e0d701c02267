"""Events in words, as a seat may know them."""

from __future__ import annotations

from bot.texts.texts import Texts, dashed
from engines.kernel import Event


def story(texts: Texts, prefix: str, event: Event, seat: int | None, names: list[str]) -> str | None:
    """Tell an event as the seat may know it; None for one that needs no words."""
    key = f"{prefix}-event-{dashed(event.kind)}"
    if seat is not None and seat in event.secret and f"{key}-own" in texts:
        key += "-own"
    if key not in texts:
        return None
    facts = {name: "" if value is None else value for name, value in event.seen_by(seat).items()}
    if facts.get("winners") in ([], ()) and f"{key}-drawn" in texts:
        key += "-drawn"
    return texts.say(key, names=names, **facts)
