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
    SWAP_DECKS = "swap_decks"
    """Play again with the decks exchanged."""
    HARDER = "harder"
    """Play again against computers of the next level."""
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
    FOUND = "found"
    """The buttons that turn the pages of what was found; the detail is game and question."""

    STATEMENTS = "statements"
    """A button that opens some statements; its detail is the game and their ids."""

    # Of lessons: the match's number is the lesson's, as its person has begun it
    LEARN = "learn"
    """A button or menu that opens a game's first page, or the games where its detail is empty."""
    LESSON = "lesson"
    """A button or menu that begins a lesson, or goes on in it; its detail is the game and the lesson."""
    L_ANSWER = "l_answer"
    """As `ANSWER` and the following in a match."""
    L_MENU_ANSWER = "l_menu"
    L_GATHER = "l_gather"
    L_PAGE = "l_page"
    L_DONE = "l_done"
    L_ON = "l_on"
    """Go to the next step, whatever is still to be done at this one."""
    L_BACK = "l_back"
    L_LOOK = "l_look"
    """Show the other picture; its detail says which."""
    L_PLAY = "l_play"
    """Begin a match against the easy computer; its detail is the game."""

    # Of searches for an opponent: the number is the search's
    LFG_CANCEL = "lfg_cancel"

    # Of ratings
    RANK = "rank"
    """A button that turns the pages of a list; its detail is the scope and the game."""

    # Of block lists: they concern who presses
    BLOCKS = "blocks"
    """A button that turns the pages of one's block list; its number is the page."""
    UNBLOCK = "unblock"
    """A menu of persons on it; its number is the page."""

    # Of settings: a menu saves at once; its detail is the field
    SET_MINE = "set_mine"
    SET_SERVER = "set_server"

    # Of moderators' offers: the detail is the line of their log
    TAKE_SEAT = "take_seat"
    REFUSE_SEAT = "refuse_seat"

    # Of privacy: they concern who presses
    FORGET_ME = "forget_me"
    KEEP_ME = "keep_me"

    # Of tournaments: the number is the tournament's, where another's is the match's
    T_SET = "t_set"
    """A menu of the setup; its detail is the field."""
    T_FORM = "t_form"
    """A button that opens a form, and the form; its detail says which."""
    T_GROUP = "t_group"
    """A button that turns the setup to another page; its detail is the group of choices."""
    T_PREVIEW = "t_preview"
    T_ANNOUNCE = "t_announce"
    T_REGISTER = "t_register"
    T_DECK = "t_deck"
    """A button that opens the menu of what to bring, and the menu."""
    T_HERE = "t_here"
    T_ASK_DROP = "t_ask_drop"
    T_DROP = "t_drop"
    T_MINE = "t_mine"
    T_OPEN = "t_open"
    """Calls one's own table, if no call has reached it."""
    T_STANDINGS = "t_standings"
    T_WHY = "t_why"
    T_DECKS = "t_decks"
    """A button that opens the menu of entrants whose decks all may see, turns its pages, and the menu."""
    T_EXPORT = "t_export"
    T_READY = "t_ready"
    T_CALL = "t_call"
    T_COME = "t_come"
    """An organiser's answer to a call."""
    T_ORGANISE = "t_organise"
    T_STEP = "t_step"
    """A step of an organiser: its detail says which, its number the wave that they mean."""
    T_RESULT = "t_result"
    """A choice of a result, and the form of its reason; its detail is what is chosen, and what was before."""
    T_EXTRA = "t_extra"
    """A choice of more time for a table, likewise."""
    T_LOG = "t_log"
    T_PERSON = "t_person"
    """A menu of persons; its detail says what becomes of who is chosen."""
