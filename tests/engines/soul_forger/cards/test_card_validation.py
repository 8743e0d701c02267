"""Words that mean nothing where they stand are refused, with the field and a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from tests.engines.soul_forger.cards.small_packs import COLLECTION, action, creature, pack, problems, refused
from tests.rules import rule

WELCOME = {"event": "entered", "this": True}
BREATH = {"event": "destroyed", "this": True}
TURN = {"event": "turn_began", "whose": "own"}
DRAW = {"action": "draw"}


def hit(who: Any = "target", number: Any = 1) -> dict[str, Any]:
    return {"action": "damage", "who": who, "number": number}


NOTHING_WRONG = [
    creature({"when": WELCOME, "targets": [{"target": "side"}], "do": [hit()]}),
    creature({"when": {"event": "damaged", "this": True}, "do": [hit("controller_of_source", "amount")]}),
    creature({"cost": ["off_guard"], "do": [{"action": "end_combat"}]}),
    creature({"when": WELCOME, "do": [{"action": "absorb"}]}, cost="H: 1 card"),
    action({"targets": [{"target": "creature"}], "do": [{"action": "attune"}]},
           {"holds": [{"change": "power", "on": "self", "value": 1}]}),
    action({"do": [{"action": "draw", "number": "x"}]}, cost="H: X cards"),
    action({"do": [DRAW, {"action": "if", "if": [{"test": "done"}], "do": [DRAW]}]}),
    action({"do": [{"action": "for_each", "of": {"pick": "all"}, "do": [hit("each")]}]}),
]  # fmt: skip


@pytest.mark.parametrize("card", NOTHING_WRONG)
def test_what_means_something_is_taken(card: dict[str, Any]) -> None:
    assert problems(card) == []


WRONG: list[tuple[dict[str, Any], str, str]] = [
    (creature({"when": WELCOME, "do": [hit()]}), "abilities.0.do.0.who", "no-target"),
    (creature({"when": WELCOME, "targets": [{"target": "equipment"}], "do": [hit()]}),
     "abilities.0.do.0.who", "other-target"),
    (creature({"cost": ["off_guard"], "do": [hit("that")]}), "abilities.0.do.0.who", "no-event"),
    (creature({"when": BREATH, "do": [hit("that")]}), "abilities.0.do.0.who", "other-event"),
    (creature({"when": BREATH, "do": [{"action": "guard", "who": "self", "to": "on"}]}),
     "abilities.0.do.0.who", "not-there"),
    (creature({"when": WELCOME, "do": [hit("source")]}), "abilities.0.do.0.who", "no-source"),
    (creature({"when": WELCOME, "do": [hit("you", "amount")]}), "abilities.0.do.0.number", "no-amount"),
    (creature({"when": WELCOME, "do": [hit("you", "done")]}), "abilities.0.do.0.number", "nothing-before"),
    (creature({"when": WELCOME, "do": [hit("you", "x")]}), "abilities.0.do.0.number", "no-x"),
    (creature({"when": WELCOME, "do": [hit("each")]}), "abilities.0.do.0.who", "no-each"),
    (creature({"when": WELCOME, "do": [hit("you", 0)]}), "abilities.0.do.0.number", "number"),
    (creature({"when": TURN, "do": [{"action": "end_combat"}]}), "abilities.0.do.0", "no-combat"),
    (creature({"cost": [], "once": True, "do": [hit("attacker")]}), "abilities.0.do.0.who", "no-combat"),
    (creature({"holds": [{"change": "power", "on": "self", "value": 0}]}),
     "abilities.0.holds.0.value", "zero"),
    (creature({"do": [DRAW]}), "abilities.0", "resolves"),
    (creature({"when": {"event": "drew", "this": True}, "do": [DRAW]}),
     "abilities.0.when.this", "event-this"),
    (creature({"when": {"event": "drew", "is": {"type": "creature"}}, "do": [DRAW]}),
     "abilities.0.when.is", "event-card"),
    (creature({"when": {"event": "entered", "by": "own"}, "do": [DRAW]}), "abilities.0.when.by", "event-by"),
    (creature({"when": {"event": "entered", "combat": True}, "do": [DRAW]}),
     "abilities.0.when.combat", "event-by"),
    (creature({"when": {"event": "entered", "to": "on"}, "do": [DRAW]}), "abilities.0.when.to", "event-only"),
    (creature({"when": {"event": "entered", "for": "forge"}, "do": [DRAW]}),
     "abilities.0.when.for", "event-only"),
    (creature({"when": {"event": "phase_ending"}, "do": [DRAW]}), "abilities.0.when.phase", "event-only"),
    (creature({"when": TURN, "do": [{"action": "absorb"}]}), "abilities.0.do.0.from", "paid"),
    (creature({"when": WELCOME, "do": [{"action": "attune", "to": "that"}]}), "abilities.0.do.0", "attune"),
    (creature({"cost": ["H: X cards"], "do": [DRAW]}), "abilities.0.cost", "x-unused"),
    (creature(keywords=["flight", "flight"]), "keywords.1", "keyword-twice"),
    (creature(cost="H: X cards"), "cost", "x-unused"),
    (action({"do": [DRAW]}, keywords=["flight"]), "keywords.0", "keyword-idle"),
    (action({"when": TURN, "do": [DRAW]}), "abilities.0", "not-lingering"),
    (action({"cost": ["off_guard"], "do": [DRAW]}, lingering=True), "abilities.0.cost", "no-guard"),
    (action({"do": [{"action": "absorb"}]}), "abilities.0.do.0", "absorb"),
    (action({"do": [{"action": "end_combat"}]}, speed="normal"), "abilities.0.do.0", "no-combat"),
    (action({"targets": [{"target": "action"}], "do": [{"action": "send", "who": "target", "to": "hand"}]}),
     "abilities.0.do.0.who", "creatures-only"),
    (action({"targets": [{"target": "creature", "is": {"type": "action"}}], "do": [hit()]}),
     "abilities.0.targets.0.is.type", "other-type"),
    (action({"targets": [{"target": "creature", "is": {"min_ronum": 3, "max_ronum": 2}}], "do": [hit()]}),
     "abilities.0.targets.0.is.min_ronum", "none-such"),
    (action({"do": [{"action": "manifest", "from": {"zone": "grave", "how": "top"}}]}),
     "abilities.0.do.0.from.how", "top"),
    (action({"do": [{"action": "move_cards", "cards": {"zone": "hand"}, "to": "hand"}]}),
     "abilities.0.do.0.to", "same-zone"),
    (action({"do": [{**DRAW, "number": {"calc": "cards", "zone": "hand", "is": {"type": "action"}}}]}),
     "abilities.0.do.0.number.is", "hidden-count"),
    (action({"do": [{"action": "change", "what": {"change": "counts_as", "ronum": 1}}]}),
     "abilities.0.do.0.what", "holds-only"),
    (action({"do": [{"action": "manifest", "token": "no_such"}]}), "abilities", "no-token"),
    (action({"do": [{"action": "manifest", "token": "ditch_dog"}]}), "abilities", "not-token"),
    (action({"do": [{"action": "search", "is": {"name": "no_such"}}]}), "abilities", "no-card"),
]  # fmt: skip


ATTUNE = {"targets": [{"target": "creature"}], "do": [{"action": "attune"}]}
PAID = {"test": "paid_with", "is": {"faction": ["fire"]}}
NEXT = {"change": "prevent", "on": "self", "next_only": True}
PLAYED = {"event": "played", "whose": "own"}
TO_HAND = {"action": "move_cards", "cards": "self", "to": "hand"}
RIGHT_TOO = [
    action(ATTUNE, {"cost": ["off_guard"], "do": [DRAW]}),
    action(ATTUNE, {"when": {"event": "attack_declared", "this": True}, "do": [hit("you")]}),
    action({"do": [DRAW]}, {"holds": [{"change": "counts_as", "ronum": 2}]}),
    action({"do": [DRAW]}, {"when": {"event": "paid", "this": True, "for": "forge"}, "do": [DRAW]}),
    action({"do": [DRAW]}, {"when": {"event": "discarded", "this": True}, "do": [DRAW]}),
    creature({"when": {**PLAYED, "is": {"type": "creature", "max_ronum": 2}}, "do": [DRAW]}),
    creature({"when": {"event": "played", "this": True}, "do": [DRAW]}),
    creature({"when": BREATH, "do": [TO_HAND]}),
    creature({"cost": ["send_this"], "do": [TO_HAND]}),
    action({"do": [{"action": "later", "when": TURN, "do": [TO_HAND]}]}),
    creature({"when": WELCOME, "if": [PAID], "do": [DRAW]}, cost="H: 1 card"),
]  # fmt: skip
WRONG_TOO: list[tuple[dict[str, Any], str, str]] = [
    (action(ATTUNE, lingering=True), "lingering", "attune-lingering"),
    (action({"targets": [{"target": "action"}], "do": [{"action": "attune"}]}),
     "abilities.0.do.0.to", "other-target"),
    (action(ATTUNE, {"when": WELCOME, "do": [DRAW]}), "abilities.1.when.this", "event-never"),
    (action(ATTUNE, {"when": TURN, "do": [{"action": "attune", "to": "that"}]}),
     "abilities.1.do.0", "attune"),
    (action(ATTUNE, {"when": BREATH, "do": [TO_HAND]}),
     "abilities.1.do.0.cards", "not-sent"),
    (creature({"cost": [], "once": True, "do": [TO_HAND]}), "abilities.0.do.0.cards", "not-sent"),
    (action({"do": [TO_HAND]}), "abilities.0.do.0.cards", "not-sent"),
    (action({"targets": [{"target": "creature"}], "do": [{"action": "negate"}]}),
     "abilities.0.do.0.who", "other-target"),
    (action({"targets": [{"target": "player"}], "do": [{"action": "retarget"}]}),
     "abilities.0.do.0.who", "other-target"),
    (action({"do": [{"action": "copy"}]}), "abilities.0.do.0.who", "no-target"),
    (action({"targets": [{"target": "entry", "entry": "summon"}], "do": [{"action": "copy"}]}),
     "abilities.0.do.0.who", "other-target"),
    (action({"do": [{"action": "turn_attack", "to": "attacker"}]}), "abilities.0.do.0.to", "attack-stays"),
    (action({"targets": [{"target": "entry"}], "do": [{"action": "turn_attack", "to": "target"}]}),
     "abilities.0.do.0.to", "other-target"),
    (creature({"when": WELCOME, "do": [{"action": "absorb", "from": "self"}]}),
     "abilities.0.do.0.from", "not-sent"),
    (action({"targets": [{"target": "creature"}],
             "do": [{"action": "move_cards", "cards": "target", "to": "material"}]}),
     "abilities.0.do.0.cards", "still-there"),
    (action({"do": [DRAW]}, {"when": TURN, "do": [DRAW]}), "abilities.1", "not-lingering"),
    (action({"do": [DRAW]}, {"holds": [{"change": "no_responses"}]}), "abilities.1", "not-lingering"),
    (action({"do": [DRAW]}, {"when": {"event": "resolved", "this": True}, "do": [DRAW]}, lingering=True),
     "abilities.1.when.this", "event-never"),
    (creature({"when": {"event": "resolved", "this": True}, "do": [DRAW]}),
     "abilities.0.when.this", "event-never"),
    (creature({"when": {**PLAYED, "is": {"guard": "off"}}, "do": [DRAW]}),
     "abilities.0.when.is.guard", "event-state"),
    (creature({"when": {"event": "discarded", "is": {"min_power": 1}}, "do": [DRAW]}),
     "abilities.0.when.is.min_power", "event-state"),
    (action({"do": [hit({"pick": "all", "is": {"type": "equipment"}})]}),
     "abilities.0.do.0.who.is", "creatures-only"),
    (action({"do": [{"action": "control", "who": {"pick": "chosen", "is": {"equip": "armor"}}}]}),
     "abilities.0.do.0.who.is", "creatures-only"),
    (action({"targets": [{"target": "equipment"}], "do": [{"action": "control", "who": "target"}]}),
     "abilities.0.do.0.who", "creatures-only"),
    (action({"do": [{"action": "send", "who": {"pick": "all", "is": {"kind": "item"}}, "to": "hand"}]}),
     "abilities.0.do.0.who.is", "creatures-only"),
    (action({"do": [{"action": "guard", "who": {"pick": "all", "is": {"type": "action"}}, "to": "off"}]}),
     "abilities.0.do.0.who.is", "no-guard"),
    (action({"targets": [{"target": "action"}], "do": [{"action": "guard", "who": "target", "to": "off"}]}),
     "abilities.0.do.0.who", "no-guard"),
    (action({"do": [{"action": "forge_free", "from": {"zone": "forge", "number": 2}}]}),
     "abilities.0.do.0.from", "forge-one"),
    *((action({"targets": [aimed], "do": [{"action": "attune"}]}), "abilities.0.do.0.to", "other-target")
      for aimed in ({"target": "card", "zone": "grave"}, {"target": "entry"}, {"target": "player"},
                    {"target": "side"})),
    (action({"do": [{"action": "attune"}]}), "abilities.0.do.0.to", "no-target"),
    (creature({"holds": [NEXT]}), "abilities.0.holds.0.next_only", "next-held"),
    (creature({"when": TURN, "if": [PAID], "do": [DRAW]}, cost="H: 1 card"), "abilities.0.if.0", "not-paid"),
    (creature({"when": WELCOME, "if": [PAID], "do": [DRAW]}), "abilities.0.if.0", "not-paid"),
    (creature({"when": TURN, "do": [hit("you", "x")]}, cost="H: X cards"), "abilities.0.do.0.number", "no-x"),
]  # fmt: skip


@rule("SF-139", "SF-147", "SF-R60", "SF-R67")
@pytest.mark.parametrize("card", RIGHT_TOO)
def test_what_a_card_gains_or_does_from_anywhere_is_taken(card: dict[str, Any]) -> None:
    assert problems(card) == []


@pytest.mark.parametrize(("card", "field", "reason"), [*WRONG, *WRONG_TOO])
def test_what_means_nothing_is_refused(card: dict[str, Any], field: str, reason: str) -> None:
    assert (field, f"sf-pack-{reason}") in problems(card)
    for found in COLLECTION.check(pack(card), ()):
        assert all(texts_in(locale).tell(found.reason) for locale in LOCALES)


def test_a_name_means_nothing_however_it_is_spelt() -> None:
    makes = creature({"when": TURN, "do": [{"action": "manifest", "token": "attacker"}]})
    attacker = creature(id="attacker", token=True)
    assert COLLECTION.check(pack(makes, attacker), ()) == []


@rule("SF-120")
def test_an_action_in_its_zone_is_never_sent_to_a_hand() -> None:
    to_hand = {"action": "send", "who": "target", "to": "hand"}
    assert problems(action({"targets": [{"target": "action"}], "do": [to_hand]}))
    assert not problems(action({"targets": [{"target": "action"}], "do": [{**to_hand, "to": "grave"}]}))


HEAD = "game: soul_forger\nid: own\nname: {en: A, fr: A}\nversion: 1\ncards:\n"
STATS = "ronum: 1, on: 1, off: 0, endurance: 1, experience: 1"
CARD = f"  - {{type: creature, id: bear, name: {{en: B, fr: B}}, {STATS}"


@pytest.mark.parametrize(
    ("more", "field", "reason"),
    [
        ("cost: 1 card", "cost", "sf-pack-cost"),
        ("cost: 'H: 20 Fire ronum, 20 Air ronum, 20 Dark ronum, 1 card'", "cost", "sf-pack-cost-wide"),
        ("token: true, cost: 'H: 1 card'", "", "sf-pack-token-cost"),
        ("wings: 2", "wings", "pack-unknown-field"),
        ("keywords: [fly]", "keywords.0", "pack-not-among"),
        ("abilities: [{do: [{action: draw}], holds: [{change: no_responses}]}]",
         "abilities.0", "sf-pack-ability"),
        ("abilities: [{cost: [], do: [{action: draw}]}]", "abilities.0", "sf-pack-free"),
        ("abilities: [{cost: [off_guard, off_guard], do: [{action: draw}]}]", "abilities.0", "sf-pack-costs"),
        ("abilities: [{cost: ['H: 1 card', 'F: 1 card'], do: [{action: draw}]}]", "abilities.0",
         "sf-pack-costs"),
        ("abilities: [{cost: [{cost: counters, kind: grief}, {cost: counters, kind: grief, number: 2}],"
         " do: [{action: draw}]}]", "abilities.0", "sf-pack-costs"),
        ("abilities: [{cost: [off_guard], speed: normal, do: [{action: draw}]}]", "abilities.0",
         "sf-pack-skill-speed"),
        ("abilities: [{cost: [off_guard], may: true, do: [{action: draw}]}]", "abilities.0", "sf-pack-may"),
        ("abilities: [{when: {event: drew}, once: true, do: [{action: draw}]}]",
         "abilities.0", "sf-pack-once"),
        ("abilities: [{when: {event: drew}, else: [{action: draw}], do: [{action: draw}]}]", "abilities.0",
         "sf-pack-else"),
        ("abilities: [{when: {event: drew}, do: [{action: manifest}]}]",
         "abilities.0.do.0", "sf-pack-manifest"),
        ("abilities: [{when: {event: drew}, do: [{action: search, zone: forge}]}]", "abilities.0.do.0",
         "sf-pack-forge-hand"),
        ("abilities: [{holds: [{change: prevent}]}]", "abilities.0.holds.0", "sf-pack-nobody-hurt"),
    ],
)  # fmt: skip
def test_what_is_not_well_formed_is_refused_with_card_and_field(more: str, field: str, reason: str) -> None:
    found = refused(f"{HEAD}{CARD}, {more}}}\n")
    assert [(each.source, each.card, each.field, each.reason.key) for each in found] == [
        ("own.yaml", "bear", field, reason)
    ]
    assert all(texts_in(locale).tell(found[0].reason) for locale in LOCALES)
