"""Everything can be read at 400 pixels: sizes of letters, room, contrast, on tables made up by chance.

`TABLES=1000` looks at so many of them.
"""

from __future__ import annotations

import os
from itertools import combinations, product
from random import Random
from typing import Any, cast

import pytest

from bot.texts import LOCALES, texts_in
from engines.neo_noble.seat.view import NeoNobleView
from render import THEMES
from render.drawing.raster import toned
from render.drawing.themes import Colour, theme_called
from render.neo_noble import draw_board, draw_hand, marks
from render.neo_noble.art.signs import FATES
from render.neo_noble.art.tints import tint
from render.neo_noble.bar import Bar, draw_bar
from render.neo_noble.coins import SIZE
from render.neo_noble.ground import limbo
from render.neo_noble.hand import page_of
from render.neo_noble.marks import DISC, Figure
from render.neo_noble.places import (
    ARCH,
    CARD,
    LANE,
    LOW,
    QUIET,
    RIBBON,
    TALL,
    TOTALS,
    WIDE,
    arch_box,
    bar_box,
    column,
    half_of,
    link_of,
    rows_of,
    turn_box,
)
from render.neo_noble.scene import lay, named, titled
from render.neo_noble.shelves import TILE
from render.neo_noble.small import FACES
from render.neo_noble.theme_colors import (
    BETTER,
    BETTER_DUSK,
    BONE,
    DUSK,
    FIGHT,
    FIGHT_QUIET,
    GOLD_TEXT,
    INK,
    NIGHT,
    PAPER,
    PLATE,
    PLATE_QUIET,
    SEAL,
    WORSE,
    WORSE_DUSK,
    look_of,
)
from render.neo_noble.tokens import gem
from render.shared.box import Box
from render.shared.theme_colors import WHITE
from tests.profiles import sampled
from tests.render.contrast import too_faint
from tests.render.letters import LEAST, Written, check_letters
from tests.render.neo_noble import samples
from tests.render.neo_noble.test_tables import a_table
from tests.render.room import Line, check_room

NUMBERS = 42
"""Of what decides: fourteen pixels at 400."""
TOTAL = 50
"""Of totals that are not very long."""
TITLES = 50
"""Of what is set in the face of titles."""
HIGHEST = 910
"""Of any picture."""
TABLES = int(os.environ.get("TABLES", "40"))


def check_faces(letters: list[Written]) -> None:
    """Check letters, and that the face of titles is used for these alone."""
    check_letters(letters)
    assert [line for line in letters if line.face == "gotisch" and line.size < TITLES] == []


def check_numbers(view: NeoNobleView, letters: list[Written]) -> None:
    """Check that numbers of up to two signs are as large as they must be."""
    largest: dict[str, int] = {}
    for text, size, _ in letters:
        largest[text] = max(size, largest.get(text, 0))
    for side in view.sides:
        for count in (side.hand_size, side.deck_size, len(side.grave), len(side.banished), side.lingering):
            assert largest[str(count)] >= 38
        assert largest[f"{len(side.reaped)}/4"] >= 38
        for lane in side.lanes:
            for value in (lane.power, lane.resolve):
                assert not 0 <= value < 10 or largest[str(value)] >= TOTAL
            for spirit in lane.spirits[-1:]:
                for value in (spirit.power, spirit.resolve):
                    assert not -10 < value < 100 or largest[str(value).replace("-", "−")] >= NUMBERS


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("seed", sampled(range(TABLES)))
def test_whatever_lies_on_a_table_is_read_at_400_pixels(
    seed: int, lines: list[Line], letters: list[Written]
) -> None:
    chance = Random(seed)
    view = a_table(chance, chance.choice((0, 1, None)))
    names = chance.choice((samples.NAMES, samples.LONG_NAMES))
    speech = texts_in(chance.choice(LOCALES))
    draw_board(view, names, speech, chance.choice(THEMES))
    check_room(lines, rows_of(view).high)
    check_faces(letters)
    check_numbers(view, letters)
    if view.seat is None:
        return
    lines.clear()
    letters.clear()
    image = draw_hand(view, names, speech, chance.choice(THEMES))
    assert image.width == WIDE
    assert image.height <= HIGHEST
    check_room(lines, image.height)
    check_faces(letters)


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", [*samples.BOARDS])
def test_no_text_of_a_board_is_clipped_or_covers_another(
    sample: str, locale: Any, lines: list[Line], letters: list[Written]
) -> None:
    view = samples.BOARDS[sample]()
    draw_board(view, samples.LONG_NAMES, texts_in(locale), "dark")
    check_room(lines, rows_of(view).high)
    check_faces(letters)


