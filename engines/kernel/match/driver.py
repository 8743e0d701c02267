"""The driver: it runs a game's rules from answer to answer and keeps what has been answered.

A match is the table at the last quiet point plus the answers given since. So copying, saving, undoing and
recovering cost one small copy and a replay of few answers, and the rules may be written as generators.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, Generic, TypeVar

from engines.kernel.decisions.answers import BACK, ORDER, RESIGN, Answer, is_order
from engines.kernel.decisions.decisions import Choose, Decision, Joint, Play, Together, Window, passive
from engines.kernel.match.game import Game, Options
from engines.kernel.match.observation import Ending, Given, IllegalAnswer, NotAsked, Refused
from engines.kernel.match.saving import Savepoint
from engines.kernel.state.events import Event, HostEvent
from engines.kernel.state.game_state import GameState, Overrun, Result

T = TypeVar("T", bound=GameState)

STEP_LIMIT = 10_000
"""Steps without a question after which a match is stopped: rules that never ask are in a loop."""
ORDER_LIMIT = 50
"""Orders of one seat while one question is open, after which no more are taken."""
IDLE_LIMIT = 1_000
"""How often one seat may go back, order or take back in a match: so its record can be written and checked."""


class Driver(Generic[T]):
    """What a match stands on, and how it goes on."""

    __slots__ = (
        "_answered_by", "_asked", "_covered", "_floor", "_given", "_hidden", "_idle", "_joint",
        "_kept", "_light", "_play", "_put", "_stood", "_trail", "_undone", "answers", "dropped", "ending",
        "events", "game", "opened", "options", "seats", "seed", "serial", "table",
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
        """The serial at which the open decisions were put: no other open ones of this match have it."""
        self._light = light
        self._play: Play[None] | None = None
        self._asked: tuple[Decision, ...] = ()
        self._joint: Joint | None = None
        """What the rules wait for where they ask several seats at once."""
        self._given: dict[int, Answer] = {}
        self._answered_by = -1
        """The seat that has answered last; orders and leaving are no answers."""
        self._floor = 0
        """Number of answers that can no longer be taken back."""
        self._trail: list[Savepoint] = []
        """Quiet points back to the floor."""
        self._stood = 0
        """Count of answers that were not undone (BACK excluded), for the game's `decision_limit`."""
        self._idle: dict[int, int] = {}
        """By seat, how often it has given an answer that brings the match no further, or taken one back."""
        self._put: dict[tuple[int, str], int] = {}
        """How many stood when a question was put last, by seat and kind: where `BACK` leads."""
        self._kept: T | None = None
        """The table of the last quiet point, while the match goes on from there: it need not be copied."""
        self._undone: int = 0
        """Answers taken back since the floor rose last."""
        self.ending: Ending | None = None
        self._hidden: set[int] = set()
        """Places in `answers`, since the last quiet point, that other seats do not learn."""
        self._covered: dict[int, Answer] = {}
        """What orders have answered since the last quiet point, by their places in `answers`."""
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

    @property
    def is_open(self) -> bool:
        """Whether the last answer is only a part: nothing is done by it yet, and nobody has learnt of it."""
        return self._floor < len(self.answers) and self._trail[-1].place < len(self.answers)

    def decision(self, seat: int) -> Decision:
        """Return what the seat has to decide. Raises NotAsked."""
        for decision in self._asked:
            if decision.seat == seat and seat not in self._given:
                return decision
        raise NotAsked

    def orders(self, seat: int) -> Sequence[str]:
        """Return what the seat may order now: nothing any more, where it has ordered without end."""
        if self.result is not None or seat in self.table.left:
            return ()
        if self.must_press_on(seat) or self._orders_of(seat) >= ORDER_LIMIT:
            return ()
        self.table.deeds = 0  # a look is no part of the step before it
        return self.game.seat_interface.orders(self.game.seat_interface.view(self.table, seat))

    def must_press_on(self, seat: int) -> bool:
        """Tell whether the seat has been idle so often that it may do only what brings the match on."""
        return self._idle.get(seat, 0) >= IDLE_LIMIT

    def _note_idle(self, seat: int) -> None:
        self._idle[seat] = self._idle.get(seat, 0) + 1

    # Answers

    def _take(self, seat: int, answer: Answer) -> None:
        for decision in self._asked:
            if decision.seat == seat and not (self._given and seat in self._given):
                break
        else:
            self._take_unasked(seat, answer, NotAsked)
            return
        if not decision.allows(answer):
            self._take_unasked(seat, answer, IllegalAnswer)
            return
        self.serial += 1
        if not self._light:
            self.answers.append(Given(seat, answer))
            self._count(decision, answer)
        if self._joint is None:
            self._advance(answer)
        else:
            self._go_on(decision, answer)

    def _take_unasked(self, seat: int, answer: Answer, refusal: type[Refused]) -> None:
        """Take what any seat may say at any moment: it leaves, or orders. Raises the refusal of all else."""
        if answer == RESIGN:
            self._leave(seat)
        elif is_order(answer):
            self._order(seat, answer)
        else:
            raise refusal

    def _playing(self, seat: int) -> None:
        self._seated(seat)
        if self.result is not None or seat in self.table.left:
            raise NotAsked

    def _seated(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotAsked

    def _leave(self, seat: int) -> None:
        self._playing(seat)
        game, table = self.game, self.table
        if game.rules.conceded(table, seat, range(self.seats)) is not None:
            raise IllegalAnswer
        self.serial += 1
        if not self._light:
            self.answers.append(Given(seat, RESIGN))
            self._stood += 1
            self._seal()
        table.left = (*table.left, seat)
        table.tell(HostEvent.RESIGN, seat=seat)
        if game.quiet_questions and not isinstance(self._joint, Together):
            self._play, self._given = None, {}
            self._advance(None)
        elif self._is_settled():
            self._advance(self._close())

    def _order(self, seat: int, answer: str) -> None:
        self._playing(seat)
        key = answer.removeprefix(ORDER)
        if key not in self.orders(seat):
            raise IllegalAnswer
        self.serial += 1
        if not self._light:
            self.answers.append(Given(seat, answer))
            self._note_idle(seat)
        self.game.rules.order(self.table, seat, key)
        for decision in self.decisions:
            covered = self.game.rules.covered(self.table, decision) if decision.seat == seat else None
            if covered is not None:
                if not self._light:
                    self._covered[len(self.answers) - 1] = covered
                    self._count(decision, covered)
                self._go_on(decision, covered)
        self._press_on()

    def _orders_of(self, seat: int) -> int:
        if self._light:
            return 0
        since = self.answers[self._trail[-1].place :]
        return sum(1 for given in since if given.seat == seat and is_order(given.answer))

    def _go_on(self, decision: Decision, answer: Answer) -> None:
        if self._joint is None:
            self._advance(answer)
        else:
            self._given[decision.seat] = answer
            if self._joint.is_settled(self._given):
                self._advance(self._close())

    def _is_settled(self) -> bool:
        """Answer for the seats that have left; tell whether the rules can go on."""
        left = self.table.left
        if left:
            self._given |= {asked.seat: passive(asked) for asked in self._asked if asked.seat in left}
        return self._joint.is_settled(self._given) if self._joint is not None else bool(self._given)

    def _close(self) -> Any:
        """Return what the rules receive, and forget what they have not heard."""
        given, self._given = self._given, {}
        if self._joint is None:
            return given[self._asked[0].seat]
        unheard = self._joint.unheard(given)
        if unheard and not self._light:
            void = self._places_of(unheard)
            self.table.void += [place - self._trail[-1].place for place in sorted(void)]
        return self._joint.reply(given)

    def _stop_at_limit(self, answers: int) -> None:
        if answers >= self.game.decision_limit and self.table.result is None:
            self._stop_overrun()

    @contextmanager
    def _safely(self) -> Generator[None]:
        """Let whatever fails in the rules leave the match as it was."""
        place, events = len(self.answers), len(self.events)
        serial, opened, floor, undone = self.serial, self.opened, self._floor, self._undone
        idle = self._idle.copy()
        try:
            yield
        except Refused:
            raise
        except Exception as error:  # a fault in the rules, of any kind: it is raised again
            del self.events[events:]
            self._idle = idle
            self._go_back(place)
            self.serial, self.opened, self._floor, self._undone = serial, opened, floor, undone
            if isinstance(error, RecursionError):  # texts that set one another off, without end
                raise Overrun from error
            raise

    def _stop_overrun(self) -> None:
        self._stop(Result((), "decision_limit", self.game.rules.places(self.table)))

    def _stop(self, result: Result) -> None:
        self.table.result = result
        facts: dict[str, Any] = {"places": list(result.places)} if result.places else {}
        self.table.tell("end", winners=list(result.winners), reason=result.reason, **facts)
        self._asked, self._given, self._play = (), {}, None
        if not self._light:
            self._trail = [Savepoint(len(self.answers), self._stood, self.table.copy())]
            self._seal()

    # Quiet points

    def _seal(self) -> None:
        """Let none of the answers so far be taken back."""
        if self._floor < len(self.answers):
            self._floor = len(self.answers)
            self._undone = 0

    def _count(self, decision: Decision, answer: Answer) -> None:
        """Count the answer written down last: to what is sealed, what stands, what others do not learn."""
        place, seat = len(self.answers) - 1, decision.seat
        if seat != self._answered_by and self._floor < place and not isinstance(self._joint, Window):
            self._floor, self._undone = place, 0
        self._answered_by = seat
        if answer != BACK and answer not in self.game.conveniences:
            self._stood += 1
        else:
            self._note_idle(seat)
        if decision.hidden:
            self._hidden.add(place)

    def _places_of(self, seats: set[int]) -> set[int]:
        """Return the places of what these seats have answered to a question that waits for others."""
        places: set[int] = set()
        waiting = set(seats)
        for place in range(len(self.answers) - 1, -1, -1):
            if not waiting:
                break
            seat, answer = self.answers[place]
            if seat in waiting and answer != RESIGN and (not is_order(answer) or place in self._covered):
                places.add(place)
                waiting.discard(seat)
        return places

    def _last_of(self, seat: int) -> int | None:
        """Return the place of the answer that the seat may take back; orders are not in its way."""
        for place in range(len(self.answers) - 1, self._floor - 1, -1):
            given = self.answers[place]
            if not is_order(given.answer):
                if given.seat == seat:
                    return place
                if not isinstance(self._joint, Window):
                    return None
            elif place in self._covered and given.seat == seat:
                return None
        return None

    def _advance(self, reply: Any) -> None:
        """Run the rules until they ask, or until the match is over."""
        table = self.table
        if self._light:
            try:
                self._run(reply)
            except Exception:  # whatever failed is raised again
                self._asked, self._given, self._play = (), {}, None  # it is of no use any more
                raise
            self.opened = self.serial
            return
        count, joint = table.dice.count, self._joint is not None and len(self._asked) > 1
        answered = self._play is not None
        table.opened = False
        self._run(reply)
        if answered and (joint or table.dice.count != count or not self._may_be_taken_back()):
            self._seal()
        self._count_questions(back=reply == BACK)
        while len(self._trail) > 1 and self._trail[1].place <= self._floor:
            del self._trail[0]
        self.opened = self.serial
        self._press_on()

    def _press_on(self) -> None:
        """Offer seats that have been idle too often only what brings the match on."""
        if any(times >= IDLE_LIMIT for times in self._idle.values()):
            self._asked = tuple(
                self._serious(asked) if self.must_press_on(asked.seat) else asked for asked in self._asked
            )

    def _serious(self, decision: Decision) -> Decision:
        asked = copy(decision)
        asked.back = False
        if isinstance(asked, Choose):
            serious = tuple(key for key in asked.keys if key not in self.game.conveniences)
            asked.keys = serious or asked.keys
        if asked.default is not None and not asked.allows(asked.default):
            asked.default = None
        return asked

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

    def _run(self, reply: Any) -> None:
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
                    self._play = self.game.rules.step(table)
                    asked = next(self._play)
                else:
                    asked = self._play.send(reply)
            except StopIteration:
                self._play = None
                continue
            if isinstance(asked, Joint):
                self._joint, self._asked = asked, asked.decisions
            else:
                self._joint, self._asked = None, (asked,)
            if self._asked and (not table.left or not self._is_settled()):
                return
            reply = self._close()
        self._stop_overrun()

    def _mark_quiet(self) -> None:
        place = len(self.answers)
        if self._trail and self._trail[-1].place == place:
            self._trail.pop()
        table, self._kept = self._kept, None
        self._trail.append(Savepoint(place, self._stood, self.table.copy() if table is None else table))
        self._hidden.clear()
        self._covered.clear()
        self.table.dice.trace = []

    def _go_back(self, place: int) -> None:
        """Forget all answers but so many."""
        del self.answers[place + 1 :]
        self._forget(place)

    def _forget(self, place: int) -> None:
        """Forget one answer: all goes as if it had not been given."""
        while self._trail[-1].place > place:
            self._trail.pop()
        self._restore(self.answers[:place] + self.answers[place + 1 :])

    def _restore(self, answers: Sequence[Given]) -> None:
        """Go to the last quiet point of the trail and give the answers that follow it."""
        place, self._stood, table = self._trail[-1]
        serial, idle = self.serial, self._idle
        self._idle = {}
        self._put = {}
        self.table, self._kept = table.copy(), table  # its journal is None: nothing is told twice
        self._play, self._asked, self._given, self._joint = None, (), {}, None
        self.answers = list(answers[:place])
        self._answered_by = next((given.seat for given in reversed(self.answers) if _is_answer(given)), -1)
        self._advance(None)
        for given in answers[place:]:
            self._take(given.seat, given.answer)  # the limit has been looked at when they were given
        self.serial, self._idle = serial, idle
        self.table.journal = self.events
        self._press_on()


def _is_answer(given: Given) -> bool:
    return given.answer != RESIGN and not is_order(given.answer)
