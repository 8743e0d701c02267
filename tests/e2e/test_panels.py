"""Private panels follow their match and do not pile up; calls name who is awaited now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.backend.errors import BackendError

from bot.discord.delivery import hand
from bot.discord.panels import LIFE
from bot.matches.move_builder import messages
from bot.store import UserPreferences
from bot.table.action_id import ActionId
from bot.table.panel import panel
from bot.table.verbs import MatchVerb
from render import RenderService
from tests.e2e.club import Club, words
from tests.e2e.play import answers_on, challenge, concede, give, look_away


async def answer(club: Club, session: Any, seat: int) -> None:
    """Let a seat give any answer, past Discord."""
    await give(club, session, [(seat, session.match.decision(seat).any(Random(session.match.serial)))])


def calls(club: Club) -> list[str]:
    """The calls that stand in the channel."""
    return [one.content for one in club.channel.history() if one.content.startswith("<@")]


async def test_an_open_panel_follows_the_match(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    for _ in range(12):
        await answer(club, session, session.waiting[0])
        shown = club.seen(panel)
        assert bool(answers_on(shown, session.question)) == session.asked(0)
        assert ("Waiting for" in words(shown)) != session.asked(0)


async def test_a_pressed_panel_is_kept_alive_by_the_press(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await club.env.advance_time(LIFE - 60)
    await look_away(club.ann, panel)
    await club.env.advance_time(120)
    await answer(club, session, 0)
    assert "Waiting for bob" in words(club.seen(panel))


async def test_a_panel_is_left_alone_when_its_token_is_gone_and_the_board_says_where_to_press(
    club: Club,
) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await club.env.advance_time(LIFE + 60)
    before = len(club.sent("PATCH", "/webhooks/*"))
    await answer(club, session, 0)
    assert len(club.sent("PATCH", "/webhooks/*")) == before
    assert "Press **My Hand**" in words(club.board())
    await look_away(club.ann, panel)  # as after a restart
    assert "Waiting for bob" in words(club.seen(panel))


async def test_after_a_restart_an_old_panel_still_answers(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await club.restart()
    session = await club.session(session.id)
    await answer(club, session, 0)
    await look_away(club.ann, panel)
    assert "Waiting for bob" in words(club.seen(panel))
    await answer(club, session, 1)
    assert "Waiting for bob" not in words(club.seen(panel)) or session.asked(1)


async def test_a_newer_panel_takes_the_place_of_the_older_one(club: Club) -> None:
    session = await challenge(club)
    old, bobs = await club.hand(club.ann, session), await club.hand(club.bob, session)
    new = await club.hand(club.ann, session)
    with pytest.raises(BackendError):
        club.seen(old)
    assert words(club.seen(new))
    assert words(club.seen(bobs)), "the other's stays"


async def test_the_last_state_is_shown_and_then_all_is_let_go(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await concede(club, club.bob, session)
    assert "bob" in words(club.seen(panel))
    assert "wins" in words(club.seen(panel))
    assert club.bot.delivery.hands.panels._open == {}
    assert club.bot.host.match_service.awake.get(session.id) is None
    assert len(club.bot.delivery.calls._standing) == 0


async def test_a_call_goes_when_its_person_has_chosen(club: Club) -> None:
    session = await challenge(club, clock="relaxed")
    assert sorted(text.partition(",")[0] for text in calls(club)) == sorted(
        [f"<@{club.ann.id}>", f"<@{club.bob.id}>"]
    )
    await answer(club, session, 0)
    assert [text.partition(",")[0] for text in calls(club)] == [f"<@{club.bob.id}>"]
    await answer(club, session, 1)
    awaited = [f"<@{session.people.seats[seat].user_id}>" for seat in session.waiting]
    assert [text.partition(",")[0] for text in calls(club)] == awaited


async def test_a_call_of_before_a_restart_goes_too(club: Club) -> None:
    session = await challenge(club, clock="relaxed")
    assert len(calls(club)) == 2
    await club.restart()
    session = await club.bot.host.match_service.session(session.id)
    await answer(club, session, 0)
    assert [text.partition(",")[0] for text in calls(club)] == [f"<@{club.bob.id}>"]
    assert [seat.call_message_id is None for seat in await club.store.matches.seats(session.id)] == [
        True,
        False,
    ]


async def test_a_call_tells_the_time_that_the_board_tells(club: Club) -> None:
    session = await challenge(club, clock="relaxed")
    for _ in range(14):
        seat = session.waiting[0]
        await answer(club, session, seat)
        await club.env.advance_time(120.0)
        for text in calls(club):
            assert text.partition("<t:")[2] in words(club.board())


async def test_a_challenge_announces_the_time_of_reactions(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, clock="live")
    assert "3 minutes per decision, 90 seconds per reaction" in words(club.last())


@pytest.mark.parametrize("renderer", [RenderService], ids=["drawn"])
async def test_what_looks_as_before_is_not_sent(club: Club) -> None:
    session = await challenge(club)
    board = club.sent("PATCH", f"/channels/{club.channel.id}/messages/*")
    with club.env._bot_scope():
        await club.bot.store.outbox.put(club.now(), *_all(session))
    await club.settle()
    assert len(club.sent("PATCH", f"/channels/{club.channel.id}/messages/*")) == len(board)
    dm = club.ann.user.dm_channel
    assert club.sent("PATCH", f"/channels/{dm.id}/messages/*") == []
    await answer(club, session, 0)
    (edited,) = club.sent("PATCH", f"/channels/{dm.id}/messages/*")
    assert "attachments" not in edited.json, "the six nobles are still on the picture"
    await answer(club, session, 1)
    edited = club.sent("PATCH", f"/channels/{dm.id}/messages/*")[-1]
    assert "attachments" in edited.json, "now there are number cards"


def _all(session: Any) -> list[Any]:
    """All that a change of a match shows anew."""
    return [one for one in messages(session) if one.kind != "ping"]


async def test_a_press_in_direct_messages_is_answered_there_once(club: Club) -> None:
    session = await challenge(club)
    dm = club.ann.user.dm_channel
    panel = dm.history()[0]
    custom_id, menu = answers_on(panel, session.question)[0]
    assert menu is not None
    before = len(club.env.http_requests)
    values = [option["value"] for option in menu["options"]][:3]
    await club.press(club.ann.user, panel, custom_id, values)
    assert "Waiting for bob" in words(club.env.backend.get_message(dm.id, panel.id))
    sent = [(one.method, one.path) for one in club.env.http_requests[before:]]
    assert [path for _, path in sent if f"/{dm.id}/" in path] == []
    assert len([path for _, path in sent if path.endswith("/callback")]) == 1
    await answer(club, session, 1)
    assert "Waiting for bob" not in words(club.env.backend.get_message(dm.id, panel.id)) or session.asked(1)
    by_press = [one for one in club.env.http_requests[before:] if one.path.endswith("/messages/@original")]
    assert len(by_press) == 1  # Discord counts no edit by the token of a press
    assert not any(f"/{dm.id}/" in one.path for one in club.env.http_requests[before:])


async def test_who_reads_boards_as_words_keeps_no_picture_of_what_stood_there(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    assert len(club.seen(panel).attachments) == 1
    await club.ann.slash(club.channel, "settings mine", **{"text-boards": True})
    await club.press(club.ann, panel, str(ActionId(session.id, 0, MatchVerb.VIEW)))
    assert club.seen(panel).attachments == []


async def test_a_panel_is_made_once_for_a_press_the_refresh_after_it_and_the_copy(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And anew for each state, for each part of an answer, and in other colours or another language."""
    made: list[int] = []

    def counted(session: Any, seat: int, *parts: Any) -> Any:
        made.append(seat)
        return panel(session, seat, *parts)

    session = await challenge(club)
    panels = await club.hand(club.ann, session), await club.hand(club.bob, session)
    monkeypatch.setattr(hand, "panel", counted)
    for _ in range(6):
        seat = session.waiting[0]
        person, shown = (club.ann, club.bob)[seat], panels[seat]
        while session.waiting[:1] == (seat,):
            made.clear()
            (custom_id, menu), serial = answers_on(shown, session.question)[-1], session.match.serial
            chosen = [option["value"] for option in menu["options"]][: menu["min_values"]] if menu else []
            await club.press(person, shown, custom_id, chosen)
            assert sorted(made) == ([0, 1] if session.match.serial != serial else [seat])
    back = str(ActionId(session.id, 0, MatchVerb.HAND))
    light, french = UserPreferences(theme="light"), UserPreferences(locale="fr")
    for chosen, times in ((UserPreferences(), 0), (light, 1), (french, 1), (french, 0)):
        made.clear()
        await club.store.preferences.set_user(club.ann.id, chosen)
        await club.press(club.ann, panels[0], back)
        assert made == [0] * times


async def test_a_panel_stays_in_its_readers_language_whoever_brings_it_up_to_date(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server speaks English; ann's Discord speaks French, of which she has chosen nothing here."""
    made: list[str] = []

    def noted(session: Any, seat: int, texts: Any, *parts: Any) -> Any:
        made.append(texts.locale) if seat == 0 else None
        return panel(session, seat, texts, *parts)

    monkeypatch.setattr(hand, "panel", noted)
    club.locales[club.ann.id] = "fr"
    session = await challenge(club)
    opened = await club.hand(club.ann, session)
    for _ in range(4):
        await answer(club, session, session.waiting[0])
        assert answers_on(club.seen(opened), session.question) or "On attend" in words(club.seen(opened))
    await look_away(club.ann, opened)
    await club.restart()
    session = await club.session(session.id)
    for _ in range(2):
        before = len(made)
        await answer(club, session, session.waiting[0])
        assert len(made) > before, "the copy in her direct messages follows"
    assert set(made) == {"fr"}
    await club.store.preferences.set_user(club.ann.id, UserPreferences(locale="en", discord_locale="fr"))
    await answer(club, session, session.waiting[0])
    assert made[-1] == "en", "what is chosen goes before it"
