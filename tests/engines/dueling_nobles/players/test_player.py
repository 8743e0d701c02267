"""The greedy player's preferences, and its estimate of who is ahead."""

from __future__ import annotations

from typing import Any

import pytest

from engines.dueling_nobles.players.player import evaluate, expected
from engines.kernel import BACK, Answer, Choose, Decision, Dice, Pick
from tests.engines.dueling_nobles.scenes import GAME, ME, YOU, Scene, duel, scene

REPLACING = {"boost_replace": "discard_old"}


def prefers(s: Scene) -> Answer:
    return GAME.ai_support.prefer(s.table, s.asked, Dice("own"))


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        (
            Pick(ME, "pick", ("JH", "QH", "KH", "QD", "KD", "JS"), 3, 3),
            {("QH", "KH", "QD"), ("QH", "QD", "KD")},
        ),
        (Pick(ME, "pick", ("JH", "KH", "JD", "KD", "JS", "QS"), 2, 2), {("KH", "QS"), ("KD", "QS")}),
        (Pick(ME, "pick", ("KH", "KD", "QH"), 2, 2), {("KH", "QH"), ("KD", "QH")}),
        (Choose(ME, "draft", ("KD", "KH")), {"KD", "KH"}),
        (Choose(ME, "draft", ("JH", "KH", "QD")), {"QD"}),
        (Choose(ME, "draft", ("JH", "KH", "JD")), {"KH"}),
    ],
)
def test_it_keeps_queens_then_kings(asked: Decision, kept: set[Answer]):
    s = scene()
    assert {GAME.ai_support.prefer(s.table, asked, Dice(f"own {each}")) for each in range(20)} == kept


def test_it_answers_what_it_has_no_opinion_on_by_its_dice():
    asked = Choose(ME, "unheard of", ("a", "b"))
    table = scene().table
    assert {GAME.ai_support.prefer(table, asked, Dice(str(seed))) for seed in range(12)} == {"a", "b"}


@pytest.mark.parametrize(
    ("setting", "choice"),
    [
        ({"mine": "Q♥*1", "hand": "4♥ 2♥"}, "heart"),
        ({"hand": "2♥"}, "boost"),
        ({"mine": "Q♥", "hand": "4♦"}, "diamond"),
        ({"hand": "4♣", "discard": "7♠"}, "club"),
        ({"hand": "4♣ 9♣", "discard": "5♦ 7♠"}, "club"),
        ({"hand": "4♣", "discard": "6♠ 2♥"}, "spend:1:0"),
        ({"hand": "10♣", "discard": "A♠"}, "club"),
        ({"hand": "A♣", "discard": "A♠"}, "spend:1:0"),
        ({"hand": "6♠ A♠", "other_hand": "2♥"}, "spade"),
        ({"hand": "7♠ A♠", "other_hand": "2♥"}, "spend:1:0"),
        ({"hand": "6♦ 7♦ 5♦"}, "triple"),
        ({"hand": "6♦ 7♦ 6♥ 8♥"}, "spend:1:0"),
        ({"hand": "6♦ 8♦ 5♦"}, "spend:1:0"),
        ({"hand": "6♦ 7♦ 5♦ A♦"}, "triple"),
        ({"hand": "A♦ 9♦ 8♦ 4♥ 5♥ 6♥"}, "triple"),
        ({"mine": "K♥ Q♠+2♦"}, "spend:1:0"),
        ({"resources": 4}, "spend:0:1"),
        ({"resources": 6}, "spend:2:1"),
        ({"resources": 9}, "spend:0:2"),
        ({"resources": 2}, "spend:3:0"),
    ],
)
def test_in_the_menu_it_does_what_helps_and_buys_with_all_resources(setting: dict[str, Any], choice: str):
    assert prefers(scene(**setting)) == choice


