"""A match in memory: the engine's match and what the host knows about it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from datetime import datetime, timedelta
from random import SystemRandom
from typing import Any, cast

from bot.errors import AlreadyAnswered, NotYourTurn, PlayerError
from bot.matches.clock import Preset
from bot.matches.options import options_of
from bot.store import MatchRow, MatchStatus, NumberedAnswer, SavedMatch, SeatRow
from bot.texts import Locale, Texts, nearest_locale
from engines.kernel import (
    Answer,
    Decision,
    Deck,
    Event,
    Game,
    Level,
    Match,
    NotAsked,
    Options,
    Prompt,
    Refused,
    Say,
    View,
    as_answer,
    derived,
    ways,
)  # fmt: skip
from engines.kernel.packs import Pack
from engines.registry import GAMES

RECENT = 40
"""Events kept at hand for boards; the whole log is in the store."""
LATE = 0.2
"""How much the last press counts in the average of what presses cost."""
MOST_FAILURES = 2
"""Failures of its rules at which a match is put aside: one may be bad luck."""
_DIGITS = 6
"""Of a question's number, in hexadecimal: two of one match hardly ever share one, and a control has room."""


class RulesBroke(Exception):
    """The rules of a match raised what they never should, or ran beyond their budget."""


@contextmanager
def rules() -> Generator[None]:
    """Run the rules of a match. Raises RulesBroke for whatever is no refusal."""
    try:
        yield
    except (Refused, PlayerError):
        raise
    except Exception as error:  # rules may break in any way; it is counted as one
        raise RulesBroke(str(error) or type(error).__name__) from error


@dataclass(slots=True)
class Seat:
    """Who sits in a seat."""

    number: int
    user_id: int | None
    """Discord's id of the person; None for the computer."""
    level: Level | None
    """Strength of the computer; None for a person."""
    name: str
    """Display name when the match began; for the computer it is said in the reader's language."""
    absences: int = 0
    """Decisions missed in a row."""
    offers_draw: bool = False
    deck: Deck | None = None
    """What the seat has brought, in games with decks; secret."""
    bystander: Say | None = None
    """What one is called who plays by the rules alone, such as a robot; he comes after the players."""


def has_own_cards(options: Options) -> bool:
    """Tell whether cards of a server's own packs are played, which strangers have written."""
    return any(isinstance(value, Pack) for _, value in options)


def bystanders(game: Game[Any], seats: int) -> list[Seat]:
    """Return those who play without a seat of their own."""
    called = enumerate(game.bystanders(seats), seats)
    return [Seat(number, None, None, "", bystander=name) for number, name in called]


