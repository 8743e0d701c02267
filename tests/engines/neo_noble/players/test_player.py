"""The greedy player and the estimate of who is ahead."""

from __future__ import annotations

from dataclasses import replace
from math import log
from random import Random
from typing import Any

import pytest

from engines.kernel import BACK, Answer, Dice, Match, choose
from engines.neo_noble.game import NeoNoble
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.players.estimate import evaluate
from engines.neo_noble.table.state import Table
from tests.engines.greedy import wins_against_chance
from tests.engines.neo_noble.cards.inventing import invented_options
from tests.engines.neo_noble.pack import act, arbiter, errant, text
from tests.engines.neo_noble.playing import new_match, some_options
from tests.engines.neo_noble.scenes import GAME, ME, YOU, Scene, scene
from tests.profiles import sampled
from tests.rules import rule

FULL = "fox fox fox fox"
"""A Channel of four Ready cards."""


def prefers(s: Scene) -> Answer:
    return GAME.ai_support.prefer(s.table, s.asked, Dice("own"))


# The turn


def test_it_attacks_where_it_wins_for_certain_and_not_where_it_fails() -> None:
    s = scene(left="bear", right="fox", your_right="fox", your_left="titan", channel=FULL)
    assert prefers(s) == "attack"
    assert prefers(s.do("attack")) == "0:0"
    assert prefers(scene(left="fox", your_right="titan", channel="fox fox")) != "attack"


def test_it_attacks_rather_where_the_defender_has_no_hand_to_block_with() -> None:
    open_lane: dict[str, Any] = {
        "left": "boar",
        "middle": "bear",
        "your_right": "fox",
        "your_middle": "moth",
        "channel": FULL,
    }
    s = scene(**open_lane, your_hand="").do("attack")
    assert prefers(s) in ("0:0", "0:1")
    assert prefers(scene(left="bear", channel="fox fox", your_hand="")) == "attack", "3 against an empty lane"


def test_it_summons_before_it_ends_its_turn_and_ends_it_when_nothing_can_be_done() -> None:
    assert prefers(scene(hand="elder", channel="fox fox fox")) == "summon"
    assert prefers(scene()) == "end"


def test_it_keeps_the_last_room_for_something_better() -> None:
    def answer(card: str, right: str) -> Answer:
        full, strong = "fox fox fox fox", "titan titan"
        return prefers(
            scene(
                hand=card, souls=3, left=full, middle=full, right=right,
                your_left="bear bear", your_middle=strong, your_right=strong,
            )
        )  # fmt: skip

    assert answer("bear", "fox fox") == "summon"
    assert answer("bear", "fox fox fox") == "draw"
    assert answer("elder", "fox fox fox") == "summon"


def test_it_summons_into_full_lanes_by_a_tribute_that_makes_room() -> None:
    full = "fox fox fox fox"
    risen = arbiter("risen", 9, 9, 9, tribute=[{"cost": "sacrifice", "number": 1}])
    s = scene(hand="risen", left=full, middle=full, right=full, cards=(risen,))
    assert prefers(s) == "summon"


def test_in_a_long_game_it_builds_up_every_other_turn_where_attacks_can_be_blocked() -> None:
    def attacks(turn: int, your_hand: str) -> bool:
        return prefers(scene(left="bear", channel="fox fox", your_hand=your_hand, turn=turn)) == "attack"

    assert [attacks(turn, "wolf boar") for turn in (9, 11, 41, 43, 45, 47)] == [True] * 2 + [False, True] * 2
    assert all(attacks(turn, "") for turn in (41, 43)), "nothing to Block with"


def test_it_lays_a_card_where_it_gains_dominance() -> None:
    s = scene(hand="elder", channel=FULL, your_left="titan", your_middle="titan")
    assert prefers(s) == "summon"
    assert prefers(s.do("summon")) == "elder"
    assert prefers(s.do("elder")) == "0:0", "my Left faces the only empty lane"


