"""Challenges: from the invitation to the first decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from bot.decks.library import Library
from bot.errors import (
    AlreadyAnswered,
    CannotBeChallenged,
    ChallengedBot,
    ChallengedSelf,
    ChallengeOver,
    NoComputers,
    NoSeatForYou,
    NoSuchMatch,
    NotJoined,
    NotYourChallenge,
    NotYourSeat,
    OpponentAndComputer,
    OpponentTwice,
    OwnChallenge,
    RematchOffered,
    SeatsNotOffered,
    TooManyOpponents,
    YouBlocked,
)
from bot.matches.clock import CHALLENGE_EXPIRES, Preset
from bot.matches.messages import Challenge
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.computer_names import computer_names
from bot.matches.start.errors import DecksStay, OthersComeFirst, OtherWords
from bot.matches.start.gathering import Adds, complete, has_opened, is_open, is_sealed, last_word, opens
from bot.matches.start.seating import origin_of, promise, published, with_decks
from bot.store import (
    OPEN,
    AlreadyDone,
    Changed,
    DeadlineKind,
    MatchRow,
    MatchStatus,
    Message,
    Move,
    NewMatch,
    SeatRow,
    Store,
)
from engines.kernel import Deck, Game, Level, Options, new_seed, nonce, seal_of

PlaceFinder: TypeAlias = Callable[[MatchRow], Awaitable[tuple[int, bool]]]
"""Finds the channel in which a match is played, and tells whether it is a new thread."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a server."""

    id: int
    name: str
    bot: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """What a challenger wants to play.

    Seats that neither they nor an opponent takes go to computers of the level
    named; without one anybody may join.
    """

    game: Game[Any]
    options: Options
    clock: Preset
    challenger: Person
    opponents: tuple[Person, ...] = ()
    level: Level | None = None
    seats: int = 2
    decks: Mapping[int, Deck] = field(default_factory=dict[int, Deck])
    """What persons bring, by their ids; those who are missing choose later."""
    lent: Sequence[Deck | None] = ()
    """What the computers play, in their order; the others choose."""
    guild_id: int
    channel_id: int
    locale: str
    rematch_of: int | None = None
    takebacks: bool = False
    """Whether answers can be taken back where all agree."""
    challenger_seat: int = 0
    seed: str = ""
    """A published seed of the dice, in place of a secret one to which players add."""
    luck: str = ""
    """Words that the challenger adds to the dice, or a seal over them; else their interaction's id counts."""


