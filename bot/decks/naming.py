"""Real cards by the names that people type: as they are written, as they begin, or nearly."""

from __future__ import annotations

import asyncio

from bot.decks.reading import collection_of
from bot.decks.shelf import Shelf
from bot.real.ids import REAL_GAME
from bot.real.known import name_of
from bot.store import RealCardRow
from bot.store.real.cards import RealCards
from engines.kernel.cards.decks import LONGEST_NAME, folded, names_in, nearest
from engines.kernel.cards.lists import NO_MORE, Spelt
from engines.kernel.cards.packs import Name
from engines.kernel.state.limits import DECK_FAULTS_TOLD

_FEWEST_LETTERS = 3
"""Of what is looked for within names: less stands in thousands."""


async def spelt_in(cards: RealCards, text: str, shelf: Shelf) -> Spelt:
    """Return the real cards that a deck's list names, and what may be meant by names that are none.

    Cards of the shelf go first: they are looked for there.
    """
    if shelf.game_id != REAL_GAME or not cards.on:
        return NO_MORE
    form = collection_of(shelf.game).form
    known = {name for name, _ in shelf.spelt}
    written = [pair for pair in names_in(text, form) if known.isdisjoint(pair)]
    words = {name for pair in written for name in pair}
    found = await cards.called(words)
    found |= {folded(row.card): [row] for row in await cards.rows(each.replace(" ", "_") for each in words)}
    strange = dict.fromkeys(bare for whole, bare in written if whole not in found and bare not in found)
    near: dict[str, Name] = {}
    for name in [*strange][:DECK_FAULTS_TOLD]:  # of no more is anything told
        close = await asyncio.to_thread(nearest, name, await cards.near(name), 1)
        near.update((name, name_of(row)) for row in await cards.rows(close))
    chosen = {name: rows[0] for name, rows in found.items()}
    names = {row.card: name_of(row) for row in chosen.values()}
    return Spelt(names, {name: row.card for name, row in chosen.items()}, near)


async def best_named(cards: RealCards, word: str, most: int = 1) -> list[RealCardRow]:
    """Return the cards that a word names, the best first: whole, as they begin, with it inside, nearly."""
    wanted = folded(word)[:LONGEST_NAME]
    if not wanted:
        return []
    found = [row.card for rows in (await cards.called([wanted])).values() for row in rows]
    if len(found) < most:
        found += [card for _, card in await cards.beginning(wanted, most)]
    if len(set(found)) < most and len(wanted) >= _FEWEST_LETTERS:
        found += [card for _, card in await cards.containing(wanted, most)]
    if len(set(found)) < most:
        found += await asyncio.to_thread(nearest, wanted, await cards.near(wanted), most)
    best = list(dict.fromkeys(found))[:most]
    rows = {row.card: row for row in await cards.rows(best)}
    return [rows[card] for card in best if card in rows]
