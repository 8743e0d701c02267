"""A pack for tests: plain cards of every kind, and words to write others with."""

from __future__ import annotations

from typing import Any

from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.options import Domain
from tests.engines.position import number_of


def name(key: str) -> dict[str, str]:
    return {"en": key.replace("_", " ").title(), "fr": f"{key.replace('_', ' ').title()} fr"}


def act(action: str, **fields: Any) -> dict[str, Any]:
    return {"action": action, **fields}


def text(kind: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return an activated text."""
    return {"type": kind, "do": list(do), **more}


def when(event: str, *do: dict[str, Any], may: bool = False, **trigger: Any) -> dict[str, Any]:
    """Return an ONGOING text that waits for an event."""
    return {"type": "ongoing", "when": {"event": event, **trigger}, "do": list(do), "may": may}


def holds(change: str, **fields: Any) -> dict[str, Any]:
    """Return an ONGOING text that keeps something in force."""
    return {"type": "ongoing", "holds": [{"change": change, **fields}]}


def _card(kind: str, key: str, stats: tuple[int, int, int], texts: tuple[Any, ...], more: Any) -> Any:
    cost, power, resolve = stats
    return {
        "id": key, "name": name(key), "type": kind, "fate": "earthbound", "colour": "green",
        "cost": cost, "power": power, "resolve": resolve, "texts": list(texts), **more,
    }  # fmt: skip


def errant(key: str, cost: int, power: int, resolve: int, *texts: Any, **more: Any) -> dict[str, Any]:
    return _card("errant", key, (cost, power, resolve), texts, more)


def arbiter(key: str, cost: int, power: int, resolve: int, *texts: Any, **more: Any) -> dict[str, Any]:
    return _card("arbiter", key, (cost, power, resolve), texts, more)


def token(key: str, power: int, resolve: int, *texts: Any, **more: Any) -> dict[str, Any]:
    return _card("token", key, (0, power, resolve), texts, more)


NEVER = {"test": "number", "of": 0, "at_least": 1}
SILENT = {**holds("keeps_coin", on="left"), "if": [NEVER]}
"""An ability that does nothing."""


def noble(key: str, *texts: Any) -> dict[str, Any]:
    """Return a Noble; abilities that are not given do nothing."""
    filled = [*texts, SILENT, SILENT][:2]
    return {"id": key, "name": name(key), "fate": "hellbound", "colour": "red", "texts": filled}


ATTACKED = {"event": "attack"}

PLAIN = (
    errant("pebble", 0, 1, 1),
    errant("moth", 0, 0, 2),
    errant("wolf", 1, 2, 1),
    errant("fox", 1, 1, 2),
    errant("wisp", 1, 3, 0),
    errant("hollow", 1, 2, -2),
    errant("bear", 2, 3, 2),
    errant("boar", 2, 4, 1),
    errant("giant", 4, 6, 4),
    errant("titan", 5, 7, 7),
    arbiter("judge", 1, 2, 2),
    arbiter("warden", 2, 3, 3),
    arbiter("elder", 3, 4, 4),
    errant("runner", 1, 2, 1, behaviours=["haste"]),
    errant("scout", 1, 1, 1, behaviours=["pathfinder"]),
    errant("ambush", 1, 1, 3, react=ATTACKED),
    token("pathpaws", 1, 1, behaviours=["pathfinder"]),
    token("sapling", 0, 1),
    token("thicket", 0, 3),
)
"""Cost, Power, Resolve. `hollow` is negative, `runner` has HASTE, `scout` PATHFINDER, `ambush` REACT."""

DECK = (
    *("pebble", "moth", "wolf", "fox", "wisp", "hollow", "bear", "boar", "giant", "titan"),
    *("judge", "warden", "elder", "runner", "scout"),
)
"""Fifteen names: two of each are a deck."""


def build(*more: dict[str, Any], nobles: tuple[dict[str, Any], ...] = ()) -> NeoNoblePack:
    """Return the pack with more cards, and with Nobles besides `queen` and `king`."""
    return NeoNoblePack.model_validate(
        {
            "game": "neo_noble",
            "id": "test_pack",
            "name": name("tests"),
            "version": number_of(more, nobles),
            "nobles": [noble("queen"), noble("king"), *nobles],
            "spirits": [*PLAIN, *more],
        }
    )


def domain(noble: str = "queen", cards: tuple[str, ...] | None = None, reserve: str = "") -> Domain:
    """Return a deck; two of each plain card when it is not said."""
    return Domain(noble=noble, cards=cards or tuple(sorted(DECK * 2)), reserve=tuple(reserve.split()))
