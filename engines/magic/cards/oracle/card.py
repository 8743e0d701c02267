"""All of a card: its head, its keywords, its lines, and whether a text says just that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pydantic import BaseModel

from engines.kernel.cards.packs import Name, parts
from engines.kernel.effects.references import parts_within
from engines.magic.cards.facts import CardFacts, Face
from engines.magic.cards.oracle import abilities, changes, costs, ways
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, matches, row
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.cards.words.nouns import CARD_TYPES, FORMER_TYPES, SUPERTYPES, written
from engines.magic.language import abilities as have
from engines.magic.language import actions as do
from engines.magic.language import replacing as new
from engines.magic.language.changes import SetSize
from engines.magic.language.costs import Component
from engines.magic.language.events import EVENTS, Trigger
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import PHRASES, Keyword
from engines.magic.language.selectors import Target
from engines.magic.language.values import NumberOf, Value


def agrees(card: CardModel, facts: CardFacts, normal_lines: Sequence[str]) -> bool:
    """Tell whether a card's head, and its text in normal form, say exactly what its model says."""
    try:
        if not _has_head(card, facts) or not _is_plain(card):
            return False
        return _Text(card).is_said_by([line.lower() for line in normal_lines])
    except Cant:
        return False


def lines(card: CardModel, facts: CardFacts) -> tuple[Pattern, ...]:
    """Return a pattern for each line that a card's text must have; raise Cant where the publisher has none.

    Keywords come first, each by itself: in a text they may share a line.
    """
    if not _has_head(card, facts):
        raise Cant("another cost, another type or another size")
    if not _is_plain(card):
        raise Cant("a word that no text says")
    text = _Text(card)
    return (*text.keywords, *text.lines())


class _Text:
    """What must be said: keywords in any order, other lines in theirs."""

    def __init__(self, card: CardModel) -> None:
        self.card = card
        self.keywords = _keywords(card)
        self.gives = tuple(abilities.quoted(card, each) for each in card.gives)

    def lines(self) -> Iterator[Pattern]:
        """Yield the lines of abilities: of two that are told at once, one."""
        place = 0
        while place < len(self.card.abilities):
            together = self._two_at(place)
            yield self._line_at(place) if together is None else together
            place += 1 if together is None else 2

    def is_said_by(self, said: Sequence[str]) -> bool:
        """Tell whether these lines say it, all of it and nothing else."""
        left, others = list(self.keywords), list[str]()
        for line in said:
            used = _used_up(left, line)
            if used is None:
                others.append(line)
            else:
                left = used
        return not left and self._in_order(others, 0)

    def _in_order(self, said: Sequence[str], place: int) -> bool:
        """Tell whether lines say all abilities from one on, in order."""
        abilities_ = self.card.abilities
        if place == len(abilities_):
            return not said
        if not said:
            return False
        pattern = self._line_at(place)
        most = len(said) if isinstance(abilities_[place], have.Spell) else 1  # whose sentences may have lines
        for count in range(1, most + 1):
            if matches(pattern, " ".join(said[:count])) and self._in_order(said[count:], place + 1):
                return True
        together = self._two_at(place)
        return together is not None and matches(together, said[0]) and self._in_order(said[1:], place + 2)

    def _line_at(self, place: int) -> Pattern:
        return abilities.ability_line(self.card, self.card.abilities[place], self.gives)

    def _two_at(self, place: int) -> Pattern | None:
        two = self.card.abilities[place : place + 2]
        return abilities.both(self.card, two[0], two[1], self.gives) if len(two) == 2 else None


def _used_up(left: Sequence[Pattern], line: str) -> list[Pattern] | None:
    """Return which keywords are left after a line that names some; None if it is no such line."""
    rest = list(left)
    for part in _parts_of(line):
        found = next((each for each in rest if matches(each, part)), None)
        if found is None:
            return None
        rest.remove(found)
    return rest


def _parts_of(line: str) -> list[str]:
    """Return the keywords of a line; "protection from black and from red" are two."""
    if line.endswith("."):
        return [line]
    found: list[str] = []
    for part in line.replace("; ", ", ").split(", "):
        first, *more = part.split(" and from ")
        goes_on = (
            bool(found) and found[-1].startswith(_PROTECTION) and first.startswith(("from ", "and from "))
        )
        found.append(f"protection {first.removeprefix('and ')}" if goes_on else first)
        found += [f"{_PROTECTION}{each}" for each in more]
    return found


_PROTECTION = "protection from "


