"""`/deck`: a person's decks, written as text."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.decks.offers import fault_lines, warned
from bot.decks.owned import collection_with, names_with
from bot.decks.reading import collection_of, collections
from bot.decks.shelf import Shelf
from bot.discord.incoming import storable
from bot.errors import DeckFull, DeckUnreadable, NoSuchCard, NoSuchDeck, TooManyDecks, WhichGame
from bot.limits import Quota
from bot.store import DeckRow, Store
from bot.table.action_id import ActionId
from bot.table.layout import shorten
from bot.table.panel import notice
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.commands.cards import complete_card, found_in, game_called, game_choices
from cogs.commands.real import is_closer, real_cards
from cogs.context import InteractionContext, answering
from cogs.typed import NameOption, completing
from engines.kernel import Collection, Deck, Fault, Section
from engines.kernel.cards.decks import BadDeck, folded, write_deck
from engines.kernel.cards.packs import Name
from engines.kernel.state.limits import DECK_CHARACTERS, SECTION_CARDS

_MODAL_TEXT = 4_000
"""Characters that Discord lets one field of a form hold."""
_NAME = 60
_MOST_ADDED = 60
"""Copies of a card that are put in at once."""


class DeckCommands(commands.GroupCog, group_name=_("cmd-deck"), group_description=_("cmd-deck-help")):
    """Making, looking at, changing, sharing decks. Everything is answered in private."""

    @app_commands.command(name=_("cmd-deck-new"), description=_("cmd-deck-new-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"), like=_("cmd-deck-like"))
    @app_commands.describe(
        name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"), like=_("cmd-deck-like-help")
    )
    @app_commands.choices(game=game_choices())
    async def new(
        self,
        interaction: discord.Interaction,
        name: NameOption,
        game: str | None = None,
        like: NameOption | None = None,
    ) -> None:
        """Open a form with a ready-made deck, to be changed into one's own."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            names = await context.at_once(_names_for(context, game, like or ""))
            ready = names.ready_made
            made = ready.get(like or "") or next(iter(ready.values()))
            deck = made.deck.model_copy(update={"name": safe(name, _NAME)})
            await _form(context, deck, names, context.texts)

    @app_commands.command(name=_("cmd-deck-edit"), description=_("cmd-deck-edit-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def edit(self, interaction: discord.Interaction, name: NameOption, game: str | None = None) -> None:
        """Open a form with one's deck."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            names = await context.at_once(_names_for(context, game, name))
            row = await _own(context, names.game.id, name)
            names = await names.beside(context.store, [row.deck])
            await _form(context, row.deck, names, context.texts)

    @app_commands.command(name=_("cmd-deck-add"), description=_("cmd-deck-add-help"))
    @app_commands.rename(
        name=_("cmd-deck-name"), card=_("cmd-card"), number=_("cmd-deck-number"), part=_("cmd-deck-part")
    )
    @app_commands.describe(
        name=_("cmd-deck-name-help"),
        card=_("cmd-deck-card-help"),
        number=_("cmd-deck-number-help"),
        part=_("cmd-deck-part-help"),
    )
    async def add(
        self,
        interaction: discord.Interaction,
        name: NameOption,
        card: NameOption,
        number: app_commands.Range[int, -_MOST_ADDED, _MOST_ADDED] = 1,
        part: NameOption | None = None,
    ) -> None:
        """Put copies of a card into one's deck, or with a number below 0 take some out."""
        async with answering(interaction) as context:
            context.spend(Quota.DECK)
            await context.acknowledge(private=True)
            names = await _names_for(context, None, name)
            row = await _own(context, names.game.id, name)
            found = await _card_called(context, names, card)
            deck = with_copies(row.deck, _heading(names, row.deck, part), found, number)
            names = await names.beside(context.store, [deck])
            await context.store.decks.put(context.user_id, deck, context.bot.now())
            await context.show(notice(await _shown(deck, names, context.texts)))

    @app_commands.command(name=_("cmd-deck-show"), description=_("cmd-deck-show-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def show(self, interaction: discord.Interaction, name: NameOption, game: str | None = None) -> None:
        """Show a deck, and where it is legal."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            names = await _names_for(context, game, name)
            ready = names.ready_made
            named = (made.deck for key, made in ready.items() if name in (key, context.texts.name(made.name)))
            deck = next(named, None) or (await _own(context, names.game.id, name)).deck
            names = await names.beside(context.store, [deck])
            await context.show(notice(await _shown(deck, names, context.texts)))

    @app_commands.command(name=_("cmd-deck-list"), description=_("cmd-deck-list-help"))
    async def listing(self, interaction: discord.Interaction) -> None:
        """List one's decks, and those that anybody may play."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            texts = context.texts
            lines: list[str] = []
            for game in collections().values():
                names = await _names(context, game.id)
                lines.append(f"### {texts.game(game.id)}")
                lines += [
                    f"- {texts.name(made.name)}" + (f" – {texts.name(made.plan)}" if made.plan else "")
                    for made in names.ready_made.values()
                ]
                decks = [row.deck for row in await context.store.decks.of_user(context.user_id, game.id)]
                names = await names.beside(context.store, decks)
                illegal = f" – {texts.say('deck-not-legal-anywhere')}"
                for deck, legal in zip(decks, await names.legal(decks), strict=True):
                    lines.append(f"- **{deck.name}**{'' if legal else illegal}")
            await context.show(notice("\n".join(lines)))

    @app_commands.command(name=_("cmd-deck-delete"), description=_("cmd-deck-delete-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"))
    @app_commands.describe(name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"))
    @app_commands.choices(game=game_choices())
    async def delete(
        self, interaction: discord.Interaction, name: NameOption, game: str | None = None
    ) -> None:
        """Delete a deck; its text is shown once more, to be kept. Matches that run keep their decks."""
        async with answering(interaction) as context:
            context.spend(Quota.DECK)
            await context.acknowledge(private=True)
            names = await _names_for(context, game, name)
            row = await _own(context, names.game.id, name)
            names = await names.beside(context.store, [row.deck])
            await context.store.decks.delete(row.id)
            text = block(names.write(row.deck, context.texts))
            await context.show(notice(f"{context.texts.say('deck-deleted', deck=row.deck.name)}\n{text}"))

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
        name: NameOption | None = None,
    ) -> None:
        """Read a deck from a text or JSON file."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            if file.size > 4 * DECK_CHARACTERS:
                raise DeckUnreadable(faults=context.texts.say("deck-too-long", most=DECK_CHARACTERS))
            text = storable((await file.read()).decode("utf-8-sig", errors="replace"))
            title = name or safe(file.filename).rpartition(".")[0]
            told = await save_deck(context, game, title, text)
            await context.show(notice(told))

    @app_commands.command(name=_("cmd-deck-export"), description=_("cmd-deck-export-help"))
    @app_commands.rename(name=_("cmd-deck-name"), game=_("cmd-play-game"), json=_("cmd-deck-json"))
    @app_commands.describe(
        name=_("cmd-deck-name-help"), game=_("cmd-play-game-help"), json=_("cmd-deck-json-help")
    )
    @app_commands.choices(game=game_choices())
    async def export(
        self, interaction: discord.Interaction, name: NameOption, game: str | None = None, json: bool = False
    ) -> None:
        """Give a deck as a file, which anybody may import."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            names = await _names_for(context, game, name)
            row = await _own(context, names.game.id, name)
            names = await names.beside(context.store, [row.deck])
            text = row.deck.model_dump_json(indent=2) if json else names.write(row.deck, context.texts)
            file = discord.File(io.BytesIO(text.encode()), f"deck.{'json' if json else 'txt'}")
            await interaction.edit_original_response(attachments=[file])

    @add.autocomplete("card")
    @completing
    async def card_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a card of the deck's game."""
        game = await self._game_typed(context)
        return await complete_card(context, game, current)

    @add.autocomplete("part")
    @completing
    async def part_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete a heading of the deck's game."""
        game = await self._game_typed(context)
        if game is None:
            return []
        headings = (await _names(context, game)).shelf.headings
        word = current.strip().casefold()
        return [
            app_commands.Choice(name=shorten(context.texts.name(each), 100), value=key)
            for key, each in headings.items()
            if word in context.texts.name(each).casefold()
        ][:25]

    async def _game_typed(self, context: InteractionContext) -> str | None:
        """Return the game of the deck that is being typed; None if there is none, or are several."""
        name = str(getattr(context.interaction.namespace, "name", "") or "").strip()
        if not name:
            return None
        decks = context.store.decks
        games = [game for game in collections() if await decks.called(context.user_id, game, name)]
        return games[0] if len(games) == 1 else None

    @add.autocomplete("name")
    @edit.autocomplete("name")
    @show.autocomplete("name")
    @delete.autocomplete("name")
    @export.autocomplete("name")
    @completing
    async def name_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of one of one's own decks."""
        game = getattr(context.interaction.namespace, "game", None)
        word = current.strip().casefold()
        names = await context.store.decks.names(context.user_id, game)
        found = [name for name in names if word in name.casefold()]
        return [app_commands.Choice(name=shorten(name, 100), value=name[:100]) for name in found[:25]]

    @new.autocomplete("like")
    @completing
    async def like_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a ready-made deck."""
        game = getattr(context.interaction.namespace, "game", None)
        if game is not None and game not in collections():
            return []
        found = [
            (context.texts.name(made.name), key)
            for names in await _games(context, game)
            for key, made in names.ready_made.items()
        ]
        word = current.strip().casefold()
        return [
            app_commands.Choice(name=shorten(name, 100), value=key) for name, key in found
            if word in name.casefold()
        ][:25]  # fmt: skip


async def _card_called(context: InteractionContext, names: Names, word: str) -> str:
    """Return the id of the card of a deck's game that a word means best. Raises NoSuchCard."""
    game = names.game.id
    found = found_in({game: names.shelf}, word, most=1) if folded(word) else []
    real = await real_cards(context, game, word)
    if real and (not found or is_closer(real[0], found[0][1], word)):
        return real[0].card
    if not found:
        raise NoSuchCard(name=safe(word))
    return found[0][1].id


def _heading(names: Names, deck: Deck, part: str | None) -> str:
    """Return the section that is meant: what was chosen, else that of cards without one, else the last."""
    headings = names.shelf.headings
    called = {folded(name): key for key, each in headings.items() for name in (key, each.en, each.fr)}
    if part is not None and folded(part) in called:
        return called[folded(part)]
    last = [section.heading for section in deck.sections] or [*headings]
    return names.collection.form.unheaded or last[-1]


def with_copies(deck: Deck, heading: str, card: str, number: int) -> Deck:
    """Return a deck with so many copies more in a section, or fewer. Raises DeckFull."""
    sections = {part.heading: [*part.cards] for part in deck.sections}
    cards = sections.setdefault(heading, [])
    kept = max(0, cards.count(card) + number)
    sections[heading] = [each for each in cards if each != card] + [card] * kept
    if len(sections[heading]) > SECTION_CARDS:
        raise DeckFull(most=SECTION_CARDS)
    made = tuple(Section(heading=key, cards=tuple(each)) for key, each in sections.items() if each)
    return deck.model_copy(update={"sections": made})


async def _form(context: InteractionContext, deck: Deck, names: Names, texts: Texts) -> None:
    """Open a form that holds the deck as text; what it says is read from its custom id alone."""
    form = discord.ui.Modal(
        title=shorten(texts.say("deck-form-title", deck=deck.name), 45),
        custom_id=str(ActionId(0, 0, MatchVerb.DECK_FORM, f"{deck.game}/{deck.name}"[:70])),
    )
    form.add_item(
        discord.ui.TextInput(
            label=shorten(texts.say("deck-form-label"), 45),
            style=discord.TextStyle.paragraph,
            default=shorten(names.write(deck, texts), _MODAL_TEXT),
            max_length=_MODAL_TEXT,
            custom_id="text",
        )
    )
    await context.interaction.response.send_modal(form)


async def save_deck(context: InteractionContext, game: str | None, name: str, text: str) -> str:
    """Keep a deck and say how legal it is. Raises DeckUnreadable, which gives the text back."""
    texts = context.texts
    context.spend(Quota.DECK)
    try:
        names, deck = await _read(context, text, safe(name, _NAME), game)
    except BadDeck as error:
        lines = [
            texts.say("deck-line", line=fault.line, reason=texts.tell(fault.reason)) for fault in error.faults
        ]
        told = "\n".join(f"- {line}" for line in lines[:15])
        raise DeckUnreadable(faults=f"{told}\n{block(text)}") from error
    store = context.store.decks
    is_new = await store.called(context.user_id, names.game.id, deck.name) is None
    most = context.bot.settings.most_decks
    if is_new and len(await store.of_user(context.user_id)) >= most:
        raise TooManyDecks(most=most)
    await store.put(context.user_id, deck, context.bot.now())
    return f"{texts.say('deck-saved', deck=deck.name)}\n{await _shown(deck, names, texts)}"


async def _read(context: InteractionContext, text: str, name: str, game: str | None) -> tuple[Names, Deck]:
    """Read a deck of this game, or of the one that can make most of it. Raises BadDeck."""
    games = {names.game.id: names for names in await _games(context, game)}
    whose = context.guild_id or context.user_id
    deck = await context.library.read_deck(whose, text, name, [names.shelf for names in games.values()])
    names = await games[deck.game].beside(context.store, [deck])
    return names, await asyncio.to_thread(names.collection.completed, deck, names.shelf.packs)


async def _shown(deck: Deck, names: Names, texts: Texts) -> str:
    return f"{block(names.write(deck, texts))}\n{await names.verdict(deck, texts)}"


async def _own(context: InteractionContext, game: str, name: str) -> DeckRow:
    row = await context.store.decks.called(context.user_id, game, name)
    if row is None:
        raise NoSuchDeck(name=safe(name, _NAME))
    return row


async def _names(context: InteractionContext, game: str) -> Names:
    return Names(await context.library.shelf(context.guild_id, game_called(game)))


async def _names_for(context: InteractionContext, game: str | None, deck: str) -> Names:
    """Return the cards of a game, or of that of the deck with this name. Raises WhichGame, NoSuchDeck."""
    return await _names(context, game or await _game_of(context, deck))


async def _games(context: InteractionContext, game: str | None) -> list[Names]:
    """Return the game, or all games with decks."""
    return [await _names(context, one) for one in (collections() if game is None else [game])]


async def _game_of(context: InteractionContext, name: str) -> str:
    """Return the game of the deck with this name: one's own, or ready-made. Raises WhichGame."""
    wanted = name.strip().casefold()
    rows = await context.store.decks.of_user(context.user_id)
    found = {row.deck.game for row in rows if row.deck.name.casefold() == wanted}
    every = await _games(context, None)
    if not found:
        found = {names.game.id for names in every if names.has_ready_made(wanted)}
    if len(found) == 1:
        return found.pop()
    if wanted and not found:
        raise NoSuchDeck(name=safe(name, _NAME))
    raise WhichGame(games=", ".join(context.texts.game(names.game.id) for names in every))


class Names:
    """The cards of a game in one server, as decks name them."""

    def __init__(
        self, shelf: Shelf, cards: Mapping[str, Name] | None = None, collection: Collection[Any] | None = None
    ) -> None:
        """Know a shelf, and the cards beside its packs that were asked for with `beside`."""
        self.shelf = shelf
        self.game = shelf.game
        self.ready_made = shelf.ready_made
        self.cards = shelf.names if cards is None else cards
        self.collection = collection or collection_of(shelf.game)

    async def beside(self, store: Store, decks: Sequence[Deck]) -> Names:
        """Return the same with the owner's cards that lie in some decks."""
        names = await names_with(store, self.shelf, decks)
        return Names(self.shelf, names, await collection_with(store, self.game, decks))

    def has_ready_made(self, name: str) -> bool:
        """Tell whether a ready-made deck is called so, in whatever language, or by its id."""
        ready = self.ready_made.items()
        return any(name in (key, made.name.en.casefold(), made.name.fr.casefold()) for key, made in ready)

    def write(self, deck: Deck, texts: Texts) -> str:
        """Return a deck as text in the reader's language."""
        return write_deck(deck, self.shelf.headings, self.cards, texts.locale)

    def show(self, deck: Deck, texts: Texts) -> str:
        """Return a deck to be looked at: a card that is gone is said to be, by the name it has left."""
        shown = dict(self.cards)
        for card in {card for section in deck.sections for card in section.cards} - shown.keys():
            said = texts.say("deck-card-gone", card=card.rpartition(":")[2].replace("_", " "))
            shown[card] = Name(en=said, fr=said)
        return write_deck(deck, self.shelf.headings, shown, texts.locale)

    async def verdict(self, deck: Deck, texts: Texts) -> str:
        """Say in which formats a deck is legal, what it is warned of there, and what is wrong in others."""
        lines: list[str] = []
        formats = self.collection.formats()
        for label, faults in (await asyncio.to_thread(self._faults, [deck]))[0].items():
            named = texts.say(label)
            if faults:
                lines.append(texts.say("deck-illegal", format=named, faults=fault_lines(faults, texts)))
            else:
                lines.append(texts.say("deck-legal", format=named))
                warnings = self.collection.warnings(deck, formats[label], self.shelf.packs)
                lines += warned(warnings, texts)
        return "\n".join(lines)

    async def legal(self, decks: Sequence[Deck]) -> list[bool]:
        """Tell of each deck whether it is legal in any format."""
        judged = await asyncio.to_thread(self._faults, decks)
        return [any(not faults for faults in formats.values()) for formats in judged]

    def _faults(self, decks: Sequence[Deck]) -> list[dict[str, Sequence[Fault]]]:
        """Return what is wrong with each deck in each format."""
        return [
            {
                label: self.collection.faults(deck, options, self.shelf.packs)
                for label, options in self.collection.formats().items()
            }
            for deck in decks
        ]


def block(text: str) -> str:
    """Return text that can be copied, whatever it holds."""
    unfenced = text.replace("```", "'''")
    return f"```\n{shorten(unfenced, 3_000)}\n```"


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(DeckCommands())
