"""The board without a picture, in Discord's markdown."""

from __future__ import annotations

from collections.abc import Sequence

from engines.magic.seat.view import MagicView
from render.magic import phrases
from render.magic.board_model import BoardModel
from render.magic.cards import Cards
from render.shared.speech import SpeechText
from render.shared.telling import TEXT_LIMIT, escaped, short_name


def board_text(view: MagicView, names: Sequence[str], speech: SpeechText) -> str:
    """Say everything that the picture shows, as exactly as there is room."""
    cards, seen = Cards.of(view.options, speech), BoardModel.of(view)
    safe = [escaped(name) for name in names]
    short = [escaped(short_name(name)) for name in names]
    text = ""
    for detail in phrases.DETAILS:
        text = _told(seen, safe if detail == phrases.FULL else short, cards, detail)
        if len(text) <= TEXT_LIMIT:
            break
    return text


def _told(seen: BoardModel, names: Sequence[str], cards: Cards, detail: int) -> str:
    title, *when = phrases.headline(seen, names, cards)
    lines = [" · ".join((f"**{title}**", *when))]
    waits = list(phrases.stack(seen, names, cards, detail))
    if waits:
        lines += [f"**{cards.speech.say('mn-picture-stack')}**", *waits]
    for seat in reversed(seen.seating):
        side = seen.sides[seat]
        mark = "▶ " if seen.is_playing and seen.active == seat else ""
        lines += ["", f"{mark}**{names[seat]}** · {' · '.join(phrases.holdings(seen, side, cards, detail))}"]
        lines += [f"- {part}" for part in phrases.control(side, cards, detail)]
    return "\n".join(lines)
