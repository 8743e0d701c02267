"""What texts do with cards under others, with cards played for nothing, with the Flow: told as stories."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel import PASS
from engines.soul_forger.table.pieces import Under
from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

GAIN_XP = [{"action": "gain_experience"}]
BOLT = {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 2}]}


def entry(verb: str, **more: Any) -> dict[str, Any]:
    return {"targets": [{"target": "entry", **more}], "do": [{"action": verb}]}


def welcome(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": {"event": "entered", "this": True}, "do": do, **more}


MORE = (
    action("bolt", 1, abilities=[BOLT]),
    action("quarrel", 1, "reaction", abilities=[BOLT]),
    action("veto", 1, "reaction", abilities=[entry("negate", whose="opposing")]),
    action("mirror", 1, "reaction", abilities=[entry("copy")]),
    action("twist", 1, "reaction", abilities=[entry("retarget")]),
    action("roots", 1, abilities=[
        {"targets": [{"target": "creature", "whose": "own"}], "do": [{"action": "attune"}]},
        {"holds": [{"change": "power", "on": "self", "value": 1}]}]),
    action("strip", 1, abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "detach", "who": "target", "to": "hand"}]}]),
    action("orders", 1, abilities=[{"do": [
        {"action": "play_free", "from": {"zone": "hand", "is": {"type": "action"}, "up_to": True}}]}]),
    action("smelt", 1, abilities=[{"do": [{"action": "forge_free", "from": {"zone": "forge"}}]}]),
    action("trap", 1, abilities=[{"do": [{"action": "set", "from": {"zone": "grave"}}]}]),
    action("dig", 1, abilities=[{"do": [{"action": "set", "from": {"zone": "deck"}}]}]),
    action("flip", 1, abilities=[{"do": [{"action": "set", "from": {"zone": "deck", "how": "top"}}]}]),
    action("bury", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "send", "who": "target", "to": "deck_bottom"}]}]),
    action("dear", 1, cost="H: 2 cards", abilities=[BOLT]),
    action("great", 9, abilities=[BOLT]),
    action("vow", 1, lingering=True, abilities=[
        {"when": {"event": "turn_ended", "whose": "own"}, "do": GAIN_XP}]),
    action("swerve", 1, "reaction", abilities=[{
        "targets": [{"target": "creature"}], "do": [{"action": "turn_attack", "to": "target"}]}]),
    action("deflect", 1, "reaction", abilities=[{
        "targets": [{"target": "side", "whose": "any"}], "do": [{"action": "turn_attack", "to": "target"}]}]),
    action("peek", 1, abilities=[
        {"targets": [{"target": "player"}], "do": [{"action": "look", "at": "hand", "of": "target"}]}]),
    action("bare", 1, abilities=[
        {"targets": [{"target": "player"}], "do": [{"action": "reveal", "who": "target"}]}]),
    action("dusk", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "later", "when": {"event": "turn_ended"}, "do": [
            {"action": "destroy", "who": "target"}]}]}]),
    creature("maw", 3, 3, 1, 3, cost="FHM: 1 card", abilities=[
        welcome({"action": "absorb", "is": {"type": "creature"}})]),
    creature("evoker", 1, 1, 0, 1, abilities=[
        {"when": {"event": "resolved", "whose": "own", "is": {"kind": "spell"}}, "do": GAIN_XP}]),
    gear("seal", "armor", 9, cost="M: 18 ronum"),
)  # fmt: skip


def scene(*pieces: dict[str, Any], hand: tuple[str, ...] = (), side: Any = None, **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, sides=[{"hand": list(hand), **(side or {})}], **more)


def set_by(seat: int, card: str) -> dict[str, Any]:
    return lies(card, seat, "action", up=False)


def power(story: Scene, card: str) -> int:
    view: Any = story.match.view(None)
    return next(piece.power for piece in view.pieces if piece.card == card)


@rule("SF-138", "SF-R67")
def test_absorb_takes_a_card_that_paid_which_goes_with_its_host() -> None:
    story = scene(lies("imp"), hand=("maw",)).do("summon:maw", ("p1",)).passes()
    assert story.piece("maw").under == (Under("imp", ME),)
    assert story.mine.grave == []
    story.piece("maw").damage = 3
    story.table.stirred = True
    story.do("end")
    assert sorted(story.mine.grave) == ["imp", "maw"]


@rule("SF-138", "SF-R67")
def test_absorb_takes_nothing_that_is_not_of_the_kind() -> None:
    story = scene(hand=("maw", "study")).do("summon:maw", ("h:study",)).passes()
    assert (story.piece("maw").under, story.mine.grave) == ((), ["study"])


@rule("SF-139", "SF-R67", "SF-141")
def test_attune_goes_under_its_target_frees_the_zone_and_grants_the_rest() -> None:
    story = scene(lies("ox"), lies("evoker"), hand=("roots",), action_zones=1).do("play:roots", "p1")
    assert [each.card for each in story.piece("ox").under] == ["roots"]
    assert (power(story, "ox"), story.names(ME, "action"), story.mine.xp) == (3, [], 1)


@rule("SF-R67")
def test_what_is_detached_goes_to_its_owners_hand() -> None:
    story = scene(lies("ox", under=(Under("roots", YOU, 9), Under("puppet", ME))), hand=("strip",)).do(
        "play:strip"
    )
    assert (story.piece("ox").under, story.yours.hand, story.mine.hand) == ((), ["roots"], [])


@rule("SF-52", "SF-R36")
def test_a_card_that_may_be_played_costs_nothing_and_needs_all_else() -> None:
    story = scene(hand=("orders", "dear", "great"), level=3).do("play:orders")
    assert story.keys == ("dear",), "great is above the level"
    story.do(("dear",))
    assert story.asks == (ME, "aim")
    story.do("s1").passes()
    assert (story.yours.damage, story.mine.hand, sorted(story.mine.grave)) == (
        2,
        ["great"],
        ["dear", "orders"],
    )


@rule("SF-R36", "SF-71", "SF-75")
def test_forging_for_nothing_asks_for_the_level() -> None:
    story = scene(lies("apron", ME, "armor"), hand=("smelt",), side={"forge": ["coat", "seal"]}, level=3)
    story.do("play:smelt")
    assert story.keys == ("coat",), "he is asked all the same: others do not see what there is"
    story.do(("coat",))
    assert (story.names(ME, "armor"), story.mine.forge) == (["coat"], ["seal"])
    assert "apron" in story.mine.grave


@rule("SF-R27")
def test_an_action_is_set_by_an_effect() -> None:
    story = scene(hand=("trap",), side={"grave": ["veto"]}).do("play:trap")
    piece = story.piece("veto")
    assert (piece.up, piece.zone, story.mine.grave) == (False, "action", ["trap"])


@rule("SF-135", "SF-R72")
def test_a_deck_that_was_looked_through_is_shuffled_and_for_its_top_card_it_is_not() -> None:
    for card, shuffled in (("dig", True), ("flip", False), ("trap", False)):
        side = {"grave": ["veto"], "deck": ["ox", "bear", "imp", "veto"]}
        story = scene(hand=(card,), side=side).do(f"play:{card}")
        if story.asked.kind == "pick":
            story.do((story.keys[0],))
        assert (story.piece("veto").up, bool(story.events("shuffle"))) == (False, shuffled)


@rule("SF-65")
def test_a_card_goes_under_its_deck_and_a_token_nowhere() -> None:
    story = scene(lies("ox"), lies("puppet"), hand=("bury", "bury"), side={"deck": ["bear", "imp"]})
    story.do("play:bury", story.key("puppet")).passes()
    assert (story.mine.deck, story.mine.removed, story.names()) == (["bear", "imp"], [], ["ox"])
    story.do("play:bury").passes()
    assert (story.mine.deck, story.mine.removed, story.names()) == (["ox", "bear", "imp"], [], [])


@rule("SF-119", "SF-121")
def test_a_lingering_action_does_nothing_as_it_resolves_but_when_its_time_comes() -> None:
    story = scene(hand=("vow",)).do("play:vow").passes()
    assert story.mine.xp == 0
    assert story.do("end").passes().mine.xp == 1


@rule("SF-R55")
def test_a_copy_is_done_in_a_flow_of_its_own_with_targets_chosen_anew() -> None:
    story = scene(set_by(YOU, "mirror"), hand=("bolt",)).do("play:bolt", "s1").do("use:p1").passes()
    assert story.asks == (YOU, "aim")
    assert story.yours.damage == 2, "the copied spell has resolved before"
    story.do("s0").passes()
    assert (story.mine.damage, story.yours.damage) == (2, 2)


@rule("SF-R58")
def test_new_targets_are_legal_ones_of_the_entry() -> None:
    story = scene(set_by(YOU, "twist"), lies("mouse"), hand=("bolt",)).do("play:bolt", "s1").do("use:p1")
    story.passes()
    assert story.asks == (YOU, "aim")
    assert set(story.keys) == {"s0", "s1", "p2"}, "my Hidden mouse is a target of mine"
    assert (story.do("s0").mine.damage, story.yours.damage) == (2, 0)


@rule("SF-R56", "SF-133")
def test_a_negated_negation_lets_the_spell_work() -> None:
    story = scene(set_by(YOU, "veto"), set_by(ME, "veto"), hand=("bolt",)).do("play:bolt", "s1")
    story.do("use:p1").do("use:p2").passes()
    assert (story.yours.damage, story.yours.grave) == (2, ["veto"])
    assert sorted(story.mine.grave) == ["bolt", "veto"]
    assert [(event.facts["seat"], event.facts["card"]["id"]) for event in story.events("negated")] == [
        (YOU, "veto")
    ]


def test_an_attack_is_turned_to_another_creature() -> None:
    story = scene(lies("bear"), lies("ox", YOU), *armed(YOU), set_by(YOU, "swerve"), at="combat")
    story.do("p1", "s1").do("use:p4").do(story.key("ox")).passes()
    if story.match.decisions and story.asked.kind == "block":
        story.do("no_block").passes()
    assert (story.yours.damage, story.names(YOU)) == (0, [])


def test_an_attack_is_turned_to_another_player_or_stays_with_its_own() -> None:
    for aim, hurt in (("s2", [0, 0, 3]), ("s0", [0, 3, 0])):
        story = Scene(lies("bear"), set_by(YOU, "deflect"), at="combat", more=MORE, seats=3)
        story.do("p1", "s1").do("use:p2").do(aim).passes()
        assert [side.damage for side in story.table.sides] == hurt


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


def test_what_is_to_be_done_later_is_done_once_in_this_turn() -> None:
    story = scene(lies("ox", YOU), lies("bear"), hand=("dusk",)).do("play:dusk", "p1").passes()
    assert story.names(YOU) == ["ox"]
    story.do("end").passes()
    assert (story.names(YOU), story.table.lasting) == ([], ())


@pytest.mark.parametrize("depth", [1, 2, 3])
@rule("SF-131", "SF-132")
def test_a_deep_flow_is_saved_and_loaded_at_every_question(depth: int) -> None:
    def told(*, saved: bool) -> tuple[int, int, list[str]]:
        pieces = (set_by(YOU, "quarrel"), set_by(ME, "quarrel"), set_by(YOU, "quarrel"))
        story = scene(*pieces, hand=("bolt",))
        kept = type(story.match)
        for answer in (
            "play:bolt",
            "s1",
            *[each for n in range(depth) for each in (f"use:p{n + 1}", f"s{n % 2}")],
        ):
            story.do(answer)
            if saved:
                dump = story.match.dump()
                assert json.loads(json.dumps(dump)) == dump, "nothing but plain values"
                story.match = kept.load(story.match.game, dump, story.table.options)
        while story.match.decisions and story.asked.kind == "window":
            story.do(PASS)
            if saved:
                story.match = kept.load(story.match.game, story.match.dump(), story.table.options)
        return story.mine.damage, story.yours.damage, sorted(story.yours.grave)

    assert told(saved=True) == told(saved=False)
    hurt = [2 * sum(1 for n in range(depth) if n % 2 == seat) for seat in (0, 1)]
    assert told(saved=True)[:2] == (hurt[0], hurt[1] + 2)


@pytest.mark.parametrize(("verb", "kept"), [("permanent", False), ("this_turn", True)])
def test_control_for_good_is_not_given_back(verb: str, kept: bool) -> None:
    take = action("take", 1, abilities=[{"targets": [{"target": "creature"}], "do": [
        {"action": "control", "who": "target", "until": verb}]}])  # fmt: skip
    story = Scene(lies("ox", YOU), more=(take,), sides=[{"hand": ["take"]}]).do("play:take").passes()
    assert (story.names(ME), bool(story.table.lasting)) == (["ox"], kept)
    story.do("end").passes()
    assert story.names(YOU if kept else ME) == ["ox"]


@rule("SF-R55", "SF-71")
@pytest.mark.parametrize(("card", "copied"), [("forge:ring", 0), ("summon:imp", 0), ("play:study", 1)])
def test_what_is_played_as_a_card_is_not_copied(card: str, copied: int) -> None:
    again = {"targets": [{"target": "entry"}], "do": [
        {"action": "copy"}, {"action": "gain_experience", "number": "done"}]}  # fmt: skip
    side = {"hand": ["imp", "study"], "forge": ["ring"], "material": ["ox"]}
    more = (action("again", 1, "reaction", abilities=[again]),)
    story = Scene(set_by(YOU, "again"), more=more, sides=[side]).do(card)
    if story.asked.kind == "pay":
        story.do(("m:ox",))
    story.do("use:p1").passes()
    assert (story.yours.xp, len(story.yours.hand)) == (copied, copied)


ALL, CREATURES = {"pick": "all"}, {"pick": "all", "is": {"type": "creature"}}
BOTH = (lies("ox", damage=1), lies("bear", YOU, damage=2))
DID: list[tuple[dict[str, Any], tuple[dict[str, Any], ...], int]] = [
    ({"action": "swap_weapons"}, (lies("knife", ME, "primary"),), 0),
    ({"action": "swap_weapons"}, (lies("knife", ME, "primary"), lies("sword", ME, "secondary")), 1),
    ({"action": "draw", "number": 3}, (), 3),
    ({"action": "draw", "who": "everyone", "number": 2}, (), 4),
    ({"action": "destroy", "who": CREATURES}, BOTH, 2),
    ({"action": "guard", "who": ALL, "to": "off"}, (lies("ox"), lies("imp", on=False)), 1),
    ({"action": "damage", "who": ALL, "number": 2}, (lies("ox"), lies("ox", YOU)), 4),
    ({"action": "heal", "who": ALL, "number": 5}, BOTH, 3),
    ({"action": "gain_level", "number": 2}, (), 2),
    ({"action": "lose_level", "who": "everyone", "number": 2}, (), 4),
    ({"action": "control", "who": CREATURES}, BOTH, 1),
    ({"action": "send", "who": ALL, "to": "hand"}, (lies("ox"), lies("knife", ME, "primary")), 1),
    ({"action": "manifest", "token": "puppet", "number": 2}, (), 2),
    ({"action": "move_counter", "from": "self", "to": "self", "kind": "tide"}, (), 0),
    ({"action": "move_counter", "from": "attacker", "to": "self", "kind": "tide"}, (), 0),
    ({"action": "reveal", "who": "you"}, (), 2),
    ({"action": "reveal", "who": "you", "number": 1}, (), 1),
    ({"action": "reveal", "who": "attacking_player"}, (), 0),
    ({"action": "look", "at": "hand", "of": "attacking_player"}, (), 0),
    ({"action": "swap_weapons", "who": "attacking_player"}, (lies("knife", ME, "primary"),), 0),
    ({"action": "heal", "who": "everyone", "number": 5}, (), 7),
    ({"action": "change", "what": {"change": "power", "on": "attacker", "value": 1}}, (), 0),
    ({"action": "send", "who": ALL, "to": "deck_top"}, (lies("ox"), lies("puppet")), 3),
    ({"action": "look", "at": "deck_top", "of": "you", "number": 3}, (), 3),
    ({"action": "end_combat"}, (), 0),
    ({"action": "detach", "who": "self"}, (), 0),
    ({"action": "change", "what": {"change": "player_power", "who": "everyone", "value": 1}}, (), 2),
    ({"action": "change", "what": {"change": "power", "on": {"pick": "all"}, "value": 1}}, (lies("ox"),), 2),
    ({"action": "later", "when": {"event": "drew"}, "do": GAIN_XP}, (), 1),
]  # fmt: skip


@pytest.mark.parametrize(("do", "pieces", "done"), DID)
def test_a_text_knows_how_much_it_has_done(
    do: dict[str, Any], pieces: tuple[dict[str, Any], ...], done: int
) -> None:
    count = {"action": "gain_experience", "number": "done"}
    deed = action("deed", 1, abilities=[{"do": [do, count]}])
    sides = [{"hand": ["deed", "imp", "ox"], "deck": ["ox"] * 9, "damage": 3}, {"damage": 4}]
    story = Scene(*pieces, more=(deed,), sides=sides).do("play:deed").passes()
    assert story.mine.xp == done


@pytest.mark.parametrize("depth", [1, 2])
def test_a_match_is_saved_in_the_middle_of_what_is_repeated(depth: int) -> None:
    asks: dict[str, Any] = {"action": "may", "do": GAIN_XP}
    for _ in range(depth):
        asks = {"action": "repeat", "number": 2, "do": [asks]}
    deed = action("deed", 1, abilities=[{"do": [asks]}])
    story = Scene(more=(deed,), sides=[{"hand": ["deed"]}]).do("play:deed")
    for done in range(2**depth):
        assert (story.asks, story.mine.xp) == ((ME, "may"), done)
        dump = json.loads(json.dumps(story.match.dump()))
        story.match = type(story.match).load(story.match.game, dump, story.table.options)
        story.do("yes")
    assert (story.asks, story.mine.xp) == ((ME, "main"), 2**depth)


@rule("SF-139")
def test_attuning_is_one_thing_done() -> None:
    count = {"action": "gain_experience", "number": "done"}
    vine = action(
        "vine", 1, abilities=[{"targets": [{"target": "creature"}], "do": [{"action": "attune"}, count]}]
    )
    story = Scene(lies("ox"), more=(vine,), sides=[{"hand": ["vine"]}]).do("play:vine").passes()
    assert (story.mine.xp, story.piece("ox").under[0].card) == (1, "vine")


@rule("SF-R69")
@pytest.mark.parametrize(("who", "marked"), [("source", "rock"), ("that", "giant")])
def test_what_is_done_later_knows_what_did_it(who: str, marked: str) -> None:
    mark = {"action": "add_counter", "who": who, "kind": "tide"}
    fight = {"event": "damaged", "combat": True, "is": {"name": "giant"}}
    deed = action("deed", 1, abilities=[{"do": [{"action": "later", "when": fight, "do": [mark]}]}])
    rock = creature("rock", 1, 1, 0, 9)
    story = Scene(lies("rock"), lies("giant", YOU), more=(deed, rock), sides=[{"hand": ["deed"]}])
    story.do("play:deed").passes().do("combat").passes().attacks("rock", "giant")
    assert [piece.card.id for piece in story.table.pieces.values() if piece.counters] == [marked]
    assert [event.facts["verb"] for event in story.events("flow", "resolve")][2:] == ["trigger", "trigger"]


@rule("SF-133", "SF-R56", "SF-R35")
@pytest.mark.parametrize(
    ("card", "lies_then"), [("forge:ring", ["ox", "ring"]), ("summon:imp", ["imp"]), ("play:hymn", ["hymn"])]
)
def test_what_is_negated_goes_to_the_graveyard_and_its_price_is_gone(card: str, lies_then: list[str]) -> None:
    side = {"hand": ["imp", "hymn"], "forge": ["ring"], "material": ["ox"]}
    story = scene(set_by(YOU, "veto"), side=side, hand=("imp", "hymn")).do(card)
    if story.asked.kind == "pay":
        story.do(("m:ox",))
    story.do("use:p1").passes()
    assert (sorted(story.mine.grave), story.yours.grave) == (lies_then, ["veto"])
    assert story.names(ME, "field", "accessory", "action") == []


@rule("SF-R56", "SF-133")
def test_what_waits_for_a_negation_hears_of_a_forging_too() -> None:
    negated = {"event": "negated", "whose": "own", "is": {"equip": "accessory"}}
    mourner = creature("mourner", 1, 1, 0, 1, abilities=[{"when": negated, "do": GAIN_XP}])
    side = {"forge": ["ring"], "material": ["ox"]}
    story = Scene(lies("mourner"), set_by(YOU, "veto"), more=(*MORE, mourner), sides=[side])
    assert story.do("forge:ring", ("m:ox",)).do("use:p2").passes().mine.xp == 1


@rule("SF-71", "SF-R36")
def test_what_is_forged_for_nothing_is_played() -> None:
    played = {"event": "played", "whose": "own", "is": {"equip": "accessory"}}
    host = creature("host", 1, 1, 0, 1, abilities=[{"when": played, "do": GAIN_XP}])
    story = Scene(lies("host"), more=(*MORE, host), sides=[{"hand": ["smelt"], "forge": ["ring"]}])
    assert story.do("play:smelt", ("ring",)).passes().mine.xp == 1


@pytest.mark.parametrize(("to", "damage"), [("blocker", 0), ("attacker", 0), ("you", 3)])
def test_an_attack_turned_to_what_is_not_there_stays(to: str, damage: int) -> None:
    count = {"action": "gain_experience", "number": "done"}
    turn = action("turn", 1, "reaction", abilities=[{"do": [{"action": "turn_attack", "to": to}, count]}])
    pieces = (lies("bear"), lies("giant", YOU), set_by(YOU, "turn"))
    story = Scene(*pieces, more=(turn,), at="combat").do("p1", "p2").do("use:p3").passes()
    if story.asked.kind == "block":
        story.do("no_block").passes()
    assert (story.yours.damage, story.piece("giant").damage) == (damage, 3 - damage)
    assert story.yours.xp == (1 if damage else 0)


@rule("SF-57")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_what_is_done_later_with_the_card_of_its_event_is_done_with_that_card(seat: int) -> None:
    back = {"action": "move_cards", "cards": "that", "to": "hand"}
    vow = {"action": "later", "when": {"event": "destroyed"}, "do": [back]}
    kill = {"action": "destroy", "who": "target"}
    deed = action("deed", 1, abilities=[{"targets": [{"target": "creature"}], "do": [vow, kill]}])
    story = Scene(lies("ox", seat), more=(deed,), sides=[{"hand": ["deed"]}]).do("play:deed").passes()
    side = story.table.sides[seat]
    assert (side.hand, "ox" in side.grave) == (["ox"], False), "to its owner's"


@rule("SF-R36", "SF-R26", "SF-R55")
@pytest.mark.parametrize(("zones", "able"), [(2, True), (1, False)])
def test_an_action_played_for_nothing_takes_a_zone_and_does_what_it_says_as_an_action(
    zones: int, able: bool
) -> None:
    """What it does stands after what it does while it stays; the Action that plays it has a zone itself."""
    vigil = action("vigil", 1, lingering=True, abilities=[
        {"when": {"event": "turn_ended"}, "do": GAIN_XP}, {"do": [{"action": "draw"}]}])  # fmt: skip
    deed = action("deed", 1, abilities=[{"do": [{"action": "play_free", "from": {"zone": "grave"}}]}])
    side = {"hand": ["deed"], "grave": ["vigil"]}
    story = Scene(more=(vigil, deed), sides=[side], action_zones=zones).do("play:deed").passes()
    assert (story.names(ME, "action"), len(story.mine.hand), story.mine.xp) == (
        (["vigil"], 1, 0) if able else ([], 0, 0)
    )  # fmt: skip
    assert story.mine.grave == (["deed"] if able else ["vigil", "deed"])


@rule("SF-R58", "SF-R56")
def test_an_entry_for_which_no_other_target_is_left_keeps_its_own() -> None:
    """The only creature is destroyed before another target is looked for."""
    creature_ = [{"target": "creature"}]
    hurt = {"targets": creature_, "do": [{"action": "damage", "who": "target", "number": 1}]}
    puff = {"targets": creature_, "do": [{"action": "destroy", "who": "target"}]}
    shift = entry("retarget")
    shift["do"].append({"action": "gain_experience", "number": "done"})
    more = (action("hurt", 1, abilities=[hurt]), action("puff", 1, "reaction", abilities=[puff]),
            action("shift", 1, "reaction", abilities=[shift]))  # fmt: skip
    sides = [{"hand": ["hurt"]}, {"stops": ("own", "entry")}]
    story = Scene(lies("ox"), set_by(YOU, "puff"), set_by(YOU, "shift"), more=more, sides=sides)
    story.do("play:hurt").do("use:p3").do("use:p2").passes()
    assert (story.yours.xp, story.names(), len(story.events("no_effect"))) == (0, [], 1)


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


@rule("SF-R56", "SF-133")
def test_what_was_negated_is_negated_once() -> None:
    """The second one that is aimed at it, and resolves first, has negated it."""
    deny = entry("negate", whose="opposing")
    deny["do"].append({"action": "gain_experience", "number": "done"})
    more = (action("deny", 1, "reaction", abilities=[deny]),)
    sides = [{"hand": ["study"]}, {"stops": ("own", "entry")}]
    story = Scene(set_by(YOU, "deny"), set_by(YOU, "deny"), more=more, sides=sides).do("play:study")
    story.do("use:p1").do("use:p2").passes()
    assert (story.yours.xp, len(story.events("negated")), story.mine.hand) == (1, 1, [])


@pytest.mark.parametrize(("word", "comes"), [("target", "ox"), ("target_2", "bear")])
def test_each_of_two_cards_that_are_aimed_at_is_meant_by_its_word(word: str, comes: str) -> None:
    aims = [{"target": "card", "zone": "grave", "is": {"name": each}} for each in ("ox", "bear")]
    move = {"action": "move_cards", "cards": word, "to": "hand"}
    deed = action("deed", 1, abilities=[{"targets": aims, "do": [move]}])
    story = Scene(more=(deed,), sides=[{"hand": ["deed"], "grave": ["bear", "ox"]}]).do("play:deed").passes()
    assert story.mine.hand == [comes]


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
