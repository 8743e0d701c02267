"""Faces of cards: each different, each with its numbers and its text."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, Locale, texts_in
from engines.magic.cards.printed import Definitions
from render import THEMES, encode
from render.drawing.lettering import ELLIPSIS
from render.drawing.pen import Sprite
from render.drawing.themes import theme_called
from render.magic import card_alt, draw_card, face
from render.magic.cards import Cards, lines_of
from render.magic.face import CARD, FACES, small_face
from tests.profiles import sampled
from tests.render.magic.samples import CARDS
from tests.render.room import look_alike

ALL = CARDS.definitions
PARTS = Definitions()


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the pictures on cards out: texts alone are looked at."""

    def blank(_: Any, wide: int, high: int, radius: int = 0) -> Sprite:
        return Sprite(Image.new("RGB", (wide, high)), Image.new("L", (wide, high), 255))

    monkeypatch.setattr(face, "painted", blank)
    monkeypatch.setattr(face, "picture", blank)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
def test_every_card_has_room_for_its_whole_text(
    locale: Locale, written: list[tuple[str, float, float, float]]
) -> None:
    for key, one in ALL.items():
        written.clear()
        draw_card(one, PARTS, texts_in(locale), "dark")
        said = " ".join(text for text, *_ in written)
        for line in lines_of(one, PARTS, texts_in(locale)):
            for word in (word for word in line.split() if "{" not in word):
                assert word in said, (key, word)
        assert ELLIPSIS not in said, key
        assert max(right for _, right, _, _ in written) <= CARD[0] - 20, key
        assert max(bottom for _, _, bottom, _ in written) <= CARD[1] - 20, key
        assert min(size for *_, size in written) >= 20, key


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
@pytest.mark.parametrize("size", sampled(FACES))
def test_a_face_in_hand_has_room_for_all_that_is_written(
    size: tuple[int, int], locale: Locale, written: list[tuple[str, float, float, float]]
) -> None:
    small_face.forget()
    cards = Cards(CARDS, PARTS, texts_in(locale))
    for key in ALL:
        written.clear()
        small_face(cards, key, size, theme_called("dark"))
        assert max(right for _, right, _, _ in written) <= size[0] - 4, key
        assert max(bottom for _, _, bottom, _ in written) <= size[1] - 4, key
        assert min(letters for *_, letters in written) >= 24, key
    small_face.forget()


def test_small_faces_are_all_different() -> None:
    cards = Cards(CARDS, PARTS, texts_in("fr"))
    faces = {key: small_face(cards, key, FACES[2], theme_called("dark")).image for key in list(ALL)[::4]}
    assert look_alike(faces) == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("grimlow", {"cost": "3 B R"}),
        ("grimlow", {"pt": (5, 4)}),
        ("grimlow", {"pt": (4, 5)}),
        ("grimlow", {"keywords": ("haste",)}),
        ("grimlow", {"abilities": ()}),
        ("grimlow", {"rarity": "uncommon"}),
        ("grimlow", {"any_number": True}),
        ("grimlow", {"by_hand": True}),
    ],
    ids=str,
)
def test_everything_printed_is_on_the_face(card: str, changes: dict[str, Any]) -> None:
    one = ALL[card]
    other = one.model_copy(update=changes)
    pictures = [draw_card(this, PARTS, texts_in("en"), "light") for this in (one, other)]
    assert ImageChops.difference(*pictures).getbbox()
    assert card_alt(one, PARTS, texts_in("en")) != card_alt(other, PARTS, texts_in("en"))


@pytest.mark.parametrize("theme", sampled(THEMES))
def test_a_card_is_looked_up_in_a_readable_size(theme: str) -> None:
    image = draw_card(ALL["oldrik"], PARTS, texts_in("fr"), theme)
    assert (image.size, image.mode) == (CARD, "RGB")
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= 210 * 1024


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_is_told_with_its_whole_text(locale: Locale) -> None:
    speech = texts_in(locale)
    for one in ALL.values():
        told = card_alt(one, PARTS, speech)
        assert len(told) <= 1024
        for part in (speech.name(one.name), *lines_of(one, PARTS, speech)):
            assert part in told
