"""Scripts that our own font has not: what people are called in their own letters, in the order of reading.

Each has a font of its own, loaded when the first name of it is drawn. A line is cut into runs of one font;
within a run Raqm shapes and orders the signs, and the runs are put side by side as a reader expects them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

_FOLDER = Path(__file__).parents[1] / "fonts" / "scripts"
PROBE = 32
"""The size in which it is looked whether a font has a sign."""
MISSING = "\U0010ffff"
"""What no font has."""
_OURS = ((0x0000, 0x02AF), (0x0370, 0x052F), (0x1E00, 0x1FFF))
"""Letters of our own font: Latin, Greek, Cyrillic."""
Way: TypeAlias = Literal["left", "right", "any"]
"""Where a run goes on: Arabic letters and those like them to the left."""


class Script(NamedTuple):
    """A font, and the signs for which it is there."""

    file: str
    ranges: tuple[tuple[int, int], ...]
    leftwards: bool = False
    shaped: bool = True
    """Whether its signs change beside others; large fonts without that are read sign by sign."""
    scale: float = 1.0
    """How large it is set beside our own letters."""


SCRIPTS = (
    Script(
        "NotoSansCJK-Bold.otf",
        ((0x3000, 0x318F), (0x31F0, 0x31FF), (0x3400, 0x9FFF), (0xAC00, 0xD7A3), (0xFF00, 0xFFEF)),
        shaped=False, scale=0.92,
    ),
    Script(
        "NotoSansArabic-Bold.ttf",
        ((0x0600, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE)),
        leftwards=True, scale=0.88,
    ),
    Script("NotoSansHebrew-Bold.ttf", ((0x0590, 0x05FF), (0xFB1D, 0xFB4F)), leftwards=True),
    Script("NotoSansThai-Bold.ttf", ((0x0E00, 0x0E7F),)),
    Script("NotoSansDevanagari-Bold.ttf", ((0x0900, 0x097F), (0xA8E0, 0xA8FF))),
    Script("NotoSansBengali-Bold.ttf", ((0x0980, 0x09FF),)),
    Script("NotoSansTamil-Bold.ttf", ((0x0B80, 0x0BFF),)),
    Script("NotoSansGeorgian-Bold.ttf", ((0x10A0, 0x10FF), (0x1C90, 0x1CBF)), shaped=False),
    Script("NotoSansArmenian-Bold.ttf", ((0x0530, 0x058F),), shaped=False),
)  # fmt: skip


class Run(NamedTuple):
    """A part of a line in one font; without a script it is our own."""

    text: str
    script: Script | None

    @property
    def way(self) -> Way:
        """Where it goes on; blanks and stops alone go with their neighbours."""
        if self.script is not None:
            return "left" if self.script.leftwards else "right"
        return "right" if any(sign.isalnum() for sign in self.text) else "any"


@lru_cache(maxsize=32)
def script_font(script: Script, size: int) -> ImageFont.FreeTypeFont:
    """Return the font of a script, in a size that goes with our own letters."""
    layout = ImageFont.Layout.RAQM if script.shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(_FOLDER / script.file, round(size * script.scale), layout_engine=layout)


@lru_cache(maxsize=4096)
def script_of(sign: str) -> Script | None:
    """Return whose font has a sign; None where none has."""
    for script in SCRIPTS:
        if any(first <= ord(sign) <= last for first, last in script.ranges):
            return script if _draws(script, sign) else None
    return None


@lru_cache(maxsize=len(SCRIPTS))
def _plain_font(script: Script) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / script.file, PROBE, layout_engine=ImageFont.Layout.BASIC)


def _draws(script: Script, sign: str) -> bool:
    font = _plain_font(script)
    return drawn(font, sign) != drawn(font, MISSING)


def drawn(font: ImageFont.FreeTypeFont, sign: str) -> bytes:
    """Return how a font of the size `PROBE` draws a sign, to be compared with another."""
    image = Image.new("L", (4 * PROBE, 4 * PROBE))
    ImageDraw.Draw(image).text((2 * PROBE, 2 * PROBE), sign, fill=255, font=font, anchor="ls")
    return image.tobytes()


def is_written(name: str) -> bool:
    """Tell whether a name has a letter or digit of a script that pictures know, without loading a font."""
    signs = [ord(sign) for sign in unicodedata.normalize("NFKC", name) if sign.isalnum()]
    known = [*_OURS, *(each for script in SCRIPTS for each in script.ranges)]
    return any(first <= sign <= last for sign in signs for first, last in known)


def runs_of(text: str, ours: Callable[[str], bool]) -> list[Run]:
    """Return a line in runs of one font each, from left to right; `ours` tells which signs our font has."""
    signs = [(sign, None if ours(sign) else script_of(sign)) for sign in text]
    runs = [Run("".join(sign for sign, _ in part), script) for script, part in groupby(signs, lambda s: s[1])]
    return _ordered(_joined([part for run in runs for part in _without_blanks(run)]), _way_of(text))


def _without_blanks(run: Run) -> Iterator[Run]:
    """Yield a run of ours with the blanks around it apart: they stay between the same neighbours."""
    inner = run.text.strip(" ")
    if run.script is not None or not inner:
        yield run
        return
    before, _, after = run.text.partition(inner)
    yield from (Run(part, None) for part in (before, inner, after) if part)


def _joined(runs: list[Run]) -> list[Run]:
    """Join words of one script over their blanks, so that they are ordered and shaped together."""
    made: list[Run] = []
    for run in runs:
        between = len(made) > 1 and not made[-1].text.strip(" ") and made[-1].script is None
        if between and run.script is not None and made[-2].script == run.script:
            blanks, words = made.pop(), made.pop()
            run = Run(words.text + blanks.text + run.text, run.script)
        made.append(run)
    return made


def _way_of(text: str) -> Way:
    """Return where a line goes on: to the left where all its letters do, as sentences of ours never do."""
    kinds = {unicodedata.bidirectional(sign) for sign in text}
    return "left" if kinds & {"R", "AL"} and "L" not in kinds else "right"


def _ordered(runs: list[Run], line: Way) -> list[Run]:
    """Return the runs of a line from left to right."""
    ways = [run.way for run in runs]
    for place, way in enumerate(ways):
        if way == "any":
            before = ways[place - 1] if place else line
            after = next((each for each in ways[place + 1 :] if each != "any"), line)
            ways[place] = before if before == after else line
    turned = list(zip(runs, ways, strict=True))
    if line == "left":
        turned.reverse()
    against = "right" if line == "left" else "left"
    made: list[Run] = []
    for way, part in groupby(turned, lambda each: each[1]):
        group = [run for run, _ in part]
        made += group[::-1] if way == against else group
    return made
