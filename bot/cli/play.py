"""`selfplay` and `replay`: matches without Discord."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any, cast

from pydantic import ValidationError
from tqdm import tqdm

from bot.cli.failure import Failure
from bot.errors import BadOptions
from bot.matches.options import read_options
from bot.texts import texts_in
from engines.kernel import LEVELS, BadRecord, Game, Level, Match, Options, Record, replay
from engines.kernel.play import bulk
from engines.registry import GAMES


def selfplay(chosen: argparse.Namespace) -> int:
    """Let computer players play, and print who won how often and how long it took."""
    game = GAMES[chosen.game]
    levels = _levels(chosen.players, game)
    try:
        options = read_options(game, chosen.options)
    except BadOptions as error:
        raise Failure(texts_in("en").tell(error.say)) from error
    plans = [
        (deal, swapped)
        for deal in range(chosen.games)
        for swapped in ((False, True) if chosen.swap else (False,))
    ]
    wins: Counter[str] = Counter()
    turns: list[int] = []
    longest = 0.0
    names = [f"{level} ({name})" for level, name in zip(levels, _players(len(levels)), strict=True)]
    beside = _bystanders(game, len(levels))
    began = time.perf_counter()
    for deal, swapped in tqdm(plans, desc=chosen.game, unit="match", disable=None):
        seating = levels[::-1] if swapped else levels
        match, slowest = play_match(game, options, seating, f"{chosen.seed}-{deal}")
        longest = max(longest, slowest)
        turns.append(match.serial)
        winners = match.result.winners if match.result else ()
        seated = [*(names[::-1] if swapped else names), *beside]
        wins.update([seated[seat] for seat in winners] or ["draw"])
    report = _report(chosen, levels, wins, turns, longest, time.perf_counter() - began)
    print(json.dumps(report) if chosen.json else _in_words(report))
    return 0


def play_match(game: Game[Any], options: Options, levels: list[Level], seed: str) -> tuple[Match[Any], float]:
    """Play one match; return it and the longest time that a decision took, in seconds."""
    match = bulk.begin(game, options, levels, seed)
    slowest = 0.0
    while match.decisions:
        decision = match.decisions[0]
        began = time.perf_counter()
        answer = bulk.answer(match, decision, levels, f"{seed}-{match.serial}")
        slowest = max(slowest, time.perf_counter() - began)
        match.answer(decision.seat, answer)
        match.events.clear()
    return match, slowest


def _players(seats: int) -> list[str]:
    return [f"player {number}" for number in range(1, seats + 1)]


def _bystanders(game: Game[Any], seats: int) -> list[str]:
    """Return who can win without a seat, such as a robot; they follow the seats."""
    return [texts_in("en").tell(each) for each in game.bystanders(seats)]


def _levels(text: str, game: Game[Any]) -> list[Level]:
    names = text.split(",")
    unknown = [name for name in names if name not in LEVELS]
    if unknown:
        raise Failure(f"there is no level “{unknown[0]}”; choose from {', '.join(LEVELS)}.")
    if len(names) not in game.seats:
        raise Failure(f"{game.id} needs {' or '.join(map(str, game.seats))} players, not {len(names)}.")
    return cast("list[Level]", names)


def _report(
    chosen: argparse.Namespace,
    levels: list[Level],
    wins: Counter[str],
    turns: list[int],
    longest: float,
    seconds: float,
) -> dict[str, Any]:
    matches = len(turns)
    shares: dict[str, dict[str, float]] = {}
    for name, count in sorted(wins.items()):
        share = count / matches
        shares[name] = {
            "wins": count,
            "share": round(share, 4),
            "error": round(1.96 * sqrt(share * (1 - share) / matches), 4),
        }
    return {
        "game": chosen.game,
        "players": levels,
        "seed": chosen.seed,
        "matches": matches,
        "results": shares,
        "decisions_median": median(turns),
        "decisions_most": max(turns),
        "longest_decision_s": round(longest, 3),
        "seconds": round(seconds, 1),
    }


def _in_words(report: dict[str, Any]) -> str:
    lines = [f"{report['matches']} matches of {report['game']} in {report['seconds']} s"]
    for name, share in report["results"].items():
        lines.append(f"  {name}: {share['wins']} ({share['share']:.1%} ± {share['error']:.1%})")
    lines.append(f"  decisions a match: median {report['decisions_median']}, most {report['decisions_most']}")
    lines.append(f"  longest decision: {report['longest_decision_s']} s")
    return "\n".join(lines)


def replay_file(chosen: argparse.Namespace) -> int:
    """Play a record again; exit code 1 when it does not check out."""
    record = read_record(chosen.file)
    if record.game not in GAMES:
        raise Failure(f"the record is of “{record.game}”, a game that Herald does not host.")
    try:
        match = replay(game := GAMES[record.game], record)
    except BadRecord as error:
        raise Failure(texts_in("en").say(f"record-bad-{error.reason}", place=error.place or 0)) from error
    seals = {"hash": record.commitment, "bound": record.binding or "–"}
    print(texts_in("en").say("record-alone", answers=len(record.answers), **seals))
    if match.result:
        names = [*_players(match.seats), *_bystanders(game, match.seats)]
        who = " and ".join(names[seat] for seat in match.result.winners) or "nobody"
        print(f"Won by {who} ({match.result.reason}).")
    return 0


def read_record(file: Path) -> Record:
    """Read a record from a file or standard input. Raises Failure."""
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"{file} cannot be read: {error}. Give a record that `export` wrote.") from error
    try:
        return Record.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise Failure(f"{file} is no record of Herald ({where}: {first['msg']}).") from error
