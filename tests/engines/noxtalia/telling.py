"""What a scene tells, in a form that tests can compare."""

from __future__ import annotations

from typing import Any

from engines.kernel import Event
from tests.engines.noxtalia.scenes import Scene

DECLARED = ("support", "support_aimed", "attack", "attack_spirit", "defend", "undefended", "compare")


def plain(value: Any) -> Any:
    """Facts with cards by their ids."""
    if isinstance(value, dict):
        return value["id"] if "id" in value else {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value


def told(s: Scene) -> list[tuple[str, dict[str, Any]]]:
    """What was told besides the use of cards, as everybody sees it."""
    return [(event.kind, plain(event.facts)) for event in s.match.events if event.kind not in DECLARED]


def secrets(s: Scene, kind: str) -> dict[int, Any]:
    """What single seats were told besides."""
    event: Event = next(event for event in s.match.events if event.kind == kind)
    return {seat: plain(facts) for seat, facts in event.secret.items()}
