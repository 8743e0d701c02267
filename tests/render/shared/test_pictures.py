"""Authors' pictures are cut around their focus, and drawn in their own colours."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.texts import texts_in
from engines.kernel.cards.pictures import Picture
from engines.magic.cards.catalogue import Card
from engines.magic.cards.catalogue import starter as magic_starter
from engines.neo_noble.cards.catalogue import starter
from engines.neo_noble.options import NeoNobleOptions
from engines.noxtalia.cards.catalogue import starter as noxtalia_starter
from engines.noxtalia.language.pack import NoxtaliaPack
from engines.noxtalia.options import NoxtaliaOptions
from engines.soul_forger.cards.catalogue import starter as forged
from render.magic.art.figures import Subject
from render.magic.art.paint import painted
from render.magic.cards import Definitions
from render.neo_noble.art.paint import card_art, square_art
from render.noxtalia import cards as noxtalia_cards
from render.noxtalia.totems import totem
from render.process.encode import encode
from render.process.worker import draw_board, draw_card
from render.shared.pictures import authored, draw_from, edges, is_pictured, whole_scan
from render.soul_forger.art import figures as soul_forger_figures
from render.soul_forger.art import paint as soul_forger_paint
from tests.render.neo_noble import samples

ART, SCAN, GONE = (f"{digit * 32}.webp" for digit in "abc")
RED, GREEN, BLUE = (200, 30, 30), (30, 160, 40), (30, 40, 190)


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Two kept pictures: an upright one, red above and blue below, and a scan with a green window."""
    found = tmp_path_factory.mktemp("pictures")
    art = Image.new("RGB", (600, 800), RED)
    art.paste(BLUE, (0, 400, 600, 800))
    art.save(found / ART, lossless=True)
    scan = Image.new("RGB", (500, 700), RED)
    scan.paste(GREEN, (100, 70, 400, 350))
    scan.save(found / SCAN, lossless=True)
    draw_from(found)
    yield found
    draw_from(None)


def colour_at(image: Image.Image, x: float, y: float) -> Any:
    """Which of the three colours a place has, given as shares of the size."""
    pixel: Any = image.convert("RGB").getpixel((round(image.width * x), round(image.height * y)))
    return min((RED, GREEN, BLUE), key=lambda one: sum(abs(a - b) for a, b in zip(pixel, one, strict=True)))


@pytest.mark.parametrize(
    ("size", "focus", "shape", "wanted"),
    [
        ((800, 600), None, (3, 2), (0, 33, 800, 567)),
        ((800, 600), (50, 0), (3, 2), (0, 0, 800, 533)),
        ((800, 600), (50, 100), (3, 2), (0, 67, 800, 600)),
        ((600, 800), (50, 38), (1, 1), (0, 4, 600, 604)),
        ((800, 400), (25, 50), (1, 1), (0, 0, 400, 400)),
        ((800, 400), (40, 50), (1, 1), (120, 0, 520, 400)),
        ((800, 600), (50, 50), (4, 3), (0, 0, 800, 600)),
        ((600, 600), (50, 50), (3, 1), (0, 200, 600, 400)),
    ],
)
def test_the_largest_part_of_a_shape_is_cut_its_middle_as_near_the_focus_as_it_goes(
    size: tuple[int, int], focus: Any, shape: tuple[int, int], wanted: Any
) -> None:
    assert edges(size, Picture(file=ART, focus=focus), *shape) == wanted


def test_of_a_scan_the_part_lies_in_its_window_and_the_focus_is_of_the_file() -> None:
    scan = Picture(file=SCAN, kind="scan", window=(20, 10, 60, 40))
    assert edges((500, 700), scan, 1, 1) == (110, 70, 390, 350)
    left = scan.model_copy(update={"focus": (0, 0)})
    assert edges((500, 700), left, 1, 1) == (100, 70, 380, 350)


def test_a_picture_is_drawn_in_the_shape_and_size_that_is_wanted() -> None:
    sprite = authored(Picture(file=ART, focus=(50, 0)), 120, 80, 4)
    assert sprite is not None
    assert sprite.size == (120, 80)
    assert {colour_at(sprite.image, 0.5, y) for y in (0.1, 0.5, 0.9)} == {RED}
    below = authored(Picture(file=ART, focus=(50, 100)), 120, 80, 4)
    assert below is not None
    assert colour_at(below.image, 0.5, 0.5) == BLUE
    corner: Any = sprite.mask.getpixel((0, 0))
    assert corner < 128, "its corners are round"


def test_a_scan_is_seen_whole_on_its_own_colours_and_its_window_alone_on_the_board() -> None:
    scan = Picture(file=SCAN, kind="scan", window=(20, 10, 60, 40))
    whole, window = whole_scan(scan, 286, 296), authored(scan, 100, 100)
    assert whole is not None
    assert whole.size == (286, 296)
    assert colour_at(whole.image, 0.5, 0.8) == RED
    assert colour_at(whole.image, 0.5, 0.3) == GREEN
    dark: Any = whole.image.getpixel((2, 280))
    assert sum(dark) < sum(RED), "what is beside it is its own colours, darker"
    assert window is not None
    assert {colour_at(window.image, x, 0.5) for x in (0.1, 0.9)} == {GREEN}
    assert whole_scan(Picture(file=ART), 286, 296) is None, "art is no scan"


