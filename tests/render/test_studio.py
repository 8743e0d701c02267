"""The studio draws off the event loop, and each frame once."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio

from bot.texts import texts
from render import Studio, board_alt, games, hand_alt
from tests.render import samples


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio(frames=4)
    yield studio
    studio.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Return the seats for whom a board is really drawn."""
    seats: list[int | None] = []
    real = games.board

    def counted(view: Any, *rest: Any) -> Any:
        seats.append(view.seat)
        return real(view, *rest)

    monkeypatch.setattr(games, "board", counted)
    return seats


async def _board(studio: Studio, key: object = ("m", 1), seat: int | None = 0, theme: str = "dark") -> Any:
    view = samples.start().model_copy(update={"seat": seat})
    return await studio.board(key, view, samples.NAMES, texts("en"), theme)


async def test_a_picture_is_data_extension_and_alt_text(studio: Studio) -> None:
    picture = await _board(studio)
    assert picture.data.startswith(b"\x89PNG")
    assert picture.extension == "png"
    assert picture.alt == board_alt(samples.start(), samples.NAMES, texts("en"))


async def test_a_hand_has_its_own_frame(studio: Studio) -> None:
    board = await _board(studio)
    hand = await studio.hand(("m", 1), samples.start(), samples.NAMES, texts("en"), "dark")
    assert hand.data != board.data
    assert hand.alt == hand_alt(samples.start(), samples.NAMES, texts("en"))


async def test_many_who_ask_at_once_share_one_drawing(studio: Studio, drawn: list[int | None]) -> None:
    pictures = await asyncio.gather(*(_board(studio) for _ in range(10)))
    assert len(drawn) == 1
    assert all(picture is pictures[0] for picture in pictures)


async def test_a_frame_is_kept(studio: Studio, drawn: list[int | None]) -> None:
    assert await _board(studio) is await _board(studio)
    assert len(drawn) == 1


async def test_viewer_theme_language_and_step_make_a_frame_of_their_own(
    studio: Studio, drawn: list[int | None]
) -> None:
    await asyncio.gather(
        _board(studio), _board(studio, ("m", 2)), _board(studio, seat=1), _board(studio, theme="light")
    )
    await studio.board(("m", 1), samples.start(), samples.NAMES, texts("fr"), "dark")
    assert len(drawn) == 5


async def test_the_oldest_frame_goes_first(studio: Studio, drawn: list[int | None]) -> None:
    for step in range(5):
        await _board(studio, ("m", step))
    await _board(studio, ("m", 4))
    assert len(drawn) == 5
    await _board(studio, ("m", 0))
    assert len(drawn) == 6


async def test_one_who_gives_up_does_not_stop_the_others(studio: Studio, drawn: list[int | None]) -> None:
    impatient = asyncio.create_task(_board(studio))
    patient = asyncio.create_task(_board(studio))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).extension == "png"
    assert len(drawn) == 1


async def test_a_failure_reaches_all_and_is_not_kept(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("no paint")

    with monkeypatch.context() as patch:
        patch.setattr(games, "board", broken)
        outcomes = await asyncio.gather(_board(studio), _board(studio), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["no paint", "no paint"]
    assert (await _board(studio)).extension == "png"


async def test_a_closed_studio_draws_no_more() -> None:
    studio = Studio()
    studio.close()
    with pytest.raises(RuntimeError):
        await _board(studio)


@pytest.fixture
def quick_switch() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.001)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("quick_switch")
async def test_the_event_loop_goes_on_while_pictures_are_drawn(studio: Studio) -> None:
    await studio.warm_up(("dark",))
    late: list[float] = []

    async def beat() -> None:
        while True:
            due = time.perf_counter() + 0.002
            await asyncio.sleep(0.002)
            late.append(time.perf_counter() - due)

    heart = asyncio.create_task(beat())
    await asyncio.gather(*(_board(studio, ("m", step)) for step in range(20)))
    heart.cancel()
    late.sort()
    # Drawing on the loop would delay every beat by a frame or more.
    assert len(late) > 20
    assert late[len(late) * 9 // 10] < 0.02
