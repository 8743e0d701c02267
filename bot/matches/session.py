"""A match in memory: the engine's match and what the host knows about it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import Any, NamedTuple, cast

from bot.errors import AlreadyAnswered, EventHeld, NotYourTurn, PlayerError, Rests, Stranded
from bot.matches.clock import Clocks, Preset
from bot.matches.health import Health, rules
from bot.matches.options import options_of
from bot.matches.people import AskedBack, People, Seat, seated
from bot.store import MatchRow, MatchStatus, NumberedAnswer, SavedMatch, SeatRow, StoredEvent
from bot.texts import Locale, nearest_locale
from engines.kernel import (
    Answer,
    Decision,
    Event,
    Match,
    NotAsked,
    Prompt,
    Reason,
    Say,
    View,
    as_answer,
    compound_prompt,  # fmt: skip
    derived,
)
from engines.registry import GAMES

RECENT = 40
"""Events kept at hand for boards; the whole log is in the store."""
_DIGITS = 6
"""Of a question's number, in hexadecimal: two of one match hardly ever share one, and a control has room."""


class Begun(NamedTuple):
    """A match that begins in its middle."""

    match: Match[Any]
    answers: Sequence[NumberedAnswer]
    """Those that led there."""


@dataclass(slots=True)
class MatchPlace:
    """Where a match is shown."""

    guild_id: int
    channel_id: int
    locale: Locale
    """Language of the public messages."""
    lost: bool = False
    """Whether it is shown nowhere, until a player brings the match to a channel."""
    held: bool = False
    """Whether a moderator has paused the match, until one lets it go on."""
    rests: bool = False
    """Whether its players have paused it, until one of them goes on."""


@dataclass(slots=True)
class Log:
    """What has happened in a match."""

    recent: deque[tuple[int, Event]] = field(default_factory=lambda: deque[tuple[int, Event]](maxlen=RECENT))
    """The last events with their numbers."""
    count: int = 0
    """Events so far."""
    before: int = 0
    """Events before the last change, so that what it was done to can be marked."""
    version: int = 0
    """Moves so far, as they are on disk: the next one is refused where there are others."""
    dropped: int = 0
    """Answers that a change of the rules has made void, and that are still to be marked so."""

    def copy(self) -> Log:
        """Return a copy to go on with."""
        return replace(self, recent=self.recent.copy())

    @property
    def last(self) -> Iterator[Event]:
        """What has happened by the last change of which something came."""
        return (event for number, event in self.recent if number > self.before)

    def recall(self, stored: Iterable[StoredEvent]) -> None:
        """Go on from the last events in the store."""
        for one in stored:
            self.recent.append((one.number, one.event))
            self.count = self.before = one.number

    def take(self, match: Match[Any]) -> list[Event]:
        """Return what has happened in a match since the last call, and keep it among the recent events."""
        fresh = match.events[:]
        if fresh:
            self.before = self.count
        match.events.clear()
        self.recent.extend(enumerate(fresh, self.count + 1))
        self.count += len(fresh)
        return fresh


@dataclass(slots=True)
class ViewCache:
    """Cache of the views and prompts of the match's current state; a press asks for them several times."""

    views: dict[int | None, View] = field(default_factory=dict[int | None, View])
    """What the seats see."""
    prompts: dict[int, Prompt] = field(default_factory=dict[int, Prompt])
    """What the seats are asked."""
    moment: object = None
    """The moment that these views and prompts are of."""

    def at(self, match: Match[Any]) -> ViewCache:
        """Return what was looked at of a match as it is now; what was seen at another moment is forgotten."""
        moment = _moment(match)
        if self.moment != moment:
            self.views, self.prompts, self.moment = {}, {}, moment
        return self

    def for_copy(self, match: Match[Any], copy: Match[Any]) -> ViewCache:
        """Return what was looked at of a match as it is now, as looks at a copy of it."""
        seen = self.at(match)
        return ViewCache(seen.views.copy(), seen.prompts.copy(), _moment(copy))


def _moment(match: Match[Any]) -> object:
    """Return what is another whenever somebody may see or be asked anything else."""
    return match, match.serial, match.opened, match.ending


