"""Lanes, linking, Shattering (NN-36, NN-78 to NN-91)."""

from __future__ import annotations

import pytest

from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import lanes, reaping, removal, shatter
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.pack import act, arbiter, errant, holds, text
from tests.engines.neo_noble.scenes import ME, YOU, scene
from tests.rules import rule

LEFT, MIDDLE, RIGHT = Place(ME, 0), Place(ME, 1), Place(ME, 2)


def run(play):
    """Play rules that ask nobody; return what they return."""
    try:
        asked = next(play)
    except StopIteration as stop:
        return stop.value
    raise AssertionError(f"asked {asked.kind}")


@rule("NN-78", "NN-151", "NN-124", "NN-36", "NN-45")
def test_a_new_spirit_lies_on_top_of_any_own_lane():
    s = scene(hand="wolf", souls=1, left="bear", middle="fox").do("summon", "wolf")
    assert s.keys == ("0:0", "0:1", "0:2")
    s.do("0:0")
    assert s.lane("left") == ["bear", "wolf"]
    assert s.spirit("left").card.id == "wolf"
    assert s.spirit("left", depth=1).covered


@rule("NN-79", "NN-19", "NN-20")
def test_power_and_resolve_of_a_link_are_summed_below_zero_too():
    s = scene(left="bear hollow hollow")
    assert powers.lane_power(s.table, LEFT) == 7
    assert powers.lane_resolve(s.table, LEFT) == -2


@rule("NN-84", "NN-85")
def test_an_empty_lane_has_resolve_two_and_a_weak_spirit_lowers_it():
    s = scene(left="wolf")
    assert powers.lane_resolve(s.table, LEFT) == 1
    assert powers.lane_resolve(s.table, MIDDLE) == 2
    assert powers.lane_power(s.table, MIDDLE) == 0


@rule("NN-80", "NN-117")
def test_only_the_active_spirit_has_working_texts():
    giver = arbiter("giver", 1, 1, 1, text("manifest", act("gain_souls", number=1)))
    assert "manifest" in scene(left="wolf giver", cards=(giver,)).keys
    assert "manifest" not in scene(left="giver wolf", cards=(giver,)).keys


@rule("NN-81")
def test_a_lane_holds_four_spirits():
    s = scene(hand="wolf", souls=1, left="moth moth fox fox").do("summon", "wolf")
    assert s.keys == ("0:1", "0:2")
    full = "moth moth fox fox"
    assert "summon" not in scene(hand="wolf", souls=1, left=full, middle=full, right=full).keys


@rule("NN-R35", "NN-81")
def test_nothing_leaves_when_capacity_falls():
    narrow = arbiter("narrow", 1, 1, 1, holds("capacity", on="this", value=-2))
    s = scene(hand="wolf", souls=1, left="moth moth narrow", cards=(narrow,)).do("summon", "wolf")
    assert s.lane("left") == ["moth", "moth", "narrow"]
    assert s.keys == ("0:1", "0:2")


@rule("NN-83", "NN-82")
def test_the_others_keep_their_order():
    s = scene(left="moth wolf fox bear")
    run(removal.destroy(s.table, [s.spirit("left", depth=2)], YOU))
    assert s.lane("left") == ["moth", "fox", "bear"]
    assert s.mine.grave == ["wolf"]


@rule("NN-R36")
def test_a_card_that_returns_is_a_new_spirit():
    s = scene(left="wolf", hand="wolf", souls=2)
    key = s.spirit("left").key
    s.spirit("left").used[0] = 5
    run(removal.bounce(s.table, [s.spirit("left")]))
    assert s.mine.hand == ["wolf", "wolf"]
    s.summons("wolf", "left")
    assert s.spirit("left").key != key
    assert s.spirit("left").used == {}


@rule("NN-R36")
def test_covering_and_uncovering_keeps_what_was_used():
    s = scene(left="fox wolf")
    s.spirit("left", depth=1).used[0] = 5
    run(removal.destroy(s.table, [s.spirit("left")], YOU))
    assert s.spirit("left").used == {0: 5}


# Shattering


@rule("NN-86", "NN-87", "NN-11")
def test_an_arbiter_that_is_uncovered_shatters_into_the_graveyard():
    s = scene(left="moth judge wolf")
    run(removal.destroy(s.table, [s.spirit("left")], YOU))
    assert s.lane("left") == ["moth"]
    assert s.mine.grave == ["wolf", "judge"]


@rule("NN-86")
def test_an_arbiter_that_was_never_covered_does_not_shatter():
    s = scene(left="judge", middle="wolf")
    run(removal.destroy(s.table, [s.spirit("middle")], YOU))
    assert s.lane("left") == ["judge"]


