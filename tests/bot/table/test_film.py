"""What stands below the pictures of a finished match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.matches.postgame.reel import Reel, Shot
from bot.table.history.film import captions
from bot.texts import texts_in
from tests.engines.magic.scenes import Duel, side

ROW: Any = SimpleNamespace(game="magic", result=None, code="ABCD")


def test_of_a_best_of_three_each_picture_says_which_game_it_is_of() -> None:
    view: Any = Duel(side(["ox"], wins=1), best_of=3).sees()
    reel = Reel((Shot(view, 0, ()), Shot(view, 7, ()), Shot(view, 8, ())), 8, whole=True)
    _, still, _ = captions(ROW, reel, ["ann", "bob"], texts_in("en"))
    assert still.lines == ("Turn 7 of 8 · ann 1 – 0 bob · game 1 of the best of three",)
