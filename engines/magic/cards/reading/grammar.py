"""What rules of the reader are made of: patterns of words with slots, and what is built from them.

A pattern is a regular expression in which `{slot}` or `{name:slot}` stands for a part that has a reader of
its own. A rule reads a text only if it reads all of it, each slot included; one whose name begins with `_` is
only looked at. If several rules do, they must build the same.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from engines.magic.cards.reading.scene import Scene

R = TypeVar("R")
Slot = Callable[[str, Scene], Any]


class Unread(Exception):
    """A part of a text that says nothing that is known; `key` is the end of a text `real-why-…`."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values_ = values


class Ambiguous(Exception):
    """A text reads in two ways."""


class _Slot(NamedTuple):
    looks: str
    read: Slot


_SLOTS: dict[str, _Slot] = {}
_ANY = ".+?"
_IN_PATTERN = re.compile(r"\{(?:(\w+):)?(\w+)\}")
_FIRST_WORD = re.compile(r"[a-z~']+(?= |$)")
_LITERAL = re.compile(r"[a-z ,']{3,}")


def slot(name: str, looks: str = _ANY) -> Callable[[Slot], Slot]:
    """Register what reads a slot; `looks` is a regular expression of what can stand there at all."""

    def register(read: Slot) -> Slot:
        if name in _SLOTS:
            raise TypeError(f"two readers of a slot: {name}")
        _SLOTS[name] = _Slot(looks, read)
        return read

    return register


class _Rule(NamedTuple):
    source: str
    build: Callable[..., Any]


class _Compiled(NamedTuple):
    fits: Callable[[str], re.Match[str] | None]
    literal: str
    slots: tuple[tuple[str, str, Slot], ...]
    build: Callable[..., Any]


class Grammar(Generic[R]):
    """Rules for one kind of texts."""

    def __init__(self, why: str) -> None:
        self.why = why
        """The reason why a text is refused that no rule reads."""
        self.makes: set[type[Any]] = set()
        """All models that its rules build."""
        self._written: list[_Rule] = []
        self._by_word: dict[str, list[_Compiled]] | None = None
        self._others: list[_Compiled] = []

    def rule(self, pattern: str, *makes: type[Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Register a rule; what it builds is called with the scene and all slots by name."""
        self.makes.update(makes)

        def register(build: Callable[..., Any]) -> Callable[..., Any]:
            self._written.append(_Rule(pattern, build))
            return build

        return register

    def read(self, text: str, scene: Scene) -> R:
        """Return what the rules build of a text, and let the scene know what it has named.

        Raises Unread if no rule reads it, Ambiguous if two build different things of it.
        """
        found = self._all(text, scene)
        if not found:
            raise Unread(self.why)
        if len(found) > 1:
            raise Ambiguous
        result, after = found[0]
        scene.become(after)
        return result

    def _all(self, text: str, scene: Scene) -> list[tuple[R, Scene]]:
        found: list[tuple[R, Scene]] = []
        reason: Unread | None = None
        for rule in self._candidates(text):
            matched = rule.fits(text)
            if matched is None:
                continue
            trial = scene.copy()
            try:
                slots = {
                    name: None if matched[group] is None else read(matched[group], trial)
                    for group, name, read in rule.slots
                }
                told = {name: value for name, value in slots.items() if not name.startswith("_")}
                result = rule.build(trial, **told)
            except Unread as refused:
                reason = reason or refused
                continue
            if all(result != known for known, _ in found):
                found.append((result, trial))
        if not found and reason is not None:
            raise reason
        return found

    def _candidates(self, text: str) -> Iterable[_Compiled]:
        if self._by_word is None:
            self._by_word = self._compile()
        first = _FIRST_WORD.match(text)
        if first is not None:
            yield from self._by_word.get(first[0], ())
        for rule in self._others:
            if rule.literal in text:
                yield rule

    def _compile(self) -> dict[str, list[_Compiled]]:
        by_word: dict[str, list[_Compiled]] = defaultdict(list)
        for rule in self._written:
            slots: list[tuple[str, str, Slot]] = []

            def group(found: re.Match[str], slots: list[tuple[str, str, Slot]] = slots) -> str:
                kind = found[2]
                name = found[1] or kind
                slots.append((f"s{len(slots)}", name, _SLOTS[kind].read))
                return f"(?P<s{len(slots) - 1}>{_SLOTS[kind].looks})"

            fits = re.compile(_IN_PATTERN.sub(group, rule.source)).fullmatch
            first = _FIRST_WORD.match(rule.source)
            plain = re.sub(r"\([^()]*\)\??|.\?|\[[^]]*\]", "|", _IN_PATTERN.sub("|", rule.source))
            literals = [] if "|" in plain and ")" in plain else _LITERAL.findall(plain)
            compiled = _Compiled(fits, max(literals, key=len, default=""), tuple(slots), rule.build)
            if first is not None:
                by_word[first[0]].append(compiled)
            else:
                self._others.append(compiled)
        return by_word
