"""What a board shows, read off a view and no more: with the same facts picture and words are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Literal, NamedTuple, TypeAlias

from engines.magic.cards.catalogue import Catalogue, catalogue_of
from engines.magic.language.parts import CardType, Keyword
from engines.magic.seat.view import MagicView, PermView, SideView
from engines.magic.table import keys as naming
from engines.magic.table.pieces import HIDDEN
from engines.magic.table.stack_object import Kind, StackObject
from engines.magic.table.state import Stage, Step

Role: TypeAlias = Literal["", "attacks", "blocks"]
Numbers: TypeAlias = tuple[int, ...]
"""Of what waits on the stack and aims at something: 1 is the oldest."""
Place: TypeAlias = Literal["none", "home", "table", "stack", "grave", "exile", "away"]
"""Where a Noble is."""


_PILED = 8
"""Of more creatures those that are alike lie in a pile, not tokens alone."""


class Tab(NamedTuple):
    """What is attached to a permanent."""

    card: str
    nth: int
    seat: int
    tapped: bool
    numbers: Numbers


class PieceModel(NamedTuple):
    """A permanent, or several that are alike."""

    card: str
    under: str
    """Of what lies face down, the card that it is, to those who know it."""
    nth: int
    seat: int
    lent: bool
    """It belongs to the other player."""
    types: tuple[CardType, ...]
    power: int
    toughness: int
    damage: int
    counters: tuple[tuple[str, int], ...]
    keywords: tuple[Keyword, ...]
    shields: int
    tapped: bool
    sick: bool
    noble: bool
    """It is its player's Noble, as the viewer knows."""
    role: Role
    letters: str
    """Shared by who attacks and who blocks it."""
    blocked: bool
    numbers: Numbers
    tabs: tuple[Tab, ...]
    many: int = 1
    ready: int = 1
    """How many of these are untapped."""
    changed: bool = False
    """The last change was done to it."""
    by_hand: bool = False
    """Its text is carried out by its player (MN-R32)."""

    @property
    def is_creature(self) -> bool:
        """Tell whether it is a creature now."""
        return "creature" in self.types


class NobleModel(NamedTuple):
    """The Noble of a player."""

    card: str
    """Nothing while the viewer does not know it."""
    open: bool
    """Whether all know it."""
    place: Place
    tax: int
    """How much more it costs (MN-R20)."""
    numbers: Numbers


class SideSeen(NamedTuple):
    """One player's side."""

    seat: int
    life: int
    hand: int
    library: int
    grave: int
    exile: int
    top: str
    """What was put into the graveyard last."""
    pool: tuple[tuple[int, int], ...]
    wins: int
    mulligans: int
    kept: bool
    numbers: Numbers
    """Of what aims at the player."""
    changed: bool
    """The last change was done to the player."""
    noble: NobleModel
    creatures: tuple[PieceModel, ...]
    lands: tuple[PieceModel, ...]
    others: tuple[PieceModel, ...]


class AimArrow(NamedTuple):
    """What something on the stack aims at."""

    kind: Literal["piece", "lying", "item", "player", "gone"]
    card: str = ""
    nth: int = 0
    seat: int = 0
    number: int = 0
    """Of what is on the stack."""
    share: int = 0
    """How much of what is divided goes there."""


class StackEntry(NamedTuple):
    """What waits on the stack."""

    number: int
    kind: Kind
    seat: int
    card: str
    under: str
    x: int
    kicked: bool
    extras: tuple[str, ...]
    way: str
    modes: tuple[int, ...]
    aims: tuple[AimArrow, ...]
    numbers: Numbers
    """Of what aims at it."""
    resolving: bool


class BoardModel(NamedTuple):
    """What a table shows."""

    near: int
    """Whose side lies below."""
    stage: Stage
    turn: int
    active: int
    step: Step
    deciding: tuple[int, ...]
    winners: tuple[int, ...] | None
    """None while the match goes on."""
    game: int
    """Of a best of three; 0 of a single one."""
    sides: tuple[SideSeen, ...]
    """By seat."""
    stack: tuple[StackEntry, ...]
    """What resolves first at the beginning."""
    waiting: int
    """So many abilities have triggered and are not on the stack yet."""

    @classmethod
    def of(cls, view: MagicView) -> BoardModel:
        """Return what a view shows."""
        catalogue = catalogue_of(view.options)
        entries = _entries(view)
        aimed = _aimed(_items(view))
        pieces = list(_pieces(view, aimed))
        return cls(
            near=view.seat or 0,
            stage=view.stage,
            turn=view.turn,
            active=view.active,
            step=view.step,
            deciding=deciding(view),
            winners=None if view.result is None else tuple(view.result.winners),
            game=view.game_number if view.options.best_of > 1 else 0,
            sides=tuple(_side(view, side, aimed, pieces, catalogue) for side in view.sides),
            stack=entries,
            waiting=len(view.waiting),
        )

    @property
    def seating(self) -> tuple[int, ...]:
        """The seats from the viewer's on."""
        count = len(self.sides)
        return tuple((self.near + step) % count for step in range(count))

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return self.winners is not None

    @property
    def is_playing(self) -> bool:
        """Tell whether a turn goes on."""
        return self.turn > 0 and not self.is_over


