"""What is told of everything that happens: who, what, how much, and who may know which card it is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from bot.texts.telling import story
from tests.engines import telling
from tests.engines.neo_noble.language import (
    calc,
    change,
    chosen,
    in_zone,
    manifest,
    ruling,
    target,
    use_it,
)
from tests.engines.neo_noble.pack import act, arbiter, errant, noble, text, when
from tests.engines.neo_noble.scenes import ME, YOU, Scene, scene
from tests.engines.telling import secrets
from tests.rules import rule

TWO = calc("cards", zone="grave", whose="own")
"""A number that has to be counted: what lies in my Graveyard."""


def told(s: Scene, *but: str) -> list[tuple[str, dict[str, Any]]]:
    """What everybody was told, besides the use of texts and what the test leaves out."""
    return telling.told(s, ("activate", *but))


# Cards


@pytest.mark.parametrize(
    ("action", "position", "answers", "facts"),
    [
        (act("draw", number=2), {}, [], [("draw", {"seat": ME, "count": 2})]),
        (act("draw", number=0), {}, [], []),
        (act("draw", number=2), {"deck": "wolf", "grave": "fox bear moth"}, [],
         [("reshuffle", {"seat": ME, "count": 3}), ("draw", {"seat": ME, "count": 2})]),
        (act("draw", who="opponent", number=3), {"your_deck": "wolf"}, [],
         [("draw", {"seat": YOU, "count": 1})]),
        (act("mill", who="opponent", number=2), {"your_deck": "wolf bear fox"}, [],
         [("mill", {"seat": YOU, "cards": ["wolf", "bear"]})]),
        (act("mill", who="you", number=2), {"deck": "", "grave": ""}, [], []),
        (act("shuffle", who="you"), {}, [], [("shuffle", {"seat": ME})]),
        (act("discard", who="opponent", number=1), {"your_hand": "wolf fox"}, ["fox"],
         [("discard", {"seat": YOU, "card": "fox"})]),
        (act("reveal_hand", who="opponent"), {"your_hand": "wolf fox"}, [],
         [("hand_shown", {"seat": YOU, "cards": ["wolf", "fox"]})]),
        (act("reveal_hand", who="opponent", number=1), {"your_hand": "wolf"}, [],
         [("hand_shown", {"seat": YOU, "cards": ["wolf"]})]),
        (act("move_cards", cards=in_zone("grave"), to="hand"), {"grave": "wolf"}, [],
         [("card_moved", {"seat": ME, "origin": "grave", "to": "hand", "card": "wolf"})]),
        (act("move_cards", cards=in_zone("grave", whose="opposing"), to="banished"), {"your_grave": "wolf"},
         [], [("card_moved", {"seat": YOU, "origin": "grave", "to": "banished", "card": "wolf"})]),
        (act("reap_top", who="opponent"), {"your_deck": "wolf fox"}, [],
         [("reaped", {"seat": YOU, "card": "wolf", "was": 0, "count": 1, "on": "player:1"})]),
    ],
)  # fmt: skip
def test_what_happens_to_cards_is_told(
    action: Any, position: dict[str, Any], answers: list[Any], facts: Any
) -> None:
    assert told(manifest(action, answers=tuple(answers), **position)) == facts


def test_drawn_cards_are_named_to_who_drew_them_alone() -> None:
    s = manifest(act("draw", number=2), deck="wolf bear fox")
    assert secrets(s, "draw") == {ME: {"cards": ["wolf", "bear"]}}


def test_what_is_looked_at_is_named_to_the_viewer_alone() -> None:
    s = manifest(act("look_at_top", number=2, whose="opposing"), your_deck="wolf wolf fox")
    assert told(s) == [("look", {"seat": ME, "deck": YOU, "count": 2})]
    assert secrets(s, "look") == {ME: {"cards": ["wolf", "wolf"]}}


def test_a_hand_that_one_may_look_into_is_named_to_both_players_and_to_no_spectator() -> None:
    s = manifest(act("discard", who="opponent", how="by_you"), your_hand="wolf fox", answers=("wolf",))
    assert told(s) == [("hand_seen", {"seat": YOU}), ("discard", {"seat": YOU, "card": "wolf"})]
    assert secrets(s, "hand_seen") == {seat: {"cards": ["wolf", "fox"]} for seat in (ME, YOU)}


def test_a_card_that_goes_from_one_hidden_place_to_another_is_named_to_its_owner_alone() -> None:
    kept = act("look_at_top", number=2, keep=1, rest="bottom")
    s = manifest(kept, deck="wolf bear fox", answers=(("wolf",),))
    assert told(s, "look") == [
        ("card_hidden", {"seat": ME, "origin": "deck", "to": "hand"}),
    ]
    assert secrets(s, "card_hidden") == {ME: {"card": "wolf"}}


def test_a_card_put_on_top_unseen_is_named_to_nobody() -> None:
    top = in_zone("deck", how="top")
    s = manifest(act("move_cards", cards=top, to="deck_bottom"), deck="wolf bear")
    assert told(s) == [("card_hidden", {"seat": ME, "origin": "deck", "to": "deck_bottom"})]
    assert secrets(s, "card_hidden") == {}


# Channel and Souls


@pytest.mark.parametrize(
    ("action", "position", "answers", "facts"),
    [
        (act("channel"), {"deck": "wolf"}, [], [("channel", {"seat": ME, "state": "spent"})]),
        (act("channel", ready=True, face_up=True), {"deck": "wolf"}, [],
         [("channel_up", {"seat": ME, "state": "ready", "card": "wolf"})]),
        (act("reveal", slots={"pick": "all", "whose": "opposing"}), {"your_channel": "fox:up wolf"}, [],
         [("reveal", {"seat": YOU, "slot": 1, "card": "wolf"})]),
        (act("ready_slots", slots={"pick": "all", "whose": "own"}), {"channel": "fox wolf:spent"}, [],
         [("slot_ready", {"seat": ME, "slot": 1})]),
        (act("spend_slots", slots={"pick": "all", "whose": "opposing"}), {"your_channel": "fox:spent wolf"},
         [], [("slot_spent", {"seat": YOU, "slot": 1})]),
        (act("gain_souls", number=TWO), {"grave": "fox wolf"}, [],
         [("souls", {"seat": ME, "count": 2, "was": 0, "now": 2, "on": "player:0"})]),
        (act("gain_souls", number=TWO), {}, [], []),
        (act("lose_souls", who="opponent", number=3), {"your_souls": 2}, [],
         [("souls_lost", {"seat": YOU, "count": 2, "was": 2, "now": 0, "on": "player:1"})]),
        (act("lose_souls", who="opponent", number=3), {}, [], []),
    ],
)  # fmt: skip
def test_what_happens_to_channel_and_souls_is_told(
    action: Any, position: dict[str, Any], answers: list[Any], facts: Any
) -> None:
    assert told(manifest(action, answers=tuple(answers), **position)) == facts


@pytest.mark.rule("NN-R12", "NN-57")
@pytest.mark.parametrize(("peeks", "known"), [(True, {ME: {"card": "wolf"}}), (False, {})])
def test_a_card_channeled_face_down_is_named_to_its_owner_at_most(
    peeks: bool, known: dict[int, dict[str, str]]
) -> None:
    s = manifest(act("channel"), deck="wolf", options={"channel_owner_peek": peeks})
    assert secrets(s, "channel") == known


def test_what_is_paid_is_told_with_where_it_came_from() -> None:
    s = scene(hand="bear", channel="fox", souls=1).summons("bear", "left").passes()
    lingering = {"was": 1, "now": 0, "on": "player:0"}
    assert told(s)[0] == ("paid", {"seat": ME, "count": 2, "sources": ["soul", "slot:0"], **lingering})


# Spirits


@pytest.mark.parametrize(
    ("action", "position", "answers", "facts"),
    [
        (act("create", token="thicket", lane="left"), {}, [],
         [("create", {"seat": ME, "card": "thicket", "spirit": "s1", "lane": 0, "on": "s1"}),
          ("dominance", {"seat": ME, "lane": 0, "state": "spent"})]),
        (act("place", lane="right", **{"from": in_zone("hand")}), {"hand": "wolf"}, [],
         [("place", {"seat": ME, "card": "wolf", "spirit": "s1", "lane": 2, "on": "s1"})]),
        (act("move", who=chosen("own"), to="right"), {"left": "wolf"}, [],
         [("move", {"seat": ME, "card": "wolf", "spirit": "s1", "lane": 2, "on": "s1"})]),
        (act("destroy", who=chosen("opposing")), {"your_left": "wolf"}, [],
         [("destroyed", {"seat": YOU, "card": "wolf", "spirit": "s1"})]),
        (act("destroy", who=chosen("opposing")), {"your_left": "judge wolf"}, [],
         [("destroyed", {"seat": YOU, "card": "wolf", "spirit": "s2"}),
          ("shattered", {"seat": YOU, "card": "judge", "spirit": "s1"})]),
        (act("sacrifice", who="you"), {"left": "wolf"}, [],
         [("sacrificed", {"seat": ME, "card": "wolf", "spirit": "s1"})]),
        (act("banish", who=chosen("opposing")), {"your_left": "wolf"}, [],
         [("left", {"seat": YOU, "card": "wolf", "spirit": "s1", "to": "banished"})]),
        (act("bounce", who=chosen("opposing"), to="deck_top"), {"your_left": "wolf"}, [],
         [("left", {"seat": YOU, "card": "wolf", "spirit": "s1", "to": "deck_top"})]),
        (act("summon", lane="left", **{"from": in_zone("deck", how="top")}), {"deck": "elder"}, [],
         [("deck_top", {"seat": ME, "card": "elder"}),
          ("summon", {"seat": ME, "card": "elder", "spirit": "s1", "lane": 0, "mode": "effect",
                      "origin": "deck", "on": "s1"}),
          ("dominance", {"seat": ME, "lane": 0, "state": "spent"})]),
        (act("control", who=chosen("opposing"), lane="right"), {"your_left": "wolf"}, [],
         [("control", {"seat": ME, "card": "wolf", "spirit": "s1", "lane": 2, "on": "s1"})]),
        (act("reap", who=chosen("opposing")), {"your_left": "wolf", "your_reaped": "fox"}, [],
         [("reaped", {"seat": YOU, "card": "wolf", "was": 1, "count": 2, "on": "player:1"})]),
    ],
)  # fmt: skip
def test_what_happens_to_spirits_is_told(
    action: Any, position: dict[str, Any], answers: list[Any], facts: Any
) -> None:
    assert told(manifest(action, answers=tuple(answers), **position)) == facts


def test_what_changes_for_a_while_is_told_with_its_numbers_and_how_long() -> None:
    s = manifest(change("lane_stats", on="left", power=2, resolve=-1), left="wolf")
    assert told(s) == [
        ("change", {"card": "ruler", "change": "lane_stats", "until": "this_turn", "power": "+2",
                    "resolve": "-1"}),
        ("lane_stats", {"seat": ME, "lane": 0, "was": 2, "now": 4, "had": 1, "has": 0, "on": "0:0"}),
    ]  # fmt: skip


# Dominance


@pytest.mark.parametrize(
    ("action", "coins", "fact"),
    [
        (act("gain_coin", coins={"coin_of": "left"}), {}, ("dominance", {"state": "spent"})),
        (act("gain_coin", ready=True, coins={"coin_of": "left"}), {}, ("dominance", {"state": "ready"})),
        (act("neutral_coin", coins={"coin_of": "left"}), {"left": "mine ready"}, ("neutral", {})),
        (act("ready_coin", coins={"coin_of": "left"}), {"left": "mine spent"}, ("coin_ready", {})),
        (act("spend_coin", coins={"coin_of": "left"}), {"left": "mine ready"}, ("coin_spent", {})),
    ],
)
def test_what_happens_to_coins_is_told(action: Any, coins: dict[str, str], fact: Any) -> None:
    kind, more = fact
    assert told(manifest(action, left="wolf", coins=coins)) == [(kind, {"seat": ME, "lane": 0, **more})]


def test_a_coin_given_back_is_told() -> None:
    s = scene(left="wolf", coins={"left": "mine ready"}).do("relinquish", "coin:0")
    assert told(s) == [
        ("relinquish", {"seat": ME, "lane": 0}),
        ("souls", {"seat": ME, "count": 1, "was": 0, "now": 1, "on": "player:0"}),
    ]


# Texts


def test_the_use_of_a_text_is_told_with_what_it_is_aimed_at() -> None:
    aimed = text(
        "manifest", act("destroy", who="target"), targets=[target("spirit", whose="opposing", layer="active")]
    )
    s = use_it(ruling(aimed, your_left="wolf"))
    assert telling.told(s)[:2] == [
        ("activate", {"seat": ME, "card": "ruler", "type": "manifest"}),
        ("target_card", {"seat": YOU, "card": "wolf"}),
    ]


def test_a_trigger_is_told_when_it_does_something() -> None:
    crier = arbiter("crier", 1, 1, 1, when("summoned", act("draw"), whose="own"))
    s = scene(left="crier", hand="pebble", cards=(crier,)).summons("pebble", "right").passes()
    kinds = [kind for kind, _ in told(s)]
    assert kinds.index("trigger") == kinds.index("draw") - 1
    assert ("trigger", {"seat": ME, "card": "crier"}) in told(s)


def test_a_choice_of_one_is_told_by_its_number() -> None:
    either = act("choose_one", modes=[{"do": [act("draw")]}, {"do": [act("gain_souls", number=1)]}])
    s = manifest(either, answers=("1",))
    assert told(s) == [
        ("choice", {"seat": ME, "card": "ruler", "number": 2}),
        ("souls", {"seat": ME, "count": 1, "was": 0, "now": 1, "on": "player:0"}),
    ]


# Battle


def test_an_attack_is_told_with_its_totals_what_is_blocked_and_how_it_ends() -> None:
    s = scene(left="bear", your_right="moth", your_hand="fox wolf", souls=2).attacks("left")
    s.do("block", ("fox",)).passes()
    assert told(s, "paid") == [
        ("attack", {"seat": ME, "lane": 0, "target": 2, "paid": 2, "power": 3, "resolve": 2}),
        ("block", {"seat": YOU, "cards": ["fox"], "value": 2, "was": 2, "now": 4, "on": "1:2"}),
        ("block_discard", {"seat": YOU, "card": "fox"}),
        ("battle", {"seat": ME, "lane": 0, "power": 3, "resolve": 4, "outcome": "failed"}),
    ]


def test_a_text_that_raises_the_block_or_lets_the_attack_fail_says_so() -> None:
    def answered(kind: str, **fields: Any) -> list[tuple[str, dict[str, Any]]]:
        trap = errant("trap", 0, 0, 0, text("on_summon", act(kind, **fields)), react={"event": "attack"})
        s = scene(left="boar", your_right="fox", your_hand="trap", souls=2, cards=(trap,)).attacks("left")
        s.do("summon:trap", "1:0").passes()
        return [each for each in told(s) if each[0] in ("block_raised", "attack_failed")]

    assert answered("raise_block", value=2) == [
        ("block_raised", {"seat": YOU, "value": 2, "was": 2, "now": 4, "on": "1:2"})
    ]
    assert answered("fail_attack") == [("attack_failed", {"seat": ME})]


def test_an_attack_by_a_text_is_told_as_one_that_costs_nothing() -> None:
    s = manifest(act("attack", lane="left"), left="bear", your_right="moth").passes()
    attack = {"seat": ME, "lane": 0, "target": 2, "paid": 0, "power": 3, "resolve": 2}
    assert told(s)[0] == ("attack", attack)


# The turn


def test_the_steps_of_income_are_told() -> None:
    s = scene(stage="focus", deck="bear boar fox").do("focus")
    assert told(s)[:3] == [
        ("focus", {"seat": ME}),
        ("channel", {"seat": ME, "state": "ready"}),
        ("draw", {"seat": ME, "count": 1}),
    ]
    s = scene(stage="harvest", channel="wolf fox:up").do("harvest")
    assert told(s)[0] == ("harvest", {"seat": ME, "count": 2, "cards": ["fox"]})
    assert secrets(s, "harvest") == {ME: {"cards": ["wolf", "fox"]}}


@pytest.mark.rule("NN-140")
def test_the_turn_that_begins_is_told_with_whose_it_is() -> None:
    s = scene(turn=5).do("end", "skip", "skip", "end")
    assert [fact for fact in told(s) if fact[0] == "turn"] == [
        ("turn", {"seat": YOU, "turn": 6}), ("turn", {"seat": ME, "turn": 7}),
    ]  # fmt: skip


def test_nobles_bargain_is_told() -> None:
    s = scene(bargain=ME).do("bargain", "soul")
    assert told(s) == [
        ("bargain", {"seat": ME}),
        ("souls", {"seat": ME, "count": 1, "was": 0, "now": 1, "on": "player:0"}),
    ]


@pytest.mark.rule("NN-R1")
def test_the_end_of_a_game_is_told_with_its_reason_and_what_comes_then() -> None:
    wins = noble("seer", text("manifest", act("win")))
    s = scene(noble="seer", nobles=(wins,)).do("manifest", "noble:0")
    assert told(s) == [("end", {"winners": [ME], "reason": "card"})]
    s = scene(noble="seer", nobles=(wins,), options={"best_of": 3}).do("manifest", "noble:0")
    assert told(s)[:2] == [("game_end", {"winner": ME, "reason": "card"}), ("next_game", {"number": 2})]


@rule("NN-R5")
@pytest.mark.parametrize(
    ("geometry", "seen"), [("facing", ["Left", "Right", "Left"]), ("mirrored", ["Left", "Left", "Left"])]
)
def test_the_log_calls_a_lane_left_that_lies_on_its_readers_left(geometry: str, seen: list[str]) -> None:
    """As pictures and buttons do; spectators see the table from seat 0."""
    s = scene(left="bear", souls=2, options={"lane_geometry": geometry}).attacks("left").passes()
    (attack,) = (event for event in s.match.events if event.kind == "attack")
    for reader, side in zip((ME, YOU, None), seen, strict=True):
        told = story(texts_in("en"), "nn", attack, reader, ["Ann", "Bob"])
        assert told is not None
        assert told.startswith(f"Ann attacks, {side}"), told


@rule("NN-R5")
def test_a_target_lane_is_called_from_its_readers_side_too() -> None:
    grows = change("lane_stats", on="target", power=2)
    aims = {"targets": [target("lane", whose="any")]}
    s = manifest(grows, answers=("0:0",), text_fields=aims, left="wolf")
    told = {
        (reader, event.kind): story(texts_in("fr"), "nn", event, reader, ["Ann", "Bob"])
        for event in s.match.events
        for reader in (ME, YOU)
    }
    assert told[ME, "target_lane"] == "Cible : un couloir d’Ann, Gauche."
    assert told[YOU, "target_lane"] == "Cible : un couloir d’Ann, Droite."
