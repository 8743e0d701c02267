"""Events of cards that lie on no field: played, negated, discarded; what waits for them, as stories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.soul_forger.pack import action, creature, gear, weapon
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

GAIN = [{"action": "gain_experience"}]


def waits(
    key: str, event: str, do: list[dict[str, Any]] | None = None, *, fits: Any = None, **more: Any
) -> dict[str, Any]:
    when = {"event": event, **({"is": fits} if fits else {}), **more}
    return creature(key, 1, 1, 0, 5, abilities=[{"when": when, "do": do or GAIN}])


DENY = {"target": "entry"}
MORE = (
    waits("herald", "played", whose="own", fits={"type": "creature"}),
    waits("smith", "played", whose="own", fits={"equip": "weapon"}),
    waits("censor", "played", do=[{"action": "negate", "who": "that"}], whose="opposing",
          fits={"type": "creature", "max_ronum": 2}),
    waits("mourner", "negated", whose="own", fits={"type": "creature"}),
    waits("hoarder", "discarded", whose="own", fits={"type": "creature"}),
    waits("gleaner", "discarded", do=[{"action": "move_cards", "cards": "that", "to": "hand"}], whose="own"),
    waits("comer", "played", this=True),
    waits("stray", "discarded", do=[{"action": "move_cards", "cards": "self", "to": "hand"}], this=True),
    action("fizzle", 1, abilities=[{"do": [{"action": "draw"}]},
           {"when": {"event": "negated", "this": True}, "do": GAIN}]),
    action("deny", 1, "reaction", abilities=[{"targets": [DENY], "do": [{"action": "negate"}]}]),
    action("purge", 1, abilities=[{"do": [{"action": "discard", "who": "you", "number": 2}]}]),
    creature("swarm", 2, 1, 0, 3, cost="H: X cards", abilities=[
        {"when": {"event": "entered", "this": True}, "do": [{"action": "gain_experience", "number": "x"}]}]),
    weapon("hook", 1, 2, 1, cost="M: 1 ronum"),
)  # fmt: skip


def scene(*pieces: dict[str, Any], hand: tuple[str, ...] = (), side: Any = None, **more: Any) -> Scene:
    return Scene(*pieces, more=MORE, sides=[{"hand": list(hand), **(side or {})}], **more)


@rule("SF-71", "SF-R20")
@pytest.mark.parametrize(("card", "gained"), [("summon:imp", 1), ("play:study", 0), ("forge:hook", 0)])
def test_who_waits_for_a_creature_to_be_played_waits_for_nothing_else(card: str, gained: int) -> None:
    side = {"forge": ["hook"], "material": ["imp"]}
    story = scene(lies("herald"), *armed(ME), hand=("imp", "study"), side=side).do(card)
    while story.asked.kind == "pay":
        story.do(("m:imp",))
    assert story.passes().mine.xp == gained


@rule("SF-71")
def test_a_card_of_the_forge_deck_is_played() -> None:
    side = {"forge": ["hook"], "material": ["imp"]}
    story = scene(lies("smith"), *armed(ME), side=side).do("forge:hook", ("m:imp",)).passes()
    assert story.mine.xp == 1


@rule("SF-133", "SF-R56")
@pytest.mark.parametrize(("card", "enters"), [("ox", False), ("bear", True)])
def test_a_trigger_negates_the_very_summon_that_set_it_off(card: str, enters: bool) -> None:
    story = scene(lies("censor", YOU), hand=(card,)).do(f"summon:{card}").passes()
    assert (card in story.names(), card in story.mine.grave) == (enters, not enters)


@rule("SF-133", "SF-R56")
@pytest.mark.parametrize(("card", "gained"), [("summon:imp", 1), ("play:study", 0)])
def test_what_was_negated_is_known(card: str, gained: int) -> None:
    trap = lies("deny", YOU, "action", up=False)
    story = scene(lies("mourner"), trap, hand=("imp", "study")).do(card)
    story.do("use:p2").passes()
    assert (story.mine.xp, len(story.mine.grave)) == (gained, 1)


@rule("SF-R56")
def test_an_action_that_is_negated_may_say_what_happens_then() -> None:
    story = scene(lies("deny", YOU, "action", up=False), hand=("fizzle",)).do("play:fizzle", "use:p1")
    assert (story.passes().mine.xp, story.mine.hand) == (1, [])


@rule("SF-39", "SF-R30")
def test_each_card_that_is_discarded_is_known_and_may_come_back() -> None:
    story = scene(lies("hoarder"), hand=("purge", "imp", "study")).do("play:purge").passes()
    assert story.mine.xp == 1, "one of them is a creature"
    story = scene(lies("gleaner"), hand=("purge", "imp", "study")).do("play:purge").passes()
    while story.asked.kind == "order":
        story.do(story.keys[0]).passes()
    assert (sorted(story.mine.hand), story.mine.grave) == (["imp", "study"], ["purge"])


@rule("SF-71", "SF-R55")
def test_a_card_may_wait_for_itself_to_be_played_or_discarded() -> None:
    assert scene(hand=("comer",)).do("summon:comer").passes().mine.xp == 1
    story = scene(hand=("purge", "stray", "imp")).do("play:purge").passes()
    assert (story.mine.hand, sorted(story.mine.grave)) == (["stray"], ["imp", "purge"])


@rule("SF-R37", "SF-160")
def test_welcome_knows_the_x_that_was_named() -> None:
    story = scene(hand=("swarm", "imp", "imp", "imp")).do("summon:swarm", 2, ("h:imp", "h:imp#2")).passes()
    assert story.mine.xp == 2


@rule("SF-R69")
def test_whom_an_event_concerned_may_be_the_first_player_too() -> None:
    for seat in (ME, YOU):
        spy = waits("spy", "experienced", do=[{"action": "gain_level", "who": "that"}], whose="any")
        gain = action("gain", 1, abilities=[
            {"targets": [{"target": "player", "whose": "any"}],
             "do": [{"action": "gain_experience", "who": "target"}]}
        ])  # fmt: skip
        story = Scene(lies("spy", YOU), more=(spy, gain), sides=[{"hand": ["gain"]}]).do(
            "play:gain", f"s{seat}"
        )
        levels = [side.level for side in story.passes().table.sides]
        assert levels[seat] == levels[1 - seat] + 1


AMOUNTS: list[tuple[str, dict[str, Any], int]] = [
    ("drew", {"action": "draw", "number": 3}, 3),
    ("leveled", {"action": "gain_level", "number": 2}, 2),
    ("experienced", {"action": "gain_experience", "number": 4}, 4),
    ("healed", {"action": "heal", "who": "target", "number": 5}, 2),
    ("damaged", {"action": "damage", "who": "target", "number": 3}, 3),
    ("player_damaged", {"action": "damage", "who": "you", "number": 3}, 3),
]


@rule("SF-14", "SF-R73")
@pytest.mark.parametrize(("event", "deed", "amount"), AMOUNTS)
def test_an_event_knows_how_much_it_was(event: str, deed: dict[str, Any], amount: int) -> None:
    tally = {"action": "add_counter", "who": "self", "kind": "growth", "number": "amount"}
    keeper = waits("keeper", event, do=[tally])
    doer = action("doer", 1, abilities=[{"targets": [{"target": "creature", "is": {"name": "giant"}}],
                                         "do": [deed]}])  # fmt: skip
    pieces = (lies("keeper"), lies("giant", damage=2))
    side = {"hand": ["doer"], "xp": 3, "damage": 4}
    story = Scene(*pieces, more=(keeper, doer), sides=[side]).do("play:doer").passes()
    assert story.piece("keeper").counters == {"growth": amount}


@rule("SF-R53")
@pytest.mark.parametrize(("whose", "mine"), [("own", 1), ("opposing", 0), ("any", 1)])
@pytest.mark.parametrize(("phase", "ends"), [("main_1", True), ("combat", False)])
def test_the_end_of_a_phase_is_its_turn_players(whose: str, mine: int, phase: str, ends: bool) -> None:
    watch = waits("watch", "phase_ending", whose=whose, phase=phase)
    story = Scene(lies("watch"), lies("ox"), more=(watch,)).do("combat").passes()
    assert (story.asks, story.mine.xp) == ((ME, "attack"), mine * ends)


@rule("SF-R61")
def test_the_damage_of_a_player_is_heard_by_his_equipment_alone() -> None:
    hears = {"when": {"event": "damaged"}, "do": GAIN}
    more = (
        gear("plate", "armor", abilities=[hears]), creature("wary", 1, 1, 0, 5, abilities=[hears]),
        action("bolt", 1, abilities=[
            {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 1}]}]),
    )  # fmt: skip
    for card, zone in (("plate", "armor"), ("wary", "field")):
        pieces = [lies(card, seat, zone) for seat in (ME, YOU)]  # pyright: ignore[reportArgumentType]: zones come as text
        story = Scene(*pieces, more=more, sides=[{"hand": ["bolt"]}]).do("play:bolt", f"s{YOU}").passes()
        assert (story.mine.xp, story.yours.xp) == (0, 1 if card == "plate" else 0)


@rule("SF-160", "SF-71")
@pytest.mark.parametrize(("whose", "gained"), [("own", 1), ("opposing", 0)])
@pytest.mark.parametrize("card", ["forge:hook", "summon:ox"])
def test_whose_a_card_is_that_enters(card: str, whose: str, gained: int) -> None:
    host = waits("host", "entered", whose=whose)
    side = {"hand": ["ox"], "forge": ["hook"], "material": ["imp"]}
    story = Scene(lies("host"), more=(*MORE, host), sides=[side]).do(card)
    if story.asked.kind == "pay":
        story.do(("m:imp",))
    assert story.passes().mine.xp == gained


@rule("SF-R59")
def test_what_has_started_once_in_this_turn_keeps_no_other_from_starting() -> None:
    first, then = waits("first", "drew", whose="own", once=True), waits("then", "drew", whose="own")
    story = Scene(lies("first"), lies("then"), more=(first, then), sides=[{"hand": ["study", "study"]}])
    for gained in (2, 3):
        story.do("play:study").passes()
        while story.asked.kind == "order":
            story.do(story.keys[0]).passes()
        assert story.mine.xp == gained


@rule("SF-R76", "SF-30")
@pytest.mark.parametrize(("seat", "sees"), [(ME, []), (YOU, ["ox", "bear"]), (None, [])])
def test_who_draws_sees_the_cards_and_the_others_their_number(seat: int | None, sees: list[str]) -> None:
    story = Scene(sides=[{}, {"deck": ["imp", "bear", "ox"]}]).do("end").passes()
    (event,) = story.events("draw")
    seen = event.seen_by(seat)
    assert ([card["id"] for card in seen.get("cards", ())], seen["count"], seen["seat"]) == (sees, 2, YOU)


@rule("SF-130", "SF-155")
@pytest.mark.parametrize(("whose", "gained"), [("own", 1), ("opposing", 0)])
def test_whose_an_ability_is_that_is_activated(whose: str, gained: int) -> None:
    host = waits("host", "activated", whose=whose)
    fencer = creature("fencer", 1, 1, 0, 3, abilities=[{"cost": ["off_guard"], "do": [{"action": "draw"}]}])
    story = Scene(lies("host"), lies("fencer"), more=(host, fencer)).do("skill:p2:0").passes()
    assert (story.mine.xp, len(story.mine.hand)) == (gained, 1)


@rule("SF-R30", "SF-147")
@pytest.mark.parametrize(("whose", "gained"), [("own", 1), ("opposing", 0)])
@pytest.mark.parametrize("pays", ["p2", "h:ox"])
def test_whose_a_card_is_that_pays(pays: str, whose: str, gained: int) -> None:
    host = waits("host", "paid", whose=whose)
    story = Scene(lies("host"), lies("imp"), more=(host,), sides=[{"hand": ["wyrm", "ox"]}])
    assert story.do("summon:wyrm", (pays,)).passes().mine.xp == gained


@rule("SF-R56", "SF-133")
def test_a_creature_that_is_negated_may_say_what_happens_then() -> None:
    fizzle = creature(
        "phoenix", 1, 1, 0, 1, abilities=[{"when": {"event": "negated", "this": True}, "do": GAIN}]
    )
    trap = lies("deny", YOU, "action", up=False)
    story = Scene(trap, more=(*MORE, fizzle), sides=[{"hand": ["phoenix"]}]).do("summon:phoenix").do("use:p1")
    assert (story.passes().mine.xp, story.mine.grave) == (1, ["phoenix"])


@rule("SF-R69", "SF-140", "SF-156")
def test_all_that_destroy_a_card_at_the_same_moment_have_destroyed_it() -> None:
    """What the attacked creature deals is dealt to itself instead, at the moment of the attacker's damage."""
    turned = {"change": "redirect", "on": {"pick": "all", "whose": "opposing"}, "to": "attacked"}
    mirror = creature("mirror", 1, 1, 0, 9, abilities=[{"holds": [turned]}])
    betrayed = {"when": {"event": "destroyed", "this": True, "by": "own"}, "do": GAIN}
    slayer = {"when": {"event": "destroyed", "whose": "opposing", "by": "this"}, "do": GAIN}
    more = (mirror, creature("friend", 2, 2, 0, 3, abilities=[betrayed]),
            creature("killer", 2, 2, 0, 3, abilities=[slayer]))  # fmt: skip
    story = Scene(lies("killer"), lies("friend", YOU), lies("mirror", YOU), more=more, at="combat")
    story.attacks("killer", "friend")
    assert (story.names(YOU), story.piece("killer").damage) == (["mirror"], 0)
    assert (story.mine.xp, story.yours.xp) == (1, 1)


