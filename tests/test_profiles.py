"""No property is proved by `make deep` alone."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import profiles
from tests.profiles import of_each_kind, sampled

DEEP = "import pytest\nfrom tests.profiles import sampled\n@pytest.mark.deep\ndef test_strength(): pass\n"
SAMPLED = """\
import pytest
from tests.profiles import sampled

@pytest.mark.parametrize("seed", sampled(range({seeds})))
def test_luck(seed): pass

@pytest.mark.parametrize(("game", "seed"), [("chess", 1), pytest.param("go", 1, marks={marks})])
def test_play(game, seed): pass
"""


HERE = Path(__file__).parent
COUNT = re.compile(r"(\d+) (passed|deselected)")


def run(folder: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(text)
    command = (
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.profiles",
        "--rootdir",
        str(folder),
        "-c",
        "/dev/null",
    )
    return subprocess.run(
        (*command, "--rootdir", str(folder), *options),
        cwd=profiles.ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_both_profiles_together_are_all_cases(tmp_path: Path) -> None:
    text = SAMPLED.format(seeds=5, marks="[]")
    said = {chosen: run(tmp_path, text, "-m", chosen, str(tmp_path)) for chosen in ("not deep", "deep", "")}
    counted = {
        chosen: {what: number for number, what in COUNT.findall(ran.stdout)} for chosen, ran in said.items()
    }
    assert counted["not deep"] == {"passed": "3", "deselected": "4"}
    assert counted["deep"] == {"passed": "4", "deselected": "3"}
    assert counted[""] == {"passed": "7"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (DEEP, "test_it.py::test_strength"),
        (SAMPLED.format(seeds=5, marks="pytest.mark.deep"), "test_it.py::test_play of go"),
    ],
)
def test_a_property_that_is_deep_alone_is_refused_by_name(tmp_path: Path, text: str, named: str) -> None:
    ran = run(tmp_path, text, str(tmp_path))
    assert ran.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"{named}: all cases are deep" in ran.stderr
    single = run(tmp_path, text, f"{tmp_path}/test_it.py::{named.split('::')[1].split()[0]}")
    assert single.returncode == 0, single.stdout


def test_a_sample_keeps_the_first_and_loses_none() -> None:
    cases = sampled([(1, "a"), 2, "c"], everyday=2)
    assert [case.values for case in cases] == [((1, "a"),), (2,), ("c",)]
    assert [len(case.marks) for case in cases] == [0, 0, 1]


def test_the_first_of_each_kind_belong_to_each_run() -> None:
    cases = of_each_kind(
        [(1, "a"), (2, "a"), (3, "b")], kind=lambda _, word: word, name=lambda *each: str(each)
    )
    assert [case.values for case in cases] == [(1, "a"), (2, "a"), (3, "b")]
    assert [len(case.marks) for case in cases] == [0, 1, 0]


def test_whoever_is_deep_alone_is_there() -> None:
    for file, reason in profiles.ALONE.items():
        assert "@pytest.mark.deep\n" in (profiles.ROOT / file).read_text(encoding="utf-8"), file
        assert reason


def test_each_run_proves_the_rules_that_deep_tests_prove() -> None:
    alone = [profiles.ROOT / file for file in profiles.ALONE]
    others = [path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py") if path not in alone]
    wanted = {rule for file in alone for rule in rules_of_deep(file.read_text(encoding="utf-8"))}
    assert [rule for rule in wanted if not any(f'"{rule}"' in text for text in others)] == []
    assert wanted


def rules_of_deep(text: str) -> set[str]:
    """The rules that tests prove which are deep in all their cases."""
    marks = [
        [ast.unparse(mark) for mark in node.decorator_list]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and "pytest.mark.deep" in map(ast.unparse, node.decorator_list)
    ]
    proofs = [mark for each in marks for mark in each if mark.startswith("rule(")]
    return {rule for proof in proofs for rule in ast.literal_eval(f"({proof[5:-1]},)")}
