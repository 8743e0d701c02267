"""The figures are measured, named and judged as `make bench` promises; how large they are is not tested."""

from __future__ import annotations

import json
from functools import cache

import pytest

from tests.profiles import sampled
from tests.rigs.bench import GROUPS, WANTED, measure, missing
from tests.rigs.measuring.figure import TINY, Figure, at

FIELDS = {"name", "value", "unit", "reference", "against", "ratio", "bar", "bar_is", "ok"}
LIGHT = ("soul_forger", "magic", "store", "restart", "memory", "real_cards", "tournament")
"""Groups that start no process and play no whole match; of the others `make bench` tells what is missing."""


@cache
def measured(group: str) -> tuple[Figure, ...]:
    return tuple(measure(f"{group}:", TINY))


@pytest.fixture(scope="module")
def figures() -> list[Figure]:
    return [figure for group in LIGHT for figure in measured(group)]


@pytest.mark.parametrize("group", sampled([*LIGHT, *sorted(GROUPS.keys() - {*LIGHT})], len(LIGHT)))
def test_each_group_measures_to_its_end(group: str):
    assert {figure.name.partition(":")[0] for figure in measured(group)} >= {group}


def test_every_bar_of_the_design_has_its_figure(figures: list[Figure]):
    names = [figure.name for figure in figures]
    assert len(names) == len(set(names))
    assert {name.partition(":")[0] for name in names} == set(LIGHT)
    assert [name for name in missing(names) if name.startswith(LIGHT)] == []
    assert {name.partition(":")[0] for name in WANTED} | {"store", "doors"} == set(GROUPS)


def test_a_figure_that_is_not_there_is_missed():
    assert missing([f"{name}, and more" for name in WANTED[1:]]) == [WANTED[0]]


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
