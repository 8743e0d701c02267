"""The driver: it runs a game's rules from answer to answer and keeps what has been answered.

A match is the table at the last quiet point plus the answers given since. So copying, saving, undoing and
recovering cost one small copy and a replay of few answers, and the rules may be written as generators.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Generic, TypeVar

from engines.kernel.decisions import BACK, RESIGN, Answer, Decision, Play, Together, passive
from engines.kernel.events import Event
from engines.kernel.game import Game, Options
from engines.kernel.saving import Quiet
from engines.kernel.situation import Ending, Given, IllegalAnswer, NotAsked, Refused
from engines.kernel.table import Overrun, Result, Table

T = TypeVar("T", bound=Table)

STEP_LIMIT = 10_000
"""Steps without a question after which a match is stopped: rules that never ask are in a loop."""


class Driver(Generic[T]):
    """What a match stands on, and how it goes on."""

    __slots__ = (
        "_asked", "_floor", "_given", "_hidden", "_joint", "_light", "_play", "_put", "_stood", "_trail",
        "_undone", "answers", "dropped", "ending", "events", "game", "opened", "options", "seats", "seed",
        "serial", "table",
    )  # fmt: skip

    def _begin(self, game: Game[T], options: Options, seats: int, seed: str, light: bool) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.table: T
        self.answers: list[Given] = []
        self.events: list[Event] = []
        self.serial: int = 0
        """Answers and undos so far."""
        self.opened: int = 0
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
        self._undone: int = 0
        """Answers taken back since the floor rose last."""
        self.ending: Ending | None = None
        self._hidden: set[int] = set()
        """Places in `answers`, since the last quiet point, that other seats do not learn."""
        self.dropped = 0
        """Answers that `load` left out, because they were given under other rules."""

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

    # Answers

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

    def _stop(self, result: Result) -> None:
        self.table.result = result
        self.table.tell("end", winners=list(result.winners), reason=result.reason)
        self._asked, self._given, self._play = (), {}, None
        if not self._light:
            self._trail = [Quiet(len(self.answers), self._stood, self.table.copy())]
            self._seal()

    # Quiet points

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
