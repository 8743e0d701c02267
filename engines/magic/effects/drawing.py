"""Cards of hands and libraries (121, 401, 402, 701)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engines.kernel import Arrange, Choose, Pick, Play
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.effects import dealing
from engines.magic.evaluation import filters, selectors, values
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.actions import AddMana, Draw, Mill, Scry
from engines.magic.language.actions import Pick as PickThings
from engines.magic.rules import arranging, drawing, resolution
from engines.magic.rules.events import apply_events, aside
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table import keys as naming


def _draw(scope: Scope, action: Draw) -> Play[None]:
    number = max(0, values.number(scope, action.number))
    for seat in selectors.players(scope, action.who):
        drawing.draw(scope.table, seat, number, "effect")
    yield from ()


def _mill(scope: Scope, action: Mill) -> Play[None]:
    """Put the uppermost cards into the graveyard at one moment (701.17a)."""
    table = scope.table
    number = max(0, values.number(scope, action.number))
    for seat in selectors.players(scope, action.who):
        cards = table.sides[seat].library[::-1][:number]
        apply_events(table, *(dealing.from_library(seat, card, "graveyard", "milled") for card in cards))
    yield from ()


# The own library


def _scry(scope: Scope, action: Scry) -> Play[None]:
    """Put some of the uppermost cards on the bottom, or into the graveyard; the rest stays (701.22a)."""
    table, seat = scope.table, scope.voice.seat
    side = table.sides[seat]
    keys = tuple(dealing.top(side, max(0, values.number(scope, action.number))))
    if not keys:
        return
    away, kept = yield from _parted(scope, action, keys)
    if action.action == "surveil":
        aside(table, *(dealing.from_library(seat, card, "graveyard", "milled") for card in away))
    else:
        dealing.to_bottom(scope, seat, away)
    side.library[len(side.library) - len(kept) :] = kept[::-1]
    side.watched = side.bared = 0
    table.tell(action.action, seat=seat, count=len(away), kept=len(kept))
    resolution.count(table, len(keys))


def _parted(scope: Scope, action: Scry, keys: tuple[str, ...]) -> Play[tuple[list[str], list[str]]]:
    """Ask which cards go, and in what order they and the rest lie; return both."""
    seat, about = scope.voice.seat, dealing.about(scope.voice)

    def which(_: Announced) -> Pick:
        return Pick(seat, action.action, keys, 0, len(keys), default=(), hidden=True, about=about)

    def order(answers: Announced, *, gone: bool) -> Arrange | None:
        chosen = [key for key in keys if (key in dealing.row(answers["which"])) is gone]
        if gone and action.action == "surveil":
            return None
        return arranging.question(seat, chosen, dealing.cards(chosen), about, bottom=gone, back=True)

    parts = (
        AnnouncingPart("which", which),
        AnnouncingPart("top", partial(order, gone=False)),
        AnnouncingPart("bottom", partial(order, gone=True)),
    )
    answers = yield from announce(parts)
    assert answers is not None  # the first question leads nowhere back
    picked = dealing.row(answers["which"])
    kept = tuple(key for key in keys if key not in picked)
    away, kept = dealing.row(answers.get("bottom", picked)), dealing.row(answers.get("top", kept))
    return dealing.cards(away), dealing.cards(kept)


# What is chosen, and mana


def _choose(scope: Scope, action: PickThings) -> Play[None]:
    """Let a player choose objects, one after those before them (101.4)."""
    table = scope.table
    seat = selectors.player(scope, action.who)
    if seat is None:
        return
    here = scope._replace(voice=scope.voice._replace(seat=seat))
    if action.zone == "battlefield":
        numbers = selectors.permanents(here, action.filter, action.whose)
    else:
        seens = [find(table, scope.board, each.id) for each in table.sides[seat].graveyard]
        numbers = [seen.id for seen in seens if seen is not None and filters.fits(here, action.filter, seen)]
    number = min(len(numbers), max(0, values.number(scope, action.number)))
    keys = tuple(map(naming.thing, numbers))
    picked: Sequence[str] = keys[:number]
    if number and (number < len(keys) or action.up_to):
        least = 0 if action.up_to else number
        if number == least == 1:
            about = dealing.about(scope.voice)
            picked = ((yield Choose(seat, "choose_one", keys, default=keys[0], about=about)),)
        else:
            picked = yield Pick(
                seat, "choose", keys, least, number, default=keys[:least], about=dealing.about(scope.voice)
            )
    chosen = scope.voice.chosen if action.who == "each" else ()
    resolution.note(table, chosen=(*chosen, *map(naming.thing_named, picked)))
    resolution.count(table, len(picked))


def _mana(scope: Scope, action: AddMana) -> Play[None]:
    """Add mana (106.4)."""
    colors = yield from resolution.ask_colors(scope, action)
    resolution.add_mana(scope, action, colors)


EFFECTS: dict[type[Any], EffectHandler] = {
    Draw: _draw,
    Mill: _mill,
    Scry: _scry,
    PickThings: _choose,
    AddMana: _mana,
}
