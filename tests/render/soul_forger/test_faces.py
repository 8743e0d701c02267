"""Faces of cards: each different, each with its numbers and its text."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import Locale, texts_in
from engines.soul_forger.language.pack import Creature, Equipment
from render.drawing.themes import theme_called
from render.soul_forger import card_alt, draw_card
from render.soul_forger.face import CARD, FACES, numbers, small_face
from tests.render.room import is_cut_within
from tests.render.soul_forger.samples import CARDS

ALL = CARDS.definitions


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("locale", "size"), [("en", FACES[2]), ("fr", FACES[0])])
def test_a_face_in_hand_has_room_for_all_that_is_written(
    locale: Locale, size: tuple[int, int], written: list[tuple[str, float, float, float]]
) -> None:
    small_face.forget()
    for card in ALL:
        written.clear()
        small_face(CARDS, card, texts_in(locale), size, theme_called("dark"))
        assert max(right for _, right, _, _ in written) <= size[0], card
        assert max(bottom for _, _, bottom, _ in written) <= size[1], card
        assert min(letters for *_, letters in written) >= 24, card
        assert not [text for text, *_ in written if re.search(r"[.,;:\s]…$", text)], card
    small_face.forget()


@pytest.mark.usefixtures("unpainted")
def test_small_faces_are_all_different() -> None:
    small_face.forget()
    theme, speech = theme_called("dark"), texts_in("fr")
    faces = {small_face(CARDS, card, speech, FACES[2], theme).image.tobytes() for card in ALL}
    assert len(faces) == len(ALL)
    small_face.forget()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("card", "changes"),
    [
        ("kiln_imp", {"ronum": 3}),
        ("kiln_imp", {"on": 3}),
        ("kiln_imp", {"off": 1}),
        ("kiln_imp", {"endurance": 4}),
        ("kiln_imp", {"experience": 3}),
        ("kiln_imp", {"factions": ("water",)}),
        ("kiln_imp", {"subtypes": ("bird",)}),
        ("kiln_imp", {"keywords": ("flight",)}),
        ("kiln_imp", {"cost": "FHM: 1 card"}),
        ("kiln_imp", {"abilities": ()}),
        ("kiln_imp", {"flavour": None}),
        ("ember_falchion", {"hands": 2}),
        ("tower_harness", {"endurance_mod": 2}),
        ("backdraft", {"speed": "instinct"}),
        ("backdraft", {"lingering": True}),
    ],
    ids=str,
)
def test_everything_printed_is_on_the_face(card: str, changes: dict[str, Any]) -> None:
    plain = ALL[card]
    other = plain.model_copy(update=changes)
    one, two = (draw_card(this, ALL, texts_in("en"), "light") for this in (plain, other))
    assert ImageChops.difference(one, two).getbbox()
    assert card_alt(plain, ALL, texts_in("en")) != card_alt(other, ALL, texts_in("en"))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("count", [2, 24])
def test_a_very_long_text_shrinks_then_ends_with_an_ellipsis(
    count: int, written: list[tuple[str, float, float, float]]
) -> None:
    plain = ALL["crypt_broker"]
    name = plain.name.model_copy(update={"fr": "Imprononçable " * 3})
    long = plain.model_copy(update={"name": name, "abilities": plain.abilities * count})
    draw_card(long, ALL, texts_in("fr"), "dark")
    assert is_cut_within(CARD, written) is (count == 24)
    assert len(card_alt(long, ALL, texts_in("fr"))) <= 1024


def test_numbers_are_those_that_are_printed() -> None:
    speech = texts_in("en")
    for one in ALL.values():
        said = [text for _, text in numbers(one, speech)]
        if isinstance(one, Creature):
            assert said == [f"{one.on}/{one.off}", str(one.endurance), str(one.experience)]
        elif isinstance(one, Equipment) and one.equip == "weapon":
            assert said[:2] == [f"{one.on}/{one.off}", f"{one.hands} H"]
