"""What the controls of tournaments do."""

from __future__ import annotations

from bot.table.verbs import Verb, register


@register
class TournamentVerb(Verb):
    """What a tournament's control does; the number is the tournament's, where another's is the match's."""

    SET = "t_set"
    """A menu of the setup; its detail is the field."""
    FORM = "t_form"
    """A button that opens a form, and the form; its detail says which."""
    GROUP = "t_group"
    """A button that turns the setup to another page; its detail is the group of choices."""
    PREVIEW = "t_preview"
    ANNOUNCE = "t_announce"
    REGISTER = "t_register"
    DECK = "t_deck"
    """A button that opens the menu of what to bring, and the menu."""
    HERE = "t_here"
    ASK_DROP = "t_ask_drop"
    DROP = "t_drop"
    MINE = "t_mine"
    OPEN = "t_open"
    """Calls one's own table, if no call has reached it."""
    STANDINGS = "t_standings"
    WHY = "t_why"
    DECKS = "t_decks"
    """A button that opens the menu of entrants whose decks all may see, turns its pages, and the menu."""
    EXPORT = "t_export"
    READY = "t_ready"
    CALL = "t_call"
    COME = "t_come"
    """An organiser's answer to a call."""
    RULE = "t_rule"
    """An organiser's decision of what a table differs about; its detail is the table, and the answer."""
    ORGANISE = "t_organise"
    STEP = "t_step"
    """A step of an organiser: its detail says which, its number the wave that they mean."""
    RESULT = "t_result"
    """A choice of a result, and the form of its reason; its detail is what is chosen, and what was before."""
    EXTRA = "t_extra"
    """A choice of more time for a table, likewise."""
    LOG = "t_log"
    PERSON = "t_person"
    """A menu of persons; its detail says what becomes of whoever is chosen."""
