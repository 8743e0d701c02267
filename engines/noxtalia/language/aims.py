"""What capacities are aimed at, and which come to lie on a Spirit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.kernel.cards.packs import parts
from engines.noxtalia.language.actions import Attach, Heal, Recharge
from engines.noxtalia.language.effects import Effect
from engines.noxtalia.language.parts import CardType, Keyword, Side


def attaches(kind: CardType, keywords: Sequence[Keyword], effects: Iterable[Effect]) -> bool:
    """Tell whether a capacity can come to lie on a Spirit (NX-83, NX-84, NX-R18)."""
    if "amelioration" in keywords or ("affaiblissement" in keywords and kind != "defence"):
        return True
    return any(isinstance(part, Attach) for effect in effects for part in parts(effect))


def aim(kind: CardType, keywords: Sequence[Keyword], effects: Iterable[Effect]) -> Side | None:
    """Return the side of the Spirit that a capacity is aimed at as it is used; None where at none (NX-D10).

    An Attack is aimed at an opponent, a Support where its keyword says. Without one, a Support that only
    heals or recharges its target means an ally, every other that speaks of a target or has Zone an enemy.
    """
    if kind != "support":
        return "enemy" if kind == "attack" else None
    if "amelioration" in keywords:
        return "ally"
    if "affaiblissement" in keywords:
        return "enemy"
    used = [part for effect in effects if effect.when == "on_use" for part in parts(effect)]
    aimed = [part for part in used if getattr(part, "who", None) == "target"]
    if aimed and all(isinstance(part, Heal | Recharge) for part in aimed):
        return "ally"
    says = any(value == "target" for part in used for _, value in part)
    return "enemy" if says or "zone" in keywords else None
