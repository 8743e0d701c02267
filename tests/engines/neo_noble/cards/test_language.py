"""Nothing in the card language is without a deed, and nothing without a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from engines.kernel.effects import references
from engines.kernel.effects.exhaustiveness import words
from engines.neo_noble.evaluation import changes as in_force
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language import actions, changes, conditions, parts, selectors, values
from engines.neo_noble.language import costs as cost_models
from engines.neo_noble.language.events import EventKind
from engines.neo_noble.rules import drawing


def named_in_tests() -> dict[str, set[str]]:
    """Return the words that tests of texts use: first arguments by function, values by key."""
    found: dict[str, set[str]] = {}
    for path in Path(__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            for key, value in _pairs(node):
                for each in ast.walk(value):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        found.setdefault(key, set()).add(each.value)
    return found


def _pairs(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        yield name, node.args[0]
        if len(node.args) > 1:
            yield f"{name}:2", node.args[1]
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant):
                yield str(key.value), value
    if isinstance(node, ast.keyword) and node.arg:
        yield node.arg, node.value


NAMED = named_in_tests()


def test_every_change_is_looked_for() -> None:
    source = "".join(Path(str(each.__file__)).read_text() for each in (in_force, powers, drawing))
    assert {word for word in words(changes.Change, "change") if f'"{word}"' not in source} == set()


@pytest.mark.parametrize(
    ("wanted", "helpers"),
    [
        (words(actions.Action, "action") - {"change"}, ["act"]),
        (words(changes.Change, "change"), ["change", "holds"]),
        (words(conditions.Condition, "test"), ["test"]),
        (words(cost_models.Cost, "cost"), ["cost"]),
        (words(values.Value, "calc"), ["calc"]),
        (words(selectors.Target, "target"), ["target"]),
        ({"done", "battle_margin", "x"}, ["number", "parts"]),
        (set(get_args(EventKind)), ["heard"]),
        (set(get_args(parts.Until)), ["change:2", "parametrize:2"]),
        (set(references.words(selectors.SpiritRef)), ["who", "of", "on"]),
        (set(get_args(selectors.Zone)), ["in_zone", "zone"]),
        (set(references.words(selectors.LaneRef)), ["lane", "on", "coin_of", "of"]),
        ({"target", "target_2", "that"}, ["slots"]),
        ({"target", "target_2", "that", "this_card"}, ["cards", "from"]),
        ({"chosen", "all", "random"}, ["pick"]),
        ({"you", "opponent", "each", "target"}, ["who"]),
        ({"random", "top", "all", "by_you"}, ["how"]),
    ],
    ids=lambda value: "/".join(value) if isinstance(value, list) else None,
)
def test_every_word_is_named_in_a_test(wanted: set[str], helpers: list[str]) -> None:
    named = {word for helper in helpers for word in NAMED.get(helper, ())}
    assert wanted - named == set()
