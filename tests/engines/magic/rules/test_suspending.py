"""Suspend: chapter 702.62, 116.2f; the Noble suspended: MN-20, MN-R24."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.pack import ANY, CREATURE, creature, damage, life, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr, rule

EGG = creature("egg", "5 G", 4, 4, {"suspend": "G", "time": 2})
RIPE = spell("ripe", "5 R", damage(4), targets=[ANY], slow=True, keywords=[{"suspend": "R", "time": 1}])
AIMED = spell(
    "aimed", "5 R", damage(4), targets=[CREATURE], slow=True, keywords=[{"suspend": "R", "time": 1}]
)
QUICK = spell("quick", "5 R", life(3), keywords=[{"suspend": "R", "time": 1}])
DOUBLED = spell(
    "doubled", "5 R", damage(1), {"action": "if", "if": [{"test": "kicked"}], "do": [life(5)]},
    targets=[ANY], slow=True, keywords=[{"suspend": "R", "time": 1}, {"kicker": "R"}],
)  # fmt: skip
SWELL = spell(
    "swelling", "X R", damage("x"), targets=[ANY], slow=True, keywords=[{"suspend": "R", "time": 1}]
)
MORE: Any = [EGG, RIPE, AIMED, QUICK, DOUBLED, SWELL]
ANSWERING = side(["bolt"], lands="R")
"""Who is asked about what the other puts on the stack."""
ALWAYS = frozenset({"own_upkeep", "own_main_1"})


def duel(*hand: str, lands: str = "R", other: Any = None, **more: Any) -> Duel:
    return Duel(side([*hand, "ox"], lands=lands, stops=ALWAYS), other, more=MORE, **more)


def waiting(card: str, time: int, **more: Any) -> Duel:
    """Return a duel in which a card waits so as the upkeep begins."""
    you = side(["ox"], stops=ALWAYS, exile=[ZoneCard(900, card, True, time)], **more)
    return Duel(you, ANSWERING, at="upkeep", more=MORE)


def exiled(duel: Duel, seat: int = YOU) -> list[tuple[str, int]]:
    return [(each.card, each.time) for each in duel.sees().sides[seat].exile]


@cr("702.62a", "116.2f")
def test_a_card_is_exiled_for_its_cost_without_the_stack_with_its_time_counters() -> None:
    found = duel("egg", lands="G").do("suspend:egg")
    assert exiled(found) == [("egg", 2)]
    assert found.stack() == []
    assert found.asks == (YOU, "main")
    assert all(perm.tapped for perm in found.sees().perms)


@cr("702.62a", "118.3")
def test_what_cannot_be_paid_is_not_suspended() -> None:
    assert duel("egg", lands="R").acts == []


@cr("702.62a", "702.62c", "116.2f")
def test_it_is_suspended_when_it_could_be_cast_whether_or_not_a_target_is_there() -> None:
    assert duel("aimed").acts == ["suspend:aimed"]
    ours = side(["aimed", "quick"], lands="R", stops=frozenset({"other_end"}))
    assert Duel(side(["ox"]), ours, at="end", more=MORE).acts == ["suspend:quick"]


@cr("702.62a", "702.62b")
def test_a_counter_goes_in_each_upkeep_of_its_owner() -> None:
    found = duel("egg", lands="G", other=side(["ox"])).do("suspend:egg").end_turn()
    assert (found.sees().active, exiled(found)) == (OTHER, [("egg", 2)])
    found.end_turn()
    assert (found.sees().active, exiled(found)) == (YOU, [("egg", 1)])


@cr("702.62a", "603.3")
def test_what_removes_a_counter_is_a_triggered_ability_on_the_stack() -> None:
    found = waiting("egg", 2)
    assert found.stack() == ["egg"]
    assert exiled(found) == [("egg", 2)]
    found.resolves()
    assert (exiled(found), found.stack()) == ([("egg", 1)], [])


@rule("MN-D9")
@cr("702.62a", "702.62d", "608.2g")
def test_with_the_last_counter_it_is_cast_without_paying_its_mana_cost() -> None:
    found = waiting("ripe", 1).resolves()
    assert found.stack() == ["ripe"]
    found.resolves()
    assert found.asks == (YOU, "may")
    found.do("yes", "s1")
    assert exiled(found) == []
    assert found.stack() == ["ripe"]
    found.resolves()
    assert found.life(OTHER) == 16
    assert found.graveyard(YOU) == ["ripe"]


@cr("702.62a")
def test_who_leaves_it_lets_it_lie_in_exile_without_a_counter_for_good() -> None:
    found = waiting("ripe", 1).resolves().resolves().do("no")
    assert exiled(found) == [("ripe", 0)]
    found.end_turn().end_turn()
    assert (found.sees().active, exiled(found), found.stack()) == (YOU, [("ripe", 0)], [])


@cr("702.62a", "601.2c")
def test_what_finds_no_target_stays_in_exile() -> None:
    found = waiting("aimed", 1).resolves().resolves()
    assert exiled(found) == [("aimed", 0)]
    assert found.asked.kind != "may"


@cr("702.62a", "302.6")
def test_a_creature_cast_so_has_haste() -> None:
    found = waiting("egg", 1).resolves().resolves().do("yes").resolves()
    assert found.perm("egg").keywords == ("haste",)
    assert found.attacks("egg").life(OTHER) == 16


@cr("702.62a")
def test_it_has_haste_no_more_once_somebody_else_controls_it() -> None:
    theft = spell(
        "theft", "U",
        {"action": "change", "what": "target", "changes": [{"control": "you"}], "until": "stays"},
        targets=[CREATURE],
    )  # fmt: skip
    you = side(["ox"], stops=ALWAYS, exile=[ZoneCard(900, "egg", True, 1)])
    found = Duel(you, side(["theft"], lands="U"), at="upkeep", more=[*MORE, theft])
    found.resolves().resolves().do("yes").resolves()
    for _ in range(9):
        if found.asked.seat == OTHER:
            break
        found.do(found.asked.default)
    found.casts("theft", "egg").resolves()
    assert found.perm("egg").keywords == ()
    assert found.perm("egg").seat == OTHER


@cr("702.62a")
def test_a_creature_that_is_cast_from_the_hand_has_no_haste() -> None:
    found = Duel(side(["egg", "ox"], lands="GGGGGG"), more=MORE).casts("egg").resolves()
    assert found.perm("egg").keywords == ()


@cr("702.62d", "118.9d", "118.8c")
def test_what_may_be_paid_besides_may_be_paid() -> None:
    found = waiting("doubled", 1, lands="R").resolves().resolves().do("yes")
    assert found.asked.kind == "kick"
    found.do("yes", "s1").resolves()
    assert (found.life(YOU), found.life(OTHER)) == (25, 19)


@cr("107.3b", "702.62d")
def test_x_is_nothing_where_the_mana_cost_is_not_paid() -> None:
    found = waiting("swelling", 1, lands="RRR").resolves().resolves().do("yes", "s1").resolves()
    assert found.life(OTHER) == 20


@cr("400.7", "702.62b")
def test_its_counters_are_gone_once_it_leaves_exile() -> None:
    found = waiting("egg", 1).resolves().resolves().do("yes").resolves()
    assert found.perm("egg").counters == ()


# The Noble

NOBLE = {**EGG, "id": "heir", "name": {"en": "Heir", "fr": "Heir"}, "rarity": "rare"}


@rule("MN-20", "MN-R24", "MN-R21")
def test_a_noble_is_suspended_from_the_command_zone_face_up() -> None:
    found = Duel(side(["ox"], lands="G", noble="heir"), more=[NOBLE])
    assert found.acts == ["noble_suspended"]
    assert [each.card for each in found.sees(OTHER).sides[YOU].command] == [""]
    found.do("noble_suspended")
    assert found.sees(OTHER).sides[YOU].command == ()
    assert [(each.card, each.up, each.time) for each in found.sees(OTHER).sides[YOU].exile] == [
        ("heir", True, 2)
    ]
    assert found.sees(OTHER).sides[YOU].noble == "heir"


@rule("MN-R24")
def test_a_noble_is_suspended_at_a_time_when_it_could_be_cast() -> None:
    other = side(lands="G", noble="heir", stops=frozenset({"other_end"}))
    found = Duel(side(["ox"]), other, at="end", more=[NOBLE])
    assert not found.match.decisions or found.asked.seat == YOU or "noble_suspended" not in found.keys


@rule("MN-R24", "MN-20")
def test_a_suspended_noble_is_cast_as_any_suspended_card() -> None:
    you = side(["ox"], stops=ALWAYS, noble="heir", command=[], exile=[ZoneCard(900, "heir", True, 1)])
    found = Duel(you, at="upkeep", more=[NOBLE]).resolves().resolves().do("yes").resolves()
    assert found.board(YOU) == ["heir"]


@rule("MN-R24", "MN-R20")
@pytest.mark.parametrize("tax", [0, 2])
def test_to_suspend_a_noble_costs_what_its_text_says_whatever_the_tax(tax: int) -> None:
    you = side(["ox"], lands="G", noble="heir", casts=1)
    assert Duel(you, more=[NOBLE], tax=tax).acts == ["noble_suspended"]


@cr("702.62a")
def test_what_becomes_of_a_suspended_card_is_seen_by_all() -> None:
    found = duel("egg", lands="G", other=side(["ox"])).do("suspend:egg")
    for seat in (YOU, OTHER, None):
        assert [(each.card, each.time) for each in found.sees(seat).sides[YOU].exile] == [("egg", 2)]
    assert lies("egg")["card"] == "egg"
