"""Play ready-made decks against each other, and tell how even they are.

`python -m tests.rigs.balance noxtalia --games 2000` lets easy computer players meet in every pairing,
with both decks in both seats; `--players medium,medium` lets stronger ones confirm it. With three or four, as
in `--players easy,easy,easy,easy`, all have the same deck, and the table tells how often each place in the
order of turns wins, and each seat. Progress goes to standard error; the table, and the figures as one JSON
line for each pairing, to standard output.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from statistics import median
from typing import Any, NamedTuple

from engines.kernel import LEVELS, Game, Level, Options
from engines.kernel.play import bulk
from engines.magic.cards.catalogue import catalogue_of as magic_catalogue
from engines.magic.game import Magic
from engines.magic.options import MagicOptions
from engines.neo_noble import NeoNoble, NeoNobleOptions
from engines.neo_noble.cards.catalogue import domain_of
from engines.neo_noble.cards.catalogue import starter as neo_noble_starter
from engines.noxtalia import Noxtalia
from engines.noxtalia.cards.catalogue import Catalogue, starter
from engines.noxtalia.options import NoxtaliaOptions
from engines.soul_forger.cards.catalogue import loadout_of
from engines.soul_forger.cards.catalogue import starter as soul_forger_starter
from engines.soul_forger.game import SoulForger
from engines.soul_forger.options import SoulForgerOptions

PROCESSES = 2
CHUNK = 50
"""Most matches that a process plays before it reports; even, so that the decks change seats evenly."""


class Arena(NamedTuple):
    """What has to be known of a game to let its decks meet."""

    game: Game[Any]
    decks: tuple[str, ...]
    options: Callable[[Sequence[str]], Options]
    """The options of a match, from the decks by seat."""
    first: Callable[[Any], int]
    """The seat that began, from the table at the end."""
    turns: Callable[[Any], int]
    """The number of the last turn."""


@cache
def _noxtalia() -> Arena:
    catalogue = Catalogue.of(*starter())
    teams = {team.id: catalogue.standard(team.spirits) for team in catalogue.teams}
    return Arena(
        Noxtalia(),
        tuple(teams),
        lambda decks: NoxtaliaOptions(teams=tuple(teams[deck] for deck in decks)),
        lambda table: table.first,
        lambda table: table.turn,
    )


@cache
def _neo_noble() -> Arena:
    decks = {deck.id: domain_of(deck) for deck in neo_noble_starter()[0].decks}
    return Arena(
        NeoNoble(),
        tuple(decks),
        lambda chosen: NeoNobleOptions(decks=tuple(decks[deck] for deck in chosen)),
        lambda table: table.first,
        lambda table: (table.turn + 1) // 2,  # turns of each player
    )


@cache
def _soul_forger() -> Arena:
    decks = {deck.id: loadout_of(deck) for deck in soul_forger_starter()[0].decks}
    return Arena(
        SoulForger(),
        tuple(decks),
        lambda chosen: SoulForgerOptions(decks=tuple(decks[deck] for deck in chosen)),
        lambda table: table.first,
        lambda table: (table.turn + 1) // 2,  # rounds
    )


@cache
def _magic() -> Arena:
    catalogue = magic_catalogue(MagicOptions())
    decks = {deck.id: catalogue.loadout(deck) for deck in catalogue.decks}
    return Arena(
        Magic(),
        tuple(decks),
        lambda chosen: MagicOptions(decks=tuple(decks[deck] for deck in chosen)),
        lambda table: table.first,
        lambda table: (table.turn + 1) // 2,  # turns of each player
    )


ARENAS: dict[str, Callable[[], Arena]] = {
    "magic": _magic, "neo_noble": _neo_noble, "noxtalia": _noxtalia, "soul_forger": _soul_forger
}  # fmt: skip


class Played(NamedTuple):
    """How one match went. The decks are told apart by their places in the pairing, or by their seats."""

    winner: int | None
    """None for a draw."""
    first: int
    turns: int
    reason: str
    best: tuple[int, ...] = ()
    """The winner, or the seats that share a draw."""


class Balance(NamedTuple):
    """How a pairing went. A draw is half a win for both."""

    decks: tuple[str, str]
    games: int
    first_deck: float
    """Share of the wins of the first of the two decks."""
    first_player: float
    """Share of the wins of those who began."""
    turns: float
    """The median length."""
    drawn: float
    reasons: dict[str, float]
    """Shares of the ways in which matches ended."""
    lengths: dict[int, float]
    """Shares of the matches by the number of their last turn."""


class FreeForAll(NamedTuple):
    """How free-for-alls of one deck went. A draw is shared by those who share it."""

    deck: str
    games: int
    places: tuple[float, ...]
    """Shares of the wins by place in the order of turns: who begins, who comes next, …"""
    seats: tuple[float, ...]
    """Shares of the wins by seat."""
    turns: float
    """The median length."""
    drawn: float
    reasons: dict[str, float]


def play(arena: Arena, decks: Sequence[str], levels: Sequence[Level], seed: str) -> Played:
    """Play one match between computer players, by seat."""
    match = bulk.begin(arena.game, arena.options(decks), levels, seed)
    first = arena.first(match.table)
    while asked := match.decisions:
        decision = asked[0]
        match.answer(decision.seat, bulk.answer(match, decision, levels, f"{seed}/{match.serial}"))
        if arena.turns(match.table) <= 1:  # later on another may lead the round
            first = arena.first(match.table)
    result = match.result
    assert result is not None
    winner = result.winners[0] if result.winners else None
    best = tuple(seat for seat in range(len(decks)) if result.place(seat) == 1)
    return Played(winner, first, arena.turns(match.table), result.reason, best)


def play_some(
    name: str, decks: tuple[str, str], levels: Sequence[Level], seeds: Iterable[str]
) -> list[Played]:
    """Play some matches of a pairing; from one to the next the decks change seats."""
    arena = ARENAS[name]()
    found: list[Played] = []
    for number, seed in enumerate(seeds):
        if number % 2:
            played = play(arena, decks[::-1], levels[::-1], seed)
            winner = None if played.winner is None else 1 - played.winner
            found.append(played._replace(winner=winner, first=1 - played.first))
        else:
            found.append(play(arena, decks, levels, seed))
    return found


def weigh(decks: tuple[str, str], played: Sequence[Played]) -> Balance:
    """Sum up the matches of a pairing."""
    games = len(played)
    drawn = sum(one.winner is None for one in played) / games
    return Balance(
        decks,
        games,
        sum(one.winner == 0 for one in played) / games + drawn / 2,
        sum(one.winner == one.first for one in played) / games + drawn / 2,
        median(one.turns for one in played),
        drawn,
        _shares(one.reason for one in played),
        _shares(one.turns for one in played),
    )


def _shares(values: Iterable[Any]) -> dict[Any, float]:
    counted = Counter(values)
    return {value: count / counted.total() for value, count in sorted(counted.items())}


def play_alike(name: str, deck: str, levels: Sequence[Level], seeds: Iterable[str]) -> list[Played]:
    """Play some free-for-alls with the same deck at all seats."""
    arena = ARENAS[name]()
    return [play(arena, (deck,) * len(levels), levels, seed) for seed in seeds]


def weigh_places(deck: str, seats: int, played: Sequence[Played]) -> FreeForAll:
    """Sum up free-for-alls."""
    places, by_seat = [0.0] * seats, [0.0] * seats
    for one in played:
        for seat in one.best:
            share = 1 / len(one.best) / len(played)
            by_seat[seat] += share
            places[(seat - one.first) % seats] += share
    return FreeForAll(
        deck,
        len(played),
        tuple(places),
        tuple(by_seat),
        median(one.turns for one in played),
        sum(one.winner is None for one in played) / len(played),
        _shares(one.reason for one in played),
    )


def _chunks(seeds: Sequence[str]) -> list[Sequence[str]]:
    size = max(2, min(CHUNK, len(seeds) // (4 * PROCESSES) * 2))
    return [seeds[start : start + size] for start in range(0, len(seeds), size)]


def measure_places(
    name: str, games: int, levels: Sequence[Level], seed: str, only: str, processes: int
) -> Iterable[FreeForAll]:
    """Play free-for-alls of each deck, or of `only` one."""
    with ProcessPoolExecutor(processes) as pool:
        for deck in ARENAS[name]().decks:
            if only and only != deck:
                continue
            seeds = [f"{seed} {deck} {number}" for number in range(games)]
            played = pool.map(partial(play_alike, name, deck, levels), _chunks(seeds))
            yield weigh_places(deck, len(levels), [one for some in played for one in some])


def measure(
    name: str, games: int, levels: Sequence[Level], seed: str, only: str, processes: int
) -> Iterable[Balance]:
    """Play every pairing of a game's decks, or `only` one such as "a-b"."""
    with ProcessPoolExecutor(processes) as pool:
        for decks in combinations(ARENAS[name]().decks, 2):
            if only and only != "-".join(decks):
                continue
            begin = time.monotonic()
            seeds = [f"{seed} {'-'.join(decks)} {number}" for number in range(games)]
            played: list[Played] = []
            for some in pool.map(partial(play_some, name, decks, levels), _chunks(seeds)):
                played += some
                sys.stderr.write(f"\r{'-'.join(decks)}: {len(played)} of {games}")
                sys.stderr.flush()
            balance = weigh(decks, played)
            first = f"first deck {balance.first_deck:.1%}, who begins {balance.first_player:.1%}"
            sys.stderr.write(f" in {time.monotonic() - begin:.0f} s: {first}\n")
            yield balance


