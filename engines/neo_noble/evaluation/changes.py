"""Changes in force: ONGOING texts of working sources, and what finished texts have left behind.

Sources are the two Nobles and the Active Spirits (NN-4, NN-80, NN-95); what lasts is in `Table.lasting`
(NN-R37).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from engines.neo_noble.evaluation import conditions, selectors, values
from engines.neo_noble.language.changes import Silenced
from engines.neo_noble.language.selectors import LaneScope, SpiritScope
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Lasting, Place, Source, Spirit, TextSpeaker
from engines.neo_noble.table.resolving_effect import ResolvingEffect, source_of
from engines.neo_noble.table.state import Table


class Force(NamedTuple):
    """A change that is in force."""

    what: Any
    use: ResolvingEffect
    lasting: Lasting | None
    """Where it comes from a finished text: then Spirits, lanes and numbers are fixed."""


# What is in force


def in_force(table: Table, kind: str, *, basic: bool = False) -> list[Force]:
    """Return the changes of a kind that are in force; without ONGOING ones when `basic`."""
    speakers = () if basic else table.words().get(kind, ())
    if not speakers and not table.lasting:
        return []
    found: list[Force] = []
    if table.lasting:
        table.tick(len(table.lasting))
        found = [
            Force(each.what, ResolvingEffect(each.source, table.card(each.source.card)), each)
            for each in table.lasting
            if each.what.change == kind
        ]
    for speaker in speakers:
        table.tick()
        found += _ongoing(table, kind, speaker)
    return found


def _ongoing(table: Table, kind: str, speaker: TextSpeaker) -> Iterator[Force]:
    source, card, place = speaker
    if not _works(table, speaker) or silenced(table, source, basic=kind == "silenced"):
        return
    for text, change in card.holds[kind]:
        use = ResolvingEffect(source, card, place, text)
        use.basic, use.verb = True, kind
        wanted = card.texts[text].conditions
        if not wanted or conditions.holds(table, use, wanted):
            yield Force(change, use, None)


def _works(table: Table, speaker: TextSpeaker) -> bool:
    """Tell whether a card speaks now: a topmost Spirit does not while it is about to Shatter."""
    return speaker.place is None or not _shatters(table.lane(speaker.place)[-1])


def _shatters(top: Spirit) -> bool:
    """Tell whether the topmost Spirit is an Arbiter about to Shatter, which never is active (NN-R40)."""
    return top.covered and top.card.type == "arbiter"


def speakers(table: Table, seat: int, word: str) -> list[TextSpeaker]:
    """Return what has working texts on one side that have to do with a word (`Card.words`)."""
    found = [
        speaker
        for speaker in table.words().get(word, ())
        if speaker.source.seat == seat and _works(table, speaker)
    ]
    silences = silencing(table) if found else []
    return [each for each in found if not is_silenced(table, silences, each.source)] if silences else found


def speaking(table: Table, spirit: Spirit) -> Source | None:
    """Return a Spirit as a source when its texts work: for events, before it leaves (NN-R40)."""
    source = source_of(spirit)
    works = table.is_active(spirit) and not _shatters(spirit) and not silenced(table, source)
    return source if works else None


def silenced(table: Table, source: Source, *, basic: bool = False) -> bool:
    """Tell whether the texts of a Noble or Spirit do not work.

    A text that silences is itself silenced by lasting changes alone (`basic`), lest two silence each other.
    """
    return is_silenced(table, silencing(table, basic=basic), source)


def silencing(table: Table, *, basic: bool = False) -> list[Force]:
    """Return the changes that silence somebody, for who asks about many sources."""
    return in_force(table, "silenced", basic=basic)


def is_silenced(table: Table, silences: list[Force], source: Source) -> bool:
    """Tell whether one of these changes silences a Noble or Spirit."""
    return any(_silences(table, force, source) for force in silences)


def _silences(table: Table, force: Force, source: Source) -> bool:
    what: Silenced = force.what
    if source.slot is not None:
        return False  # what silences means Nobles and Spirits
    if force.lasting is not None:
        return (source.spirit or naming.noble(source.seat)) in force.lasting.spirits
    if isinstance(what.on, str) and what.on in ("own_noble", "opposing_noble"):
        return source.spirit is None and (source.seat == force.use.seat) is (what.on == "own_noble")
    spirit = table.spirit(source.spirit) if source.spirit else None
    return spirit is not None and selectors.is_among(table, force.use, what.on, spirit)


def on_spirit(table: Table, force: Force, scope: SpiritScope, spirit: Spirit) -> bool:
    """Tell whether a change concerns a Spirit."""
    if force.lasting is not None:
        return spirit.key in force.lasting.spirits
    return selectors.is_among(table, force.use, scope, spirit)


def on_lane(table: Table, force: Force, scope: LaneScope, place: Place) -> bool:
    """Tell whether a change concerns a lane."""
    if force.lasting is not None:
        return place in force.lasting.places
    if isinstance(scope, str):
        return selectors.lane(table, force.use, scope) == place
    return selectors.fits_lane(table, force.use, place, scope)


def any_on_lane(table: Table, kind: str, place: Place) -> bool:
    """Tell whether some change of a kind concerns a lane."""
    return any(on_lane(table, force, force.what.on, place) for force in in_force(table, kind))


def amount(table: Table, force: Force, what: Literal["power", "resolve", "value"]) -> int:
    """Return the number that a change adds or sets; of a finished text's it is fixed (NN-R37)."""
    if force.lasting is not None:
        return force.lasting.power if what == "power" else force.lasting.resolve
    return values.number(table, force.use, getattr(force.what, what))
