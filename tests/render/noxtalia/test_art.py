"""Spirits, capacities, elements and signs are told apart, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.drawing.pen import Pen, Sprite
from render.drawing.themes import theme_called
from render.noxtalia.art.emblems import emblem, keyword_mark, kind_mark
from render.noxtalia.art.motifs import is_ours, motif_of
from render.noxtalia.art.spirits import SPIRITS
from render.noxtalia.art.sprites import FIGURE, draw_figure, drawn_illustration, portrait
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import light_of
from tests.render.noxtalia.samples import CARDS

ELEMENTS = tuple(CARDS.elements)
STRANGERS = [f"stranger_{number}" for number in range(16)]


def silhouette(card: str, element: str = "glaciel") -> Image.Image:
    """Return a Spirit's outline alone, 60 pixels wide."""
    pen = Pen(*FIGURE, 0.6)
    draw_figure(pen, card, element)
    return pen.sprite().mask


def grey(sprite: Sprite, wide: int = 60) -> Image.Image:
    paper = Image.new("RGB", sprite.size, (128, 128, 128))
    paper.paste(sprite.image, (0, 0), sprite.mask)
    return paper.convert("L").resize((wide, round(wide * sprite.size[1] / sprite.size[0])))


def distance(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ on average, of 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def test_every_spirit_of_the_starter_set_has_a_figure_of_its_own() -> None:
    assert set(SPIRITS) == set(CARDS.spirits)


def test_outlines_of_spirits_are_told_apart_at_sixty_pixels() -> None:
    outlines = {card: silhouette(card) for card in SPIRITS}
    for one, other in combinations(SPIRITS, 2):
        assert distance(outlines[one], outlines[other]) > 40, (one, other)


def test_outlines_of_unknown_spirits_differ_too() -> None:
    outlines = {card: silhouette(card) for card in STRANGERS}
    for one, other in combinations(STRANGERS, 2):
        assert distance(outlines[one], outlines[other]) > 4, (one, other)


def test_a_figure_depends_on_nothing_but_its_id_and_element() -> None:
    assert silhouette("stranger").tobytes() == silhouette("stranger").tobytes()
    theme = theme_called("dark")
    ours, theirs = (portrait("stranger", element, 90, "charged", theme) for element in ("glaciel", "lunar"))
    assert ours.image.tobytes() != theirs.image.tobytes()


@pytest.mark.parametrize("card", SPIRITS)
def test_states_of_a_spirit_are_told_apart_without_colour(card: str) -> None:
    element, theme = CARDS.spirits[card].element, theme_called("dark")
    charged, exhausted, destroyed = (
        portrait(card, element, 90, state, theme) for state in ("charged", "exhausted", "destroyed")
    )
    assert exhausted.size[0] > charged.size[0] * 1.2, "it leans"
    assert distance(grey(charged), grey(destroyed)) > 20


def test_signs_are_told_by_their_shape() -> None:
    black = (0, 0, 0)
    signs = {element: emblem(element, 24, black).mask for element in (*ELEMENTS, "lunar", "metal")}
    signs |= {kind: kind_mark(kind, 24, black).mask for kind in ("attack", "defence", "support", "spirit")}
    keywords = ("ultime", "zone", "amelioration", "affaiblissement", "of another game")
    signs |= {keyword: keyword_mark(keyword, 24, black).mask for keyword in keywords}
    for one, other in combinations(signs, 2):
        assert distance(signs[one], signs[other]) > 20, (one, other)


def test_every_capacity_of_the_starter_set_has_an_illustration_of_its_own() -> None:
    assert all(is_ours(card) for card in CARDS.capacities)
    motifs = [motif_of(card, one.type) for card, one in CARDS.capacities.items()]
    assert len(set(motifs)) == len(motifs) == 63


def test_illustrations_are_told_apart_small_and_without_colour() -> None:
    pictures = {
        one.id: grey(drawn_illustration(one.id, one.type, one.element, light_of(one), 60, 4))
        for one in CARDS.capacities.values()
    }
    for one, other in combinations(pictures, 2):
        assert distance(pictures[one], pictures[other]) > 14, (one, other)


def test_unknown_capacities_differ_too_and_stay_the_same() -> None:
    def drawn(card: str) -> Image.Image:
        return grey(drawn_illustration(card, "attack", "rocheux", "plain", 60, 4))

    pictures = {card: drawn(card) for card in STRANGERS}
    for one, other in combinations(STRANGERS, 2):
        assert distance(pictures[one], pictures[other]) > 3, (one, other)
    assert drawn("stranger_1").tobytes() == pictures["stranger_1"].tobytes()


@pytest.mark.parametrize(
    ("card", "light"), [("feu_de_midi", "day"), ("epines_de_minuit", "night"), ("glaciation", "plain")]
)
def test_the_cycle_that_a_card_speaks_of_lights_its_picture(card: str, light: str) -> None:
    assert light_of(CARDS.capacities[card]) == light


def test_elements_of_other_packs_get_colours_of_their_own() -> None:
    assert len({tint(element) for element in (*ELEMENTS, "lunar", "metal", "void")}) == 9
