"""Speed of pictures: figures for `tests.rigs.bench`."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from bot.table.openings import openings
from bot.texts import texts_in
from bot.workers import workers
from engines.kernel import View
from render import THEMES, RenderService, encode
from render.drawing.felt import felt
from render.drawing.themes import theme_called
from render.dueling_nobles import draw_board
from tests.render import samples
from tests.render.magic import samples as magic
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.soul_forger import samples as soul_forger
from tests.rigs.measuring.figure import Figure, Size, at

_SIZE = (1200, 900)
_Views: TypeAlias = Sequence[tuple[View, Sequence[str]]]
_BOARDS: dict[str, _Views] = {
    "dueling_nobles": [
        (view(), samples.names(view(), name in samples.WIDEST)) for name, view in samples.BOARDS.items()
    ],
    "noxtalia": [(view, noxtalia.names(view)) for view in (make() for make in noxtalia.BOARDS.values())],
    "neo_noble": [(view(), neo_noble.NAMES) for view in neo_noble.BOARDS.values()],
    "soul_forger": [
        (view(), soul_forger.names(view(), name in soul_forger.WIDEST))
        for name, view in soul_forger.BOARDS.items()
    ],
    "soul_forger, full": [
        (soul_forger.BOARDS[name](), soul_forger.names(soul_forger.BOARDS[name](), long=True))
        for name in soul_forger.WIDEST
    ],
    "magic": [(view(), magic.names(view(), name in magic.WIDEST)) for name, view in magic.BOARDS.items()],
}


def measure(size: Size) -> Iterator[Figure]:
    """Measure boards drawn by the studio, and what drawing does to the event loop."""
    photo = _photo()
    reference = _timed(max(2, size.frames // 10), lambda _: _encode_photo(photo))
    one = "encoding a noisy picture of the same size as PNG"
    median, kib = at(reference, 50), len(_encode_photo(photo)) / 1024
    renderer = RenderService(_one_process, frames=0)
    if size.warm:
        asyncio.run(_warmed(renderer))
    for name, views in _BOARDS.items():
        times, sizes, cold = asyncio.run(_boards(renderer, views, size.frames))
        slowest = at(reference, 99)
        yield Figure(f"picture: {name}: board p50, two in flight", at(times, 50), "ms", median, one, 40)
        yield Figure(f"picture: {name}: board p99, two in flight", at(times, 99), "ms", slowest, one, 90)
        yield Figure(f"picture: {name}: first board after warm-up", cold, "ms", median, one, 200)
        yield Figure(f"picture: {name}: largest board file", max(sizes) / 1024, "KiB", kib, one, 250)
    frames = max(6, size.frames // 6)
    # The median of three, for a neighbour's burst of work would drown the figure.
    runs = range(min(3, size.runs))
    drawing = _BOARDS["dueling_nobles"]
    delay = at([asyncio.run(_delay(_frames(renderer, drawing, frames))) for _ in runs], 50)
    inline = at([asyncio.run(_delay(_draw_here(frames))) for _ in runs], 50)
    renderer.close()
    against = "drawing on the loop"
    yield Figure("picture: event loop delay p99 while drawing", delay, "ms", inline, against, 5)


async def _warmed(renderer: RenderService) -> None:
    await asyncio.wrap_future(renderer.warm_up([texts_in("en")], openings()))


async def _boards(renderer: RenderService, views: _Views, count: int) -> tuple[list[float], list[int], float]:
    """Return milliseconds and sizes of a game's boards, and the milliseconds of the very first."""
    begin = time.perf_counter()
    view, names = views[0]
    await renderer.board("first", view, names, texts_in("en"), "dark")
    cold = (time.perf_counter() - begin) * 1000
    for _ in range(2):
        await _frames(renderer, views, min(count, len(views) * len(THEMES)))
    times, sizes = await _frames(renderer, views, count)
    return times, sizes, cold


def _one_process() -> Executor:
    return workers(1)


async def _frames(renderer: RenderService, views: _Views, count: int) -> tuple[list[float], list[int]]:
    """Ask for boards of all situations and themes, two at a time."""
    times: list[float] = []
    sizes: list[int] = []
    numbers = iter(range(count))

    async def ask() -> None:
        for number in numbers:
            view, names = views[number % len(views)]
            theme = THEMES[number // len(views) % len(THEMES)]
            begin = time.perf_counter()
            picture = await renderer.board(number, view, names, texts_in("en"), theme)
            times.append((time.perf_counter() - begin) * 1000)
            sizes.append(len(picture.data))

    await asyncio.gather(ask(), ask())
    return times, sizes


def _timed(count: int, work: Callable[[int], object]) -> list[float]:
    """Return the milliseconds of each piece of work, two threads at it."""

    def one(index: int) -> float:
        begin = time.perf_counter()
        work(index)
        return (time.perf_counter() - begin) * 1000

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(one, range(count)))


def _photo() -> Image.Image:
    """Return a picture as hard to encode as a painted one: the reference."""
    bands = [Image.effect_noise(_SIZE, 24) for _ in range(3)]
    return Image.blend(Image.merge("RGB", bands), felt(*_SIZE, theme_called("dark")), 0.6)


def _encode_photo(photo: Image.Image) -> bytes:
    buffer = BytesIO()
    photo.save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()


async def _draw_here(frames: int) -> None:
    for _ in range(frames):
        encode(draw_board(samples.rolled(), samples.NAMES, texts_in("en"), "dark"))
        await asyncio.sleep(0)


async def _delay(drawing: Awaitable[object]) -> float:
    """Return the p99 of how late a beat of 2 ms comes during the drawing."""
    late: list[float] = []

    async def beat() -> None:
        while True:
            due = time.perf_counter() + 0.002
            await asyncio.sleep(0.002)
            late.append((time.perf_counter() - due) * 1000)

    gc.collect()
    heart = asyncio.create_task(beat())
    await drawing
    heart.cancel()
    return at(late, 99)
