"""Discord fails: moves stay saved, the board catches up, nothing is done twice."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.host import outbox
from cogs.components import reply
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import act, answers_on, challenge, concede, to_phase

PAUSE = 60.0
"""Seconds before a second attempt: longer than a simulated person waits, so that time must be advanced."""


@pytest.fixture(autouse=True)
def _long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "FIRST_PAUSE", PAUSE)


def nonces(club: Club) -> list[str]:
    """The nonces of all messages sent, in order."""
    bodies = (one.json for one in club.sent("POST", "/channels/*/messages"))
    return [str(body["nonce"]) for body in bodies if "nonce" in body]


async def test_no_two_messages_have_the_same_nonce(club: Club) -> None:
    session = await challenge(club)
    again = await club.cyd.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    assert again.acknowledged
    chance = Random(1)
    for _ in range(6):
        await act(club, session, chance)
        await club.env.advance_time(61.0)  # the players are no longer taken to be at the table
    sent = nonces(club)
    assert len(sent) > 6
    assert len(sent) == len(set(sent))


async def press_one(club: Club, session: Any) -> None:
    """Answer one decision by the DM's panel, which needs no other request to be found."""
    seat = session.waiting[0]
    person = club.ann if seat == 0 else club.bob
    panel = person.user.dm_channel.history()[0]
    custom_id, menu = answers_on(panel, session.question)[0]
    if menu is None:
        await club.press(person.user, panel, custom_id)
    else:
        values = [option["value"] for option in menu["options"]]
        await club.press(person.user, panel, custom_id, values[: menu["min_values"]])


@pytest.mark.parametrize("times", [1, 3, None])
@pytest.mark.parametrize("status", [429, 503])
async def test_a_board_that_cannot_be_edited_catches_up(club: Club, status: int, times: int | None) -> None:
    session = await challenge(club)
    board = club.board()
    shown = words(board)
    club.env.inject_error("PATCH", f"/channels/{club.channel.id}/*", status=status, times=times)
    await press_one(club, session)
    await press_one(club, session)
    assert session.match.serial == 2
    assert len(await club.store.moves.answers(session.id)) == 2
    if times != 1:  # else the second press has brought it up to date
        assert words(club.board()) == shown
        assert [row.kind for row in await club.waiting()] == ["board"]
    club.env.backend.faults = [fault for fault in club.env.backend.faults if fault["times"] is not None]
    await club.env.advance_time(10 * PAUSE)
    assert await club.waiting() == []
    assert club.board().id == board.id
    assert words(club.board()) != shown


@pytest.mark.parametrize("times", [1, 3])
async def test_boards_and_calls_that_cannot_be_sent_are_sent_once(club: Club, times: int) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    path = f"/channels/{club.channel.id}/messages"
    club.env.inject_error("POST", path, status=500, times=times)
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    await club.env.advance_time(20 * PAUSE)
    assert await club.waiting() == []
    boards = [one for one in club.channel.history() if one.attachments]
    assert len(boards) == 1
    tried = [one.json["nonce"] for one in club.sent("POST", path) if one.json.get("attachments")]
    assert len(tried) >= 2
    assert len(set(tried)) == 1, "a second attempt has the nonce of the first, so that Discord knows it"


@pytest.mark.parametrize("times", [1, 3])
async def test_hands_that_cannot_be_sent_are_sent_once(club: Club, times: int) -> None:
    club.env.inject_error("POST", "/users/@me/channels", status=500, times=1)
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    club.env.inject_error("POST", "/channels/*/messages", status=503, times=times)
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    await club.env.advance_time(20 * PAUSE)
    assert await club.waiting() == []
    for person in (club.ann, club.bob):
        assert len(person.user.dm_channel.history()) == 1


async def test_a_busy_discord_does_not_double_a_hand(club: Club) -> None:
    session = await challenge(club)
    for code in (0, 20028):
        dm = club.ann.user.dm_channel
        club.env.inject_error("PATCH", f"/channels/{dm.id}/messages/*", status=429, code=code, times=1)
        club.env.inject_error(
            "PATCH", f"/channels/{club.channel.id}/messages/*", status=429, code=code, times=1
        )
        await press_one(club, session)
        await club.env.advance_time(5 * PAUSE)
    assert len(club.ann.user.dm_channel.history()) == 1
    assert len([one for one in club.channel.history() if one.attachments]) == 1
    assert await club.waiting() == []


@pytest.mark.parametrize(("status", "code"), [(500, 0), (404, 10062), (400, 40060), (429, 0)])
async def test_a_move_counts_whose_press_cannot_be_answered(club: Club, status: int, code: int) -> None:
    session = await challenge(club)
    club.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=None)
    await press_one(club, session)
    assert session.match.serial == 1
    club.env.backend.faults.clear()
    await club.settle()
    assert "Waiting for bob" in words(club.ann.user.dm_channel.history()[0])  # shown without the press
    await press_one(club, session)
    assert session.match.serial == 2


