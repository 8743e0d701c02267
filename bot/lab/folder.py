"""A run's folder: what it began with, the sums of each piece that was played, and in the end the report.

A piece is written as soon as it is played, in whatever order, so a run that was killed loses the pieces under
way and nothing else. What it comes to in the end does not depend on the order.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from pydantic import ValidationError

from bot.lab.setup import RunSetup
from engines.lab.counting import Sums

SETUP, PIECES, REPORT, PAGE = "run.json", "pieces.jsonl", "report.json", "report.html"


class NoRun(Exception):
    """A folder holds no run that can be gone on with."""


class RunFolder:
    """A folder for one run. Raises OSError where it cannot be read or written."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def is_taken(self) -> bool:
        """Whether a run lies there."""
        return (self._path / SETUP).exists()

    def begin(self, setup: RunSetup) -> None:
        """Write down what the run begins with."""
        self._path.mkdir(parents=True, exist_ok=True)
        self.write(SETUP, setup.model_dump_json(indent=1) + "\n")

    def setup(self) -> RunSetup:
        """Return what the run began with. Raises NoRun."""
        try:
            return RunSetup.model_validate_json((self._path / SETUP).read_bytes())
        except (ValidationError, FileNotFoundError, NotADirectoryError) as error:
            raise NoRun from error

    def pieces(self) -> dict[str, Sums]:
        """Return the sums of all pieces by their names. What was cut off in the middle is forgotten."""
        file = self._path / PIECES
        content = file.read_bytes() if file.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            os.truncate(file, len(whole))
        found: dict[str, Sums] = {}
        for line in whole.splitlines():
            piece = cast("dict[str, dict[str, int]]", json.loads(line))
            found.update((name, Sums(sums)) for name, sums in piece.items())
        return found

    def add(self, name: str, sums: Mapping[str, int]) -> None:
        """Write a piece down, for good."""
        with (self._path / PIECES).open("ab") as file:
            file.write(json.dumps({name: sums}, sort_keys=True).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def write(self, name: str, text: str) -> Path:
        """Write a file at once: whoever looks finds the old one or the new one, whole."""
        file = self._path / name
        beside = file.with_suffix(".part")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, file)
        return file
