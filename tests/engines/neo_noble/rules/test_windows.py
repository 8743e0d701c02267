"""React windows: who is asked when, and what may be answered (NN-98, NN-99, NN-R48, NN-R54 to NN-R56)."""

from __future__ import annotations

import pytest

from engines.neo_noble.table.contexts import Answering
from tests.engines.neo_noble.pack import act, arbiter, errant, noble, text
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

GIVE = act("gain_souls", number=1)


def lurker(event: str, key: str = "lurker", cost: int = 0, **react: object):
    """Return an Errant that reacts to something."""
    return errant(key, cost, 1, 3, react={"event": event, **react})


def asked_of_you(s) -> bool:
    return bool(s.match.decisions) and s.asks == (YOU, "react")


@rule("NN-98", "NN-134", "NN-R55", "NN-D17", "NN-120")
def test_a_react_card_is_summoned_in_answer_to_an_attack():
    s = scene(left="wolf", souls=2, your_hand="ambush", your_souls=1).attacks("left")
    assert s.asks == (YOU, "react")
    assert s.keys == ("summon:ambush", "block", "pass", "pass_turn")
    assert (s.asked.default, s.asked.hidden) == ("pass", True)
    s.do("summon:ambush", f"{YOU}:2")
    assert s.lane("right", YOU) == ["ambush"]
    assert s.spirit("right", YOU).mode == "react"
    assert s.yours.lingering == 0
    assert s.yours.reaped == [], "2 against 3"


@rule("NN-R55", "NN-R14", "NN-R51")
def test_its_soul_cost_must_be_paid():
    s = scene(left="wolf", souls=2, your_hand="ambush").attacks("left")
    assert s.keys == ("block", "pass", "pass_turn")


@rule("NN-R55")
def test_a_react_summon_needs_room():
    full = "moth moth fox fox"
    s = scene(left="wolf", souls=2, your_hand="ambush", your_souls=1, your_left=full, your_middle=full,
              your_right=full).attacks("left")  # fmt: skip
    assert s.keys == ("block", "pass", "pass_turn")


@rule("NN-R55")
def test_a_react_card_may_be_summoned_normally_too():
    s = scene(hand="ambush", souls=1).summons("ambush", "left")
    assert s.lane("left") == ["ambush"]
    assert s.spirit("left").mode == "normal"


@rule("NN-R55", "NN-R54")
def test_one_window_may_see_several():
    s = scene(left="wolf", souls=2, your_hand="ambush ambush", your_souls=2).attacks("left")
    s.do("summon:ambush", f"{YOU}:2", "summon:ambush", f"{YOU}:2")
    assert s.lane("right", YOU) == ["ambush", "ambush"]


@rule("NN-R56", "NN-D17")
@pytest.mark.parametrize("hand", ["fox", "ambush", "fox fox"])
def test_an_attack_always_asks_a_defender_who_has_cards(hand):
    s = scene(left="wolf", souls=2, your_hand=hand).attacks("left")
    assert s.asks == (YOU, "react")
    assert s.keys[-3:] == ("block", "pass", "pass_turn")
    s.do("block")
    assert s.asks == (YOU, "block")


@rule("NN-R56", "NN-D18")
def test_who_lets_an_attack_come_is_not_asked_for_a_block_as_well():
    s = scene(left="wolf", souls=2, your_hand="fox").attacks("left").do("pass")
    assert s.asks == (ME, "action")
    assert s.events("battle")


@rule("NN-R56")
def test_a_defender_without_cards_or_texts_has_nothing_to_decide_as_all_can_see():
    s = scene(left="bear", souls=2, your_right="fox").attacks("left")
    assert s.asks == (ME, "action")
    assert s.yours.reaped == ["fox"]


@rule("NN-R56", "NN-R54")
def test_other_events_ask_only_who_can_answer():
    lurking = (lurker("summoned"),)
    assert not asked_of_you(
        scene(hand="wolf", souls=1, your_hand="fox", cards=lurking).summons("wolf", "left")
    )
    s = scene(hand="wolf", souls=1, your_hand="lurker", cards=lurking).summons("wolf", "left")
    assert asked_of_you(s)
    assert s.asked.about.rest == Answering(("summoned",))


