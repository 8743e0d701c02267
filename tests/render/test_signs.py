"""Signs: each has its file, every file is drawn by somebody, and those of one colour take any."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from render.drawing import signs
from render.drawing.pen import Pen
from render.drawing.svg import CUT, INK, flat, stencil
from render.drawing.themes import Colour
from render.dueling_nobles.art import figures as dueling_nobles
from render.magic import tokens as magic
from render.neo_noble.art import signs as neo_noble
from render.noxtalia.art import emblems as noxtalia
from render.soul_forger.art import signs as soul_forger
from tests.render.art import check_shapes, distance

ROOT = Path(signs.__file__).parent.parent
DRAWN: dict[str, tuple[str, ...]] = {
    "drawing/art": signs.SIGNS,
    "dueling_nobles/art/figures/signs": (*dueling_nobles.SUITS.values(), *dueling_nobles.SIGNS),
    "magic/art/figures/signs": magic.SIGNS,
    "neo_noble/art/figures/signs": (*neo_noble.FATES, *neo_noble.SIGNS, *neo_noble.COLOURED),
    "noxtalia/art/figures/signs": noxtalia.SIGNS,
    "soul_forger/art/figures/signs": soul_forger.SIGNS,
}
"""What is drawn of each folder."""
RED: Colour = (216, 40, 50)
BLACK: Colour = (0, 0, 0)


def files(folder: str) -> dict[str, Path]:
    return {file.stem: file for file in sorted((ROOT / folder).glob("*.svg"))}


def in_one_colour() -> Iterator[tuple[str, Path]]:
    """Yield the files of signs that take any colour."""
    codes = {"#{:02x}{:02x}{:02x}".format(*tone) for tone in (INK, CUT)}
    for folder in DRAWN:
        for name, file in files(folder).items():
            if set(re.findall(r"#[0-9a-f]{6}", file.read_text(encoding="utf-8"))) <= codes:
                yield f"{folder}/{name}", file


@pytest.mark.parametrize("folder", DRAWN)
def test_every_sign_has_its_file_and_no_file_is_left_over(folder: str) -> None:
    found = files(folder)
    assert sorted(set(DRAWN[folder]) - set(found)) == [], "without a file"
    assert sorted(set(found) - set(DRAWN[folder])) == [], "drawn by nobody"


def test_no_folder_of_signs_is_forgotten() -> None:
    folders = {str(folder.relative_to(ROOT)) for folder in ROOT.glob("*/art/figures/signs")}
    assert {*folders, "drawing/art"} == set(DRAWN)


@pytest.mark.parametrize("folder", DRAWN)
def test_a_sign_is_made_of_shapes_alone(folder: str) -> None:
    check_shapes(files(folder))


@pytest.mark.parametrize("folder", DRAWN)
def test_every_sign_is_drawn_and_fills_its_field(folder: str) -> None:
    for name, file in files(folder).items():
        mask = flat(file, 40).getchannel("A")
        left, top, right, foot = mask.getbbox() or (0, 0, 0, 0)
        assert max(right - left, foot - top) >= 30, name


def test_a_sign_in_one_colour_is_seen_and_has_that_colour_alone() -> None:
    found = dict(in_one_colour())
    assert len(found) > 80
    for name, file in found.items():
        sprite = signs.sign(file, 24, RED)
        assert sprite.image.getcolors() == [(sprite.size[0] * sprite.size[1], RED)], name
        assert max(sprite.mask.tobytes()) > 200, name


def test_what_is_cut_out_of_a_sign_shows_what_lies_below() -> None:
    hole = stencil(magic.file_of("hexproof"), 40)
    assert (hole.getpixel((20, 20)), hole.getpixel((20, 8))) == (0, 255)


def test_a_stamped_sign_fills_its_square() -> None:
    pen = Pen(60, 60)
    signs.stamp(pen, signs.shared("shield"), 10, 20, 30, RED)
    left, top, right, foot = pen.sprite().mask.getbbox() or (0, 0, 0, 0)
    assert abs(left - 10) <= 3
    assert abs(top - 20) <= 3
    assert abs(right - 40) <= 3
    assert abs(foot - 50) <= 2


def test_shared_signs_in_one_colour_are_told_by_their_shape() -> None:
    shared = {name: stencil(file, 30) for name, file in in_one_colour() if name.startswith("drawing")}
    for one, other in combinations(shared, 2):
        if shared[one].size == shared[other].size:
            assert distance(shared[one], shared[other]) > 15, (one, other)


def test_roles_are_told_by_their_signs_without_colour() -> None:
    discs = {
        role: signs.role_disc(role, 50, BLACK, (255, 255, 255), BLACK).image.convert("L")
        for role in signs.ROLES
    }
    for one, other in combinations(discs, 2):
        assert distance(discs[one], discs[other]) > 8, (one, other)


def test_a_sign_is_drawn_in_other_colours_where_a_theme_has_them() -> None:
    heart = signs.heart(40, (40, 90, 200))
    red, _, blue = heart.image.getpixel((20, 20))  # pyright: ignore[reportGeneralTypeIssues]: a tuple, as it is RGB
    assert blue > red + 100
