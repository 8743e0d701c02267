"""Speed of the rules: random and bulk play, copying, saving, replaying, and the hard computer's thinking."""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from statistics import median
from typing import Any, TypeVar

from engines.kernel import Dice, Game, Level, Match, as_answer, choose, record_of, replay
from engines.kernel.play import bulk
from engines.registry import GAMES
from tests.engines.empty import Empty
from tests.rigs.measuring.figure import Figure, Size

T = TypeVar("T")
EMPTY = Empty()
"""The game that others are measured by: a slow machine is slow for both."""
SHARES = {
    "dueling_nobles": 0.243, "noxtalia": 0.126, "neo_noble": 0.072, "soul_forger": 0.0252, "magic": 0.0252,
}  # fmt: skip
"""Of an empty game's decisions a second, in random play: what the design asks for, less 10 % of noise."""
RECORDED = {"magic": 0.02}
"""The same where all is recorded."""
LONGEST = {"magic": 1.0}
"""Seconds that a hard player may think about a decision."""
IN_BULK = 0.6
"""Of the games a second that a game's preferences reach alone, what easy players have to reach in bulk."""
COPIES = 20
"""Times that a copy of a match may take of what a copy of an empty game's match takes."""
LONG = 200
"""Answers of a match that is long enough to be replayed for its speed."""


def measure(size: Size) -> Iterator[Figure]:
    """Measure every game."""
    for game in GAMES.values():
        yield from _random_play(game, size)
        yield _bulk_play(game, size)
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

    def rate(played: Game[Any], light: bool) -> float:
        return rate_of(lambda seed: play(played, seed, light), seconds)

    for light, name in ((True, "light"), (False, "recorded")):
        # side by side, so that what else the machine does is alike for both
        pairs = [(rate(game, light), rate(EMPTY, light)) for _ in range(size.runs)]
        yield Figure(
            f"engine: {game.id}: decisions a second in random play, {name}",
            median(ours for ours, _ in pairs), "1/s",
            median(empty for _, empty in pairs), "an empty game through the same kernel",
            (SHARES if light else RECORDED).get(game.id), at_least=True, bar_on_ratio=True,
        )  # fmt: skip


def rate_of(play: Callable[[int], int], seconds: float) -> float:
    """Play matches for so long and return in a second what they count: their decisions, or themselves."""
    counted, seed = 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        counted += play(seed)
        seed += 1
    return counted / (time.perf_counter() - begin)


def play(game: Game[Any], seed: int, light: bool, seats: int | None = None) -> int:
    """Play a match at random and return its decisions."""
    chance = Random(seed)
    match = Match(game, game.options(), seats or _seats(game), f"speed {seed}", light=light)
    while asked := match.decisions:
        match.answer(asked[0].seat, asked[0].any(chance))
    return match.serial


def _bulk_play(game: Game[Any], size: Size) -> Figure:
    seconds = min(1.0, size.seconds)
    pairs = [
        (rate_of(partial(_play_in_bulk, game), seconds), rate_of(partial(_prefer_alone, game), seconds))
        for _ in range(size.runs)
    ]
    return Figure(
        f"engine: {game.id}: games a second between easy players, in bulk",
        median(ours for ours, _ in pairs), "1/s",
        median(alone for _, alone in pairs), "the same by the game's preferences alone",
        IN_BULK, at_least=True, bar_on_ratio=True,
    )  # fmt: skip


def _play_in_bulk(game: Game[Any], seed: int) -> int:
    """Play a match as `selfplay` does; it is one."""
    levels = _easy(game)
    match = bulk.begin(game, game.options(), levels, f"speed {seed}")
    while asked := match.decisions:
        match.answer(asked[0].seat, bulk.answer(match, asked[0], levels, f"{seed}-{match.serial}"))
    return 1


def _prefer_alone(game: Game[Any], seed: int) -> int:
    """Play a match at which nothing is done but what the rules do and the preferences; it is one."""
    match = bulk.begin(game, game.options(), _easy(game), f"speed {seed}")
    own = Dice(f"own {seed}")
    while asked := match.decisions:
        match.answer(asked[0].seat, game.ai_support.prefer(match.table, asked[0], own))
    return 1


def _easy(game: Game[Any]) -> list[Level]:
    return ["easy"] * _seats(game)


def _positions(game: Game[Any]) -> list[Match[Any]]:
    """Return a match at each of its decisions, played by preference."""
    match = Match(game, game.options(), _seats(game), "positions")
    found: list[Match[Any]] = []
    while asked := match.decisions:
        found.append(match.copy())
        match.answer(asked[0].seat, game.ai_support.prefer(match.table, asked[0], Dice("own")))
    return found


def each(positions: Sequence[T], work: Callable[[T], object], repeat: int = 10) -> float:
    """Return the median over the positions of the seconds that the work takes."""
    times: list[float] = []
    for position in positions:
        begin = time.perf_counter()
        for _ in range(repeat):
            work(position)
        times.append((time.perf_counter() - begin) / repeat)
    return median(times)


def _copying(game: Game[Any], positions: list[Match[Any]]) -> Figure:
    ours = each(positions, lambda match: match.copy())
    empty = each(_positions(EMPTY), lambda match: match.copy())
    return Figure(
        f"engine: {game.id}: copy of a match",
        ours * 1e6, "µs", empty * 1e6, "a copy of an empty game's match", COPIES, bar_on_ratio=True,
    )  # fmt: skip


def _saving(game: Game[Any], positions: list[Match[Any]]) -> Figure:
    ours = each(
        positions, lambda match: Match.load(game, json.loads(json.dumps(match.dump())), match.options)
    )
    dumps = {id(match): match.dump() for match in positions}
    plain = each(positions, lambda match: pickle.loads(pickle.dumps(dumps[id(match)])))
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
        LONGEST.get(game.id),
    )  # fmt: skip


def _longest_thought(game: Game[Any], positions: list[Match[Any]], level: Level) -> float:
    longest = 0.0
    for match in positions:
        decision = match.decisions[0]
        begin = time.perf_counter()
        choose(game, match.observation(decision.seat), decision, level, "speed")
        longest = max(longest, time.perf_counter() - begin)
    return longest


def _seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
