"""Faces of cards: each different, each with its whole text."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import texts_in
from engines.noxtalia.language import actions as do
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.pack import Capacity, Spirit
from render.drawing.themes import theme_called
from render.noxtalia import card_alt
from render.noxtalia.face import CARD, draw_card
from render.noxtalia.small import FACES, small_face
from tests.render.noxtalia.samples import CARDS
from tests.render.room import is_cut_within

ALL: list[Spirit | Capacity] = [*CARDS.spirits.values(), *CARDS.capacities.values()]


def _long(count: int) -> Capacity:
    """Return a capacity with more text than a card should have."""
    modes = tuple(
        do.Mode(do=(do.GainPm(action="gain_pm", who="player", value=2), do.Draw(action="draw", number=2)))
        for _ in range(4)
    )
    effect = Effect(do=(do.ChooseOne(action="choose_one", modes=modes),) * count)
    name = CARDS.capacities["glaciation"].name.model_copy(update={"en": "Unpronounceable " * 3})
    return CARDS.capacities["glaciation"].model_copy(update={"name": name, "effects": (effect,) * 3})


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("count", [1, 2, 6])
def test_a_very_long_text_shrinks_then_ends_with_an_ellipsis(
    count: int, written: list[tuple[str, float, float, float]]
) -> None:
    draw_card(_long(count), CARDS.elements, texts_in("fr"), "dark")
    assert is_cut_within(CARD, written) is (count == 6)
    assert len(card_alt(_long(count), CARDS.elements, texts_in("fr"))) <= 1024


def test_small_faces_are_all_different() -> None:
    theme, speech = theme_called("dark"), texts_in("fr")
    faces = {small_face(CARDS, one, speech, FACES[-1], theme).image.tobytes() for one in CARDS.capacities}
    assert len(faces) == len(CARDS.capacities)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    "changes", [{"cost": 4}, {"power": 8}, {"element": "cendre"}, {"keywords": ("zone",)}, {"flavour": None}]
)
def test_everything_printed_is_on_the_large_face(changes: dict[str, Any]) -> None:
    plain = CARDS.capacities["glaciation"]
    one, other = (
        draw_card(this, CARDS.elements, texts_in("en"), "light")
        for this in (plain, plain.model_copy(update=changes))
    )
    assert ImageChops.difference(one, other).getbbox()


def test_a_card_in_english() -> None:
    assert card_alt(CARDS.capacities["glaciation"], CARDS.elements, texts_in("en")) == (
        "Glaciation. Attack · Glacial · 2 MP · Power 9. Roll the die. 1 to 3: +4 Power. "
        "First the puddles, then the rivers, then the breath."
    )


def test_another_printing_of_a_card_has_its_picture() -> None:
    plain = CARDS.capacities["glaciation"]
    chroma = plain.model_copy(update={"id": "glaciation_chroma", "same_as": "glaciation", "rarity": "rare"})
    one, other = (draw_card(this, CARDS.elements, texts_in("en"), "dark") for this in (plain, chroma))
    assert one.tobytes() == other.tobytes()
