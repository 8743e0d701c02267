"""Drawing beside the event loop, each frame once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeAlias, TypeVar

from engines.kernel import View
from render.lab import LabPicture, draw_lab, lab_alt
from render.process.artists import artist, card_artist
from render.process.ending import Finished, draw_ending, ending_alt
from render.process.film import Still, draw_still, join
from render.process.worker import (
    RenderedPicture,
    draw_band,
    draw_board,
    draw_card,
    draw_hand,
    draw_part,
    draw_spread,
    draw_strip,
    learn,
    make,
    part_alt,
    prewarm,
    spread_alt,
)
from render.shared.sides import SidePart
from render.shared.speech import SpeechText
from render.shared.spread import Spread
from render.shared.strip import Strip
from render.tournament import (
    BracketSheet,
    RankCard,
    Standings,
    bracket_alt,
    draw_bracket,
    draw_rank,
    draw_standings,
    rank_alt,
    standings_alt,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
_FrameKey: TypeAlias = tuple[Hashable, ...]

_FRAMES = 256


def _one_thread() -> Executor:
    return ThreadPoolExecutor(1, thread_name_prefix="studio")


class RenderService:
    """A workshop with a store of finished frames.

    Its staff should work in processes of their own: in threads, drawing would
    take the interpreter's lock from the event loop again and again.
    """

    def __init__(self, staff: Callable[[], Executor] = _one_thread, *, frames: int = _FRAMES) -> None:
        """Draw with the staff, which is called anew when it has broken down.

        At most so many finished frames are kept, about 90 KB each.
        """
        self._call_staff = staff
        self._most = frames
        self._pool: Executor | None = None
        self._closed = False
        self._frames: OrderedDict[_FrameKey, RenderedPicture] = OrderedDict()
        self._drawing: dict[_FrameKey, asyncio.Future[RenderedPicture]] = {}

    def warm_up(
        self, speeches: Sequence[SpeechText], tables: Sequence[tuple[View, Sequence[str]]] = ()
    ) -> Future[None]:
        """Let the staff begin, learn these languages and draw tables, so that first frames are quick too.

        This happens in the background, in small pieces: a frame that is wanted
        waits for one of them at most. Who wants to see it done may wait for
        what is returned.
        """
        done: Future[None] = Future()
        left = [partial(prewarm, view, names, speeches[0]) for view, names in reversed(tables)]

        def go_on(piece: Future[bool] | None = None) -> None:
            try:
                if piece is None or piece.result():
                    self._staff().submit(learn, speeches).add_done_callback(go_on)
                    return
                if left:
                    self._staff().submit(left.pop()).add_done_callback(go_on)
                    return
            except (Exception, CancelledError) as error:  # frames are drawn all the same, only slower
                log.debug("the studio does not learn on: %r", error)
            done.set_result(None)

        go_on()
        return done

    async def board(
        self, key: Hashable, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return the table's picture; `key` names match and what it shows."""
        frame = ("board", key, view.seat, tuple(names), speech.locale, theme)
        tell = artist(view.game).board_alt
        return await self._frame(frame, partial(make, draw_board, tell, view, names, speech, theme))

    async def band(
        self, key: Hashable, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return the part of the table's picture in which what is marked lies; `key` is the table's."""
        frame = ("band", key, view.seat, tuple(names), speech.locale, theme)
        tell = artist(view.game).board_alt
        return await self._frame(frame, partial(make, draw_band, tell, view, names, speech, theme))

    async def ending(
        self, key: Hashable, over: Finished, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return the picture of a match that is over; `key` names match and what its table shows."""
        frame = ("ending", key, over.ending, tuple(names), speech.locale, theme)
        return await self._frame(frame, partial(make, draw_ending, ending_alt, over, names, speech, theme))

    async def part(
        self, key: Hashable, part: SidePart, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a part of the table's picture at double size; `key` is the table's."""
        frame = ("part", key, part, view.seat, tuple(names), speech.locale, theme)
        work = partial(make, partial(draw_part, part), partial(part_alt, part), view, names, speech, theme)
        return await self._frame(frame, work)

    async def hand(
        self, key: Hashable, view: View, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return the picture of the viewer's hand; `key` names match and what it shows."""
        frame = ("hand", key, view.seat, tuple(names), speech.locale, theme)
        found = artist(view.game)
        work = partial(make, draw_hand, found.hand_alt, view, names, speech, theme)
        return await self._frame(frame, work)

    async def strip(
        self, key: Hashable, strip: Strip, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return the picture above a seat's question; `key` names match and what it shows."""
        frame = ("strip", key, strip.view.seat, tuple(names), speech.locale, theme)
        found = artist(strip.view.game)
        work = partial(make, draw_strip, found.strip_alt, strip, names, speech, theme)
        return await self._frame(frame, work)

    async def spread(self, key: Hashable, spread: Spread, speech: SpeechText, theme: str) -> RenderedPicture:
        """Return the picture of cards to be read; `key` names the match whose cards they are."""
        frame = ("spread", key, spread.cards, spread.ringed, speech.locale, theme)
        return await self._frame(frame, partial(make, draw_spread, spread_alt, spread, None, speech, theme))

    async def film(
        self, stills: Sequence[Still], names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return boards of a match as an animation. Each is drawn by itself: others need not wait for all."""
        drawn = [await self._draw(partial(draw_still, still, names, speech, theme)) for still in stills]
        return await self._draw(partial(join, drawn, [still.lines for still in stills]))

    async def card(
        self, game: str, card: Any, parts: Mapping[str, Any], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return the face of a card, from its definition and what that refers to by id."""
        found = card_artist(game)
        # What it refers to may be called otherwise on another server, or tomorrow: the words tell.
        frame = ("card", game, card, found.card_alt(card, parts, speech), speech.locale, theme)
        work = partial(make, partial(draw_card, game), found.card_alt, card, parts, speech, theme)
        return await self._frame(frame, work)

    async def tournament(
        self, sheet: Standings | BracketSheet, speech: SpeechText, theme: str
    ) -> RenderedPicture:
        """Return a page of a tournament's standings, or of its bracket."""
        draw, tell = (
            (draw_standings, standings_alt) if isinstance(sheet, Standings) else (draw_bracket, bracket_alt)
        )
        return await self._frame(
            ("tournament", sheet, speech.locale, theme), partial(make, draw, tell, sheet, None, speech, theme)
        )

    async def rank(self, card: RankCard, speech: SpeechText, theme: str) -> RenderedPicture:
        """Return the card of a person's rating."""
        frame = ("rank", card, speech.locale, theme)
        return await self._frame(frame, partial(make, draw_rank, rank_alt, card, None, speech, theme))

    async def lab(self, shown: LabPicture, speech: SpeechText, theme: str) -> RenderedPicture:
        """Return a part of a report of the lab."""
        frame = ("lab", repr(shown), speech.locale, theme)
        return await self._frame(frame, partial(make, draw_lab, lab_alt, shown, None, speech, theme))

    def forget(self) -> None:
        """Draw all anew from now on, by other staff: something of what was drawn is to be seen no more."""
        self._frames.clear()
        self._drawing.clear()
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def close(self, *, at_once: bool = False) -> None:
        """Drop what waits and let the staff go; wait for what is being drawn, unless `at_once`."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=not at_once, cancel_futures=True)

    async def _frame(self, key: _FrameKey, work: Callable[[], RenderedPicture]) -> RenderedPicture:
        finished = self._frames.get(key)
        if finished is not None:
            self._frames.move_to_end(key)
            return finished
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self._draw(work))
            self._drawing[key] = drawing
            drawing.add_done_callback(partial(self._keep, key))
        # One who stops waiting must not take the frame from the others.
        return await asyncio.shield(drawing)

    async def _draw(self, work: Callable[[], T]) -> T:
        """Draw; when a process has died, which ends its pool, draw once more in a new one."""
        loop, pool = asyncio.get_running_loop(), self._staff()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            self._dismiss(pool)
            return await loop.run_in_executor(self._staff(), work)

    def _staff(self) -> Executor:
        """Return the pool that draws."""
        if self._closed:
            raise RuntimeError("the studio is closed")
        if self._pool is None:
            self._pool = self._call_staff()
        return self._pool

    def _dismiss(self, broken: Executor) -> None:
        """Let go of a pool that is of no use, if another who waited for it has not done so."""
        if self._pool is broken and not self._closed:
            log.warning("a process that draws has died; a new one takes its place")
            self._pool = None

    def _keep(self, key: _FrameKey, drawing: asyncio.Future[RenderedPicture]) -> None:
        if self._drawing.get(key) is not drawing:
            return  # it was to be forgotten while it was drawn
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception() is not None:
            return
        self._frames[key] = drawing.result()
        while len(self._frames) > self._most:
            self._frames.popitem(last=False)
