"""More that is done by hand: copies, tokens, depths of libraries, what lies face down (MN-R32)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Dice
from engines.magic.rules.by_hand import abilities, questions
from engines.magic.table.pieces import HIDDEN, ZoneCard
from tests.engines.magic.rules.test_by_hand import NAMED, duel, works
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.rules import rule

TRUSTING = side(["ox", "bear"], board=["hawk"], trusts=True)
LIBRARY = [*["forest"] * 20, "cub", "kite", "ox", "bear"]
"""The bear lies on top."""


def trusted(hand: str = "insight", *aims: str, **more: Any) -> Duel:
    """Let a text be carried out whose player is trusted."""
    return works(hand, *aims, **{"other": TRUSTING, **more})


def said(scene: Duel, *answers: Any) -> Duel:
    """Do a deed; permanents are called by their cards."""
    there: dict[Any, Any] = {perm.card: f"o{perm.id}" for perm in scene.sees().perms}
    return scene.do(*(there.get(answer, answer) for answer in answers))


# Copies


@rule("MN-R32")
def test_a_token_is_a_copy_of_a_permanent_with_all_that_is_printed_on_it() -> None:
    scene = said(trusted(other=side(board=["widow"], trusts=True)), "copy", "widow", 2)
    made = [perm for perm in scene.sees().perms if perm.card == "widow~copy"]
    assert [(perm.seat, perm.owner, perm.power, perm.toughness) for perm in made] == [(YOU, YOU, 1, 1)] * 2
    scene.do("destroy", f"o{made[0].id}", "done")
    assert scene.seen(YOU).hand == ("forest", "forest")  # what is printed there sees it die
    assert scene.graveyard(YOU) == ["insight"]  # a token is nowhere any more


@rule("MN-R32")
def test_a_copy_of_a_copy_is_a_copy_of_the_card() -> None:
    scene = said(trusted(), "copy", "hawk", 1)
    said(scene, "copy", "hawk~copy", 1)
    assert scene.board(YOU) == ["hawk~copy"] * 2


@rule("MN-R32")
@pytest.mark.parametrize(
    ("aim", "left", "graves"),
    [
        ("hawk", {"bear": [], "hawk": []}, [["smite", "bear"], ["hawk", "bolt"]]),
        (questions.SAME, {"bear": [], "hawk": ["hawk"]}, [["smite", "bear"], ["bolt"]]),
    ],
)
def test_a_spell_is_copied_and_aims_elsewhere_as_its_player_likes(
    aim: str, left: dict[str, list[str]], graves: list[list[str]]
) -> None:
    """The copy resolves first; it is no card, so that nothing of it goes to the graveyard."""
    other = side(["bolt"], lands="R", board=["hawk"], trusts=True)
    scene = duel("smite", other=other, board=["bear"], active=OTHER).casts("bolt", "bear")
    scene.casts("smite").resolves()
    assert scene.asks == (YOU, "work")
    said(scene, "copy_spell", scene.item("bolt"), aim).do("done")
    assert {card: scene.board(seat) for seat, card in enumerate(("bear", "hawk"))} == left
    assert [scene.graveyard(seat) for seat in (YOU, OTHER)] == graves


# Tokens


@rule("MN-R32")
@pytest.mark.parametrize(
    ("answers", "types", "size", "keywords"),
    [
        (("make", "treasure", 1), ("artifact",), (0, 0), ()),
        (("make", "enchantment", 1), ("enchantment",), (0, 0), ()),
        (("make", "land", 1), ("land",), (0, 0), ()),
        (("token", 1, 1, 1, "saproling", "green", "none"), ("creature",), (1, 1), ()),
        (("token", 1, 2, 2, "elf", "white_green", "vigilance"), ("creature",), (2, 2), ("vigilance",)),
        (("token", 1, 1, 1, "thopter", "artifact", "flying"), ("artifact", "creature"), (1, 1), ("flying",)),
    ],
)
def test_tokens_of_all_kinds_are_made(
    answers: tuple[Any, ...], types: tuple[str, ...], size: tuple[int, int], keywords: tuple[str, ...]
) -> None:
    scene = trusted().do(*answers)
    (made,) = (perm for perm in scene.sees().perms if "~" in perm.card)
    assert (made.types, made.keywords) == (types, keywords)
    assert (made.power, made.toughness) == size


@rule("MN-R32")
def test_a_treasure_that_was_made_by_hand_is_used_as_the_rules_say() -> None:
    scene = trusted("insight", lands="U").do("make", "treasure", 1, "done")
    assert f"use:{scene.key('~treasure')}:0" in scene.keys


# Libraries, and what lies face down


@rule("MN-R32")
@pytest.mark.parametrize(("end", "place"), [("top", -3), ("bottom", 2)])
def test_an_object_goes_to_any_place_of_a_library(end: str, place: int) -> None:
    scene = trusted(other=side(board=["hawk"], trusts=True, library=LIBRARY))
    said(scene, "deep", "hawk", end, 3)
    assert scene.table.sides[OTHER].library[place] == "hawk"
    assert scene.seen(OTHER).top == ()  # what lies above it nobody has seen


@rule("MN-R32")
def test_the_uppermost_cards_are_exiled_face_down_and_their_owner_knows_them() -> None:
    scene = trusted(mine={"library": LIBRARY}).do("exile_top", 2, "down")
    assert [each.card for each in scene.seen(YOU).exile] == ["bear", "ox"]
    assert [each.card for each in scene.sees(OTHER).sides[YOU].exile] == ["", ""]
    down = f"o{scene.seen(YOU).exile[0].id}"
    scene.do("turn_up", down)
    assert [each.card for each in scene.sees(OTHER).sides[YOU].exile] == ["bear", ""]
    scene.do("bounce", down)
    assert scene.seen(YOU).hand == ("bear",)


@rule("MN-R33")
def test_what_the_other_has_exiled_face_down_is_looked_at_alone_and_only_if_they_agree() -> None:
    hidden = [ZoneCard(900, "queen", up=False)]
    scene = works("insight", other=side(board=["hawk"], exile=hidden)).do("peek", "o900")
    assert scene.asks == (OTHER, "consent")
    scene.do("agree")
    (event,) = scene.events("peeks")
    assert [card["id"] for card in event.secret[YOU]["cards"]] == ["queen"]
    assert "cards" not in event.facts
    assert event.secret.keys() == {YOU}
    assert [each.card for each in scene.sees(YOU).sides[OTHER].exile] == [""]


@rule("MN-R32")
def test_for_all_that_is_known_a_card_that_is_exiled_face_down_may_be_any() -> None:
    hidden = [ZoneCard(900, "queen", up=False)]
    view = duel("insight", other=side(["ox"], board=["hawk"], exile=hidden)).sees(YOU)
    deal = GAME.ai_support.sampler(view, view)
    dealt = [deal(Dice(f"deal {number}")).sides[OTHER].exile[0].card for number in range(8)]
    assert HIDDEN not in dealt
    assert len(set(dealt)) > 1


@rule("MN-R32")
def test_a_card_of_the_hand_is_exiled_face_down_and_nobody_learns_which() -> None:
    scene = trusted(mine={"library": LIBRARY}).do("draw", 2, "reveal")
    assert scene.sees(OTHER).sides[YOU].known == ("bear", "ox")
    scene.do("put", "ox", "exile_down")
    assert [each.card for each in scene.sees(OTHER).sides[YOU].exile] == [""]
    assert scene.sees(OTHER).sides[YOU].known == ()  # for all that the other knows it may be that
    assert all("ox" not in str(event.facts) for event in scene.events("deed"))


@rule("MN-R32")
def test_the_top_of_a_library_is_revealed_to_all() -> None:
    scene = trusted(mine={"library": LIBRARY}).do("reveal_top", 2)
    (event,) = scene.events("reveal")
    assert [card["id"] for card in event.facts["cards"]] == ["bear", "ox"]


@rule("MN-R32")
def test_the_others_top_cards_are_seen_by_one_player_and_go_under_unseen_by_the_other() -> None:
    other = side(board=["hawk"], trusts=True, library=LIBRARY)
    scene = trusted(other=other).do("other_look", 2)
    (event,) = scene.events("peeks")
    assert [card["id"] for card in event.secret[YOU]["cards"]] == ["bear", "ox"]
    scene.do("other_under", 2)
    assert scene.table.sides[OTHER].library[:2] == ["ox", "bear"]
    assert (scene.seen(OTHER).top, scene.seen(OTHER).bottom) == ((), ())


@rule("MN-R32")
def test_the_others_uppermost_cards_are_exiled_face_up() -> None:
    scene = trusted(other=side(board=["hawk"], trusts=True, library=LIBRARY)).do("other_exile_top", 2)
    assert [each.card for each in scene.sees(YOU).sides[OTHER].exile] == ["bear", "ox"]


@rule("MN-R32")
@pytest.mark.parametrize(
    ("goes", "where"),
    [
        ("graveyard", {"graveyard": ["ox"]}),
        ("exile", {"exile": ["ox"]}),
        ("library", {"library": "ox"}),
        ("battlefield", {"board": ["ox"]}),
    ],
)
def test_of_a_hand_that_was_revealed_a_card_is_taken(goes: str, where: dict[str, Any]) -> None:
    scene = trusted()
    assert "other_put" not in scene.keys  # no card of it is known
    scene.do("other_reveal", "other_put", "ox", goes)
    assert scene.seen(OTHER).hand == ("bear",)
    found: dict[str, Any] = {
        "graveyard": scene.graveyard(OTHER),
        "exile": [each.card for each in scene.seen(OTHER).exile],
        "library": scene.table.sides[OTHER].library[-1],
        "board": scene.board(YOU),
    }
    assert {key: found[key] for key in where} == where


# Counters, loyalty, crews


@rule("MN-R32")
@pytest.mark.parametrize("kind", ["lore", "stun", "charge"])
def test_counters_of_any_kind_are_put_and_removed(kind: str) -> None:
    scene = said(trusted("smite", *NAMED), "counters", "hawk", kind, 3)
    said(scene, "uncounters", "hawk", kind, 2)
    assert scene.perm("hawk").counters == ((kind, 1),)
    said(scene, "uncounters", "hawk", kind, 2)  # as many as there are
    assert scene.perm("hawk").counters == ()


@rule("MN-R32")
def test_a_planeswalker_enters_with_its_loyalty() -> None:
    scene = duel("sage", lands="UU", other=TRUSTING).casts("sage").resolves()
    assert scene.perm("sage").counters == (("loyalty", 3),)


@rule("MN-R32")
@pytest.mark.parametrize(("number", "left"), [(2, (("loyalty", 1),)), (3, None), (7, None)])
def test_damage_takes_loyalty_and_without_any_a_planeswalker_dies(number: int, left: Any) -> None:
    """120.3c, 704.5i."""
    scene = trusted(board=[lies("sage", counters=(("loyalty", 3),))])
    scene.do("damage", scene.key("sage"), number, "done")
    there = [perm.counters for perm in scene.sees().perms if perm.card == "sage"]
    assert there == ([] if left is None else [left])


@rule("MN-R32")
def test_a_crewed_vehicle_is_a_creature_of_its_size_until_the_end_of_the_turn() -> None:
    scene = trusted(board=["coach"])
    assert scene.perm("coach").types == ("artifact",)
    scene.do("crew", scene.key("coach"), "done")
    coach = scene.perm("coach")
    assert (coach.types, coach.power, coach.toughness) == (("artifact", "creature"), 3, 2)
    scene.end_turn()
    assert scene.perm("coach").types == ("artifact",)


@rule("MN-R32")
def test_a_crew_is_tapped_as_the_cost_of_an_ability() -> None:
    board = [lies("coach", since=1), lies("bear", since=1)]
    scene = duel("insight", lands="", board=board, other=TRUSTING)
    scene.do(f"ability:{scene.key('coach')}", "tap_one", abilities.ENOUGH)
    while scene.asks != (YOU, "work"):  # who is tapped, no targets, and what is on the stack resolves
        scene.do(() if scene.asked.kind == "targets" else next(scene.asked.answers()))
        scene.resolves()
    assert scene.perm("bear").tapped
    scene.do("crew", scene.key("coach"), "done")
    assert "creature" in scene.perm("coach").types


# Several at once, and fights


@rule("MN-R32")
@pytest.mark.parametrize(
    ("whose", "sizes"),
    [
        ("creatures", {"bear": (3, 3), "ox": (3, 5), "hawk": (3, 3), "cub": (3, 3)}),
        ("your_creatures", {"bear": (3, 3), "ox": (3, 5), "hawk": (2, 2), "cub": (2, 2)}),
        ("other_creatures", {"bear": (2, 2), "ox": (2, 4), "hawk": (3, 3), "cub": (3, 3)}),
    ],
)
def test_a_deed_is_done_to_all_creatures_of_somebody_at_once(whose: str, sizes: dict[str, Any]) -> None:
    scene = trusted(board=["bear", "ox"], other=side(board=["hawk", "cub"], trusts=True))
    scene.do("pump", whose, "1_1")
    assert {card: scene.size(card) for card in sizes} == sizes


@rule("MN-R32")
def test_all_creatures_are_named_only_where_there_are_several() -> None:
    keys = set(trusted(board=["bear"]).do("destroy").keys)
    assert "creatures" in keys
    assert {"your_creatures", "other_creatures"}.isdisjoint(keys)


@rule("MN-R32")
def test_creatures_that_fight_deal_damage_to_one_another() -> None:
    scene = said(trusted(board=["ox"]), "fight", "ox", "hawk")
    assert (scene.perm("ox").damage, scene.perm("hawk").damage) == (2, 2)
    assert scene.do("done").board(OTHER) == []


@rule("MN-R32")
def test_no_combat_damage_is_dealt_after_a_fog() -> None:
    scene = trusted(board=[lies("bear", since=1)]).do("fog", "done")
    scene.attacks("bear")
    assert scene.life(OTHER) == 20


@rule("MN-R32")
def test_an_equipment_is_taken_off() -> None:
    scene = duel("insight", board=["mail", "bear"], other=TRUSTING).casts("insight").resolves()
    said(scene, "attach", "mail", "bear")
    assert scene.perm("mail").attached == scene.perm("bear").id
    said(scene, "unattach", "mail")
    assert scene.perm("mail").attached == 0


@rule("MN-R32")
def test_a_permanent_loses_all_abilities() -> None:
    scene = said(trusted("smite", *NAMED), "loses", "hawk", "all", "end_of_turn")
    assert scene.perm("hawk").keywords == ()


@rule("MN-R32")
@pytest.mark.parametrize("word", ["red", "artifact", "7", "monarch", "night"])
def test_what_is_noted_is_told(word: str) -> None:
    assert word in questions.WORDS["word"]
    scene = trusted().do("note", word)
    (event,) = scene.events("deed")
    assert str(word) in {str(value) for value in event.facts.values()}
