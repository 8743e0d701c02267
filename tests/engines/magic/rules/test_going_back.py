"""Back leads from each part of an announcement to the one before, from the first out of it (601.2, 733)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK, Answer
from tests.engines.magic.pack import ANY, CREATURE, damage, life, spell
from tests.engines.magic.scenes import YOU, Duel, side
from tests.rules import cr

WHOLE = spell(
    "whole", "X G/P", modes=[
        {"targets": [ANY], "do": [damage("x")]}, {"do": [life(1)]},
        {"targets": [CREATURE], "do": [{"action": "tap", "what": "target"}]},
    ], choose=2, keywords=[{"kicker": "1"}],
    additional=[{"discard": {}}, {"sacrifice": {"type": "creature"}}],
)  # fmt: skip
SPLIT = spell("split", "R", damage(4, divided=True), targets=[ANY, {**ANY, "another": True}],
              additional=[{"tap": {"type": "creature"}}])  # fmt: skip
STEPS: dict[str, list[tuple[str, Answer]]] = {
    "whole": [
        ("modes", ("0", "2")), ("kick", "yes"), ("x", 2), ("lives", 0), ("aim", "s1"), ("aim", "bear"),
        ("pay_discard", ("ox",)), ("pay_sacrifice", ("ox",)),
    ],
    "split": [("aim", "s1"), ("aim", "bear"), ("divide", (1, 3)), ("pay_tap", ("ox",))],
}  # fmt: skip


def announcing(card: str) -> Duel:
    you = side([card, "ox", "hawk"], lands="GGGGRR", board=["bear", "ox"])
    return Duel(you, side(board=["giant"]), more=[WHOLE, SPLIT]).do(f"cast:{card}")


def answered(duel: Duel, kind: str, answer: Any) -> Duel:
    """Answer a question by names."""
    assert duel.asked.kind == kind
    if kind == "aim":
        answer = duel.called(answer)
    elif kind in ("pay_sacrifice", "pay_tap"):
        answer = (duel.called(answer[0]),)
    return duel.do(answer)


def asked(duel: Duel) -> tuple[str, str]:
    """Return what is asked, and all that may be answered, in words."""
    return duel.asked.kind, str(duel.prompt())


def positions() -> list[tuple[str, int]]:
    return [(card, place) for card, steps in STEPS.items() for place in range(len(steps))]


@cr("601.2", "601.2b", "601.2c", "601.2d", "733.1")
@pytest.mark.parametrize(("card", "place"), positions())
def test_601_2_back_leads_one_part_back_from_each_and_out_of_the_first(card: str, place: int) -> None:
    duel = announcing(card)
    before = [asked(duel)]
    for kind, answer in STEPS[card][:place]:
        answered(duel, kind, answer)
        before.append(asked(duel))
    duel.do(BACK)
    if place == 0:
        assert duel.asked.kind == "main"
        assert f"cast:{card}" in duel.keys
    else:
        assert asked(duel) == before[-2]
    assert duel.stack() == []
    assert card in (duel.seen(YOU).hand or ())


@cr("601.2h", "601.2i", "601.2a")
@pytest.mark.parametrize("card", list(STEPS))
def test_601_2_after_the_last_part_all_is_paid_and_the_spell_is_cast(card: str) -> None:
    duel = announcing(card)
    for kind, answer in STEPS[card]:
        answered(duel, kind, answer)
    assert card not in (duel.seen(YOU).hand or ())