@dataclass(slots=True)
class MatchSession:
    """A match that somebody has touched since Herald started.

    It is always as it was last committed: the desk changes a draft of it, and
    takes that over when it is safe on disk.
    """

    id: int
    code: str
    match: Match[Any]
    people: People
    place: MatchPlace
    clocks: Clocks
    log: Log = field(default_factory=Log)
    health: Health = field(default_factory=Health)
    looks: ViewCache = field(default_factory=ViewCache)
    advice: dict[int, tuple[int, Reason]] = field(default_factory=dict[int, tuple[int, Reason]])
    """The last hint to each seat, and of which question it was; it goes with the next answer."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def draft(self) -> MatchSession:
        """Return a copy to change, under the same lock."""
        health = self.health.of_next()
        with health.counted():
            match = self.match.copy()
            return MatchSession(
                self.id,
                self.code,
                match=match,
                people=self.people.copy(),
                place=replace(self.place),
                clocks=self.clocks.copy(),
                log=self.log.copy(),
                health=health,
                looks=self.looks.for_copy(self.match, match),
                lock=self.lock,
            )

    def snapshot(self) -> MatchSession:
        """Return the match as it is now, to be shown: what is taken over meanwhile is not seen there.

        What is noted of what was shown would else be of what has come since, which was not.
        """
        return replace(self)

    def take_over(self, draft: MatchSession) -> None:
        """Become what a draft of this match says, and keep what was looked at of it."""
        self.match = draft.match
        self.people = draft.people
        self.place = draft.place
        self.clocks = draft.clocks
        self.log = draft.log
        self.health = draft.health
        self.looks = draft.looks
        self.advice = draft.advice

    @property
    def question(self) -> int:
        """The number of the open question in controls: how much was answered or ordered, it does not say."""
        return int(derived(self.match.seed, "question", self.match.opened)[:_DIGITS], 16)

    def advise(self, seat: int, reason: Reason) -> None:
        """Keep a hint, to be shown to a seat while it is asked this question."""
        self.advice[seat] = self.question, reason

    def advice_of(self, seat: int) -> Reason | None:
        """Return the hint to a seat for what it is asked now; None where it has none."""
        question, reason = self.advice.get(seat, (None, None))
        return reason if question == self.question else None

    def view(self, seat: int | None) -> View:
        """Return what a seat sees. Raises RulesBroke."""
        views = self.looks.at(self.match).views
        if seat not in views:
            with rules(), self.health.counted():
                views[seat] = self.match.view(seat)
        return views[seat]

    def pictured(self, seat: int | None) -> View:
        """Return what a seat sees, with what the last change was done to. Raises RulesBroke."""
        return self.view(seat).after(self.log.last)

    def prompt(self, seat: int) -> Prompt:
        """Return what a seat is asked, with all that one press can answer. Raises RulesBroke.

        Rules that have failed before are not tried ahead.
        """
        prompts = self.looks.at(self.match).prompts
        if seat not in prompts:
            with rules(), self.health.counted():
                match = self.match
                prompts[seat] = match.prompt(seat) if self.health.failures else compound_prompt(match, seat)
        return prompts[seat]

    def spared(self, seat: int, answer: Answer, why: str) -> Say:
        """Say what was answered for a seat, as its question calls it, and `why`. Raises RulesBroke."""
        with rules(), self.health.counted():
            prompt = self.match.prompt(seat)
        keys = answer if isinstance(answer, tuple) else (answer,)
        said = [option.label for option in prompt.options if option.key in keys and option.refused is None]
        if not keys and prompt.none is not None:
            said = [prompt.none]
        return Say(f"panel-{why}", {"what": said or [prompt.title]})

    @property
    def stands(self) -> bool:
        """Whether nothing runs: its clocks stand, and nobody can play."""
        return self.place.lost or self.place.held or self.place.rests or self.health.put_aside

    @property
    def asks_back(self) -> AskedBack | None:
        """Who asks to take an answer back, while the question is open at which they did, and they play."""
        asked = self.people.asked_back
        if asked is None or asked.opened != self.match.opened or self.match.result is not None:
            return None
        return asked if self.people.seats[asked.seat] in self.playing else None

    @property
    def playing(self) -> list[Seat]:
        """The seats that are still in the match."""
        gone = self.match.game.rules.gone(self.match.table)
        return [seat for seat in self.people.seats if seat.number not in gone]

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
        before = self.match.decision(seat).kind if then else ""
        self.match.answer(seat, answer)
        given = [self.numbered(seat, answer)]
        for following in then:
            if not self.match.can_follow(before, seat, following):
                break
            self.match.answer(seat, following)
            given.append(self.numbered(seat, following))
        return given

    def numbered(self, seat: int, answer: Answer) -> NumberedAnswer:
        """Return an answer just given, as it is kept."""
        return NumberedAnswer(self.match.serial, seat, answer, self.match.game.rules_version)


def check_number(session: MatchSession, seat: Seat, number: int) -> None:
    """Raise why a seat may not answer the decision with this number."""
    if not session.asked(seat.number):
        if number != session.question or not session.waiting or session.match.has_answered(seat.number):
            raise AlreadyAnswered
        raise NotYourTurn(who=waiting_names(session))
    if number != session.question:
        raise AlreadyAnswered


def why_it_stands(place: MatchPlace) -> PlayerError:
    """Return why nobody can play: a moderator or the players have paused the match, or it has no channel."""
    return EventHeld() if place.held else Rests() if place.rests else Stranded()


def waiting_names(session: MatchSession) -> str:
    """Name those who have to decide."""
    called = session.people.known_as
    return ", ".join(called[seat] for seat in session.awaited)


def live_match(row: MatchRow, rows: Sequence[SeatRow], match: Match[Any], channel_id: int) -> MatchSession:
    """Return a match that is played in this channel, with those who sit there."""
    place = MatchPlace(row.guild_id or 0, channel_id, nearest_locale(row.locale))
    people = seated(match.game, rows)
    people.takebacks = row.takebacks
    clocks = Clocks(cast("Preset", row.clock))
    return MatchSession(row.id, row.code, match, people, place, clocks, Log(version=row.version))


def revive(saved: SavedMatch) -> MatchSession:
    """Return a match as it was last written."""
    row, checkpoint = saved.row, saved.checkpoint
    assert checkpoint is not None
    match = Match[Any].load(GAMES[row.game], checkpoint.dump, options_of(row))
    session = live_match(row, saved.seats, match, row.channel_id)
    session.place.held = row.held
    stands = row.status is MatchStatus.STRANDED and not row.held
    session.place.rests, session.place.lost = stands and row.rests, stands and not row.rests
    asked = row.asked_back
    session.people.asked_back = AskedBack.model_validate_json(asked) if asked else None
    session.log.dropped = match.dropped
    return session


def default_answer(decision: Decision) -> Answer:
    """Return the answer given when time is up: the passive one, or any where the rules name none."""
    if decision.default is not None:
        return as_answer(decision.default)
    return decision.any(SystemRandom())  # the host's own chance: the answer is in the record
