"""The turn: Income and End Phase, drawing (NN-106 to NN-116, NN-135 to NN-140)."""

from __future__ import annotations

import pytest

from engines.kernel import Number, Pick
from tests.engines.neo_noble.language import every
from tests.engines.neo_noble.pack import act, arbiter, errant, noble, text, token, when
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.engines.position import of
from tests.rules import rule

# Income Phase


@rule("NN-106", "NN-107", "NN-110")
def test_harvest_then_channel_then_focus_then_actions_and_nothing_is_drawn():
    s = scene(stage="income", channel="wolf fox", hand="bear")
    assert s.asks == (ME, "harvest")
    s.do("skip")
    assert s.asks == (ME, "channel")
    s.do("skip")
    assert s.asks == (ME, "focus")
    s.do("skip")
    assert s.asks == (ME, "action")
    assert s.mine.hand == ["bear"]
    assert len(s.mine.deck) == 5


@rule("NN-107")
def test_a_player_with_nothing_special_to_do_has_four_prompts():
    s = scene(stage="income", channel="wolf", hand="giant")
    kinds = []
    while s.table.active == ME and s.match.decisions:
        kinds.append(s.asked.kind)
        s.do(s.asked.default)
    assert kinds == ["harvest", "channel", "focus", "action"]


@rule("NN-109", "NN-R23")
def test_harvest_takes_all_cards_ready_or_spent():
    s = scene(stage="harvest", channel="wolf fox:spent - bear:up", hand="boar").do("harvest")
    assert s.mine.hand == ["wolf", "fox", "bear", "boar"]
    assert s.channel() == ["-", "-", "-", "-"]
    assert s.mine.known == ["bear"], "the opponent has seen the face-up one alone"
    assert s.mine.done.get("draw") is None


@rule("NN-109")
@pytest.mark.parametrize("cards", ["wolf", "wolf fox bear boar"])
def test_harvest_is_all_or_nothing_whether_one_or_four(cards):
    s = scene(stage="harvest", channel=cards)
    assert s.keys == ("harvest", "skip")
    s.do("harvest")
    assert sorted(s.mine.hand) == sorted(cards.split())


@rule("NN-109", "NN-D5")
def test_an_empty_channel_is_not_asked_about():
    assert scene(stage="harvest").asks == (ME, "channel")


@rule("NN-109")
def test_what_is_harvested_is_told_to_its_owner_and_the_open_cards_to_all():
    s = scene(stage="harvest", channel="wolf bear:up").do("harvest")
    (told,) = s.events("harvest")
    assert told.facts["count"] == 2
    assert [card["id"] for card in told.facts["cards"]] == ["bear"]
    assert [card["id"] for card in told.secret[ME]["cards"]] == ["wolf", "bear"]
    assert YOU not in told.secret


@rule("NN-111", "NN-55", "NN-58", "NN-60")
@pytest.mark.parametrize("first", ["harvest", "skip"])
def test_one_card_is_channeled_ready_whether_or_not_there_was_a_harvest(first):
    s = scene(stage="harvest", channel="wolf:spent", deck="bear boar").do(first, "channel", "skip")
    place = 0 if first == "harvest" else 1
    slot = s.mine.channel[place]
    assert slot is not None
    assert (slot.card, slot.ready, slot.face_up) == ("bear", True, False)
    assert s.asks == (ME, "action")


@rule("NN-112", "NN-113", "NN-R22")
def test_focus_channels_and_draws_and_leaves_out_the_action_phase():
    s = scene(stage="channel", deck="bear boar fox", hand="wolf").do("skip", "focus")
    assert s.channel()[:2] == ["bear", "-"]
    assert s.mine.hand == ["wolf", "boar"]
    assert s.table.active == YOU, "no Action Phase"
    assert not s.events("attack", "summon")


@rule("NN-112", "NN-R22")
def test_channel_and_focus_together_channel_two_cards():
    s = scene(stage="channel", deck="bear boar fox").do("channel", "focus")
    assert s.channel()[:3] == ["bear", "boar", "-"]
    assert s.mine.hand == ["fox"]


@rule("NN-R22", "NN-112")
def test_focus_is_possible_after_harvest_and_channel():
    s = scene(stage="harvest", channel="wolf fox").do("harvest")
    s.do("channel")
    assert s.asks == (ME, "focus")
    s.do("focus")
    assert s.table.active == YOU