def _keywords(card: CardModel) -> list[Pattern]:
    """Return what a card says in words, phrases and costs that have no order."""
    found: list[Pattern] = []
    words: list[Keyword] = [each for each in card.keywords if isinstance(each, str) and each in PHRASES]
    if "cant_be_countered" in words:
        words.remove("cant_be_countered")
        found.append(row(either("this spell", "~"), " ", changes.phrase("this", "cant_be_countered"), "."))
    found += [row("~ ", each, ".") for each in changes.phrases("this", words)]
    for each in card.keywords:
        if not isinstance(each, str):
            found.append(abilities.keyword_line(card, each))
        elif each not in PHRASES:
            found.append(KEYWORDS[each])
    if card.additional:
        found.append(abilities.additional_line(card))
    found += [ways.way_line(card, each) for each in card.ways]
    if card.only:
        found.append(ways.only_line(card))
    if card.any_number and "basic" not in card.types.super:
        found.append("a deck can have any number of cards named ~.")
    return found


# What stands above the text


def _has_head(card: CardModel, facts: CardFacts) -> bool:
    """Tell whether cost, types and size are those of the file."""
    if len(facts.faces) != 1:
        return False
    (face,) = facts.faces
    cost = "" if card.cost is None else costs.symbols(card.cost)
    if cost != (face.cost or "").lower() or face.loyalty is not None:
        return False
    return face.type_line.lower() in _type_lines(card) and _has_size(card, face)


_FORMERLY: dict[str, str] = turned({former: str(now) for former, now in FORMER_TYPES.items()})


def _type_lines(card: CardModel) -> tuple[str, str]:
    """Return a type line, and as older files write it."""
    types = card.types
    words = [*(SUPERTYPES[each] for each in types.super), *(CARD_TYPES[each].one for each in types.card)]
    subs = f" — {' '.join(written(each).lower() for each in types.sub)}" if types.sub else ""
    line = " ".join(words) + subs
    former = " ".join(_FORMERLY.get(each, each) for each in words) + subs
    return line, former


def _has_size(card: CardModel, face: Face) -> bool:
    """Tell whether power and toughness are those of the file: a star is defined by the text."""
    if card.pt is None:
        return face.power is None and face.toughness is None
    defined = _defined(card)
    for place, shown in enumerate((face.power, face.toughness)):
        if shown == str(card.pt[place]):
            if defined is not None and defined[place] != card.pt[place]:
                return False
        elif shown != "*" or defined is None or isinstance(defined[place], int):
            return False
    return True


def _defined(card: CardModel) -> tuple[Value, Value] | None:
    """Return power and toughness as a card's own text defines them (604.3)."""
    held = [change for each in card.abilities if isinstance(each, have.Static) for change in each.changes]
    return next((each.size for each in held if isinstance(each, SetSize) and each.defines), None)


# What a model says and no text does


def _is_plain(card: CardModel) -> bool:
    """Tell whether all that means nothing on a card is as by default."""
    said = (*card.abilities, *card.gives, *card.keywords)
    return all(_has_defaults(part) for one in said if not isinstance(one, str) for part in parts(one))


def _has_defaults(part: BaseModel) -> bool:
    idle = IDLE.get(type(part))
    if idle is None:
        return True
    fields = type(part).model_fields
    return all(getattr(part, name) == fields[name].default for name in idle(part))


def _of_trigger(when: Trigger) -> tuple[str, ...]:
    """Return what an event says nothing of."""
    row = EVENTS[when.event]
    found = () if when.event == "step" else ("step",)
    if not row.by or when.event not in ("blocks", "blocked", "targeted"):
        found += ("by", "by_whose")
    if not row.of_damage:
        found += ("combat", "to")
    if when.event in ("step", "gains_life", "loses_life"):
        found += ("this", "host", "filter")
    if when.this:
        found += ("host", "filter")
    if when.event != "attacks":
        found += ("alone",)
    return (*found, "filter") if when.host else found


def _of_mana(action: do.AddMana) -> tuple[str, ...]:
    one = action.number == 1 and len(action.mana.split()) == 1
    return ("alike",) if one or all(len(mask) == 1 for mask in action.mana.split()) else ()


IDLE: dict[type[BaseModel], Callable[[Any], tuple[str, ...]]] = {
    Target: lambda part: () if part.target == "card" else ("zone",),
    Trigger: _of_trigger,
    NumberOf: lambda part: () if part.number == "counters" else ("kind",),
    have.Spell: lambda part: () if part.modes else ("choose",),
    have.Activated: lambda part: () if part.modes else ("choose",),
    have.Triggered: lambda part: () if part.modes else ("choose",),
    do.Move: lambda part: () if part.to == "battlefield" else ("tapped", "yours"),
    do.Search: lambda part: tuple(
        word for word, to in (("tapped", "battlefield"), ("shown", "hand")) if part.to != to
    ),
    do.AddMana: _of_mana,
    do.Later: lambda _: ("until",),
    do.Discard: lambda part: ("number",) if part.how == "all" else (),
    new.EntersWith: lambda part: ("kind",) if part.number == 0 else (),
}
"""Which words mean nothing, of each part of which some can."""


