"""`/privacy`: what is kept of the person who asks, given and deleted whole, whatever goes on."""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.backoff import concerned
from bot.community import account_deletion
from bot.community.account_deletion import MOST_DRAWN
from bot.competition.state import SeatSource
from bot.discord.delivery.board import STALE_AFTER
from bot.host.messages import Morning
from bot.store import EntrantStatus, MatchStatus, Message, Statement
from bot.store.outbox.outbox import message_statements
from bot.store.privacy.places import PLACES, DataPart
from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, raw, said, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede
from tests.e2e.test_forgetting import everything, full_of, known_in


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def export(club: Club, person: Any) -> dict[str, Any]:
    """The file that `/privacy export` gives."""
    result = await person.slash(club.channel, "privacy export")
    assert result.ephemeral
    (file,) = result.response.attachments
    return json.loads(await file.read())


async def delete(club: Club, person: Any) -> str:
    """Ask for it, be asked once more, and press."""
    asked: Any = (await person.slash(club.channel, "privacy delete")).response
    assert await known_in(club, person.id), "nothing goes before the press"
    await person.click(asked, custom_id=buttons(asked)["Delete My Data"])
    await club.settle()
    return words(asked)


@pytest.mark.parametrize(
    ("locale", "title", "matches", "never"),
    [
        ("en-US", "Your data", "2 matches and challenges", "never reads your messages"),
        ("fr", "Ce que je garde sur vous", "2 parties et défis", "ne lis jamais vos messages"),
    ],
)
async def test_what_is_kept_is_said_in_sentences_with_how_much(
    club: Club, locale: str, title: str, matches: str, never: str
) -> None:
    await concede(club, club.bob, await challenge(club))
    await challenge(club)
    club.locales[club.bob.id] = locale
    result = await club.bob.slash(club.channel, "privacy show")
    assert result.ephemeral
    told = words(result.response)
    assert title in told
    assert matches in told
    assert never in told
    assert "Herald stores nothing about you" in words(
        (await club.dan.slash(club.channel, "privacy show")).response
    )


@pytest.mark.parametrize(
    ("locale", "period", "forgotten", "contact"),
    [
        (
            "en-US",
            "are kept for 400 days",
            "you are forgotten as if you had asked",
            "Questions about your data",
        ),
        ("fr", "sont gardés 400 jours", "comme si vous l’aviez demandé", "Questions sur vos données"),
    ],
)
async def test_how_long_it_is_kept_is_said_and_whom_to_ask(
    open_club: Any, locale: str, period: str, forgotten: str, contact: str
) -> None:
    club = await open_club(keep_days=400, contact="data@club.example")
    club.locales[club.bob.id] = locale
    told = words((await club.bob.slash(club.channel, "privacy show")).response)
    assert period in told
    assert forgotten in told
    assert f"{contact}: data@club.example" in told.replace("\u00a0", "")


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_privacy_statement_is_linked_where_the_bot_has_one(open_club: Any, locale: str) -> None:
    club = await open_club(privacy_url="https://club.example/privacy")
    club.locales[club.bob.id] = locale
    for command in ("about", "privacy show"):
        assert "https://club.example/privacy" in words((await club.bob.slash(club.channel, command)).response)


async def test_kept_for_ever_is_said_and_nobody_is_named_whom_nobody_has_set(open_club: Any) -> None:
    club = await open_club(keep_days=0)
    told = words((await club.bob.slash(club.channel, "privacy show")).response)
    assert "with no end date" in told
    assert "Questions about" not in told


@pytest.mark.parametrize(
    ("locale", "words_stay", "reasons_go"),
    [
        ("en-US", "your words, or the number of your press", "reasons that organisers or moderators wrote"),
        (
            "fr",
            "vos mots, ou le numéro de votre clic",
            "Les motifs écrits sur vous par un organisateur ou un modérateur",
        ),
    ],
)
async def test_what_stays_is_said_before_it_is_deleted(
    club: Club, locale: str, words_stay: str, reasons_go: str
) -> None:
    club.locales[club.bob.id] = locale
    told = words((await club.bob.slash(club.channel, "privacy delete")).response)
    assert words_stay in told
    assert reasons_go in told


