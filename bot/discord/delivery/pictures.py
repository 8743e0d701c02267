"""Pictures of what a seat may see, drawn once for each look."""

from __future__ import annotations

from bot.matches.live import Live
from bot.texts import Texts
from render import Picture, Studio, artist

DEFAULT_THEME = "dark"


class Pictures:
    """Draws boards and hands."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def board(self, live: Live, seat: int | None, texts: Texts, theme: str) -> Picture:
        """Return the board as a seat sees it, or with None as everybody does."""
        view = live.view(seat)
        key = live.id, artist(view.game).board_facts(view)
        return await self._studio.board(key, view, live.names(texts), texts, theme)

    async def hand(self, live: Live, seat: int, texts: Texts, theme: str) -> Picture:
        """Return a seat's hand."""
        view = live.view(seat)
        key = live.id, artist(view.game).hand_facts(view)
        return await self._studio.hand(key, view, live.names(texts), texts, theme)