@rule("SF-R69")
@pytest.mark.parametrize(
    ("more", "gained"),
    [({"by": "this"}, 1), ({"by": "own"}, 1), ({"by": "opposing"}, 0), ({"whose": "opposing"}, 1),
     ({"whose": "own"}, 0), ({"combat": False}, 1), ({"combat": True}, 0)],
)  # fmt: skip
def test_damage_to_a_player_is_known_by_whose_it_is_and_what_dealt_it(
    more: dict[str, Any], gained: int
) -> None:
    hit = {"action": "damage", "who": "opponents", "number": 2}
    hears = {"when": {"event": "player_damaged", **more}, "do": GAIN}
    mage = creature("mage", 1, 1, 0, 3, abilities=[{"cost": ["off_guard"], "do": [hit]}, hears])
    story = Scene(lies("mage"), more=(mage,)).do("skill:p1:0").passes()
    assert (story.yours.damage, story.mine.xp) == (2, gained)


@pytest.mark.parametrize(("whose", "gained"), [("own", 1), ("opposing", 0), ("any", 1)])
def test_who_is_damaged_himself_is_known(whose: str, gained: int) -> None:
    mage = waits("mage", "player_damaged", whose=whose)
    hurt = action("hurt", 1, abilities=[{"do": [{"action": "damage", "who": "you", "number": 2}]}])
    story = Scene(lies("mage"), more=(mage, hurt), sides=[{"hand": ["hurt"]}]).do("play:hurt").passes()
    assert (story.mine.damage, story.mine.xp) == (2, gained)