@pytest.mark.parametrize("file", [GONE, "portrait.png", "a" * 32 + ".png"])
def test_what_is_not_kept_is_drawn_as_if_there_had_never_been_a_picture(file: str) -> None:
    card = starter()[0].spirits[0]
    plain = card_art(card, 100, 4)
    named = card.model_copy(update={"picture": Picture(file=file)})
    assert card_art(named, 100, 4).image.tobytes() == plain.image.tobytes()


def test_nothing_but_kept_names_is_ever_opened(folder: Path) -> None:
    (folder / "passwords.webp").write_bytes((folder / ART).read_bytes())
    assert authored(Picture(file="passwords.webp"), 50, 50) is None


@pytest.mark.parametrize("shape", [(100, None), (100, 40)])
def test_a_card_of_neo_noble_shows_it_in_every_shape(shape: tuple[int, int | None]) -> None:
    pack = starter()[0]
    for card in (pack.spirits[0], pack.nobles[0]):
        brought = card.model_copy(update={"picture": Picture(file=ART, focus=(50, 100))})
        art = card_art(brought, shape[0], 4, shape[1])
        assert art.size == (100, shape[1] or 75) == card_art(card, shape[0], 4, shape[1]).size
        assert colour_at(art.image, 0.5, 0.5) == BLUE
        assert colour_at(square_art(brought, 40, 2).image, 0.5, 0.5) == BLUE


def test_a_card_of_magic_shows_it() -> None:
    model = magic_starter().cards[0].model_copy(update={"picture": Picture(file=ART, focus=(50, 100))})
    sprite = painted(Subject.of(Card(model)), 120, 80)
    assert colour_at(sprite.image, 0.5, 0.5) == BLUE


def test_a_card_of_soul_forger_shows_it() -> None:
    model = forged()[0].cards[0].model_copy(update={"picture": Picture(file=ART, focus=(50, 100))})
    sprite = soul_forger_paint.painted(soul_forger_figures.Subject.of(model), 120, 80)
    assert colour_at(sprite.image, 0.5, 0.5) == BLUE


def test_spirits_and_capacities_of_noxtalia_show_it() -> None:
    drawn = Picture(file=ART, focus=(50, 100))
    spirit, capacity = noxtalia_starter()[0].spirits[0], noxtalia_starter()[0].capacities[0]
    put_up = totem(spirit.id, spirit.element, "night", 120, 140, "charged", drawn)
    assert colour_at(put_up.image, 0.5, 0.5) == BLUE
    pack = NoxtaliaPack(
        game="noxtalia",
        id="own",
        name=spirit.name,
        version=1,
        capacities=(capacity.model_copy(update={"id": "own_card", "picture": drawn}),),
    )
    cards = noxtalia_cards.Cards.of(NoxtaliaOptions(cards=pack), texts_in("en"))
    assert colour_at(cards.art("own_card", 120, 80).image, 0.5, 0.5) == BLUE


@pytest.mark.parametrize("game", ["neo_noble", "magic", "noxtalia", "soul_forger"])
def test_our_name_and_numbers_stand_below_a_scan_and_never_over_it(game: str) -> None:
    scan = Picture(file=SCAN, kind="scan", window=(20, 10, 60, 40))
    found: Any = {
        "neo_noble": starter()[0].spirits[0],
        "magic": magic_starter().cards[0],
        "noxtalia": noxtalia_starter()[0].spirits[0],
        "soul_forger": forged()[0].cards[0],
    }[game]
    parts: Any = Definitions({}) if game == "magic" else {}
    card = found.model_copy(update={"picture": scan})
    image = draw_card(game, card, parts, texts_in("en"), "dark")
    renamed = card.model_copy(update={"name": card.name.model_copy(update={"en": "Another Name"})})
    other = draw_card(game, renamed, parts, texts_in("en"), "dark")
    foot = round(image.height * 0.7)
    assert image.crop((0, 0, image.width, foot)).tobytes() == other.crop((0, 0, image.width, foot)).tobytes()
    assert image.tobytes() != other.tobytes()
    assert colour_at(image, 0.5, 0.2) == GREEN


def test_a_match_with_such_cards_keeps_their_colours_and_others_their_small_files() -> None:
    view = samples.mid_game()
    assert not is_pictured(view)
    plain = draw_board(view, samples.NAMES, texts_in("en"), "dark")
    assert encode(plain)[1] == "png"
    pack = starter()[0]
    spirits = tuple(card.model_copy(update={"picture": Picture(file=ART)}) for card in pack.spirits)
    own = pack.model_copy(update={"id": "match", "spirits": spirits, "nobles": (), "decks": ()})
    told = view.model_copy(update={"options": NeoNobleOptions(cards=own)})
    assert is_pictured(told)
    data, extension = encode(draw_board(told, samples.NAMES, texts_in("en"), "dark"))
    assert extension == "webp"
    assert len(data) < 250 * 1024
    with Image.open(BytesIO(data)) as image:
        assert image.size == plain.size
