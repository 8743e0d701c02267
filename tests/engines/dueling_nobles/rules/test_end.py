"""Wounds, deaths and the end (DN-23, DN-59 to DN-62), table rules, house rules."""

from __future__ import annotations

import pytest

from engines.dueling_nobles import NoblesOptions
from engines.kernel import BACK, Match, NotAsked, NothingToUndo, Result
from tests.engines.dueling_nobles.scenes import GAME, ME, YOU, cards, duel, scene
from tests.rules import rule


@rule("DN-59")
@pytest.mark.parametrize(("name", "limit"), [("J♣", 2), ("Q♣", 2), ("K♣", 3)])
def test_wound_limits(name, limit):
    dice = (6, 1, 1) if name[0] == "K" else (6, 1)
    alive = duel("Q♥+3♠ J♥ J♦", f"{name}*{limit - 2} K♦", dice)
    assert alive.noble(name).wounds == limit - 1
    dead = duel("Q♥+3♠ J♥ J♦", f"{name}*{limit - 1} K♦", dice)
    assert dead.court(YOU) == ["KD"]
    assert dead.last_duel.died == dead.last_duel.wounded
    assert [event.kind for event in dead.match.events][-3:] == ["wound", "death", "turn"]


@rule("H3")
@pytest.mark.parametrize(("name", "limit"), [("J♣", 1), ("Q♣", 1), ("K♣", 2)])
def test_house_rule_3_lowers_every_limit_by_one(name, limit):
    dice = (6, 1, 1) if name[0] == "K" else (6, 1)
    s = duel("Q♥+3♠ J♥ J♦", f"{name}*{limit - 1} K♦", dice, options={"glass_nobles": True})
    assert s.court(YOU) == ["KD"]
    assert s.view(None).seats[YOU].courtyard[0].limit == 2


@rule("DN-23", "DN-60")
def test_a_dead_noble_goes_back_to_the_noble_deck_and_its_boost_to_the_discard_pile():
    orders = set()
    for count in range(12):
        s = scene("Q♥ J♥ J♦", "Q♣*1+2♥ K♦", noble_deck="K♣ K♠ Q♠ J♠", phase="announce", hand="9♠")
        s.table.dice.count = 100 * count
        s.announce("Q♥", "Q♣", (6, 1)).plays("9♠")
        assert sorted(s.table.noble_deck) == sorted(cards("K♣ K♠ Q♠ J♠ Q♣"))
        assert s.table.discard == cards("9♠ 2♥")
        orders.add(tuple(s.table.noble_deck))
    assert len(orders) > 8


@rule("DN-60")
def test_a_dead_noble_may_be_bought_by_either_player_and_is_clean():
    s = duel("Q♥ J♥ J♦", "Q♣*1+2♥ K♦", (6, 1), noble_deck="", resources=9, other_resources=1)
    assert s.asks == (YOU, "prepare")
    s.do("spend:0:0", "no_duel", "spend:0:1")
    assert s.court(ME) == ["QH", "JH", "JD", "QC"]
    assert (s.noble("Q♣").wounds, s.noble("Q♣").boost) == (0, None)


@rule("DN-6", "DN-62")
def test_who_has_killed_all_nobles_of_the_other_has_won():
    s = duel("Q♥", "J♣*1", (6, 1))
    assert s.match.result == Result((ME,), "elimination")
    assert s.match.decisions == ()
    assert s.view(None).phase == "over"
    assert s.events("end")[0].facts == {"winners": [ME], "reason": "elimination"}
    s = duel("J♥*1", "Q♣", (1, 6))
    assert s.match.result == Result((YOU,), "elimination")


@rule("DN-R40")
def test_a_player_without_nobles_has_lost_on_the_spot_whatever_he_could_buy():
    s = duel("Q♥", "J♣*1", (6, 1), other_resources=30)
    assert s.match.result == Result((ME,), "elimination")
    assert s.mine.resources == 1  # booked all the same