@rule("SF-R73")
@pytest.mark.parametrize(
    ("seat", "whose", "gained"), [(ME, "own", 1), (ME, "opposing", 0), (YOU, "opposing", 1)]
)
def test_whose_a_card_is_that_is_healed(seat: int, whose: str, gained: int) -> None:
    host = waits("host", "healed", whose=whose)
    heal = {"action": "heal", "who": {"pick": "all", "is": {"name": "giant"}}, "number": 1}
    mend = action("mend", 1, abilities=[{"do": [heal]}])
    pieces = (lies("host"), lies("giant", seat, damage=2))
    story = Scene(*pieces, more=(host, mend), sides=[{"hand": ["mend"]}]).do("play:mend").passes()
    assert (story.piece("giant").damage, story.mine.xp) == (1, gained)


@rule("SF-R13", "SF-R69")
@pytest.mark.parametrize(("by", "gained"), [("any", 1), ("own", 0), ("opposing", 0), ("this", 0)])
def test_what_an_empty_deck_costs_nobody_has_dealt(by: str, gained: int) -> None:
    mage = waits("mage", "player_damaged", by=by)
    story = Scene(lies("mage"), more=(mage,), sides=[{"deck": []}], at="ready").passes()
    assert (story.mine.damage, story.mine.xp) == (5, gained)


