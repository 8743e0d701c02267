"""Abilities, each as the line or the sentences of its text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from engines.kernel.cards.packs import parts
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import (
    changes,
    conditions,
    costs,
    events,
    filters,
    moments,
    patterns,
    replacing,
    selectors,
    sentences,
    values,
    ways,
)  # fmt: skip
from engines.magic.cards.oracle.patterns import Cant, Either, Pattern, either, in_list, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.words.keywords import LONGER, NAMED
from engines.magic.language import abilities as have
from engines.magic.language import conditions as ask
from engines.magic.language import values as calc
from engines.magic.language.actions import Action, Move
from engines.magic.language.changes import Gains, Grants, SetSize
from engines.magic.language.costs import Costs, TapThis
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import PHRASES, Whose
from engines.magic.language.replacing import EntersWith
from engines.magic.language.selectors import Target
from engines.magic.language.ways import BARE

Gives = tuple[Pattern, ...]


def ability_line(card: CardModel, ability: have.Ability, gives: Gives = ()) -> Pattern:
    """Return an ability as it is written, with its full stop; raise Cant where it has no wording."""
    return SAYING[type(ability)](card, ability, gives)


def keyword_line(card: CardModel, keyword: have.Longer) -> Pattern:
    """Return a keyword that says more than a word."""
    if isinstance(keyword, have.NamedAbility):
        return _named(keyword)
    name = LONGER[type(keyword)]
    match keyword:
        case have.Enchant(enchant=target):
            if target.target == "player":
                return row(f"{name} ", "opponent" if target.whose == "opponent" else "player")
            more = (target.filter.other, target.optional, target.another, target.if_kicked)
            if target.target != "permanent" or any(more):
                raise Cant("enchant what")
            return row(f"{name} ", filters.kind(target.filter, "permanent", selectors.plainly(target.whose)))
        case have.Affinity(affinity=kept):
            return row(f"{name} for ", filters.several(kept))
        case have.Prowess(prowess=True):
            return name
        case have.Prowess():
            raise Cant("no prowess")
        case have.Cycling():
            kind = "" if keyword.search is None else filters.kind(keyword.search)
            if keyword.search is not None and keyword.search.other:
                raise Cant("another card than which")
            return row(kind, f"{name} {costs.symbols(keyword.cycling)}")
        case _ if isinstance(keyword, BARE):
            return name
        case (
            have.Flashback()
            | have.Escape()
            | have.Evoke()
            | have.Dash()
            | have.Madness()
            | have.Echo()
            | have.Kicker()
            | have.Buyback()
            | have.Entwine()
        ):
            ((_, price),) = keyword
            return ways.keyword(name, price, Scene(card))
        case have.Suspend():
            return f"{name} {keyword.time}—{costs.symbols(keyword.suspend)}"
        case _:
            ((_, cost),) = keyword.model_dump().items()
            return f"{name} {costs.symbols(cost)}"


def _named(keyword: have.NamedAbility) -> Pattern:
    """Return a keyword that stands for abilities, with its number and its cost."""
    number = "" if keyword.number is None else f" {keyword.number}"
    if keyword.cost is None:
        return f"{NAMED[keyword.named]}{number}"
    return f"{NAMED[keyword.named]}{number}{'—' if number else ' '}{costs.symbols(keyword.cost)}"


def additional_line(card: CardModel) -> Pattern:
    """Return what a spell costs besides."""
    return row(
        "as an additional cost to cast ",
        either("this spell", "~"),
        ", ",
        costs.paying(Scene(card), card.additional),
        ".",
    )


def quoted(card: CardModel, ability: have.Ability) -> Pattern:
    """Return an ability that is given, between quotes: with its full stop, or without."""
    line = ability_line(card, ability)
    return row('"', either(line, patterns.cut(line, ".")), '"')


# What is spoken as it resolves


def _stop(scene: Scene) -> Pattern:
    """Return the end of a sentence: what is quoted there has ended it already."""
    return maybe(".") if scene.quotes else "."


def _spoken(
    scene: Callable[[Sequence[Any]], Scene], model: have.Spoken, head: Callable[[Scene], Pattern]
) -> Pattern:
    """Return what has modes, or not, after its head."""
    if not model.modes:
        here = scene(model.targets)
        return row(head(here), _said(here, model.targets, model.do))
    if model.targets or model.do:
        raise Cant("modes, and more")
    here = scene(())
    begin = head(here)
    modes: list[Pattern] = []
    for mode in model.modes:
        inside = scene(mode.targets)
        head(inside)
        modes += [" • ", _said(inside, mode.targets, mode.do)]
    return row(begin, f"choose {_how_many(model)} —", *modes)


def _how_many(model: have.Spoken) -> str:
    """Return how many modes are chosen."""
    (least, most), all_ = model.chosen, len(model.modes)
    if least == most:
        return filters.number_word(most)
    match least:
        case 0:
            return "any number" if most == all_ else f"up to {filters.number_word(most)}"
        case 1 if most == all_:
            return "one or both" if most == 2 else "one or more"
        case _:
            raise Cant("between so many modes")


def _said(scene: Scene, targets: Sequence[Target], actions: Sequence[Action]) -> Pattern:
    """Return actions; a target of which these speak later may be chosen in a sentence of its own before."""
    before = scene.fork() if len(targets) == 1 and actions and not _speaks_of_target(actions[0]) else None
    said = sentences.text(scene, actions)
    if scene.introduced != set(range(len(targets))):
        raise Cant("a target of which nothing is said")
    if before is not None:
        with suppress(Cant):
            chosen = row("choose ", selectors.target(before, 0), ". ")
            said = either(said, row(chosen, sentences.text(before, actions)))
    return row(said, _stop(scene))


def _speaks_of_target(action: Action) -> bool:
    return any(value == "target" for part in parts(action) for _, value in part)


def _spell(card: CardModel, model: have.Spell, gives: Gives) -> Pattern:
    return _spoken(lambda targets: Scene(card, targets, None, card.additional, gives), model, lambda _: "")


def _activated(card: CardModel, model: have.Activated, gives: Gives) -> Pattern:
    def head(scene: Scene) -> Pattern:
        if model.zone != "battlefield":
            scene.own.add("this")
        said = row(costs.before_colon(scene, model.cost), ": ")
        if model.zone == "graveyard" and not _pays_with(model.cost, "exile"):
            scene.says_from = True
        return said

    if model.zone != "hand" and _pays_with(model.cost, "discard"):
        raise Cant("discarded from elsewhere than a hand")
    if model.zone == "hand" and not _pays_with(model.cost, "discard"):
        raise Cant("from a hand, and stays there")
    if model.zone == "graveyard" and not _pays_with(model.cost, "exile"):
        moves = any(isinstance(each, Move) and each.what == "this" for each in model.do)
        if not moves:
            raise Cant("from a graveyard, and stays there")
    said = _spoken(lambda targets: Scene(card, targets, None, model.cost, gives), model, head)
    return row(said, *_limits(card, model))


def _pays_with(cost: Costs, how: str) -> bool:
    return any(isinstance(each, TapThis) and each.this == how for each in cost)


def _limits(card: CardModel, model: have.Activated) -> list[Pattern]:
    """Return when alone an ability may be activated."""
    limits: list[Pattern] = []
    if model.sorcery:
        limits.append("as a sorcery")
    for each in model.conditions:
        limits.append(_limit(card, each))
    if model.limit == 1:
        limits.append("once each turn")
    elif model.limit:
        if limits or model.by == "any":
            raise Cant("so often, and only then")
        return [f" activate no more than {_times(model.limit)} each turn."]
    if model.by == "any":
        return [*_by_any(limits)]
    if not limits:
        return []
    in_one = in_list([row("only ", each) for each in limits])
    apart = [row(" activate only ", each, ".") for each in limits]
    return [either(row(" activate ", in_one, "."), row(*apart))]


def _times(number: int) -> str:
    return "twice" if number == 2 else f"{filters.number_word(number)} times"


def _by_any(limits: Sequence[Pattern]) -> tuple[Pattern, ...]:
    """Return that any player may activate an ability, and perhaps when."""
    match limits:
        case []:
            return (" any player may activate this ability.",)
        case ["as a sorcery"]:
            return (" any player may activate this ability but only as a sorcery.",)
        case _:
            raise Cant("any player, and only then")


def _limit(card: CardModel, condition: ask.Condition) -> Pattern:
    if isinstance(condition, ask.Turn):
        at = moments.during(condition)
        return (
            either(row("if ", conditions.condition(Scene(card), condition)), at) if condition.is_whole else at
        )
    return row("if ", conditions.condition(Scene(card), condition))


def _triggered(card: CardModel, model: have.Triggered, gives: Gives) -> Pattern:
    return _when(card, model, gives, lambda scene: events.trigger(scene, model.when))


def _when(
    card: CardModel, model: have.Triggered, gives: Gives, trigger: Callable[[Scene], Pattern]
) -> Pattern:
    def head(scene: Scene) -> Pattern:
        said = row(trigger(scene), ", ")
        scene.fresh = not model.conditions and not model.modes
        if model.conditions:
            said = row(said, "if ", conditions.all_of(scene, model.conditions), ", ")
        return said

    said = _spoken(lambda targets: Scene(card, targets, model.when, (), gives), model, head)
    if model.when.event in ("attacks", "blocked") and (model.when.this or model.when.whose == "you"):
        said = patterns.defended(said)
    if not model.once:
        return said
    return row(said, " this ability triggers only once each turn.")


def both(card: CardModel, one: have.Ability, other: have.Ability, gives: Gives) -> Pattern | None:
    """Return two triggered abilities that do the same in one line; None if they are not said so."""
    if not isinstance(one, have.Triggered) or not isinstance(other, have.Triggered):
        return None
    same = one.model_copy(update={"when": other.when})
    if _this_and_others(one.when, other.when) and same in (other, _of_what_speaks(other)):
        return _when(card, other, gives, lambda scene: _or_another(events.trigger(scene, other.when)))
    if same != other:
        return None
    if not _of_same(one.when, other.when):
        return None

    try:
        return _when(card, one, gives, lambda scene: events.two(scene, one.when, other.when))
    except Cant:
        return None


def _this_and_others(one: Trigger, other: Trigger) -> bool:
    """Tell whether one waits for what speaks, and the other for others: "~ or another creature"."""
    kind = other.filter.model_copy(update={"other": False})
    alone = one.model_copy(update={"this": False, "filter": kind, "whose": other.whose})
    own = one.whose in ("any", other.whose)
    return own and one.this and other.filter.other and alone == other.model_copy(update={"filter": kind})


def _of_what_speaks(ability: have.Triggered) -> have.Triggered:
    """Return an ability of others as it is where what speaks is the one that it happens to."""
    return have.Triggered.model_validate_json(
        ability.model_dump_json(by_alias=True).replace('"that"', '"this"')
    )


def _or_another(said: Pattern) -> Pattern:
    """Return an event of others that is one of what speaks as well."""
    if isinstance(said, str):
        return said.replace("another ", "~ or another ")
    if isinstance(said, Either):
        told = [(way, _or_another(way)) for way in said.ways]
        return either(*([new for old, new in told if new != old] or said.ways))
    return row(*map(_or_another, said.parts))


def _of_same(one: Trigger, other: Trigger) -> bool:
    """Tell whether two wait for events of the same objects: "when ~ enters or dies"."""
    return one.model_copy(update={"event": other.event}) == other


def _without(said: Pattern, subject: str) -> Pattern:
    """Return a clause without its subject."""
    if isinstance(said, str):
        if not said.startswith(subject):
            raise Cant("another subject")
        return said.removeprefix(subject)
    if isinstance(said, Either):
        return either(*(_without(way, subject) for way in said.ways))
    return row(_without(said.parts[0], subject), *said.parts[1:])


# What simply holds


def _static(card: CardModel, model: have.Static, gives: Gives) -> Pattern:
    scene = Scene(card, gives=gives if any(isinstance(each, Grants) for each in model.changes) else ())
    defined = [each for each in model.changes if isinstance(each, SetSize) and each.defines]
    if defined:
        if len(model.changes) > 1 or model.conditions or model.what != "this":
            raise Cant("a size that defines, and more")
        return row(_defined(scene, card, defined[0]), ".")
    if not model.conditions:
        return row(changes.held(scene, model.what, model.changes).whole, _stop(scene))
    after, before = scene.fork(), scene
    ways: list[Pattern] = []
    fights = model.what == "this" and all(
        isinstance(each, Gains) and PHRASES.issuperset(each.gains) for each in model.changes
    )
    said = changes.held(after, model.what, model.changes).whole
    ways.append(row(said, " as long as ", conditions.all_of(after, model.conditions)))
    condition = conditions.all_of(before, model.conditions)
    said = changes.held(before, model.what, model.changes).whole
    ways.append(row("as long as ", condition, ", ", said))
    if model.conditions == (ask.Turn(test="turn"),):
        ways.append(row("during your turn, ", said))
    whole = either(*ways)
    return row(patterns.defended(whole) if fights else whole, _stop(scene))


def _defined(scene: Scene, card: CardModel, change: SetSize) -> Pattern:
    """Return by what a card's own size is defined (604.3)."""
    power, toughness = change.size
    if power == toughness:
        return row("~'s power and toughness are each equal to ", values.expression(scene, power))
    if card.pt is not None and toughness == card.pt[1]:
        return row("~'s power is equal to ", values.expression(scene, power))
    if card.pt is not None and power == card.pt[0]:
        return row("~'s toughness is equal to ", values.expression(scene, toughness))
    first = row("~'s power is equal to ", values.expression(scene, power))
    match toughness:
        case calc.Sum(parts=(inner, int() as more)) if inner == power:
            return row(first, f" and its toughness is equal to that number plus {more}")
        case _:
            raise Cant("power and toughness of two kinds")


