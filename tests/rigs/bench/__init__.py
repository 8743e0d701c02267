"""Measure what must stay fast and small: one JSON line a figure; progress on standard error.

`python -m tests.rigs.bench --only desk` measures only the figures whose names begin so.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from bot.texts import LOCALES
from engines.registry import GAMES
from tests.bot.competition import bench as tournaments
from tests.bot.store import bench as store
from tests.bot.tournaments.course import bench as tournament_service
from tests.render import bench as render
from tests.rigs import screen
from tests.rigs.measuring import (
    desk,
    doors,
    drawing,
    engine,
    environment,
    holding,
    lab,
    magic,
    memory,
    move,
    pace,
    real_cards,
    several,
    soul_forger,
)
from tests.rigs.measuring.figure import FULL, Figure, Size

GROUPS: dict[str, Callable[[Size], Iterable[Figure]]] = {
    "picture": render.measure,  # first: it also measures a cold start
    "engine": engine.measure,
    "environment": environment.measure,
    "lab": lab.measure,
    "soul_forger": soul_forger.measure,
    "magic": magic.measure,
    "pace": pace.measure,
    "screen": screen.measure,
    "desk": desk.measure_moves,
    "store": store.measure,
    "restart": desk.measure_restart,
    "several": several.measure,
    "move": move.measure,
    "drawing": drawing.measure,
    "doors": doors.measure,
    "holding": holding.measure,
    "memory": memory.measure,
    "real_cards": real_cards.measure,
    "tournament": lambda size: chain(tournaments.measure(size), tournament_service.measure(size)),
}
"""What is measured, by the word that begins the figures' names."""


ON_SCREENS = (
    "panel, 550 wide: p95",
    "panel, 550 wide: within",
    "panel, 340 wide: p95",
    "panel, 340 wide: within",
    "board, 550 wide: p95",
    "board, 550 wide: within",
)
"""What is measured of how high a game's questions stand in a language."""
ON_SCREEN = ("buttons, most", "menus, most", "lines, most", "questions with all answers near")
"""What is measured of a game's questions besides."""
WANTED = (
    "engine: dueling_nobles: decisions a second in random play, light",
    "engine: dueling_nobles: decisions a second in random play, recorded",
    "engine: dueling_nobles: games a second between easy players, in bulk",
    "engine: dueling_nobles: copy of a match",
    "engine: dueling_nobles: save and load a match",
    "engine: dueling_nobles: replay of 300 decisions with all hashes",
    "engine: dueling_nobles: hard computer's longest decision",
    "lab: neo_noble: matches a second of the processor, all counted",
    "lab: a computer's move p99 while the lab works on every core",
    "lab: event loop delay p99 meanwhile",
    "desk: move to durable p50, alone",
    "desk: move to durable p50, 10 matches at once",
    "desk: move to durable p99",
    "desk: event loop delay p99, 10 matches at once and",
    "picture: dueling_nobles: board p50, two in flight",
    "engine: noxtalia: decisions a second in random play, light",
    "engine: neo_noble: decisions a second in random play, light",
    "engine: neo_noble: hard computer's longest decision",
    "engine: soul_forger: games a second between easy players, in bulk",
    "picture: noxtalia: board p99, two in flight",
    "picture: neo_noble: board p50, two in flight",
    "picture: soul_forger: board p50, two in flight",
    "picture: soul_forger, full: board p50, two in flight",
    "picture: soul_forger, full: board p99, two in flight",
    "picture: noxtalia: largest board file",
    "soul_forger: decisions a second in random play, light, 4 seats",
    "soul_forger: four seats, 48 pieces: copy of the table",
    "soul_forger: four seats, 48 pieces: save and load",
    "magic: board of 40 creatures, 12 statics, 6 floating, 4 shifting",
    "magic: 30 permanents: legal list",
    "magic: 30 permanents: save and load",
    "magic: 40 permanents: copy of the table",
    "magic: X beside 24 creatures that are used up for mana",
    "magic: games a second between easy players",
    "magic: asked with a choice a turn, each player",
    "pace: dueling_nobles: presses for a duel",
    "pace: dueling_nobles: all that one press can answer, p50",
    "pace: noxtalia: presses for an attack",
    "pace: neo_noble: presses for the beginning of a turn",
    "pace: neo_noble: presses for a summon with its lane",
    "pace: soul_forger: presses for an own turn",
    "pace: soul_forger, 2 seats: asked with a choice a turn, each opponent",
    "pace: soul_forger, 4 seats: asked with a choice a turn, the turn player beyond own moves",
    "pace: soul_forger, 3 seats: clicks of an own turn",
    "pace: magic: asked with a choice a turn, whose turn it is",
    "engine: magic: decisions a second in random play, light",
    *(f"environment: {game}: steps a second" for game in GAMES),
    "environment: import of all engines",
    "real_cards: CPU for a file",
    "real_cards: a card as it is kept",
    "real_cards: a name completed p99",
    *(f"screen: {game}, {locale}: {what}" for game in GAMES for locale in LOCALES for what in ON_SCREENS),
    *(f"screen: {game}: {what}" for game in GAMES for what in ON_SCREEN),
    "restart: to the first answer",
    "several: move to durable p50",
    "several: move to durable p99",
    "several: moves a second, flat out",
    "several: CPU for storing a move",
    "several: press handed over p50",
    "several: press handed over p99",
    "several: restart of a slot",
    "holding: loop held by /rank server",
    "holding: loop held by /rules",
    "holding: loop held by /deck list",
    "holding: loop held by completing /rules",
    "holding: loop held by completing /card",
    "holding: loop held by standings, swiss",
    "holding: loop held by a season",
    "memory: an open match",
    "memory: kept of a finished match",
    "memory: full collection",
    "memory: outbox take p50",
    "move: dueling_nobles, 2 seats: requests",
    "move: dueling_nobles, 2 seats: counted requests, in DMs, mean of",
    "move: dueling_nobles, 2 seats: counted requests, by panels, mean of",
    "move: dueling_nobles, 2 seats: counted requests, on the board and by panels, mean of",
    "move: dueling_nobles, 2 seats: sent, mean of",
    "move: dueling_nobles, 2 seats: CPU of all processes, mean of",
    "drawing: resident after",
    "drawing: from when the bot is let in to the first board",
    "tournament: pairing of",
    "tournament: standings of",
    "tournament: round of",
    "tournament: event loop delay p99 while",
)
"""How the names of figures begin that the design sets bars for."""


