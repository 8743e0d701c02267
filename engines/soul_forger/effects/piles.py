"""Cards of hands, decks and piles (SF-134, SF-135, SF-148, SF-R12, SF-R68, SF-R72)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Arrange, DecisionContext, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.soul_forger.effects import choosing
from engines.soul_forger.evaluation import filters, selectors, values
from engines.soul_forger.language.actions import Discard, Draw, Mill, MoveCards, Organize, Search
from engines.soul_forger.language.selectors import CardFilter, CardsIn
from engines.soul_forger.rules import zones
from engines.soul_forger.rules.resolution import EffectHandler
from engines.soul_forger.table.effect_context import EffectContext
from engines.soul_forger.table.keys import InPile, aim
from engines.soul_forger.table.side import PILES, Pile
from engines.soul_forger.table.state import Table


def _draw(table: Table, voice: EffectContext, action: Draw) -> Play[int]:
    number = max(0, values.number(table, voice, action.number))
    yield from ()
    return sum(zones.draw(table, seat, number) for seat in selectors.players_of(table, voice, action.who))


def _discard(table: Table, voice: EffectContext, action: Discard) -> Play[int]:
    """Let players discard one after the other, who each say what before anything is put down."""
    number = max(0, values.number(table, voice, action.number))
    chosen: list[tuple[int, list[str]]] = []
    for seat in selectors.players_of(table, voice, action.who):
        cards = table.catalogue.cards
        fitting = [
            card for card in table.sides[seat].hand if filters.fits(table, voice, cards[card], action.filter)
        ]
        keys = copies(fitting)
        if action.how == "random":
            picked = choosing.at_random(table, keys, number)
        else:
            by = seat if action.how == "chosen" else voice.seat
            least = 0 if action.up_to else number
            if action.filter == CardFilter() and len(keys) <= least:  # all see that there is no choice
                picked = tuple(keys)
            else:
                picked = yield from choosing.unseen(by, "discard", keys, least, number, voice.card)
        chosen.append((seat, [card_of(key) for key in picked]))
    for seat, cards in chosen:
        zones.discard(table, seat, cards)
    return sum(len(cards) for _, cards in chosen)


def _mill(table: Table, voice: EffectContext, action: Mill) -> Play[int]:
    yield from ()
    number, done = max(0, values.number(table, voice, action.number)), 0
    for seat in selectors.players_of(table, voice, action.who):
        side = table.sides[seat]
        cards = [side.deck.pop() for _ in range(min(number, len(side.deck)))]
        side.grave += cards
        side.tops = max(0, side.tops - len(cards))
        side.bottoms = min(side.bottoms, len(side.deck))
        table.tell("mill", seat=seat, cards=[table.named(card) for card in cards])
        done += len(cards)
    return done


def _differ(keys: Sequence[str]) -> bool:
    """Tell whether cards have an order: several copies of one have none."""
    return len({card_of(key) for key in keys}) > 1


def _organize(table: Table, voice: EffectContext, action: Organize) -> Play[int]:
    """Let the player look at the uppermost cards, and put each back on top or at the bottom (SF-R68)."""
    seat, side = voice.seat, table.sides[voice.seat]
    number = min(len(side.deck), max(0, values.number(table, voice, action.number)))
    if not number:
        return 0
    keys = tuple(copies(side.deck[::-1][:number]))
    about = DecisionContext(card=voice.card)
    under = yield Pick(seat, "organize_bottom", keys, 0, number, default=(), about=about, hidden=True)
    over = tuple(key for key in keys if key not in under)
    if _differ(over):
        over = yield Arrange(seat, "organize_top", over, default=over, about=about, hidden=True)
    if _differ(under):
        under = yield Arrange(seat, "organize_under", under, default=under, about=about, hidden=True)
    del side.deck[len(side.deck) - number :]
    side.deck += [card_of(key) for key in over[::-1]]
    side.deck[:0] = [card_of(key) for key in under[::-1]]
    side.tops = max(side.tops - number, 0) + len(over)
    side.bottoms = min(len(side.deck), side.bottoms + len(under))
    table.tell("organize", seat=seat, count=number, under=len(under))
    return number


def _search(table: Table, voice: EffectContext, action: Search) -> Play[int]:
    """Look for cards in the own deck; what has to fit is shown, and the deck is shuffled (SF-R72)."""
    seat, side = voice.seat, table.sides[voice.seat]
    order, known = table.catalogue.order.__getitem__, table.catalogue.cards
    pile = side.pile(action.zone)
    fitting = sorted(
        (card for card in pile if filters.fits(table, voice, known[card], action.filter)), key=order
    )
    keys = tuple(copies(fitting))
    picked: tuple[str, ...] = ()
    if pile:  # how many there are all see
        least = 0 if action.filter != CardFilter() else action.number
        picked = yield from choosing.unseen(seat, "search", keys, least, action.number, voice.card)
    found = [card_of(key) for key in picked]
    for card in found:
        pile.remove(card)
    restricted = action.filter != CardFilter() or action.to in ("grave", "material")
    if found and restricted:  # SF-134
        table.tell("found", seat=seat, cards=[table.named(card) for card in found])
    if action.zone == "deck":
        zones.shuffle(table, seat)
    if action.to == "deck_top":
        side.deck += found
        side.tops = len(found)
    else:
        side.pile(action.to).extend(found)
        if action.to == "hand" and restricted:
            side.known += found
    return len(found)


def _move(table: Table, voice: EffectContext, action: MoveCards) -> Play[int]:
    """Move cards from a zone to another of their owner's (SF-83)."""
    if isinstance(action.cards, CardsIn):
        seat, found = yield from choosing.cards(table, voice, action.cards)
        source: Pile | None = action.cards.zone
    else:
        seat, found, source = card_meant(table, voice, action.cards)
    if seat is None or source is None:
        return 0
    for card in found:
        take(table, seat, source, card)
        zones.put(table, seat, card, action.to)
    if found:
        shown = source in ("grave", "material", "removed") or action.to in ("grave", "material", "removed")
        named = [table.named(card) for card in found]
        if shown:
            table.tell("moved_openly", seat=seat, cards=named, zone=source, to=action.to)
        else:
            secret = {seat: {"cards": named}}
            table.tell("moved", secret, seat=seat, count=len(found), zone=source, to=action.to)
    if found and action.to == "deck_shuffled":
        zones.shuffle(table, seat)
    close(table, seat, action.cards)
    return len(found)


