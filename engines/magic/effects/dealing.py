"""Cards from the top of a library are shown, and dealt out pile by pile (401, 701.20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, cast

from engines.kernel import Arrange, Decision, DecisionContext, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.cards.texts import Show
from engines.magic.evaluation import selectors, values
from engines.magic.evaluation.objects import Scope
from engines.magic.language.deals import Deal, DealtPile, DealtTo
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.values import Value
from engines.magic.rules import arranging, attaching, costs, resolution
from engines.magic.rules.events import apply_events, aside
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table.batch import GameEvent, Zone
from engines.magic.table.side import Side
from engines.magic.table.stack_object import StackObject


def about(voice: StackObject) -> DecisionContext:
    """Return what a question of a text concerns."""
    return DecisionContext(card=voice.card, place=voice.place)


def from_library(seat: int, card: str, to: Zone, cause: Any = "effect") -> GameEvent:
    """Return that a card of a library moves."""
    return GameEvent("moves", seat, cause, 0, card, "library", to, seat)


def top(side: Side, number: int) -> list[str]:
    """Return keys of the uppermost cards, the uppermost first."""
    return copies(side.library[::-1][:number])


def cards(keys: Iterable[str]) -> list[str]:
    """Return the cards that keys stand for."""
    return [card_of(key) for key in keys]


def row(answer: object) -> tuple[str, ...]:
    """Return an answer that is several keys."""
    assert isinstance(answer, tuple)
    return tuple(map(str, cast("tuple[str, ...]", answer)))


def to_bottom(scope: Scope, seat: int, cards: Sequence[str]) -> None:
    """Put cards of a library on its bottom, the lowest last."""
    aside(scope.table, *(from_library(seat, card, "library")._replace(bottom=True) for card in cards))


def take(scope: Scope, seat: int, cards: Sequence[str], *, reveals: bool) -> None:
    """Put cards of a library into the hand; only who takes them knows which, if they are not revealed."""
    table = scope.table
    apply_events(
        table, *(from_library(seat, card, "hand")._replace(shown=reveals, up=reveals) for card in cards)
    )
    if not reveals and cards:
        own = {seat: {"cards": [table.named(card) for card in cards]}}
        table.tell("takes", own, seat=seat, count=len(cards))


def enter(scope: Scope, seat: int, cards: Sequence[str], *, tapped: bool) -> Play[None]:
    """Put cards of a library onto the battlefield at one moment."""
    entering: list[GameEvent] = []
    for card in cards:
        what = from_library(seat, card, "battlefield")._replace(tapped=tapped)
        enters = yield from attaching.ask_host(scope.table, what)
        entering += [] if enters is None else [enters]
    apply_events(scope.table, *entering)


# What is shown


def _show(scope: Scope, action: Show) -> Play[None]:
    """Let the uppermost cards, or all, lie open to the player, or to all."""
    table = scope.table
    for seat in selectors.players(scope, action.who):
        viewer = seat if action.searches else scope.voice.seat
        side = table.sides[seat]
        number = _number(scope, side, action.number, action.until)
        whole = action.number is None and action.until is None
        if viewer == seat or action.to_all:
            side.looking = max(side.looking, number)
        if viewer != seat or action.to_all:
            side.watched = max(side.watched, number)
        if action.to_all:
            side.bared = max(side.bared, number)
        shown = [] if whole else [table.named(card) for card in side.library[::-1][:number]]
        if action.to_all:
            if shown:
                table.tell("reveal", seat=seat, cards=shown)
        elif viewer == seat:
            table.tell("looks", {viewer: {"cards": shown}} if shown else None, seat=viewer, count=len(shown))
        else:
            private = {viewer: {"cards": shown}} if shown else None
            table.tell("looks_at", private, seat=viewer, other=seat, count=len(shown))
        resolution.count(table, number)
    yield from ()


def _number(scope: Scope, side: Side, number: Value | None, until: Filter | None) -> int:
    """Return how many of the uppermost cards are meant: as far as there are any (609.3)."""
    if until is not None:
        fitting = (place for place, card in enumerate(side.library[::-1], 1) if _fits(scope, until, card))
        return next(fitting, len(side.library))
    if number is None:
        return len(side.library)
    return min(len(side.library), max(0, values.number(scope, number)))


def _fits(scope: Scope, wanted: Filter, card: str) -> bool:
    return costs.fits_card(scope, wanted, card)


# How it is dealt


class _Dealing:
    """A deal while it is announced: every question of it goes to the same player."""

    def __init__(self, scope: Scope, action: Deal, seat: int) -> None:
        self.scope, self.action, self.seat = scope, action, seat
        number = action.number if action.until is None else None
        side = scope.table.sides[seat]
        self.keys = top(side, _number(scope, side, number, action.until))

    def parts(self) -> list[AnnouncingPart]:
        """Return its questions: pile by pile, then the order of what lies in the library."""
        piles = [
            AnnouncingPart(f"pile{place}", partial(self._which, place))
            for place in range(len(self.action.piles))
        ]
        orders = [AnnouncingPart(to, partial(self._order, to)) for to in ("library", "library_bottom")]
        return [*piles, *orders]

    def _open(self, place: int, answers: Announced) -> tuple[list[str], int, int]:
        """Return which cards a pile may take, how many at least and at most."""
        pile, left = self.action.piles[place], self._left(place, answers)
        fitting = [key for key in left if self._may_go(pile, card_of(key))]
        most = len(fitting) if pile.number == "all" else min(pile.number, len(fitting))
        return fitting, 0 if pile.up_to else most, most

    def _may_go(self, pile: DealtPile, card: str) -> bool:
        enters = pile.to != "battlefield" or self.scope.table.catalogue.cards[card].is_permanent
        return enters and _fits(self.scope, pile.filter, card)

    def _which(self, place: int, answers: Announced) -> Decision | None:
        fitting, least, most = self._open(place, answers)
        if self._is_plain(place, answers, fitting, least, most):
            return None
        to = self.action.piles[place].to
        kind = "look" if to == "hand" else f"deal_{to}"
        default = fitting[: least if to in _AWAY else most]
        return Pick(
            self.scope.voice.seat, kind, tuple(fitting), least, most, default=tuple(default),
            back=bool(answers), hidden=True, about=about(self.scope.voice),
        )  # fmt: skip

    def _is_plain(
        self, place: int, answers: Announced, fitting: Sequence[str], least: int, most: int
    ) -> bool:
        """Tell whether there is nothing to choose; of hidden cards that is not to tell what they are."""
        pile, left = self.action.piles[place], self._left(place, answers)
        if self.action.shown == "all" or answers or (pile.filter == ANYTHING and pile.to != "battlefield"):
            return not most or least == len(fitting)
        return not left

    def picked(self, place: int, answers: Announced) -> list[str]:
        """Return which cards go to a pile."""
        answer = answers.get(f"pile{place}")
        if answer is not None:
            return list(row(answer))
        fitting, least, _ = self._open(place, answers)
        return fitting[:least]

    def _left(self, place: int, answers: Announced) -> list[str]:
        gone = {key for before in range(place) for key in self.picked(before, answers)}
        return [key for key in self.keys if key not in gone]

    def _bound(self, to: DealtTo, answers: Announced) -> list[str]:
        """Return all that goes to a zone."""
        count = len(self.action.piles)
        found = [key for place in range(count) if self.action.piles[place].to == to
                 for key in self.picked(place, answers)]  # fmt: skip
        return [*found, *(self._left(count, answers) if self.action.rest == to else ())]

    def _order(self, to: DealtTo, answers: Announced) -> Arrange | None:
        if self.action.order != "chosen" and self.action.rest == to:
            return None
        keys = self._bound(to, answers)
        bottom, back = to == "library_bottom", bool(answers)
        seat = self.scope.voice.seat
        secret = self.action.shown == "you" and not answers
        return arranging.question(
            seat, keys, cards(keys), about(self.scope.voice), bottom=bottom, back=back, secret=secret
        )

    def ordered(self, to: DealtTo, answers: Announced) -> list[str]:
        """Return the cards that come to lie in the library at one end of it, the uppermost first."""
        answer = answers.get(to)
        return cards(self._bound(to, answers) if answer is None else row(answer))

    def is_random(self, to: DealtTo) -> bool:
        """Tell whether chance orders what goes to a zone."""
        return self.action.order == "random" and self.action.rest == to

    def bound(self, to: DealtTo, answers: Announced) -> list[str]:
        """Return the cards that go to a zone."""
        return cards(self._bound(to, answers))


_AWAY = ("graveyard", "library_bottom", "exile")
"""Where by default nothing goes that need not."""


def _deal(scope: Scope, action: Deal) -> Play[None]:
    """Deal the uppermost cards out, as whoever looks at them says."""
    seat = selectors.player(scope, action.who)
    if seat is None:
        return
    dealing = _Dealing(scope, action, seat)
    if not dealing.keys:
        return
    answers = yield from announce(dealing.parts())
    assert answers is not None  # the first question leads nowhere back
    for place, pile in enumerate(action.piles):
        yield from _put(dealing, pile.to, cards(dealing.picked(place, answers)), pile)
    if action.rest not in ("library", "library_bottom"):
        left = dealing.bound(action.rest, answers)
        gone = [card for place, pile in enumerate(action.piles) if pile.to == action.rest
                for card in cards(dealing.picked(place, answers))]  # fmt: skip
        yield from _put(dealing, action.rest, left[len(gone) :], None)
    _put_under(dealing, dealing.ordered("library_bottom", answers))
    _put_on_top(dealing, dealing.ordered("library", answers))


def _put(dealing: _Dealing, to: DealtTo, cards: Sequence[str], pile: DealtPile | None) -> Play[None]:
    """Put cards into another zone than a library."""
    scope, seat, open_ = dealing.scope, dealing.seat, dealing.action.shown == "all"
    match to:
        case "hand":
            take(scope, seat, cards, reveals=open_ or (pile is not None and pile.shown))
        case "battlefield":
            yield from enter(scope, seat, cards, tapped=pile is not None and pile.tapped)
        case "graveyard":
            aside(scope.table, *(from_library(seat, card, "graveyard", "milled") for card in cards))
        case "exile":
            apply_events(scope.table, *(from_library(seat, card, "exile") for card in cards))
        case _:
            pass


def _put_under(dealing: _Dealing, cards: Sequence[str]) -> None:
    """Put cards on the bottom: in an order that is chosen, or that nobody knows."""
    table, seat = dealing.scope.table, dealing.seat
    if not dealing.is_random("library_bottom") and seat == dealing.scope.voice.seat:
        to_bottom(dealing.scope, seat, cards)
        return
    row = list(cards)
    if dealing.is_random("library_bottom"):
        table.dice.shuffle(row)
    aside(table, *(from_library(seat, card, "library")._replace(bottom=True, up=False) for card in row))


def _put_on_top(dealing: _Dealing, cards: Sequence[str]) -> None:
    """Leave cards on top, in the order that was chosen: who did not choose it knows none of them now."""
    table = dealing.scope.table
    side = table.sides[dealing.seat]
    if not cards or dealing.action.order == "kept":
        return
    row = list(cards)
    if dealing.is_random("library"):
        table.dice.shuffle(row)
    side.library[len(side.library) - len(row) :] = row[::-1]
    own = dealing.seat == dealing.scope.voice.seat
    if len(row) > 1 and (own or dealing.is_random("library")):
        side.watched = 0
    if len(row) > 1:
        side.bared = 0
    if len(row) > 1 and (not own or dealing.is_random("library")):
        side.looking = 0


EFFECTS: dict[type[Any], EffectHandler] = {Show: _show, Deal: _deal}
