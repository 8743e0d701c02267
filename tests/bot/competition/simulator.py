"""Whole tournaments played by seed: results by strength, drops, late entries, no-shows, corrections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import exp
from random import Random

from bot.competition import brackets, pods, robin, swiss
from bot.competition.record import DUELS
from bot.competition.state import (
    Entrant,
    Missed,
    Outcome,
    Round,
    Score,
    SeatSource,
    TournamentTable,
    duel,
    given,
    present,
)


@dataclass(frozen=True)
class Plan:
    """What happens in an event: shares are chances for each person and round."""

    count: int
    seed: int = 0
    format: str = "swiss"
    drops: float = 0.0
    late: float = 0.0
    no_shows: float = 0.0
    corrections: float = 0.0
    draws: float = 0.01


@dataclass
class Event:
    """An event that has been played to its end."""

    entrants: list[Entrant]
    rounds: list[Round] = field(default_factory=list)
    bracket: brackets.Bracket | None = None
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    voided: int = 0


def simulate(plan: Plan) -> Event:
    return _eliminated(plan) if plan.format in ("single", "double") else _in_rounds(plan)


def strength_of(plan: Plan) -> dict[int, float]:
    rng = Random(f"{plan.seed} strengths")
    return {number: rng.gauss(0, 1) for number in range(1, plan.count * 2 + 1)}


def _in_rounds(plan: Plan) -> Event:
    rng = Random(f"{plan.seed} events")
    strengths = strength_of(plan)
    event = Event([Entrant(number) for number in range(1, plan.count + 1)])
    pair, planned, over = _format(plan, event)
    while not over(event, planned):
        tables = pair(event, f"{plan.seed}:{len(event.rounds)}")
        event.rounds.append(tuple(_result(table, strengths, rng, plan) for table in tables))
        _correct(event, rng, plan)
        _come_and_go(event, rng, plan, planned)
    return event


def _format(
    plan: Plan, event: Event
) -> tuple[Callable[[Event, str], tuple[TournamentTable, ...]], int, Callable[[Event, int], bool]]:
    match plan.format:
        case "swiss":
            return (
                lambda event, seed: swiss.pair(event.entrants, event.rounds, seed),
                swiss.rounds_for(plan.count),
                lambda event, planned: swiss.is_over(event.entrants, event.rounds, planned),
            )
        case "robin":
            return (
                lambda event, seed: robin.pair(event.entrants, event.rounds),
                robin.rounds_for(plan.count),
                lambda event, planned: len(event.rounds) >= planned,
            )
        case _:
            return (
                lambda event, seed: pods.pair(event.entrants, event.rounds, seed),
                5,
                lambda event, planned: pods.is_over(event.entrants, event.rounds, planned),
            )


def _result(table: TournamentTable, strengths: dict[int, float], rng: Random, plan: Plan) -> TournamentTable:
    if table.outcome:
        return table
    away = [number for number in table.seats if rng.random() < plan.no_shows]
    if away and plan.format != "pods":
        return given(table, away, DUELS.bye)
    if plan.format == "pods":
        best = rng.choices(range(len(table.seats)), [exp(strengths[n]) for n in table.seats])[0]
        return TournamentTable(
            table.seats, Outcome(pods.scores(None if rng.random() < 0.1 else best, len(table.seats)))
        )
    return TournamentTable(table.seats, _duel(table.seats[0], table.seats[1], strengths, rng, plan.draws))


def _duel(one: int, other: int, strengths: dict[int, float], rng: Random, drawn: float) -> Outcome:
    if rng.random() < drawn:
        return duel(1, 1, 1)
    won = rng.random() < 1 / (1 + exp(strengths[other] - strengths[one]))
    lost = rng.choice((0, 1))
    return duel(2, lost) if won else duel(lost, 2)


def _correct(event: Event, rng: Random, plan: Plan) -> None:
    """Turn a result of an earlier round over: what was paired since stays."""
    if len(event.rounds) < 2 or rng.random() >= plan.corrections:
        return
    index = rng.randrange(len(event.rounds) - 1)
    tables = list(event.rounds[index])
    at = rng.randrange(len(tables))
    outcome = tables[at].outcome
    if outcome and len(tables[at].seats) > 1:
        tables[at] = TournamentTable(tables[at].seats, replace(outcome, scores=outcome.scores[::-1]))
        event.rounds[index] = tuple(tables)


def _come_and_go(event: Event, rng: Random, plan: Plan, planned: int) -> None:
    played = len(event.rounds)
    for index, entrant in enumerate(event.entrants):
        if entrant.present(played) and rng.random() < plan.drops:
            event.entrants[index] = replace(entrant, left_round=played)
        elif entrant.left_round and rng.random() < plan.late:
            event.entrants[index] = replace(entrant, left_round=None, from_round=played + 1)
    if plan.format != "robin" and played < planned // 2 and rng.random() < plan.late * 4:
        number = len(event.entrants) + 1
        missed = rng.choice(list(Missed))
        event.entrants.append(Entrant(number, from_round=played + 1, missed_as=missed))


def _eliminated(plan: Plan) -> Event:
    rng = Random(f"{plan.seed} events")
    strengths = strength_of(plan)
    event = Event([Entrant(number) for number in range(1, plan.count + 1)])
    make = brackets.single if plan.format == "single" else brackets.double
    event.bracket = make([entrant.number for entrant in event.entrants])
    gone: set[int] = set()
    while tables := brackets.ready(event.bracket, event.outcomes):
        match = rng.choice(list(tables))
        table = tables[match]
        outcome = _duel(table.seats[0], table.seats[1], strengths, rng, plan.draws)
        away = [number for number in table.seats if rng.random() < plan.no_shows]
        if away:
            outcome = given(table, away, Score(2)).outcome or outcome
        event.outcomes[match] = outcome  # a draw leaves the match open: it is replayed
        gone |= {
            n for n in present(event.entrants, 1) if rng.random() < plan.drops / len(event.bracket.matches)
        }
        if rng.random() < plan.corrections / len(event.bracket.matches):
            past = rng.choice(list(event.outcomes))
            turned = replace(event.outcomes[past], scores=event.outcomes[past].scores[::-1])
            if turned.source is not SeatSource.WALKOVER:
                before = len(event.outcomes)
                event.outcomes = brackets.corrected(event.bracket, event.outcomes, past, turned, void=True)
                event.voided += before - len(event.outcomes)
        event.outcomes |= brackets.walkovers(event.bracket, event.outcomes, gone, Score(2))
    return event