@pytest.mark.parametrize(
    ("setting", "steps", "choice"),
    [
        ({"mine": "Q♥*1 K♠*1", "hand": "A♥ 4♥ 9♥"}, ("heart",), "4H"),
        ({"mine": "K♠*1 Q♥*1", "hand": "4♥"}, ("heart", "4♥"), "QH"),
        ({"mine": "K♠*2 Q♥", "hand": "4♥"}, ("heart", "4♥"), "KS"),
        ({"mine": "Q♠*1", "hand": "10♥ 4♥"}, ("heart",), "4H"),
        ({"hand": "9♣", "discard": "10♠ 9♦"}, ("club", "9♣"), "10S"),
        ({"mine": "Q♥ K♠", "hand": "2♥"}, ("boost", "2♥"), "KS"),
        ({"hand": "10♥ 2♥ 3♥ 8♥ 3♠ 5♠ 6♠"}, ("triple",), "H"),
        ({"hand": "2♥ 3♥"}, ("boost",), "3H"),
        ({"mine": "J♥ Q♦ K♠ J♠", "hand": "2♥"}, ("boost", "2♥"), "QD"),
        ({"mine": "J♥ Q♦+3♠ K♠", "hand": "2♥", "options": REPLACING}, ("boost", "2♥"), "KS"),
        ({"mine": "J♥+2♣ Q♦+3♠", "hand": "2♥", "options": REPLACING}, ("boost", "2♥"), "QD"),
        ({"mine": "Q♥", "hand": "A♦ 9♦"}, ("diamond",), "9D"),
        ({"hand": "A♣ 9♣", "discard": "A♠"}, ("club",), "9C"),
        ({"hand": "9♣", "discard": "10♠ A♠ 2♥"}, ("club", "9♣"), "AS"),
        ({"hand": "A♠ 10♠", "other_hand": "2♦"}, ("spade",), "10S"),
        ({"hand": "A♦ 9♦ 8♦ 4♥ 5♥ 6♥"}, ("triple",), "H"),
        ({"hand": "4♥ 5♥ 6♥ A♠ 2♠ 3♠"}, ("triple",), "H"),
        ({"hand": "A♥ 5♥ 6♥ 2♥"}, ("triple", "H"), ("2H", "5H", "6H")),
        ({"hand": "10♥ 2♥ 5♥ 9♥"}, ("triple", "H"), ("2H", "5H", "9H")),
        ({"mine": "K♥"}, ("king_tax",), BACK),
        ({"mine": "K♥*2 Q♠"}, ("king_tax", "K♥"), BACK),
        ({"mine": "Q♥+2♠ K♥"}, ("rearrange",), BACK),
        ({"resources": 6, "options": {"spend_mode": "nobles_first"}}, ("spend:0:1",), "spend:2:0"),
    ],
)  # fmt: skip
def test_what_it_pays_with_and_for(setting: dict[str, Any], steps: tuple[str, ...], choice: Answer):
    assert prefers(scene(**setting).do(*steps)) == choice


def test_it_sends_its_strongest_against_the_weakest():
    s = scene("J♥ Q♥ K♥", "Q♣ J♠ K♦", phase="announce")
    assert prefers(s) == "QH"
    assert prefers(s.do("Q♥")) == "JS"
    s = scene("K♥", "J♣ J♠*1", phase="announce").do("K♥")
    assert prefers(s) == "JS"
    s = scene("K♥", "K♣*1 J♠ J♣", phase="announce").do("K♥")
    assert prefers(s) == "JS"


def test_far_behind_it_does_not_duel_unless_it_must():
    hopeless = ("J♥", "Q♣ Q♠ K♦")
    assert prefers(scene(*hopeless, phase="announce")) == "no_duel"
    assert prefers(scene(*hopeless, phase="announce", options={"restless_courts": True})) == "JH"
    assert prefers(scene("J♥", "J♣+3♦", phase="announce")) == "JH"  # three behind is bold enough
    assert prefers(scene("Q♥", "K♦", phase="announce")) == "no_duel"
    assert prefers(scene("J♥+2♠", "K♦", phase="announce")) == "no_duel"


def challenged(mine: str, yours: str) -> Scene:
    s = scene(mine, yours, phase="announce", other_resources=2)
    return s.do(s.court()[0], s.court(YOU)[0])


def test_it_redirects_when_another_stands_much_better():
    assert prefers(challenged("Q♥", "J♣ K♦")) == "KD"
    assert prefers(challenged("Q♥", "J♣ J♠+2♦ K♦")) == "KD"
    assert prefers(challenged("Q♥", "J♣+2♦ K♦")) == "keep"
    assert prefers(challenged("Q♥", "K♣ J♦")) == "keep"
    assert prefers(challenged("Q♥", "J♣+2♦ J♦+3♠ K♦")) == "keep"
    assert prefers(challenged("Q♥", "J♣ Q♦")) == "keep"  # 4 better
    assert prefers(challenged("Q♥", "J♣ Q♦+2♠")) == "QD"  # 6 better
    assert prefers(challenged("Q♥", "J♣+2♦ Q♦+3♠")) == "QD"  # 5 better


