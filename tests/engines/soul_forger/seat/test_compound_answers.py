"""What is announced at one press: the card, its target, its payment; the sets that pay for a level."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Answer, Match, Option, compound_prompt
from engines.kernel.decisions import suggested_answers
from engines.kernel.play.compound_answers import MOST
from engines.soul_forger.game import SoulForger
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.engines.soul_forger.tables import table_for
from tests.profiles import sampled
from tests.rules import rule

GAME = SoulForger()
BOLT = {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 1}]}
TOLL = action("toll", 1, cost="M: 1 card", abilities=[BOLT])
TWICE = action("twice", 1, abilities=[{**BOLT, "targets": BOLT["targets"] * 2}])


def offered(s: Scene, group: str) -> list[Option]:
    shown = compound_prompt(s.match, s.asked.seat).options
    return [option for option in shown if option.group == group and option.refused is None]


def led(s: Scene, group: str) -> list[tuple[Answer, ...]]:
    """What the options of a group answer, one after another."""
    return [(option.key, *option.then) for option in offered(s, group)]


def named(s: Scene, group: str) -> list[str]:
    return [texts_in("en").tell(option.label, ("Ann", "Bob")) for option in offered(s, group)]


@rule("SF-D9", "SF-108")
def test_attacker_and_target_are_declared_together() -> None:
    s = Scene(lies("bear"), lies("ox", YOU), *armed(ME, YOU), at="combat")
    bear, knife, ox = s.key("bear"), s.key("knife", ME), s.key("ox")
    assert led(s, "attackers") == [(bear, "s1"), (bear, ox), (knife, "s1"), (knife, ox)]
    assert named(s, "attackers")[:2] == ["Bear → Bob", "Bear → Bob’s Ox"]
    preview = offered(s, "attackers")[1].preview
    assert preview is not None
    assert preview.values == {"power": 3, "endurance": 3, "through": 0, "back": 2, "blocks": "open"}


@rule("SF-D5", "SF-D9")
def test_the_first_attack_ends_the_main_phase() -> None:
    s = Scene(lies("bear"), lies("lamb"), *armed(YOU))
    assert led(s, "attackers") == [("combat", s.key("bear"))]
    assert named(s, "attackers") == ["Attack: Bear → Bob"]
    assert ("combat",) in led(s, "actions"), "one may go there for something else"
    later = Scene(lies("bear"), *armed(YOU), at="main_2")
    assert led(later, "attackers") == []


def buttons(s: Scene, group: str) -> list[str]:
    """What stands on the buttons of a group, with its brief."""
    tell = texts_in("en").tell
    return [
        " · ".join(tell(said, ("Ann", "Bob")) for said in (each.on_button, each.brief) if said is not None)
        for each in offered(s, group)
    ]


@rule("SF-D5", "SF-D9", "SF-81", "SF-86")
def test_an_attack_stands_on_a_button_with_its_target_and_its_numbers() -> None:
    hurt = [{}, {"damage": 4}]
    s = Scene(lies("bear"), lies("ox", YOU, damage=1), *armed(YOU), sides=hurt)
    assert buttons(s, "attackers") == ["Bear → Bob · 4 → 7 · 2 back", "Bear → Ox · 3 : 2 · 2 back"]
    s.do("combat")
    assert buttons(s, "attackers") == ["Bear → Bob · 4 → 7 · 2 back", "Bear → Ox · 3 : 2 · 2 back"]
    alone = Scene(lies("bear"), *armed(YOU), at="combat", sides=hurt)
    assert buttons(alone, "attackers") == ["Bear → Bob · 4 → 7 · 2 back"], "nobody asks for the only target"


def test_cards_that_nobody_can_tell_apart_are_offered_once() -> None:
    s = Scene(lies("ox"), lies("ox"), lies("ox", damage=1), lies("bear"), *armed(YOU), at="combat")
    first, second, hurt = (piece.key for piece in s.table.pieces.values() if piece.card.id == "ox")
    found = {option.key: option.copies for option in offered(s, "attackers")}
    assert found == {first: (first, second), hurt: (), s.key("bear"): ()}
    assert named(s, "attackers")[0] == "Ox #1 → Bob", "there is a third, which is hurt"
    assert s.prompt().offered(second) == first
    assert s.asked.allows(second), "what was offered before is still an answer"
    twins = Scene(lies("ox"), lies("ox"), *armed(YOU), at="combat")
    assert named(twins, "attackers") == ["Ox (2) → Bob"]


@rule("SF-D6", "SF-D7", "SF-R33")
def test_the_proposed_payment_comes_along_and_one_may_pay_otherwise() -> None:
    s = Scene(*armed(ME, YOU), sides=[{"hand": ["wyrm"], "material": ["ox"]}])
    assert led(s, "summon") == [("summon:wyrm", ("m:ox",))]
    assert led(s, "otherwise") == [], "there is no other payment"
    s = Scene(*armed(ME, YOU), sides=[{"hand": ["wyrm", "ox"], "material": ["bear"]}])
    assert ("summon:wyrm", ("m:bear",)) in led(s, "summon"), "the hand is dearer"
    assert led(s, "otherwise") == [("summon:wyrm",)]
    assert buttons(s, "otherwise") == ["Pay Differently… (Summon Wyrm)"]
    s.do("summon:wyrm")
    assert (s.asked.kind, s.asked.back) == ("pay", True)
    s.do(("h:ox",))
    assert s.table.sides[ME].material == ["bear"]


@rule("SF-D7", "SF-R33")
@pytest.mark.parametrize(
    ("hand", "material", "field", "told"),
    [
        ([], ["ox", "bear"], [], "pays 1 from Material"),
        (["ox"], [], [], "pays Ox (hand)"),
        ([], [], ["ox"], "pays Ox (table)"),
    ],
)
def test_a_button_says_what_a_payment_takes_from_hand_and_table_by_name(
    hand: list[str], material: list[str], field: list[str], told: str
) -> None:
    here = [lies(card) for card in field]
    s = Scene(*here, *armed(ME, YOU), sides=[{"hand": ["wyrm", *hand], "material": material}])
    assert f"Summon Wyrm · {told}" in buttons(s, "summon")


@rule("SF-D7", "SF-86", "SF-R32")
def test_of_several_that_pay_the_dearest_is_named() -> None:
    side = {"forge": ["maul"], "hand": ["ox"], "material": ["ox", "ox"]}
    s = Scene(*armed(ME, YOU), sides=[side], level=3)
    assert buttons(s, "forge") == ["Forge Maul · pays Ox (hand) +2"]


@rule("SF-D6", "SF-D7")
def test_what_is_aimed_at_and_the_payment_stand_together() -> None:
    s = Scene(lies("bear", YOU), *armed(ME, YOU), more=[TOLL],
              sides=[{"hand": ["toll"], "material": ["ox"]}])  # fmt: skip
    pays = ("m:ox",)
    assert led(s, "play") == [
        ("play:toll", "s0", pays), ("play:toll", "s1", pays), ("play:toll", s.key("bear"), pays),
    ]  # fmt: skip
    preview = offered(s, "play")[0].preview
    assert preview is not None
    assert texts_in("en").tell(preview, ("Ann", "Bob")).startswith("pays Ox (Material Zone) · ")


@rule("SF-D6")
def test_a_second_target_comes_along_where_the_pairs_are_few() -> None:
    s = Scene(lies("ox", YOU), *armed(ME, YOU), more=[TWICE], sides=[{"hand": ["twice"]}])
    aims = "s0", "s1", s.key("ox")
    assert led(s, "play") == [("play:twice", one, other) for one in aims for other in aims if one != other]
    herd = [lies("ox", YOU, counters={"mark": number}) for number in range(4)]
    s = Scene(*herd, *armed(ME, YOU), more=[TWICE], sides=[{"hand": ["twice"]}])
    assert {len(way) for way in led(s, "play")} == {2}
    assert len(led(s, "play")) == 2 + len(herd)
    s.do("play:twice", "s0")
    assert s.asked.kind == "aim"


def test_what_nobody_could_look_through_is_asked_one_after_another() -> None:
    creatures = [lies("ox", YOU, counters={"mark": number}) for number in range(MOST)]
    s = Scene(lies("bear"), *armed(ME, YOU), *creatures, at="combat", level=2 * MOST)
    assert led(s, "attackers") == [(s.key("bear"),), (s.key("knife", ME),)]


@rule("SF-D17", "SF-R52")
def test_a_reply_is_aimed_at_one_press_too() -> None:
    flash = action("zap", 1, "instinct", abilities=[BOLT])
    s = Scene(*armed(ME, YOU), lies("zap", YOU, "action", up=False), lies("imp"), at="combat", more=[flash])
    s.do(s.key("imp"))
    assert s.asked.seat == YOU
    zap = s.key("zap")
    assert led(s, "use") == [(f"use:{zap}", "s0"), (f"use:{zap}", "s1"), (f"use:{zap}", s.key("imp"))]


@rule("SF-D4", "SF-44", "SF-45")
def test_a_side_quest_offers_the_sets_that_reach_the_level_and_hold_nothing_to_spare() -> None:
    s = Scene(*armed(ME, YOU), at="quest", level=3, sides=[{"hand": ["imp", "imp", "ox", "bear", "giant"]}])
    offers = s.prompt().proposals
    assert [proposal.answer for proposal in offers] == [("imp", "ox")], "one card is an answer of its own"
    told = [texts_in("en").tell(proposal.label, ("Ann", "Bob")) for proposal in offers]
    assert told == ["Imp, Ox (Ronum 3)"]
    assert all(s.asked.allows(proposal.answer) for proposal in offers)


@rule("SF-D4", "SF-45", "SF-46")
def test_a_side_quest_offers_what_reaches_the_level_with_experience_where_ronum_alone_does_not() -> None:
    def told(level: int, xp: int, *hand: str) -> list[str]:
        s = Scene(*armed(ME, YOU), at="quest", level=level, sides=[{"hand": [*hand], "xp": xp}])
        tell = texts_in("en").tell
        return [tell(proposal.label, ("Ann", "Bob")) for proposal in s.prompt().proposals]

    assert told(4, 1, "imp", "ox") == ["Imp, Ox (Ronum 3 + 1 experience)"]
    assert told(4, 0, "imp", "ox") == []
    assert told(3, 1, "imp", "ox") == ["Imp, Ox (Ronum 3)"], "nobody spends what need not be spent"
    assert told(7, 2, "imp", "imp", "imp", "ox") == ["All 4 Cards (Ronum 5 + 2 experience)"]
    assert told(8, 2, "imp", "imp", "imp", "ox") == []


@rule("SF-D4", "SF-45", "SF-46")
def test_a_card_that_gains_no_level_gains_nothing_by_itself() -> None:
    s = Scene(*armed(ME, YOU), at="quest", level=3, sides=[{"hand": ["imp", "ox", "giant"], "xp": 1}])
    assert {option.key: option.gain > 0 for option in s.prompt().options} == {
        "imp": False, "ox": True, "giant": True,
    }  # fmt: skip


def test_a_hand_beyond_measure_is_not_looked_through() -> None:
    hand = [f"new{n}" for n in range(2 * MOST)]
    s = Scene(*armed(ME, YOU), at="quest", level=6, more=[creature(card, 3, 1, 1, 1) for card in hand],
              sides=[{"hand": hand}])  # fmt: skip
    offers = [proposal.answer for proposal in s.prompt().proposals]
    assert len(offers) == suggested_answers.MOST
    assert {card for answer in offers for card in answer} <= {*hand[: suggested_answers.MOST]}
    s = Scene(*armed(ME, YOU), more=[action(card, 1, abilities=[BOLT]) for card in hand],
              sides=[{"hand": hand}])  # fmt: skip
    assert led(s, "play") == [(f"play:{card}",) for card in hand]


@pytest.mark.parametrize("seed", sampled(range(4)))
def test_a_way_leads_where_it_says(seed: int) -> None:
    """Each is given on a copy: the rules ask what was expected, unless somebody answers the phase's end."""
    options, seats = table_for(seed)
    match, chance = Match(GAME, options, seats, f"ways {seed}"), Random(seed)
    tried = 0
    for _ in range(150):
        if not match.decisions:
            break
        decision = match.decisions[0]
        found = compound_prompt(match, decision.seat)
        if decision.kind in ("main", "attack", "window"):
            keys: Any = decision.keys  # pyright: ignore[reportAttributeAccessIssue]: these choose
            allowed = [option for option in found.options if option.refused is None]
            assert {key for option in allowed for key in (option.key, *option.copies)} == set(keys)
        for option in chance.sample(found.options, min(6, len(found.options))):
            if option.then and option.key != "combat" and len(match.decisions) == 1:
                tried += 1
                twin = match.copy()
                twin.answer(decision.seat, option.key)
                for answer in option.then:
                    assert twin.can_answer(decision.seat, answer), (decision, option)
                    twin.answer(decision.seat, answer)
        match.answer(decision.seat, decision.any(chance))
        match.events.clear()
    assert tried