@rule("NN-11", "NN-86")
def test_an_errant_that_is_uncovered_stays():
    s = scene(left="fox wolf")
    run(removal.destroy(s.table, [s.spirit("left")], YOU))
    assert s.lane("left") == ["fox"]
    assert not s.spirit("left").covered


@rule("NN-88", "NN-89")
def test_the_chain_goes_on_until_no_arbiter_is_uncovered():
    s = scene(left="elder warden judge wolf")
    run(removal.destroy(s.table, [s.spirit("left")], YOU))
    assert s.lane("left") == []
    assert s.mine.grave == ["wolf", "judge", "warden", "elder"]


@rule("NN-91", "NN-R62")
def test_a_shatter_is_no_reap():
    s = scene(left="giant", souls=2, your_right="judge wolf").attacks("left").passes()
    assert s.yours.reaped == ["wolf"]
    assert s.yours.grave == ["judge"]


@rule("NN-91", "NN-R50")
def test_a_shatter_is_no_activation():
    watcher = errant("watcher", 0, 1, 1, react={"event": "activated", "whose": "any"})
    s = scene(left="giant", souls=2, your_right="judge wolf", your_hand="watcher", cards=(watcher,))
    s.attacks("left").do("block", ())
    assert s.asks == (ME, "action")


@rule("NN-R38")
@pytest.mark.parametrize("way", ["bounce", "banish", "reap"])
def test_any_removal_of_the_cover_uncovers(way):
    s = scene(left="judge wolf")
    top = s.spirit("left")
    run(reaping.reap(s.table, [top], YOU) if way == "reap" else getattr(removal, way)(s.table, [top]))
    assert s.lane("left") == []
    assert s.mine.grave == ["judge"]


@rule("NN-R38")
def test_moving_the_cover_uncovers_and_so_does_moving_a_covered_arbiter_to_a_top():
    s = scene(left="judge wolf", middle="moth")
    assert lanes.move(s.table, [s.spirit("left")], MIDDLE)
    run(shatter.shatter_chain(s.table))
    assert (s.lane("left"), s.lane("middle")) == ([], ["moth", "wolf"])
    s = scene(left="judge wolf", middle="moth")
    assert lanes.move(s.table, [s.spirit("left", depth=1)], MIDDLE)
    run(shatter.shatter_chain(s.table))
    assert (s.lane("left"), s.lane("middle")) == (["wolf"], ["moth"])
    assert s.mine.grave == ["judge"]


@rule("NN-R38")
def test_moving_a_whole_link_uncovers_nothing():
    s = scene(left="judge warden wolf")
    assert lanes.move(s.table, list(s.mine.lanes[0]), MIDDLE)
    run(shatter.shatter_chain(s.table))
    assert s.lane("middle") == ["judge", "warden", "wolf"]


@rule("NN-R38")
def test_a_covered_arbiter_taken_elsewhere_does_not_shatter():
    s = scene(left="judge wolf")
    run(removal.bounce(s.table, [s.spirit("left", depth=1)]))
    assert s.mine.hand == ["judge"]
    assert (s.lane("left"), s.mine.grave) == (["wolf"], [])


@rule("NN-R32", "NN-R35")
def test_a_move_needs_room():
    s = scene(left="wolf", middle="moth moth fox fox")
    assert not lanes.move(s.table, [s.spirit("left")], MIDDLE)
    assert s.lane("left") == ["wolf"]


@rule("NN-R39", "NN-90")
def test_what_cannot_be_destroyed_does_not_shatter_until_it_is_covered_anew():
    keeper = arbiter(
        "keeper", 1, 1, 1, holds("indestructible", on={"pick": "all", "whose": "own", "layer": "any"})
    )
    s = scene(left="judge wolf", middle="keeper", cards=(keeper,))
    run(removal.bounce(s.table, [s.spirit("left")]))
    assert s.lane("left") == ["judge"]
    assert not s.spirit("left").covered
    run(removal.bounce(s.table, [s.spirit("middle")]))
    assert s.lane("left") == ["judge"], "it is not looked at again"


@rule("NN-R40", "NN-89")
def test_the_text_of_an_arbiter_that_is_uncovered_cannot_save_it():
    saver = arbiter("saver", 1, 1, 1, holds("no_shatter", spirits="self"))
    s = scene(left="saver wolf", cards=(saver,))
    run(removal.destroy(s.table, [s.spirit("left")], YOU))
    assert s.lane("left") == []


@rule("NN-90", "NN-R40")
def test_a_text_on_another_card_saves_it():
    saver = arbiter(
        "saver", 1, 1, 1, holds("no_shatter", lanes={"pick": "all", "whose": "own", "other": True})
    )
    s = scene(left="judge wolf", middle="saver", cards=(saver,))
    run(removal.destroy(s.table, [s.spirit("left")], YOU))
    assert s.lane("left") == ["judge"]


