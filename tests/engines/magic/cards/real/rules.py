"""All rules of the reader, and which of them have read something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engines.magic.cards.reading import (
    abilities,
    actions,
    changes,
    conditions,
    costs,
    dealing,
    events,
    moments,
    replacing,
    sentences,
    values,
)
from engines.magic.cards.reading.grammar import Grammar

GRAMMARS: tuple[Grammar[Any], ...] = (
    values.VALUES, values.COUNTED, conditions.CONDITIONS, costs.COSTS, changes.CHANGES, events.EVENTS_READ,
    actions.DEEDS, actions.CLAUSES, dealing.DEALT, sentences.SENTENCES, replacing.REPLACING,
    abilities.STATICS, moments.MOMENTS,
)  # fmt: skip


def every_rule() -> set[str]:
    """Return the patterns of all rules."""
    return {rule.source for grammar in GRAMMARS for rule in grammar._written}  # pyright: ignore[reportPrivateUsage]


@contextmanager
def rules_that_read() -> Iterator[set[str]]:
    """Gather the patterns of the rules by which something is read meanwhile."""
    seen: set[str] = set()
    before = [(grammar, grammar._written) for grammar in GRAMMARS]  # pyright: ignore[reportPrivateUsage]
    try:
        for grammar, written in before:
            _be(grammar, [rule._replace(build=_heard(rule, seen)) for rule in written])
        yield seen
    finally:
        for grammar, written in before:
            _be(grammar, written)


def _heard(rule: Any, seen: set[str]) -> Any:
    def build(*args: Any, **slots: Any) -> Any:
        result = rule.build(*args, **slots)
        seen.add(rule.source)
        return result

    return build


def _be(grammar: Any, written: list[Any]) -> None:
    """Let a grammar have these rules, and compile them when it reads next."""
    grammar._written, grammar._by_word, grammar._others = written, None, []
