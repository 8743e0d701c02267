"""`real …`: an owner's file of real cards is read, told of, and let go of again."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

from bot.cli.database import in_words
from bot.cli.failure import Failure
from bot.cli.settings import settings_or_fail
from bot.decks.reading import harmless
from bot.real.importing import CardNews, Imported
from bot.real.intake import take_in
from bot.real.report import Play, obstacles, play_of, refusals_of, shares
from bot.real.words import printed, why
from bot.settings import Settings
from bot.store import DeckRow, RealCardRow, RealRun, Store, StoreError
from bot.texts import Texts, texts_in
from bot.texts.sanitising import safe
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel.cards.decks import folded, nearest
from engines.magic.cards.bulk.stream import BadBulk
from engines.magic.cards.exact import READER_VERSION

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
_NAMED = 20
_OBSTACLES = 40


def import_cards(chosen: argparse.Namespace) -> int:
    """Read a file of real cards; Herald may run meanwhile."""
    settings = _settings()
    names: Path | None = chosen.names
    try:
        found = asyncio.run(_import(settings, chosen.file, names))
    except StoreError as error:
        raise in_words(error) from error
    except BadBulk as error:
        file = f"{chosen.file} or {names}" if names else str(chosen.file)
        reason = texts_in("en").tell(harmless(error.reason))
        raise Failure(f"{file} was not taken in: {reason} Nothing has changed.") from error
    except WorkerTimeout as error:
        raise Failure(
            f"{chosen.file} was not taken in: {error}. Download it again. Nothing has changed."
        ) from error
    _tell(chosen.file, found)
    return 0


async def _import(settings: Settings, file: Path, names: Path | None) -> Imported:
    pool = WorkerPool(1)
    try:
        async with Store.beside(settings.database, settings.backups) as store:
            return await take_in(store, pool, file, names, time.time())
    finally:
        pool.close()


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
    rows, decks, run = _read(_everything)
    if run is None:
        raise Failure(f"no real cards were taken in yet. Run `python -m bot real import FILE`; see {PAGE}.")
    read = time.strftime("%Y-%m-%d", time.gmtime(run.at))
    versions = {row.reader for row in rows}
    print(f"{run.source}, read on {read} by version {min(versions)} of {READER_VERSION}: {run.cards} cards.")
    for share in shares(rows):
        part = 100 * share.exact // share.cards
        rest = share.cards - share.exact - share.by_hand
        print(
            f"  {share.rarity}: {share.cards}; exact {share.exact} ({part} %), by hand {share.by_hand}, not {rest}"
        )
    texts = texts_in("en")
    print("What stands in the way (cards; cards with no other reason; saved decks that it alone keeps back):")
    for each in obstacles(rows, decks)[:_OBSTACLES]:
        print(f"  {each.cards}; {each.alone}; {each.decks}: {why(each.refusal, texts)}")
    return 0


async def _everything(store: Store) -> tuple[list[RealCardRow], list[DeckRow], RealRun | None]:
    return (
        await store.real_cards.every(),
        await store.decks.of_game("magic"),
        await store.real_cards.last_run(),
    )


def tell_why(chosen: argparse.Namespace) -> int:
    """Print why a card is not exact."""
    texts = texts_in(chosen.lang)
    row = _called(chosen.name)
    print(f"{row.name}: {texts.say(f'real-play-{_dashed(play_of(row))}')}")
    for refusal in refusals_of(row):
        print(f"  {why(refusal, texts)}")
    return 0


def show(chosen: argparse.Namespace) -> int:
    """Print a card in Herald's words."""
    texts = texts_in(chosen.lang)
    row = _called(chosen.name)
    print("\n  ".join([f"{texts.name(printed(row).name)}  [{row.card}]", *_lines(row, texts)]))
    return 0


def _lines(row: RealCardRow, texts: Texts) -> Sequence[str]:
    return [texts.tell(line) for line in printed(row).lines]


def disable(chosen: argparse.Namespace) -> int:
    """Let a card no longer be played exactly, for a reason; or with `enable` let it again."""
    because = safe(chosen.because, 200) if chosen.because else None
    row = _called(chosen.name)

    async def change(store: Store) -> None:
        await store.real_cards.disable(row.card, because)

    _write(change)
    print(f"{row.name} is {'no longer played exactly' if because else 'enabled again'}. Running matches keep it.")
    return 0


def forget(_: argparse.Namespace) -> int:
    """Let go of all real cards; what remains are names in decks and in the records of matches."""

    async def let_go(store: Store) -> int:
        return await store.real_cards.forget()

    count = _write(let_go)
    print(f"{count} real cards were forgotten. Matches that were begun with some keep what they are played with.")
    return 0
