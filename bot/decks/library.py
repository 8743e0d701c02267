"""The cards of each game as one server knows them: the starter set, and the packs it has taken in.

Packs are strangers' work: they are read in processes that are ended when they
take too long, once for all who use the same packs, and kept as what they were
found to be.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, TypeAlias

from bot.decks.naming import spelt_in
from bot.decks.owned import collection_with
from bot.decks.reading import check_words, collection_of, collections, read_any
from bot.decks.shelf import Parts, Shelf, in_parts, let_go, pieces, together
from bot.errors import TookTooLong
from bot.plain import NotPlain
from bot.store import Store
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel import Collection, Deck, Game, Say
from engines.kernel.cards.decks import BadDeck, read_deck, spellings
from engines.kernel.cards.lists import Spelt
from engines.kernel.cards.packs import Name, Pack, Problem
from engines.registry import GAMES

_Cards: TypeAlias = "tuple[Mapping[str, Name], Mapping[str, Name], Spelt]"
"""What a deck may name: headings, cards, and cards beside packs."""

log = logging.getLogger(__name__)

MOST_WEIGHT = 8 * 2**20
"""Characters of packs that are kept ready; each takes some ten bytes when it has been read."""
_STARTERS: dict[str, Shelf] = {}
"""The cards of each game where nobody has brought others: a process reads them once."""
AGAIN = 60.0
"""Seconds after which packs are read again that could not be: each reading may take the reader its time."""


@dataclass
class _Kept:
    """A shelf that is ready, or is being read."""

    reading: asyncio.Future[Shelf]
    weight: int
    """Characters of its packs."""
    until: float = math.inf
    """When it is read anew: a reading that has failed may do better."""


class Library:
    """Keeps shelves ready, and takes packs in and out."""

    def __init__(self, store: Store, worker_pool: WorkerPool, seconds: float) -> None:
        """Read with this crew, and end what takes longer than so many seconds."""
        self._store = store
        self._worker_pool = worker_pool
        self._seconds = seconds
        self._contents: dict[tuple[int, str], str] = {}
        """What each server has on its shelf of each game, as a hash; empty for no packs."""
        self._shelves: OrderedDict[str, _Kept] = OrderedDict()
        self._changes = 0
        """How often a pack has come or gone, anywhere."""

    async def warm_up(self) -> None:
        """Read the starter sets, off the loop, so that nobody waits for them later."""
        if not _STARTERS.keys() >= collections().keys():
            await asyncio.to_thread(read_starters)

    async def _starter(self, game: Game[Any]) -> Shelf:
        await self.warm_up()
        return _STARTERS[game.id]

    async def shelf(self, guild_id: int | None, game: Game[Any]) -> Shelf:
        """Return the cards of a game as a server knows them; without a server the starter set."""
        if not self._store.slot.has(guild_id):  # who looks after the server may have changed them
            self._contents.pop((guild_id or 0, game.id), None)
        if guild_id is None or self._contents.get((guild_id, game.id)) == "":
            return await self._starter(game)
        known = self._contents.get((guild_id, game.id))
        if known is None or known not in self._shelves:
            changes = self._changes
            contents = await self._store.packs.contents(guild_id, game.id)
            known = _named_by(game.id, contents) if contents else ""
            if self._changes == changes:  # else it may be what was there before
                self._contents[guild_id, game.id] = known
            if not contents:
                return await self._starter(game)
            if known not in self._shelves:
                self._begin(known, guild_id, game, contents)
        elif self._shelves[known].until <= time.monotonic():
            self._begin(known, guild_id, game, await self._store.packs.contents(guild_id, game.id))
        self._shelves.move_to_end(known)
        kept = self._shelves[known]
        self._make_room()
        # One who stops waiting must not take the shelf from the others.
        return await asyncio.shield(kept.reading)

    def _begin(self, known: str, guild_id: int, game: Game[Any], contents: list[str]) -> None:
        """Begin to read packs, for all who want them."""
        reading = asyncio.ensure_future(self._read(known, guild_id, game, contents))
        kept = self._shelves[known] = _Kept(reading, sum(map(len, contents)))

        def forget_failure(done: asyncio.Future[Shelf]) -> None:
            if (done.cancelled() or done.exception() is not None) and self._shelves.get(known) is kept:
                del self._shelves[known]

        reading.add_done_callback(forget_failure)

    def _make_room(self) -> None:
        """Let go of what nobody has wanted for longest, but never of what was wanted last."""
        weight = sum(kept.weight for kept in self._shelves.values())
        while weight > MOST_WEIGHT and len(self._shelves) > 1:
            oldest = next(iter(self._shelves))
            weight -= self._shelves[oldest].weight
            self._drop(oldest)

    async def _read(self, known: str, guild_id: int, game: Game[Any], contents: list[str]) -> Shelf:
        try:
            parts = await self._worker_pool.do(self._seconds, guild_id, read_parts, game.id, contents)
            return await asyncio.to_thread(together, parts)
        except (WorkerTimeout, NotPlain):
            log.error("the packs of server %s for %s cannot be read: left out", guild_id, game.id)
            if (kept := self._shelves.get(known)) is not None:  # else it was let go of meanwhile
                kept.until = time.monotonic() + AGAIN
            wrong = [_wrong(content, "pack-too-slow") for content in contents]
            starter = await self._starter(game)
            return replace(starter, left_out={pack: why for each in wrong for pack, why in each.items()})

    async def collection(
        self, game: Game[Any], decks: Iterable[Deck | None], *, computers: bool = False
    ) -> Collection[Any]:
        """Return a game's collection with the owner's cards in these decks: see `collection_with`."""
        return await collection_with(self._store, game, decks, computers=computers)

    async def read(self, guild_id: int, text: bytes, source: str) -> tuple[str, Pack, str]:
        """Read a pack that somebody brings to a server: the game's id, the pack, and its text to be kept.

        Raises BadPack with what is wrong with it, and TookTooLong.
        """
        contents = await self._store.packs.contents(guild_id)
        try:
            return await self._worker_pool.do(self._seconds, guild_id, read_new, text, source, contents)
        except WorkerTimeout as error:
            raise TookTooLong from error

    async def read_deck(self, whose: int, text: str, name: str, shelves: Sequence[Shelf]) -> Deck:
        """Read a deck of one of some games, by the cards on their shelves: the one that can make most of it.

        Raises BadDeck and TookTooLong.
        """
        cards = {
            shelf.game_id: (shelf.headings, shelf.names, await spelt_in(self._store.real_cards, text, shelf))
            for shelf in shelves
        }
        try:
            return await self._worker_pool.do(self._seconds, whose, read_best, text, name, cards)
        except WorkerTimeout as error:
            raise TookTooLong from error

    def changed(self, guild_id: int, game_id: str) -> None:
        """Look at a server's packs again: one has come or gone. What nobody else uses is let go of."""
        self._changes += 1
        before = self._contents.pop((guild_id, game_id), "")
        if before in self._shelves and before not in self._contents.values():
            self._drop(before)

    def _drop(self, known: str) -> None:
        """Let go of a shelf, a large one bit by bit."""
        reading = self._shelves.pop(known).reading
        if reading.done() and not reading.cancelled() and reading.exception() is None:
            asyncio.get_running_loop().run_in_executor(None, let_go, pieces(reading.result()))


