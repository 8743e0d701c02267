"""What a player reads: why the menu refuses something, and what each question says."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.dueling_nobles import NoblesOptions
from engines.kernel import Match, Say
from tests.engines.dueling_nobles.scenes import NAMES, YOU, scene

# What the menu says of things that are not allowed


def refused(option_key: str, /, *args: Any, **setting: Any) -> str | None:
    option = scene(*args, **setting).option(option_key)
    return option.refused.key if option.refused else None


@pytest.mark.parametrize(
    ("key", "reason", "setting"),
    [
        ("king_tax", "no-king", {"mine": "Q♥"}),
        ("king_tax", "king-last", {"mine": "K♥*2"}),
        ("king_tax", "king-lethal", {"mine": "K♥*2 Q♥", "options": {"king_tax_lethal": "never"}}),
        (
            "king_tax",
            "king-taxed",
            {"mine": "K♥ K♠", "tax_paid": True, "options": {"king_tax": "per_player"}},
        ),
        ("king_tax", "king-last", {"mine": "K♥*2", "options": {"king_tax": "per_player"}}),
        ("king_tax", "king-last", {"mine": "K♥*2", "tax_paid": True}),
        ("boost", "boost-played", {"hand": "2♥", "boost_played": True}),
        ("boost", "no-boost-card", {"hand": "4♥"}),
        ("boost", "all-boosted", {"mine": "Q♥+2♠", "hand": "3♥"}),
        ("heart", "no-heart", {"mine": "Q♥*1"}),
        ("heart", "nobody-wounded", {"hand": "4♥"}),
        ("heart", "suit-used", {"mine": "Q♥*1", "hand": "4♥", "used": ["H"]}),
        ("diamond", "one-suit-used", {"hand": "4♦", "used": ["H"], "options": {"suit_uses": "one_total"}}),
        ("diamond", "not-outnumbered", {"hand": "4♦"}),
        ("diamond", "not-outnumbered", {"hand": "10♦", "used": ["H"]}),
        ("diamond", "not-outnumbered", {"hand": "4♦", "options": {"suit_uses": "one_total"}}),
        ("diamond", "no-diamond", {"mine": "Q♥"}),
        ("club", "empty-discard", {"hand": "4♣"}),
        ("club", "no-club", {"discard": "4♣"}),
        ("spade", "empty-hand", {"hand": "4♠"}),
        ("spade", "no-spade", {"other_hand": "4♣"}),
        ("triple", "no-triple", {"hand": "4♠ 5♠ 6♥"}),
        ("triple", "triple-limit", {"hand": "4♠ 5♠ 6♠", "triples": 1, "options": {"triple_limit": "1"}}),
        ("spend:0:1", "noble-cost", {"resources": 3}),
        ("spend:0:1", "no-nobles-left", {"resources": 9, "noble_deck": ""}),
    ],
)
def test_the_menu_says_why_something_is_not_allowed(key, reason, setting):
    assert refused(key, **setting) == f"dn-refused-{reason}"


def test_a_king_that_has_paid_is_refused():
    s = scene("K♥ Q♥").do("king_tax", "K♥")
    option = s.option("king_tax")
    assert option.refused == Say("dn-refused-king-taxed")


def test_a_noble_that_is_too_dear_is_named():
    option = scene(resources=3).option("spend:0:1")
    say = texts_in("en")
    assert say.tell(option.label) == "Buy 1 Noble"
    assert option.refused is not None
    assert say.tell(option.refused) == "A noble costs 5 resources."
    assert option.group == "spend"


def test_what_is_allowed_is_not_refused():
    s = scene("K♥*1 Q♥", hand="2♥ 4♦ 5♣ 6♠ 7♠ 8♠", other_hand="9♠", discard="9♦", resources=4)
    options = s.prompt().options
    assert {option.key for option in options if option.refused} == set()
    assert [option.key for option in options] == list(s.keys)


def test_after_phase_1_its_actions_are_not_listed():
    s = scene(income_taken=True, resources=1)
    assert {option.key for option in s.prompt().options if option.refused} == {"triple", "spend:0:1"}
    s = scene(resources=1, options={"spend_mode": "cards_first"})
    assert "spend:0:1" not in {option.key for option in s.prompt().options}


# What questions say


def english(s) -> list[str]:
    """Return what the open question and its options say."""
    say = texts_in("en")
    prompt = s.prompt()
    lines = [say.tell(prompt.title, NAMES)]
    for option in prompt.options:
        if option.refused is None:
            preview = f" [{say.tell(option.preview, NAMES)}]" if option.preview else ""
            lines.append(f"{option.key} = {say.tell(option.label, NAMES)}{preview} ({option.group})")
    lines.append(say.tell(prompt.default, NAMES) if prompt.default else "")
    return lines


MENU: dict[str, Any] = {
    "mine": "K♥*2+3♣ Q♠*1", "yours": "Q♥ K♦ J♠", "hand": "4♥ 4♦ 4♣ 4♠ 2♥ 5♥", "other_hand": "A♠ 9♣",
    "discard": "9♠", "resources": 5,
}  # fmt: skip


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (
            (),
            [
                "Your turn: use abilities, buy, or continue to the duel · 6 resources to spend",
                "king_tax = Wound a King: +1 Resource (actions)",
                "boost = Play a Boost (actions)",
                "rearrange = Rearrange Boosts (actions)",
                "heart = Discard a Heart: Heal (actions)",
                "diamond = Discard a Diamond: Draw 3 (actions)",
                "club = Discard a Club: Take a Discard (actions)",
                "spade = Discard a Spade: See Their Hand (actions)",
                "triple = Discard 3 of a Suit: +3 Resources (actions)",
                "spend:0:0 = Buy Nothing [6 resources left] (spend)",
                "spend:1:0 = Buy 1 Card [5 resources left] (spend)",
                "spend:2:0 = Buy 2 Cards [4 resources left] (spend)",
                "spend:3:0 = Buy 3 Cards [3 resources left] (spend)",
                "spend:0:1 = Buy 1 Noble [1 resource left] (spend)",
                "spend:1:1 = Buy 1 Card and 1 Noble [no resources left] (spend)",
                "You end phase 1 and buy nothing.",
            ],
        ),
        (
            ("king_tax",),
            [
                "Which King takes a wound for 1 resource?",
                "KH = Wound K♥ [wounds 2 → 3 (dies at 3)] (nobles)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("king_tax", "K♥"),
            [
                "This wound kills K♥. Wound him anyway?",
                "confirm = Let K♥ Die [wounds 2 → 3 (dies at 3)] (nobles)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("boost",),
            [
                "Choose a card to play as a boost.",
                "2H = Play 2♥ (hand)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("boost", "2♥"),
            [
                "Choose a noble to boost with 2♥.",
                "QS = Boost Q♠ [expected 18.5 → 20.5] (nobles)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("rearrange",),
            [
                "Choose a noble for the boost 3♣.",
                "KH = Put It on K♥ [expected 23 → 23] (nobles)",
                "QS = Put It on Q♠ [expected 18.5 → 21.5] (nobles)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("heart", "4♥"),
            [
                "You discard 4♥. Choose a noble to heal.",
                "KH = Heal K♥ [wounds 2 → 1 (dies at 3)] (nobles)",
                "QS = Heal Q♠ [wounds 1 → 0 (dies at 2)] (nobles)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("heart",),
            [
                "Choose a heart to discard.",
                "2H = Discard 2♥ (hand)",
                "4H = Discard 4♥ (hand)",
                "5H = Discard 5♥ (hand)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("diamond",),
            [
                "Choose a diamond to discard. You draw 3 cards.",
                "4D = Discard 4♦ (hand)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("club",),
            ["Choose a club to discard.", "4C = Discard 4♣ (hand)", "You go back and nothing happens."],
        ),
        (
            ("club", "4♣"),
            [
                "You discard 4♣. Choose a card from the discard pile.",
                "9S = Take 9♠ (discard)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("spade",),
            [
                "Choose a spade to discard. You see your opponent’s hand.",
                "4S = Discard 4♠ (hand)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("triple",),
            [
                "Choose a suit. You discard 3 of its cards for 3 resources.",
                "H = Discard 3 hearts (suits)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("triple", "H"),
            [
                "Choose 3 hearts to discard.",
                "2H = Discard 2♥ (hand)",
                "4H = Discard 4♥ (hand)",
                "5H = Discard 5♥ (hand)",
                "You go back and nothing happens.",
            ],
        ),
        (
            ("spend:0:0",),
            [
                "Choose a noble to send into a duel.",
                "KH = Send K♥ [expected 23] (nobles)",
                "QS = Send Q♠ [expected 18.5] (nobles)",
                "no_duel = Do Not Duel (nobles)",
                "You do not duel.",
            ],
        ),
        (
            ("spend:0:0", "K♥"),
            [
                "Choose a noble for K♥ to challenge.",
                "QH = Challenge Q♥ [expected 23 against 21.5] (nobles)",
                "KD = Challenge K♦ [expected 23 against 20] (nobles)",
                "JS = Challenge J♠ [expected 23 against 14.5] (nobles)",
                "You go back and nothing happens.",
            ],
        ),
    ],
)
def test_what_the_active_player_reads(steps, lines):
    assert english(scene(**MENU).do(*steps)) == lines


def test_sworn_weapons_show_in_previews():
    s = scene("Q♥+3♥", "J♣", phase="announce", options={"boost_suit_bonus": "on"})
    assert english(s)[1] == "QH = Send Q♥ [expected 20.5] (nobles)"


def test_what_the_duellists_read():
    s = scene(
        "K♥ Q♠", "Q♥ J♠+2♦", hand="4♥ A♦", other_hand="A♠ 9♠ 2♣", other_resources=2, phase="announce"
    ).announce("K♥", "Q♥", (2, 3, 4))
    assert english(s) == [
        "K♥ challenges Q♥. Pay 2 resources to send another noble?",
        "keep = Keep Q♥ (nobles)",
        "JS = Send J♠ Instead [expected 16.5 against 20] (nobles)",
        "You do not redirect.",
    ]
    s.do("J♠")
    assert set(english(s)) == {
        "K♥ has 18, J♠ has 17. You may play 1 card.",
        "AD = Play A♦ [Ace: wins the duel, unless your opponent also plays an Ace] (hand)",
        "4H = Play 4♥ [total 24 against 17] (hand)",
        "You play no card.",
    }
    s.plays("4♥")
    assert s.asks[0] == YOU
    assert set(english(s)) == {
        "J♠ has 17, K♥ has 24. You may play up to 2 cards together.",
        "2C = Play 2♣ [total 19 against 24] (hand)",
        "AS = Play A♠ [Ace: wins the duel, unless your opponent also plays an Ace] (hand)",
        "9S = Play 9♠ [total 28 against 24] (hand)",
        "You play no card.",
    }


def test_what_the_defender_reads_after_an_ace_and_what_blind_duellists_read():
    def met(**options: Any):
        set_up = scene("Q♥", "K♣", hand="A♦", other_hand="9♠", phase="announce", options=options)
        return set_up.announce("Q♥", "K♣", (2, 3, 4))

    assert english(met().plays("A♦"))[0] == (
        "An Ace backs Q♥. Only your own Ace saves K♣ from losing. You may play 1 card."
    )
    blind = met(blind_cards=True)
    assert english(blind)[0] == ("Q♥ has 14, K♣ has 20. Both sides choose in secret. You may play 1 card.")
    blind.plays("A♦")
    assert english(blind)[0] == ("K♣ has 20, Q♥ has 14. Both sides choose in secret. You may play 1 card.")
    assert english(blind)[1] == "9S = Play 9♠ [total 29 against 14] (hand)"


def test_what_is_read_before_the_first_turn_and_between_two_declarations():
    match = Match(scene().match.game, NoblesOptions(quick_duel=True), 2, "s")
    prompt = match.prompt(1)
    assert texts_in("en").tell(prompt.title) == "Pick 2 nobles for your courtyard."
    assert texts_in("en").tell(prompt.options[0].label).startswith("Keep ")
    assert prompt.default == Say("dn-default-random")
    s = scene(resources=6, options={"spend_mode": "nobles_first"}).do("spend:0:1")
    assert english(s) == [
        "What do you want to buy? You have 2 resources.",
        "spend:0:0 = Buy Nothing [2 resources left] (spend)",
        "spend:1:0 = Buy 1 Card [1 resource left] (spend)",
        "spend:2:0 = Buy 2 Cards [no resources left] (spend)",
        "You buy nothing more.",
    ]


def test_picking_nothing_has_a_name_in_a_duel_and_nowhere_else():
    s = scene("Q♥", "K♣", hand="4♥", other_hand="9♠", phase="announce")
    assert s.prompt().none is None
    s.announce("Q♥", "K♣", (2, 3, 4))
    assert (s.asked.kind, s.prompt().none) == ("attacker_cards", Say("dn-option-no-card"))
    s.plays("4♥")
    assert (s.asked.kind, s.prompt().none) == ("defender_cards", Say("dn-option-no-card"))
