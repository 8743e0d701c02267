"""Boards of a match as an animation: what came to pass stands below each, and the file stays small."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.texts import texts_in
from render import Still
from render.dueling_nobles.places import HIGH
from render.process import film
from render.process.film import CAPTION, WIDE, draw_still, join
from tests.render import samples
from tests.render.neo_noble import samples as neo_noble

SIZE = (WIDE, round(WIDE * HIGH / 1200) + CAPTION)
LONG = "Ann attacks Ben’s Kel’Orn with all that she has, and more than that: " * 6


def stills(*told: tuple[str, ...]) -> list[bytes]:
    view = samples.BOARDS["start"]()
    return [draw_still(Still(view, lines), samples.NAMES, texts_in("en"), "dark") for lines in told]


def test_each_board_is_seen_for_a_while_and_the_last_one_longest() -> None:
    told = [("Dueling Nobles", "Ann – Bob"), ("Turn 1 of 2",), ("Turn 2 of 2", LONG)]
    picture = join(stills(*told), told)
    seen = Image.open(BytesIO(picture.data))
    assert (picture.extension, seen.size) == ("gif", SIZE)
    shown = list[int]()
    for frame in range(getattr(seen, "n_frames", 1)):
        seen.seek(frame)
        shown.append(seen.info["duration"])
    assert len(shown) == 3
    assert shown[0] == shown[1] < shown[2]
    assert picture.alt.startswith("Dueling Nobles Ann – Bob · Turn 1 of 2 · Turn 2 of 2 Ann attacks")
    assert len(picture.alt) <= 1024


def test_a_file_that_would_be_too_large_becomes_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = stills(("one",), ("two",))
    large = len(join(drawn, [("one",), ("two",)]).data)
    monkeypatch.setattr(film, "MOST_BYTES", large - 1)
    picture = join(drawn, [("one",), ("two",)])
    assert len(picture.data) < large
    assert Image.open(BytesIO(picture.data)).size < SIZE


def test_boards_of_unlike_height_make_one_animation_in_which_captions_stay() -> None:
    views = neo_noble.BOARDS["start"](), neo_noble.BOARDS["declared"]()
    say = texts_in("en")
    drawn = [draw_still(Still(view, ("Turn 1", "told")), neo_noble.NAMES, say, "dark") for view in views]
    low, high = (Image.open(BytesIO(still)) for still in drawn)
    assert low.height < high.height
    seen = Image.open(BytesIO(join(drawn, [("one",), ("two",)]).data))
    assert seen.size == high.size
    foot = (0, high.height - CAPTION, WIDE, high.height)
    captions = list[bytes]()
    for frame in range(2):
        seen.seek(frame)
        captions.append(seen.convert("RGB").crop(foot).tobytes())
    assert captions[0] == captions[1]
