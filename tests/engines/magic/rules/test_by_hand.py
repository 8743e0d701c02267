"""Cards that are played by hand: deeds of a closed list, consent before and after, taking back, objecting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engines.kernel import Match
from engines.magic.cards.collection import MagicCollection
from engines.magic.rules.by_hand import abilities, carrying_out, marking
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic import by_hand
from tests.engines.magic.pack import creature
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, lies, side
from tests.rules import rule

GHOST = creature("ghost", "1 W", 1, 1, "shroud")
NAMED = ("hawk",)
"""The hawk of the other, and no target more."""


def duel(
    hand: str = "smite", lands: str = "WUBRG", board: Any = (), other: Mapping[str, Any] | None = None,
    **more: Any,
) -> Duel:  # fmt: skip
    """Let you have a card that is played by hand; the other has a hawk unless it is said otherwise."""
    mine = more.pop("mine", {})
    other = other or side(["ox", "bear"], board=["hawk"])
    return Duel(
        side([hand], lands=lands, board=board, **mine),
        other,
        more=[*by_hand.CARDS, *by_hand.READ, GHOST],
        by_hand="agreed",
        **more,
    )


def works(hand: str = "smite", *aims: str, **more: Any) -> Duel:
    """Cast a card that is played by hand, and let it resolve: its text is carried out now."""
    scene = duel(hand, **more).casts(hand, *aims).resolves()
    assert scene.asks == (YOU, "work")
    return scene


# MN-R31


@rule("MN-R31")
def test_a_deck_with_cards_that_are_played_by_hand_is_legal_only_if_the_match_says_so() -> None:
    collection, own = MagicCollection(), by_hand.pack()
    brought = by_hand.brought()
    (fault,) = collection.faults(brought, by_hand.options(by_hand="none"), [own])
    assert (fault.rule, fault.reason.values["count"]) == ("MN-R31", len(by_hand.CARDS))
    assert collection.faults(brought, by_hand.options(), [own]) == []


@rule("MN-R31")
def test_both_learn_how_many_different_cards_of_each_deck_are_played_by_hand_and_not_which() -> None:
    match = Match(GAME, by_hand.options(), 2, "told")
    told = [event for event in match.events if event.kind == "by_hand"]
    assert [(event.facts, event.secret) for event in told] == [
        ({"seat": seat, "count": len(by_hand.CARDS)}, {}) for seat in (YOU, OTHER)
    ]


@rule("MN-R31")
def test_a_noble_that_is_played_by_hand_stays_hidden_until_it_is_cast() -> None:
    view: Any = Match(GAME, by_hand.options(), 2, "noble").view(None)
    assert [each.card for each in view.sides[YOU].command] == [""]
    assert view.options.cards is None or "regent" not in [card.id for card in view.options.cards.cards]


# MN-R32


@rule("MN-R32")
def test_a_card_that_is_played_by_hand_costs_what_is_printed_and_is_cast_in_its_time() -> None:
    assert "cast:smite" not in duel(lands="U").keys
    assert "cast:insight" not in duel("insight", at="upkeep", mine={"stops": frozenset({"own_upkeep"})}).keys


@rule("MN-R32")
def test_targets_are_named_as_it_is_cast_and_hold_what_any_text_must() -> None:
    scene = duel(board=["bear"], other=side(["ox"], board=["ghost", "hawk"])).do("cast:smite")
    named = [scene.called(card) for card in ("bear", "hawk")]
    assert {*named, "s0", "s1"} <= set(scene.keys)
    assert scene.key("ghost") not in scene.keys  # it has shroud
    assert scene.asked.allows(())  # nobody knows how many targets its text has
    assert scene.asked.allows(tuple(scene.keys[:3]))
    assert not scene.asked.allows((named[0], named[0]))  # none is named twice
    assert not scene.asked.allows(tuple(scene.keys[:4]))


@rule("MN-R32")
def test_a_spell_of_which_all_targets_are_lost_does_nothing() -> None:
    scene = duel(other=side(["bounce"], lands="U", board=["hawk"])).casts("smite", *NAMED)
    scene.casts("bounce", "hawk").resolves().resolves()
    assert scene.asks == (YOU, "main")
    assert scene.graveyard(YOU) == ["smite"]


@rule("MN-R32")
def test_a_permanent_enters_as_any_does_and_its_player_says_when_it_does_something() -> None:
    scene = duel("oracle").casts("oracle").resolves()
    assert scene.board(YOU) == ["oracle"]
    assert scene.size("oracle") == (2, 2)
    assert scene.asks == (YOU, "main")
    assert {f"ability:{scene.key('oracle')}", f"trigger:{scene.key('oracle')}"} <= set(scene.keys)


@rule("MN-R32")
@pytest.mark.parametrize(
    ("verb", "answers", "comes"),
    [
        ("destroy", ("hawk",), {"board": [], "graveyard": ["hawk"]}),
        ("exile", ("hawk",), {"board": [], "exile": ["hawk"]}),
        ("bounce", ("hawk",), {"board": [], "hand": ["ox", "bear", "hawk"]}),
        ("bury", ("hawk",), {"board": [], "graveyard": ["hawk"]}),
        ("sacrifice", ("hawk",), {"board": [], "graveyard": ["hawk"]}),
        ("damage", ("hawk", 2), {"damage": 2}),
        ("damage", ("opponent", 3), {"life": 17}),
        ("pump", ("hawk", "3_3"), {"size": (5, 5)}),
        ("shrink", ("hawk", "1_0"), {"size": (1, 2)}),
        ("pump", ("hawk", "other", 7, 0, "stays"), {"size": (9, 2)}),
        ("base", ("hawk", 0, 4, "end_of_turn"), {"size": (0, 4)}),
        ("tap", ("hawk",), {"tapped": True}),
        ("counters", ("hawk", "plus_one", 2), {"size": (4, 4)}),
        ("gains", ("hawk", "trample", "end_of_turn"), {"keywords": ("flying", "trample")}),
        ("loses", ("hawk", "flying", "end_of_turn"), {"keywords": ()}),
        ("type", ("hawk", "artifact", "stays"), {"types": ("artifact", "creature")}),
        ("other_discard_random", (1,), {"hand_size": 1}),
        ("other_life", (4,), {"life": 24}),
        ("other_life_lost", (4,), {"life": 16}),
    ],
)
def test_each_deed_does_what_it_says(verb: str, answers: tuple[Any, ...], comes: dict[str, Any]) -> None:
    scene = works()
    scene.do(verb)
    for answer in answers:
        scene.do(scene.key("hawk") if answer == "hawk" else answer)
    assert scene.asks == (YOU, "work")
    assert {what: state_of(scene, what) for what in comes} == comes


def state_of(scene: Duel, what: str) -> Any:
    """Return what has become of the other's hawk, or of that player."""
    seen = scene.seen(OTHER)
    match what:
        case "board":
            return scene.board(OTHER)
        case "graveyard" | "exile":
            return [each.card for each in getattr(seen, what)]
        case "hand":
            return list(seen.hand or ())
        case "life" | "hand_size":
            return getattr(seen, what)
        case "size":
            return scene.size("hawk")
        case _:
            return getattr(scene.perm("hawk"), what)