def card_meant(table: Table, voice: EffectContext, word: str) -> tuple[int | None, list[str], Pile | None]:
    """Return where the card lies that a word means: one of the field in the pile to which it went."""
    place = {"target": 0, "target_2": 1}.get(word, len(voice.targets))
    meant = aim(voice.targets[place]) if place < len(voice.targets) else None
    if isinstance(meant, InPile):
        source, seat, card = meant
        return seat, [card] if card in table.sides[seat].pile(source) else [], source
    last = selectors.last_of(table, voice, word)
    pile = _pile(last.pile) if last is not None and last.pile else None
    if last is None or pile is None or last.card not in table.sides[last.owner].pile(pile):
        return None, [], None
    return last.owner, [last.card], pile


def _pile(name: str) -> Pile:
    found: list[Pile] = [pile for pile in PILES if pile == name]
    return found[0]


def close(table: Table, seat: int | None, cards: str | CardsIn | None) -> None:
    """Shuffle a deck that was searched (SF-135); for its top cards nobody looks at others."""
    looked = isinstance(cards, CardsIn) and cards.zone == "deck" and cards.how != "top"
    if looked and seat is not None:
        zones.shuffle(table, seat)


def take(table: Table, seat: int, source: Pile, card: str) -> None:
    """Take a card out of a pile."""
    side = table.sides[seat]
    if source == "hand":
        zones.from_hand(side, card)
        return
    if source == "deck":
        over = side.deck[::-1].index(card)
        under = len(side.deck) - 1 - over
        side.tops -= over < side.tops
        side.bottoms -= under < side.bottoms
        del side.deck[under]
        return
    side.pile(source).remove(card)


EFFECTS: dict[type[Any], EffectHandler] = {
    Draw: _draw,
    Discard: _discard,
    Mill: _mill,
    Organize: _organize,
    Search: _search,
    MoveCards: _move,
}
