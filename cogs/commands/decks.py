"""`/deck`: a person's decks, written as text."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.decks.library import Shelf
from bot.decks.offers import fault_lines
from bot.decks.reading import collection_of, collections
from bot.discord.client import Herald
from bot.errors import DeckUnreadable, NoSuchDeck, NotOurControl, TooManyDecks, WhichGame
from bot.limits import Asked
from bot.store import DeckRow
from bot.table.action_id import DECK_FORM, ActionId, BadActionId, is_ours
from bot.table.layout import shorten
from bot.table.panel import notice
from bot.texts import Texts
from bot.texts.commands import command_text as _
from bot.texts.strangers import safe
from cogs.commands.cards import game_called, game_choices
from cogs.reply import acknowledge, answering, texts_for, whisper, written_in
from engines.kernel import Deck, Fault, Game
from engines.kernel.decks import BadDeck, write_deck
from engines.kernel.limits import DECK_CHARACTERS

_MODAL_TEXT = 4_000
"""Characters that Discord lets one field of a form hold."""
_NAME = 60


class DeckCommands(commands.GroupCog, group_name=_("cmd-deck"), group_description=_("cmd-deck-help")):
    """Making, looking at, changing, sharing decks. Everything is answered in private."""

    def __init__(self, bot: Herald) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=_("cmd-deck-new"), description=_("cmd-deck-new-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"), like=_("cmd-deck-like"))
    @app_commands.describe(
        name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"), like=_("cmd-deck-like-help")
    )
    @app_commands.choices(game=game_choices())
    async def new(
        self, interaction: discord.Interaction, name: str, game: str | None = None, like: str | None = None
    ) -> None:
        """Open a form with a ready-made deck, to be changed into one's own."""
        async with answering(interaction):
            names = await self._names(interaction, game or await self._game_of(interaction, like or ""))
            say = await texts_for(interaction)
            ready = names.ready_made
            made = ready.get(like or "") or next(iter(ready.values()))
            deck = made.deck.model_copy(update={"name": safe(name, _NAME)})
            await self._form(interaction, deck, names, say)

    @app_commands.command(name=_("cmd-deck-edit"), description=_("cmd-deck-edit-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def edit(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        """Open a form with one's deck."""
        async with answering(interaction):
            names = await self._names(interaction, game or await self._game_of(interaction, name))
            row = await self._own(interaction, names.game.id, name)
            await self._form(interaction, row.deck, names, await texts_for(interaction))

    @app_commands.command(name=_("cmd-deck-show"), description=_("cmd-deck-show-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def show(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        """Show a deck, and where it is legal."""
        async with answering(interaction):
            names = await self._names(interaction, game or await self._game_of(interaction, name))
            say = await texts_for(interaction)
            ready = names.ready_made
            named = (made.deck for key, made in ready.items() if name in (key, say.name(made.name)))
            deck = next(named, None) or (await self._own(interaction, names.game.id, name)).deck
            await whisper(interaction, notice(await self._shown(deck, names, say)))

    @app_commands.command(name=_("cmd-deck-list"), description=_("cmd-deck-list-help"))
    async def listing(self, interaction: discord.Interaction) -> None:
        """List one's decks, and those that anybody may play."""
        async with answering(interaction):
            say = await texts_for(interaction)
            lines: list[str] = []
            for game in collections().values():
                names = await self._names(interaction, game.id)
                lines.append(f"### {say.say(_game_key(game))}")
                lines += [
                    f"- {say.name(made.name)}" + (f" – {say.name(made.plan)}" if made.plan else "")
                    for made in names.ready_made.values()
                ]
                decks = [row.deck for row in await self.bot.store.decks.of_user(interaction.user.id, game.id)]
                illegal = f" – {say.say('deck-not-legal-anywhere')}"
                for deck, legal in zip(decks, await names.legal(decks), strict=True):
                    lines.append(f"- **{deck.name}**{'' if legal else illegal}")
            await whisper(interaction, notice("\n".join(lines)))

    @app_commands.command(name=_("cmd-deck-delete"), description=_("cmd-deck-delete-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def delete(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        """Delete a deck; its text is shown once more, to be kept. Matches that run keep their decks."""
        async with answering(interaction):
            names = await self._names(interaction, game or await self._game_of(interaction, name))
            row = await self._own(interaction, names.game.id, name)
            await self.bot.store.decks.delete(row.id)
            say = await texts_for(interaction)
            text = _block(names.write(row.deck, say))
            await whisper(interaction, notice(f"{say.say('deck-deleted', deck=row.deck.name)}\n{text}"))

    @app_commands.command(name=_("cmd-deck-import"), description=_("cmd-deck-import-help"))
    @app_commands.rename(file=_("cmd-deck-file"), game=_("cmd-play-game"), name=_("cmd-deck-name"))
    @app_commands.describe(
        file=_("cmd-deck-file-help"), game=_("cmd-play-game-help"), name=_("cmd-deck-import-name-help")
    )
    @app_commands.choices(game=game_choices())
    async def take_in(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment,
        game: str | None = None,
        name: str | None = None,
    ) -> None:
        """Read a deck from a text or JSON file."""
        async with answering(interaction):
            await acknowledge(interaction, ephemeral=True, thinking=True)
            say = await texts_for(interaction)
            if file.size > 4 * DECK_CHARACTERS:
                raise DeckUnreadable(faults=say.say("deck-too-long", most=DECK_CHARACTERS))
            text = (await file.read()).decode("utf-8-sig", errors="replace")
            title = name or safe(file.filename).rpartition(".")[0]
            told = await self._save(interaction, game, title, text)
            await interaction.edit_original_response(view=notice(told))

    @app_commands.command(name=_("cmd-deck-export"), description=_("cmd-deck-export-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"), json=_("cmd-deck-json"))
    @app_commands.describe(
        name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"), json=_("cmd-deck-json-help")
    )
    @app_commands.choices(game=game_choices())
    async def export(
        self, interaction: discord.Interaction, name: str, game: str | None = None, json: bool = False
    ) -> None:
        """Give a deck as a file, which anybody may import."""
        async with answering(interaction):
            names = await self._names(interaction, game or await self._game_of(interaction, name))
            row = await self._own(interaction, names.game.id, name)
            say = await texts_for(interaction)
            text = row.deck.model_dump_json(indent=2) if json else names.write(row.deck, say)
            file = discord.File(io.BytesIO(text.encode()), f"deck.{'json' if json else 'txt'}")
            await interaction.response.send_message(file=file, ephemeral=True)

    @edit.autocomplete("name")
    @show.autocomplete("name")
    @delete.autocomplete("name")
    @export.autocomplete("name")
    async def name_autocomplete(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of one of one's own decks."""
        game = getattr(interaction.namespace, "game", None)
        rows = await self.bot.store.decks.of_user(interaction.user.id, game)
        word = current.strip().casefold()
        found = [row.deck.name for row in rows if word in row.deck.name.casefold()]
        return [app_commands.Choice(name=shorten(name, 100), value=name[:100]) for name in found[:25]]

    @new.autocomplete("like")
    async def like_autocomplete(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a ready-made deck."""
        game = getattr(interaction.namespace, "game", None)
        if game is not None and game not in collections():
            return []
        say = await texts_for(interaction)
        found = [
            (say.name(made.name), key)
            for names in await self._games(interaction, game)
            for key, made in names.ready_made.items()
        ]
        word = current.strip().casefold()
        return [
            app_commands.Choice(name=shorten(name, 100), value=key) for name, key in found
            if word in name.casefold()
        ][:25]  # fmt: skip

    # Forms

    async def _form(self, interaction: discord.Interaction, deck: Deck, names: Names, say: Texts) -> None:
        """Open a form that holds the deck as text; what it says is read from its custom id alone."""
        form = discord.ui.Modal(
            title=shorten(say.say("deck-form-title", deck=deck.name), 45),
            custom_id=str(ActionId(0, 0, DECK_FORM, f"{deck.game}/{deck.name}"[:70])),
        )
        form.add_item(
            discord.ui.TextInput(
                label=shorten(say.say("deck-form-label"), 45),
                style=discord.TextStyle.paragraph,
                default=shorten(names.write(deck, say), _MODAL_TEXT),
                max_length=_MODAL_TEXT,
                custom_id="text",
            )
        )
        await interaction.response.send_modal(form)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take a form that was sent."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if not is_ours(custom_id):
            return
        async with answering(interaction):
            try:
                action = ActionId.parse(custom_id)
            except BadActionId as error:
                raise NotOurControl from error
            game, _slash, name = action.detail.partition("/")
            if action.verb != DECK_FORM:
                return  # see `cogs.table`
            await acknowledge(interaction, ephemeral=True, thinking=True)
            told = await self._save(interaction, game, name, written_in(interaction))
            await interaction.edit_original_response(view=notice(told))

    async def _save(self, interaction: discord.Interaction, game: str | None, name: str, text: str) -> str:
        """Keep a deck and say how legal it is. Raises DeckUnreadable, which gives the text back."""
        say = await texts_for(interaction)
        try:
            names, deck = await self._read(interaction, text, safe(name, _NAME), game)
        except BadDeck as error:
            lines = [
                say.say("deck-line", line=fault.line, reason=say.tell(fault.reason)) for fault in error.faults
            ]
            told = "\n".join(f"- {line}" for line in lines[:15])
            raise DeckUnreadable(faults=f"{told}\n{_block(text)}") from error
        self.bot.allowances.spend(Asked.DECK, interaction.user.id, interaction.guild_id)
        store = self.bot.store.decks
        is_new = await store.called(interaction.user.id, names.game.id, deck.name) is None
        most = self.bot.settings.most_decks
        if is_new and len(await store.of_user(interaction.user.id)) >= most:
            raise TooManyDecks(most=most)
        await store.put(interaction.user.id, deck, self.bot.now())
        return f"{say.say('deck-saved', deck=deck.name)}\n{await self._shown(deck, names, say)}"

    async def _read(
        self, interaction: discord.Interaction, text: str, name: str, game: str | None
    ) -> tuple[Names, Deck]:
        """Read a deck of this game, or of the one that can make most of it. Raises BadDeck."""
        games = {names.game.id: names for names in await self._games(interaction, game)}
        cards = {key: (names.shelf.headings, names.shelf.names) for key, names in games.items()}
        whose = interaction.guild_id or interaction.user.id
        deck = await self.bot.library.read_deck(whose, text, name, cards)
        return games[deck.game], deck

    # What decks say

    async def _shown(self, deck: Deck, names: Names, say: Texts) -> str:
        return f"{_block(names.write(deck, say))}\n{await names.verdict(deck, say)}"

    async def _own(self, interaction: discord.Interaction, game: str, name: str) -> DeckRow:
        row = await self.bot.store.decks.called(interaction.user.id, game, name)
        if row is None:
            raise NoSuchDeck(name=safe(name, _NAME))
        return row

    async def _names(self, interaction: discord.Interaction, game: str) -> Names:
        return Names(await self.bot.library.shelf(interaction.guild_id, game_called(game)))

    async def _games(self, interaction: discord.Interaction, game: str | None) -> list[Names]:
        """Return the game, or all games with decks."""
        return [await self._names(interaction, one) for one in (collections() if game is None else [game])]

    async def _game_of(self, interaction: discord.Interaction, name: str) -> str:
        """Return the game of the deck with this name: one's own, or ready-made. Raises WhichGame."""
        wanted = name.strip().casefold()
        rows = await self.bot.store.decks.of_user(interaction.user.id)
        found = {row.deck.game for row in rows if row.deck.name.casefold() == wanted}
        every = await self._games(interaction, None)
        if not found:
            found = {names.game.id for names in every if names.has_ready_made(wanted)}
        if len(found) == 1:
            return found.pop()
        if wanted and not found:
            raise NoSuchDeck(name=safe(name, _NAME))
        say = await texts_for(interaction)
        raise WhichGame(games=", ".join(say.say(_game_key(names.game)) for names in every))


class Names:
    """The cards of a game in one server, as decks name them."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.game = shelf.game
        self.ready_made = shelf.ready_made

    def has_ready_made(self, name: str) -> bool:
        """Tell whether a ready-made deck is called so, in whatever language, or by its id."""
        ready = self.ready_made.items()
        return any(name in (key, made.name.en.casefold(), made.name.fr.casefold()) for key, made in ready)

    def write(self, deck: Deck, say: Texts) -> str:
        """Return a deck as text in the reader's language."""
        return write_deck(deck, self.shelf.headings, self.shelf.names, say.locale)

    async def verdict(self, deck: Deck, say: Texts) -> str:
        """Say in which formats a deck is legal, and what is wrong in the others."""
        lines: list[str] = []
        for label, faults in (await asyncio.to_thread(self._faults, [deck]))[0].items():
            named = say.say(label)
            if faults:
                lines.append(say.say("deck-illegal", format=named, faults=fault_lines(faults, say)))
            else:
                lines.append(say.say("deck-legal", format=named))
        return "\n".join(lines)

    async def legal(self, decks: Sequence[Deck]) -> list[bool]:
        """Tell of each deck whether it is legal in any format."""
        judged = await asyncio.to_thread(self._faults, decks)
        return [any(not faults for faults in formats.values()) for formats in judged]

    def _faults(self, decks: Sequence[Deck]) -> list[dict[str, Sequence[Fault]]]:
        """Return what is wrong with each deck in each format."""
        collection = collection_of(self.game)
        return [
            {
                label: collection.faults(deck, options, self.shelf.packs)
                for label, options in collection.formats().items()
            }
            for deck in decks
        ]


def _game_key(game: Game[Any]) -> str:
    return f"game-{game.id.replace('_', '-')}"


def _block(text: str) -> str:
    """Return text that can be copied, whatever it holds."""
    unfenced = text.replace("```", "'''")
    return f"```\n{shorten(unfenced, 3_000)}\n```"


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(DeckCommands(bot))
