"""What somebody has pressed is edited by their press, which Discord does not count, and shows no less."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route
from pydantic import HttpUrl
from yarl import URL

from bot.app.client import Herald
from bot.discord.interaction_tokens import LIFE
from bot.discord.requests import MOST_REFUSED, REST
from bot.store.outbox.messages import registered
from bot.tournaments.course import unit_of_work
from bot.tournaments.messages import Status
from tests.e2e.club import Club, buttons, raw, walk
from tests.e2e.hall import Hall
from tests.e2e.play import act, answers_on, challenge

BY_PRESS = "/webhooks/*/messages/@original"


def counted(club: Club, message: Any) -> int:
    """Return how often the bot itself has edited a message."""
    return len(club.sent("PATCH", f"/channels/*/messages/{message.id}"))


async def shows_the_newest(club: Club, session: Any) -> bool:
    """Tell whether the board looks as one does that is made anew."""
    before = raw(club.board())
    await club.bot.delivery.boards.refresh(session.id)
    await club.settle()
    return raw(club.board()) == before


async def test_each_type_of_message_that_is_registered_has_its_sender(club: Club) -> None:
    assert club.bot.delivery._senders.keys() == {*registered().values()}


async def test_a_board_from_which_somebody_plays_is_edited_by_his_press(club: Club) -> None:
    session = await challenge(club)
    await club.hand(club.ann, session)
    before, chance = counted(club, board := club.board()), Random(1)
    for _ in range(6):
        await act(club, session, chance)
    assert club.board().id == board.id
    assert counted(club, board) == before
    assert len(club.sent("PATCH", BY_PRESS)) >= 6
    assert await shows_the_newest(club, session)


async def answer_in_dms(club: Club, session: Any) -> None:
    """Let who is asked answer in their DMs, so that nobody presses on the board."""
    person = (club.ann, club.bob)[session.waiting[0]]
    panel, chance = person.user.dm_channel.history()[0], Random(1)
    before = session.match.serial
    while session.match.serial == before:
        custom_id, menu = chance.choice(answers_on(panel, session.question))
        values = [option["value"] for option in menu["options"]][: menu["max_values"]] if menu else None
        await club.press(person.user, panel, custom_id, values)
        panel = club.env.backend.get_message(person.user.dm_channel.id, panel.id)


async def test_after_a_quarter_of_an_hour_and_after_a_restart_the_bot_edits_itself(club: Club) -> None:
    session = await challenge(club)
    for passes in (lambda: club.env.advance_time(LIFE), club.restart):
        await club.hand(club.ann, session)
        board = club.board()
        before = counted(club, board)
        await answer_in_dms(club, session)
        assert counted(club, board) == before
        await passes()
        session = await club.session(session.id)
        before = counted(club, board)
        await answer_in_dms(club, session)
        assert club.board().id == board.id
        assert counted(club, board) == before + 1
        assert await shows_the_newest(club, session)


async def test_a_challenge_is_changed_by_the_press_that_accepts_it(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    assert counted(club, message) == 0
    assert len(club.sent("PATCH", BY_PRESS)) == 1
    assert "Accept" not in buttons(club.seen(message))


async def test_a_status_that_looks_as_before_is_not_sent(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    status = await hall.status()
    before = counted(club, status)
    for message in (Status(1), Status(1)):
        await club.store.outbox.put(club.now(), message.to_row())
        await club.settle()
    assert counted(club, status) == before
    await hall.press(club.ann, "t_register")
    assert counted(club, status) - before in (0, 1), "a press that takes long edits it by itself"
    assert "ann" in str(raw(await hall.status()))


async def test_an_edit_by_a_press_that_takes_long_is_overtaken_by_none(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await challenge(club)
    board, line = club.board(), asyncio.Event()
    edit, began = discord.Interaction.edit_original_response, list[str]()

    async def slow(press: discord.Interaction, **parts: Any) -> Any:
        if press.message is not None and press.message.id == board.id:
            began.append(str(parts["view"].to_components()))
            await club.env.external_wait(line.wait(), reason="a slow line")
        return await edit(press, **parts)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", slow)
    await club.hand(club.ann, session)
    await answer_in_dms(club, session)
    await answer_in_dms(club, session)
    assert len(began) == 1
    line.set()
    await club.settle()
    assert len(began) == 2
    assert await shows_the_newest(club, session)


async def test_what_discord_refuses_too_often_lets_all_that_waits_rest(club: Club) -> None:
    (told,) = club.bot.requests.trace.on_request_end
    refused: Any = SimpleNamespace(
        method="GET", url=URL(f"{Route.BASE}/channels/1"), response=SimpleNamespace(status=403, headers={})
    )
    for _ in range(MOST_REFUSED + 1):
        await told(None, None, refused)  # pyright: ignore
    session = await challenge(club)
    assert not any(item.get("type") == 12 for item in walk(raw(club.last())))
    await club.env.advance_time(REST)
    assert await shows_the_newest(club, session)


@pytest.mark.parametrize(("proxy", "counts"), [(None, True), (HttpUrl("http://127.0.0.1:8080"), False)])
async def test_each_request_is_seen_and_counted_where_no_proxy_counts(
    club: Club, proxy: HttpUrl | None, counts: bool
) -> None:
    settings = club.bot.settings.model_copy(update={"discord_api": proxy})
    bot = Herald(settings, club.store, renderer=club.bot.renderer, worker_pool=club.bot.worker_pool)
    assert bot.http.http_trace is bot.requests.trace
    waits: list[float] = []
    bot.requests.waited = waits.append
    (begins,) = bot.requests.trace.on_request_start
    asked: Any = SimpleNamespace(url=URL(f"{Route.BASE}/channels/1"))
    await begins(None, None, asked)  # pyright: ignore
    assert len(waits) == counts
