"""How good a position looks to the players who think ahead."""

from __future__ import annotations

import itertools
from math import log
from typing import Any

import pytest

from engines.soul_forger.players.estimate import evaluate
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies


def even(*pieces: dict[str, Any], **mine: Any) -> Scene:
    """A position that is even but for what is told."""
    return Scene(*armed(ME, YOU), lies("ditch_dog"), lies("ditch_dog", YOU), *pieces, sides=[mine])


def chance(scene: Scene) -> float:
    return evaluate(scene.table, ME)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (even(damage=20), even(damage=24)),
        (even(hand=["imp"]), even()),
        (even(xp=3), even()),
        (even(level=11), even()),
        (even(lies("goblin_foreman")), even()),
        (even(), even(lies("goblin_foreman", YOU))),
        (even(lies("goblin_foreman")), even(lies("goblin_foreman", on=False))),
        (even(lies("goblin_foreman")), even(lies("goblin_foreman", damage=2))),
        (even(damage=24), even(lies("caldera_wyrm", YOU, on=False), damage=24)),
    ],
    ids=["endurance", "hand", "experience", "level", "creature", "theirs", "guard", "wounds", "threat"],
)
def test_more_is_better(better: Scene, worse: Scene) -> None:
    assert chance(better) > chance(worse)


def test_the_chances_of_both_come_to_one() -> None:
    table = Scene(*armed(ME, YOU), lies("caldera_wyrm", YOU)).table
    chances = [evaluate(table, seat) for seat in (ME, YOU)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[YOU]


def test_at_a_table_of_four_it_pays_to_strike_though_others_gain_by_it() -> None:
    """A Sergeant deals 3, and is Off-guard for it: by the odds alone all would sit and wait."""

    def chance_if(struck: int, *, on: bool) -> float:
        sides = [{}, {"damage": struck}]
        scene = Scene(*armed(0, 1, 2, 3), lies("torchline_sergeant", on=on), seats=4, sides=sides)
        return evaluate(scene.table, ME)

    assert chance_if(3, on=False) > chance_if(0, on=True)


def test_a_hand_is_worth_less_the_more_of_it_is_held() -> None:
    chances = [chance(even(hand=["imp"] * cards)) for cards in (0, 3, 6, 9)]
    odds = [log(each / (1 - each)) for each in chances]
    first, second, third = (after - before for before, after in itertools.pairwise(odds))
    assert first > 1.5 * second > third >= 0


def test_who_is_out_has_none() -> None:
    table = Scene(seats=3).table
    table.fall([2])
    assert evaluate(table, 2) == 0


def test_setting_a_reply_costs_next_to_nothing() -> None:
    """Else whoever thinks ahead would never set one."""
    kept, waiting = even(hand=["backdraft"]), even(lies("backdraft", zone="action", up=False))
    assert chance(even()) < chance(waiting) < chance(kept)
    assert chance(kept) - chance(waiting) < (chance(waiting) - chance(even())) / 4
