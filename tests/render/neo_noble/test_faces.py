"""Faces of cards: each different, each with its whole text."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import LOCALES, Locale, texts_in
from engines.neo_noble.language.pack import Noble, Spirit
from render.drawing.themes import theme_called
from render.neo_noble import card_alt
from render.neo_noble.cards import kind_sign
from render.neo_noble.face import CARD, draw_card
from render.neo_noble.small import FACES, Size, small_face
from tests.profiles import sampled
from tests.render.neo_noble.samples import CARDS
from tests.render.room import is_cut_within, look_alike

ALL: list[Noble | Spirit] = [*CARDS.nobles.values(), *CARDS.spirits.values()]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", sampled(FACES), ids=lambda size: str(size.wide))
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
def test_all_that_is_written_on_a_face_in_hand_keeps_to_it(
    locale: Locale, size: Size, written: list[tuple[str, float, float, float]]
) -> None:
    small_face.forget()
    for one in ALL:
        written.clear()
        small_face(CARDS, one.id, texts_in(locale), size, theme_called("dark"))
        assert max(right for _, right, _, _ in written) <= size.wide - 3, one.id
        assert max(bottom for _, _, bottom, _ in written) <= size.high - 6, one.id
    small_face.forget()


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
    draw_card(_long(count), CARDS.spirits, texts_in("fr"), "dark")
    assert is_cut_within(CARD, written) is (count == 24)
    assert len(card_alt(_long(count), CARDS.spirits, texts_in("fr"))) <= 1024


def test_small_faces_are_all_different() -> None:
    theme, speech = theme_called("dark"), texts_in("fr")
    faces = {one.id: small_face(CARDS, one.id, speech, FACES[-1], theme).image for one in ALL}
    assert look_alike(faces) == []


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
    one, two = (draw_card(this, CARDS.spirits, texts_in("en"), "light") for this in (plain, other))
    assert ImageChops.difference(one, two).getbbox()


def test_an_arbiter_has_the_shattering_mark_and_an_errant_has_not() -> None:
    """NN-11: the mark is the sign of the kind, in whatever size."""
    for one in ALL:
        kind = "noble" if isinstance(one, Noble) else one.type
        assert kind_sign(one) == ("pathpaws" if one.id == "pathpaws" else kind)
