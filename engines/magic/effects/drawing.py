"""Cards of hands and libraries (121, 401, 402, 701)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, cast

from engines.kernel import Arrange, Choose, DecisionContext, Pick, Play, Together
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.cards.texts import Show
from engines.magic.evaluation import filters, selectors, values
from engines.magic.evaluation.objects import Scope, find
from engines.magic.language.actions import AddMana, Discard, Draw, Look, Mill, Reveal, Scry, Search
from engines.magic.language.actions import Pick as PickThings
from engines.magic.language.filters import ANYTHING
from engines.magic.rules import arranging, attaching, costs, drawing, resolution, zones
from engines.magic.rules.events import apply_events, aside
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Zone
from engines.magic.table.side import Side
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def _about(voice: StackObject) -> DecisionContext:
    return DecisionContext(card=voice.card, place=voice.place)


def _draw(scope: Scope, action: Draw) -> Play[None]:
    number = max(0, values.number(scope, action.number))
    for seat in selectors.players(scope, action.who):
        drawing.draw(scope.table, seat, number, "effect")
    yield from ()


def _discard(scope: Scope, action: Discard) -> Play[None]:
    """Discard cards of hands: chosen by their players, who do not see each other choose, or by chance.

    All go at one moment (101.4, 701.9a, 701.9b).
    """
    table = scope.table
    seats = selectors.players(scope, action.who)
    fitting = {seat: _discardable(scope, action, seat) for seat in seats}
    numbers = {seat: _how_many(scope, action, len(keys)) for seat, keys in fitting.items()}
    picked: dict[int, Sequence[str]] = {seat: keys[: numbers[seat]] for seat, keys in fitting.items()}
    if action.how == "random":
        picked = {seat: _at_random(table, keys, numbers[seat]) for seat, keys in fitting.items()}
    else:
        open_ = [seat for seat in seats if 0 < numbers[seat] < len(fitting[seat])]
        asked = [_ask_discard(scope, action, seat, fitting[seat], numbers[seat]) for seat in open_]
        if len(asked) == 1:
            picked[open_[0]] = yield asked[0]
        elif asked:
            picked.update(zip(open_, (yield Together(*asked)), strict=True))
    drawing.discard_all(
        table, {seat: [card_of(key) for key in keys] for seat, keys in picked.items()}, "discarded"
    )


def _at_random(table: Table, keys: Sequence[str], number: int) -> list[str]:
    """Return so many of the keys, none twice."""
    left, found = list(keys), list[str]()
    for _ in range(number):
        (one,) = table.dice.picks(left, 1)
        left.remove(one)
        found.append(one)
    return found


def _discardable(scope: Scope, action: Discard, seat: int) -> list[str]:
    hand = copies(scope.table.sides[seat].hand)
    return [key for key in hand if costs.fits_card(scope, action.filter, card_of(key))]


def _how_many(scope: Scope, action: Discard, most: int) -> int:
    return most if action.how == "all" else max(0, min(most, values.number(scope, action.number)))


def _ask_discard(scope: Scope, action: Discard, seat: int, keys: Sequence[str], number: int) -> Pick:
    by = seat if action.how == "chosen" else scope.voice.seat
    return Pick(
        by, "discard_by", tuple(keys), number, number, default=tuple(keys[:number]), hidden=True,
        about=_about(scope.voice),
    )  # fmt: skip


def _mill(scope: Scope, action: Mill) -> Play[None]:
    """Put the uppermost cards into the graveyard at one moment (701.17a)."""
    table = scope.table
    number = max(0, values.number(scope, action.number))
    for seat in selectors.players(scope, action.who):
        cards = table.sides[seat].library[::-1][:number]
        apply_events(table, *(_from_library(seat, card, "graveyard", "milled") for card in cards))
    yield from ()


def _from_library(seat: int, card: str, to: Zone, cause: Any = "effect") -> GameEvent:
    return GameEvent("moves", seat, cause, 0, card, "library", to, seat)


def _reveal(scope: Scope, action: Reveal) -> Play[None]:
    """Show a hand to all (701.20a)."""
    table = scope.table
    seats = selectors.players(scope, action.who)
    for seat in seats:
        side = table.sides[seat]
        side.known = list(side.hand)
        table.tell("reveal", seat=seat, cards=[table.named(card) for card in side.hand])
    resolution.count(table, len(seats))
    yield from ()


# The own library


def _show(scope: Scope, action: Show) -> Play[None]:
    """Let the uppermost cards, or all, lie open to the player."""
    table, seat = scope.table, scope.voice.seat
    side = table.sides[seat]
    number = len(side.library) if action.number is None else max(0, values.number(scope, action.number))
    side.looking = max(side.looking, min(number, len(side.library)))
    shown = [table.named(card) for card in side.library[::-1][:number]] if action.number is not None else []
    table.tell("looks", {seat: {"cards": shown}} if shown else None, seat=seat, count=len(shown))
    resolution.count(table, number)
    yield from ()


def _top(side: Side, number: int) -> list[str]:
    return copies(side.library[::-1][:number])


def _scry(scope: Scope, action: Scry) -> Play[None]:
    """Put some of the uppermost cards on the bottom, or into the graveyard; the rest stays (701.22a)."""
    table, seat = scope.table, scope.voice.seat
    side = table.sides[seat]
    keys = tuple(_top(side, max(0, values.number(scope, action.number))))
    if not keys:
        return
    away, kept = yield from _parted(scope, action, keys)
    if action.action == "surveil":
        aside(table, *(_from_library(seat, card, "graveyard", "milled") for card in away))
    else:
        _to_bottom(scope, away)
    side.library[len(side.library) - len(kept) :] = kept[::-1]
    table.tell(action.action, seat=seat, count=len(away), kept=len(kept))
    resolution.count(table, len(keys))


def _parted(scope: Scope, action: Scry, keys: tuple[str, ...]) -> Play[tuple[list[str], list[str]]]:
    """Ask which cards go, and in what order they and the rest lie; return both."""
    seat, about = scope.voice.seat, _about(scope.voice)

    def which(_: Announced) -> Pick:
        return Pick(seat, action.action, keys, 0, len(keys), default=(), hidden=True, about=about)

    def order(answers: Announced, *, gone: bool) -> Arrange | None:
        chosen = [key for key in keys if (key in _row(answers["which"])) is gone]
        if gone and action.action == "surveil":
            return None
        return arranging.question(seat, chosen, _cards(chosen), about, bottom=gone, back=True)

    parts = (
        AnnouncingPart("which", which),
        AnnouncingPart("top", partial(order, gone=False)),
        AnnouncingPart("bottom", partial(order, gone=True)),
    )
    answers = yield from announce(parts)
    assert answers is not None  # the first question leads nowhere back
    picked = _row(answers["which"])
    kept = tuple(key for key in keys if key not in picked)
    away, kept = _row(answers.get("bottom", picked)), _row(answers.get("top", kept))
    return _cards(away), _cards(kept)


def _cards(keys: Iterable[str]) -> list[str]:
    return [card_of(key) for key in keys]


def _row(answer: object) -> tuple[str, ...]:
    assert isinstance(answer, tuple)
    return tuple(map(str, cast("tuple[str, ...]", answer)))


def _to_bottom(scope: Scope, cards: Sequence[str]) -> None:
    seat = scope.voice.seat
    aside(scope.table, *(_from_library(seat, card, "library")._replace(bottom=True) for card in cards))


def _look(scope: Scope, action: Look) -> Play[None]:
    """Take some of the uppermost cards into the hand, and put the rest away."""
    table, seat = scope.table, scope.voice.seat
    keys = _top(table.sides[seat], max(0, values.number(scope, action.number)))
    fitting = tuple(key for key in keys if costs.fits_card(scope, action.filter, card_of(key)))
    reveals = action.filter != ANYTHING
    most = min(action.take, len(fitting))
    least = 0 if reveals else most
    about = _about(scope.voice)

    def which(_: Announced) -> Pick | None:
        if not most or (least == most and len(fitting) == most):
            return None
        return Pick(seat, "look", fitting, least, most, default=fitting[:most], hidden=True, about=about)

    def rest_of(answers: Announced) -> list[str]:
        taken = _row(answers.get("which", fitting[:most]))
        return [key for key in keys if key not in taken]

    def order(answers: Announced) -> Arrange | None:
        rest = rest_of(answers) if action.rest == "library_bottom" else []
        return arranging.question(seat, rest, _cards(rest), about, bottom=True, back="which" in answers)

    answers = yield from announce((AnnouncingPart("which", which), AnnouncingPart("bottom", order)))
    assert answers is not None  # the first question leads nowhere back
    taken, rest = _row(answers.get("which", fitting[:most])), rest_of(answers)
    _take(scope, _cards(taken), reveals=reveals)
    if action.rest == "graveyard":
        aside(table, *(_from_library(seat, card, "graveyard", "milled") for card in _cards(rest)))
    else:
        _to_bottom(scope, _cards(_row(answers.get("bottom", tuple(rest)))))


def _take(scope: Scope, cards: Sequence[str], *, reveals: bool) -> None:
    table, seat = scope.table, scope.voice.seat
    apply_events(
        table, *(_from_library(seat, card, "hand")._replace(shown=reveals, up=reveals) for card in cards)
    )
    if not reveals and cards:
        own = {seat: {"cards": [table.named(card) for card in cards]}}
        table.tell("takes", own, seat=seat, count=len(cards))


def _search(scope: Scope, action: Search) -> Play[None]:
    """Find cards in the own library, which of a kind need not be found, and shuffle it (701.23, 701.24a)."""
    table, seat = scope.table, scope.voice.seat
    side = table.sides[seat]
    fitting = tuple(
        key
        for key in copies(sorted(side.library, key=table.catalogue.order.__getitem__))
        if costs.fits_card(scope, action.filter, card_of(key))
    )
    most = min(action.number, len(fitting))
    least = most if action.filter == ANYTHING and action.number == 1 else 0  # of several: up to so many
    about = _about(scope.voice)

    def which(_: Announced) -> Pick | None:
        pick = Pick(seat, "search", fitting, least, most, default=fitting[:most], hidden=True, about=about)
        return pick if side.library else None  # also where nothing fits, which nobody else is to know

    def order(answers: Announced) -> Arrange | None:
        found = _row(answers.get("which", ())) if action.to == "library" else ()
        return arranging.question(seat, found, _cards(found), about, bottom=False, back=True)

    answers = yield from announce((AnnouncingPart("which", which), AnnouncingPart("top", order)))
    assert answers is not None  # the first question leads nowhere back
    cards = _cards(_row(answers.get("top", answers.get("which", ()))))
    if action.to == "battlefield":
        what = [_from_library(seat, card, "battlefield")._replace(tapped=action.tapped) for card in cards]
        entering: list[GameEvent] = []
        for each in what:
            enters = yield from attaching.ask_host(table, each)
            entering += [] if enters is None else [enters]
        apply_events(table, *entering)
    elif action.to == "hand":
        _take(scope, cards, reveals=True)
    else:
        table.tell("reveal", seat=seat, cards=[table.named(card) for card in cards])
    zones.shuffle(table, seat)
    if action.to == "library":
        for card in reversed(cards):
            side.library.remove(card)
            side.library.append(card)
        side.looking = len(cards)
        resolution.count(table, len(cards))


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
            picked = ((yield Choose(seat, "choose_one", keys, default=keys[0], about=_about(scope.voice))),)
        else:
            picked = yield Pick(
                seat, "choose", keys, least, number, default=keys[:least], about=_about(scope.voice)
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
    Discard: _discard,
    Mill: _mill,
    Reveal: _reveal,
    Show: _show,
    Scry: _scry,
    Look: _look,
    Search: _search,
    PickThings: _choose,
    AddMana: _mana,
}
