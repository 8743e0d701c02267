"""Whoever is forgotten stands nowhere in the database any more, and everybody else's history stays."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.cli.ratings import played_again
from bot.competition.ratings import Parameters
from bot.store import MatchStatus, UserPreferences
from bot.store.matches.statistics import Eyes, MatchFilter
from bot.store.people.blocks import Blocked
from bot.store.privacy.places import PLACES
from bot.store.sqlite.shape import tables
from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede
from tests.e2e.test_decks import PACK

PERSONAL = {place.column for place in PLACES}
HARMLESS = {
    "guilds.settings", "matches.options", "matches.ending", "matches.result", "matches.origin", "seats.deck",
    "answers.answer", "checkpoints.dump", "events.facts", "events.secret", "packs.content",
    "decks.content", "definitions.content", "tournaments.options", "tournaments.seeds", "entrants.deck",
    "results.scores", "rating_events.ranks", "searches.deck", "seasons.points",
    "real_cards.facts", "real_cards.keywords", "real_cards.definition", "real_cards.refusals",
    "lab_runs.packs", "lab_runs.setup", "lab_runs.cards", "lab_runs.findings", "lab_runs.shown",
}  # fmt: skip
"""Columns of JSON in which persons are seats or numbers of entrants, if they are in it at all."""


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def everything(club: Club) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables, whichever database it is."""
    names = {table.name for table in tables()} - {"meta"}  # which is of the database itself
    assert len(names) > 30
    reader = club.store._reader
    return {name: [dict(row) for row in await reader.rows(f"SELECT * FROM {name}")] for name in names}


async def known_in(club: Club, user_id: int) -> set[str]:
    """The columns in which an id stands, as a number of its own."""
    word = re.compile(rf"(?<!\d){user_id}(?!\d)")
    return {
        f"{table}.{column}"
        for table, rows in (await everything(club)).items()
        for row in rows
        for column, value in row.items()
        if word.search(str(value))
    }


@pytest.mark.sqlite
async def test_the_list_of_columns_with_persons_is_whole(club: Club) -> None:
    """A new column for a person, or one of JSON, is put into one of the two lists."""
    rows = await club.store._reader.rows(
        'SELECT tables.name AS "table", columns.name AS name, tables.sql FROM sqlite_schema AS tables '
        "JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
    )
    places = {f"{row['table']}.{row['name']}": row["sql"] for row in rows}
    persons = {
        place
        for place in places
        if re.search(r"\.(.*user.*|creator_id|challenger_id|owner.*)$|^users\.id$", place)
    }
    held = {p for p, sql in places.items() if f"json_valid({p.partition('.')[2]})" in (sql or "")}
    assert persons <= PERSONAL
    assert held - PERSONAL == HARMLESS
    assert places.keys() >= PERSONAL


async def full_of(club: Club) -> Hall:
    """Let people play, look, enter, organise, choose and save, so that most tables know them."""
    session = await challenge(club)
    await concede(club, club.bob, session)
    await challenge(club)  # one that still runs
    other = club.guild.create_text_channel("elsewhere")
    await club.bob.slash(other, "lfg", game="dueling_nobles")
    await club.bob.slash(other, "settings mine", colours="light")
    hall = Hall(club)
    club.channel = club.guild.create_text_channel("hall")
    await hall.keeper.slash(club.channel, "cards import", file=("club.yaml", PACK.encode()))
    await hall.announce(await hall.create(game="dueling_nobles", format="single"))
    await hall.enter([club.bob, club.cyd])
    await hall.organise("next")
    await hall.play()
    return hall


async def test_nothing_knows_who_is_forgotten_and_other_people_stay_as_they_were(club: Club) -> None:
    hall = await full_of(club)
    known = await known_in(club, club.bob.id)
    assert {
        "seats.user_id",
        "users.id",
        "entrants.user_id",
        "searches.user_id",
        "rating_events.teams",
    } <= known
    ratings = club.store.ratings
    (board, *_) = await ratings.boards()
    before = (await ratings.standing(board))[club.ann.id]
    assert {"packs.user_id", "tournaments.creator_id"} <= await known_in(club, hall.keeper.id)
    for person in (club.bob, hall.keeper):
        await club.store.forgetting.forget(person.id)
        assert await known_in(club, person.id) == set()
    assert (await ratings.standing(board)).keys() == {club.ann.id, club.cyd.id}
    again = played_again(board, await ratings.events(board), Parameters())
    await ratings.replace(board, again.ladder.ratings, again.changes, Parameters().version)
    standing = await ratings.standing(board)
    assert standing.keys() == {club.ann.id, club.cyd.id}, "nobody is rated who was forgotten"
    assert (standing[club.ann.id].mu, standing[club.ann.id].matches) == (before.mu, before.matches)
    assert len(standing[club.ann.id].opponents) == 1, "he is still somebody whom she has met"


async def test_ids_that_contain_the_digits_of_another_stay(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.bob, session)
    await club.settle()
    part = int(str(club.ann.id)[:-2])
    before = await everything(club)
    await club.store.forgetting.forget(part)
    assert await everything(club) == before