def test_it_does_not_cover_an_arbiter_with_something_that_breaks() -> None:
    burning = errant("burning", 0, 1, 1, text("on_summon", act("draw")), behaviours=["brittle"])
    s = scene(
        hand="burning", left="king_crab", middle="king_crab", cards=(burning, arbiter("king_crab", 3, 4, 4))
    )
    assert prefers(s) == "summon"
    assert prefers(s.do("summon", "burning")) == "0:2"


def test_it_uses_texts_that_do_something_and_leaves_those_that_harm() -> None:
    seer = arbiter("seer", 1, 1, 1, text("manifest", act("draw")))
    assert prefers(scene(left="seer", cards=(seer,))) == "manifest"
    fool = arbiter("fool", 1, 1, 1, text("manifest", act("discard", who="you")))
    assert prefers(scene(left="fool", hand="bear", cards=(fool,))) == "end"
    foe = {"target": "spirit", "whose": "any", "layer": "active"}
    hunter = arbiter("hunter", 1, 1, 1, text("manifest", act("destroy", who="target"), targets=[foe]))
    s = scene(left="hunter", your_left="fox", your_right="bear", cards=(hunter,))
    assert prefers(s) == "manifest"
    assert prefers(s.do("manifest", "s1:0")) == s.spirit("right", YOU).key


TWO_MORE = {"change": "lane_stats", "on": "target", "power": 2}
BURN = text(
    "on_summon",
    act("change", what=TWO_MORE, until="this_turn"),
    targets=[{"target": "lane", "whose": "own"}],
)
MARTYR = errant("martyr", 0, 3, -1, BURN, behaviours=["brittle"])


@pytest.mark.parametrize(
    ("souls", "spent", "your_right", "answer"),
    [
        (2, False, "elder", "summon"),  # 3 on 4 fails, 5 on 4 succeeds
        (1, False, "elder", "end"),  # the attack cannot be paid
        (2, True, "elder", "draw"),  # the lane has attacked
        (2, False, "titan", "draw"),  # 5 on 7 fails too
        (2, False, "moth", "attack"),  # 3 on 2 succeeds anyway
    ],
)
def test_it_gives_power_for_a_turn_only_where_an_attack_is_left_that_needs_it(
    souls: int, spent: bool, your_right: str, answer: str
) -> None:
    s = scene(left="bear", hand="martyr", souls=souls, your_right=your_right, cards=(MARTYR,))
    s.mine.attacks[0] = int(spent)
    assert prefers(s) == answer
    if answer == "summon":
        s.do("summon", "martyr", "0:2")
        assert prefers(s) == "0:0", "the lane that then succeeds"


@pytest.mark.parametrize(
    ("kind", "change", "hand", "answer"),
    [
        ("manifest", {"change": "extra_attack", "on": "this"}, "", "end"),  # it has attacked, but cannot pay
        ("manifest", {"change": "wins_ties", "on": "this"}, "", "end"),
        ("manifest", {"change": "cost", "of": "summon", "value": -2}, "", "end"),  # nothing to summon
        ("manifest", {"change": "cost", "of": "summon", "value": -2}, "elder", "manifest"),
    ],
)
def test_what_is_over_with_the_turn_is_used_only_where_it_serves(
    kind: str, change: dict[str, Any], hand: str, answer: str
) -> None:
    helper = arbiter("helper", 1, 3, 1, text(kind, act("change", what=change, until="this_turn")))
    s = scene(left="helper", hand=hand, souls=1, your_right="elder", cards=(helper,))
    assert prefers(s) == answer


def test_it_fills_an_empty_lane_with_souls_that_would_be_lost() -> None:
    """Nothing else can be done with the one Soul that is left."""

    def turn(hand: str) -> Scene:
        return scene(
            left="bear bear bear", middle="bear bear bear", hand=hand, channel="fox",
            your_middle="titan titan", your_right="titan titan", coins={"left": "mine ready"},
        )  # fmt: skip

    s = turn("wolf")
    assert prefers(s) == "summon"
    assert prefers(s.do("summon", "wolf")) == "0:2"
    assert prefers(turn("hollow")) == "end", "it would do nothing but harm"


