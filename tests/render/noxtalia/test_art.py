"""Spirits, capacities, elements and signs are told apart, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageStat

from render.drawing.svg import drawn
from render.noxtalia.art.creatures import LAYERS, creature
from render.noxtalia.art.emblems import emblem, keyword_mark, kind_mark
from render.noxtalia.art.figures import BY_KIND, FOLDER, STRANGERS, figure_of, figures, is_ours
from render.noxtalia.art.paint import painted, portrait, spirit_figure
from render.noxtalia.art.tints import tint
from render.noxtalia.cards import light_of
from render.noxtalia.places import SMALL
from render.noxtalia.totems import State, totem
from tests.render.art import check_shapes, distance, grey
from tests.render.noxtalia.samples import CARDS

ELEMENTS = tuple(CARDS.elements)
FILES = {
    f"{file.parent.name}/{file.stem}": file
    for file in sorted(FOLDER.glob("*/*.svg"))
    if file.parent.name != "signs"
}
OTHERS = [f"stranger_{number}" for number in range(16)]


def silhouette(card: str, element: str = "glaciel") -> Image.Image:
    """Return a Spirit's outline alone, 72 pixels high."""
    return spirit_figure(card, element, 72).getchannel("A")


def test_every_file_is_drawn() -> None:
    assert FILES
    for name, file in FILES.items():
        mask = drawn(file, 56).getchannel("A")
        assert mask.getbbox() is not None, name
        assert STRANGERS in name or ImageStat.Stat(mask).mean[0] / 255 >= 0.08, name


def test_a_file_is_made_of_shapes_alone() -> None:
    check_shapes(FILES)


def test_every_card_of_the_starter_set_has_a_file_in_its_elements_folder() -> None:
    cards = {f"{one.element}/{card}" for card, one in (*CARDS.spirits.items(), *CARDS.capacities.items())}
    assert cards - set(FILES) == set()


def test_every_file_is_on_a_card_and_every_named_file_is_there() -> None:
    shared = {name for names in BY_KIND.values() for name in names.split()}
    assert shared - set(figures()) == set()
    assert set(figures()) - shared - set(CARDS.spirits) - set(CARDS.capacities) == set()
    parts = {f"{STRANGERS}/{layer}_{name}" for layer, names in LAYERS for name in names}
    assert parts == {name for name in FILES if name.startswith(STRANGERS)}


def test_outlines_of_spirits_are_told_apart_at_sixty_pixels() -> None:
    outlines = {card: silhouette(card) for card in CARDS.spirits}
    for one, other in combinations(CARDS.spirits, 2):
        assert distance(outlines[one], outlines[other]) > 40, (one, other)


def test_outlines_of_unknown_spirits_differ_too() -> None:
    outlines = {card: silhouette(card) for card in OTHERS}
    for one, other in combinations(OTHERS, 2):
        assert distance(outlines[one], outlines[other]) > 4, (one, other)


def test_a_figure_depends_on_nothing_but_its_id_and_element() -> None:
    assert creature("stranger", "glaciel", 72).tobytes() == creature("stranger", "glaciel", 72).tobytes()
    ours, theirs = (portrait("stranger", element, "day", 60, 72, 4) for element in ("glaciel", "lunar"))
    assert ours.image.tobytes() != theirs.image.tobytes()


@pytest.mark.parametrize("card", CARDS.spirits)
def test_states_of_a_spirit_are_told_apart_without_colour(card: str) -> None:
    states: tuple[State, ...] = ("charged", "exhausted", "destroyed")
    element = CARDS.spirits[card].element
    charged, exhausted, destroyed = (
        grey(totem(card, element, "day", *SMALL.totem, state)) for state in states
    )
    assert distance(charged, exhausted) > 20, "it leans"
    assert distance(charged, destroyed) > 12


def test_signs_are_told_by_their_shape() -> None:
    black = (0, 0, 0)
    signs = {element: emblem(element, 24, black).mask for element in (*ELEMENTS, "lunar", "metal")}
    signs |= {kind: kind_mark(kind, 24, black).mask for kind in ("attack", "defence", "support", "spirit")}
    keywords = ("ultime", "zone", "amelioration", "affaiblissement", "of another game")
    signs |= {keyword: keyword_mark(keyword, 24, black).mask for keyword in keywords}
    for one, other in combinations(signs, 2):
        assert distance(signs[one], signs[other]) > 20, (one, other)


def test_every_capacity_of_the_starter_set_has_a_picture_of_its_own() -> None:
    assert all(is_ours(card) for card in CARDS.capacities)
    found = {figure_of(card, one.type).file for card, one in CARDS.capacities.items()}
    assert len(found) == 63


def test_illustrations_are_told_apart_small_and_without_colour() -> None:
    pictures = {
        one.id: grey(painted(one.id, one.type, one.element, light_of(one), 60, 45, 4))
        for one in CARDS.capacities.values()
    }
    for one, other in combinations(pictures, 2):
        assert distance(pictures[one], pictures[other]) > 14, (one, other)


def test_unknown_capacities_differ_too_and_stay_the_same() -> None:
    def drawn(card: str) -> Image.Image:
        return grey(painted(card, "attack", "rocheux", "plain", 60, 45, 4))

    pictures = {card: drawn(card) for card in OTHERS}
    for one, other in combinations(OTHERS, 2):
        assert distance(pictures[one], pictures[other]) > 3, (one, other)
    assert drawn("stranger_1").tobytes() == pictures["stranger_1"].tobytes()


@pytest.mark.parametrize(
    ("card", "light"), [("feu_de_midi", "day"), ("epines_de_minuit", "night"), ("glaciation", "plain")]
)
def test_the_cycle_that_a_card_speaks_of_lights_its_picture(card: str, light: str) -> None:
    assert light_of(CARDS.capacities[card]) == light


def test_elements_of_other_packs_get_colours_of_their_own() -> None:
    assert len({tint(element) for element in (*ELEMENTS, "lunar", "metal", "void")}) == 9