@rule("MN-R32")
def test_deeds_with_the_own_cards_do_what_they_say() -> None:
    scene = works("insight", mine={"trusts": False}, other=side(["ox"], board=["hawk"], trusts=True))
    scene.do("draw", 2)
    assert scene.seen(YOU).hand == ("forest", "forest")
    scene.do("put", "forest", "library_bottom")
    assert (scene.seen(YOU).hand, scene.seen(YOU).bottom) == (("forest",), ("forest",))
    scene.do("mill", 3)
    assert scene.graveyard(YOU) == ["forest"] * 3
    scene.do("discard", 1)
    assert scene.seen(YOU).hand == ()
    scene.do("life", 3, "token", 2, 3, 1, "wolf", "green", "haste")
    assert scene.life(YOU) == 23
    wolves = [perm for perm in scene.sees().perms if perm.card.startswith("insight~")]
    assert [(each.power, each.toughness, each.keywords) for each in wolves] == [(3, 1, ("haste",))] * 2


@rule("MN-R32")
def test_what_herald_knows_meets_what_is_done_by_hand() -> None:
    """A widow draws a card as she dies; what a creature with lifelink deals is gained, by hand too."""
    scene = works("smite", board=["relic"], other=side(board=["widow"]))
    scene.do("destroy", scene.key("widow"), "done")
    assert scene.stack() == ["smite"]
    scene.do("agree")
    assert scene.stack() == ["widow"]
    assert scene.resolves().seen(OTHER).hand == ("forest",)


@rule("MN-R32")
def test_state_based_actions_wait_until_the_text_is_carried_out() -> None:
    scene = works("smite", *NAMED)
    scene.do("damage", scene.key("hawk"), 2)
    assert scene.board(OTHER) == ["hawk"]
    scene.do("done", "agree")
    assert scene.board(OTHER) == []


