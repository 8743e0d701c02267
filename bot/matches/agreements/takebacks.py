"""Answers that are taken back by consent, in matches that were begun so.

All that was answered since goes with them, whoever gave it. Dice and piles were settled before the match
began, so what was rolled, drawn or shown meanwhile stays known, and comes again where the same is done:
those who agree are told so. The record holds what counts in the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.errors import NothingToTakeBack
from bot.matches.agreements.errors import (
    AlreadyOffered,
    NoTakebacks,
    NothingOffered,
    TakeBackYourself,
    TakenBackNoMore,
)
from bot.matches.auto_answers.foretold import answered
from bot.matches.move_builder import Change
from bot.matches.people import AskedBack
from bot.matches.postgame.records import Records
from bot.matches.quarantine import step
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.switches import ordered, switches
from bot.store.matches.matches import asked_back_statement
from engines.kernel import Match

BACK = "back"
"""Names the offer in texts that tell of offers."""


def may_ask(live: MatchSession, seat: int) -> bool:
    """Tell whether a seat may ask now; whether there is anything to take back is found when it does."""
    match = live.match
    return (
        live.people.takebacks
        and live.asks_back is None
        and not match.can_undo(seat)
        and not match.must_press_on(seat)
    )


async def ask(desk: MatchService, records: Records, match_id: int, press: Press) -> MatchSession:
    """Ask to take one's last answer back; computers agree to it at once.

    Raises NoTakebacks, AlreadyOffered, TakeBackYourself, NothingToTakeBack, TakenBackNoMore or TookTooLong.
    """
    async with desk.seated(match_id, press) as (live, seat):
        if not live.people.takebacks:
            raise NoTakebacks
        if live.asks_back is not None:
            raise AlreadyOffered(what=BACK)
        if live.match.can_undo(seat.number):
            raise TakeBackYourself
        number = await desk.store.moves.last_pressed(match_id, seat.number)
        if number is None or live.match.must_press_on(seat.number):
            raise NothingToTakeBack
        asked = AskedBack(seat=seat.number, number=number, opened=live.match.opened)
        await _settle(desk, records, live, asked, press)
    return live


async def agree(desk: MatchService, records: Records, match_id: int, press: Press) -> MatchSession:
    """Agree to what somebody asks to take back; when all have, it is done.

    Raises NothingOffered, TakenBackNoMore or TookTooLong.
    """
    async with desk.seated(match_id, press) as (live, seat):
        asked = live.asks_back
        if asked is None or seat.number == asked.seat:
            raise NothingOffered(what=BACK)
        agreed = tuple(sorted({*asked.agreed, seat.number}))
        await _settle(desk, records, live, asked.model_copy(update={"agreed": agreed}), press)
    return live


async def refuse(desk: MatchService, match_id: int, press: Press) -> MatchSession:
    """Refuse what somebody asks to take back, or ask no more. Raises NothingOffered."""
    async with desk.seated(match_id, press) as (live, seat):
        asked = live.asks_back
        if asked is None:
            raise NothingOffered(what=BACK)
        if seat.number != asked.seat:
            live.match.table.tell("takeback_refused", seat=seat.number, other=asked.seat)
        live.people.asked_back = None
        await desk.commit(live, Change(press.interaction_id, also=[asked_back_statement(live.id, "")]))
    return live


async def _settle(
    desk: MatchService, records: Records, live: MatchSession, asked: AskedBack, press: Press
) -> None:
    """Do in a draft what is asked where all agree, else note how far that is."""
    others = {seat.number for seat in live.playing if seat.user_id is not None} - {asked.seat}
    if others <= set(asked.agreed):
        await desk.commit(live, await _taken_back(desk, records, live, asked, press))
        return
    live.people.asked_back = asked
    noted = asked_back_statement(live.id, asked.model_dump_json())
    await desk.commit(live, Change(press.interaction_id, also=[noted]))


async def _taken_back(
    desk: MatchService, records: Records, live: MatchSession, asked: AskedBack, press: Press
) -> Change:
    """Put a match back in a draft; what others have ordered since stays ordered."""
    with step(live):
        wanted = _ordered_by(live, asked.seat)
    match = await _before(desk, records, live, asked.number)
    with step(live):
        match.go_on_instead(live.match, asked.seat)
        live.match, live.people.asked_back = match, None
        given = ordered(live, wanted)
    for seat in live.people.seats:
        answered(seat)
    live.people.spared.clear()
    live.people.reopened[asked.seat] = match.opened
    noted = asked_back_statement(live.id, "")
    return Change(press.interaction_id, given, back_to=asked.number, also=[noted])


def _ordered_by(live: MatchSession, asking: int) -> Mapping[int, Mapping[str, bool]]:
    return {
        seat.user_id: switches(live, seat.number)
        for seat in live.people.persons
        if seat.number != asking and seat.user_id is not None and seat in live.playing
    }


async def _before(desk: MatchService, records: Records, live: MatchSession, number: int) -> Match[Any]:
    """Return the match as it stood before an answer, with the same people. Raises TakenBackNoMore."""
    row = await desk.store.matches.get(live.id)
    assert row is not None
    dump = None if await desk.store.moderation.has_replaced(live.id) else await records.before(row, number)
    if dump is None:
        raise TakenBackNoMore
    game = live.match.game
    with step(live):
        match = Match[Any].load(game, dump, live.match.options)
        if game.gone(match.table) != game.gone(live.match.table):
            raise TakenBackNoMore
    return match
