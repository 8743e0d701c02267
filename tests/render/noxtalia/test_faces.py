"""Faces of cards: each different, each with its whole text."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, Locale, texts
from engines.noxtalia.cards import Capacity, Spirit
from engines.noxtalia.vocabulary import Effect
from engines.noxtalia.vocabulary import actions as do
from render import THEMES, card, card_alt, encode
from render.canvas import Canvas
from render.lettering import ELLIPSIS, cap_height, width
from render.noxtalia import face
from render.noxtalia.face import CARD, draw_card, lines_of, small_face
from render.pen import Sprite
from render.themes import theme_called
from tests.render.noxtalia.samples import CARDS

ALL: list[Spirit | Capacity] = [*CARDS.spirits.values(), *CARDS.capacities.values()]


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the large pictures out: texts alone are looked at."""

    def blank(*given: Any) -> Sprite:
        wide = given[-2]
        size = (wide, round(wide * 0.75))
        return Sprite(Image.new("RGB", size), Image.new("L", size, 255))

    monkeypatch.setattr(face, "drawn_illustration", blank)
    monkeypatch.setattr(face, "_spirit_scene", blank)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, float]]:
    """Note the lines that are written: text, right end, lower end, size."""
    found: list[tuple[str, float, float, float]] = []
    write = Canvas.text

    def noted(self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        anchor = rest[1] if len(rest) > 1 else "left"
        reach = width(text, size) * (0.5 if anchor == "middle" else 1)
        found.append((text, x + reach, y + cap_height(size) / 2, size))
        return write(self, x, y, text, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_room_for_its_whole_text(
    locale: Locale, written: list[tuple[str, float, float, float]]
) -> None:
    for one in ALL:
        written.clear()
        draw_card(one, CARDS.elements, texts(locale), "dark")
        said = " ".join(text for text, *_ in written)
        for line in lines_of(one, CARDS.elements, texts(locale)):
            assert line in said, one.id
        assert ELLIPSIS not in said, one.id
        assert max(right for _, right, _, _ in written) <= CARD[0] - 40, one.id
        assert max(bottom for _, _, bottom, _ in written) <= CARD[1] - 26, one.id
        assert min(size for *_, size in written) >= 20, one.id


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
    draw_card(_long(count), CARDS.elements, texts("fr"), "dark")
    assert max(right for _, right, _, _ in written) <= CARD[0] - 26
    assert max(bottom for _, _, bottom, _ in written) <= CARD[1] - 26
    assert any(text == ELLIPSIS for text, *_ in written) is (count == 6)
    assert len(card_alt("noxtalia", _long(count), CARDS.elements, texts("fr"))) <= 1024


def test_small_faces_are_all_different() -> None:
    theme, speech = theme_called("dark"), texts("fr")
    faces = {one: small_face(CARDS, one, speech, 120, theme).image for one in CARDS.capacities}
    for one, other in combinations(faces, 2):
        assert ImageChops.difference(faces[one], faces[other]).getbbox(), (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_is_looked_up_in_a_readable_size(theme: str) -> None:
    image = card("noxtalia", CARDS.spirits["granor"], CARDS.elements, texts("fr"), theme)
    assert (image.size, image.mode) == ((750, 1050), "RGB")
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= 250 * 1024


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    "changes", [{"cost": 4}, {"power": 8}, {"element": "cendre"}, {"keywords": ("zone",)}, {"flavour": None}]
)
def test_everything_printed_is_on_the_large_face(changes: dict[str, Any]) -> None:
    plain = CARDS.capacities["glaciation"]
    one, other = (
        draw_card(this, CARDS.elements, texts("en"), "light")
        for this in (plain, plain.model_copy(update=changes))
    )
    assert ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_is_told_with_its_whole_text(locale: Locale) -> None:
    speech = texts(locale)
    for one in ALL:
        told = card_alt("noxtalia", one, CARDS.elements, speech)
        assert len(told) <= 1024
        for part in (speech.name(one.name), *lines_of(one, CARDS.elements, speech)):
            assert part in told


def test_a_card_in_english() -> None:
    assert card_alt("noxtalia", CARDS.capacities["glaciation"], CARDS.elements, texts("en")) == (
        "Glaciation. Attack · Glacial · 2 PM · Power 9. Roll the die: on 1 to 3, +4 Power. "
        "First the puddles, then the rivers, then the breath."
    )


def test_a_game_without_cards_of_its_own_has_none_to_draw() -> None:
    with pytest.raises(KeyError):
        card("dueling_nobles", None, {}, texts("en"), "dark")
    with pytest.raises(KeyError):
        card_alt("dueling_nobles", None, {}, texts("en"))


def test_another_printing_of_a_card_has_its_picture() -> None:
    plain = CARDS.capacities["glaciation"]
    chroma = plain.model_copy(update={"id": "glaciation_chroma", "same_as": "glaciation", "rarity": "rare"})
    one, other = (draw_card(this, CARDS.elements, texts("en"), "dark") for this in (plain, chroma))
    assert one.tobytes() == other.tobytes()