@rule("NN-R56")
def test_other_events_ask_always_where_the_match_has_it_so():
    s = scene(hand="wolf", souls=1, your_hand="fox", options={"react_prompt": "always"}).summons(
        "wolf", "left"
    )
    assert s.asks == (YOU, "react")
    assert s.keys == ("pass", "pass_turn")


EVENTS = {
    "summoned": (("summon", "wolf", "0:0"), {"hand": "wolf", "souls": 1}),
    "drew": (("draw",), {"souls": 2}),
    "harvested": (("harvest",), {"stage": "harvest", "channel": "wolf"}),
    "focused": (("focus",), {"stage": "focus"}),
    "activated": (("manifest", "noble:0"), {"noble": "giver"}),
    "revealed": (("manifest", "noble:1"), {"noble": "giver", "channel": "wolf"}),
}
REVEAL = act("reveal", slots={"pick": "all", "whose": "own"})
GIVER = noble("giver", text("manifest", GIVE), text("manifest", REVEAL))


@rule("NN-R54", "NN-R55", "NN-98", "NN-116", "NN-109", "NN-112")
@pytest.mark.parametrize("event", EVENTS)
def test_each_of_these_opens_a_window(event):
    answers, fields = EVENTS[event]
    s = scene(your_hand="lurker", cards=(lurker(event),), nobles=(GIVER,), **fields).do(*answers)
    assert asked_of_you(s), event
    s.do("summon:lurker", f"{YOU}:0")
    assert s.lane("left", YOU) == ["lurker"]


@rule("NN-R54", "NN-132")
def test_a_reap_opens_a_window():
    s = scene(left="giant", souls=2, your_right="fox", your_hand="lurker",
              cards=(lurker("reaped", whose="own"),)).attacks("left").do("block", ())  # fmt: skip
    assert s.yours.reaped == ["fox"]
    assert (s.asks, s.keys[0]) == ((YOU, "react"), "summon:lurker")


@rule("NN-R54", "NN-133")
def test_a_block_opens_a_window():
    s = scene(left="giant", souls=2, hand="lurker", your_hand="fox fox", cards=(lurker("blocked"),))
    s.attacks("left").do("block", ("fox",))
    assert (s.asks, s.keys) == ((ME, "react"), ("summon:lurker", "pass")), (
        "own turn: there is no turn to pass"
    )


@rule("NN-R54")
def test_the_window_of_a_text_opens_before_it_resolves():
    s = scene(your_hand="lurker", cards=(lurker("activated"),), noble="giver", nobles=(GIVER,))
    s.do("manifest", "noble:0")
    assert asked_of_you(s)
    assert s.mine.lingering == 0
    s.do("pass")
    assert s.mine.lingering == 1


@rule("NN-R54")
def test_the_latest_resolves_first():
    giver = errant("giver_2", 0, 1, 3, text("on_summon", act("lose_souls", who="opponent", number=1)),
                   react={"event": "activated"})  # fmt: skip
    s = scene(your_hand="giver_2", souls=1, cards=(giver,), noble="giver", nobles=(GIVER,))
    s.do("manifest", "noble:0", "summon:giver_2", f"{YOU}:0")
    told = [event.kind for event in s.events("souls", "souls_lost")]
    assert told == ["souls_lost", "souls"]


@rule("NN-R54")
def test_the_non_acting_player_is_asked_first_then_alternately_until_both_pass():
    mine = lurker("attack", "mine", whose="any")
    s = scene(left="wolf", souls=2, hand="mine mine", your_hand="mine mine", cards=(mine,)).attacks("left")
    seen = []
    for answer in ("summon:mine", "pass", "summon:mine", "pass", "pass"):
        if s.asked.kind != "react":
            break
        seen.append((s.asked.seat, answer))
        s.do(answer)
        if s.asked.kind == "lane":
            s.do(f"{s.asked.seat}:0")
    assert seen == [(YOU, "summon:mine"), (ME, "pass"), (YOU, "summon:mine"), (ME, "pass")]
    assert s.asks != (YOU, "react"), "no card is left in the hand"


