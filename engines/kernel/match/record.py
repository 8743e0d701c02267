"""Records: what a match was, so that anybody can re-run and check it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engines.kernel.decisions.answers import as_answer
from engines.kernel.match.game import Game
from engines.kernel.match.match import Match
from engines.kernel.match.observation import Ending, Given, Refused, Surrender
from engines.kernel.match.origin import Origin
from engines.kernel.state.dice import commitment
from engines.kernel.state.game_state import Overrun, Result, Stop
from engines.kernel.state.limits import RECORD_ANSWERS


class RecordedAnswer(BaseModel):
    """One answer, and the hash of the match after it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    answer: Any
    hash: str
    """Empty where the rules that the record was written under do not reach."""


class Record(BaseModel):
    """A finished or running match, complete enough to be played again."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["herald-record-1", "herald-record-2"] = "herald-record-1"
    game: str = Field(max_length=40)
    rules: int
    options: dict[str, Any]
    seats: int = Field(ge=1, le=16)
    seed: str = Field(min_length=1, max_length=200)
    commitment: str
    start: str
    """Hash before the first answer."""
    answers: list[RecordedAnswer] = Field(max_length=RECORD_ANSWERS)
    ending: (
        tuple[Surrender | Stop | Literal["agree_draw", "claim", "time_up", "adjudicate"], int | None] | None
    ) = None
    result: tuple[tuple[int, ...], str] | None = None
    places: tuple[int, ...] = Field(default=(), max_length=16)
    """Who came where, as in `Result.places`."""
    changes: tuple[tuple[int, int], ...] = Field(default=(), max_length=100)
    """Changes of the rules on the way: after so many answers, to this version."""
    origin: Origin | None = None
    """What the seed was made of, since format 2."""
    binding: str | None = None
    """What was published of it when play began."""

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        if (self.format == "herald-record-2") is not (self.origin is not None and self.binding is not None):
            raise ValueError("a record of format 2 has an origin, one of format 1 has none")
        return self


class BadRecord(Exception):
    """A record that does not check out: `reason` is a stable word, `place` the answer concerned (from 1)."""

    def __init__(self, reason: str, place: int | None = None) -> None:
        super().__init__(reason, place)
        self.reason = reason
        self.place = place


def record_of(
    game: Game[Any],
    options: dict[str, Any],
    seats: int,
    seed: str,
    answers: list[Given],
    ending: Ending | None,
    *,
    origin: Origin | None = None,
    rules: Sequence[int] = (),
    result: Result | None = None,
) -> Record:
    """Write a record by playing the answers once more and hashing after each.

    `rules` are the versions under which the match began and each answer was given, where not all are
    the present one; what can then not be played again has no hash, and `result` says how it ended.
    """
    versions = list(rules) or [game.rules_version] * (len(answers) + 1)
    reached = next((n for n, version in enumerate(versions) if version != game.rules_version), len(versions))
    match = Match(game, game.options.model_validate(options), seats, seed)
    start = match.hash() if reached else ""
    written: list[RecordedAnswer] = []
    for place, (seat, answer) in enumerate(answers, 1):
        if place < reached:
            match.answer(seat, answer)
        digest = match.hash() if place < reached else ""
        written.append(RecordedAnswer(seat=seat, answer=answer, hash=digest))
    if reached == len(versions):
        finish(match, ending)
        result = match.result
    changes = [(n - 1, new) for n, (old, new) in enumerate(pairwise(versions), 1) if old != new]
    return Record(
        format="herald-record-2" if origin else "herald-record-1",
        game=game.id,
        rules=versions[0],
        options=options,
        seats=seats,
        seed=seed,
        commitment=origin.promise() if origin else commitment(seed),
        start=start,
        answers=written,
        ending=(ending.kind, ending.seat) if ending else None,
        result=result[:2] if result else None,
        places=result.places if result else (),
        changes=tuple(changes),
        origin=origin,
        binding=origin.binding(options) if origin else None,
    )


def replay(game: Game[Any], record: Record) -> Match[Any]:
    """Play a record again and check commitment, every hash and the result. Raises BadRecord.

    Its reason is `rules`, and its place the answers that check out, where the rules were changed on the way.
    """
    if record.game != game.id:
        raise BadRecord("game")
    if record.rules != game.rules_version:
        raise BadRecord("rules")
    _check_origin(record)
    try:
        match = Match(game, game.options.model_validate(record.options), record.seats, record.seed)
    except ValueError as error:
        raise BadRecord("options") from error
    if match.hash() != record.start:
        raise BadRecord("hash", 0)
    reached = record.changes[0][0] if record.changes else len(record.answers)
    for place, given in enumerate(record.answers[:reached], 1):
        try:
            match.answer(given.seat, as_answer(given.answer))
        except Overrun as error:
            raise BadRecord("overrun", place) from error
        except (Refused, TypeError) as error:
            raise BadRecord("answer", place) from error
        if match.hash() != given.hash:
            raise BadRecord("hash", place)
    if record.changes:
        raise BadRecord("rules", reached)
    try:
        finish(match, Ending(*record.ending) if record.ending else None)
    except Refused as error:
        raise BadRecord("ending") from error
    written = Result(*record.result, record.places) if record.result else None
    if match.result != written:
        raise BadRecord("result")
    return match


def _check_origin(record: Record) -> None:
    """Check that the seed is what was promised. Raises BadRecord."""
    origin = record.origin
    if origin is None:
        if commitment(record.seed) != record.commitment:
            raise BadRecord("commitment")
        return
    fits = origin.game == record.game and len(origin.nonces) == record.seats and origin.opened
    if not fits or origin.promise() != record.commitment:
        raise BadRecord("commitment")
    if origin.seed() != record.seed or origin.binding(record.options) != record.binding:
        raise BadRecord("binding")
    if origin.order is not None and origin.order != origin.drawn():
        raise BadRecord("seats")


def finish(match: Match[Any], ending: Ending | None) -> None:
    """End a match as it was ended by hand; with None its rules have ended it. Raises Refused."""
    match ending:
        case Ending("concede" | "run_out" | "desert" | "leave" | "disqualify" as how, int(seat)):
            match.concede(seat, how)
        case Ending("claim", int(seat)):
            match.claim(seat)
        case Ending("agree_draw"):
            match.agree_draw()
        case Ending("time_up"):
            match.time_up()
        case Ending("call_off" | "moderate" | "overrule" as how):
            match.call_off(how)
        case Ending("adjudicate", seat):
            match.adjudicate(seat)
        case _:
            pass
