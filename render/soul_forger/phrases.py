"""What is said of a table, in alt texts and on the text board: as exactly as asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.soul_forger.seat.view import PieceView, SideView, SoulForgerView
from engines.soul_forger.table.entry import Entry
from render.soul_forger.cards import Cards
from render.soul_forger.words import (
    aims,
    called,
    fighters,
    fights,
    gear,
    going_on,
    is_over,
    left_of,
    lying,
    stack,
)

FULL, SHORT = 5, 4
DETAILS = (FULL, SHORT, 3, 2, 1, 0)
"""How exactly a table can be told; the first telling for which there is room is taken."""
_LISTED = (1, 4, 8, 12)
"""Creatures that are named one by one in the short tellings."""


def heading(view: SoulForgerView, names: Sequence[str], cards: Cards) -> list[str]:
    """Say which game it is, how far it has come, and whose turn it is."""
    say = cards.speech.say
    parts = [say("sf-picture-title")]
    if view.turn:
        parts.append(say("sf-picture-turn-told", turn=view.turn))
    name, phase = going_on(view, names, cards.speech)
    parts.append(name if is_over(view) or not phase else say("sf-picture-on-turn", name=name, phase=phase))
    return parts


def holdings(side: SideView, cards: Cards, detail: int) -> Iterator[str]:
    """Say what is counted of a player."""
    say = cards.speech.say
    if not side.living:
        yield say("sf-picture-out")
        return
    yield from standing(side, cards)
    counts = {
        "hand": side.hand_size,
        "deck": side.deck_size,
        "forge": side.forge_size,
        "material": len(side.material),
        "grave": len(side.grave),
        "removed": len(side.removed),
    }
    for what, count in counts.items():
        if count or (detail >= SHORT and what != "removed"):
            yield say("sf-picture-pile", what=what, count=count)


def standing(side: SideView, cards: Cards) -> Iterator[str]:
    """Say how a player stands."""
    say = cards.speech.say
    yield say("sf-picture-level", level=side.level)
    yield say("sf-picture-damage", damage=side.damage, endurance=side.endurance)
    if not side.on_guard:
        yield say("sf-picture-player-off")
    yield say("sf-picture-ronum", ronum=side.ronum, limit=side.level)
    yield say("sf-picture-experience", count=side.xp)


def fighter(piece: PieceView, cards: Cards, detail: int) -> str:
    """Say what a creature or a weapon is, and its numbers."""
    return creature(piece, cards, detail) if piece.zone == "field" else equipment(piece, cards)


def creature(piece: PieceView, cards: Cards, detail: int) -> str:
    """Say what a creature is, its power and the Endurance that is left."""
    say = cards.speech.say
    if piece.card is None:
        return called(piece, cards)
    key = "sf-picture-creature" if detail == FULL else "sf-picture-creature-short"
    told = say(key, name=called(piece, cards), power=piece.power, endurance=left_of(piece))
    return " ".join((told, *_marks(piece, cards, detail)))


def _marks(piece: PieceView, cards: Cards, detail: int) -> Iterator[str]:
    say = cards.speech.say
    told: list[str] = [] if piece.on else [say("sf-picture-off-told")]
    told += [say("sf-picture-counters", kind=kind, count=count) for kind, count in piece.counters]
    if piece.under and detail == FULL:
        told.append(say("sf-picture-under", cards=" + ".join(cards.name(each.card) for each in piece.under)))
    if told:
        yield f"({', '.join(told)})"


def equipment(piece: PieceView, cards: Cards) -> str:
    """Say what a piece of Equipment is, and the power of a weapon."""
    say = cards.speech.say
    if piece.card is None or not piece.up:
        return say("sf-picture-face-down")
    name = called(piece, cards)
    told = say("sf-picture-weapon", name=name, power=piece.power) if fights(piece, cards.catalogue) else name
    return " ".join((told, *_marks(piece, cards, FULL)))


def action(piece: PieceView, cards: Cards) -> str:
    """Say which Action lies in a zone, or since when one lies there face down."""
    say = cards.speech.say
    if piece.card is None:
        return say("sf-picture-set-told", turn=piece.since, nth=piece.nth)
    if not piece.up:
        return say("sf-picture-set-own", name=called(piece, cards), turn=piece.since)
    return called(piece, cards)


def control(view: SoulForgerView, side: SideView, cards: Cards, detail: int) -> Iterator[str]:
    """Say what a player controls: creatures, Equipment, Actions."""
    say = cards.speech.say
    creatures = lying(view, side.seat, "field")
    if creatures:
        shown = creatures if detail >= SHORT else creatures[: _LISTED[detail]]
        told = ", ".join(creature(one, cards, detail) for one in shown)
        more = len(creatures) - len(shown)
        yield say("sf-picture-creatures", what=told + (f" +{more}" if more else ""))
    worn = [piece for piece in gear(view, side.seat) if piece is not None]
    if worn and detail:  # with four full sides and a Flow there is no room for it
        told = [
            equipment(piece, cards) for piece in worn if detail >= SHORT or fights(piece, cards.catalogue)
        ]
        if told:
            yield say("sf-picture-gear", what=", ".join(told))
    actions = lying(view, side.seat, "action")
    if actions and detail >= SHORT:
        yield say("sf-picture-actions", what=", ".join(action(one, cards) for one in actions))
    elif actions:
        yield say("sf-picture-actions", what=str(len(actions)))


def entry(view: SoulForgerView, one: Entry, names: Sequence[str], cards: Cards) -> str:
    """Say what an entry of the Flow is, whose, and what it concerns."""
    say = cards.speech.say
    aimed = ", ".join(aims(view, one, names, cards))
    told = say("sf-picture-entry", verb=one.kind, name=names[one.seat], card=cards.name(one.card))
    told = say("sf-picture-aimed", what=told, aim=aimed) if aimed else told
    return f"{told} ({say('sf-picture-negated')})" if one.negated else told


def flow(view: SoulForgerView, names: Sequence[str], cards: Cards, detail: int) -> Iterator[str]:
    """Say what waits in the Flow, what resolves first before the rest."""
    found = stack(view)
    shown = found if detail == FULL else found[: 3 if detail > 1 else 1]
    yield from (f"{place + 1}. {entry(view, one, names, cards)}" for place, one in enumerate(shown))
    if len(found) > len(shown):
        yield f"+{len(found) - len(shown)}"


def combat(view: SoulForgerView, names: Sequence[str], cards: Cards) -> str:
    """Say who attacks what, and who blocks."""
    say = cards.speech.say
    parts: list[str] = []
    for one in fighters(view, names):
        what = (
            one.name if one.card is None else say("sf-picture-of", card=cards.name(one.card), name=one.name)
        )
        parts.append(say("sf-picture-fights", role=one.role, what=what))
    return say("sf-picture-break").join(parts)
