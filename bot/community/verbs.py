"""What the controls of blocks, settings, moderation and privacy do."""

from __future__ import annotations

from bot.table.verbs import Verb, register


@register
class CommunityVerb(Verb):
    """What a control of blocks, settings, moderation and privacy does."""

    # Of block lists: they concern whoever presses
    BLOCKS = "blocks"
    """A button that turns the pages of one's block list; its number is the page."""
    UNBLOCK = "unblock"
    """A menu of persons on it; its number is the page."""

    # Of settings
    SETTINGS = "settings"
    """Open a group of one's settings, or the choice of one of them; its detail names it."""
    SERVER_SETTINGS = "settings_server"
    """Open the server's settings, or the choice of the one that the detail names."""

    # A button or menu saves at once; the detail is the field, and the button's value after a slash
    SET_MINE = "set_mine"
    SET_SERVER = "set_server"

    # Of moderators' offers: the detail is the line of their log
    TAKE_SEAT = "take_seat"
    REFUSE_SEAT = "refuse_seat"

    # Of privacy: they concern whoever presses
    FORGET_ME = "forget_me"
    KEEP_ME = "keep_me"