def test_it_does_not_sacrifice_much_for_little() -> None:
    greedy = arbiter(
        "greedy", 1, 3, 3, text("manifest", act("gain_souls", number=2), cost=[{"cost": "sacrifice"}])
    )
    assert prefers(scene(left="greedy", middle="bear", cards=(greedy,))) == "end"


def test_it_draws_with_souls_that_are_good_for_nothing_else() -> None:
    s = scene(channel=FULL, deck="fox fox fox fox fox fox")
    assert prefers(s) == "draw"
    assert prefers(s.do("draw")) == 2


@pytest.mark.parametrize(
    ("hand", "channel", "answer"),
    [
        ("", FULL, "harvest"), ("bear", "fox fox fox", "harvest"), ("fox fox", FULL, "harvest"),
        ("bear boar", FULL, "skip"), ("fox fox fox fox", FULL, "skip"), ("fox fox", "fox fox", "skip"),
    ],
)  # fmt: skip
def test_it_harvests_when_the_hand_is_low_or_can_do_little(hand: str, channel: str, answer: str) -> None:
    assert prefers(scene(hand=hand, channel=channel, stage="harvest")) == answer


def test_it_channels_always_and_focuses_only_when_the_turn_has_nothing_to_give() -> None:
    assert prefers(scene(hand="fox", channel="fox", stage="channel")) == "channel"
    assert prefers(scene(hand="titan", stage="focus", channel="fox")) == "focus"
    assert prefers(scene(hand="fox", stage="focus", channel="fox")) == "skip"


def test_it_replaces_what_is_dear_in_the_opening_hand_and_discards_the_poorest() -> None:
    match = new_match(NeoNobleOptions(), "mulligan")
    hand = match.table.sides[match.decisions[0].seat].hand
    answer = GAME.ai_support.prefer(match.table, match.decisions[0], Dice("own"))
    dear = {card for card in hand if match.table.card(card).cost >= 4}
    assert isinstance(answer, tuple)
    assert {str(key).partition("#")[0] for key in answer} <= dear
    s = scene(hand="fox bear bear boar boar titan", stage="discard")
    assert s.asks == (ME, "discard_down")
    assert prefers(s) == ("fox",)


# Other ways to win

ALL_COINS = [{"test": "number", "of": {"calc": "coins"}, "at_least": 3}, {"test": "gained_no_coin"}]
TOLL = arbiter("toll", 3, 1, 4, text("end_turn", act("win"), says="must", **{"if": ALL_COINS}))
COINS = {"left": "mine spent", "middle": "mine spent", "right": "mine spent"}


@rule("NN-143")
def test_it_summons_the_card_that_wins_before_anything_else() -> None:
    field: dict[str, Any] = {
        "left": "bear", "middle": "bear", "right": "bear", "your_left": "titan", "your_middle": "titan",
        "your_right": "titan", "hand": "toll giant", "souls": 4, "cards": (TOLL,),
    }  # fmt: skip
    s = scene(**field, coins=COINS)
    assert prefers(s) == "summon"
    assert prefers(s.do("summon")) == "toll"
    assert prefers(scene(**field).do("summon")) == "giant", "no coin, no win"


@rule("NN-143")
def test_it_does_not_cover_the_card_that_will_win() -> None:
    full = "fox fox fox fox"
    lanes: dict[str, Any] = {"left": "toll", "middle": full, "right": full, "hand": "elder", "souls": 3}
    s = scene(**lanes, your_right="bear", cards=(TOLL,), coins=COINS)
    assert prefers(s) != "summon"


@rule("NN-143")
def test_it_keeps_its_souls_for_a_card_that_would_win() -> None:
    for coins, answer in ((COINS, "skip"), ({}, "harvest")):
        s = scene(hand="toll", channel="fox fox fox", stage="harvest", cards=(TOLL,), coins=coins)
        assert prefers(s) == answer


