"""Speed of pictures: figures for `tests.bench`."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from bot.texts import texts
from engines.kernel import View
from render import THEMES, Studio, board, encode, games
from render.felt import felt
from render.themes import theme_called
from tests.measuring.figure import Figure, Size, at
from tests.render import golden, samples
from tests.render.noxtalia import samples as noxtalia

_SIZE = (1200, 900)
_Views: TypeAlias = Sequence[tuple[View, Sequence[str]]]
_NOBLES: _Views = [(view(), golden.names(name)) for name, view in samples.BOARDS.items()]
_NOXTALIA: _Views = [(view, noxtalia.names(view)) for view in (make() for make in noxtalia.BOARDS.values())]


def measure(size: Size) -> Iterator[Figure]:
    """Measure boards drawn two at a time, and what drawing does to the event loop."""
    sys.setswitchinterval(0.001)
    for theme in THEMES:
        games.warm_up(theme)
    texts("en")
    cold, cold_noxtalia = _cold_frame(samples.jack_wins()), _cold_frame(noxtalia.defended())
    photo = _photo()
    for views in (_NOBLES, _NOXTALIA):
        for _ in range(2):
            _frames(views, min(size.frames, len(views) * len(THEMES)))
    reference = _timed(max(2, size.frames // 10), lambda _: _encode_photo(photo))
    times, sizes = _frames(_NOBLES, size.frames)
    one = "encoding a noisy picture of the same size as PNG"
    median = at(reference, 50)
    yield Figure("picture: board p50, two in flight", at(times, 50), "ms", median, one, 40)
    yield Figure("picture: board p99, two in flight", at(times, 99), "ms", at(reference, 99), one, 90)
    yield Figure("picture: first board after warm-up", cold, "ms", median, one, 200)
    kib = len(_encode_photo(photo)) / 1024
    yield Figure("picture: largest board file", max(sizes) / 1024, "KiB", kib, one, 250)
    times, sizes = _frames(_NOXTALIA, size.frames)
    yield Figure("picture: Noxtalia board p50, two in flight", at(times, 50), "ms", median, one, 40)
    yield Figure(
        "picture: Noxtalia board p99, two in flight", at(times, 99), "ms", at(reference, 99), one, 90
    )
    yield Figure("picture: first Noxtalia board after warm-up", cold_noxtalia, "ms", median, one, 200)
    yield Figure("picture: largest Noxtalia board file", max(sizes) / 1024, "KiB", kib, one, 250)
    frames = max(6, size.frames // 6)
    # The median of three, for a neighbour's burst of work would drown the figure.
    delay, inline = (
        at([asyncio.run(_loop_delay(drawn_inline, frames)) for _ in range(min(3, size.runs))], 50)
        for drawn_inline in (False, True)
    )
    against = "drawing on the loop"
    yield Figure("picture: event loop delay p99 while drawing", delay, "ms", inline, against, 5)


def _frames(views: _Views, count: int) -> tuple[list[float], list[int]]:
    """Draw and encode boards of all situations and themes, two at a time."""
    sizes: list[int] = []

    def frame(index: int) -> None:
        view, names = views[index % len(views)]
        theme = THEMES[index // len(views) % len(THEMES)]
        data, _ = encode(board(view, names, texts("en"), theme))
        sizes.append(len(data))

    return _timed(count, frame), sizes


def _timed(count: int, work: Callable[[int], object]) -> list[float]:
    """Return the milliseconds of each piece of work, two threads at it."""

    def one(index: int) -> float:
        begin = time.perf_counter()
        work(index)
        return (time.perf_counter() - begin) * 1000

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(one, range(count)))


def _cold_frame(view: View) -> float:
    """Return the milliseconds of the first frame of a process that has warmed up."""
    begin = time.perf_counter()
    encode(board(view, samples.NAMES, texts("en"), "dark"))
    return (time.perf_counter() - begin) * 1000


def _photo() -> Image.Image:
    """Return a picture as hard to encode as a painted one: the reference."""
    bands = [Image.effect_noise(_SIZE, 24) for _ in range(3)]
    return Image.blend(Image.merge("RGB", bands), felt(*_SIZE, theme_called("dark")), 0.6)


def _encode_photo(photo: Image.Image) -> bytes:
    buffer = BytesIO()
    photo.save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()


async def _loop_delay(drawn_inline: bool, frames: int) -> float:
    """Return the p99 of how late a beat of 2 ms comes while so many frames are drawn."""
    late: list[float] = []
    studio = Studio()
    await studio.warm_up(("dark",))
    view = samples.rolled()

    async def beat() -> None:
        while True:
            due = time.perf_counter() + 0.002
            await asyncio.sleep(0.002)
            late.append((time.perf_counter() - due) * 1000)

    async def inline() -> None:
        for _ in range(frames):
            encode(board(view, samples.NAMES, texts("en"), "dark"))
            await asyncio.sleep(0)

    gc.collect()
    heart = asyncio.create_task(beat())
    if drawn_inline:
        await inline()
    else:
        keys = _pairs(range(frames))
        for pair in keys:
            await asyncio.gather(
                *(studio.board(key, view, samples.NAMES, texts("en"), "dark") for key in pair)
            )
    heart.cancel()
    studio.close()
    return at(late, 99)


def _pairs(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    for start in range(0, len(keys), 2):
        yield keys[start : start + 2]
