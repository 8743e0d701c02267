"""The board without a picture, in Discord's markdown."""

from __future__ import annotations

from collections.abc import Sequence

from engines.soul_forger.seat.view import SoulForgerView
from render.shared.speech import SpeechText
from render.shared.telling import TEXT_LIMIT, escaped, short_name
from render.soul_forger import phrases
from render.soul_forger.cards import Cards
from render.soul_forger.words import is_over, seating


def board_text(view: SoulForgerView, names: Sequence[str], speech: SpeechText) -> str:
    """Say everything that the picture shows, as exactly as there is room."""
    cards = Cards.of(view.options, speech)
    safe = [escaped(name) for name in names]
    short = [escaped(short_name(name)) for name in names]
    text = ""
    for detail in phrases.DETAILS:
        text = _told(view, safe if detail == phrases.FULL else short, cards, detail)
        if len(text) <= TEXT_LIMIT:
            break
    return text


def _told(view: SoulForgerView, names: Sequence[str], cards: Cards, detail: int) -> str:
    title, *when = phrases.heading(view, names, cards)
    lines = [" · ".join((f"**{title}**", *when))]
    fight = phrases.combat(view, names, cards)
    lines += [f"**{fight}**"] if fight else []
    lines += phrases.flow(view, names, cards, detail)
    for seat in reversed(seating(view)):
        side = view.sides[seat]
        mark = "▶ " if view.active == seat and not is_over(view) else ""
        lines += ["", f"{mark}**{names[seat]}** · {' · '.join(phrases.holdings(side, cards, detail))}"]
        if side.living:
            lines += [f"- {part}" for part in phrases.control(view, side, cards, detail)]
    return "\n".join(lines)