@rule("DN-R38")
@pytest.mark.parametrize(
    ("option", "winners"), [("draw", ()), ("active_wins", (ME,)), ("active_loses", (YOU,))]
)
def test_a_tie_that_kills_both_last_nobles(option, winners):
    s = duel("Q♥*1", "Q♣*1", (3, 3), options={"double_ko": option})
    assert s.match.result == Result(winners, "double_ko")


@rule("DN-R38", "DN-R40")
def test_a_tie_that_kills_one_last_noble_is_no_double_death():
    assert duel("Q♥*1 K♠", "J♣*1", (1, 5)).match.result == Result((ME,), "elimination")
    assert duel("J♥*1", "J♣*1 K♠", (1, 1)).match.result == Result((YOU,), "elimination")


# Table rules


def pass_turn(s):
    return s.do("spend:0:0", "no_duel")


@rule("DN-R41", "DN-D9")
def test_after_twenty_turns_without_a_duel_a_draw_may_be_claimed():
    s = scene(turns_without_duel=18)
    pass_turn(s)
    assert not s.view(ME).may_claim_draw
    with pytest.raises(NotAsked):
        s.match.claim(ME)
    pass_turn(s)
    assert s.view(YOU).may_claim_draw
    s.match.claim(YOU)
    assert s.match.result == Result((), "stall_claim")


@rule("DN-R41")
def test_after_forty_turns_without_a_duel_the_game_is_drawn():
    s = scene(turns_without_duel=38)
    pass_turn(s)
    assert s.match.result is None
    pass_turn(s)
    assert s.match.result == Result((), "stall")


@rule("DN-R41")
def test_a_duel_begins_the_count_anew():
    s = scene("Q♥", "Q♣", turns_without_duel=39).do("spend:0:0").announce("Q♥", "Q♣", (1, 2))
    assert s.table.turns_without_duel == 0
    assert s.match.result is None


@rule("DN-R41")
def test_stalling_may_be_set_otherwise_or_off():
    s = pass_turn(scene(turns_without_duel=2, options={"stall_claim": 3, "stall_draw": 4}))
    assert s.view(None).may_claim_draw
    assert pass_turn(s).match.result == Result((), "stall")
    s = pass_turn(scene(options={"stall_claim": 1, "stall_draw": 2}))
    assert s.view(None).may_claim_draw
    assert pass_turn(s).match.result == Result((), "stall")
    assert pass_turn(scene(options={"stall_claim": 0, "stall_draw": 1})).match.result == Result((), "stall")
    s = pass_turn(scene(turns_without_duel=500, options={"stall_claim": 0, "stall_draw": 0}))
    assert not s.view(None).may_claim_draw
    assert s.match.result is None


@rule("H5")
def test_house_rule_5_makes_the_duel_mandatory_and_knows_no_stalling():
    s = scene("Q♥ K♠", "Q♣", phase="announce", turns_without_duel=60, options={"restless_courts": True})
    assert s.keys == ("QH", "KS")
    assert s.asked.default is None
    assert not s.view(None).may_claim_draw
    s.do("Q♥")
    assert s.asked.default is None
    s.roll(1, 2).do("Q♣")
    assert s.match.result is None


@rule("DN-R43", "DN-D1", "DN-D2", "DN-D5", "DN-D6", "DN-D7", "DN-D8")
def test_the_default_answer_is_always_the_passive_one():
    defaults = {
        "prepare": scene().asked.default,
        "announce_noble": scene(phase="announce").asked.default,
        "announce_target": scene(phase="announce").do("Q♥").asked.default,
        "redirect": scene(phase="announce", other_resources=2).do("Q♥", "Q♣").asked.default,
        "attacker_cards": duel("Q♥", "Q♣", (1, 2), hand="2♥").asked.default,
        "defender_cards": duel("Q♥", "Q♣", (1, 2), other_hand="2♥").asked.default,
    }
    assert defaults == {
        "prepare": "spend:0:0",
        "announce_noble": "no_duel",
        "announce_target": BACK,
        "redirect": "keep",
        "attacker_cards": (),
        "defender_cards": (),
    }
    assert all(decision.default is None for decision in Match(GAME, NoblesOptions()).decisions)


