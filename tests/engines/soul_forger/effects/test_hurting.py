"""Damage that texts deal, turn aside and prevent, and who has destroyed by it."""

from __future__ import annotations

import pytest

from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.pack import action, creature, weapon
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule


@pytest.mark.parametrize("aim", ["s1", "p1"])
@pytest.mark.parametrize(("unpreventable", "dealt"), [(True, 3), (False, 0)])
def test_unpreventable_damage_is_dealt_whatever_prevents_it(
    aim: str, unpreventable: bool, dealt: int
) -> None:
    ward = creature("ward", 1, 1, 0, 9, abilities=[
        {"holds": [{"change": "prevent", "who": "you", "on": {"pick": "all", "whose": "own"}}]}])  # fmt: skip
    bolt = {"action": "damage", "who": "target", "number": 3, "unpreventable": unpreventable}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "side"}], "do": [bolt]}])
    story = (
        Scene(lies("ward", YOU), more=(deed, ward), sides=[{"hand": ["deed"]}]).do("play:deed", aim).passes()
    )
    assert (story.yours.damage, story.piece("ward").damage) == ((dealt, 0) if aim == "s1" else (0, dealt))


@rule("SF-54", "SF-57", "SF-R1")
@pytest.mark.parametrize(
    ("value", "damage", "falls"), [(2, 4, False), (2, 5, True), (0, 3, True), (-1, 2, True)]
)
def test_a_creature_falls_by_as_much_as_its_endurance_is_now(value: int, damage: int, falls: bool) -> None:
    change = {"change": "endurance", "on": "target", "value": value}
    hit = {"action": "damage", "who": "target", "number": damage}
    story = play(does({"action": "change", "what": change}, hit, targets=("creature",)), lies("bear"))
    assert story.names() == ([] if falls else ["bear"])


def test_damage_that_goes_to_anothers_creature_instead_is_his() -> None:
    turn = {"change": "redirect", "who": "you", "to": "target"}
    aside = action("aside", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "change", "what": turn}, {"action": "damage", "who": "you", "number": 2}]}])  # fmt: skip
    wary = creature(
        "wary", 1, 1, 0, 9, abilities=[{"when": {"event": "damaged", "whose": "own"}, "do": [GAIN]}]
    )
    story = (
        Scene(lies("wary", YOU), more=(aside, wary), sides=[{"hand": ["aside"]}]).do("play:aside").passes()
    )
    assert (story.mine.damage, story.piece("wary").damage, story.yours.xp) == (0, 2, 1)
    assert [event.facts["seat"] for event in story.events("damaged")] == [YOU]


@pytest.mark.parametrize(("on", "damage"), [("target", 2), (None, 0)])
def test_what_protects_a_creature_in_combat_does_not_protect_its_player(on: str | None, damage: int) -> None:
    ward = {"change": "prevent", **({"on": on} if on else {"who": "you"})}
    aims = [{"target": "creature", "whose": "own"}]
    protects = {"targets": aims, "do": [{"action": "change", "what": ward}]}
    trap = action("trap", 1, "reaction", abilities=[protects])
    pieces = (lies("ox"), lies("giant", YOU), lies("trap", YOU, "action", up=False))
    story = Scene(*pieces, more=(trap,), at="combat").do("p1", f"s{YOU}").do("use:p3").passes()
    assert story.do("no_block").passes().yours.damage == damage


@rule("SF-145", "SF-R47")
def test_impale_without_excess_hurts_nobody_else() -> None:
    story = Scene(lies("lancer"), lies("giant", YOU), at="combat").attacks("lancer", "giant")
    assert (story.yours.damage, story.piece("giant").damage) == (0, 4)
    spear = weapon("spear", 1, 1, 1, keywords=["impale"])
    story = Scene(lies("spear", ME, "primary"), lies("imp", YOU), more=(spear,), at="combat").attacks(
        "spear", "imp"
    )
    assert story.yours.damage == 0


@rule("SF-140", "SF-R69")
@pytest.mark.parametrize("deed", ["destroy", "damage"])
@pytest.mark.parametrize(("seat", "gained"), [(ME, 1), (YOU, 0)])
def test_what_was_sent_away_for_it_has_destroyed_all_the_same(deed: str, seat: int, gained: int) -> None:
    breaks = {"action": "destroy", "who": "target"}
    burns = {"action": "damage", "who": "target", "number": 9}
    bomb = {
        "cost": ["send_this"],
        "targets": [{"target": "creature"}],
        "do": [breaks if deed == "destroy" else burns],
    }
    betrayed = {"when": {"event": "destroyed", "this": True, "by": "own"}, "do": [GAIN]}
    more = (
        creature("bomb", 1, 1, 0, 1, abilities=[bomb]),
        creature("friend", 1, 1, 0, 1, abilities=[betrayed]),
    )
    story = (
        Scene(lies("bomb"), lies("friend", seat), lies("ox", seat), more=more).do("skill:p1:0", "p2").passes()
    )
    assert story.table.sides[seat].xp == gained
    assert story.names(seat) == ["ox"]