async def test_what_people_wrote_goes_but_for_words_that_the_dice_are_made_of(club: Club) -> None:
    """Reasons about a person, their decks' names, numbers of their presses; the seal can still be checked."""
    keeper = club.owner()
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob, luck="seven swans")
    message: Any = club.last()
    await club.bob.click(message, custom_id=buttons(message)["Accept"])
    session = await club.session(1)
    await keeper.slash(club.channel, "moderate pause", reason="bob shouted", code=session.code)
    await keeper.slash(club.channel, "moderate resume", reason="ann has calmed down", code=session.code)
    await concede(club, club.bob, session)
    await delete(club, club.ann)
    held = json.dumps(await everything(club))
    for gone in ("bob shouted", "ann has calmed down"):
        assert gone not in held
    assert [each.reason for each in await club.store.moderation.newest(club.guild.id, 9)] == ["–", "–"]
    seats = await club.store.matches.seats(1)
    assert [(seat.nonce, seat.deck) for seat in seats if seat.user_id is None] == [("", None)]
    rows = await club.store._reader.rows(
        "SELECT interaction_id FROM answers JOIN seats USING (match_id, seat) WHERE user_id IS NULL"
    )
    assert all(row["interaction_id"] is None for row in rows)
    row = await club.store.matches.get(1)
    assert row is not None
    assert row.origin is not None
    assert "seven swans" in row.origin.nonces
    record = await club.bot.records.of_match(row)
    assert (await club.bot.records.check(0, record.encode())).key == "record-good"


async def test_matches_in_which_nobody_else_sat_go_too(club: Club) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    await concede(club, club.ann, await club.session(1))
    await club.settle()
    with club.env._bot_scope():
        # a board that stands is drawn anew, and its match stays
        await club.store.writer.write(Statement("UPDATE matches SET board_message_id = NULL", {}))
    await delete(club, club.ann)
    assert await club.store.matches.get(1) is None


async def test_a_list_that_waits_for_the_morning_is_not_sent(club: Club) -> None:
    await challenge(club)
    with club.env._bot_scope():
        await club.store.outbox.put(club.now(), replace(Morning(club.bob.id).to_row(), not_before=2e9))
    assert "outbox.target" in await known_in(club, club.bob.id)
    await delete(club, club.bob)
    assert await known_in(club, club.bob.id) == set()


async def test_a_person_who_comes_is_known_to_have_come(club: Club) -> None:
    with club.env._bot_scope():
        await club.store.preferences.set_discord_locale(club.bob.id, "en-US")
    await club.bob.slash(club.channel, "privacy show")
    (given,) = (await export(club, club.bob))["settings"]
    assert 0 <= club.now() - given["seen"] < 60
    await club.dan.slash(club.channel, "privacy show")
    assert await known_in(club, club.dan.id) == set(), "of anyone else nothing is kept"


async def test_no_line_of_the_log_names_a_person(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Mapping[str, int | str]] = []
    user = club.bot.store.preferences.user

    async def noted(user_id: int) -> Any:
        seen.append(concerned())
        return await user(user_id)

    monkeypatch.setattr(club.bot.store.preferences, "user", noted)
    await club.bob.slash(club.channel, "privacy show")
    await club.bob.user.slash("privacy show")
    assert [set(each) for each in seen[:1]] == [{"interaction", "guild", "channel"}]
    assert all(club.bob.id not in each.values() for each in seen)
    assert set(seen[-1]) == {"interaction"}, "a channel of direct messages is a person's"


async def test_every_part_of_which_a_place_tells_is_read_and_given(club: Club) -> None:
    hall = await full_of(club)
    assert {place.part for place in PLACES} - {None} | {DataPart.ANSWERS} == set(DataPart), (
        "answers are a seat's"
    )
    given = await export(club, club.bob)
    assert given["user"] == club.bob.id
    assert set(DataPart) <= given.keys()
    assert [each["game"] for each in given["matches"]] == ["dueling_nobles"] * 3
    assert [each["theme"] for each in given["settings"]] == ["light"]
    assert given["entries"][0]["name"] == "bob"
    assert given["ratings"]
    assert given["history"]
    assert (await export(club, hall.keeper))["packs"][0]["pack"] == "club"


async def test_an_export_names_nobody_else_and_no_secret_of_a_match(club: Club) -> None:
    await full_of(club)
    row = (await club.store.matches.of_user(club.bob.id, [MatchStatus.RUNNING]))[0]
    text = json.dumps(await export(club, club.bob))
    for other in (club.ann, club.cyd):
        assert str(other.id) not in text
        assert f'"{other.name}"' not in text
    assert row.seed not in text


