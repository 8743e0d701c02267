"""One match: the driver that runs a game's rules from answer to answer.

A match is the table at the last quiet point plus the answers given since. So copying, saving, undoing and
recovering cost one small copy and a replay of few answers, and the rules may be written as generators.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any, Generic, TypeVar, cast

from engines.kernel.decisions import BACK, RESIGN, Answer, Decision, Play, Together, as_answer, passive
from engines.kernel.dice import Dice, NotForetold, derived, new_seed
from engines.kernel.events import Event
from engines.kernel.game import Game, Options, View
from engines.kernel.prompts import Prompt
from engines.kernel.saving import Quiet, dumped, fingerprint, trail_of
from engines.kernel.situation import (
    Ending,
    Given,
    IllegalAnswer,
    NotAsked,
    NothingToUndo,
    Refused,
    Situation,
    unrevealed,
)
from engines.kernel.table import Overrun, Result, Table

T = TypeVar("T", bound=Table)

STEP_LIMIT = 10_000
"""Steps without a question after which a match is stopped: rules that never ask are in a loop."""
UNDO_LIMIT = 50
"""Answers taken back one after another, nothing between them that stands, after which no more are."""


class Match(Generic[T]):
    """A running or finished match of one game."""

    __slots__ = (
        "_asked", "_floor", "_given", "_hidden", "_joint", "_light", "_play", "_put", "_stood", "_trail",
        "_undone", "answers", "dropped", "ending", "events", "game", "opened", "options", "seats", "seed",
        "serial", "table",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[T],
        options: Options | None = None,
        seats: int = 2,
        seed: str | None = None,
        *,
        light: bool = False,
    ) -> None:
        """Set up and run to the first decision.

        A `light` match keeps neither events nor quiet points: it plays faster,
        and cannot be copied, saved or undone. Search and random play use it.
        """
        if seats not in game.seats:
            raise ValueError(f"{game.id} seats {game.seats}, not {seats}")
        seed = seed if seed is not None else new_seed()
        self._begin(game, options or game.options(), seats, seed, light)
        self.table = game.new(self.options, seats, Dice(seed))
        self.table.journal = None if light else self.events
        self._advance(None)

    def _begin(self, game: Game[T], options: Options, seats: int, seed: str, light: bool) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.table: T
        self.answers: list[Given] = []
        self.events: list[Event] = []
        self.serial = 0
        """Answers and undos so far."""
        self.opened = 0
        """The serial at which the open decisions were put: the number that an answer must name."""
        self._light = light
        self._play: Play[None] | None = None
        self._asked: tuple[Decision, ...] = ()
        self._joint = False
        """Whether the rules wait for the answers of all together."""
        self._given: dict[int, Answer] = {}
        self._floor = 0
        """Number of answers that can no longer be taken back."""
        self._trail: list[Quiet] = []
        """Quiet points back to the floor."""
        self._stood = 0
        """Answers that stand, towards the game's `decision_limit`: none that was taken back, no `BACK`."""
        self._put: dict[tuple[int, str], int] = {}
        """How many stood when a question was put last, by seat and kind: where `BACK` leads."""
        self._undone = 0
        """Answers taken back since the floor rose last."""
        self.ending: Ending | None = None
        self._hidden: set[int] = set()
        """Places in `answers`, since the last quiet point, that other seats do not learn."""
        self.dropped = 0
        """Answers that `load` left out, because they were given under other rules."""

    # What a host may ask

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.table.result

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer, at most one a seat."""
        return tuple(decision for decision in self._asked if decision.seat not in self._given)

    def decision(self, seat: int) -> Decision:
        """Return what the seat has to decide. Raises NotAsked."""
        for decision in self._asked:
            if decision.seat == seat and seat not in self._given:
                return decision
        raise NotAsked

    def view(self, seat: int | None) -> View:
        """Return what the seat may see; None is a spectator. Raises Overrun where its numbers run wild."""
        self.table.deeds = 0
        return self.game.view(self.table, seat)

    def prompt(self, seat: int) -> Prompt:
        """Describe the seat's decision, from its view. Raises NotAsked."""
        return self.game.prompt(self.view(seat), self.decision(seat))

    # What a host may do

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer and play on to the next decision. Raises NotAsked or IllegalAnswer.

        `RESIGN` may come from any seat, where the others play on without it.
        """
        if self._light:
            self._take(seat, answer)
            self._stop_at_limit(self.serial)
        else:
            with self._safely():
                self._take(seat, answer)
                self._stop_at_limit(self._stood)

    def _stop_at_limit(self, answers: int) -> None:
        if answers >= self.game.decision_limit and self.table.result is None:
            self._stop(self.game.stopped(self.table))

    @contextmanager
    def _safely(self) -> Generator[None]:
        """Let whatever fails in the rules leave the match as it was."""
        place, events = len(self.answers), len(self.events)
        serial, opened, floor, undone = self.serial, self.opened, self._floor, self._undone
        try:
            yield
        except Refused:
            raise
        except Exception as error:
            del self.events[events:]
            self._go_back(place)
            self.serial, self.opened, self._floor, self._undone = serial, opened, floor, undone
            if isinstance(error, RecursionError):  # texts that set one another off, without end
                raise Overrun from error
            raise

    def _take(self, seat: int, answer: Answer) -> None:
        if answer == RESIGN:
            self._leave(seat)
            return
        for decision in self._asked:
            if decision.seat == seat:
                break
        else:
            raise NotAsked
        if self._given and seat in self._given:
            raise NotAsked
        if not decision.allows(answer):
            raise IllegalAnswer
        self.serial += 1
        if not self._light:
            self._write_down(seat, answer, decision.hidden)
        if not self._joint:
            self._advance(answer)
        else:
            self._given[seat] = answer
            if len(self._given) == len(self._asked):
                self._advance(self._gathered())

    def concede(self, seat: int) -> None:
        """Let a seat give up: the match ends, or the others play on. Raises NotAsked when it is over."""
        self._seated(seat)
        result = self.game.conceded(self.table, seat, range(self.seats))
        if result is None:
            with nullcontext() if self._light else self._safely():
                self._leave(seat)
        else:
            self._end(Ending("concede", seat), result)

    def agree_draw(self) -> None:
        """End the match without a winner, because all agree. Raises NotAsked when it is over."""
        self._end(Ending("agree_draw", None), Result((), "agreement"))

    def chance(self, seat: int) -> str:
        """Return the seed of what a computer player in this seat thinks now: as secret as the match's own."""
        return derived(self.seed, "computer", seat, self.opened)

    def claim(self, seat: int) -> None:
        """End the match as the game's rules let this seat demand now. Raises NotAsked when they do not."""
        self._seated(seat)
        result = self.game.claim(self.table, seat)
        if result is None:
            raise NotAsked
        self._end(Ending("claim", seat), result)

    def _seated(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotAsked

    def _leave(self, seat: int) -> None:
        self._seated(seat)
        table = self.table
        if self.result is not None or seat in table.left:
            raise NotAsked
        if self.game.conceded(table, seat, range(self.seats)) is not None:
            raise IllegalAnswer
        self.serial += 1
        if not self._light:
            self._write_down(seat, RESIGN, hidden=False)
            self._seal()
        table.left = (*table.left, seat)
        table.tell("resign", seat=seat)
        if self._all_left_or_answered():
            self._advance(self._gathered())

    def _all_left_or_answered(self) -> bool:
        """Answer for the seats that have left; tell whether nothing stays open."""
        left = self.table.left
        if left:
            self._given |= {asked.seat: passive(asked) for asked in self._asked if asked.seat in left}
        return len(self._given) == len(self._asked)

    def _gathered(self) -> Answer | tuple[Answer, ...]:
        """Return what the rules receive, when all have answered."""
        reply = tuple(self._given[asked.seat] for asked in self._asked)
        self._given = {}
        return reply if self._joint else reply[0]

    def _end(self, ending: Ending, result: Result) -> None:
        if self.result is not None:
            raise NotAsked
        self.ending = ending
        self.serial += 1
        self._stop(result)

    def _stop(self, result: Result) -> None:
        self.table.result = result
        self.table.tell("end", winners=list(result.winners), reason=result.reason)
        self._asked, self._given, self._play = (), {}, None
        if not self._light:
            self._trail = [Quiet(len(self.answers), self._stood, self.table.copy())]
            self._seal()

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back. Raises NothingToUndo.

        Only where nobody has answered or learnt anything since; see `Table.open`.
        """
        if not self.can_undo(seat):
            raise NothingToUndo
        self._undone += 1
        self.serial += 1
        self._go_back(len(self.answers) - 1)
        self.opened = self.serial
        self.table.tell("undo", seat=seat)

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat may take its last answer back."""
        if self._light or self.result is not None or self._undone >= UNDO_LIMIT:
            return False
        return len(self.answers) > self._floor and self.answers[-1].seat == seat

    # Copying, saving, hashing

    def copy(self) -> Match[T]:
        """Return a match that can be played on without touching this one; its events begin empty."""
        twin = cast("Match[T]", Match.__new__(Match))  # pyright: ignore[reportUnknownMemberType]
        twin._begin(self.game, self.options, self.seats, self.seed, light=False)
        twin._trail = self._trail[:]
        twin.serial = self.serial
        twin._floor = self._floor
        twin._undone = self._undone
        twin.ending = self.ending
        twin._restore(self.answers)
        twin.opened = self.opened
        return twin

    def dump(self) -> dict[str, Any]:
        """Return the match as plain JSON values, for `load`."""
        first = self._trail[0].place
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.options.model_dump(mode="json"),
            "seats": self.seats,
            "seed": self.seed,
            "serial": self.serial,
            "opened": self.opened,
            "floor": self._floor - first,
            "undone": self._undone,
            "trail": [[quiet.place - first, dumped(quiet.table), quiet.stood] for quiet in self._trail],
            "since": [[given.seat, given.answer] for given in self.answers[first:]],
            "ending": list(self.ending) if self.ending else None,
        }

    @classmethod
    def load(cls, game: Game[T], data: Mapping[str, Any]) -> Match[T]:
        """Rebuild a match from `dump`. Its `answers` begin at the earliest answer that `dump` kept.

        A match saved under other rules goes on from its last quiet point, and says in `dropped` how many
        answers given since then no longer count.
        """
        match: Match[T] = cls.__new__(cls)
        options = game.options.model_validate(data["options"])
        match._begin(game, options, data["seats"], data["seed"], light=False)
        match.serial = data["serial"]
        match._trail = trail_of(game, options, data)
        match._floor = data["floor"]
        match._undone = data.get("undone", 0)
        match.ending = Ending(*data["ending"]) if data["ending"] else None
        answers = [Given(seat, as_answer(answer)) for seat, answer in data["since"]]
        same_rules = data["rules"] == game.rules_version
        if not same_rules:
            quiet = match._trail[-1].place
            match.dropped = len(answers) - quiet
            answers = answers[:quiet]
            match._floor = quiet
        match._restore(answers)
        match.opened = data["opened"] if same_rules else match.serial
        return match

    def hash(self) -> str:
        """Return a hash of table and pending answers: equal matches, equal hashes."""
        pending = [[seat, answer] for seat, answer in sorted(self._given.items())]
        asked = [[decision.seat, decision.kind, list(decision.subject)] for decision in self._asked]
        return fingerprint(self.game.id, self.table, asked, pending)

    # What computer players are told

    def situation(self, seat: int | None) -> Situation:
        """Return all that a computer player in this seat, or a spectator, may know."""
        quiet, _, table = self._trail[-1]
        since: list[tuple[int, Answer | None]] = []
        pending = {seat for seat in self._given if seat not in self.table.left}
        hidden, void = unrevealed(self.answers, pending), set(self.table.void)
        for place, given in enumerate(self.answers[quiet:], quiet):
            if place - quiet in void or (given.seat != seat and place in hidden):
                continue  # taken back, or still open as far as this seat knows
            unseen = given.seat != seat and place in self._hidden
            since.append((given.seat, None if unseen else given.answer))
        table.deeds = 0  # it is looked at again and again while the step lasts
        then, now = self.game.view(table, seat), self.view(seat)
        options, rolls = self.game.known_options(self.options, now), tuple(self.table.dice.trace or ())
        return Situation(self.game.id, options, self.seats, seat, then, now, tuple(since), rolls, table.left)

    @classmethod
    def imagine(cls, game: Game[T], situation: Situation, dice: Dice) -> Match[T]:
        """Return a light match that the situation's seat cannot tell from the real one.

        Raises Refused when the sampled table does not lead to the moment of
        the situation; another sample may.
        """
        match: Match[T] = cls.__new__(cls)
        match._begin(game, situation.options, situation.seats, dice.seed, light=True)
        match.table = game.sample(situation.then, situation.now, dice)
        match.table.left = situation.left
        match.table.dice.foretell(situation.rolls)
        unseen = Random(dice.seed)
        try:
            match._advance(None)
            for seat, answer in situation.since:
                if answer is None:
                    answer = game.suppose(match.table, match.decision(seat), unseen)
                match.answer(seat, answer)
        except NotForetold as error:
            raise Refused from error
        match.table.dice.foretell(())
        return match

    # The driver

    def _seal(self) -> None:
        """Let none of the answers so far be taken back."""
        if self._floor < len(self.answers):
            self._floor = len(self.answers)
            self._undone = 0

    def _write_down(self, seat: int, answer: Answer, hidden: bool) -> None:
        if self.answers and self.answers[-1].seat != seat:
            self._seal()
        if answer != BACK and answer not in self.game.conveniences:
            self._stood += 1
        if hidden:
            self._hidden.add(len(self.answers))
        self.answers.append(Given(seat, answer))

    def _advance(self, reply: Answer | tuple[Answer, ...] | None) -> None:
        """Run the rules until they ask, or until the match is over."""
        table = self.table
        if self._light:
            try:
                self._run(reply)
            except Exception:
                self._asked, self._given, self._play = (), {}, None  # it is of no use any more
                raise
            self.opened = self.serial
            return
        count, joint = table.dice.count, self._joint and len(self._asked) > 1
        table.opened = False
        self._run(reply)
        if reply is not None and (joint or table.dice.count != count or not self._may_be_taken_back()):
            self._seal()
        self._count_questions(back=reply == BACK)
        while len(self._trail) > 1 and self._trail[1].place <= self._floor:
            del self._trail[0]
        self.opened = self.serial

    def _count_questions(self, *, back: bool) -> None:
        """Let no more answers stand after `BACK` than when the question was put before."""
        if back:
            before = (self._put.get((asked.seat, asked.kind), self._stood) for asked in self._asked)
            self._stood = min(before, default=self._stood)
            if self._trail[-1].place == len(self.answers):
                self._trail[-1] = self._trail[-1]._replace(stood=self._stood)
        if not any(asked.back for asked in self._asked):
            self._put = {}
        self._put |= {(asked.seat, asked.kind): self._stood for asked in self._asked}

    def _may_be_taken_back(self) -> bool:
        """Tell whether the last answer is open: its seat alone is asked, went or may go back, or was let."""
        if len(self._asked) != 1 or not self.answers:
            return False
        asked, given = self._asked[0], self.answers[-1]
        return asked.seat == given.seat and (given.answer == BACK or asked.back or self.table.opened)

    def _run(self, reply: Answer | tuple[Answer, ...] | None) -> None:
        table = self.table
        table.deeds = 0
        for _ in range(STEP_LIMIT):
            try:
                if self._play is None:
                    if table.result is not None:
                        self._asked = ()
                        return
                    if not self._light:
                        self._mark_quiet()
                    table.void = []
                    self._play = self.game.step(table)
                    asked = next(self._play)
                else:
                    asked = self._play.send(reply)
            except StopIteration:
                self._play = None
                continue
            self._joint = isinstance(asked, Together)
            self._asked = asked.decisions if isinstance(asked, Together) else (asked,)
            if not table.left or not self._all_left_or_answered():
                return
            reply = self._gathered()
        self._stop(self.game.stopped(table))

    def _mark_quiet(self) -> None:
        place = len(self.answers)
        if self._trail and self._trail[-1].place == place:
            self._trail.pop()
        self._trail.append(Quiet(place, self._stood, self.table.copy()))
        self._hidden.clear()
        self.table.dice.trace = []

    def _go_back(self, place: int) -> None:
        """Forget all answers but so many."""
        while self._trail[-1].place > place:
            self._trail.pop()
        self._restore(self.answers[:place])

    def _restore(self, answers: Sequence[Given]) -> None:
        """Go to the last quiet point of the trail and give the answers that follow it."""
        place, self._stood, table = self._trail[-1]
        serial = self.serial
        self._put = {}
        self.table = table.copy()  # its journal is None: what happens again is not told again
        self._play, self._asked, self._given, self._joint = None, (), {}, False
        self.answers = list(answers[:place])
        self._advance(None)
        for given in answers[place:]:
            self._take(given.seat, given.answer)  # the limit has been looked at when they were given
        self.serial = serial
        self.table.journal = self.events
