"""Everything can be read at 400 pixels: sizes of letters, room, contrast, on tables made up by chance.

`TABLES=1000` looks at so many of them.
"""

from __future__ import annotations

import os
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.entry import Combat, Entry
from engines.soul_forger.table.pieces import Under
from render import THEMES
from render.drawing.lettering import ELLIPSIS, heading
from render.drawing.pen import Sprite
from render.drawing.raster import toned
from render.drawing.themes import Colour, theme_called
from render.shared.box import Box
from render.shared.canvas import Canvas
from render.shared.theme_colors import WHITE
from render.soul_forger import draw_board, draw_hand, marks
from render.soul_forger.art.signs import unguarded
from render.soul_forger.board_model import NumberModel
from render.soul_forger.ground import FLOW, wall
from render.soul_forger.hand import TILE
from render.soul_forger.places import GEAR, HIGH, LARGE, WIDE, Cells, band_of, cells_of, gear_tiles, tiles
from render.soul_forger.scene import lay
from render.soul_forger.theme_colors import (
    ASH,
    BETTER,
    BRONZE,
    BRONZE_INK,
    CREAM,
    EMBER,
    FIGHT,
    INK,
    IRON,
    NIGHT,
    PAPER,
    PLATE,
    TALLY,
    WORSE,
    look_of,
)
from render.soul_forger.tiles import SIGN
from tests.engines.soul_forger.scenes import lies
from tests.profiles import sampled
from tests.render.contrast import too_faint
from tests.render.letters import Written, check_letters
from tests.render.room import Line, check_room
from tests.render.soul_forger import samples

NUMBERS = 42
"""Of what decides: fourteen pixels at 400."""
NAMES = 32
"""Of a player, before the name is cut."""
TABLES = int(os.environ.get("TABLES", "30"))
CARDS = list(samples.CARDS.definitions.values())
CREATURES = [card.id for card in CARDS if card.type == "creature"]
ACTIONS = [card.id for card in CARDS if card.type == "action"]
HELD = [card.id for card in CARDS if card.type != "equipment"]
FORGED = [card.id for card in CARDS if card.type == "equipment"]


def made_up(chance: Random) -> SoulForgerView:
    """Return a table on which chance has laid anything that can lie there."""
    seats = chance.choice((2, 2, 3, 4))
    most = chance.choice((3, 4, 6, 12, 15))
    pieces: list[dict[str, Any]] = []
    for seat in range(seats):
        pieces += samples.worn(seat, [card for card in samples.GEAR[seat] if card and chance.random() < 0.2])
        pieces += [
            lies(
                chance.choice(CREATURES), seat, on=chance.random() < 0.7, damage=chance.choice((0, 0, 1)),
                counters=chance.choice(({}, {}, {"tide": 2}, {"ember": 12, "grief": 1, "growth": 3})),
                under=chance.choice(((), (), (Under("fleck", seat),))),
            )
            for _ in range(chance.randint(0, most))
        ]  # fmt: skip
        pieces += samples.set_down(
            seat, *[chance.choice(ACTIONS) for _ in range(chance.randint(0, 4))], since=chance.randint(1, 120)
        )
        pieces += [lies(chance.choice(ACTIONS), seat, "action")] if chance.random() < 0.5 else []
    sides = [
        {
            "level": chance.choice((1, 7, 44)), "xp": chance.choice((0, 5, 120)),
            "damage": chance.randint(0, 29), "hand": ["backdraft"] * chance.randint(0, 20),
            "grave": ["fleck"] * chance.randint(0, 60), "removed": ["fleck"] * chance.choice((0, 0, 11)),
            "material": ["fleck"] * chance.randint(0, 25),
        }
        for _ in range(seats)
    ]  # fmt: skip
    view = samples.table(*pieces, seat=chance.choice((None, 0, 1)), seats=seats, turn=chance.choice((3, 120)),
                         sides=sides)  # fmt: skip
    return _disturbed(view, chance)


