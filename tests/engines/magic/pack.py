"""Cards that tests tell their stories with."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.kernel.state.identity_cache import IdentityCache
from engines.magic.cards import catalogue
from engines.magic.language.pack import CardModel, MagicPack
from tests.engines.position import built_once, number_of


def name(key: str) -> dict[str, str]:
    called = key.replace("_", " ").title()
    return {"en": called, "fr": called}


def creature(key: str, cost: str, power: int, toughness: int, *keywords: Any, **more: Any) -> dict[str, Any]:
    types = {"card": ["creature"], **more.pop("types", {})}
    return {
        "id": key, "name": name(key), "cost": cost, "types": types, "pt": [power, toughness],
        "keywords": keywords, **more,
    }  # fmt: skip


def land(key: str, *types: str) -> dict[str, Any]:
    return {"id": key, "name": name(key), "types": {"card": ["land"], "sub": types}}


def spell(key: str, cost: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an instant, unless it is said to be a sorcery."""
    said = {name: more.pop(name) for name in ("targets", "modes", "choose") if name in more}
    kind = "sorcery" if more.pop("slow", False) else "instant"
    ability = {"type": "spell", "do": do, **said}
    return {
        "id": key, "name": name(key), "cost": cost, "types": {"card": [kind]}, "abilities": [ability], **more,
    }  # fmt: skip


def permanent(key: str, cost: str, kind: str, *abilities: dict[str, Any], **more: Any) -> dict[str, Any]:
    types = {"card": [kind], "sub": more.pop("sub", [])}
    return {
        "id": key, "name": name(key), "cost": cost, "types": types, "abilities": abilities, **more,
    }  # fmt: skip


def activated(*cost: dict[str, Any], do: Any, **more: Any) -> dict[str, Any]:
    return {"type": "activated", "cost": cost, "do": do, **more}


def when(event: str, *do: dict[str, Any], this: Any = False, **more: Any) -> dict[str, Any]:
    """Return a triggered ability: what it waits for, and what it does."""
    said = {name: more.pop(name) for name in ("targets", "if", "once", "modes") if name in more}
    return {"type": "triggered", "when": {"event": event, "this": this, **more}, "do": do, **said}


def static(*changes: dict[str, Any], what: Any = "this", **more: Any) -> dict[str, Any]:
    return {"type": "static", "what": what, "changes": changes, **more}


CREATURE = {"target": "permanent", "is": {"type": "creature"}}
ANY = {"target": "any"}
A_SPELL = {"target": "spell"}
A_PLAYER = {"target": "player"}
MINE = {"every": {"type": "creature"}, "whose": "you"}
TAP = {"this": "tap"}


def damage(number: Any, to: Any = "target", **more: Any) -> dict[str, Any]:
    return {"action": "damage", "to": to, "number": number, **more}


def change(*changes: dict[str, Any], what: Any = "target", **more: Any) -> dict[str, Any]:
    return {"action": "change", "what": what, "changes": changes, **more}


def life(number: Any, who: Any = "you") -> dict[str, Any]:
    return {"action": "gain_life", "number": number, "who": who}


SPELLS = (
    spell("bolt", "R", damage(3), targets=[ANY]),
    spell("fork", "R", damage(1), damage(1, "target_2"), targets=[CREATURE, CREATURE]),
    spell("rain", "1 R", damage(4, divided=True), targets=[ANY, {**ANY, "optional": True, "another": True}]),
    spell("blaze", "X R", damage("x"), targets=[ANY], slow=True),
    spell("deny", "U", {"action": "counter"}, targets=[A_SPELL]),
    spell("veto", "1 U", {"action": "counter"}, {"action": "draw"}, targets=[A_SPELL]),
    spell("kill", "1 B", {"action": "destroy", "what": "target"}, targets=[CREATURE]),
    spell("bounce", "U", {"action": "move", "what": "target", "to": "hand"}, targets=[CREATURE]),
    spell("grow", "G", change({"pt": [3, 3]}), targets=[CREATURE]),
    spell("drain", "B", damage(2), life(2), targets=[ANY]),
    spell("think", "1 U", {"action": "draw", "number": 2}, slow=True),
    spell("charm", "G", modes=[
        {"targets": [CREATURE], "do": [change({"pt": [2, 2]})]},
        {"do": [life(4)]},
        {"targets": [{"target": "permanent", "is": {"type": "artifact"}}],
         "do": [{"action": "destroy", "what": "target"}]},
    ]),
    spell("burst", "R", damage(2), {"action": "if", "if": [{"test": "kicked"}], "do": [damage(2)]},
          targets=[CREATURE], keywords=[{"kicker": "1 R"}]),
    spell("altar", "B", {"action": "draw", "number": 2}, additional=[{"sacrifice": {"type": "creature"}}]),
)  # fmt: skip


CARDS = (
    *SPELLS,
    creature("mouse", "0", 1, 1),
    creature("shade", "B", 0, 1),
    creature("bear", "1 G", 2, 2),
    creature("ox", "2 W", 2, 4),
    creature("giant", "3 R R", 5, 5),
    creature("hydra", "G U R", 4, 4),
    creature("satyr", "G R", 2, 2),
    creature("hawk", "2 U", 2, 2, "flying"),
    creature("spider", "1 G", 1, 3, "reach"),
    creature("hare", "R", 2, 1, "haste"),
    creature("sentry", "1 W", 2, 2, "vigilance"),
    creature("wall", "1 U", 0, 4, "defender"),
    creature("lancer", "1 W", 2, 2, "first_strike"),
    creature("viper", "B", 1, 1, "deathtouch"),
    creature("nun", "2 W", 2, 3, "lifelink"),
    creature("gang", "2 R", 3, 3, "menace"),
    creature("rhino", "3 G", 4, 4, "trample"),
    creature("basilisk", "3 G", 4, 4, "trample", "deathtouch"),
    creature("queen", "2 W", 3, 3, types={"super": ["legendary"]}),
    creature("lord", "1 B", 3, 2, rarity="rare"),
    land("grove", "forest", "mountain"),
    land("spring", "forest", "island"),
)


@cache
def _own() -> tuple[CardModel, ...]:
    """Return the cards of the test pack: in whatever pack they are, they are read and made ready once."""
    cards = tuple(map(CardModel.model_validate, CARDS))
    known = IdentityCache(catalogue._with_tokens, (*catalogue.starter().cards, *cards))
    catalogue._compiled = lambda: known
    return cards


@built_once
def pack(*more: dict[str, Any]) -> MagicPack:
    """Return the test pack, with some more cards."""
    return MagicPack.model_validate(
        {
            "game": "magic", "id": "tests", "name": name("tests"), "version": number_of(more),
            "author": "Herald", "licence": "MIT", "cards": [*_own(), *more],
        }
    )  # fmt: skip


def loadout(*cards: str) -> dict[str, Any]:
    """Return a deck of the test pack's cards: four of each, the Noble and lands."""
    four = [card for card in cards or ("bear",) for _ in range(4)]
    return {"deck": ["lord", *four, *["forest", "grove", "swamp"] * 20][:60], "noble": "lord"}
