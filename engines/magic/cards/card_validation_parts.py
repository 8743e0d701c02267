"""What parts of a card can come to wherever they stand; words are read in `card_validation`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.effects.traversal import Misplaced
from engines.magic.cards import taking
from engines.magic.language import abilities as have
from engines.magic.language import actions as do
from engines.magic.language import changes as hold
from engines.magic.language import conditions as ask
from engines.magic.language import costs
from engines.magic.language import replacing as instead
from engines.magic.language import selectors as pick
from engines.magic.language import values as calc
from engines.magic.language.events import EVENTS, Trigger
from engines.magic.language.filters import ANYTHING, STATES, Filter, Range
from engines.magic.language.ledger import OF_OBJECTS, Happened
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import CardType

MOST_SIZE = 20
"""Power or toughness of a token that are not reckoned."""
SPELLS: frozenset[CardType] = frozenset(("instant", "sorcery"))
"""What never lies on the battlefield (304.4, 307.4)."""
OPEN_PILES = ("graveyard", "exile")


def misplaced(field: str, key: str, found: object) -> Misplaced:
    """Return why something means nothing where it stands."""
    return Misplaced(field, Say(f"mn-pack-{key}", {"found": str(found)}))


def is_spell(card: CardModel) -> bool:
    """Tell whether a card is an instant or a sorcery."""
    return not SPELLS.isdisjoint(card.types.card)


# The card


def of_types(card: CardModel) -> Iterator[Misplaced]:
    """Yield types that no card has together, and that an instant or sorcery does nothing, or twice."""
    types = [each for each in card.types.card if each != "kindred"]
    if not types or (is_spell(card) and len(types) > 1):
        yield misplaced("types.card", "types", " ".join(card.types.card))
    for field, row in (("card", card.types.card), ("sub", card.types.sub), ("super", card.types.super)):
        if len(set(row)) < len(row):
            yield misplaced(f"types.{field}", "twice", " ".join(row))
    spoken = [place for place, each in enumerate(card.abilities) if isinstance(each, have.Spell)]
    if is_spell(card) and not spoken:
        yield misplaced("abilities", "nothing-done", " ".join(card.types.card))
    for place in spoken[1:]:
        yield misplaced(f"abilities.{place}", "twice", "spell")


def has_one_target(card: CardModel) -> bool:
    """Tell whether a spell has one target in any case."""
    spoken = next((each for each in card.abilities if isinstance(each, have.Spell)), None)
    return spoken is not None and len(spoken.targets) == 1 and not spoken.targets[0].optional


def of_additional(card: CardModel) -> Iterator[Misplaced]:
    """Yield what no spell is paid with besides: it lies nowhere where it could be tapped or sacrificed."""
    for place, each in enumerate(card.additional):
        if "land" in card.types.card or isinstance(each, costs.Mana | costs.TapThis | costs.RemoveCounters):
            yield misplaced(f"additional.{place}", "unpayable", next(iter(each.model_fields_set)))
        yield from _never_tapped(each, f"additional.{place}")


# Abilities


def of_place(ability: have.Ability, field: str, card: CardModel) -> Iterator[Misplaced]:
    """Yield an ability that such a card never has a use for."""
    match ability:
        case have.Spell():
            works = is_spell(card)
        case have.Activated() if ability.zone != "battlefield":
            works = True
            if ability.limit:
                yield misplaced(f"{field}.limit", "beside", ability.zone)
            if ability.by == "any":
                yield misplaced(f"{field}.by", "beside", ability.zone)
        case have.Activated(by="any") if any(isinstance(each, costs.TapThis) for each in ability.cost):
            works = True
            yield misplaced(f"{field}.by", "unpayable", "this")
        case have.CostChange():
            works = not is_spell(card) or ability.this
            if ability.this and (ability.spells != ANYTHING or ability.whose != "you"):
                yield misplaced(f"{field}.spells", "beside", "this")
            if ability.this and "land" in card.types.card:
                works = False
        case _:
            works = not is_spell(card)
    if not works:
        yield misplaced(field, "ability", ability.type)


def of_cost(paid: costs.Costs, field: str, zone: str) -> Iterator[Misplaced]:
    """Yield what cannot be paid where an ability is used, or stands there twice."""
    seen: set[str] = set()
    for place, each in enumerate(paid):
        at = f"{field}.{place}"
        name = each.this if isinstance(each, costs.TapThis) else next(iter(each.model_dump()))
        if name in seen and not isinstance(each, costs.Pick):
            yield misplaced(at, "twice", name)
        seen.add(name)
        if isinstance(each, costs.RemoveCounters) and zone != "battlefield":
            yield misplaced(at, "unpayable", name)
        if isinstance(each, costs.TapThis) and each.this not in _PAYABLE[zone]:
            yield misplaced(at, "unpayable", name)
        yield from _never_tapped(each, at)
    again = taking.second(paid)
    if again is not None:
        yield misplaced(f"{field}.{again}", "taken-twice", next(iter(paid[again].model_dump().values())))
    if {"tap", "untap"} <= seen:
        yield misplaced(field, "unpayable", "untap")


def _never_tapped(part: costs.Component, field: str) -> Iterator[Misplaced]:
    """Yield a cost that would tap what is tapped already (701.26a)."""
    if isinstance(part, costs.TapOthers) and part.tap.tapped:
        yield misplaced(f"{field}.tap.tapped", "unpayable", "tap")


_PAYABLE: dict[str, tuple[str, ...]] = {
    "spell": (),
    "battlefield": ("tap", "untap", "sacrifice", "exile", "return"),
    "hand": ("discard",),
    "graveyard": ("exile",),
}
"""What can be done to a card as a cost, by where it lies."""


def of_modes(model: have.Spoken, field: str) -> Iterator[Misplaced]:
    """Yield that nothing is done, or modes between which there is no choice (700.2)."""
    if not model.modes and not model.do:
        yield misplaced(field, "nothing-done", getattr(model, "type", ""))
    if not model.modes and model.choose != 1:
        yield misplaced(f"{field}.choose", "beside", "modes")
    if model.modes and (model.do or model.targets):
        yield misplaced(f"{field}.{'do' if model.do else 'targets'}", "beside", "modes")
    least, most = model.chosen
    if model.modes and not (len(model.modes) > 1 and least <= most <= len(model.modes)):
        yield misplaced(f"{field}.modes", "modes", len(model.modes))


def of_targets(targets: Sequence[pick.Target], field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of targets (115)."""
    for place, target in enumerate(targets):
        at = f"{field}.{place}"
        if target.another and not place:
            yield misplaced(f"{at}.another", "beside", "targets")
        if target.target == "player" and target.filter != ANYTHING:
            yield misplaced(f"{at}.is", "beside", target.target)
        if target.target == "any" and target.filter == ANYTHING and target.whose != "any":
            yield misplaced(f"{at}.whose", "beside", target.target)
        if target.target == "card" and target.zone not in OPEN_PILES:
            yield misplaced(f"{at}.zone", "hidden", target.zone)
        if isinstance(target.whose, pick.Of) and target.whose.of in pick.TARGETS:
            yield misplaced(f"{at}.whose", "not-yet-chosen", target.whose.of)
        if target.target != "card" and target.zone != "graveyard":
            yield misplaced(f"{at}.zone", "beside", target.target)
        if target.target in ("permanent", "any"):
            yield from never_there(target.filter, f"{at}.is")
        elif target.target in ("card", "spell"):
            yield from no_permanent(target.filter, f"{at}.is", aims=target.target == "spell")


