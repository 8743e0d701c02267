"""What picture, alt text and text board agree on: who sits where, whose turn it is, what counts."""

from __future__ import annotations

from collections.abc import Sequence

from engines.noxtalia.seat.view import AttackView, NoxtaliaView, PowerView, SideView
from render.noxtalia.cards import Cards
from render.shared.speech import SpeechText
from render.shared.telling import own_seat


def own_side(view: NoxtaliaView) -> SideView:
    """Return the viewer's side of the table. Raises ValueError for a spectator."""
    return view.sides[own_seat(view)]


def seating(view: NoxtaliaView) -> tuple[int, ...]:
    """Return the seats from the viewer's on; in two against two the partner's comes second.

    Spectators see seat 0's side of the table.
    """
    near = view.seat or 0
    count = len(view.sides)
    order = [(near + step) % count for step in range(count)]
    team = view.sides[near].team
    return tuple(sorted(order, key=lambda seat: (view.sides[seat].team != team, order.index(seat))))


def in_teams(view: NoxtaliaView) -> bool:
    """Tell whether sides win together (NX-H5)."""
    return len({side.team for side in view.sides}) < len(view.sides)


def team_letter(view: NoxtaliaView, side: SideView) -> str:
    """Return the letter of a side's team."""
    teams = list(dict.fromkeys(one.team for one in view.sides))
    return chr(ord("A") + teams.index(side.team))


def headline(view: NoxtaliaView, cards: Cards, name: str) -> str:
    """Say what is going on; `name` is the one of whom it is said."""
    say = cards.speech.say
    if view.result is not None:
        return say("nx-picture-won", name=name) if view.result.winners else say("nx-picture-drawn")
    if view.resolving is not None:
        return say("nx-picture-resolving", name=name, what=cards.drawn_name(view.resolving.card))
    if awaits_defence(view):
        return say("nx-picture-may-defend", name=name)
    return say(f"nx-picture-phase-{view.phase}", name=name)


def subject(view: NoxtaliaView) -> int:
    """Return the seat of which `headline` speaks."""
    if view.result is not None:
        return view.result.winners[0] if view.result.winners else view.active
    if view.resolving is not None:
        return view.resolving.side
    if view.attack is not None and awaits_defence(view):
        return view.attack.defender
    return view.active


def headline_names(view: NoxtaliaView, names: Sequence[str], speech: SpeechText) -> str:
    """Name those of whom the headline speaks: of winners, all."""
    if view.result is not None and len(view.result.winners) > 1:
        return speech.say(
            "nx-picture-both", one=names[view.result.winners[0]], other=names[view.result.winners[1]]
        )
    return names[subject(view)]


def awaits_defence(view: NoxtaliaView) -> bool:
    """Tell whether the side attacked may play a Defence now (NX-48)."""
    return view.attack is not None and view.attack.step == "defence"


def chart_word(value: int, speech: SpeechText) -> str:
    """Return the word for a chart value (NX-46)."""
    return speech.say(
        "nx-picture-chart", value="critical" if value > 0 else "weak" if value < 0 else "neutral"
    )


def signed(value: int) -> str:
    """Return a change with its sign."""
    return f"−{-value}" if value < 0 else f"+{value}"


def source_name(source: str, own: str, cards: Cards) -> str:
    """Name the source of a modifier: the card itself does not repeat its name."""
    if source == own:
        return cards.speech.say("nx-picture-own-effect")
    if source == "chart":
        return cards.speech.say("nx-picture-chart-source")
    return cards.drawn_name(source)


def changes(power: PowerView, own: str, cards: Cards) -> list[tuple[int, str]]:
    """Return what was added to a base power, with words: the chart first, then every modifier (NX-R5)."""
    found = [(power.chart, chart_word(power.chart, cards.speech))] if power.chart else []
    return found + [(one.change, source_name(one.source, own, cards)) for one in power.modifiers]


def attack_ended(attack: AttackView) -> bool:
    """Tell whether an attack is over, and only remembered."""
    return attack.step == "over"
