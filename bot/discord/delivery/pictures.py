"""Pictures of what a seat may see, drawn once for each look."""

from __future__ import annotations

import io
import logging
import time
from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.backoff import log_failure
from bot.matches.session import MatchSession
from bot.table.layout import picture
from bot.texts import Texts
from engines.kernel import View
from render import EndingPicture, Finished, RenderedPicture, RenderService, Spread, Still, Strip, artist
from render.shared.sides import parts_of
from render.shared.strip import WAITS
from render.tournament import BracketSheet, Standings

log = logging.getLogger(__name__)

DEFAULT_THEME = "dark"

Drew: TypeAlias = Callable[[str, str, float], None]
"""Told which game a picture shows, what of it, and how many seconds it took."""
Drawn: TypeAlias = tuple[ui.MediaGallery[Any], discord.File]
"""A picture as a part of a message, and its file."""


class Pictures:
    """Draws boards and hands."""

    def __init__(self, renderer: RenderService, drew: Drew = lambda _, __, ___: None) -> None:
        """Let a studio draw; `drew` is told of each picture."""
        self._renderer = renderer
        self._drew = drew

    @contextmanager
    def _timed(self, game: str, what: str) -> Generator[None]:
        begin = time.perf_counter()
        yield
        self._drew(game, what, time.perf_counter() - begin)

    async def board(
        self, session: MatchSession, seat: int | None, texts: Texts, theme: str
    ) -> RenderedPicture:
        """Return the board as a seat sees it, or with None as everybody does."""
        view = session.pictured(seat)
        key = session.id, artist(view.game).board_facts(view)
        with self._timed(view.game, "board"):
            return await self._renderer.board(key, view, session.people.names(texts), texts, theme)

    async def ended(
        self, session: MatchSession, ending: EndingPicture, texts: Texts, theme: str
    ) -> RenderedPicture:
        """Return the board of a match that is over, as everybody sees it, with its end."""
        view = session.pictured(None)
        key, over = (session.id, artist(view.game).board_facts(view)), Finished(view, ending)
        with self._timed(view.game, "board"):
            return await self._renderer.ending(key, over, session.people.names(texts), texts, theme)

    async def side(
        self, session: MatchSession, viewer: int | None, seat: int, texts: Texts, theme: str
    ) -> list[RenderedPicture]:
        """Return one seat's side of the board at double size, as `viewer` sees it, part by part."""
        view, names = session.pictured(viewer), session.people.names(texts)
        drawn = artist(view.game)
        key, parts = (session.id, drawn.board_facts(view)), parts_of(drawn.side_box(view, seat), seat)
        with self._timed(view.game, "board"):
            return [await self._renderer.part(key, part, view, names, texts, theme) for part in parts]

    async def replayed(
        self, key: Hashable, view: View, names: Sequence[str], texts: Texts, theme: str
    ) -> list[RenderedPicture]:
        """Return what somebody saw at a moment of a match: the board, and with a player's eyes their hand."""
        drawn = artist(view.game)
        board = await self._renderer.board((key, drawn.board_facts(view)), view, names, texts, theme)
        if view.seat is None:
            return [board]
        return [
            board,
            await self._renderer.hand((key, drawn.hand_facts(view)), view, names, texts, theme),
        ]

    async def filmed(
        self, stills: Sequence[Still], names: Sequence[str], texts: Texts, theme: str
    ) -> RenderedPicture:
        """Return moments of a match as an animation."""
        with self._timed(stills[0].view.game, "film"):
            return await self._renderer.film(stills, names, texts, theme)

    async def hand(self, session: MatchSession, seat: int, texts: Texts, theme: str) -> RenderedPicture:
        """Return a seat's hand."""
        view = session.view(seat)
        key = session.id, artist(view.game).hand_facts(view)
        with self._timed(view.game, "hand"):
            return await self._renderer.hand(key, view, session.people.names(texts), texts, theme)

    async def strip(
        self, session: MatchSession, seat: int, ringed: frozenset[str], texts: Texts, theme: str
    ) -> RenderedPicture:
        """Return what a seat's question is about, with what its buttons name in rings."""
        strip = Strip(session.pictured(seat), _kind(session, seat), ringed)
        key = session.id, artist(strip.view.game).strip_facts(strip)
        with self._timed(strip.view.game, "strip"):
            return await self._renderer.strip(key, strip, session.people.names(texts), texts, theme)

    async def spread(
        self, session: MatchSession, spread: Spread, texts: Texts, theme: str
    ) -> RenderedPicture:
        """Return cards that a seat may read, so large that they are read whole."""
        with self._timed(spread.view.game, "spread"):
            return await self._renderer.spread(session.id, spread, texts, theme)

    async def sheet(
        self, sheet: Standings | BracketSheet, texts: Texts, theme: str, name: str = "tournament"
    ) -> Drawn | None:
        """Return a page of a tournament as a part of a message, with its file; None where drawing failed.

        Then the words that stand beside it say the same.
        """
        try:
            with self._timed("", "tournament"):
                shot = await self._renderer.tournament(sheet, texts, theme)
        except Exception as error:
            log_failure(log, error, "a picture of a tournament could not be drawn")
            return None
        file = f"{name}.{shot.extension}"
        return picture(file, shot.alt), discord.File(io.BytesIO(shot.data), file, description=shot.alt)


def _kind(session: MatchSession, seat: int) -> str | None:
    """Return what a seat's strip is about: its question, unless Herald answers that; at the end all."""
    if session.match.result is not None:
        return None
    answers = session.asked(seat) and seat not in session.clocks.sole
    return session.match.decision(seat).kind if answers else WAITS
