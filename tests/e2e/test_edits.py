"""What somebody has pressed is edited by his press, which Discord does not count, and shows no less."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.discord.passes import LIFE
from tests.e2e.club import Club, buttons, raw
from tests.e2e.play import act, answers_on, challenge

BY_PRESS = "/webhooks/*/messages/@original"


def counted(club: Club, message: Any) -> int:
    """Return how often the bot itself has edited a message."""
    return len(club.sent("PATCH", f"/channels/*/messages/{message.id}"))


async def shows_the_newest(club: Club, live: Any) -> bool:
    """Tell whether the board looks as one does that is made anew."""
    before = raw(club.board())
    await club.bot.delivery.boards.refresh(live.id)
    await club.settle()
    return raw(club.board()) == before


async def test_a_board_from_which_somebody_plays_is_edited_by_his_press(club: Club) -> None:
    live = await challenge(club)
    await club.hand(club.ann, live)
    before, chance = counted(club, board := club.board()), Random(1)
    for _ in range(6):
        await act(club, live, chance)
    assert club.board().id == board.id
    assert counted(club, board) == before
    assert len(club.sent("PATCH", BY_PRESS)) >= 6
    assert await shows_the_newest(club, live)


async def answer_in_dms(club: Club, live: Any) -> None:
    """Let who is asked answer in his DMs, so that nobody presses on the board."""
    person = (club.ann, club.bob)[live.waiting[0]]
    panel, chance = person.user.dm_channel.history()[0], Random(1)
    before = live.match.serial
    while live.match.serial == before:
        custom_id, menu = chance.choice(answers_on(panel, live.question))
        values = [option["value"] for option in menu["options"]][: menu["max_values"]] if menu else None
        await club.press(person.user, panel, custom_id, values)
        panel = club.env.backend.get_message(person.user.dm_channel.id, panel.id)


async def test_after_a_quarter_of_an_hour_and_after_a_restart_the_bot_edits_itself(club: Club) -> None:
    live = await challenge(club)
    for passes in (lambda: club.env.advance_time(LIFE), club.restart):
        await club.hand(club.ann, live)
        board = club.board()
        before = counted(club, board)
        await answer_in_dms(club, live)
        assert counted(club, board) == before
        await passes()
        live = await club.live(live.id)
        before = counted(club, board)
        await answer_in_dms(club, live)
        assert club.board().id == board.id
        assert counted(club, board) == before + 1
        assert await shows_the_newest(club, live)


async def test_a_challenge_is_changed_by_the_press_that_accepts_it(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    assert counted(club, message) == 0
    assert len(club.sent("PATCH", BY_PRESS)) == 1
    assert "Accept" not in buttons(club.seen(message))
