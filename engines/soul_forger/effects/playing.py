"""Cards that an effect lets be played, forged or set (SF-52, SF-R36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.kernel import Play
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.effects import choosing, piles
from engines.soul_forger.language.actions import PlayFree, SetDown
from engines.soul_forger.rules import actions, event_bus, forging
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.resolution import EffectHandler
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.side import Pile
from engines.soul_forger.table.state import Table


def _meant(
    table: Table, voice: EffectContext, action: PlayFree | SetDown, able: Callable[[Card], bool]
) -> Play[tuple[int, list[str], Pile] | None]:
    """Return whose cards, which of those that may, and where they lie; None where there is no such player."""
    if isinstance(action.cards, str):
        seat, found, source = piles.card_meant(table, voice, action.cards)
        found = [card for card in found if able(table.catalogue.cards[card])]
    else:
        seat, found = yield from choosing.cards(table, voice, action.cards, able)
        source = action.cards.zone
    return None if seat is None or source is None else (seat, found, source)


def _play(table: Table, voice: EffectContext, action: PlayFree) -> Play[int]:
    """Play Actions, or forge Equipment, for nothing: all but the cost is asked for (SF-R36)."""
    if action.action == "forge_free":
        return (yield from _forge(table, voice, action))
    meant = yield from _meant(
        table, voice, action, lambda card: actions.can_play_free(table, voice.seat, card)
    )
    if meant is None:
        return 0
    (owner, found, source), done = meant, 0
    for card in found:
        if actions.can_play_free(table, voice.seat, table.catalogue.cards[card]):  # zones fill up
            piles.take(table, owner, source, card)
            actions.play_free(table, voice.seat, card, owner)
            done += 1
    piles.close(table, owner, action.cards)
    return done


def _forge(table: Table, voice: EffectContext, action: PlayFree) -> Play[int]:
    """Forge one card: it enters inside the effect, as a Manifest Summon does, and is played (SF-71)."""
    meant = yield from _meant(
        table, voice, action, lambda card: forging.can_forge_free(table, voice.seat, card)
    )
    if meant is None or not meant[1]:
        return 0
    owner, found, source = meant
    entry = yield from forging.ask_free(table, voice.seat, found[0], owner)
    piles.take(table, owner, source, entry.card)
    event_bus.note(table, GameEvent("played", voice.seat, forging.enter(table, entry)))
    return 1


def _set_down(table: Table, voice: EffectContext, action: SetDown) -> Play[int]:
    """Set Actions face down, as many as there are open zones."""
    meant = yield from _meant(table, voice, action, lambda card: card.type == "action")
    if meant is None:
        return 0
    (owner, found, source), done = meant, 0
    for card in found:
        if actions.can_set(table, voice.seat):
            piles.take(table, owner, source, card)
            actions.lay_down(table, voice.seat, card, owner)
            done += 1
    piles.close(table, owner, action.cards)
    return done


EFFECTS: dict[type[Any], EffectHandler] = {PlayFree: _play, SetDown: _set_down}