def _cost(card: CardModel, model: have.CostChange, _: Gives) -> Pattern:
    scene = Scene(card)
    if model.this:
        if model.spells != ANYTHING or model.whose != "you":
            raise Cant("this spell, and of a kind")
        head: Pattern = either("this spell costs ", "~ costs ")
    else:
        caster: dict[Whose, Pattern] = {
            "you": " you cast",
            "opponent": " your opponents cast",
            "any": maybe(" players cast"),
        }
        head = row(filters.several(model.spells, "spell"), caster[model.whose], " cost ")
    if not model.conditions:
        return row(head, _generic(scene, model), ".")
    after, before = scene.fork(), scene
    said = row(head, _generic(after, model), " if ", conditions.all_of(after, model.conditions), ".")
    if model.this:
        if len(model.conditions) == 1 and isinstance(only := model.conditions[0], ask.Turn):
            return row(head, _generic(after, model), " ", moments.during(only), ".")
        return said
    lead = row("as long as ", conditions.all_of(before, model.conditions), ", ")
    return row(lead, head, _generic(before, model), ".")


def _generic(scene: Scene, model: have.CostChange) -> Pattern:
    """Return "{1} less to cast for each artifact you control"."""
    if isinstance(model.generic, int):
        if not model.generic:
            raise Cant("neither less nor more")
        way = "less" if model.generic < 0 else "more"
        return f"{{{abs(model.generic)}}} {way} to cast"
    sign, number = values.without_sign(model.generic)
    way = "less" if sign == "-" else "more"
    ways: list[Pattern] = []
    times = values.each_time(number)
    if times is not None:
        ways.append(row(f"{{{times}}} {way} to cast for each ", values.for_each(scene, number)))
    if number != "x":
        ways.append(row(f"{{x}} {way} to cast", values.where_x(scene, number)))
    return either(*ways)