@rule("DN-R43")
def test_a_player_who_never_answers_changes_nothing():
    s = scene(hand="4♥ 5♥ 6♥ 2♥", resources=9)
    for _ in range(6):
        s.do(s.asked.default)
    assert s.table.turn == 5 + 3
    assert s.mine.hand == cards("2♥ 4♥ 5♥ 6♥")
    assert s.mine.resources == 11


@rule("DN-R44", "DN-D9")
def test_a_player_may_concede_at_any_time_and_both_may_agree_on_a_draw():
    for position in (scene(), scene(phase="announce").do("Q♥"), duel("Q♥", "Q♣", (1, 2), hand="2♥")):
        drawn = position.match.copy()
        position.match.concede(YOU)
        assert position.match.result == Result((ME,), "concession")
        drawn.agree_draw()
        assert drawn.result == Result((), "agreement")


@rule("DN-R45")
@pytest.mark.parametrize(
    ("steps", "setting"),
    [
        (("spade", "4♠"), {"hand": "4♠", "other_hand": "2♠"}),
        (("diamond", "4♦"), {"mine": "Q♥", "hand": "4♦"}),
        (("spend:1:0",), {}),
        (("spend:0:1",), {"resources": 4}),
        (("spend:0:0", "Q♥", "Q♣"), {"hand": "2♥"}),
        (("king_tax", "K♠", "confirm"), {"mine": "K♠*2 Q♥"}),
    ],
)
def test_nothing_is_undone_once_dice_draws_or_a_private_look_are_involved(steps, setting):
    s = scene(**setting).do(*steps)
    assert not s.match.can_undo(ME)
    with pytest.raises(NothingToUndo):
        s.match.undo(ME)


@rule("DN-R45")
def test_a_card_shown_to_the_defender_stays_played():
    s = duel("Q♥", "Q♣", (1, 2), hand="2♥", other_hand="3♥").plays("2♥")
    assert not s.match.can_undo(ME)


@rule("DN-R45")
def test_what_reveals_nothing_may_be_undone():
    s = scene("K♠ Q♥*1+3♣", hand="2♥ 4♥", discard="9♣")
    hashes = [s.match.hash()]
    for step in (
        "boost",
        "2♥",
        "K♠",
        "king_tax",
        "K♠",
        "heart",
        "4♥",
        "Q♥",
        "rearrange",
        "K♠",
        "Q♥",
        "spend:0:0",
        "Q♥",
    ):
        s.do(step)
        hashes.append(s.match.hash())
    while hashes:
        assert s.match.hash() == hashes.pop()
        if hashes:
            s.match.undo(ME)
    assert s.mine.hand == cards("2♥ 4♥")


# House rule 1


def best_of_three(mine="Q♥", yours="J♣*1", **more):
    return scene(mine, yours, phase="announce", options={"best_of_three": True}, **more)


def pick_all(s):
    for seat in (ME, YOU):
        s.match.answer(seat, s.match.decision(seat).keys[:3])


@rule("H1")
def test_house_rule_1_the_loser_begins_the_next_game_on_a_fresh_table():
    s = best_of_three(used=["H"], resources=7, glimpse=["2S"]).announce("Q♥", "J♣", (6, 1))
    assert s.match.result is None
    assert s.view(None).game_number == 2
    assert s.view(None).begins == YOU
    assert [side.wins for side in s.table.sides] == [1, 0]
    assert s.mine.glimpse is None
    assert {d.kind for d in s.match.decisions} == {"pick"}
    assert s.table.discard == []
    assert s.view(None).active is None
    assert s.view(None).duel is None
    pick_all(s)
    assert s.asks == (YOU, "prepare")
    assert s.table.turn == 1
    for side in s.table.sides:
        assert side.used == []
        assert side.resources == 0
        assert len(side.hand) == 6
    assert len(s.table.number_deck) == 28
    assert s.events("game_end")[0].facts == {"winners": [ME], "reason": "elimination"}
    assert s.table.duel is None
    assert [event.kind for event in s.match.events if "game" in event.kind] == ["game_end", "next_game"]


