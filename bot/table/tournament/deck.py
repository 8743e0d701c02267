"""The private menu of what somebody brings to a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from bot.decks.offers import Offer
from bot.organiser.event import Event
from bot.table.action_id import ActionId
from bot.table.deck_choice import deck_menu
from bot.table.layout import Layout
from bot.table.verbs import Verb
from bot.texts import Texts
from engines.kernel import Deck


def event_deck_choice(event: Event, deck: Deck | None, offered: Sequence[Offer], texts: Texts) -> Layout:
    """Return the menu, with what is chosen now."""
    return deck_menu(event.game.id, ActionId(event.id, 0, Verb.T_DECK), deck, offered, texts)
