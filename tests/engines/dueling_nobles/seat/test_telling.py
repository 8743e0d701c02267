"""What is told of everything that happens: who, what, how much."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Result
from tests.engines.dueling_nobles.rules.test_setup import new, picked
from tests.engines.dueling_nobles.scenes import ME, YOU, Scene, duel, scene
from tests.engines.telling import secrets, told
from tests.rules import rule

Told = list[tuple[str, dict[str, Any]]]


def until(s: Scene, *last: str) -> Told:
    """What was told, up to the first event of these kinds."""
    found = told(s)
    return found[: next((at for at, (kind, _) in enumerate(found) if kind in last), len(found))]


@rule("DN-7", "DN-8", "DN-11", "DN-12", "H4")
def test_the_setup_is_told_from_the_deal_to_the_first_turn() -> None:
    match = picked(compensation=True)
    first = match.table.acting
    picks = [[noble.card for noble in side.courtyard] for side in match.table.sides]
    assert [(event.kind, event.facts) for event in match.events] == [
        ("deal_nobles", {"seat": 0, "count": 6}),
        ("deal_nobles", {"seat": 1, "count": 6}),
        ("pick", {"seat": 0, "nobles": picks[0]}),
        ("pick", {"seat": 1, "nobles": picks[1]}),
        ("first_player", {"seat": first}),
        ("draw", {"seat": first, "count": 6}),
        ("draw", {"seat": 1 - first, "count": 6}),
        ("compensation", {"seat": 1 - first}),
        ("turn", {"seat": first, "turn": 1}),
    ]


@rule("H8")
def test_a_draft_is_told_pick_by_pick() -> None:
    match = new(open_draft=True)
    first = match.decisions[0].seat
    for noble in ("KH", "QS"):
        match.answer(match.decisions[0].seat, noble)
    assert [(event.kind, event.facts) for event in match.events] == [
        ("draft_open", {"seat": first}),
        ("draft", {"seat": first, "noble": "KH"}),
        ("draft", {"seat": 1 - first, "noble": "QS"}),
    ]


@rule("DN-17", "DN-R11", "DN-23", "DN-60")
def test_a_king_that_dies_of_his_wound_is_told_of_with_his_boost() -> None:
    s = scene("K♠*2+3♥ Q♥", resources=2).do("king_tax", "K♠", "confirm")
    assert told(s) == [
        ("king_tax", {"seat": ME, "noble": "KS", "was": 2, "total": 3, "on": "player:0"}),
        ("wound", {"seat": ME, "noble": "KS", "was": 2, "wounds": 3, "limit": 3, "on": "KS"}),
        ("death", {"seat": ME, "noble": "KS", "was": 2, "now": 1}),
        ("boost_lost", {"seat": ME, "card": "3H"}),
    ]


@rule("DN-19", "DN-R12")
def test_a_boost_is_told_of_with_the_one_that_it_replaces() -> None:
    s = scene("Q♥+2♠", hand="3♣", options={"boost_replace": "discard_old"}).do("boost", "3♣", "Q♥")
    assert told(s) == [
        ("boost_lost", {"seat": ME, "card": "2S"}),
        ("boost", {"seat": ME, "card": "3C", "noble": "QH", "was": 2, "now": 3, "on": "QH"}),
    ]


@rule("DN-22")
def test_the_new_order_of_boosts_is_told() -> None:
    s = scene("Q♥+2♠ J♦").do("rearrange", "J♦")
    assert told(s) == [("rearrange", {"seat": ME, "cards": ["2S"], "nobles": ["JD"]})]


@rule("DN-26", "DN-28", "DN-29")
def test_suit_abilities_are_told_and_the_look_to_one_alone() -> None:
    s = scene("Q♥*1", hand="4♥ 4♣ 4♠", other_hand="9♦", discard="7♦")
    s.do("heart", "4♥", "Q♥", "club", "4♣", "7♦", "spade", "4♠")
    assert told(s) == [
        ("heart", {"seat": ME, "card": "4H", "noble": "QH", "was": 1, "now": 0, "on": "QH"}),
        ("club", {"seat": ME, "card": "4C", "target": "7D"}),
        ("spade", {"seat": ME, "card": "4S"}),
    ]
    assert secrets(s, "spade") == {ME: {"cards": ["9D"]}}


@rule("DN-27")
def test_cards_drawn_are_told_by_number_and_to_their_owner_by_name() -> None:
    s = scene("Q♥", "Q♣ K♦", hand="4♦", deck="5♠ 6♠ 7♠ 8♠").do("diamond", "4♦")
    assert told(s) == [("diamond", {"seat": ME, "card": "4D"}), ("draw", {"seat": ME, "count": 3})]
    assert secrets(s, "draw") == {ME: {"cards": ["5S", "6S", "7S"]}}


@rule("DN-30", "DN-31", "DN-33", "DN-35")
def test_resources_are_told_with_what_they_come_to() -> None:
    s = scene(hand="4♥ 5♥ 6♥", resources=4, noble_deck="J♥", deck="5♠ 6♠")
    s.do("triple", "H", ("4H", "5H", "6H"), "spend:1:1")
    assert until(s, "draw") == [
        ("income", {"seat": ME, "count": 1, "was": 4, "total": 5, "on": "player:0"}),
        (
            "triple",
            {"seat": ME, "cards": ["4H", "5H", "6H"], "count": 3, "was": 5, "total": 8, "on": "player:0"},
        ),
        ("spend", {"seat": ME, "bought": 1, "hired": 1, "cost": 6, "was": 8, "total": 2, "on": "player:0"}),
        ("noble", {"seat": ME, "noble": "JH", "was": 3, "now": 4, "on": "JH"}),
    ]


@rule("DN-38", "DN-39", "DN-44", "DN-46", "DN-56", "DN-57")
def test_a_duel_is_told_from_the_challenge_to_the_wound() -> None:
    s = scene("J♦ K♥", "J♣ Q♠", hand="9♦", other_hand="5♥", other_resources=3, phase="announce")
    s.announce("J♦", "J♣", (1, 4)).do("Q♠").plays("9♦").plays("5♥")
    assert until(s, "turn") == [
        ("duel", {"seat": ME, "noble": "JD", "target": "JC"}),
        ("redirect", {"seat": YOU, "noble": "JC", "target": "QS", "was": 3, "total": 1, "on": "player:1"}),
        ("roll", {"seat": ME, "noble": "JD", "dice": [1], "was": 11, "subtotal": 12}),
        ("roll", {"seat": YOU, "noble": "QS", "dice": [4], "was": 15, "subtotal": 19}),
        ("cards", {"seat": ME, "noble": "JD", "cards": ["9D"], "was": 12, "total": 23}),
        ("cards", {"seat": YOU, "noble": "QS", "cards": ["5H"], "was": 19, "total": 24}),
        ("won", {"seat": YOU, "noble": "QS", "was": 1, "total": 2, "on": "player:1"}),
        ("wound", {"seat": ME, "noble": "JD", "was": 0, "wounds": 1, "limit": 2, "on": "JD"}),
    ]


@rule("DN-48", "DN-49")
def test_that_no_card_is_played_is_told_with_the_total_that_stays() -> None:
    s = duel("Q♥", "J♣", (3, 5), hand="2♠").plays()
    assert until(s, "won")[-2:] == [
        ("no_cards", {"seat": ME, "noble": "QH", "total": 15}),
        ("no_cards", {"seat": YOU, "noble": "JC", "total": 16}),
    ]


@rule("DN-61", "DN-R28")
def test_a_reshuffle_is_told_with_the_new_decks_size_before_the_draw() -> None:
    s = scene(resources=1, deck="5♠", discard="6♠ 7♠ 8♠").do("spend:2:0")
    assert until(s)[-2:] == [("reshuffle", {"count": 3}), ("draw", {"seat": ME, "count": 2})]


@rule("DN-58")
def test_a_tie_is_told_with_both_nobles() -> None:
    s = duel("J♦", "J♣", (2, 2))
    assert until(s, "turn")[-3:] == [
        ("tie", {"noble": "JD", "target": "JC"}),
        ("wound", {"seat": ME, "noble": "JD", "was": 0, "wounds": 1, "limit": 2, "on": "JD"}),
        ("wound", {"seat": YOU, "noble": "JC", "was": 0, "wounds": 1, "limit": 2, "on": "JC"}),
    ]


@rule("DN-R31")
def test_that_nobody_is_challenged_is_told() -> None:
    s = scene(phase="announce").do("no_duel")
    assert told(s) == [("no_duel", {"seat": ME}), ("turn", {"seat": YOU, "turn": 6})]


@rule("DN-R38")
@pytest.mark.parametrize(("option", "winner"), [("active_wins", YOU), ("active_loses", ME)])
def test_who_loses_a_double_death_is_told_whosever_turn_it_is(option: str, winner: int) -> None:
    s = scene("Q♥*1", "Q♣*1", phase="announce", options={"double_ko": option}, active=YOU)
    s.announce("Q♣", "Q♥", (3, 3))
    assert told(s)[-1] == ("end", {"winners": [winner], "reason": "double_ko"})
    assert s.match.result == Result((winner,), "double_ko")
