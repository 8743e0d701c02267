"""Cards spread out to be read: three a row, their whole text, and what their signs mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Match
from engines.registry import GAMES
from render import Spread, card_artist
from render.drawing.lettering import ELLIPSIS
from render.drawing.pen import Pen
from render.magic import face as magic_face
from render.magic.cards import Cards as MagicCards
from render.neo_noble import small as neo_noble_face
from render.neo_noble.cards import Cards as NeoNobleCards
from render.neo_noble.cards import lines_of as neo_noble_lines
from render.noxtalia import small as noxtalia_face
from render.noxtalia.cards import Cards as NoxtaliaCards
from render.shared.spread import FACE, ROWS, TEXT, WIDE, Sign, SpreadLayout
from render.soul_forger import face as soul_forger_face
from render.soul_forger.cards import Cards as SoulForgerCards
from render.soul_forger.cards import lines_of as soul_forger_lines
from tests.render.files import check_file
from tests.render.letters import Written

CARD_GAMES = ("noxtalia", "neo_noble", "soul_forger", "magic")
WHOLE = 0.9
"""Share of the starter cards whose text is whole, at least."""
FACES: dict[str, ModuleType] = {
    "noxtalia": noxtalia_face,
    "neo_noble": neo_noble_face,
    "soul_forger": soul_forger_face,
    "magic": magic_face,
}


def view_of(game: str) -> Any:
    return Match(GAMES[game], GAMES[game].options(), 2, "seed").view(0)


def cards_of(game: str) -> tuple[str, ...]:
    collection = GAMES[game].collection
    assert collection is not None
    return tuple(collection.pages(()))


def _noxtalia(options: Any, speech: Any) -> Callable[[str], int]:
    cards = NoxtaliaCards.of(options, speech)
    size = noxtalia_face.reading(0)
    return lambda card: len(
        noxtalia_face.text_rows(noxtalia_face.texts_of(cards.find(card), cards.catalogue, speech), size)
    )


def _neo_noble(options: Any, speech: Any) -> Callable[[str], int]:
    known = NeoNobleCards.of(options, speech).catalogue
    size = neo_noble_face.reading(0)
    return lambda card: len(
        neo_noble_face.text_rows(neo_noble_lines(known.definition(card), known.spirits, speech), size)
    )


def _soul_forger(options: Any, speech: Any) -> Callable[[str], int]:
    known = SoulForgerCards.of(options, speech).catalogue.definitions
    return lambda card: soul_forger_face.text_rows(soul_forger_lines(known[card], known, speech))


def _magic(options: Any, speech: Any) -> Callable[[str], int]:
    cards = MagicCards.of(options, speech)
    return lambda card: magic_face.text_rows(cards.model(card), cards.definitions, speech)


ROWS_OF = {"noxtalia": _noxtalia, "neo_noble": _neo_noble, "soul_forger": _soul_forger, "magic": _magic}


@pytest.fixture
def anew() -> Iterator[None]:
    """Let faces be drawn anew, and forget what is drawn meanwhile."""
    for face in FACES.values():
        face.small_face.forget()
    yield
    for face in FACES.values():
        face.small_face.forget()


def test_cards_lie_three_a_row_and_the_last_row_in_the_middle():
    places = SpreadLayout.of([1, 1, 1, 1], ()).places
    assert [round(box.y) for box in places[:3]] == [round(places[0].y)] * 3
    assert places[3].y > places[2].foot
    assert places[3].centre == WIDE / 2
    assert all(box.wide == FACE and box.x >= 0 and box.end <= WIDE for box in places)


def test_a_row_is_as_high_as_its_longest_text_needs():
    low, high = SpreadLayout.of([2, 1, 3], ()), SpreadLayout.of([2, 1, 8], ())
    assert {box.high for box in high.places} == {high.places[0].high}
    assert high.places[0].high > low.places[0].high
    assert SpreadLayout.of([ROWS + 5], ()).places == SpreadLayout.of([ROWS], ()).places


def test_a_sign_is_explained_once():
    sprite = Pen(10, 10).sprite()
    layout = SpreadLayout.of([1], [Sign(sprite, "flies"), Sign(sprite, "flies"), Sign(sprite, "bites")])
    assert [sign.text for sign, _, _ in layout.legend] == ["flies", "bites"]
    assert layout.legend[0][2] > layout.places[0].foot
    assert layout.high > layout.legend[1][2]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_text_of_most_cards_is_whole(game: str, locale: Locale):
    count = ROWS_OF[game](view_of(game).options, texts_in(locale))
    rows = [count(card) for card in cards_of(game)]
    assert sum(each <= ROWS for each in rows) >= WHOLE * len(rows)


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CARD_GAMES)
def test_what_is_counted_whole_is_written_whole_in_letters_that_a_phone_shows(
    game: str, locale: Locale, letters: list[Written]
):
    view, speech = view_of(game), texts_in(locale)
    count = ROWS_OF[game](view.options, speech)
    longest = sorted((card for card in cards_of(game) if count(card) <= ROWS), key=count)[-3:]
    card_artist(game).draw_spread(Spread(view, tuple(longest)), speech, "dark")
    text = [line for line in letters if line.size == TEXT]
    assert len(text) >= sum(map(count, longest)) - len(longest)
    assert not [line for line in text if ELLIPSIS in line.text]


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_spread_is_a_small_file_and_says_which_cards_lie_there(game: str):
    view, speech, cards = view_of(game), texts_in("en"), cards_of(game)[:6]
    spread = Spread(view, cards)
    image = card_artist(game).draw_spread(spread, speech, "dark")
    assert image.width == WIDE
    check_file(image, 150)
    collection = GAMES[game].collection
    assert collection is not None
    for card in cards:
        assert collection.pages(())[card].name.en in card_artist(game).spread_alt(spread, speech)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_what_can_be_played_has_a_ring(game: str):
    view, speech, cards = view_of(game), texts_in("en"), cards_of(game)[:2]
    draw = card_artist(game).draw_spread
    plain, ringed = (draw(Spread(view, cards, frozenset(of)), speech, "dark") for of in ((), cards[:1]))
    assert plain.size == ringed.size
    assert plain.tobytes() != ringed.tobytes()


@pytest.mark.parametrize(
    ("game", "card", "means"),
    [
        ("noxtalia", "plumes_d_eclair", "Zone (Then use it again"),
        ("neo_noble", "stile_hare", "Haste: while it is face-up"),
        ("magic", "hedge_layer", "Reach: it can block creatures with flying."),
        ("soul_forger", "cinderpaw_kit", "Fast Hand (While attacking, it deals its combat damage first.)"),
    ],
)
def test_the_signs_of_keywords_are_explained(game: str, card: str, means: str, letters: list[Written]):
    card_artist(game).draw_spread(Spread(view_of(game), (card,)), texts_in("en"), "dark")
    assert any(line.text.startswith(means[: len(line.text)]) and line.text for line in letters)


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_longest_names_have_room(game: str, locale: Locale, letters: list[Written]):
    collection, view, speech = GAMES[game].collection, view_of(game), texts_in(locale)
    assert collection is not None
    named = {card: speech.name(page.name) for card, page in collection.pages(()).items()}
    longest = sorted(named, key=lambda card: len(named[card]))[-3:]
    card_artist(game).draw_spread(Spread(view, tuple(longest)), speech, "dark")
    written = " ".join(line.text for line in letters)
    for card in longest:
        assert all(word in written for word in named[card].replace("-", " ").split()), named[card]
