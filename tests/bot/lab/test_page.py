"""A report in a real browser: for every screen, by day and by night, and for whoever does not see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

from bot.lab.report import Report
from bot.lab.sheet import Wording
from bot.texts import LOCALES, Locale, texts_in
from render.lab import draw_page
from tests.bot.lab.reports import REPORT, earlier
from tests.chromium import CHROMIUM, empty_page

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]

DESKTOP, PHONE, HIGH = 1280, 400, 900
Colours = Literal["light", "dark"]
GROUNDS: dict[Colours, str] = {"light": "rgb(255, 255, 255)", "dark": "rgb(23, 24, 26)"}
"""The colour of the page, by what its reader prefers."""
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll(".wide")]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText.slice(0, 200))"""
"""What is wider than its place: the page itself, or a table."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page() -> AsyncIterator[Page]:
    """A page whose size and colours each test chooses: to start a browser takes longer than to look."""
    async with empty_page(DESKTOP, HIGH) as opened:
        yield opened


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
async def test_nothing_is_wider_than_the_screen(
    page: Page, width: int, locale: Locale, tmp_path: Path
) -> None:
    await page.set_viewport_size({"width": width, "height": HIGH})
    await page.goto(written(tmp_path, locale))
    assert await page.locator("tbody tr").count() > 50
    assert await page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("colours", GROUNDS)
@pytest.mark.parametrize("width", [DESKTOP, PHONE])
async def test_axe_finds_no_fault(page: Page, width: int, colours: Colours, tmp_path: Path) -> None:
    """Of the whole rule set of axe: contrast, headings, tables, landmarks, what the keyboard reaches."""
    await page.set_viewport_size({"width": width, "height": HIGH})
    await page.emulate_media(color_scheme=colours)
    await page.goto(written(tmp_path, "en"))
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert found.response["incomplete"] == [], "what axe could not tell"
    ground = "getComputedStyle(document.body).backgroundColor"
    assert await page.evaluate(ground) == GROUNDS[colours]
