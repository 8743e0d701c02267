"""Keys of answers are made and read in `kernel/decisions/keys.py` and in each game's `table/keys.py` alone.

Elsewhere nobody looks at a letter of a key, nor at what stands between its colons.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.test_codebase import ROOT, SOURCES

ENGINES, RENDER = ROOT / "engines", ROOT / "render"
KEYS = {ENGINES / "kernel/decisions/keys.py", *ENGINES.glob("*/table/keys.py")}
ELSEWHERE = [
    path for path in SOURCES if path not in KEYS and (ENGINES in path.parents or RENDER in path.parents)
]
NO_ANSWERS = {
    "engines/kernel/cards/decks.py": "decks as players write them",
    "engines/environment/herald_v0.py": "what a word does, told to programs that know no game",
    "engines/magic/cards/oracle/selectors.py": "whose an object is, in the publisher's words",
    "engines/magic/cards/reading/grammar.py": "names of the slots in a pattern",
    "engines/kernel/seat/use.py": "names under which the use of answers is counted",
    "engines/soul_forger/cards/card_list.py": "cards as the designer's list writes them",
    "engines/soul_forger/language/changes.py": "kinds of changes",
    "engines/soul_forger/language/costs.py": "costs as cards write them",
    "engines/soul_forger/evaluation/changes.py": "kinds of changes",
    "engines/soul_forger/evaluation/powers.py": "kinds of changes",
}
"""What looks like a key of answers and is none."""
_SPLITS = {"partition", "rpartition", "split", "rsplit"}
_ENDS = {"startswith", "endswith", "removeprefix", "removesuffix"}
_PEELED = {"key", "target", "answer"}
_KEY_BEGUN = re.compile(r"\w*[:#]\w*")
_KEY = re.compile(r"[a-z]\{\}|(\w*|\{\}):(\w|:|\{\})*|(\w+|\{\})#(\w|\{\})+")


@pytest.mark.parametrize("folder", [ENGINES, RENDER], ids=lambda folder: folder.name)
def test_keys_of_answers_are_made_and_read_in_the_files_of_that_name(folder: Path) -> None:
    for path in (each for each in ELSEWHERE if folder in each.parents):
        found = taken_apart(path.read_text(encoding="utf-8"))
        assert bool(found) is (str(path.relative_to(ROOT)) in NO_ANSWERS), (path, found)


@pytest.mark.parametrize(
    "planted",
    [
        'verb, _, what = key.partition(":")',
        '_, zone, seat, card = key.split(":")',
        'card = key.rsplit(":", 1)[-1]',
        'card = named.partition("#")[0]',
        'attacked = target[0] == "s"',
        "number = int(key[1:])",
        'summons = key.startswith("summon:")',
        'aimed = key.startswith("e")',
        'card = answer.removeprefix("set:")',
        'none = each.endswith(":0")',
        'aimed = ":" in key',
        'key = f"p{piece.id}"',
        'key = f"use:{piece.key}"',
        'key = f"{seat}:{place}"',
        'key = f"c:{zone}:{seat}:{card}"',
        'his = f":{seat}:" in target',
        'key = f"{card}#{number}"',
        "from engines.kernel.decisions.keys import split",
        "from engines.kernel import keys",
    ],
)
def test_a_key_that_is_made_or_read_elsewhere_is_found(planted: str) -> None:
    assert taken_apart(planted) == [planted]


@pytest.mark.parametrize(
    "sample",
    [
        "from engines.kernel.decisions.keys import card_of, copies",
        "first = decision.keys[0]",
        'path = words.split(".")',
        'text = f"{places}: {groups}"',
        'digits = f"{seat}{place}"',
    ],
)
def test_what_is_no_key_of_answers_is_let_pass(sample: str) -> None:
    assert taken_apart(sample) == []


def taken_apart(text: str) -> list[str]:
    """Return the lines in which a key of answers is made or read."""
    lines, tree = text.splitlines(), ast.parse(text)
    found = {
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.expr | ast.ImportFrom) and _is_peeling(node)
    }
    return [lines[line - 1] for line in sorted(found)]


def _is_peeling(node: ast.expr | ast.ImportFrom) -> bool:
    match node:
        case ast.ImportFrom(module="engines.kernel.decisions.keys", names=names):
            return not {alias.name for alias in names} <= {"card_of", "copies"}
        case ast.ImportFrom(module="engines.kernel", names=names):
            return "keys" in {alias.name for alias in names}
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=word), args=[ast.Constant(), *_]) if (
            name in _PEELED and word in _ENDS
        ):
            return True
        case ast.Call(func=ast.Attribute(attr=word), args=[ast.Constant(value=str(sign)), *_]):
            return (word in _SPLITS and sign in (":", "#")) or (
                word in _ENDS and _KEY_BEGUN.fullmatch(sign) is not None
            )
        case ast.Compare(left=ast.Constant(value=":" | "#"), comparators=[ast.Name(id=name)]):
            return name in _PEELED
        case ast.Subscript(value=ast.Name(id="key" | "target")):
            return True
        case ast.JoinedStr(values=values):
            shape = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in values)
            return "{}" in shape and _KEY.fullmatch(shape) is not None
        case _:
            return False