# Parts


def of_itself(part: BaseModel, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of a part as a whole."""
    number = getattr(part, "number", None)
    if isinstance(number, int) and number < 1 and not isinstance(part, instead.EntersWith):
        yield misplaced(f"{field}.number", "number", number)
    match part:
        case Filter():
            yield from _of_filter(part, field)
        case pick.Of(of="you" | "opponent" | "each_player" as who):
            yield misplaced(f"{field}.of", "said-plainly", who)
        case pick.Every():
            yield from _of_pile(part.every, part.zone, f"{field}.every")
        case calc.Count():
            yield from never_there(part.count, f"{field}.count")
        case Happened():
            yield from _of_happened(part, field)
        case calc.CountCards() if part.cards_in not in OPEN_PILES and part.filter != ANYTHING:
            yield misplaced(f"{field}.is", "hidden", part.cards_in)
        case calc.CountCards() | do.Search() | do.Look() | do.Discard():
            yield from no_permanent(part.filter, f"{field}.is")
        case have.Cycling() if part.search is not None:
            yield from no_permanent(part.search, f"{field}.for")
        case costs.Discard():
            yield from no_permanent(part.discard, f"{field}.discard")
        case costs.ExileCards():
            yield from no_permanent(part.exile, f"{field}.exile")
        case Trigger() if EVENTS[part.event].of_cards:
            yield from no_permanent(part.filter, f"{field}.is", aims=part.event == "cast")
        case have.CostChange() if part.spells.named is not None:
            yield misplaced(f"{field}.spells.named", "beside", "spells")
        case have.CostChange():
            yield from no_permanent(part.spells, f"{field}.spells")
            if part.generic == 0:
                yield misplaced(f"{field}.generic", "zero", 0)
        case do.Pick():
            yield from _of_pile(part.filter, part.zone, f"{field}.is")
            if part.zone == "graveyard" and part.whose != "you":
                yield misplaced(f"{field}.whose", "beside", part.zone)
        case do.Move() if part.to != "battlefield" and (part.tapped or part.yours or part.counter):
            yield misplaced(f"{field}.to", "beside", part.to)
        case do.May() if not (part.do or part.otherwise):
            yield misplaced(field, "nothing-done", part.action)
        case do.Conditional() if not (part.do or part.otherwise):
            yield misplaced(field, "nothing-done", part.action)
        case do.Later() if part.when == "now" and part.until != "stays":
            yield misplaced(f"{field}.until", "beside", "now")
        case do.TokenModel():
            yield from _of_token(part, field)
        case ask.Is(what="this") if part.filter.other:
            yield misplaced(f"{field}.is.other", "none-such", "other")
        case ask.AimsAt(zone="spell"):
            yield from no_permanent(part.filter, f"{field}.is")
        case ask.AimsAt():
            yield from never_there(part.filter, f"{field}.is")
        case ask.Turn() if part.main and (part.step, part.before) != (None, None):
            yield misplaced(f"{field}.main", "beside", str(part.step or part.before))
        case ask.Turn() if part.before is not None and part.step not in (None, "combat"):
            yield misplaced(f"{field}.before", "beside", str(part.step))
        case ask.Compare() if isinstance(part.value, int):
            yield misplaced(f"{field}.value", "always", part.value)
        case _:
            yield from _of_change(part, field)
            yield from _of_instead(part, field)
    yield from _in_vain(part, field)
    name = _OF_ONE.get(type(part))
    if name is not None and getattr(part, name) == "each_player":
        yield misplaced(f"{field}.{name}", "one-player", "each_player")
    if isinstance(part, do.Search) and part.tapped and part.to != "battlefield":
        yield misplaced(f"{field}.tapped", "beside", part.to)
    if isinstance(part, do.May):
        yield from of_cost(part.pay, f"{field}.pay", "battlefield")


_OF_ONE: dict[type[BaseModel], str] = {
    do.May: "who", calc.LifeOf: "life_of", hold.Control: "control",
}  # fmt: skip
"""What asks one player, or speaks of one, and where it says of whom."""


def _in_vain(part: BaseModel, field: str) -> Iterator[Misplaced]:
    """Yield words that would be written, and neither printed nor done."""
    match part:
        case do.Damage(divided=True) if part.to != "target":
            yield misplaced(f"{field}.to", "divided", "divided")
        case do.MakeTokens(token=do.TokenModel(pt=tuple() as size)) if _are_two(part.number, size):
            yield misplaced(f"{field}.number", "beside", "pt")
        case do.MakeTokens(attacking=True, token=token) if not _fights(token):
            yield misplaced(f"{field}.attacking", "no-attacker", "attacking")
        case do.AddMana(alike=True) if all(len(mask) == 1 for mask in part.mana.split()):
            yield misplaced(f"{field}.alike", "beside", part.mana)
        case do.Discard(how="all") if part.number != 1:
            yield misplaced(f"{field}.number", "beside", "all")
        case _:
            pass


def _of_happened(part: Happened, field: str) -> Iterator[Misplaced]:
    """Yield what cannot be said of something that has happened: no state, nothing of who asks."""
    if part.happened not in OF_OBJECTS and part.filter != ANYTHING:
        yield misplaced(f"{field}.is", "event-card", part.happened)
    yield from no_permanent(part.filter, f"{field}.is")
    for name in ("other", "named"):
        if getattr(part.filter, name):
            yield misplaced(f"{field}.is.{name}", "beside", part.happened)


def _are_two(number: calc.Value, size: Sequence[calc.Value]) -> bool:
    """Tell whether two numbers are reckoned, of which "X" can say only one."""
    reckoned = [each for each in (number, *size) if not isinstance(each, int | str)]
    return any(each != reckoned[0] for each in reckoned)


def _fights(token: do.TokenModel | str) -> bool:
    return isinstance(token, do.TokenModel) and "creature" in token.types


def _of_token(token: do.TokenModel, field: str) -> Iterator[Misplaced]:
    """Yield what no token is: a spell, a creature without size (111.1, 208.1)."""
    if not SPELLS.isdisjoint(token.types):
        yield misplaced(f"{field}.types", "types", " ".join(token.types))
    if ("creature" in token.types) is (token.pt is None):
        yield Misplaced(f"{field}.pt", Say("mn-pack-size"))
    for place, number in enumerate(token.pt or ()):
        if isinstance(number, int) and not 0 <= number <= MOST_SIZE:
            yield misplaced(f"{field}.pt.{place}", "number", number)
    for name in ("types", "sub", "super", "colors", "keywords"):
        row = getattr(token, name)
        if len(set(row)) < len(row):
            yield misplaced(f"{field}.{name}", "twice", " ".join(row))


def _of_change(part: BaseModel, field: str) -> Iterator[Misplaced]:
    """Yield a change that changes nothing."""
    match part:
        case hold.AddTypes() if not (part.types or part.adds_sub):
            yield misplaced(field, "zero", "types")
        case hold.SetTypes() if not (part.set_types or part.set_sub):
            yield misplaced(field, "zero", "set_types")
        case hold.Colored() if part.too and not part.colors:
            yield misplaced(field, "zero", "colors")
        case hold.Grow() if part.pt == (0, 0):
            yield misplaced(field, "zero", "pt")
        case hold.Gains() | hold.Loses():
            words = part.gains if isinstance(part, hold.Gains) else part.loses
            if len(set(words)) < len(words):
                yield misplaced(field, "twice", " ".join(words))
        case _:
            pass


def _of_instead(part: BaseModel, field: str) -> Iterator[Misplaced]:
    """Yield a replacement after which all is as before."""
    match part:
        case (
            instead.DamageInstead()
            | instead.DrawsInstead()
            | instead.LifeInstead()
            | instead.CountersInstead()
        ):
            if part.times == 1 and part.plus == 0:
                yield misplaced(field, "zero", part.instead)
        case instead.EntersWith():
            if isinstance(part.number, int) and part.number <= 0 and not part.tapped:
                yield misplaced(field, "zero", part.instead)
            if part.this and (part.filter != ANYTHING or part.whose != "any"):
                yield misplaced(f"{field}.is", "beside", "this")
            yield from _not_yet(part.filter, f"{field}.is")
        case instead.GoesInstead() if part.filter.named is not None:
            yield misplaced(f"{field}.is.named", "beside", part.instead)
        case instead.GoesInstead():
            if not (part.this or part.dies):
                yield from no_permanent(part.filter, f"{field}.is")
            if part.this and (part.filter != ANYTHING or part.whose != "any"):
                yield misplaced(f"{field}.is", "beside", "this")
        case _:
            pass


# Kinds of objects


def _of_filter(wanted: Filter, field: str) -> Iterator[Misplaced]:
    """Yield what no object can be at once."""
    pairs = (
        (wanted.type, wanted.without_type),
        (wanted.keyword, wanted.without),
        (wanted.color, wanted.without_color),
    )
    for one, other in pairs:
        if one is not None and one == other:
            yield misplaced(field, "none-such", one)
    if wanted.type in wanted.any_type:
        yield misplaced(f"{field}.any_type", "beside", str(wanted.type))
    if wanted.any_type and (set(wanted.any_type) <= {wanted.without_type} or _is_both(wanted)):
        yield misplaced(f"{field}.any_type", "none-such", " ".join(wanted.any_type))
    for name in ("any_of", "none_of"):
        for place, each in enumerate(getattr(wanted, name)):
            if each.named is not None:
                yield misplaced(f"{field}.{name}.{place}.named", "beside", name)
    if wanted.attacking and wanted.blocking:
        yield misplaced(field, "none-such", "attacking blocking")
    for name in ("power", "toughness", "mana_value"):
        bounds = getattr(wanted, name)
        if bounds is not None and _is_empty(bounds):
            yield misplaced(f"{field}.{name}", "none-such", name)
    aims = wanted.targets
    if aims is not None and not (aims.this or aims.player or aims.filter is not None):
        yield misplaced(f"{field}.targets", "aims-nothing", "targets")
    if aims is not None and aims.filter is not None:
        yield from never_there(aims.filter, f"{field}.targets.is")
    yield from _of_alternatives(wanted, field)


DEEPEST = 2
"""So many filters may lie in one another."""


def _of_alternatives(wanted: Filter, field: str) -> Iterator[Misplaced]:
    """Yield alternatives that leave no choice, ask for nothing, or lie too deep in one another."""
    if len(wanted.any_of) == 1:
        yield misplaced(f"{field}.any_of", "one-kind", "any_of")
    for name, row in (("any_of", wanted.any_of), ("none_of", wanted.none_of)):
        for place, each in enumerate(row):
            at = f"{field}.{name}.{place}"
            if each == ANYTHING:
                yield misplaced(at, "any-kind", name)
            if each.other:
                yield misplaced(f"{at}.other", "beside", name)
            if _depth(each) >= DEEPEST:
                yield misplaced(at, "too-deep", name)
        if len(set(row)) < len(row):
            yield misplaced(f"{field}.{name}", "twice", name)


def _depth(wanted: Filter) -> int:
    """Return how many filters lie in one another, as far as that matters."""
    inner = (*wanted.any_of, *wanted.none_of)
    return 1 + max(map(_depth, inner), default=0) if inner else 0


def _is_both(wanted: Filter) -> bool:
    """Tell whether nothing can be of a type and of one of several besides: spells are of no other type."""
    if wanted.type in SPELLS:
        return True
    return wanted.type is not None and SPELLS.issuperset(wanted.any_type)


def _is_empty(bounds: Range) -> bool:
    least, most = bounds.at_least, bounds.at_most
    return isinstance(least, int) and isinstance(most, int) and least > most


def _of_pile(wanted: Filter, zone: str, field: str) -> Iterator[Misplaced]:
    return never_there(wanted, field) if zone == "battlefield" else no_permanent(wanted, field)


def never_there(wanted: Filter, field: str) -> Iterator[Misplaced]:
    """Yield types that never lie on the battlefield."""
    if wanted.targets is not None:
        yield misplaced(f"{field}.targets", "aims", "targets")
    asked = {wanted.type, *wanted.any_type} - {None}
    if asked and asked <= SPELLS:
        yield misplaced(field, "never-there", " ".join(sorted(map(str, asked))))
    for name in ("any_of", "none_of"):
        for place, each in enumerate(getattr(wanted, name)):
            yield from never_there(each, f"{field}.{name}.{place}")


def _not_yet(wanted: Filter, field: str) -> Iterator[Misplaced]:
    """Yield what a permanent only is once it is there, where it is to enter."""
    return (each for each in no_permanent(wanted, field) if not each.field.endswith(".token"))


def no_permanent(wanted: Filter, field: str, *, aims: bool = False) -> Iterator[Misplaced]:
    """Yield what only a permanent is, where cards or spells are meant; `aims`: these may have targets."""
    if wanted.targets is not None and not aims:
        yield misplaced(f"{field}.targets", "aims", "targets")
    for name in sorted(STATES & wanted.asked):
        yield misplaced(f"{field}.{name}", "no-permanent", name)
    for name in ("any_of", "none_of"):
        for place, each in enumerate(getattr(wanted, name)):
            yield from no_permanent(each, f"{field}.{name}.{place}", aims=aims)
