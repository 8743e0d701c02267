"""A test waits for something, or says beside its pause why it cannot."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
TOOLS = ("rigs/", "bot/store/bench.py", "bot/tournaments/course/bench.py", "render/bench.py")
"""What plays people and measures pauses as they do."""
LOOPS = (ast.While, ast.For, ast.AsyncFor)


def pauses(tree: ast.AST, *, looped: bool = False) -> Iterator[int]:
    """Yield the lines of pauses that look at nothing: in a loop, one stands between two looks."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".sleep") and not looped:
            yield from [] if ast.unparse(node.args[0]) == "0" else [node.lineno]
        is_new = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        yield from pauses(node, looped=isinstance(node, LOOPS) or (looped and not is_new))


def unexplained(text: str) -> list[int]:
    lines = text.splitlines()
    return [number for number in _pauses_in(text) if "#" not in lines[number - 1]]


def _pauses_in(text: str) -> Iterator[int]:
    return pauses(ast.parse(text)) if ".sleep" in text else iter(())


def test_no_test_pauses_without_a_reason() -> None:
    files = [path for path in HERE.rglob("*.py") if not str(path.relative_to(HERE)).startswith(TOOLS)]
    found = {str(path): lines for path in files if (lines := unexplained(path.read_text(encoding="utf-8")))}
    assert found == {}, "wait for something (`until`, an event), or say beside it why it must pause"
    assert len(files) > 300


def test_a_pause_is_found_and_a_wait_is_none() -> None:
    assert unexplained("import time\ntime.sleep(1)\ntime.sleep(1)  # as people do\ntime.sleep(0)") == [2]
    assert unexplained("while not done():\n    time.sleep(1)\n") == []
    assert unexplained("for each in more:\n    def f():\n        time.sleep(1)\n") == [3]