# Layouts


def overlap(one: Box, other: Box) -> bool:
    across = min(one.end, other.end) - max(one.x, other.x)
    down = min(one.foot, other.foot) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


def inside(box: Box, high: float) -> bool:
    return 4 <= box.x < box.end <= WIDE - 4 and 4 <= box.y < box.foot <= high - 2


@pytest.mark.parametrize("sample", samples.BOARDS)
def test_all_parts_of_a_table_have_room_and_none_covers_another(sample: str) -> None:
    rows = rows_of(samples.BOARDS[sample]())
    boxes = [bar_box(rows, below=True), bar_box(rows, below=False), turn_box(rows)]
    boxes += [arch_box(rows, below=below) for below in (True, False)]
    boxes += [column(row, lane) for row in (rows.far, rows.coins, rows.near) for lane in range(3)]
    boxes += [box for box in (rows.ribbon, rows.chips) if box is not None]
    assert all(inside(box, rows.high) for box in boxes)
    assert QUIET <= rows.high <= HIGHEST
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []


@pytest.mark.parametrize("sample", samples.BOARDS)
def test_any_link_keeps_to_its_side_of_the_lane(sample: str) -> None:
    rows = rows_of(samples.BOARDS[sample]())
    for above, covered in product((True, False), range(8)):
        half = column(rows.far if above else rows.near, 1)
        totals, field = half_of(half, above=above)
        link = link_of(field, covered, above=above)
        boxes = [totals, link.active, *link.strips]
        assert all(half.y <= box.y < box.foot <= half.foot for box in boxes), (above, covered)
        assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == [], (above, covered)
        assert LOW <= link.active.high <= TALL, (above, covered)
        assert all(box.high >= 28 for box in link.strips), (above, covered)
        assert link.shown == covered or covered > 3, "four linked Spirits are all seen"


def test_everything_is_as_large_as_the_style_sheet_has_it() -> None:
    assert (ARCH, LANE, CARD, TOTALS, RIBBON, TALL) == ((200, 228), 322, 310, 50, 70, 204)
    assert rows_of(samples.declared()).ribbon == Box(220, rows_of(samples.declared()).coins.foot + 4, 968, 70)
    assert SIZE / 2 >= 42
    assert DISC >= 50
    assert TILE >= 94
    assert [(size.wide, size.high) for size in FACES[:2]] == [(286, 400), (230, 322)]
    assert (FACES[0].text, FACES[0].lines) == (27, 4)
    assert all(min(*size.names, size.text, size.word) >= LEAST for size in FACES)
    assert 29 <= FACES[0].names[0] <= 36


@pytest.mark.parametrize("needs", [(), (300.0,), (520.0, 270.0, 370.0), (2000.0, 900.0, 800.0, 500.0)])
@pytest.mark.parametrize("count", [*range(16), 30, 54])
def test_any_hand_has_room_and_few_cards_are_large(count: int, needs: tuple[float, ...]) -> None:
    page = page_of(count, needs)
    boxes = [*page.cards, *page.shelves]
    assert 500 <= page.high <= HIGHEST
    assert all(inside(box, page.high) for box in boxes)
    assert [pair for pair in combinations(boxes, 2) if overlap(*pair)] == []
    assert len(page.cards) == min(count, 32)
    if not needs:
        assert page.size is FACES[0 if count <= 8 else 1 if count <= 10 else 2 if count <= 18 else 3]
        assert page.high == 500 or count > 4


# Colours


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_its_ground(theme: str) -> None:
    look = look_of(theme_called(theme))
    pairs = [(ink, ground) for ink in (look.ink, look.quiet) for ground in (*look.air, *look.lane, *look.bar)]
    pairs += [(ink, ground) for ink in (look.title, look.fight) for ground in (look.air[2], look.air[1])]
    pairs += [(look.title, ground) for ground in look.bar]
    pairs += [(look.warn, ground) for ground in (*look.bar, *look.lane)]
    pairs += [(look.gold_ink, ground) for ground in look.gold]
    pairs += [(ink, ground) for ink in (WHITE, GOLD_TEXT, PLATE_QUIET, look.ready) for ground in PLATE]
    pairs += [(ink, ground) for ink in (WHITE, GOLD_TEXT, FIGHT_QUIET) for ground in FIGHT]
    pairs += [(INK, ground) for ground in (BONE, BETTER, WORSE, *PAPER, *_gem_grounds())]
    pairs += [(WHITE, ground) for ground in (DUSK, BETTER_DUSK, WORSE_DUSK, SEAL, NIGHT)]
    pairs += [(WHITE, tint(fate).ink) for fate in FATES]
    assert too_faint(pairs) == []


