"""What a player switched in one match stands so in their next match of that game; nobody else knows."""

from __future__ import annotations

from itertools import pairwise

from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow
from bot.store.people.preferences import SwitchRow, switch_statement
from engines.kernel import ORDER, Given, Level, record_of, replay
from engines.registry import GAMES
from engines.soul_forger.table.side import DEFAULT_STOPS
from tests.bot.matches.scene import ANNE, BEN, GUILD, Host

GAME = GAMES["soul_forger"]
UNLIKE = DEFAULT_STOPS ^ {"entry", "own"}


async def here(row: MatchRow) -> tuple[int, bool]:
    return row.channel_id, False


async def begin(host: Host, level: Level | None = None) -> MatchSession:
    """Let Anne sit down with Ben, or with the computer, with a ready-made deck each."""
    assert GAME.collection is not None
    deck = next(iter(GAME.collection.ready_made([GAME.collection.starter()]).values())).deck
    invitation = Invitation(
        game=GAME, options=GAME.options(), clock="none", challenger=Person(ANNE, "Anne"),
        opponents=() if level else (Person(BEN, "Ben"),), level=level, decks={ANNE: deck, BEN: deck},
        guild_id=GUILD, channel_id=1, locale="en-GB",
    )  # fmt: skip
    row = await host.challenges.create(invitation, host.press(ANNE).interaction_id or 0)
    if level:
        session = await host.challenges.begin(row.id, host.press(ANNE), here)
        assert session is not None
        return session
    session = await host.challenges.accept(row.id, host.press(BEN), Person(BEN, "Ben"), here)
    if session is None:
        session = await host.challenges.bring(row.id, host.press(BEN), deck, here)
    assert session is not None
    return session


def stops(session: MatchSession, user: int) -> frozenset[str]:
    seat = session.people.seat_of(user)
    assert seat is not None
    return session.match.table.sides[seat.number].stops


async def test_stops_follow_a_player_into_his_next_match_and_can_be_turned_back(host: Host):
    session = await begin(host)
    for key in ("stop:entry", "stop:own", "quiet:phase"):
        await host.match_service.order(session.id, key, host.press(ANNE))
    again = await begin(host)
    assert (stops(again, ANNE), stops(again, BEN)) == (UNLIKE, DEFAULT_STOPS)
    seat = again.people.seat_of(ANNE)
    assert seat is not None
    assert again.match.table.sides[seat.number].quiet == "", "to pass for a while is of that match alone"
    assert again.view(1 - seat.number).model_dump()["sides"][seat.number]["stops"] is None
    await host.match_service.order(again.id, "stop:entry", host.press(ANNE))
    assert stops(await begin(host), ANNE) == DEFAULT_STOPS | {"own"}
    assert stops(session, ANNE) == UNLIKE, "a match that runs is left alone"


async def test_the_computer_wants_to_be_asked_for_each_entry_and_says_so_in_the_record(host: Host):
    session = await begin(host, "easy")
    mine = session.people.seat_of(ANNE)
    assert mine is not None
    sides = session.match.table.sides
    assert sides[mine.number].stops == DEFAULT_STOPS
    assert sides[1 - mine.number].stops == DEFAULT_STOPS | {"entry"}
    kept = [Given(given.seat, given.answer) for given in await host.store.moves.answers(session.id)]
    assert kept == [Given(1 - mine.number, ORDER + "stop:entry")]
    options = session.match.options.model_dump(mode="json")
    assert (
        replay(GAME, record_of(GAME, options, 2, session.match.seed, kept, None)).hash()
        == session.match.hash()
    )


async def test_what_was_put_in_is_in_the_record_and_outlives_the_process(host: Host):
    session = await begin(host)
    await host.match_service.order(session.id, "stop:entry", host.press(ANNE))
    await host.match_service.order(session.id, "stop:own", host.press(ANNE))
    again = await begin(host)
    kept = [Given(given.seat, given.answer) for given in await host.store.moves.answers(again.id)]
    assert {given.answer for given in kept} == {f"{ORDER}stop:entry", f"{ORDER}stop:own"}
    match = again.match
    record = record_of(GAME, match.options.model_dump(mode="json"), 2, match.seed, kept, match.ending)
    assert replay(GAME, record).hash() == match.hash()
    host.match_service.forget(again.id)
    loaded = await host.match_service.session(again.id)
    assert (loaded.match.hash(), stops(loaded, ANNE)) == (match.hash(), UNLIKE)
    await host.answer(loaded)


async def test_the_number_of_a_question_does_not_tell_that_somebody_gave_an_order(host: Host):
    """Buttons carry it for all to read; a count would jump where a player has changed their stops."""
    session = await begin(host)
    numbers: list[int] = []
    for step in range(30):
        if step % 3 == 0:
            open_now = session.question
            await host.match_service.order(session.id, "stop:entry", host.press(ANNE))
            assert session.question == open_now, "what is open stays open"
        numbers.append(session.question)
        session = await host.answer(session, step)
    steps = [after - before for before, after in pairwise(numbers) if after != before]  # a window stays open
    assert len(set(steps)) == len(steps) > 15, "no step is alike, with an order or without"
    assert any(step < 0 for step in steps)
    host.match_service.forget(session.id)
    assert (await host.match_service.session(session.id)).question == session.question, (
        "buttons outlive the process"
    )


async def test_a_switch_that_the_game_has_no_more_is_left_alone(host: Host):
    for key, on in (("stop:abolished", False), ("quiet:turn", True), ("entry", False), ("stop:own", True)):
        await host.store.writer.write(switch_statement(SwitchRow(ANNE, GAME.id, key, on)))
    await host.store.writer.write(switch_statement(SwitchRow(ANNE, "noxtalia", "stop:attacked", False)))
    session = await begin(host)
    assert stops(session, ANNE) == DEFAULT_STOPS | {"own"}