@rule("NN-90", "NN-D22")
@pytest.mark.parametrize(("answer", "left"), [("apply", ["judge"]), ("skip", [])])
def test_an_optional_text_is_asked_about(answer, left):
    saver = arbiter("saver", 1, 1, 1, holds("no_shatter", lanes={"pick": "all", "whose": "own"}, may=True))
    s = scene(left="giant", souls=2, your_right="judge wolf", your_middle="saver", cards=(saver,))
    s.attacks("left").passes()
    assert s.asks == (YOU, "no_shatter")
    s.do(answer)
    assert s.lane("right", YOU) == left


@rule("NN-90")
def test_a_text_may_spare_what_it_uncovers_itself():
    s = scene(left="judge wolf")
    run(removal.destroy(s.table, [s.spirit("left")], YOU, without_shatter=True))
    assert s.lane("left") == ["judge"]


# Tokens


@rule("NN-15", "NN-16", "NN-R41")
@pytest.mark.parametrize("way", ["destroy", "banish", "bounce"])
def test_a_token_that_leaves_is_nowhere(way):
    s = scene(left="wolf sapling")
    token = [s.spirit("left")]
    run(removal.destroy(s.table, token, YOU) if way == "destroy" else getattr(removal, way)(s.table, token))
    side = s.mine
    assert (s.lane("left"), side.grave, side.banished, side.hand) == (["wolf"], [], [], [])


@rule("NN-R41")
def test_a_token_counts_for_room_totals_and_tops():
    s = scene(left="wolf moth fox sapling", hand="wolf", souls=1).do("summon", "wolf")
    assert s.keys == ("0:1", "0:2")
    assert powers.lane_resolve(s.table, LEFT) == 6
    assert s.spirit("left").card.id == "sapling"


@rule("NN-R41", "NN-86")
def test_a_token_may_cover_an_arbiter():
    s = scene(left="judge sapling")
    run(removal.destroy(s.table, [s.spirit("left")], ME))
    assert s.lane("left") == []
    assert s.mine.grave == ["judge"]


@rule("NN-17", "NN-R42", "NN-16")
def test_in_place_of_a_token_the_card_beneath_is_reaped_and_does_not_shatter():
    s = scene(left="moth warden judge sapling thicket")
    run(reaping.reap(s.table, [s.spirit("left")], YOU))
    assert s.mine.reaped == ["judge"], "the nearest that is no Token"
    assert s.mine.grave == ["warden"], "the new top is checked"
    assert s.lane("left") == ["moth"]


@rule("NN-17", "NN-R42", "NN-R78")
@pytest.mark.parametrize("first", [1, 2])
def test_a_token_and_the_card_beneath_it_are_reaped_as_one_whichever_is_named_first(first: int) -> None:
    s = scene(left="moth fox sapling")
    lane = s.mine.lanes[0]
    run(reaping.reap(s.table, [lane[first], lane[3 - first]], YOU))
    assert s.mine.reaped == ["fox"]
    assert s.lane("left") == ["moth"]


@rule("NN-R43")
def test_where_only_tokens_lie_the_top_card_of_the_deck_is_reaped():
    s = scene(left="sapling thicket", deck="bear boar")
    run(reaping.reap(s.table, [s.spirit("left")], YOU))
    assert s.lane("left") == []
    assert s.mine.reaped == ["bear"]


@rule("NN-R43")
def test_where_only_tokens_lie_nothing_is_reaped_where_the_match_has_it_so():
    s = scene(left="sapling thicket", options={"token_only_reap": "none"})
    run(reaping.reap(s.table, [s.spirit("left")], YOU))
    assert (s.lane("left"), s.mine.reaped) == ([], [])


@rule("NN-R43", "NN-144")
def test_a_lane_of_tokens_gives_no_victory_over_an_empty_deck():
    s = scene(left="giant", souls=2, your_right="sapling", your_deck="").attacks("left").passes()
    assert s.match.result is None
    assert s.lane("right", YOU) == []


# Owners


@rule("NN-146", "NN-147", "NN-149", "NN-R73", "NN-43", "NN-38")
def test_cards_go_to_their_owners_zones():
    s = scene(left="wolf", your_left="fox", your_middle="bear", middle="boar")
    run(removal.destroy(s.table, [s.spirit("left"), s.spirit("left", YOU)], ME))
    run(removal.banish(s.table, [s.spirit("middle"), s.spirit("middle", YOU)]))
    assert (s.mine.grave, s.yours.grave) == (["wolf"], ["fox"])
    assert (s.mine.banished, s.yours.banished) == (["boar"], ["bear"])