class Challenges:
    """Makes, answers and ends challenges."""

    def __init__(self, store: Store, match_service: MatchService, library: Library) -> None:
        self._store = store
        self._match_service = match_service
        self._library = library
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def check(self, invitation: Invitation) -> None:
        """Raise what is wrong with a challenge: with its persons, or that they are not to meet."""
        check(invitation)
        me = invitation.challenger
        named = {other.id: other for other in invitation.opponents}
        blocked = await self._store.blocks.has_blocked(me.id, named)
        if blocked:
            raise YouBlocked(who=", ".join(named[other].name for other in sorted(blocked)))
        apart = (await self._store.blocks.apart([me.id, *named])).get(me.id, ())
        for other in invitation.opponents:
            if other.id in apart or not (await self._store.preferences.user(other.id)).challenges:
                raise CannotBeChallenged(who=other.name)

    async def check_seat(self, match_id: int, user_id: int, instead_of: int = 0) -> None:
        """Refuse who would sit down with somebody whom they have blocked, or who has blocked them.

        `instead_of` is who leaves the table for them. Raises YouBlocked or NoSeatForYou.
        """
        there = {
            seat.user_id: seat.name
            for seat in await self._store.matches.seats(match_id)
            if seat.user_id is not None and seat.joined and seat.user_id not in (user_id, instead_of)
        }
        blocked = await self._store.blocks.has_blocked(user_id, there)
        if blocked:
            raise YouBlocked(who=", ".join(there[other] for other in sorted(blocked)))
        if (await self._store.blocks.apart([user_id, *there])).get(user_id):
            raise NoSeatForYou

    async def create(self, invitation: Invitation, interaction_id: int) -> MatchRow:
        """Write a challenge down. Raises what is wrong with it."""
        await self.check(invitation)
        if invitation.rematch_of is None:
            return await self._create(invitation, interaction_id)
        async with self._locks.setdefault(invitation.rematch_of, asyncio.Lock()):
            before = await self._store.matches.rematch(invitation.rematch_of)
            if before is not None and before.status in OPEN:
                raise RematchOffered
            return await self._create(invitation, interaction_id)

    async def _create(self, invitation: Invitation, interaction_id: int) -> MatchRow:
        game, seed = invitation.game, invitation.seed or new_seed()
        options = invitation.options.model_dump(mode="json")
        try:
            row = await self._store.matches.create(
                NewMatch(
                    guild_id=invitation.guild_id,
                    channel_id=invitation.channel_id,
                    locale=invitation.locale,
                    game=game.id,
                    options=options,
                    rules_version=game.rules_version,
                    seed=seed,
                    commitment=published(seed) if invitation.seed else promise(game, seed, options),
                    clock=invitation.clock,
                    challenger_id=invitation.challenger.id,
                    seats=_seats(invitation, Adds.of(invitation.luck, interaction_id), interaction_id),
                    rematch_of=invitation.rematch_of,
                    takebacks=invitation.takebacks,
                ),
                self._match_service.now(),
                interaction_id,
                (DeadlineKind.EXPIRY, self._match_service.now() + CHALLENGE_EXPIRES.total_seconds()),
            )
        except AlreadyDone as error:
            raise AlreadyAnswered from error
        return row

    async def posted(self, match_id: int, message_id: int) -> None:
        """Remember the message that shows the challenge; what was answered before is shown there."""
        if await self._store.matches.set_invitation(match_id, message_id):
            return
        row = await self._store.matches.get(match_id)
        if row is not None:
            answered = replace(row, board_message_id=message_id)
            await self._store.outbox.put(self._match_service.now(), *_shown(answered))

    async def accept(
        self,
        match_id: int,
        press: Press,
        person: Person,
        find_place: PlaceFinder,
        luck: str = "",
    ) -> MatchSession | None:
        """Let a person accept or join; None while others, or decks, are still missing.

        `luck` are words that they add to the dice, or a seal over them; else it is the id of their press.
        `find_place` says in which channel the match is then played. Raises ChallengeOver, OwnChallenge,
        NotYourChallenge, what `check_seat` raises, and what `find_place` raises.
        """
        async with self._lock(match_id):  # two may press Join at once
            row = await self.waiting(match_id, press)
            adds = Adds.of(luck, press.interaction_id)
            seats = _take_seat(row, await self._store.matches.seats(match_id), person, adds)
            await self.check_seat(match_id, person.id)
            return await self._seated(row, seats, press, find_place)

    async def open_words(
        self, match_id: int, press: Press, words: str, find_place: PlaceFinder
    ) -> MatchSession | None:
        """Let a person open the words that they have sealed, once all others have added theirs.

        None while something is missing. Raises ChallengeOver, NotYourSeat, OthersComeFirst, OtherWords, and
        what `find_place` raises.
        """
        async with self._lock(match_id):
            row = await self.waiting(match_id, press)
            seats = await self._store.matches.seats(match_id)
            own = next((seat for seat in seats if seat.user_id == press.user_id and is_sealed(seat)), None)
            if own is None:
                raise NotYourSeat
            if not opens(row, seats):
                raise OthersComeFirst
            if seal_of(nonce(words)) != own.seal:
                raise OtherWords(seal=own.seal)
            seats = [replace(seat, nonce=nonce(words)) if seat is own else seat for seat in seats]
            return await self._seated(row, seats, press, find_place)

    async def bring(
        self, match_id: int, press: Press, deck: Deck, find_place: PlaceFinder
    ) -> MatchSession | None:
        """Let a person who has joined choose a deck, or another one; None while something is missing.

        Another one is refused where only words have to be opened: with them known, it could be chosen
        to suit the dice. Raises ChallengeOver, NotYourSeat, DecksStay, and what `find_place` raises.
        """
        async with self._lock(match_id):
            row = await self.waiting(match_id, press)
            seats = await self._store.matches.seats(match_id)
            if not any(seat.user_id == press.user_id and seat.joined for seat in seats):
                raise NotYourSeat
            if opens(row, seats):
                raise DecksStay
            seats = [replace(seat, deck=deck) if seat.user_id == press.user_id else seat for seat in seats]
            return await self._seated(row, seats, press, find_place)

    def _lock(self, match_id: int) -> asyncio.Lock:
        return self._locks.setdefault(match_id, asyncio.Lock())

    async def _seated(
        self, row: MatchRow, seats: list[SeatRow], press: Press, find_place: PlaceFinder
    ) -> MatchSession | None:
        """Start when nothing is missing; else write down who has come, and with what."""
        if complete(row, seats):
            return await self._start(row, seats, press, find_place)
        await self._waits_on(row, seats, press)
        return None

    async def _waits_on(self, row: MatchRow, seats: list[SeatRow], press: Press) -> None:
        """Write down who sits there now; the challenge stays open."""
        move = Move(
            match_id=row.id,
            interaction_id=press.interaction_id,
            seats=seats,
            status=MatchStatus.CHALLENGE,
            outbox=_shown(row),
        )
        try:
            await self._store.moves.commit(move, self._match_service.now())
        except AlreadyDone as error:
            raise AlreadyAnswered from error
        except Changed as error:
            raise ChallengeOver from error

    async def begin(self, match_id: int, press: Press, find_place: PlaceFinder) -> MatchSession | None:
        """Start at once what waits for nobody, such as a match against the computer; else None.

        Its message has been posted: nobody knows its number before, and it is a part of the dice.
        """
        row = await self._store.matches.get(match_id)
        seats = await self._store.matches.seats(match_id)
        if row is None or row.status is not MatchStatus.CHALLENGE or not complete(row, seats):
            return None
        host = Press(press.user_id, press.guild_id)  # the interaction has been counted with the challenge
        try:
            return await self._start(row, seats, host, find_place)
        except BaseException:
            await self.withdraw(row.id)
            raise

    async def withdraw_unseen(self) -> None:
        """End the challenges that the process before has left in the middle.

        It never sent their message, never knew that it had, or did not get to begin what waited for nobody.
        """
        for row in await self._store.matches.unseen():
            await self.withdraw(row.id)
        for row in await self._store.matches.seen():
            if complete(row, await self._store.matches.seats(row.id)):  # it was about to begin
                await self.withdraw(row.id)

    async def withdraw(self, match_id: int) -> bool:
        """End a challenge, whatever has become of its message; tell whether it was still open."""
        try:
            await self._close(await self._store.matches.get(match_id), MatchStatus.CANCELLED, None)
        except ChallengeOver:
            return False
        return True

    async def _start(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        press: Press,
        find_place: PlaceFinder,
    ) -> MatchSession:
        origin = origin_of(row, seats, last_word(row, seats, press))
        if origin is not None and origin.order is not None:
            seats = [replace(seats[seat], seat=number) for number, seat in enumerate(origin.order)]
        options, seats = await with_decks(self._library, row, seats, origin)
        channel_id, is_new = await find_place(row)
        place = channel_id, is_new or row.in_thread
        return await self._match_service.start(row.id, seats, options, press, place, _shown(row), origin)

    async def decline(self, match_id: int, press: Press) -> None:
        """Let a person say no: to all, or at an open table to their own seat.

        Once somebody has opened sealed words it ends for all: who sat down now would add what suits them.

        Raises ChallengeOver or NotYourChallenge.
        """
        async with self._lock(match_id):
            row = await self.waiting(match_id, press)
            seats = await self._store.matches.seats(match_id)
            own = next((seat for seat in seats if seat.user_id == press.user_id), None)
            if own is None or press.user_id == row.challenger_id:
                raise NotYourChallenge
            if is_open(row, seats) and not any(map(has_opened, seats)):
                await self._waits_on(row, [SeatRow(seat=own.seat, name="")], press)
            else:
                await self._close(row, MatchStatus.CANCELLED, press)

    async def leave(self, match_id: int, press: Press) -> None:
        """Let a person who has joined go again, as who declines. Raises ChallengeOver or NotJoined."""
        try:
            await self.decline(match_id, press)
        except NotYourChallenge as error:
            raise NotJoined from error

    async def cancel(self, match_id: int, press: Press) -> None:
        """Let the challenger take it back. Raises ChallengeOver or NotYourChallenge."""
        row = await self.waiting(match_id, press)
        if press.user_id != row.challenger_id:
            raise NotYourChallenge
        await self._close(row, MatchStatus.CANCELLED, press)

    async def expire(self, match_id: int) -> None:
        """End a challenge that nobody has answered in time; whoever is quicker by a hair wins."""
        row = await self._store.matches.get(match_id)
        if row is not None and row.status is MatchStatus.CHALLENGE:
            with suppress(ChallengeOver):
                await self._close(row, MatchStatus.EXPIRED, None)

    async def _close(self, row: MatchRow | None, status: MatchStatus, press: Press | None) -> None:
        """End a challenge, whoever has joined it meanwhile; who has let it begin was quicker.

        Raises ChallengeOver.
        """
        interaction = press.interaction_id if press else None
        while row is not None and row.status is MatchStatus.CHALLENGE:
            move = Move(
                match_id=row.id,
                version=row.version,  # else it would end the match that it may have become
                interaction_id=interaction,
                status=status,
                outbox=_shown(row),
            )
            try:
                await self._store.moves.commit(move, self._match_service.now())
                return
            except AlreadyDone as error:
                raise ChallengeOver from error
            except Changed:
                row = await self._store.matches.get(row.id)
        raise ChallengeOver

    async def waiting(self, match_id: int, press: Press) -> MatchRow:
        """Return a challenge that is still open. Raises NoSuchMatch or ChallengeOver."""
        row = await self._store.matches.get(match_id)
        if row is None or (press.guild_id is not None and row.guild_id != press.guild_id):
            raise NoSuchMatch
        if row.status is not MatchStatus.CHALLENGE:
            raise ChallengeOver
        return row


