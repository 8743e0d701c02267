"""A finished match looked through by the hard computer: where it would have chosen otherwise, what that cost.

It is told what the seat knew at each moment, and imagines the rest as it does when it plays.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from bot.lru_dict import LruDict
from bot.matches.options import options_of
from bot.matches.postgame.errors import NothingToReview, ReviewUnderWay
from bot.matches.postgame.records import Records
from bot.matches.postgame.replays import moments
from bot.store import MatchRow
from engines.kernel import Answer, Decision, Given, Match, Prompt, unthinking, weigh
from engines.registry import GAMES

MOST = 5
"""Moments that are told: those that cost most."""
LEAST = 0.04
"""What is told costs at least this of the chance to win: less is noise."""
SECONDS = 18.0
"""Of the processor, that one review may take."""
PART = 8
"""Choices that are looked at in one piece of work; then others have their turn."""
_KEPT = 200
"""Reviews that are remembered until the next start."""

Tell: TypeAlias = "Callable[[int, int], Awaitable[None]]"
"""Is told how many choices have been looked at, and of how many."""


class Slip(NamedTuple):
    """A moment at which the hard computer would have chosen otherwise."""

    moment: int
    turn: int
    decision: Decision
    prompt: Prompt
    """As the seat was asked."""
    played: Answer
    better: Answer
    cost: float
    """Of the chance to win, from 0 to 1."""


class Review(NamedTuple):
    """What came of looking at a seat's choices."""

    slips: tuple[Slip, ...]
    looked: int
    choices: int
    """How many there were; not all are looked at where that would take too long."""


class ReviewPart(NamedTuple):
    """What came of some of them."""

    slips: tuple[Slip, ...]
    looked: int
    seconds: float


class Reviews:
    """Makes reviews, one at a time for each server, and keeps them."""

    def __init__(self, records: Records) -> None:
        """Play matches again by these records."""
        self._records = records
        self._kept: LruDict[tuple[int, int], Review] = LruDict(_KEPT)
        self._under_way: set[int | None] = set()

    async def of(self, row: MatchRow, seat: int, tell: Tell) -> Review:
        """Return the review of a seat's choices. Raises ReviewUnderWay, NothingToReview or TookTooLong."""
        kept = self._kept.get((row.id, seat))
        if kept is not None:
            return kept
        if row.guild_id in self._under_way:
            raise ReviewUnderWay
        self._under_way.add(row.guild_id)
        try:
            made = await self._made(row, seat, tell)
        finally:
            self._under_way.discard(row.guild_id)
        self._kept[row.id, seat] = made
        return made

    async def _made(self, row: MatchRow, seat: int, tell: Tell) -> Review:
        seats, answers, rules = await self._records.course(row)
        course = row, seats, answers, rules, seat
        choices: list[int] = await self._records.do(row.guild_id, choices_of, *course)
        if not choices:
            raise NothingToReview
        slips, looked, left = list[Slip](), 0, SECONDS
        for places in _spread(choices):
            await tell(looked, len(choices))
            part: ReviewPart = await self._records.do(row.guild_id, look_at, *course, places, left)
            slips += part.slips
            looked += part.looked
            left -= part.seconds
            if left <= 0:
                break
        worst = sorted(slips, key=lambda slip: -slip.cost)[:MOST]
        return Review(tuple(sorted(worst, key=lambda slip: slip.moment)), looked, len(choices))


def _spread(choices: Sequence[int]) -> Iterator[list[int]]:
    """Yield all choices in parts, each scattered over the match: if time runs out, none of it is left out."""
    parts = -(-len(choices) // PART)
    for first in range(parts):
        yield [*choices[first::parts]]


def choices_of(
    row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int], seat: int
) -> list[int]:
    """Return the places of a seat's answers to what left a choice. Runs in a worker."""
    return [place for place, *_ in _choices(row, seats, answers, rules, seat)]


def look_at(
    row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int], seat: int,
    places: Sequence[int], seconds: float,
) -> ReviewPart:  # fmt: skip
    """Look at some of a seat's choices until time is up. Runs in a worker."""
    begun, slips, looked = time.thread_time(), list[Slip](), 0
    for place, match, moment, turn in _choices(row, seats, answers, rules, seat):
        if place not in places:
            continue
        if time.thread_time() - begun > seconds:
            break
        looked += 1
        slip = _slip(row, match, seat, answers[place].answer, place)
        if slip is not None:
            slips.append(slip._replace(moment=moment, turn=turn))
    return ReviewPart(tuple(slips), looked, time.thread_time() - begun)


def _choices(
    row: MatchRow, seats: int, answers: Sequence[Given], rules: Sequence[int], seat: int
) -> Iterator[tuple[int, Match[Any], int, int]]:
    """Yield each choice of a seat: its place, the match before it, its moment and turn."""
    match = Match[Any](GAMES[row.game], options_of(row), seats, row.origin.seed() if row.origin else row.seed)
    turn, today = 0, {match.game.rules_version}
    for place, (moment, told, _answer) in enumerate(moments(match, answers, rules)):
        turn += sum(event.kind == "turn" for event in told)
        if place == len(answers) or answers[place].seat != seat or {rules[0], rules[place + 1]} != today:
            continue
        decision = next((each for each in match.decisions if each.seat == seat), None)
        if decision is not None and _is_choice(match, decision, answers[place].answer):
            yield place, match, moment, turn


def _is_choice(match: Match[Any], decision: Decision, answer: Answer) -> bool:
    """Tell whether an answer was chosen among several on which something hangs."""
    ai_support, game = match.game.ai_support, match.game
    if decision.kind in ai_support.plain_kinds or answer in game.conveniences or not decision.allows(answer):
        return False
    return unthinking(game, decision, "hard", "") is None


def _slip(row: MatchRow, match: Match[Any], seat: int, answer: Answer, place: int) -> Slip | None:
    """Return what a choice has cost, where that is much, and where the other would not read alike."""
    decision = match.decision(seat)
    seed = f"{row.code} {place}"  # what the players' own computers thought with is not asked
    weighed = weigh(match.game, match.observation(seat), decision, answer, seed)
    if weighed is None or weighed.cost < LEAST:
        return None
    prompt = match.prompt(seat)
    if _read(prompt, answer) == _read(prompt, weighed.better):
        return None
    return Slip(0, 0, decision, prompt, answer, weighed.better, weighed.cost)


def _read(prompt: Prompt, answer: Answer) -> list[str]:
    """Return how an answer reads, to be compared: of two cards alike either is the same."""
    labels = {option.key: str(option.label) for option in prompt.options}
    parts = answer if isinstance(answer, tuple) else (answer,)
    return sorted(labels.get(str(part), str(part)) for part in parts)
