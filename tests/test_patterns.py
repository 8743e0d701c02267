"""No regular expression takes longer than its text is long: strangers write much of what is looked through.

An own test and no linter: those for it have had no release for years, and do not see what is built at run
time. Each pattern of the tree is given long words made of what it looks for.
"""

from __future__ import annotations

import ast
import importlib
import re
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("engines", "render", "bot", "cogs")
FUNCTIONS = {"compile", "search", "match", "fullmatch", "sub", "split", "findall", "finditer"}
SIZES = (12, 16, 20, 24, 200, 1_000, 6_000)
"""Signs, few at first: what doubles its time with each sign is found out before it stops the test."""
SIGNS = "a0 -_.(:"
AT_MOST = 12
"""So many times a loop of a hundred thousand additions, that is some 60 ms; a linear one takes one."""
OWN = {
    "bot/texts/resources.py": "reads Herald's own texts",
    **{
        f"engines/magic/cards/reading/{name}.py": "reads texts of the owner's file, within 2,000 letters"
        for name in ("abilities", "keywords", "kinds", "normal", "sentences", "targets", "values")
    },
}
"""What strangers write nothing of."""


def patterns() -> Iterator[tuple[str, str, int]]:
    """Every pattern in the code: the file, the pattern, its flags."""
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        file = str(path.relative_to(ROOT))
        text = path.read_text(encoding="utf-8")
        if "import re\n" not in text:
            continue
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        names = {id(value): value for value in vars(module).values() if isinstance(value, re.Pattern)}
        yield from ((file, each.pattern, each.flags) for each in names.values())
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="re"), attr=attribute),
                    args=[ast.Constant(value=str(pattern)), *_],
                ) if attribute in FUNCTIONS - {"compile"}:
                    yield file, pattern, 0


FOUND = sorted(set(patterns()))


def additions() -> float:
    begin, total = time.thread_time(), 0
    for number in range(100_000):
        total += number
    return time.thread_time() - begin


def hostile(pattern: str) -> list[str]:
    """Words of one and of two signs that the pattern may look for."""
    signs = sorted({*SIGNS, *(sign for sign in pattern if sign in "\"'/=<>[]{}*~|#,;+@&%$\n")})
    return [*signs, *("".join(pair) for pair in product(signs, repeat=2) if pair[0] != pair[1])]


def test_patterns_are_found() -> None:
    assert len(FOUND) > 50
    assert len({file for file, _pattern, _flags in FOUND}) > 20
    assert {file for file, _pattern, _flags in FOUND} >= set(OWN)


@pytest.mark.parametrize("file", sorted({file for file, _pattern, _flags in FOUND} - OWN.keys()))
def test_no_pattern_takes_longer_than_its_text_is_long(file: str) -> None:
    most = AT_MOST * min(additions() for _ in range(3))
    slow = [
        (pattern, unit, size)
        for where, pattern, flags in FOUND
        if where == file
        for unit in hostile(pattern)
        if (size := _slow_at(re.compile(pattern, flags), unit, most)) is not None
    ]
    assert slow == []


def _slow_at(pattern: re.Pattern[str], unit: str, most: float) -> int | None:
    """Tell for how many signs a pattern takes too long, whether it is looked for or fits the whole."""
    for size in SIZES:
        text = unit * (size // len(unit))
        for attempt in (lambda: pattern.sub("", text), lambda: pattern.fullmatch(text + "!")):  # noqa: B023
            begin = time.thread_time()
            attempt()
            if time.thread_time() - begin > most:
                return size
    return None


def test_a_pattern_that_goes_back_and_forth_is_told() -> None:
    most = AT_MOST * min(additions() for _ in range(3))
    assert _slow_at(re.compile(r"\(([^()]*|.*\(.*\).*)\)=\("), "(", most) is not None
    assert _slow_at(re.compile("(a+)+b"), "a", most) is not None
    assert _slow_at(re.compile(r"\s*/\s*"), " ", most) is not None
    assert _slow_at(re.compile("[a-z]+"), "a", most) is None
