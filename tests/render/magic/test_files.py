"""Files: small, in 128 colours that hardly differ from what was drawn; one for each theme and language."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, texts_in
from engines.magic.cards.catalogue import starter
from render import THEMES, artist, card_artist, encode
from render.drawing.themes import theme_called
from render.magic import draw_board, draw_hand, palette, warm, warm_up
from tests.profiles import sampled
from tests.render.files import check_file, check_palette
from tests.render.magic import samples

KIB = 210


@pytest.mark.parametrize("theme", sampled(THEMES))
@pytest.mark.parametrize("sample", ["start", "on_stack", "full", "crowd_12", "finished"])
def test_a_board_survives_128_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    image = draw_board(view, samples.NAMES, texts_in("en"), theme)
    assert (image.size, image.mode) == ((1200, 826), "RGB")
    check_file(image, KIB)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", ["hand", "hand_twenty"])
def test_a_hand_stays_small(sample: str, theme: str) -> None:
    data, _ = encode(draw_hand(samples.HANDS[sample](), samples.NAMES, texts_in("en"), theme))
    assert len(data) <= KIB * 1024


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_128_colours(theme: str) -> None:
    check_palette(palette(theme_called(theme)))


def test_every_theme_and_language_gives_a_picture_of_its_own() -> None:
    view = samples.mid_game()
    drawn = {
        draw_board(view, samples.NAMES, texts_in(locale), theme).tobytes()
        for theme in THEMES
        for locale in LOCALES
    }
    assert len(drawn) == len(THEMES) * len(LOCALES)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(samples.start(), samples.NAMES, texts_in("en"), "dark")


def test_magic_is_drawn_by_its_package() -> None:
    assert artist("magic").draw_board is draw_board
    assert card_artist("magic").draw_card is not None


def test_warming_up_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few cards: the pictures of all are drawn one by one elsewhere."""
    few = starter().model_copy(update={"cards": starter().cards[::40], "decks": ()})
    monkeypatch.setattr(warm, "starter", lambda: few)
    assert sum(1 for _ in warm_up(theme_called("dark"))) > 20