async def test_a_computer_plays_on_in_a_match_that_runs(club: Club) -> None:
    session = await challenge(club)
    await club.store.forgetting.forget(club.bob.id)
    await club.restart()
    seats = await club.store.matches.seats(session.id)
    assert [(seat.name, seat.level) for seat in seats if seat.user_id is None] == [("somebody", "easy")]
    again = await club.session(session.id)
    assert not any(again.people.seats[seat].level for seat in again.waiting), "it has answered"


async def test_a_win_against_someone_who_was_forgotten_stays_a_win_against_a_person(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.bob, session)
    await club.settle()
    statistics, won = club.store.statistics, (MatchFilter(user=club.ann.id), Eyes(club.ann.id, []))
    assert [(each.alone, each.won) for each in await statistics.scores(*won)] == [(False, 1)]
    await club.store.forgetting.forget(club.bob.id)
    assert [(each.alone, each.won) for each in await statistics.scores(*won)] == [(False, 1)]
    (seat,) = (each for each in await club.store.matches.seats(session.id) if each.user_id != club.ann.id)
    assert (seat.user_id, seat.level) == (None, None)
    for locale, called in (("en-US", "someone who left"), ("fr", "quelqu’un qui est parti")):
        club.locales[club.ann.id] = locale
        told = words((await club.ann.slash(club.channel, "match history")).response)
        assert called in told
        assert "(easy)" not in told
        replayed = words((await club.ann.slash(club.channel, "match replay", code=session.code)).response)
        assert called in replayed
        exported = await club.ann.slash(club.channel, "match export", code=session.code)
        assert "bob" not in words(exported.response)
    await club.store.preferences.set_user(club.ann.id, UserPreferences(locale="en", text_board=True))
    again = await club.ann.slash(club.channel, "match board", code=session.code)
    assert "someone who left" in words(again.response)


async def test_nobody_is_looked_for_in_the_place_of_someone_who_was_forgotten(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.bob, session)
    await club.settle()
    await club.bot.account_deletion.take(club.bob.id)
    message, before = club.last(), len(await club.store.matches.of_user(club.ann.id))
    refused = said(await club.ann.click(message, custom_id=buttons(message)["Rematch"]))
    assert refused == "Your opponent left Herald and cannot play again. Start a new match with `/play`."
    assert len(await club.store.matches.of_user(club.ann.id)) == before


async def test_a_challenge_whose_challenger_is_forgotten_says_no_number(club: Club) -> None:
    """Its message is edited only when nobody knows any more who has challenged."""
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    message = club.last()
    club.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    with club.env._bot_scope():
        await club.bot.account_deletion.take(club.ann.id)
    await club.env.advance_time(3_600)
    told = words(club.seen(message))
    assert "This challenge was withdrawn." in told
    assert "Herald’s seed for" in told, "no sealed dice are dropped unseen"
    assert "<@" not in told
    assert buttons(club.seen(message)) == {}


async def test_a_challenge_is_withdrawn_by_who_is_forgotten_while_herald_stands_still(club: Club) -> None:
    for challenger, other in ((club.ann, club.bob), (club.bob, club.ann)):
        await club.store.forgetting.forget(club.ann.id)
        await challenger.slash(club.channel, "play", game="dueling_nobles", opponent=other)
        (row,) = await club.store.matches.of_user(challenger.id)
        await club.store.forgetting.forget(club.ann.id)
        after = await club.store.matches.get(row.id)
        assert after is not None
        assert after.status is MatchStatus.CANCELLED
        assert not any(seat.level for seat in await club.store.matches.seats(row.id))


async def test_who_has_blocked_somebody_has_still_blocked_him_when_he_is_forgotten(club: Club) -> None:
    await club.ann.slash(club.channel, "block add", person=club.bob)
    await club.bob.slash(club.channel, "block add", person=club.cyd)
    await club.store.forgetting.forget(club.bob.id)
    assert await known_in(club, club.bob.id) == {"blocks.blocked_id"}
    assert await club.store.blocks.of_user(club.ann.id) == [Blocked(club.bob.id, "somebody")]
    assert await club.store.blocks.of_user(club.bob.id) == []
    refused = said(await club.bob.slash(club.channel, "play", game="dueling_nobles", opponent=club.ann))
    assert "You cannot challenge ann now" in refused


async def test_who_leaves_while_his_challenge_is_accepted_gives_up_and_is_forgotten(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenges = club.bot.host.challenges
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    (row,) = await club.store.matches.of_user(club.ann.id)
    cancel, message = challenges.cancel, club.last()

    async def at_the_same_moment(*args: Any) -> None:
        monkeypatch.undo()
        await club.bob.click(message, custom_id=buttons(message)["Accept"])
        await cancel(*args)

    monkeypatch.setattr(challenges, "cancel", at_the_same_moment)
    await club.bot.account_deletion.take(club.ann.id)
    await club.settle()
    now = await club.store.matches.get(row.id)
    assert now is not None
    assert now.result is not None
    assert now.result.reason == "concession"
    assert await known_in(club, club.ann.id) == set()