@rule("NN-R54")
def test_two_passes_in_succession_close_the_window():
    mine = lurker("attack", "mine", whose="any")
    s = scene(left="wolf", souls=2, hand="mine", your_hand="mine", cards=(mine,)).attacks("left")
    assert s.asks == (YOU, "react")
    s.do("block")
    assert s.asks == (ME, "react")
    s.do("pass")
    assert s.asks == (YOU, "block")


@rule("NN-R54")
def test_an_answer_lets_the_other_answer_again():
    mine = lurker("attack", "mine", whose="any")
    s = scene(left="wolf", souls=2, hand="mine", your_hand="mine", cards=(mine,)).attacks("left")
    s.do("pass", "summon:mine", f"{ME}:0")
    assert s.asks == (YOU, "react")


@rule("NN-R54")
def test_a_react_summon_opens_windows_itself():
    first, second = lurker("attack", "first"), lurker("summoned", "second")
    s = scene(left="wolf", souls=2, hand="second", your_hand="first", cards=(first, second)).attacks("left")
    s.do("summon:first", f"{YOU}:0")
    assert (s.asks, s.keys[0]) == ((ME, "react"), "summon:second")


@rule("NN-R55")
@pytest.mark.parametrize(("whose", "asked"), [("opposing", True), ("any", True), ("own", False)])
def test_conditions_say_whose_doing(whose, asked):
    s = scene(hand="wolf", souls=1, your_hand="lurker", cards=(lurker("summoned", whose=whose),))
    assert asked_of_you(s.summons("wolf", "left")) is asked


@rule("NN-R55")
def test_conditions_count_in_the_own_turn_too():
    s = scene(hand="wolf lurker", souls=1, cards=(lurker("summoned", whose="own"),)).summons("wolf", "left")
    assert (s.asks, s.keys) == ((ME, "react"), ("summon:lurker", "pass"))


@rule("NN-98")
def test_conditions_may_ask_for_a_kind_of_card_and_a_number():
    cards = (lurker("summoned", filter={"type": ["arbiter"]}), lurker("drew", "glutton", number=2))
    s = scene(hand="wolf judge", souls=6, your_hand="lurker glutton", cards=cards)
    assert not asked_of_you(s.summons("wolf", "left"))
    assert asked_of_you(s.summons("judge", "left"))
    s.do("pass")
    assert not asked_of_you(s.do("draw", 1))
    s = scene(souls=6, your_hand="lurker glutton", cards=cards).do("draw", 2)
    assert s.keys[0] == "summon:glutton"


@rule("NN-99", "NN-92")
def test_an_income_text_is_an_activation():
    giver = noble("giver_3", text("income", GIVE))
    s = scene(stage="income", noble="giver_3", nobles=(giver,), your_hand="lurker",
              cards=(lurker("activated", income=True),)).do("noble:0")  # fmt: skip
    assert asked_of_you(s)
    s = scene(noble="giver", nobles=(GIVER,), your_hand="lurker", cards=(lurker("activated", income=True),))
    assert not asked_of_you(s.do("manifest", "noble:0")), "a MANIFEST is no INCOME text"


@rule("NN-R50", "NN-R54")
@pytest.mark.parametrize(
    ("answers", "fields"),
    [
        (("draw",), {"souls": 2}),
        (("summon", "wolf", "0:0"), {"hand": "wolf", "souls": 1}),
        (("summon", "scout", "0:0", "use"), {"hand": "scout", "souls": 1}),
        (("attack", "0:0"), {"left": "wolf", "souls": 2}),
    ],
)
def test_actions_and_behaviours_are_no_activations(answers, fields):
    s = scene(your_hand="lurker", cards=(lurker("activated"),), **fields).do(*answers)
    while s.match.decisions and s.asked.seat == YOU:
        assert "summon:lurker" not in s.keys
        s.do(s.asked.default)


