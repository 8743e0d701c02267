"""`/card` looks a card up; `/cards` takes a server's own packs in."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app.client import Herald
from bot.decks.reading import collection_of, collections, in_lines
from bot.decks.shelf import Shelf
from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import (
    NoSuchCard,
    NoSuchPack,
    OldVersion,
    PackTooLargeToSend,
    PicturesRefused,
    TooManyPacks,
    UnknownGame,
)
from bot.limits import Quota
from bot.real.ids import REAL_GAME
from bot.real.known import name_of
from bot.store import PackRow
from bot.table.layout import MessageLayout, picture, shorten
from bot.table.panel import notice
from bot.table.rules import keywords_button
from bot.texts import Texts, dashed
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.access import server_only
from cogs.commands.real import closeness, is_closer, real_cards, show_real
from cogs.context import InteractionContext, answering
from cogs.typed import NameOption, completing
from cogs.uploads import cut_as, pack_of, pictures_of, refusing
from engines.kernel import CardPage, Game
from engines.kernel.cards.decks import LONGEST_NAME, folded, nearest
from engines.kernel.cards.packs import Pack

SHOWN = 3
"""Faces shown when a pack is taken in."""
_COMPLETED = 25
"""Suggestions that Discord shows."""
_LEAST_LIMIT = 10_000_000
"""Bytes of a file that Discord lets through everywhere."""
_Numbers: TypeAlias = app_commands.Range[str, 1, 40]


def game_choices() -> list[app_commands.Choice[str]]:
    """Return the games that have cards of their own."""
    return [app_commands.Choice(name=_(f"game-{dashed(game)}"), value=game) for game in sorted(collections())]


def game_called(game: str) -> Game[Any]:
    """Return the game with cards of this name. Raises UnknownGame."""
    known = collections()
    if game not in known:
        raise UnknownGame(game=game)
    return known[game]


async def shelves_of(context: InteractionContext, game: str | None) -> dict[str, Shelf]:
    """Return the cards of a game, or of all games, as this server knows them."""
    chosen = list(collections().values()) if game is None else [game_called(game)]
    library = context.library
    return {one.id: await library.shelf(context.guild_id, one) for one in chosen}


def found_in(shelves: Mapping[str, Shelf], word: str, most: int = 5) -> list[tuple[Game[Any], CardPage]]:
    """Return the cards that a word names, the best first; a key such as `noxtalia/glaciation` names one.

    So does a card's id, such as `glaciation`, which may be one in several games.
    """
    game, _slash, card = word.partition("/")
    if game in shelves and card in shelves[game].pages:
        return [(shelves[game].game, shelves[game].pages[card])]
    meant = [(shelf.game, shelf.pages[word]) for shelf in shelves.values() if word in shelf.pages]
    if meant:
        return meant[:most]
    keys = nearest(word, [spelt for shelf in shelves.values() for spelt in shelf.spelt], most)
    named = [key.partition("/") for key in keys]
    return [(shelves[game].game, shelves[game].pages[card]) for game, _, card in named]


async def complete_card(
    context: InteractionContext, game: str | None, current: str
) -> list[app_commands.Choice[str]]:
    """Complete a card's name, real ones among them, the best first. Raises UnknownGame."""
    found = [
        (page.name, f"{its.id}/{page.id}")
        for its, page in found_in(await shelves_of(context, game), current, most=_COMPLETED)
    ]
    real = await real_cards(context, game, current, _COMPLETED)
    found += [(name_of(row), f"{REAL_GAME}/{row.card}") for row in real]
    wanted = folded(current)[:LONGEST_NAME]
    best = sorted(found, key=lambda each: closeness(each[0], wanted))[:_COMPLETED]
    return [app_commands.Choice(name=shorten(context.texts.name(name), 100), value=key) for name, key in best]


def card_text(page: CardPage, texts: Texts) -> str:
    """Return a card in words."""
    lines = [f"### {texts.name(page.name)}", *(texts.tell(line) for line in page.lines)]
    if page.search:
        lines.append(f"-# {texts.say('card-search', search=page.search)}")
    if page.flavour:
        lines.append(f"-# *{texts.name(page.flavour)}*")
    return "\n".join(lines)


