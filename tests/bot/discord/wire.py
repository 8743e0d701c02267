"""A client that speaks to a stand-in for Discord over real HTTP, and answers presses as it is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import discord
import pytest
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord.delivery.messenger import DiscordMessenger
from bot.discord.requests import speak_to
from bot.table.layout import MessageLayout, picture
from bot.table.message_view import MessageView
from render import RenderedPicture
from tests.rigs.measuring import loopback
from tests.rigs.measuring.loopback import Loopback

CHANNEL, ANNE = 101, 11
Answers: TypeAlias = Callable[[discord.Interaction], Awaitable[object]]


class Wire(discord.Client):
    """Who answers, what they have kept of it, and the stand-in."""

    def __init__(self, stand_in: Loopback, **options: Any) -> None:
        super().__init__(intents=discord.Intents.none(), **options)
        self.discord = stand_in
        self.time = 1_000.0
        self.answers: Answers = defers
        self.start_anew()

    def start_anew(self) -> None:
        """Know nothing of what was before, as after a restart."""
        match_service = SimpleNamespace(now=lambda: self.time)
        self.post = DiscordMessenger(self, cast(Any, None), cast(Any, match_service))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.answers(interaction)
        self.post.tokens.pressed(interaction)

    async def posted(self, word: str = "first") -> int:
        """Post a message with a picture; return its id."""
        shown = face(word)
        sent = await self.get_partial_messageable(CHANNEL).send(view=shown.layout, file=shown.file())
        self.post.shown.showing(sent.id, shown)
        return sent.id

    async def pressed(self, message: int) -> None:
        """Let somebody press on a message."""
        await self.discord.press(ANNE, self.discord.messages[message], "press", [])

    async def bring(self, message: int, shown: MessageView) -> list[str]:
        """Let a message look so; return what that took."""
        before = len(self.discord.requests)
        await self.post.bring(self.get_partial_messageable(CHANNEL), message, shown)
        return [way(one.path) for one in self.discord.requests[before:]]


def way(path: str) -> str:
    """Tell whether a request went by a press, or is counted."""
    return "press" if path.startswith("webhooks/") and path.endswith("/@original") else "counted"


def face(word: str, drawn: str | None = None) -> MessageView:
    """Return a look with a word and a picture."""
    layout = MessageLayout(ui.TextDisplay(word), picture("board.png", "a picture"))
    return MessageView(layout, "board", RenderedPicture((drawn or word).encode(), "png", "a picture"))


async def defers(interaction: discord.Interaction) -> None:
    await interaction.response.defer()


async def changes(interaction: discord.Interaction) -> None:
    await interaction.response.edit_message(view=face("pressed").layout)


async def answers_beside(interaction: discord.Interaction) -> None:
    shown = face("beside")
    await interaction.response.send_message(view=shown.layout, file=shown.file(), ephemeral=True)


@asynccontextmanager
async def connected(patch: pytest.MonkeyPatch, **options: Any) -> AsyncIterator[Wire]:
    """Connect a client to a stand-in, until the end."""
    stand_in = Loopback([CHANNEL], {ANNE: "Anne"})
    await stand_in.open()
    patch.setattr(Route, "BASE", Route.BASE)  # to be set back
    speak_to(f"{stand_in.url}/")
    gateway = yarl.URL(stand_in.url.replace("http:", "ws:")) / "gateway"
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    patch.setattr(loopback, "SEEN_WITHIN", 0.1)
    try:
        async with Wire(stand_in, **options) as client:
            await client.login("a.token.of-nobody")
            client.loop.create_task(client.connect())
            await stand_in.ready.wait()
            yield client
    finally:
        await stand_in.close()
