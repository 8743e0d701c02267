"""Puzzles are mined in won matches: from the winner's last question back towards the turn's beginning.

Near the end a proof is short, and what is proved there serves the positions before it. Of each match the
earliest position is kept that is a puzzle: it can be solved without knowing what is hidden, all its solutions
begin with deeds of a kind or need the same deed, it takes more than one, and luck does not find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from engines.kernel import Answer, Decision, Dice, Game, Level, Match, Observation, bulk, choose
from engines.kernel.match.positions import begun_at
from engines.kernel.match.saving import dumped
from engines.lab.puzzles.puzzle import SEED, Puzzle
from engines.lab.puzzles.search import Deed, OutOfNodes, WinSearch

NODES: Final = 1_500
"""Answers that may be tried to prove one position."""
SAMPLES: Final = 100
"""Tables that the seat cannot tell from the real one, in each of which the solution must win."""
LINES, LUCKIEST = 60, 0.05
"""Random own lines, and the largest share of them that may win."""
LEAST_CHOICES, MANY_CHOICES = 3, 7
LEAST_DEEDS = 2
_EASY: tuple[Level, Level] = ("easy", "easy")
_FINDERS: tuple[Level, ...] = ("easy", "medium")
"""Who finds a puzzle of one star, and of two."""
_Player: TypeAlias = Callable[[Match[Any], Decision], Answer]


class _Won(NamedTuple):
    """The last turn of a won match."""

    seat: int
    turn: int
    asked: Sequence[Match[Any]]
    """The match at each of the winner's questions in it."""


def mined(game: Game[Any], seed: str) -> Puzzle | None:
    """Play a match between easy players, and return the puzzle at its end; None where there is none."""
    won = _played(game, seed)
    if won is None:
        return None
    found: Puzzle | None = None
    search = WinSearch(won.seat, won.turn)
    for match in reversed(won.asked):
        try:
            if not search.wins(match, NODES):
                break
            found = _puzzle(match, won, search, seed) or found
        except OutOfNodes:
            break
    return found


def _played(game: Game[Any], seed: str) -> _Won | None:
    match = Match(game, game.options(), 2, seed)
    for seat in range(2):
        match.seat_computer(seat)
    turn, asked = match.turn, list[tuple[int, Match[Any]]]()
    while match.decisions:
        if match.turn != turn:
            turn, asked = match.turn, []
        decision = match.decisions[0]
        asked.append((decision.seat, match.copy()))
        match.answer(decision.seat, bulk.answer(match, decision, _EASY, f"{seed}/{match.serial}"))
    if match.result is None or len(match.result.winners) != 1:
        return None
    (seat,) = match.result.winners
    return _Won(seat, turn, [each for asker, each in asked if asker == seat])


def _puzzle(match: Match[Any], won: _Won, search: WinSearch, seed: str) -> Puzzle | None:
    """Return the puzzle that a won position is; what is cheap to see is looked at first."""
    observation = match.observation(won.seat)
    if observation.since:
        return None
    luck = _luck(match, won, seed)
    if luck > LUCKIEST:
        return None
    first = _beginnings(match, won, search)
    if not first:
        return None
    done, choices = _line(match, won, search, first[0])
    if done < LEAST_DEEDS or choices < LEAST_CHOICES:
        return None
    solid = _solid(match.game, observation, won, first)
    if not solid:
        return None
    finders = (stars for stars, level in enumerate(_FINDERS, 1) if _is_won(match, won, _thinking(level)))
    return Puzzle(
        id=seed, rules=match.game.rules_version, options={}, seats=match.seats, seat=won.seat,
        table=_quiet_table(match), first=tuple(solid), choices=choices, luck=luck,
        stars=next(finders, len(_FINDERS) + 1) + (choices >= MANY_CHOICES),
    )  # fmt: skip


def _quiet_table(match: Match[Any]) -> dict[str, Any]:
    """Return the table from which the step of the open question began: it is loaded, and the step begun anew.

    Kept as it is in the midst of a step, what the step has done already would be done twice.
    """
    return match.dump()["trail"][-1][1]