@rule("MN-R32")
def test_what_lasts_while_the_card_stays_ends_as_it_leaves() -> None:
    board = [lies("relic")]
    scene = duel(board=board, other=side(board=["hawk"], trusts=True))
    scene.do(f"trigger:{scene.key('relic')}", ()).resolves()
    scene.do("pump", scene.key("hawk"), "other", 2, 2, "while_here", "done")
    assert scene.size("hawk") == (4, 4)
    scene.do(f"trigger:{scene.key('relic')}", ()).resolves()
    scene.do("exile", scene.key("relic"), "done")
    assert scene.size("hawk") == (2, 2)


@rule("MN-R32")
def test_an_ability_is_announced_with_its_cost_and_paid_once_the_other_has_agreed() -> None:
    scene = duel("insight", lands="WU", board=[lies("relic", since=1)])
    relic = scene.key("relic")
    scene.do(f"ability:{relic}", "1", "tap", abilities.ENOUGH)
    assert scene.asks == (OTHER, "consent")
    assert not scene.perm("relic").tapped
    scene.do("agree")
    assert scene.asks == (YOU, "targets")
    scene.do((scene.key("hawk"),))
    assert scene.stack() == ["relic"]
    assert scene.perm("relic").tapped
    assert sum(perm.tapped for perm in scene.sees().perms if perm.card in ("plains", "island")) == 1
    assert scene.resolves().asks == (YOU, "work")


@rule("MN-R32")
@pytest.mark.parametrize(("said", "stack", "refused"), [("triggers", ["relic"], 0), ("no", [], 1)])
def test_the_other_reminds_a_player_of_a_text(said: str, stack: list[str], refused: int) -> None:
    scene = duel(other=side(board=["relic"]))
    scene.do(f"remind:{scene.key('relic')}")
    assert (scene.asks, scene.asked.default) == ((OTHER, "reminded"), "no")
    scene.do(said)
    if said == "triggers":
        assert scene.asks == (OTHER, "targets")
        scene.do(())
    assert (scene.stack(), scene.sees().sides[YOU].refusals) == (stack, refused)


@rule("MN-R32")
def test_only_costs_that_can_be_paid_are_named() -> None:
    scene = duel("insight", lands="W", board=[lies("relic", tapped=True)])
    scene.do(f"ability:{scene.key('relic')}")
    assert {"1", "W", "sacrifice", "life_1"} <= set(scene.keys)
    assert {"2", "U", "tap", "counter"}.isdisjoint(scene.keys)
    assert "1" not in scene.do("W").keys


@rule("MN-R32")
def test_forty_deeds_are_done_in_one_text() -> None:
    scene = works()
    for _ in range(carrying_out.MOST_DEEDS):
        scene.do("life", 1)
    assert set(scene.keys) == {"done", "take_back"}


@rule("MN-R32")
def test_after_twenty_texts_in_a_turn_a_spell_does_nothing() -> None:
    scene = duel(mine={"works": marking.MOST_WORKS})
    scene.casts("smite").resolves()
    assert scene.asks == (YOU, "main")
    assert scene.graveyard(YOU) == ["smite"]
    assert "mend" not in scene.keys
    scene.end_turn()
    assert scene.sees().sides[YOU].works == 0


@rule("MN-R32")
def test_something_is_put_right_that_no_card_says_if_the_other_agrees() -> None:
    scene = duel().do("mend")
    assert scene.asks == (OTHER, "consent")
    scene.do("agree", "other_life", 2, "done", "agree")
    assert (scene.asks, scene.life(OTHER)) == ((YOU, "main"), 22)


@rule("MN-R32")
@pytest.mark.parametrize(
    ("there", "asked"),
    [({"graveyard": [ZoneCard(900, "imp")]}, []), ({"board": ["relic"]}, ["priority"])],
)
def test_in_the_turn_of_the_other_nobody_is_asked_for_what_lies_in_a_graveyard(
    there: dict[str, Any], asked: list[str]
) -> None:
    scene, found = duel(other=side(**there, stops=frozenset({"other_end"}))), list[str]()
    while scene.sees().turn == 5:
        found += [scene.asked.kind] if scene.asks[0] == OTHER else []
        scene.do(scene.asked.default)
    assert found == asked


@rule("MN-R32")
def test_of_what_lies_in_a_graveyard_permanent_cards_alone_may_still_have_a_say() -> None:
    """A creature that has died may trigger; a sorcery has said what it says."""
    scene = duel(mine={"graveyard": [ZoneCard(900, "imp"), ZoneCard(901, "insight")]})
    assert {"ability:o900", "trigger:o900"} <= set(scene.keys)
    assert {"ability:o901", "trigger:o901"}.isdisjoint(scene.keys)