@pytest.mark.parametrize(
    ("dice", "hand", "other", "choice"),
    [
        ((1, 1), "7♠ 10♠ 4♠", "2♦", ("10S",)),  # a lead of 10 is safe
        ((1, 1), "7♠ 9♠", "2♦", ()),  # none leaves a safe lead
        ((1, 1), "7♠ 8♥", "2♦", ("8H",)),  # the suit counts
        ((1, 1), "7♠ A♠", "2♦", ("AS",)),
        ((6, 1), "A♠", "2♦", ()),  # ahead: the Ace is kept
        ((6, 1), "4♠ 5♠ 9♠", "2♦", ("5S",)),
        ((1, 1), "7♠ 2♠", "", ("2S",)),  # nobody answers: any lead will do
        ((2, 1), "7♠ 2♠", "", ()),
        ((1, 1), "A♠", "", ("AS",)),
    ],
)
def test_in_attack_it_wants_a_safe_lead(dice, hand, other, choice):
    assert prefers(duel("Q♥", "Q♣", dice, hand=hand, other_hand=other)) == choice


def test_in_defence_it_plays_the_cheapest_cards_that_win():
    def answer(dice: tuple[int, ...], hand: str, attack: str = "", yours: str = "Q♣") -> Answer:
        s = duel("Q♥", yours, dice, hand="7♠ A♠", other_hand=hand)
        return prefers(s.plays(*attack.split()))

    assert answer((3, 1), "2♦ 3♦ 9♦") == ("3D",)
    assert answer((1, 3), "2♦ 9♦ A♦") == ()
    assert answer((3, 1), "2♦ A♦") == ("AD",)
    assert answer((3, 1), "2♦") == ()
    assert answer((3, 1), "2♣") == ("2C",)
    assert answer((1, 1), "9♦ 8♦ A♦", "7♠") == ("8D",)
    assert answer((1, 1), "9♦ 10♦", "7♠") == ("9D",)
    assert answer((1, 3), "A♦", "7♠") == ("AD",)
    assert answer((1, 6), "9♦", "A♠") == ()
    assert answer((1, 6), "9♦ A♦", "A♠") == ("AD",)
    assert answer((1, 1), "4♦ 6♦ 5♦ 3♦", "7♠", yours="J♣") == ("3D", "6D")
    assert answer((1, 1), "9♦ 3♦ 6♦", "7♠", yours="J♣") == ("9D",)


def test_blind_it_plays_against_what_lies_open():
    s = duel("Q♥", "Q♣", (3, 1), hand="7♠", other_hand="2♦ 4♦", options={"blind_cards": True})
    assert GAME.ai_support.prefer(s.table, s.match.decision(YOU), Dice("own")) == ("4D",)


# Who is ahead


def test_equal_sides_have_equal_chances():
    s = scene("Q♥ K♠", "Q♣ K♦", hand="2♥", other_hand="2♦")
    assert evaluate(s.table, ME) == evaluate(s.table, YOU) == 0.5


@pytest.mark.parametrize(
    "better",
    [
        {"other_hand": "2♥"},
        {"other_resources": 2},
        {"mine": "Q♥*1 K♠"},
        {"yours": "Q♣+2♦ K♦"},
        {"yours": "Q♣ K♦ J♣"},
        {"used": ["H"]},
    ],
)
def test_what_is_better_for_the_other_counts_for_him(better: dict[str, Any]):
    s = scene(**{"mine": "Q♥ K♠", "yours": "Q♣ K♦", **better})
    chance = evaluate(s.table, YOU)
    assert 0.5 < chance < 0.95
    assert evaluate(s.table, ME) == pytest.approx(1 - chance)


def test_an_estimate_with_numbers():
    s = scene("Q♥*1+2♠ K♠", "J♣", hand="2♥ 3♥", other_hand="4♥", resources=3, used=["H"])
    assert expected(s.table, s.mine, s.noble("Q♥")) == 12 + 3 + 2 + 3.5
    lead = 0.44 * (1 + 3 - 2) + 0.52 * (2 - 1) + 0.07 * (20.5 - 14.5) + 0.07 * 2
    lead += 0.02 * (2 + 3 - 4) + 0.2 * 3 - 0.13
    assert evaluate(s.table, ME) == pytest.approx(1 / (1 + 2.718281828459045**-lead))


def test_sworn_weapons_are_counted():
    s = scene("Q♥+2♥", "J♣", options={"boost_suit_bonus": "on"})
    assert expected(s.table, s.mine, s.noble("Q♥")) == 12 + 4 + 3.5
