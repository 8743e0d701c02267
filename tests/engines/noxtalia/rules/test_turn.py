"""Turns, counter, cycle and phases (NX-24 to NX-43)."""

from __future__ import annotations

import pytest

from engines.kernel import Result
from tests.engines.noxtalia.pack import act, effect, every, support
from tests.engines.noxtalia.playing import new_match
from tests.engines.noxtalia.scenes import ME, YOU, ready, scene
from tests.rules import rule


def end_turns(match, count):
    """End turn after turn; return who had each, its number and cycle."""
    seen = []
    for _ in range(count):
        table = match.table
        seen.append((table.active, table.turn, table.cycle))
        while match.decisions and (table.active, table.turn) == seen[-1][:2]:
            decision = match.decisions[0]
            match.answer(decision.seat, "end" if decision.kind == "combat" else decision.keys[0])
    return seen


@rule("NX-25", "NX-26", "NX-27", "NX-28")
def test_turns_alternate_and_only_the_first_player_moves_counter_and_cycle():
    match = new_match(ready(), 2, "turns")
    first = match.table.first
    other = 1 - first
    assert end_turns(match, 6) == [
        (first, 1, "diurne"), (other, 1, "diurne"), (first, 2, "nocturne"), (other, 2, "nocturne"),
        (first, 3, "diurne"), (other, 3, "diurne"),
    ]  # fmt: skip


@rule("NX-30", "NX-R37", "NX-31", "NX-32", "NX-33", "NX-34")
def test_the_first_player_has_no_preparation_in_turn_1_and_the_second_has():
    match = new_match(ready(opening_hand=3), 2, "turn 1")
    first = match.table.first
    side, other = match.table.sides[first], match.table.sides[1 - first]
    assert (side.pm, len(side.hand)) == (5, 3)
    match.answer(first, "end")
    assert (side.pm, len(side.hand)) == (8, 5), "the End phase is normal"
    assert (other.pm, len(other.hand)) == (8, 5), "Preparation"
    assert match.decisions[0].seat == 1 - first


@rule("NX-32", "NX-33", "NX-34", "NX-41", "NX-42", "NX-43")
def test_preparation_and_end_go_in_order():
    ticking = support(
        "ticking",
        effect(act("gain_pm", who="player", value=1), when="turn_start"),
        effect(act("lose_pm", who="player", value=2), when="turn_end"),
        keywords=["amelioration"],
    )
    s = scene(
        hand="kelorn_blow",
        pm=4,
        your_pm=0,
        attached={"1:0": "ticking:1"},
        exhausted="0:1 1:0",
        cards=(ticking,),
    ).do("end")
    kinds = [(event.kind, event.facts["seat"]) for event in s.match.events if event.kind not in ("turn",)]
    assert kinds == [
        ("gain_pm", ME), ("draw", ME),  # end of my turn; my Spirit is upright again
        ("effect", YOU), ("gain_pm", YOU), ("gain_pm", YOU), ("draw", YOU),
    ]  # fmt: skip
    assert s.mine.pm == 8, "4 and 5 are 8"
    assert len(s.mine.hand) == 5
    assert s.charged(ME) == [True, True, True]
    assert s.charged(YOU) == [False, True, True], "only one's own"
    assert s.yours.pm == 6
    told = len(s.match.events)
    s.do("end")
    ended = [(event.kind, event.facts["seat"]) for event in s.match.events[told:]]
    assert ended[:4] == [("effect", YOU), ("lose_pm", YOU), ("gain_pm", YOU), ("turn", ME)]
    assert s.yours.pm == 8


@rule("NX-72", "NX-R35", "NX-R42", "NX-33", "NX-42")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (3, 8), (4, 8), (8, 8)])
def test_five_pm_come_and_the_excess_is_lost(before, after):
    s = scene(pm=before).do("end")
    assert s.mine.pm == after


