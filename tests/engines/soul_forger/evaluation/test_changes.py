"""What holds for a while or while a card is there, and what is told of payments, as stories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature, gear
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

GAIN_XP = [{"action": "gain_experience"}]


def holds(key: str, *changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    return creature(key, 1, 1, 0, 5, abilities=[{"holds": list(changes)}], **more)


def spell(key: str, *do: dict[str, Any], target: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    targets = [target] if target else []
    return action(key, 1, abilities=[{"targets": targets, "do": list(do)}], **more)


BOLT = {"action": "damage", "who": "target", "number": 2}
ANY, CREATURE = {"target": "side"}, {"target": "creature"}
MORE = (
    spell("bolt", BOLT, target=ANY),
    spell("twin", BOLT, BOLT, target=ANY),
    spell("ward", {"action": "change", "what": {
        "change": "prevent", "on": "target", "value": 3, "next_only": True}}, target=CREATURE),
    spell("wards", {"action": "change", "what": {
        "change": "prevent", "on": {"pick": "all", "whose": "own"}, "next_only": True}}),
    spell("tithe", BOLT, {"action": "gain_experience", "number": "done"}, target=ANY),
    spell("blast", {"action": "damage", "who": {"pick": "all", "whose": "own"}, "number": 1}),
    spell("charm", {"action": "control", "who": "target", "until": "this_turn"}, target=CREATURE),
    spell("silence", {"action": "change", "what": {"change": "no_responses"}}),
    spell("might", {"action": "change", "what": {"change": "player_power", "value": 2}}),
    spell("twocards", {"action": "draw", "number": 2},
          {"action": "if", "if": [{"test": "done"}], "do": GAIN_XP}),
    spell("recall", {"action": "move_cards", "cards": "target", "to": "deck_shuffled"},
          target={"target": "card", "zone": "grave"}),
    action("quarrel", 1, "reaction", abilities=[{"targets": [ANY], "do": [BOLT]}]),
    action("topple", 1, "reaction", abilities=[{"targets": [{"target": "action"}], "do": [
        {"action": "destroy", "who": "target"}]}]),
    spell("vow", {"action": "later", "when": {"event": "turn_began"}, "do": GAIN_XP},
          target={"target": "card", "zone": "grave"}),
    creature("avenger", 2, 2, 1, 2, abilities=[
        {"when": {"event": "destroyed", "whose": "opposing", "by": "this"}, "do": GAIN_XP}]),
    spell("bounce", {"action": "send", "who": {"pick": "all", "whose": "own"}, "to": "hand"}),
    holds("shield", {"change": "redirect", "who": "you", "to": "self"}),
    holds("brute", {"change": "must", "on": "self", "what": "attack"}),
    holds("wall", {"change": "must", "on": "self", "what": "block"}),
    holds("fury", {"change": "extra_attack", "on": "self"}),
    holds("sentry", {"change": "cannot", "on": "self", "what": "turn_off"}),
    holds("frost", {"change": "cannot", "on": {"pick": "all", "whose": "opposing"}, "what": "turn_on"}),
    creature("riser", 1, 1, 1, 3, abilities=[
        {"when": {"event": "guard_changed", "this": True, "to": "on"}, "do": GAIN_XP}]),
    holds("blight", {"change": "endurance", "on": {"pick": "all", "whose": "opposing"}, "value": {
        "calc": "difference", "parts": [1, {"calc": "count", "of": {"pick": "all", "whose": "own"}}]}}),
    holds("guru", {"change": "ronum", "on": {"pick": "all", "whose": "own"}, "value": -2}),
    holds("proud", {"change": "power", "value": 1, "on": {
        "pick": "all", "whose": "own", "is": {"min_power": 3}}}),
    holds("lesser", {"change": "ronum", "value": -1, "on": {"pick": "all", "is": {"min_ronum": 2}}}),
    holds("tutor", {"change": "hand_ronum", "value": -2}),
    holds("warden", {"change": "player_cannot", "who": "opponents", "what": "gain_levels"},
          {"change": "player_cannot", "who": "opponents", "what": "summon"}),
    holds("ore", {"change": "counts_as", "ronum": 2}),
    creature("vein", 1, 1, 0, 1, abilities=[
        {"holds": [{"change": "counts_as", "ronum": 3}], "if": [{"test": "your_turn"}]},
        {"holds": [{"change": "counts_as", "ronum": 5}], "if": [
            {"test": "controls", "is": {"name": "giant"}}]}]),
    creature("cinder", 2, 1, 0, 1, abilities=[
        {"when": {"event": "paid", "this": True, "for": "forge"}, "do": GAIN_XP}]),
    gear("blade", "armor", 2, cost="M: 4 ronum"),
)  # fmt: skip


def scene(*pieces: dict[str, Any], hand: tuple[str, ...] = (), side: Any = None, **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, sides=[{"hand": list(hand), **(side or {})}], **more)


def test_damage_that_is_prevented_once_is_prevented_once() -> None:
    story = scene(lies("giant"), hand=("ward", "twin")).do("play:ward").do("play:twin", "p1").passes()
    assert story.piece("giant").damage == 2


def test_damage_to_a_player_is_dealt_to_a_card_instead() -> None:
    story = scene(lies("shield", YOU), hand=("bolt",)).do("play:bolt", "s1").passes()
    assert (story.yours.damage, story.piece("shield").damage) == (0, 2)


def test_control_goes_back_at_the_end_of_the_turn() -> None:
    story = scene(lies("ox", YOU), hand=("charm",)).do("play:charm").passes()
    assert (story.names(ME), story.names(YOU)) == (["ox"], [])
    story.do("end").passes()
    assert (story.names(ME), story.names(YOU)) == ([], ["ox"])


@rule("SF-R27", "SF-R58")
def test_a_set_action_is_no_target_of_its_own() -> None:
    assert not scene(lies("topple", ME, "action", up=False)).offers("use:p1")
    story = scene(lies("topple", ME, "action", up=False), lies("hymn", YOU, "action"))
    assert story.do("use:p1").passes().yours.grave == ["hymn"]


def test_what_is_waited_for_in_vain_ends_with_its_turn() -> None:
    story = scene(hand=("vow",), side={"grave": ["imp"]}).do("play:vow").passes().do("end").passes()
    assert (story.table.turn, story.mine.xp, story.table.lasting) == (6, 0, ())


def test_what_must_attack_attacks_and_what_must_block_blocks() -> None:
    story = scene(lies("brute"), lies("wall", YOU), lies("ox", YOU))
    assert not story.offers("end"), "Combat is not skipped"
    story.do("combat").passes()
    assert (story.asks, "finish" in story.keys) == ((ME, "attack"), False)
    default = story.match.prompt(ME).default
    assert default is not None
    assert default.key == "sf-default-attack-bound", "without an answer it attacks"
    story.do("p1", "s1").passes()
    assert (story.asks, story.keys) == ((YOU, "block"), ("p2",))


def test_what_an_action_did_is_the_damage_it_dealt_and_none_of_before() -> None:
    story = scene(lies("ox", YOU, damage=1), hand=("tithe", "tithe"))
    story.yours.damage = 3
    story.do("play:tithe", "s1").passes()
    assert (story.yours.damage, story.mine.xp) == (5, 2)
    story.do("play:tithe", "p1").passes()
    assert (story.names(YOU), story.mine.xp) == ([], 4)


@rule("SF-R13")
def test_an_empty_deck_is_told_at_the_ready_phase() -> None:
    story = scene()
    story.yours.deck.clear()
    story.do("end").passes()
    assert [event.facts["seat"] for event in story.events("empty_deck")] == [YOU]


@rule("SF-102", "SF-35", "SF-98")
def test_a_second_attack_where_a_card_allows_it_and_no_third() -> None:
    story = scene(lies("fury"), at="combat").attacks("fury", "s1")
    assert (story.piece("fury").on, story.yours.damage) == (True, 1)
    story.attacks("fury", "s1")
    assert (story.piece("fury").on, story.yours.damage) == (False, 2)


@rule("SF-102", "SF-107", "SF-R4")
def test_what_is_held_in_its_position_does_not_turn_by_combat_or_at_its_ready_phase() -> None:
    story = scene(lies("sentry"), lies("ox"), at="combat").attacks("sentry", "s1")
    assert story.piece("sentry").on
    assert story.key("sentry") not in story.keys, "it has attacked: what does not turn attacks once a turn"
    assert story.key("ox") in story.keys
    story = scene(lies("frost"), lies("ox", YOU, on=False), lies("knife", YOU, "primary", on=False))
    story.do("end").passes()
    assert (story.table.active, story.piece("ox").on, story.piece("knife").on) == (YOU, False, False)


@rule("SF-57", "SF-R21")
@pytest.mark.parametrize(("others", "left"), [(0, ["lamb"]), (1, [])])
def test_what_is_whole_falls_where_a_number_that_is_counted_takes_its_endurance(
    others: int, left: Any
) -> None:
    story = scene(lies("blight"), *[lies("ox")] * others, lies("lamb", YOU))
    assert story.names(YOU) == left, "it has 1: and 1 more, less 1 for the blight and 1 for each ox"


@rule("SF-R4", "SF-21")
def test_what_waits_for_a_card_to_turn_on_guard_happens_at_the_ready_phase_too() -> None:
    story = scene(lies("riser", YOU, on=False), lies("riser", YOU)).do("end").passes()
    assert (story.table.active, story.yours.xp) == (YOU, 1)


def test_no_answer_where_a_spell_forbids_it() -> None:
    pieces = (lies("quarrel", YOU, "action", up=False),)
    story = scene(*pieces, hand=("silence", "bolt")).do("play:silence").passes()
    assert story.do("play:bolt", "s1").asks == (ME, "main")


@rule("SF-R77", "SF-78")
def test_a_players_power_counts_with_every_weapon_for_the_turn() -> None:
    story = scene(*armed(ME), hand=("might",)).do("play:might")
    view: Any = story.match.view(None)
    assert view.pieces[0].power == 4
    story.piece("knife").on = False
    view = story.match.view(None)
    assert view.pieces[0].power == 3, "Off-guard too"
    story.do("end").passes()
    view = story.match.view(None)
    assert view.pieces[0].power == 1


@rule("SF-3")
def test_what_a_card_says_stands_above_the_rules() -> None:
    assert not scene(hand=("bear",), level=2).offers("summon:bear")
    assert scene(lies("guru"), hand=("bear",), level=2).offers("summon:bear")
    assert not scene(lies("warden", YOU), hand=("imp",)).offers("summon:imp")
    story = scene(lies("guru"), hand=("bear",), level=2).do("summon:bear").passes()
    assert sorted(story.names()) == ["bear", "guru"], "it has Ronum 1 there, and stays"
    story = scene(lies("warden", YOU), at="quest", hand=("giant",), level=3).do(("giant",))
    assert story.mine.level == 3


@pytest.mark.parametrize(("deck", "gained"), [(["imp", "imp"], 1), (["imp"], 0)])
def test_if_you_do_means_in_full(deck: list[str], gained: int) -> None:
    assert scene(hand=("twocards",), side={"deck": deck}).do("play:twocards").mine.xp == gained


def test_a_text_that_depends_on_what_it_changes_looks_at_it_without_that() -> None:
    story = scene(lies("proud"), lies("ox"), lies("bear"), lies("lesser", YOU), level=6)
    view: Any = story.match.view(None)
    assert [piece.power for piece in view.pieces] == [1, 2, 4, 1]
    assert [side.ronum for side in view.sides] == [1 + 1 + 2, 1], "2 and 3 are 1 less, and no more"


def test_the_next_time_is_one_for_each_card() -> None:
    story = scene(lies("imp"), lies("giant"), hand=("wards", "blast", "blast")).do("play:wards").passes()
    story.do("play:blast").passes()
    assert [piece.damage for piece in story.table.creatures(ME)] == [0, 0]
    story.do("play:blast").passes()
    assert story.piece("giant").damage == 1


@rule("SF-147", "SF-R66")
def test_material_counts_for_the_forge_deck_alone() -> None:
    side = {"forge": ["blade"], "material": ["ore", "imp"]}
    story = scene(side=side).do("forge:blade", ("m:ore", "m:imp")).passes()
    assert story.names(ME, "armor") == ["blade"]
    assert not scene(side={**side, "material": ["imp", "imp"]}).offers("forge:blade")


@rule("SF-147", "SF-R66")
@pytest.mark.parametrize(("field", "ronum"), [((), 4), ((lies("giant"),), 9)])
def test_material_counts_as_more_where_its_condition_holds(field: tuple[Any, ...], ronum: int) -> None:
    side = {"forge": ["blade"], "material": ["vein"]}
    story = scene(*field, side=side).do("forge:blade")
    (option,) = story.match.prompt(ME).options
    assert (story.asks, option.worth) == ((ME, "pay"), ronum), "what the question says is what it pays"
    assert story.do(("m:vein",)).passes().names(ME, "armor") == ["blade"]


@rule("SF-59", "SF-60", "SF-R20")
def test_less_ronum_in_hand_opens_no_room_on_the_field() -> None:
    assert not scene(lies("tutor"), hand=("bear",), level=3).offers("summon:bear")
    assert scene(lies("tutor"), hand=("bear",), level=4).offers("summon:bear")


@rule("SF-72", "SF-45", "SF-86")
def test_cards_of_a_hand_have_the_ronum_that_a_text_gives_them_until_they_are_played() -> None:
    side = {"forge": ["blade"], "material": ["ox", "ox"]}
    assert not scene(side={**side}, level=1).offers("forge:blade")
    assert scene(lies("tutor"), side={**side}, level=1).offers("forge:blade")
    story = scene(lies("tutor"), at="quest", hand=("bear", "giant"), level=4)
    assert [option.worth for option in story.match.prompt(ME).options] == [1, 4]
    assert story.do(("bear",)).mine.level == 4, "3 less 2 is no 4"


@rule("SF-147", "SF-R66")
def test_material_that_starts_by_itself_resolves_before_what_is_forged() -> None:
    side = {"forge": ["blade"], "material": ["cinder", "ox"]}
    story = scene(side=side).do("forge:blade", ("m:cinder", "m:ox")).passes()
    assert (story.mine.xp, story.names(ME, "armor")) == (1, ["blade"])
    assert [event.facts["verb"] for event in story.events("resolve")] == ["trigger", "forge"]
    story = scene(hand=("wyrm", "cinder")).do("summon:wyrm", ("h:cinder",)).passes()
    assert story.mine.xp == 0, "a creature is no card of the Forge Deck"


@rule("SF-83", "SF-R42")
def test_equipment_that_goes_to_the_deck_goes_to_the_forge_deck() -> None:
    story = scene(hand=("recall",), side={"grave": ["knife"], "deck": ["imp"]}).do("play:recall").passes()
    assert (story.mine.forge, story.mine.deck) == (["knife"], ["imp"])
    assert not story.offers("forge:knife"), "Starting Gear has no cost that could be paid"


@rule("SF-42", "SF-33", "SF-123")
def test_what_a_main_phase_offers_and_an_answer_does_not() -> None:
    story = scene(hand=("imp", "study"), side={"forge": ["ring"], "material": ["ox"]})
    offered = {"summon:imp", "play:study", "set:study", "forge:ring", "combat", "end"}
    assert offered <= set(story.keys)
    story = scene(lies("quarrel", ME, "action", up=False), lies("ox"), hand=("study", "imp"), at="combat")
    assert "play:study" not in story.keys
    assert "summon:imp" not in story.keys


@rule("SF-R54", "SF-127")
def test_a_reaction_is_activated_in_the_own_combat_without_anything_to_answer() -> None:
    story = scene(lies("quarrel", ME, "action", up=False), lies("ox"), at="combat")
    assert story.offers("use:p1")
    assert story.do("use:p1", "s1").passes().yours.damage == 2


@rule("SF-R53")
def test_a_phase_that_ends_can_be_answered_by_who_wants_to_be_asked() -> None:
    story = scene(lies("quarrel", YOU, "action", up=False))
    story.table.sides[YOU].stops = frozenset({"phase"})
    story.do("end")
    assert (story.asks, story.table.moment) == ((YOU, "window"), "phase_end")


@rule("SF-R6", "SF-21")
def test_equipment_has_a_position_and_a_player_that_of_the_primary_weapon() -> None:
    story = scene(*armed(ME), lies("apron", ME, "armor", on=False))
    view: Any = story.match.view(None)
    assert [piece.on for piece in view.pieces] == [True, False]
    assert view.sides[ME].on_guard
    story.piece("knife").on = False
    view = story.match.view(None)
    assert not view.sides[ME].on_guard


@rule("SF-R51", "SF-109")
def test_an_attack_stays_blocked_when_its_blocker_is_gone() -> None:
    pieces = (lies("bear"), lies("imp", YOU), lies("quarrel", ME, "action", up=False))
    story = scene(*pieces, at="combat")
    story.table.sides[ME].stops = frozenset({"step2"})
    story.do("p1", "s1").passes().do("p2")
    assert (story.asks, story.table.moment) == ((ME, "window"), "step2"), "the attacking player is first"
    story.do("use:p3", "p2").passes()
    assert (story.yours.damage, story.piece("bear").on) == (0, False)


@rule("SF-110")
def test_the_turn_player_is_first_before_damage() -> None:
    pieces = (
        lies("bear"),
        lies("ox", YOU),
        *(lies("quarrel", seat, "action", up=False) for seat in (ME, YOU)),
    )
    story = scene(*pieces, at="combat")
    for seat in (ME, YOU):
        story.table.sides[seat].stops = frozenset({"fight"})
    story.do("p1", "s1").do("p2")
    assert (story.table.moment, story.table.asked) == ("step3", (ME, YOU))


@rule("SF-R74")
def test_after_the_cap_nobody_answers_and_after_as_many_more_it_is_a_draw() -> None:
    story = scene(lies("quarrel", YOU, "action", up=False), hand=("bolt", "bolt"))
    story.table.entries = 199
    story.do("play:bolt", "s1")
    assert story.asks == (ME, "main")
    story.table.entries = 399
    story.do("play:bolt", "s1")
    assert story.match.result is not None
    assert (story.match.result.winners, story.match.result.reason) == ((), "loop")
    assert story.table.stage == "over", "no question is due any more"


@rule("SF-1", "SF-14")
def test_the_last_one_left_wins() -> None:
    sides = [{"hand": ["bolt", "bolt"]}, {"damage": 28}, {"damage": 28}]
    story = Scene(more=MORE, sides=sides, seats=3).do("play:bolt", "s1").passes()
    assert (story.match.result, story.table.out) == (None, [(1,)])
    story.do("play:bolt", "s2").passes()
    assert story.match.result is not None
    assert (story.match.result.winners, story.match.result.places) == ((ME,), (1, 3, 2))
    assert story.table.stage == "over", "no question is due any more"


@rule("SF-114", "SF-113")
def test_what_a_fight_sets_off_can_be_answered_before_the_fight_is_over() -> None:
    pieces = (lies("avenger"), lies("imp", YOU), lies("quarrel", YOU, "action", up=False))
    story = scene(*pieces, at="combat")
    story.do("p1", "p2").do("pass")
    assert story.asks == (YOU, "window")
    assert [entry.kind for entry in story.table.flow] == ["trigger"]
    story.do("use:p3", "s0").passes()
    assert [event.facts["verb"] for event in story.events("resolve")] == ["action", "trigger"]
    assert (story.mine.damage, story.mine.xp, story.piece("avenger").on) == (2, 1, False)


@rule("SF-120")
def test_an_action_in_its_zone_goes_back_to_no_hand() -> None:
    story = scene(lies("hymn", ME, "action"), lies("ox"), hand=("bounce",)).do("play:bounce").passes()
    assert (story.names(ME, "action"), story.names(), story.mine.hand) == (["hymn"], [], ["ox"])


@rule("SF-R52")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_early_answers_lead_to_the_same_in_any_order(order: tuple[int, ...]) -> None:
    pieces = [lies("quarrel", seat, "action", up=False) for seat in (1, 2, 3)]
    story = Scene(*pieces, more=MORE, seats=4, sides=[{"hand": ["bolt"]}]).do("play:bolt", "s1")
    assert [asked.seat for asked in story.match.decisions] == [1, 2, 3]
    said = {1: "pass", 2: "use:p2", 3: "use:p3"}
    for seat in order:
        if any(asked.seat == seat and asked.kind == "window" for asked in story.match.decisions):
            story.match.answer(seat, said[seat])
    assert story.asks == (2, "aim")
    story.do("s0")
    assert [entry.seat for entry in story.table.flow] == [0, 2]


@rule("SF-86", "SF-147", "SF-R66")
@pytest.mark.parametrize(
    ("field", "pays"),
    [((), False), ((lies("tall"),), True), ((lies("tall", YOU),), False)],
)
def test_a_card_in_hand_pays_with_the_ronum_that_a_text_gives_it(field: Any, pays: bool) -> None:
    """For a creature the ore counts as 1, and as 2 where the cards of its player's hand have more."""
    tall, dear = (
        holds("tall", {"change": "hand_ronum", "value": 1}),
        creature("dear", 1, 1, 0, 1, cost="H: 2 ronum"),
    )
    story = Scene(*field, more=(*MORE, tall, dear), sides=[{"hand": ["dear", "ore"]}])
    assert story.offers("summon:dear") == pays


