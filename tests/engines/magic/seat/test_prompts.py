"""What a question shows: where a choice leads, what is not allowed and why, and how much one press does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import PASS, Assign, Option, compound_prompt
from engines.magic.seat import previews
from engines.magic.table import keys as naming
from engines.magic.table.combat import Attack, Combat
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import (
    ANY,
    TAP,
    activated,
    creature,
    damage,
    land,
    life,
    permanent,
    spell,
    when,
)
from tests.engines.magic.rules.test_setup import begun
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.engines.position import of
from tests.rules import cr, rule

BOLT = spell("zap", "R", damage(3), targets=[ANY])
SAVED = creature("saved", "G", 1, 1, "indestructible")
SWIFT = creature("swift", "G", 2, 2, "first_strike")
VENOM = creature("venom", "G", 1, 1, "deathtouch")
KNIGHT = creature("shielded", "G", 1, 1, "protection_from_green")


def refused(duel: Duel) -> dict[str, str]:
    """Return what the one who is asked may not do, and why."""
    options = duel.match.prompt(duel.asked.seat).options
    return {
        option.key: option.refused.key.removeprefix("mn-refused-") for option in options if option.refused
    }


def fate(blocker: str, attacker: str, *more: dict[str, Any]) -> str:
    """Return what a block is said to lead to."""
    duel = Duel(side(["ox"], board=[attacker]), side(["ox"], board=[blocker]), more=more).attacks(attacker)
    (option,) = duel.prompt().options
    return str(option.leads[duel.key(attacker, YOU)].values["fate"])


# Where it leads


def test_an_attack_tells_what_it_comes_to() -> None:
    duel = Duel(side(["ox"], board=["bear", "giant"]), side(life=7)).to_attack()
    leads = [option.leads["s1"].values for option in duel.prompt().options]
    assert [(each["damage"], each["before"], each["after"]) for each in leads] == [(2, 7, 5), (5, 7, 2)]


@cr("510.1", "704.5g")
@pytest.mark.parametrize(
    ("blocker", "attacker", "dies"),
    [("bear", "bear", "both"), ("bear", "giant", "blocker"), ("giant", "bear", "attacker")],
)
def test_a_block_tells_who_dies(blocker: str, attacker: str, dies: str) -> None:
    assert fate(blocker, attacker) == dies


@cr("510.4", "702.7b", "702.2b", "702.12b", "702.16e")
def test_keywords_change_who_dies() -> None:
    assert fate("swift", "bear", SWIFT) == "attacker"
    assert fate("bear", "swift", SWIFT) == "blocker"
    assert fate("venom", "giant", VENOM) == "both"
    assert fate("saved", "giant", SAVED) == "nobody"
    assert fate("shielded", "bear", KNIGHT) == "nobody"


# What is not allowed


@cr("305.2a", "601.3")
def test_what_cannot_be_played_says_why() -> None:
    hand = ["forest", "giant", "curse"]
    curse = spell("curse", "G", {"action": "destroy", "what": "target"}, slow=True,
                  targets=[{"target": "permanent", "is": {"type": "creature"}}])  # fmt: skip
    duel = Duel(side(hand, lands="G"), more=[curse])
    assert refused(duel) == {"cast:giant": "cost", "cast:curse": "target"}
    two = Duel(side(["forest", "forest"])).do("land:forest")
    assert refused(two) == {"land:forest": "land"}


@rule("MN-R25")
def test_a_land_that_is_the_noble_says_that_it_stays() -> None:
    palace = {**land("palace", "swamp"), "rarity": "rare"}
    duel = Duel(side(["ox"], noble="palace"), more=[palace])
    assert refused(duel)["noble_land"] == "noble-land"


@rule("MN-18")
def test_a_noble_that_cannot_be_paid_says_so_to_its_owner_alone() -> None:
    duel = Duel(side(["ox"], lands="B", noble="lord"))
    assert refused(duel)["noble"] == "cost"
    assert "lord" not in str(duel.sees(OTHER))


@cr("302.6", "508.1a")
def test_creatures_that_cannot_attack_say_why() -> None:
    you = side(["ox"], board=["bear", lies("ox", tapped=True), lies("mouse", since=5), "wall"])
    wall = creature("wall", "G", 0, 4, "defender")
    duel = Duel(you, more=[wall]).to_attack()
    keys = {duel.key(card): why for card, why in (("ox", "tapped"), ("mouse", "sick"), ("wall", "attack"))}
    assert refused(duel) == keys


@cr("509.1a")
def test_creatures_that_cannot_block_say_why() -> None:
    other = side(["ox"], board=["bear", "spider", lies("ox", tapped=True)])
    duel = Duel(side(["ox"], board=["hawk"]), other).attacks("hawk")
    assert refused(duel) == {duel.key("bear"): "block", duel.key("ox"): "tapped"}


# One press


@cr("601.2")
def test_a_common_cast_is_one_press_with_its_target() -> None:
    duel = Duel(side(["zap"], lands="R"), side(board=["bear"]), more=[BOLT])
    offered = compound_prompt(duel.match, YOU)
    found = {way.then for way in offered.options if way.key == "cast:zap"}
    assert found == {("s0",), ("s1",), (duel.key("bear"),)}


def test_attacks_and_blocks_are_one_panel_each_in_which_nothing_may_be_chosen() -> None:
    duel = Duel(side(["ox"], board=["bear", "giant"]), side(["ox"], board=["spider"])).to_attack()
    for kind in ("attackers", "blockers"):
        asked = of(Assign, duel.asked)
        assert (asked.kind, duel.prompt().none is not None) == (kind, True)
        duel.assigns(dict.fromkeys(["bear"], "s1") if kind == "attackers" else {}).passes()


# Beside the board


@rule("MN-17")
def test_who_reads_heaps_finds_his_own_noble_and_hand_first() -> None:
    duel = Duel(side(["giant", "forest", "mouse"], noble="lord"), side(noble="lord", graveyard=[]))
    heaps = {seat: list(GAME.seat_interface.heaps(duel.sees(seat))) for seat in (YOU, OTHER, None)}
    assert [(heap.kind, heap.cards) for heap in heaps[YOU]] == [
        ("hand", ("mouse", "giant", "forest")),
        ("command", ("lord",)),
    ]
    assert [(heap.kind, heap.seat) for heap in heaps[OTHER]] == [("command", OTHER)]
    assert heaps[None] == []


def test_open_piles_are_told_beside_the_board() -> None:
    duel = Duel(side(["ox"], board=[lies("bear", damage=2), lies("bear", damage=2)]))
    (told,) = GAME.seat_interface.beside(duel.sees())
    assert (told.values["pile"], told.values["count"]) == ("grave", 2)


@rule("MN-R21")
def test_an_announcement_sounds_like_its_beginning() -> None:
    duel = Duel(side(["zap"], lands="R"), side(board=["bear"]), more=[BOLT])
    before = GAME.seat_interface.openly(duel.asked)
    assert before is not None
    duel.do("cast:zap")
    assert (duel.asked.kind, GAME.seat_interface.openly(duel.asked)) == ("aim", before)


@cr("500.5")
@pytest.mark.parametrize("seat", [YOU, OTHER])
def test_who_has_mana_left_is_told_that_passing_loses_it(seat: int) -> None:
    rich, poor = side(["ox"], lands="G", mana={16: 2}), side(["ox"], lands="G")
    sides = (rich, poor) if seat == YOU else (poor, rich)
    (passing,) = (
        each for each in Duel(*sides, active=seat).prompt().options if each.key == PASS and not each.then
    )
    assert (passing.label.key, passing.label.values) == (
        "mn-option-go-on-mana",
        {"step": "main-1", "count": 2},
    )


def test_an_ability_of_a_card_in_hand_is_offered_with_the_card() -> None:
    newt = creature("newt", "4 U", 1, 1, {"cycling": "1"})
    (option,) = (
        each for each in Duel(side(["newt"], lands="U"), more=[newt]).prompt().options
        if each.key.startswith("use:")
    )  # fmt: skip
    assert (option.card, option.label.values["card"]["id"], option.group) == ("newt", "newt", "use")


def test_a_spell_that_may_be_aimed_at_is_called_by_its_card() -> None:
    you, other = side(["bolt", "drain"], lands="RB", hold=True), side(["deny", "ox"], lands="U")
    duel = Duel(you, other).casts("bolt", "s1").casts("drain", "s1")
    while duel.asked.seat != OTHER:
        duel.do(PASS)
    spell_ = duel.item("bolt")
    duel.do("cast:deny")
    (aim,) = (each for each in duel.prompt().options if each.key == spell_)
    assert (aim.card, aim.group, aim.label.values["card"]["id"]) == ("bolt", "stack", "bolt")
    assert (aim.label.values["seat"], aim.label.values["kind"]) == (YOU, "spell")


# What it is called


def told(duel: Duel, seat: int | None = None) -> list[Option]:
    """Return what a player is offered, all of which can be said in both languages."""
    options = duel.match.prompt(duel.asked.seat if seat is None else seat).options
    for locale in LOCALES:
        assert all(texts_in(locale).tell(option.label) for option in options)
    return list(options)


def test_abilities_of_one_card_are_told_apart_by_numbers_and_the_only_one_has_none() -> None:
    one = permanent("font", "1", "artifact", activated(TAP, do=[life(1)]))
    two = permanent("well", "1", "artifact", activated(TAP, do=[life(1)]), activated(TAP, do=[life(2)]))
    duel = Duel(side(["ox"], board=["font", "well"]), more=[one, two])
    numbers = {option.key: option.label.values["number"] for option in told(duel) if option.group == "use"}
    font, well = duel.key("font"), duel.key("well")
    assert numbers == {f"use:{font}:0": 0, f"use:{well}:0": 1, f"use:{well}:1": 2}


def test_a_card_of_a_graveyard_that_may_be_aimed_at_is_called_by_its_name() -> None:
    rise = spell("rise", "B", {"action": "move", "what": "target", "to": "hand"},
                 targets=[{"target": "card", "zone": "graveyard"}])  # fmt: skip
    lie = [ZoneCard(900, "bear"), ZoneCard(901, "ox"), ZoneCard(902, "bear")]
    duel = Duel(side(["rise", "ox"], lands="B", graveyard=lie), more=[rise]).do("cast:rise")
    found = [(option.card, option.group, option.label.values["nth"]) for option in told(duel)]
    assert [each[:2] for each in found if each[1] == "lying"] == [
        ("bear", "lying"),
        ("ox", "lying"),
        ("bear", "lying"),
    ]
    assert len({each for each in found if each[0] == "bear"}) == 2


def test_a_shield_and_an_effect_that_would_replace_damage_are_called_by_what_they_are() -> None:
    twice = permanent(
        "twice", "G", "enchantment", {"type": "replacing", "what": {"instead": "damage", "times": 2}}
    )
    aegis = spell("aegis", "W", {"action": "prevent", "to": "you", "number": 2})
    other = side(["aegis", "ox"], lands="W", board=["twice"], stops=frozenset({"other_main_1"}))
    duel = Duel(side(["bolt", "bolt", "ox"], lands="RR"), other, more=[twice, aegis])
    duel.casts("bolt", "s1").casts("aegis").resolves().resolves()
    assert duel.asks == (OTHER, "replace")
    assert [(option.label.key, option.card) for option in told(duel)] == [
        ("mn-option-replace", "twice"), ("mn-option-shield", None),
    ]  # fmt: skip


def test_shields_that_are_called_the_same_are_numbered() -> None:
    aegis = spell("aegis", "W", {"action": "prevent", "to": "you", "number": 2})
    dome = spell("dome", "W", {"action": "prevent", "to": "you"})
    other = side(["aegis", "dome", "ox"], lands="WW", stops=frozenset({"other_main_1"}))
    duel = Duel(side(["bolt", "bolt", "ox"], lands="RR"), other, more=[aegis, dome])
    duel.casts("bolt", "s1").casts("aegis").resolves().casts("dome").resolves().resolves()
    assert duel.asks == (OTHER, "replace")
    assert [option.label.values["nth"] for option in told(duel)] == [1, 2]


def test_a_division_of_damage_is_told_by_who_gets_how_much() -> None:
    duel = Duel(side(["ox"], board=["giant"]), side(["ox"], board=["bear", "spider"])).attacks("giant")
    duel.blocks(bear="giant", spider="giant")
    assert duel.asked.kind == "damage"
    proposals = duel.prompt().proposals
    assert proposals
    for locale in LOCALES:
        said = [texts_in(locale).tell(each.label) for each in proposals]
        assert len(said) == len(set(said))


def test_what_is_refused_is_called_by_its_card() -> None:
    (option,) = (each for each in told(Duel(side(["giant", "forest"], lands="G"))) if each.refused)
    assert (option.key, option.card, option.label.values["card"]["id"]) == ("cast:giant", "giant", "giant")


@cr("302.6", "508.1a")
def test_a_creature_that_cannot_attack_is_called_by_its_name() -> None:
    duel = Duel(side(["ox"], board=["bear", lies("rhino", tapped=True)])).to_attack()
    (option,) = (each for each in told(duel) if each.refused)
    assert (option.card, option.group, option.label.values["card"]["id"]) == ("rhino", "permanents", "rhino")


def test_piles_beside_the_board_are_told_in_both_languages() -> None:
    lie = [ZoneCard(900, "bear"), ZoneCard(901, "ox"), ZoneCard(902, "bear"), ZoneCard(903, "hawk", False)]
    grave, exile = GAME.seat_interface.beside(Duel(side(["ox"], graveyard=lie[:3], exile=lie[2:])).sees())
    assert [each.values["count"] for each in grave.values["cards"]] == [2, 1]
    assert (exile.values["pile"], exile.values["count"]) == ("exile", 1)
    for locale in LOCALES:
        assert "2" in texts_in(locale).tell(grave)
        assert texts_in(locale).tell(exile)


def test_who_reads_heaps_finds_what_lies_on_the_stack() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R"), side(["ox"], lands="G")).casts("bolt", "s1")
    assert ("stack", ("bolt",)) in {
        (heap.kind, heap.cards) for heap in GAME.seat_interface.heaps(duel.sees(OTHER))
    }


def test_who_may_answer_is_told_what_is_uppermost_on_the_stack() -> None:
    duel = Duel(side(["bolt", "ox"], lands="R"), side(["ox"], lands="G")).casts("bolt", "s1")
    title = duel.match.prompt(OTHER).title
    assert (title.key, title.values["seat"], title.values["card"]["id"]) == ("mn-prompt-stack", YOU, "bolt")


def test_stops_are_switches_of_each_turn_beside_two_habits() -> None:
    sheet = GAME.seat_interface.order_sheet(
        Duel(side(["ox"], lands="G", stops=frozenset({"own_upkeep"}))).sees(YOU)
    )
    assert sheet is not None
    switches = {option.key: option for option in sheet.options if option.on is not None}
    assert [key for key, option in switches.items() if option.on] == ["stop:own_upkeep"]
    assert Counter(option.group for option in switches.values()) == {
        "own_stops": 12, "other_stops": 12, "switches": 2,
    }  # fmt: skip
    assert switches["stop:other_end"].group == "other_stops"


@cr("401.2", "400.2")
def test_who_sees_a_card_go_on_top_of_the_own_library_knows_it_until_it_is_shuffled() -> None:
    send = spell("send", "U", {"action": "move", "what": "target", "to": "library"},
                 targets=[{"target": "permanent", "is": {"type": "creature"}}])  # fmt: skip
    seek = spell("seek", "U", {"action": "search", "is": {"type": "land"}})
    duel = Duel(side(["send", "send", "seek", "ox"], lands="UUU", board=["bear", "hawk"]), more=[send, seek])
    duel.casts("send", "bear").resolves().casts("send", "hawk").resolves()
    assert duel.seen(YOU).top == ("hawk", "bear")
    duel.casts("seek").resolves().passes("search").do(())
    assert duel.seen(YOU).top == ()


def test_who_dies_is_said_of_a_creature_that_blocks_alone_where_others_may_help_it() -> None:
    for board, told in ((["ox"], "the blocker dies"), (["ox", "bear"], "alone: the blocker dies")):
        duel = Duel(side(board=["giant"]), side(board=board)).attacks("giant")
        (ox,) = (each for each in duel.match.prompt(OTHER).options if each.key == duel.key("ox", OTHER))
        assert texts_in("en").tell(ox.leads[duel.key("giant", YOU)]) == told


def test_whoever_may_keep_a_hand_is_told_its_lands_and_what_they_could_pay_for() -> None:
    """By mana value: how many other cards cost no more than there are lands."""
    match = begun("play")
    cards = match.table.catalogue.cards
    land = next(key for key, card in cards.items() if card.is_land)
    one, three = (
        next(key for key, card in cards.items() if not card.is_land and card.cost.value == value)
        for value in (1, 3)
    )
    for hand, told in (
        ([land, land, one, three], "2 lands. They could pay for 1 of the other cards."),
        ([land, three], "1 land. It could pay for 0 of the other cards."),
        ([one, three], "No land in hand."),
    ):
        match.table.sides[YOU].hand = hand
        about = match.prompt(YOU).about
        assert about is not None
        assert texts_in("en").tell(about).startswith(told)


@rule("MN-R17")
def test_whoever_may_keep_a_hand_is_told_who_plays_first() -> None:
    for first, told in (("play", "You play first. Keep"), ("draw", "bob plays first. Keep")):
        found = begun(first)
        if first == "draw":
            found.answer(OTHER, "keep")
        assert texts_in("en").tell(found.prompt(YOU).title, ("ann", "bob")).startswith(told)


def test_an_ability_on_the_stack_is_not_taken_for_the_card_that_was_cast() -> None:
    nurse = creature("nurse", "G", 1, 1, abilities=[when("enters", life(2), this=True)])
    duel = Duel(side(["nurse"], lands="G"), side(["bolt"], lands="R"), more=[nurse])
    duel.do("cast:nurse")
    told = list[str]()
    for _ in range(2):
        told.append(texts_in("en").tell(duel.match.prompt(OTHER).title, ("ann", "bob")))
        duel.do(PASS)
    assert told == [
        "On the stack, from ann: Nurse. Respond?",
        "On the stack, from ann: an ability of Nurse. Respond?",
    ]


def test_whoever_passes_in_a_main_phase_reads_where_that_leads() -> None:
    you, other = side(["ox"], lands="G"), side(["ox"], lands="G")
    first, second = Duel(you, other, at="main_1"), Duel(you, other, at="main_2")
    for duel, led in ((first, "Go to Combat"), (second, "End Turn")):
        (passing,) = (each for each in duel.prompt().options if each.key == PASS and not each.then)
        assert texts_in("en").tell(passing.label) == led


def test_an_attack_with_all_is_called_by_how_many_they_are() -> None:
    for board, told in ((["ox", "bear"], "Attack with Both"), (["ox", "bear", "giant"], "Attack with All 3")):
        (proposal,) = Duel(side(board=board), side()).to_attack().prompt().proposals
        assert texts_in("en").tell(proposal.label).startswith(f"{told} · 20 → ")


def test_in_the_first_main_phase_one_may_attack_at_once_or_end_the_turn() -> None:
    duel = Duel(side(["ox"], lands="G", board=["bear", "ox"]), side(), at="main_1")
    tell = texts_in("en").tell
    ways = {tell(each.on_button, ("ann", "bob")): each for each in duel.prompt().options if each.then}
    assert [*ways] == ["Attack with Both", "Bear → bob", "Ox → bob", "End Turn"]
    assert [each.key for each in ways.values()] == [PASS] * 4
    assert ways["Attack with Both"].then == (("s1", "s1"),)
    assert ways["Bear → bob"].then == (("s1", ""),)
    assert ways["End Turn"].then == (("", ""), PASS)
    for way in ways.values():
        twin = duel.match.copy()
        twin.answer(YOU, way.key)
        for answer in way.then:
            assert twin.can_answer(YOU, answer)
            twin.answer(YOU, answer)
    later = Duel(side(["ox"], lands="G", board=["bear"]), side(), at="main_2").prompt().options
    assert not any(each.then for each in later)


def test_what_stays_unblocked_is_told_once_blockers_are_declared() -> None:
    duel = Duel(side(board=["bear", "ox"]), side(life=9), at="main_1").to_attack()
    bear, ox = (naming.thing_named(duel.key(card)) for card in ("bear", "ox"))
    table = duel.match.table
    table.combat = Combat((Attack(bear, OTHER), Attack(ox, OTHER, blocked=True)))
    assert previews.unblocked(table) is None, "before that, anyone may block"
    table.step = "blockers"
    told = previews.unblocked(table)
    assert told is not None
    assert texts_in("en").tell(told, ("ann", "bob")) == "Unblocked: 2 damage, life of bob 9 → 7"
