"""Records: what a match was, so that anybody can re-run and check it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.decisions import as_answer
from engines.kernel.dice import commitment
from engines.kernel.game import Game
from engines.kernel.match import Ending, Given, Match, Refused


class RecordedAnswer(BaseModel):
    """One answer, and the hash of the match after it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    answer: Any
    hash: str


class Record(BaseModel):
    """A finished or running match, complete enough to be played again."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["herald-record-1"] = "herald-record-1"
    game: str
    rules: int
    options: dict[str, Any]
    seats: int = Field(ge=1, le=16)
    seed: str = Field(min_length=1, max_length=200)
    commitment: str
    start: str
    """Hash before the first answer."""
    answers: list[RecordedAnswer]
    ending: tuple[Literal["concede", "agree_draw", "claim"], int | None] | None = None
    result: tuple[tuple[int, ...], str] | None = None


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
) -> Record:
    """Write a record by playing the answers once more and hashing after each."""
    match = Match(game, game.options.model_validate(options), seats, seed)
    start = match.hash()
    written: list[RecordedAnswer] = []
    for seat, answer in answers:
        match.answer(seat, answer)
        written.append(RecordedAnswer(seat=seat, answer=answer, hash=match.hash()))
    _finish(match, ending)
    return Record(
        game=game.id,
        rules=game.rules_version,
        options=options,
        seats=seats,
        seed=seed,
        commitment=commitment(seed),
        start=start,
        answers=written,
        ending=(ending.kind, ending.seat) if ending else None,
        result=(match.result.winners, match.result.reason) if match.result else None,
    )


def replay(game: Game[Any], record: Record) -> Match[Any]:
    """Play a record again and check commitment, every hash and the result. Raises BadRecord."""
    if record.game != game.id:
        raise BadRecord("game")
    if record.rules != game.rules_version:
        raise BadRecord("rules")
    if commitment(record.seed) != record.commitment:
        raise BadRecord("commitment")
    try:
        match = Match(game, game.options.model_validate(record.options), record.seats, record.seed)
    except ValueError as error:
        raise BadRecord("options") from error
    if match.hash() != record.start:
        raise BadRecord("hash", 0)
    for place, given in enumerate(record.answers, 1):
        try:
            match.answer(given.seat, as_answer(given.answer))
        except (Refused, TypeError) as error:
            raise BadRecord("answer", place) from error
        if match.hash() != given.hash:
            raise BadRecord("hash", place)
    try:
        _finish(match, Ending(*record.ending) if record.ending else None)
    except Refused as error:
        raise BadRecord("ending") from error
    result = (match.result.winners, match.result.reason) if match.result else None
    if result != record.result:
        raise BadRecord("result")
    return match


def _finish(match: Match[Any], ending: Ending | None) -> None:
    match ending:
        case Ending("concede", int(seat)):
            match.concede(seat)
        case Ending("claim", int(seat)):
            match.claim(seat)
        case Ending("agree_draw"):
            match.agree_draw()
        case _:
            pass
