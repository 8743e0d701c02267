"""What a person may bring to a match: ready-made decks and his own."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple

from bot.errors import DeckFaults, NoDecks, NoSuchDeck
from bot.store import Store
from bot.texts import Texts
from engines.kernel import Collection, Deck, Fault, Game, Options

RANDOM = "random"
"""The key that stands for any ready-made deck."""


class Offer(NamedTuple):
    """One deck to choose."""

    key: str
    """`ready:` and the id of a ready-made deck, or `own:` and the number of one's own."""
    name: str
    plan: str | None
    deck: Deck
    faults: Sequence[Fault]


async def packs_of(store: Store, guild_id: int | None, game: Game[Any]) -> list[Any]:
    """Return the card packs that a server has taken in for a game.

    One that builds on a pack which has been removed, or changed, is left out until that is mended.
    """
    collection = game.collection
    if collection is None or not guild_id:
        return []
    rows = await store.packs.of_guild(guild_id, game.id)
    packs = [collection.pack.model_validate(row.content) for row in rows]
    while (sound := [pack for pack in packs if not collection.check(pack, packs)]) != packs:
        packs = sound  # what built on those that fell must be looked at again
    return packs


async def offers(
    store: Store, user_id: int, guild_id: int | None, game: Game[Any], options: Options, say: Texts
) -> list[Offer]:
    """Return what a person may choose, legal or not: ready-made decks first."""
    collection = _collection(game)
    packs = await packs_of(store, guild_id, game)
    made = [
        Offer(
            f"ready:{key}", say.name(ready.name), say.name(ready.plan) if ready.plan else None, ready.deck, ()
        )
        for key, ready in collection.ready_made(packs).items()
    ]
    for row in await store.decks.of_user(user_id, game.id):
        faults = collection.faults(row.deck, options, packs)
        made.append(Offer(f"own:{row.id}", row.deck.name, None, row.deck, faults))
    return made


def take(offered: Sequence[Offer], wanted: str, say: Texts) -> Deck:
    """Return the deck of this key or name. Raises NoSuchDeck, or DeckFaults with everything wrong."""
    if wanted == RANDOM:
        return SystemRandom().choice([offer for offer in offered if offer.key.startswith("ready:")]).deck
    word = wanted.strip().casefold()
    chosen = next((offer for offer in offered if word in (offer.key.casefold(), offer.name.casefold())), None)
    if chosen is None:
        raise NoSuchDeck(name=wanted[:60])
    if chosen.faults:
        raise DeckFaults(deck=chosen.name, faults=fault_lines(chosen.faults, say))
    return chosen.deck


def fault_lines(faults: Sequence[Fault], say: Texts) -> str:
    """Return every fault on a line of its own, with the rule that it breaks."""
    return "\n".join(f"- {say.tell(fault.reason)} ({fault.rule})" for fault in faults[:20])


def _collection(game: Game[Any]) -> Collection[Any]:
    if game.collection is None:
        raise NoDecks
    return game.collection