@pytest.mark.parametrize(("wins", "winner"), [((1, 0), (ME,)), ((1, 1), (ME,))])
def test_house_rule_1_two_wins_decide(wins, winner):
    s = best_of_three(game_number=sum(wins) + 1)
    s.mine.wins, s.yours.wins = wins
    s.announce("Q♥", "J♣", (6, 1))
    assert s.match.result == Result(winner, "best_of_three")


def test_house_rule_1_the_other_player_may_win_two_games_too():
    s = best_of_three("J♥*1", "Q♣", game_number=3)
    s.mine.wins, s.yours.wins = 1, 1
    s.announce("J♥", "Q♣", (1, 6))
    assert s.match.result == Result((YOU,), "best_of_three")


def test_house_rule_1_a_drawn_game_is_replayed_once():
    s = best_of_three("Q♥*1", "Q♣*1").announce("Q♥", "Q♣", (3, 3))
    assert s.match.result is None
    assert (s.view(None).game_number, s.view(None).replayed) == (1, True)
    assert s.view(None).begins is None
    assert s.events("replay")
    s = best_of_three("Q♥*1", "Q♣*1", replayed=True).announce("Q♥", "Q♣", (3, 3))
    assert (s.view(None).game_number, s.view(None).replayed) == (2, False)
    assert [side.wins for side in s.table.sides] == [0, 0]


@rule("H1")
@pytest.mark.parametrize("replayed", [False, True])
def test_house_rule_1_after_a_drawn_second_game_the_loser_of_the_first_begins_again(replayed):
    for loser in (ME, YOU):
        s = best_of_three("Q♥*1", "Q♣*1", game_number=2, begins=loser, replayed=replayed)
        s.mine.wins, s.yours.wins = loser, 1 - loser
        s.announce("Q♥", "Q♣", (3, 3))
        assert (s.table.game_number, s.table.replayed) == ((3, False) if replayed else (2, True))
        pick_all(s)
        assert s.asks == (loser, "prepare")


@pytest.mark.parametrize(("wins", "winners"), [((1, 0), (ME,)), ((0, 1), (YOU,)), ((1, 1), ())])
def test_house_rule_1_the_third_game_is_the_last_even_when_drawn_twice(wins, winners):
    s = best_of_three("Q♥*1", "Q♣*1", game_number=3, replayed=True)
    s.mine.wins, s.yours.wins = wins
    s.announce("Q♥", "Q♣", (3, 3))
    assert s.match.result == Result(winners, "best_of_three")


@rule("DN-R41", "DN-D9")
def test_in_a_best_of_three_a_stalled_game_is_claimed_from_the_menu():
    s = scene(turns_without_duel=20, options={"best_of_three": True})
    assert s.verbs[-1] == "claim_draw"
    with pytest.raises(NotAsked):
        s.match.claim(ME)
    s.do("claim_draw")
    assert s.table.replayed
    assert s.match.result is None
    assert s.events("game_end")[0].facts == {"winners": [], "reason": "stall_claim"}
    assert "claim_draw" not in scene(turns_without_duel=19, options={"best_of_three": True}).verbs
    assert "claim_draw" not in scene(turns_without_duel=20).verbs


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"quick_duel": True, "glass_nobles": True}, "dn-options-quick-glass"),
        ({"quick_duel": True, "open_draft": True}, "dn-options-quick-draft"),
        ({"stall_claim": 41}, "dn-options-stall"),
    ],
)
def test_options_that_contradict_one_another_are_refused(wrong, key):
    with pytest.raises(ValueError, match=r"combined|drafts|claim") as caught:
        NoblesOptions(**wrong)
    assert caught.value.errors()[0]["type"] == key  # type: ignore[attr-defined]
    NoblesOptions(stall_claim=41, stall_draw=0)
    NoblesOptions(stall_claim=40)
