"""Matches that others have arranged, such as those of a tournament: all sit where they were told to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.decks.library import Library
from bot.matches.clock import Preset
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.seating import origin_of, promise, with_decks
from bot.store import Changed, MatchRow, MatchStatus, Move, NewMatch, SeatRow, Statement, Store
from engines.kernel import Game, Options, Origin, new_seed


@dataclass(frozen=True, slots=True, kw_only=True)
class Appointment:
    """A match that waits for nobody."""

    game: Game[Any]
    options: Options
    clock: Preset
    seats: tuple[SeatRow, ...]
    """All joined, with what they bring and what they add to the dice."""
    guild_id: int
    place: tuple[int, bool]
    """The channel, and whether it is a thread."""
    locale: str
    sealed: Origin | None = None
    """The dice whose commitment has been published before; else they are drawn with the match."""


class Appointments:
    """Goes through the same door as a challenge: promise, seats, decks, match service."""

    def __init__(self, store: Store, match_service: MatchService, library: Library) -> None:
        self._store = store
        self._match_service = match_service
        self._library = library

    async def make(self, new: Appointment, also: Callable[[str], Sequence[Statement]]) -> MatchRow:
        """Write a match down; `begin` begins it.

        `also` makes, from its code, what is written with it or not at all. Raises AlreadyDone where the code
        of sealed dice has been given away meanwhile.
        """
        game, seed = new.game, new.sealed.server_seed if new.sealed else new_seed()
        options = new.options.model_dump(mode="json")
        row = NewMatch(
            guild_id=new.guild_id,
            channel_id=new.place[0],
            in_thread=new.place[1],
            locale=new.locale,
            game=game.id,
            options=options,
            rules_version=game.rules_version,
            seed=seed,
            commitment=promise(game, seed, options),
            code=new.sealed.code if new.sealed else None,
            clock=new.clock,
            challenger_id=new.seats[0].user_id or 0,
            seats=new.seats,
        )
        return await self._store.matches.create(row, self._match_service.now(), also=also)

    async def begin(self, row: MatchRow, message: int, *, draw: bool = False) -> MatchSession:
        """Begin an appointed match whose commitment this message has shown, and which adds to the dice.

        Seats are drawn only if that is wanted and the rules say so.

        Raises ChallengeOver when it has begun.
        """
        seats = await self._store.matches.seats(row.id)
        origin = origin_of(row, seats, message, draw=draw)
        if origin is not None and origin.order is not None:
            seats = [replace(seats[seat], seat=number) for number, seat in enumerate(origin.order)]
        options, seats = await with_decks(self._library, row, seats, origin)
        place = row.channel_id, row.in_thread
        press = Press(row.challenger_id, row.guild_id)
        return await self._match_service.start(row.id, seats, options, press, place, (), origin)

    async def withdraw(
        self, match_id: int, version: int | None = None, also: Sequence[Statement] = ()
    ) -> bool:
        """Call an appointed match off that could not begin; with its `version` only if it still has not.

        What is `also` to be written is written with it. False where there was nothing to be called off.
        """
        move = Move(match_id=match_id, version=version, status=MatchStatus.CANCELLED, also=also)
        try:
            await self._store.moves.commit(move, self._match_service.now())
        except Changed:
            return False
        return True