@rule("NN-R50")
def test_on_summon_end_turn_and_pay_are_activations():
    loud = errant("loud", 0, 1, 1, text("on_summon", GIVE))
    s = scene(hand="loud", your_hand="lurker", cards=(loud, lurker("activated"))).summons("loud", "left")
    assert asked_of_you(s)
    assert s.asked.about.rest == Answering(("summoned", "activated")), "one window for both"


@rule("NN-R56")
def test_a_player_may_pass_all_windows_until_the_own_turn_but_never_a_block():
    s = scene(left="wolf", middle="wolf", souls=4, your_hand="ambush fox", your_souls=1).attacks("left")
    s.do("pass_turn")
    assert s.asks == (YOU, "block")
    s.do(())
    s.attacks("middle")
    assert s.asks == (YOU, "block"), "no React prompt any more"
    s.do((), "end")
    assert not s.yours.passing, "the own turn has begun"


# PAY texts


SELLER = noble("seller", text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}]))


@rule("NN-97", "NN-R48", "NN-R14")
def test_pay_texts_are_usable_in_the_opponents_windows():
    s = scene(hand="wolf", souls=1, your_noble="seller", nobles=(SELLER,), your_souls=1).summons(
        "wolf", "left"
    )
    assert (s.asks, s.keys) == ((YOU, "react"), ("pay:noble:0", "pass", "pass_turn"))
    s.do("pay:noble:0")
    assert len(s.yours.hand) == 1
    assert s.asks == (ME, "action"), "no Soul is left"


@rule("NN-R48")
def test_pay_texts_wait_for_the_own_actions_where_the_match_has_it_so():
    s = scene(hand="wolf", souls=1, your_noble="seller", nobles=(SELLER,), your_souls=1,
              options={"pay_windows": "own_action"}).summons("wolf", "left")  # fmt: skip
    assert s.asks == (ME, "action")
    s = scene(souls=1, noble="seller", nobles=(SELLER,), options={"pay_windows": "own_action"})
    assert "pay" in s.keys


@rule("NN-R48", "NN-108", "NN-135")
@pytest.mark.parametrize(("stage", "kind"), [("income", "income"), ("end", "end_turn")])
def test_pay_texts_are_usable_in_prompts_of_income_and_end(stage, kind):
    seller = noble(
        "seller",
        text("pay", act("draw"), cost=[{"cost": "souls", "number": 1}]),
        text(kind, GIVE, says="may"),
    )
    s = scene(stage=stage, noble="seller", nobles=(seller,), souls=1)
    assert s.keys == ("noble:1", "pay:noble:0", "done")
    s.do("pay:noble:0")
    assert len(s.mine.hand) == 1
    assert s.keys == ("noble:1", "done")


@rule("NN-R48", "NN-R54", "NN-R59")
def test_the_acting_player_may_use_pay_texts_in_answer_to_a_react_summon():
    s = scene(left="wolf", souls=3, noble="seller", nobles=(SELLER,), your_hand="ambush", your_souls=1)
    s.attacks("left")
    assert s.asks == (YOU, "react"), "not asked about the own attack: PAY was at hand before it"
    s.do("summon:ambush", f"{YOU}:2")
    assert (s.asks, s.keys) == ((ME, "react"), ("pay:noble:0", "pass"))
    assert s.asked.about.rest == Answering(("summoned",)), "before the attack goes on"
    s.do("pay:noble:0")
    assert len(s.mine.hand) == 1
    assert s.mine.lingering == 0


@rule("NN-R48", "NN-R54")
def test_the_acting_player_may_use_pay_texts_in_answer_to_an_opposing_text():
    s = scene(hand="wolf", souls=2, noble="seller", your_noble="seller", nobles=(SELLER,), your_souls=1)
    s.summons("wolf", "left").do("pay:noble:0")
    assert (s.asks, s.keys) == ((ME, "react"), ("pay:noble:0", "pass"))
    assert s.asked.about.rest == Answering(("activated",))


