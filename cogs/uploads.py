"""Files that somebody brings for a server's cards: packs, pictures, ZIPs of them; and what is wrong there."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any

import discord

from bot.decks.pictures import BadPictures, is_archive
from bot.decks.reading import in_lines
from bot.errors import PackRefused, PlayerError
from bot.table.layout import shorten
from bot.texts import Texts
from bot.texts.sanitising import harmless, safe
from cogs.context import InteractionContext
from engines.kernel import Say
from engines.kernel.cards.packs import BadPack
from engines.kernel.state.limits import PACK_BYTES, PACK_PICTURE_BYTES

LINES = 15
"""Problems named in one answer."""


@contextmanager
def refusing(
    file: discord.Attachment, texts: Texts, refusal: type[PlayerError] = PackRefused
) -> Generator[None]:
    """Say what is wrong with a file that someone has brought. Raises the refusal."""
    try:
        yield
    except BadPack as error:
        raise refusal(file=safe(file.filename), problems=_told(error, texts)) from error
    except BadPictures as error:
        lines = [f"- {texts.tell(harmless(reason))}" for reason in error.reasons[:LINES]]
        raise refusal(file=safe(file.filename), problems=shorten("\n".join(lines), 3_000)) from error


def _told(error: BadPack, texts: Texts) -> str:
    """Return the first problems of a pack, a line each."""
    lines = in_lines(error.problems, texts)
    more = [texts.say("pack-more", count=len(lines) - LINES)] if len(lines) > LINES else []
    return shorten("\n".join(f"- {line}" for line in [*lines[:LINES], *more]), 3_000)


async def pack_of(
    context: InteractionContext, guild_id: int, file: discord.Attachment
) -> tuple[bytes, str, Mapping[str, bytes]]:
    """Return a pack's text with its name, and the pictures beside it. Raises BadPictures or PackRefused."""
    data = await _content(file)
    if not is_archive(data):
        if len(data) > PACK_BYTES:
            raise BadPictures([Say("pack-too-large", {"most": PACK_BYTES // 1024})])
        return data, safe(file.filename), {}
    text, source, files = await context.gallery.unpacked(guild_id, data)
    if text is None:
        raise BadPictures([Say("picture-no-pack")])
    return text, safe(source), files


async def pictures_of(
    context: InteractionContext, guild_id: int, file: discord.Attachment, *, for_one: bool
) -> Mapping[str, bytes]:
    """Return the pictures of a file by their names: one, or those of a ZIP. Raises BadPictures."""
    data = await _content(file)
    if not is_archive(data):
        return {safe(file.filename): data}
    if for_one:
        raise BadPictures([Say("picture-many-for-one")])
    _text, _source, files = await context.gallery.unpacked(guild_id, data)
    return files


async def _content(file: discord.Attachment) -> bytes:
    if file.size > PACK_PICTURE_BYTES + PACK_BYTES:
        raise BadPictures([Say("picture-archive-large", {"most": PACK_PICTURE_BYTES // 1_000_000})])
    return await file.read()


def cut_as(kind: str | None, focus: str | None, window: str | None) -> dict[str, Any]:
    """Return how a picture is to be cut, from numbers as people write them."""
    numbers = {"focus": focus, "window": window}
    how: dict[str, Any] = {
        name: [int(part) for part in re.findall(r"-?\d{1,4}", text)]
        for name, text in numbers.items()
        if text is not None
    }
    return {"kind": kind, **how} if kind else how
