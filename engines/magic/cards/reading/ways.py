"""Lines that say how else a spell may be cast, or when alone it may be."""

from __future__ import annotations

import re

from engines.magic.cards.reading.conditions import CONDITIONS
from engines.magic.cards.reading.costs import read_costs
from engines.magic.cards.reading.moments import MOMENTS
from engines.magic.cards.reading.scene import Scene
from engines.magic.language.conditions import Condition
from engines.magic.language.ways import Way

_RATHER = re.compile(r"(?:if (.+), )?you may (.+) rather than pay (?:this spell|~)'s mana cost\.")
_FREE = re.compile(r"(?:if (.+), )?you may cast (?:this spell|~) without paying its mana cost\.")
_ONLY = re.compile(r"cast (?:this spell|~) only (if|during) (.+)\.")


def read_way(line: str, scene: Scene) -> Way | None:
    """Return another way to cast the spell; None where the line says none. Raises Unread."""
    rather, free = _RATHER.fullmatch(line), _FREE.fullmatch(line)
    found = rather or free
    if found is None:
        return None
    conditions = () if found[1] is None else tuple(_all(found[1], scene))
    paid = read_costs(rather[2], scene.copy()) if rather is not None else ()
    return Way.model_validate({"pay": paid, "if": conditions})


def read_only(line: str, scene: Scene) -> tuple[Condition, ...] | None:
    """Return when alone the spell can be cast; None where the line does not say so. Raises Unread."""
    found = _ONLY.fullmatch(line)
    if found is None:
        return None
    if found[1] == "during":
        return (MOMENTS.read(found[2], scene.copy()),)
    return (CONDITIONS.read(found[2], scene.copy()),)


def _all(said: str, scene: Scene) -> list[Condition]:
    """Read conditions that "and" may join."""
    first, joint, second = said.partition(" and ")
    if not joint:
        return [CONDITIONS.read(said, scene.copy())]
    return [CONDITIONS.read(first, scene.copy()), CONDITIONS.read(second, scene.copy())]