def table(found: Sequence[Balance]) -> str:
    """Return the figures as a table in Markdown."""
    reasons = sorted({reason for balance in found for reason in balance.reasons})
    head = ["pairing", "matches", "first deck wins", "who begins wins", "median turns", "draws", *reasons]
    rows = [
        [
            "-".join(balance.decks), str(balance.games), f"{balance.first_deck:.1%}",
            f"{balance.first_player:.1%}", f"{balance.turns:g}", f"{balance.drawn:.1%}",
            *(f"{balance.reasons.get(reason, 0):.1%}" for reason in reasons),
        ]
        for balance in found
    ]  # fmt: skip
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def table_of_places(found: Sequence[FreeForAll]) -> str:
    """Return the figures of free-for-alls as a table in Markdown."""
    seats = len(found[0].places)
    head = ["deck", "matches", *(f"place {n + 1}" for n in range(seats)),
            *(f"seat {n + 1}" for n in range(seats)), "median turns", "draws"]  # fmt: skip
    rows = [
        [one.deck, str(one.games), *(f"{share:.1%}" for share in (*one.places, *one.seats)), f"{one.turns:g}",
         f"{one.drawn:.1%}"]
        for one in found
    ]  # fmt: skip
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


LONG = 40
"""Turns beyond which a match counts as long."""


