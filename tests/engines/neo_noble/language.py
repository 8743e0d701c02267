"""Words of the card language, and the shortest way to see what a text does."""

from __future__ import annotations

from typing import Any

from engines.kernel import Answer
from tests.engines.neo_noble.pack import act, noble, text
from tests.engines.neo_noble.scenes import Scene, scene

Words = dict[str, Any]


def cost(kind: str, **fields: Any) -> Words:
    return {"cost": kind, **fields}


def calc(kind: str, **fields: Any) -> Words:
    return {"calc": kind, **fields}


def test(kind: str, **fields: Any) -> Words:
    return {"test": kind, **fields}


test.__test__ = False  # type: ignore[attr-defined]  # a word of the language, nothing for pytest


def target(kind: str, **fields: Any) -> Words:
    return {"target": kind, **fields}


def change(kind: str, until: str = "this_turn", **fields: Any) -> Words:
    """Return an action that lets something hold for a while."""
    return act("change", what={"change": kind, **fields}, until=until)


def every(whose: str, layer: str = "active", **fields: Any) -> Words:
    """Return all Spirits of a kind."""
    return {"pick": "all", "whose": whose, "layer": layer, **fields}


def chosen(whose: str, layer: str = "active", **fields: Any) -> Words:
    """Return Spirits that somebody picks."""
    return {"pick": "chosen", "whose": whose, "layer": layer, **fields}


def in_zone(zone: str, **fields: Any) -> Words:
    return {"zone": zone, **fields}


def lanes(whose: str, **fields: Any) -> Words:
    return {"pick": "all", "whose": whose, **fields}


def ruling(*texts: Words, **position: Any) -> Scene:
    """Return a scene in which my Noble has these abilities."""
    nobles = (*position.pop("nobles", ()), noble("ruler", *texts))
    return scene(noble="ruler", nobles=nobles, **position)


def manifest(
    *do: Words, answers: tuple[Answer, ...] = (), text_fields: Words | None = None, **position: Any
) -> Scene:
    """Let my Noble's MANIFEST do something at once, and give these answers."""
    return use_it(ruling(text("manifest", *do, **(text_fields or {})), **position), *answers)


def use_it(here: Scene, *answers: Answer, text_key: str = "noble:0") -> Scene:
    """Use a MANIFEST."""
    return here.do("manifest", text_key, *answers)
