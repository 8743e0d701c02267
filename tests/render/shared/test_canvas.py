"""A card that is put upon the table in parts looks as if it were put there at once."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from bot.texts import texts_in
from render import THEMES
from render.drawing.pen import Pen, Sprite
from render.drawing.themes import theme_called
from render.dueling_nobles.cards import back_sprite, card_sprite
from render.playing_cards.cards import shadow_mask
from render.playing_cards.marks import crown
from render.shared.canvas import Canvas

DARK = theme_called("dark")
CARDS = {
    "court": card_sprite("QH", "Q", 160, DARK),
    "back": back_sprite(126, noble=True),
    "small": card_sprite("2S", "2", 40, DARK),
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("place", [(100, 100), (-30, -20), (350, 250)])
def test_a_card_in_parts_is_the_card_at_once(card: str, theme: str, place: tuple[int, int]) -> None:
    sprite, (x, y) = CARDS[card], place
    parts, wsheet = (Canvas(400, 300, theme_called(theme), texts_in("en")) for _ in range(2))
    parts.paste(sprite, x, y, shadow=True)
    wsheet.image.paste((0, 0, 0), (x - 8, y - 5), shadow_mask(*sprite.size, wsheet.theme.shadow))
    wsheet.image.paste(sprite.image, (x, y), sprite.mask)
    assert ImageChops.difference(parts.image, wsheet.image).getbbox() is None


def test_only_large_cards_are_parted_at_their_round_corners() -> None:
    court, sheet = CARDS["court"], Pen(120, 160)
    sheet.panel((0, 0, 120, 160), 0, (0, 0, 0))
    assert court.solid is not None
    assert court.mask.crop(court.solid).getextrema() == (255, 255)
    assert CARDS["small"].solid is None
    assert crown(160, True, DARK.gold).solid is None
    assert sheet.sprite().solid is not None
    assert Sprite(sheet.sprite().image, crown(120, True, DARK.gold).mask.resize((120, 160))).solid is None
