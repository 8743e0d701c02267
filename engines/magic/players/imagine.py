"""Tables that a seat cannot tell from the real one: what it does not know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engines.kernel import Dice
from engines.magic.cards.catalogue import FACE_DOWN
from engines.magic.language.pack import LEAST_CARDS, SIDEBOARD
from engines.magic.players import inventing
from engines.magic.players.inventing import SeenCards
from engines.magic.rules import replacement_effects
from engines.magic.rules.by_hand import marking
from engines.magic.seat.open_table import open_table
from engines.magic.seat.view import MagicView
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent, Pending
from engines.magic.table.pieces import HIDDEN, Perm
from engines.magic.table.side import PILES, Side
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


class _Known(NamedTuple):
    """What a seat knows of a deck."""

    seen: Counter[str]
    """What lies elsewhere than among its unknown cards."""
    lists: list[list[str]]
    """What may be left of it: of one that is known, else of each ready-made one that fits."""


def sampler(view: MagicView, _: MagicView) -> Callable[[Dice], Table]:
    """Return what deals such tables: what all of them have in common is laid out once.

    Every question begins a step, so the view of this moment shows no more than that of the last quiet point.
    """
    known = open_table(view)
    sides = [_known(known, side) for side in known.sides]

    def deal(dice: Dice) -> Table:
        table = known.copy()
        table.dice = dice
        for side in table.sides:
            seen, lists = sides[side.seat]
            if table.laid:
                _deal(table, side, seen, lists[dice.randrange(len(lists))][:] if lists else [])
            elif side.seat != view.seat and table.game_number > 1:
                _bring(table, side)
        table.pending = tuple(_named(table, each) for each in table.pending)
        if view.mark is not None:
            table.mark = _marked(table, view.mark, dice)
        return table

    return deal


def _marked(table: Table, view: MagicView, dice: Dice) -> dict[str, Any]:
    """Return how a table was that is dealt: the same decks, and in hands what was learnt since."""
    then, work = open_table(view, dice), table.work
    assert work is not None
    for side, now in zip(then.sides, table.sides, strict=True):
        known, hidden = side.known, side.brought
        side.brought, side.known = now.brought, marking.learnt(known, work.seen[side.seat])
        seen = Counter(_elsewhere(then, side))
        _deal(then, side, seen, list((Counter(now.brought) - seen).elements()))
        side.known, side.brought = known, hidden or now.brought
    return then.dump()


def _named(table: Table, waits: Pending) -> Pending:
    """Return what waits for a choice with the cards of libraries that it moves: the uppermost ones."""
    batch: list[GameEvent] = []
    places = {side.seat: len(side.library) for side in table.sides}
    for number, what in enumerate(waits.batch):
        if what.came == "library" and what.card == HIDDEN:
            places[what.seat] -= 1
            place, library = places[what.seat], table.sides[what.seat].library
            if number == waits.at:
                _fit(table, what, library, place, waits.among)
            what = what._replace(card=library[place])
        batch.append(what)
    return waits._replace(batch=tuple(batch))


def _fit(table: Table, what: GameEvent, library: list[str], place: int, among: Sequence[str]) -> None:
    """Let such a card lie there that all would replace what becomes of it between which is chosen."""
    wanted = {naming.change_named(key) for key in among}
    for other in range(place, -1, -1):
        found = replacement_effects.changes(table, what._replace(card=library[other]))
        if wanted <= {each.id for each in found}:
            library[place], library[other] = library[other], library[place]
            return


def _known(table: Table, side: Side) -> _Known:
    seen = Counter(_elsewhere(table, side))
    there = seen | Counter([side.noble] if side.noble else [])
    lists = [side.brought] if side.brought else _ready_made(table, there)
    fitting = (Counter(cards) for cards in lists)
    return _Known(seen, [list((deck - seen).elements()) for deck in fitting if there <= deck])


def _ready_made(table: Table, there: Counter[str]) -> list[tuple[str, ...]]:
    """Return the ready-made decks, as lists that somebody may have.

    Where people bring the owner's cards it is one of those only once more of it than basic lands was seen.
    """
    if table.options.imagined is not None and all(table.catalogue.cards[card].basic for card in there):
        return []
    return [deck.cards for deck in table.catalogue.decks]


def _elsewhere(table: Table, side: Side) -> Iterator[str]:
    """Yield the cards of a deck that are seen to lie elsewhere than among its unknown cards."""
    for pile in (side.library, side.hand):
        yield from (card for card in pile if card != HIDDEN)
    if HIDDEN in side.hand:
        yield from side.known
    for name in PILES:
        yield from (each.card for each in side.pile(name) if each.card != HIDDEN)
    mine = (each for each in _objects(table, side) if each.real != FACE_DOWN)
    yield from (each.real for each in mine if not table.catalogue.cards[each.real].is_token)


def _objects(table: Table, side: Side) -> Iterator[Perm | StackObject]:
    """Yield a player's own permanents and spells."""
    yield from (perm for perm in table.perms.values() if perm.owner == side.seat)
    yield from (item for item in table.stack if item.owner == side.seat and item.kind == "spell")