def _luck(match: Match[Any], won: _Won, seed: str) -> float:
    """Return the share of random own lines that win; once they are too many, it is not told how many more."""
    lucky = 0
    for line in range(LINES):
        lucky += _is_won(match, won, _at_random(f"{seed}/{line}"))
        if lucky > LUCKIEST * LINES:
            break
    return lucky / LINES


def _beginnings(match: Match[Any], won: _Won, search: WinSearch) -> Sequence[Deed]:
    """Return what wins if all of it begins one solution, what tells that first; none otherwise.

    Answers that are one, or of one kind, begin one. Else whole deeds are looked at, and one must be the key.
    """
    answers = [(answer,) for answer in search.serious(match, match.decision(won.seat))]
    first = search.winning(match, answers, NODES)
    if len(first) < len(answers) and len(_kinds(match, won.seat, first)) == 1:
        return first
    try:
        deeds = search.deeds(match, NODES)
        first = search.winning(match, deeds, NODES)
        key = search.key(match, first, NODES) if len(first) < len(deeds) else None
    except OutOfNodes:
        return ()
    return () if key is None else (key, *(deed for deed in first if deed != key))


def _kinds(match: Match[Any], seat: int, answers: Sequence[Deed]) -> set[Answer]:
    """Return what the answers do: things of one group are of a kind, and so are answers of several parts."""
    things = {each.key: each.group for each in match.prompt(seat).options if each.card is not None}
    return {things.get(answer, answer) if isinstance(answer, str) else "" for (answer,) in answers}


def _line(match: Match[Any], won: _Won, search: WinSearch, key: Deed) -> tuple[int, int]:
    """Return how many deeds a solution has where the others answer by preference, and how many own choices.

    There are none where the search has lost the way: what it has seen while it went round in a circle.
    """
    here, wanted, done, choices = match.copy(), [*key], 0, 0
    while here.decisions:
        own = [asked for asked in here.decisions if asked.seat == won.seat]
        if own:
            answers = [*search.serious(here, own[0])]
            tried = wanted[:1] or answers
            best = next((each for each in tried if search.winning(here, [(each,)], NODES)), None)
            if best is None:
                return 0, 0
            del wanted[:1]
            choices += len(answers) > 1
            here.answer(won.seat, best)
            done += not search.is_asked_on(here)
        else:
            asked = here.decisions[0]
            here.answer(asked.seat, here.game.ai_support.prefer(here.table, asked, here.table.dice))
    return done, choices


def _solid(game: Game[Any], observation: Observation, won: _Won, first: Sequence[Deed]) -> Sequence[Deed]:
    """Return those of the deeds that win whatever is hidden, as far as samples tell."""
    for twin in sampled(game, observation, SAMPLES):
        first = WinSearch(won.seat, won.turn).winning(twin, first, NODES)
        if not first:
            break
    return first


def sampled(game: Game[Any], observation: Observation, number: int) -> Iterator[Match[Any]]:
    """Yield matches that begin at tables which the seat cannot tell from its own."""
    deal = game.ai_support.sampler(observation.then, observation.now)
    for each in range(number):
        table = dumped(deal(Dice(f"{SEED}/{each}")))
        yield begun_at(game, observation.options, observation.seats, SEED, table)


def _is_won(match: Match[Any], won: _Won, own: _Player) -> bool:
    """Tell whether a player wins in this turn against easy ones."""
    here = match.copy()
    while here.decisions and here.turn == won.turn:
        asked = here.decisions[0]
        if asked.seat == won.seat:
            here.answer(asked.seat, own(here, asked))
        else:
            here.answer(asked.seat, bulk.answer(here, asked, _EASY, str(here.serial)))
    return here.result is not None and here.result.winners == (won.seat,)


def _at_random(seed: str) -> _Player:
    chance = Random(seed)
    return lambda _, asked: asked.any(chance)


def _thinking(level: Level) -> _Player:
    return lambda match, asked: choose(
        match.game, match.observation(asked.seat), asked, level, str(match.serial)
    )
