"""Patterns: every way in which a line may say one thing, and whether a line does so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, TypeAlias, get_args


class Cant(Exception):
    """Raised where the publisher has no wording for a model, or this printer knows none: the card refuses."""


class Series(NamedTuple):
    """One after the other."""

    parts: tuple[Pattern, ...]


class Either(NamedTuple):
    """Any of these, which mean the same where they stand."""

    ways: tuple[Pattern, ...]


Pattern: TypeAlias = str | Series | Either


def row(*parts: Pattern) -> Pattern:
    """Return patterns in a row: plain text grows together."""
    found: list[Pattern] = []
    for part in parts:
        for one in part.parts if isinstance(part, Series) else (part,):
            if isinstance(one, str) and found and isinstance(found[-1], str):
                found[-1] += one
            elif one != "":
                found.append(one)
    if not found:
        return ""
    return found[0] if len(found) == 1 else Series(tuple(found))


def either(*ways: Pattern) -> Pattern:
    """Return a pattern of which any way will do."""
    found: dict[Pattern, None] = {}
    for way in ways:
        found.update(dict.fromkeys(way.ways if isinstance(way, Either) else (way,)))
    if not found:
        raise Cant("no wording")
    return next(iter(found)) if len(found) == 1 else Either(tuple(found))


def maybe(*parts: Pattern) -> Pattern:
    """Return a pattern that may be left out."""
    return either("", row(*parts))


def in_list(parts: Sequence[Pattern], word: str = "and") -> Pattern:
    """Return "a", "a and b", "a, b, and c"."""
    if len(parts) < 3:
        return row(parts[0], *(each for part in parts[1:] for each in (f" {word} ", part)))
    *most, last = parts
    return row(*(each for part in most for each in (part, ", ")), f"{word} ", last)


def matches(pattern: Pattern, line: str) -> bool:
    """Tell whether a pattern says a line: the whole of it, no more and no less."""
    return len(line) in _ends(pattern, line, {0})


def _ends(pattern: Pattern, line: str, starts: AbstractSet[int]) -> AbstractSet[int]:
    """Return where a pattern can end in a line that begins at any of these places."""
    if isinstance(pattern, str):
        return {at + len(pattern) for at in starts if line.startswith(pattern, at)}
    if isinstance(pattern, Series):
        for part in pattern.parts:
            starts = _ends(part, line, starts)
            if not starts:
                break
        return starts
    return {end for way in pattern.ways for end in _ends(way, line, starts)}


def shown(pattern: Pattern) -> str:
    """Return a pattern for people who look for what it lacks: `(a|b)`."""
    if isinstance(pattern, str):
        return pattern
    if isinstance(pattern, Series):
        return "".join(map(shown, pattern.parts))
    return f"({'|'.join(map(shown, pattern.ways))})"


def all_rows(parts: Iterable[Pattern], between: Pattern) -> Pattern:
    """Return patterns with another between each two."""
    found: list[Pattern] = []
    for part in parts:
        found += [part] if not found else [between, part]
    return row(*found)


def complete_rows(words: Any, rows: Collection[str]) -> None:
    """Make sure that each word of a literal type has a row; raise TypeError with those that have none."""
    unsaid = set(get_args(words)) ^ set(rows)
    if unsaid:
        raise TypeError(f"not said, or no more there: {', '.join(sorted(unsaid))}")


# Patterns made from others


def cut(said: Pattern, end: str) -> Pattern:
    """Return what is said without its end."""
    if isinstance(said, str):
        return said.removesuffix(end)
    if isinstance(said, Either):
        return either(*(cut(way, end) for way in said.ways))
    return row(*said.parts[:-1], cut(said.parts[-1], end))


def exchanged(said: Pattern, old: str, new: str) -> Pattern:
    """Return what is said with another beginning."""
    if isinstance(said, str):
        return new + said.removeprefix(old)
    if isinstance(said, Either):
        return either(*(exchanged(way, old, new) for way in said.ways))
    return row(exchanged(said.parts[0], old, new), *said.parts[1:])


def defended(said: Pattern) -> Pattern:
    """Return what is said where the opponent is attacked: they are the defending player as well."""
    if isinstance(said, str):
        other = said.replace("each opponent", "defending player").replace(
            "an opponent controls", "defending player controls"
        )
        return said if other == said else either(said, other)
    if isinstance(said, Either):
        return either(*map(defended, said.ways))
    return row(*map(defended, said.parts))