@rule("NN-R22", "NN-56", "NN-R12")
def test_focus_with_a_full_channel_only_draws_and_still_costs_the_action_phase():
    s = scene(stage="channel", channel="wolf wolf fox fox", deck="bear boar")
    assert s.keys == ("focus", "skip"), "no slot is free"
    s.do("focus")
    assert s.mine.hand == ["bear"]
    assert s.table.active == YOU


@rule("NN-R22", "NN-R71")
def test_focus_with_no_cards_left_costs_the_action_phase_all_the_same():
    s = scene(stage="channel", deck="")
    assert s.keys == ("focus", "skip")
    s.do("focus")
    assert (s.mine.hand, s.channel()[0]) == ([], "-")
    assert s.table.active == YOU


@rule("NN-D5", "NN-D7", "NN-140")
def test_without_an_answer_nothing_is_done():
    s = scene(stage="income", channel="wolf")
    assert s.asked.default == "skip"
    s.do("skip")
    assert s.asked.default == "skip"
    s.do("skip")
    assert s.asked.default == "skip"
    s.do("skip")
    assert s.asked.default == "end"


# Draw


@rule("NN-115", "NN-D9")
def test_a_draw_costs_two_souls():
    s = scene(souls=3, deck="bear boar").do("draw")  # it can be but one: nothing is asked
    assert s.mine.hand == ["bear"]
    assert s.mine.lingering == 1
    assert "draw" not in s.keys


@rule("NN-116")
def test_several_draws_are_one_action():
    hare = arbiter("hare", 1, 1, 1, when("drew", act("gain_souls", number=1), whose="own"))
    s = scene(souls=6, deck="bear boar fox", middle="hare", cards=(hare,))
    assert of(Number, s.do("draw").asked).most == 3
    s.do(3)
    assert s.mine.hand == ["fox", "bear", "boar"]
    assert s.mine.lingering == 1, "all six are paid, and one trigger gives one"
    assert s.mine.done["draw"] == 1


@rule("NN-D9")
def test_back_from_a_draw_is_free():
    s = scene(souls=9).do("draw")
    assert s.asked.default == "back"
    s.do("back")
    assert (s.mine.lingering, s.mine.hand, s.mine.done) == (9, [], {})


@rule("NN-115", "NN-R71")
def test_no_more_is_drawn_than_there_is():
    s = scene(souls=9, deck="bear", grave="boar fox").do("draw")
    assert of(Number, s.asked).most == 3
    assert "draw" not in scene(souls=9, deck="").keys


# End Phase


@rule("NN-136", "NN-137", "NN-139", "NN-77")
def test_the_end_phase_loses_lingering_souls_and_readies_channel_and_coins():
    s = scene(
        souls=3,
        your_souls=2,
        channel="wolf:spent fox bear:up:spent",
        left="wolf",
        coins={"left": "mine spent"},
    ).do("end")
    assert s.mine.lingering == 0
    assert s.yours.lingering == 2
    assert s.channel() == ["wolf", "fox", "bear:up", "-"]
    assert s.coin("left") == "mine ready"


@rule("NN-R15")
def test_lingering_souls_are_lost_at_every_end_where_the_match_has_it_so():
    s = scene(souls=3, your_souls=2, options={"lingering_clear": "every_end"}).do("end")
    assert (s.mine.lingering, s.yours.lingering) == (0, 0)


@rule("NN-R15", "NN-136")
def test_souls_gained_in_the_opponents_turn_last_until_the_own_end_phase():
    s = scene(your_souls=2, your_hand="wolf").do("end")
    assert s.yours.lingering == 2
    s.do("skip", "skip")
    assert s.asks == (YOU, "action")
    s.do("end")
    assert s.yours.lingering == 0


@rule("NN-R14", "NN-139", "NN-77")
def test_the_opponents_channel_and_coins_are_readied_in_their_own_end_phase_alone():
    s = scene(your_channel="wolf:spent", your_right="wolf", coins={"left": "yours spent"}).do("end")
    assert s.channel(YOU)[0] == "wolf:spent"
    assert s.coin("left") == "yours spent"
    s.do("skip", "skip", "skip", "end")
    assert s.channel(YOU)[0] == "wolf"
    assert s.coin("left") == "yours ready"