def _disturbed(view: SoulForgerView, chance: Random) -> SoulForgerView:
    """Return it with numbers that are not as printed, a Flow and a combat."""
    lying = tuple(
        piece.model_copy(
            update={
                "power": chance.choice((piece.power, piece.power, 0, 12, 104)),
                "endurance": piece.endurance + chance.choice((0, 0, 3, 40)),
                "nth": chance.choice((0, 0, 1, 14)),
            }
        )
        for piece in view.pieces
    )
    ids = [piece.id for piece in lying]
    aims = [*(f"p{number}" for number in ids), "s0", "s1", "e301"]
    flow = tuple(
        Entry(
            300 + n, chance.choice(("summon", "forge", "action", "ability", "trigger")), n % len(view.sides),
            chance.choice(CARDS).id, 0, targets=tuple(chance.sample(aims, chance.randint(0, 3))),
            negated=chance.random() < 0.2,
        )
        for n in range(chance.choice((0, 0, 1, 2, 3, 7)))
    )  # fmt: skip
    fight = None
    if ids and chance.random() < 0.6:
        attacker, target, blocker = (chance.choice(ids) for _ in range(3))
        fight = Combat(attacker, 0, 1, chance.choice((0, target)), chance.choice((0, blocker)))
    doing = flow[-1] if flow and chance.random() < 0.3 else None
    on_guard = tuple(
        side.model_copy(update={"on_guard": chance.random() < 0.7, "endurance": chance.choice((30, 130))})
        for side in view.sides
    )
    return view.model_copy(
        update={"pieces": lying, "flow": flow, "doing": doing, "combat": fight, "sides": on_guard}
    )


def names_for(view: SoulForgerView, chance: Random) -> tuple[str, ...]:
    return samples.names(view, long=chance.random() < 0.5)


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("seed", sampled(range(TABLES)))
def test_whatever_lies_on_a_table_is_read_at_400_pixels(
    seed: int, lines: list[Line], letters: list[Written]
) -> None:
    chance = Random(seed)
    view = made_up(chance)
    draw_board(view, names_for(view, chance), texts_in(chance.choice(LOCALES)), chance.choice(THEMES))
    check_room(lines, HIGH)
    check_letters(letters)
    for side in view.sides:
        told = f"{side.damage}/{side.endurance}"
        if len(told) <= 5:
            assert min(line.size for line in letters if line.text == told) >= NUMBERS
    decide = [line.size for line in letters if line.text.isdigit() and line.size > 34]
    assert min(decide, default=NUMBERS) >= 38


