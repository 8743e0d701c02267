"""Computer players know what keywords do to those who fight."""

from __future__ import annotations

from engines.soul_forger.players import fighting
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import YOU, Scene, armed, lies


def test_a_block_costs_a_protector_no_guard() -> None:
    wall = creature("wall", 2, 1, 0, 4)
    scene = Scene(
        *armed(0, YOU), lies("ox"), lies("guard", YOU), lies("wall", YOU), at="combat", more=(wall,)
    )
    scene.do(scene.key("ox"), "s1").passes()
    worth = {card: fighting.block(scene.table, scene.piece(card)) for card in ("guard", "wall")}
    assert worth["guard"] > worth["wall"]
