"""`/moderate`: who may decides of others' matches, with a reason; it is said at the table and in the log."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.store import MODERATORS, MatchStatus
from bot.store.people.blocks import Blocked
from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, raw, said, walk, words
from tests.e2e.hall import Hall
from tests.e2e.play import act, challenge, replayed_hash, to_phase

WHY = "they agreed on it"


async def moderate(club: Club, person: Any, deed: str, **more: Any) -> str:
    result = await person.slash(club.channel, f"moderate {deed}", **{"reason": WHY, **more})
    await club.settle()
    assert result.ephemeral or result.followups
    return (
        said(result)
        if result.followups or result._interaction.response_kind.value == "message"
        else words(result.response)
    )


def at_table(club: Club) -> str:
    """All that is said in the channel."""
    return "\n".join(words(message) for message in club.channel.history())


async def row_of(club: Club, session: Any) -> Any:
    row = await club.store.matches.get(session.id)
    assert row is not None
    return row


def offer(club: Club) -> Any:
    """The newest message with an offered seat."""
    return next(
        message for message in reversed(club.channel.history()) if ":take_seat:" in str(buttons(message))
    )


@pytest.mark.parametrize(
    ("locale", "done", "told"),
    [
        ("en-US", "are told", "cancelled match"),
        ("fr", "est prévenue", "a annulé la partie"),
    ],
)
async def test_a_match_is_called_off_with_a_reason_that_all_read(
    club: Club, locale: str, done: str, told: str
) -> None:
    club.guild_locale = locale
    keeper = club.owner()
    club.locales[keeper.id] = locale
    session = await challenge(club)
    assert done in await moderate(club, keeper, "end", code=session.code.lower())
    row = await row_of(club, session)
    assert row.status is MatchStatus.FINISHED
    assert row.result is not None
    assert (row.result.winners, row.result.reason) == ((), "moderated")
    assert told in at_table(club)
    assert f"<@{keeper.id}>" in at_table(club)
    assert WHY in at_table(club)
    log = words((await keeper.slash(club.channel, "moderate log")).response)
    assert WHY in log
    assert session.code in log
    assert await club.store.ratings.boards() == [] or not await _rated(club), "cancelled match"


async def _rated(club: Club) -> bool:
    return any([await club.store.ratings.standing(board) for board in await club.store.ratings.boards()])


async def test_a_pause_lasts_until_a_moderator_ends_it(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    person = await to_phase(club, session, "prepare")
    hand = await club.hand(person, session)
    await moderate(club, keeper, "pause")
    assert "A moderator paused this match" in words(club.board())
    assert not any(item.get("type") == 3 for item in walk(raw(club.board())))
    assert (await row_of(club, session)).status is MatchStatus.STRANDED
    before = await club.state(session)
    for restarted in (False, True):
        if restarted:
            await club.restart()
        await club.env.advance_time(7_200)
        await club.settle()
        for who in (club.ann, club.bob):
            answered = await club.press(who, hand, f"h1:1:{session.question}:answer:x")
            assert "moderator paused" in said(answered)
            shown = await who.slash(club.channel, "match board", code=session.code)
            assert shown.ephemeral
        now = await club.state(session)
        assert now[:3] == before[:3], "neither time nor a player moves it"
    assert "paused this match" in await moderate(club, keeper, "pause", code=session.code)
    await moderate(club, keeper, "resume", code=session.code)
    session = await club.session(session.id)
    assert (await row_of(club, session)).status is MatchStatus.RUNNING
    assert session.clocks.dues[session.awaited[0]].timestamp() == pytest.approx(club.now() + 3_600, abs=5)
    assert "full time again" in at_table(club)
    await act(club, session, Random(1))
    assert "No moderator has paused" in await moderate(club, keeper, "resume", code=session.code)


async def test_a_paused_match_can_still_be_given_up_and_ended(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    await moderate(club, keeper, "pause")
    await moderate(club, keeper, "end", code=session.code)
    row = await row_of(club, session)
    assert (row.status, row.held) == (MatchStatus.FINISHED, False)


@pytest.mark.parametrize("drawn", [False, True])
async def test_a_match_is_adjudicated_and_counts(club: Club, drawn: bool) -> None:
    keeper, session = club.owner(), await challenge(club)
    winner = {} if drawn else {"winner": club.bob}
    await moderate(club, keeper, "adjudicate", **winner)
    row = await row_of(club, session)
    assert row.result is not None
    names = [seat.name for seat in await club.store.matches.seats(session.id)]
    assert [names[seat] for seat in row.result.winners] == ([] if drawn else ["bob"])
    assert "a moderator decided it" in words(club.board())
    await club.settle()
    (board, *_) = await club.store.ratings.boards()
    standing = await club.store.ratings.standing(board)
    assert (standing[club.bob.id].mu > standing[club.ann.id].mu) is not drawn
    session = await club.session(session.id)
    assert await replayed_hash(club, session) == session.match.hash()
    verdict = await club.ann.slash(club.channel, "match verify", code=session.code)
    assert "is genuine" in words(verdict.response)


async def test_a_computer_takes_the_seat_of_who_is_absent_and_plays(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    hand = await club.hand(club.bob, session)
    await moderate(club, keeper, "replace", player=club.bob, computer="easy")
    session = await club.session(session.id)
    (computer,) = [seat for seat in session.people.seats if seat.user_id is None]
    assert computer.level == "easy"
    assert session.people.seat_of(club.bob.id) is None
    assert not session.asked(computer.number) or computer.number not in session.waiting, "it has answered"
    assert f"<@{club.bob.id}>" in at_table(club)
    assert "not playing in this match" in said(await club.press(club.bob, hand, "h1:1:0:concede:"))
    await club.restart()
    session = await club.session(session.id)
    assert session.people.seats[computer.number].name == computer.name
    await moderate(club, keeper, "adjudicate", winner=club.ann, code=session.code)
    assert await club.store.ratings.boards() == [], "nobody has won against bob"


async def test_a_person_takes_a_seat_that_is_offered_and_gets_his_own_panel(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    await to_phase(club, session, "prepare")
    old = await club.hand(club.bob, session)
    seen_by_bob = words(old)
    seat = session.people.seat_of(club.bob.id).number
    await moderate(club, keeper, "replace", player=club.bob, substitute=club.cyd)
    assert (await club.session(session.id)).people.seat_of(club.bob.id) is not None, "not before he accepts"
    message = offer(club)
    take = buttons(message)["Take Seat"]
    for person in (club.bob, club.ann, club.dan, keeper):
        assert "offered to someone else" in said(await club.press(person, message, take))
    await club.restart()
    await club.cyd.click(message, custom_id=take)
    await club.settle()
    session = await club.session(session.id)
    assert (session.people.seats[seat].user_id, session.people.seats[seat].name) == (club.cyd.id, "cyd")
    assert "replaces" in words(club.seen(message))
    assert "closed" in said(await club.press(club.cyd, message, take))
    assert await club.hand(club.cyd, session)
    assert "not playing" in said(await club.bob.slash(club.channel, "match hand"))
    await act(club, session, Random(3))
    assert words(old) == seen_by_bob, "what comes after is no business of his"
    dm = club.cyd.user.dm_channel
    assert dm is not None
    assert dm.history()
    await moderate(club, keeper, "adjudicate", winner=club.cyd, code=session.code)
    assert await club.store.ratings.boards() == []


async def test_the_copy_in_the_dms_of_who_is_replaced_is_no_longer_brought_up_to_date(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    await to_phase(club, session, "prepare")
    await club.settle()
    dm = club.bob.user.dm_channel
    assert dm is not None
    before = [words(message) for message in dm.history()]
    await moderate(club, keeper, "replace", player=club.bob, computer="easy")
    for _ in range(3):
        await act(club, await club.session(session.id), Random(2))
    assert [words(message) for message in dm.history()] == before


async def test_an_offer_may_be_refused_and_is_over_with_the_match(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    await moderate(club, keeper, "replace", player=club.bob, substitute=club.cyd)
    message = offer(club)
    refuse, take = buttons(message)["Decline"], buttons(message)["Take Seat"]
    await club.cyd.click(message, custom_id=refuse)
    assert "declined" in words(club.seen(message))
    assert "closed" in said(await club.press(club.cyd, message, take))
    await moderate(club, keeper, "replace", player=club.bob, substitute=club.cyd, code=session.code)
    message = offer(club)
    await moderate(club, keeper, "end", code=session.code)
    again = buttons(message)["Take Seat"]
    assert "match is over" in said(await club.press(club.cyd, message, again))
    for forged in ("x", "9" * 30, "5"):
        wrong = again.rpartition(":")[0] + f":{forged}"
        assert "out of date" in said(await club.press(club.cyd, message, wrong))


async def test_nobody_takes_a_seat_beside_whom_a_block_keeps_him_from(club: Club) -> None:
    keeper = club.owner()
    await challenge(club)
    await club.store.blocks.add(club.ann.id, Blocked(club.cyd.id, "cyd"), 0.0)
    await moderate(club, keeper, "replace", player=club.bob, substitute=club.cyd)
    message = offer(club)
    told = said(await club.press(club.cyd, message, buttons(message)["Take Seat"]))
    assert "cannot join this table" in told


async def test_only_moderators_decide_and_never_of_their_own_match(club: Club) -> None:
    session = await challenge(club)
    before = await club.state(session)
    role = club.guild.create_role("wardens")
    warden = club.guild.add_member(club.env.create_user("warden"), roles=[role])
    deeds: dict[str, dict[str, Any]] = {
        "end": {}, "pause": {}, "resume": {}, "adjudicate": {},
        "replace": {"player": club.bob, "computer": "easy"},
    }  # fmt: skip
    for deed, more in deeds.items():
        for person in (club.dan, club.ann, warden):
            assert "Only server managers" in await moderate(club, person, deed, **more)
    assert "Only server managers" in said(await club.dan.slash(club.channel, "moderate log"))
    assert await club.state(session) == before
    chosen = await club.store.preferences.guild(club.guild.id)
    await club.store.preferences.set_guild(club.guild.id, replace(chosen, settings={MODERATORS: role.id}))
    assert "are told" in await moderate(club, warden, "pause")
    keeper = club.owner()
    await keeper.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    own = (await club.store.matches.of_user(keeper.id))[0]
    assert "play in this match" in await moderate(club, keeper, "end", code=own.code)


async def test_unknown_codes_persons_and_matches_that_are_over_are_refused(club: Club) -> None:
    keeper, session = club.owner(), await challenge(club)
    for code in ("XXXXXX", "🃏", "x" * 20):
        assert "no match with that code" in (await moderate(club, keeper, "end", code=code)).lower()
    assert "does not play in this match" in await moderate(club, keeper, "adjudicate", winner=club.cyd)
    replaced = {"player": club.bob}
    assert "Choose exactly one" in await moderate(club, keeper, "replace", **replaced)
    both = {**replaced, "computer": "easy", "substitute": club.cyd}
    assert "Choose exactly one" in await moderate(club, keeper, "replace", **both)
    assert "already plays in this match" in await moderate(
        club, keeper, "replace", **replaced, substitute=club.ann
    )
    assert "does not play" in await moderate(club, keeper, "replace", player=club.cyd, computer="easy")
    await moderate(club, keeper, "end", code=session.code)
    assert "is over" in await moderate(club, keeper, "end", code=session.code)
    quiet = club.guild.create_text_channel("quiet")
    assert "no match in this channel" in said(await keeper.slash(quiet, "moderate end", reason=WHY))
    other = club.env.create_guild("rivals")
    spy = other.add_member(
        keeper.user, roles=[other.create_role("k", permissions=discord.Permissions(manage_guild=True))]
    )
    hall = other.create_text_channel("hall")
    await club.settle()
    told = said(await spy.slash(hall, "moderate end", reason=WHY, code=session.code))
    assert "no match with that code" in told.lower()


async def test_matches_of_a_tournament_are_its_organisers_business(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="single"))
    await hall.enter([club.ann, club.bob])
    await hall.organise("next")
    (table,) = (await hall.event()).open
    await hall.ready(table)
    (table,) = (await hall.event()).open
    row = await club.store.matches.get(table.match_id or 0)
    assert row is not None
    for deed in ("end", "pause", "adjudicate"):
        assert "belongs to a tournament" in await moderate(club, hall.keeper, deed, code=row.code)
    assert (await club.session(row.id)).match.result is None


async def test_the_log_forgets_who_is_forgotten(club: Club) -> None:
    keeper = club.owner()
    await challenge(club)
    await moderate(club, keeper, "replace", player=club.bob, substitute=club.cyd)
    for person in (club.bob, keeper, club.cyd):
        with club.env._bot_scope():
            await club.bot.account_deletion.take(person.id)
    second = club.owner()
    log = words((await second.slash(club.channel, "moderate log")).response)
    assert log.count("someone who left") == 3
    assert not any(str(person.id) in log for person in (club.bob, keeper, club.cyd))