@rule("NN-138", "NN-38", "NN-D28")
def test_more_than_five_cards_are_discarded_down_to_five_face_up():
    hand = "pebble moth wolf fox wisp bear boar"
    s = scene(hand=hand).do("end")
    asked = of(Pick, s.asked)
    assert (asked.kind, asked.least, asked.most, asked.hidden) == ("discard_down", 2, 2, True)
    s.do(("wolf", "boar"))
    assert s.mine.hand == ["pebble", "moth", "fox", "wisp", "bear"]
    assert s.mine.grave == ["wolf", "boar"]
    assert [event.facts["card"]["id"] for event in s.events("discard")] == ["wolf", "boar"]


@rule("NN-138")
def test_five_cards_are_kept():
    s = scene(hand="pebble moth wolf fox wisp").do("end")
    assert s.table.active == YOU
    assert len(s.mine.hand) == 5


@rule("NN-138")
def test_two_copies_can_both_be_discarded():
    s = scene(hand="pebble moth wolf wolf fox wisp bear").do("end", ("wolf", "wolf#2"))
    assert s.mine.grave == ["wolf", "wolf"]


@rule("NN-135", "NN-136", "NN-138", "NN-139", "NN-96")
def test_end_turn_texts_come_before_all_other_steps():
    tally = noble("tally", text("end_turn", act("draw"), says="must"))
    s = scene(hand="pebble moth wolf fox wisp", souls=2, channel="bear:spent", noble="tally", nobles=(tally,),
              deck="boar fox").do("end")  # fmt: skip
    assert s.asks == (ME, "discard_down"), "the card drawn is one too many"
    assert s.mine.lingering == 0
    assert s.channel()[0] == "bear:spent", "readied last"


@rule("NN-135", "NN-D27", "NN-R47")
def test_end_turn_texts_are_used_in_the_order_of_their_player():
    tally = noble("tally", text("end_turn", act("draw")), text("end_turn", act("mill", who="you")))
    s = scene(noble="tally", nobles=(tally,), deck="boar fox").do("end")
    assert (s.asks, s.keys) == ((ME, "end_turn"), ("noble:0", "noble:1")), "both must be used"
    assert s.asked.default == "noble:0"
    s.do("noble:1")
    assert (s.mine.grave, s.mine.hand) == (["boar"], ["fox"])


@rule("NN-R47")
def test_end_turn_texts_are_optional_where_the_match_has_it_so():
    tally = noble("tally", text("end_turn", act("draw")))
    s = scene(noble="tally", nobles=(tally,), options={"end_turn_default": "optional"}).do("end")
    assert s.keys == ("noble:0", "done")
    assert s.asked.default == "done"
    s.do("done")
    assert s.mine.hand == []


@rule("NN-140")
def test_the_turn_passes_without_announcement():
    s = scene().do("end")
    assert (s.table.active, s.table.turn) == (YOU, 6)
    assert s.asks == (YOU, "channel")


# INCOME


@rule("NN-92", "NN-108", "NN-D4")
def test_income_texts_are_used_first_in_the_order_of_their_player():
    giver = noble("giver", text("income", act("gain_souls", number=1)), text("income", act("draw")))
    s = scene(stage="income", noble="giver", nobles=(giver,), channel="wolf", deck="bear boar")
    assert (s.asks, s.keys) == ((ME, "income"), ("noble:0", "noble:1", "done"))
    s.do("noble:1")
    assert s.mine.hand == ["bear"]
    assert s.keys == ("noble:0", "done"), "each once a turn"
    s.do("noble:0")
    assert s.mine.lingering == 1
    assert s.asks == (ME, "harvest")


@rule("NN-92", "NN-D4")
def test_what_says_you_must_is_used_before_going_on():
    giver = noble(
        "giver", text("income", act("gain_souls", number=1)), text("income", act("draw"), says="must")
    )
    s = scene(stage="income", noble="giver", nobles=(giver,), deck="bear boar")
    assert s.keys == ("noble:0", "noble:1"), "no way past it"
    s.do("noble:1")
    assert s.keys == ("noble:0", "done")
    s.do("done")
    assert s.mine.lingering == 0


