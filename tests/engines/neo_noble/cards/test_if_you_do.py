"""`If you do`: whether what came before was done in full, word by word (NN-R52)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.neo_noble.language import change, chosen, every, in_zone, lanes, manifest, test
from tests.engines.neo_noble.pack import act
from tests.engines.neo_noble.scenes import ME

IF_DONE = act("if", **{"if": [test("done")]}, do=[act("gain_souls", number=5)])
TOP = in_zone("deck", how="top")


def done(action: Any, *answers: Any, **position: Any) -> bool:
    """Tell whether a text counts as done, when this is its first part."""
    s = manifest(action, IF_DONE, answers=position.pop("answers", answers), **position)
    assert s.asks == (ME, "action")
    return s.mine.lingering == 5


FULL = "fox fox fox fox"
TWO_SLOTS = {"pick": "chosen", "whose": "opposing", "number": 2}
TWO_COINS = {"pick": "chosen", "held": "own", "number": 2}


@pytest.mark.rule("NN-R52")
@pytest.mark.parametrize(
    ("action", "enough", "too_little"),
    [
        (act("draw", number=2), {"deck": "fox fox"}, {"deck": "fox"}),
        (act("draw", who="each"), {"deck": "fox", "your_deck": "fox"}, {"deck": "fox", "your_deck": ""}),
        (act("mill", who="you", number=2), {"deck": "fox fox"}, {"deck": "fox"}),
        (act("discard", who="you", number=2), {"hand": "fox fox"}, {"hand": "fox"}),
        (act("discard", who="opponent", number=2, how="random"), {"your_hand": "fox fox"},
         {"your_hand": "fox"}),
        (act("look_at_top", number=2), {"deck": "fox fox", "answers": (("fox", "fox#2"),)}, {"deck": "fox"}),
        (act("move_cards", cards=in_zone("grave", number=2), to="hand"), {"grave": "fox fox"},
         {"grave": "fox"}),
        (act("swap_reap", **{"with": in_zone("hand")}), {"reaped": "fox", "hand": "bear"}, {"hand": "bear"}),
        (act("channel", number=2), {"deck": "fox fox"}, {"deck": "fox"}),
        (act("channel", **{"from": in_zone("hand", number=2)}), {"hand": "fox fox"},
         {"hand": "fox fox", "channel": "fox fox fox"}),
        (act("reveal", slots=TWO_SLOTS), {"your_channel": "fox fox"}, {"your_channel": "fox fox:up"}),
        (act("spend_slots", slots=TWO_SLOTS), {"your_channel": "fox fox"},
         {"your_channel": "fox fox:spent"}),
        (act("take_slots", slots=TWO_SLOTS, to="grave"), {"your_channel": "fox fox"},
         {"your_channel": "fox"}),
        (act("swap_slots"), {"channel": "fox", "hand": "fox"}, {"channel": "fox"}),
        (act("summon", lane="left", **{"from": in_zone("grave", number=2)}), {"grave": "fox fox"},
         {"grave": "fox"}),
        (act("summon", lane="left", **{"from": TOP}), {}, {"left": FULL}),
        (act("create", token="sapling", number=2, lane="left"), {}, {"left": "fox fox fox"}),
        (act("create", token="sapling", lane=lanes("own")), {"left": FULL},
         {"left": FULL, "middle": FULL, "right": FULL}),
        (act("place", lane="left", **{"from": in_zone("grave", number=2)}), {"grave": "fox fox"},
         {"grave": "fox fox", "left": "fox fox fox"}),
        (act("move", who=chosen("own", lane="left"), to="right"), {"left": "fox"},
         {"left": "fox", "right": FULL}),
        (act("destroy", who=chosen("opposing", number=2)), {"your_left": "fox", "your_middle": "fox"},
         {"your_left": "fox"}),
        (act("sacrifice", who="each"), {"left": "fox", "your_left": "fox"}, {"left": "fox"}),
        (act("sacrifice", who="you", number=2), {"left": "fox", "middle": "fox"}, {"left": "fox"}),
        (act("reap", who=chosen("opposing", number=2)), {"your_left": "fox", "your_middle": "fox"},
         {"your_left": "fox"}),
        (act("reap_top", who="each"), {"deck": "fox", "your_deck": "fox"}, {"deck": "fox", "your_deck": ""}),
        (act("banish", who=chosen("own", number=2)), {"left": "fox", "middle": "fox"}, {"left": "fox"}),
        (act("bounce", who=chosen("own", number=2)), {"left": "fox", "middle": "fox"}, {"left": "fox"}),
        (act("shatter", who=every("own")), {"left": "judge", "middle": "judge"}, {}),
        (act("gain_coin", coins={"coin_of": "left"}), {"left": "fox"}, {}),
        (act("neutral_coin", coins={"coin_of": "left"}), {"left": "fox", "coins": {"left": "mine spent"}},
         {"left": "fox"}),
        (act("spend_coin", coins=TWO_COINS),
         {"left": "fox", "right": "fox", "coins": {"left": "mine ready", "right": "mine ready"}},
         {"left": "fox", "right": "fox", "coins": {"left": "mine ready", "right": "mine spent"}}),
        (change("spirit_stats", on=every("own"), power=1), {"left": "fox"}, {}),
    ],
)  # fmt: skip
def test_a_text_is_done_when_all_that_it_names_is_done(
    action: Any, enough: dict[str, Any], too_little: dict[str, Any]
) -> None:
    assert done(action, **enough)
    assert not done(action, **too_little)


@pytest.mark.rule("NN-R52")
@pytest.mark.parametrize(
    ("action", "position", "one", "none"),
    [
        (act("sacrifice", who="you", number=2, up_to=True), {"left": "fox", "middle": "fox"}, ("s1",), ()),
        (act("discard", who="you", number=2, up_to=True), {"hand": "wolf bear"}, ("wolf",), ()),
        (act("move_cards", cards=in_zone("grave", number=2, up_to=True), to="hand"), {"grave": "wolf bear"},
         ("wolf",), ()),
        (act("spend_slots", slots={**TWO_SLOTS, "up_to": True}), {"your_channel": "fox fox"}, ("1:0",), ()),
        (act("spend_coin", coins={**TWO_COINS, "up_to": True}),
         {"left": "fox", "right": "fox", "coins": {"left": "mine ready", "right": "mine ready"}},
         ("coin:0",), ()),
        (act("destroy", who=chosen("own", number=2, up_to=True)), {"left": "fox", "middle": "fox"},
         ("s1",), ()),
    ],
)  # fmt: skip
def test_up_to_so_many_is_done_with_one_and_not_with_none(
    action: Any, position: dict[str, Any], one: tuple[str, ...], none: tuple[str, ...]
) -> None:
    assert done(action, one, **position)
    assert not done(action, none, **position)