@rule("NN-143")
def test_it_attacks_the_card_that_would_win_for_the_opponent() -> None:
    holds = {"left": "yours spent", "middle": "yours spent", "right": "yours spent"}
    lanes: dict[str, Any] = {"left": "giant", "middle": "giant", "right": "giant", "channel": "fox fox"}
    for place, key in (("your_left", "0:2"), ("your_right", "0:0")):
        yours: dict[str, Any] = {"your_left": "elder", "your_middle": "elder", "your_right": "elder"} | {
            place: "toll"
        }
        s = scene(**lanes, **yours, cards=(TOLL,), coins=holds)
        assert prefers(s) == "attack"
        assert prefers(s.do("attack")) == key


@rule("NN-144")
def test_it_attacks_the_empty_lane_of_who_has_nothing_left() -> None:
    field: dict[str, Any] = {"left": "bear", "middle": "titan", "your_middle": "fox", "channel": "fox fox"}
    s = scene(**field, your_deck="").do("attack")
    assert prefers(s) == "0:0"


@rule("NN-144")
def test_it_does_not_draw_its_last_cards_needlessly() -> None:
    for deck, grave, answer in (("fox fox fox", "", "end"), ("fox fox fox", "fox", "draw")):
        assert prefers(scene(channel=FULL, deck=deck, grave=grave)) == answer


# In answer


def test_it_reacts_where_that_saves_a_card() -> None:
    stop = errant("stop", 1, 0, 1, text("on_summon", act("fail_attack")), react={"event": "attack"})
    s = scene(
        left="bear wolf", channel="fox fox", your_right="fox", your_hand="stop", your_channel="fox",
        cards=(stop,),
    ).attacks("left")  # fmt: skip
    assert prefers(s) == "summon:stop"
    s = scene(
        left="fox", channel="fox fox", your_right="titan", your_hand="stop", your_channel="fox",
        cards=(stop,), coins={"left": "yours ready"},
    ).attacks("left")  # fmt: skip
    assert prefers(s) == "pass", "the attack fails anyway"


# Choices within texts


def test_choices_within_texts() -> None:
    modes = act("choose_one", modes=[{"do": [act("mill", who="you")]}, {"do": [act("draw", number=3)]}])
    s = scene(hand="card", cards=(errant("card", 0, 1, 1, text("on_summon", modes)),)).summons("card", "left")
    assert prefers(s) == "1"
    for helps, said in ((act("draw"), "yes"), (act("discard", who="you"), "no")):
        may = errant("card", 0, 1, 1, text("on_summon", act("may", do=[helps])))
        assert prefers(scene(hand="bear card", cards=(may,)).summons("card", "left")) == said
    chosen = {"pick": "chosen", "whose": "any", "layer": "active"}
    kill = errant("card", 0, 1, 1, text("on_summon", act("destroy", who=chosen)))
    s = scene(hand="card", left="bear", your_left="fox", your_right="boar", cards=(kill,)).summons(
        "card", "middle"
    )
    assert prefers(s) == s.spirit("right", YOU).key


def test_what_it_weighs_it_does_not_do() -> None:
    s = scene(hand="fox boar", left="bear", channel=FULL, your_left="fox")
    before = s.match.hash()
    assert prefers(s) in s.keys
    assert s.match.hash() == before


@pytest.mark.parametrize("number", sampled(range(300, 308)))
def test_it_is_legal_and_blind_to_hidden_cards(number: int) -> None:
    """The same moment with other hidden cards, over all options: the same answer."""
    chance = Random(number)
    options = invented_options(chance) if number % 4 == 3 else some_options(chance)
    match = new_match(options, f"greedy {number}")
    for place in range(150):
        if not match.decisions:
            break
        decision = match.decisions[0]
        answer = GAME.ai_support.prefer(match.table, decision, Dice("own"))
        assert decision.allows(answer)
        if number % 4 != 3:
            imagined = Match.imagine(GAME, match.observation(decision.seat), Dice(f"own {place}"))
            same = imagined.decision(decision.seat)
            assert GAME.ai_support.prefer(imagined.table, same, Dice("own")) == answer, decision.kind
        assert 0 <= GAME.ai_support.evaluate(match.table, decision.seat) <= 1
        match.answer(decision.seat, answer if chance.random() < 0.7 else decision.any(chance))