@rule("NX-34", "NX-70", "NX-R36")
def test_more_than_five_cards_are_kept_and_none_drawn():
    six = "kelorn_blow kelorn_strike kelorn_storm kelorn_guard kelorn_wall kelorn_balm"
    s = scene(hand=six).do("end")
    assert len(s.mine.hand) == 6
    assert s.events("draw") == [e for e in s.events("draw") if e.facts["seat"] == YOU]
    s = scene(hand="kelorn_blow kelorn_strike").do("end")
    assert len(s.mine.hand) == 5


@rule("NX-24", "NX-R51")
def test_after_the_last_players_last_turn_the_match_is_drawn():
    match = new_match(ready(turn_limit=2), 2, "limit")
    assert len(end_turns(match, 3)) == 3
    assert match.result is None
    end_turns(match, 1)
    assert match.result == Result((), "turn_limit")
    assert all(len(side.hand) == 5 for side in match.table.sides), "the End phase is included"


@rule("NX-24", "NX-R51")
def test_the_turn_limit_is_8():
    match = new_match(ready(), 2, "eight")
    for side in match.table.sides:
        side.hand = side.pile[:5]  # enough cards for eight turns without a draw
    turns = 0
    while match.decisions:
        match.answer(match.decisions[0].seat, "end")
        turns += 1
    assert turns == 16
    assert match.result == Result((), "turn_limit")


@rule("NX-35", "NX-D6")
def test_actions_in_any_order_as_often_as_wanted():
    s = scene(hand="kelorn_blow kelorn_strike kelorn_balm", pv={"0:0": 10})
    s.attacks("kelorn_blow", "1:0", "none").supports("kelorn_balm").attacks("kelorn_strike", "1:1", "none")
    s.strikes("0:1", "1:2", "none")
    assert s.mine.discard == ["kelorn_blow", "kelorn_balm", "kelorn_strike"]
    assert s.asks == (ME, "combat")


@rule("NX-39", "NX-R38", "NX-40")
def test_recycling_puts_a_card_under_the_pile_and_draws_one():
    pile = "granor_blow granor_wall granor_balm hurlebois_blow hurlebois_wall hurlebois_balm"
    s = scene(hand="kelorn_blow kelorn_strike", pile=pile)
    s.do("recycle", "kelorn_blow")
    assert s.mine.hand == ["kelorn_strike", "granor_blow"]
    assert s.mine.pile[0] == "kelorn_blow", "it lies lowest, so it is never the card drawn"
    assert s.mine.pile[-1] == "granor_wall"
    assert "recycle" not in s.keys, "once per turn"
    assert s.mine.exhaustions == 0
    assert s.option("recycle").refused is not None
    (event,) = s.events("recycle")
    assert "card" not in event.seen_by(YOU)
    assert event.seen_by(ME)["card"]["id"] == "kelorn_blow"
    s.do("end", "end")
    assert "recycle" in s.keys, "again next turn"


@rule("NX-39", "NX-R38")
def test_recycling_never_empties_a_pile_and_needs_one():
    s = scene(hand="kelorn_blow", pile="granor_blow").do("recycle", "kelorn_blow")
    assert (s.mine.hand, s.mine.pile) == (["granor_blow"], ["kelorn_blow"])
    assert s.mine.exhaustions == 0
    assert "recycle" not in scene(hand="kelorn_blow", pile="").keys
    assert "recycle" not in scene(pile="granor_blow").keys


@rule("NX-39")
def test_recycling_can_be_taken_back_before_the_card_is_named():
    s = scene(hand="kelorn_blow").do("recycle", "back")
    assert s.asks == (ME, "combat")
    assert "recycle" in s.keys