@dataclass(slots=True)
class Live:
    """A match that somebody has touched since Herald started.

    It is always as it was last committed: the desk changes a draft of it, and
    takes that over when it is safe on disk.
    """

    id: int
    code: str
    guild_id: int
    channel_id: int
    locale: Locale
    """Language of the public messages."""
    clock: Preset
    seats: list[Seat]
    match: Match[Any]
    paused: bool = False
    """Whether it has lost its channel, or is put aside: its clocks stand, and nothing is played."""
    dues: dict[int, datetime] = field(default_factory=dict[int, datetime])
    """By when the seats that are asked must have answered."""
    stood: float = 0.0
    """Seconds that its clocks had stood, by the desk's count, when these were reckoned."""
    sole: dict[int, float] = field(default_factory=dict[int, float])
    """When the desk answers for a seat that has one answer only, in Unix seconds."""
    clocked: int = -1
    """The decision number to which these belong."""
    recent: deque[tuple[int, Event]] = field(default_factory=lambda: deque[tuple[int, Event]](maxlen=RECENT))
    """The last events with their numbers."""
    events: int = 0
    """Events so far."""
    called: dict[int, int] = field(default_factory=dict[int, int])
    """The turn in which each seat was last called by a ping."""
    pressed: dict[int, float] = field(default_factory=dict[int, float])
    """When each seat last gave an answer itself, in Unix seconds."""
    failures: int = 0
    """How often its rules have failed, see `bot.matches.quarantine`."""
    spent: float = 0.0
    """Seconds of the processor that this state has cost: its copy, its step, its dump, looks at it."""
    strain: float = 0.0
    """The same of the states before, on average; late ones count most."""
    dropped: int = 0
    """Answers that a change of the rules has made void, and that are still to be marked so."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    views: dict[int | None, View] = field(default_factory=dict[int | None, View])
    """What the seats see, as far as somebody has looked: a press looks many times."""
    prompts: dict[int, Prompt] = field(default_factory=dict[int, Prompt])
    """What the seats are asked, as far as somebody has looked."""
    viewed: object = None
    """The moment that these views and prompts are of."""

    def draft(self) -> Live:
        """Return a copy to change, under the same lock."""
        begin = time.thread_time()  # not of the wall: a busy or a sleeping machine is no fault of the rules
        draft = replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            match=self.match.copy(),
            dues=self.dues.copy(),
            sole=self.sole.copy(),
            recent=self.recent.copy(),
            called=self.called.copy(),
            pressed=self.pressed.copy(),
            strain=self.strain + LATE * (self.spent - self.strain),
            views={},
            prompts={},
        )
        draft.spent = time.thread_time() - begin
        return draft

    def take_over(self, draft: Live) -> None:
        """Become what a draft of this match says."""
        for part in fields(draft):
            setattr(self, part.name, getattr(draft, part.name))

    def catch_up(self, stood: float) -> None:
        """Move its clocks by what they have stood since they were reckoned."""
        moved = timedelta(seconds=stood - self.stood)
        if moved:
            self.dues = {seat: due + moved for seat, due in self.dues.items()}
            self.stood = stood

    @property
    def question(self) -> int:
        """The number of the open question in controls: how much was answered or ordered, it does not say."""
        return int(derived(self.match.seed, "question", self.match.opened)[:_DIGITS], 16)

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person; None for everybody else."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def names(self, texts: Texts) -> list[str]:
        """Return the players' names by seat, bystanders last."""
        return [_name(seat, texts) for seat in self.seats]

    def mentions(self, texts: Texts) -> list[str]:
        """Return what names the players in a message, by seat: persons by mention."""
        names = self.names(texts)
        return [f"<@{seat.user_id}>" if seat.user_id else names[seat.number] for seat in self.seats]

    def view(self, seat: int | None) -> View:
        """Return what a seat sees. Raises RulesBroke."""
        self._look()
        if seat not in self.views:
            with rules(), self.counted():
                self.views[seat] = self.match.view(seat)
        return self.views[seat]

    def prompt(self, seat: int) -> Prompt:
        """Return what a seat is asked, with all that one press can answer. Raises RulesBroke.

        Rules that have failed before are not tried ahead.
        """
        self._look()
        if seat not in self.prompts:
            with rules(), self.counted():
                match = self.match
                self.prompts[seat] = match.prompt(seat) if self.failures else ways(match, seat)
        return self.prompts[seat]

    def _look(self) -> None:
        """Forget what was seen at another moment."""
        match = self.match
        moment = match, match.serial, match.opened, match.ending
        if self.viewed != moment:
            self.views, self.prompts, self.viewed = {}, {}, moment

    @contextmanager
    def counted(self) -> Generator[None]:
        """Count what the processor does for this state."""
        begin = time.thread_time()
        try:
            yield
        finally:
            self.spent += time.thread_time() - begin

    @property
    def put_aside(self) -> bool:
        """Whether its rules have failed too often for it to be played on."""
        return self.failures >= MOST_FAILURES

    @property
    def persons(self) -> list[Seat]:
        """The seats in which somebody sits who is no computer."""
        return [seat for seat in self.seats if seat.user_id is not None]

    @property
    def playing(self) -> list[Seat]:
        """The seats that are still in the match."""
        gone = self.match.game.gone(self.match.table)
        return [seat for seat in self.seats if seat.number not in gone]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of which all may know that they have to decide."""
        return tuple(decision.seat for decision in self.match.awaited)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to decide, be it known to others or not."""
        return tuple(decision.seat for decision in self.match.decisions)

    def asked(self, seat: int) -> bool:
        """Tell whether the seat has to decide."""
        try:
            self.match.decision(seat)
        except NotAsked:
            return False
        return True

    def give(self, seat: int, answer: Answer, *then: Answer) -> list[NumberedAnswer]:
        """Give an answer, and more as far as the seat alone is asked and may answer so; return which.

        Raises NotAsked or IllegalAnswer, of the first alone: what is asked otherwise than expected is asked.
        """
        self.match.answer(seat, answer)
        given = [self.numbered(seat, answer)]
        for following in then:
            if not self.match.can_answer(seat, following):
                break
            self.match.answer(seat, following)
            given.append(self.numbered(seat, following))
        return given

    def numbered(self, seat: int, answer: Answer) -> NumberedAnswer:
        """Return an answer just given, as it is kept."""
        return NumberedAnswer(self.match.serial, seat, answer, self.match.game.rules_version)

    def take_events(self) -> list[tuple[int, Event]]:
        """Return the events since the last call, numbered, and keep them among the recent ones."""
        fresh = [(self.events + place, event) for place, event in enumerate(self.match.events, 1)]
        self.match.events.clear()
        self.events += len(fresh)
        self.recent.extend(fresh)
        return fresh


def _name(seat: Seat, texts: Texts) -> str:
    if seat.bystander:
        return texts.tell(seat.bystander)
    if seat.level is None:
        return seat.name
    return texts.say("computer-name", name=seat.name, level=texts.say(f"level-{seat.level}"))


def live_seat(row: SeatRow) -> Seat:
    """Return a seat as it was last written."""
    level = cast("Level | None", row.level)
    return Seat(row.seat, row.user_id, level, row.name, row.missed, row.draw_offered, row.deck)


def check_number(live: Live, seat: Seat, number: int) -> None:
    """Raise why a seat may not answer the decision with this number."""
    if not live.asked(seat.number):
        if number != live.question or not live.waiting or live.match.has_answered(seat.number):
            raise AlreadyAnswered
        raise NotYourTurn(who=waiting_names(live))
    if number != live.question:
        raise AlreadyAnswered


def waiting_names(live: Live) -> str:
    """Name those who have to decide."""
    return ", ".join(live.seats[seat].name for seat in live.awaited)


def live_match(row: MatchRow, rows: Sequence[SeatRow], match: Match[Any], channel_id: int) -> Live:
    """Return a match that is played in this channel, with those who sit there."""
    seats = [live_seat(seat) for seat in rows] + bystanders(match.game, match.seats)
    clock, locale = cast("Preset", row.clock), nearest_locale(row.locale)
    return Live(row.id, row.code, row.guild_id or 0, channel_id, locale, clock, seats, match)


def revive(saved: SavedMatch) -> Live:
    """Return a match as it was last written."""
    row, checkpoint = saved.row, saved.checkpoint
    assert checkpoint is not None
    match = Match[Any].load(GAMES[row.game], checkpoint.dump, options_of(row))
    live = live_match(row, saved.seats, match, row.channel_id)
    live.paused = row.status is MatchStatus.PAUSED
    live.dropped = match.dropped
    return live


def default_answer(decision: Decision) -> Answer:
    """Return the answer given when time is up: the passive one, or any where the rules name none."""
    if decision.default is not None:
        return as_answer(decision.default)
    return decision.any(SystemRandom())  # the host's own chance: the answer is in the record
