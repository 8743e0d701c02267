"""A report in a real browser: for every screen, by day and by night, and for whoever does not see it."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe

from bot.lab.report import Report
from bot.lab.sheet import Wording
from bot.texts import LOCALES, Locale, texts_in
from render.lab import draw_page
from tests.bot.lab.reports import REPORT, earlier
from tests.chromium import CHROMIUM, empty_page

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]

DESKTOP, PHONE = 1280, 400
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll(".wide")]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText.slice(0, 200))"""
"""What is wider than its place: the page itself, or a table."""


def written(folder: Path, locale: Locale) -> str:
    """Write a report that has every column and part, and return its address."""
    figures = REPORT.findings.figures
    cards = [each._replace(worth=each.early, did=each.turn) for each in figures.cards]
    findings = REPORT.findings._replace(figures=figures._replace(cards=cards))
    wording = Wording(Report(REPORT.setup, findings), texts_in(locale), earlier())
    file = folder / "report.html"
    file.write_text(draw_page(wording.sheet()), encoding="utf-8")
    return file.as_uri()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("width", [DESKTOP, PHONE])
async def test_nothing_is_wider_than_the_screen(width: int, locale: Locale, tmp_path: Path) -> None:
    async with empty_page(width, 900) as page:
        await page.goto(written(tmp_path, locale))
        assert await page.locator("tbody tr").count() > 50
        assert await page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("width", [DESKTOP, PHONE])
async def test_axe_finds_no_fault(width: int, colours: str, tmp_path: Path) -> None:
    """Of the whole rule set of axe: contrast, headings, tables, landmarks, what the keyboard reaches."""
    async with empty_page(width, 900, color_scheme=colours) as page:
        await page.goto(written(tmp_path, "en"))
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        assert found.response["incomplete"] == [], "what axe could not tell"
        ground = "getComputedStyle(document.body).backgroundColor"
        assert (
            await page.evaluate(ground) == {"light": "rgb(255, 255, 255)", "dark": "rgb(23, 24, 26)"}[colours]
        )
