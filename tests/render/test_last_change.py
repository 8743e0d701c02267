"""What the last change was done to is marked, by a ring and a sign, until the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Match
from render import artist
from tests.engines.magic.scenes import Duel, side
from tests.engines.noxtalia.pack import act, chosen
from tests.engines.noxtalia.scenes import used
from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.scenes import YOU, lies
from tests.render.colours import seen_apart

NAMES = ("Anne", "Ben")
SIGN = 300
"""So many pixels of a sign and a ring are seen without their colours."""
_THEIRS = {"pick": "all", "whose": "opposing", "is": {"type": "creature"}}


def _burnt() -> Match[Any]:
    return Duel(side(["bolt"], lands="R"), side(board=["ox"])).casts("bolt", "ox").resolves().match


SCENES: dict[str, tuple[Callable[[], Match[Any]], tuple[str, ...]]] = {
    "a Spirit is healed": (
        lambda: used(act("heal", who=chosen("ally", wounded=True), value=3), pv={"0:1": 12}).match,
        ("0:1",),
    ),
    "a creature is hurt by a card": (
        lambda: (
            play(does({"action": "damage", "who": _THEIRS, "number": 1}), lies("ox", YOU), lies("bear")).match
        ),
        ("p1",),
    ),
    "a creature is burnt": (_burnt, ("o2",)),
}


@pytest.mark.parametrize(("scene", "keys"), SCENES.values(), ids=SCENES)
@pytest.mark.parametrize("theme", ["dark", "light", "colour_blind"])
def test_what_the_last_change_was_done_to_is_seen(
    scene: Callable[[], Match[Any]], keys: tuple[str, ...], theme: str
) -> None:
    match = scene()
    plain, drawing, say = match.view(None), artist(match.game.id), texts_in("en")
    view = plain.after(match.events)
    assert view.touched == keys
    assert drawing.board_facts(view) != drawing.board_facts(plain), "the picture is drawn anew"
    marked, bare = (drawing.draw_board(each, NAMES, say, theme) for each in (view, plain))
    assert seen_apart(marked, bare) >= SIGN


def test_a_change_of_nothing_that_lies_there_marks_nothing() -> None:
    match = play(does({**GAIN, "who": "you", "number": 3})).match
    plain = match.view(None)
    assert plain.after(match.events) is plain
