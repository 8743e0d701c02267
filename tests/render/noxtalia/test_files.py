"""Files: small, in 128 colours that hardly differ from what was drawn, by day and by night."""

from __future__ import annotations

import pytest

from bot.texts import texts_in
from engines.noxtalia.cards.catalogue import starter
from render import THEMES, encode
from render.drawing.themes import theme_called
from render.noxtalia import draw_board, draw_hand, palette, warm, warm_up
from tests.render.files import check_file, check_palette
from tests.render.noxtalia import samples

KIB = 180


@pytest.mark.parametrize(
    ("sample", "theme"), [("spelled_out", "dark"), ("spelled_out", "colour_blind"), ("three", "light")]
)
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    image = draw_board(view, samples.names(view), texts_in("en"), theme)
    check_file(image, KIB)


@pytest.mark.parametrize("sample", samples.HANDS)
def test_a_hand_stays_small(sample: str) -> None:
    view = samples.HANDS[sample]()
    data, _ = encode(draw_hand(view, samples.names(view), texts_in("en"), "dark"))
    assert len(data) <= KIB * 1024


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    check_palette(palette(theme_called(theme)))


def test_warming_up_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few cards: the pictures of all are drawn one by one elsewhere."""
    few = [
        pack.model_copy(update={"spirits": pack.spirits[:1], "capacities": pack.capacities[:4], "teams": ()})
        for pack in starter()
    ]
    monkeypatch.setattr(warm, "starter", lambda: few)
    assert sum(1 for _ in warm_up(theme_called("dark"))) > 20
