"""Cards that are picked from hands, decks and piles: searched, discarded, put in order, shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.deed import GAIN, TO, at, does, play
from tests.engines.soul_forger.effects.stories import MORE, scene
from tests.engines.soul_forger.pack import action
from tests.engines.soul_forger.scenes import ME, YOU, Scene
from tests.rules import rule


@rule("SF-83")
@pytest.mark.parametrize(("to", "pile"), TO)
def test_what_is_moved_lies_in_its_owners_pile(to: str, pile: str) -> None:
    deed = does({"action": "move_cards", "cards": at("grave", of="target"), "to": to}, targets=("player",))
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}, {"grave": ["ox", "bear"]}])
    story.do("play:deed", f"s{YOU}").passes()
    if to == "grave":  # refused by `cards check`: it is there
        return
    story.do("bear")
    where = {"deck_top": -1, "deck_bottom": 0}.get(to)
    cards = story.yours.pile(pile)  # pyright: ignore[reportArgumentType]: piles come as text
    assert cards[where] == "bear" if where is not None else "bear" in cards
    assert story.yours.grave == ["ox"]


@rule("SF-148", "SF-R68")
def test_organized_cards_lie_in_the_order_that_was_chosen() -> None:
    deck = ["imp", "ox", "bear", "giant", "lamp"]
    story = play(does({"action": "organize", "number": 4}), deck=deck[:], given=(("bear", "ox"),))
    story.do(("giant", "lamp")).do(("ox", "bear"))
    assert story.mine.deck == ["bear", "ox", "imp", "lamp", "giant"], "the lowest last, the uppermost first"


@rule("SF-R68")
def test_organized_copies_of_one_card_are_ordered_by_nobody() -> None:
    story = play(does({"action": "organize", "number": 4}), deck=["ox"] * 5, given=(("ox", "ox#2"),))
    assert story.asked.kind not in ("organize_top", "organize_under")
    assert story.mine.deck == ["ox"] * 5


@rule("SF-134", "SF-R72")
@pytest.mark.parametrize(
    ("search", "known", "where"),
    [
        ({"is": {"name": "bear"}}, ["bear"], "hand"),
        ({}, [], "hand"),
        ({"is": {"name": "bear"}, "to": "material"}, [], "material"),
        ({"is": {"name": "bear"}, "to": "grave"}, [], "grave"),
        ({"is": {"name": "bear"}, "to": "deck_top"}, [], "deck"),
    ],
)
def test_a_found_card_is_shown_where_it_had_to_fit(search: Any, known: list[str], where: str) -> None:
    story = play(does({"action": "search", **search}), deck=["imp", "bear", "ox"], given=(("bear",),))
    assert (story.mine.known, bool(story.events("found"))) == (known, bool(search))
    pile = story.mine.pile(where)  # pyright: ignore[reportArgumentType]: piles come as text
    assert pile[-1 if where != "grave" else 0] == "bear"


@rule("SF-R58")
@pytest.mark.parametrize(("how", "asked"), [("chosen", YOU), ("by_you", ME), ("random", None)])
def test_who_says_what_is_discarded(how: str, asked: int | None) -> None:
    deed = does({"action": "discard", "who": "target", "how": how}, targets=("player",))
    story = play(deed, given=(f"s{YOU}",))
    if asked is not None:
        assert story.asks == (asked, "discard")
        story.do(("ox",))
        assert story.yours.hand == ["bear"]
    assert (len(story.yours.hand), len(story.yours.grave)) == (1, 1)


@pytest.mark.parametrize("zone", ["hand", "deck", "grave", "material", "removed"])
def test_cards_that_chance_picks_are_picked_by_nobody(zone: str) -> None:
    move = {"action": "move_cards", "cards": at(zone, how="random", number=2), "to": "removed"}
    if zone == "removed":
        move["to"] = "grave"
    story = play(does(move, {**GAIN, "number": "done"}), **{zone: ["imp", "ox", "bear"]})
    assert (story.asks, story.mine.xp) == ((ME, "main"), 2)
    left = story.mine.pile(zone)  # pyright: ignore[reportArgumentType]: piles come as text
    assert len({*left} & {"imp", "ox", "bear"}) == 1


@rule("SF-R76")
@pytest.mark.parametrize("hand", [["ox", "bear", "imp"], ["bear", "imp", "ox"], ["imp", "ox", "bear"]])
def test_what_is_looked_through_is_offered_in_the_order_of_the_set(hand: list[str]) -> None:
    story = Scene(
        more=(does({"action": "manifest", "from": at("deck")}),), sides=[{"hand": ["deed"], "deck": hand}]
    )
    assert story.do("play:deed").passes().keys == ("imp", "ox", "bear"), "not as they lie there"


@rule("SF-135", "SF-R72")
def test_a_deck_that_was_looked_through_is_shuffled_and_for_its_top_card_it_is_not() -> None:
    for card, shuffled in (("dig", True), ("flip", False), ("trap", False)):
        side = {"grave": ["veto"], "deck": ["ox", "bear", "imp", "veto"]}
        story = scene(hand=(card,), side=side).do(f"play:{card}")
        if story.asked.kind == "pick":
            story.do((story.keys[0],))
        assert (story.piece("veto").up, bool(story.events("shuffle"))) == (False, shuffled)


@rule("SF-R76")
def test_a_hand_that_is_looked_at_is_seen_by_one_and_a_shown_one_by_all() -> None:
    sides = [{"hand": ["peek", "bare"]}, {"hand": ["ox", "imp"]}]
    story = Scene(more=MORE, sides=sides, seats=2).do("play:peek")
    told = story.events("look")[0]
    assert [card["id"] for card in told.seen_by(ME)["cards"]] == ["ox", "imp"]
    assert "cards" not in told.seen_by(YOU)
    assert "cards" not in told.seen_by(None)
    assert story.yours.known == []
    story.do("play:bare")
    assert sorted(story.yours.known) == ["imp", "ox"]


@rule("SF-R76")
@pytest.mark.parametrize(("number", "shown"), [(None, 3), (1, 1), (2, 2), (9, 3)])
def test_so_many_cards_of_a_hand_are_shown_and_known_from_then_on(number: int | None, shown: int) -> None:
    reveal = {"action": "reveal", "who": "target", **({"number": number} if number else {})}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "player"}], "do": [reveal]}])
    hand = ["imp", "ox", "imp"]
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}, {"hand": hand[:]}]).do("play:deed").passes()
    (event,) = story.events("reveal")
    assert sorted(card["id"] for card in event.facts["cards"]) == sorted(story.yours.known)
    assert (len(story.yours.known), story.yours.hand) == (shown, hand)
    assert all(story.yours.known.count(card) <= hand.count(card) for card in hand)
