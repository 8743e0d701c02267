"""One match: what a host may ask of it and do with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from random import Random
from typing import Any, TypeVar, cast

from engines.kernel.decisions.answers import ORDER, Answer, as_answer, is_order
from engines.kernel.decisions.decisions import Decision, Window
from engines.kernel.match.driver import Driver
from engines.kernel.match.game import Game, Options
from engines.kernel.match.observation import (
    LOST,
    Ending,
    Given,
    NotAsked,
    NothingToUndo,
    Observation,
    Refused,
    Surrender,
)
from engines.kernel.match.saving import dumped, fingerprint, trail_of
from engines.kernel.seat.interface import View
from engines.kernel.seat.prompts import Prompt
from engines.kernel.state.dice import Dice, NotForetold, derived, new_seed
from engines.kernel.state.events import HostEvent
from engines.kernel.state.game_state import STOPS, GameState, Result, Stop, placed

T = TypeVar("T", bound=GameState)

UNDO_LIMIT = 50
"""Answers taken back one after another, nothing between them that stands, after which no more are."""


class Match(Driver[T]):
    """A running or finished match of one game."""

    __slots__ = ()

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
        self.table = game.rules.new(self.options, seats, Dice(seed))
        self.table.journal = None if light else self.events
        self._advance(None)

    # What a host may ask

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.game.rules.turn(self.table)

    def view(self, seat: int | None) -> View:
        """Return what the seat may see; None is a spectator. Raises Overrun where its numbers run wild."""
        self.table.deeds = 0
        return self.game.seat_interface.view(self.table, seat)

    def prompt(self, seat: int) -> Prompt:
        """Describe the seat's decision, from its view. Raises NotAsked."""
        return self.game.seat_interface.prompt(self.view(seat), self.decision(seat))

    @property
    def awaited(self) -> tuple[Decision, ...]:
        """The decisions of which all may know that they wait: a window does not show who has answered."""
        return self._asked if isinstance(self._joint, Window) else self.decisions

    def can_answer(self, seat: int, answer: Answer) -> bool:
        """Tell whether the seat alone is asked, and this is a legal answer."""
        return [asked.seat for asked in self._asked] == [seat] and self._asked[0].allows(answer)

    def can_follow(self, before: str, seat: int, answer: Answer) -> bool:
        """Tell whether a press that began with a question of the kind `before` may answer this one too."""
        if not self.can_answer(seat, answer):
            return False
        return before not in self.game.in_a_row or self._asked[0].kind in self.game.in_a_row

    def has_answered(self, seat: int) -> bool:
        """Tell whether the seat has answered a question that still waits for others."""
        return seat in self._given and seat not in self.table.left

    # What a host may do

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer and play on to the next decision. Raises NotAsked or IllegalAnswer.

        `RESIGN` may come from any seat, where the others play on without it, and so may an `order`.
        """
        if self._light:
            self._take(seat, answer)
            self._stop_at_limit(self.serial)
        else:
            with self._safely():
                self._take(seat, answer)
                self._stop_at_limit(self._stood)

    def order(self, seat: int, key: str) -> None:
        """Let a seat say, at any moment, what it wants to be asked from now on: see `SeatInterface.orders`.

        It is recorded as an answer, known to nobody else and never taken back; it answers the open question
        if it covers it. Raises NotAsked when the seat plays no more, IllegalAnswer for what is not offered.
        """
        self.answer(seat, ORDER + key)

    def seat_computer(self, seat: int) -> None:
        """Let a computer player order, as the match begins, what it wants to be asked."""
        for key in self.game.ai_support.orders:
            self.order(seat, key)

    def concede(self, seat: int, how: Surrender = "concede") -> None:
        """Let a seat lose: the match ends, or the others play on. Raises NotAsked when it is over."""
        self._seated(seat)
        result = self.game.rules.conceded(self.table, seat, range(self.seats))
        if result is None:
            with nullcontext() if self._light else self._safely():
                self._leave(seat)
        else:
            self._end(Ending(how, seat), result._replace(reason=LOST[how]))

    def agree_draw(self) -> None:
        """End the match without a winner, because all agree. Raises NotAsked when it is over."""
        self._end(Ending("agree_draw", None), self._drawn("agreement"))

    def missed(self, seat: int) -> None:
        """Let all know that a seat has let its time run out: its answer comes by default."""
        self.table.tell(HostEvent.TIME_UP, seat=seat)

    def time_up(self) -> None:
        """End the match as it stands, because its time is up: who has won more games than all others wins.

        The game under way is nobody's. Raises NotAsked when the match is over.
        """
        won = self.game.rules.score(self.table)
        ahead = [seat for seat, games in enumerate(won) if games == max(won)]
        leads = len(ahead) == 1
        self._end(
            Ending("time_up", None), Result(tuple(ahead), "time_up") if leads else self._drawn("time_up")
        )

    def _drawn(self, reason: str) -> Result:
        """Return a result without a winner: who has given up comes behind those who have not."""
        places = self.game.rules.places(self.table)
        gone = self.game.rules.gone(self.table)
        if gone and not places:
            places = placed([[seat for seat in range(self.seats) if seat not in gone], gone])
        return Result((), reason, places)

    def call_off(self, how: Stop = "call_off") -> None:
        """End the match without a winner, and for nobody to count. Raises NotAsked when it is over."""
        self._end(Ending(how, None), Result((), STOPS[how], self.game.rules.places(self.table)))

    def adjudicate(self, seat: int | None) -> None:
        """End the match as others have decided it: a seat wins, with its partners, or with None nobody does.

        Raises NotAsked when it is over, or there is no such seat.
        """
        if seat is None:
            self._end(Ending("adjudicate", None), self._drawn("adjudicated"))
            return
        if seat not in range(self.seats):
            raise NotAsked
        winners = self.game.rules.partners(self.table, seat)
        self._end(Ending("adjudicate", seat), Result(winners, "adjudicated"))

    def chance(self, seat: int) -> str:
        """Return the seed of what a computer player in this seat thinks now: as secret as the match's own."""
        return derived(self.seed, "computer", seat, self.opened)

    def claim(self, seat: int) -> None:
        """End the match as the game's rules let this seat demand now. Raises NotAsked when they do not."""
        self._seated(seat)
        result = self.game.rules.claim(self.table, seat)
        if result is None:
            raise NotAsked
        self._end(Ending("claim", seat), result)

    def _end(self, ending: Ending, result: Result) -> None:
        if self.result is not None:
            raise NotAsked
        self.ending = ending
        self.serial += 1
        self._stop(result)

    def undo(self, seat: int) -> int:
        """Take the seat's last answer back, and return how many have been given since. Raises NothingToUndo.

        Only where nobody has answered or learnt anything since; see `Table.open`. What a window has not heard
        yet may be taken back whoever has answered since, and nobody is told.
        """
        place = self._last_of(seat) if self.can_undo(seat) else None
        if place is None:
            raise NothingToUndo
        early, opened, since = isinstance(self._joint, Window), self.opened, len(self.answers) - place - 1
        self._undone += 1
        self._note_idle(seat)
        self.serial += 1
        self._forget(place)
        self.opened = opened if early else self.serial
        if not early:
            self.table.tell(HostEvent.UNDO, seat=seat)
        return since

    def go_on_instead(self, later: Match[T], seat: int) -> None:
        """Take the place of this match as it went on: a seat has taken back what came after, as all agree.

        Nothing that was answered before can be taken back alone any more: all know what came of it.
        """
        self.serial = self.opened = later.serial + 1
        self._idle = later._idle.copy()
        self._note_idle(seat)
        self._seal()
        self._press_on()
        self.table.tell(HostEvent.TAKEBACK, seat=seat)

    def can_undo(self, seat: int) -> bool:
        """Tell whether the seat may take its last answer back."""
        if self._light or self.result is not None:
            return False
        if self._undone >= UNDO_LIMIT or self.must_press_on(seat):
            return False
        return self._last_of(seat) is not None

    # Copying, saving, hashing

    def copy(self) -> Match[T]:
        """Return a match that can be played on without touching this one; its events begin empty."""
        twin = cast("Match[T]", Match.__new__(Match))  # pyright: ignore[reportUnknownMemberType]
        twin._begin(self.game, self.options, self.seats, self.seed, light=False)
        twin._trail = self._trail[:]
        twin.serial = self.serial
        twin._floor = self._floor
        twin._undone = self._undone
        twin._idle = self._idle.copy()
        twin.ending = self.ending
        twin._restore(self.answers)
        twin.opened = self.opened
        return twin

    def dump(self) -> dict[str, Any]:
        """Return the match as plain JSON values, for `load`, but for its options: they never change.

        Of its quiet points it holds the first and the last; those between are found again when one is wanted.
        """
        first = self._trail[0].place
        quiet = self._trail if len(self._trail) < 2 else (self._trail[0], self._trail[-1])
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "serial": self.serial,
            "opened": self.opened,
            "floor": self._floor - first,
            "undone": self._undone,
            "idle": [[seat, times] for seat, times in self._idle.items()],
            "trail": [[point.place - first, dumped(point.table), point.stood] for point in quiet],
            "since": [[given.seat, given.answer] for given in self.answers[first:]],
            "ending": list(self.ending) if self.ending else None,
        }

    @classmethod
    def load(cls, game: Game[T], data: Mapping[str, Any], options: Options) -> Match[T]:
        """Rebuild a match from `dump` and its options. Its `answers` begin at the earliest one that was kept.

        A match saved under other rules goes on from its last quiet point, and says in `dropped` how many
        answers given since then no longer count.
        """
        match: Match[T] = cls.__new__(cls)
        match._begin(game, options, data["seats"], data["seed"], light=False)
        match.serial = data["serial"]
        match._trail = trail_of(game, options, data)
        match._floor = data["floor"]
        match._undone = data.get("undone", 0)
        match._idle = dict(data.get("idle", ()))
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
        asked = [[decision.seat, decision.kind, decision.about.row] for decision in self._asked]
        return fingerprint(self.game.id, self.table, asked, pending)

    # What computer players are told

    def observation(self, seat: int | None) -> Observation:
        """Return all that a computer player in this seat, or a spectator, may know."""
        quiet, _, table = self._trail[-1]
        since: list[tuple[int, Answer | None]] = []
        unheard = self._places_of({seat for seat in self._given if seat not in self.table.left})
        void = {quiet + number for number in self.table.void}
        for place, given in enumerate(self.answers[quiet:], quiet):
            if given.seat == seat:
                if place not in void or is_order(given.answer):
                    since.append(given)
            elif place in void or place in unheard:
                continue  # taken back, or still open as far as this seat knows
            elif not is_order(given.answer) or place in self._covered:
                answer = self._covered.get(place, given.answer)
                since.append((given.seat, None if place in self._hidden else answer))
        table.deeds = 0  # it is looked at again and again while the step lasts
        now = self.view(seat)
        unanswered = self.game.quiet_questions and quiet == len(self.answers)
        then = now if unanswered else self.game.seat_interface.view(table, seat)
        options = self.game.seat_interface.known_options(self.options, now)
        rolls = tuple(self.table.dice.trace or ())
        return Observation(
            self.game.id, options, self.seats, seat, then, now, tuple(since), rolls, table.left
        )

    @classmethod
    def imagine(
        cls, game: Game[T], observation: Observation, dice: Dice, deal: Callable[[Dice], T] | None = None
    ) -> Match[T]:
        """Return a light match that the situation's seat cannot tell from the real one.

        `deal` is the situation's `AiSupport.sampler`, for who imagines more than one. Raises Refused when the
        sampled table does not lead to the moment of the situation; another sample may.
        """
        match: Match[T] = cls.__new__(cls)
        match._begin(game, observation.options, observation.seats, dice.seed, light=True)
        match.table = (deal or game.ai_support.sampler(observation.then, observation.now))(dice)
        match.table.left = observation.left
        match.table.dice.foretell(observation.rolls)
        unseen = Random(dice.seed)
        try:
            match._advance(None)
            for seat, answer in observation.since:
                if answer is None:
                    answer = game.ai_support.suppose(match.table, match.decision(seat), unseen)
                match.answer(seat, answer)
        except NotForetold as error:
            raise Refused from error
        match.table.dice.foretell(())
        return match
