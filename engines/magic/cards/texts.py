"""What is asked of an ability again and again, read off it once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from copy import copy
from typing import Any, NamedTuple

from pydantic import BaseModel

from engines.kernel.cards.packs import Part, parts
from engines.kernel.effects.call_frames import Block, Program
from engines.magic.language import actions, costs
from engines.magic.language.abilities import Ability, Activated, Spell, Spoken, Static, Triggered
from engines.magic.language.actions import AddMana, blocks
from engines.magic.language.changes import Control
from engines.magic.language.conditions import Condition, Newcomer, Turn
from engines.magic.language.costs import BITS, FREE, Mana, TapThis
from engines.magic.language.events import Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.ledger import Happened
from engines.magic.language.selectors import Every, Target, Whatever, Who
from engines.magic.language.values import (
    CountCards,
    Devotion,
    GreatestOf,
    KindsAmong,
    LifeOf,
    NumberOf,
    TotalOf,
    Value,
)

USES = {"creatures": 1, "instants_and_sorceries": 2, "artifacts": 4, "abilities": 8}
"""What mana may be spent on, as bits (106.6); a unit without any pays everything."""
SHIFT = len(BITS)
"""Above the colours of a unit of mana stands what it may be spent on."""


class ChosenModes(Part):
    """What a modal text does: the modes that were chosen on announcing (700.2a)."""

    modes: tuple[Block, ...]


class Show(Part):
    """The uppermost cards of a library lie open to the player, or to all: nothing is asked yet.

    What shows hidden cards asks in another step, so that the answer is not foretold.
    """

    number: Value | None = None
    """None of the whole library, if no kind is said."""
    until: Filter | None = None
    who: Who = "you"
    searches: bool = False
    """Whoever owns the library looks through it."""
    to_all: bool = False


class LoseTime(Part):
    """A time counter is removed from the card that waits in exile; with the last it may be cast (702.62a)."""


class CastFree(Part):
    """The card that waited in exile may be cast without paying its mana cost (702.62a)."""


class CastForMadness(Part):
    """The card that was exiled as it was discarded may be cast, or goes to the graveyard (702.35a)."""


class Unearthing(Part):
    """The card enters with haste, and is exiled at the next end step, or as it would leave (702.84a)."""


class CascadeExile(Part):
    """Cards are exiled from the top of the library until one is no land and costs less (702.85a)."""


class CastCascaded(Part):
    """That card may be cast without paying its mana cost; the others go to the bottom (702.85a)."""


_OF_ITSELF = (LoseTime, CastFree, CastForMadness, Unearthing, CascadeExile, CastCascaded)
"""What is done with the card that speaks, and that no word of the language says."""


class TextMode(NamedTuple):
    """What is chosen on announcing one mode, and what is divided among its targets."""

    targets: tuple[Target, ...]
    divided: Value | None


class Giving(NamedTuple):
    """What a mana ability that costs no more than tapping can give: one of these rows of units."""

    place: int
    ways: tuple[tuple[int, ...], ...]


class Text:
    """An ability as play needs it."""

    __slots__ = (
        "_asking", "adds_at_once", "aims_by_x", "card", "chosen", "costs", "divides", "gate", "giving",
        "is_mana", "lets_enter", "looks_for", "mana", "model", "modes", "names_source", "place",
        "program", "reads", "rows", "speaks_of", "taps", "targeted", "untaps", "uses_up", "wanders",
    )  # fmt: skip

    def __init__(self, card: str, place: int, model: Ability) -> None:
        self.card = card
        self.place = place
        self.model = model
        self.gate: tuple[Condition, ...] = getattr(model, "conditions", ())
        self.modes: tuple[TextMode, ...] = ()
        self.chosen = (1, 1)
        """How many modes are chosen at least, and at most."""
        self.program = Program((), _inside)
        if isinstance(model, Spoken):
            self._read(model)
        self._asking = {id(action) for block in self.program.blocks for action in block if _asks(action)}
        paid: costs.Costs = model.cost if isinstance(model, Activated) else ()
        self.costs = tuple(each for each in paid if not isinstance(each, Mana))
        """What it costs besides mana."""
        self.mana = next((costs.read(each.mana) for each in paid if isinstance(each, Mana)), FREE)
        self.taps = any(isinstance(each, TapThis) and each.this in ("tap", "untap") for each in paid)
        self.untaps = any(isinstance(each, TapThis) and each.this == "untap" for each in paid)
        self.targeted = any(mode.targets for mode in self.modes)
        self.divides = any(mode.divided is not None for mode in self.modes)
        self.aims_by_x = any(map(_asks_for_x, self.modes))
        """Which targets there can be, or how many, depends on X."""
        self.is_mana = isinstance(model, Activated | Triggered) and not self.targeted and _gives_mana(model)
        """605.1a: it has no target, could add mana, and moves no card to or from a library."""
        self.speaks_of = frozenset(_words(model)) if isinstance(model, Spoken) else frozenset[str]()
        """Words in it that may stand for an object or a player of what it waits for."""
        self.names_source = isinstance(model, Spoken) and any(map(_names_source, _done_by(model)))
        """What it does depends on which object it is an ability of."""
        self.reads = reads(model) if isinstance(model, Static) else frozenset[str]()
        """What its effect depends on, of what other effects can change (613.8a)."""
        self.wanders = frozenset[Any](_looks_at(model) if isinstance(model, Static) else ())
        """What its effect depends on may change though no permanent comes, goes or changes."""
        self.looks_for = _looked_for(model) if isinstance(model, Static) else ()
        """What its effect asks for of permanents; None where it asks of them all."""
        self.lets_enter = isinstance(model, Static) and any(
            "enters_tapped" in getattr(change, "gains", ()) for change in model.changes
        )
        """It changes how permanents enter."""
        self.rows: dict[str, list[Any]] | None = {} if _is_constant(model) else None
        """What a static ability does in each layer, once that is reckoned, where it is always the same."""
        self.adds_at_once = self.is_mana and _is_plain(self.program.blocks[0])
        """What it does needs no step of its own: only colours are asked, before it is paid for."""
        self.giving = self._giving(model) if self.is_mana else None
        """What is known of it where it needs no choice but a colour."""
        self.uses_up = self.is_mana and self.giving is None and _only_makes(model)
        """It makes mana for more than tapping, and does nothing else: it can be used in paying (601.2g)."""

    def _read(self, model: Spoken) -> None:
        said = model.modes or (model,)
        self.chosen = model.chosen
        self.modes = tuple(TextMode(each.targets, _divided(each.do)) for each in said)
        rows = [_expanded(each.do) for each in said]
        do: Block = (ChosenModes(modes=tuple(rows)),) if model.modes else rows[0]
        self.program = Program(do, _inside)

    def on(self, card: str) -> Text:
        """Return the same ability on another card."""
        found = copy(self)
        found.card = card
        return found

    @property
    def is_modal(self) -> bool:
        """Tell whether modes are chosen."""
        return len(self.modes) > 1

    def asks(self, action: Part) -> bool:
        """Tell whether somebody may be asked in one of its actions: a question begins a step."""
        return id(action) in self._asking

    def _giving(self, model: Ability) -> Giving | None:
        """Return what it gives, if it costs no more than tapping and gives always the same."""
        assert isinstance(model, Activated | Triggered)
        only_taps = isinstance(model, Activated) and model.cost == (TapThis(this="tap"),)
        if not only_taps or self.gate or self.is_modal or len(model.do) != 1:
            return None
        (action,) = model.do
        if not isinstance(action, AddMana) or not isinstance(action.number, int):
            return None
        return Giving(self.place, ways_of(action, action.number))


def suspended(card: str, place: int) -> tuple[Text, Text]:
    """Return the two triggered abilities of a suspended card; `rules/suspending` alone sets them off."""
    upkeep = Trigger(event="step", step="upkeep", whose="you")
    lose, cast = (
        Triggered.model_construct(type="triggered", when=upkeep, do=(action,))
        for action in (LoseTime(), CastFree())
    )
    return Text(card, place, lose), Text(card, place + 1, cast)


_OF_WAYS: dict[str, tuple[Part, ...]] = {
    "madness": (CastForMadness(),),
    "cascade": (CascadeExile(), CastCascaded()),
    "rebound": (
        actions.Later.model_construct(
            action="later",
            when=Trigger(event="step", step="upkeep", whose="you"),
            until="stays",
            do=(CastFree(),),
        ),
    ),
    "unearth": (
        actions.Later(
            action="later",
            when=Trigger(event="step", step="end"),
            do=(actions.Move(action="move", what="this", to="exile"),),
        ),
    ),
    "dash": (
        actions.Later(
            action="later",
            when=Trigger(event="step", step="end"),
            do=(actions.Move(action="move", what="this", to="hand"),),
        ),
    ),
}
"""What the rules let a card do that is cast in some way (702.35a, 702.84a, 702.85a, 702.88a, 702.109a)."""


def of_ways(card: str, place: int, words: Iterable[str]) -> dict[str, Text]:
    """Return by way the text of what the rules let a card do; they alone set it off."""
    when, found = Trigger(event="enters", this=True), dict[str, Text]()
    for number, word in enumerate((each for each in words if each in _OF_WAYS), place):
        model = Triggered.model_construct(type="triggered", when=when, do=_OF_WAYS[word])
        found[word] = Text(card, number, model)
    return found


MOST_NAMED = 3
"""So many targets are named of what is played by hand."""


def by_hand(card: str, place: int) -> Text:
    """Return what stands for a text that is played by hand: the targets that its player may name (MN-R32)."""
    named = tuple(Whatever(another=another > 0) for another in range(MOST_NAMED))
    return Text(card, place, Spell(type="spell", targets=named))


def use_of(types: Collection[str]) -> int:
    """Return what a spell of these types is, to mana that may be spent on some things alone (106.6)."""
    found = USES["creatures"] if "creature" in types else 0
    found |= USES["artifacts"] if "artifact" in types else 0
    return found | (USES["instants_and_sorceries"] if "instant" in types or "sorcery" in types else 0)


def ways_of(action: AddMana, number: int) -> tuple[tuple[int, ...], ...]:
    """Return the rows of units of mana that an action may add (106.3, 106.6)."""
    use = USES[action.only] << SHIFT if action.only is not None else 0
    masks = [sum(BITS[letter] for letter in word) for word in action.mana.split()] * number
    if not action.alike:
        return (tuple(mask | use for mask in masks),)
    colors = [bit for bit in BITS.values() if all(mask & bit for mask in masks)]
    return tuple(tuple(color | use for _ in masks) for color in colors)


def _inside(action: Part) -> Iterator[tuple[str, Block]]:
    if isinstance(action, ChosenModes):
        for place, block in enumerate(action.modes):
            yield str(place), block
    else:
        yield from blocks(action)


def _gives_mana(model: Spoken) -> bool:
    inner = list(parts(model))
    libraries = (
        actions.Draw, actions.Mill, actions.Scry, actions.Look, actions.Deal, actions.Search,
    )  # fmt: skip
    moves = (each for each in inner if isinstance(each, actions.Move))
    return (
        any(_adds(said.do) for said in model.modes or (model,))
        and not any(isinstance(each, libraries) for each in inner)
        and not any(each.to.startswith("library") for each in moves)
    )


def _adds(block: Block) -> bool:
    """Tell whether actions could add mana as they are done, not by what they put off (605.1a)."""
    return any(
        isinstance(action, AddMana)
        or (not isinstance(action, actions.Later) and any(_adds(inner) for _, inner in blocks(action)))
        for action in block
    )


def _is_plain(block: Block) -> bool:
    """Tell whether actions add mana once, and ask nothing besides."""
    others = [action for action in block if not isinstance(action, AddMana)]
    asking = any(_asks(action) or [*_inside(action)] for action in others)
    return len(others) == len(block) - 1 and not asking


def _only_makes(model: Ability) -> bool:
    """Tell whether a mana ability costs something but no mana, and does nothing but add some."""
    if not isinstance(model, Activated) or model.modes or not model.cost:
        return False
    pays = any(isinstance(each, Mana) for each in model.cost)
    return not pays and len(model.do) == 1 and isinstance(model.do[0], AddMana)


def _asks_for_x(mode: TextMode) -> bool:
    inner = (*mode.targets, *([mode.divided] if isinstance(mode.divided, Part) else []))
    return mode.divided == "x" or any("x" in _words(each) for each in inner)


def _words(model: Part) -> Iterator[str]:
    for part in parts(model):
        yield from (value for _, value in part if isinstance(value, str))


def _done_by(model: Spoken) -> Iterator[BaseModel]:
    """Yield the parts of what a text does and asks, without what it waits for."""
    for each in (*model.targets, *model.do, *model.modes, *getattr(model, "conditions", ())):
        yield from parts(each)


def _names_source(part: BaseModel) -> bool:
    if isinstance(part, _OF_ITSELF) or (isinstance(part, Filter) and part.other):
        return True
    return any(value in ("this", "host", "while_here") for _, value in part if isinstance(value, str))


def _divided(block: Block) -> Value | None:
    return next((each.number for each in block if isinstance(each, actions.Damage) and each.divided), None)


def _is_constant(model: Ability) -> bool:
    """Tell whether a static ability does always the same."""
    if not isinstance(model, Static):
        return False
    sizes = (
        each
        for change in model.changes
        for each in (*getattr(change, "pt", ()), *getattr(change, "size", ()))
    )
    return all(isinstance(each, int) for each in sizes) and not any(
        isinstance(change, Control) for change in model.changes
    )


def _looked_for(model: Static) -> tuple[Filter, ...] | None:
    inner = [*parts(model)]
    if any(isinstance(part, Devotion) for part in inner):
        return None
    return tuple(part for part in inner if isinstance(part, Filter))


def _looks_at(model: Static) -> Iterator[str]:
    """Yield what a static ability depends on that changes though permanents do not."""
    for part in parts(model):
        match part:
            case Turn():
                yield from ("turn",) if part.is_whole else ("turn", "step")
            case Newcomer():
                yield from ("turn", "step")
            case CountCards():
                yield "cards"
            case Every() if part.zone != "battlefield":
                yield "cards"
            case LifeOf():
                yield "life"
            case Happened():
                yield "ledger"
            case Filter():
                if part.tapped is not None:
                    yield "tapped"
                if (part.attacking, part.blocking) != (None, None):
                    yield "combat"
            case _:
                pass


_READ = {
    "type": "types", "any_type": "types", "without_type": "types", "sub": "types", "super": "types",
    "color": "colors", "without_color": "colors", "keyword": "abilities", "without": "abilities",
    "power": "size", "toughness": "size",
}  # fmt: skip
"""Of which layer's doing a filter asks by a field of its own."""


