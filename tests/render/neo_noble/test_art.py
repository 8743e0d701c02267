"""Cards, Fates and signs are told apart, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.drawing.pen import Sprite
from render.drawing.themes import theme_called
from render.neo_noble.art.looks import look_of
from render.neo_noble.art.nobles import regalia_of
from render.neo_noble.art.signs import SIGNS, fate_mark, sign
from render.neo_noble.art.sprites import drawn_illustration
from render.neo_noble.art.starter_looks import STARTER
from render.neo_noble.palette import FATES
from render.neo_noble.tokens import CoinState, channel_card, coin, disc
from tests.render.neo_noble.samples import CARDS

STRANGERS = [f"stranger_{number}" for number in range(40)]
BLACK = (0, 0, 0)


def grey(sprite: Sprite, wide: int = 60) -> Image.Image:
    """Return a picture as it is seen small and without colour."""
    paper = Image.new("RGB", sprite.size, (128, 128, 128))
    paper.paste(sprite.image, (0, 0), sprite.mask)
    return paper.convert("L").resize((wide, round(wide * sprite.size[1] / sprite.size[0])))


def distance(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ on average, of 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


def drawn(card: str, noble: bool = False, fate: str = "") -> Image.Image:
    fate = fate or CARDS.definition(card).fate
    return grey(drawn_illustration(card, next(one for one in FATES if one == fate), noble, 60, 4))


def test_any_two_cards_are_told_apart_at_sixty_pixels_and_without_colour() -> None:
    pictures = {card: drawn(card) for card in CARDS.spirits}
    pictures |= {card: drawn(card, noble=True) for card in CARDS.nobles}
    for one, other in combinations(pictures, 2):
        assert distance(pictures[one], pictures[other]) > 14, (one, other)


def test_every_card_of_the_starter_set_has_a_picture_of_its_own() -> None:
    assert set(STARTER) == set(CARDS.spirits)
    figures = [look_of(card)[:4] for card in CARDS.spirits]
    assert len(set(figures)) == len(figures)
    assert len({regalia_of(card) for card in CARDS.nobles}) == len(CARDS.nobles)


@pytest.mark.parametrize("noble", [False, True])
def test_unknown_cards_differ_too_and_stay_the_same(noble: bool) -> None:
    pictures = {card: drawn(card, noble, "earthbound") for card in STRANGERS}
    for one, other in combinations(STRANGERS, 2):
        assert distance(pictures[one], pictures[other]) > 8, (one, other)
    assert drawn(STRANGERS[1], noble, "earthbound").tobytes() == pictures[STRANGERS[1]].tobytes()


def test_the_fate_of_an_unknown_card_is_in_its_picture() -> None:
    pictures = [drawn_illustration("stranger", fate, False, 60, 4) for fate in FATES]
    for one, other in combinations(pictures, 2):
        assert one.image.tobytes() != other.image.tobytes()


def test_a_noble_is_grander_than_a_spirit_of_the_same_name() -> None:
    one, other = (drawn("ilsabet", noble, "heavenbound") for noble in (True, False))
    assert distance(one, other) > 14


def test_signs_are_told_by_their_shape() -> None:
    masks = {name: sign(name, 24, BLACK).mask for name in SIGNS}
    masks |= {fate: fate_mark(fate, 24, BLACK).mask for fate in FATES}
    for one, other in combinations(masks, 2):
        assert distance(masks[one], masks[other]) > 20, (one, other)


def test_states_of_a_coin_are_told_apart_without_colour() -> None:
    states: tuple[CoinState, ...] = ("ready", "spent", "neutral")
    pictures = [grey(coin(state, 62), 20) for state in states]
    for one, other in combinations(pictures, 2):
        assert distance(one, other) > 20


def test_a_spent_channel_card_lies_on_its_side() -> None:
    theme = theme_called("dark")
    for card, fate in ((None, None), ("will_o_wisp", FATES[1])):
        ready, spent = (channel_card(card, fate, False, 40, state, theme) for state in (True, False))
        assert ready.size == spent.size[::-1]
        assert ready.size[0] < ready.size[1]


def test_a_used_text_is_struck_through() -> None:
    one, other = (grey(disc("manifest", 27, BLACK, used), 27) for used in (False, True))
    assert distance(one, other) > 15
