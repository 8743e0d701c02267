"""`real …`: an owner's file of real cards is read, told of, and let go of again."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeVar

from bot.cli.database import in_words
from bot.cli.failure import Failure
from bot.cli.settings import settings_or_fail
from bot.decks.library import Library
from bot.decks.naming import best_named
from bot.decks.reading import harmless
from bot.real.importing import CardNews, Imported
from bot.real.intake import take_in
from bot.real.known import REAL_GAME, definition_of, name_of, play_of, refusals_of
from bot.real.report import deck_share, held_in, obstacles, shares
from bot.real.words import lines_of, why
from bot.settings import Settings
from bot.store import RealCardRow, Store, StoreError
from bot.texts import dashed, texts_in
from bot.texts.sanitising import safe
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel import Deck
from engines.kernel.cards.decks import BadDeck
from engines.magic.cards.bulk.stream import BadBulk
from engines.magic.cards.reading.card import VERSION
from engines.registry import GAMES

PAGE = "docs/real-cards.md"
"""What an owner reads first: its name is the setting that switches real cards on."""
_HEADINGS = {
    "new": "New",
    "gone": "No longer in the file, and gone from Herald",
    "rose": "Rarer than before",
    "fell": "Less rare than before",
    "exact": "Now played exactly",
    "inexact": "No longer played exactly",
    "failed": "Not played because of a fault in Herald, which you may report",
}
T = TypeVar("T")
_NAMED = 20
_OBSTACLES = 40
_LONGEST_REASON = 200
_READING = 20.0
"""Seconds for a deck's list."""


def import_cards(chosen: argparse.Namespace) -> int:
    """Read a file of real cards; Herald may run meanwhile."""
    settings = _settings()
    names: Path | None = chosen.names
    pool = WorkerPool(1)
    try:
        found = _run(
            Store.beside(settings.database, settings.backups),
            lambda store: take_in(store, pool, chosen.file, names, time.time()),
        )
    except BadBulk as error:
        file = f"{chosen.file} or {names}" if names else str(chosen.file)
        reason = texts_in("en").tell(harmless(error.reason))
        raise Failure(f"{file} was not taken in: {reason} Nothing has changed.") from error
    except WorkerTimeout as error:
        raise Failure(
            f"{chosen.file} was not taken in: {error}. Download it again. Nothing has changed."
        ) from error
    finally:
        pool.close()
    _tell(chosen.file, found)
    return 0


def _tell(file: Path, found: Imported) -> None:
    print(f"{file} has {found.number} cards in {found.printings} printings that count for tournaments.")
    print(f"New or changed: {len(found.changed)}. Played exactly: {found.exact} of {found.number}.")
    if found.odd:
        print(f"Rows that could not be used: {found.odd}, such as {'; '.join(found.odd_rows)}.")
    for news in found.told:
        print(_in_line(news))


def _in_line(news: CardNews) -> str:
    names = ", ".join(news.names[:_NAMED])
    more = f" and {news.number - _NAMED} more" if news.number > _NAMED else ""
    return f"{_HEADINGS[news.what]} ({news.number}): {names}{more}."


def report(chosen: argparse.Namespace) -> int:
    """Print how many cards can be played, and what stands in the way of the others."""
    settings = _settings()
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

    _run(Store.read(settings.database), work)
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


def tell_why(chosen: argparse.Namespace) -> int:
    """Print why a card is not exact."""
    texts = texts_in(chosen.lang)
    row = _run(Store.read(_settings().database), lambda store: _called(store, chosen.name))
    print(f"{row.name}: {texts.say(f'real-play-{dashed(play_of(row))}')}")
    for refusal in refusals_of(row):
        print(f"  {why(refusal, texts)}")
    return 0


def show(chosen: argparse.Namespace) -> int:
    """Print a card in Herald's words."""
    texts = texts_in(chosen.lang)
    row = _run(Store.read(_settings().database), lambda store: _called(store, chosen.name))
    card = definition_of(row)
    print(f"{texts.name(name_of(row))}  [{row.card}]")
    for line in lines_of(card) if card is not None else ():
        print(f"  {texts.tell(line)}")
    print(f"  {texts.say(f'real-play-{dashed(play_of(row))}')}")
    return 0


def disable(chosen: argparse.Namespace) -> int:
    """Let a card no longer be played exactly, for a reason."""
    row = _disabled(chosen.name, safe(chosen.because, _LONGEST_REASON))
    print(f"{row.name} is no longer played exactly. Running matches go on with it as it was.")
    return 0


def enable(chosen: argparse.Namespace) -> int:
    """Let a card be played again as it was read."""
    row = _disabled(chosen.name, None)
    print(f"{row.name} is enabled again.")
    return 0


def _disabled(name: str, because: str | None) -> RealCardRow:
    settings = _settings()

    async def change(store: Store) -> RealCardRow:
        row = await _called(store, name)
        await store.real_cards.disable(row.card, because)
        return row

    return _run(Store.beside(settings.database, settings.backups), change)


def forget(_: argparse.Namespace) -> int:
    """Let go of all real cards; names remain in decks and in the records of matches."""
    settings = settings_or_fail()  # also where they were switched off before
    count = _run(Store.beside(settings.database, settings.backups), lambda store: store.real_cards.forget())
    print(f"{count} real cards were forgotten. Matches that hold some keep those until they are deleted.")
    print(f"Backups still have them. Delete those in {settings.backups} too, or let them age.")
    return 0


async def _called(store: Store, name: str) -> RealCardRow:
    """Return the card of a name, or of one that is nearly it. Raises Failure."""
    found = await best_named(store.real_cards, name)
    if not found:
        raise Failure(f"there is no real card “{safe(name)}”. Check the spelling, or import a newer file.")
    return found[0]


def _settings() -> Settings:
    """Return the settings, where real cards are switched on. Raises Failure."""
    settings = settings_or_fail()
    if settings.real_cards is None:
        raise Failure(f"real cards are switched off. Read {PAGE} first; it says how to switch them on.")
    return settings


def _run(opening: AbstractAsyncContextManager[Store], work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with opening as store:
            return await work(store)

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise in_words(error) from error
