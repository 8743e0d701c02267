"""Pictures of tournaments: everything has room, whatever people are called, and is legible when small."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.texts import texts_in
from render import THEMES
from render.drawing.lettering import cap_height
from render.shared.telling import ALT_LIMIT
from render.tournament import (
    BracketSheet,
    SheetSide,
    bracket_alt,
    bracket_pages,
    draw_bracket,
    draw_standings,
    standings_alt,
    standings_pages,
)
from tests.render.room import Line, check_room
from tests.render.tournament.samples import long_part, name, single, table

EN, FR = texts_in("en"), texts_in("fr")
LEGIBLE = cap_height(27)
"""Of names: a picture is 1200 wide, so they are nine pixels high when it is shown 400 wide."""


@pytest.mark.parametrize("count", [1, 8, 16, 32])
@pytest.mark.parametrize("cells", [4, 9])
def test_standings_have_room_and_are_legible(lines: list[Line], count: int, cells: int) -> None:
    image = draw_standings(table(count, cells, cut=4), None, EN, "dark")
    check_room(lines, image.height)
    rows = [line for line in lines if line.box[1] > 170]
    assert len(rows) == count * (cells + 2)
    assert min(line.box[3] - line.box[1] for line in rows) >= LEGIBLE


@pytest.mark.parametrize("size", [2, 4, 8, 16, 32])
def test_brackets_have_room_and_are_legible(lines: list[Line], size: int) -> None:
    image = draw_bracket(single(size), None, FR, "light")
    check_room(lines, image.height)
    names = [line for line in lines if line.text.startswith(("Benj", "Ana"))]
    assert names
    assert min(line.box[3] - line.box[1] for line in names) >= LEGIBLE


@pytest.mark.parametrize("theme", THEMES)
def test_a_lower_bracket_has_room_in_every_theme(lines: list[Line], theme: str) -> None:
    sheet = BracketSheet(
        "W" * 80, "Double elimination", (long_part(4, 4, 2, 2), long_part(1, 1)), (8, name(8))
    )
    image = draw_bracket(sheet, None, EN, theme)
    check_room(lines, image.height)


def test_names_are_drawn_as_far_as_the_fonts_have_letters(lines: list[Line]) -> None:
    draw_standings(table(11), None, EN, "dark")
    told = {line.text for line in lines}
    assert {"Ana", "كريم", "Léa", "Зоя", "שלום Dan", "No. 7", "evil", "Ōe", "**bold**"} <= told
    assert any(text.startswith("Benjamin the Magnificent") and text.endswith("…") for text in told)
    assert any(text.startswith("WWWWW") and text.endswith("…") for text in told)


def test_who_has_won_stands_at_the_head_and_walkovers_have_a_mark(lines: list[Line]) -> None:
    sheet = single(2)
    (final,) = sheet.parts[0].rounds[0].matches
    over = replace(
        final, over=True, sides=(SheetSide(1, "Ana", score="✓", won=True), SheetSide(2, "Bo", score="–"))
    )
    played = replace(sheet.parts[0].rounds[0], matches=(over,))
    drawn = replace(sheet, parts=(replace(sheet.parts[0], rounds=(played,)),), champion=(1, "Ana"))
    draw_bracket(drawn, None, EN, "dark")
    assert [line.text for line in lines].count("Ana") == 2
    assert {"✓", "–"} <= {line.text for line in lines}


def test_byes_are_not_drawn(lines: list[Line]) -> None:
    sheet = single(4)
    first = sheet.parts[0].rounds[0]
    one, other = first.matches
    byes = replace(first, matches=(replace(one, bye=True), other))
    draw_bracket(
        replace(sheet, parts=(replace(sheet.parts[0], rounds=(byes, *sheet.parts[0].rounds[1:])),)),
        None,
        EN,
        "dark",
    )
    assert "1" not in {line.text for line in lines}
    assert "2" in {line.text for line in lines}


def test_up_to_32_stand_on_one_page_and_more_on_several() -> None:
    assert [len(standings_pages(table(n))) for n in (0, 1, 32, 33, 256)] == [1, 1, 1, 2, 8]
    assert [len(bracket_pages(single(n))) for n in (2, 8, 32, 64, 256)] == [1, 1, 1, 3, 9]
    shown = [row.number for page in standings_pages(table(70)) for row in page.rows]
    assert shown == list(range(1, 71))


@pytest.mark.parametrize("size", [4, 16, 64, 256])
def test_every_match_stands_on_one_page(size: int) -> None:
    sheet = single(size)
    sheet = replace(sheet, parts=(*sheet.parts, long_part(8, 8, 4, 4, 2, 2, 1, 1)))
    pages = bracket_pages(sheet)
    every = [match for part in sheet.parts for each in part.rounds for match in each.matches]
    shown = [match for page in pages for part in page.parts for each in part.rounds for match in each.matches]
    assert sorted(id(match) for match in shown) == sorted(id(match) for match in every)
    for page in pages:
        assert all(len(part.rounds) <= 5 for part in page.parts)
        assert draw_bracket(page, None, EN, "dark").height <= 2_400


def test_a_double_elimination_of_eight_is_one_page() -> None:
    parts = (*single(8).parts, long_part(2, 2, 1, 1), long_part(1))
    assert len(bracket_pages(BracketSheet("T", "Double", parts))) == 1


def test_the_words_keep_within_what_discord_takes_and_say_who_stands_where() -> None:
    told = standings_alt(table(32), None, EN)
    assert len(told) <= ALT_LIMIT
    assert "1. Ana, Points 13" in told
    assert "3. كريم" in told, "whose letters the picture lacks"
    told = bracket_alt(single(32), None, FR)
    assert len(told) <= ALT_LIMIT
    assert told.index("Round 5") < told.index("Round 4")
    assert "Ana – كريم 2-10" in bracket_alt(single(8), None, EN)


@pytest.mark.parametrize("theme", THEMES)
def test_ones_own_line_and_path_are_marked(theme: str) -> None:
    plain, own = (draw_standings(replace(table(4), own=n), None, EN, theme) for n in (0, 2))
    box = ImageChops.difference(plain, own).getbbox()
    assert box is not None
    assert box[2] - box[0] == 8, "a bar, whatever one can tell of its colour"
    plain, own = (draw_bracket(replace(single(8), own=n), None, EN, theme) for n in (0, 1))
    box = ImageChops.difference(plain, own).getbbox()
    assert box is not None
    assert box[2] - box[0] > 600, "from the first round to the final"