@rule("NN-110", "NN-106")
def test_turns_alternate():
    s = scene()
    seen = []
    for _ in range(4):
        seen.append(s.table.active)
        turn = s.table.turn
        while s.table.turn == turn:
            s.do(s.asked.default)
    assert seen == [ME, YOU, ME, YOU]


@rule("NN-R37", "NN-106")
def test_what_holds_until_the_next_turn_ends_as_it_begins():
    stronger = {"change": "lane_stats", "on": "left", "power": 5}
    drum = noble("drum", text("manifest", act("change", what=stronger, until="your_next_turn")))
    s = scene(noble="drum", nobles=(drum,)).do("manifest", "noble:0", "end")
    assert s.table.active == YOU
    assert len(s.table.lasting) == 1
    while s.table.active == YOU:
        s.do(s.asked.default)
    assert s.table.lasting == []


# The end of the End Phase


@rule("NN-R79", "NN-138")
def test_who_draws_by_discarding_discards_down_again():
    reader = noble("reader", when("discarded", act("draw", number=2), whose="own", once=True))
    s = scene(stage="discard", hand="fox fox fox fox fox wolf", deck="bear boar", noble="reader",
              nobles=(reader,)).do(("wolf",))  # fmt: skip
    assert s.asks == (ME, "discard_down")
    s.do(("bear", "boar"))
    assert (s.mine.hand, s.table.active) == (["fox"] * 5, YOU)


@rule("NN-R79", "NN-136", "NN-137")
def test_souls_gained_by_discarding_are_lost_too():
    miser = noble("miser", when("discarded", act("gain_souls", number=2), whose="own"))
    s = scene(stage="discard", hand="fox fox fox fox fox wolf", noble="miser", nobles=(miser,))
    s.do(("wolf",))
    assert (s.mine.lingering, s.table.active) == (0, YOU)


@rule("NN-R79", "NN-139")
def test_souls_gained_by_what_becomes_ready_are_lost_too():
    miser = noble("miser_2", when("dominance_readied", act("gain_souls", number=2), whose="own"))
    s = scene(stage="end", left="wolf", coins={"left": "mine spent"}, noble="miser_2", nobles=(miser,))
    assert (s.coin("left"), s.mine.lingering) == ("mine ready", 0)


@rule("NN-R79", "NN-R75")
def test_discarding_that_never_ends_is_a_loop():
    reader = noble("reader_2", when("discarded", act("draw"), whose="own"))
    s = scene(
        stage="discard", hand="fox fox fox fox fox wolf", deck="fox", noble="reader_2", nobles=(reader,)
    )
    while s.match.result is None:
        s.do((s.keys[0],))
    assert (s.match.result.winners, s.match.result.reason) == ((), "loop")


# What is put off to the end of the turn while the turn is ending

LATER = act("later", when="turn_end", do=[act("gain_souls", who="opponent", number=1)])


@rule("NN-R79", "NN-135")
def test_a_spirit_taken_for_the_turn_uses_its_end_turn_text_before_it_is_given_back():
    back = act("later", when="turn_end", do=[act("give_back", who=every("own"))])
    taker = noble("taker", text("manifest", act("control", who=every("opposing")), back))
    sexton = arbiter("sexton", 1, 1, 1, text("end_turn", act("draw"), says="must"))
    s = scene(noble="taker", nobles=(taker,), cards=(sexton,), your_left="sexton", deck="fox", hand="")
    s.do("manifest", "noble:0")
    while s.asked.kind != "action":
        s.do(s.keys[0])
    s.do("end")
    assert s.mine.hand == ["fox"], "mine to the end of the turn, so I draw"
    s.do("1:0")
    assert [spirit.card.id for lane in s.yours.lanes for spirit in lane] == ["sexton"]


@rule("NN-R79", "NN-135")
def test_what_is_put_off_to_the_turns_end_comes_after_all_end_turn_texts():
    gift = act("later", when="turn_end", do=[act("discard", who="you", number=1)])
    giver = noble("put_off_giver", text("manifest", gift), text("end_turn", act("draw"), says="must"))
    s = scene(noble="put_off_giver", nobles=(giver,), deck="fox", hand="").do("manifest", "noble:0", "end")
    assert (s.mine.hand, s.mine.grave) == ([], ["fox"]), "drawn first, then discarded"


