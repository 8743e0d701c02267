"""Permanents change: for a while, by counters, tapped, regenerating; tokens come (110.5, 111, 122, 611)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.state.limits import MOST_KEPT
from engines.magic.cards.token_names import sized, token_of
from engines.magic.evaluation import selectors, values
from engines.magic.evaluation.board import traits_of
from engines.magic.evaluation.layers import rows_of
from engines.magic.evaluation.objects import Scope, now
from engines.magic.language.actions import Apply, MakeTokens, PutCounters, Regenerate, Turn
from engines.magic.rules import resolution
from engines.magic.rules.events import apply_events, bring
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table import keys as naming
from engines.magic.table.batch import ATTACKING, GameEvent
from engines.magic.table.floating import Floating
from engines.magic.table.pieces import MOST_TOKENS, Perm
from engines.magic.table.state import Table


def _perms(scope: Scope, action: Any) -> list[Perm]:
    table = scope.table
    return [table.perms[number] for number in selectors.things(scope, action.what) if number in table.perms]


def _change(scope: Scope, action: Apply) -> Play[None]:
    """Let something hold: what it affects and how much is fixed now (611.2c, 608.2h)."""
    table = scope.table
    rows = tuple(row for change in action.changes for row in rows_of(scope, change))
    ids = tuple(perm.id for perm in _perms(scope, action))
    source = now(scope.voice, scope.voice.source)
    gone = action.until == "while_here" and source not in table.perms  # 611.2b
    if ids and rows and not gone and len(table.floating) < MOST_KEPT:
        before = _sizes(table, ids)
        floating = Floating(table.number(), ids, rows, action.until, scope.voice.seat, source)
        table.floating = (*table.floating, floating)
        table.touch()
        for perm, was, size in zip(ids, before, _sizes(table, ids), strict=False):
            if size and was != size:
                card = table.named(table.perms[perm].card.id)
                table.tell("size", card=card, was=was, now=size, on=naming.thing(perm))
        resolution.count(table, len(ids))
    yield from ()


def _sizes(table: Table, ids: tuple[int, ...]) -> list[str]:
    """Return power and toughness of permanents, for who listens: nothing of what is no creature."""
    if table.journal is None:
        return []
    traits = [traits_of(table, table.perms[each]) for each in ids]  # kept for whoever looks next
    return [f"{each.power}/{each.toughness}" if "creature" in each.types else "" for each in traits]


def _turn(scope: Scope, action: Turn) -> Play[None]:
    """Tap or untap permanents, those that are not so yet (701.26a, 701.26b)."""
    found = _perms(scope, action)
    way = (yield from _tap_or_untap(scope, found)) if action.action == "tap_or_untap" else action.action
    perms = [perm for perm in found if perm.tapped is not (way == "tap")]
    kind = "taps" if way == "tap" else "untaps"
    apply_events(scope.table, *(GameEvent(kind, perm.seat, "effect", perm.id) for perm in perms))


def _tap_or_untap(scope: Scope, perms: Sequence[Perm]) -> Play[str]:
    """Let a player choose as the text is done (608.2d); by default what changes something."""
    if not perms:
        return "tap"
    voice = scope.voice
    place = voice.place if voice.text == voice.card else None
    about = DecisionContext(card=voice.card, place=place, piece=naming.thing(perms[0].id))
    default = "untap" if perms[0].tapped else "tap"
    return str((yield Choose(voice.seat, "tap_or_untap", ("tap", "untap"), default=default, about=about)))


def _regenerate(scope: Scope, action: Regenerate) -> Play[None]:
    """Let permanents regenerate the next time (701.19a)."""
    perms = _perms(scope, action)
    for perm in perms:
        perm.shields += 1
    resolution.count(scope.table, len(perms))
    yield from ()


def _counters(scope: Scope, action: PutCounters) -> Play[None]:
    """Put counters on permanents, or remove them (122.1)."""
    number = max(0, values.number(scope, action.number))
    perms = _perms(scope, action) if number else []
    if action.action == "add_counters":
        rows = [(perm, number) for perm in perms]
    else:  # as many as there are
        rows = [(perm, -min(number, perm.count(action.kind))) for perm in perms if perm.count(action.kind)]
    apply_events(
        scope.table,
        *(
            GameEvent("counters", perm.seat, "effect", perm.id, number=change, word=action.kind)
            for perm, change in rows
        ),
    )
    yield from ()


def _tokens(scope: Scope, action: MakeTokens) -> Play[None]:
    """Make tokens (111.2)."""
    table = scope.table
    name = _named(scope, action)
    number = min(MOST_TOKENS, max(0, values.number(scope, action.number)))
    resolution.makes(table)
    for seat in selectors.players(scope, action.who):
        there = sum(perm.seat == seat and perm.card.is_token for perm in table.perms.values())
        count = max(0, min(number, MOST_TOKENS - there))
        what = GameEvent(
            "moves", seat, "effect", 0, name, "", "battlefield", seat, tapped=action.tapped,
            word=ATTACKING if action.attacking else "",
        )  # fmt: skip
        bring(table, *[what] * count)
    yield from ()


def _named(scope: Scope, action: MakeTokens) -> str:
    """Return how a token is named; a size that is reckoned is that of now (608.2h), and none is below 0."""
    token = action.token
    name = token_of(scope.voice.text, token)
    if isinstance(token, str) or token.pt is None or all(isinstance(each, int) for each in token.pt):
        return name
    power, toughness = (max(0, values.number(scope, each)) for each in token.pt)
    return sized(name, power, toughness)


EFFECTS: dict[type[Any], EffectHandler] = {
    Apply: _change,
    Turn: _turn,
    Regenerate: _regenerate,
    PutCounters: _counters,
    MakeTokens: _tokens,
}
