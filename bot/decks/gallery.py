"""The pictures that a server's authors bring: taken in, hung on cards of its packs, taken down again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from bot.decks.hanging import Content, cards_of, hang, missing, named_by, names_in, written, zipped
from bot.decks.library import Library
from bot.decks.pictures import BadPicture, BadPictures, clean, unpacked
from bot.errors import NoRoomForPictures, TookTooLong
from bot.store import Store
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel import Say
from engines.kernel.cards.pictures import Picture
from engines.kernel.state.limits import PACK_PICTURE_BYTES, PACK_PICTURES

_MENDED = 10
"""Faults that are told."""


class Gallery:
    """Keeps pictures, and says in packs which card has which."""

    def __init__(
        self,
        store: Store,
        library: Library,
        worker_pool: WorkerPool,
        seconds: float,
        forget: Callable[[], None],
    ) -> None:
        """Read with this crew; `forget` is called when something that was drawn is to be seen no more."""
        self._store, self._library, self._worker_pool, self._seconds = store, library, worker_pool, seconds
        self._forget = forget
        self._removed: set[str] = set()
        """Taken down since the start: where one is brought again, others may still be drawn without it."""
        self._changing: dict[int, asyncio.Lock] = {}

    def changing(self, guild_id: int) -> asyncio.Lock:
        """Return what is to be held while a server's packs change: each change builds on the one before."""
        return self._changing.setdefault(guild_id, asyncio.Lock())

    async def unpacked(self, guild_id: int, data: bytes) -> tuple[bytes | None, str, dict[str, bytes]]:
        """Return the pack in a ZIP, with its name, and the pictures. Raises BadPictures or TookTooLong."""
        try:
            return await self._worker_pool.do(self._seconds, guild_id, unpacked, data)
        except WorkerTimeout as error:
            raise TookTooLong from error
        except BadPicture as error:
            raise BadPictures([error.reason]) from error

    async def hang(self, guild_id: int, content: str, before: str | None, files: Mapping[str, bytes]) -> str:
        """Return a pack, as it is to be kept, with the pictures that came with it. They are kept now.

        Its cards keep those that they had in the version before, where it says nothing of them.
        Raises BadPictures, NoRoomForPictures or TookTooLong, and then nothing is kept.
        """
        pack: Content = json.loads(content)
        faults, elsewhere = hang(pack, json.loads(before) if before else None, [*files])
        for card, file in elsewhere:
            if await self._store.pictures.get(guild_id, file) is None:
                faults.append(missing(card, file))
        if faults:
            raise BadPictures(faults)
        wanted = names_in(pack)
        names = await self._take_in(guild_id, {file: data for file, data in files.items() if file in wanted})
        return await self._named(guild_id, pack, names)

    async def give(
        self,
        guild_id: int,
        files: Mapping[str, bytes],
        how: Mapping[str, Any],
        one: tuple[str, str] | None = None,
    ) -> list[tuple[str, str]]:
        """Give cards pictures; return game and id of each.

        A file's name is its card's id, unless its card is the `one` of this game and id. `how` says kind,
        focus and window. Raises as `hang` does.
        """
        packs = [each for each in await self._packs(guild_id) if one is None or each[0][0] == one[0]]
        found = {card["id"]: place for place, (_, pack) in enumerate(packs) for card in cards_of(pack)}
        named: dict[str, str] = {}
        faults: list[Say] = []
        for file in files:
            card = named_by(file) if one is None else one[1]
            if card not in found:
                faults.append(Say("picture-no-card", {"file": file}))
            elif card in named.values():
                faults.append(Say("picture-twice-card", {"card": card, "file": file}))
            named[file] = card
        try:
            Picture.model_validate({"file": "a.png", **how})
        except ValidationError as error:
            kind = error.errors()[0]["type"].replace("_", "-")
            faults.append(Say(kind if kind.startswith("pack-picture") else "picture-cut"))
        if faults or not files:
            raise BadPictures(faults or [Say("picture-none")])
        names = await self._take_in(guild_id, files)
        for place in sorted({found[card] for card in named.values()}):
            (of, key), pack = packs[place]
            before = names_in(pack)
            for card in cards_of(pack):
                for file in (file for file, each in named.items() if each == card["id"]):
                    card["picture"] = {"file": file, **how}
            content = await self._named(guild_id, pack, names)
            await self._rewrite(guild_id, of, key, content, before - names_in(json.loads(content)))
        return [(packs[found[card]][0][0], card) for card in named.values()]

    async def take_down(self, guild_id: int, game: str, card: str) -> bool:
        """Remove a card's picture at once, from every card of the server that shows it; False for none."""
        packs = await self._packs(guild_id)
        own = [each for (of, _), pack in packs for each in cards_of(pack) if (of, each["id"]) == (game, card)]
        names = {str(each["picture"]["file"]) for each in own if each.get("picture")}
        if not names:
            return False
        await self._store.pictures.remove(names)
        self._removed |= names
        for (of, key), pack in packs:
            if names & names_in(pack):
                for each in cards_of(pack):
                    if each.get("picture") and each["picture"]["file"] in names:
                        del each["picture"]
                await self._rewrite(guild_id, of, key, written(pack), set())
        self._forget()
        return True

    async def let_go(self, guild_id: int, content: str | None) -> None:
        """Let go of the pictures of a pack that is gone, but for those that a match still shows."""
        if content is not None:
            await self._store.pictures.let_go(guild_id, names_in(json.loads(content)))

    async def exported(self, guild_id: int, content: str) -> bytes:
        """Return a pack with its pictures as a ZIP, each named by its card, as `hang` reads it."""
        pack: Content = json.loads(content)
        files: dict[str, bytes] = {}
        for card in cards_of(pack):
            picture = card.get("picture")
            if picture is None:
                continue
            data = await self._store.pictures.get(guild_id, picture["file"])
            if data is None:
                del card["picture"]
                continue
            picture["file"] = f"{card['id']}.webp"
            files[picture["file"]] = data
        try:
            return await self._worker_pool.do(self._seconds, guild_id, zipped, pack, files)
        except WorkerTimeout as error:
            raise TookTooLong from error

    async def _take_in(self, guild_id: int, files: Mapping[str, bytes]) -> dict[str, str]:
        """Clean pictures and keep them; return under which names, by those of their files."""
        made, faults = dict[str, bytes](), list[Say]()
        for file, data in files.items():
            try:
                made[file] = await self._worker_pool.do(self._seconds, guild_id, clean, data)
            except WorkerTimeout as error:
                raise TookTooLong from error
            except BadPicture as error:
                faults.append(Say("picture-wrong", {"file": file, "reason": error.reason}))
                if len(faults) == _MENDED:
                    break
        if faults:
            raise BadPictures(faults)
        names: dict[str, str] = {}
        try:
            for file, data in made.items():
                names[file] = await self._store.pictures.put(guild_id, data)
        except OSError as error:
            await self._store.pictures.let_go(guild_id, names.values())
            raise NoRoomForPictures from error
        if self._removed & set(names.values()):
            self._removed -= set(names.values())
            self._forget()
        return names

    async def _named(self, guild_id: int, pack: Content, names: Mapping[str, str]) -> str:
        """Return a pack that says under which names its pictures are kept. Raises BadPictures."""
        for card in cards_of(pack):
            if card.get("picture"):
                card["picture"] = {
                    **card["picture"],
                    "file": names.get(card["picture"]["file"], card["picture"]["file"]),
                }
        kept = names_in(pack)
        sizes = [len(await self._store.pictures.get(guild_id, name) or b"") for name in kept]
        if len(kept) > PACK_PICTURES or sum(sizes) > PACK_PICTURE_BYTES:
            await self._store.pictures.let_go(guild_id, names.values())
            most = {"most": PACK_PICTURES, "size": PACK_PICTURE_BYTES // 1_000_000}
            raise BadPictures([Say("picture-too-many", most)])
        return written(pack)

    async def _packs(self, guild_id: int) -> list[tuple[tuple[str, str], Content]]:
        """Return a server's packs by game and id."""
        contents = await self._store.packs.contents(guild_id)
        opened: list[Content] = [json.loads(content) for content in contents]
        return [((pack["game"], pack["id"]), pack) for pack in opened]

    async def _rewrite(self, guild_id: int, game: str, key: str, content: str, gone: set[str]) -> None:
        await self._store.packs.rewrite(guild_id, game, key, content)
        self._library.changed(guild_id, game)
        await self._store.pictures.let_go(guild_id, gone)