def summary(found: Sequence[Balance]) -> str:
    """Return how all pairings went together: each deck's wins, who begins, and how long matches were."""
    games = sum(one.games for one in found)
    wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    for one in found:
        for deck, share in zip(one.decks, (one.first_deck, 1 - one.first_deck), strict=True):
            wins[deck] += round(share * one.games)
            played[deck] += one.games
        lengths.update({turns: round(share * one.games) for turns, share in one.lengths.items()})
    begins = sum(one.first_player * one.games for one in found) / games
    long = sum(count for turns, count in lengths.items() if turns > LONG) / games
    ordered = sorted(lengths.elements())
    tenth, middle, ninetieth = (ordered[int(len(ordered) * share)] for share in (0.1, 0.5, 0.9))
    decks = ", ".join(f"{deck} {wins[deck] / played[deck]:.1%}" for deck in played)
    return (
        f"All {games} matches: {decks}; who begins {begins:.1%}; median {middle} turns,"
        f" 10th percentile {tenth}, 90th {ninetieth}; {long:.2%} beyond {LONG}."
    )


def main() -> int:
    """Play as told, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(ARENAS))
    parser.add_argument("--games", type=int, default=2_000, help="matches for each pairing")
    parser.add_argument("--players", default="easy,easy", help=f"a level of {', '.join(LEVELS)} by seat")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--only", default="", metavar="PAIRING", help="one pairing, such as a-b, or one deck")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    given = parser.parse_args()
    levels = given.players.split(",")
    if not set(levels) <= set(LEVELS) or len(levels) not in ARENAS[given.game]().game.seats:
        parser.error(f"--players takes a level of {', '.join(LEVELS)} for each seat")
    asked = (given.game, given.games, levels, given.seed, given.only, given.processes)
    found: list[Balance] | list[FreeForAll]
    if len(levels) > 2:
        found = list(measure_places(*asked))
        print(table_of_places(found))
    else:
        found = list(measure(*asked))
        print(table(found))
        print(summary(found))
    for balance in found:
        print(json.dumps(balance._asdict()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