def _named_by(game_id: str, contents: Sequence[str]) -> str:
    """Return what these packs are known by, one after the other: as one text they would hold the loop."""
    digest = blake2b(game_id.encode())
    for content in contents:
        data = content.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def read_parts(game_id: str, contents: Sequence[str]) -> Parts:
    """Read the packs of a server, to be put together in the bot. Runs in a worker."""
    return in_parts(read_shelf(game_id, contents))


def read_shelf(game_id: str, contents: Sequence[str]) -> Shelf:
    """Read the packs of a server. Runs in a worker.

    One that builds on a pack which has been removed, or changed, or that is no
    longer understood, is left out until that is mended.
    """
    game = GAMES[game_id]
    left_out: dict[str, Problem] = {}
    packs = _sound(game, _understood(game, contents, left_out), left_out)
    return _shelf(game, packs, left_out)


def _understood(
    game: Game[Any], contents: Iterable[str], left_out: dict[str, Problem] | None = None
) -> list[Any]:
    packs: list[Any] = []
    for content in contents:
        try:
            packs.append(collection_of(game).pack.model_validate_json(content))
        except ValueError:
            log.warning("a pack for %s is no longer understood", game.id)
            if left_out is not None:
                left_out |= _wrong(content, "pack-not-understood")
    return packs


def _wrong(content: str, reason: str) -> dict[str, Problem]:
    """Return that something is wrong with a pack as it is kept, by its id."""
    try:
        pack = str(json.loads(content)["id"])
    except (ValueError, LookupError, TypeError):
        return {}
    return {pack: Problem(pack, None, None, "", Say(reason))}


def _sound(game: Game[Any], packs: list[Any], left_out: dict[str, Problem]) -> tuple[Any, ...]:
    while True:
        wrong = {pack.id: found for pack in packs if (found := collection_of(game).check(pack, packs))}
        if not wrong:
            return tuple(packs)
        left_out |= {pack: found[0] for pack, found in wrong.items()}
        packs = [pack for pack in packs if pack.id not in wrong]  # others may have built on these


def read_starters() -> None:
    """Read the starter sets as each start must, once; they are kept in memory."""
    for game in collections().values():
        if game.id not in _STARTERS:
            _STARTERS[game.id] = _shelf(game, (), {})


def _shelf(game: Game[Any], packs: tuple[Any, ...], left_out: Mapping[str, Problem]) -> Shelf:
    collection = collection_of(game)
    pages = dict(collection.pages(packs))
    spelt = spellings({f"{game.id}/{key}": page.name for key, page in pages.items()})
    headings, ready_made = dict(collection.headings(packs)), dict(collection.ready_made(packs))
    return Shelf(game.id, packs, left_out, pages, headings, ready_made, spelt)


def read_new(text: bytes, source: str, contents: Sequence[str]) -> tuple[str, Pack, str]:
    """Read a pack beside those that a server has. Runs in a worker. Raises BadPack."""
    by_game = [(game, _understood_of(game, contents)) for game in collections().values()]
    known = [pack for _game, packs in by_game for pack in packs]
    game, pack = read_any(text, source, known)
    check_words(game, pack, [other for other in known if other.game == game.id], text, source)
    return game.id, pack, pack.model_dump_json(by_alias=True)


def read_best(text: str, name: str, cards: Mapping[str, _Cards]) -> Deck:
    """Read a deck of the game that can make most of it. Runs in a worker. Raises BadDeck."""
    bad: list[BadDeck] = []
    for game, (headings, names, more) in cards.items():
        try:
            return read_deck(text, game, name, headings, names, collection_of(GAMES[game]).form, more)
        except BadDeck as error:
            bad.append(error)
    raise min(bad, key=lambda error: len(error.faults))


def _understood_of(game: Game[Any], contents: Sequence[str]) -> list[Any]:
    return _understood(game, [content for content in contents if json.loads(content).get("game") == game.id])