@rule("NX-R39")
@pytest.mark.parametrize(("whose", "ticks"), [("host", [YOU]), ("owner", [ME]), ("each", [ME, YOU])])
def test_whose_turn_is_meant(whose, ticks):
    curse = support(
        "curse",
        effect(act("lose_pv", who="host", value=2), when="turn_end", whose=whose),
        keywords=["affaiblissement"],
    )
    s = scene(attached={"1:0": "curse:0"}, cards=(curse,))
    before = s.pv()[0]
    s.do("end")
    assert (before - s.pv()[0] == 2) is (ME in ticks)
    before = s.pv()[0]
    s.do("end")
    assert (before - s.pv()[0] == 2) is (YOU in ticks)


@rule("NX-69", "NX-R40", "NX-32", "NX-D5")
def test_the_active_player_orders_what_happens_at_the_same_moment():
    burn = support(
        "burn", effect(act("lose_pv", who="host", value=4), when="turn_end"), keywords=["affaiblissement"]
    )
    mend = support(
        "mend", effect(act("heal", who="host", value=4), when="turn_end"), keywords=["amelioration"]
    )
    start = {"attached": {"0:0": "burn:1 mend:0"}, "pv": {"0:0": 4}, "cards": (burn, mend)}
    s = scene(**start).do("end")
    assert s.asks == (ME, "order")
    assert s.keys == ("burn:1:0:0", "mend:0:0:0")
    assert s.asked.default == "burn:1:0:0"
    s.do("mend:0:0:0")
    assert s.pv(ME)[0] == 4, "healed, then burnt"
    s = scene(**start).do("end", "burn:1:0:0")
    assert not s.spirit("0:0").alive, "burnt to death before it was healed"


@rule("NX-69")
def test_one_effect_needs_no_order():
    burn = support(
        "burn", effect(act("lose_pv", who="host", value=4), when="turn_end"), keywords=["affaiblissement"]
    )
    s = scene(attached={"0:0": "burn:1"}, cards=(burn,)).do("end")
    assert s.asks == (YOU, "combat")
    assert s.pv(ME)[0] == 16


@rule("NX-29", "NX-81", "NX-82", "NX-R41")
@pytest.mark.parametrize(("turn", "power"), [(3, 14), (4, 18)])
def test_the_cycle_changes_what_capacities_do_in_both_players_turns(turn, power):
    s = scene(
        "nivelune voltaigle ondarque", "granor hurlebois kelorn",
        hand="glaciation", your_hand="appel_de_la_meute", turn=turn,
    )  # fmt: skip
    s.roll(6).attacks("glaciation", "1:0", "appel_de_la_meute")
    seen = s.attack_seen()
    assert seen.defence is not None
    assert seen.defence.total == power - 4


@rule("NX-28", "NX-31", "NX-74")
def test_a_flipped_cycle_lasts_until_the_counter_moves():
    eclipse = support("eclipse", effect(act("flip_cycle")), cost=0)
    s = scene(hand="eclipse", cards=(eclipse,), turn=3).supports("eclipse")
    assert (s.table.cycle, s.view(None).flipped) == ("nocturne", True)
    s.do("end")
    assert (s.table.turn, s.table.cycle) == (3, "nocturne"), "the second player moves nothing"
    s.do("end")
    assert (s.table.turn, s.table.cycle) == (4, "nocturne"), "the counter sets the cycle by its number"
    s.do("end", "end")
    assert (s.table.turn, s.table.cycle) == (5, "diurne")


def test_passives_count_as_effects_of_the_turn():
    s = scene(
        spirits={
            "kelorn": {"passives": [effect(act("heal", who="self_spirit", value=3), when="turn_start")]}
        },
        pv={"0:0": 10},
    ).do("end", "end")
    assert s.pv(ME) == [13, 20, 20]


def test_what_a_turn_does_at_its_start_to_all_is_done_once_a_turn():
    hail = support(
        "hail",
        effect(act("lose_pv", who=every("enemy"), value=1), when="turn_start"),
        keywords=["amelioration"],
    )
    s = scene(attached={"0:0": "hail:0"}, cards=(hail,)).do("end", "end")
    assert s.pv() == [19, 19, 19]