# Who is ahead


def test_equal_sides_have_equal_chances() -> None:
    s = scene()
    assert evaluate(s.table, ME) == evaluate(s.table, YOU) == 0.5


@pytest.mark.parametrize(
    "better",
    [
        {"reaped": "fox"}, {"your_hand": "fox"}, {"your_channel": "fox"}, {"your_left": "bear"},
        {"your_left": "fox", "right": "fox", "coins": {"right": "yours spent"}}, {"your_souls": 1},
        {"bargain": YOU},
    ],
)  # fmt: skip
def test_what_is_better_for_the_other_counts_for_him(better: dict[str, Any]) -> None:
    s = scene(**better)
    chance = evaluate(s.table, YOU)
    assert 0.5 < chance < 0.99
    assert evaluate(s.table, ME) == pytest.approx(1 - chance)


def test_a_reap_pile_nearly_full_weighs_more_than_a_lane_and_a_card() -> None:
    s = scene(reaped="fox fox fox", left="bear", hand="fox", coins={"left": "mine ready"})
    assert evaluate(s.table, ME) < 0.5


def test_a_lane_that_can_be_attacked_is_worse_the_fuller_the_reap_pile_is() -> None:
    def lost(reaped: str) -> float:
        safe, exposed = (scene(reaped=reaped, your_left=lane) for lane in ("moth", "wolf wolf"))
        return log_odds(safe) - log_odds(exposed)

    def log_odds(s: Scene) -> float:
        chance = evaluate(s.table, ME)
        return log(chance / (1 - chance))

    assert lost("") < lost("fox fox") < lost("fox fox fox")


# Players of the kernel


def test_the_greedy_player_beats_chance() -> None:
    assert wins_against_chance(GAME, NeoNobleOptions(), 12) >= 10


def test_searching_players_leave_out_what_only_changes_how_they_are_asked() -> None:
    """All of these are offered; where they are all that is left besides one answer, that is given."""
    plain, by_hand = scene(), scene().do("by_hand")
    assert (plain.keys, by_hand.keys) == (("by_hand", "end"), ("auto", "end"))
    attacked = scene(left="bear", souls=2, your_hand="fox").attacks("left")
    assert "pass_turn" in attacked.keys
    answers = {
        choose(GAME, attacked.match.observation(YOU), attacked.asked, "medium", f"{n}") for n in range(10)
    }
    assert "pass_turn" not in answers
    for s in (plain, by_hand):
        for seed in range(10):
            assert choose(GAME, s.match.observation(ME), s.asked, "medium", str(seed)) == "end"


def test_searching_players_compare_tables_at_the_end_of_the_turn() -> None:
    """In the middle of a turn, tables tell little of who is ahead."""
    compared: set[int] = set()

    def watched(table: Table, seat: int) -> float:
        compared.add(GAME.rules.turn(table))
        return GAME.ai_support.evaluate(table, seat)

    class Watched(NeoNoble):
        ai_support = replace(NeoNoble.ai_support, evaluate=watched)

    s = scene(
        left="bear", right="wolf", hand="fox moth wolf", souls=4, your_hand="fox moth", your_left="wolf"
    )
    choose(Watched(), s.match.observation(ME), s.asked, "hard", "seed")
    assert compared == {GAME.rules.turn(s.table) + 1}


def test_computer_players_of_all_levels_play_on() -> None:
    match = new_match(NeoNobleOptions(), "levels")
    for place in range(18):
        decision = match.decisions[0]
        level = ("random", "easy", "medium")[place % 3]
        answer = choose(GAME, match.observation(decision.seat), decision, level, str(place))
        assert decision.allows(answer) or answer == BACK
        match.answer(decision.seat, answer)
