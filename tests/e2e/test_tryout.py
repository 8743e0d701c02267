"""The try-out in a real browser: what somebody without a token sees and can do."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, Route, expect
from playwright.async_api import TimeoutError as PageTimeout

from engines.registry import GAMES
from tests.chromium import CHROMIUM, empty_page

ROOT = Path(__file__).parent.parent.parent
PASSIVE = re.compile("Buy Nothing|Do Not Duel|Play No Card|Keep (King|Queen|Jack|[KQJ])")
DONE = re.compile("completed|Viewport updated|Preview refreshed")
"""What the page says after a press; a newer picture of the place overtakes the first word."""
SLOW = 120_000
"""Milliseconds after which something on the page is taken to be missing."""
QUICK = 8_000
"""Milliseconds after which a click that found nothing is tried anew."""

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]


FIRST_TABLE = 1 + len(GAMES)
"""The place of the first thread in the list of places: the lobby and a channel a game go before."""
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
PAUSES = (35, 65)
"""Seconds for which a person thinks: what falls due meanwhile, or soon after, is waited for by no press."""
SLOWEST = 15.0
"""Seconds for a press on a busy machine; most of them take less than one."""


RUN = """
import runpy, sys
from render import RenderService
from tests.e2e.sketches import Sketches

RenderService.warm_up = Sketches.warm_up
sys.argv = ["bot", "run"]
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
"""`python -m bot run`, but that no art is drawn ahead, with which the browser would share the processor."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tryout(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Page]:
    """A try-out in which one test goes on where the one before has ended, as people do who look around."""
    async with opened(tmp_path_factory.mktemp("tryout")) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="module")
async def page(tryout: Page) -> Page:
    """Its page, loaded anew."""
    await tryout.reload()
    return tryout


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[Page]:
    """Open a try-out in a process of its own, and its page in a browser."""
    settings = {"HERALD_TRYOUT_PORT": "0", "HERALD_TOKEN": ""}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", RUN,
        cwd=folder, env={**os.environ, **settings, "PYTHONPATH": str(ROOT)},
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with empty_page(1280, 720) as page:
            await page.goto(await address(process))
            yield page
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
    await expect(page.locator("#action-status")).to_have_text(DONE, timeout=SLOW)


def button(page: Page, name: str) -> Locator:
    """The newest button of this name."""
    return page.locator("#channel-layout").get_by_role("button", name=name).last


def told(page: Page, words: str | re.Pattern[str]) -> Locator:
    """What the conversation says."""
    return page.locator("#channel-layout").get_by_text(words)


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
    await expect(told(page, "Only you can see this").last).to_be_visible(timeout=SLOW)
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


async def concede(page: Page, again: str = "Rematch") -> None:
    """Give up by the newest panel, asked once more, and see the board offer to play `again`."""
    for _ in range(4):
        if not await button(page, "Concede").count():
            await button(page, "More…").click(timeout=SLOW)
        try:
            await button(page, "Concede").click(timeout=QUICK)
            break
        except PageTimeout:  # a click is lost on what is drawn anew at that moment
            continue
    await expect(told(page, "Concede this match?").last).to_be_visible(timeout=SLOW)
    await button(page, "Concede").click(timeout=SLOW)
    await expect(button(page, again)).to_be_visible(timeout=SLOW)


async def completed(page: Page, since: float) -> None:
    """Wait until the page has shown a press, and see that it has not waited for a clock."""
    await expect(page.locator("#action-status")).to_have_text(DONE, timeout=SLOW)
    assert time.monotonic() - since < SLOWEST


async def press(page: Page, name: str) -> None:
    """Press the newest button of this name."""
    shown = page.locator("#action-status")
    found = button(page, name)
    await expect(found).to_be_enabled(timeout=SLOW)
    await shown.evaluate(
        "status => status.textContent = ''"
    )  # so that the press before is not taken for this
    begin = time.monotonic()
    await found.click(timeout=SLOW)
    await completed(page, begin)


async def command(page: Page, name: str) -> None:
    """Type a command that needs no more than its name."""
    await page.locator("#channel-composer-input").click()
    await page.keyboard.type(f"/{name}")
    await page.locator(".command-entry", has_text=name).first.click()
    begin = time.monotonic()
    await page.locator("#send-message").click()
    await completed(page, begin)


async def go(page: Page, place: int) -> None:
    """Look at another channel or thread."""
    places = page.locator("#herald-place")
    await expect(places.locator("option")).not_to_have_count(place, timeout=SLOW)
    async with page.expect_navigation():
        await places.select_option(index=place)
    await expect(page.locator("#channel-message-list")).not_to_be_empty(timeout=SLOW)
    await page.wait_for_function(SHOWN, timeout=SLOW)


SHOWN = """() => window.simcordPreview?.ready
    && simcordPreview.viewerId === document.getElementById("viewer-picker").value"""
"""Whether the page shows what the chosen person sees; while it is loaded anew there is no page."""


BEGUN = """() => document.getElementById("herald-games")?.open === false && window.simcordPreview?.ready
    && simcordPreview.viewerId === document.getElementById("viewer-picker").value"""
"""Whether the tiles have made room for what was begun."""


async def act_as(page: Page, name: str) -> None:
    """Be this person, as soon as the page shows the channel as they see it."""
    await expect(page.locator("#viewer-picker")).to_be_enabled(timeout=SLOW)
    await be(page, name)
    await page.wait_for_function(SHOWN, timeout=SLOW)


async def think(page: Page, seconds: float) -> None:
    """Do nothing for a while."""
    await page.wait_for_timeout(seconds * 1000)


async def begin(page: Page, what: str, game: str = "Dueling Nobles") -> None:
    """Begin by a button of a game's tile, which leads to the game's channel."""
    await page.wait_for_function(SHOWN, timeout=SLOW)
    await page.locator("#herald-games").evaluate("games => { games.open = true; }")
    tile = page.get_by_label(game, exact=True)
    await tile.get_by_role("button", name=what).click(timeout=SLOW)
    await page.wait_for_function(BEGUN, timeout=SLOW)


async def call_it(page: Page, name: str) -> None:
    """Give a tournament its name by the form of its panel."""
    await button(page, "Name…").click(timeout=SLOW)
    form = page.locator("#modal-root")
    await form.locator("input").first.fill(name, timeout=SLOW)
    await form.get_by_role("button", name="Submit").click(timeout=SLOW)
    await expect(told(page, name).last).to_be_visible(timeout=SLOW)


async def a_match_with_pauses(folder: Path) -> None:
    """Play a match against the computer, and think long before some presses."""
    async with opened(folder) as page:
        await begin(page, "Play")
        await pick_nobles(page)
        for seconds in PAUSES:
            await think(page, seconds)
            await press(page, "Log")
            await press(page, "My Hand")
        await press(page, "More…")
        await press(page, "Concede")
        await press(page, "Concede")
        await expect(told(page, re.compile(r"\w+ \(gentle\) wins")).first).to_be_visible(timeout=SLOW)


async def finish_table(page: Page, place: int) -> None:
    """Play the table in this thread: both are ready, and one gives up."""
    await go(page, place)
    call = await page.locator("#channel-layout").inner_text()
    first, second = re.findall("alpha|beta|gamma|delta", call)[:2]
    for name in (first, second):
        await act_as(page, name)
        await press(page, "Ready")
    await press(page, "My Hand")
    await press(page, "More…")
    await press(page, "Concede")
    await press(page, "Concede")
    await expect(told(page, f"{first} wins").first).to_be_visible(timeout=SLOW)


async def an_event_with_pauses(folder: Path) -> None:
    """Let four people hold a tournament of two rounds, whose organiser thinks long."""
    async with opened(folder) as page:
        await command(page, "tournament create")
        await call_it(page, "Autumn Cup")
        await press(page, "Announce")
        for name in ("alpha", "beta", "gamma", "delta"):
            await act_as(page, name)
            await press(page, "Register")
        await act_as(page, "alpha")
        await press(page, "Organise")
        await think(page, PAUSES[0])
        await press(page, "Start")
        await finish_table(page, FIRST_TABLE)
        await think(page, PAUSES[1])
        await finish_table(page, FIRST_TABLE + 1)
        await go(page, 0)
        await press(page, "Standings")
        await expect(told(page, "delta").last).to_be_visible(timeout=SLOW)


async def test_a_match_and_a_tournament_are_played_without_a_press_that_waits_for_a_clock(
    tmp_path: Path,
) -> None:
    (tmp_path / "match").mkdir()
    (tmp_path / "event").mkdir()
    await asyncio.gather(a_match_with_pauses(tmp_path / "match"), an_event_with_pauses(tmp_path / "event"))


async def test_a_match_against_the_computer_goes_on_by_buttons(page: Page) -> None:
    await play(page, "computer", "easy")
    await pick_nobles(page)
    passive = page.locator("#channel-layout").get_by_role("button", name=PASSIVE, disabled=False)
    for _ in range(8):  # two or three turns; it depends on the dice what is asked
        before = await page.locator("#channel-layout").inner_text()
        await passive.first.click(timeout=SLOW)
        await expect(page.locator("#channel-layout")).not_to_have_text(before, timeout=SLOW)
    await button(page, "My Hand").click(timeout=SLOW)
    offer_and_hand = 2
    await expect(told(page, "Only you can see this")).to_have_count(offer_and_hand, timeout=SLOW)
    await concede(page, "Play Again")
    await expect(told(page, re.compile(r"\w+ \(easy\) wins")).first).to_be_visible(timeout=SLOW)


async def test_two_people_play_and_finish_a_match(page: Page) -> None:
    await begin(page, "Two Seats")
    await be(page, "beta")
    accept = page.locator("#channel-layout").get_by_role("button", name="Accept")
    await accept.filter(has_not_text="With Words").last.click(timeout=SLOW)
    await expect(page.locator("img[alt*='Dueling Nobles']").last).to_be_visible(timeout=SLOW)
    await pick_nobles(page)
    await expect(told(page, "Waiting for alpha.").last).to_be_visible(timeout=SLOW)
    await be(page, "alpha")
    await expect(told(page, "Only you can see this")).to_have_count(0)
    await pick_nobles(page)
    await expect(told(page, "Turn 1:").last).to_be_visible(timeout=SLOW)
    await concede(page)
    await expect(told(page, "beta wins").first).to_be_visible(timeout=SLOW)


async def test_a_tile_opens_a_lesson_and_makes_room_for_it(page: Page) -> None:
    await page.locator("#herald-steps").evaluate("steps => { steps.open = true; }")
    await begin(page, "Learn")
    await expect(page.locator("#herald-steps li").first).to_be_hidden()
    await expect(page.locator("#herald-tiles")).to_be_hidden()
    await press(page, "Start Lesson")
    await expect(button(page, "Next")).to_be_visible(timeout=SLOW)


async def test_the_first_page_shows_the_games_and_no_tools_of_developers(page: Page) -> None:
    await page.locator("#herald-games").evaluate("games => { games.open = true; }")
    for game in ("Dueling Nobles", "Magic (Noble)", "Neo Noble: Shattered Souls", "Noxtalia", "Soul-Forger"):
        tile = page.get_by_label(game, exact=True)
        assert await tile.get_by_role("button").all_inner_texts() == ["Learn", "Play", "Two Seats"]
        drawn = await tile.locator("img").evaluate(
            "img => [img.complete, img.naturalWidth, img.clientHeight]"
        )
        assert drawn == [True, 1200, 150]
    for tool in ("#toolbar", "#messages-sidebar", "#inspector-panel", "#refresh"):
        await expect(page.locator(tool)).to_be_hidden()
    await expect(page.get_by_label("You are")).to_be_visible()
    assert "SimCord" not in await page.locator("body").inner_text()


OUT_OF_VIEW = """() => {
    const view = document.getElementById("channel-timeline").getBoundingClientRect();
    const panels = [...document.querySelectorAll("article:has(.message-ephemeral-note)")];
    const asked = panels.filter((each) => each.querySelector("button[data-control-key]")).pop();
    const all = asked ? [...asked.querySelectorAll("button[data-control-key], .select-trigger")] : [];
    const controls = all.filter((each) => each.innerText);  // a picture that can be opened has no words
    const hidden = controls.filter((each) => {
        const place = each.getBoundingClientRect();
        return place.top < view.top - 1 || place.bottom > view.bottom + 1;
    });
    return [controls.length > 0, hidden.map((each) => each.innerText)];
}"""
"""Whether there is a private panel, and which of its controls cannot be seen without scrolling."""
SIDEWAYS = """() => [document.documentElement, document.getElementById("channel-timeline")]
    .some((each) => each.scrollWidth > each.clientWidth)"""


async def all_in_view(page: Page) -> None:
    """See that the newest question's controls are in view, and nothing is wider than the page."""
    there, hidden = await page.evaluate(OUT_OF_VIEW)
    for _ in range(100):  # pictures come in after the words
        if there and not hidden:
            break
        await page.wait_for_timeout(100)
        there, hidden = await page.evaluate(OUT_OF_VIEW)
    assert (there, hidden) == (True, [])
    assert not await page.evaluate(SIDEWAYS)


