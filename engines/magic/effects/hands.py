"""Cards of hands are shown, discarded, put elsewhere (402, 701.9, 701.20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engines.kernel import Arrange, Decision, Pick, Play, Together
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.effects import dealing
from engines.magic.evaluation import selectors, values
from engines.magic.evaluation.objects import Scope
from engines.magic.language.filters import ANYTHING
from engines.magic.language.hands import Discard, Put, Reveal
from engines.magic.rules import arranging, attaching, costs, drawing, resolution, zones
from engines.magic.rules.events import apply_events, bring
from engines.magic.rules.resolution import EffectHandler
from engines.magic.table.batch import GameEvent
from engines.magic.table.state import Table


def _reveal(scope: Scope, action: Reveal) -> Play[None]:
    """Show a hand to all (701.20a), or to the player alone (701.20e)."""
    table, viewer = scope.table, scope.voice.seat
    seats = selectors.players(scope, action.who)
    for seat in seats:
        side = table.sides[seat]
        cards = [table.named(card) for card in side.hand]
        if action.shown == "all":
            side.known, side.glimpsed = list(side.hand), []
            table.tell("reveal", seat=seat, cards=cards)
        elif seat != viewer:
            side.glimpsed = list((Counter(side.hand) - Counter(side.known)).elements())
            own = {viewer: {"cards": cards}} if cards else None
            table.tell("looks_at_hand", own, seat=viewer, other=seat)
    resolution.count(table, len(seats))
    yield from ()


def _discard(scope: Scope, action: Discard) -> Play[None]:
    """Discard cards of hands: chosen by their players, who do not see each other choose, or by chance.

    All go at one moment (101.4, 701.9a, 701.9b).
    """
    table = scope.table
    seats = selectors.players(scope, action.who)
    fitting = {seat: _fitting(scope, action, seat) for seat in seats}
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


def _fitting(scope: Scope, action: Discard | Put, seat: int) -> list[str]:
    hand = copies(scope.table.sides[seat].hand)
    return [key for key in hand if costs.fits_card(scope, action.filter, card_of(key))]


def _how_many(scope: Scope, action: Discard | Put, most: int) -> int:
    return most if action.how == "all" else max(0, min(most, values.number(scope, action.number)))


def _ask_discard(scope: Scope, action: Discard, seat: int, keys: Sequence[str], number: int) -> Pick:
    by = seat if action.how == "chosen" else scope.voice.seat
    return Pick(
        by, "discard_by", tuple(keys), number, number, default=tuple(keys[:number]), hidden=True,
        about=dealing.about(scope.voice),
    )  # fmt: skip


# Elsewhere


def _put(scope: Scope, action: Put) -> Play[None]:
    """Put cards of a hand elsewhere: the player whose they are chooses, or the one who has seen them."""
    table, seat = scope.table, selectors.player(scope, action.who)
    if seat is None:
        return
    fitting = [key for key in _fitting(scope, action, seat) if _may_go(table, action, card_of(key))]
    number = _how_many(scope, action, len(fitting))
    by = scope.voice.seat if action.how == "by_you" else seat
    picked = list(fitting[:number])
    if action.how == "random":
        picked = _at_random(table, fitting, number)
    elif table.sides[seat].hand:
        picked = yield from _picked(scope, action, by, fitting, number)
    yield from _gone(scope, action, seat, dealing.cards(picked))


def _may_go(table: Table, action: Put, card: str) -> bool:
    return action.to != "battlefield" or table.catalogue.cards[card].is_permanent  # 304.4, 307.4


def _is_ordered(action: Put) -> bool:
    return action.to in ("library", "library_bottom")


def _picked(scope: Scope, action: Put, by: int, fitting: Sequence[str], number: int) -> Play[list[str]]:
    """Ask which cards, and in which order they come into a library (401.4).

    Whether there are any of a kind, a question that is not asked would tell.
    """
    least, about = 0 if action.up_to else number, dealing.about(scope.voice)
    plain = action.filter == ANYTHING and action.to != "battlefield"

    def which(_: Announced) -> Decision | None:
        if action.how == "all" or (plain and least == len(fitting)):
            return None
        default = tuple(fitting[:least])
        return Pick(
            by, f"put_{action.to}", tuple(fitting), least, number, default=default, hidden=True, about=about
        )

    def taken(answers: Announced) -> tuple[str, ...]:
        return dealing.row(answers.get("which", tuple(fitting[:number])))

    def order(answers: Announced) -> Arrange | None:
        if not _is_ordered(action):
            return None
        keys, bottom = taken(answers), action.to == "library_bottom"
        cards = dealing.cards(keys)
        asked = "which" in answers
        return arranging.question(by, keys, cards, about, bottom=bottom, back=asked, secret=not asked)

    answers = yield from announce((AnnouncingPart("which", which), AnnouncingPart("order", order)))
    assert answers is not None  # the first question leads nowhere back
    return list(dealing.row(answers.get("order", taken(answers))))


def _gone(scope: Scope, action: Put, seat: int, cards: Sequence[str]) -> Play[None]:
    table, to = scope.table, action.to
    if to == "battlefield":
        entering: list[GameEvent] = []
        for card in cards:
            what = GameEvent("moves", seat, "effect", 0, card, "hand", "battlefield", seat)
            enters = yield from attaching.ask_host(table, what._replace(tapped=action.tapped))
            entering += [] if enters is None else [enters]
        resolution.makes(table)
        bring(table, *entering)
        return
    if to == "exile":
        resolution.makes(table)
        bring(table, *(GameEvent("moves", seat, "effect", 0, card, "hand", "exile", seat) for card in cards))
        return
    _into_library(scope, action, seat, cards)


def _into_library(scope: Scope, action: Put, seat: int, cards: Sequence[str]) -> None:
    """Put cards into the library: who does not choose them knows no more of the hand than before."""
    table, below = scope.table, action.to == "library_bottom"
    side = table.sides[seat]
    known, glimpsed = list(side.known), list(side.glimpsed)
    what = GameEvent("moves", seat, "effect", came="hand", to="library", by=seat, bottom=below)
    apply_events(table, *(what._replace(card=card) for card in (cards if below else reversed(cards))))
    if cards:
        table.tell("put_into_library", seat=seat, count=len(cards), to=action.to)
    if action.how == "by_you" and seat != scope.voice.seat:
        for card in cards:
            seen = known if card in known else glimpsed
            if card in seen:
                seen.remove(card)
        side.known, side.glimpsed = known, glimpsed
        side.watched = len(cards) if action.to == "library" else side.watched
    if action.to == "shuffled":
        zones.shuffle(table, seat)


EFFECTS: dict[type[Any], EffectHandler] = {Discard: _discard, Put: _put, Reveal: _reveal}