@rule("SF-R73")
def test_a_card_may_wait_for_itself_to_be_healed() -> None:
    rite = creature("rite", 1, 1, 0, 5, abilities=[{"when": {"event": "healed", "this": True}, "do": GAIN}])
    heal = {"action": "heal", "who": {"pick": "all", "whose": "own"}, "number": 1}
    mend = action("mend", 1, abilities=[{"do": [heal]}])
    for damage, gained in ((1, 1), (0, 0)):
        pieces = (lies("rite", damage=damage), lies("giant", damage=1))
        story = Scene(*pieces, more=(rite, mend), sides=[{"hand": ["mend"]}]).do("play:mend").passes()
        assert story.mine.xp == gained


@rule("SF-58", "SF-65")
@pytest.mark.parametrize("verb", ["destroy", "send"])
@pytest.mark.parametrize(
    ("card", "whose", "gained"), [("ox", "own", 1), ("ox", "opposing", 0), ("puppet", "own", 1)]
)
def test_whose_a_card_is_that_leaves(verb: str, card: str, whose: str, gained: int) -> None:
    host = waits("host", "left", whose=whose, fits={"type": "creature"})
    go = {
        "action": verb,
        "who": {"pick": "all", "is": {"name": card}},
        **({"to": "removed"} if verb == "send" else {}),
    }
    story = Scene(lies("host"), lies(card), more=(host, action("go", 1, abilities=[{"do": [go]}])),
                  sides=[{"hand": ["go"]}]).do("play:go").passes()  # fmt: skip
    assert (story.names(), story.mine.xp) == (["host"], gained)