def deciding(view: MagicView) -> tuple[int, ...]:
    """Return who decides, as far as it is open to all."""
    other = 1 - view.active
    match view.stage:
        case "priority" | "keep" | "bottom":
            return view.asked
        case "attackers" | "discard":
            return (view.active,)
        case "blockers":
            return (other,)
        case "exchange":
            return view.exchanging
        case "begin":
            return () if view.chooser is None else (view.chooser,)
        case "homeward":
            return tuple(side.seat for side in view.sides if side.homeward)[:1]
        case "work" | "use" | "reminded" if view.work is not None:
            return (view.work.seat,)
        case "consent" | "agree" if view.work is not None:
            return (1 - view.work.seat,)
        case "replace":
            return (view.pending[-1].seat,) if view.pending else ()
        case _:
            return ()


# The stack


def _items(view: MagicView) -> list[StackObject]:
    """Return what is on the stack, the oldest first, with what resolves now."""
    doing = view.doing
    lying = list(view.stack)
    return lying if doing is None or any(item.id == doing.id for item in lying) else [*lying, doing]


def _entries(view: MagicView) -> tuple[StackEntry, ...]:
    items = _items(view)
    numbers = {item.id: place + 1 for place, item in enumerate(items)}
    aimed = _aimed(items)
    doing = 0 if view.doing is None else view.doing.id
    found = [
        StackEntry(
            number=numbers[item.id],
            kind=item.kind,
            seat=item.seat,
            card=item.card,
            under=item.under,
            x=item.x,
            kicked=item.kicked,
            extras=item.extras,
            way=item.way,
            modes=item.modes,
            aims=tuple(_aims(view, item, numbers)),
            numbers=aimed.get(item.id, ()),
            resolving=item.id == doing,
        )
        for item in items
    ]
    return tuple(reversed(found))


def _aimed(items: Sequence[StackObject]) -> Mapping[int, Numbers]:
    """Return for objects what on the stack aims at them; players by their seats, as negative numbers."""
    found: dict[int, list[int]] = {}
    for place, item in enumerate(items):
        for key in dict.fromkeys(filter(None, item.targets)):
            thing = -1 - naming.player_named(key) if naming.is_player(key) else naming.thing_named(key)
            found.setdefault(thing, []).append(place + 1)
    return {thing: tuple(numbers) for thing, numbers in found.items()}


def _aims(view: MagicView, item: StackObject, numbers: Mapping[int, int]) -> Iterator[AimArrow]:
    shares = item.shares if len(item.shares) == len(item.targets) else (0,) * len(item.targets)
    for key, share in zip(item.targets, shares, strict=True):
        if key:
            yield _aim(view, key, numbers)._replace(share=share)


def _aim(view: MagicView, key: str, numbers: Mapping[int, int]) -> AimArrow:
    if naming.is_player(key):
        return AimArrow("player", seat=naming.player_named(key))
    number = naming.thing_named(key)
    if number in numbers:
        return AimArrow("item", number=numbers[number])
    for perm in view.perms:
        if perm.id == number:
            return AimArrow("piece", perm.card, perm.nth, perm.seat)
    for side in view.sides:
        for lying in (*side.graveyard, *side.exile, *side.command):
            if lying.id == number and lying.card != HIDDEN:
                return AimArrow("lying", lying.card, seat=side.seat)
    return AimArrow("gone")


# Permanents


class _Fight(NamedTuple):
    """What combat makes of a permanent."""

    role: Role = ""
    letters: str = ""
    blocked: bool = False


def _fights(view: MagicView) -> Mapping[int, _Fight]:
    """Return who attacks and who blocks; a letter joins blockers with what they block."""
    if view.combat is None:
        return {}
    attacks = view.combat.attacks
    lettered = any(attack.blocked for attack in attacks)
    found: dict[int, _Fight] = {}
    for place, attack in enumerate(attacks):
        letter = ascii_uppercase[place % len(ascii_uppercase)] if lettered else ""
        found[attack.attacker] = _Fight("attacks", letter, attack.blocked)
        for blocker in attack.blockers:
            before = found.get(blocker, _Fight())
            found[blocker] = _Fight("blocks", before.letters + letter)
    return found


def _side(
    view: MagicView,
    side: SideView,
    aimed: Mapping[int, Numbers],
    there: Sequence[PieceModel],
    catalogue: Catalogue,
) -> SideSeen:
    pieces = [piece for piece in there if piece.seat == side.seat]
    lands = [piece for piece in pieces if _is_mere_land(piece)]
    others = [piece for piece in pieces if not piece.is_creature and piece not in lands]
    creatures = [piece for piece in pieces if piece.is_creature]
    many = len(creatures) > _PILED
    return SideSeen(
        seat=side.seat,
        life=side.life,
        hand=side.hand_size,
        library=side.library_size,
        grave=len(side.graveyard),
        exile=len(side.exile),
        top=side.graveyard[-1].card if side.graveyard else "",
        pool=side.mana,
        wins=side.wins,
        mulligans=side.mulligans,
        kept=side.kept,
        numbers=aimed.get(-1 - side.seat, ()),
        changed=naming.player(side.seat) in view.touched,
        noble=_noble(view, side, aimed),
        creatures=tuple(_gathered(creatures, lambda piece: many or catalogue.cards[piece.card].is_token)),
        lands=tuple(_gathered([land._replace(sick=False) for land in lands], lambda _: True, tapped=True)),
        others=tuple(_gathered(others, lambda _: True)),
    )


