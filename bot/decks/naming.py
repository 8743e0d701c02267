"""Real cards by the names that people type: as they are written, as they begin, or nearly."""

from __future__ import annotations

from bot.store import RealCardRow
from bot.store.real.cards import RealCards
from engines.kernel.cards.decks import folded, nearest

_FEWEST_LETTERS = 3
"""Of what is looked for within names: less stands in thousands."""


async def best_named(cards: RealCards, word: str, most: int = 1) -> list[RealCardRow]:
    """Return the cards that a word names, the best first: whole, as they begin, with it inside, nearly."""
    wanted = folded(word)
    if not wanted:
        return []
    found = [row.card for rows in (await cards.called([wanted])).values() for row in rows]
    if len(found) < most:
        found += [card for _, card in await cards.beginning(wanted, most)]
    if len(set(found)) < most and len(wanted) >= _FEWEST_LETTERS:
        found += [card for _, card in await cards.containing(wanted, most)]
    if len(set(found)) < most:
        found += nearest(wanted, await cards.near(wanted), most)
    best = list(dict.fromkeys(found))[:most]
    rows = {row.card: row for row in await cards.rows(best)}
    return [rows[card] for card in best if card in rows]
