"""What one seat sees of the table: everything that leaves the engine comes from here (MN-17, MN-R30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.magic.cards import catalogue
from engines.magic.cards.token_names import maker_of
from engines.magic.evaluation.board import board_of
from engines.magic.options import MagicOptions
from engines.magic.rules.by_hand.deeds import hand_cards
from engines.magic.rules.by_hand.marking import marked
from engines.magic.seat.view import MagicView, PermView, SideView
from engines.magic.table import keys as naming
from engines.magic.table.batch import Pending
from engines.magic.table.pieces import HIDDEN, Perm, ZoneCard
from engines.magic.table.side import PILES, Side
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table


def look(table: Table, seat: int | None) -> MagicView:
    """Return what the seat may see; None is a spectator."""
    then = marked(table) if table.mark is not None else None
    options = _options(table, seat, _seen(table, seat) | (_seen(then, seat) if then is not None else set()))
    mark = None if then is None else _look(then, seat, options, None)
    return _look(table, seat, options, mark)


def _look(table: Table, seat: int | None, options: MagicOptions, mark: MagicView | None) -> MagicView:
    numbers = _namesakes(table)
    return MagicView(
        game="magic",
        seat=seat,
        result=table.result,
        options=options,
        game_number=table.game_number,
        chooser=table.chooser,
        exchanging=table.exchanging,
        laid=table.laid,
        turn=table.turn,
        active=table.active,
        first=table.first,
        step=table.step,
        begun=table.begun,
        priority=table.priority,
        holder=table.holder,
        passes=table.passes,
        stage=table.stage,
        asked=table.asked,
        stack=tuple(_item(table, item, seat) for item in table.stack),
        waiting=tuple(table.waiting),
        ordered=table.ordered,
        happened=tuple(sorted(table.happened.items())),
        doing=None if table.doing is None else _item(table, table.doing, seat),
        frames=tuple(table.frames),
        floating=table.floating,
        shields=table.shields,
        delayed=table.delayed,
        pending=tuple(map(_pending, table.pending)),
        known=tuple(tuple(known.dump()) for known in table.known),
        free=table.free,
        combat=table.combat,
        keeping=table.keeping,
        perms=tuple(_perm(table, perm, numbers[perm.id], seat) for perm in table.perms.values()),
        sides=tuple(_side(table, side, seat) for side in table.sides),
        serial=table.serial,
        items=table.items,
        work=table.work,
        mark=mark,
    )


def _namesakes(table: Table) -> dict[int, int]:
    """Return of each permanent which of its player's of that name it is; 0 if there is no other."""
    several = Counter((perm.seat, perm.card.id) for perm in table.perms.values())
    so_far = Counter[tuple[int, str]]()
    found: dict[int, int] = {}
    for number, perm in table.perms.items():
        named = (perm.seat, perm.card.id)
        so_far[named] += 1
        found[number] = so_far[named] if several[named] > 1 else 0
    return found


def _options(table: Table, seat: int | None, seen: set[str]) -> MagicOptions:
    """Return the options with the viewer's own deck alone, and the host's cards that they have seen."""
    options = table.options
    if not options.decks and options.cards is None:
        return options
    decks = tuple(deck if number == seat else None for number, deck in enumerate(options.decks))
    pack = options.cards
    if pack is not None:
        pack = catalogue.only(pack, frozenset(seen))
    return options.model_copy(update={"decks": decks, "cards": pack})


def _seen(table: Table, seat: int | None) -> set[str]:
    """Return all cards that the viewer knows to be in the match."""
    seen = {item.card for item in _speaking(table)} | {perm.card.id for perm in table.perms.values()}
    seen.update(item.text for item in _speaking(table))
    seen.update(item.under for item in table.stack if _knows(table, item, seat))
    seen.update(perm.under for perm in table.perms.values() if _knows(table, perm, seat))
    seen.update(known.card for known in table.known)
    seen.update(row[1] for each in table.floating for row in each.rows if row[0] == "grants")
    if table.work is not None:
        seen.update(*table.work.seen, hand_cards(table.work))
    for side in table.sides:
        seen.update(_known(side, seat))
        seen.update(_top(side, seat))
        seen.update(each.card for name in PILES for each in side.pile(name) if each.up)
        seen.update(_open_list(table, side) or ())
        if side.seat == seat:
            seen.update(naming.ability_of(key)[0] for key in side.always)
            seen.update(side.brought, side.sideboard, side.hand)
            seen.update(each.card for each in (*side.exile, *side.command))
        seen.add(_noble(table, side, own=side.seat == seat))
    return set(map(maker_of, seen - {HIDDEN}))


def _speaking(table: Table) -> Iterator[StackObject]:
    """Yield all that is on the stack, waits, or is put off."""
    yield from table.stack
    yield from table.waiting
    yield from (each.voice for each in table.delayed)
    if table.doing is not None:
        yield table.doing


def _knows(table: Table, lying: Perm | StackObject, seat: int | None) -> bool:
    """Tell whether a seat knows what lies face down: owner and controller do (708.5), at the end all."""
    return seat in (lying.owner, lying.seat) or table.result is not None  # 708.9


