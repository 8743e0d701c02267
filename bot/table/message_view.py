"""How a message with a picture looks, and that nothing is sent which looks as before."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.lru_dict import LruDict
from bot.table.layout import MessageLayout
from render import RenderedPicture

INVALID_FORM = 50035
"""Discord's code for a message that names a picture which is not attached."""

Edit: TypeAlias = Callable[..., Awaitable[Any]]
"""Edits a message: takes `view`, and `attachments` where the picture is another."""


class Marks(NamedTuple):
    """By which the look of a message is known again."""

    components: int
    picture: int


def look(layout: MessageLayout) -> int:
    """Return what tells these components from others."""
    return hash(repr(layout.to_components()))


@dataclass(frozen=True)
class MessageView:
    """The look of a message: its components, and the picture to which they refer by `name.extension`."""

    layout: MessageLayout
    name: str
    shot: RenderedPicture

    @cached_property
    def marks(self) -> Marks:
        """What tells this look from others."""
        return Marks(look(self.layout), hash(self.shot.data))

    def file(self) -> discord.File:
        """Return the picture as something to upload, once."""
        name = f"{self.name}.{self.shot.extension}"
        return discord.File(io.BytesIO(self.shot.data), name, description=self.shot.alt)


class ShownViews:
    """What messages look like now. After a restart nothing is known, so everything is sent once more."""

    def __init__(self) -> None:
        self._marks: LruDict[int, Marks] = LruDict()

    def forget(self, message_id: int) -> None:
        """Know no longer what a message looks like: it is sent in any case."""
        self._marks.pop(message_id)

    def showing(self, message_id: int, face: MessageView) -> None:
        """Note what a message looks like that has just been posted."""
        self._marks[message_id] = face.marks

    async def bring(self, message_id: int, face: MessageView, edit: Edit) -> None:
        """Edit a message to look so. What looks as before is left out: the picture, or all."""
        before, marks = self._marks.pop(message_id), face.marks
        if before != marks:
            kept = before is not None and before.picture == marks.picture
            try:
                await edit(view=face.layout, **({} if kept else {"attachments": [face.file()]}))
            except discord.HTTPException as error:
                if not kept or error.code != INVALID_FORM:
                    raise
                await edit(view=face.layout, attachments=[face.file()])  # it has lost its picture
        self._marks[message_id] = marks
