"""`this card` and `that card` are found where they went, and no other copy is taken for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, Scene, lies
from tests.rules import rule


def keeps(card: str, **when: Any) -> dict[str, Any]:
    """Return what removes a card from play when something happens."""
    return {"when": when, "do": [{"action": "move_cards", "cards": card, "to": "removed"}]}


@rule("SF-58", "SF-R58")
@pytest.mark.parametrize("to", ["grave", "hand", "material"])
def test_a_card_that_left_is_found_where_it_went(to: str) -> None:
    ghost = creature("ghost", 1, 1, 0, 3, abilities=[keeps("self", event="left", this=True)])
    deed = does({"action": "send", "who": "target", "to": to}, targets=("creature",))
    story = play(deed, lies("ghost"), more=(ghost,), grave=["ghost"])
    assert story.mine.removed == ["ghost"]
    assert story.mine.grave == ["ghost", "deed"], "the copy that lay there stays, or the other one came there"
    assert story.mine.pile(to).count("ghost") == (1 if to == "grave" else 0)  # pyright: ignore[reportArgumentType]: piles come as text


@rule("SF-58")
@pytest.mark.parametrize("to", ["deck_top", "deck_bottom", "deck_shuffled"])
def test_a_card_that_went_into_a_deck_is_found_no_more(to: str) -> None:
    ghost = creature("ghost", 1, 1, 0, 3, abilities=[keeps("self", event="left", this=True)])
    deed = does({"action": "send", "who": "target", "to": to}, targets=("creature",))
    story = play(deed, lies("ghost"), more=(ghost,), grave=["ghost"])
    assert (story.mine.removed, story.mine.deck.count("ghost")) == ([], 1)


@rule("SF-64", "SF-R69")
def test_a_token_that_is_destroyed_comes_back_as_no_other_card_of_its_name() -> None:
    """Each other creature that is destroyed comes back to hand: a Token is in no pile."""
    when = {"event": "destroyed", "is": {"type": "creature", "other": True}}
    to_hand = {"when": when, "do": [{"action": "move_cards", "cards": "that", "to": "hand"}]}
    reaper = creature("reaper", 1, 1, 0, 9, abilities=[to_hand])
    deed = does({"action": "destroy", "who": "target"}, targets=("creature",))
    for card, back in (("puppet", False), ("ox", True)):
        story = play(deed, lies("reaper"), lies(card), more=(reaper,), given=["p2"], grave=["puppet"])
        assert story.mine.grave == ["puppet", "deed"]
        assert (card in story.mine.hand) is back


@rule("SF-R30")
@pytest.mark.parametrize("to", ["graveyard", "removed"])
def test_a_card_that_paid_is_found_where_payments_go(to: str) -> None:
    """Material: it goes to the Material Zone instead; with the option, from the cards removed from play."""
    back = {"when": {"event": "paid", "this": True}, "do": [
        {"action": "move_cards", "cards": "self", "to": "material"}]}  # fmt: skip
    coin = creature("coin", 1, 1, 0, 1, abilities=[back])
    rite = action("rite", 1, cost="FH: 1 card", abilities=[{"do": [GAIN]}])
    for pieces, hand, key in (([lies("coin")], ["rite"], "p1"), ([], ["rite", "coin"], "h:coin")):
        story = Scene(*pieces, more=(coin, rite), sides=[{"hand": hand}], payment_to=to)
        story.do("play:rite", (key,)).passes()
        assert story.mine.material == ["coin"]


@rule("SF-119", "SF-121")
@pytest.mark.parametrize("lingering", [False, True])
def test_an_action_that_stays_is_in_no_graveyard(lingering: bool) -> None:
    """`when an Action of yours has resolved, return it to hand`: one that lingers lies in its zone."""
    echo = {"when": {"event": "resolved", "whose": "own"}, "do": [
        {"action": "move_cards", "cards": "that", "to": "hand"}]}  # fmt: skip
    singer = creature("singer", 1, 1, 0, 1, abilities=[echo])
    song = action("song", 1, lingering=lingering)
    story = Scene(lies("singer"), more=(singer, song), sides=[{"hand": ["song"], "grave": ["song"]}])
    story.do("play:song").passes()
    assert story.names(ME, "action") == (["song"] if lingering else [])
    assert (story.mine.grave, story.mine.hand.count("song")) == (["song"], 0 if lingering else 1)


@rule("SF-54", "SF-R73", "SF-51")
@pytest.mark.parametrize("what", ["damage", "heal"])
def test_what_is_hurt_or_healed_is_picked_among_creatures_alone(what: str) -> None:
    """ "1 card": Equipment and Actions have no damage."""
    field = (
        lies("ox", damage=1),
        lies("bear", damage=1),
        lies("knife", ME, "primary"),
        lies("hymn", ME, "action"),
    )
    deed = does({"action": what, "who": {"pick": "chosen", "whose": "own"}, "number": 1})
    assert set(play(deed, *field).keys) == {"p1", "p2"}


@rule("SF-58", "SF-R6", "SF-120")
@pytest.mark.parametrize(
    ("deed", "able"),
    [
        ({"action": "send", "to": "hand"}, {"p1", "p2"}),
        ({"action": "send", "to": "grave"}, {"p1", "p2", "p3", "p4"}),
        ({"action": "guard", "to": "off"}, {"p1", "p2", "p3"}),
        ({"action": "destroy"}, {"p1", "p2", "p3", "p4"}),
    ],
)
def test_a_card_is_picked_among_those_to_which_it_can_be_done(deed: dict[str, Any], able: set[str]) -> None:
    field = (lies("ox"), lies("bear"), lies("knife", ME, "primary"), lies("hymn", ME, "action"))
    story = play(does({**deed, "who": {"pick": "chosen", "whose": "own"}}, lingering=False), *field)
    assert {key for key in story.keys if key in {"p1", "p2", "p3", "p4"}} == able
