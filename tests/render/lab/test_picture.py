"""Pictures of a lab's report: small, soon drawn, told in words, and with room for long and foreign names."""

from __future__ import annotations

import time

import pytest

from bot.lab.sheet import Wording
from bot.texts import LOCALES, Locale, texts_in
from render.drawing.themes import THEMES
from render.lab import LabPicture, Matrix, RangeLine, ReportRow, ReportTable, draw_lab, lab_alt
from render.lab.picture import ROWS
from render.process.worker import RenderedPicture, make
from tests.bot.lab.reports import REPORT

LIMIT = 150_000


def drawn(shown: LabPicture, locale: Locale = "en", theme: str = THEMES[0]) -> RenderedPicture:
    return make(draw_lab, lab_alt, shown, None, texts_in(locale), theme)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("theme", THEMES)
def test_each_picture_of_a_report_is_small_and_soon_drawn(locale: Locale, theme: str) -> None:
    pictures = [*Wording(REPORT, texts_in(locale)).pictures()]
    assert len(pictures) == 2
    assert all(len(each.table.rows) <= ROWS for each in pictures)
    for each in pictures:
        began = time.process_time()
        shot = drawn(each, locale, theme)
        assert time.process_time() - began <= 1.0
        assert len(shot.data) <= LIMIT
        assert shot.extension == "png"


def test_what_is_drawn_is_told_in_words() -> None:
    decks, cards = Wording(REPORT, texts_in("en")).pictures()
    assert "Deck 0: 60\u00a0% (56 to 64)." in drawn(decks).alt
    assert "% unused, of" in drawn(cards).alt
    assert len(drawn(cards).alt) <= 1_024


def table(names: list[str]) -> LabPicture:
    line = RangeLine(0.99, 0.0, 1.0, (0.25, 0.75), 0.5, "99 % (0 to 100)")
    rows = tuple(ReportRow(name, (line,)) for name in names)
    shares = tuple(tuple(None if one == other else 1.0 for other in names) for one in names)
    matrix = Matrix("Matrix", tuple(names), shares)
    return LabPicture("T" * 200, "U" * 200, ReportTable("", ("Deck", "Won"), rows), matrix)


def test_twelve_decks_with_long_names_fit() -> None:
    shot = drawn(table([f"{number} " + "W" * 60 for number in range(ROWS)]))
    assert len(shot.data) <= LIMIT


@pytest.mark.parametrize("name", ["ליל ירח", "月夜", "", "<b>&\"'", "\u202eabc"])
def test_names_that_our_letters_do_not_know_are_numbers(name: str) -> None:
    assert drawn(table([name, "Plain"])).data
