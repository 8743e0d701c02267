"""Tests run in a copy of a process, which ends as pytest ends and says nothing where the first one speaks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.lanes import ROOT

COPY = """
import os
import sys
from tests import copies

with open(sys.argv[1], "wb") as output:
    copies.begin(sys.argv[2:], output.fileno())
    print(os.waitstatus_to_exitcode(os.wait()[1]))
"""


@pytest.mark.parametrize(
    ("test", "code", "said"), [("assert 1 == 1", 0, "1 passed"), ("assert 1 == 2", 1, "assert 1 == 2")]
)
def test_a_copy_says_what_pytest_says_and_ends_as_it_does(
    tmp_path: Path, test: str, code: int, said: str
) -> None:
    (tmp_path / "test_it.py").write_text(f"def test_it():\n    {test}\n")
    arguments = ("-c", "/dev/null", "--rootdir", str(tmp_path), str(tmp_path))
    command = (sys.executable, "-c", COPY, str(tmp_path / "said"), *arguments)
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(code)]
    assert said in (tmp_path / "said").read_text()
