"""What a scene of Noxtalia tells besides the use of cards."""

from __future__ import annotations

from typing import Any

from tests.engines import telling
from tests.engines.noxtalia.scenes import Scene

DECLARED = ("support", "support_aimed", "attack", "attack_spirit", "defend", "undefended", "compare")


def told(s: Scene) -> list[tuple[str, dict[str, Any]]]:
    """What was told besides the use of cards, as everybody sees it."""
    return telling.told(s, DECLARED)
