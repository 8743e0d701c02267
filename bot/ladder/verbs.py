"""What the controls of searches and ratings do."""

from __future__ import annotations

from bot.table.verbs import Verb, register


@register
class LadderVerb(Verb):
    """What a control of the ladder does."""

    CANCEL_SEARCH = "lfg_cancel"
    """The number is the search's."""
    RANK = "rank"
    """A button that turns the pages of a list; its detail is the scope and the game."""
