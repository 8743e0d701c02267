"""Persons at many tables: they challenge, answer at random, go back, press twice, concede, wander off."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

from bot.errors import (
    AlreadyAnswered,
    ChallengeOver,
    DeckRefused,
    NothingToTakeBack,
    NotRunning,
    NotYourTurn,
    OutOfMatch,
    OutOfOrder,
)
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.matches.agreements.errors import AgainstComputer, AlreadyOffered, NoDrawToClaim, NothingOffered
from bot.matches.clock import PRESETS
from bot.matches.people import Agreement
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Challenges, Invitation, Person
from bot.store import MatchRow, MatchStatus, StoreError
from engines.kernel import BACK, Answer, Deck, Game
from engines.registry import GAMES
from tests.engines.options import random_options
from tests.rigs.soaking.says import ANSWERED, CHANGED, CREATED, STARTED, TWICE, face, say

GUILD = 1
NAMES = ("Anne", "Ben", "Cyd", "Dan")
"""Those who belong to a table; as many of them play as the game seats."""
REFUSALS = (
    AgainstComputer, AlreadyAnswered, ChallengeOver, DeckRefused, AlreadyOffered, NothingOffered,
    NoDrawToClaim, NotRunning, NotYourTurn, NothingToTakeBack, OutOfMatch,
)  # fmt: skip
"""What a person may be told because somebody else, or the clock, was quicker."""
LONGEST_WAIT = 0.5
"""Seconds after which a person looks at the table again though nobody has moved."""
AWAY = 0.8
"""Seconds for which a person wanders off: long enough for a hasty clock."""
FAULT_PASSES = 0.02
"""Seconds after which a person tries again what has failed."""

Change = Callable[[Press], Awaitable[MatchSession | None]]
"""What a press does; None where nothing has begun yet."""


def _deck(game: Game[Any], place: int) -> Deck:
    """Return a ready-made deck; different places bring decks that may always meet."""
    assert game.collection is not None
    return list(game.collection.ready_made([]).values())[place].deck


def _sizes(game: Game[Any]) -> list[int]:
    """Return how many may play a game, each with a ready-made deck of their own."""
    most = len(game.collection.ready_made([])) if game.collection is not None else len(NAMES)
    return [seats for seats in game.seats if seats <= most]


def _person(channel: int, place: int) -> Person:
    """Return one of those who belong to a table."""
    return Person(len(NAMES) * channel + place, NAMES[place])


class Club:
    """Keeps so many tables busy, each in a channel of its own."""

    def __init__(
        self,
        match_service: MatchService,
        challenges: Challenges,
        chance: Random,
        interactions: Iterator[int],
        tables: int,
        finish: bool,
        faults: bool = False,
    ) -> None:
        self._faults = (OutOfOrder, StoreError) if faults else ()
        """What a person is told when something went wrong; without faults they never are."""
        self._refusals = (*REFUSALS, *self._faults)
        self._match_service = match_service
        self._challenges = challenges
        self._chance = chance
        self._interactions = interactions
        self._tables = tables
        self._finish = finish
        self._stir: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)

    def moved(self, match_id: int) -> None:
        """Let the persons of a match look up."""
        self._stir[match_id].set()

    async def play(self, open_matches: list[MatchRow], used: list[tuple[int, int]]) -> None:
        """Go on with the open matches, begin others; press used interactions again, which must not count."""
        by_channel: defaultdict[int, list[MatchRow]] = defaultdict(list)
        for row in open_matches:
            by_channel[row.channel_id].append(row)
        async with asyncio.TaskGroup() as group:
            for match_id, interaction in used:
                group.create_task(self._again(match_id, interaction))
            for channel in range(1, self._tables + 1):
                group.create_task(self._table(channel, by_channel[channel]))

    async def _table(self, channel: int, left: list[MatchRow]) -> None:
        """Go on with all that is left: more than one where a challenge lost the person who had joined."""
        await asyncio.gather(*map(self._go_on, left))
        while not self._finish:
            try:
                await self._reply(await self._challenge(channel))
            except self._faults:
                await asyncio.sleep(FAULT_PASSES)

    async def _go_on(self, row: MatchRow) -> None:
        try:
            await (self._reply(row) if row.status is MatchStatus.CHALLENGE else self._match(row.id))
        except self._faults:
            await asyncio.sleep(FAULT_PASSES)

    # Challenges

    async def _challenge(self, channel: int) -> MatchRow:
        chance, interaction = self._chance, next(self._interactions)
        game = chance.choice(list(GAMES.values()))
        against_computer = chance.random() < 0.3
        invited = not against_computer and chance.random() < 0.7
        options, seats = random_options(game.options, chance), chance.choice(_sizes(game))
        anne, *others = (_person(channel, place) for place in range(seats))
        invitation = Invitation(
            game=game,
            options=options,
            decks={anne.id: _deck(game, 0)} if game.wants_decks(options) else {},
            clock=chance.choice(PRESETS),
            challenger=anne,
            opponents=tuple(others) if invited else (),
            level="easy" if against_computer else None,
            seats=seats,
            guild_id=GUILD,
            channel_id=channel,
            locale=chance.choice(("en-GB", "fr")),
        )
        row = await self._challenges.create(invitation, interaction)
        say(CREATED, row.id, interaction)
        await self._challenges.posted(row.id, interaction)
        return row

    async def _reply(self, row: MatchRow) -> None:
        """Accept as a rule; now and then two at once, or decline, or take it back."""
        seats = await self._match_service.store.matches.seats(row.id)
        channel = row.channel_id
        challenger, *others = (_person(channel, place) for place in range(len(seats)))
        mood = self._chance.random()
        try:
            if not others or any(seat.level for seat in seats):
                started = await self._challenges.begin(row.id, self._press(challenger.id), self._place)
                assert started is not None
                say(STARTED, row.id, started.match.serial, face(started))
            elif mood < 0.05 and any(seat.invited for seat in seats):
                await self._challenges.decline(row.id, self._press(self._chance.choice(others).id))
            elif mood < 0.1:
                await self._challenges.cancel(row.id, self._press(challenger.id))
            else:
                for place, other in enumerate(others, 1):
                    await self._twice(row.id, other.id, self._join(row, other, place), STARTED)
        except self._refusals:
            return
        if await self._is_running(row.id):
            await self._match(row.id)

    def _join(self, row: MatchRow, person: Person, place: int) -> Change:
        """Return what a person does to take a seat: they say yes, and bring a deck where one is wanted."""

        async def join(press: Press) -> MatchSession | None:
            try:
                session = await self._challenges.accept(row.id, press, person, self._place)
            except AlreadyAnswered:
                session = None  # a kill came between the yes and the deck
            game = GAMES[row.game]
            if session is None and game.collection is not None:
                deck = _deck(game, place)
                session = await self._challenges.bring(row.id, self._press(person.id), deck, self._place)
            return session

        return join

    async def _place(self, row: MatchRow) -> tuple[int, bool]:
        return row.channel_id, False

    async def _is_running(self, match_id: int) -> bool:
        row = await self._match_service.store.matches.get(match_id)
        return row is not None and row.status is MatchStatus.RUNNING

    # Matches

    async def _match(self, match_id: int) -> None:
        while True:
            self._stir[match_id].clear()
            session = await self._match_service.session(match_id)
            if session.match.result is not None:
                return
            seats = [seat for seat in session.waiting if session.people.seats[seat].user_id is not None]
            if seats:
                try:
                    await self._act(session, self._chance.choice(seats))
                except self._refusals:
                    continue
            else:
                await self._look_up(match_id)

    async def _look_up(self, match_id: int) -> None:
        try:
            await asyncio.wait_for(self._stir[match_id].wait(), LONGEST_WAIT)
        except TimeoutError:
            return

    async def _act(self, session: MatchSession, seat: int) -> None:
        match, user = session.id, session.people.seats[seat].user_id
        assert user is not None
        match_service, chance = self._match_service, self._chance
        mood = chance.random()
        if any(Agreement.DRAW in other.offers for other in session.people.seats if other.number != seat):
            verb = "accept_draw" if mood < 0.2 else "decline_draw"
            step = DrawOffer.ACCEPT if mood < 0.2 else DrawOffer.DECLINE
            await self._change(
                verb, match, user, lambda press: draws.agree(match_service, match, press, step)
            )
        elif mood < 0.002:
            await self._change("concede", match, user, lambda press: match_service.concede(match, press))
        elif mood < 0.012:
            offer = DrawOffer.MAKE
            await self._change(
                "offer_draw", match, user, lambda press: draws.agree(match_service, match, press, offer)
            )
        elif mood < 0.022:
            await self._change("claim", match, user, lambda press: draws.claim(match_service, match, press))
        elif mood < 0.03:
            await asyncio.sleep(AWAY)
        elif mood < 0.06 and (orders := session.match.orders(seat)):
            key = chance.choice(list(orders))
            await self._change("order", match, user, lambda press: match_service.order(match, key, press))
        else:
            await self._answer(session, seat, user)

    async def _answer(self, session: MatchSession, seat: int, user: int) -> None:
        number, asked = session.question, session.match.decision(seat)
        answer = BACK if asked.back and self._chance.random() < 0.2 else asked.any(self._chance)

        async def give(press: Press) -> MatchSession:
            return await self._match_service.answer(session.id, number, answer, press)

        now = await self._twice(session.id, user, give, ANSWERED, seat, answer)
        if now is not None and now.match.can_undo(seat) and self._chance.random() < 0.2:
            number = now.question
            await self._change(
                "undo", session.id, user, lambda press: self._match_service.undo(session.id, number, press)
            )

    async def _twice(
        self, match: int, user: int, change: Change, kind: str, seat: int | None = None, answer: Answer = ""
    ) -> MatchSession | None:
        """Do something, sometimes by a double click; return the match when it counted, once."""
        press = self._press(user)
        counted: list[MatchSession] = []

        async def once() -> None:
            try:
                session = await change(press)
            except self._refusals:
                return
            if session is None:
                return
            counted.append(session)
            facts = (seat, answer, press.interaction_id) if seat is not None else ()
            say(kind, match, session.match.serial, face(session), *facts)

        await asyncio.gather(*(once() for _ in range(2 if self._chance.random() < 0.1 else 1)))
        if len(counted) > 1:
            say(TWICE, match, press.interaction_id)
        return counted[0] if counted else None

    async def _change(self, verb: str, match: int, user: int, change: Change) -> None:
        session = await change(self._press(user))
        if session is not None:
            say(CHANGED, match, session.match.serial, face(session), verb)

    async def _again(self, match: int, interaction: int) -> None:
        """Press with an interaction of an earlier life: whatever it says, it has been done."""
        try:
            session = await self._match_service.session(match)
        except self._faults:
            return
        for seat in session.waiting:
            user = session.people.seats[seat].user_id
            if user is None:
                continue
            answer = session.match.decision(seat).any(self._chance)
            try:
                await self._match_service.answer(
                    match, session.question, answer, Press(user, GUILD, interaction)
                )
            except self._refusals:
                return
            say(TWICE, match, interaction)

    def _press(self, user: int) -> Press:
        return Press(user, GUILD, next(self._interactions))
