"""Draw piles, running out, and what lies in them (NX-23, NX-60 to NX-63, NX-70 to NX-72)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Result
from tests.engines.noxtalia.pack import act, attack, effect, support
from tests.engines.noxtalia.scenes import ME, YOU, scene
from tests.rules import rule

DIG = support("dig", effect(act("draw", number=3)), cost=0)
GRIND = support("grind", effect(act("mill", who="opponent", number=3)), cost=0)


@rule("NX-60", "NX-61", "NX-63", "NX-R45")
def test_an_empty_pile_is_formed_anew_at_once_and_the_draw_goes_on():
    s = scene(hand="dig", pile="kelorn_blow", discard="granor_blow granor_wall granor_balm", cards=(DIG,))
    s.supports("dig")
    assert s.mine.exhaustions == 1
    assert len(s.mine.hand) == 3, "one before, two after the reshuffle"
    assert len(s.mine.pile) == 1
    assert s.mine.discard == ["dig"]
    assert s.view(None).sides[ME].exhaustions == 1, "a public mark"
    kinds = [e.kind for e in s.events("draw", "exhausted", "reshuffle")]
    assert kinds == ["draw", "exhausted", "reshuffle", "draw"]


@rule("NX-63", "NX-60")
def test_it_is_empty_when_the_last_card_is_drawn_not_when_one_is_missing():
    s = scene(hand="dig", pile="kelorn_blow kelorn_strike kelorn_wall", discard="granor_blow", cards=(DIG,))
    s.supports("dig")
    assert s.mine.exhaustions == 1, "all three were drawn, and no draw failed"
    assert s.mine.pile == ["granor_blow"]


@rule("NX-62", "NX-23", "NX-R45", "NX-63")
def test_the_second_time_loses_at_once_though_no_further_card_was_needed():
    one = support("one", effect(act("draw", number=1)), cost=0)
    s = scene(hand="one", pile="kelorn_blow", discard="granor_blow", exhaustions=(1, 0), cards=(one,))
    s.supports("one")
    assert s.match.result == Result((YOU,), "exhausted")
    assert s.mine.exhaustions == 2


@rule("NX-62", "NX-R50")
@pytest.mark.parametrize("card", [
    support("grim", effect(act("draw", number=1)), cost=0),
    attack("grim", effect(act("draw", number=1)), cost=0),
])  # fmt: skip
def test_a_match_that_ends_in_the_middle_of_a_card_is_over_at_once(card: Any) -> None:
    s = scene(hand="grim", pile="kelorn_blow", exhaustions=(1, 0), cards=(card,))
    s = s.supports("grim") if card["type"] == "support" else s.attacks("grim")
    assert s.match.result == Result((YOU,), "exhausted")
    assert (s.table.stage, s.table.resolving, s.table.aid, s.mine.discard) == ("over", [], None, ["grim"])
    if card["type"] == "attack":
        assert s.attack.step == "over"
    assert not s.match.decisions


@rule("NX-62", "NX-R45", "NX-42")
def test_the_draw_of_the_end_phase_can_lose():
    s = scene(pile="kelorn_blow kelorn_wall", discard="granor_blow", exhaustions=(1, 0)).do("end")
    assert s.match.result == Result((YOU,), "exhausted")


@rule("NX-R46", "NX-60")
def test_cards_in_use_attached_or_removed_stay_out_of_the_new_pile():
    s = scene(
        hand="dig", pile="kelorn_blow", discard="granor_blow granor_wall granor_balm",
        removed="dernier_grondement", attached={"0:0": "ecorce_de_granit:0"}, cards=(DIG,),
    ).supports("dig")  # fmt: skip
    drawn = [*s.mine.hand, *s.mine.pile]
    assert sorted(drawn) == ["granor_balm", "granor_blow", "granor_wall", "kelorn_blow"]
    assert s.mine.discard == ["dig"], "it was being used"
    assert s.attached("0:0") == ["ecorce_de_granit"]


@rule("NX-R47")
def test_without_a_discard_the_pile_waits_and_is_formed_by_the_next_card():
    s = scene(hand="dig kelorn_balm", pile="kelorn_blow", cards=(DIG,)).supports("dig")
    assert s.mine.exhaustions == 1
    assert not s.mine.pending, "the Support itself has formed it"
    assert s.mine.pile == ["dig"]
    keep = support("keep", effect(act("draw", number=2)), keywords=["amelioration"], cost=0)
    s = scene(hand="keep kelorn_balm", pile="kelorn_blow", cards=(keep,)).supports("keep", "0:0")
    assert s.mine.pending
    assert s.view(None).sides[ME].pending
    assert s.mine.hand == ["kelorn_blow", "kelorn_balm"]
    assert "recycle" not in s.keys
    s.supports("kelorn_balm")
    assert (s.mine.pending, s.mine.pile, s.mine.discard) == (False, ["kelorn_balm"], [])
    assert s.mine.exhaustions == 1, "waiting was no second exhaustion"


@rule("NX-R47")
def test_draws_meanwhile_give_nothing():
    keep = support("keep", effect(act("draw", number=1)), keywords=["amelioration"], cost=0)
    s = scene(hand="keep", pile="kelorn_blow", cards=(keep,)).supports("keep", "0:0").do("end")
    assert s.mine.hand == ["kelorn_blow"]
    assert s.mine.exhaustions == 1
    s = scene(hand="keep", pile="kelorn_blow", cards=(keep,), options={"empty_discard": "lose"})
    s.supports("keep", "0:0")
    assert s.match.result == Result((YOU,), "exhausted")


@rule("NX-R50", "NX-62", "NX-23")
def test_whichever_happens_first_ends_the_match():
    reckless = attack("reckless", effect(act("draw", number=1)))
    s = scene(
        hand="reckless", pile="kelorn_blow", exhaustions=(1, 0), pv={"1:0": 1}, dead="1:1 1:2",
        cards=(reckless,),
    ).attacks("reckless", "1:0")  # fmt: skip
    assert s.match.result == Result((YOU,), "exhausted"), "before any damage"
    assert s.pv()[0] == 1


@rule("NX-63", "NX-23")
def test_mill_can_empty_a_pile():
    s = scene(
        hand="grind", your_pile="nivelune_blow nivelune_wall", your_discard="ondarque_wall", cards=(GRIND,)
    )
    s.supports("grind")
    assert s.yours.exhaustions == 1
    assert len(s.yours.pile) == 2, "three lay in the discard, and one more was milled"
    assert len(s.yours.discard) == 1
    s = scene(hand="grind", your_pile="nivelune_blow", exhaustions=(0, 1), cards=(GRIND,)).supports("grind")
    assert s.match.result == Result((ME,), "exhausted")


@rule("NX-71", "NX-R42")
def test_a_spirit_has_20_pv_at_most():
    s = scene(hand="kelorn_balm", pv={"0:0": 18}).supports("kelorn_balm")
    assert s.pv(ME) == [20, 20, 20]


@rule("NX-70", "NX-34")
def test_a_hand_has_no_limit():
    hand = "dig kelorn_blow kelorn_strike kelorn_storm kelorn_guard kelorn_wall"
    s = scene(hand=hand, pile="granor_blow granor_wall granor_balm hurlebois_blow", cards=(DIG,)).supports(
        "dig"
    )
    assert len(s.mine.hand) == 8


@rule("NX-74", "NX-R42", "NX-R43")
def test_a_card_may_lift_a_limit_but_nothing_goes_below_0():
    lift = support("lift", effect(act("lift_limit", of="pm"), act("gain_pm", who="player", value=6)), cost=0)
    s = scene(hand="lift", pm=7, cards=(lift,)).supports("lift")
    assert s.mine.pm == 13
    s.do("end")
    assert s.mine.pm == 18, "until the end of the turn"
    s.do("end")
    assert s.mine.pm == 18, "a later gain is capped, but takes nothing away"
    drain = support("drain", effect(act("lose_pm", who="opponent", value=6)), cost=0)
    s = scene(hand="drain", your_pm=2, cards=(drain,)).supports("drain")
    assert s.yours.pm == 0


@rule("NX-R52")
def test_giving_up_loses_and_time_takes_the_default():
    s = scene(hand="kelorn_strike")
    assert s.asked.default == "end"
    s.match.concede(ME)
    assert s.match.result == Result((YOU,), "concession")


def test_the_order_of_drawing_is_the_order_of_the_pile():
    s = scene(hand="dig", pile="kelorn_blow kelorn_strike kelorn_wall kelorn_balm", cards=(DIG,)).supports(
        "dig"
    )
    assert s.mine.hand == ["kelorn_blow", "kelorn_strike", "kelorn_wall"]


@rule("NX-60")
def test_a_new_pile_is_known_to_nobody() -> None:
    peek = support("peek", effect(act("look", zone="pile", number=1)), cost=0)
    grind = support("grind", effect(act("mill", who="opponent", number=1)), cost=0)
    s = scene(
        hand="peek grind", your_pile="nivelune_blow", your_discard="ondarque_wall", cards=(peek, grind)
    ).supports("peek")  # fmt: skip
    s.yours.bottom = 1
    assert s.yours.tops == [1, 0]
    s.supports("grind")
    assert (len(s.yours.pile), s.yours.bottom, s.yours.tops) == (2, 0, [0, 0])


@rule("NX-R47", "NX-60")
def test_a_card_put_under_a_pile_that_waits_is_the_pile() -> None:
    tuck = support("tuck", effect(act("to_bottom", zone="hand")), cost=0)
    s = scene(hand="tuck kelorn_blow kelorn_wall", pile="", cards=(tuck,))
    s.mine.pending, s.mine.exhaustions = True, 1
    s.supports("tuck", ("kelorn_blow",))
    assert s.mine.pile == ["kelorn_blow"], "what is discarded after it is no pile of its own"
    assert s.mine.discard == ["tuck"]
    assert not s.mine.pending


@rule("NX-R66")
def test_a_milled_card_of_a_hidden_list_is_seen_by_everybody_and_a_drawn_one_is_not() -> None:
    grind = support("grind", effect(act("mill", who="opponent", number=1), act("draw", number=1)), cost=0)
    s = scene(
        hand="grind", pile="kelorn_wall kelorn_blow", your_pile="nivelune_blow ondarque_wall", cards=(grind,),
        options={"format": "libre"},
    ).supports("grind")  # fmt: skip
    assert s.yours.shown == ["nivelune_blow"]
    assert s.mine.shown == ["grind"]
