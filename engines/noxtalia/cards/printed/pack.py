"""Cards in words: the lines printed on them."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import parts
from engines.noxtalia.cards.printed.effects import Effects
from engines.noxtalia.cards.printed.parts import Bearer, Elements
from engines.noxtalia.language import actions as do
from engines.noxtalia.language.aims import aim, attaches
from engines.noxtalia.language.pack import Capacity, Spirit

_ATTACHED = {"amelioration", "affaiblissement"}


def type_line(capacity: Capacity, elements: Elements) -> Say:
    """Return the line of a capacity's kind and numbers."""
    key = "nx-type-line-support" if capacity.power is None else "nx-type-line"
    values: dict[str, Any] = {
        "type": capacity.type,
        "element": elements[capacity.element].name,
        "cost": capacity.cost,
    }
    return Say(key, values if capacity.power is None else {**values, "power": capacity.power})


def rules_text(capacity: Capacity, elements: Elements) -> tuple[Say, ...]:
    """Return the lines of a capacity's keywords and effects."""
    attached = attaches(capacity.type, capacity.keywords, capacity.effects)
    bearer: Bearer = "attacked" if capacity.type == "defence" and not attached else "host"
    words = Effects(elements, capacity.type, bearer, attached=attached)
    lines = [_keyword(capacity, keyword) for keyword in capacity.keywords]
    if capacity.chart is not None:
        for key, against in (("critical", capacity.chart.critical), ("weak", capacity.chart.weak)):
            if against:
                lines.append(Say(f"nx-line-always-{key}", {"elements": words.among(against, "or")}))
    if (side := _aim(capacity)) is not None:
        lines.append(Say("nx-line-aim", {"side": side}))
    lines += [words.effect(effect) for effect in capacity.effects]
    return tuple(lines)


def spirit_text(spirit: Spirit, elements: Elements) -> tuple[Say, ...]:
    """Return the lines of a Spirit: its kind, its attack with the effects, its passive effects."""
    words = Effects(elements, "attack", "self")
    attack = spirit.attack
    return (
        Say("nx-type-line-spirit", {"element": elements[spirit.element].name, "pv": spirit.max_pv}),
        Say("nx-line-spirit-attack", {"cost": attack.cost, "power": attack.power}),
        *(words.effect(effect) for effect in attack.effects),
        *(words.effect(effect, lasting=True) for effect in spirit.passives),
    )


def _keyword(capacity: Capacity, keyword: str) -> Say:
    """Return a keyword with its reminder."""
    if keyword in ("ultime", "zone"):
        return Say(f"nx-keyword-{keyword}")
    elsewhere = any(isinstance(part, do.Attach) for effect in capacity.effects for part in parts(effect))
    return Say(f"nx-keyword-{keyword}", {"to": "elsewhere" if elsewhere else capacity.type})


def _aim(capacity: Capacity) -> str | None:
    """Return the side of the Spirit that a Support is aimed at, where its keyword does not say so."""
    if capacity.type != "support" or _ATTACHED & set(capacity.keywords):
        return None
    return aim(capacity.type, capacity.keywords, capacity.effects)