@rule("SF-109", "SF-R48")
@pytest.mark.parametrize(("more", "gained"), [
    ({"this": True}, 1), ({"whose": "own"}, 1), ({"whose": "opposing"}, 0), ({"by": "opposing"}, 1),
    ({"by": "own"}, 0),
])  # fmt: skip
def test_what_waits_for_a_block_knows_blocker_and_attacker(more: dict[str, Any], gained: int) -> None:
    wall = creature("wall", 2, 1, 0, 9, abilities=[{"when": {"event": "blocked", **more}, "do": GAIN}])
    story = Scene(lies("ox"), lies("wall", YOU), more=(wall,), at="combat").attacks(
        "ox", f"s{YOU}", block="wall"
    )
    assert story.yours.xp == gained


@rule("SF-R69", "SF-R71", "SF-57")
@pytest.mark.parametrize(("combat", "fought", "burnt"), [(True, 1, 0), (False, 0, 1), (None, 1, 1)])
def test_who_waits_for_what_falls_in_combat_tells_it_from_what_falls_otherwise(
    combat: bool | None, fought: int, burnt: int
) -> None:
    when = {"whose": "opposing", "fits": {"type": "creature"}, "combat": combat}
    tally = waits("tally", "destroyed", **{key: value for key, value in when.items() if value is not None})
    bolt = action("bolt", 1, "instinct", abilities=[
        {"targets": [{"target": "creature"}], "do": [{"action": "damage", "who": "target", "number": 3}]}
    ])  # fmt: skip
    pieces = (lies("bear"), lies("tally"), lies("ox", YOU))
    story = Scene(*pieces, more=(tally, bolt), at="combat").attacks("bear", "ox")
    assert (story.names(YOU), story.mine.xp) == ([], fought)
    story = Scene(*pieces, more=(tally, bolt), at="combat", sides=[{"hand": ["bolt"]}])
    story.do("play:bolt", "p3").passes()
    assert (story.names(YOU), story.mine.xp) == ([], burnt), "in the Combat Phase, and no combat damage"


@rule("SF-R21", "SF-R71")
def test_what_falls_because_another_fell_in_combat_does_not_fall_by_combat_damage() -> None:
    """The ox lives on the banner's Endurance alone, and loses it."""
    tally = waits("tally", "destroyed", whose="opposing", fits={"name": "ox"}, combat=False)
    banner = creature("banner", 1, 1, 0, 1, abilities=[{"holds": [
        {"change": "endurance", "on": {"pick": "all", "whose": "own"}, "value": 2}]}])  # fmt: skip
    story = Scene(
        lies("bear"), lies("tally"), lies("banner", YOU), lies("ox", YOU, damage=4), more=(tally, banner),
        at="combat",
    ).attacks("bear", "banner")  # fmt: skip
    assert (story.names(YOU), story.mine.xp) == ([], 1)
