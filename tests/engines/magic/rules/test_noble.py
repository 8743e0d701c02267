"""The Noble, in the command zone and wherever it goes: MN-4, MN-17 to MN-20, MN-R20 to MN-R30."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import PASS, Match
from tests.engines.magic.pack import CREATURE, creature, damage, land, life, loadout, pack, spell, static
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.rules import rule

HOME: dict[str, Any] = {"noble_returns": "commander_style"}
RETURN = spell("return", "U", {"action": "move", "what": "target", "to": "hand"}, targets=[CREATURE])
EXILE = spell("banish", "U", {"action": "move", "what": "target", "to": "exile"}, targets=[CREATURE])
SINK = spell("sink", "U", {"action": "move", "what": "target", "to": "library_bottom"}, targets=[CREATURE])
PALACE = {**land("palace", "swamp"), "rarity": "rare"}
FLASHY = creature("flashy", "B", 1, 1, "flash", rarity="rare")


def rare(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "rarity": "rare"}


def dying(**options: Any) -> Duel:
    """A Noble on the battlefield, about to be put into the graveyard."""
    return Duel(side(["ox"], board=[lies("lord", damage=2)], noble="lord", command=[]), **options)


# Casting it


@rule("MN-18", "MN-R20")
def test_no_tax_is_paid_unless_the_match_asks_for_it_again() -> None:
    cast_before: dict[str, Any] = {"noble": "lord", "casts": 1}
    for tax, lands, able in ((0, "BB", True), (2, "BBB", False), (2, "BBBB", True)):
        assert ("noble" in Duel(side(["ox"], lands=lands, **cast_before), tax=tax).acts) is able
    assert "noble" in Duel(side(["ox"], lands="BB", noble="lord"), tax=2).acts


@rule("MN-19")
def test_a_noble_with_flash_is_cast_in_the_end_step_of_the_other() -> None:
    other = side(lands="B", noble="flashy")
    assert Duel(side(["ox"]), other, at="end", more=[FLASHY]).acts == ["noble"]


@rule("MN-R20")
def test_a_noble_costs_what_any_spell_costs_besides() -> None:
    greedy = creature("greedy", "B", 1, 1, rarity="rare", additional=[{"sacrifice": {"type": "creature"}}])
    assert Duel(side(["ox"], lands="B", noble="greedy"), more=[greedy]).acts == []
    duel = Duel(side(["ox"], lands="B", board=["bear", "mouse"], noble="greedy"), more=[greedy])
    duel.announces("noble", pay_sacrifice=(duel.key("bear"),))
    assert duel.graveyard(YOU) == ["bear"]


@rule("MN-R21")
def test_nobody_learns_of_an_announcement_that_is_taken_back() -> None:
    bolt = rare(spell("blast", "R", damage(3), targets=[{"target": "any"}]))
    duel = Duel(side(lands="R", noble="blast"), side(["ox"]), more=[bolt])
    before = duel.sees(OTHER)
    duel.do("noble")
    assert duel.asked.kind == "aim"
    assert duel.sees(OTHER) == before
    duel.do("back")
    assert duel.sees(OTHER) == before
    duel.announces("noble", "s1").resolves()
    assert duel.life(OTHER) == 17


@rule("MN-R23")
def test_ways_that_belong_to_casting_work_and_those_of_other_zones_do_not() -> None:
    kicked = rare(spell("kicked", "R", life(1), keywords=[{"kicker": "R"}]))
    duel = Duel(side(lands="RR", noble="kicked"), more=[kicked]).do("noble")
    assert duel.asked.kind == "kick"
    recalled = rare(spell("recalled", "R R R", life(1), keywords=[{"flashback": "R"}]))
    assert Duel(side(["ox"], lands="R", noble="recalled"), more=[recalled]).acts == []
    cycled = {**rare(creature("cycled", "R R R", 1, 1)), "keywords": [{"cycling": "R"}]}
    assert Duel(side(["ox"], lands="R", noble="cycled"), more=[cycled]).acts == []
    assert Duel(side(["cycled"], lands="R"), more=[cycled]).acts == ["use:cycled:0"]


# Lands


@rule("MN-R25")
def test_a_land_stays_in_the_command_zone_for_ever() -> None:
    duel = Duel(side(["ox"], noble="palace"), more=[PALACE])
    assert duel.acts == []


@rule("MN-R25")
def test_by_option_a_land_is_played_from_there_as_the_land_of_the_turn() -> None:
    duel = Duel(side(["forest"], noble="palace"), more=[PALACE], noble_land="land_drop")
    assert sorted(duel.acts) == ["land:forest", "noble_land"]
    duel.do("noble_land")
    assert duel.board(YOU) == ["palace"]
    assert duel.acts == []
    assert duel.seen(OTHER).command == ()
    assert Duel(side(["ox"], lands="B", noble="lord"), noble_land="land_drop").acts == []


# Where it goes


@rule("MN-R26", "MN-D20")
def test_by_option_its_owner_sends_it_home_face_up_and_casts_it_again() -> None:
    duel = dying(**HOME)
    assert duel.asks == (YOU, "homeward")
    duel.do("home")
    assert [(each.card, each.up) for each in duel.sees(OTHER).sides[YOU].command] == [("lord", True)]
    assert duel.graveyard(YOU) == []


@rule("MN-R26", "MN-D20")
def test_its_owner_may_leave_it_where_it_is() -> None:
    duel = dying(**HOME).do("stay")
    assert duel.graveyard(YOU) == ["lord"]
    assert duel.asks == (YOU, "main")
    assert duel.sees().sides[YOU].command == ()


@rule("MN-R26")
@pytest.mark.parametrize("card", [RETURN, EXILE, SINK])
def test_it_is_sent_home_from_hand_exile_and_library(card: dict[str, Any]) -> None:
    you = side([card["id"], "ox"], lands="U")
    other = side(board=["lord"], noble="lord", command=[])
    duel = Duel(you, other, more=[card], **HOME).casts(card["id"], "lord").resolves()
    assert duel.asks == (OTHER, "homeward")
    duel.do("home")
    assert [each.card for each in duel.sees().sides[OTHER].command] == ["lord"]
    assert duel.sees().sides[OTHER].hand_size == 0
    assert duel.sees().sides[OTHER].library_size == 20


@rule("MN-R26", "MN-R20")
def test_it_costs_two_more_for_each_time_that_it_was_cast_from_there() -> None:
    doom = spell("doom", "B", {"action": "destroy", "what": "target"}, targets=[CREATURE])
    you = side(["doom"], lands="BBBBBBB", noble="lord")
    duel = Duel(you, more=[doom], tax=2, **HOME).do("noble").resolves()
    duel.casts("doom").resolves().do("home")
    assert "noble" in duel.acts
    lands = [perm for perm in duel.sees().perms if perm.card == "swamp" and not perm.tapped]
    assert len(lands) == 4
    duel.do("noble")
    assert all(perm.tapped for perm in duel.sees().perms if perm.card == "swamp")


@rule("MN-R26")
def test_from_hand_it_is_cast_as_any_card() -> None:
    you = side(["return", "ox"], lands="UBB", board=["lord"])
    duel = Duel(you, more=[RETURN]).casts("return", "lord").resolves()
    assert "cast:lord" in duel.acts
    assert "noble" not in duel.acts


# What it is, and is not


@rule("MN-4")
def test_a_card_of_the_same_name_is_no_noble() -> None:
    """What is sent home belongs to the deck that has it as its Noble."""
    you = side(["ox"], board=[lies("lord", damage=2)], noble="giant", command=[])
    assert Duel(you, **HOME).graveyard(YOU) == ["lord"]


@rule("MN-R27")
def test_damage_of_a_noble_is_damage_of_any_creature() -> None:
    hydra = creature("tyrant", "B", 19, 9, rarity="rare")
    you = side(["ox"], board=["tyrant"], noble="tyrant", command=[])
    duel = Duel(you, side(["ox"], life=40), more=[hydra]).attacks("tyrant")
    assert duel.life(OTHER) == 21
    assert duel.match.result is None


@rule("MN-R28")
def test_abilities_do_not_work_from_the_command_zone() -> None:
    banner = {**creature("banner", "B", 1, 1, rarity="rare")}
    banner["abilities"] = [static({"pt": [1, 1]}, what={"every": {"type": "creature"}, "whose": "you"})]
    assert Duel(side(["ox"], board=["bear"], noble="banner"), more=[banner]).size("bear") == (2, 2)
    on_field = side(["ox"], board=["bear", "banner"], noble="banner", command=[])
    assert Duel(on_field, more=[banner]).size("bear") == (3, 3)


@rule("MN-R29")
def test_discarding_and_hand_size_do_not_touch_it() -> None:
    strip = spell(
        "strip", "B", {"action": "discard", "who": "target", "number": 7}, targets=[{"target": "player"}]
    )
    duel = Duel(side(["strip", "ox"], lands="B"), side(["ox"], noble="lord"), more=[strip]).casts(
        "strip", "s1"
    )
    duel.resolves()
    seen = duel.sees().sides[OTHER]
    assert (seen.hand_size, len(seen.command)) == (0, 1)


@rule("MN-R29", "MN-R18")
def test_it_does_not_count_to_the_hand() -> None:
    duel = Duel(side(["ox"] * 7, noble="lord"), at="main_2").do(PASS)
    assert duel.sees().sides[YOU].hand_size == 7
    assert duel.asked.kind != "discard"


# Who sees it


@rule("MN-R30")
@pytest.mark.parametrize(("shown", "names"), [(True, ["lord", "giant"]), (False, ["", ""])])
def test_face_down_nobles_are_shown_when_the_match_is_over(shown: bool, names: list[str]) -> None:
    duel = Duel(side(["ox"], noble="lord"), side(noble="giant"), reveal_at_end=shown)
    assert [duel.sees().sides[seat].command[0].card for seat in (YOU, OTHER)] == ["", ""]
    duel.match.concede(YOU)
    assert [duel.sees().sides[seat].command[0].card for seat in (YOU, OTHER)] == names


@rule("MN-R30", "MN-D1")
@pytest.mark.parametrize(
    ("open_decklists", "cards", "has_noble"),
    [("no", None, False), ("noble_hidden", 59, False), ("noble_shown", 60, True)],
)
def test_by_option_both_see_what_is_in_the_decks(
    open_decklists: str, cards: int | None, has_noble: bool
) -> None:
    options = {"cards": pack(), "decks": [loadout(), loadout("rhino")], "open_decklists": open_decklists}
    match = Match(GAME, GAME.options.model_validate(options), 2, "open")
    seen: Any = match.view(YOU)
    brought = seen.sides[OTHER].brought
    assert (brought and len(brought)) == cards
    assert ("lord" in (brought or ())) is has_noble
    assert seen.sides[OTHER].command[0].card == ""
