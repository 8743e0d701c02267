"""Draws a picture, prints which process drew it, and waits to be killed: `python -m tests.render.child`."""

import asyncio
import multiprocessing
import sys
from functools import partial

from bot.texts import texts_in
from bot.workers import workers
from render import RenderService
from tests.render import samples


async def main() -> None:
    renderer = RenderService(partial(workers, 1))
    await renderer.board("first", samples.start(), samples.NAMES, texts_in("en"), "dark")
    (worker,) = multiprocessing.active_children()
    sys.stdout.write(f"{worker.pid}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
