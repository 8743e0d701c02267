"""How good a position looks to the players who think ahead."""

from __future__ import annotations

from typing import Any

import pytest

from engines.soul_forger.players.standing import evaluate
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


def test_the_chances_of_all_come_to_one() -> None:
    table = Scene(lies("caldera_wyrm", YOU), lies("ditch_dog", 2), seats=3).table
    chances = [evaluate(table, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[YOU]


def test_who_is_out_has_none() -> None:
    table = Scene(seats=3).table
    table.fall([2])
    assert evaluate(table, 2) == 0


def test_setting_a_reply_costs_next_to_nothing() -> None:
    """Else whoever thinks ahead would never set one."""
    kept, waiting = even(hand=["backdraft"]), even(lies("backdraft", zone="action", up=False))
    assert chance(even()) < chance(waiting) < chance(kept)
    assert chance(kept) - chance(waiting) < (chance(waiting) - chance(even())) / 4
