"""The strip of a seat that waits: what it holds, and nothing that stands on the board."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Dice, Game, Match
from engines.registry import GAMES
from render import artist
from render.shared.strip import WAITS, Strip

NAMES = ("Ada", "Edgar")
MOMENTS = 40
"""Of a random match, in which each seat waits again and again."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_who_waits_sees_what_they_hold_and_nothing_of_others(game: Game[Any]) -> None:
    drawing, speech = artist(game.id), texts_in("en")
    match, dice = Match(game, game.options(), 2, "waits"), Dice("waits")
    kept = dict[object, set[object]]()
    while match.decisions and match.serial < MOMENTS:
        for seat in {0, 1} - {each.seat for each in match.decisions}:
            strip = Strip(match.view(seat), WAITS)
            assert NAMES[1 - seat] not in drawing.strip_alt(strip, NAMES, speech)
            facts = drawing.strip_facts(strip)
            kept.setdefault(facts, set()).add(drawing.strip_facts(strip._replace(kind=None)))
        match.answer(match.decisions[0].seat, match.decisions[0].any(dice))
    assert any(len(whole) > 1 for whole in kept.values()), "the table changes, and the strip stays"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_it_is_lower_than_one_that_shows_the_table(game: Game[Any]) -> None:
    drawing, speech = artist(game.id), texts_in("en")
    match, dice = Match(game, game.options(), 2, "lower"), Dice("lower")
    highs = list[tuple[int, int]]()
    while match.decisions and match.serial < MOMENTS // 2:
        asked = match.decisions[0].seat
        strip = Strip(match.view(1 - asked), WAITS)
        waits, whole = (
            drawing.draw_strip(strip._replace(kind=kind), NAMES, speech, "dark").height
            for kind in (WAITS, None)
        )
        highs.append((waits, whole))
        match.answer(asked, match.decisions[0].any(dice))
    assert all(waits <= whole for waits, whole in highs)
    assert any(waits < whole for waits, whole in highs)
