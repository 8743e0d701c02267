"""The private menus of decks at a tournament: of what somebody brings, and of those that all may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from bot.decks.offers import DeckOffer
from bot.store import EntrantRow
from bot.table.action_id import ActionId
from bot.table.deck_choice import deck_menu
from bot.table.layout import MENU, MessageLayout, menu, rows
from bot.texts import Texts
from bot.tournaments.course.event import Tournament
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.words import control
from engines.kernel import Deck


def event_deck_choice(
    event: Tournament, deck: Deck | None, offered: Sequence[DeckOffer], texts: Texts, wanted: str = ""
) -> MessageLayout:
    """Return the menu, with what is chosen now, or wanted and to be confirmed."""
    return deck_menu(event.game.id, ActionId(event.id, 0, TournamentVerb.DECK), deck, offered, texts, wanted)


def whose_deck(event: Tournament, page: int, texts: Texts) -> MessageLayout:
    """Return the menu of those whose decks all may see."""
    return MessageLayout(
        ui.TextDisplay(f"### {texts.say('tournament-whose-deck')}"), *_menu(event, page, texts)
    )


def deck_shown(event: Tournament, entrant: EntrantRow, words: str, page: int, texts: Texts) -> MessageLayout:
    """Return somebody's deck, with the menu below it."""
    name = entrant.deck.name if entrant.deck else ""
    head = texts.say("tournament-deck-shown", who=entrant.name, deck=name)
    return MessageLayout(
        ui.Container(ui.TextDisplay(f"### {head}\n{words}")), *_menu(event, page, texts, entrant.number)
    )


def _menu(event: Tournament, page: int, texts: Texts, chosen: int = 0) -> Iterator[ui.ActionRow[Any]]:
    """Yield a page of the menu, and what turns it."""
    brought = [(each.number, each.name, each.deck.name) for each in event.entrants if each.deck]
    starts = range(0, len(brought), MENU)
    page = max(0, min(page, len(starts) - 1))
    options = [(str(number), name, deck) for number, name, deck in brought[page * MENU : (page + 1) * MENU]]
    if options:
        custom_id = str(ActionId(event.id, page, TournamentVerb.DECKS, "chosen"))
        yield menu(custom_id, texts.say("tournament-whose-deck"), options, chosen=str(chosen))
    yield from rows(
        control(event, texts, TournamentVerb.DECKS, label, number=to)
        for label, to in (("back", page - 1), ("on", page + 1))
        if 0 <= to < len(starts)
    )
