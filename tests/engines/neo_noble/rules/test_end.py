"""Victory, deck-out, reshuffling, matches of several games (NN-29 to NN-32, NN-141 to NN-145)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.kernel import Choose, Match, Pick, Result
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.rules import end, lanes, piles, reaping
from engines.neo_noble.table.pieces import Place
from tests.engines.neo_noble.language import manifest
from tests.engines.neo_noble.pack import act, arbiter, domain, errant, noble, text, when
from tests.engines.neo_noble.scenes import GAME, ME, YOU, pack_with, scene
from tests.engines.position import of
from tests.rules import rule


@rule("NN-141", "NN-40", "NN-R68", "NN-39", "NN-148")
def test_four_cards_in_the_own_reap_pile_lose():
    s = scene(left="wisp", souls=2, your_reaped="wolf wolf wolf", your_deck="bear").attacks("left")
    assert s.match.result == Result((ME,), "reaped")
    assert s.yours.reaped == ["wolf", "wolf", "wolf", "bear"], "in their owner's pile"


@rule("NN-141", "NN-R68")
def test_three_do_not():
    s = scene(left="wisp", souls=2, your_reaped="wolf wolf", reaped="wolf wolf wolf").attacks("left")
    assert s.match.result is None


@rule("NN-R68", "NN-42")
def test_a_rescue_lowers_the_number():
    rescuer = noble("rescuer", text("manifest", act("move_cards", cards={"zone": "reap"}, to="hand")))
    s = scene(noble="rescuer", nobles=(rescuer,), reaped="wolf").do("manifest", "noble:0")
    assert s.mine.reaped == []
    assert s.mine.hand == ["wolf"]


@rule("NN-142", "NN-D32")
def test_who_concedes_loses():
    s = scene()
    s.match.concede(ME)
    assert s.match.result == Result((YOU,), "concession")


@rule("NN-143", "NN-R69")
def test_a_text_may_win_and_the_game_stops_at_once():
    champion = noble("champion", text("manifest", act("win"), act("gain_souls", number=1)))
    s = scene(noble="champion", nobles=(champion,)).do("manifest", "noble:0")
    assert s.match.result is not None
    assert s.match.result.winners == (ME,)
    assert s.mine.lingering == 0


@rule("NN-R69")
def test_reaping_on_both_sides_counts_the_opponents_first():
    s = scene(left="wolf", your_left="fox", reaped="moth moth moth", your_reaped="moth moth moth")
    play = reaping.reap(s.table, [s.spirit("left"), s.spirit("left", YOU)], ME)
    with pytest.raises(end.GameOver):
        next(play)
    assert s.table.result == Result((ME,), "reaped")
    assert len(s.mine.reaped) == 3


@rule("NN-R69")
def test_reaping_on_both_sides_counts_first_what_comes_to_the_opponents_pile_in_whosever_lane_it_lies():
    """Of three cards each, the own one that the opponent controls would lose, the other one wins."""
    s = scene(left="wolf", your_left="fox", reaped="moth moth moth", your_reaped="moth moth moth")
    mine, yours = s.spirit("left"), s.spirit("left", YOU)
    mine.owner, yours.owner = YOU, ME
    play = reaping.reap(s.table, [yours, mine], ME)
    with pytest.raises(end.GameOver):
        next(play)
    assert s.table.result == Result((ME,), "reaped")


@rule("NN-R69", "NN-R42")
def test_for_a_token_the_owner_of_the_card_beneath_counts():
    s = scene(left="fox sapling", your_left="wolf", reaped="moth moth moth", your_reaped="moth moth moth")
    s.spirit("left", depth=1).owner = YOU
    s.spirit("left", YOU).owner = ME
    play = reaping.reap(s.table, [s.spirit("left", YOU), s.spirit("left")], ME)
    with pytest.raises(end.GameOver):
        next(play)
    assert s.table.result == Result((ME,), "reaped")


# Deck-out


@rule("NN-145", "NN-R70")
def test_a_deck_is_formed_anew_when_a_card_is_needed():
    s = scene(souls=4, deck="bear", grave="wolf fox").do("draw", 1)
    assert (s.mine.deck, s.mine.grave) == ([], ["wolf", "fox"]), "not before"
    s.do("draw")
    assert s.mine.grave == []
    assert Counter([*s.mine.hand, *s.mine.deck]) == Counter(["bear", "wolf", "fox"])
    assert len(s.mine.hand) == 2
    assert s.events("reshuffle")


@rule("NN-R70")
def test_a_deck_is_formed_at_once_where_the_match_has_it_so():
    s = scene(souls=2, deck="bear", grave="wolf fox", options={"reshuffle": "eager"}).do("draw")
    assert (len(s.mine.deck), s.mine.grave) == (2, [])


@rule("NN-R70")
def test_an_empty_deck_is_then_formed_with_the_first_card_of_the_graveyard():
    eager = {"reshuffle": "eager"}
    s = scene(deck="", hand="fox fox fox fox fox bear", stage="discard", options=eager).do(("bear",))
    assert (s.mine.deck, s.mine.grave) == (["bear"], [])
    s = scene(deck="", your_deck="", left="titan", your_right="elder wolf", souls=2, options=eager)
    s.attacks("left").passes()
    assert (s.yours.reaped, s.yours.deck, s.yours.grave) == (["wolf"], ["elder"], []), "it has Shattered"


@rule("NN-R70")
def test_a_deck_is_not_empty_while_its_last_cards_are_looked_at():
    look = act("look_at_top", number=2, keep=0, rest="top")
    s = manifest(
        look, answers=(("bear", "boar"),), deck="bear boar", grave="wolf", options={"reshuffle": "eager"}
    )
    assert (s.mine.deck, s.mine.grave) == (["boar", "bear"], ["wolf"])


@rule("NN-R70")
def test_an_instruction_goes_on_after_the_reshuffle():
    s = scene(deck="bear", grave="wolf fox")
    assert piles.draw(s.table, s.mine, 3) == 3
    assert s.mine.hand == ["wolf", "fox", "bear"]


@rule("NN-R71")
def test_with_nothing_left_nothing_is_drawn_and_nobody_loses():
    s = scene(deck="", stage="channel").do("focus")
    assert s.match.result is None
    assert piles.draw(s.table, s.mine, 2) == 0


@rule("NN-R72", "NN-44")
def test_no_rule_returns_banished_cards():
    s = scene(deck="", banished="wolf", souls=2)
    assert piles.draw(s.table, s.mine, 1) == 0
    assert s.mine.banished == ["wolf"]


@rule("NN-R75")
def test_a_loop_without_a_decision_ends_as_a_draw():
    coin = {"coins": {"coin_of": "left"}}
    again = noble("again", when("dominance_lost", act("gain_coin", **coin)),
                  when("dominance_gained", act("neutral_coin", **coin)))  # fmt: skip
    s = scene(left="elder", hand="elder", souls=3, noble="again", nobles=(again,)).summons("elder", "left")
    assert s.match.result == Result((), "loop")


STUCK: dict[str, Any] = {"hand": "wolf", "your_hand": "wolf", "deck": "", "your_deck": "", "left": "fox"}
"""No card can come any more, and nobody can pay for those in hand."""


def pass_turns(s, turns):
    last = s.table.turn + turns
    while s.match.result is None and s.table.turn < last:
        s.do(s.asked.default)


@rule("NN-R75")
def test_a_game_in_which_no_card_can_come_and_nothing_changes_is_a_draw():
    s = scene(**STUCK)
    pass_turns(s, 10)
    assert s.match.result is None
    pass_turns(s, 1)
    assert s.match.result == Result((), "loop")


@rule("NN-R75")
@pytest.mark.parametrize("setting", [{"deck": "fox"}, {"your_grave": "fox"}, {"channel": "fox"}])
def test_as_long_as_a_card_can_come_a_game_goes_on(setting):
    s = scene(**{**STUCK, **setting})
    pass_turns(s, 30)
    assert s.match.result is None


@rule("NN-R75")
def test_a_turn_that_changes_something_begins_the_count_anew():
    s = scene(**{**STUCK, "hand": "free wolf", "cards": (errant("free", 0, 1, 1),)})
    pass_turns(s, 8)
    while s.asked.kind != "action":
        s.do(s.asked.default)
    s.do("summon", "free", f"{ME}:1")
    pass_turns(s, 10)
    assert s.match.result is None
    pass_turns(s, 1)
    assert s.match.result == Result((), "loop")


@rule("NN-R75")
@pytest.mark.parametrize("until", ["in_lane", "permanent"])
def test_a_spirit_that_grows_turn_by_turn_changes_something(until):
    grows = act("change", what={"change": "spirit_stats", "on": "self", "power": 1}, until=until)
    cub = arbiter("cub", 0, 1, 1, text("end_turn", grows))
    s = scene(**{**STUCK, "left": "cub", "cards": (cub,)})
    pass_turns(s, 30)
    assert s.match.result is None


# Matches


def match_of_three(seed: str = "three", **options):
    pack = pack_with(nobles=(noble("prince"),))
    decks = (domain("queen", reserve="ambush ambush titan"), domain("king"))
    values = {"cards": pack, "decks": decks, "best_of": 3, **options}
    return Match(GAME, NeoNobleOptions.model_validate(values), 2, seed)


def begin(match: Match) -> None:
    """Answer what is asked before the first turn, passively."""
    while match.decisions and match.table.turn == 0:
        decision = match.decisions[0]
        default = decision.default
        match.answer(decision.seat, of(Choose, decision).keys[0] if default is None else default)


def lose_game(match: Match, seat: int) -> None:
    """Let a seat lose the game: it is attacked on an empty lane with empty deck and Graveyard."""
    begin(match)
    table, game = match.table, match.table.game_number
    loser, winner = table.sides[seat], table.sides[1 - seat]
    loser.deck, loser.grave, loser.hand = [], [], []
    loser.channel = [None] * 4
    winner.lingering = 8
    lanes.arrive(table, Place(winner.seat, 0), "titan", "hand", "normal")
    while match.result is None and table.game_number == game:
        decision = match.decisions[0]
        if decision.kind == "action" and decision.seat != seat:
            match.answer(decision.seat, "attack")
            match.answer(decision.seat, Place(winner.seat, 0).key)
        else:
            match.answer(decision.seat, decision.default)


@rule("NN-R1", "NN-29")
def test_a_match_is_one_game_or_the_first_to_two():
    match = match_of_three()
    lose_game(match, 0)
    assert match.result is None
    assert (match.table.game_number, [side.wins for side in match.table.sides]) == (2, [0, 1])
    lose_game(match, 1)
    assert match.table.game_number == 3
    lose_game(match, 0)
    assert match.result == Result((1,), "best_of_three")


@rule("NN-R1")
def test_two_wins_are_enough():
    match = match_of_three()
    lose_game(match, 1)
    lose_game(match, 1)
    assert match.result == Result((0,), "best_of_three")


@rule("NN-31", "NN-D30", "NN-30", "NN-R3", "NN-32")
def test_cards_are_exchanged_one_for_one_between_games():
    match = match_of_three()
    lose_game(match, 0)
    assert [(d.seat, d.kind, d.hidden) for d in match.decisions] == [(0, "swap_out", True)]
    match.answer(0, ("bear", "bear#2"))
    asked = of(Pick, match.decision(0))
    assert (asked.kind, asked.least, asked.most) == ("swap_in", 2, 2)
    assert asked.keys == ("titan", "ambush", "ambush#2")
    match.answer(0, ("ambush", "ambush#2"))
    side = match.table.sides[0]
    assert len(side.main) == 30
    assert Counter(side.main)["ambush"] == 2
    assert Counter(side.main)["bear"] == 0
    assert side.reserve == ["bear", "bear", "titan"]
    begin(match)
    cards = [*side.deck, *side.hand, *(slot.card for slot in side.channel if slot)]
    assert Counter(cards) == Counter(side.main)


@rule("NN-31")
def test_nothing_need_be_exchanged():
    match = match_of_three()
    lose_game(match, 0)
    before = match.table.sides[0].main[:]
    match.answer(0, ())
    assert match.decisions[0].kind == "mulligan"
    assert match.table.sides[0].main == before


@rule("NN-R2")
def test_who_begins_a_later_game_is_random_and_the_bargain_goes_to_the_second():
    firsts = Counter()
    for n in range(12):
        match = match_of_three(f"seed {n}")
        lose_game(match, 0)
        begin(match)
        table = match.table
        firsts[table.first] += 1
        assert [side.bargain for side in table.sides] == [seat != table.first for seat in (0, 1)]
    assert set(firsts) == {0, 1}


@rule("NN-R2", "NN-D31")
@pytest.mark.parametrize(("answer", "first"), [("first", 0), ("second", 1)])
def test_the_loser_says_who_begins_where_the_match_has_it_so(answer, first):
    match = match_of_three(next_first="loser_choice")
    lose_game(match, 0)
    match.answer(0, ())
    assert (match.decisions[0].seat, match.decisions[0].kind) == (0, "first")
    match.answer(0, answer)
    assert match.table.first == first


@rule("NN-R4")
def test_a_noble_stays_for_the_match_unless_the_match_has_it_otherwise():
    pack = pack_with(nobles=(noble("prince"),))
    decks = (domain("queen", reserve="titan prince"), domain("king"))
    values = {"cards": pack, "decks": decks, "best_of": 3, "reserve_noble": True}
    match = Match(GAME, NeoNobleOptions.model_validate(values), 2, "noble")
    lose_game(match, 0)
    asked = of(Choose, match.decision(0))
    assert (asked.kind, asked.keys) == ("swap_noble", ("queen", "prince"))
    match.answer(0, "prince")
    assert match.table.sides[0].noble == "queen", "nobody sees it before all have exchanged"
    match.answer(0, ())
    assert match.table.sides[0].noble == "prince"
    assert match.table.sides[0].reserve == ["queen", "titan"]
    fixed = match_of_three()
    lose_game(fixed, 0)
    assert fixed.decisions[0].kind == "swap_out"
