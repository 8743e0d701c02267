"""The board without a picture, in Discord's markdown."""

from __future__ import annotations

from collections.abc import Sequence

from engines.neo_noble.seat.view import NeoNobleView
from render.neo_noble import phrases
from render.neo_noble.cards import Cards
from render.neo_noble.words import near_seat
from render.shared.speech import SpeechText, recalled
from render.shared.telling import TEXT_LIMIT, escaped, short_name

_LASTING_BARE = 2


def board_text(view: NeoNobleView, names: Sequence[str], speech: SpeechText) -> str:
    """Say everything that the picture shows, as exactly as there is room."""
    cards = Cards.of(view.options, recalled(speech))
    whole, short = ([escaped(name) for name in cut] for cut in (names, map(short_name, names)))
    text = ""
    for detail in reversed(phrases.Detail):
        text = _told(view, whole if detail > phrases.Detail.LINKS else short, cards, detail)
        if len(text) <= TEXT_LIMIT:
            break
    return text


def _told(view: NeoNobleView, names: Sequence[str], cards: Cards, detail: phrases.Detail) -> str:
    title, *when = phrases.heading(view, cards)
    lines = [" · ".join((f"**{title}**", *when)), f"**{phrases.going_on(view, names, cards)}**"]
    near = near_seat(view)
    for seat in (1 - near, near):
        side = view.sides[seat]
        mark = "▶ " if view.active == seat and view.result is None else ""
        lines += ["", f"{mark}**{names[seat]}** · {' · '.join(phrases.holdings(view, side, cards))}"]
        lines.append(f"- {phrases.noble(view, side, cards, detail)}")
        lines.append(f"- {phrases.channel(side, cards)}")
        lines += [
            f"- {phrases.lane(view, place, lane, cards, detail)}" for place, lane in enumerate(side.lanes)
        ]
    lines += ["", phrases.coins(view, names, cards)]
    if view.battle is not None:
        first, *rest = phrases.battle(view.battle, names, cards, detail)
        lines += ["", f"**{first}**", *(f"- {part}" for part in rest)]
    event = phrases.events(view, names, cards, detail)
    return "\n".join([*lines, *([event] if event else []), *_lasting(view, names, cards, detail)])


def _lasting(view: NeoNobleView, names: Sequence[str], cards: Cards, detail: phrases.Detail) -> list[str]:
    """Tell what holds for a while; where there is least room, what is left out is counted."""
    found = phrases.lasting(view, names, cards)
    shown = found[:_LASTING_BARE] if detail is phrases.Detail.BARE else found
    if not shown:
        return []
    more = f" (+{len(found) - len(shown)})" if len(shown) < len(found) else ""
    return ["", f"**{cards.speech.say('nn-lasting-title')}**{more}", *(f"- {one}" for one in shown)]
