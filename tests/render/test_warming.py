"""What warms up gives way to what somebody waits for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence

import pytest
from PIL import Image

from bot.table.openings import openings
from bot.texts import texts_in
from engines.kernel import View
from engines.registry import GAMES
from render import RenderService
from render.process import worker
from tests.render import samples


@pytest.fixture(autouse=True)
def _untaught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin with the first lesson: a studio of another test may have closed in the middle."""
    monkeypatch.setattr(worker, "_lessons", None)


async def test_a_frame_waits_for_one_piece_of_warming_up_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[int] = []

    def slowly(_theme: str) -> Iterator[None]:
        for number in range(200):
            time.sleep(0.01)
            pieces.append(number)
            yield

    monkeypatch.setattr(worker, "warm_up", slowly)
    renderer = RenderService()
    warm = renderer.warm_up([texts_in("en")])
    picture = await renderer.board(("m", 1), samples.start(), samples.NAMES, texts_in("en"), "dark")
    assert picture.data
    assert not warm.done()
    drawn_after = len(pieces)
    await asyncio.wrap_future(warm)
    assert drawn_after < len(pieces) == 200
    renderer.close()


async def test_a_studio_that_closes_ends_its_warming_up(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def for_ever(_theme: str) -> Iterator[None]:
        while True:
            begun.set()
            time.sleep(0.001)
            yield

    monkeypatch.setattr(worker, "warm_up", for_ever)
    renderer = RenderService()
    warm = renderer.warm_up([texts_in("en")])
    assert await asyncio.to_thread(begun.wait, 20)
    renderer.close()
    await asyncio.wait_for(asyncio.wrap_future(warm), 10)


async def test_what_is_seen_of_each_game_at_first_is_drawn_when_all_is_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[str, int | None]] = []

    def draw(view: View, names: Sequence[str], *_: object) -> Image.Image:
        assert len(names) == 2
        drawn.append((view.game, view.seat))
        return Image.new("RGB", (1, 1))

    monkeypatch.setattr(worker, "warm_up", lambda _: iter(()))
    monkeypatch.setattr(worker, "draw_board", draw)
    monkeypatch.setattr(worker, "draw_hand", draw)
    renderer = RenderService()
    await asyncio.wrap_future(renderer.warm_up([texts_in("en")], openings()))
    assert drawn == [(game, seat) for game in GAMES for seat in (None, 0)]
    renderer.close()
