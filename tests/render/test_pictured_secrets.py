"""Authors' pictures on cards that a viewer cannot know change no byte of what they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.texts import texts_in
from engines.kernel import Match, Options
from engines.kernel.cards.pictures import Picture, pictured_lists
from engines.registry import GAMES
from render import encode
from render.process.worker import draw_board, draw_hand, draw_strip
from render.shared.pictures import draw_from, is_pictured
from render.shared.strip import Strip
from tests.engines.test_secret_lists import LISTS, MINE, ONE

FILE = "d" * 32 + ".webp"
NAMES = ("Ada", "Bartholomé")
LOOKS = 5
"""Moments before the first of such cards comes to light at which pictures are compared."""


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path) -> Iterator[None]:
    Image.new("RGB", (600, 800), (250, 0, 250)).save(tmp_path / FILE)
    draw_from(tmp_path)
    yield
    draw_from(None)


def pictured(options: Any, prefix: str) -> Options:
    """Return options in which all cards with this prefix have pictures."""
    pack, drawn = options.cards, Picture(file=FILE)
    lists = {
        name: tuple(
            card.model_copy(update={"picture": drawn}) if card.id.startswith(prefix) else card
            for card in getattr(pack, name)
        )
        for name in pictured_lists(type(pack))
    }
    return options.model_copy(update={"cards": pack.model_copy(update=lists)})


def board(match: Match[Any], seat: int | None) -> tuple[bytes, str]:
    """What a viewer is sent."""
    return encode(draw_board(match.view(seat), NAMES, texts_in("en"), "dark"))


def strip(match: Match[Any], seat: int) -> tuple[bytes, str]:
    """What a seat is sent above a question."""
    kind = next((each.kind for each in match.decisions if each.seat == seat), None)
    return encode(draw_strip(Strip(match.view(seat), kind), NAMES, texts_in("en"), "dark"))


def brought_to_light(match: Match[Any]) -> bool:
    """Whether everybody sees a card of the second player's list."""
    hidden = match.view(None).model_copy(update={"options": None})
    return ONE in hidden.model_dump_json(warnings=False)


@pytest.mark.parametrize("name", ["magic", "neo_noble"])
def test_pictures_of_a_hidden_list_are_seen_nowhere_until_a_card_comes_to_light(name: str) -> None:
    options = LISTS[name](ONE)
    plain, drawn = (Match(GAMES[name], each, 2, "lists") for each in (options, pictured(options, ONE)))
    chance, looks = Random(3), 0
    while not brought_to_light(plain):
        if looks < LOOKS:
            for seat in (0, None):
                assert plain.view(seat).model_dump_json() == drawn.view(seat).model_dump_json()
                assert board(plain, seat) == board(drawn, seat)
            assert strip(plain, 0) == strip(drawn, 0)
            looks += 1
        decision = chance.choice(plain.decisions)
        answer = decision.any(chance)
        plain.answer(decision.seat, answer)
        drawn.answer(decision.seat, answer)
    assert looks >= 2
    assert is_pictured(drawn.view(None)), "now everybody knows of one"
    assert board(plain, None) != board(drawn, None)
    assert board(drawn, None)[1] == "webp"


@pytest.mark.parametrize("name", ["magic", "neo_noble"])
def test_ones_own_hand_shows_them_from_the_beginning(name: str) -> None:
    match = Match(GAMES[name], pictured(LISTS[name](ONE), MINE), 2, "lists")
    own, other = (encode(draw_hand(match.view(seat), NAMES, texts_in("en"), "dark"))[1] for seat in (0, 1))
    assert (own, other) == ("webp", "png")
