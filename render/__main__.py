"""`python -m render sheet noxtalia`: every figure of a game, or every shared sign, on one sheet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from render.drawing.lettering import fitted, lettering, width
from render.drawing.signs import FOLDER
from render.drawing.svg import BadFigure, drawn

ROOT = Path(__file__).parent
FOLDERS = {folder.parent.parent.name: folder for folder in sorted(ROOT.glob("*/art/figures"))} | {
    "signs": FOLDER
}
"""Of art by game, and of the signs that games share."""
LARGE, SMALL = 184, 62
"""As figures stand on a board, and as a phone shows that."""
_CELL, _LABEL, _ACROSS = 270, 34, 8
_GROUNDS = ((233, 224, 205), (42, 50, 66))
"""Behind the large figure and behind the small one: what is lost on either is seen."""
_INK = (233, 224, 205)
_LETTERS = 22


def sheet(files: Sequence[Path], folder: Path) -> Image.Image:
    """Lay out figures in rows, each large and small with its name below. Raises BadFigure."""
    rows = -(-len(files) // _ACROSS)
    whole = Image.new("RGB", (_ACROSS * _CELL, rows * (LARGE + _LABEL + 16)), _GROUNDS[1])
    for place, file in enumerate(files):
        x, y = place % _ACROSS * _CELL + 8, place // _ACROSS * (LARGE + _LABEL + 16) + 8
        whole.paste(_GROUNDS[0], (x, y, x + LARGE, y + LARGE))
        for size, across in ((LARGE, 0), (SMALL, LARGE + 4)):
            figure = drawn(file, size)
            whole.paste(figure, (x + across, y + LARGE - figure.height), figure)
        name = fitted(str(file.relative_to(folder).with_suffix("")), _LETTERS, _CELL - 16)
        line = lettering(name, _LETTERS)
        left = x + (LARGE + SMALL - width(name, _LETTERS)) / 2
        whole.paste(_INK, (round(left) + line.left, y + LARGE + 26 + line.top), line.mask)
    return whole


def main() -> int:
    """Draw a sheet into a file and say where it is; return 1 where a figure cannot be drawn."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("sheet", help="draw every figure of a game on one sheet")
    command.add_argument("game", choices=FOLDERS, help="whose figures; of all games their signs")
    command.add_argument("file", nargs="?", type=Path, help="where to (else the game's name, here)")
    wanted = parser.parse_args()
    folder = FOLDERS[wanted.game]
    files = sorted(folder.rglob("*.svg"))
    target: Path = wanted.file or Path(f"{wanted.game}.png")
    try:
        sheet(files, folder).save(target)
    except BadFigure as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{len(files)} figures: {target.resolve()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