@pytest.mark.usefixtures("unpainted_table", "unseen")
@pytest.mark.parametrize("seed", sampled(range(max(6, TABLES // 5))))
def test_whatever_a_seat_holds_is_read_at_400_pixels(
    seed: int, lines: list[Line], letters: list[Written]
) -> None:
    chance = Random(seed)
    view = samples.mid_game(0)
    held = tuple(chance.sample(HELD, chance.choice((0, 1, 4, 5, 8, 9, 10, 12, 13, 18, 24, 30, 54))))
    mine = view.sides[0].model_copy(
        update={
            "hand": held, "forge": tuple(chance.sample(FORGED, chance.randint(0, 10))),
            "material": tuple(chance.sample(HELD, chance.randint(0, 22))),
            "top": tuple(chance.sample(HELD, chance.randint(0, 3))),
        }
    )  # fmt: skip
    view = view.model_copy(update={"sides": (mine, view.sides[1])})
    image = draw_hand(view, names_for(view, chance), texts_in(chance.choice(LOCALES)), chance.choice(THEMES))
    assert image.width == WIDE
    assert image.height <= 900
    check_room(lines, image.height)
    check_letters(letters)


@pytest.mark.parametrize("sample", [*samples.WIDEST, "blocked", "finished"])
def test_no_text_of_a_board_is_clipped_or_covers_another(
    sample: str, lines: list[Line], letters: list[Written]
) -> None:
    view = samples.BOARDS[sample]()
    draw_board(view, samples.names(view, sample in samples.WIDEST), texts_in("fr"), "dark")
    check_room(lines, HIGH)
    check_letters(letters)


def is_cut(text: str) -> bool:
    return ELLIPSIS in text or "..." in text


FOUR = ("Captain_Haddock", "Maximilian der Große", "Bartholomé", "Jean-Baptiste")


@pytest.mark.parametrize("locale", LOCALES)
def test_in_a_quarter_no_name_is_cut_beside_off_guard_and_a_spark(locale: Locale, lines: list[Line]) -> None:
    view = samples.many(4)
    off = tuple(side.model_copy(update={"on_guard": False}) for side in view.sides)
    changed = tuple(naming.player(side.seat) for side in view.sides)
    draw_board(view.model_copy(update={"sides": off, "touched": changed}), FOUR, texts_in(locale), "dark")
    cut = [line.text for line in lines if is_cut(line.text)]
    assert [text for text in cut if any(text.startswith(name[:3]) for name in FOUR)] == []
    rows = [line.text for line in lines]
    for name in ("Captain_", "Haddock", "Maximilian", "der Große", "Bartholomé"):
        assert name in rows


def test_of_an_entry_rather_the_player_is_cut_than_what_is_done(lines: list[Line]) -> None:
    view = samples.in_flow()
    view = view.model_copy(update={"flow": tuple(one._replace(seat=1) for one in view.flow)})
    draw_board(view, FOUR[:2], texts_in("fr"), "dark")
    done = [line.text for line in lines if "active" in line.text]
    assert len(done) == len(view.flow)
    assert any(is_cut(text) for text in done), "beside a name in two rows"


def test_a_shelf_with_little_room_has_its_cards_closer_together(lines: list[Line]) -> None:
    view = samples.large_hand(7)
    mine = view.sides[0].model_copy(update={"forge": tuple(FORGED[:5]), "material": ()})
    draw_hand(view.model_copy(update={"sides": (mine, view.sides[1])}), samples.NAMES, texts_in("en"), "dark")
    assert [line.text for line in lines if line.text.startswith("+")] == []


# Layouts


def overlap(one: Box, other: Box) -> bool:
    across = min(one.end, other.end) - max(one.x, other.x)
    down = min(one.foot, other.foot) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


def sides() -> list[Cells]:
    """The sides of tables of two, three and four."""
    views = (samples.start(), samples.many(3), samples.many(4))
    return [cells for view in views for cells in cells_of(view).values()]


@pytest.mark.parametrize("count", range(16))
def test_any_number_of_cards_has_room_and_none_covers_another(count: int) -> None:
    for cells in sides():
        gear, actions = min(count, 5), max(0, min(count - 4, 5))
        boxes = [*tiles(cells, count), *gear_tiles(cells, gear, actions), cells.bar]
        for one, other in combinations(boxes, 2):
            assert not overlap(one, other), (one, other)
        for box in boxes:
            assert 0 <= box.x < box.end <= WIDE
            assert box.foot <= FLOW[0] or FLOW[1] <= box.y
            assert 0 <= box.y < box.foot <= HIGH


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_sides_overlap(seats: int) -> None:
    view = samples.start() if seats == 2 else samples.many(seats)
    boxes = [box for cells in cells_of(view).values() for box in (cells.bar, cells.field, cells.kit)]
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other), (one, other)


@pytest.mark.parametrize(
    ("count", "size"), [(1, (190, 262)), (3, (190, 262)), (4, (150, 262)), (6, (200, 134)), (12, (98, 134))]
)
def test_few_creatures_are_as_large_as_the_style_sheet_has_them(count: int, size: tuple[int, int]) -> None:
    half = cells_of(samples.start())[0]
    assert {(box.wide, box.high) for box in tiles(half, count)} == {size}
    assert (LARGE, GEAR[0]) == ((190, 262), 98)
    assert len(tiles(half, 20)) == 12


def test_a_quarter_has_larger_creatures_while_they_are_few() -> None:
    quarter = cells_of(samples.many(4))[0]
    sizes = [{(box.wide, box.high) for box in tiles(quarter, count)} for count in (3, 4, 6, 12)]
    assert sizes == [{(188, 178)}, {(138, 178)}, {(92, 178)}, {(92, 86)}]
    assert {box.wide for box in gear_tiles(quarter, 3, 3)} == {90}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_signs_of_factions_leave_that_of_off_guard_free(
    locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    colossus = lies("siltgate_colossus", 0, on=False)
    view = samples.table(colossus, seat=0, seats=4)
    spots: list[float] = []
    centre = Canvas.centre

    def noted(self: Canvas, sprite: Sprite, x: float, y: float) -> None:
        if sprite is unguarded(40):
            spots.append(x)
        centre(self, sprite, x, y)

    monkeypatch.setattr(Canvas, "centre", noted)
    draw_board(view, samples.names(view), texts_in(locale), "dark")
    tile = tiles(cells_of(view)[0], 1)[0]
    assert spots[0] - 20 > tile.x + 2 * SIGN - 6 + 3
    assert spots[0] + 20 < tile.end


@pytest.mark.parametrize(("locale", "word"), [("en", "OFF"), ("fr", "HORS")])
def test_off_guard_has_its_word_beside_its_sign_where_there_is_room(
    locale: Locale, word: str, lines: list[Line]
) -> None:
    for seats, written in ((2, True), (4, False)):
        lines.clear()
        view = samples.table(lies("siltgate_colossus", 0, on=False), seat=0, seats=seats)
        draw_board(view, samples.names(view), texts_in(locale), "dark")
        tile = tiles(cells_of(view)[0], 1)[0]
        assert any(line.text == word and line.box[1] > tile.y for line in lines) is written


@pytest.mark.parametrize("entries", range(9))
@pytest.mark.parametrize("fighters", [0, 2, 3])
def test_what_lies_in_the_flow_keeps_to_its_bed(entries: int, fighters: int) -> None:
    band = band_of(entries, fighters)
    boxes = [each for each in (band.turn, *band.entries, band.more, band.fight) if each is not None]
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other)
    for box in boxes:
        assert FLOW[0] < box.y < box.foot < FLOW[1]
        assert box.x >= 8
        assert box.end <= WIDE - 8
    assert len(band.entries) == min(entries, 2 if fighters else 3)
    assert (band.more is not None) is (entries > len(band.entries))
    assert all(box.wide >= 246 for box in band.entries)


def test_what_is_known_besides_the_hand_lies_on_shelves_of_large_tiles() -> None:
    assert TILE >= 94


# Colours


@pytest.mark.parametrize("theme", THEMES)
def test_text_stands_out_from_its_ground(theme: str) -> None:
    look = look_of(theme_called(theme))
    pairs = [(ink, ground) for ink in (look.ink, look.quiet) for ground in (*look.stone, *look.bar)]
    pairs += [(look.heading, look.bar[1])]
    pairs += [(look.gold_ink, ground) for ground in look.gold]
    pairs += [(ink, ground) for ink in (ASH, CREAM, EMBER) for ground in PLATE]
    pairs += [(CREAM, ground) for ground in FIGHT]
    pairs += [(INK, ground) for ground in (PAPER, WORSE, BETTER)]
    pairs += [(look.harm_ink, look.harm), (WHITE, IRON), (BRONZE_INK, BRONZE), (EMBER, TALLY), (EMBER, NIGHT)]
    pairs += [(CREAM, NIGHT), (WHITE, NIGHT)]
    assert too_faint(pairs) == []


@pytest.mark.parametrize("wide", [46, 90])
def test_states_of_numbers_are_told_by_their_signs(wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same colours: what is hurt, less or more than printed has a sign or a torn edge."""

    def same(*_: object) -> tuple[Colour, Colour]:
        return PAPER, INK

    monkeypatch.setattr(marks, "_colours", same)
    theme = theme_called("dark")
    pictures: set[bytes] = set()
    states = (
        NumberModel("endurance", 3), NumberModel("endurance", 3, "less"), NumberModel("endurance", 3, "more"),
        NumberModel("endurance", 3, hurt=True),
    )  # fmt: skip
    for number in states:
        scene = lay(wall(200, 120, theme), samples.start().options, texts_in("en"), theme)
        marks.put_number(scene, Box(40, 40, wide, 46), number)
        pictures.add(scene.canvas.image.tobytes())
    assert len(pictures) == len(states)


def test_whose_turn_it_is_and_who_has_won_are_told_without_colour() -> None:
    """A triangle and a crown, whatever the bar is made of."""
    grey = [
        draw_board(view, samples.NAMES, texts_in("en"), "dark").convert("L").crop((20, 826, 70, 890))
        for view in (
            samples.mid_game(),
            samples.mid_game().model_copy(update={"active": 1}),
            samples.finished(),
        )
    ]
    black_or_white = [255 * (level > 90) for level in range(256)]
    assert len({toned(image, black_or_white).tobytes() for image in grey}) == 3


def test_a_heading_with_a_letter_that_its_face_lacks_is_set_in_the_face_of_texts() -> None:
    assert heading("Été à l’Œuvre", "germania") == "germania"
    assert heading("Ольга", "germania") == "text"
    assert heading("→ Heron", "germania") == "text"
