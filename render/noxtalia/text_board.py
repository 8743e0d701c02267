"""The board without a picture, in Discord's markdown."""

from __future__ import annotations

from collections.abc import Sequence

from engines.noxtalia.seat.view import NoxtaliaView
from render.noxtalia import phrases
from render.noxtalia.cards import Cards
from render.noxtalia.words import seating
from render.shared.speech import SpeechText
from render.shared.telling import TEXT_LIMIT, escaped


def board_text(view: NoxtaliaView, names: Sequence[str], speech: SpeechText) -> str:
    """Say everything that the picture shows, as exactly as there is room."""
    cards = Cards.of(view.options, speech)
    safe = [escaped(name) for name in names]
    tellings = (_told(view, safe, cards, detail) for detail in (2, 1, 0))
    text = ""
    for text in tellings:
        if len(text) <= TEXT_LIMIT:
            break
    return text


def _told(view: NoxtaliaView, names: Sequence[str], cards: Cards, detail: int) -> str:
    title, *when = phrases.heading(view, cards)
    lines = [" · ".join((f"**{title}**", *when)), f"**{phrases.going_on(view, names, cards)}**"]
    for seat in reversed(seating(view)):
        side = view.sides[seat]
        mark = "▶ " if view.active == seat and view.result is None else ""
        name = phrases.title(view, side, names, cards)
        lines += ["", f"{mark}**{name}** · {' · '.join(phrases.holdings(view, side, cards))}"]
        lines += [f"- {phrases.spirit(one, cards, detail)}" for one in side.spirits]
    if view.attack is not None:
        first, *rest = phrases.attack(view, view.attack, names, cards)
        lines += ["", f"**{first}**", *(f"- {part}" for part in rest)]
    lines += phrases.in_use(view, cards)
    return "\n".join(lines)
