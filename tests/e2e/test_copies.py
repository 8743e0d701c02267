"""Copies of panels in DMs at a table of three: each follows what concerns its person, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.matches.moderation.substitutes import Substitute, seat_instead
from bot.matches.service import Press
from bot.table.message_view import ShownViews
from cogs.context import InteractionContext
from tests.e2e.club import Club, buttons, words
from tests.e2e.play import act, answers_on, challenge, concede, give
from tests.e2e.test_noxtalia import MODES, sit_down


def copy_of(club: Club, session: Any, seat: int) -> Any:
    """The panel in a person's DMs, as it is now."""
    dm = person(club, session, seat).user.dm_channel
    return dm.history()[0]


def person(club: Club, session: Any, seat: int) -> Any:
    people = (club.ann, club.bob, club.cyd)
    return next(each for each in people if each.id == session.people.seats[seat].user_id)


def edits(club: Club, session: Any, seat: int) -> int:
    return len(club.sent("PATCH", f"/channels/{person(club, session, seat).user.dm_channel.id}/messages/*"))


async def test_who_is_not_concerned_is_sent_nothing_and_who_is_asked_sees_the_question(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    everybody_answers = {"players": 3, "options": "turn-limit=2 opening-hand=3 lone-pass=full"}
    monkeypatch.setitem(MODES, "free for all", everybody_answers)
    session = await sit_down(club, "free for all")
    chance = Random(3)
    spared = 0
    for _ in range(40):
        seats = range(3)
        was_asked = [session.asked(seat) for seat in seats]
        before, events = [edits(club, session, seat) for seat in seats], session.log.count
        asked = chance.choice(session.waiting)
        await give(club, session, [(asked, session.match.decision(asked).any(chance))])
        if session.match.result is not None:
            break
        fresh = [event for number, event in session.log.recent if number > events]
        for seat in seats:
            if session.asked(seat):
                assert answers_on(copy_of(club, session, seat), session.question), (
                    "the question that is open now"
                )
            elif not was_asked[seat] and not any(seat in event.secret for event in fresh):
                assert edits(club, session, seat) == before[seat], "nothing that concerns him"
                spared += 1
    assert spared > 10


async def test_all_are_shown_the_end(club: Club) -> None:
    session = await sit_down(club, "free for all")
    stays = session.waiting[0]
    for seat in range(3):
        if seat != stays:
            await concede(club, person(club, session, seat), session)
    assert session.match.result is not None
    for seat in range(3):
        assert session.people.seats[stays].name in words(copy_of(club, session, seat))
        assert answers_on(copy_of(club, session, seat), session.question) == []
        assert "wins" in words(copy_of(club, session, seat))


async def test_who_is_replaced_while_his_panel_is_sent_sees_nothing_of_the_next_one_s(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    post, match_service = club.bot.delivery.messenger, club.bot.host.match_service
    send, seen = post.send_private, list[str]()

    async def slow(user_id: int, row: Any, *args: Any, **parts: Any) -> Any:
        sent = await send(user_id, row, *args, **parts)
        if user_id == club.ann.id and not seen:
            seen.append(words(sent))
            await seat_instead(match_service, row.match_id, user_id, Substitute("Cyd", club.cyd.id))
        return sent

    monkeypatch.setattr(post, "send_private", slow)
    await club.bob.slash(club.channel, "play", game="dueling_nobles", opponent=club.ann)
    await club.ann.click(club.last(), custom_id=buttons(club.last())["Accept"])
    await club.settle()
    session = await club.session((await club.store.matches.of_user(club.bob.id))[0].id)
    chance = Random(1)
    for _ in range(6):
        await act(club, session, chance)
    assert [words(message) for message in club.ann.user.dm_channel.history()] == seen
    assert len(club.cyd.user.dm_channel.history()) == 1


@pytest.mark.parametrize("pressed", ["an old control", "the log"])
async def test_what_changes_while_a_press_is_shown_is_shown_after_it(
    club: Club, monkeypatch: pytest.MonkeyPatch, pressed: str
) -> None:
    session, match_service = await challenge(club), club.bot.host.match_service
    copy, moved = club.ann.user.dm_channel.history()[0], list[int]()
    (custom_id, menu), *_ = answers_on(copy, session.question)
    assert menu is not None
    values = [option["value"] for option in menu["options"]][:3]
    await club.press(club.ann.user, copy, custom_id, values)
    shows, name = (ShownViews, "bring") if pressed == "an old control" else (InteractionContext, "show")
    show = getattr(shows, name)

    async def slow(*args: Any) -> Any:
        shown = await show(*args)
        for seed in range(0 if moved else 20):  # until she is asked anew
            seat = session.waiting[0]
            answer = session.match.decision(seat).any(Random(seed))
            press = Press(session.people.seats[seat].user_id or 0, None, 1_000 + seed)
            await match_service.answer(session.id, session.question, answer, press)
            moved.append(seat)
            if session.asked(0):
                break
        return shown

    monkeypatch.setattr(shows, name, slow)
    if pressed == "an old control":
        await club.press(club.ann.user, copy, custom_id, values)
    else:
        await club.press(club.ann.user, copy, f"h1:{session.id}:0:log:")
    await club.settle()
    assert moved
    assert session.asked(0)
    assert answers_on(club.seen(copy), session.question), "she sees what she is asked now"
