"""`python -m render sheet` draws every figure of a game, or names the file that it cannot draw."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

from render import __main__ as command
from render.drawing.svg import BadFigure

FIGURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<circle cx="50" cy="50" r="40" fill="#c46a2a"/></svg>"""


@pytest.mark.parametrize(
    ("whose", "folder"), [("noxtalia", "noxtalia/art/figures"), ("signs", "drawing/art")]
)
def test_every_figure_is_on_the_sheet(
    whose: str,
    folder: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    target = tmp_path / "sheet.png"
    monkeypatch.setattr(sys, "argv", ["render", "sheet", whose, str(target)])
    assert command.main() == 0
    count = len(list((command.ROOT / folder).rglob("*.svg")))
    assert capsys.readouterr().out == f"{count} figures: {target}\n"
    with Image.open(target) as sheet:
        assert sheet.height > count / 8 * command.LARGE


def test_a_figure_is_drawn_large_and_small(tmp_path: Path) -> None:
    (tmp_path / "sun.svg").write_text(FIGURE, encoding="utf-8")
    sheet = command.sheet([tmp_path / "sun.svg"], tmp_path)
    middle, below = (8 + command.LARGE // 2, 8 + command.LARGE // 2), 8 + command.LARGE
    small = (8 + command.LARGE + 4 + command.SMALL // 2, below - command.SMALL // 2)
    for place in (middle, small):
        red, _, blue = sheet.getpixel(place)  # pyright: ignore[reportGeneralTypeIssues]: a tuple, as it is RGB
        assert red > blue + 80


def test_a_file_that_cannot_be_drawn_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(BadFigure, match=r"broken\.svg cannot be drawn"):
        command.sheet([tmp_path / "broken.svg"], tmp_path)
