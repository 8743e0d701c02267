"""Each word of the card language as a player reads it: the sentence says what the word does."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Say
from engines.noxtalia.cards.printed import rules_text, type_line
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.pack import Capacity, ChartOverride
from engines.noxtalia.language.parts import CardType
from tests.engines.noxtalia.cards.test_wording import capacity, in_every_place
from tests.engines.noxtalia.pack import act, chosen, effect, every
from tests.engines.noxtalia.starter import ELEMENTS

DRAW, TWO = act("draw", number=1), act("draw", number=2)
NIGHT = {"test": "cycle", "now": "nocturne"}
RICH = {"test": "pm", "of": "player", "at_least": 4}
ALLIED = {"calc": "count", "of": every("ally")}


def english(lines: tuple[Say, ...]) -> list[str]:
    return [texts_in("en").tell(line) for line in lines]


def line(kind: CardType, made: Any, *keywords: str) -> str:
    """The last line of a card with one effect."""
    return english(rules_text(capacity(Effect.model_validate(made), kind, *keywords), ELEMENTS))[-1]


WHO = [
    ("target", "Heal the target by 2."),
    (chosen("ally", wounded=True), "Heal a wounded allied Spirit by 2."),
    (chosen("enemy", 2, element=["glaciel", "rocheux"]),
     "Heal each of two opposing Glacial or Stone Spirits by 2."),
    (every("ally", other=True), "Heal each other allied Spirit by 2."),
    (every("enemy", wounded=False), "Heal each unwounded opposing Spirit by 2."),
    ({"pick": "lowest_pv", "side": "enemy", "filter": {"other": True}},
     "Heal the other opposing Spirit with the fewest HP by 2."),
    ({"pick": "random", "side": "ally", "number": 2, "filter": {"attached": True}},
     "Heal each of two random allied Spirits with an attached capacity by 2."),
    (chosen("ally", attached=False), "Heal an allied Spirit without an attached capacity by 2."),
    (every("ally", charged=True), "Heal each charged allied Spirit by 2."),
    (every("enemy", element=["glaciel"], charged=False),
     "Heal each exhausted opposing Glacial Spirit by 2."),
]  # fmt: skip

DO = [
    (act("roll", results=[{"faces": [1, 2], "do": [DRAW]}, {"faces": [4, 5, 6], "do": [TWO]}]),
     "Roll the die. 1 or 2: Draw a card. 4 to 6: Draw two cards."),
    (act("roll", results=[{"faces": [1, 2, 3, 4, 5, 6], "do": [DRAW]}]), "Roll the die. Draw a card."),
    (act("power", value=1), "+1 Power."),
    (act("power", value=-3), "−3 Power."),
    (act("opposing_power", value=-1), "The opposing Defence has −1 Power."),
    (act("damage", who="target", value=3), "Deal 3 direct damage to the target."),
    (act("lose_pv", who=chosen("enemy"), value=1), "An opposing Spirit loses 1 HP."),
    (act("exhaust", who=chosen("enemy")), "Exhaust an opposing Spirit."),
    (act("recharge", who=every("ally")), "Recharge each allied Spirit."),
    (act("gain_pm", who="player", value=1), "Gain 1 MP."),
    (act("gain_pm", who="opponent", value=1), "Your opponent gains 1 MP."),
    (act("lose_pm", who="opponent", value=2), "Your opponent loses 2 MP."),
    (act("steal_pm", value=1), "Steal 1 MP from your opponent."),
    (DRAW, "Draw a card."),
    (act("draw", who="opponent", number=2), "Your opponent draws two cards."),
    (act("discard", who="player", number=1, how="random"), "Discard a card at random."),
    (act("discard", who="opponent", number=2, how="chosen"),
     "Your opponent discards two cards."),
    (act("mill", who="player", number=1), "Discard the top card of your draw pile."),
    (act("mill", who="opponent", number=3),
     "Your opponent discards the top three cards of their draw pile."),
    (act("return_to_hand"), "Return a card from your discard to your hand."),
    (act("return_to_hand", filter={"type": "attack", "element": ["glaciel"]}, number=2),
     "Return two Glacial Attacks from your discard to your hand."),
    (act("return_to_hand", filter={"keyword": "ultime"}),
     "Return a card with Ultimate from your discard to your hand."),
    (act("to_bottom", zone="hand"), "Put a card from your hand under your draw pile."),
    (act("to_bottom", zone="discard", number=2), "Put two cards from your discard under your draw pile."),
    (act("attach", who=chosen("enemy")), "Attach this card to an opposing Spirit."),
    (act("detach"), "Discard this card."),
    (act("destroy_attached", who="target", number=2), "Destroy 2 capacities attached to the target."),
    (act("cost_change", value=1, until="end_of_turn"),
     "Your capacities cost 1 MP more until the end of the turn."),
    (act("cost_change", who="opponent", filter={"type": "defence"}, value=1, until="this_attack"),
     "Your opponent’s Defences cost 1 MP more this attack."),
    (act("cost_change", filter={"element": ["glaciel"]}, value=-1, until="end_of_next_turn"),
     "Your Glacial capacities cost 1 MP less until the end of your next turn."),
    (act("chart_value", value=0), "This Attack is neither critical nor weak."),
    (act("chart_value", value=4), "This Attack is critical."),
    (act("chart_value", value=-4), "This Attack is weak."),
    (act("ignore_chart"), "This Attack is never weak."),
    (act("ignore_chart", only="any"), "This Attack is never critical or weak."),
    (act("prevent_damage", value=1), "The attacked Spirit takes 1 less damage."),
    (act("no_defence"), "Your opponent cannot play a Defence against this Attack."),
    (act("look", zone="hand"), "Look at your opponent’s hand."),
    (act("look", zone="pile", number=3), "Look at the top three cards of your opponent’s draw pile."),
    (act("lift_limit", of="pm"), "You can have more than 8 MP this turn."),
    (act("lift_limit", of="pv"), "Your Spirits can have more HP than their limit this turn."),
    (act("remove_from_game", who="player"), "Remove a card in your discard from the game."),
    (act("remove_from_game", who="opponent", filter={"type": "support"}, number=2),
     "Remove two Supports in your opponent’s discard from the game."),
    (act("extra_recycle"), "You may recycle once more this turn."),
    (act("flip_cycle"), "Flip the cycle until the next turn number."),
    (act("choose_one", modes=[{"do": [DRAW]}, {"do": [TWO]}]), (
        "Choose one – • Draw a card. • Draw two cards."
    )),
    (act("may", do=[DRAW, act("extra_recycle")]),
     "You may draw a card, then you may recycle once more this turn."),
    (act("if", do=[DRAW], **{"if": [NIGHT]}), "If it is a Nocturnal turn, draw a card."),
    (act("if", do=[DRAW], **{"if": [NIGHT], "else": [TWO]}),
     "If it is a Nocturnal turn, draw a card. If not, draw two cards."),
]  # fmt: skip

DO_DEFENCE = [
    (act("opposing_power", value=-2), "The Attack has −2 Power."),
    (act("ignore_chart"), "This Defence is never weak."),
    (act("chart_value", value=4), "This Defence is critical."),
    (act("damage", who="self_spirit", value=1), "Deal 1 direct damage to the attacking Spirit."),
    (act("heal", who="attacked", value=1), "Heal the attacked Spirit by 1."),
    (act("prevent_damage", value=2), "The attacked Spirit takes 2 less damage."),
]  # fmt: skip

LASTING = [
    (act("power", value=2, on="attacks_by_host"), "While attached, Attacks by that Spirit have +2 Power."),
    (act("power", value=-2, on="attacks_on_host"), "While attached, Attacks on that Spirit have −2 Power."),
    (act("power", value=1, on="defences_of_host"), "While attached, Defences of that Spirit have +1 Power."),
    (act("chart_value", value=0, on="attacks_on_host"),
     "While attached, Attacks on that Spirit are neither critical nor weak."),
    (act("ignore_chart", on="defences_of_host"), "While attached, Defences of that Spirit are never weak."),
    (act("ignore_chart", only="any", on="attacks_by_host"),
     "While attached, Attacks by that Spirit are never critical or weak."),
    (act("no_defence", on="attacks_by_host"),
     "While attached, no Defence can be played against Attacks by that Spirit."),
    (act("no_defence", on="attacks_on_host"),
     "While attached, no Defence can be played against Attacks on that Spirit."),
    (act("prevent_damage", value=2), "While attached, that Spirit takes 2 less damage from each Attack."),
    (act("cost_change", who="opponent", value=1),
     "While attached, your opponent’s capacities cost 1 MP more."),
]  # fmt: skip

VALUES = [
    ({"calc": "count", "of": every("enemy")}, "+1 Power for each opposing Spirit."),
    ({"calc": "count", "of": "target"}, "+X Power (X is 1 for the target)."),
    ({"calc": "pv_missing", "of": "target"}, "+X Power (X is the HP that the target has lost)."),
    ({"calc": "pv_missing", "of": every("ally")},
     "+X Power (X is the HP that all allied Spirits have lost)."),
    ("pm_spent", "+X Power (X is the MP paid)."),
    ("damage_dealt", "+X Power (X is the damage dealt)."),
    ({"calc": "sum", "parts": [2, ALLIED]}, "+X Power (X is 2 + the number of allied Spirits)."),
    ({"calc": "difference", "parts": ["pm_spent", 1]}, "+X Power (X is the MP paid − 1)."),
    ({"calc": "product", "parts": [2, {"calc": "sum", "parts": ["pm_spent", 1]}]},
     "+X Power (X is 2 × (the MP paid + 1))."),
    ({"calc": "product", "parts": [-2, ALLIED]}, "−2 Power for each allied Spirit."),
    ({"calc": "min", "parts": ["pm_spent", 3]}, "+X Power (X is the MP paid, at most 3)."),
    ({"calc": "max", "parts": ["pm_spent", 2]}, "+X Power (X is the MP paid, at least 2)."),
    ({"calc": "min", "parts": ["pm_spent", ALLIED, {"calc": "sum", "parts": ["pm_spent", 1]}]},
     "+X Power (X is the lowest of the MP paid, the number of allied Spirits and (the MP paid + 1))."),
    ({"calc": "max", "parts": ["pm_spent", ALLIED]},
     "+X Power (X is the highest of the MP paid and the number of allied Spirits)."),
]  # fmt: skip

TESTS = [
    ({"test": "cycle", "now": "diurne"}, "it is a Diurnal turn", "it is a Nocturnal turn"),
    ({"test": "element", "of": "target", "among": ["glaciel"]},
     "the target is Glacial",
     "the target is not Glacial"),
    ({"test": "element", "of": "attack", "among": ["glaciel", "rocheux"]},
     "the Attack is Glacial or Stone",
     "the Attack is neither Glacial nor Stone"),
    ({"test": "pv", "of": "target", "at_most": 8},
     "the target has 8 HP or less",
     "the target has more than 8 HP"),
    ({"test": "pv", "of": every("ally"), "at_least": 5},
     "each allied Spirit has 5 HP or more",
     "at least one allied Spirit has less than 5 HP"),
    ({"test": "pm", "of": "opponent", "at_least": 4},
     "your opponent has 4 MP or more",
     "your opponent has less than 4 MP"),
    ({"test": "pm", "of": "player", "equals": 0},
     "you have exactly 0 MP",
     "you have more or less than 0 MP"),
    ({"test": "pm", "of": "player", "at_least": ALLIED},
     "you have X MP or more (X is the number of allied Spirits)",
     "you have less than X MP (X is the number of allied Spirits)"),
    ({"test": "charged", "of": "target"}, "the target is charged", "the target is exhausted"),
    ({"test": "exhausted", "of": every("enemy")},
     "each opposing Spirit is exhausted",
     "at least one opposing Spirit is charged"),
    ({"test": "attached_count", "of": "target", "at_least": 1},
     "the target has an attached capacity",
     "the target has no attached capacity"),
    ({"test": "attached_count", "of": "target", "equals": 0},
     "the target has no attached capacity",
     "the target has an attached capacity"),
    ({"test": "attached_count", "of": every("ally"), "at_most": 0},
     "each allied Spirit has no attached capacity",
     "at least one allied Spirit has an attached capacity"),
    ({"test": "attached_count", "of": "target", "at_least": 2},
     "the target has two or more attached capacities",
     "the target has fewer than two attached capacities"),
    ({"test": "count_alive", "of": "opponent", "at_most": 2},
     "your opponent has two or fewer Spirits left",
     "your opponent has more than two Spirits left"),
    ({"test": "count_alive", "of": "player", "equals": 1},
     "you have exactly one Spirit left",
     "you have more or fewer than one Spirit left"),
    ({"test": "outnumbered", "of": "player"},
     "you have fewer Spirits than your opponent",
     "you do not have fewer Spirits than your opponent"),
    ({"test": "outnumbered", "of": "opponent"},
     "your opponent has fewer Spirits than you",
     "your opponent does not have fewer Spirits than you"),
    ({"test": "hand_size", "of": "player", "at_least": 2, "at_most": 4},
     "you have two or more cards and four or fewer cards in hand",
     "you have fewer than two cards or more than four cards in hand"),
    ({"test": "turn_number", "at_most": 5},
     "the turn number is 5 or less",
     "the turn number is more than 5"),
    ({"test": "exhaustion_marked", "of": "player"},
     "your draw pile has run out once",
     "your draw pile has not run out yet"),
    ({"test": "exhaustion_marked", "of": "opponent"},
     "your opponent’s draw pile has run out once",
     "your opponent’s draw pile has not run out yet"),
    ({"test": "source_type", "now": "spirit"},
     "the Attack comes from a Spirit",
     "the Attack comes from a capacity"),
    ({"test": "was_defended"}, "a Defence was played", "no Defence was played"),
    ({"test": "damage_dealt", "at_least": 1}, "the Attack dealt damage", "the Attack dealt no damage"),
    ({"test": "damage_dealt", "at_most": 4},
     "the Attack dealt 4 damage or less",
     "the Attack dealt more than 4 damage"),
    ({"test": "damage_dealt", "equals": 0}, "the Attack dealt no damage", "the Attack dealt damage"),
    ({"test": "die", "faces": [2, 4]}, "the result is 2 or 4", "the result is not 2 or 4"),
]  # fmt: skip


@pytest.mark.parametrize(("who", "said"), WHO)
def test_who_is_meant(who: Any, said: str) -> None:
    assert line("support", effect(act("heal", who=who, value=2))) == said


@pytest.mark.parametrize(("action", "said"), DO)
def test_what_an_attack_does(action: Any, said: str) -> None:
    assert line("attack", effect(action)) == said


@pytest.mark.parametrize(("action", "said"), DO_DEFENCE)
def test_what_a_defence_does(action: Any, said: str) -> None:
    assert line("defence", effect(action)) == said


@pytest.mark.parametrize(("action", "said"), LASTING)
def test_what_lasts(action: Any, said: str) -> None:
    assert line("support", effect(action, when="while_attached"), "amelioration") == said


@pytest.mark.parametrize(("value", "said"), VALUES)
def test_how_much(value: Any, said: str) -> None:
    assert line("attack", effect(act("power", value=value))) == said


@pytest.mark.parametrize(("test", "said", "contrary"), TESTS)
def test_on_which_condition(test: Any, said: str, contrary: str) -> None:
    for asked, words in ((test, said), ({"test": "not", "of": test}, contrary)):
        assert line("attack", effect(act("if", do=[DRAW], **{"if": [asked]}))) == f"If {words}, draw a card."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([RICH], "If you have 4 MP or more, draw a card."),
        ([NIGHT], "Nocturnal turn – Draw a card."),
        ([{"test": "cycle", "now": "diurne"}], "Diurnal turn – Draw a card."),
        ([RICH, NIGHT], "Nocturnal turn – If you have 4 MP or more, draw a card."),
        ([{"test": "all", "of": [RICH, NIGHT]}],
         "If you have 4 MP or more and it is a Nocturnal turn, draw a card."),
        ([{"test": "any", "of": [RICH, NIGHT]}],
         "If you have 4 MP or more, or if it is a Nocturnal turn, draw a card."),
        ([{"test": "not", "of": {"test": "all", "of": [RICH, NIGHT]}}],
         "If you have less than 4 MP, or if it is a Diurnal turn, draw a card."),
        ([{"test": "not", "of": {"test": "any", "of": [RICH, NIGHT]}}],
         "If you have less than 4 MP and it is a Diurnal turn, draw a card."),
        ([RICH, {"test": "any", "of": [RICH, NIGHT]}],
         "If you have 4 MP or more and (you have 4 MP or more, or if it is a Nocturnal turn), draw a card."),
    ],
)  # fmt: skip
def test_several_conditions(asked: list[Any], said: str) -> None:
    assert line("support", effect(DRAW, **{"if": asked})) == said


def test_several_elements() -> None:
    among = ["glaciel", "rocheux", "cendre"]
    asked = {"test": "element", "of": "target", "among": among}
    assert line("attack", effect(DRAW, **{"if": [asked]})) == (
        "If the target is Glacial, Stone or Cinder, draw a card."
    )
    assert line("attack", effect(DRAW, **{"if": [{"test": "not", "of": asked}]})) == (
        "If the target is neither Glacial nor Stone nor Cinder, draw a card."
    )


def test_what_happens_otherwise() -> None:
    two = {"else": [TWO]}
    assert line("support", effect(DRAW, **{"if": [NIGHT]}, **two)) == (
        "Nocturnal turn – Draw a card. If not, draw two cards."
    )
    assert line("support", effect(DRAW, **{"if": [NIGHT, RICH]}, **two)) == (
        "If it is a Nocturnal turn and you have 4 MP or more, draw a card. If not, draw two cards."
    )
    assert line("support", effect(DRAW, TWO)) == "Draw a card. Draw two cards."
    may = act("may", do=[DRAW])
    assert line("support", effect(may, TWO, **{"if": [RICH]})) == (
        "If you have 4 MP or more, (you may draw a card), then draw two cards."
    )


@pytest.mark.parametrize(
    ("when", "whose", "said"),
    [
        ("turn_start", "host", "At the start of that Spirit’s turn"),
        ("turn_start", "owner", "At the start of your turn"),
        ("turn_start", "each", "At the start of each turn"),
        ("turn_end", "host", "At the end of that Spirit’s turn"),
        ("turn_end", "owner", "At the end of your turn"),
        ("turn_end", "each", "At the end of each turn"),
        ("on_attach", "host", "When this card is attached"),
        ("on_detach", "host", "When this card leaves its Spirit"),
        ("on_destroyed", "host", "When that Spirit is destroyed"),
        ("on_cycle_change", "host", "When the cycle changes"),
    ],
)
def test_when(when: str, whose: str, said: str) -> None:
    made = effect(DRAW, when=when, whose=whose)
    assert line("support", made, "amelioration") == f"{said}, draw a card."
    made = effect(DRAW, when=when, whose=whose, **{"if": [RICH]})
    assert line("support", made, "amelioration") == f"{said}, if you have 4 MP or more, draw a card."
    roll = act("roll", results=[{"faces": [1], "do": [DRAW]}])
    rolled = line("support", effect(roll, when=when, whose=whose), "amelioration")
    assert rolled == f"{said}, roll the die. 1: Draw a card."


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (effect(act("heal", who="self_spirit", value=1), when="turn_start",
                **{"if": [{"test": "element", "of": "host", "among": ["glaciel"]}]}),
         "At the start of your turn, if this Spirit is Glacial, heal it by 1."),
        (effect(act("heal", who="host", value=1), when="turn_end", whose="each"),
         "At the end of each turn, heal this Spirit by 1."),
        (effect(DRAW, when="on_destroyed"), "When this Spirit is destroyed, draw a card."),
        (effect(act("power", value=1, on="attacks_by_host"), when="while_attached"),
         "While this Spirit is in play, Attacks by this Spirit have +1 Power."),
        (effect(act("power", value=1, on="defences_of_host"), when="while_attached"),
         "While this Spirit is in play, Defences of this Spirit have +1 Power."),
        (effect(act("prevent_damage", value=1), when="while_attached"),
         "While this Spirit is in play, this Spirit takes 1 less damage from each Attack."),
        (effect(DRAW, when="on_damage_dealt"), "When an Attack by this Spirit deals damage, draw a card."),
        (effect(DRAW, when="on_damage_taken"), "When this Spirit takes damage, draw a card."),
    ],
)  # fmt: skip
def test_what_a_spirit_does_by_itself(made: Any, said: str) -> None:
    assert english(in_every_place(Effect.model_validate(made))[-1])[-1] == said


def test_a_spirits_attack_speaks_of_the_spirit() -> None:
    made = Effect.model_validate(effect(act("exhaust", who="self_spirit")))
    lines = english(in_every_place(made)[-1])
    assert lines[:3] == ["Spirit · Glacial · 20 HP", "Attack · 1 MP · Power 1", "Exhaust this Spirit."]
    assert line("defence", effect(act("exhaust", who="self_spirit"))) == "Exhaust the attacking Spirit."


def bare(kind: CardType, *keywords: str, effects: tuple[Effect, ...] = (), chart: Any = None) -> Capacity:
    return Capacity.model_construct(
        id="bare", element="glaciel", type=kind, cost=1, power=None if kind == "support" else 2,
        keywords=keywords, effects=effects, chart=chart,
    )  # fmt: skip


@pytest.mark.rule("NX-78", "NX-79", "NX-83", "NX-84", "NX-R18")
def test_keywords_are_explained() -> None:
    elsewhere = Effect.model_validate(effect(act("attach", who=chosen("ally"))))
    for card, said in (
        (bare("attack", "zone"),
         "Zone (Then use it again for free on another opposing Spirit.)"),
        (bare("attack", "ultime"), "Ultimate (After use, remove this card from the game.)"),
        (bare("attack", "amelioration"), "Enhancement (Attach this card to one of your Spirits.)"),
        (bare("defence", "amelioration"), "Enhancement (Attach this card to the attacked Spirit.)"),
        (bare("attack", "affaiblissement"), "Weakening (Attach this card to the target.)"),
        (bare("support", "affaiblissement"), "Weakening (Attach this card to an opposing Spirit.)"),
        (bare("support", "affaiblissement", effects=(elsewhere,)),
         "Weakening (Attach this card to a Spirit.)"),
    ):  # fmt: skip
        assert english(rules_text(card, ELEMENTS))[0] == said


@pytest.mark.rule("NX-R1")
def test_a_chart_of_its_own_is_said() -> None:
    chart = ChartOverride(critical=("glaciel", "rocheux"), weak=("cendre",))
    assert english(rules_text(bare("attack", chart=chart), ELEMENTS)) == [
        "Always critical against Glacial or Stone.", "Always weak against Cinder.",
    ]  # fmt: skip


@pytest.mark.rule("NX-D10")
def test_a_support_says_at_whom_it_is_aimed() -> None:
    def said(
        *actions: Any, when: str = "on_use", kind: CardType = "support", words: tuple[str, ...] = ()
    ) -> str:
        made = Effect.model_validate(effect(*actions, when=when))
        return english(rules_text(bare(kind, *words, effects=(made,)), ELEMENTS))[0]

    heal, tire = act("heal", who="target", value=1), act("exhaust", who="target")
    assert said(heal) == "Target one of your Spirits."
    assert said(act("recharge", who="target"), heal) == "Target one of your Spirits."
    assert said(tire) == "Target an opposing Spirit."
    assert said(heal, tire) == "Target an opposing Spirit."
    assert said(DRAW) == "Draw a card."
    assert said(heal, kind="attack") == "Heal the target by 1."
    assert said(tire, words=("affaiblissement",)).startswith("Weakening")


def test_the_line_of_kind_and_numbers() -> None:
    assert texts_in("en").tell(type_line(bare("defence"), ELEMENTS)) == "Defence · Glacial · 1 MP · Power 2"
    assert texts_in("en").tell(type_line(bare("support"), ELEMENTS)) == "Support · Glacial · 1 MP"
