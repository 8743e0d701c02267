"""Free-for-alls: the order of turns, what later places gain in turn 1, whom one may attack (NX-H1, NX-H2)."""

from __future__ import annotations

import pytest

from engines.noxtalia.table.pieces import Spirit
from tests.engines.noxtalia.pack import attack
from tests.engines.noxtalia.playing import new_match
from tests.engines.noxtalia.rules.test_house import A, B, C, four, three
from tests.engines.noxtalia.scenes import ready, scene
from tests.rules import rule


@rule("NX-H1", "NX-27", "NX-25")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_run_in_seat_order_and_the_first_seat_moves_the_counter(seats):
    match = new_match(ready(), seats, "order")
    first = match.table.first
    seen = []
    for _ in range(2 * seats):
        seen.append((match.table.active, match.table.turn))
        match.answer(match.table.active, "end")
    order = [(first + step) % seats for step in range(seats)]
    assert seen == [(seat, 1) for seat in order] + [(seat, 2) for seat in order]


@rule("NX-H1", "NX-33")
@pytest.mark.parametrize(("seats", "gained"), [(3, [0, 2, 3]), (4, [0, 2, 3, 4])])
def test_in_turn_1_of_a_free_for_all_later_players_gain_2_3_and_4_pm(seats, gained):
    match = new_match(ready(), seats, "order")
    first = match.table.first
    order = [(first + step) % seats for step in range(seats)]
    for side in match.table.sides:
        side.pm = 0
    for seat, more in zip(order, gained, strict=True):
        assert match.table.sides[seat].pm == more
        match.answer(seat, "end")
        assert match.table.sides[seat].pm == min(8, 5 + more), "and 5 at the end of the turn"


@rule("NX-H1", "NX-33")
@pytest.mark.parametrize(("place", "gained"), [(0, 2), (1, 3), (2, 4)])
def test_who_has_fallen_in_turn_1_had_a_place_all_the_same(place, gained):
    match = new_match(ready(), 4, "order")
    order = [(match.table.first + step) % 4 for step in range(4)]
    for side in match.table.sides:
        side.pm = 0
    for seat in order[:place]:
        match.answer(seat, "end")
    match.concede(order[place])
    assert match.decisions[0].seat == order[place + 1]
    assert match.table.mine.pm == gained


@rule("NX-H1", "NX-33")
@pytest.mark.parametrize(("table", "turn"), [(three, 2), (four, 1)])
def test_later_on_and_in_pairs_everybody_gains_5_pm(table, turn):
    s = table(turn=turn)
    s.table.sides[1].pm = 0
    s.do("end")
    assert (s.asked.seat, s.yours.pm) == (1, 5)


@rule("NX-H1")
def test_everybody_has_a_team_pile_hand_and_pm_of_his_own():
    match = new_match(ready(), 3, "own")
    for side in match.table.sides:
        assert (len(side.spirits), len(side.hand), len(side.pile)) == (3, 5, 13)
    assert {new_match(ready(), 3, f"first {n}").table.first for n in range(20)} == {0, 1, 2}


def test_spirits_are_known_by_seat_and_place() -> None:
    spirit: Spirit = scene(A, B, C).spirit("2:1")
    assert (spirit.seat, spirit.place, spirit.key) == (2, 1, "2:1")


@rule("NX-H2")
def test_any_opponent_may_be_attacked_and_its_controller_alone_defends():
    s = three(hand="nivelune_strike", hands={2: "escarbille_guard"}, turn=3).do("attack", "nivelune_strike")
    assert s.keys == ("1:0", "1:1", "1:2", "2:0", "2:1", "2:2")
    s.do("2:0")
    assert [decision.seat for decision in s.match.decisions] == [2]
    assert "escarbille_guard" in s.keys


@rule("NX-H2")
def test_in_turn_1_only_the_next_living_player_may_be_attacked():
    s = three(hand="nivelune_strike", turn=1).do("attack", "nivelune_strike")
    assert s.keys == ("1:0", "1:1", "1:2")
    assert s.option("2:0").refused is not None
    s = three(hand="nivelune_strike", turn=1)
    s.table.sides[1].out = True
    for spirit in s.table.sides[1].spirits:
        spirit.alive = False
    assert s.do("attack", "nivelune_strike").keys == ("2:0", "2:1", "2:2")


@rule("NX-H2", "NX-79")
def test_zone_stays_with_the_same_opponent_while_it_can():
    start = {"hand": "rake", "cards": (attack("rake", keywords=["zone"]),)}
    s = three(**start).attacks("rake", "1:0", "none")
    assert s.keys == ("1:1", "1:2")
    s = three(**start, dead="1:1 1:2").attacks("rake", "1:0", "none")
    assert s.keys == ("2:0", "2:1", "2:2")
