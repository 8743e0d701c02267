"""Records of stored matches, and checking records that somebody brings: played again beside the loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.backoff import log_failure
from bot.errors import TookTooLong
from bot.matches.postgame.branch import Branch, before, branch_of
from bot.matches.postgame.reel import Reel, reel_of
from bot.matches.postgame.replays import Moment, moment_of
from bot.matches.postgame.summary import Summary, summary_of
from bot.matches.start.first_matches import number_of
from bot.store import MatchRow, Store
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel import BadRecord, Ending, Given, Origin, Record, Result, Say, record_of, replay
from engines.kernel.decisions.decisions import as_answer
from engines.kernel.state.limits import RECORD_BYTES
from engines.registry import GAMES

log = logging.getLogger(__name__)


class Replayed(NamedTuple):
    """A record that agrees with itself."""

    game: str
    seed: str
    answers: int
    told: str
    """All answers and who gave them, as a hash."""
    commitment: str
    binding: str
    origin: Origin | None
    ending: Ending | None
    result: Result | None


class Records:
    """Writes and checks records. Both play a whole match again, which a stranger's cards may make long."""

    def __init__(self, store: Store, worker_pool: WorkerPool, seconds: float) -> None:
        """Play with this crew, and end what takes longer than so many seconds."""
        self._store = store
        self._worker_pool = worker_pool
        self._seconds = seconds

    async def of_match(self, row: MatchRow) -> str:
        """Return the record of a finished match as JSON. Raises TookTooLong."""
        return await self.do(row.guild_id, write_record, row, *await self.course(row))

    async def course(self, row: MatchRow) -> tuple[int, list[Given], list[int]]:
        """Return the seats of a match, its answers, and the rules under which it began and each was given."""
        answers = await self._store.moves.answers(row.id)
        seats = await self._store.matches.seats(row.id)
        rules = [row.rules_version, *(given.rules or row.rules_version for given in answers)]
        return len(seats), [Given(given.seat, given.answer) for given in answers], rules

    async def moment(self, row: MatchRow, number: int, seat: int | None) -> Moment:
        """Return how a finished match stood at one of its moments, as a seat saw it. Raises TookTooLong."""
        seats, given, rules = await self.course(row)
        return await self.do(row.guild_id, moment_of, row, seats, given, rules, number, seat)

    async def reel(self, row: MatchRow) -> Reel:
        """Return a finished match in a few pictures. Raises TookTooLong."""
        return await self.do(row.guild_id, reel_of, row, *await self.course(row))

    async def branch(self, row: MatchRow, number: int) -> Branch | None:
        """Return a finished match up to one of its moments; None where it was over. Raises TookTooLong."""
        seats, given, rules = await self.course(row)
        return await self.do(row.guild_id, branch_of, row, seats, given, rules, number)

    async def before(self, row: MatchRow, number: int) -> Mapping[str, Any] | None:
        """Return a match as it stood before the answer of this number, as it is saved. Raises TookTooLong.

        None where its rules were changed on the way there.
        """
        answers = [given for given in await self._store.moves.answers(row.id) if given.number < number]
        rules = {row.rules_version, *(given.rules or row.rules_version for given in answers)}
        if rules != {GAMES[row.game].rules_version}:
            return None
        seats = len(await self._store.matches.seats(row.id))
        given = [Given(each.seat, each.answer) for each in answers]
        return await self.do(row.guild_id, before, row, seats, given)

    async def summary(self, row: MatchRow) -> Summary | None:
        """Return what a finished match comes to; None where that cannot be said.

        It is made for all who look at the board: nothing that goes wrong may keep its end from them.
        """
        try:
            return await self.do(row.guild_id, summary_of, row, *await self.course(row))
        except TookTooLong:
            log.warning("match %s took too long to sum up", row.code)
        except Exception as error:  # cards of strangers, or rules of another time
            log_failure(log, error, "match %s could not be summed up", row.code)
        return None

    async def turning_point(self, row: MatchRow) -> int:
        """Return the moment from which who won was ahead to the end; the first where that cannot be said.

        Raises TookTooLong.
        """
        summary = await self.summary(row)
        if summary is None or not summary.turned:
            return 0
        turns = (await self.moment(row, 0, None)).turns
        return turns[min(summary.turned, len(turns)) - 1]

    async def check(self, whose: Hashable, data: bytes) -> Say:
        """Say whether a record checks out and is what was published here, and if not, where it goes wrong.

        `whose` is on whose behalf, such as a server's id. Raises TookTooLong.
        """
        if len(data) > RECORD_BYTES:
            return Say("record-unreadable")
        found = await self.do(whose, read_record, data)
        if isinstance(found, Say):
            return found
        if found.origin is None and number_of(found.game, found.seed) is not None:
            return Say("record-good-first", {"answers": found.answers, "seed": found.seed})
        if found.origin is None:
            return Say("record-good-old", {"answers": found.answers, "hash": found.commitment})
        return await self._compared(found, found.origin)

    async def do(self, whose: Hashable, work: Any, *args: Any) -> Any:
        """Return what some work with a record comes to. Raises TookTooLong."""
        try:
            return await self._worker_pool.do(self._seconds, whose, work, *args)
        except WorkerTimeout as error:
            raise TookTooLong from error

    async def _compared(self, found: Replayed, origin: Origin) -> Say:
        """Compare a record that agrees with itself with what was published for the match of its code."""
        seals = {"hash": found.commitment, "bound": found.binding}
        values = {"answers": found.answers, "code": origin.code, **seals}
        row = await self._store.matches.by_code(origin.code)
        if row is None or row.origin is None or row.result is None:
            return Say("record-unpublished", values)
        stored = await self._store.moves.answers(row.id)
        told = await asyncio.to_thread(_told, [(given.seat, given.answer) for given in stored])
        bound = row.binding or found.binding  # it was not kept at first
        published = (told, row.commitment, bound, row.origin, row.ending, row.result)
        if published != (
            found.told, found.commitment, found.binding, origin, found.ending, found.result
        ):  # fmt: skip
            return Say("record-bad-published", values)
        return Say("record-good", values)


def write_record(row: MatchRow, seats: int, answers: list[Given], rules: Sequence[int]) -> str:
    """Return a match's record as JSON. Runs in a worker."""
    record = record_of(
        GAMES[row.game], dict(row.options), seats, row.origin.seed() if row.origin else row.seed, answers,
        row.ending, origin=row.origin, rules=rules, result=row.result,
    )  # fmt: skip
    return record.model_dump_json(indent=1)


def read_record(data: bytes) -> Say | Replayed:
    """Play a record again; return why it is no good, or what it amounts to. Runs in a worker."""
    try:
        record = Record.model_validate_json(data)
    except (ValidationError, RecursionError):
        return Say("record-unreadable")
    if record.game not in GAMES:
        return Say("record-unknown-game", {"game": record.game})
    try:
        replay(GAMES[record.game], record)
    except BadRecord as error:
        return Say(f"record-bad-{error.reason}", {"place": error.place or 0})
    told = _told([(written.seat, as_answer(written.answer)) for written in record.answers])
    ending = Ending(*record.ending) if record.ending else None
    result = Result(*record.result, record.places) if record.result else None
    return Replayed(
        record.game, record.seed, len(record.answers), told, record.commitment, record.binding or "",
        record.origin, ending, result,
    )  # fmt: skip


def _told(answers: Sequence[tuple[int, Any]]) -> str:
    return blake2b(repr(answers).encode()).hexdigest()
