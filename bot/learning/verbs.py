"""What the controls of lessons and puzzles do."""

from __future__ import annotations

from bot.table.verbs import Verb, register


@register
class LessonVerb(Verb):
    """What a lesson's control does; the match's number is the lesson's, as its person has begun it."""

    BEGIN = "lesson"
    """A button or menu that begins a lesson, or goes on in it; its detail is the game and the lesson."""
    ANSWER = "l_answer"
    """As `MatchVerb.ANSWER`, and so the five after it."""
    MENU_ANSWER = "l_menu"
    GATHER = "l_gather"
    PAGE = "l_page"
    FOLD = "l_fold"
    DONE = "l_done"
    ON = "l_on"
    """Go to the next step, whatever is still to be done at this one."""
    BACK = "l_back"
    LOOK = "l_look"
    """Show another picture, or where one can go; its detail says which."""
    ABOUT = "l_about"
    """Show what there is to know of a game before its lesson; its detail is the game."""
    PLAY = "l_play"
    """Begin a match against the easy computer; its detail is the game."""