@rule("NN-R48", "NN-R59", "NN-133")
def test_the_acting_player_may_use_pay_texts_after_a_block():
    s = scene(left="giant", souls=3, noble="seller", nobles=(SELLER,), your_hand="fox fox")
    s.attacks("left").do("block", ("fox",))
    assert (s.asks, s.keys) == ((ME, "react"), ("pay:noble:0", "pass"))
    s.do("pay:noble:0")
    assert (len(s.mine.hand), len(s.yours.reaped)) == (1, 1), "6 against 2 and 2"


@rule("NN-R48")
@pytest.mark.parametrize("event", ["summoned", "drew", "attack"])
def test_nobody_is_asked_for_pay_texts_about_the_own_doing(event):
    answers = {"summoned": ("summon", "wolf", "0:0"), "drew": ("draw", 1), "attack": ("attack", "0:1")}[event]
    s = scene(hand="wolf", middle="giant", souls=4, noble="seller", nobles=(SELLER,)).do(*answers)
    assert s.asks == (ME, "action")


ANGER = act("change", what={"change": "lane_stats", "on": "attacking", "power": 3}, until="this_battle")
HEAT = act("change", what={"change": "lane_stats", "on": "this", "power": 3}, until="this_turn")
PAID = [{"cost": "souls", "number": 1}]
FIGHTERS = {
    "for this battle": (noble("fighter", text("pay", ANGER, cost=PAID)), ()),
    "in a battle": (
        noble("fighter"),
        (arbiter("bruiser", 1, 2, 2, text("pay", HEAT, cost=PAID, **{"if": [
            {"test": "in_battle", "side": "attacking"}]})),),
    ),
}  # fmt: skip


@rule("NN-R48", "NN-R54", "NN-R59")
@pytest.mark.parametrize("speaks", FIGHTERS)
@pytest.mark.parametrize("your_hand", ["", "fox"])
def test_the_attacker_may_use_what_speaks_of_the_battle_when_the_defender_merely_passes(speaks, your_hand):
    ruler, cards = FIGHTERS[speaks]
    s = scene(left="bruiser" if cards else "wolf", souls=3, your_right="elder", noble="fighter",
              nobles=(ruler,), cards=cards, your_hand=your_hand).attacks("left")  # fmt: skip
    if your_hand:
        s.do("pass")
    assert (s.asks, s.keys[1:]) == ((ME, "react"), ("pass",))
    s.do(s.keys[0]).passes()
    assert s.yours.reaped == ["elder"]


@rule("NN-R80")
@pytest.mark.parametrize("fought", [False, True])
def test_what_can_only_be_done_to_a_battle_is_not_paid_for_without_one(fought):
    s = scene(left="wolf", souls=3, noble="fighter", nobles=(FIGHTERS["for this battle"][0],))
    if fought:
        s.attacks("left").do("pass")
    assert "pay" not in s.keys


@rule("NN-R80")
@pytest.mark.parametrize(
    ("deeds", "offered"),
    [
        ((ANGER,), False),
        ((act("later", when="battle_won", do=[act("draw")]),), False),
        ((act("choose_one", modes=[{"do": [ANGER]}, {"do": [act("draw")]}]),), True),
        ((act("choose_one", modes=[{"do": [ANGER]}, {"do": [act("fail_attack")]}]),), False),
        ((act("may", do=[ANGER], **{"else": [act("draw")]}),), True),
        ((act("if", do=[act("draw")], **{"if": [{"test": "your_turn"}]}), ANGER), True),
        ((ANGER, act("draw")), True),
        ((act("attack", lane="left"), act("gain_souls", number="battle_margin")), True),
    ],
)  # fmt: skip
def test_a_pay_text_that_does_anything_else_is_at_hand_between_actions_too(deeds, offered):
    s = scene(
        left="wolf", souls=1, noble="fighter", nobles=(noble("fighter", text("pay", *deeds, cost=PAID)),)
    )
    assert ("pay" in s.keys) is offered