@rule("NN-R79", "NN-R48", "NN-135")
def test_what_a_pay_text_puts_off_to_the_turns_end_during_the_end_phase_is_done():
    seller = noble("late_seller", text("pay", LATER, cost=[{"cost": "souls", "number": 1}]),
                   text("end_turn", act("draw"), says="may"))  # fmt: skip
    s = scene(stage="end", souls=1, noble="late_seller", nobles=(seller,)).do("pay:noble:0", "done")
    assert (s.yours.lingering, s.table.active) == (1, YOU)


@rule("NN-R79", "NN-135")
def test_what_an_end_turn_text_puts_off_to_the_turns_end_is_done():
    waker = noble("late_waker", text("end_turn", LATER, says="must"))
    s = scene(stage="end", noble="late_waker", nobles=(waker,))
    assert (s.yours.lingering, s.table.later) == (1, [])


@rule("NN-R79", "NN-R55")
def test_what_a_react_card_puts_off_to_the_turns_end_during_the_end_phase_is_done():
    waker = noble("late_giver", text("end_turn", act("draw"), says="must"))
    gift = act("later", when="turn_end", do=[act("gain_souls", number=1)])
    guest = errant("late_guest", 0, 1, 1, text("on_summon", gift), react={"event": "activated"})
    s = scene(stage="end", noble="late_giver", nobles=(waker,), cards=(guest,), your_hand="late_guest")
    s.do("summon:late_guest", f"{YOU}:0")
    assert (s.yours.lingering, s.table.active) == (1, YOU)


@rule("NN-R79", "NN-138")
def test_what_is_taken_while_discarding_is_given_back_at_the_turns_end():
    thief = noble(
        "late_thief",
        when(
            "discarded",
            act("control", who=every("opposing")),
            act("later", when="turn_end", do=[act("give_back", who=every("own"))]),
            whose="own", once=True,
        ),
    )  # fmt: skip
    s = scene(stage="discard", hand="fox fox fox fox fox wolf", noble="late_thief", nobles=(thief,),
              your_left="bear").do(("wolf",))  # fmt: skip
    while s.table.active == ME:
        s.do(s.keys[0])
    assert [spirit.card.id for lane in s.yours.lanes for spirit in lane] == ["bear"]


# What is due outside a sequence


@rule("NN-69", "NN-70", "NN-R28")
@pytest.mark.parametrize("event", ["turn_start", "channeled"])
def test_a_trigger_outside_any_sequence_is_one_and_ends_in_a_dominance_check(event):
    """A Token that is created as a turn begins, or a card is Channeled, leads to a check as any other."""
    maker = noble("maker", when(event, act("create", token="hulk", lane="left"), whose="own"))
    s = scene(stage="income" if event == "turn_start" else "channel", noble="maker", nobles=(maker,),
              cards=(token("hulk", 0, 4),))  # fmt: skip
    if event == "channeled":
        s.do("channel")
    assert (s.lane("left"), s.coin("left")) == (["hulk"], "mine spent"), "4 against an empty lane's 2"


@rule("NN-R79", "NN-R53")
@pytest.mark.parametrize(
    ("event", "stage"),
    [
        ("turn_start", "income"), ("harvested", "harvest"), ("channeled", "channel"), ("focused", "focus"),
        ("action_start", "focus"), ("end_start", "end"), ("discarded", "discard"),
        ("dominance_readied", "discard"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("moment", ["turn_end", "your_next_turn"])
def test_what_is_put_off_in_any_step_of_a_turn_is_done_at_its_moment(event, stage, moment):
    gift = act("later", when=moment, do=[act("gain_souls", who="opponent", number=1)])
    giver = noble("giver", when(event, gift, whose="own", once=True))
    s = scene(stage=stage, noble="giver", nobles=(giver,), hand="fox fox fox fox fox fox", channel="wolf",
              left="wolf", coins={"left": "mine spent"}, your_hand="fox")  # fmt: skip
    wanted = {"harvested": "harvest", "channeled": "channel", "focused": "focus"}.get(event)
    if wanted is not None:
        s.do(wanted)
    while s.table.active == ME:
        s.do(s.keys[: of(Pick, s.asked).most] if s.asked.kind == "discard_down" else s.asked.default)
    assert s.yours.lingering == (moment == "turn_end")
    while s.table.active == YOU:
        s.do(s.asked.default)
    assert s.yours.lingering == (moment == "your_next_turn"), "what was gained before has been lost"