async def expiry(store: Store, match_id: int) -> datetime | None:
    """Return when a challenge expires; None for one that waits for nobody."""
    deadlines = await store.deadlines.of_match(match_id)
    due = next((deadline.due for deadline in deadlines if deadline.kind is DeadlineKind.EXPIRY), None)
    return None if due is None else datetime.fromtimestamp(due, UTC)


def check(invitation: Invitation) -> None:
    """Raise what is wrong with the persons of a challenge."""
    if invitation.seats not in invitation.game.seats:
        raise SeatsNotOffered(seats=", ".join(map(str, invitation.game.seats)))
    room = invitation.seats - 1
    opponents = invitation.opponents
    if len(opponents) > room:
        raise TooManyOpponents(room=room)
    if invitation.level is not None and opponents and len(opponents) == room:
        raise OpponentAndComputer
    if invitation.level is not None and not invitation.game.seats_computers(invitation.options):
        raise NoComputers
    if len({opponent.id for opponent in opponents}) < len(opponents):
        raise OpponentTwice
    if any(opponent.id == invitation.challenger.id for opponent in opponents):
        raise ChallengedSelf
    if any(opponent.bot for opponent in opponents):
        raise ChallengedBot


def _seats(invitation: Invitation, adds: Adds, number: int) -> list[SeatRow]:
    """Seat the challenger where they want to sit, the others after them, round the table.

    Computers are called by the number of their interaction.
    """
    me, own = invitation.challenger, invitation.challenger_seat
    decks = invitation.decks
    deck = decks.get(me.id)
    seats = [SeatRow(seat=own, name=me.name, user_id=me.id, joined=True, deck=deck, **adds._asdict())]
    names, lent = iter(computer_names(str(number))), iter(invitation.lent)
    for step in range(1, invitation.seats):
        number = (own + step) % invitation.seats
        if step <= len(invitation.opponents):
            other = invitation.opponents[step - 1]
            deck = decks.get(other.id)
            seats.append(SeatRow(seat=number, name=other.name, user_id=other.id, invited=True, deck=deck))
        else:
            computer = invitation.level is not None
            name = next(names) if computer else ""
            deck = next(lent, None) if computer else None
            seats.append(SeatRow(seat=number, name=name, level=invitation.level, joined=computer, deck=deck))
    return sorted(seats, key=lambda seat: seat.seat)


def _take_seat(row: MatchRow, seats: list[SeatRow], person: Person, adds: Adds) -> list[SeatRow]:
    """Return the seats with this person at the table, and what they add to the dice."""
    if person.id == row.challenger_id:
        raise OwnChallenge
    own = next((seat for seat in seats if seat.user_id == person.id), None)
    if own is not None:
        if own.joined:
            raise AlreadyAnswered
        return [replace(seat, joined=True, **adds._asdict()) if seat is own else seat for seat in seats]
    empty = next((seat for seat in seats if seat.user_id is None and seat.level is None), None)
    if empty is None:
        raise NotYourChallenge
    if person.bot:
        raise ChallengedBot
    taken = replace(empty, name=person.name, user_id=person.id, joined=True, **adds._asdict())
    return [taken if seat is empty else seat for seat in seats]


def _shown(row: MatchRow) -> list[Message]:
    """Return what lets a challenge be shown as it stands, where it has been shown before."""
    if row.board_message_id is None:
        return []
    return [Challenge(row.id, row.channel_id, row.board_message_id).to_row()]
