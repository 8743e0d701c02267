"""What comes next: the tables of a wave. Works on plain data, so that a process of its own can do it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from bot.competition import brackets, cut, pods, robin, swiss
from bot.competition.record import Scoring
from bot.competition.state import Entrant, Format, Round, Score, SeatSource, TournamentTable, given
from bot.tournaments.course.event import Next, Stage, Tournament, round_of

Wave = Mapping[tuple[int, int], Mapping[int, TournamentTable]]
"""Tables by their numbers, by stage and round."""


@dataclass(frozen=True, slots=True)
class Work:
    """All that pairing a round needs."""

    format: Format
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    seed: str
    scoring: Scoring
    avoided: swiss.Forbidden = frozenset()
    """Pairs of entrants one of whom has blocked the other: a Swiss round avoids them like a rematch."""


def work_of(event: Tournament, apart: Mapping[int, Collection[int]]) -> Work:
    """Return what is to be paired. The seed is of this round alone, so a round that is remade is the same.

    `apart` says which users do not want to meet, by their ids.
    """
    number = len(event.played) + 1
    seed = blake2b(f"{event.row.lots}:{Stage.ROUNDS}:{number}".encode(), digest_size=16).hexdigest()
    numbers = {each.user_id: each.number for each in event.here}
    avoided = frozenset(
        frozenset((numbers[one], numbers[other])) for one, others in apart.items() for other in others
    )
    return Work(event.setup.format, tuple(event.pure), event.played, seed, event.setup.scoring, avoided)


def paired(work: Work) -> tuple[TournamentTable, ...]:
    """Return the tables of the next round. Runs in a worker."""
    match work.format:
        case Format.ROBIN:
            return robin.pair(work.entrants, work.rounds, work.scoring)
        case Format.PODS:
            return pods.pair(work.entrants, work.rounds, work.seed, work.scoring)
        case _:
            return swiss.pair(work.entrants, work.rounds, work.seed, work.scoring, avoided=work.avoided)


def seeds_of(event: Tournament, rated: Sequence[int] = ()) -> tuple[int, ...]:
    """Return who is which seed of the bracket that is made now, or was; `rated` are the rated, in order."""
    if event.row.seeds is not None:
        return event.row.seeds
    if event.next is Next.CUT:
        return cut.seeds(event.standings, event.cut, event.gone)
    here = [each.number for each in event.here]
    return cut.first_seeds(here, event.setup.seeding, event.row.lots, rated)


def bracket_wave(event: Tournament, bracket: brackets.Bracket) -> Wave:
    """Return the tables of the bracket that can be played now, round by round.

    A round is made when all its matches are known. Who has left gives a walkover, which is stored at once.
    """
    filled = brackets.fill(bracket, event.outcomes)
    made = {table.place.table_no for table in event.tables if table.place.stage != Stage.ROUNDS}
    rounds: dict[tuple[int, int], list[brackets.Filled]] = {}
    for match in filled.values():
        rounds.setdefault(round_of(match.match), []).append(match)
    wave: dict[tuple[int, int], dict[int, TournamentTable]] = {}
    for where, matches in rounds.items():
        if not all(match.known for match in matches):
            continue
        for match in matches:
            table = match.table
            if table is not None and match.match.number not in made:
                if not event.gone.isdisjoint(table.seats):
                    table = given(table, event.gone, walkover(event), SeatSource.WALKOVER)
                wave.setdefault(where, {})[match.match.number] = table
    return wave


def walkover(event: Tournament) -> Score:
    """Return what a win without play is worth."""
    return event.setup.scoring.bye
