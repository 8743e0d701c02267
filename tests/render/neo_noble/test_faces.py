"""Faces of cards: each different, each with its whole text."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, Locale, texts
from engines.neo_noble.cards import Noble, Spirit
from render import THEMES, card, card_alt, encode
from render.canvas import Canvas
from render.lettering import ELLIPSIS, cap_height, fitted, width
from render.neo_noble import face
from render.neo_noble.cards import lines_of
from render.neo_noble.face import CARD, draw_card, small_face
from render.pen import Sprite
from render.themes import theme_called
from tests.render.neo_noble.samples import CARDS

ALL: list[Noble | Spirit] = [*CARDS.nobles.values(), *CARDS.spirits.values()]
HAND_FACE = 224
"""Width of a face in a hand of five."""


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures out: texts alone are looked at."""

    def blank(*given: Any) -> Sprite:
        wide = given[-2]
        size = (wide, round(wide * 0.75))
        return Sprite(Image.new("RGB", size), Image.new("L", size, 255))

    monkeypatch.setattr(face, "drawn_illustration", blank)
    monkeypatch.setattr(face, "illustration", blank)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, float]]:
    """Note the lines that are written: text, right end, lower end, size."""
    found: list[tuple[str, float, float, float]] = []
    write = Canvas.text

    def noted(self: Canvas, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> float:
        anchor = rest[1] if len(rest) > 1 else "left"
        said = fitted(text, size, more["room"]) if more.get("room") is not None else text
        reach = width(said, size) * (0.5 if anchor == "middle" else 1)
        found.append((said, x + reach, y + cap_height(size) / 2, size))
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
        draw_card(one, CARDS.spirits, texts(locale), "dark")
        said = " ".join(text for text, *_ in written)
        for line in lines_of(one, CARDS.spirits, texts(locale)):
            assert line in said, one.id
        assert ELLIPSIS not in said, one.id
        assert max(right for _, right, _, _ in written) <= CARD[0] - 40, one.id
        assert max(bottom for _, _, bottom, _ in written) <= CARD[1] - 26, one.id
        assert min(size for *_, size in written) >= 20, one.id


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_face_in_hand_has_room_for_the_whole_text(
    locale: Locale, written: list[tuple[str, float, float, float]]
) -> None:
    small_face.cache_clear()
    for one in ALL:
        written.clear()
        small_face(CARDS, one.id, texts(locale), HAND_FACE, theme_called("dark"))
        assert not any(ELLIPSIS in text for text, *_ in written), one.id
        assert max(right for _, right, _, _ in written) <= HAND_FACE, one.id
        assert max(bottom for _, _, bottom, _ in written) <= HAND_FACE * 1.5, one.id
    small_face.cache_clear()


def _long(count: int) -> Spirit:
    """Return a card with more text than a card should have."""
    plain = CARDS.spirits["powder_page"]
    name = plain.name.model_copy(update={"en": "Unpronounceable " * 3, "fr": "Imprononçable " * 3})
    return plain.model_copy(update={"name": name, "texts": plain.texts * count})


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("count", [2, 4, 24])
def test_a_very_long_text_shrinks_then_ends_with_an_ellipsis(
    count: int, written: list[tuple[str, float, float, float]]
) -> None:
    draw_card(_long(count), CARDS.spirits, texts("fr"), "dark")
    assert max(right for _, right, _, _ in written) <= CARD[0] - 26
    assert max(bottom for _, _, bottom, _ in written) <= CARD[1] - 26
    assert any(text == ELLIPSIS for text, *_ in written) is (count == 24)
    assert len(card_alt("neo_noble", _long(count), CARDS.spirits, texts("fr"))) <= 1024


def test_small_faces_are_all_different() -> None:
    theme, speech = theme_called("dark"), texts("fr")
    faces = {one.id: small_face(CARDS, one.id, speech, 120, theme).image for one in ALL}
    for one, other in combinations(faces, 2):
        assert ImageChops.difference(faces[one], faces[other]).getbbox(), (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("one", ["ilsabet", "root_choir", "pathpaws"])
def test_a_card_is_looked_up_in_a_readable_size(one: str, theme: str) -> None:
    image = card("neo_noble", CARDS.definition(one), CARDS.spirits, texts("fr"), theme)
    assert (image.size, image.mode) == ((750, 1050), "RGB")
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= 250 * 1024


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    "changes",
    [
        {"cost": 4},
        {"power": 8},
        {"resolve": -2},
        {"type": "errant"},
        {"fate": "hellbound"},
        {"behaviours": ("haste",)},
        {"react": CARDS.spirits["sudden_mourner"].react},
        {"tribute": CARDS.spirits["seraph_of_the_shut_gate"].tribute},
        {"texts": ()},
        {"flavour": None},
    ],
    ids=str,
)
def test_everything_printed_is_on_both_faces(changes: dict[str, Any]) -> None:
    plain = CARDS.spirits["seal_bearer"]
    other = plain.model_copy(update=changes)
    one, two = (draw_card(this, CARDS.spirits, texts("en"), "light") for this in (plain, other))
    assert ImageChops.difference(one, two).getbbox()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_is_told_with_its_whole_text(locale: Locale) -> None:
    speech = texts(locale)
    for one in ALL:
        told = card_alt("neo_noble", one, CARDS.spirits, speech)
        assert len(told) <= 1024
        for part in (speech.name(one.name), *lines_of(one, CARDS.spirits, speech)):
            assert part in told


def test_an_arbiter_has_the_shattering_mark_and_an_errant_has_not() -> None:
    """NN-11: the mark is the sign of the kind, in whatever size."""
    for one in ALL:
        kind = "noble" if isinstance(one, Noble) else one.type
        assert face.kind_sign(one) == ("pathpaws" if one.id == "pathpaws" else kind)
