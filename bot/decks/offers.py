"""What a person may bring to a match: ready-made decks and their own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple

from bot.decks.owned import collection_with
from bot.decks.shelf import Shelf
from bot.errors import DeckFaults, DeckWarned, NoSuchDeck
from bot.store import Store
from bot.texts import Texts
from bot.texts.sanitising import safe
from engines.kernel import Collection, Deck, Fault, Options

RANDOM = "random"
"""The key that stands for any ready-made deck."""


class DeckOffer(NamedTuple):
    """One deck to choose."""

    key: str
    """`ready:` and the id of a ready-made deck, or `own:` and the number of one's own."""
    name: str
    plan: str | None
    deck: Deck
    faults: Sequence[Fault] = ()
    warnings: Sequence[Fault] = ()
    """What whoever brings it should know, though it may be played."""


async def offers(
    store: Store, shelf: Shelf, user_id: int, options: Options, texts: Texts, *, judged: bool = True
) -> list[DeckOffer]:
    """Return what a person may choose, legal or not: ready-made decks first.

    Where only the names are wanted, faults need not be looked for (`judged`).
    """
    made = [
        DeckOffer(
            f"ready:{key}", texts.name(each.name), texts.name(each.plan) if each.plan else None, each.deck
        )
        for key, each in shelf.ready_made.items()
    ]
    rows = await store.decks.of_user(user_id, shelf.game_id)
    made += [DeckOffer(f"own:{row.id}", row.deck.name, None, row.deck) for row in rows]
    if not judged:
        return made
    collection = await collection_with(store, shelf.game, [offer.deck for offer in made])
    return await asyncio.to_thread(_judged, collection, shelf.packs, made, options)


def _judged(
    collection: Collection[Any], packs: Sequence[Any], offered: Sequence[DeckOffer], options: Options
) -> list[DeckOffer]:
    """Return decks with what is wrong with each, what its owner is warned of, and what others may know."""
    return [
        offer._replace(
            faults=collection.faults(offer.deck, options, packs),
            warnings=collection.warnings(offer.deck, options, packs),
            deck=offer.deck.model_copy(update={"by_hand": collection.by_hand(offer.deck, packs)}),
        )
        for offer in offered
    ]


def take(offered: Sequence[DeckOffer], wanted: str, texts: Texts, *, confirmed: bool = False) -> Deck:
    """Return the deck of this key or name.

    Raises NoSuchDeck, DeckFaults with everything wrong, or DeckWarned where that is to be confirmed first.
    """
    ready = [offer for offer in offered if offer.key.startswith("ready:") and not offer.faults]
    if wanted == RANDOM and ready:
        return SystemRandom().choice(ready).deck
    chosen = named(offered, wanted)
    if chosen is None:
        raise NoSuchDeck(name=safe(wanted))
    if chosen.faults:
        raise DeckFaults(deck=chosen.name, faults=fault_lines(chosen.faults, texts))
    if chosen.warnings and not confirmed:
        raise DeckWarned(deck=chosen.name, warnings=fault_lines(chosen.warnings, texts))
    return chosen.deck


def named(offered: Sequence[DeckOffer], wanted: str) -> DeckOffer | None:
    """Return what is offered under this key or name."""
    word = wanted.strip().casefold()
    return next((offer for offer in offered if word in (offer.key.casefold(), offer.name.casefold())), None)


def warned(warnings: Sequence[Fault], texts: Texts) -> list[str]:
    """Return what is said of a deck that may be played all the same; nothing where there is nothing."""
    return [texts.say("deck-warned", warnings=fault_lines(warnings, texts))] if warnings else []


def fault_lines(faults: Sequence[Fault], texts: Texts) -> str:
    """Return every fault on a line of its own, with the rule that it breaks."""
    return "\n".join(f"- {texts.tell(fault.reason)} ({fault.rule})" for fault in faults[:20])