def _item(table: Table, item: StackObject, seat: int | None) -> StackObject:
    return item if not item.under or _knows(table, item, seat) else item._replace(under=HIDDEN)


def _pending(waits: Pending) -> Pending:
    """Return what waits for a choice without cards on their way from a hidden place: they may stay hidden."""
    return waits._replace(
        batch=tuple(what._replace(card=HIDDEN) if what.came == "library" else what for what in waits.batch)
    )


def _perm(table: Table, perm: Perm, nth: int, seat: int | None) -> PermView:
    traits = board_of(table).traits[perm.id]
    return PermView(
        id=perm.id,
        card=perm.card.id,
        nth=nth,
        owner=perm.owner,
        seat=perm.seat,
        since=perm.since,
        tapped=perm.tapped,
        damage=perm.damage,
        deadly=perm.deadly,
        first=perm.first,
        stamp=perm.stamp,
        attached=perm.attached,
        counters=perm.counters,
        shields=perm.shields,
        kicked=perm.kicked,
        x=perm.x,
        used=perm.used,
        under=perm.under if _knows(table, perm, seat) else HIDDEN,
        home=perm.home,
        way=perm.way,
        counted=perm.counted,
        types=tuple(sorted(traits.types)),
        power=traits.power,
        toughness=traits.toughness,
        keywords=tuple(sorted(traits.keywords)),
    )


def _top(side: Side, seat: int | None) -> tuple[str, ...]:
    """Return the uppermost cards of a library that a seat knows, the uppermost first."""
    number = side.looking if side.seat == seat else side.bared if seat is None else side.watched
    return tuple(side.library[::-1][:number])


def _known(side: Side, seat: int | None) -> tuple[str, ...]:
    """Return the cards of a hand that are seen: by both players, and to them also what one has looked at."""
    return tuple(side.known) if seat is None else (*side.known, *side.glimpsed)


def _side(table: Table, side: Side, seat: int | None) -> SideView:
    own = side.seat == seat
    shown = own or _is_over(table)
    top = _top(side, seat)
    below = min(side.bottoms, len(side.library) - len(top))  # a card is shown once where both are known
    return SideView(
        seat=side.seat,
        life=side.life,
        mana=tuple(sorted(side.mana.items())),
        lands=side.lands,
        library_size=len(side.library),
        top=top,
        watched=side.watched,
        bared=side.bared,
        bottom=tuple(side.library[:below][::-1]) if own else (),
        brought=side.brought if own else _open_list(table, side),
        sideboard=side.sideboard if own or table.options.open_decklists != "no" else None,
        noble=_noble(table, side, own=own),
        casts=side.casts,
        homeward=side.homeward,
        wins=side.wins,
        hand_size=len(side.hand),
        hand=tuple(side.hand) if own else None,
        known=_known(side, seat),
        graveyard=tuple(side.graveyard),
        exile=tuple(_lying(each, own=own) for each in side.exile),
        command=tuple(_lying(each, own=shown) for each in side.command),
        overdrawn=side.overdrawn,
        mulligans=side.mulligans,
        kept=side.kept,
        again=side.again,
        stops=tuple(sorted(side.stops)) if own else None,
        quiet=side.quiet if own else None,
        hold=side.hold if own else None,
        by_hand=side.by_hand if own else None,
        always=tuple(sorted(side.always)) if own else None,
        trusts=side.trusts if own else None,
        works=side.works,
        refusals=side.refusals,
        objections=side.objections,
    )


def _noble(table: Table, side: Side, *, own: bool) -> str:
    """Return a player's Noble, as the viewer knows it: also where it is that nobody sees it now."""
    return side.noble if own or _is_over(table) or _is_known(table, side) else HIDDEN


def _is_over(table: Table) -> bool:
    """Tell whether Nobles are shown that nobody has played: at the end of the match (MN-R30)."""
    return table.result is not None and table.options.reveal_at_end


def _is_known(table: Table, side: Side) -> bool:
    """Tell whether all know a Noble: it has left the command zone, or lies there face up (MN-R21, MN-R22)."""
    return table.laid and all(each.up for each in side.command) and not _left_home_down(table, side.seat)


def _left_home_down(table: Table, seat: int) -> bool:
    """Tell whether a player's Noble was cast face down from the command zone and lies so still."""
    return any(perm.home and perm.owner == seat for perm in table.perms.values()) or any(
        item.under and item.came == "command" and item.owner == seat for item in table.stack
    )


def _open_list(table: Table, side: Side) -> tuple[str, ...] | None:
    """Return what both may know of a deck."""
    match table.options.open_decklists:
        case "no":
            return None
        case "noble_shown":
            return side.brought
        case "noble_hidden":
            return tuple(card for card in side.brought if card != side.noble or _is_known(table, side))


def _lying(lying: ZoneCard, *, own: bool) -> ZoneCard:
    """Return a card as the viewer knows it (MN-17)."""
    return lying if own or lying.up else lying._replace(card=HIDDEN)
