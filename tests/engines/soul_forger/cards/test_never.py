"""A card that promises what can never happen is refused, with the field and a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from tests.engines.soul_forger.cards.small_packs import (
    COLLECTION,
    action,
    creature,
    equipment,
    pack,
    problems,
)

WELCOME = {"event": "entered", "this": True}
DRAW = {"action": "draw"}
ALL = {"pick": "all"}


def waits(event: str, **more: Any) -> dict[str, Any]:
    return creature({"when": {"event": event, **more}, "do": [DRAW]})


def does(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return action({"do": do, **more})


def change(kind: str, on: Any = "self", **more: Any) -> dict[str, Any]:
    return {"change": kind, "on": on, **more}


WHEN, DO = "abilities.0.when", "abilities.0.do.0"
NEVER: list[tuple[dict[str, Any], str, str]] = [
    # what never happens to such a card
    (waits("healed", **{"is": {"type": "equipment"}}), f"{WHEN}.is", "event-kind"),
    (waits("entered", **{"is": {"type": "action"}}), f"{WHEN}.is", "event-kind"),
    (waits("attack_declared", **{"is": {"equip": "armor"}}), f"{WHEN}.is", "event-kind"),
    (waits("attack_declared", **{"is": {"guard": "off"}}), f"{WHEN}.is", "event-kind"),
    (waits("blocked", **{"is": {"attacking": True}}), f"{WHEN}.is", "event-kind"),
    (waits("discarded", **{"is": {"type": "equipment"}}), f"{WHEN}.is", "event-kind"),
    (waits("resolved", **{"is": {"type": "creature"}}), f"{WHEN}.is", "event-kind"),
    (waits("destroyed", this=True, whose="opposing"), f"{WHEN}.whose", "event-own"),
    (waits("damaged", this=True, **{"is": {"min_power": 3}}), f"{WHEN}.is", "event-this-is"),
    # what no card is
    (waits("left", **{"is": {"type": "equipment", "damaged": True}}), f"{WHEN}.is", "none-such"),
    (waits("left", **{"is": {"token": True, "kind": "spell"}}), f"{WHEN}.is", "none-such"),
    (does({"action": "destroy", "who": {**ALL, "is": {"attacking": True, "blocking": True}}}),
     f"{DO}.who.is", "none-such"),
    # what lies nowhere there, or cannot come
    (does({"action": "discard", "who": "you", "is": {"type": "equipment"}}), f"{DO}.is", "never-there"),
    (does({"action": "search", "is": {"equip": "weapon"}}), f"{DO}.is", "never-there"),
    (does({"action": "search", "zone": "forge", "to": "grave", "is": {"type": "creature"}}),
     f"{DO}.is", "never-there"),
    (does({"action": "move_cards", "cards": {"zone": "deck", "is": {"type": "equipment"}}, "to": "grave"}),
     f"{DO}.cards.is", "never-there"),
    (does({"action": "manifest", "from": {"zone": "forge"}}), f"{DO}.from", "never-comes"),
    (does({"action": "manifest", "from": {"zone": "grave", "is": {"kind": "spell"}}}),
     f"{DO}.from", "never-comes"),
    (does({"action": "play_free", "from": {"zone": "hand", "is": {"type": "creature"}}}),
     f"{DO}.from", "never-comes"),
    (does({"action": "forge_free", "from": {"zone": "hand"}}), f"{DO}.from", "never-comes"),
    (does({"action": "set", "from": {"zone": "forge"}}), f"{DO}.from", "never-comes"),
    (action({"targets": [{"target": "card", "zone": "grave", "is": {"type": "equipment"}}],
             "do": [{"action": "manifest", "from": "target"}]}), f"{DO}.from", "never-comes"),
    (equipment({"cost": ["send_this"], "do": [{"action": "manifest", "from": "self"}]}),
     f"{DO}.from", "never-comes"),
    # what can be done to no such card
    (equipment({"when": WELCOME, "do": [{"action": "damage", "who": "self", "number": 1}]}),
     f"{DO}.who", "creatures-only"),
    (equipment({"when": WELCOME, "do": [{"action": "send", "who": "self", "to": "hand"}]}),
     f"{DO}.who", "creatures-only"),
    (creature({"when": {"event": "entered", "is": {"type": "equipment"}},
               "do": [{"action": "damage", "who": "that", "number": 1}]}), f"{DO}.who", "creatures-only"),
    (does({"action": "for_each", "of": {**ALL, "is": {"type": "equipment"}},
           "do": [{"action": "heal", "who": "each", "number": 1}]}), f"{DO}.do.0.who", "creatures-only"),
    (equipment({"holds": [change("power", value=1)]}), "abilities.0.holds.0.on", "fighters-only"),
    (equipment({"holds": [change("endurance", value=1)]}), "abilities.0.holds.0.on", "creatures-only"),
    (creature({"holds": [change("prevent", {**ALL, "is": {"type": "equipment"}})]}),
     "abilities.0.holds.0.on.is", "creatures-only"),
    (creature({"holds": [change("must", {**ALL, "is": {"equip": "accessory"}}, what="attack")]}),
     "abilities.0.holds.0.on.is", "fighters-only"),
    (creature({"holds": [change("cannot", {**ALL, "is": {"type": "action"}}, what="turn_off")]}),
     "abilities.0.holds.0.on.is", "no-guard"),
    (creature({"holds": [change("keyword", {**ALL, "is": {"type": "action"}}, keyword="flight")]}),
     "abilities.0.holds.0.on.is", "keyword-idle"),
    # what is never so when it begins
    (creature({"when": {"event": "turn_began"}, "if": [{"test": "phase", "phase": ["combat"]}],
               "do": [DRAW]}), "abilities.0.if.0", "never-so"),
    (creature({"when": {"event": "turn_ended", "whose": "opposing"}, "if": [{"test": "your_turn"}],
               "do": [DRAW]}), "abilities.0.if.0", "never-so"),
    (creature({"cost": [], "once": True, "if": [{"test": "not", "of": {"test": "your_turn"}}],
               "do": [DRAW]}), "abilities.0.if.0", "never-so"),
    (creature({"cost": [], "once": True, "if": [{"test": "phase", "phase": ["combat", "end"]}],
               "do": [DRAW]}), "abilities.0.if.0", "never-so"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "field", "reason"), NEVER)
def test_what_can_never_happen_is_refused(card: dict[str, Any], field: str, reason: str) -> None:
    assert (field, f"sf-pack-{reason}") in problems(card)
    for found in COLLECTION.check(pack(card), ()):
        assert all(texts_in(locale).tell(found.reason) for locale in LOCALES)


SOMETIMES = [
    waits("damaged", **{"is": {"type": "equipment"}}),  # Wounded of armor (SF-R61)
    waits("left", **{"is": {"token": True}}),
    waits("destroyed", this=True, whose="own"),
    waits("paid", **{"is": {"type": "equipment"}}),
    equipment({"holds": [change("keyword", keyword="fast_hand")]}),
    does({"action": "manifest", "from": {"zone": "hand"}}),
    does({"action": "play_free", "from": {"zone": "grave", "is": {"kind": "item"}}}),
    does({"action": "damage", "who": {"pick": "chosen", "whose": "opposing"}, "number": 1}),
    creature({"when": {"event": "turn_ended", "whose": "any"}, "if": [{"test": "your_turn"}], "do": [DRAW]}),
    creature({"cost": ["off_guard"], "if": [{"test": "phase", "phase": ["combat"]}], "do": [DRAW]}),
    creature({"when": {"event": "turn_began"}, "if": [{"test": "phase", "phase": ["combat"]}],
              "do": [DRAW], "else": [DRAW]}),
]  # fmt: skip


@pytest.mark.parametrize("card", SOMETIMES)
def test_what_can_happen_is_taken(card: dict[str, Any]) -> None:
    assert problems(card) == []