def measure(only: str, size: Size) -> Iterator[Figure]:
    """Yield the figures whose names begin so."""
    for group, figures in GROUPS.items():
        if not f"{group}:".startswith(only) and not only.startswith(f"{group}:"):
            continue
        begin = time.monotonic()
        sys.stderr.write(f"{group} ... (load {os.getloadavg()[0]:.1f})\n")
        yield from (figure for figure in figures(size) if figure.name.startswith(only))
        sys.stderr.write(f"{group}: {time.monotonic() - begin:.0f} s (load {os.getloadavg()[0]:.1f})\n")


def missing(names: Iterable[str]) -> list[str]:
    """Return what the design sets a bar for and nobody has measured."""
    measured = tuple(names)
    return [wanted for wanted in WANTED if not any(name.startswith(wanted) for name in measured)]


def main() -> int:
    """Print the figures; return 1 when one misses its bar."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", default="", metavar="NAME", help="the beginning of the figures' names")
    only: str = parser.parse_args().only
    missed, names = list[str](), list[str]()
    for figure in measure(only, FULL):
        names.append(figure.name)
        sys.stdout.write(f"{figure}\n")
        sys.stdout.flush()
        if figure.ok is False:
            missed.append(figure.name)
    if not names:
        sys.stderr.write(f"no figure begins with “{only}”; there are {', '.join(GROUPS)}.\n")
        return 2
    for name in missed:
        sys.stderr.write(f"missed its bar: {name}\n")
    unmeasured = [] if only else missing(names)
    for name in unmeasured:
        sys.stderr.write(f"has a bar and was not measured: {name}\n")
    return 1 if missed or unmeasured else 0
