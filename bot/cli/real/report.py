"""`real report`: how many cards can be played, and what stands in the way of the others."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from bot.cli.failure import Failure
from bot.cli.real.opening import PAGE, run, switched_on
from bot.decks.library import Library
from bot.real.ids import REAL_GAME
from bot.real.report import deck_share, held_in, obstacles, shares
from bot.real.words import why
from bot.store import Store
from bot.texts import texts_in
from bot.texts.sanitising import harmless, safe
from bot.workers import WorkerPool
from engines.kernel import Deck
from engines.kernel.cards.decks import BadDeck
from engines.magic.cards.reading.card import VERSION
from engines.registry import GAMES

_NAMED = 20
_OBSTACLES = 40
_READING = 20.0
"""Seconds for a deck's list."""


def report(chosen: argparse.Namespace) -> int:
    """Print how many cards can be played, and what stands in the way of the others."""
    settings = switched_on()
    deck: str | None = chosen.deck
    server: int | None = chosen.server
    listed = _text_in(Path(deck)) if deck is not None and Path(deck).is_file() else None

    async def work(store: Store) -> None:
        if deck is None:
            await _report(store, await _saved(store, server), is_whole=server is None)
        elif listed is None:
            await _report(store, await _called_so(store, deck), is_whole=False)
        else:
            await _report(store, [await _deck_in(store, Path(deck), listed)], is_whole=False)

    run(Store.read(settings.database), work)
    return 0


async def _report(store: Store, decks: Sequence[Deck], *, is_whole: bool) -> None:
    run, rows = await store.real_cards.last_run(), await store.real_cards.every()
    if run is None or not rows:
        raise Failure(f"no real cards were taken in yet. Run `python -m bot real import FILE`; see {PAGE}.")
    read = time.strftime("%Y-%m-%d", time.gmtime(run.at))
    oldest = min(row.reader for row in rows)
    print(f"{run.source}, read on {read} by version {oldest} of {VERSION}: {run.cards} cards.")
    if not is_whole:
        rows = held_in(rows, decks)
        found = deck_share(rows, decks)
        print(f"Decks: {found.decks}, exact as a whole {found.whole}. "
              f"Copies: {found.copies}, exact {_part(found.exact, found.copies)}.")  # fmt: skip
    for share in shares(rows):
        rest = share.cards - share.exact - share.by_hand
        exact = _part(share.exact, share.cards)
        print(f"  {share.rarity}: {share.cards}; exact {exact}, by hand {share.by_hand}, not at all {rest}")
    texts = texts_in("en")
    print("What stands in the way: cards; cards with no other reason; saved decks with no other reason.")
    for each in obstacles(rows, decks)[:_OBSTACLES]:
        named = "" if is_whole else f" ({', '.join(each.names[:_NAMED])})"
        print(f"  {each.cards}; {each.alone}; {each.decks}: {why(each.refusal, texts)}{named}")


def _part(number: int, total: int) -> str:
    return f"{number} ({100 * number // total} %)" if total else "0"


async def _saved(store: Store, server: int | None) -> list[Deck]:
    """Return all saved decks, or those of a server's players. Raises Failure."""
    of = store.decks
    rows = await (of.of_game(REAL_GAME) if server is None else of.of_guild(server, REAL_GAME))
    if server is not None and not rows:
        raise Failure(f"nobody who has played Magic in server {server} has a saved deck. Check the id.")
    return [row.deck for row in rows]


async def _called_so(store: Store, name: str) -> list[Deck]:
    """Return all saved decks of a name, whosever they are. Raises Failure."""
    wanted = name.strip().casefold()
    found = [deck for deck in await _saved(store, None) if deck.name.casefold() == wanted]
    if not found:
        raise Failure(f"there is no saved deck “{safe(name)}”, and no such file. Check the spelling.")
    return found


async def _deck_in(store: Store, file: Path, listed: str) -> Deck:
    """Return the deck of a list, read as players import it. Raises Failure."""
    library = Library(store, WorkerPool(0), _READING)
    shelf = await library.shelf(None, GAMES[REAL_GAME])
    try:
        return await library.read_deck(0, listed, file.stem, [shelf])
    except BadDeck as error:
        texts = texts_in("en")
        told = [f"line {each.line}: {texts.tell(harmless(each.reason))}" for each in error.faults]
        raise Failure("\n  ".join([f"{file} is no list of a deck.", *told])) from error


def _text_in(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"{file} cannot be read as text in UTF-8.") from error
