"""Cards that lie under others (SF-138, SF-139, SF-R67), and what is shown of hidden cards."""

from __future__ import annotations

from typing import Any

from engines.kernel import DecisionContext, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.picking import pick
from engines.soul_forger.effects import choosing, piles
from engines.soul_forger.evaluation import filters, selectors
from engines.soul_forger.language.actions import Absorb, Attune, Detach, Look, Reveal
from engines.soul_forger.rules import event_bus, zones
from engines.soul_forger.rules.event_bus import GameEvent
from engines.soul_forger.rules.resolution import EffectHandler
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.pieces import HIDDEN, Under
from engines.soul_forger.table.side import Pile
from engines.soul_forger.table.state import Table


def _absorb(table: Table, voice: EffectContext, action: Absorb) -> Play[int]:
    """Put cards under the card that speaks: by default one that was sent to pay for it (SF-R67)."""
    host = table.pieces.get(voice.source)
    if host is None:
        return 0
    if action.cards == "paid":
        seat, found, source = yield from _paid(table, voice, action)
    elif isinstance(action.cards, str):
        seat, found, source = piles.card_meant(table, voice, action.cards)
    else:
        seat, found = yield from choosing.cards(table, voice, action.cards)
        source = action.cards.zone
    if seat is None or source is None:
        return 0
    for card in found:
        piles.take(table, seat, source, card)
        table.put_under(host, (*host.under, Under(card, seat)))
    piles.close(table, seat, action.cards)
    if found:
        named = [table.named(card) for card in found]
        table.tell("absorbed", seat=host.seat, card=table.named(host.card.id), cards=named)
    return len(found)


def _paid(
    table: Table, voice: EffectContext, action: Absorb
) -> Play[tuple[int | None, list[str], Pile | None]]:
    """Let the player choose one of the cards that paid, where it still lies."""
    source: Pile = "grave" if table.options.payment_to == "graveyard" else "removed"
    pile, cards = table.sides[voice.seat].pile(source), table.catalogue.cards
    fitting = [
        card for card in voice.paid if card in pile and filters.fits(table, voice, cards[card], action.filter)
    ]
    picked = yield from pick(voice.seat, "pick", copies(fitting), about=DecisionContext(card=voice.card))
    return voice.seat, [card_of(key) for key in picked], source


def _attune(table: Table, voice: EffectContext, action: Attune) -> Play[int]:
    """Put the Action that resolves under a card; its zone is free (SF-139)."""
    yield from ()
    spell, host = table.pieces.get(voice.source), selectors.piece_of(table, voice, action.to)
    if spell is None or host is None or table.doing is None or spell.entry != table.doing.id:
        return 0
    event_bus.note(table, GameEvent("resolved", voice.seat, spell))
    table.take_away(spell)
    table.put_under(host, (*host.under, Under(spell.card.id, spell.owner, spell.id)))
    host_named = table.named(host.card.id)
    table.tell("attuned", seat=voice.seat, card=table.named(spell.card.id), target=host_named)
    return 1


def _detach(table: Table, voice: EffectContext, action: Detach) -> Play[int]:
    """Send what lies under a card to its owners' graveyards or hands; Equipment is in no hand."""
    yield from ()
    host = selectors.piece_of(table, voice, action.who)
    if host is None or not host.under:
        return 0
    under = host.under
    table.put_under(host, ())
    for card, owner, _ in under:
        to_hand = action.to == "hand" and table.catalogue.cards[card].type != "equipment"
        zones.put(table, owner, card, "hand" if to_hand else "grave")
        if to_hand and owner in table.living():
            table.sides[owner].known.append(card)
    named = [table.named(card) for card, _, _ in under]
    table.tell("detached", seat=host.seat, card=table.named(host.card.id), cards=named, to=action.to)
    return len(under)


def _look(table: Table, voice: EffectContext, action: Look) -> Play[int]:
    """Show cards to the player alone (SF-R76)."""
    yield from ()
    seat = selectors.player_of(table, voice, action.of)
    if seat is None:
        return 0
    side = table.sides[seat]
    match action.at:
        case "hand":
            found = side.hand[:]
        case "deck_top":
            found = side.deck[::-1][: action.number]
            if seat == voice.seat:
                side.tops = max(side.tops, len(found))
        case _:
            found = [piece.card.id for piece in table.of(seat, "action") if not piece.up]
    if found:
        cards = [table.named(card) for card in found if card != HIDDEN]
        told = {"seat": voice.seat, "other": seat, "count": len(found), "place": action.at}
        table.tell("look", {voice.seat: {"cards": cards}}, **told)
    return len(found)


def _reveal(table: Table, voice: EffectContext, action: Reveal) -> Play[int]:
    """Show a hand to everybody, or some cards of it: all know of them from now on."""
    yield from ()
    seat = selectors.player_of(table, voice, action.who)
    if seat is None:
        return 0
    side = table.sides[seat]
    found = side.hand[:]
    if action.number is not None:
        found = [card_of(key) for key in choosing.at_random(table, copies(found), action.number)]
    for card in dict.fromkeys(found):
        more = found.count(card) - side.known.count(card)
        side.known += [card] * max(0, more)
    if found:
        table.tell("reveal", seat=seat, cards=[table.named(card) for card in found if card != HIDDEN])
    return len(found)


EFFECTS: dict[type[Any], EffectHandler] = {
    Absorb: _absorb,
    Attune: _attune,
    Detach: _detach,
    Look: _look,
    Reveal: _reveal,
}
