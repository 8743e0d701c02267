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
from bot.matches.move_builder import MatchChange
from bot.matches.people import AskedBack
from bot.matches.postgame.records import Records
from bot.matches.quarantine import step
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.switches import ordered, switches
from bot.store.matches.matches import asked_back_statement
from engines.kernel import HostEvent, Match

BACK = "back"
"""Names the offer in texts that tell of offers."""


def may_ask(session: MatchSession, seat: int) -> bool:
    """Tell whether a seat may ask now; whether there is anything to take back is found when it does."""
    match = session.match
    return (
        session.people.takebacks
        and session.asks_back is None
        and not match.can_undo(seat)
        and not match.must_press_on(seat)
    )


async def ask(match_service: MatchService, records: Records, match_id: int, press: Press) -> MatchSession:
    """Ask to take one's last answer back; computers agree to it at once.

    Raises NoTakebacks, AlreadyOffered, TakeBackYourself, NothingToTakeBack, TakenBackNoMore or TookTooLong.
    """
    async with match_service.seated(match_id, press) as (session, seat):
        if not session.people.takebacks:
            raise NoTakebacks
        if session.asks_back is not None:
            raise AlreadyOffered(what=BACK)
        if session.match.can_undo(seat.number):
            raise TakeBackYourself
        number = await match_service.store.moves.last_pressed(match_id, seat.number)
        if number is None or session.match.must_press_on(seat.number):
            raise NothingToTakeBack
        asked = AskedBack(seat=seat.number, number=number, opened=session.match.opened)
        await _settle(match_service, records, session, asked, press)
    return session


async def agree(match_service: MatchService, records: Records, match_id: int, press: Press) -> MatchSession:
    """Agree to what somebody asks to take back; when all have, it is done.

    Raises NothingOffered, TakenBackNoMore or TookTooLong.
    """
    async with match_service.seated(match_id, press) as (session, seat):
        asked = session.asks_back
        if asked is None or seat.number == asked.seat:
            raise NothingOffered(what=BACK)
        agreed = tuple(sorted({*asked.agreed, seat.number}))
        await _settle(match_service, records, session, asked.model_copy(update={"agreed": agreed}), press)
    return session


async def refuse(match_service: MatchService, match_id: int, press: Press) -> MatchSession:
    """Refuse what somebody asks to take back, or ask no more. Raises NothingOffered."""
    async with match_service.seated(match_id, press) as (session, seat):
        asked = session.asks_back
        if asked is None:
            raise NothingOffered(what=BACK)
        if seat.number != asked.seat:
            session.match.table.tell(HostEvent.TAKEBACK_REFUSED, seat=seat.number, other=asked.seat)
        session.people.asked_back = None
        await match_service.commit(
            session, MatchChange(press.interaction_id, also=[asked_back_statement(session.id, "")])
        )
    return session


async def _settle(
    match_service: MatchService, records: Records, session: MatchSession, asked: AskedBack, press: Press
) -> None:
    """Do in a draft what is asked where all agree, else note how far that is."""
    others = {seat.number for seat in session.playing if seat.user_id is not None} - {asked.seat}
    if others <= set(asked.agreed):
        await match_service.commit(session, await _taken_back(match_service, records, session, asked, press))
        return
    session.people.asked_back = asked
    noted = asked_back_statement(session.id, asked.model_dump_json())
    await match_service.commit(session, MatchChange(press.interaction_id, also=[noted]))


async def _taken_back(
    match_service: MatchService, records: Records, session: MatchSession, asked: AskedBack, press: Press
) -> MatchChange:
    """Put a match back in a draft; what others have ordered since stays ordered."""
    with step(session):
        wanted = _ordered_by(session, asked.seat)
    match = await _before(match_service, records, session, asked.number)
    with step(session):
        match.go_on_instead(session.match, asked.seat)
        session.match, session.people.asked_back = match, None
        given = ordered(session, wanted)
    for seat in session.people.seats:
        answered(seat)
    session.people.spared.clear()
    session.people.reopened[asked.seat] = match.opened
    noted = asked_back_statement(session.id, "")
    return MatchChange(press.interaction_id, given, back_to=asked.number, also=[noted])


def _ordered_by(session: MatchSession, asking: int) -> Mapping[int, Mapping[str, bool]]:
    return {
        seat.user_id: switches(session, seat.number)
        for seat in session.people.persons
        if seat.number != asking and seat.user_id is not None and seat in session.playing
    }


async def _before(
    match_service: MatchService, records: Records, session: MatchSession, number: int
) -> Match[Any]:
    """Return the match as it stood before an answer, with the same people. Raises TakenBackNoMore."""
    row = await match_service.store.matches.get(session.id)
    assert row is not None
    dump = (
        None
        if await match_service.store.moderation.has_replaced(session.id)
        else await records.before(row, number)
    )
    if dump is None:
        raise TakenBackNoMore
    game = session.match.game
    with step(session):
        match = Match[Any].load(game, dump, session.match.options)
        if game.rules.gone(match.table) != game.rules.gone(session.match.table):
            raise TakenBackNoMore
    return match