async def test_a_file_that_discord_would_not_take_is_packed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["cogs.community.privacy"], "_LARGEST", 100)
    await challenge(club)
    result: Any = await club.bob.slash(club.channel, "privacy export")
    (file,) = result.response.attachments
    assert file.filename.endswith(".json.gz")
    assert json.loads(gzip.decompress(await file.read()))["user"] == club.bob.id


async def test_who_thinks_better_of_it_keeps_everything(club: Club) -> None:
    session = await challenge(club)
    asked: Any = (await club.bob.slash(club.channel, "privacy delete")).response
    assert "You concede your current matches" in words(asked)
    await club.bob.click(asked, custom_id=buttons(asked)["Keep My Data"])
    assert "Nothing was deleted" in words(asked)
    assert (await club.session(session.id)).match.result is None
    assert await known_in(club, club.bob.id)


async def ended(club: Club, other: Any) -> Any:
    """Let bob play somebody, lose, and the board stand there with both names; return its message."""
    await club.bob.slash(club.channel, "play", game="dueling_nobles", opponent=other)
    asked = club.last()
    accept = next(custom_id for custom_id in buttons(asked).values() if ":accept:" in custom_id)
    await other.click(asked, custom_id=accept)
    row = (await club.store.matches.of_user(other.id))[0]
    await concede(club, club.bob, await club.session(row.id))
    board = club.board()
    assert "bob" in told_on(club, board)
    return board


def told_on(club: Club, board: Any) -> str:
    """Return all that a board says: its words, and what its picture shows."""
    return str(raw(club.seen(board)))


@pytest.mark.parametrize(
    ("guild", "left"), [("en-US", "someone who left"), ("fr", "quelqu’un qui est parti")]
)
async def test_boards_of_matches_that_are_over_are_drawn_anew_without_the_name(
    club: Club, guild: str, left: str
) -> None:
    """Where they are, however old, and after a kill; one that is gone is not posted again."""
    club.guild_locale = guild
    gone, *standing = [await ended(club, each) for each in (club.cyd, club.ann, club.cyd)]
    await club.bot.http.delete_message(club.channel.id, gone.id)
    await club.env.advance_time(2 * STALE_AFTER)
    before = [message.id for message in club.channel.history()]
    asked: Any = (await club.bob.slash(club.channel, "privacy delete")).response
    assert str(MOST_DRAWN) in words(asked)
    await club.bob.click(asked, custom_id=buttons(asked)["Delete My Data"])
    await club.restart()
    await club.env.advance_time(4 * account_deletion.APART)
    await club.settle()
    for board in standing:
        assert "bob" not in told_on(club, board)
        assert left in told_on(club, board)
    assert [message.id for message in club.channel.history()] == before
    assert await club.waiting() == []


async def test_challenges_that_came_to_nothing_are_shown_without_the_name(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    later: list[float] = []

    def noted(messages: Sequence[Message], now: float) -> list[Statement]:
        later.extend(message.not_before - now for message in messages)
        return message_statements(messages, now)

    monkeypatch.setattr(account_deletion, "message_statements", noted)
    messages: list[Any] = []
    for challenger, other in ((club.ann, club.bob), (club.bob, club.cyd)):
        await challenger.slash(club.channel, "play", game="dueling_nobles", opponent=other)
        messages.append(club.last())
        await other.click(messages[-1], custom_id=buttons(messages[-1])["Decline"])
    assert all(club.bob.mention in words(each) for each in messages)
    await delete(club, club.bob)
    assert later == [account_deletion.APART, 2 * account_deletion.APART], "one goes after the other"
    await club.env.advance_time(3 * account_deletion.APART)
    await club.settle()
    for message in messages:
        assert not re.search(rf"{club.bob.mention}|bob", told_on(club, message))
    assert await club.waiting() == []


async def test_a_match_that_runs_is_conceded_and_counts_for_the_opponent(club: Club) -> None:
    session = await challenge(club)
    assert "Your data was deleted" in await delete(club, club.bob)
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.FINISHED
    assert row.ending is not None
    assert row.ending.kind == "concede"
    assert await known_in(club, club.bob.id) == set()
    (board, *_) = await club.store.ratings.boards()
    standing = await club.store.ratings.standing(board)
    assert standing.keys() == {club.ann.id}
    assert standing[club.ann.id].matches == 1
    await club.restart()
    assert await known_in(club, club.bob.id) == set()


async def test_a_rating_after_it_knows_him_no_more(club: Club) -> None:
    """What the process remembers of histories is forgotten with the rows."""
    await concede(club, club.bob, await challenge(club))
    await club.settle()
    await delete(club, club.bob)
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.cyd)
    message = club.last()
    await club.cyd.click(message, custom_id=buttons(message)["Accept"])
    (row, *_) = await club.store.matches.of_user(club.ann.id)
    await concede(club, club.cyd, await club.session(row.id))
    await club.settle()
    assert await known_in(club, club.bob.id) == set()


