"""The desk: runs live matches. Buttons, commands, clocks and computers all come here.

Every change takes the match's lock and a draft of the match, is checked, played
by the engine and committed as one transaction; only then is the draft taken over,
and anything goes to Discord. So nobody is ever shown what a kill could take back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from random import SystemRandom
from typing import Any, NamedTuple, cast

from bot.clock import CLOCKS, Preset
from bot.delivery_kinds import PAUSED
from bot.errors import (
    AgainstComputer,
    AlreadyAnswered,
    DrawAlreadyOffered,
    NoDrawOffered,
    NoDrawToClaim,
    NoSuchMatch,
    NotAllowed,
    NothingToTakeBack,
    NotRunning,
    NotYourSeat,
    NotYourTurn,
    OutOfMatch,
    OutOfOrder,
    Paused,
)
from bot.matches.consequences import DECISION, deadlines, hands, messages
from bot.matches.live import Live, Seat, bystanders, revive
from bot.store import (
    AlreadyDone,
    Checkpoint,
    Deadline,
    MatchStatus,
    Message,
    Move,
    NumberedAnswer,
    Store,
    StoreError,
)
from bot.store import Seat as SeatRow
from bot.texts import nearest_locale
from engines.kernel import (
    RESIGN,
    Answer,
    Decision,
    IllegalAnswer,
    Level,
    Match,
    NotAsked,
    NothingToUndo,
    Options,
    Origin,
    as_answer,
)
from engines.registry import GAMES

log = logging.getLogger(__name__)


class Press(NamedTuple):
    """Who did something, where, and by which interaction."""

    user_id: int
    guild_id: int | None
    """None in direct messages."""
    interaction_id: int | None = None


class Desk:
    """All live matches of this process."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        """Unix time in seconds."""
        self.on_commit: Callable[[Live], None] = _nobody
        """Called after every change, when it is safe on disk."""
        self._live: dict[int, Live] = {}
        self._loading = asyncio.Lock()

    # Finding matches

    async def live(self, match_id: int, guild_id: int | None = None) -> Live:
        """Return a match, loaded when need be. Raises NoSuchMatch, also for other servers' matches."""
        live = self._live.get(match_id)
        if live is None:
            async with self._loading:
                live = self._live.get(match_id) or await self._load(match_id)
                self._live[match_id] = live
        if guild_id is not None and guild_id != live.guild_id:
            raise NoSuchMatch
        return live

    async def newest(self, match_id: int) -> Live:
        """Return a match when no change of it is under way. Raises NoSuchMatch.

        A change can be read in the store a moment before it is seen here: who
        has read of it there must wait for it here.
        """
        async with self._locked(match_id) as live:
            return live

    async def _load(self, match_id: int) -> Live:
        saved = await self.store.moves.load(match_id)
        if saved is None or saved.checkpoint is None or saved.row.game not in GAMES:
            raise NoSuchMatch
        live = revive(saved)
        for deadline in await self.store.deadlines.of_match(match_id):
            if deadline.kind == DECISION:
                live.dues[deadline.seat] = datetime.fromtimestamp(deadline.due, UTC)
                live.clocked = deadline.decision
        for stored in await self.store.moves.last_events(match_id, 40):
            live.recent.append((stored.number, stored.event))
            live.events = stored.number
        return live

    def forget(self, match_id: int) -> None:
        """Drop a match from memory; it is loaded again when somebody touches it."""
        self._live.pop(match_id, None)

    @asynccontextmanager
    async def _locked(self, match_id: int, guild_id: int | None = None) -> AsyncIterator[Live]:
        while True:
            lock = (await self.live(match_id, guild_id)).lock
            async with lock:
                live = self._live.get(match_id)
                if live is not None and live.lock is lock:  # else it was dropped while we waited
                    yield live
                    return

    @asynccontextmanager
    async def held(self, match_id: int, guild_id: int | None = None) -> AsyncIterator[Live]:
        """Hold a match's lock and a draft of it. Raises NoSuchMatch."""
        async with self._locked(match_id, guild_id) as live:
            yield live.draft()

    @asynccontextmanager
    async def seated(
        self, match_id: int, press: Press, *, paused_too: bool = False
    ) -> AsyncIterator[tuple[Live, Seat]]:
        """Hold a running match, and a draft of it, for a person who plays in it.

        Raises NoSuchMatch, NotRunning, NotYourSeat or Paused.
        """
        async with self.held(match_id, press.guild_id) as live:
            if live.match.result is not None:
                raise NotRunning
            seat = live.seat_of(press.user_id)
            if seat is None:
                raise NotYourSeat
            if seat not in live.playing:
                raise OutOfMatch
            if live.paused and not paused_too:
                raise Paused
            yield live, seat

    # What people do

    async def answer(self, match_id: int, number: int, answer: Answer, press: Press) -> Live:
        """Give a person's answer to the decision with this number."""
        async with self.seated(match_id, press) as (live, seat):
            _check_number(live, seat, number)
            seat.absences = 0
            live.pressed[seat.number] = self.now()
            await self._give(live, seat.number, answer, press)
        return live

    async def undo(self, match_id: int, serial: int, press: Press) -> Live:
        """Take a person's last answer back, if nothing has happened since."""
        async with self.seated(match_id, press) as (live, seat):
            if serial != live.match.serial:
                raise AlreadyAnswered
            try:
                live.match.undo(seat.number)
            except NothingToUndo as error:
                raise NothingToTakeBack from error
            await self._commit(live, press, undo=True)
        return live

    async def concede(self, match_id: int, press: Press) -> Live:
        """Give the match up."""
        async with self.seated(match_id, press, paused_too=True) as (live, seat):
            await self._concede(live, seat.number, press)
        return live

    async def claim(self, match_id: int, press: Press) -> Live:
        """Claim what the rules allow, such as a draw by stalling."""
        async with self.seated(match_id, press) as (live, seat):
            try:
                live.match.claim(seat.number)
            except NotAsked as error:
                raise NoDrawToClaim from error
            await self._commit(live, press)
        return live

    async def offer_draw(self, match_id: int, press: Press) -> Live:
        """Offer a draw to the others."""
        async with self.seated(match_id, press) as (live, seat):
            if any(other.user_id is None for other in live.playing):
                raise AgainstComputer
            if seat.offers_draw:
                raise DrawAlreadyOffered
            seat.offers_draw = True
            if all(other.offers_draw for other in live.playing):
                live.match.agree_draw()
            await self._commit(live, press)
        return live

    async def accept_draw(self, match_id: int, press: Press) -> Live:
        """Accept a standing offer; when all have, the match is drawn."""
        async with self.seated(match_id, press) as (live, seat):
            if not any(other.offers_draw for other in live.playing if other is not seat):
                raise NoDrawOffered
            seat.offers_draw = True
            if all(other.offers_draw for other in live.playing):
                live.match.agree_draw()
            await self._commit(live, press)
        return live

    async def decline_draw(self, match_id: int, press: Press) -> Live:
        """Decline a standing offer."""
        async with self.seated(match_id, press) as (live, seat):
            if not any(other.offers_draw for other in live.playing if other is not seat):
                raise NoDrawOffered
            for other in live.seats:
                other.offers_draw = False
            await self._commit(live, press)
        return live

    # What the host does

    async def start(
        self,
        match_id: int,
        seats: list[SeatRow],
        options: Options,
        press: Press,
        outbox: Iterable[Message] = (),
        origin: Origin | None = None,
    ) -> Live:
        """Begin the match of an accepted challenge. Raises StoreError `Changed` when it is no challenge."""
        row = await self.store.matches.get(match_id)
        if row is None or row.game not in GAMES:
            raise NoSuchMatch
        game = GAMES[row.game]
        match = Match(game, options, len(seats), origin.seed() if origin else row.seed)
        live = Live(
            row.id,
            row.code,
            row.guild_id or 0,
            row.channel_id,
            nearest_locale(row.locale),
            cast("Preset", row.clock),
            [_live_seat(seat) for seat in seats] + bystanders(game, len(seats)),
            match,
        )
        async with self._loading:  # nobody may load it between the commit and our keeping it
            await self._commit(
                live,
                press,
                status=MatchStatus.RUNNING,
                more=outbox,
                options=options.model_dump(mode="json"),
                origin=origin,
            )
        return live

    async def time_up(self, deadline: Deadline) -> None:
        """Give the default answer of a seat whose time is up, unless it has answered meanwhile."""
        async with self.held(deadline.match_id) as live:
            seat = live.seats[deadline.seat]
            if live.paused or live.match.opened != deadline.decision or not live.asked(seat.number):
                return
            seat.absences += 1
            limit = CLOCKS[live.clock].absences
            if limit and seat.absences >= limit:
                await self._concede(live, seat.number, None)
                return
            live.match.table.tell("time_up", seat=seat.number)
            await self._give(live, seat.number, default_answer(live.match.decision(seat.number)), None)

    async def computer_answers(self, match_id: int, opened: int, seat: int, answer: Answer) -> bool:
        """Give a computer's answer, thought out without the lock; False when the moment has passed."""
        async with self.held(match_id) as live:
            if live.paused or live.match.opened != opened or not live.asked(seat):
                return False
            await self._give(live, seat, answer, None)
        return True

    async def pause(self, match_id: int, why: Mapping[str, Any]) -> None:
        """Stop a match whose channel is gone or closed to Herald, and let its players know why."""
        async with self.held(match_id) as live:
            if live.paused or live.match.result is not None:
                return
            persons = [seat for seat in live.seats if seat.user_id is not None]
            told = [
                Message(match_id=match_id, kind=PAUSED, target=str(seat.number), payload=why, urgency=2)
                for seat in persons
            ]
            told += hands(live)
            move = Move(match_id=match_id, status=MatchStatus.PAUSED, outbox=told)
            await self.store.moves.commit(move, self.now())
            live.dues.clear()
            live.paused = True
            self._keep(live)

    async def resume(self, match_id: int, channel_id: int, in_thread: bool, press: Press) -> Live:
        """Go on with a paused match in another channel."""
        async with self.seated(match_id, press, paused_too=True) as (live, _):
            if live.paused:  # else somebody else has just brought it somewhere
                await self.store.matches.set_channel(match_id, channel_id, in_thread)
                live.channel_id, live.paused = channel_id, False
                await self._commit(live, press, status=MatchStatus.RUNNING)
        return live

    # The path of every change

    async def _concede(self, live: Live, seat: int, press: Press | None) -> None:
        """Let a seat give up: the match ends with it, or the others play on."""
        try:
            live.match.concede(seat)
        except NotAsked as error:
            raise NotRunning from error
        if live.match.ending is not None:
            await self._commit(live, press)
        else:
            await self._commit(live, press, _numbered(live, seat, RESIGN))

    async def _give(self, live: Live, seat: int, answer: Answer, press: Press | None) -> None:
        try:
            live.match.answer(seat, answer)
        except NotAsked as error:
            raise NotYourTurn(who=_waiting_names(live)) from error
        except IllegalAnswer as error:
            raise NotAllowed from error
        for other in live.seats:
            if other.number == seat:
                other.offers_draw = False
        await self._commit(live, press, _numbered(live, seat, answer))

    async def _commit(
        self,
        live: Live,
        press: Press | None,
        answer: NumberedAnswer | None = None,
        *,
        undo: bool = False,
        status: MatchStatus | None = None,
        more: Iterable[Message] = (),
        options: Mapping[str, Any] | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Write everything that has changed, as one, and wake who must act on it."""
        match = live.match
        if match.result is not None:
            status = MatchStatus.FINISHED
        events = [event for _, event in live.take_events()]
        move = Move(
            match_id=live.id,
            interaction_id=press.interaction_id if press else None,
            answers=[answer] if answer else [],
            undo=undo,
            drop=live.dropped,
            origin=origin,
            events=events,
            checkpoint=Checkpoint(match.serial, match.dump()),
            seats=[
                _row(seat) for seat in live.seats[: match.seats] if seat not in self._seats_on_disk(live.id)
            ],
            deadlines=deadlines(live, self.now()),
            outbox=[*more, *messages(live)],
            status=status,
            ending=match.ending,
            result=match.result,
            options=options,
        )
        try:
            await self.store.moves.commit(move, self.now())
        except AlreadyDone as error:
            self.forget(live.id)  # the disk may be ahead of us: read it again
            raise AlreadyAnswered from error
        except StoreError as error:
            self.forget(live.id)
            log.exception("match %s could not be written", live.code)
            raise OutOfOrder from error
        except BaseException:
            self.forget(live.id)
            raise
        live.dropped = 0
        self._keep(live)
        self.on_commit(live)
        if match.result is not None:
            self.forget(live.id)  # who looks at it once more reads it from the store

    def _seats_on_disk(self, match_id: int) -> list[Seat]:
        """Return the seats as they were committed last; none of a match that begins."""
        kept = self._live.get(match_id)
        return kept.seats if kept else []

    def _keep(self, draft: Live) -> None:
        """Take over what is now safe on disk."""
        self._live.setdefault(draft.id, draft).take_over(draft)


def default_answer(decision: Decision) -> Answer:
    """Return the answer given when time is up: the passive one, or any where the rules name none."""
    if decision.default is not None:
        return as_answer(decision.default)
    return decision.any(SystemRandom())  # the host's own chance: the answer is in the record


def _numbered(live: Live, seat: int, answer: Answer) -> NumberedAnswer:
    return NumberedAnswer(live.match.serial, seat, answer, live.match.game.rules_version)


def _row(seat: Seat) -> SeatRow:
    return SeatRow(
        seat=seat.number,
        name=seat.name,
        user_id=seat.user_id,
        level=seat.level,
        missed=seat.absences,
        draw_offered=seat.offers_draw,
        joined=True,
        deck=seat.deck,
    )


def _live_seat(row: SeatRow) -> Seat:
    return Seat(row.seat, row.user_id, cast("Level | None", row.level), row.name, deck=row.deck)


def _nobody(_: Live) -> None:
    """Listen to nothing: until the client is put together nobody does."""


def _check_number(live: Live, seat: Seat, number: int) -> None:
    if not live.asked(seat.number):
        if number < live.match.opened or not live.waiting or live.has_answered(seat.number):
            raise AlreadyAnswered
        raise NotYourTurn(who=_waiting_names(live))
    if number != live.match.opened:
        raise AlreadyAnswered


def _waiting_names(live: Live) -> str:
    return ", ".join(live.seats[seat].name for seat in live.waiting)
