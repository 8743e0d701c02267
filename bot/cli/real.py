"""`real …`: an owner's file of real cards is read, told of, and let go of again."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeVar

from bot.cli.database import in_words
from bot.cli.failure import Failure
from bot.cli.settings import settings_or_fail
from bot.decks.naming import best_named
from bot.decks.reading import harmless
from bot.real.importing import CardNews, Imported
from bot.real.intake import take_in
from bot.real.known import definition_of, name_of, play_of, refusals_of
from bot.real.report import obstacles, shares
from bot.real.words import lines_of, why
from bot.settings import Settings
from bot.store import RealCardRow, Store, StoreError
from bot.texts import dashed, texts_in
from bot.texts.sanitising import safe
from bot.workers import WorkerPool, WorkerTimeout
from engines.magic.cards.bulk.stream import BadBulk
from engines.magic.cards.reading.card import VERSION

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


def report(_: argparse.Namespace) -> int:
    """Print how many cards can be played, and what stands in the way of the others."""
    settings = _settings()
    _run(Store.read(settings.database), _report)
    return 0


async def _report(store: Store) -> None:
    run, rows = await store.real_cards.last_run(), await store.real_cards.every()
    if run is None or not rows:
        raise Failure(f"no real cards were taken in yet. Run `python -m bot real import FILE`; see {PAGE}.")
    read = time.strftime("%Y-%m-%d", time.gmtime(run.at))
    oldest = min(row.reader for row in rows)
    print(f"{run.source}, read on {read} by version {oldest} of {VERSION}: {run.cards} cards.")
    for share in shares(rows):
        exact = f"exact {share.exact} ({100 * share.exact // share.cards} %)"
        rest = share.cards - share.exact - share.by_hand
        print(f"  {share.rarity}: {share.cards}; {exact}, by hand {share.by_hand}, not at all {rest}")
    texts = texts_in("en")
    print("What stands in the way: cards; cards with no other reason; saved decks with no other reason.")
    for each in obstacles(rows, await store.decks.of_game("magic"))[:_OBSTACLES]:
        print(f"  {each.cards}; {each.alone}; {each.decks}: {why(each.refusal, texts)}")


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
