"""What controls do: the words that stand in their custom ids. Each feature registers its own.

Messages of older versions are pressed for as long as they stand, so no word is ever changed.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import TypeVar


class Verb(StrEnum):
    """What a control does. A form has the word of what opens it."""


V = TypeVar("V", bound=Verb)

_VERBS: dict[str, Verb] = {}
"""All verbs, by their words."""


def register(verbs: type[V]) -> type[V]:
    """Let custom ids have these words: decorates each enum of verbs. Raises ValueError for a word twice."""
    if twice := [verb.value for verb in verbs if verb in _VERBS]:
        raise ValueError(f"two verbs have the same words: {', '.join(twice)}")
    _VERBS.update({verb.value: verb for verb in verbs})
    return verbs


def registered() -> Collection[Verb]:
    """Return all verbs that are registered."""
    return _VERBS.values()


def verb_of(word: str) -> Verb:
    """Return the verb of a word in a custom id. Raises ValueError for a word that nobody has registered."""
    if word not in _VERBS:
        raise ValueError(f"no control has the verb {word!r}")
    return _VERBS[word]


TURNED = "turned"
"""The detail of a replay's control that opens the moment from which the winner was ahead."""


@register
class MatchVerb(Verb):
    """What the controls of matches, of challenges and of the rules do."""

    # Of challenges
    ACCEPT = "accept"
    DECLINE = "decline"
    LEAVE = "leave"
    CANCEL = "cancel"
    REMATCH = "rematch"
    SWAP_DECKS = "swap_decks"
    """Play again with the decks exchanged."""
    HARDER = "harder"
    """Play again against computers of the next level."""
    FIRST = "first"
    """Play a prepared first match in place of a challenge to a computer."""
    LUCK = "luck"
    OPEN_WORDS = "unseal"
    """Accept with words of one's own for the dice: on the button, and on its form."""

    # Of decks
    DECK = "deck"
    BRING = "bring"
    DECK_FORM = "deck_text"
    """The form in which a deck is written."""

    # Of answers
    ANSWER = "answer"
    """A button whose detail is the answer's key, or one of the `ways`."""
    MENU_ANSWER = "menu"
    """A menu whose values are the answer's keys, or one of the `ways`."""
    GATHER = "gather"
    """A menu or button that adds to an answer; its detail says what was gathered before."""
    PAGE = "page"
    """A button that turns to another page of options."""
    FOLD = "fold"
    """A button that shows the options alone that are folded behind it; its detail names them."""
    DONE = "done"
    """A button or menu that gives what was gathered; its detail, or its value, says what that is."""
    UNDO = "undo"
    ORDERS = "orders"
    """Open what one wants to be asked from now on."""
    ORDER = "order"
    """A button whose detail is an order."""
    HABIT = "habit"
    """A button that turns one of one's habits; its detail is the habit."""
    ALWAYS = "always"
    """A button that lets the text that asks have its detail as the answer always, or a menu of such texts
    that are to ask once more."""
    AHEAD = "ahead"
    """Open what one will probably be asked next."""
    AHEAD_LEAVE = "ahead_leave"
    """A menu of what can be answered to that; its number is the open question's."""
    AHEAD_BACK = "ahead_back"
    """Take back what was left in advance."""
    MORE = "more"
    """Open what is seldom done: orders, offers, giving up."""
    ASK_CONCEDE = "ask_concede"
    CONCEDE = "concede"

    # Of draws
    CLAIM = "claim"
    OFFER_DRAW = "offer_draw"
    ACCEPT_DRAW = "accept_draw"
    DECLINE_DRAW = "decline_draw"

    GIVE_TIME = "give_time"
    """Let those who are waited for have their whole time once more."""

    # Of calling a match off by agreement
    OFFER_END = "offer_end"
    ACCEPT_END = "accept_end"
    DECLINE_END = "decline_end"

    # Of pausing a match by agreement
    OFFER_PAUSE = "offer_pause"
    ACCEPT_PAUSE = "accept_pause"
    DECLINE_PAUSE = "decline_pause"
    GO_ON = "go_on"

    # Of taking back by consent
    ASK_BACK = "ask_back"
    ACCEPT_BACK = "accept_back"
    DECLINE_BACK = "decline_back"

    # Of who is late: the detail is their seat
    CLAIM_WIN = "claim_win"
    WAIT = "wait"

    # Of looking
    HAND = "hand"
    CARDS = "cards"
    """Open the cards that one may read; the detail, or the menu's value, says which heap, page and card."""
    HINT = "hint"
    """Open what a computer would answer; where all others are computers."""
    WORDS = "words"
    """Open what words of the game mean; its detail names them."""
    WHY = "why"
    """Open what is not possible, with reasons."""
    VIEW = "view"
    LOG = "log"
    RECORD = "record"
    REPLAY = "replay"
    """A button or menu that looks at a moment of a finished match: the number is the moment's, or the menu's
    value; the detail is the seat that saw it so, or empty for everybody."""
    FILM = "film"
    """A button that opens the turning points of a finished match as an animation."""
    REVIEW = "review"
    """A button, or a menu of seats, that opens where a computer would have chosen otherwise."""
    HISTORY = "history"
    """A button that turns the pages of a person's finished matches; its detail says whose, and which."""
    CONTINUE = "continue"
    """Go on from a moment of a finished match; the number is the moment's, the detail the seat to sit in."""
    RULES = "rules"
    """A button that opens a game's contents, or the games where its detail is empty."""
    RULES_GAME = "rules_game"
    """The menu of games."""
    CHAPTER = "chapter"
    """The menu of chapters, and the buttons that turn a chapter's pages."""
    OPTIONS = "options"
    """The buttons that open the options of a game's matches, and turn their pages."""
    FOUND = "found"
    """The buttons that turn the pages of what was found; the detail is game and question."""
    STATEMENTS = "statements"
    """A button that opens some statements; its detail is the game and their ids."""
    LEARN = "learn"
    """A button or menu that opens what teaches a game, or the games where its detail is empty. It
    stands beside the rules, on boards too; what it opens is a page of lessons."""


@register
class MenuVerb(Verb):
    """What the controls of the menu do, which `/help` opens, and of the lists that it leads to."""

    MENU = "home"
    """Open the menu, or the page of it that the detail names."""
    CHALLENGE = "home_challenge"
    """A menu of persons to challenge, or a button, with the number 1, that challenges everyone; the detail is
    the game."""
    SEARCH = "home_search"
    """Search for an opponent; the detail is the game."""
    MATCHES = "matches"
    """A button that turns the pages of one's matches, or a menu of their lists; the number is the page, the
    detail, or the menu's value, is the list."""
