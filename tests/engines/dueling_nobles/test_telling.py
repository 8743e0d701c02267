"""What is told of everything that happens: who, what, how much (section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.dueling_nobles.scenes import ME, YOU, Scene, duel, scene
from tests.engines.telling import secrets, told
from tests.rules import rule

Told = list[tuple[str, dict[str, Any]]]


def until(s: Scene, *last: str) -> Told:
    """What was told, up to the first event of these kinds."""
    found = told(s)
    return found[: next((at for at, (kind, _) in enumerate(found) if kind in last), len(found))]


@rule("DN-17", "DN-R11", "DN-23", "DN-60")
def test_a_king_that_dies_of_his_wound_is_told_of_with_his_boost() -> None:
    s = scene("K♠*2+3♥ Q♥", resources=2).do("king_tax", "K♠", "confirm")
    assert told(s) == [
        ("king_tax", {"seat": ME, "noble": "KS", "total": 3}),
        ("wound", {"seat": ME, "noble": "KS", "wounds": 3, "limit": 3}),
        ("death", {"seat": ME, "noble": "KS"}),
        ("boost_lost", {"seat": ME, "card": "3H"}),
    ]


@rule("DN-19", "DN-R12")
def test_a_boost_is_told_of_with_the_one_that_it_replaces() -> None:
    s = scene("Q♥+2♠", hand="3♣", options={"boost_replace": "discard_old"}).do("boost", "3♣", "Q♥")
    assert told(s) == [
        ("boost_lost", {"seat": ME, "card": "2S"}),
        ("boost", {"seat": ME, "card": "3C", "noble": "QH"}),
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
        ("heart", {"seat": ME, "card": "4H", "noble": "QH"}),
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
        ("income", {"seat": ME, "count": 1, "total": 5}),
        ("triple", {"seat": ME, "cards": ["4H", "5H", "6H"], "count": 3, "total": 8}),
        ("spend", {"seat": ME, "bought": 1, "hired": 1, "cost": 6, "total": 2}),
        ("noble", {"seat": ME, "noble": "JH"}),
    ]


@rule("DN-38", "DN-39", "DN-44", "DN-46", "DN-56", "DN-57")
def test_a_duel_is_told_from_the_challenge_to_the_wound() -> None:
    s = scene("J♦ K♥", "J♣ Q♠", hand="9♦", other_hand="5♥", other_resources=3, phase="announce")
    s.announce("J♦", "J♣", (1, 4)).do("Q♠").plays("9♦").plays("5♥")
    assert until(s, "turn") == [
        ("duel", {"seat": ME, "noble": "JD", "target": "JC"}),
        ("redirect", {"seat": YOU, "noble": "JC", "target": "QS", "total": 1}),
        ("roll", {"seat": ME, "noble": "JD", "dice": [1], "subtotal": 12}),
        ("roll", {"seat": YOU, "noble": "QS", "dice": [4], "subtotal": 19}),
        ("cards", {"seat": ME, "noble": "JD", "cards": ["9D"], "total": 23}),
        ("cards", {"seat": YOU, "noble": "QS", "cards": ["5H"], "total": 24}),
        ("won", {"seat": YOU, "noble": "QS", "total": 2}),
        ("wound", {"seat": ME, "noble": "JD", "wounds": 1, "limit": 2}),
    ]


@rule("DN-58")
def test_a_tie_is_told_with_both_nobles() -> None:
    s = duel("J♦", "J♣", (2, 2))
    assert until(s, "turn")[-3:] == [
        ("tie", {"noble": "JD", "target": "JC"}),
        ("wound", {"seat": ME, "noble": "JD", "wounds": 1, "limit": 2}),
        ("wound", {"seat": YOU, "noble": "JC", "wounds": 1, "limit": 2}),
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
    assert s.match.result == ((winner,), "double_ko")
