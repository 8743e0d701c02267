"""Whether an object is of a kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engines.kernel.effects.logic import within
from engines.magic.cards.catalogue import COLOR_BITS, FACE_DOWN, Traits
from engines.magic.evaluation.objects import Scope, Seen, find, is_itself, item_of, known_of
from engines.magic.language.filters import Aims, Filter, Limit, Range
from engines.magic.language.parts import EVERY_CREATURE_TYPE, NO_CREATURE_TYPES
from engines.magic.table import keys as naming
from engines.magic.table.combat import Combat

Test: TypeAlias = Callable[[Scope, Filter, Traits], bool]
TYPE = frozenset(("type",))
"""Most are told by it."""


def fits(scope: Scope, wanted: Filter, seen: Seen) -> bool:
    """Tell whether an object is what is wanted."""
    asked = wanted.asked
    if not asked:
        return True
    if not is_of(scope, wanted, seen.traits):
        return False
    if wanted.other and is_itself(scope.voice, seen.id):
        return False
    return not wanted.asks_state or is_so(scope, wanted, seen.id, seen.card, seen.traits)


def is_of(scope: Scope, wanted: Filter, traits: Traits) -> bool:
    """Tell whether something with these characteristics is what is wanted, whatever state it is in."""
    if wanted.type is not None and wanted.type not in traits.types:
        return False
    asked = wanted.asked
    return asked <= TYPE or all(test(scope, wanted, traits) for test in tests_of(wanted))


def tests_of(wanted: Filter) -> list[Test]:
    """Return what has to be asked of characteristics besides the type."""
    return [_TESTS[name] for name in wanted.asked if name in _TESTS]


def _has_color(_: Scope, wanted: Filter, traits: Traits) -> bool:
    color = wanted.color
    if color in COLOR_BITS:
        return traits.colors & COLOR_BITS[color] != 0
    return traits.colors == 0 if color == "colorless" else traits.colors.bit_count() > 1


def _has_no_color(_: Scope, wanted: Filter, traits: Traits) -> bool:
    return wanted.without_color is None or not traits.colors & COLOR_BITS[wanted.without_color]


def _is_within(scope: Scope, bounds: Range | None, number: int) -> bool:
    def limit(value: Limit) -> int:
        return scope.voice.x if value == "x" else value

    return bounds is None or within(bounds, number, limit)


_TESTS: dict[str, Test] = {
    "any_type": lambda _, wanted, traits: not traits.types.isdisjoint(wanted.any_type),
    "without_type": lambda _, wanted, traits: wanted.without_type not in traits.types,
    "sub": lambda _, wanted, traits: (
        wanted.sub in traits.subs
        or (EVERY_CREATURE_TYPE in traits.subs and wanted.sub not in NO_CREATURE_TYPES)
    ),
    "super": lambda _, wanted, traits: wanted.super in traits.supers,
    "keyword": lambda _, wanted, traits: wanted.keyword in traits.keywords,
    "without": lambda _, wanted, traits: wanted.without not in traits.keywords,
    "color": _has_color,
    "without_color": _has_no_color,
    "power": lambda scope, wanted, traits: _is_within(scope, wanted.power, traits.power),
    "toughness": lambda scope, wanted, traits: _is_within(scope, wanted.toughness, traits.toughness),
    "mana_value": lambda scope, wanted, traits: _is_within(scope, wanted.mana_value, traits.value),
    "any_of": lambda scope, wanted, traits: any(is_of(scope, each, traits) for each in wanted.any_of),
    "none_of": lambda scope, wanted, traits: (
        not any(not each.asks_state and is_of(scope, each, traits) for each in wanted.none_of)
    ),
}
"""By the word of a filter, what is asked of characteristics where it stands."""


def is_so(scope: Scope, wanted: Filter, number: int, card: str, traits: Traits) -> bool:
    """Tell whether an object is in the state that is wanted; its characteristics are asked for before."""

    def is_wholly(one: Filter) -> bool:
        return is_of(scope, one, traits) and (not one.asks_state or is_so(scope, one, number, card, traits))

    if wanted.any_of and not any(map(is_wholly, wanted.any_of)):
        return False
    if any(map(is_wholly, wanted.none_of)):
        return False
    table = scope.table
    if wanted.targets is not None and not _aims_at(scope, wanted.targets, number):
        return False
    if not is_named(scope, wanted, card):
        return False
    if wanted.token is not None and table.catalogue.cards[card].is_token is not wanted.token:
        return False
    if wanted.tapped is not None or wanted.counter is not None:
        perm = table.perms.get(number) or known_of(table, number)
        if perm is None or (wanted.tapped is not None and perm.tapped is not wanted.tapped):
            return False
        if wanted.counter is not None and not dict(perm.counters).get(wanted.counter):
            return False
    if wanted.attacking is None and wanted.blocking is None:
        return True
    combat = table.combat or Combat()
    attacks = any(each.attacker == number for each in combat.attacks)
    blocks = any(blocker == number for blocker, _ in combat.blocks())
    return wanted.attacking in (None, attacks) and wanted.blocking in (None, blocks)


def is_named(scope: Scope, wanted: Filter, card: str) -> bool:
    """Tell whether a card has the name that is wanted; what lies face down has none (201.2a, 708.2a)."""
    if wanted.named is None:
        return True
    cards, own = scope.table.catalogue.cards, scope.voice.card
    return FACE_DOWN not in (card, own) and cards[card].name.en == cards[own].name.en


def _aims_at(scope: Scope, wanted: Aims, number: int) -> bool:
    """Tell whether one of the targets of what is on the stack is of a kind (115)."""
    item = item_of(scope.table, number)
    keys = [] if item is None else [key for key in item.targets if key]
    return any(_is_aim(scope, wanted, key) for key in keys)


def _is_aim(scope: Scope, wanted: Aims, key: str) -> bool:
    if naming.is_player(key):
        return wanted.player
    seen = find(scope.table, scope.board, naming.thing_named(key))
    if seen is None or seen.zone != "battlefield":
        return False
    if wanted.this and is_itself(scope.voice, seen.id):
        return True
    whose = wanted.whose == "any" or (seen.seat == scope.voice.seat) is (wanted.whose == "you")
    return wanted.filter is not None and whose and fits(scope, wanted.filter, seen)
