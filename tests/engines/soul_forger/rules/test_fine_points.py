"""Fine points that other stories pass by: what is known, asked and kept at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Match
from engines.soul_forger.evaluation import powers
from engines.soul_forger.options import SoulForgerOptions
from engines.soul_forger.table.state import Table
from tests.engines.soul_forger.pack import action, creature, gear, loadout, pack, weapon
from tests.engines.soul_forger.scenes import GAME, ME, YOU, Scene, armed, lies
from tests.rules import rule

BLAST = {"action": "damage", "who": {"pick": "all", "whose": "own", "is": {"type": "creature"}}, "number": 1}


def deed(key: str, *do: dict[str, Any], target: str = "") -> dict[str, Any]:
    return action(key, 1, abilities=[{"targets": [{"target": target}] if target else [], "do": do}])


def ward(kind: str) -> dict[str, Any]:
    change = {"change": "prevent", "on": "target", "kind": kind, "next_only": True}
    return {"action": "change", "what": change}


@rule("SF-26", "SF-R9")
@pytest.mark.parametrize("number", [0, 2])
def test_who_puts_cards_back_shuffles_and_who_keeps_does_not(number: int) -> None:
    options = SoulForgerOptions.model_validate({"cards": pack(), "decks": [loadout(), loadout(1)]})
    match: Match[Table] = Match(GAME, options, 2, "mulligan")
    table = match.table
    assert table.turn == 0, "no turn has begun"
    before, back = table.sides[ME].deck[:], match.decision(ME)
    drawn = before[::-1][:number]
    match.answer(ME, tuple(getattr(back, "keys", ()))[:number])
    match.answer(YOU, ())
    assert ("shuffle" in [event.kind for event in match.events]) == (number > 0)
    drew = 0 if table.active != ME else 1
    if number:
        assert table.sides[ME].deck[: -drew or None] != before[: len(table.sides[ME].deck) - drew]
        assert table.sides[ME].hand[5 - number : 5] == drawn, "what was put back does not come straight back"
    else:
        assert table.sides[ME].deck == (before[:-1] if drew else before)


@rule("SF-R38", "SF-75")
def test_a_two_handed_weapon_replaces_both_without_a_question() -> None:
    side = {"forge": ["maul"], "material": ["giant"]}
    story = Scene(*armed(ME), lies("sword", ME, "secondary"), sides=[side]).do("forge:maul")
    assert story.asked.kind == "pay"
    story.do(("m:giant",)).passes()
    assert (story.names(ME, "primary", "secondary"), sorted(story.mine.grave)) == (
        ["maul"],
        ["giant", "knife", "sword"],
    )


@rule("SF-R38", "SF-75", "SF-76")
@pytest.mark.parametrize(
    ("named", "zones"),
    [("knife", ("saber", "sword")), ("sword", ("knife", "saber")), ("gone", ("saber", ""))],
)
def test_the_weapon_that_was_named_is_replaced_where_it_stands(named: str, zones: Any) -> None:
    weapons = (lies("knife", ME, "primary", on=False), lies("sword", ME, "secondary"))
    side = {"forge": ["saber"], "material": ["bear", "imp"]}
    trap = action("rust", 1, "reaction", abilities=[{"do": [
        {"action": "destroy", "who": {"pick": "all", "is": {"equip": "weapon"}}}]}])  # fmt: skip
    story = Scene(*weapons, lies("rust", YOU, "action", up=False), more=(trap,), sides=[side])
    story.do("forge:saber").do(story.key("sword" if named == "gone" else named)).do(("m:bear", "m:imp"))
    if named == "gone":
        story.do("use:p3")
    story.passes()
    found = [story.table.one(ME, "primary"), story.table.one(ME, "secondary")]
    assert tuple(piece.card.id if piece else "" for piece in found) == zones
    assert story.piece("saber").on == (named != "knife"), "in the position of what it replaces"


def test_control_of_an_own_creature_changes_nothing_and_nothing_is_given_back() -> None:
    charm = deed("charm", {"action": "control", "who": "target", "until": "this_turn"}, target="creature")
    story = Scene(lies("ox"), more=(charm,), sides=[{"hand": ["charm"]}]).do("play:charm").passes()
    assert (story.names(), story.table.lasting, story.events("control")) == (["ox"], (), [])


def test_a_prevention_that_is_used_up_leaves_the_others() -> None:
    wards = deed("wards", ward("other"), ward("any"), ward("combat"), target="creature")
    more = (wards, deed("blast", BLAST))
    story = Scene(lies("ox"), more=more, sides=[{"hand": ["wards", "blast", "blast", "blast"]}])
    story.do("play:wards").passes()
    left = [3]
    for _ in range(3):
        story.do("play:blast").passes()
        left.append(len(story.table.lasting))
    assert (left, story.piece("ox").damage) == ([3, 2, 1, 1], 1), "that for combat is not for this"


@rule("SF-R76")
def test_what_was_known_on_top_is_known_in_hand_and_no_other_card_is() -> None:
    looks = deed("looks", {"action": "organize", "number": 1})
    draws = deed("draws", {"action": "draw", "number": 2})
    deck = ["imp", "ox", "bear", "giant"]
    story = Scene(more=(looks, draws), sides=[{"hand": ["looks", "draws"], "deck": deck}])
    story.do("play:looks").passes().do(()).do("play:draws").passes()
    side: Any = story.match.view(ME).model_dump()["sides"][ME]
    assert (side["top"], side["deck_size"], sorted(side["hand"])) == ((), 2, ["bear", "giant"])


@rule("SF-R58")
def test_new_targets_that_are_the_old_ones_are_no_new_targets() -> None:
    bolt = deed("bolt", {"action": "damage", "who": "target", "number": 1}, target="creature")
    gain = {"action": "if", "if": [{"test": "done"}], "do": [{"action": "gain_experience"}]}
    twist = action("twist", 1, "reaction", abilities=[
        {"targets": [{"target": "entry"}], "do": [{"action": "retarget"}, gain]}])  # fmt: skip
    for aim, gained in (("p1", 0), ("p2", 1)):
        pieces = (lies("ox"), lies("bear"), lies("twist", YOU, "action", up=False))
        story = Scene(*pieces, more=(bolt, twist), sides=[{"hand": ["bolt"]}]).do("play:bolt", "p1")
        story.do("use:p3").passes().do(aim).passes()
        assert (story.yours.xp, story.table.pieces[int(aim[1:])].damage) == (gained, 1)


@rule("SF-R37")
def test_x_is_one_at_least_and_at_most_what_can_be_paid() -> None:
    story = Scene(sides=[{"hand": ["hydra", "imp", "imp"]}], level=9).do("summon:hydra")
    asked: Any = story.asked
    assert (asked.kind, asked.least, asked.most) == ("x", 1, 2)


@rule("SF-22")
def test_decks_are_shuffled_before_anything_is_drawn() -> None:
    options = SoulForgerOptions.model_validate({"cards": pack(), "decks": [loadout(), loadout()]})
    decks = [side.deck for side in Match(GAME, options, 2, "shuffled").table.sides]
    order = Match(GAME, options, 2, "shuffled").table.catalogue.order.__getitem__
    assert all(deck != sorted(deck, key=order) for deck in decks)
    assert decks[0] != decks[1]


@rule("SF-R53")
@pytest.mark.parametrize("answer", ["use:p1", "pass"])
def test_at_the_end_of_a_phase_its_player_is_asked_only_where_another_has_added_something(
    answer: str,
) -> None:
    bolt = {"action": "damage", "who": "target", "number": 1}
    trap = action("trap", 1, "reaction", abilities=[{"targets": [{"target": "player"}], "do": [bolt]}])
    sides = [{"hand": ["flash"]}, {"stops": ("phase",)}]
    story = Scene(lies("trap", YOU, "action", up=False), lies("ox"), more=(trap,), sides=sides).do("combat")
    assert (story.asks, story.table.moment) == ((YOU, "window"), "phase_end")
    story.do(answer)
    if answer == "pass":
        assert story.asks == (ME, "attack")
        return
    while story.table.flow:
        story.do("pass")
    assert (story.mine.damage, story.asks, story.table.flow) == (1, (ME, "window"), [])


@pytest.mark.parametrize(("kind", "gained"), [("ember", 1), ("tide", 0)])
def test_counters_that_are_not_there_are_not_taken_away(kind: str, gained: int) -> None:
    take = {"action": "remove_counter", "who": "target", "kind": kind}
    gain = {"action": "if", "if": [{"test": "done"}], "do": [{"action": "gain_experience"}]}
    story = Scene(
        lies("ox", counters={"ember": 1}), more=(deed("take", take, gain, target="creature"),),
        sides=[{"hand": ["take"]}],
    )  # fmt: skip
    assert story.do("play:take").passes().mine.xp == gained


@rule("SF-137", "SF-R13")
@pytest.mark.parametrize("change", ["redirect", "extra_damage", "prevent"])
def test_the_damage_of_an_empty_deck_is_turned_away_by_nothing(change: str) -> None:
    """Neither to another, nor to nobody; and it is no more than 5."""
    held: dict[str, Any] = {"change": change, "who": "you"}
    held |= {"redirect": {"to": "self"}, "extra_damage": {"value": 2}, "prevent": {}}[change]
    shield = creature("shield", 1, 1, 0, 9, abilities=[{"holds": [held]}])
    story = Scene(lies("shield"), more=(shield,), at="ready", sides=[{"deck": [], "hand": ["ox"]}])
    assert (story.mine.damage, story.piece("shield").damage) == (5, 0)


@rule("SF-R71", "SF-3")
def test_damage_that_cannot_be_prevented_is_more_where_something_adds_to_it_and_may_be_turned() -> None:
    bolt = {"action": "damage", "who": "you", "number": 2, "unpreventable": True}
    for held, hurt in (({"change": "extra_damage", "value": 1}, 3), ({"change": "prevent"}, 2)):
        frail = creature("frail", 1, 1, 0, 9, abilities=[{"holds": [{**held, "who": "you"}]}])
        story = Scene(lies("frail"), more=(frail, deed("bolt", bolt)), sides=[{"hand": ["bolt"]}])
        assert story.do("play:bolt").passes().mine.damage == hurt


@rule("SF-43", "SF-R16")
@pytest.mark.parametrize(("equip", "gained"), [("weapon", 3), ("accessory", 0)])
def test_a_weapon_that_is_thrown_earns_the_experience_of_what_it_kills(equip: str, gained: int) -> None:
    """The damage of a weapon, in the own Combat Phase, though it was sent to pay for it."""
    throw = {"cost": ["send_this"], "speed": "reaction", "targets": [{"target": "creature"}], "do": [
        {"action": "damage", "who": "target", "number": 3}]}  # fmt: skip
    dart = weapon("dart", 0, 2, 1, abilities=[throw])
    pin = gear("pin", "accessory", abilities=[throw])
    thing = lies("dart", ME, "primary") if equip == "weapon" else lies("pin", ME, "accessory")
    story = Scene(thing, lies("bear", YOU), lies("ox"), more=(dart, pin), at="combat")
    story.do("skill:p1:0", "p2").passes()
    assert (story.names(YOU), story.mine.xp) == ([], gained)


@rule("SF-R62", "SF-R69")
@pytest.mark.parametrize(("endurance", "power"), [(9, 4), (1, 3)])
def test_what_holds_while_a_card_is_there_does_not_hold_when_it_has_gone_before(
    endurance: int, power: int
) -> None:
    """Wounded: my bear is stronger while this is on the field; it fell by that very damage, or stays."""
    more = {"change": "power", "on": {"pick": "all", "is": {"name": "bear"}}, "value": 1}
    drum = creature("drum", 1, 1, 0, endurance, abilities=[
        {"when": {"event": "damaged", "this": True},
         "do": [{"action": "change", "what": more, "until": "while_here"}]}])  # fmt: skip
    bolt = deed("bolt", {"action": "damage", "who": "target", "number": 2}, target="creature")
    story = Scene(lies("drum"), lies("bear"), more=(drum, bolt), sides=[{"hand": ["bolt"]}])
    story.do("play:bolt", "p1").passes()
    assert ("drum" in story.names(), powers.power(story.table, story.piece("bear"))) == (endurance > 1, power)
