"""Speed of pictures. `python -m tests.render.bench` prints a JSON line for each figure."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

from PIL import Image

from bot.texts import texts
from render import THEMES, Studio, board, encode
from render.felt import felt
from render.palette import palette
from render.themes import theme_called
from tests.render import golden, samples

_FRAMES = 240
_REFERENCES = 24
_SIZE = (1200, 900)


def main() -> None:
    """Measure and print."""
    sys.setswitchinterval(0.001)
    for theme in THEMES:
        palette(theme_called(theme))
    texts("en")
    cold = _cold_frame()
    photo = _photo()
    for _ in range(2):
        _frames(len(samples.BOARDS) * len(THEMES))
    reference = _timed(_REFERENCES, lambda _: _encode_photo(photo))
    times, sizes = _frames(_FRAMES)
    print_line = _printer(_quantile(reference, 0.5))
    print_line("board frame p50, two in flight", _quantile(times, 0.5), "ms", 40)
    print_line("board frame p99, two in flight", _quantile(times, 0.99), "ms", 90, _quantile(reference, 0.99))
    print_line("first frame after warm-up", cold, "ms", 200)
    print_line("largest board file", max(sizes) / 1024, "KiB", 250, len(_encode_photo(photo)) / 1024)
    # The median of three, for a neighbour's burst of work would drown the figure.
    delay, inline = (
        _quantile([asyncio.run(_loop_delay(drawn_inline)) for _ in range(3)], 0.5)
        for drawn_inline in (False, True)
    )
    print_line("event loop delay p99 while drawing", delay, "ms", 5, inline)


def _printer(reference: float) -> Callable[..., None]:
    def print_line(name: str, value: float, unit: str, bar: float, against: float = reference) -> None:
        line = {
            "name": f"render: {name}",
            "value": round(value, 2),
            "unit": unit,
            "reference": round(against, 2),
            "ratio": round(value / against, 3),
            "bar": bar,
            "ok": value <= bar,
        }
        sys.stdout.write(json.dumps(line) + "\n")

    return print_line


def _frames(count: int) -> tuple[list[float], list[int]]:
    """Draw and encode boards of all situations and themes, two at a time."""
    views = [(name, view()) for name, view in samples.BOARDS.items()]
    sizes: list[int] = []

    def frame(index: int) -> None:
        name, view = views[index % len(views)]
        theme = THEMES[index // len(views) % len(THEMES)]
        data, _ = encode(board(view, golden.names(name), texts("en"), theme))
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


def _cold_frame() -> float:
    """Return the milliseconds of the first frame of a process that has warmed up."""
    begin = time.perf_counter()
    encode(board(samples.jack_wins(), samples.NAMES, texts("en"), "dark"))
    return (time.perf_counter() - begin) * 1000


def _photo() -> Image.Image:
    """Return a picture as hard to encode as a painted one: the reference."""
    bands = [Image.effect_noise(_SIZE, 24) for _ in range(3)]
    return Image.blend(Image.merge("RGB", bands), felt(*_SIZE, theme_called("dark")), 0.6)


def _encode_photo(photo: Image.Image) -> bytes:
    buffer = BytesIO()
    photo.save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()


async def _loop_delay(drawn_inline: bool) -> float:
    """Return the p99 of how late a beat of 2 ms comes while forty frames are drawn."""
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
        for _ in range(40):
            encode(board(view, samples.NAMES, texts("en"), "dark"))
            await asyncio.sleep(0)

    gc.collect()
    heart = asyncio.create_task(beat())
    if drawn_inline:
        await inline()
    else:
        keys = _pairs(range(40))
        for pair in keys:
            await asyncio.gather(
                *(studio.board(key, view, samples.NAMES, texts("en"), "dark") for key in pair)
            )
    heart.cancel()
    studio.close()
    return _quantile(late, 0.99)


def _pairs(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    for start in range(0, len(keys), 2):
        yield keys[start : start + 2]


def _quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


if __name__ == "__main__":
    main()
