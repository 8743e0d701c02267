"""Whether an object is of a kind."""

from __future__ import annotations

from engines.kernel.effects.logic import within
from engines.magic.cards.catalogue import COLOR_BITS, Traits
from engines.magic.cards.language.filters import Filter, Limit, Range
from engines.magic.cards.meaning.objects import Scope, Seen, known_of
from engines.magic.table.combat import Combat

TYPE = frozenset(("type",))
"""Most are told by it."""
_COLORS = frozenset(("color", "without_color"))
_NUMBERS = frozenset(("power", "toughness", "mana_value"))
STATES = frozenset(("token", "tapped", "counter", "attacking", "blocking", "other"))
"""What more than characteristics has to be known for."""


def fits(scope: Scope, wanted: Filter, seen: Seen) -> bool:
    """Tell whether an object is what is wanted."""
    asked = wanted.asked
    if not asked:
        return True
    if not is_of(scope, wanted, seen.traits):
        return False
    return STATES.isdisjoint(asked) or _is_so(scope, wanted, seen)


def is_of(scope: Scope, wanted: Filter, traits: Traits) -> bool:
    """Tell whether something with these characteristics is what is wanted."""
    asked, types = wanted.asked, traits.types
    if wanted.type is not None and wanted.type not in types:
        return False
    if asked <= TYPE:
        return True
    if wanted.any_type and types.isdisjoint(wanted.any_type):
        return False
    if wanted.without_type is not None and wanted.without_type in types:
        return False
    if wanted.sub is not None and wanted.sub not in traits.subs:
        return False
    if wanted.super is not None and wanted.super not in traits.supers:
        return False
    if wanted.keyword is not None and wanted.keyword not in traits.keywords:
        return False
    if wanted.without is not None and wanted.without in traits.keywords:
        return False
    return (_COLORS.isdisjoint(asked) or _has_colors(wanted, traits.colors)) and (
        _NUMBERS.isdisjoint(asked) or _has_numbers(scope, wanted, traits)
    )


def _has_colors(wanted: Filter, colors: int) -> bool:
    if wanted.without_color is not None and colors & COLOR_BITS[wanted.without_color]:
        return False
    match wanted.color:
        case None:
            return True
        case "colorless":
            return colors == 0
        case "multicolored":
            return colors.bit_count() > 1
        case color:
            return bool(colors & COLOR_BITS[color])


def _has_numbers(scope: Scope, wanted: Filter, traits: Traits) -> bool:
    return (
        _is_within(scope, wanted.power, traits.power)
        and _is_within(scope, wanted.toughness, traits.toughness)
        and _is_within(scope, wanted.mana_value, traits.value)
    )


def _is_within(scope: Scope, bounds: Range | None, number: int) -> bool:
    def limit(value: Limit) -> int:
        return scope.voice.x if value == "x" else value

    return bounds is None or within(bounds, number, limit)


def _is_so(scope: Scope, wanted: Filter, seen: Seen) -> bool:
    """Tell whether an object is in the state that is wanted."""
    table = scope.table
    if wanted.other and seen.id == scope.voice.source:
        return False
    if wanted.token is not None and _is_token(scope, seen) is not wanted.token:
        return False
    if wanted.tapped is not None or wanted.counter is not None:
        perm = table.perms.get(seen.id) or known_of(table, seen.id)
        if perm is None or (wanted.tapped is not None and perm.tapped is not wanted.tapped):
            return False
        if wanted.counter is not None and not dict(perm.counters).get(wanted.counter):
            return False
    if wanted.attacking is None and wanted.blocking is None:
        return True
    combat = table.combat or Combat()
    attacks = any(each.attacker == seen.id for each in combat.attacks)
    blocks = any(blocker == seen.id for blocker, _ in combat.blocks())
    return wanted.attacking in (None, attacks) and wanted.blocking in (None, blocks)


def _is_token(scope: Scope, seen: Seen) -> bool:
    return scope.table.catalogue.cards[seen.card].is_token