def _deal(table: Table, side: Side, seen: Counter[str], left: list[str]) -> None:
    """Deal out what is left of a deck, or of one that is made up: first the Noble (MN-15)."""
    unknown = [pile for pile in (side.hand, side.library) if HIDDEN in pile]
    number = sum(pile.count(HIDDEN) for pile in unknown)
    for card in side.known if HIDDEN in side.hand else ():
        side.hand[side.hand.index(HIDDEN)] = card
        number -= 1
    down = [each for each in _objects(table, side) if each.real == FACE_DOWN]
    nobles = [each for each in down if _is_home(each)]
    hidden = bool(nobles) or any(each.card == HIDDEN for each in side.command)
    if hidden:
        side.noble = _take_noble(table, left) or inventing.noble(
            table.catalogue, table.options, seen, table.dice
        )
        side.command = [each._replace(card=side.noble) for each in side.command]
        seen = seen + Counter({side.noble: len(nobles)})
    exiled = [place for place, each in enumerate(side.exile) if each.card == HIDDEN]
    number += len(down) - len(nobles) + len(exiled)
    if len(left) < number:
        left += _made_up(table, side, seen, number - len(left))
    table.dice.shuffle(left)
    for each in down:
        _lay_down(table, each, side.noble if _is_home(each) else _take_morph(table, left))
    for place in exiled:
        side.exile[place] = side.exile[place]._replace(card=left.pop())
    for pile in unknown:
        for place, card in enumerate(pile):
            if card == HIDDEN:
                pile[place] = left.pop()
    if not side.brought or hidden:
        order = table.catalogue.order.__getitem__
        side.brought = tuple(sorted(_elsewhere(table, side), key=order))


def _made_up(table: Table, side: Side, seen: Counter[str], number: int) -> list[str]:
    """Return cards for places that nothing is known of; a Noble that all know lies among them."""
    lost = [side.noble] if side.noble and not seen[side.noble] and not side.command else []
    known = SeenCards(seen, side.noble)
    return lost + inventing.rest(table.catalogue, table.options, known, number - len(lost), table.dice)


def _is_home(lying: Perm | StackObject) -> bool:
    """Tell whether what lies face down is a Noble, as all know (MN-R22)."""
    return lying.home if isinstance(lying, Perm) else lying.came == "command"


def _lay_down(table: Table, lying: Perm | StackObject, card: str) -> None:
    """Let what lies face down be a card."""
    if isinstance(lying, Perm):
        lying.under = card
    else:
        table.stack = [each._replace(under=card) if each is lying else each for each in table.stack]


def _take_morph(table: Table, left: list[str]) -> str:
    """Take a card that may lie face down out of what is left; one that is made up where there is none."""
    cards = table.catalogue.cards
    found = next((card for card in left if cards[card].morph is not None), None)
    if found is not None:
        left.remove(found)
        return found
    taken = left.pop()
    able = [key for key, card in cards.items() if card.morph is not None and not card.noble]
    return able[table.dice.randrange(len(able))] if able else taken


def _take_noble(table: Table, left: list[str]) -> str | None:
    """Take the Noble out of what is left, if it is in it."""
    cards = table.catalogue.cards
    found = next((card for card in left if cards[card].noble), None)
    if found is not None:
        left.remove(found)
    return found


def _bring(table: Table, side: Side) -> None:
    """Let a player who exchanges cards between two games have come with any deck."""
    order = table.catalogue.order.__getitem__
    deck: Sequence[str] = [card for card in side.brought if not table.catalogue.cards[card].noble]
    nobles = [card for card in side.brought if card not in deck]
    side.noble = nobles[0] if nobles else inventing.noble(table.catalogue, table.options, deck, table.dice)
    if not deck:
        nothing = SeenCards(Counter(), side.noble)
        deck = inventing.rest(table.catalogue, table.options, nothing, LEAST_CARDS - 1, table.dice)
    side.brought = tuple(sorted((side.noble, *deck), key=order))
    if side.seat in table.exchanging and not side.sideboard:
        aside = inventing.rest(
            table.catalogue, table.options, SeenCards(Counter(deck), side.noble), SIDEBOARD, table.dice
        )
        side.sideboard = tuple(sorted(aside, key=order))
