"""Cards on the table: what comes, is turned, marked, taken over, and what leaves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.deed import ALL, CREATURES, GAIN, OWN, TO, at, does, play
from tests.engines.soul_forger.effects.stories import scene
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule

MANIFEST: list[tuple[Any, tuple[Any, ...], str]] = [
    (at("hand"), (("bear",),), "hand"),
    (at("deck", **{"is": {"name": "bear"}}), (("bear",),), "deck"),
    (at("grave"), ("bear",), "grave"),
    (at("material", how="all"), (), "material"),
    (at("removed", how="random"), (), "removed"),
    (at("deck", how="top"), (), "deck"),
    ("target", (f"c:grave:{ME}:bear",), "grave"),
]


@rule("SF-51", "SF-R20", "SF-R5", "SF-135")
@pytest.mark.parametrize("guard", ["on", "off"])
@pytest.mark.parametrize(("cards", "given", "zone"), MANIFEST)
def test_creatures_are_manifested_from_anywhere(cards: Any, given: Any, zone: str, guard: str) -> None:
    deed = does(
        {"action": "manifest", "from": cards, "guard": guard}, targets=("card",) if cards == "target" else ()
    )
    piles: dict[str, list[str]] = {"deck": ["study"], "grave": ["ox"] if zone == "grave" else []}
    piles[zone] = [*piles.get(zone, []), "bear"]
    story = play(deed, given=given, **piles)
    assert [(piece.card.id, piece.on) for piece in story.table.creatures(ME)] == [("bear", guard == "on")]
    assert "bear" not in (*story.mine.deck, *story.mine.hand, *story.mine.grave, *story.mine.material)
    searched = zone == "deck" and cards != at("deck", how="top")
    assert ("shuffle" in {event.kind for event in story.match.events}) == searched, "SF-135"


@rule("SF-60", "SF-51", "SF-R20", "SF-158", "SF-R65")
def test_what_would_break_the_limit_or_is_there_already_stays_where_it_is() -> None:
    deed = does({"action": "manifest", "from": at("grave", how="all")})
    sides = [{"hand": ["deed"], "grave": ["giant", "queen", "ox"]}]
    story = Scene(lies("queen"), more=(deed,), sides=sides, level=5).do("play:deed").passes()
    assert (sorted(story.names()), sorted(story.mine.grave)) == (["ox", "queen"], ["deed", "giant", "queen"])


@rule("SF-64")
def test_no_more_than_twenty_tokens_come_at_once() -> None:
    story = play(does({"action": "manifest", "token": "puppet", "number": 30}))
    assert len(story.table.creatures(ME)) == 20


@rule("SF-160", "SF-51")
@pytest.mark.parametrize(("whose", "gained"), [("own", 1), ("opposing", 0)])
def test_what_is_manifested_enters_for_its_player(whose: str, gained: int) -> None:
    host = creature(
        "host", 1, 1, 0, 3, abilities=[{"when": {"event": "entered", "whose": whose}, "do": [GAIN]}]
    )
    story = play(does({"action": "manifest", "token": "puppet"}), lies("host"), more=(host,))
    assert story.mine.xp == gained


@rule("SF-58")
@pytest.mark.parametrize(("to", "pile"), TO)
def test_what_is_sent_lies_in_its_owners_pile(to: str, pile: str) -> None:
    story = play(does({"action": "send", "who": "target", "to": to}, targets=("creature",)), lies("ox", YOU))
    assert story.names(YOU) == []
    where = {"deck_top": -1, "deck_bottom": 0}.get(to)
    cards = story.yours.pile(pile)  # pyright: ignore[reportArgumentType]: piles come as text
    assert cards[where] == "ox" if where is not None else "ox" in cards
    assert story.yours.known == (["ox"] if to == "hand" else []), "all have seen what goes to a hand"
    assert ("shuffle" in {event.kind for event in story.match.events}) == (to == "deck_shuffled")
    assert not story.events("destroyed")


@rule("SF-65")
def test_a_card_goes_under_its_deck_and_a_token_nowhere() -> None:
    story = scene(lies("ox"), lies("puppet"), hand=("bury", "bury"), side={"deck": ["bear", "imp"]})
    story.do("play:bury", story.key("puppet")).passes()
    assert (story.mine.deck, story.mine.removed, story.names()) == (["bear", "imp"], [], ["ox"])
    story.do("play:bury").passes()
    assert (story.mine.deck, story.mine.removed, story.names()) == (["ox", "bear", "imp"], [], [])


MANY = {"calc": "product", "parts": [10, 20]}
COUNTERS: list[tuple[list[dict[str, Any]], list[int]]] = [
    ([{"action": "add_counter", "who": "target", "kind": "ember", "number": 2}], [4, 0]),
    ([{"action": "remove_counter", "who": "target", "kind": "ember"}], [1, 0]),
    ([{"action": "remove_counter", "who": "target", "kind": "ember", "number": 5}], [0, 0]),
    ([{"action": "move_counter", "from": "target", "to": "target_2", "kind": "ember"}], [1, 1]),
    ([{"action": "move_counter", "from": "target", "to": "target_2", "kind": "ember", "number": 9}], [0, 2]),
    ([{"action": "move_counter", "from": "target", "to": "target_2", "kind": "ember"}] * 2, [0, 2]),
    ([{"action": "move_counter", "from": "target_2", "to": "target", "kind": "ember"}], [2, 0]),
    ([{"action": "add_counter", "who": "target", "kind": "ember", "number": MANY}], [99, 0]),
]


@pytest.mark.parametrize(("do", "left"), COUNTERS)
def test_counters_are_put_taken_and_moved(do: list[dict[str, Any]], left: list[int]) -> None:
    pieces = (lies("bear", counters={"ember": 2}), lies("ox"))
    story = play(does(*do, targets=("creature", "creature")), *pieces, given=("p1",))
    assert [piece.counters.get("ember", 0) for piece in story.table.creatures(ME)] == left
    assert all(
        piece.counters or not number for piece, number in zip(story.table.creatures(ME), left, strict=True)
    )


@pytest.mark.parametrize(("to", "turned"), [("off", [False, False]), ("on", [True, True])])
def test_cards_are_turned_and_who_waits_for_it_hears_it(to: str, turned: list[bool]) -> None:
    wary = creature(
        "wary", 1, 1, 0, 3, abilities=[{"when": {"event": "guard_changed", "to": to}, "do": [GAIN]}]
    )
    deed = does({"action": "guard", "who": OWN, "to": to})
    story = play(deed, lies("wary"), lies("ox", on=False), more=(wary,))
    assert [piece.on for piece in story.table.creatures(ME)] == turned
    assert story.mine.xp == 1, "one of them has changed"


@rule("SF-R6")
def test_actions_have_no_position_that_could_be_turned() -> None:
    deed = does({"action": "guard", "who": {"pick": "all"}, "to": "off"})
    story = play(deed, lies("hymn", ME, "action"), lies("ox"), lies("apron", YOU, "armor"))
    assert [(piece.card.id, piece.on) for piece in story.table.pieces.values()] == [
        ("hymn", True), ("ox", False), ("apron", False)
    ]  # fmt: skip


@rule("SF-73")
def test_weapons_are_swapped_by_a_text_whatever_their_position() -> None:
    deed = does({"action": "swap_weapons", "who": "target"}, targets=("player",))
    weapons = (lies("knife", YOU, "primary", on=False), lies("sword", YOU, "secondary"))
    story = play(deed, *weapons, given=(f"s{YOU}",))
    assert (story.names(YOU, "primary"), story.names(YOU, "secondary")) == (["sword"], ["knife"])


@rule("SF-158", "SF-R65")
def test_a_second_unique_card_that_comes_under_control_is_sent() -> None:
    deed = does({"action": "control", "who": "target"}, targets=("creature",))
    story = play(deed, lies("queen"), lies("queen", YOU), given=("p2",))
    assert [piece.id for piece in story.table.creatures(ME)] == [1], "the newer one goes"
    assert (story.yours.grave, story.events("destroyed")) == (["queen"], [])
    assert play(deed, lies("ox"), lies("ox", YOU), given=("p2",)).names() == ["ox", "ox"]


@rule("SF-158", "SF-R65")
def test_of_two_unique_cards_the_one_that_came_later_to_that_side_goes_though_it_lay_there_longer() -> None:
    deed = does({"action": "control", "who": "target"}, targets=("creature",))
    story = play(deed, lies("queen", YOU), lies("queen"), given=("p1",))
    assert [piece.id for piece in story.table.creatures(ME)] == [2], "mine was with me before"
    assert (story.names(YOU), story.yours.grave) == ([], ["queen"])


@rule("SF-158", "SF-R65")
def test_a_unique_card_that_is_given_back_goes_where_another_has_come_meanwhile() -> None:
    charm = does({"action": "control", "who": "target", "until": "this_turn"}, targets=("creature",))
    story = Scene(lies("queen", YOU), more=(charm,), sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    story.lay(lies("queen", YOU))
    there = [piece.id for piece in story.table.creatures(YOU)]
    story.do("end").passes()
    assert [piece.id for piece in story.table.creatures(YOU)] == there, "the other came later"
    assert (story.names(ME), story.yours.grave) == ([], ["queen"])


@pytest.mark.parametrize(("verb", "kept"), [("permanent", False), ("this_turn", True)])
def test_control_for_good_is_not_given_back(verb: str, kept: bool) -> None:
    take = action("take", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "control", "who": "target", "until": verb}]}])  # fmt: skip
    story = Scene(lies("ox", YOU), more=(take,), sides=[{"hand": ["take"]}]).do("play:take").passes()
    assert (story.names(ME), bool(story.table.lasting)) == (["ox"], kept)
    story.do("end").passes()
    assert story.names(YOU if kept else ME) == ["ox"]


@pytest.mark.parametrize("leaves", [True, False])
def test_control_of_what_is_gone_is_not_given_back(leaves: bool) -> None:
    charm = does({"action": "control", "who": "target", "until": "this_turn"}, targets=("creature",))
    kill = action("kill", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "destroy", "who": "target"}]}])  # fmt: skip
    story = (
        Scene(lies("ox", YOU), more=(charm, kill), sides=[{"hand": ["deed", "kill"]}])
        .do("play:deed")
        .passes()
    )
    if leaves:
        story.do("play:kill").passes()
    story.do("end").passes()
    assert (story.names(ME), story.names(YOU)) == ([], [] if leaves else ["ox"])
    assert story.yours.grave == (["ox"] if leaves else [])


EVERYTHING: list[tuple[dict[str, Any], Any]] = [
    ({"action": "destroy", "who": ALL}, lambda piece: piece is None),
    ({"action": "damage", "who": ALL, "number": 1}, lambda piece: piece.damage == 1),
    ({"action": "guard", "who": ALL, "to": "off"}, lambda piece: not piece.on),
    ({"action": "add_counter", "who": ALL, "kind": "tide"}, lambda piece: piece.counters),
    ({"action": "send", "who": CREATURES, "to": "hand"}, lambda piece: piece is None),
    (
        {"action": "change", "what": {"change": "endurance", "on": ALL, "value": -2}},
        lambda piece: piece is None,
    ),
]


@rule("SF-157", "SF-R64", "SF-R24")
@pytest.mark.parametrize(("kind", "reaches"), [("spell", False), ("item", True)])
@pytest.mark.parametrize(("do", "is_reached"), EVERYTHING)
def test_a_spell_that_aims_at_nothing_leaves_alone_what_is_spell_proof(
    do: dict[str, Any], is_reached: Any, kind: str, reaches: bool
) -> None:
    deed = action("deed", 1, kind=kind, abilities=[{"do": [do]}])
    proof = creature("proof", 1, 1, 0, 2, keywords=["spell_proof"])
    plain = creature("plain", 1, 1, 0, 2)
    story = Scene(
        lies("proof", YOU), lies("plain", YOU), more=(deed, proof, plain), sides=[{"hand": ["deed"]}]
    )
    story.do("play:deed").passes()
    found = [bool(is_reached(story.table.pieces.get(number))) for number in (1, 2)]
    assert found == [reaches, True]