def _pieces(view: MagicView, aimed: Mapping[int, Numbers]) -> Iterator[PieceModel]:
    """Yield what lies on the battlefield by itself, with what is attached to it."""
    there = {perm.id: perm for perm in view.perms}
    tabs: dict[int, list[Tab]] = {}
    for perm in view.perms:
        host = _host(perm, there)
        if host is not None:
            tab = Tab(perm.card, perm.nth, perm.seat, perm.tapped, aimed.get(perm.id, ()))
            tabs.setdefault(host.id, []).append(tab)
    fights = _fights(view)
    for perm in view.perms:
        if _host(perm, there) is None:
            fight, numbers = fights.get(perm.id, _Fight()), aimed.get(perm.id, ())
            yield _piece(view, perm, fight, numbers, tuple(tabs.get(perm.id, ())))


def _host(perm: PermView, there: Mapping[int, PermView]) -> PermView | None:
    """Return what carries a permanent, through whatever lies between."""
    host, steps = there.get(perm.attached), 0
    while host is not None and host.attached in there and steps < len(there):
        host, steps = there[host.attached], steps + 1
    return host


def _piece(
    view: MagicView, perm: PermView, fight: _Fight, numbers: Numbers, tabs: tuple[Tab, ...]
) -> PieceModel:
    creature = "creature" in perm.types
    return PieceModel(
        card=perm.card,
        under=perm.under,
        nth=perm.nth,
        seat=perm.seat,
        lent=perm.owner != perm.seat,
        types=perm.types,
        power=perm.power if creature else 0,
        toughness=perm.toughness if creature else 0,
        damage=perm.damage,
        counters=perm.counters,
        keywords=perm.keywords,
        shields=perm.shields,
        tapped=perm.tapped,
        sick=creature and perm.since >= view.turn and "haste" not in perm.keywords,
        noble=perm.home or view.sides[perm.owner].noble in {perm.card, perm.under} - {HIDDEN},
        role=fight.role,
        changed=naming.thing(perm.id) in view.touched,
        letters=fight.letters,
        blocked=fight.blocked,
        numbers=numbers,
        tabs=tabs,
        by_hand=catalogue_of(view.options).cards[perm.card].by_hand is not None,
        ready=int(not perm.tapped),
    )


def _is_mere_land(piece: PieceModel) -> bool:
    """Tell whether something is a land and no more, so that it may lie in a pile."""
    marked = piece.tabs or piece.counters or piece.numbers or piece.noble
    return piece.types == ("land",) and not marked


def _gathered(
    pieces: Iterable[PieceModel], may: Callable[[PieceModel], bool], *, tapped: bool = False
) -> Iterator[PieceModel]:
    """Yield what is alike as one; with `tapped` that need not be alike."""
    found: dict[PieceModel, list[PieceModel]] = {}
    for piece in pieces:
        alike = piece._replace(nth=0) if may(piece) else piece
        alike = alike._replace(tapped=False, ready=0) if tapped else alike
        found.setdefault(alike, []).append(piece)
    for alike, those in found.items():
        if len(those) == 1:
            yield those[0]
        else:
            ready = sum(piece.ready for piece in those)
            yield alike._replace(many=len(those), ready=ready, tapped=ready == 0)


def _noble(view: MagicView, side: SideView, aimed: Mapping[int, Numbers]) -> NobleModel:
    home = next(iter(side.command), None)
    tax = view.options.tax * side.casts
    if home is not None:
        return NobleModel(side.noble, home.up, "home", tax, aimed.get(home.id, ()))
    place = _away(view, side)
    down = any(perm.home and perm.owner == side.seat for perm in view.perms) or any(
        item.under and item.came == "command" and item.owner == side.seat for item in _items(view)
    )
    return NobleModel(side.noble, side.noble != HIDDEN and not down, place, tax, ())


def _away(view: MagicView, side: SideView) -> Place:
    """Return where a Noble is that does not lie at home."""
    if not view.laid:
        return "none"
    for perm in view.perms:
        named = side.noble != HIDDEN and side.noble in (perm.card, perm.under)
        if perm.owner == side.seat and (perm.home or named):
            return "table"
    if any(item.owner == side.seat and _is_noble(item, side) for item in _items(view)):
        return "stack"
    if side.noble != HIDDEN:
        if any(each.card == side.noble for each in side.graveyard):
            return "grave"
        if any(each.card == side.noble for each in side.exile):
            return "exile"
    return "away"


def _is_noble(item: StackObject, side: SideView) -> bool:
    """Tell whether a spell is the Noble of a side."""
    return item.kind == "spell" and (
        item.came == "command" or side.noble in {item.card, item.under} - {HIDDEN}
    )
