"""The board without a picture, in Discord's markdown."""

from __future__ import annotations

from collections.abc import Sequence

from engines.dueling_nobles.seat.view import NoblesView
from render.dueling_nobles import phrases
from render.shared.speech import SpeechText
from render.shared.telling import escaped


def board_text(view: NoblesView, names: Sequence[str], speech: SpeechText) -> str:
    """Say everything that the picture shows."""
    safe = [escaped(name) for name in names]
    near = view.seat or 0
    title, *turn = phrases.heading(view, safe, speech)
    lines = [" · ".join((f"**{title}**", *turn)), f"**{phrases.phase(view, safe, speech)}**"]
    for seat in (1 - near, near):
        side = view.seats[seat]
        mark = "▶ " if view.active == seat and view.result is None else ""
        lines += ["", f"{mark}**{safe[seat]}** · {' · '.join(phrases.holdings(view, side, speech))}"]
        lines += [f"- {noble}" for noble in phrases.nobles(view, side, speech)]
    if view.duel:
        duel = view.duel
        lines += ["", f"**{phrases.duel_heading(duel, speech)}**"]
        lines += [
            speech.say("pic-titled", title=safe[one.seat], text=phrases.duellist(one, speech))
            for one in (duel.attacker, duel.defender)
        ]
        ending = phrases.verdict(duel, safe, speech)
        lines += [f"**{ending}**"] if ending else []
    lines += ["", phrases.decks(view, speech)]
    if view.noble_deck:
        lines.append(speech.say("pic-deck-holds", what=phrases.cards(view.noble_deck, speech)))
    lines += phrases.extras(view, speech)
    return "\n".join(lines)
