"""Speed of the rules: random play, copying, saving, replaying, and the hard computer's thinking."""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable, Generator, Iterator
from copy import deepcopy
from random import Random
from statistics import median
from typing import Any

from engines.kernel import Dice, Game, Level, Match, as_answer, choose, record_of, replay
from engines.registry import GAMES
from tests.measuring.figure import Figure, Size

LEAST_A_SECOND = {"dueling_nobles": 100_000}
"""Decisions in random play that the design asks for; 30,000 where it names no game."""
LONG = 200
"""Answers of a match that is long enough to be replayed for its speed."""


def measure(size: Size) -> Iterator[Figure]:
    """Measure every game."""
    for game in GAMES.values():
        yield from _random_play(game, size)
        positions = _positions(game)
        yield _copying(game, positions)
        yield _saving(game, positions)
        yield _replaying(game, size.runs)
        yield _thinking(game, positions, size.decisions)


def _seats(game: Game[Any]) -> int:
    """Return two, the number that every game knows best, or else the least."""
    return 2 if 2 in game.seats else game.seats[0]


def _random_play(game: Game[Any], size: Size) -> Iterator[Figure]:
    seconds = min(1.0, size.seconds)
    toy = median(_rate(_toy, seconds) for _ in range(size.runs))
    for light, name in ((True, "light"), (False, "recorded")):
        rate = median(
            _rate(lambda seed, light=light: _play(game, seed, light), seconds) for _ in range(size.runs)
        )
        bar = LEAST_A_SECOND.get(game.id, 30_000) if light else None
        yield Figure(
            f"engine: {game.id}: decisions a second in random play, {name}",
            rate, "1/s", toy, "a bare generator that asks for one of three", bar, at_least=True,
        )  # fmt: skip


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Play matches for so long and return the decisions in a second."""
    decisions, seed = 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / (time.perf_counter() - begin)


def _play(game: Game[Any], seed: int, light: bool) -> int:
    chance = Random(seed)
    match = Match(game, game.options(), _seats(game), f"speed {seed}", light=light)
    while asked := match.decisions:
        match.answer(asked[0].seat, asked[0].any(chance))
    return match.serial


def _toy(seed: int) -> int:
    """Play rules that do nothing: what Python's generators and chance cost alone."""
    chance, decisions = Random(seed), 0
    rules = _toy_rules()
    options = next(rules)
    try:
        while True:
            options = rules.send(options[chance.randrange(len(options))])
            decisions += 1
    except StopIteration:
        return decisions + 1


def _toy_rules() -> Generator[tuple[str, ...], str, None]:
    for _ in range(70):
        yield ("one", "two", "three")


def _positions(game: Game[Any]) -> list[Match[Any]]:
    """Return a match at each of its decisions, played by preference."""
    match = Match(game, game.options(), _seats(game), "positions")
    found: list[Match[Any]] = []
    while asked := match.decisions:
        found.append(match.copy())
        match.answer(asked[0].seat, game.prefer(match.table, asked[0], Dice("own")))
    return found


def _each(positions: list[Match[Any]], work: Callable[[Match[Any]], object], repeat: int = 10) -> float:
    """Return the median over the positions of the seconds that the work takes."""
    times: list[float] = []
    for match in positions:
        begin = time.perf_counter()
        for _ in range(repeat):
            work(match)
        times.append((time.perf_counter() - begin) / repeat)
    return median(times)


def _copying(game: Game[Any], positions: list[Match[Any]]) -> Figure:
    ours = _each(positions, lambda match: match.copy())
    # A deep copy takes so long that a few show it.
    deep = _each(positions[:: max(1, len(positions) // 10)], lambda match: deepcopy(match.table), repeat=1)
    return Figure(
        f"engine: {game.id}: copy of a match", ours * 1e6, "µs", deep * 1e6, "deepcopy of its table", 50
    )


def _saving(game: Game[Any], positions: list[Match[Any]]) -> Figure:
    ours = _each(positions, lambda match: Match.load(game, json.loads(json.dumps(match.dump()))))
    dumps = {id(match): match.dump() for match in positions}
    plain = _each(positions, lambda match: pickle.loads(pickle.dumps(dumps[id(match)])))
    return Figure(
        f"engine: {game.id}: save and load a match",
        ours * 1e3, "ms", plain * 1e3, "pickle of the same dump", 0.5,
    )  # fmt: skip


def _replaying(game: Game[Any], runs: int) -> Figure:
    options, match = _long_match(game)
    record = record_of(game, options, match.seats, match.seed, match.answers, match.ending)
    scale = 300 / len(record.answers) * 1e3
    ours = median(_seconds(lambda: replay(game, record)) for _ in range(runs))

    def answers_alone() -> None:
        again = Match(game, match.options, match.seats, match.seed)
        for given in record.answers:
            again.answer(given.seat, as_answer(given.answer))

    alone = median(_seconds(answers_alone) for _ in range(runs))
    return Figure(
        f"engine: {game.id}: replay of 300 decisions with all hashes",
        ours * scale, "ms", alone * scale, "the same without hashes", 30,
    )  # fmt: skip


def _long_match(game: Game[Any]) -> tuple[dict[str, Any], Match[Any]]:
    """Return a long match; best of three makes long ones where a game knows it."""
    options = {"best_of_three": True} if "best_of_three" in game.options.model_fields else {}
    longest: Match[Any] | None = None
    for seed in range(200):
        chance = Random(seed)
        match = Match(game, game.options.model_validate(options), _seats(game), f"long {seed}")
        while asked := match.decisions:
            match.answer(asked[0].seat, asked[0].any(chance))
        if longest is None or len(match.answers) > len(longest.answers):
            longest = match
        if len(longest.answers) >= LONG:
            break
    assert longest is not None
    return options, longest


def _thinking(game: Game[Any], positions: list[Match[Any]], most: int) -> Figure:
    """Measure at decisions spread over a match; those with one answer need no thought."""
    open_ones = [match for match in positions if match.decisions[0].count() > 1]
    chosen = open_ones[:: max(1, len(open_ones) // most)][:most]
    return Figure(
        f"engine: {game.id}: hard computer's longest decision",
        _longest_thought(game, chosen, "hard"), "s",
        _longest_thought(game, chosen, "medium"), "the medium computer's, at the same decisions",
    )  # fmt: skip


def _longest_thought(game: Game[Any], positions: list[Match[Any]], level: Level) -> float:
    longest = 0.0
    for match in positions:
        decision = match.decisions[0]
        begin = time.perf_counter()
        choose(game, match.situation(decision.seat), decision, level, "speed")
        longest = max(longest, time.perf_counter() - begin)
    return longest


def _seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
