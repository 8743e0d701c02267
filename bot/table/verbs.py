"""What controls do: the words that stand in their custom ids.

Messages of older versions are pressed for as long as they stand, so no word is ever changed.
"""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    """What a control does. A form has the word of what opens it."""

    # Of challenges
    ACCEPT = "accept"
    DECLINE = "decline"
    LEAVE = "leave"
    CANCEL = "cancel"
    REMATCH = "rematch"
    LUCK = "luck"
    """Accept with words of one's own for the dice: on the button, and on its form."""

    # Of decks
    DECK = "deck"
    BRING = "bring"
    DECK_FORM = "deck_text"
    """The form in which a deck is written."""

    # Of answers
    ANSWER = "answer"
    """A button whose detail is the answer's key."""
    MENU_ANSWER = "menu"
    """A menu whose values are the answer's keys."""
    GATHER = "gather"
    """A menu or button that adds to an answer; its detail says what was gathered before."""
    PAGE = "page"
    """A button that turns to another page of options."""
    DONE = "done"
    """A button that gives what was gathered; its detail says what that is."""
    UNDO = "undo"
    ORDERS = "orders"
    """Open what one wants to be asked from now on."""
    ORDER = "order"
    """A button whose detail is an order."""
    ASK_CONCEDE = "ask_concede"
    CONCEDE = "concede"

    # Of draws
    CLAIM = "claim"
    OFFER_DRAW = "offer_draw"
    ACCEPT_DRAW = "accept_draw"
    DECLINE_DRAW = "decline_draw"

    # Of looking
    HAND = "hand"
    VIEW = "view"
    LOG = "log"
    RECORD = "record"
    RULES = "rules"
    """A button that opens a game's contents, or the games where its detail is empty."""
    RULES_GAME = "rules_game"
    """The menu of games."""
    CHAPTER = "chapter"
    """The menu of chapters, and the buttons that turn a chapter's pages."""
    FOUND = "found"
    """The buttons that turn the pages of what was found; the detail is game and question."""
