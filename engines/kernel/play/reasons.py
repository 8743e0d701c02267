"""Hints with a reason: what a computer would answer, and what comes of it that would not come of another.

Both answers are played on at tables that the seat cannot tell from the real one, the others answering as they
like. What happens at nearly all of them is told, where the two differ; nothing that is hidden can be in it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from engines.kernel.decisions.answers import Answer, as_answer
from engines.kernel.decisions.decisions import Decision, sole_answer
from engines.kernel.match.ai_support import Consequence
from engines.kernel.match.game import Game
from engines.kernel.match.levels import Level
from engines.kernel.match.match import Match
from engines.kernel.match.observation import Observation
from engines.kernel.play.heuristics import liked
from engines.kernel.play.players import imagined, ranked
from engines.kernel.state.dice import Dice
from engines.kernel.state.events import Event

TABLES = 6
"""Tables at which both answers are played on."""
SURE, SELDOM = 5, 1
"""At so many of them something must happen to be told of an answer, and at most at so many by the other."""
_FAR = 40
"""Answers after which no more is looked at."""

_Facts: TypeAlias = str


class Reason(NamedTuple):
    """What a computer would answer, and why."""

    answer: Answer
    then: tuple[Answer, ...] = ()
    """What it would answer to the questions that follow at once, as far as that can be told."""
    wins: bool = False
    """Whether it wins by it, and would not by another answer."""
    loses: bool = False
    """Whether it would lose by another answer."""
    gained: tuple[Event, ...] = ()
    """What comes of it alone that is good for its seat, the weightiest first."""
    spared: tuple[Event, ...] = ()
    """What would come of another answer alone that is bad for its seat, the weightiest first."""


class _Line(NamedTuple):
    """How one imagined table went on after an answer."""

    events: Sequence[Event]
    then: tuple[Answer, ...]
    won: bool
    lost: bool


def reason(game: Game[Any], observation: Observation, decision: Decision, level: Level, seed: str) -> Reason:
    """Return what a computer of this level would answer, and why."""
    best, *others = ranked(game, observation, decision, level, seed)
    other = _passive(decision, best, others)
    if other is None or sole_answer(decision) is not None:
        return Reason(best)
    deal = game.ai_support.sampler(observation.then, observation.now)
    lines = [_played_on(game, observation, decision, deal, answer, seed) for answer in (best, other)]
    ours, theirs = lines
    if min(map(len, lines)) < SURE:
        return Reason(best)
    weigh = _weighing(game, decision.seat)
    return Reason(
        answer=best,
        then=_shared(line.then for line in ours),
        wins=_often(line.won for line in ours) and not _often(line.won for line in theirs),
        loses=_often(line.lost for line in theirs) and not _often(line.lost for line in ours),
        gained=_only_in(ours, theirs, decision.seat, lambda event: weigh(event, True)),
        spared=_only_in(theirs, ours, decision.seat, lambda event: weigh(event, False)),
    )


def _passive(decision: Decision, best: Answer, others: Sequence[Answer]) -> Answer | None:
    """Return the answer to compare with: the passive one, else the next best."""
    default = as_answer(decision.default) if decision.default is not None else None
    if default is not None and default != best:
        return default
    return next((each for each in (*others, *_first(decision)) if each != best), None)


def _first(decision: Decision) -> Iterable[Answer]:
    return (answer for _, answer in zip(range(2), decision.answers(), strict=False))


def _played_on(
    game: Game[Any],
    observation: Observation,
    decision: Decision,
    deal: Callable[[Dice], Any],
    answer: Answer,
    seed: str,
) -> list[_Line]:
    """Return how the imagined tables go on after an answer; both answers meet the same tables."""
    lines = list[_Line]()
    for number in range(TABLES):
        match = imagined(game, observation, decision, deal, Dice(f"{seed}/reason {number}"))
        if match is not None and match.decision(decision.seat).allows(answer):
            lines.append(_line(match, decision, answer))
    return lines


def _line(match: Match[Any], decision: Decision, answer: Answer) -> _Line:
    """Play on to what the seat does next, to what another seat begins anew, or to the end of the turn."""
    seat, turn, then = decision.seat, match.turn, list[Answer]()
    match.table.journal = match.events
    asked, given, before = decision, answer, 0
    for _ in range(_FAR):
        before = len(match.events)
        match.answer(asked.seat, given)
        if not match.decisions or match.turn != turn:
            break
        asked = match.decisions[0]
        if asked.seat == seat and match.events and _is_next(match, asked, decision):
            break
        if asked.seat != seat and asked.kind in match.game.ai_support.fresh_kinds:
            break  # from here on it tells what others like to do
        given = liked(match, asked)
        if asked.seat == seat and not match.events:
            then.append(given)
    if match.turn != turn:
        match.events[before:] = [event for event in match.events[before:] if _is_caused(match.game, event)]
    result = match.result
    won = result is not None and seat in result.winners
    lost = result is not None and bool(result.winners) and not won
    return _Line(match.events[:], tuple(then), won, lost)


def _is_next(match: Match[Any], asked: Decision, decision: Decision) -> bool:
    """Tell whether a question asks its seat for the next thing to do, after what came of the first one."""
    if asked.kind == decision.kind:
        return True
    game = match.game
    aside = asked.kind in game.reaction_kinds or asked.kind in game.ai_support.plain_kinds
    return not aside and sole_answer(asked) is None


def _is_caused(game: Game[Any], event: Event) -> bool:
    """Tell whether an event that came as the turn changed would not have come by itself."""
    return all(each.kind != event.kind or not each.by_itself for each in game.ai_support.consequences)


def _often(happened: Iterable[bool]) -> bool:
    return sum(happened) >= SURE


def _shared(all_then: Iterable[tuple[Answer, ...]]) -> tuple[Answer, ...]:
    """Return the answers with which nearly all tables begin."""
    left, shared = list(all_then), list[Answer]()
    while True:
        counted = Counter(then[len(shared)] for then in left if len(then) > len(shared))
        answer, times = counted.most_common(1)[0] if counted else (None, 0)
        if answer is None or times < SURE:
            return tuple(shared)
        left = [then for then in left if len(then) > len(shared) and then[len(shared)] == answer]
        shared.append(answer)


def _weighing(game: Game[Any], seat: int) -> Callable[[Event, bool], int | None]:
    """Return what ranks an event that is good for the seat, or bad; it gives None to all others."""
    ranks = {each.kind: (rank, each) for rank, each in enumerate(game.ai_support.consequences)}

    def weigh(event: Event, good: bool) -> int | None:
        rank, consequence = ranks.get(event.kind, (0, None))
        if consequence is None or _is_good(event, consequence, seat) is not good:
            return None
        return rank

    return weigh


def _is_good(event: Event, consequence: Consequence, seat: int) -> bool | None:
    """Tell whether an event is good for a seat; None where it is neither good nor bad."""
    own = event.facts.get("seat") == seat
    if consequence.amount and not event.facts.get(consequence.amount):
        return True if own and not consequence.good else None  # a blow that does nothing
    return own is consequence.good


def _only_in(
    here: Sequence[_Line], there: Sequence[_Line], seat: int, weigh: Callable[[Event], int | None]
) -> tuple[Event, ...]:
    """Return what nearly always happens here and hardly there, as far as it weighs, the weightiest first."""
    counted, elsewhere = _counted(here, seat), _counted(there, seat)
    found = dict[_Facts, tuple[int, Event]]()
    for line in here:
        for event in line.events:
            facts = _as_seen(event, seat)
            if facts in found or counted[facts] < SURE or elsewhere[facts] > SELDOM:
                continue
            if (rank := weigh(event)) is not None:
                found[facts] = rank, event
    return tuple(event for _, event in sorted(found.values(), key=lambda each: each[0]))


def _counted(lines: Sequence[_Line], seat: int) -> Counter[_Facts]:
    """Count at how many tables each event happens, as the seat sees it."""
    return Counter(facts for line in lines for facts in {_as_seen(event, seat) for event in line.events})


def _as_seen(event: Event, seat: int) -> _Facts:
    return json.dumps([event.kind, event.seen_by(seat)], sort_keys=True, default=str)
