"""Real cards of the bot's owner, as they are looked up: in Herald's words, how it is played, why not."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.decks.naming import best_named
from bot.decks.owned import owned
from bot.decks.reading import collection_of
from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.real.ids import REAL_GAME
from bot.real.known import definition_of, name_of, play_of, refusals_of
from bot.real.words import lines_of, page_of, why
from bot.store import RealCardRow
from bot.table.layout import MessageLayout, picture
from bot.table.panel import notice
from bot.table.rules import keywords_button
from bot.texts import Texts, dashed
from cogs.context import InteractionContext
from engines.kernel import CardPage
from engines.kernel.cards.decks import folded
from engines.kernel.cards.packs import Name
from engines.registry import GAMES

_REASONS = 5
"""Reasons that are told of one card."""


async def real_cards(
    context: InteractionContext, game: str | None, word: str, most: int = 1
) -> list[RealCardRow]:
    """Return the real cards that a word or a key such as `magic/real_…` names, the best first."""
    if game not in (None, REAL_GAME):
        return []
    cards = context.store.real_cards
    return await cards.rows([word.removeprefix(f"{REAL_GAME}/")]) or await best_named(cards, word, most)


def closeness(name: Name, wanted: str) -> int:
    """Return how well a folded word names something: 0 is its name, 1 begins it, 2 is in it, 3 is near."""
    ranks = (_rank(folded(spelt), wanted) for spelt in (name.en, name.fr, *name.en.split(" // ")))
    return min(ranks)


def is_closer(row: RealCardRow, page: CardPage, word: str) -> bool:
    """Tell whether a word names a real card better than another one."""
    wanted = folded(word)
    return closeness(name_of(row), wanted) < closeness(page.name, wanted)


def _rank(spelt: str, wanted: str) -> int:
    if spelt == wanted:
        return 0
    if spelt.startswith(wanted):
        return 1
    return 2 if wanted in spelt else 3


def real_text(row: RealCardRow, texts: Texts) -> str:
    """Return a real card in words: as Herald prints it, how it is played, and why not exactly."""
    card = definition_of(row)
    lines = [f"### {texts.name(name_of(row))}"]
    lines += [texts.tell(line) for line in lines_of(card)] if card is not None else []
    lines.append(texts.say(f"real-play-{dashed(play_of(row))}"))
    lines += [f"- {reason}" for reason in _each_once(why(each, texts) for each in refusals_of(row))]
    lines.append(texts.say("real-page", link=page_of(row)))
    return "\n".join(lines)


def _each_once(reasons: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(reasons))[:_REASONS]


async def show_real(context: InteractionContext, row: RealCardRow) -> None:
    """Show a real card, with its face if it can be played; to who wants no pictures its words alone."""
    card, texts = definition_of(row), context.texts
    words = real_text(row, texts)
    if card is None:
        await context.show(notice(words))
        return
    words_on_it: list[Any] = [*card.keywords]
    rules = keywords_button(REAL_GAME, words_on_it, texts)
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(rules)] if rules is not None else []
    if context.preferences.text_board:
        await context.show(MessageLayout(*notice(words).children, *rows))
        return
    collection = collection_of(GAMES[REAL_GAME]).beside(owned([row]))
    face = await context.bot.renderer.card(
        REAL_GAME, *collection.definition(row.card, ()), texts, context.preferences.theme or DEFAULT_THEME
    )
    name = f"{row.card}.{face.extension}"
    file = discord.File(io.BytesIO(face.data), name, description=face.alt)
    layout = MessageLayout(picture(name, face.alt), ui.TextDisplay(words), *rows)
    await context.show(layout, attachments=[file])
