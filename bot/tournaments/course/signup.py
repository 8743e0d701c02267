"""Who takes part: registering, decks, check-in, late entries. Leaving is in `leaving`."""

from __future__ import annotations

from dataclasses import replace

from bot.competition.state import Format, Missed
from bot.decks.library import Library
from bot.errors import DeckRefused
from bot.matches.service import Press
from bot.matches.start.challenges import Person
from bot.store import EntrantRow, EntrantStatus, Follows, TournamentStatus
from bot.tournaments.course.errors import (
    AlreadyCheckedIn,
    AlreadyRegistered,
    BotsDoNotEnter,
    DeckLocked,
    DeckWanted,
    EnteredBefore,
    NobodyAddedNow,
    NoCheckIn,
    NotEntered,
    OutOfTournament,
    RegistrationClosed,
    TournamentFull,
)
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.unit_of_work import Caller, TournamentUnitOfWork, missing_threads
from bot.tournaments.messages import TableThread
from engines.kernel import Deck

_BEFORE = (TournamentStatus.OPEN, TournamentStatus.CHECK_IN)
_UNDER_WAY = (TournamentStatus.MADE, TournamentStatus.LIVE, TournamentStatus.BETWEEN)


class SignUp:
    """Lets people in."""

    def __init__(self, unit_of_work: TournamentUnitOfWork, library: Library) -> None:
        self._unit_of_work = unit_of_work
        self._library = library

    async def register(
        self, tournament_id: int, press: Press, person: Person, deck: Deck | None
    ) -> EntrantRow:
        """Enter somebody, or let them come back; as long as that can be, with a late entry's first round.

        Raises RegistrationClosed, AlreadyRegistered, OutOfTournament, TournamentFull, BotsDoNotEnter,
        DeckWanted or DeckRefused.
        """
        async with self._unit_of_work.step(tournament_id, press) as event:
            before, _ = self.check_open(event, person)
            if deck is None and wants_deck(event) and await self._locked(event, before) is None:
                raise DeckWanted
            return await self._enter(event, press, person, deck)

    async def add_late(self, tournament_id: int, caller: Caller, person: Person) -> EntrantRow:
        """Let an organiser enter somebody, whatever round it is; they choose their deck when they are ready.

        Raises NobodyAddedNow, EnteredBefore, OutOfTournament, TournamentFull, BotsDoNotEnter or DeckRefused.
        """
        async with self._unit_of_work.step(tournament_id, caller) as event:
            before = event.of_user(person.id)
            if before is not None and before in event.here:
                raise EnteredBefore(who=before.name, number=before.number)
            late = event if event.status in _BEFORE else replace_late(event)
            whole = event.setup.in_bracket or event.setup.format is Format.ROBIN
            if first_round(late) is None or (whole and event.status not in _BEFORE):
                raise NobodyAddedNow
            return await self._enter(late, caller, person, None)

    def check_open(self, event: Tournament, person: Person) -> tuple[EntrantRow | None, int]:
        """Return the entry of somebody who may come back, and the first round of who enters now.

        Raises why somebody cannot enter.
        """
        before = event.of_user(person.id)
        if person.bot:
            raise BotsDoNotEnter
        if before and before.status is EntrantStatus.DISQUALIFIED:
            raise OutOfTournament
        if before and before.status is not EntrantStatus.DROPPED:
            raise AlreadyRegistered(number=before.number)
        first = first_round(event)
        if first is None:
            raise RegistrationClosed
        if len(event.here) >= event.setup.room:
            raise TournamentFull(most=event.setup.room)
        return before, first

    async def _enter(
        self, event: Tournament, by: Caller | Press, person: Person, deck: Deck | None
    ) -> EntrantRow:
        before, first = self.check_open(event, person)
        deck = await self._locked(event, before) or deck
        if deck is not None:
            await self._check(event, person.name, deck)
        checked = event.status is TournamentStatus.CHECK_IN
        now = EntrantRow(
            number=before.number if before else 0,
            user_id=person.id,
            name=person.name,
            status=EntrantStatus.CHECKED_IN if checked else EntrantStatus.REGISTERED,
            deck=deck or (before.deck if before else None),
            from_round=first,
            missed_as=_missed_as(event, before, first),
            nonce=str((by.press if isinstance(by, Caller) else by).interaction_id or ""),
        )
        unit_of_work = self._unit_of_work
        follows = Follows(outbox=unit_of_work.shown(event, *self._threads(event)))
        act = unit_of_work.act("register", by, user=person.id, round=first)
        if before is None:
            return await unit_of_work.store.tournaments.register(event.row, now, act, follows)
        await unit_of_work.store.tournaments.change_entrant(event.row, now, act, follows)
        return now

    async def _locked(self, event: Tournament, before: EntrantRow | None) -> Deck | None:
        """Return the deck with which somebody comes back: the one they had, if it is still legal.

        None for who enters anew, and as long as the event has not begun.
        """
        if before is None or before.deck is None or event.status in _BEFORE:
            return None
        return before.deck if await is_legal(self._library, event, before.deck) else None

    def _threads(self, event: Tournament) -> tuple[TableThread, ...]:
        """Have a thread made for each table that there may be, while nobody waits for it."""
        people = len(event.here) + 1
        pod = 3 if event.setup.format is Format.PODS else 2
        return tuple(missing_threads(event, people // pod))

    async def choose_deck(self, tournament_id: int, press: Press, deck: Deck) -> None:
        """Let an entrant bring another deck, until the tournament begins.

        Raises NotEntered, DeckLocked or DeckRefused.
        """
        async with self._unit_of_work.step(tournament_id, press) as event:
            entrant = entered(event, press.user_id)
            if event.status not in _BEFORE and entrant.deck is not None:
                raise DeckLocked
            await self._check(event, entrant.name, deck)
            act = self._unit_of_work.act("deck", press)
            changed = replace(entrant, deck=deck)
            await self._unit_of_work.store.tournaments.change_entrant(event.row, changed, act)

    async def check_in(self, tournament_id: int, press: Press) -> EntrantRow:
        """Note that an entrant is there. Raises NotEntered, NoCheckIn or AlreadyCheckedIn."""
        async with self._unit_of_work.step(tournament_id, press) as event:
            entrant = entered(event, press.user_id)
            if entrant.status is EntrantStatus.CHECKED_IN:
                raise AlreadyCheckedIn
            if event.status is not TournamentStatus.CHECK_IN:
                raise NoCheckIn
            here = replace(entrant, status=EntrantStatus.CHECKED_IN)
            follows = Follows(outbox=self._unit_of_work.shown(event))
            act = self._unit_of_work.act("check_in", press)
            await self._unit_of_work.store.tournaments.change_entrant(event.row, here, act, follows)
            return here

    async def _check(self, event: Tournament, name: str, deck: Deck) -> None:
        """Refuse a deck that is not legal. Raises DeckRefused."""
        if not await is_legal(self._library, event, deck):
            raise DeckRefused(who=name, deck=deck.name)


async def is_legal(library: Library, event: Tournament, deck: Deck) -> bool:
    """Tell whether a deck may be played at an event, as the server's packs are now."""
    if event.game.collection is None:
        return True
    collection = await library.collection(event.game, [deck])
    packs = (await library.shelf(event.row.guild_id, event.game)).packs
    return not collection.faults(deck, event.setup.match_options(event.game), packs)


def _missed_as(event: Tournament, before: EntrantRow | None, first: int) -> Missed:
    """Return what missed rounds count as: who comes back is no late entry, and gets nothing for them."""
    if before is not None and first > 1:
        return before.missed_as if before.from_round > 1 else Missed.LOSS
    return event.setup.late_as if first > 1 else Missed.LOSS


def wants_deck(event: Tournament) -> bool:
    """Tell whether everybody brings a deck."""
    return event.game.wants_decks(event.setup.match_options(event.game))


def entered(event: Tournament, user_id: int) -> EntrantRow:
    """Return the entry of somebody who takes part. Raises NotEntered."""
    entrant = event.of_user(user_id)
    if entrant is None or entrant not in event.here:
        raise NotEntered
    return entrant


def first_round(event: Tournament) -> int | None:
    """Return the first round of who enters now; None while, or when, nobody can."""
    if event.status in _BEFORE:
        return 1
    late = len(event.played) + 1
    last = min(event.setup.late_until, event.planned)
    if event.status in _UNDER_WAY and event.bracket is None and late <= last:
        return late
    return None


def replace_late(event: Tournament) -> Tournament:
    """Return the event as if late entries were taken in now."""
    return replace(event, setup=event.setup.model_copy(update={"late_until": 1_000}))