async def test_challenges_and_searches_end(club: Club) -> None:
    await club.bob.slash(club.channel, "play", game="dueling_nobles")
    own = club.last()
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    other = club.last()
    await club.bob.slash(club.channel, "lfg", game="dueling_nobles")
    await delete(club, club.bob)
    assert await known_in(club, club.bob.id) == set()
    await club.env.advance_time(3 * account_deletion.APART)
    assert "withdrawn" in words(club.seen(own))
    assert "declined or cancelled" in words(club.seen(other))
    assert await club.store.searches.open() == []


async def test_at_a_table_of_three_the_others_play_on(club: Club) -> None:
    await club.ann.slash(
        club.channel, "play", game="noxtalia", opponent=club.bob, opponent2=club.cyd, deck="random"
    )
    message = club.last()
    for person in (club.bob, club.cyd):
        await club.press(person, message, "h1:1:0:accept:")
        await club.press(person, await club.aside(person), "h1:1:0:bring:", ["random"])
    session = await club.session(1)
    await delete(club, club.bob)
    assert await known_in(club, club.bob.id) == set()
    session = await club.session(1)
    assert session.match.result is None
    assert {seat.user_id for seat in session.people.persons} == {club.ann.id, club.cyd.id}
    assert len(session.playing) == 2
    await concede(club, club.cyd, session)
    assert await known_in(club, club.bob.id) == set()


async def test_in_the_middle_of_a_tournament_he_loses_his_table_and_drops(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="swiss"))
    await hall.enter([club.ann, club.bob, club.cyd, club.dan])
    await hall.organise("next")
    event = await hall.event()
    for table in event.open:
        await hall.ready(table)
    entrant = event.of_user(club.bob.id)
    assert entrant is not None
    await delete(club, club.bob)
    assert await known_in(club, club.bob.id) == set()
    event = await hall.event()
    assert event.by_number[entrant.number].status is EntrantStatus.DROPPED
    assert event.by_number[entrant.number].name == "somebody"
    table = next(each for each in event.tables if entrant.number in each.table.seats)
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.source is SeatSource.PLAYED
    assert outcome.winner is not None
    assert table.table.seats[outcome.winner] != entrant.number
    for each in event.open:
        await hall.lose(each, max(each.table.seats))
    await hall.organise("next")
    assert entrant.number not in [n for each in (await hall.event()).open for n in each.table.seats]


async def test_a_match_that_cannot_be_read_is_closed(club: Club) -> None:
    session = await challenge(club)
    sql = "UPDATE checkpoints SET dump = '{}' WHERE match_id = :match"
    with club.env._bot_scope():
        await club.store.writer.write(Statement(sql, {"match": session.id}))
    club.bot.host.match_service.forget(session.id)
    await delete(club, club.bob)
    assert await known_in(club, club.bob.id) == set()
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.CANCELLED


async def test_who_is_known_nowhere_may_ask_all_the_same(club: Club) -> None:
    given = await export(club, club.dan)
    assert all(given[part] == [] for part in DataPart)
    asked: Any = (await club.dan.slash(club.channel, "privacy delete")).response
    await club.dan.click(asked, custom_id=buttons(asked)["Delete My Data"])
    assert "Your data was deleted" in words(asked)


async def test_it_is_answered_in_direct_messages_too(club: Club) -> None:
    await challenge(club)
    assert "1 match" not in said(await club.bob.slash(club.channel, "help"))
    told = await club.bob.user.slash("privacy show")
    assert "1 match or challenge" in words(told.response)
