"""The figures are measured, named and judged as `make bench` promises; how large they are is not tested."""

from __future__ import annotations

import json

import pytest

from tests.bench import GROUPS, measure
from tests.measuring.figure import TINY, Figure, at

FIELDS = {"name", "value", "unit", "reference", "against", "ratio", "bar", "bar_is", "ok"}
WANTED = (
    "engine: dueling_nobles: decisions a second in random play, light",
    "engine: dueling_nobles: decisions a second in random play, recorded",
    "engine: dueling_nobles: games a second between easy players, in bulk",
    "engine: dueling_nobles: copy of a match",
    "engine: dueling_nobles: save and load a match",
    "engine: dueling_nobles: replay of 300 decisions with all hashes",
    "engine: dueling_nobles: hard computer's longest decision",
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
    "restart: to the first answer",
    "memory: an open match",
    "memory: kept of a finished match",
    "memory: full collection",
    "memory: outbox take p50",
    "move: dueling_nobles, 2 seats: requests",
    "move: dueling_nobles, 2 seats: sent, mean of",
    "move: dueling_nobles, 2 seats: CPU of all processes, mean of",
    "tournament: pairing of",
    "tournament: standings of",
    "tournament: round of",
    "tournament: event loop delay p99 while",
)


@pytest.fixture(scope="module")
def figures() -> list[Figure]:
    return list(measure("", TINY))


def test_every_bar_of_the_design_has_its_figure(figures: list[Figure]):
    names = [figure.name for figure in figures]
    assert len(names) == len(set(names))
    assert [wanted for wanted in WANTED if not any(name.startswith(wanted) for name in names)] == []
    assert {name.partition(":")[0] for name in names} == set(GROUPS)


def test_every_figure_is_a_line_with_what_it_is_compared_with(figures: list[Figure]):
    for figure in figures:
        assert "\n" not in str(figure)
        line = json.loads(str(figure))
        assert line.keys() == FIELDS
        assert line["value"] > 0
        assert line["reference"] > 0, figure
        assert line["against"]
        assert (line["ok"] is None) == (line["bar"] is None)


def test_bars_are_the_most_or_the_least():
    assert Figure("speed", 5, "1/s", bar=4, at_least=True).ok
    assert not Figure("speed", 3, "1/s", bar=4, at_least=True).ok
    assert Figure("time", 3, "ms", bar=4).ok
    assert not Figure("time", 5, "ms", bar=4).ok
    assert Figure("time", 5, "ms").ok is None


def test_a_bar_on_the_share_of_the_reference_asks_nothing_of_the_machine():
    for machine in (1.0, 100.0):
        empty = 10 * machine
        assert Figure("speed", 5 * machine, "1/s", empty, "empty", 0.5, at_least=True, bar_on_ratio=True).ok
        slower = Figure("speed", 4 * machine, "1/s", empty, "empty", 0.5, at_least=True, bar_on_ratio=True)
        assert not slower.ok
        assert Figure("copy", 15 * machine, "µs", machine, "empty", 20, bar_on_ratio=True).ok


def test_only_what_is_named_is_measured():
    assert [figure.name for figure in measure("restart", TINY)] == [
        "restart: to the first answer, 5 open matches"
    ]
    assert list(measure("nothing", TINY)) == []


def test_percentiles():
    assert at(list(range(100)), 50) == 50
    assert at([3.0], 99) == 3.0
    assert at(list(range(1000)), 99) == 990
