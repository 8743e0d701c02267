"""Brings those together who look for an opponent, and lets their matches begin."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from random import SystemRandom
from typing import cast

from bot.competition.ratings import Parameters, Rating, shown
from bot.competition.searching import Seeker, next_look, pairs
from bot.decks.library import Library
from bot.errors import AlreadyAnswered, ChallengeOver, DeckRefused, DecksClash, OutOfOrder, SearchOver
from bot.host.poller import Poller
from bot.ladder.messages import Meeting, SearchEnded
from bot.matches.clock import Preset
from bot.matches.service import MatchService, Press
from bot.matches.start.appointments import Appointment, Appointments
from bot.store import (
    SEARCHES,
    AlreadyDone,
    Changed,
    MatchRow,
    MatchStatus,
    Message,
    NewSearch,
    SearchRow,
    SeatRow,
    Store,
)
from bot.store.ladder.searches import met_statements, unmet_statement
from engines.kernel import Deck
from engines.registry import GAMES

log = logging.getLogger(__name__)

LONGEST_NAP = 60.0
"""Seconds after which it looks again in any case, while anybody searches."""
REST = 60.0
"""Seconds before two are brought together again for whom there was no place."""


class Matchmaker:
    """Pairs people who search (`/lfg`). One per process; searches lie in the store and survive a restart."""

    def __init__(
        self, store: Store, match_service: MatchService, library: Library, now: Callable[[], float]
    ) -> None:
        """Watch by this clock."""
        self._store = store
        self._library = library
        self._appointments = Appointments(store, match_service, library)
        self._apart: defaultdict[int, set[int]] = defaultdict(set)
        """By search, those with which it cannot meet, for a search keeps its deck. Forgotten by a restart."""
        self._now = now
        self.alarm = Poller("searches", now, self.look)

    async def begin(self, new: NewSearch, interaction_id: int) -> SearchRow:
        """Begin a search. Raises AlreadyAnswered when the person has one."""
        try:
            row = await self._store.searches.add(new, interaction_id)
        except AlreadyDone as error:
            raise AlreadyAnswered from error
        self.alarm.wake()
        return row

    async def cancel(self, search_id: int, press: Press) -> None:
        """Let somebody end their search. Raises SearchOver."""
        try:
            await self._store.searches.cancel(search_id, press.user_id)
        except Changed as error:
            raise SearchOver from error

    async def look(self) -> None:
        """End what is due, and bring together who may meet now. Raises what the store raises."""
        now = self._now()
        await self._store.searches.end(now, _ended)
        for one, other in pairs(await self._open(now), now):
            with suppress(Changed):  # somebody has cancelled meanwhile, and wakes
                await self._store.searches.pair(one.id, other.id, Meeting(one.id).to_row(), now)
        due = next_look(await self._open(now), now)
        if due is not None:
            self.alarm.at(min(due, now + LONGEST_NAP))

    async def _open(self, now: float) -> list[Seeker]:
        """Return all who look, in pools of one server, game and clock; some servers part channels too."""
        rows = await self._store.searches.open()
        for over in self._apart.keys() - {row.id for row in rows}:
            del self._apart[over]
        parts = {
            guild_id: await self._parts_channels(guild_id) for guild_id in {row.guild_id for row in rows}
        }
        blocks = await self._store.blocks.apart({row.user_id for row in rows})
        return [
            self._seeker(
                row,
                parts[row.guild_id],
                [other.id for other in rows if other.user_id in blocks.get(row.user_id, ())],
                now,
            )
            for row in rows
        ]

    def _seeker(self, row: SearchRow, channels_part: bool, blocked: Sequence[int], now: float) -> Seeker:
        pool = row.guild_id, row.game, row.clock, channels_part and row.channel_id
        mu = Parameters().mu if row.mu is None else row.mu
        return Seeker(
            id=row.id, pool=pool, rating=shown(Rating(mu, 0.0, now)), began=row.began, until=row.until,
            rests_until=row.rests_until, apart={*self._apart.get(row.id, ()), *blocked},
        )  # fmt: skip

    async def _parts_channels(self, guild_id: int) -> bool:
        chosen = await self._store.preferences.guild(guild_id)
        return chosen.settings.get(SEARCHES) == "here"

    # The match

    async def pair_of(self, search_id: int) -> tuple[SearchRow, SearchRow] | None:
        """Return two searches that were brought together, as they stand; None when they were parted."""
        one = await self._store.searches.get(search_id)
        other = None if one is None or one.with_id is None else await self._store.searches.get(one.with_id)
        return (one, other) if one is not None and other is not None else None

    async def may_meet(self, pair: tuple[SearchRow, SearchRow]) -> bool:
        """Tell whether neither has blocked the other since they were brought together."""
        one, other = (each.user_id for each in pair)
        return not (await self._store.blocks.apart([one, other])).get(one)

    async def make(self, pair: tuple[SearchRow, SearchRow], place: tuple[int, bool]) -> MatchRow:
        """Write the match of two down, once. Raises Changed when they were parted, or have one."""
        one, other = pair
        game = GAMES[one.game]
        new = Appointment(
            game=game,
            options=game.options(),
            clock=cast(Preset, one.clock),
            seats=tuple(
                SeatRow(
                    seat=seat, name=each.name, user_id=each.user_id, joined=True, deck=each.deck,
                    nonce=each.luck,
                )
                for seat, each in enumerate(pair)
            ),
            guild_id=one.guild_id,
            place=place,
            locale=one.locale,
        )  # fmt: skip
        return await self._appointments.make(new, lambda code: met_statements(one.id, other.id, code))

    async def brought(self, pair: tuple[SearchRow, SearchRow]) -> tuple[SearchRow, SearchRow]:
        """Return the two with what they bring: who has chosen nothing gets a ready-made deck by chance.

        Raises DeckRefused or DecksClash.
        """
        game = GAMES[pair[0].game]
        options = game.options()
        if game.collection is None or not game.wants_decks(options):
            return pair
        collection = await self._library.collection(game, [each.deck for each in pair])
        shelf = await self._library.shelf(pair[0].guild_id, game)
        ready = [each.deck for each in shelf.ready_made.values()]
        for each in pair:
            if each.deck is not None and collection.faults(each.deck, options, shelf.packs):
                raise DeckRefused(who=each.name, deck=each.deck.name)
        for first, second in _choices(pair, ready):
            if not collection.clashes([first, second], options):
                return replace(pair[0], deck=first), replace(pair[1], deck=second)
        raise DecksClash

    async def start(self, row: MatchRow, message: int) -> bool:
        """Let a match begin that was written down, and whose dice this message has shown sealed.

        False where that cannot be, as when a pack has gone since: the two look on.
        """
        if row.status is not MatchStatus.CHALLENGE:
            return True
        try:
            await self._appointments.begin(row, message, draw=True)
        except ChallengeOver:
            return True
        except (DeckRefused, DecksClash, OutOfOrder) as error:
            log.info("match %s of two searches cannot begin: %s", row.code, error)
            look_on = unmet_statement(row.id, self._now() + REST)
            withdrawn = await self._appointments.withdraw(row.id, row.version, [look_on])
            self.alarm.wake()
            return not withdrawn
        return True

    async def part(
        self, pair: tuple[SearchRow, SearchRow], gone: Sequence[SearchRow] = (), why: str | None = None
    ) -> None:
        """Part two for whom no match can be made: who has gone looks no more, the other looks on.

        Who looks no more is told `why`; who has left is told nothing.
        """
        now = self._now()
        stays = [each.id for each in pair if each not in gone]
        told = [SearchEnded(each.id, why).to_row() for each in gone] if why else []
        rests_until = now + (0.0 if gone else REST)
        await self._store.searches.part(stays, [each.id for each in gone], rests_until, told, now)
        self.alarm.wake()

    async def part_if_one_plays(self, pair: tuple[SearchRow, SearchRow]) -> bool:
        """Part two of whom one has sat down elsewhere meanwhile, and tell that one so."""
        plays = await self._store.searches.who_plays(*(each.id for each in pair))
        if plays:
            await self.part(pair, [each for each in pair if each.id in plays], "playing")
        return bool(plays)

    async def keep_apart(self, pair: tuple[SearchRow, SearchRow]) -> None:
        """Part two whose decks cannot meet: they look on, though not for one another."""
        one, other = (each.id for each in pair)
        await self._store.searches.part([one, other], [], self._now())
        self._apart[one].add(other)
        self._apart[other].add(one)
        self.alarm.wake()

    async def close(self) -> None:
        """Stop looking."""
        await self.alarm.close()


def _ended(search_id: int, plays: bool) -> Message:
    """Return the word to who looked in vain, or plays with somebody else now."""
    return SearchEnded(search_id, "playing" if plays else "nobody").to_row()


def _choices(pair: tuple[SearchRow, SearchRow], ready: Sequence[Deck]) -> Sequence[tuple[Deck, Deck]]:
    """Return what two may bring, in an order by chance; what somebody has chosen stays."""
    first, second = ([each.deck] if each.deck else ready for each in pair)
    made = [(one, other) for one in first for other in second]
    SystemRandom().shuffle(made)
    return made