def reads(model: Part) -> frozenset[str]:
    """Return what other effects can change of what a part of a text asks for."""
    found: set[str] = set()
    for part in parts(model):
        match part:
            case Filter():
                found |= {aspect for field, aspect in _READ.items() if getattr(part, field) not in (None, ())}
            case Control():
                found.add("control")
            case Every() if part.whose != "any":
                found.add("control")
            case (
                NumberOf(number="power" | "toughness")
                | GreatestOf(greatest="power" | "toughness")
                | TotalOf(total="power" | "toughness")
            ):
                found.add("size")
            case KindsAmong():
                found.add("colors" if part.kinds == "colors" else "types")
            case Devotion():
                found.add("types")
            case _:
                pass
    return frozenset(found)


# Actions of several steps


def _expanded(block: Block) -> Block:
    """Return a block with what shows hidden cards before what asks about them, and each player in turn."""
    return tuple(one for action in block for one in _steps(action))


def _steps(action: Part) -> Iterator[Part]:
    inner = {name: _expanded(each) for name, each in blocks(action)}
    action = action.model_copy(update=inner) if inner else action
    if isinstance(action, actions.Look):
        action = action.deal
    if isinstance(action, actions.Search) and action.who != "each_player":
        yield Show(who=action.who, searches=True)
    elif isinstance(action, actions.Scry):
        yield Show(number=action.number)
    elif isinstance(action, actions.Deal) and action.who != "each_player":
        number = action.number if action.until is None else None
        yield Show(number=number, until=action.until, who=action.who, to_all=action.shown == "all")
    elif isinstance(action, _EACH_FOR_ITSELF) and _is_in_turn(action):
        one = action.model_copy(update={"who": "each"})
        each = actions.ForEach(action="for_each", of="each_player", do=(one,))
        yield each.model_copy(update={"do": _expanded(each.do)})
        return
    yield action


