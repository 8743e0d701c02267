"""Challenges: from the invitation to the first decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from bot.clock import CHALLENGE_EXPIRES, Preset
from bot.delivery_kinds import CHALLENGE
from bot.errors import (
    AlreadyAnswered,
    ChallengedBot,
    ChallengedSelf,
    ChallengeOver,
    NoSuchMatch,
    NotRunning,
    NotYourChallenge,
    NotYourSeat,
    OpponentAndComputer,
    OutOfOrder,
    OwnChallenge,
    PlayerError,
    RematchOffered,
)
from bot.matches.desk import Desk, Press
from bot.matches.live import Live
from bot.store import (
    NO_SEAT,
    OPEN,
    AlreadyDone,
    Changed,
    Deadline,
    MatchRow,
    MatchStatus,
    Message,
    Move,
    NewMatch,
    Seat,
    Store,
)
from engines.kernel import Game, Level, Options, commitment, new_seed

EXPIRY = "challenge"
"""Kind of the deadline at which a challenge expires."""


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
    """What a challenger wants to play. Without opponent and level anybody may join."""

    game: Game[Any]
    options: Options
    clock: Preset
    challenger: Person
    opponent: Person | None = None
    level: Level | None = None
    guild_id: int
    channel_id: int
    locale: str
    rematch_of: int | None = None
    challenger_seat: int = 0


class Challenges:
    """Makes, answers and ends challenges."""

    def __init__(self, store: Store, desk: Desk) -> None:
        self._store = store
        self._desk = desk
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def create(self, invitation: Invitation, interaction_id: int) -> MatchRow:
        """Write a challenge down. Raises what is wrong with it."""
        check(invitation)
        if invitation.rematch_of is None:
            return await self._create(invitation, interaction_id)
        async with self._locks.setdefault(invitation.rematch_of, asyncio.Lock()):
            before = await self._store.matches.rematch(invitation.rematch_of)
            if before is not None and before.status in OPEN:
                raise RematchOffered
            return await self._create(invitation, interaction_id)

    async def _create(self, invitation: Invitation, interaction_id: int) -> MatchRow:
        seed = new_seed()
        try:
            row = await self._store.matches.create(
                NewMatch(
                    guild_id=invitation.guild_id,
                    channel_id=invitation.channel_id,
                    locale=invitation.locale,
                    game=invitation.game.id,
                    options=invitation.options.model_dump(mode="json"),
                    rules_version=invitation.game.rules_version,
                    seed=seed,
                    commitment=commitment(seed),
                    clock=invitation.clock,
                    challenger_id=invitation.challenger.id,
                    seats=_seats(invitation),
                    rematch_of=invitation.rematch_of,
                ),
                self._desk.now(),
                interaction_id,
            )
        except AlreadyDone as error:
            raise AlreadyAnswered from error
        if invitation.level is None:
            due = self._desk.now() + CHALLENGE_EXPIRES.total_seconds()
            await self._store.deadlines.put(Deadline(match_id=row.id, seat=NO_SEAT, due=due, kind=EXPIRY))
        return row

    async def posted(self, match_id: int, message_id: int) -> None:
        """Remember the message that shows the challenge."""
        await self._store.matches.set_board(match_id, message_id, None)

    async def accept(
        self,
        match_id: int,
        press: Press,
        person: Person,
        find_place: PlaceFinder,
    ) -> Live:
        """Let a person accept or join; `find_place` says in which channel the match is then played.

        Raises ChallengeOver, OwnChallenge, NotYourChallenge, and what `find_place` raises.
        """
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:  # two may press Join at once
            row = await self._waiting(match_id, press)
            seats = await self._store.matches.seats(match_id)
            seats = _take_seat(row, seats, person)
            return await self._start(row, seats, press, find_place)

    async def begin(self, row: MatchRow, press: Press, find_place: PlaceFinder) -> Live:
        """Start at once a match against the computer."""
        seats = await self._store.matches.seats(row.id)
        host = Press(press.user_id, press.guild_id)  # the interaction has been counted with the challenge
        try:
            return await self._start(row, seats, host, find_place)
        except PlayerError:
            await self._close(row, MatchStatus.CANCELLED, None)
            raise

    async def _start(
        self,
        row: MatchRow,
        seats: list[Seat],
        press: Press,
        find_place: PlaceFinder,
    ) -> Live:
        place, is_new = await find_place(row)
        if is_new:
            await self._store.matches.set_channel(row.id, place, True)
        else:
            await self._store.matches.set_board(row.id, None, None)
        try:
            return await self._desk.start(row.id, seats, press, _shown(row))
        except OutOfOrder as error:
            if isinstance(error.__cause__, Changed):
                raise ChallengeOver from error
            raise

    async def decline(self, match_id: int, press: Press) -> None:
        """Let the person challenged say no. Raises ChallengeOver or NotYourChallenge."""
        row = await self._waiting(match_id, press)
        seats = await self._store.matches.seats(match_id)
        if press.user_id not in [seat.user_id for seat in seats] or press.user_id == row.challenger_id:
            raise NotYourChallenge
        await self._close(row, MatchStatus.CANCELLED, press)

    async def cancel(self, match_id: int, press: Press) -> None:
        """Let the challenger take it back. Raises ChallengeOver or NotYourChallenge."""
        row = await self._waiting(match_id, press)
        if press.user_id != row.challenger_id:
            raise NotYourChallenge
        await self._close(row, MatchStatus.CANCELLED, press)

    async def expire(self, match_id: int) -> None:
        """End a challenge that nobody has answered in time."""
        row = await self._store.matches.get(match_id)
        if row is not None and row.status is MatchStatus.CHALLENGE:
            await self._close(row, MatchStatus.EXPIRED, None)

    async def _close(self, row: MatchRow, status: MatchStatus, press: Press | None) -> None:
        interaction = press.interaction_id if press else None
        move = Move(match_id=row.id, interaction_id=interaction, status=status, outbox=_shown(row))
        try:
            await self._store.moves.commit(move, self._desk.now())
        except (AlreadyDone, Changed) as error:
            raise ChallengeOver from error

    async def _waiting(self, match_id: int, press: Press) -> MatchRow:
        row = await self._store.matches.get(match_id)
        if row is None or (press.guild_id is not None and row.guild_id != press.guild_id):
            raise NoSuchMatch
        if row.status is not MatchStatus.CHALLENGE:
            raise ChallengeOver
        return row

    async def rematch(self, match_id: int, press: Press) -> Invitation:
        """Return the invitation to play again with seats exchanged. Raises NotYourSeat or NotRunning."""
        live = await self._desk.live(match_id, press.guild_id)
        seat = live.seat_of(press.user_id)
        if seat is None:
            raise NotYourSeat
        if live.match.result is None:
            raise NotRunning
        other = live.seats[1 - seat.number]
        me = Person(press.user_id, seat.name)
        opponent = Person(other.user_id, other.name) if other.user_id is not None else None
        winners = live.match.result.winners
        loser = 1 - winners[0] if len(winners) == 1 else None
        values = live.match.options.model_dump()
        if "previous_loser" in values:  # the seats are exchanged, so the loser's number is too
            values["previous_loser"] = 1 - loser if loser is not None else None
        return Invitation(
            game=live.match.game,
            options=type(live.match.options).model_validate(values),
            clock=live.clock,
            challenger=me,
            opponent=opponent,
            level=other.level,
            guild_id=live.guild_id,
            channel_id=live.channel_id,
            locale=live.locale,
            rematch_of=live.id,
            challenger_seat=1 - seat.number,
        )


def check(invitation: Invitation) -> None:
    """Raise what is wrong with the persons of a challenge."""
    if invitation.opponent is not None:
        if invitation.level is not None:
            raise OpponentAndComputer
        if invitation.opponent.id == invitation.challenger.id:
            raise ChallengedSelf
        if invitation.opponent.bot:
            raise ChallengedBot


def _seats(invitation: Invitation) -> list[Seat]:
    own = invitation.challenger_seat
    me, other = invitation.challenger, invitation.opponent
    seats = [Seat(seat=own, name=me.name, user_id=me.id)]
    name = other.name if other else ""
    user_id = other.id if other else None
    seats.append(Seat(seat=1 - own, name=name, user_id=user_id, level=invitation.level))
    return sorted(seats, key=lambda seat: seat.seat)


def _take_seat(row: MatchRow, seats: list[Seat], person: Person) -> list[Seat]:
    empty = next((seat for seat in seats if seat.user_id is None and seat.level is None), None)
    if person.id == row.challenger_id:
        raise OwnChallenge
    if empty is None:
        if person.id not in [seat.user_id for seat in seats]:
            raise NotYourChallenge
        return seats
    if person.bot:
        raise ChallengedBot
    taken = Seat(seat=empty.seat, name=person.name, user_id=person.id)
    return [taken if seat is empty else seat for seat in seats]


def _shown(row: MatchRow) -> list[Message]:
    if row.board_message_id is None:
        return []
    payload = {"channel": row.channel_id, "message": row.board_message_id}
    return [Message(match_id=row.id, kind=CHALLENGE, target="challenge", payload=payload)]
