"""Computer players know what keywords do to those who fight."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from engines.soul_forger import players
from engines.soul_forger.players import fighting
from engines.soul_forger.rules import keywords
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import YOU, Scene, armed, lies

BY_WHAT_IS_OFFERED = re.compile("may_|can_be_")
"""Who may attack and block whom: what the rules do not offer, nobody thinks of."""


def unknown(questions: set[str]) -> set[str]:
    """What keywords do in a combat, and no computer player asks of."""
    folder = Path(players.__path__[0])
    thought = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    return {each for each in questions if not re.search(rf"\bkeywords\.{each}\(", thought)}


def test_computers_ask_what_each_keyword_of_combat_does() -> None:
    asked = {name for name, _ in inspect.getmembers(keywords, inspect.isfunction)}
    asked = {name for name in asked if not BY_WHAT_IS_OFFERED.match(name)}
    assert "deals_first" in asked
    assert unknown(asked) == set(), "ask it in players/fighting.py or players/clash.py"
    assert unknown({"turns_after_attack"}) == {"turns_after_attack"}


def test_a_block_costs_a_protector_no_guard() -> None:
    wall = creature("wall", 2, 1, 0, 4)
    scene = Scene(
        *armed(0, YOU), lies("ox"), lies("guard", YOU), lies("wall", YOU), at="combat", more=(wall,)
    )
    scene.do(scene.key("ox"), "s1").passes()
    worth = {card: fighting.block(scene.table, scene.piece(card)) for card in ("guard", "wall")}
    assert worth["guard"] > worth["wall"]
