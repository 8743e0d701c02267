"""An Action that does what a test says, and the scene in which it is played."""

from __future__ import annotations

from typing import Any

from tests.engines.soul_forger.pack import action
from tests.engines.soul_forger.scenes import Scene

OWN = {"pick": "all", "whose": "own", "is": {"type": "creature"}}
GAIN: dict[str, Any] = {"action": "gain_experience"}
ALL, CREATURES = {"pick": "all"}, {"pick": "all", "is": {"type": "creature"}}
TO: list[tuple[str, str]] = [
    ("hand", "hand"), ("grave", "grave"), ("material", "material"), ("removed", "removed"),
    ("deck_top", "deck"), ("deck_bottom", "deck"), ("deck_shuffled", "deck"),
]  # fmt: skip


def chosen(whose: str = "own", **more: Any) -> dict[str, Any]:
    return {"pick": "chosen", "whose": whose, "is": {"type": "creature"}, **more}


def at(zone: str, **more: Any) -> dict[str, Any]:
    return {"zone": zone, **more}


def does(*do: dict[str, Any], targets: tuple[str, ...] = (), x: bool = False, **more: Any) -> dict[str, Any]:
    """Return an Action that does this, aimed at these kinds of targets."""
    aims = [
        {"target": each, **({"zone": "grave", "whose": "any"} if each == "card" else {})} for each in targets
    ]
    if any(each == "player" for each in targets):
        aims = [{**aim, "whose": "any"} if aim["target"] == "player" else aim for aim in aims]
    cost = {"cost": "H: X cards"} if x else {}
    return action("deed", 1, abilities=[{"targets": aims, "do": do}], **cost, **more)


def play(
    deed: dict[str, Any], *pieces: dict[str, Any], given: Any = (), more: Any = (), **side: Any
) -> Scene:
    """Play an Action from the hand, give these answers, and let it resolve."""
    sides = [{"hand": ["deed", *side.pop("hand", [])], **side}, {"hand": ["ox", "bear"]}]
    story = Scene(*pieces, more=(deed, *more), sides=sides, level=40).do("play:deed")
    for answer in given:
        story.passes().do(answer)
    return story.passes()
