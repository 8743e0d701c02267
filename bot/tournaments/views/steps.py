"""What the controls of an organiser carry beside their verb."""

from __future__ import annotations

from enum import StrEnum


class StepButton(StrEnum):
    """A step of the event: the detail of `TournamentVerb.STEP`."""

    CHECK_IN = "check_in"
    NEXT = "next"
    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    DISCARD = "discard"


class Form(StrEnum):
    """A form that an organiser fills in: the detail of `TournamentVerb.FORM`, those of setting up apart."""

    CANCEL = "cancel"
    DROP = "drop"
    DISQUALIFY = "disqualify"


class Decision(StrEnum):
    """What becomes of a person who is chosen from a menu: the detail of `TournamentVerb.PERSON`."""

    DROP = "drop"
    DISQUALIFY = "disqualify"
    LATE = "late"