async def _face(
    context: InteractionContext, game: Game[Any], card: str, texts: Texts, theme: str
) -> tuple[ui.Item[Any], discord.File]:
    """Return the picture of a card, as a part of a message and as the file that goes with it."""
    shelf = await context.library.shelf(context.guild_id, game)
    definition, parts = collection_of(game).definition(card, shelf.packs)
    face = await context.bot.renderer.card(game.id, definition, parts, texts, theme)
    name = f"{card}.{face.extension}"
    return picture(name, face.alt), discord.File(io.BytesIO(face.data), name, description=face.alt)


async def _rules_of(context: InteractionContext, game: Game[Any], card: str) -> list[ui.ActionRow[Any]]:
    """Return the button that opens what a card's keywords mean, where it has any."""
    shelf = await context.library.shelf(context.guild_id, game)
    definition, _ = collection_of(game).definition(card, shelf.packs)
    words = [*getattr(definition, "keywords", ()), *getattr(definition, "behaviours", ())]
    found = keywords_button(game.id, words, context.texts)
    return [ui.ActionRow(found)] if found is not None else []


class CardCommands(commands.Cog):
    """Looking cards up."""

    @app_commands.command(name=_("cmd-card"), description=_("cmd-card-help"))
    @app_commands.rename(name=_("cmd-card-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-card-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def card(self, interaction: discord.Interaction, name: NameOption, game: str | None = None) -> None:
        """Show a card, as picture and text."""
        async with answering(interaction) as context:
            texts = context.texts
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            found = found_in(await shelves_of(context, game), name)
            real = await real_cards(context, game, name)
            if real and (not found or is_closer(real[0], found[0][1], name)):
                await show_real(context, real[0])
                return
            if not found:
                raise NoSuchCard(name=safe(name))
            (its_game, page), *others = found
            words = card_text(page, texts)
            if others and folded(name) not in (folded(page.name.en), folded(page.name.fr)):
                names = [texts.name(other.name) for _game, other in others]
                words += f"\n-# {texts.say('card-others', found=names)}"
            await self._show(context, its_game, page, words)

    async def _show(self, context: InteractionContext, game: Game[Any], page: CardPage, words: str) -> None:
        """Show a card's face with its words below, or the words alone to who wants no pictures."""
        rules = await _rules_of(context, game, page.id)
        if context.preferences.text_board:
            await context.show(MessageLayout(*notice(words).children, *rules))
            return
        shown, file = await _face(
            context, game, page.id, context.texts, context.preferences.theme or DEFAULT_THEME
        )
        layout = MessageLayout(shown, ui.TextDisplay(words), *rules)
        await context.show(layout, attachments=[file])

    @card.autocomplete("name")
    @completing
    async def name_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete a card's name, whichever language it is typed in."""
        try:
            return await complete_card(context, getattr(context.interaction.namespace, "game", None), current)
        except UnknownGame:
            return []


@server_only
class PackCommands(commands.GroupCog, group_name=_("cmd-cards"), group_description=_("cmd-cards-help")):
    """A server's own card packs. For those who may manage it."""

    @app_commands.command(name=_("cmd-cards-import"), description=_("cmd-cards-import-help"))
    @app_commands.rename(file=_("cmd-cards-file"))
    @app_commands.describe(file=_("cmd-cards-file-help"))
    async def take_in(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Check a pack, keep it, and show its first faces."""
        async with answering(interaction) as context:
            texts = context.texts
            guild_id = context.server_id
            context.spend(Quota.IMPORT)
            await context.acknowledge(private=True)
            with refusing(file, texts):
                text, source, files = await pack_of(context, guild_id, file)
                async with context.gallery.changing(guild_id):
                    game_id, pack, content = await context.library.read(guild_id, text, source)
                    await _check_room(context, guild_id, game_id, pack)
                    before = await context.store.packs.content(guild_id, game_id, pack.id)
                    content = await context.gallery.hang(guild_id, content, before, files)
                    await context.store.packs.put(
                        guild_id, game_id, pack.id, pack.version, content, context.user_id, context.bot.now()
                    )
                    context.library.changed(guild_id, game_id)
                    await context.gallery.let_go(guild_id, before)
            game = collections()[game_id]
            shelf = await context.library.shelf(guild_id, game)
            pages = [page for page in shelf.pages.values() if page.pack == pack.id]
            title = texts.say("pack-taken", name=pack.name, version=pack.version, count=len(pages))
            faces = [await _face(context, game, page.id, texts, DEFAULT_THEME) for page in pages[:SHOWN]]
            words = "\n".join([title, *(card_text(page, texts) for page in pages[:SHOWN])])
            layout = MessageLayout(*(shown for shown, _file in faces), ui.TextDisplay(shorten(words, 3_900)))
            await context.show(layout, attachments=[file for _shown, file in faces])

    @app_commands.command(name=_("cmd-cards-list"), description=_("cmd-cards-list-help"))
    async def listing(self, interaction: discord.Interaction) -> None:
        """Show the packs that this server has taken in."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            rows = await context.store.packs.of_guild(guild_id)
            library = context.library
            shelves = {
                game: await library.shelf(guild_id, collections()[game])
                for game in dict.fromkeys(row.game for row in rows)
            }
            lines = [_row_text(row, shelves[row.game], context.texts) for row in rows]
            told = "\n".join(lines) or context.texts.say("pack-none")
            await context.whisper(notice(shorten(told, 3_900)))

    @app_commands.command(name=_("cmd-cards-remove"), description=_("cmd-cards-remove-help"))
    @app_commands.rename(name=_("cmd-cards-name"))
    @app_commands.describe(name=_("cmd-cards-name-help"))
    async def remove(self, interaction: discord.Interaction, name: NameOption) -> None:
        """Remove a pack. Matches that run keep its cards; decks that use them are no longer legal."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            context.spend(Quota.LOOK)
            row = await _pack_called(context, guild_id, name)
            async with context.gallery.changing(guild_id):
                before = await context.store.packs.content(guild_id, row.game, row.pack)
                await context.store.packs.remove(guild_id, row.game, row.pack)
                context.library.changed(guild_id, row.game)
                await context.gallery.let_go(guild_id, before)
            await context.whisper(notice(context.texts.say("pack-removed", name=row.name)))

    @app_commands.command(name=_("cmd-cards-export"), description=_("cmd-cards-export-help"))
    @app_commands.rename(name=_("cmd-cards-name"))
    @app_commands.describe(name=_("cmd-cards-name-help"))
    async def export(self, interaction: discord.Interaction, name: NameOption) -> None:
        """Give a pack with its pictures as a ZIP, as it can be brought again."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            context.spend(Quota.IMPORT)
            await context.acknowledge(private=True)
            row = await _pack_called(context, guild_id, name)
            content = await context.store.packs.content(guild_id, row.game, row.pack)
            if content is None:
                raise NoSuchPack(name=safe(name))
            data = await context.gallery.exported(guild_id, content)
            most = interaction.guild.filesize_limit if interaction.guild else _LEAST_LIMIT
            if len(data) > most:
                raise PackTooLargeToSend(size=len(data) // 1_000_000 + 1, most=most // 1_000_000)
            file = discord.File(io.BytesIO(data), f"{row.pack}.zip")
            told = ui.TextDisplay[Any](context.texts.say("pack-exported", name=row.name))
            await context.show(
                MessageLayout(told, ui.File(f"attachment://{row.pack}.zip")), attachments=[file]
            )

    @app_commands.command(name=_("cmd-cards-picture"), description=_("cmd-cards-picture-help"))
    @app_commands.rename(
        file=_("cmd-cards-file"),
        card=_("cmd-card"),
        kind=_("cmd-cards-kind"),
        focus=_("cmd-cards-focus"),
        window=_("cmd-cards-window"),
    )
    @app_commands.describe(
        file=_("cmd-cards-picture-file-help"),
        card=_("cmd-cards-picture-card-help"),
        kind=_("cmd-cards-kind-help"),
        focus=_("cmd-cards-focus-help"),
        window=_("cmd-cards-window-help"),
    )
    @app_commands.choices(
        kind=[
            app_commands.Choice(name=_("cmd-cards-kind-art"), value="art"),
            app_commands.Choice(name=_("cmd-cards-kind-scan"), value="scan"),
        ]
    )
    async def picture(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment,
        card: NameOption | None = None,
        kind: str | None = None,
        focus: _Numbers | None = None,
        window: _Numbers | None = None,
    ) -> None:
        """Give one of the server's cards a picture, or several from a ZIP in which cards name them."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            context.spend(Quota.IMPORT)
            await context.acknowledge(private=True)
            one = await _own_card(context, card) if card else None
            with refusing(file, context.texts, PicturesRefused):
                files = await pictures_of(context, guild_id, file, for_one=one is not None)
                how = cut_as(kind, focus, window)
                async with context.gallery.changing(guild_id):
                    given = await context.gallery.give(guild_id, files, how, one and (one[0].id, one[1].id))
            faces = [
                await _face(context, collections()[of], each, context.texts, DEFAULT_THEME)
                for of, each in given[:SHOWN]
            ]
            told = ui.TextDisplay[Any](context.texts.say("picture-given", count=len(given)))
            layout = MessageLayout(*(shown for shown, _file in faces), told)
            await context.show(layout, attachments=[file for _shown, file in faces])

    @app_commands.command(name=_("cmd-cards-unpicture"), description=_("cmd-cards-unpicture-help"))
    @app_commands.rename(card=_("cmd-card"))
    @app_commands.describe(card=_("cmd-cards-unpicture-card-help"))
    async def unpicture(self, interaction: discord.Interaction, card: NameOption) -> None:
        """Remove a card's picture at once, also from matches that show it."""
        async with answering(interaction) as context:
            guild_id = context.server_id
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            game, page = await _own_card(context, card)
            async with context.gallery.changing(guild_id):
                had = await context.gallery.take_down(guild_id, game.id, page.id)
            key = "picture-taken-down" if had else "picture-had-none"
            await context.show(notice(context.texts.say(key, card=context.texts.name(page.name))))

    @picture.autocomplete("card")
    @unpicture.autocomplete("card")
    @completing
    async def card_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of one of the server's own cards."""
        return [
            app_commands.Choice(
                name=shorten(context.texts.name(page.name), 100), value=f"{game.id}/{page.id}"
            )
            for game, page in found_in(await _own_cards(context), current, most=25)
        ]

    @remove.autocomplete("name")
    @export.autocomplete("name")
    @completing
    async def pack_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a pack."""
        rows = await context.store.packs.of_guild(context.guild_id or 0)
        named = [(context.texts.name(row.name), f"{row.game}:{row.pack}") for row in rows]
        word = current.strip().casefold()
        return [
            app_commands.Choice(name=shorten(name, 100), value=key) for name, key in named
            if word in name.casefold()
        ][:25]  # fmt: skip


async def _pack_called(context: InteractionContext, guild_id: int, name: str) -> PackRow:
    """Return a pack of the server by its id, or game and id. Raises NoSuchPack."""
    rows = await context.store.packs.of_guild(guild_id)
    row = next((row for row in rows if name in (row.pack, f"{row.game}:{row.pack}")), None)
    if row is None:
        raise NoSuchPack(name=safe(name))
    return row


async def _own_card(context: InteractionContext, word: str) -> tuple[Game[Any], CardPage]:
    """Return the card of the server's own that an id or a name means best. Raises NoSuchCard."""
    found = found_in(await _own_cards(context), word, most=1)
    if not found:
        raise NoSuchCard(name=safe(word))
    return found[0]


async def _own_cards(context: InteractionContext) -> dict[str, Shelf]:
    """Return the cards of a server's own packs."""
    rows = await context.store.packs.of_guild(context.guild_id or 0)
    shelves = await shelves_of(context, None) if rows else {}
    return {game: shelves[game].own for game in sorted({row.game for row in rows})}


async def _check_room(context: InteractionContext, guild_id: int, game: str, pack: Pack) -> None:
    """Refuse what would change cards behind a version number that people know, and one pack too many."""
    rows = await context.store.packs.of_guild(guild_id)
    before = next((row for row in rows if (row.game, row.pack) == (game, pack.id)), None)
    if before is not None and pack.version <= before.version:
        raise OldVersion(version=pack.version, before=before.version)
    if before is None and len(rows) >= context.bot.settings.most_packs:
        raise TooManyPacks(most=context.bot.settings.most_packs)


def _row_text(row: PackRow, shelf: Shelf, texts: Texts) -> str:
    """Return the line of a pack; of one that is left out, why it is."""
    game, who = texts.game(row.game), texts.mention(row.user_id)
    line = texts.say("pack-line", name=row.name, version=row.version, game=game, who=who)
    wrong = shelf.left_out.get(row.pack)
    if wrong is None:
        return line
    (reason,) = in_lines([wrong], texts)
    return f"{line}\n-# {texts.say('pack-left-out', reason=shorten(reason, 300))}"


async def setup(bot: Herald) -> None:
    """Add the cogs."""
    await bot.add_cog(CardCommands())
    await bot.add_cog(PackCommands())
