"""What a seat's strip is asked for."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from bot.discord.delivery.pictures import Pictures
from bot.matches.session import MatchSession
from bot.texts import texts_in
from engines.registry import GAMES
from render import RenderedPicture, RenderService, Strip
from render.shared.speech import SpeechText
from render.shared.strip import WAITS
from tests.rigs.screen import questions


class _Noted(RenderService):
    """A studio that draws nothing, and notes what it was asked for."""

    kind: str | None = None

    async def strip(
        self, key: Hashable, strip: Strip, names: Sequence[str], speech: SpeechText, theme: str
    ) -> RenderedPicture:
        del key, names, speech, theme
        self.kind = strip.kind
        return RenderedPicture(b"", "png", "alt")


async def _kind(session: MatchSession, seat: int) -> str | None:
    renderer = _Noted()
    await Pictures(renderer).strip(session, seat, frozenset(), texts_in("en"), "dark")
    return renderer.kind


async def test_a_strip_is_of_the_question_and_of_what_is_held_where_there_is_nothing_to_answer() -> None:
    game = GAMES["noxtalia"]
    session, seat = next(
        one for one in questions(game, "strips", easy=True) if not one.session.asked(1 - one.seat)
    )
    assert await _kind(session, seat) == session.match.decision(seat).kind
    assert await _kind(session, 1 - seat) == WAITS
    session.clocks.sole[seat] = 0.0  # Herald answers in a moment
    assert await _kind(session, seat) == WAITS
    session.match.adjudicate(seat)
    assert await _kind(session, seat) is None
