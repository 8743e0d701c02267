"""Authors' pictures of a server's cards, as its packs name them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

from bot.store.folder import name_of, put
from bot.store.sql import Reader

_NAMING = """
    SELECT content FROM packs WHERE guild_id = :guild
    UNION ALL
    SELECT content FROM definitions WHERE digest IN
        (SELECT digest FROM matches WHERE guild_id = :guild AND status IN ('challenge', 'running', 'paused'))
"""


class PictureStore:
    """Keeping pictures. A name is a server's own: no other server can call its picture so."""

    def __init__(self, folder: Path, reader: Reader) -> None:
        self.folder = folder
        self._reader = reader

    async def put(self, guild_id: int, data: bytes) -> str:
        """Keep a picture; return its name. Raises OSError, and then keeps nothing."""
        name = name_of(guild_id, data)
        await asyncio.to_thread(put, self.folder, name, data)
        return name

    async def get(self, guild_id: int, name: str) -> bytes | None:
        """Return a picture of a server; None for what it does not keep."""
        try:
            data = await asyncio.to_thread((self.folder / Path(name).name).read_bytes)
        except OSError:
            return None
        return data if name_of(guild_id, data) == name else None

    async def remove(self, names: Iterable[str]) -> None:
        """Remove pictures at once, whatever still names them."""
        for name in names:
            await asyncio.to_thread((self.folder / Path(name).name).unlink, missing_ok=True)

    async def let_go(self, guild_id: int, names: Iterable[str]) -> None:
        """Remove those that neither a pack nor a match of the server that goes on names any more."""
        left = set(names)
        for row in await self._reader.rows(_NAMING, guild=guild_id) if left else ():
            left = {name for name in left if name not in row["content"]}
        await self.remove(left)