@pytest.mark.parametrize("size", SIZES)
async def test_the_newest_question_is_in_view_after_each_press(page: Page, size: str) -> None:
    width, height = SIZES[size]
    await page.set_viewport_size({"width": width, "height": height})
    assert not await page.evaluate(SIDEWAYS), "the first page"
    await act_as(page, {"desktop": "gamma", "phone": "delta"}[size])
    await begin(page, "Play")
    await pick_nobles(page)
    await all_in_view(page)
    for _ in range(4):
        panel = page.locator("article:has(.message-ephemeral-note)").last
        before = await panel.inner_text()
        await panel.get_by_role("button", name=PASSIVE, disabled=False).first.click(timeout=SLOW)
        await expect(panel).not_to_have_text(before, timeout=SLOW)
        await all_in_view(page)
    await press(page, "Log")
    await all_in_view(page)
    await page.set_viewport_size({"width": 1280, "height": 720})


async def test_a_first_match_leads_to_the_board(page: Page) -> None:
    """It is prepared, so no deck is chosen."""
    await begin(page, "Play", "Soul-Forger")
    await expect(button(page, "My Hand")).to_be_in_viewport(timeout=SLOW)


async def test_whoever_scrolls_is_not_pulled_back(page: Page) -> None:
    await begin(page, "Learn", "Noxtalia")
    await press(page, "Start Lesson")
    await expect(button(page, "Next")).to_be_in_viewport(timeout=SLOW)
    view = page.locator("#channel-timeline")
    await view.hover()
    await page.mouse.wheel(0, -300)
    await page.wait_for_timeout(300)
    there = await view.evaluate("view => view.scrollTop")
    await page.wait_for_timeout(1000)
    assert await view.evaluate("view => view.scrollTop") == there


async def test_a_press_while_the_page_is_drawn_anew_is_not_lost(page: Page) -> None:
    await begin(page, "Learn")
    await expect(button(page, "Start Lesson")).to_be_enabled(timeout=SLOW)
    drawn = asyncio.Event()

    async def late(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    await page.route("**/api/action", late, times=1)
    await page.locator("#refresh").evaluate("refresh => refresh.click()")
    await expect(button(page, "Start Lesson")).to_be_disabled(timeout=SLOW)
    await button(page, "Start Lesson").dispatch_event("click")
    drawn.set()
    await expect(button(page, "Next")).to_be_visible(timeout=SLOW)