@pytest.mark.parametrize("status", [500, 404])
async def test_a_move_stays_saved_when_its_panel_cannot_be_shown(club: Club, status: int) -> None:
    session = await challenge(club)
    club.env.inject_error("PATCH", "/webhooks/*", status=status, code=10015 if status == 404 else 0)
    await press_one(club, session)
    assert len(await club.store.moves.answers(session.id)) == 1
    await club.env.advance_time(5 * PAUSE)
    assert await club.waiting() == []
    await club.again()  # by now it is too late, too
    assert len(await club.store.moves.answers(session.id)) == 1


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/interactions/*/callback"), ("PATCH", "/webhooks/*/messages/@original")]
)
async def test_a_panel_that_goes_while_it_is_pressed_is_nobodys_fault(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    """Dismissed by its reader, or just replaced by a newer one: the answer stands, and is shown beside."""
    if method == "PATCH":  # the press is acknowledged before its answer is ready
        monkeypatch.setattr(reply, "PATIENCE", timedelta(0))
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    custom_id, menu = answers_on(panel, session.question)[0]
    values = [option["value"] for option in menu["options"]][: menu["min_values"]] if menu else None
    club.env.inject_error(method, path, status=404, code=10008, times=1)
    pressed = await club.press(club.ann, panel, custom_id, values)
    assert len(await club.store.moves.answers(session.id)) == 1
    (beside,) = pressed.followups
    assert beside.ephemeral
    assert "Waiting for bob" in words(beside)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_private_message_that_was_dismissed_is_nobodys_fault(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    shown: Any = (await club.ann.slash(club.channel, "settings mine")).response
    await club.ann.click(shown, custom_id=buttons(shown)["Pictures"])
    await club.ann.click(shown, custom_id=buttons(shown)["Change Colours"])
    menu = next(each for each in menus(shown) if "colours" in each["custom_id"])
    club.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    pressed = await club.press(club.ann, shown, menu["custom_id"], ["light"])
    assert list(pressed.followups) == []
    assert (await club.store.preferences.user(club.ann.id)).theme == "light"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("code", [50007, 50278])
@pytest.mark.parametrize("path", ["/users/@me/channels", "/channels/*/messages"])
async def test_closed_dms_stop_nobody_and_are_tried_once(club: Club, path: str, code: int) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    chosen = club.store.preferences
    if path.startswith("/users"):
        club.env.inject_error("POST", path, status=403, code=code, times=None)
    else:
        for person in (club.ann, club.bob):
            dm = f"/channels/{person.user.dm_channel.id}/messages"
            club.env.inject_error("POST", dm, status=403, code=code, times=None)
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    session = await club.bot.host.match_service.session((await club.store.matches.of_user(club.ann.id))[0].id)
    tried = len(club.sent("POST", "/users/@me/channels"))
    for person in (club.ann, club.bob):
        assert (await chosen.user(person.id)).dm_closed
    chance = Random(4)
    for _ in range(8):
        await act(club, session, chance)  # by My Hand on the board
    assert session.match.serial >= 8
    assert len(club.sent("POST", "/users/@me/channels")) == tried
    assert club.ann.user.dm_channel.history() == []
    assert await club.waiting() == []
    refused: Any = (await club.ann.slash(club.channel, "settings mine")).response
    assert "Discord refused Herald’s last message" in words(refused)
    club.env.backend.faults.clear()
    answer = words((await club.ann.slash(club.channel, "settings mine", **{"hands-by-dm": True})).response)
    assert "refused" not in answer
    assert "hands-by-dm" not in answer, "a name for people, not the option's"
    await act(club, session, chance)
    assert len(club.ann.user.dm_channel.history()) == 1


async def test_closed_dms_are_tried_again_at_the_next_match(club: Club) -> None:
    dm = club.ann.user.dm_channel
    club.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007, times=1)
    session = await challenge(club)
    await act(club, session, Random(4))
    assert dm.history() == []
    await concede(club, club.bob, session)
    await challenge(club)
    assert len(dm.history()) == 1
    assert not (await club.store.preferences.user(club.ann.id)).dm_closed


async def test_a_board_too_old_to_edit_is_sent_anew(club: Club) -> None:
    session = await challenge(club)
    before = club.board()
    club.refuse_edits(f"/channels/*/messages/{before.id}", status=429, code=30046)
    await act(club, session, Random(1))
    await act(club, session, Random(2))
    assert club.board().id != before.id
    after = club.board()
    await club.env.advance_time(3_700.0)
    await act(club, session, Random(3))
    assert club.board().id != after.id
    assert len([one for one in club.channel.history() if one.attachments]) == 1


async def test_a_board_buried_by_chat_is_sent_anew(club: Club) -> None:
    session = await challenge(club)
    before = club.board()
    for number in range(12):
        await club.cyd.send(club.channel, f"chat {number}")
    await to_phase(club, session, "prepare")
    assert club.board().id > before.id
    after = [one.content for one in club.channel.history() if one.id > club.board().id]
    assert [text[:2] for text in after] == ["<@"], "the call to move"
    late = await club.press(club.cyd, club.board(), buttons(before)["My Hand"])
    assert "not playing" in said(late)


async def test_what_discord_passes_on_too_late_is_refused(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    session = await challenge(club)
    board = club.board()
    await club.ann.click(board, custom_id=buttons(board)["My Hand"])
    await press_one(club, session)
    before = await club.state(session)
    late = await club.late(club.ann, await club.aside(club.ann), f"h1:1:{session.question}:concede:")
    assert "too late" in said(late)
    assert await club.state(session) == before
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
