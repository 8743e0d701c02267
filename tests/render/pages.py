"""The pictures of tables in `docs/`. `python -m tests.render.pages` draws them anew."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from bot.texts import texts_in
from render import artist, encode
from tests.render import samples
from tests.render.magic import samples as magic
from tests.render.neo_noble import samples as neo_noble
from tests.render.noxtalia import samples as noxtalia
from tests.render.soul_forger import samples as soul_forger

DOCS = Path(__file__).parent.parent.parent / "docs"
THEME = "dark"


class Shown(NamedTuple):
    """What a page shows of a game."""

    game: str
    samples: ModuleType
    board: str


PICTURES: Mapping[str, Shown] = {
    "board": Shown("dueling_nobles", samples, "answered"),
    "noxtalia": Shown("noxtalia", noxtalia, "defended"),
    "neo_noble": Shown("neo_noble", neo_noble, "attacked"),
    "soul_forger": Shown("soul_forger", soul_forger, "in_flow"),
    "magic": Shown("magic", magic, "blocked"),
}
"""By the name of the file, what its caption in the pages says."""


def drawn(shown: Shown) -> bytes:
    """Return the file of such a picture."""
    view = shown.samples.BOARDS[shown.board]()
    names = shown.samples.names(view)
    data, _ = encode(artist(shown.game).draw_board(view, names, texts_in("en"), THEME))
    return data


if __name__ == "__main__":
    for name, shown in PICTURES.items():
        (DOCS / f"{name}.png").write_bytes(drawn(shown))
