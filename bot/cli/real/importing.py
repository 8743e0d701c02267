"""`real import` and `real forget`: an owner's file is taken in, and let go of again.

No game is loaded here: what reads the file is a process apart, and both together stay small.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.cli.failure import Failure
from bot.cli.real.opening import run, switched_on
from bot.cli.settings import settings_or_fail
from bot.real.imported import CardNews, Imported
from bot.real.intake import take_in
from bot.store import Store
from bot.texts import texts_in
from bot.texts.sanitising import harmless
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel.cards.owned import BadBulk

_HEADINGS = {
    "new": "New",
    "gone": "No longer in the file, and gone from Herald",
    "rose": "Rarer than before",
    "fell": "Less rare than before",
    "exact": "Now played exactly",
    "inexact": "No longer played exactly",
    "failed": "Not played because of a fault in Herald, which you may report",
}
_NAMED = 20


def import_cards(chosen: argparse.Namespace) -> int:
    """Read a file of real cards; Herald may run meanwhile."""
    settings = switched_on()
    names: Path | None = chosen.names
    pool = WorkerPool(1, needed=())
    try:
        found = run(
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


def forget(_: argparse.Namespace) -> int:
    """Let go of all real cards; names remain in decks and in the records of matches."""
    settings = settings_or_fail()  # also where they were switched off before
    count = run(Store.beside(settings.database, settings.backups), lambda store: store.real_cards.forget())
    print(f"{count} real cards were forgotten. Matches that hold some keep those until they are deleted.")
    print(f"Backups still have them. Delete those in {settings.backups} too, or let them age.")
    return 0
