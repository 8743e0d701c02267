"""Searches for an opponent in the store: one match of one search, whenever the process is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from discord.ui import TextDisplay

from bot.decks.library import Library
from bot.errors import AlreadyAnswered, DeckRefused, SearchOver
from bot.ladder.matchmaker import REST, Matchmaker
from bot.ladder.messages import SearchEnded
from bot.ladder.views.search import met
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.moderation.substitutes import Substitute, seat_instead
from bot.matches.people import Agreement
from bot.matches.start.appointments import Appointments
from bot.matches.start.challenges import Invitation, Person
from bot.store import CannotWrite, Changed, MatchRow, MatchStatus, NewSearch, SearchRow, SearchStatus, Store
from bot.store.ladder.searches import KEPT_FOR
from bot.store.outbox.messages import read_message
from bot.texts import texts_in
from bot.workers import WorkerPool
from engines.registry import GAMES
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host

CLEO = 13
HERE = 5, False
MESSAGE = 99


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "herald.sqlite3", tmp_path)
    yield store
    await store.close()


def maker(host: Host) -> Matchmaker:
    """A new process on the same store."""
    return Matchmaker(
        host.store, host.match_service, Library(host.store, WorkerPool(0), 20), lambda: host.time
    )


async def search(host: Host, user: int, name: str, press: int | None = None, **more: object) -> SearchRow:
    new = NewSearch(
        user_id=user, name=name, guild_id=GUILD, channel_id=5, locale="en", luck=name, began=host.time,
        **{"game": "dueling_nobles", "clock": "live", "until": host.time + 1800, **more},  # pyright: ignore[reportArgumentType]
    )  # fmt: skip
    return await host.store.searches.add(new, press or host.press(user).interaction_id or 0)


async def paired(host: Host) -> tuple[SearchRow, SearchRow]:
    one, _ = await search(host, ANNE, "Anne"), await search(host, BEN, "Ben")
    await maker(host).look()
    found = await maker(host).pair_of(one.id)
    assert found is not None
    return found


async def test_a_match_is_made_once_of_one_search_whatever_comes_twice(store: Store) -> None:
    host = Host(store)
    pair = await paired(host)
    assert [each.status for each in pair] == [SearchStatus.PAIRED] * 2
    assert len(await store.outbox.take(host.time, 10, ("meeting",))) == 1
    await maker(host).look()  # there is nobody left to be brought together
    assert len(await store.outbox.take(host.time + 1, 10, ("meeting",))) == 0
    made = await asyncio.gather(*(maker(host).make(pair, HERE) for _ in range(3)), return_exceptions=True)
    assert sum(isinstance(each, Changed) for each in made) == 2
    (row,) = await store.matches.of_user(ANNE)
    assert row.status is MatchStatus.CHALLENGE
    await host.challenges.withdraw_unseen()  # a kill came between the making and the beginning
    waiting = await store.matches.get(row.id)
    assert waiting is not None
    await maker(host).start(waiting, MESSAGE)
    await maker(host).start(waiting, MESSAGE)
    now = await store.matches.get(row.id)
    assert now is not None
    assert now.status is MatchStatus.RUNNING
    met = await store.searches.get(pair[0].id)
    assert met is not None
    assert (met.status, met.match_id) == (SearchStatus.MET, row.id)


async def test_one_person_has_one_open_search_a_game(store: Store) -> None:
    host = Host(store)
    one = await search(host, ANNE, "Anne")
    new = NewSearch(
        user_id=ANNE, name="Anne", guild_id=GUILD + 1, channel_id=6, locale="en", game="dueling_nobles",
        clock="none", luck="", began=host.time, until=host.time + 60,
    )  # fmt: skip
    with pytest.raises(AlreadyAnswered):
        await maker(host).begin(new, 99)
    await search(host, ANNE, "Anne", game="noxtalia")
    with pytest.raises(SearchOver):
        await maker(host).cancel(one.id, host.press(BEN))
    await maker(host).cancel(one.id, host.press(ANNE))
    with pytest.raises(SearchOver):
        await maker(host).cancel(one.id, host.press(ANNE))
    row = await maker(host).begin(new, 100)
    assert row.guild_id == GUILD + 1


async def test_those_who_had_no_place_meet_again_after_a_rest_and_who_left_no_more(store: Store) -> None:
    host = Host(store)
    pair = await paired(host)
    await maker(host).part(pair)
    await maker(host).look()
    assert [row.status for row in await store.searches.open()] == [SearchStatus.OPEN] * 2
    with pytest.raises(Changed):
        await maker(host).make(pair, HERE)
    assert await store.matches.of_user(ANNE) == []
    host.time += REST
    await maker(host).look()
    again = await maker(host).pair_of(pair[0].id)
    assert again is not None
    await maker(host).part(again, [again[0]])
    await search(host, CLEO, "Cleo")
    await maker(host).look()
    found = await maker(host).pair_of(again[1].id)
    assert found is not None
    assert {each.name for each in found} == {again[1].name, "Cleo"}


async def test_two_whose_decks_cannot_meet_look_on_for_others_alone(store: Store) -> None:
    host = Host(store)
    pair = await paired(host)
    looking = maker(host)
    await looking.keep_apart(pair)
    for _ in range(3):
        await looking.look()
        assert [row.user_id for row in await store.searches.open()] == [ANNE, BEN]
        host.time += REST
    await search(host, CLEO, "Cleo")
    await looking.look()
    found = await looking.pair_of(pair[0].id)
    assert found is not None, "at once"
    assert {each.user_id for each in found} == {ANNE, CLEO}
    await looking.part(found, [found[0]])
    await search(host, ANNE, "Anne")
    await looking.look()
    again = await looking.pair_of(pair[1].id)
    assert again is not None
    assert {each.user_id for each in again} <= {ANNE, BEN, CLEO}, "whoever looks anew may have another deck"


async def test_a_search_ends_with_its_time_also_while_nobody_runs(store: Store) -> None:
    host = Host(store)
    one = await search(host, ANNE, "Anne")
    host.time += 1801
    await search(host, BEN, "Ben")
    await maker(host).look()
    assert [row.user_id for row in await store.searches.open()] == [BEN]
    ended = await store.searches.get(one.id)
    assert ended is not None
    assert ended.status is SearchStatus.ENDED
    host.time += KEPT_FOR
    await maker(host).look()
    assert await store.searches.get(one.id) is None, "nothing is kept for ever"


async def test_two_whose_match_cannot_begin_look_on_and_meet_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(store)
    pair = await paired(host)
    row = await maker(host).make(pair, HERE)

    async def refused(*_: object, **__: object) -> None:
        raise DeckRefused(who="Anne", deck="of a pack that has gone")

    with monkeypatch.context() as patch:
        patch.setattr(Appointments, "begin", refused)
        assert not await maker(host).start(row, MESSAGE)
    now = await store.matches.get(row.id)
    assert now is not None
    assert now.status is MatchStatus.CANCELLED
    (said,) = met(now, pair, texts_in("en")).children
    assert isinstance(said, TextDisplay)
    assert row.seed in said.content, "what was sealed is not dropped unseen"
    found = [await store.searches.get(each.id) for each in pair]
    assert [each and (each.status, each.match_id) for each in found] == [(SearchStatus.OPEN, None)] * 2
    await maker(host).look()
    assert await maker(host).pair_of(pair[0].id) is None, "they rest"
    host.time += REST
    await maker(host).look()
    again = await maker(host).pair_of(pair[0].id)
    assert again is not None
    assert await maker(host).start(await maker(host).make(again, HERE), MESSAGE)


async def test_two_whose_match_could_not_be_written_play_as_soon_as_it_can(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(store)
    row = await maker(host).make(await paired(host), HERE)

    async def full(*_: object) -> None:
        raise CannotWrite(reason="there is no room")

    with monkeypatch.context() as patch:
        patch.setattr(store.moves, "commit", full)
        with pytest.raises(CannotWrite):  # so the message waits in the outbox
            await maker(host).start(row, MESSAGE)
    assert await maker(host).start(row, MESSAGE)
    now = await store.matches.get(row.id)
    assert now is not None
    assert now.status is MatchStatus.RUNNING


# Who sits down looks no more, whichever was first: the search, or the match that they sit down at


async def searches_of(host: Host, before: Callable[[], Awaitable[object]]) -> list[int]:
    """Let Anne look, then something happen to what was there before; return who looks on."""
    host.time += 60
    await search(host, ANNE, "Anne", game="noxtalia")
    await search(host, CLEO, "Cleo", game="noxtalia", clock="none")
    host.time += 60
    await maker(host).look()
    assert len(await host.store.searches.open()) == 2, "what is offered, or stands, ends no search"
    await before()
    await maker(host).look()
    return [row.user_id for row in await host.store.searches.open()]


def offered(host: Host) -> Invitation:
    game = GAMES["dueling_nobles"]
    return Invitation(
        game=game, options=game.options(), clock="live", challenger=Person(ANNE, "Anne"),
        opponents=(Person(BEN, "Ben"),), level=None, guild_id=GUILD, channel_id=1, locale="en-GB",
    )  # fmt: skip


async def test_a_search_ends_as_a_challenge_is_accepted_that_was_there_before(store: Store) -> None:
    host = Host(store)
    row = await host.challenges.create(offered(host), 1)
    press, ben = host.press(BEN), Person(BEN, "Ben")
    assert await searches_of(host, lambda: host.challenges.accept(row.id, press, ben, here)) == [CLEO]
    (note,) = await store.outbox.take(host.time, 10, ("search",))
    assert read_message(note) == SearchEnded(1, "playing")


async def test_a_search_ends_as_a_match_goes_on_that_its_players_had_paused(store: Store) -> None:
    host = Host(store)
    session = await host.begin()
    for user, offer in ((ANNE, DrawOffer.MAKE), (BEN, DrawOffer.ACCEPT)):
        await draws.agree(host.match_service, session.id, host.press(user), offer, Agreement.PAUSE)
    assert await searches_of(host, lambda: draws.go_on(host.match_service, session.id, host.press(BEN))) == [
        CLEO
    ]


async def test_a_search_ends_as_its_person_takes_the_seat_of_another(store: Store) -> None:
    host = Host(store)
    session = await host.begin()
    who = Substitute("Cleo", CLEO)
    assert await searches_of(host, lambda: seat_instead(host.match_service, session.id, BEN, who)) == [ANNE]


async def test_a_match_that_runs_already_ends_no_search(store: Store) -> None:
    """A slow match is no reason not to look for another."""
    host = Host(store)
    session = await host.begin("none")
    assert await searches_of(host, lambda: host.answer(session)) == [ANNE, CLEO]


async def test_two_who_were_brought_together_do_not_meet_if_one_has_sat_down_since(
    store: Store,
) -> None:
    host = Host(store)
    row = await host.challenges.create(offered(host), 1)
    host.time += 60
    one, _ = await search(host, ANNE, "Anne"), await search(host, CLEO, "Cleo")
    await maker(host).look()
    pair = await maker(host).pair_of(one.id)
    assert pair is not None
    assert not await maker(host).part_if_one_plays(pair)
    await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), here)
    assert await maker(host).part_if_one_plays(pair)
    with pytest.raises(Changed):
        await maker(host).make(pair, HERE)
    assert [each.user_id for each in await store.searches.open()] == [CLEO]
    (note,) = await store.outbox.take(host.time, 10, ("search",))
    assert read_message(note) == SearchEnded(one.id, "playing")


async def here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False
