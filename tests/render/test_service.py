"""The studio draws off the event loop, and each frame once."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image

from bot.texts import texts_in
from bot.workers import workers
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.pictures import Picture
from engines.neo_noble.cards.catalogue import starter
from engines.soul_forger.cards.collection import SoulForgerCollection
from render import RenderService, dueling_nobles
from render.dueling_nobles import board_alt, hand_alt
from render.shared.pictures import draw_from
from tests.engines.soul_forger.cards.small_packs import creature, pack
from tests.render import samples
from tests.render.tournament.samples import table

pytestmark = pytest.mark.asyncio(loop_scope="module")
_shared: set[int] = set()
"""The process of the studio that tests share who kill none."""


@pytest_asyncio.fixture(loop_scope="module")
async def renderer() -> AsyncIterator[RenderService]:
    """One that draws in this process, where tests can watch it."""
    renderer = RenderService(frames=4)
    yield renderer
    renderer.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the pictures lie that authors have brought."""
    return tmp_path_factory.mktemp("pictures")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def workshop(folder: Path) -> AsyncIterator[RenderService]:
    """One that draws in a process of its own, as the bot's does, and has drawn its first board.

    Those who kill its process leave the one that takes its place to the next; the last closes it.
    """
    renderer = RenderService(partial(workers, 1, partial(draw_from, folder)))
    await _board(renderer, "first")
    yield renderer
    renderer.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared() -> AsyncIterator[RenderService]:
    """One like a workshop: a process takes a second to begin, and this one lives through the module."""
    renderer, others = RenderService(partial(workers, 1)), _children()
    await _board(renderer, "first")
    _shared.update(_children() - others)
    yield renderer
    renderer.close()
    _shared.clear()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Return the seats for whom a board is really drawn."""
    seats: list[int | None] = []
    real = dueling_nobles.draw_board

    def counted(view: Any, *rest: Any) -> Any:
        seats.append(view.seat)
        return real(view, *rest)

    monkeypatch.setattr(dueling_nobles, "draw_board", counted)
    return seats


async def _board(
    renderer: RenderService, key: object = ("m", 1), seat: int | None = 0, theme: str = "dark"
) -> Any:
    view = samples.start().model_copy(update={"seat": seat})
    return await renderer.board(key, view, samples.NAMES, texts_in("en"), theme)


async def test_a_picture_is_data_extension_and_alt_text(renderer: RenderService) -> None:
    picture = await _board(renderer)
    assert picture.data.startswith(b"\x89PNG")
    assert picture.extension == "png"
    assert picture.alt == board_alt(samples.start(), samples.NAMES, texts_in("en"))


async def test_a_hand_has_its_own_frame(renderer: RenderService) -> None:
    board = await _board(renderer)
    hand = await renderer.hand(("m", 1), samples.start(), samples.NAMES, texts_in("en"), "dark")
    assert hand.data != board.data
    assert hand.alt == hand_alt(samples.start(), samples.NAMES, texts_in("en"))


async def test_a_card_is_drawn_anew_when_what_it_names_is_called_otherwise(renderer: RenderService) -> None:
    bear = creature(id="bear", subtypes=["weasel"])
    alts: set[str] = set()
    for word in ("Weasel", "Stoat"):
        named = {"weasel": Noun(en=(word,), fr=(word,), gender="f")}
        own = pack(bear).model_copy(update={"subtypes": named})
        card, parts = SoulForgerCollection().definition("bear", [own])
        picture = await renderer.card("soul_forger", card, parts, texts_in("en"), "dark")
        assert word in picture.alt
        alts.add(picture.alt)
    assert len(alts) == 2


async def test_many_who_ask_at_once_share_one_drawing(
    renderer: RenderService, drawn: list[int | None]
) -> None:
    pictures = await asyncio.gather(*(_board(renderer) for _ in range(10)))
    assert len(drawn) == 1
    assert all(picture is pictures[0] for picture in pictures)


async def test_a_frame_is_kept(renderer: RenderService, drawn: list[int | None]) -> None:
    assert await _board(renderer) is await _board(renderer)
    assert len(drawn) == 1


async def test_what_is_forgotten_is_drawn_anew_and_what_is_being_drawn_meanwhile_is_not_kept(
    renderer: RenderService, drawn: list[int | None]
) -> None:
    await _board(renderer)
    under_way = asyncio.create_task(_board(renderer, ("m", 2)))
    await asyncio.sleep(0)
    renderer.forget()
    assert (await under_way).data
    await _board(renderer)
    await _board(renderer, ("m", 2))
    assert len(drawn) == 4


async def test_viewer_theme_language_and_step_make_a_frame_of_their_own(
    renderer: RenderService, drawn: list[int | None]
) -> None:
    await asyncio.gather(
        _board(renderer),
        _board(renderer, ("m", 2)),
        _board(renderer, seat=1),
        _board(renderer, theme="light"),
    )
    await renderer.board(("m", 1), samples.start(), samples.NAMES, texts_in("fr"), "dark")
    assert len(drawn) == 5


async def test_the_oldest_frame_goes_first(renderer: RenderService, drawn: list[int | None]) -> None:
    for step in range(5):
        await _board(renderer, ("m", step))
    await _board(renderer, ("m", 4))
    assert len(drawn) == 5
    await _board(renderer, ("m", 0))
    assert len(drawn) == 6


async def test_one_who_gives_up_does_not_stop_the_others(
    renderer: RenderService, drawn: list[int | None]
) -> None:
    impatient = asyncio.create_task(_board(renderer))
    patient = asyncio.create_task(_board(renderer))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).extension == "png"
    assert len(drawn) == 1


async def test_a_failure_reaches_all_and_is_not_kept(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("no paint")

    with monkeypatch.context() as patch:
        patch.setattr(dueling_nobles, "draw_board", broken)
        outcomes = await asyncio.gather(_board(renderer), _board(renderer), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["no paint", "no paint"]
    assert (await _board(renderer)).extension == "png"


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_closed_studio_draws_no_more(processes: int) -> None:
    renderer = RenderService(partial(workers, 1)) if processes else RenderService()
    renderer.close()
    with pytest.raises(RuntimeError, match="closed"):
        await _board(renderer)
    assert _workers() == []


async def test_a_process_draws_the_same_picture(renderer: RenderService, shared: RenderService) -> None:
    for language in (texts_in("en"), texts_in("fr")):
        for draw in (RenderService.board, RenderService.hand):
            asked = ("m", 1), samples.start(), samples.NAMES, language, "light"
            here, there = await draw(renderer, *asked), await draw(shared, *asked)
            assert here == there


async def test_a_process_gives_way_to_the_bot_and_leaves_ctrl_c_to_it(shared: RenderService) -> None:
    (worker,) = _shared
    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)
    os.kill(worker, signal.SIGINT)
    assert (await _board(shared, "after")).extension == "png"
    assert worker in _children()
    assert _workers() == []


async def test_an_authors_picture_that_was_removed_is_seen_no_more_in_what_a_process_draws(
    workshop: RenderService, folder: Path
) -> None:
    file = folder / ("e" * 32 + ".webp")
    Image.new("RGB", (600, 800), (250, 0, 250)).save(file)
    card = starter()[0].spirits[0].model_copy(update={"picture": Picture(file=file.name)})

    async def looked_up() -> Any:
        shown = await workshop.card("neo_noble", card, {}, texts_in("en"), "dark")
        return Image.open(BytesIO(shown.data)).convert("RGB").getpixel((375, 300))

    brought: Any = await looked_up()
    assert brought[0] > 220 > 40 > brought[1]
    file.unlink()
    assert await looked_up() == brought, "it is kept"
    workshop.forget()
    assert await looked_up() != brought


async def test_a_process_that_dies_at_work_is_replaced(workshop: RenderService) -> None:
    (worker,) = _workers()
    os.kill(worker, signal.SIGSTOP)  # so that it dies with all of them in hand
    asked = [asyncio.create_task(_board(workshop, ("m", step))) for step in range(3)]
    await asyncio.sleep(0.05)  # what has not reached it by then is drawn by the next one all the same
    os.kill(worker, signal.SIGKILL)
    assert {picture.extension for picture in await asyncio.gather(*asked)} == {"png"}
    assert len(_workers()) == 1
    assert worker not in _workers()


async def test_a_process_that_died_idle_is_replaced(workshop: RenderService) -> None:
    (worker,) = [child for child in multiprocessing.active_children() if child.pid not in _shared]
    worker.kill()
    await asyncio.to_thread(worker.join)
    assert (await _board(workshop)).extension == "png"


async def test_closing_a_studio_ends_its_processes(workshop: RenderService) -> None:
    workshop.close()
    assert _workers() == []


async def test_a_killed_bot_leaves_no_process_behind() -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.render.child", stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    assert int(await bot.stdout.readline()) != bot.pid
    bot.kill()
    # Its standard output is also the worker's, and ends when both have gone.
    assert await asyncio.wait_for(bot.stdout.read(), 10) == b""
    await bot.wait()


async def test_the_event_loop_goes_on_while_pictures_are_drawn(shared: RenderService) -> None:
    late: list[float] = []

    async def beat() -> None:
        while True:
            due = time.perf_counter() + 0.002
            await asyncio.sleep(0.002)
            late.append(time.perf_counter() - due)

    heart = asyncio.create_task(beat())
    await asyncio.gather(*(_board(shared, ("beat", step)) for step in range(20)))
    heart.cancel()
    late.sort()
    # Drawing on the loop would delay every beat by a frame or more.
    assert len(late) > 20
    assert late[len(late) * 9 // 10] < 0.02


def _children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def _workers() -> list[int]:
    """Return the processes that belong to the test."""
    return sorted(_children() - _shared)


async def test_standings_are_drawn_by_the_process_too(shared: RenderService) -> None:
    shot = await shared.tournament(table(3), texts_in("fr"), "dark")
    assert shot.data.startswith(b"\x89PNG")
    assert "1. Ana, Points 13" in shot.alt
    assert await shared.tournament(table(3), texts_in("fr"), "dark") is shot, "each sheet once"
