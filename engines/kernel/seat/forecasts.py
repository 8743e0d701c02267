"""What an answer leads to, three times over: in words, in numbers for a button, and as one number to sort by.

They are made together, from the same arithmetic, so that none of them says what the others do not.
"""

from __future__ import annotations

from dataclasses import replace

from engines.kernel.seat.prompts import Forecast, Option, Say

BEATEN = 4
"""What it gains to beat anything at all, beside what is beaten: about as much as a usual blow deals."""


def of_mode(key: str, label: Say, group: str, does: Say | None) -> Option:
    """Return the option of one of several things that a text offers: its button says what it does."""
    button = Say("option-text", {"what": does}) if does is not None else None
    return Option(key, label, group, preview=does, button=button)


def foreseen(option: Option, forecast: Forecast | None) -> Option:
    """Return an option that says what it leads to, if that is known."""
    if forecast is None:
        return option
    return replace(option, preview=forecast.preview, brief=forecast.brief, gain=forecast.gain)


def change(before: float, after: float) -> Say:
    """Return a number before and after: "20 → 7"."""
    return Say("brief-change", {"before": before, "after": after})


def against(own: float, other: float) -> Say:
    """Return a number and what it stands against: "23.5 : 20"."""
    return Say("brief-against", {"own": own, "against": other})


def told(what: Say, brief: Say) -> Say:
    """Return a text with numbers behind it, where both are one."""
    return Say("brief-told", {"what": what, "brief": brief})


def beaten(own: float, other: float) -> float:
    """Return what it gains to stand against a number: the more, the more that is which one beats."""
    return (BEATEN + other / 2 if own >= other else 0) + (own - other) / 10
