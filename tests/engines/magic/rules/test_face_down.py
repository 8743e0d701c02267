"""What lies face down (708), and morph, by which it comes there (702.37, MN-R22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import PASS, Dice
from engines.magic.cards.catalogue import FACE_DOWN
from engines.magic.players.imagine import sampler
from tests.engines.magic.pack import creature, damage, life, permanent, spell, static, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr, rule

MORPH = {"morph": "2 G"}
MIMIC = creature(
    "mimic", "4 G", 4, 5, "trample", "enters_tapped", MORPH, types={"sub": ["beast"]},
    abilities=[when("turned_up", life(3), this=True), when("enters", life(7), this=True)],
)  # fmt: skip
OTHERS = (
    creature("stalker", "5 B", 6, 6, {"morph": "B"}),
    creature("moth_king", "3 G", 3, 3, "flash", MORPH, rarity="rare"),
    spell("spark", "R", damage(2), targets=[{"target": "permanent", "is": {"type": "creature"}}]),
)
ANSWERS = side(["deny"], lands="U")
"""Who has these is asked about a spell."""


def scene(*hand: str, lands: str = "GGGGGG", board: Any = (), other: Mapping[str, Any] | None = None,
          **more: Any) -> Duel:  # fmt: skip
    return Duel(side(hand, lands=lands, board=board), other, more=[MIMIC, *OTHERS], **more)


def down(*hand: str, **more: Any) -> Duel:
    """Return a scene in which the mimic has been cast face down and has come."""
    return scene("mimic", *hand, **more).do("down:mimic").resolves()


@cr("702.37a", "702.37c", "708.2", "708.2a", "708.4")
def test_702_37a_a_card_with_morph_is_cast_face_down_for_three_mana_as_a_creature_2_2() -> None:
    duel = scene("mimic", lands="GGG", other=ANSWERS)
    assert "cast:mimic" not in duel.keys
    duel.do("down:mimic")
    assert duel.stack() == [FACE_DOWN]
    perm = duel.resolves().perm(FACE_DOWN, YOU)
    assert (perm.types, perm.power, perm.toughness, perm.keywords) == (("creature",), 2, 2, ())
    assert duel.acts == []


@cr("702.37c", "601.3")
def test_702_37c_face_down_it_has_no_flash_and_waits_for_a_main_phase() -> None:
    you = side(["moth_king"], lands="GGGG", stops=frozenset({"own_upkeep"}))
    assert Duel(you, more=OTHERS, at="upkeep").acts == ["cast:moth_king"]
    assert "down:moth_king" in scene("moth_king").acts


@cr("708.3")
def test_708_3_what_enters_face_down_has_none_of_its_abilities_as_it_enters() -> None:
    duel = down()
    assert not duel.perm(FACE_DOWN).tapped
    assert duel.life(YOU) == 20


@cr("702.37e", "116.2b", "117.1c", "708.8")
def test_702_37e_it_is_turned_up_for_its_morph_cost_without_the_stack() -> None:
    duel = down()
    (key,) = duel.acts
    assert key == f"up:{duel.key(FACE_DOWN)}"
    duel.do(key)
    mimic = duel.perm("mimic", YOU)
    assert (mimic.power, mimic.toughness, mimic.tapped) == (4, 5, False)
    duel.resolves()
    assert duel.life(YOU) == 23  # it was turned up, and has not entered


@cr("116.2b", "117.3c")
def test_116_2b_who_turns_up_keeps_priority_and_may_answer_a_spell_by_it() -> None:
    duel = down(other=side(["spark"], lands="R"))
    number = duel.key(FACE_DOWN)
    while duel.asked.seat != OTHER:
        duel.do(PASS)
    duel.casts("spark", number)
    assert duel.asked.seat == YOU
    duel.do(f"up:{number}").passes()
    assert duel.size("mimic") == (4, 5)  # and two damage did not kill it
    assert duel.graveyard(OTHER) == ["spark"]


@cr("708.8")
def test_708_8_what_is_turned_up_is_the_same_object_with_its_counters_and_damage() -> None:
    duel = down()
    number = duel.perm(FACE_DOWN).id
    table = duel.match.table
    table.perms[number].put("plus_one", 1)
    table.touch()
    duel.do(duel.acts[0])
    assert duel.perm("mimic").id == number
    assert duel.size("mimic") == (5, 6)


@cr("708.5", "708.2")
def test_708_5_who_controls_it_may_look_at_it_and_nobody_else() -> None:
    duel = down()
    assert [duel.sees(seat).perms[-1].under for seat in (YOU, OTHER, None)] == ["mimic", "", ""]
    assert {duel.sees(seat).perms[-1].card for seat in (YOU, OTHER)} == {FACE_DOWN}
    assert "mimic" not in str(duel.sees(OTHER))


@cr("708.4")
def test_708_4_two_cards_cast_face_down_look_alike_to_the_other() -> None:
    views = [scene(card).do(f"down:{card}").sees(OTHER) for card in ("mimic", "stalker")]
    assert views[0] == views[1]
    views = [scene(card).do(f"down:{card}").resolves().sees(OTHER) for card in ("mimic", "stalker")]
    assert views[0] == views[1]


@cr("708.4")
def test_what_is_cast_face_down_of_a_known_hand_may_be_any_card_with_morph_in_it() -> None:
    views = []
    for card in ("mimic", "stalker"):
        you = side(["mimic", "stalker", "bear"], lands="GGG", known=["mimic", "stalker", "bear"])
        duel = Duel(you, more=[MIMIC, *OTHERS]).do(f"down:{card}")
        views.append(duel.sees(OTHER))
    assert views[0] == views[1]
    assert views[0].sides[YOU].known == ("bear",)


def test_nothing_that_is_told_names_what_is_cast_face_down() -> None:
    duel = down()
    told = str([event.facts for event in duel.match.events])
    assert "mimic" not in told
    assert FACE_DOWN in told


@cr("708.9")
@pytest.mark.parametrize("answer", ["kill", "bounce"])
def test_708_9_what_leaves_face_down_is_shown(answer: str) -> None:
    other = side([answer], lands="BBUU")
    duel = down(other=other)
    while duel.asked.seat != OTHER:
        duel.do(PASS)
    duel.casts(answer, duel.key(FACE_DOWN)).passes()
    if answer == "kill":
        assert duel.graveyard(YOU) == ["mimic"]
    else:
        assert duel.sees(OTHER).sides[YOU].known == ("mimic",)


@cr("708.9")
def test_708_9_a_spell_that_is_countered_face_down_is_shown() -> None:
    duel = scene("mimic", other=side(["deny"], lands="U")).do("down:mimic")
    duel.casts("deny", duel.item(FACE_DOWN)).passes()
    assert duel.graveyard(YOU) == ["mimic"]


@cr("708.9")
def test_708_9_at_the_end_of_the_game_all_is_shown() -> None:
    you = side(["mimic", "bolt"], lands="GGGR")
    duel = Duel(you, side(life=3), more=[MIMIC, *OTHERS]).do("down:mimic").resolves()
    duel.casts("bolt", "s1").passes()
    assert duel.sees(OTHER).result is not None
    assert next(perm.under for perm in duel.sees(OTHER).perms if perm.card == FACE_DOWN) == "mimic"
    (shown,) = duel.events("shown")
    assert [card["id"] for card in shown.facts["cards"]] == ["mimic"]


@cr("708.2a", "613.1")
def test_708_2a_effects_apply_to_what_it_is_face_down() -> None:
    lord = permanent("chant", "G", "enchantment", static(
        {"pt": [1, 1]}, what={"every": {"type": "creature"}, "whose": "you"}))  # fmt: skip
    beasts = permanent("pack_song", "G", "enchantment", static(
        {"pt": [5, 5]}, what={"every": {"sub": "beast"}, "whose": "you"}))  # fmt: skip
    you = side(["mimic"], lands="GGGGGG", board=["chant", "pack_song"])
    duel = Duel(you, more=[MIMIC, *OTHERS, lord, beasts]).do("down:mimic").resolves()
    assert duel.size(FACE_DOWN) == (3, 3)
    duel.do(duel.acts[0])
    assert duel.size("mimic") == (10, 11)


@cr("613.7e")
def test_613_7e_turning_up_gives_a_new_stamp() -> None:
    duel = down()
    before = duel.perm(FACE_DOWN)
    duel.do(duel.acts[0])
    assert duel.perm("mimic").stamp > max(before.id, before.stamp)


@cr("702.37a", "118.9")
def test_702_37a_a_creature_that_came_face_up_cannot_be_turned() -> None:
    duel = scene("mimic", lands="GGGGGGGG").do("cast:mimic").resolves()
    assert duel.perm("mimic").tapped
    assert not any(key.startswith("up:") for key in duel.keys)


@cr("601.2f")
def test_601_2f_what_makes_creature_spells_dearer_counts_face_down_too() -> None:
    tax = permanent("toll", "1", "artifact", {
        "type": "cost", "spells": {"type": "creature"}, "whose": "opponent", "generic": 1})  # fmt: skip
    dear = Duel(side(["mimic"], lands="GGG"), side(board=["toll"]), more=[MIMIC, *OTHERS, tax])
    assert dear.acts == []


def test_windows_open_for_what_lies_face_down_whether_it_can_be_turned_or_not() -> None:
    stages = []
    for card in ("mimic", "stalker"):
        duel = down() if card == "mimic" else scene("stalker").do("down:stalker").resolves()
        duel.do(PASS)
        view = duel.sees(None)
        stages.append((view.step, view.stage, view.asked, view.holder))
    assert stages[0] == stages[1]


# The Noble


@rule("MN-R22")
def test_a_noble_with_morph_is_cast_face_down_and_stays_hidden() -> None:
    duel = Duel(side(lands="GGGGGG", noble="moth_king"), ANSWERS, more=OTHERS)
    duel.do("noble_down")
    assert duel.sees(OTHER).sides[YOU].noble == ""
    assert duel.sees(OTHER).stack[-1].came == "command"
    duel.resolves()
    theirs = duel.sees(OTHER)
    assert (theirs.perms[-1].card, theirs.perms[-1].home, theirs.sides[YOU].noble) == (FACE_DOWN, True, "")
    assert "moth_king" not in str(theirs)
    duel.do(duel.acts[0])
    assert duel.sees(OTHER).sides[YOU].noble == "moth_king"


@rule("MN-R22", "MN-R26")
def test_a_noble_that_leaves_face_down_is_shown_and_known_from_then_on() -> None:
    duel = Duel(side(lands="GGG", noble="moth_king"), side(["bounce"], lands="U"), more=OTHERS)
    duel.do("noble_down").resolves()
    while duel.asked.seat != OTHER:
        duel.do(PASS)
    duel.casts("bounce", duel.key(FACE_DOWN)).passes()
    assert duel.sees(OTHER).sides[YOU].noble == "moth_king"
    assert duel.sees(OTHER).sides[YOU].known == ("moth_king",)


@rule("MN-R22", "MN-R20")
def test_a_noble_costs_its_tax_face_down_too() -> None:
    duel = Duel(side(lands="GGG", noble="moth_king", casts=1), more=OTHERS, tax=2)
    assert "noble_down" not in duel.keys


# Tables imagined


@rule("MN-R22")
@cr("708.5")
def test_what_lies_face_down_is_imagined_as_a_card_that_may_lie_so() -> None:
    duel = Duel(side(["mimic"], lands="GGGGGG", noble="moth_king"), more=[MIMIC, *OTHERS])
    duel.do("noble_down").resolves().match.table.sides[YOU].hand.append("stalker")
    deal = sampler(duel.sees(OTHER), duel.sees(OTHER))
    for seed in range(20):
        table = deal(Dice(f"face down {seed}"))
        perm = list(table.perms.values())[-1]
        assert perm.under == table.sides[YOU].noble != ""
        assert table.catalogue.cards[perm.under].noble


@cr("708.5")
def test_who_sees_it_imagines_it_as_it_is() -> None:
    duel = down()
    table = sampler(duel.sees(YOU), duel.sees(YOU))(Dice("own"))
    assert list(table.perms.values())[-1].under == "mimic"


@cr("702.33d", "603.6a")
def test_what_was_kicked_knows_it_as_its_entering_triggers() -> None:
    ability = when("enters", life(4), this=True, **{"if": [{"test": "kicked"}]})
    cub = creature("cub", "G", 1, 1, {"kicker": "G"}, abilities=[ability])
    for kick, total in (("yes", 24), ("no", 20)):
        duel = Duel(side(["cub"], lands="GG"), more=[cub]).casts("cub", kick=kick).resolves().resolves()
        assert duel.life(YOU) == total


@rule("MN-R22")
def test_what_is_cast_face_down_from_a_hand_is_known_to_be_no_noble() -> None:
    you = side(["mimic", "ox"], lands="GGG", noble="moth_king")
    duel = Duel(you, ANSWERS, more=[MIMIC, *OTHERS]).do("down:mimic")
    imagined = [sampler(duel.sees(OTHER), duel.sees(OTHER))(Dice(f"hand {seed}")) for seed in range(8)]
    assert {table.catalogue.cards[table.stack[-1].under].noble for table in imagined} == {False}
    assert duel.resolves().sees(OTHER).perms[-1].home is False


@rule("MN-R22")
def test_a_noble_on_the_stack_face_down_is_imagined_as_one() -> None:
    duel = Duel(side(lands="GGG", noble="moth_king"), ANSWERS, more=OTHERS).do("noble_down")
    imagined = [sampler(duel.sees(OTHER), duel.sees(OTHER))(Dice(f"stack {seed}")) for seed in range(8)]
    assert all(table.stack[-1].under == table.sides[YOU].noble != "" for table in imagined)


def test_what_may_be_turned_up_is_offered_to_its_owner_by_its_name() -> None:
    duel = down()
    option = next(each for each in duel.prompt().options if each.key.startswith("up:"))
    what = option.label.values["what"]
    assert (option.card, option.group, what.values["card"]["id"]) == ("mimic", "use", "mimic")
    assert what.values["nth"] == 0


def test_two_of_a_card_that_lie_face_down_are_offered_by_the_numbers_that_they_have_there() -> None:
    duel = down("mimic", lands="GGGGGGG").end_turn().end_turn().do("down:mimic").resolves()
    told = {
        option.key: texts_in("en").tell(option.label)
        for option in duel.prompt().options
        if option.key.startswith("up:")
    }
    there = {f"up:o{perm.id}": perm.nth for perm in duel.sees().perms if perm.card == FACE_DOWN}
    assert told == {key: f"Turn Mimic #{nth} Face Up" for key, nth in there.items()}
    assert sorted(there.values()) == [1, 2]