@rule("SF-147", "SF-R66")
@pytest.mark.parametrize(
    ("pile", "field", "worth"),
    [("hand", (), 3), ("hand", (lies("tall"),), 4), ("material", (), 3), ("material", (lies("tall"),), 3)],
)
def test_material_counts_as_more_besides_what_a_hand_has_more(pile: str, field: Any, worth: int) -> None:
    badge = gear("badge", "armor", 1, cost="HM: 3 ronum")
    more = (*MORE, holds("tall", {"change": "hand_ronum", "value": 1}), badge)
    story = Scene(*field, more=more, sides=[{pile: ["ore"], "forge": ["badge"]}]).do("forge:badge")
    (option,) = story.match.prompt(ME).options
    assert (story.asks, option.worth) == ((ME, "pay"), worth)
    assert story.do((f"{pile[0]}:ore",)).passes().names(ME, "armor") == ["badge"]


@rule("SF-147", "SF-R66")
@pytest.mark.parametrize(("damage", "able"), [(1, True), (0, False)])
def test_material_on_the_field_counts_as_more_by_what_it_is_now(damage: int, able: bool) -> None:
    more = creature("shard", 1, 1, 0, 3, abilities=[{
        "holds": [{"change": "counts_as", "ronum": 3}],
        "if": [{"test": "card", "of": "self", "is": {"damaged": True}}]}])  # fmt: skip
    badge = gear("badge", "armor", 1, cost="F: 4 ronum")
    story = Scene(lies("shard", damage=damage), more=(more, badge), sides=[{"forge": ["badge"]}])
    assert story.offers("forge:badge") == able


@rule("SF-117")
@pytest.mark.parametrize(
    ("least", "level", "able"), [("level", 2, True), ("level", 1, False), (4, 2, True), (5, 2, False)]
)
def test_cards_of_a_hand_have_less_ronum_where_they_are_of_the_kind(
    least: Any, level: int, able: bool
) -> None:
    """The deed has 4: 2 less where it has at least so much."""
    tutor = holds("tutor", {"change": "hand_ronum", "value": -2, "is": {"min_ronum": least}})
    story = Scene(lies("tutor"), more=(tutor, action("deed", 4)), sides=[{"hand": ["deed"]}], level=level)
    assert story.offers("play:deed") == able


@pytest.mark.parametrize("number", [1, 3])
def test_who_cannot_gain_levels_gains_none_by_a_text_and_may_lose_some(number: int) -> None:
    rise, sink = ({"action": f"{verb}_level", "number": number} for verb in ("gain", "lose"))
    more = (*MORE, spell("rise", rise), spell("sink", sink))
    story = Scene(lies("warden", YOU), more=more, sides=[{"hand": ["rise", "sink"]}])
    assert story.do("play:rise").passes().mine.level == 10
    assert story.do("play:sink").passes().mine.level == 10 - number