def _gem_grounds() -> list[Colour]:
    """Return what a Soul cost's number stands on."""
    picture = gem(50).image
    return [cast(Colour, picture.getpixel(place)) for place in ((23, 20), (25, 38))]


@pytest.mark.parametrize("name", ["power", "resolve"])
def test_numbers_that_are_not_as_printed_are_told_by_signs(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def same(_figure: Figure) -> tuple[Colour, Colour, Colour]:
        return BONE, INK, INK

    monkeypatch.setattr(marks, "grounds", same)
    theme, pictures = theme_called("dark"), set[bytes]()
    for printed in (3, 2, 4):
        scene = lay(limbo(300, 120, theme), samples.start().options, texts_in("en"), theme)
        marks.put_figure(scene.canvas, Box(20, 20, 104, 48), Figure(name, 3, printed))
        marks.put_bare(scene.canvas, 150, 60, Figure(name, 3, printed), 32, WHITE)
        pictures.add(scene.canvas.image.tobytes())
    assert len(pictures) == 3


def _bar(name: str, **more: Any) -> Bar:
    bar = Bar(name, False, False, 0, 0, 3, 12, 24, 10, 12, 12, False, (None,) * 4, False, {})
    return bar._replace(**more)


@pytest.mark.parametrize("bargain", [False, True])
@pytest.mark.parametrize("what", ["name", "reaped", "hand", "grave", "banished", "channel", "none"])
def test_a_triangle_a_spark_and_numbers_leave_a_name_its_room(
    bargain: bool, what: str, lines: list[Line]
) -> None:
    bar = _bar("Bartholomé", turn=True, bargain=bargain, changed=True, numbers={what: (1,)})
    theme = theme_called("dark")
    scene = lay(limbo(WIDE, 100, theme), samples.start().options, texts_in("fr"), theme)
    draw_bar(scene, Box(6, 6, WIDE - 12, 72), bar)
    assert "Bartholomé" in {line.text for line in lines}
    check_room(lines, 100)


def test_whose_turn_it_is_and_who_has_won_are_told_without_colour() -> None:
    """A triangle and a crown, whatever the bar is made of."""
    bar = _bar("Ada")
    theme, black_or_white = theme_called("dark"), [255 * (level > 90) for level in range(256)]
    pictures: set[bytes] = set()
    for shown in (bar, bar._replace(turn=True), bar._replace(won=True)):
        scene = lay(limbo(WIDE, 200, theme), samples.start().options, texts_in("en"), theme)
        draw_bar(scene, bar_box(rows_of(samples.start()), below=False), shown)
        grey = scene.canvas.image.convert("L").crop((14, 14, 56, 70))
        pictures.add(toned(grey, black_or_white).tobytes())
    assert len(pictures) == 3


def test_a_heading_with_a_letter_that_its_face_lacks_is_set_in_the_face_of_texts() -> None:
    assert named("Été à l’Œuvre") == "grenze"
    assert titled("Été à l’Œuvre") == "gotisch"
    assert named("Ольга") == titled("Ольга") == "text"
    assert named("→ Heron") == "text"


def test_how_full_a_lane_is_is_said_in_words_too(lines: list[Line]) -> None:
    view = samples.mid_game(0)
    draw_board(view, samples.NAMES, texts_in("fr"), "dark")
    words = [line for line in lines if line.text == "Esprits"]
    counts = [line for line in lines if line.text in {f"{n}/{most}" for n in range(6) for most in (4, 5)}]
    assert len(words) == len(view.coins)
    for word in words:
        beside = [line for line in counts if abs(line.box[2] - word.box[2]) < 4]
        above = [line for line in beside if 0 < word.box[1] - line.box[3] < 20]
        below = [line for line in beside if 0 < line.box[1] - word.box[3] < 20]
        assert (len(above), len(below)) == (1, 1)
