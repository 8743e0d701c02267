"""The match service: runs live matches. Buttons, commands, clocks and computers all come here.

Every change takes the match's lock and a draft of the match, is checked, played
by the engine and committed as one transaction; only then is the draft taken over,
and anything goes to Discord. So nobody is ever shown what a kill could take back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, NamedTuple, TypeAlias

from bot.errors import (
    AlreadyAnswered,
    ChallengeOver,
    NoSuchMatch,
    NotAllowed,
    NothingToTakeBack,
    NotRunning,
    NotYourSeat,
    NotYourTurn,
    OutOfMatch,
    OutOfOrder,
    PutAside,
)
from bot.matches.auto_answers.foretold import answered, leave_rest
from bot.matches.auto_answers.spared import spared
from bot.matches.health import RulesBroke
from bot.matches.match_cache import MOST_AWAKE, MatchCache
from bot.matches.messages import Call, StoppedMessage
from bot.matches.move_builder import MatchChange, hands, move_of
from bot.matches.options import own_packs
from bot.matches.people import Seat
from bot.matches.quarantine import Quarantine, is_too_slow, step
from bot.matches.session import (
    RECENT,
    Begun,
    MatchSession,
    check_number,
    live_match,
    revive,
    waiting_names,
    why_it_stands,
)
from bot.matches.switches import as_before, habits_before, switches, turned_since
from bot.store import AlreadyDone, Changed, Deadline, MatchStatus, Message, Move, SeatRow, Store
from engines.kernel import (
    ORDER,
    RESIGN,
    Answer,
    Decision,
    IllegalAnswer,
    Match,
    NotAsked,
    NothingToUndo,
    Options,
    Origin,
)
from engines.kernel.decisions.answers import is_order
from engines.kernel.match.observation import Surrender
from engines.registry import GAMES

log = logging.getLogger(__name__)


class Press(NamedTuple):
    """Who did something, where, and by which interaction."""

    user_id: int
    guild_id: int | None
    """None in direct messages."""
    interaction_id: int | None = None


Read: TypeAlias = Callable[[MatchSession, Decision], Sequence[Answer]]
"""Reads the answer to a decision, and to what it leads to, from a press; none while it is not whole."""
OnCommit: TypeAlias = "Callable[[MatchSession | None], None]"
"""Called after every change, when it is safe on disk; with None for a match that cannot be read."""


class MatchService:
    """All live matches of this process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        on_commit: OnCommit = lambda _: None,
        most_awake: int = MOST_AWAKE,
    ) -> None:
        self.store = store
        self.now = now
        """Unix time in seconds."""
        self._on_commit = on_commit
        self.on_move: Callable[[str, float], object] = lambda _, __: None
        """Told of each move of a person on disk: its game, and the seconds since they pressed."""
        self.on_stale: Callable[[], object] = lambda: None
        """Called when a change is refused, for its match has changed elsewhere."""
        self.quarantine = Quarantine(store, now, lambda: on_commit(None))
        self.awake = MatchCache(most_awake, store.slot)
        self._loading = asyncio.Lock()
        self._stood: defaultdict[int | None, float] = defaultdict(float)
        """Seconds that clocks have stood, by shard; None is all."""
        self._shards = 1

    # Finding matches

    async def session(self, match_id: int, guild_id: int | None = None) -> MatchSession:
        """Return a match, loaded when need be. Raises NoSuchMatch, also for other servers' matches."""
        session = self.awake.get(match_id)
        if session is None:
            async with self._loading:
                session = self.awake.get(match_id) or await self._load(match_id)
        session.clocks.catch_up(self._stood_for(session))
        if guild_id is not None and guild_id != session.place.guild_id:
            raise NoSuchMatch
        return session

    async def newest(self, match_id: int) -> MatchSession:
        """Return a match when no change of it is under way. Raises NoSuchMatch.

        A change can be read in the store a moment before it is seen here: who
        has read of it there must wait for it here.
        """
        async with self._locked(match_id) as session:
            return session

    async def _load(self, match_id: int) -> MatchSession:
        saved = await self.store.moves.load(match_id)
        if saved is None or saved.checkpoint is None or saved.row.game not in GAMES:
            raise NoSuchMatch
        version = GAMES[saved.row.game].rules_version
        try:
            session = revive(saved)
        except Exception as error:  # a match that cannot even be read must not hold the others up
            await self.quarantine.failed(match_id, version, error)
            raise OutOfOrder from error
        session.clocks.stood = self._stood_for(session)
        session.health.failures = await self.store.troubles.counted(match_id, version)
        session.clocks.recall(await self.store.deadlines.of_match(match_id))
        session.log.recall(await self.store.moves.last_events(match_id, RECENT))
        self.awake.keep(session)
        return session

    def _stood_for(self, session: MatchSession) -> float:
        """Return how long the clocks of a match's server have stood while this process runs."""
        return self._stood[None] + self._stood[(session.place.guild_id >> 22) % self._shards]

    async def give_time(self, seconds: float, shard: int | None = None, shards: int = 1) -> None:
        """Move the clocks of one shard's servers, or with None all, by time that nobody could use."""
        async with self._loading:  # else what is loaded meanwhile would be moved twice, or not at all
            self._shards = shards
            self._stood[shard] += seconds  # in the same moment as the write: a change comes before or after
            try:
                await self.store.deadlines.credit(seconds, shard, shards)
            except BaseException:
                self._stood[shard] -= seconds
                raise
        log.info("the clocks of %s stood for %.0f s", "all" if shard is None else f"shard {shard}", seconds)

    def forget(self, match_id: int) -> None:
        """Drop a match from memory; it is loaded again when somebody touches it."""
        self.awake.drop(match_id)

    @asynccontextmanager
    async def _locked(self, match_id: int, guild_id: int | None = None) -> AsyncGenerator[MatchSession]:
        while True:
            session = await self.session(match_id, guild_id)
            async with session.lock:
                kept = self.awake.get(match_id)
                if not self.awake.keeps(session) or (kept is not None and kept.lock is session.lock):
                    yield session if kept is None else kept
                    return  # else it was dropped while we waited

    @asynccontextmanager
    async def held(self, match_id: int, guild_id: int | None = None) -> AsyncGenerator[MatchSession]:
        """Hold a match's lock and a draft of it. Raises NoSuchMatch, or OutOfOrder when its rules break."""
        async with self._locked(match_id, guild_id) as session:
            try:
                with step(session):
                    draft = session.draft()
                yield draft
            except RulesBroke as error:
                await self._failed(session, error)
                raise OutOfOrder from error
            except Changed as error:
                row = await self.store.matches.get(match_id)
                raise AlreadyAnswered if row and row.status is MatchStatus.RUNNING else NotRunning from error

    async def _failed(self, session: MatchSession, error: BaseException) -> None:
        """Count a failure of a match's rules; it may be put aside then."""
        session.health.failures = await self.quarantine.failed(
            session.id, session.match.game.rules_version, error
        )
        if session.health.put_aside:
            session.place.lost = True
            session.clocks.dues.clear()
            if (row := await self.store.matches.get(session.id)) is not None:
                session.log.version = row.version
            self._on_commit(session)

    @asynccontextmanager
    async def seated(
        self, match_id: int, press: Press, *, standing_too: bool = False
    ) -> AsyncGenerator[tuple[MatchSession, Seat]]:
        """Hold a running match, and a draft of it, for a person who plays in it.

        Raises NoSuchMatch, NotRunning, NotYourSeat, Stranded, Held or PutAside.
        """
        began = time.perf_counter()
        async with self.held(match_id, press.guild_id) as session:
            before = session.log.version
            if session.match.result is not None:
                raise NotRunning
            seat = session.people.seat_of(press.user_id)
            if seat is None:
                raise NotYourSeat
            if seat not in session.playing:
                raise OutOfMatch
            if session.stands and not standing_too:
                raise PutAside if session.health.put_aside else why_it_stands(session.place)
            yield session, seat
            if session.log.version != before:
                self.on_move(session.match.game.id, time.perf_counter() - began)

    # What people do

    async def answer(
        self, match_id: int, number: int, answer: Answer, press: Press, then: Sequence[Answer] = ()
    ) -> MatchSession:
        """Give a person's answer to the decision with this number, and `then` to what it leads to."""
        return await self.answer_pressed(match_id, number, press, lambda _, __: (answer, *then))

    async def answer_pressed(self, match_id: int, number: int, press: Press, read: Read) -> MatchSession:
        """Let a person answer the decision with this number by what they have pressed."""
        async with self.seated(match_id, press) as (session, seat):
            check_number(session, seat, number)
            answers = read(session, session.match.decision(seat.number))
            if answers:
                seat.is_there()
                answered(seat)
                session.people.pressed[seat.number] = self.now()
                session.people.spared.pop(seat.number, None)
                await self.give(session, seat.number, answers, press)
        return session

    async def order(self, match_id: int, key: str, press: Press) -> MatchSession:
        """Note what a person wants to be asked from now on: at any moment, unknown to all others."""
        async with self.seated(match_id, press) as (session, seat):
            session.people.pressed[seat.number] = self.now()
            await self.give(session, seat.number, (ORDER + key,), press)
        return session

    async def undo(self, match_id: int, number: int, press: Press) -> MatchSession:
        """Take a person's last answer back, while the question with this number is open."""
        async with self.seated(match_id, press) as (session, seat):
            if number != session.question:
                raise AlreadyAnswered
            try:
                with step(session):
                    since = session.match.undo(seat.number)
            except NothingToUndo as error:
                raise NothingToTakeBack from error
            answered(seat)
            session.people.reopened[seat.number] = session.match.opened
            await self.commit(session, MatchChange(press.interaction_id, undo=since))
        return session

    async def concede(self, match_id: int, press: Press, how: Surrender = "concede") -> MatchSession:
        """Give the match up, or lose it in another way."""
        async with self.seated(match_id, press, standing_too=True) as (session, seat):
            await self.give_up(session, seat.number, press, how)
        return session

    # What the host does

    async def start(
        self,
        match_id: int,
        seats: list[SeatRow],
        options: Options,
        press: Press,
        place: tuple[int, bool],
        outbox: Iterable[Message] = (),
        origin: Origin | None = None,
        begun: Begun | None = None,
    ) -> MatchSession:
        """Begin the match of an accepted challenge; `place` is its channel, and whether that is a thread.

        It may have `begun` elsewhere. Raises ChallengeOver when it is no longer one.
        """
        row = await self.store.matches.get(match_id)
        if row is None or row.game not in GAMES:
            raise NoSuchMatch
        game = GAMES[row.game]
        kept = await self.store.preferences.switches(row.game, [seat.user_id or 0 for seat in seats])
        async with self._watched(match_id, -1, game.rules_version, bool(own_packs(options))):
            try:
                seed = origin.seed() if origin else row.seed
                match = begun.match if begun else Match(game, options, len(seats), seed)
                session = live_match(row, seats, match, place[0])
                ordered = as_before(session, kept)
                habits_before(session, kept)
            except Exception as error:  # whatever its rules and cards do, the challenge stays as it was
                log.exception("match %s could not begin", row.code)
                raise OutOfOrder from error
            session.clocks.stood = self._stood_for(session)
            begins = MatchChange(
                press.interaction_id,
                [*(begun.answers if begun else ()), *ordered],
                status=MatchStatus.RUNNING,
                more=outbox,
                options=options.model_dump(mode="json"),
                place=place,
                origin=origin,
            )
            async with self._loading:  # nobody may load it between the commit and our keeping it
                try:
                    await self.commit(session, begins)
                except Changed as error:
                    raise ChallengeOver from error
        return session

    async def end(self, match_id: int, how: Callable[[Match[Any]], None], *, draws: bool = True) -> bool:
        """End a match by `Match.call_off` or `Match.time_up`, drawn only with `draws`; return if it is over.

        Raises NotRunning when it was over before.
        """
        async with self.held(match_id) as session:
            if session.match.result is not None:
                raise NotRunning
            with step(session):
                how(session.match)
            if over := draws or bool(session.match.result and session.match.result.winners):
                await self.commit(session, MatchChange(None))
        return over

    async def remind(self, deadline: Deadline) -> None:
        """Call a seat once more whose time is nearly up, unless the moment has passed."""
        session = await self.newest(deadline.match_id)
        if not session.stands and session.match.opened == deadline.decision and session.asked(deadline.seat):
            call = Call(session.id, deadline.seat, session.match.turn, last=True)
            await self.store.outbox.put(self.now(), call.to_row())

    async def spare(self, deadline: Deadline) -> None:
        """Answer for a seat that has no choice, or has said so in advance, unless the moment has passed."""
        async with self.held(deadline.match_id) as session:
            if (
                not session.stands
                and session.match.opened == deadline.decision
                and session.asked(deadline.seat)
            ):
                await self._spare(session, session.match.decision(deadline.seat))

    async def _spare(self, session: MatchSession, decision: Decision) -> None:
        seat, said = session.people.seats[decision.seat], spared(session, decision)
        if said is None:
            return  # they have taken back what they had said
        session.people.spared[seat.number] = session.spared(seat.number, said.answers[0], said.why)
        if said.once:
            answered(seat)
        await self.give(session, seat.number, said.answers, None)

    async def computer_answers(self, match_id: int, opened: int, seat: int, answer: Answer) -> bool:
        """Give a computer's answer, thought out without the lock; False when the moment has passed."""
        async with self.held(match_id) as session:
            if session.stands or session.match.opened != opened or not session.asked(seat):
                return False
            await self.give(session, seat, (answer,), None)
        return True

    async def strand(self, match_id: int, why: str, permissions: Sequence[str] = ()) -> None:
        """Stop a match whose channel is gone or closed to Herald, and let its players know why."""
        async with self.held(match_id) as session:
            if session.stands or session.match.result is not None:
                return
            lacks, persons = tuple(permissions), session.people.persons
            told = [StoppedMessage(match_id, seat.number, why, lacks) for seat in persons]
            session.clocks.dues.clear()
            session.place.lost = True
            outbox = [outbox_message.to_row() for outbox_message in (*told, *hands(session))]
            stranded = Move(
                match_id=match_id, version=session.log.version, status=MatchStatus.STRANDED, outbox=outbox
            )
            await self._write(session, stranded)

    async def resume(self, match_id: int, channel_id: int, in_thread: bool, press: Press) -> MatchSession:
        """Go on with a match that has lost its place, in this channel."""
        async with self.seated(match_id, press, standing_too=True) as (session, _):
            if session.health.put_aside:
                raise PutAside
            if session.place.held or session.place.rests:
                raise why_it_stands(session.place)
            if session.place.lost:  # else somebody else has just brought it somewhere
                session.place.channel_id, session.place.lost = channel_id, False
                change = MatchChange(
                    press.interaction_id, status=MatchStatus.RUNNING, place=(channel_id, in_thread)
                )
                await self.commit(session, change)
        return session

    # The path of every change

    async def give_up(
        self, session: MatchSession, seat: int, press: Press | None, how: Surrender = "concede"
    ) -> None:
        """Let a seat lose: the match ends with it, or the others play on."""
        async with self._step_watched(session):
            try:
                with step(session):
                    session.match.concede(seat, how)
            except NotAsked as error:
                raise NotRunning from error
            resigned = [session.numbered(seat, RESIGN)] if session.match.ending is None else []
            await self.commit(session, MatchChange(press and press.interaction_id, resigned))

    async def give(
        self, session: MatchSession, seat: int, answers: Sequence[Answer], press: Press | None
    ) -> None:
        """Give answers in a seat's name; without a press it is the host who does."""
        async with self._step_watched(session):
            opened, people = session.match.opened, session.people.seats
            heard = [each for each in people if session.match.has_answered(each.number)]
            try:
                with step(session):
                    before = switches(session, seat) if is_order(answers[0]) else {}
                    asked = None if is_order(answers[0]) else session.match.decision(seat)
                    given = session.give(seat, *answers)
                    if asked is not None:
                        leave_rest(session, asked, answers, len(given))
                    turned = turned_since(session, seat, before)
            except NotAsked as error:
                raise NotYourTurn(who=waiting_names(session)) from error
            except IllegalAnswer as error:
                raise NotAllowed from error
            if press is not None:  # what the host answers is no word of the seat's
                heard.append(people[seat])
            if session.match.opened != opened:  # else nobody is to see that it has answered
                for each in heard:
                    each.offers = frozenset()
            await self.commit(session, MatchChange(press and press.interaction_id, given, switches=turned))

    def _step_watched(self, session: MatchSession) -> AbstractAsyncContextManager[None]:
        suspect = session.health.failures > 0 or bool(own_packs(session.match.options))
        return self._watched(session.id, session.match.serial, session.match.game.rules_version, suspect)

    def _watched(
        self, match_id: int, serial: int, rules_version: int, suspect: bool
    ) -> AbstractAsyncContextManager[None]:
        """Note a step that might never end, so that the next process knows of what this one died."""
        return self.quarantine.tried(match_id, rules_version, serial) if suspect else nullcontext()

    async def commit(self, session: MatchSession, change: MatchChange) -> None:
        """Write everything that has changed, as one.

        Raises Changed when the match has ended meanwhile, or another StoreError, which says nothing of the
        match itself: it may be tried again.
        """
        for seat in session.people.seats:
            if seat not in session.playing:
                seat.offers = frozenset()  # an offer leaves the match with who made it
        session.clocks.catch_up(self._stood_for(session))
        kept = self.awake.get(session.id)  # as it was committed last; nothing of a match that begins
        with step(session):
            move = move_of(session, change, kept.people.seats if kept else [], self.now())
        try:
            await self._write(session, move)
        except AlreadyDone as error:
            raise AlreadyAnswered from error
        if is_too_slow(session) and session.match.result is None:
            slow = RulesBroke(f"presses take {session.health.spent:.2f} s")
            await self._failed(self.awake.get(session.id) or session, slow)

    async def _write(self, session: MatchSession, move: Move) -> None:
        """Write a move of a draft, take the draft over, and wake who must act on it. Raises StoreError."""
        try:
            await self.store.moves.commit(move, self.now())
        except BaseException as error:
            self.forget(session.id)  # the disk may be ahead of us: read it again
            if isinstance(error, Changed):
                self.on_stale()
            raise
        session.log.dropped = 0
        session.log.version += 1
        self._on_commit(self._keep(session))
        if session.match.result is not None:
            self.forget(session.id)  # who looks at it once more reads it from the store

    def _keep(self, draft: MatchSession) -> MatchSession:
        """Take over what is now safe on disk; return the match that is kept."""
        kept = self.awake.get(draft.id) or draft
        kept.take_over(draft)
        self.awake.keep(kept)
        return kept
