"""Text keeps within its room, and words stay whole where they can."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, texts_in
from render.drawing.lettering import Face, heading, lettering, rimmed, width, wrapped
from render.shared.typeset import set_name

SIZE = 20


@pytest.mark.parametrize(
    ("text", "widest", "rows"),
    [
        ("Stone Warden", "Stone Warden", ("Stone Warden",)),
        ("Stone Warden", "Warden", ("Stone", "Warden")),
        ("Sleeping half-giant", "half-giant", ("Sleeping", "half-giant")),
        ("Half-giant", "giant", ("Half-", "giant")),
        ("Sleeping giant", "Sleep", ("Sleep", "ing", "giant")),
    ],
)
def test_a_word_is_broken_where_its_room_ends_and_rather_at_a_hyphen(
    text: str, widest: str, rows: tuple[str, ...]
) -> None:
    assert wrapped(text, SIZE, width(widest, SIZE)) == rows


def test_a_name_that_can_be_broken_at_a_hyphen_need_not_be_small() -> None:
    room = width("giant", SIZE)
    assert set_name("Half-giant", (24, SIZE, 12), room, SIZE) == (SIZE, ("Half-", "giant"))


def test_letters_have_edges_of_two_tones_so_that_files_stay_small() -> None:
    for line in (lettering("Stone Warden", SIZE), rimmed("Stone Warden", SIZE, 2)):
        assert {tone for _, tone in line.mask.getcolors() or ()} == {0, 85, 170, 255}


WINNERS: tuple[tuple[str, Face], ...] = (
    ("mn-picture-won", "cinzel"),
    ("nn-picture-wins-match", "grenze"),
    ("nn-picture-wins-match", "gotisch"),
    ("sf-picture-won", "germania"),
    ("nx-picture-won", "skranji"),
    ("pic-won", "abril"),
)
"""What is said of who has won, and the face of each game's headings."""


def test_who_has_won_is_said_in_the_face_of_the_game_in_every_language() -> None:
    for locale in LOCALES:
        for key, face in WINNERS:
            said = texts_in(locale).say(key, name="Ada", turns=3)
            assert heading(said, face) == face, (locale, key)
