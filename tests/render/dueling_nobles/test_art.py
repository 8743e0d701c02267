"""Nobles, suits and signs: each has its file, all cards are told apart, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageStat

from render.drawing.raster import toned
from render.drawing.svg import drawn
from render.drawing.themes import THEMES, theme_called
from render.dueling_nobles.art.figures import FOLDER, SIGNS, SUITS, dyes, noble, sign, suit_mark
from render.dueling_nobles.cards import COURT, card_sprite, tile_sprite
from render.dueling_nobles.theme_colors import look_of
from render.dueling_nobles.tokens import ability, wound
from tests.render.art import check_shapes, distance

NOBLES = [rank + suit for rank in COURT for suit in SUITS]
DECK = [f"{rank}{suit}" for rank in ("A", *range(2, 11), *COURT) for suit in SUITS]
FILES = {str(path.relative_to(FOLDER).with_suffix("")): path for path in sorted(FOLDER.rglob("*.svg"))}
SMALL = 60


def test_every_noble_suit_and_sign_has_its_file_and_no_file_is_left_over() -> None:
    wanted = {*NOBLES, *(f"signs/{name}" for name in (*SUITS.values(), *SIGNS))}
    assert set(FILES) == wanted
    assert len(FILES) == 12 + 4 + len(SIGNS)


def test_every_file_is_drawn_and_fills_its_field() -> None:
    for name, file in FILES.items():
        mask = drawn(file, SMALL).getchannel("A")
        left, top, right, foot = mask.getbbox() or (0, 0, 0, 0)
        assert max(right - left, foot - top) >= SMALL * 0.9, name
        assert ImageStat.Stat(mask).mean[0] / 255 >= 0.15, name


def test_a_file_is_made_of_shapes_alone() -> None:
    check_shapes(FILES)


def test_no_two_nobles_are_the_same_figure() -> None:
    theme = theme_called("dark")
    figures = {card: noble(card, SMALL, theme).convert("RGB") for card in NOBLES}
    for one, other in combinations(NOBLES, 2):
        assert distance(figures[one], figures[other]) > 2, (one, other)


def test_ranks_are_told_by_the_outline_of_their_figures() -> None:
    theme = theme_called("dark")
    outlines = [noble(f"{rank}H", SMALL, theme).getchannel("A") for rank in COURT]
    for one, other in combinations(outlines, 2):
        assert distance(one, other) > 15


def test_nobles_wear_the_colours_of_their_suit_in_every_theme() -> None:
    for name in THEMES:
        theme = theme_called(name)
        for suit, ink in look_of(theme).suits.items():
            chest = noble(f"J{suit}", 260, theme).getpixel((52, 248))
            assert isinstance(chest, tuple)
            assert sum(abs(a - b) for a, b in zip(chest, ink, strict=False)) < 110, (name, suit)


@pytest.mark.parametrize("theme", ["dark", "colour_blind"])
def test_every_card_has_a_picture_of_its_own_even_small(theme: str) -> None:
    small = {card: _small(card, theme) for card in DECK}
    for one, other in combinations(DECK, 2):
        assert distance(small[one], small[other]) > 1.2, (one, other)


def test_cards_and_tiles_differ_without_any_colour() -> None:
    """Suits are told by shape: black and white leaves them apart."""
    theme = theme_called("dark")
    for make in (_small, _tile):
        small = {card: toned(make(card, theme.name).convert("L"), [0] * 150 + [255] * 106) for card in DECK}
        for one, other in combinations(DECK, 2):
            assert distance(small[one], small[other]) > 1, (one, other)


def _small(card: str, theme: str) -> Image.Image:
    sprite = card_sprite(card, card[:-1], SMALL, theme_called(theme))
    return sprite.image


def _tile(card: str, theme: str) -> Image.Image:
    return tile_sprite(card, card[:-1], 80, 50, theme_called(theme)).image


def test_suits_and_signs_are_told_by_their_shape() -> None:
    masks = {suit: suit_mark(suit, 30, (0, 0, 0)).mask for suit in SUITS}
    masks |= {name: sign(name, 30).mask for name in ("coin", "shield", "skull", "swords", "hand")}
    for one, other in combinations(masks, 2):
        size = masks[one].size
        assert masks[other].size != size or distance(masks[one], masks[other]) > 15, (one, other)


@pytest.mark.parametrize("theme_name", THEMES)
def test_a_wound_and_a_used_suit_are_told_without_colour(theme_name: str) -> None:
    """A wound gleams and a used suit is struck out."""
    theme = theme_called(theme_name)
    suffered, spared = (each.image.convert("L") for each in (wound(38, theme), sign("whole", 38)))
    assert distance(suffered, spared) > 20
    for suit in SUITS:
        ready, used = (ability(suit, 54, state, theme).image.convert("L") for state in (False, True))
        assert distance(ready, used) > 60


def test_every_shade_of_a_robe_that_is_dyed_is_in_a_file() -> None:
    worn = {suit: "".join(FILES[rank + suit].read_text(encoding="utf-8") for rank in COURT) for suit in SUITS}
    for suit, text in worn.items():
        dyed = ["#{:02x}{:02x}{:02x}".format(*old) for old, _ in dyes(suit, theme_called("colour_blind"))]
        assert dyed
        assert [code for code in dyed if code not in text] == [], suit
    assert dyes("H", theme_called("dark")) == ()