# Every field of the language

_SAID = """\
abilities
  Activated: targets do modes choose type cost sorcery limit by zone conditions
  Affinity: affinity
  CostChange: type spells whose generic this conditions
  Cycling: cycling search
  Enchant: enchant
  Equip: equip
  Evasion: type by only
  Mode: targets do
  ModeCount: least most
  Morph: morph
  Prowess: prowess
  Replacing: type what conditions
  Spell: targets do modes choose type
  Static: type what changes conditions
  Suspend: suspend time
  Triggered: targets do modes choose type when conditions once
  Ward: ward
actions
  AddMana: action mana number alike only
  Apply: action what changes until
  Attach: action what to
  ChangeLife: action who number
  Conditional: action conditions do otherwise
  Damage: action to number source divided
  Destroy: action what regenerates
  Draw: action who number
  Fight: action what foe
  ForEach: action of do
  Later: action when until do
  MakeTokens: action token number who tapped attacking
  May: action who pay do otherwise
  Mill: action who number
  Move: action what to tapped yours counter
  Pick: action who filter number up_to zone whose
  Prevent: action to number combat
  PutCounters: action what kind number
  Regenerate: action what
  Sacrifice: action what
  Scry: action number
  TokenModel: id name types sub colors super pt keywords grants
  Turn: action what
  Unmake: action what to
changes
  AddTypes: types adds_sub
  Colored: colors too
  Control: control
  Gains: gains
  Grants: grants
  Grow: pt
  Loses: loses
  LosesAll: loses
  SetSize: size defines
  SetTypes: set_types set_sub
  Switch: switch
conditions
  AimsAt: test filter whose zone
  AllOf: test of
  AnyOf: test of
  Compare: at_least at_most equals test value more_than less_than
  Did: test
  Is: test what filter
  Newcomer: test
  Not: test of
  CastSo: test way
  Paid: test
  Turn: test whose main step before
costs
  Discard: discard number
  ExileCards: exile number
  Life: life
  Mana: mana
  RemoveCounters: remove number
  ReturnOthers: give_back number
  Sacrifice: sacrifice number
  TapOthers: tap number
  TapThis: this
deals
  Deal: action who number until shown piles rest order
  DealtPile: to number up_to filter shown tapped
  Look: action number take filter rest
events
  Trigger: event this host filter whose by by_whose combat to alone step
filters
  Aims: this player filter whose
  Filter: type any_type without_type sub super color without_color keyword \
without power toughness mana_value tapped attacking blocking token counter targets named other any_of none_of
  Range: at_least at_most equals
hands
  Discard: action who number how filter
  Put: action who number up_to how filter to tapped
  Reveal: action who shown
ledger
  Happened: happened filter whose
named
  NamedAbility: named number cost
replacing
  CountersInstead: instead filter whose kind times plus
  DamageInstead: instead to source source_whose combat times plus
  DrawsInstead: instead whose times plus
  EntersWith: instead this filter whose tapped kind number
  GoesInstead: instead this filter whose dies to
  LifeInstead: instead whose times plus
searches
  Search: action who filter number to tapped shown
selectors
  ControllerOf: controller_of
  Every: every whose zone
  Of: of
  OwnerOf: owner_of
  Target: target filter whose zone optional another if_kicked
values
  Count: count whose
  CountCards: cards_in of filter
  Devotion: devotion
  Difference: calc parts
  GreatestOf: greatest among
  Half: half round
  KindsAmong: kinds among
  LifeOf: life_of
  NumberOf: number of kind
  Product: calc parts
  Sum: calc parts
  TotalOf: total among
ways
  Buyback: buyback
  Cascade: cascade
  Convoke: convoke
  Dash: dash
  Delve: delve
  Echo: echo
  Entwine: entwine
  Escape: escape
  Evoke: evoke
  Flashback: flashback
  Improvise: improvise
  JumpStart: jump_start
  Kicker: kicker
  Madness: madness
  Rebound: rebound
  Retrace: retrace
  Unearth: unearth
"""
"""The fields of every model of the language, by its file: each is said, or is idle, or refuses a card."""


def complete() -> None:
    """Make sure, when the printer is loaded, that no field of the language is left unsaid.

    Raises TypeError with the models that have other fields than are known here.
    """
    known: set[str] = set()
    room = ""
    for line in _SAID.splitlines():
        if line.startswith(" "):
            known.add(f"{room}.{line.strip()}")
        else:
            room = line
    models = parts_within(have.Ability) | parts_within(have.Longer) | parts_within(Component)
    found = {
        f"{model.__module__.rpartition('.')[2]}.{model.__name__}: {' '.join(model.model_fields)}"
        for model in models if model is not Name
    }  # fmt: skip
    if found != known:
        raise TypeError(f"not said, or no more there: {', '.join(sorted(found ^ known))}")


complete()
