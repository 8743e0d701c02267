"""Why something that a player may look for is not allowed now."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Decision, Option, Say
from engines.magic.evaluation.board import board_of
from engines.magic.rules import announcing, casting, permissions, special
from engines.magic.rules.permissions import Castable
from engines.magic.seat.labels import Labels, text_key
from engines.magic.table import keys as naming
from engines.magic.table.pieces import Perm
from engines.magic.table.state import Table


def refusals(table: Table, labels: Labels, decision: Decision) -> Iterator[Option]:
    """Yield what a question does not offer, with its reason."""
    offered = frozenset[str](getattr(decision, "keys", ()))
    match decision.kind:
        case "main" | "priority":
            yield from _lands(table, labels, decision.seat, offered)
            yield from _spells(table, labels, decision.seat, offered)
        case "attackers":
            yield from _creatures(table, labels, decision.seat, offered, attack=True)
        case "blockers":
            yield from _creatures(table, labels, decision.seat, offered, attack=False)
        case _:
            pass


def _lands(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield lands of which one more was played this turn, and a Noble that can never be played (MN-R25)."""
    cards = table.catalogue.cards
    if special.has_main(table, seat):
        for name in dict.fromkeys(table.sides[seat].hand):
            key = naming.act("land", name)
            if cards[name].is_land and key not in offered:
                yield _refused(labels, key, "land", name, "land")
    noble = permissions.at_home(table, seat)
    if noble is not None and cards[noble.card].is_land and naming.NOBLE_LAND not in offered:
        reason = "land" if table.options.noble_land == "land_drop" else "noble-land"
        yield _refused(labels, naming.NOBLE_LAND, "land_noble", noble.card, reason)


def _spells(table: Table, labels: Labels, seat: int, offered: frozenset[str]) -> Iterator[Option]:
    """Yield spells that cannot be cast: in another's turn, those alone that could be in time."""
    main = special.has_main(table, seat)
    for spell in permissions.spells(table, seat):
        in_time = main or spell.card.fast
        if spell.key not in offered and (in_time or seat == table.active):
            reason = _reason(table, seat, spell) if in_time else "time"
            verb = "down" if spell.under else "cast"
            verb = f"{verb}_noble" if spell.came == "command" else verb
            yield _refused(labels, spell.key, verb, spell.under or spell.card.id, reason)


def _reason(table: Table, seat: int, spell: Castable) -> str:
    aimable = announcing.aimable(table, casting.plan_of(seat, spell))
    return "cost" if aimable else "target"


def _refused(labels: Labels, key: str, verb: str, card: str, reason: str) -> Option:
    label = Say(text_key("option", verb), {"card": labels.named(card)})
    group = "land" if verb.startswith("land") else "cast"
    return Option(key, label, group, card, refused=Say(text_key("refused", reason)))


def _creatures(
    table: Table, labels: Labels, seat: int, offered: frozenset[str], *, attack: bool
) -> Iterator[Option]:
    """Yield the own creatures that cannot attack or block (302.6, 508.1a, 509.1a)."""
    for number in board_of(table).creatures[seat]:
        perm = table.perms[number]
        if perm.key not in offered:
            reason = Say(text_key("refused", _no_fight(table, perm, attack=attack)))
            yield Option(perm.key, labels.aim(perm.key), "permanents", perm.card.id, refused=reason)


def _no_fight(table: Table, perm: Perm, *, attack: bool) -> str:
    if perm.tapped:
        return "tapped"
    if not attack:
        return "block"
    return "sick" if perm.since >= table.turn else "attack"
