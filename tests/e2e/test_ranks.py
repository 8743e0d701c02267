"""Ratings, searches for an opponent and seasons as people meet them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.competition.ratings import Rating
from bot.host import outbox
from bot.ladder.rater import PARAMETERS
from bot.ladder.verbs import LadderVerb
from bot.store import LeaderboardKey, MatchRow, MatchStatus, SearchStatus
from bot.table.action_id import ActionId
from bot.tournaments.course import unit_of_work
from engines.kernel import Say
from engines.kernel.cards.collection import Fault
from engines.noxtalia.cards.collection import NoxtaliaCollection
from tests.e2e.club import Club, buttons, raw, said, stands, walk, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede

GAME = "dueling_nobles"
MET = frozenset(range(1, 9))
OUT = {"not-at-all": True}


@pytest.fixture(autouse=True)
def _few_looks(monkeypatch: pytest.MonkeyPatch, long_naps: None) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


def shown(result: Any) -> Any:
    return result.followups[-1] if result.followups else result.response


async def rate(club: Club, board: LeaderboardKey | None = None, **strengths: float) -> None:
    """Give people ratings of which much is known."""
    people = {person.name: person for person in (club.ann, club.bob, club.cyd, club.dan)}
    ratings = {people[who].id: Rating(mu, 4.0, club.now(), 30, MET) for who, mu in strengths.items()}
    await club.store.ratings.replace(
        board or LeaderboardKey.of_guild(club.guild.id, GAME), ratings, [], PARAMETERS.version
    )


async def look(club: Club, person: Any, **more: Any) -> Any:
    found = await person.slash(club.channel, "lfg", game=GAME, **more)
    await club.settle()
    return found


async def the_match(club: Club) -> Any:
    rows = await club.store.matches.of_user(club.ann.id)
    assert len(rows) <= 1
    return rows[0] if rows else None


# Ratings


async def test_a_rated_match_is_told_on_its_board_and_in_private_by_rank_me(club: Club) -> None:
    session = await challenge(club)
    posts = len(club.sent("POST", f"/channels/{club.channel.id}/messages"))
    await concede(club, club.bob, session)
    await club.settle()
    board = words(club.board())
    assert "-# Rating: " in board
    assert "ann 1500 → 15" in board
    assert "bob 1500 → 14" in board
    assert len(club.sent("POST", f"/channels/{club.channel.id}/messages")) == posts, "no message more"
    result = await club.ann.slash(club.channel, "rank me")
    assert result.ephemeral
    card = shown(result)
    assert "1 match, 1 won" in words(card)
    assert "Provisional" in words(card)
    (picture,) = [item for item in walk(raw(card)) if item.get("type") == 12]
    assert picture["items"][0]["description"].startswith("ann: rating 15")
    nobody = shown(await club.cyd.slash(club.channel, "rank me"))
    assert "no rating in this server yet" in words(nobody)


async def test_rank_me_in_french_without_a_picture_where_drawing_fails(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.locales[club.ann.id] = "fr"
    await rate(club, ann=30.0, bob=25.0)

    async def fail(*_: object) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(club.bot.renderer, "rank", fail)
    card = shown(await club.ann.slash(club.channel, "rank me", game=GAME))
    assert "**1620** ± 192 · Place 1 sur 2 · 30 parties" in words(card)
    assert not [item for item in walk(raw(card)) if item.get("type") == 12]


async def test_leaderboards_have_pages_and_the_provisional_stand_apart(club: Club) -> None:
    sure = {n: Rating(30.0 - n / 10, 3.0, club.now(), 40, MET) for n in range(1, 19)}
    unsure = {100: Rating(60.0, 8.0, club.now(), 2, frozenset({1}))}
    board = LeaderboardKey.of_guild(club.guild.id, GAME)
    await club.store.ratings.replace(board, {**sure, **unsure}, [], PARAMETERS.version)
    result = await club.ann.slash(club.channel, "rank server", game=GAME)
    assert result.ephemeral
    page = shown(result)
    assert "Page 1 of 2" in words(page)
    assert "**Provisional**" not in words(page)
    turned = await club.ann.click(page, custom_id=buttons(page)["Next Page"])
    last = shown(turned) or page
    assert words(last).index("18. ") < words(last).index("**Provisional**") < words(last).index("2340?")
    open_to_all = await club.ann.slash(club.channel, "rank server", game=GAME, show=True)
    assert not open_to_all.ephemeral
    forged = str(ActionId(0, 0, LadderVerb.RANK, "server:chess"))
    assert "button" in said(await club.press(club.ann, page, forged)).lower()


async def test_what_one_server_calls_somebody_stays_there(club: Club) -> None:
    veiled = club.guild.add_member(club.env.create_user("vera", global_name="Vera"), nick="The Veiled")
    other = club.env.create_guild("other")
    there, square = other.add_member(veiled.user, nick="Accountant"), other.create_text_channel("square")
    looker = other.add_member(club.env.create_user("looker"))
    await club.settle()
    for person, channel in ((there, square), (veiled, club.channel)):
        await person.slash(channel, "play", game=GAME, computer="easy")
        await club.settle()
    rating = {veiled.id: Rating(30.0, 3.0, club.now(), 40, MET)}
    for board in (
        LeaderboardKey.of_guild(club.guild.id, GAME),
        LeaderboardKey.of_guild(other.id, GAME),
        LeaderboardKey.across(GAME),
    ):
        await club.store.ratings.replace(board, rating, [], PARAMETERS.version)
    here = words(shown(await club.cyd.slash(club.channel, "rank server", game=GAME)))
    assert "The Veiled" in here
    assert "The Veiled" not in words(shown(await looker.slash(square, "rank server", game=GAME)))
    assert "Accountant" in words(shown(await looker.slash(square, "rank server", game=GAME)))
    assert "Someone" not in here
    await veiled.slash(club.channel, "settings mine", **{"across-servers": True})
    for person, channel in ((looker, square), (club.cyd, club.channel)):
        across = words(shown(await person.slash(channel, "rank game", game=GAME)))
        assert "Vera" in across
        assert "The Veiled" not in across
        assert "Accountant" not in across


async def test_across_servers_are_those_who_have_chosen_it(club: Club) -> None:
    board = LeaderboardKey.across(GAME)
    bare: Any = (await club.bob.slash(club.channel, "settings mine")).response
    assert stands(bare)["Ratings across servers"] == "off"
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "settings mine", **{"across-servers": True})
    session = await challenge(club)
    await concede(club, club.bob, session)
    await club.settle()
    assert len(await club.store.ratings.standing(board)) == 2
    listed = words(shown(await club.cyd.slash(club.channel, "rank game", game=GAME)))
    assert "ann · 15" in listed
    assert "bob · 14" in listed
    changed = await club.bob.slash(club.channel, "settings mine", **{"across-servers": False})
    assert stands(changed.response)["Ratings across servers"] == "off"
    listed = words(shown(await club.cyd.slash(club.channel, "rank game", game=GAME)))
    assert "ann" in listed
    assert "bob" not in listed


# Searches


async def test_two_near_one_another_meet_at_once_and_both_are_called_once(club: Club) -> None:
    first = await look(club, club.ann)
    assert first.ephemeral
    assert "Searching for an opponent" in words(shown(first))
    assert len(club.channel.history()) == 0, "a search posts nothing"
    again = await look(club, club.ann)
    assert "already searching" in words(shown(again))
    await look(club, club.bob)
    row = await the_match(club)
    assert row.status is MatchStatus.RUNNING
    (call,) = [each for each in club.channel.history() if "opponent found" in words(each)]
    assert f"<@{club.ann.id}> <@{club.bob.id}>" in words(call)
    assert len((await club.session(row.id)).people.persons) == 2
    late = await club.ann.click(shown(first), custom_id=buttons(shown(first))["Stop Searching"])
    assert "This search is over" in said(late)
    await club.restart()
    assert await the_match(club) is not None
    assert len([each for each in club.channel.history() if "opponent found" in words(each)]) == 1


async def test_two_far_apart_meet_when_one_has_waited_also_over_a_restart(club: Club) -> None:
    club.guild_locale = "fr"
    club.locales[club.ann.id] = "fr"
    await rate(club, ann=40.0, bob=30.0)  # 240 points apart: 90 more than at once
    assert "Je vous cherche un adversaire" in words(shown(await look(club, club.ann)))
    await look(club, club.bob)
    await club.env.advance_time(60)
    assert await the_match(club) is None
    await club.restart()
    await club.env.advance_time(50)
    assert (await the_match(club)).status is MatchStatus.RUNNING
    assert any("adversaire trouvé" in words(each) for each in club.channel.history())


async def test_other_clocks_do_not_meet_and_a_search_ends_with_its_time_or_by_its_button(club: Club) -> None:
    await look(club, club.ann, clock="live", minutes=5)
    other = shown(await look(club, club.bob, clock="correspondence"))
    await club.env.advance_time(301)
    assert await club.store.searches.of_user(club.ann.id, GAME) is None
    assert await the_match(club) is None
    stranger = await club.press(club.cyd, other, buttons(other)["Stop Searching"])
    assert "This search is over" in said(stranger)
    assert await club.store.searches.of_user(club.bob.id, GAME) is not None
    await club.bob.click(other, custom_id=buttons(other)["Stop Searching"])
    assert await club.store.searches.of_user(club.bob.id, GAME) is None
    assert len(club.channel.history()) == 0


async def test_who_has_left_is_not_met_and_the_other_looks_on(club: Club) -> None:
    await look(club, club.ann)
    mine = await club.store.searches.of_user(club.ann.id, GAME)
    assert mine is not None
    club.env.backend.remove_member(club.guild.id, club.ann.id)
    await look(club, club.bob)
    gone = await club.store.searches.get(mine.id)
    assert gone is not None
    assert gone.status is SearchStatus.ENDED
    assert await the_match(club) is None
    await look(club, club.cyd)
    assert len(await club.store.matches.of_user(club.bob.id)) == 1


async def test_where_a_server_wants_it_only_searches_of_one_channel_meet(club: Club) -> None:
    keeper = club.owner()
    answer = await keeper.slash(club.channel, "settings server", searches="here")
    assert "the same channel" in stands(answer.response)["Searches"]
    await look(club, club.ann)
    other = club.guild.create_text_channel("elsewhere")
    await club.bob.slash(other, "lfg", game=GAME)
    await club.settle()
    assert await the_match(club) is None
    await look(club, club.cyd)
    assert (await the_match(club)).channel_id == club.channel.id


async def test_where_the_first_has_lost_his_place_the_match_is_where_the_second_asked(club: Club) -> None:
    await club.owner().slash(club.channel, "settings server", threads="never")
    await look(club, club.ann)
    await club.cyd.slash(club.channel, "play", game=GAME, computer="easy")
    refused = await club.dan.slash(club.channel, "lfg", game=GAME)
    assert "match" in said(refused)
    assert await club.store.searches.of_user(club.dan.id, GAME) is None
    other = club.guild.create_text_channel("elsewhere")
    await club.bob.slash(other, "lfg", game=GAME)
    await club.settle()
    assert (await the_match(club)).channel_id == other.id


async def test_a_thread_that_was_made_before_a_failure_is_used_and_no_second_one_made(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "FIRST_PAUSE", 0.01)
    await club.owner().slash(club.channel, "settings server", threads="always")
    matchmaker: Any = club.bot.ladder.matchmaker
    make, tried = matchmaker.make, list[int]()

    async def fail_once(pair: Any, place: tuple[int, bool]) -> Any:
        tried.append(place[0])
        if len(tried) == 1:
            raise OSError("the line is down")
        return await make(pair, place)

    matchmaker.make = fail_once
    await look(club, club.ann)
    await look(club, club.bob)
    (thread,) = club.channel.threads
    assert tried == [thread.id, thread.id]
    assert (await the_match(club)).channel_id == thread.id
    assert "opponent found" in words(thread.history()[0])


async def test_what_fails_between_the_match_and_its_call_is_taken_up_there(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "FIRST_PAUSE", 0.01)
    matchmaker: Any = club.bot.ladder.matchmaker
    start, states = matchmaker.start, list[MatchStatus]()

    async def fail_once(row: MatchRow, message: int) -> bool:
        states.append(row.status)
        if len(states) == 1:
            raise OSError("the line is down")
        return await start(row, message)

    matchmaker.start = fail_once
    await look(club, club.ann)
    await look(club, club.bob)
    assert states == [MatchStatus.CHALLENGE, MatchStatus.CHALLENGE]
    assert (await the_match(club)).status is MatchStatus.RUNNING
    assert len([each for each in club.channel.history() if "opponent found" in words(each)]) == 1
    assert await club.waiting() == []


async def test_a_game_with_decks_begins_with_ready_made_ones(club: Club) -> None:
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "lfg", game="noxtalia")
        await club.settle()
    row = await the_match(club)
    assert row.status is MatchStatus.RUNNING
    assert all(seat.deck for seat in await club.store.matches.seats(row.id))
    refused = await club.cyd.slash(club.channel, "lfg", game=GAME, deck="x")
    assert "without decks" in said(refused)


# Seasons


async def test_a_season_over_two_tournaments(club: Club) -> None:
    hall = Hall(club)
    refused = await club.ann.slash(club.channel, "tournament season create", name="Winter")
    assert "Only organisers" in said(refused)
    bad = await hall.keeper.slash(club.channel, "tournament season create", name="Winter", points="1 2")
    assert "cannot be read" in said(bad)
    begun = await hall.keeper.slash(club.channel, "tournament season create", name="Winter", points="10 5 1")
    assert "The season **Winter** has started" in said(begun)
    twice = await hall.keeper.slash(club.channel, "tournament season create", name="winter")
    assert "already" in said(twice)
    for people in (hall.people[:2], [club.bob, club.ann]):  # who enters first wins
        await hall.announce(await hall.create(game=GAME))
        counted = await hall.keeper.slash(club.channel, "tournament season count")
        assert "will count towards the season **Winter**" in said(counted)
        await hall.enter(people)
        await hall.play_all()
        assert f"🥇 1. {people[0].name} · +10\n🥈 2. {people[1].name} · +5" in words(club.last())
    result = await club.ann.slash(club.channel, "tournament season show")
    told = words(shown(result))
    assert result.ephemeral
    assert "2 of 2 tournaments finished" in told
    assert "1. ann · **15** · places 1., 2." in told
    assert "1. bob · **15** · places 1., 2." in told
    ended = await hall.keeper.slash(club.channel, "tournament season end", season="Winter")
    assert "has ended" in said(ended)
    over = await hall.keeper.slash(club.channel, "tournament season count", season="Winter", **OUT)
    assert "cannot change what counts" in said(over)
    club.locales[club.ann.id] = "fr"
    assert "(finie)" in words(shown(await club.ann.slash(club.channel, "tournament season show")))


async def test_two_whose_decks_clash_are_tried_once_and_meet_others(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Any] = []

    def clashes(_: NoxtaliaCollection, decks: Any, options: Any) -> list[Fault]:
        """Teams with the same Spirits may not meet."""
        tried.append(decks)
        return [Fault("NX-R21", Say("nx-fault-shared", {"count": 1}))] if decks[0] == decks[1] else []

    monkeypatch.setattr(NoxtaliaCollection, "clashes", clashes)
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "lfg", game="noxtalia", deck="Team A")
        await club.settle()
    for _ in range(5):
        await club.env.advance_time(120)
    assert (len(tried), await the_match(club)) == (1, None)
    await club.cyd.slash(club.channel, "lfg", game="noxtalia", deck="Team C")
    await club.settle()
    assert (await the_match(club)).status is MatchStatus.RUNNING
