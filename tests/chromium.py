"""Pages in a real browser, where the system has Chromium."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Page, async_playwright

CHROMIUM = shutil.which("chromium")
_QUIET = (  # without these Chromium looks for its maker's servers
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@asynccontextmanager
async def empty_page(width: int, height: int, **how: Any) -> AsyncGenerator[Page]:
    """Open an empty page of this size in pixels; `how` is the rest of what Playwright may be told of it."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(_QUIET))
        yield await browser.new_page(viewport={"width": width, "height": height}, **how)
        await browser.close()
