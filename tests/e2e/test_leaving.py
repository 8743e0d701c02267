"""A process that ends finishes what is being answered, or tells people to try again."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from bot.app import client
from tests.e2e.club import Club, buttons, said
from tests.e2e.play import challenge


@pytest.fixture(autouse=True)
def _stays_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the simulated Discord keep its session, and other tests their processes."""

    async def stay(*_: Any) -> None:
        pass

    monkeypatch.setattr(client.commands.AutoShardedBot, "close", stay)
    monkeypatch.setattr(client, "end_workers", lambda: None)


def ends_while_it_draws(club: Club, monkeypatch: pytest.MonkeyPatch, *, until: Any) -> list[Any]:
    """Let the process be asked to end while a hand is drawn, which goes on when a part of it is closed."""
    hand, close, ending, closed = (
        club.bot.renderer.strip,
        until.close,
        list[asyncio.Task[None]](),
        asyncio.Event(),
    )

    async def drawn(*what: Any) -> Any:
        if not ending:
            ending.append(asyncio.create_task(club.bot.close()))
            await closed.wait()
            if club.bot.renderer._closed:  # what draws has been ended with it
                raise BrokenProcessPool
        return await hand(*what)

    def closing(**how: Any) -> Any:
        closed.set()  # those who wait for it go on only after this
        return close(**how)

    monkeypatch.setattr(club.bot.renderer, "strip", drawn)
    monkeypatch.setattr(until, "close", closing)
    return ending


async def press_my_hand(club: Club) -> str:
    """Press My Hand and return what is told, whatever it is."""
    return said(await club.ann.click(club.board(), custom_id=buttons(club.board())["My Hand"]))


def clean(caplog: pytest.LogCaptureFixture) -> bool:
    return not [each for each in caplog.records if each.exc_info or each.levelname == "ERROR"]


async def test_a_panel_that_is_being_drawn_is_finished_first(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await challenge(club)
    club.bot.delivery.hands.forget_pictures()
    ending = ends_while_it_draws(club, monkeypatch, until=club.bot.handing)
    assert "Pick 3 nobles" in await press_my_hand(club)
    await ending[0]
    assert clean(caplog)


async def test_who_cannot_be_answered_in_time_is_told_to_try_again(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(client, "FINISHED_WITHIN", 0.0)
    await challenge(club)
    club.bot.delivery.hands.forget_pictures()
    ending = ends_while_it_draws(club, monkeypatch, until=club.bot.renderer)
    assert "Herald is restarting" in await press_my_hand(club)
    await ending[0]
    assert clean(caplog)


async def test_who_comes_while_it_ends_is_told_at_once(club: Club) -> None:
    with club.env._bot_scope():
        await club.bot.close()
    assert "Herald is restarting" in said(await club.ann.slash(club.channel, "help"))
