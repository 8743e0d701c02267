"""A studio for those who look at what is sent and when, not at the pictures: drawing is most of a press."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from concurrent.futures import Future
from hashlib import sha256
from typing import Any

from engines.kernel import View
from render import Finished, RenderedPicture, RenderService, SpeechText, Spread, Strip, artist, card_artist
from render.process.ending import ending_alt
from render.process.worker import part_alt
from render.shared.sides import SidePart
from render.tournament import RankCard, rank_alt


class Sketches(RenderService):
    """Says what it would draw, and draws nothing: where a picture would be another, a sketch is."""

    def warm_up(
        self, speeches: Sequence[SpeechText], tables: Sequence[tuple[View, Sequence[str]]] = ()
    ) -> Future[None]:
        """Learn nothing: nothing is drawn."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    async def board(
        self, key: Hashable, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of the table."""
        alt = artist(view.game).board_alt(view, names, speech)
        return _sketch(alt, "board", key, view.seat, tuple(names), speech.locale, theme)

    async def band(
        self, key: Hashable, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of a half of the table."""
        alt = artist(view.game).board_alt(view, names, speech)
        return _sketch(alt, "band", key, view.seat, tuple(names), speech.locale, theme)

    async def ending(
        self, key: Hashable, over: Finished, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of a match that is over."""
        alt = ending_alt(over, names, speech)
        return _sketch(alt, "ending", key, over.ending, tuple(names), speech.locale, theme)

    async def part(
        self, key: Hashable, part: SidePart, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of a part of the table."""
        alt = part_alt(part, view, names, speech)
        return _sketch(alt, "part", key, part, view.seat, tuple(names), speech.locale, theme)

    async def hand(
        self, key: Hashable, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of the viewer's hand."""
        alt = artist(view.game).hand_alt(view, names, speech)
        return _sketch(alt, "hand", key, view.seat, tuple(names), speech.locale, theme)

    async def strip(
        self, key: Hashable, strip: Strip, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of what is asked about."""
        alt = artist(strip.view.game).strip_alt(strip, names, speech)
        return _sketch(alt, "strip", key, strip.view.seat, tuple(names), speech.locale, theme)

    async def spread(self, key: Hashable, spread: Spread, speech: SpeechText, theme: str) -> RenderedPicture:
        """Return a sketch of cards to be read."""
        alt = card_artist(spread.view.game).spread_alt(spread, speech)
        return _sketch(alt, "spread", key, spread.cards, spread.ringed, speech.locale, theme)

    async def card(
        self, game: str, card: Any, parts: Mapping[str, Any], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a sketch of a card."""
        return _sketch(card_artist(game).card_alt(card, parts, speech), "card", card, speech.locale, theme)

    async def rank(self, card: RankCard, speech: SpeechText, theme: str) -> RenderedPicture:
        """Return a sketch of somebody's rating."""
        return _sketch(rank_alt(card, None, speech), "rank", card, speech.locale, theme)


def _sketch(alt: str, *facts: Hashable) -> RenderedPicture:
    return RenderedPicture(sha256(repr(facts).encode()).digest(), "png", alt)