_EACH_FOR_ITSELF = (actions.Pick, actions.Discard, actions.Put, actions.Deal, actions.Search)


def _is_in_turn(action: actions.Pick | actions.Discard | actions.Put | actions.Deal | actions.Search) -> bool:
    """Tell whether it is done for each player in turn: what all see, and what one chooses for all (101.4)."""
    unseen = isinstance(action, actions.Discard) and action.how != "by_you"
    return action.who == "each_player" and not unseen


_ASKING = (
    actions.Pick, actions.May, actions.Scry, actions.Deal, actions.Search, actions.Put, CastFree,
    CastForMadness, CastCascaded,
)  # fmt: skip


def _asks(action: Part) -> bool:
    chosen = isinstance(action, actions.Discard) and action.how in ("chosen", "by_you")
    colored = isinstance(action, AddMana) and any(len(word) > 1 for word in action.mana.split())
    moved = isinstance(action, actions.Move) and (action.to == "battlefield" or _is_arranged(action))
    turned = isinstance(action, actions.Turn) and action.action == "tap_or_untap"
    return chosen or colored or moved or turned or isinstance(action, _ASKING)


def _is_arranged(action: actions.Move) -> bool:
    """Tell whether several cards may come into a library together (401.4)."""
    several = isinstance(action.what, Every) or action.what in ("chosen", "made", "paid")
    return several and action.to in ("library", "library_bottom")
