"""The try-out in a real browser: what somebody without a token sees and can do."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect
from playwright.async_api import TimeoutError as PageTimeout

CHROMIUM = shutil.which("chromium")
ROOT = Path(__file__).parent.parent.parent
QUIET = (  # without these Chromium looks for its maker's servers
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PASSIVE = re.compile("Buy Nothing|Announce No Duel|Play No Card|Keep .* in the Duel")
SLOW = 40_000
"""Milliseconds after which something on the page is taken to be missing."""
QUICK = 8_000
"""Milliseconds after which a click that found nothing is tried anew."""

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]


@pytest.fixture
async def page(tmp_path: Path) -> AsyncIterator[Page]:
    """The page of a try-out that runs in a process of its own."""
    settings = {"HERALD_TRYOUT_PORT": "0", "HERALD_TOKEN": ""}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run",
        cwd=tmp_path, env={**os.environ, **settings, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            opened = await browser.new_page(viewport={"width": 1280, "height": 1400})
            await opened.goto(await address(process))
            yield opened
            await browser.close()
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 15) == 0, "the try-out did not end well"


async def address(process: asyncio.subprocess.Process) -> str:
    """Read what is printed up to the local address."""
    assert process.stdout is not None
    said = ""
    while True:
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        assert line, f"the try-out ended: {said}"
        said += line
        found = re.search(r"http://127\.0\.0\.1:\d+/\S*", line)
        if found:
            assert "No token is set" in said
            return found[0]


async def play(page: Page, option: str, value: str) -> None:
    """Type `/play` and choose the game and one more option from what the page suggests."""
    await page.locator("#channel-composer-input").click()
    await page.keyboard.type("/play")
    await page.locator(".command-entry", has_text="/play").click()
    await page.locator(".command-suggestion", has_text="Dueling Nobles").click()
    await page.locator(".command-ghost").click()
    await page.locator(".command-suggestion", has_text=option).first.click()
    await page.locator(".command-suggestion", has_text=value).first.click()
    await page.locator("#send-message").click()
    await expect(page.locator("#action-status")).to_have_text("Action completed", timeout=SLOW)


def button(page: Page, name: str) -> Locator:
    """The newest button of this name."""
    return page.locator("#channel-layout").get_by_role("button", name=name).last


async def be(page: Page, name: str) -> None:
    """Look at the channel as another member."""
    await page.locator("#viewer-picker").select_option(label=name)


async def _choose_three(page: Page) -> None:
    await page.locator("#channel-layout .select-trigger").last.click(timeout=QUICK)
    for place in range(3):
        option = page.locator(".select-option").nth(place)
        if await option.get_attribute("aria-selected") != "true":
            await option.click(timeout=QUICK)
    await page.locator(".select-list").get_by_role("button", name="Apply").click(timeout=QUICK)


async def pick_nobles(page: Page) -> None:
    """Open the hand and keep the first three nobles; once more where a slow page has lost a click."""
    await button(page, "My Hand").click(timeout=SLOW)
    await expect(page.get_by_text("Only you can see this").last).to_be_visible(timeout=SLOW)
    panel = page.locator("#channel-layout")
    for _ in range(4):
        try:
            await _choose_three(page)
        except PageTimeout:  # the page was drawn anew meanwhile, which closes the menu
            continue
        for _ in range(50):
            if "nobles for your courtyard" not in await panel.inner_text():
                return
            await page.wait_for_timeout(200)


async def concede(page: Page) -> None:
    """Give up by the newest panel, asked once more, and see how the board tells it."""
    await button(page, "Concede").click()
    await expect(page.get_by_text("Concede this match?").last).to_be_visible(timeout=SLOW)
    await button(page, "Concede").click()
    await expect(button(page, "Play Again")).to_be_visible(timeout=SLOW)


async def test_two_people_play_and_finish_a_match(page: Page) -> None:
    await play(page, "opponent", "beta")
    await be(page, "beta")
    accept = page.locator("#channel-layout").get_by_role("button", name="Accept")
    await accept.filter(has_not_text="With My Words").last.click()
    await expect(page.locator("img[alt*='Dueling Nobles']").last).to_be_visible(timeout=SLOW)
    await pick_nobles(page)
    await expect(page.get_by_text("Waiting for alpha.").last).to_be_visible(timeout=SLOW)
    await be(page, "alpha")
    await expect(page.get_by_text("Only you can see this")).to_have_count(0)
    await pick_nobles(page)
    await expect(page.get_by_text("begins.").last).to_be_visible(timeout=SLOW)
    await concede(page)
    await expect(page.get_by_text("beta wins").first).to_be_visible(timeout=SLOW)


async def test_a_match_against_the_computer_goes_on_by_buttons(page: Page) -> None:
    await play(page, "computer", "easy")
    await pick_nobles(page)
    passive = page.locator("#channel-layout").get_by_role("button", name=PASSIVE)
    for _ in range(8):  # two or three turns; it depends on the dice what is asked
        before = await page.locator("#channel-layout").inner_text()
        await passive.first.click(timeout=SLOW)
        await expect(page.locator("#channel-layout")).not_to_have_text(before, timeout=SLOW)
    await button(page, "My Hand").click(timeout=SLOW)
    await expect(page.get_by_text("Only you can see this")).to_have_count(1, timeout=SLOW)
    await concede(page)
    await expect(page.get_by_text(re.compile(r"\w+ \(easy\) wins")).first).to_be_visible(timeout=SLOW)
