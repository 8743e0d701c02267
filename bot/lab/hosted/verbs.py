"""What the controls of the lab do."""

from __future__ import annotations

from bot.table.verbs import Verb, register


@register
class LabVerb(Verb):
    """What a control of the lab does; the match's number is the run's."""

    STATUS = "lab"
    """Show how a run stands."""
    REPORT = "lab_report"
    """Open the report of a run."""
    STOP = "lab_stop"
    WATCH = "lab_watch"
    """A button or menu that opens a match of a run: the number is the moment's, the detail, or the menu's
    value, says which match and who looks."""
