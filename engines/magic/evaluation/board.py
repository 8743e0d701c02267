"""The characteristics of all permanents as they are now (613); kept until one of them changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.magic.cards.catalogue import Traits
from engines.magic.cards.texts import Text
from engines.magic.evaluation import filters
from engines.magic.evaluation.dependency import apply_next, may_depend
from engines.magic.evaluation.layers import (
    ORDER,
    Effect,
    Layer,
    collect,
    granted,
    made_by,
    of_counters,
    order_of,
    voice_of,
)
from engines.magic.evaluation.objects import Scope
from engines.magic.language.abilities import Activated, CostChange, Replacing, Static, Triggered
from engines.magic.table.board import Board
from engines.magic.table.pieces import Perm
from engines.magic.table.state import Table


def board_of(table: Table) -> Board:
    """Return the board, made anew if something has changed."""
    found = table.board
    if found is None:
        found = table.board = make(table)
    return found


def traits_of(table: Table, perm: Perm) -> Traits:
    """Return what a permanent is now."""
    return board_of(table).traits[perm.id]


def come(table: Table, perm: Perm) -> None:
    """Put a permanent onto the battlefield; the board grows by it alone where nothing else hangs on it."""
    board, pool = table.board, table.pool
    table.perms[perm.id] = perm
    table.touch()
    if board is not None and _is_as_printed(table, board, perm):
        table.board = grown = board.with_more(perm.id, perm.card.traits)
        _index(grown, (perm,))
        table.pool = pool
        table.tapped(perm.seat)


def _is_as_printed(table: Table, board: Board, perm: Perm) -> bool:
    """Tell whether a permanent changes nothing, and no effect asks for anything that it is."""
    card = perm.card
    if card.statics or perm.counters:
        return False
    scope = Scope(table, board, voice_of(perm))
    for text in board.laws:
        if text.looks_for is None:
            return False
        if any(filters.is_of(scope, wanted, card.traits) for wanted in text.looks_for):
            return False
    return True


def make(table: Table) -> Board:
    """Reckon what all permanents are."""
    perms, traits = table.perms, dict[int, Traits]()
    board = Board(traits, len(table.sides))
    board.changed = bool(table.floating)
    for number, perm in perms.items():
        card = perm.card
        traits[number] = card.traits
        if perm.counters:
            board.counted = board.changed = True
        if card.statics:
            board.changed = True
    if board.changed:
        _apply(table, board)
    _index(board, perms.values())
    board.held = None
    return board


def _index(board: Board, perms: Iterable[Perm]) -> None:
    """Note what permanents are where it is looked for."""
    traits, creatures, sources = board.traits, board.creatures, board.sources
    for perm in perms:
        number = perm.id
        found = traits[number]
        if "creature" in found.types:
            creatures[perm.seat].append(number)
        if found.mana:
            sources[perm.seat].append(number)
        if found.supers and "legendary" in found.supers:
            board.legendary.append(number)
        if perm.attached or "aura" in found.subs:
            board.attached.append(number)
        for text in found.texts:
            _index_text(board, number, perm.seat, text)


def _apply(table: Table, board: Board) -> None:
    """Apply all continuous effects, layer by layer (613.1)."""
    effects = collect(table, board)
    if board.counted:
        effects += of_counters(table, board)
    layers = frozenset[Layer]().union(*(each.layers for each in effects))
    board.wanders = board.wanders.union(*(each.text.wanders for each in effects if each.text is not None))
    if "2" in layers:  # from who controls each without effects, or what follows from them would undo them
        board.seats = {
            number: perm.first if perm.first >= 0 else perm.seat for number, perm in table.perms.items()
        }
    for layer in ORDER:
        if layer == "7c" and board.counted:
            _count_counters(table, board)
        if layer in layers:
            _apply_layer(board, layer, [each for each in effects if layer in each.layers])
        if layer == "6" and any(each.grants for each in effects):
            more = granted(table, board)
            effects += more
            layers = layers.union(*(each.layers for each in more))
    board.laws = tuple([each.text for each in effects if each.text is not None])


def _apply_layer(board: Board, layer: Layer, left: list[Effect]) -> None:
    """Apply the effects of one layer; each may end another, or let it begin."""
    if len(left) > 1 and may_depend(layer, left):
        while there := [each for each in left if each.exists(board)]:
            left.remove(apply_next(board, layer, there))
        return
    if layer == "7c":
        _grow(board, left)
        return
    if len(left) > 1:
        left.sort(key=order_of)
    for each in left:
        if each.exists(board):
            each.ids = each.apply(board, layer)


def _grow(board: Board, left: list[Effect]) -> None:
    """Let effects change sizes that ask for none (613.4c): as they only add, their order does not matter."""
    traits, sums = board.traits, list[tuple[Sequence[int], int, int]]()
    for each in left:
        if each.exists(board):
            each.ids = each.affected(board)
            for _, _, more, longer in each.rows(board, "7c"):
                if sums and sums[-1][0] == each.ids:  # as what several banners say to the same creatures
                    more, longer = more + sums[-1][1], longer + sums.pop()[2]
                sums.append((each.ids, more, longer))
    power, toughness = dict[int, int](), dict[int, int]()
    for ids, more, longer in sums:
        for number in ids:
            power[number] = power.get(number, 0) + more
            toughness[number] = toughness.get(number, 0) + longer
    for number, more in power.items():
        found = traits.get(number)
        if found is not None:
            longer = toughness[number]
            made = made_by(("pt", "", more, longer))
            alike = made.get(id(found))
            if alike is None:
                alike = made[id(found)] = found, found.grown(more, longer)
            traits[number] = alike[1]


def _count_counters(table: Table, board: Board) -> None:
    """Let counters change sizes (613.4c); as they only add, their order does not matter."""
    for number, perm in table.perms.items():
        more = perm.count("plus_one") - perm.count("minus_one") if perm.counters else 0
        if more:
            board.traits[number] = board.traits[number].grown(more, more)


def _index_text(board: Board, number: int, seat: int, text: Text) -> None:
    """Note where an ability is looked for."""
    model = text.model
    match model:
        case Triggered():
            board.hearing.setdefault(model.when.event, []).append((number, text))
        case Activated(zone="battlefield") if text.giving is not None:
            if number not in board.sources[seat]:
                board.sources[seat].append(number)
        case Activated(zone="battlefield", by="any"):
            for row in board.usable:  # whoever pays for it activates it (602.2)
                row.append((number, text))
        case Activated(zone="battlefield"):
            board.usable[seat].append((number, text))
        case Static():
            board.enter_so = board.enter_so or text.lets_enter
        case Replacing():
            board.enter_so = board.enter_so or model.what.instead == "enters"
            board.replacing.setdefault(model.what.instead, []).append((number, text))
        case CostChange(this=False):
            board.costs.append((number, text))
        case _:
            pass
