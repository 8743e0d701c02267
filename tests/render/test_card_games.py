"""What holds for every game with cards of its own: room for all texts, small files, limits of Discord."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from bot.texts import LOCALES, Locale, texts_in
from render import THEMES, artist, card_artist, encode
from render.drawing.lettering import ELLIPSIS
from render.neo_noble.cards import lines_of as neo_noble_lines
from render.neo_noble.face import CARD
from render.noxtalia.face import lines_of as noxtalia_lines
from render.soul_forger.cards import lines_of as soul_forger_lines
from tests.profiles import sampled
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.room import Line, check_room
from tests.render.soul_forger import samples as soul_forger

ALT_LIMIT = 1024
TEXT_LIMIT = 1900


class Subject(NamedTuple):
    """A game whose pictures are looked at."""

    samples: ModuleType
    high: int
    """Height of its board."""
    cards: Mapping[str, Any]
    parts: Mapping[str, Any]
    """What its cards refer to."""
    lines: Any
    """Returns a card's text."""


_NEO = neo_noble.CARDS
_NOX = noxtalia.CARDS
_SOUL = soul_forger.CARDS.definitions
SUBJECTS: dict[str, Subject] = {
    "neo_noble": Subject(neo_noble, 792, {**_NEO.nobles, **_NEO.spirits}, _NEO.spirits, neo_noble_lines),
    "noxtalia": Subject(noxtalia, 886, {**_NOX.spirits, **_NOX.capacities}, _NOX.elements, noxtalia_lines),
    "soul_forger": Subject(soul_forger, 892, _SOUL, _SOUL, soul_forger_lines),
}
_BOARDS = [(game, sample) for game, one in SUBJECTS.items() for sample in one.samples.BOARDS]
_HANDS = [(game, sample) for game, one in SUBJECTS.items() for sample in one.samples.HANDS]


# Boards and hands


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("long", sampled([True, False]))
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
@pytest.mark.parametrize(("game", "sample"), _BOARDS)
def test_no_text_on_the_board_is_clipped_or_covers_another(
    game: str, sample: str, locale: Locale, long: bool, lines: list[Line]
) -> None:
    found = SUBJECTS[game]
    view = found.samples.BOARDS[sample]()
    image = artist(game).draw_board(view, found.samples.names(view, long), texts_in(locale), "dark")
    check_room(lines, image.height)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
@pytest.mark.parametrize(("game", "sample"), _HANDS)
def test_no_text_of_a_hand_is_clipped_or_covers_another(
    game: str, sample: str, locale: Locale, lines: list[Line]
) -> None:
    samples = SUBJECTS[game].samples
    view = samples.HANDS[sample]()
    image = artist(game).draw_hand(view, samples.names(view, long=True), texts_in(locale), "dark")
    check_room(lines, image.height)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("count", [0, 1, 5, 6, 10, 11, 12, 13, 18, 30, 54])
@pytest.mark.parametrize("game", SUBJECTS)
def test_any_hand_has_room(game: str, count: int) -> None:
    samples = SUBJECTS[game].samples
    view = samples.large_hand(count)
    image = artist(game).draw_hand(view, samples.names(view), texts_in("en"), "dark")
    assert image.width == 1200
    assert 400 <= image.height <= 900


@pytest.mark.parametrize("game", SUBJECTS)
def test_a_spectator_has_no_hand(game: str) -> None:
    samples = SUBJECTS[game].samples
    view = samples.start(None)
    with pytest.raises(ValueError, match="spectator"):
        artist(game).draw_hand(view, samples.names(view), texts_in("en"), "dark")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "sample"), _BOARDS)
def test_words_stay_within_the_limits(game: str, sample: str, locale: Locale) -> None:
    samples = SUBJECTS[game].samples
    view = samples.BOARDS[sample]()
    for names in (samples.names(view, long=True), ("*" * 32, "_" * 32, "`" * 32, "|" * 32)):
        assert len(artist(game).board_alt(view, names, texts_in(locale))) <= ALT_LIMIT
        assert len(artist(game).board_text(view, names, texts_in(locale))) <= TEXT_LIMIT


@pytest.mark.parametrize("game", SUBJECTS)
def test_markup_in_names_is_harmless_in_the_text_board(game: str) -> None:
    view = SUBJECTS[game].samples.start()
    assert "**\\*\\*x\\_\\_**" in artist(game).board_text(view, ("**x__", "B"), texts_in("en"))


# Files


@pytest.mark.parametrize("game", SUBJECTS)
def test_the_board_has_the_size_that_was_agreed(game: str) -> None:
    found = SUBJECTS[game]
    view, names = found.samples.start(), found.samples.NAMES[:2]
    image = artist(game).draw_board(view, names, texts_in("en"), "dark")
    assert (image.size, image.mode) == ((1200, found.high), "RGB")


@pytest.mark.parametrize("game", SUBJECTS)
def test_every_theme_and_language_gives_a_picture_of_its_own(game: str) -> None:
    samples = SUBJECTS[game].samples
    view = samples.mid_game()
    drawn = {
        artist(game).draw_board(view, samples.names(view), texts_in(locale), theme).tobytes()
        for theme in THEMES
        for locale in LOCALES
    }
    assert len(drawn) == len(THEMES) * len(LOCALES)


# Cards


def test_a_game_without_cards_of_its_own_has_none_to_draw() -> None:
    with pytest.raises(KeyError):
        card_artist("dueling_nobles")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("locale", sampled(reversed(LOCALES)))
@pytest.mark.parametrize("game", SUBJECTS)
def test_every_card_has_room_for_its_whole_text(
    game: str, locale: Locale, written: list[tuple[str, float, float, float]]
) -> None:
    found = SUBJECTS[game]
    for key, one in found.cards.items():
        written.clear()
        card_artist(game).draw_card(one, found.parts, texts_in(locale), "dark")
        said = " ".join(text for text, *_ in written)
        for line in found.lines(one, found.parts, texts_in(locale)):
            assert line in said, key
        assert ELLIPSIS not in said, key
        assert max(right for _, right, _, _ in written) <= CARD[0] - 40, key
        assert max(bottom for _, _, bottom, _ in written) <= CARD[1] - 26, key
        assert min(size for *_, size in written) >= 20, key


@pytest.mark.parametrize("theme", sampled(THEMES))
@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("neo_noble", "ilsabet"),
        ("neo_noble", "root_choir"),
        ("neo_noble", "pathpaws"),
        ("noxtalia", "granor"),
        ("noxtalia", "glaciation"),
    ],
)
def test_a_card_is_looked_up_in_a_readable_size(game: str, key: str, theme: str) -> None:
    found = SUBJECTS[game]
    image = card_artist(game).draw_card(found.cards[key], found.parts, texts_in("fr"), theme)
    assert (image.size, image.mode) == ((750, 1050), "RGB")
    data, extension = encode(image)
    assert extension == "png"
    assert len(data) <= 250 * 1024


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", SUBJECTS)
def test_a_card_is_told_with_its_whole_text(game: str, locale: Locale) -> None:
    found, speech = SUBJECTS[game], texts_in(locale)
    for one in found.cards.values():
        told = card_artist(game).card_alt(one, found.parts, speech)
        assert len(told) <= ALT_LIMIT
        for part in (speech.name(one.name), *found.lines(one, found.parts, speech)):
            assert part in told
