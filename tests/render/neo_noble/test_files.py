"""Files: small, in 128 colours that hardly differ from what was drawn."""

from __future__ import annotations

import pytest

from bot.texts import texts_in
from engines.neo_noble.cards.catalogue import starter
from render import THEMES, encode
from render.drawing.themes import theme_called
from render.neo_noble import draw_board, draw_hand, palette, warm, warm_up
from tests.profiles import sampled
from tests.render.files import check_file, check_palette
from tests.render.neo_noble import samples

KIB = 180


@pytest.mark.parametrize("theme", sampled(THEMES))
@pytest.mark.parametrize("sample", ["start", "crowded", "declared"])
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    image = draw_board(samples.BOARDS[sample](), samples.NAMES, texts_in("en"), theme)
    check_file(image, KIB)


@pytest.mark.parametrize("sample", samples.HANDS)
def test_a_hand_stays_small(sample: str) -> None:
    data, _ = encode(draw_hand(samples.HANDS[sample](), samples.NAMES, texts_in("en"), "dark"))
    assert len(data) <= KIB * 1024


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    check_palette(palette(theme_called(theme)))


def test_warming_up_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few cards: the pictures of all are drawn one by one elsewhere."""
    few = [
        pack.model_copy(update={"nobles": pack.nobles[:1], "spirits": pack.spirits[:4], "decks": ()})
        for pack in starter()
    ]
    monkeypatch.setattr(warm, "starter", lambda: few)
    assert sum(1 for _ in warm_up(theme_called("dark"))) > 20
