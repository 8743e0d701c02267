"""Pictures of Dueling Nobles survive their encoding, and can be read."""

from __future__ import annotations

import math
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import texts_in
from render import THEMES, encode
from render.drawing.themes import Colour, theme_called
from render.dueling_nobles import draw_board, draw_hand
from render.playing_cards.cards import COURT, card_sprite
from render.process.encode import reduced
from tests.render import samples

RANKS = ("A", *(str(number) for number in range(2, 11)), *COURT)
DECK = [f"{rank}{suit}" for rank in RANKS for suit in "HDCS"]


def test_the_board_has_the_size_that_was_agreed() -> None:
    image = draw_board(samples.start(), samples.NAMES, texts_in("en"), "dark")
    assert (image.size, image.mode) == ((1200, 900), "RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_file_survives_256_colours_and_stays_small(sample: str, theme: str) -> None:
    view = samples.BOARDS[sample]()
    image = draw_board(view, samples.names(view, sample in samples.WIDEST), texts_in("en"), theme)
    squares = ImageStat.Stat(ImageChops.difference(image, reduced(image).convert("RGB"))).sum2
    error = sum(squares) / (3 * image.width * image.height)
    assert 10 * math.log10(255**2 / error) >= 36
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= 250 * 1024
    with Image.open(BytesIO(data)) as file:
        assert (file.format, file.mode, file.size) == ("PNG", "P", (1200, 900))


def test_the_same_view_gives_the_same_bytes() -> None:
    first, second = (
        encode(draw_board(samples.tie(), samples.NAMES, texts_in("fr"), "light")) for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("hidden", [3, 4])
def test_a_changed_count_changes_the_picture(hidden: int) -> None:
    view = samples.start()
    other = view.seats[1].model_copy(update={"hand_size": hidden})
    changed = view.model_copy(update={"seats": (view.seats[0], other)})
    plain = draw_board(view, samples.NAMES, texts_in("en"), "dark")
    assert ImageChops.difference(plain, draw_board(changed, samples.NAMES, texts_in("en"), "dark")).getbbox()


def test_viewer_sits_at_the_bottom() -> None:
    view = samples.start()
    mine = draw_board(view, samples.NAMES, texts_in("en"), "dark")
    watched = draw_board(view.model_copy(update={"seat": None}), samples.NAMES, texts_in("en"), "dark")
    theirs = draw_board(view.model_copy(update={"seat": 1}), samples.NAMES, texts_in("en"), "dark")
    assert mine.tobytes() == watched.tobytes()
    bar = (30, 10, 1170, 70)
    below = (30, 830, 1170, 890)
    assert mine.crop(below).tobytes() == theirs.crop(bar).tobytes()


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(samples.announced(), samples.NAMES, texts_in("en"), "dark")


@pytest.mark.parametrize("count", [0, 1, 6, 7, 12, 13, 24, 25, 40])
def test_cards_of_any_hand_can_be_read_on_a_phone(count: int) -> None:
    image = draw_hand(samples.large_hand(count), samples.NAMES, texts_in("en"), "dark")
    assert image.width == 1200
    assert 300 <= image.height <= 720


@pytest.mark.parametrize("theme", THEMES)
def test_every_card_has_a_picture_of_its_own_even_small(theme: str) -> None:
    small = {card: _small(card, theme) for card in DECK}
    for one, other in combinations(DECK, 2):
        assert _distance(small[one], small[other]) > 1.2, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_cards_differ_without_any_colour(theme: str) -> None:
    """Suits are told by shape: black and white leaves them apart."""
    small = {card: _small(card, theme).convert("L").point([0] * 128 + [255] * 128) for card in DECK}
    for one, other in combinations(DECK, 2):
        assert _distance(small[one], small[other]) > 1, (one, other)


def _small(card: str, theme: str) -> Image.Image:
    sprite = card_sprite(card, card[:-1], 60, theme_called(theme))
    paper = Image.new("RGB", sprite.size, (255, 255, 255))
    paper.paste(sprite.image, (0, 0), sprite.mask)
    return paper


def _distance(one: Image.Image, other: Image.Image) -> float:
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


@pytest.mark.parametrize("theme_name", THEMES)
def test_text_stands_out_from_its_ground(theme_name: str) -> None:
    theme = theme_called(theme_name)
    grounds = (theme.felt, theme.felt_edge, theme.panel)
    pairs = [(ink, ground) for ink in (theme.ink, theme.quiet, theme.gold) for ground in grounds]
    pairs += [
        (theme.gold_ink, theme.gold),
        (theme.wound_ink, theme.wound),
        (theme.face_ink, theme.face),
        (theme.face, theme.face_ink),
    ]
    pairs += [(colour, theme.face) for colour in theme.suits.values()]
    pairs += [(colour, theme.niches[suit]) for suit, colour in theme.suits.items()]
    for ink, ground in pairs:
        assert _contrast(ink, ground) >= 4.5, (ink, ground)


def _contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, as WCAG defines it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("Ada 🎉", "Ada"), ("𝓐𝓭𝓪", "Ada"), ("Zoë Çelik", "Zoë Çelik"), ("Ольга", "Ольга"), ("太郎", "Player 1")],
)
def test_names_are_written_in_letters_that_the_font_has(name: str, drawn: str) -> None:
    fancy = draw_board(samples.start(), (name, "B"), texts_in("en"), "dark")
    plain = draw_board(samples.start(), (drawn, "B"), texts_in("en"), "dark")
    assert fancy.tobytes() == plain.tobytes()