def _replacing(card: CardModel, model: have.Replacing, _: Gives) -> Pattern:
    scene = Scene(card)
    if not model.conditions:
        return row(replacing.instead(scene, model.what), ".")
    if model.conditions == (ask.CastSo(test="cast_so", way="escape"),):
        return row(patterns.exchanged(replacing.instead(scene, model.what), "~ enters", "~ escapes"), ".")
    after = scene.fork()
    said = replacing.instead(after, model.what)
    ways: list[Pattern] = [row(said, " if ", conditions.all_of(after, model.conditions))]
    if len(model.conditions) == 1:
        (only,) = model.conditions
        with suppress(Cant):
            ways.append(row(said, " unless ", conditions.condition(after, only, holds=False)))
    condition = conditions.all_of(scene, model.conditions)
    said = replacing.instead(scene, model.what)
    if isinstance(model.what, EntersWith) and model.what.this:
        said = either(said, row("it", _without(said, "~")))
    lead = "if " if isinstance(model.what, EntersWith) else "as long as "
    ways.append(row(lead, condition, ", ", said))
    return row(either(*ways), ".")


def _evasion(_: CardModel, model: have.Evasion, __: Gives) -> Pattern:
    kept = model.by
    if not any(each.asked & {"type", "any_type", "sub", "token"} for each in (kept, *kept.any_of)):
        kept = kept.model_copy(update={"type": "creature"})
    word = "except by" if model.only else "by"
    return row(f"~ can't be blocked {word} ", filters.several(kept), ".")


SAYING: dict[type[Any], Callable[[CardModel, Any, Gives], Pattern]] = {
    have.Spell: _spell, have.Activated: _activated, have.Triggered: _triggered, have.Static: _static,
    have.CostChange: _cost, have.Replacing: _replacing, have.Evasion: _evasion,
}  # fmt: skip
"""How each kind of ability is said."""
complete(have.Ability, SAYING)
