"""Emblems and signs are told apart, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.drawing.pen import Sprite
from render.soul_forger.art.bodies import BODIES, HEADS
from render.soul_forger.art.brush import strokes
from render.soul_forger.art.looks import LOOKS
from render.soul_forger.art.motifs import is_ours
from render.soul_forger.art.signs import sign
from render.soul_forger.art.sprites import drawn_emblem, grey_emblem, motif
from render.soul_forger.art.things import THINGS
from render.soul_forger.art.tints import tint
from render.soul_forger.cards import kind_of
from render.soul_forger.palette import FACTIONS
from render.soul_forger.tokens import mark
from tests.render.soul_forger.samples import CARDS

ALL = CARDS.definitions
STRANGERS = [f"stranger_{number}" for number in range(16)]


def grey(sprite: Sprite) -> Image.Image:
    paper = Image.new("RGB", sprite.size, (128, 128, 128))
    paper.paste(sprite.image, (0, 0), sprite.mask)
    return paper.convert("L")


def distance(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ on average, of 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def small(card: str, kind: str | None = None) -> Image.Image:
    """Return an emblem sixty pixels wide, without colour."""
    found = ALL.get(card)
    factions = found.factions if found is not None else ("earth",)
    return grey(drawn_emblem(card, factions, kind or (kind_of(found) if found else "creature"), 60, 60, 4))


def test_every_card_of_the_starter_set_has_an_emblem_of_its_own() -> None:
    assert set(LOOKS) == set(ALL)
    assert len(set(LOOKS.values())) == len(LOOKS) == 144
    assert all(is_ours(card) for card in ALL)


def test_emblems_are_told_apart_at_sixty_pixels_and_without_colour() -> None:
    pictures = {card: small(card) for card in ALL}
    for one, other in combinations(pictures, 2):
        assert distance(pictures[one], pictures[other]) > 20, (one, other)


def test_no_two_motifs_have_the_same_outline_even_without_their_ground() -> None:
    outlines = {card: motif(card, one.factions, kind_of(one), 0.6).sprite().mask for card, one in ALL.items()}
    for one, other in combinations(outlines, 2):
        assert distance(outlines[one], outlines[other]) > 5, (one, other)


def test_a_motif_fills_its_field_and_is_not_lost_in_it() -> None:
    for card, one in ALL.items():
        mask = motif(card, one.factions, kind_of(one), 1).sprite().mask
        left, top, right, foot = mask.getbbox() or (0, 0, 0, 0)
        assert max(right - left, foot - top) >= 60, card
        assert ImageStat.Stat(mask).mean[0] / 255 >= 0.12, card


def test_all_shapes_can_be_read_and_no_name_means_two() -> None:
    names = [*BODIES, *HEADS, *THINGS]
    assert len(names) == len(set(names))
    for shape in (*BODIES.values(), *HEADS.values(), *THINGS.values()):
        assert strokes(shape)


def test_cards_of_other_packs_differ_too_and_stay_the_same() -> None:
    pictures = {card: small(card) for card in STRANGERS}
    for one, other in combinations(STRANGERS, 2):
        assert distance(pictures[one], pictures[other]) > 3, (one, other)
    assert small("stranger_1").tobytes() == pictures["stranger_1"].tobytes()


@pytest.mark.parametrize("kind", ["token", "spell", "item", "quest", "weapon", "armor", "accessory"])
def test_every_kind_of_a_strange_card_has_motifs(kind: str) -> None:
    pictures = {small(card, kind).tobytes() for card in STRANGERS}
    assert len(pictures) == len(STRANGERS)


def test_factions_and_marks_are_told_by_their_shape() -> None:
    black = (0, 0, 0)
    signs = {faction: sign(faction, 30, black).mask for faction in FACTIONS}
    for one, other in combinations(signs, 2):
        assert distance(signs[one], signs[other]) > 25, (one, other)
    counted = ("level", "damage", "ronum", "experience", "deck", "forge", "material", "grave")
    marks = {name: mark(name, 30, black).mask for name in counted}
    for one, other in combinations(marks, 2):
        assert distance(marks[one], marks[other]) > 20, (one, other)


def test_every_faction_has_colours_of_its_own() -> None:
    assert len({tint(faction) for faction in FACTIONS}) == 7


def test_what_is_off_guard_is_grey() -> None:
    one = ALL["kiln_imp"]
    sprite = grey_emblem("kiln_imp", one.factions, "creature", 60, 60, 4)
    red, _, blue = ImageStat.Stat(sprite.image).mean
    assert abs(red - blue) < 6
    red, _, blue = ImageStat.Stat(drawn_emblem("kiln_imp", one.factions, "creature", 60, 60, 4).image).mean
    assert abs(red - blue) > 60
