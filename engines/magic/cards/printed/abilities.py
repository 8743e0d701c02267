"""Abilities in words: a line for each, and one for each of its modes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import dashed, in_sentences
from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.printed.actions import KICKED, Actions
from engines.magic.cards.printed.costs import used_up
from engines.magic.cards.printed.parts import Speaker, symbols
from engines.magic.language import abilities as say
from engines.magic.language.actions import Block
from engines.magic.language.changes import SetSize
from engines.magic.language.costs import Price
from engines.magic.language.events import Trigger
from engines.magic.language.selectors import Targets
from engines.magic.language.ways import BARE, Way

Lines = tuple[Say, ...]


def ability_lines(ability: say.Ability, speaker: Speaker) -> Lines:
    """Return an ability as lines."""
    return SAYING[type(ability)](ability, speaker)


def keyword_line(keyword: say.Longer, speaker: Speaker) -> Say:
    """Return the line of a keyword that says more than a word."""
    words = Actions(speaker)
    match keyword:
        case say.Enchant():
            target = keyword.enchant
            return Say("mn-line-enchant", {"kind": words.kind_of(target.filter, 1, target.whose)})
        case say.Affinity():
            return Say("mn-line-affinity", {"kind": words.kind(keyword.affinity, 2)})
        case say.Prowess():
            return Say("mn-line-prowess")
        case say.NamedAbility():
            cost = symbols(keyword.cost) if keyword.cost is not None else ""
            number = keyword.number or 0
            return Say(f"mn-line-{dashed(keyword.named)}", {"number": number, "cost": cost})
        case say.Cycling():
            cost = {"cost": symbols(keyword.cycling)}
            if keyword.search is None:
                return Say("mn-line-cycling", cost)
            return Say("mn-line-typecycling", {**cost, "kind": words.kind(keyword.search, 1)})
        case say.Suspend():
            return Say("mn-line-suspend", {"cost": symbols(keyword.suspend), "time": keyword.time})
        case _ if isinstance(keyword, BARE):
            return Say(f"mn-line-{dashed(next(iter(type(keyword).model_fields)))}")
        case (
            say.Flashback()
            | say.Escape()
            | say.Evoke()
            | say.Dash()
            | say.Madness()
            | say.Echo()
            | say.Kicker()
            | say.Buyback()
            | say.Entwine()
        ):
            ((word, price),) = keyword
            return Say(f"mn-line-{word}", {"cost": _price(words, price)})
        case _:
            ((word, cost),) = keyword.model_dump().items()
            return Say(f"mn-line-{word}", {"cost": symbols(cost)})


def _price(words: Actions, price: Price) -> Say:
    """Return what comes after a keyword: mana after a space, all else after a dash."""
    if isinstance(price, str):
        return Say("mn-price-mana", {"cost": symbols(price)})
    return Say("mn-price-parts", {"cost": words.cost(price)})


def way_line(way: Way, speaker: Speaker) -> Say:
    """Return what may be paid rather than the mana cost (118.9)."""
    words = Actions(speaker.as_("spell"))
    said = Say("mn-rather", {"cost": words.to_pay(way.pay)}) if way.pay else Say("mn-for-free")
    if way.conditions:
        said = Say("do-if", {"conditions": words.all_of(way.conditions), "actions": said})
    return in_sentences([said])


# What is spoken as it resolves


def _spoken(
    speaker: Speaker, targets: Targets, block: Block, when: Trigger | None = None, paid: str = "paid"
) -> list[Say]:
    """Return what a text does, as parts of sentences.

    A target is named in full where it is first spoken of; what cannot be said so is named before all else.
    """
    upfront: frozenset[int] = frozenset()
    while True:
        words = Actions(speaker, targets, when, paid, upfront)
        words.start()
        if len(upfront) == 1:
            words.choose(*upfront)
        said = words.sentences(block)
        unnamed = set(range(len(targets))) - words.introduced
        lacking = unnamed | {place for place in words.early if place < len(targets)}
        if lacking <= upfront:
            break
        upfront |= lacking
    return [*_chosen(words, sorted(upfront)), *said]


def _chosen(words: Actions, places: Sequence[int]) -> Iterator[Say]:
    """Yield what is chosen before all else: in any case, and only if the spell was kicked (702.33g)."""
    for if_kicked in (False, True):
        named = [place for place in places if words.targets[place].if_kicked is if_kicked]
        if named:
            chosen = Say("mn-choose-targets", {"targets": words.all_targets(named)})
            conditions = words.all_of((KICKED,))
            yield Say("do-if", {"conditions": conditions, "actions": chosen}) if if_kicked else chosen


def _lines(model: say.Spoken, speaker: Speaker, head: Callable[[Say], Say], **said: Any) -> Lines:
    """Return what has modes, or not, as lines: `head` puts before the first part what comes there."""
    if not model.modes:
        first, *rest = _spoken(speaker, model.targets, model.do, **said)
        return (in_sentences([head(first), *rest]),)
    choice = _choice(model)
    modes = [
        Say("mn-mode", {"text": in_sentences(_spoken(speaker, mode.targets, mode.do, **said))})
        for mode in model.modes
    ]
    return (Say("mn-line-modes", {"text": head(choice)}), *modes)


def _choice(model: say.Spoken) -> Say:
    """Return how many modes are chosen: one, one or both, up to two, any number."""
    (least, most), number = model.chosen, len(model.modes)
    if least == most:
        return Say("mn-choose-modes", {"number": least})
    if least == 1 and most == number:
        return Say("mn-choose-one-or-more", {"both": "yes" if most == 2 else "no"})
    if least == 0:
        return Say("mn-choose-up-to", {"number": most, "all": "yes" if most == number else "no"})
    return Say("mn-choose-between", {"least": least, "most": most})


def _spell(model: say.Spell, speaker: Speaker) -> Lines:
    return _lines(model, speaker, lambda first: first)


def _activated(model: say.Activated, speaker: Speaker) -> Lines:
    speaker = speaker if model.zone == "battlefield" else speaker.as_("card")
    words = Actions(speaker)
    words.lies = model.zone
    cost = words.cost(model.cost) if model.cost else Say("mn-mana", {"mana": "{0}"})
    lines = _lines(
        model, speaker, lambda first: Say("mn-after-cost", {"cost": cost, "body": first}),
        paid=used_up(model.cost),
    )  # fmt: skip
    limits = [Say("mn-only-sorcery")] if model.sorcery else []
    limits += [Say("mn-only-often", {"number": model.limit})] if model.limit else []
    limits += [Say("mn-only-any")] if model.by == "any" else []
    limits += [Say("mn-only-from", {"zone": model.zone})] if _must_say_where(model) else []
    if model.conditions:
        limits.append(Say("mn-only-if", {"conditions": words.all_of(model.conditions)}))
    if not limits:
        return lines
    *before, last = lines
    return (*before, Say("words-sentences", {"first": last, "rest": in_sentences(limits)}))


def _must_say_where(model: say.Activated) -> bool:
    """Tell whether a cost does not say already where the card is."""
    says = any(getattr(each, "this", None) in ("discard", "exile") for each in model.cost)
    return model.zone != "battlefield" and not says


def _triggered(model: say.Triggered, speaker: Speaker) -> Lines:
    words = Actions(speaker, model.targets, model.when)
    words.start()
    when = words.trigger(model.when)

    def head(first: Say) -> Say:
        if model.conditions:
            conditions = words.all_of(model.conditions)
            first = Say("do-if", {"conditions": conditions, "actions": first})
        return Say("mn-after-when", {"when": when, "body": first})

    lines = _lines(model, speaker, head, when=model.when)
    if not model.once:
        return lines
    *before, last = lines
    limit = in_sentences([Say("mn-only-triggers-once")])
    return (*before, Say("words-sentences", {"first": last, "rest": limit}))


# What simply holds


def _static(model: say.Static, speaker: Speaker) -> Lines:
    words = Actions(speaker)
    words.topic = "nothing"
    if model.what == "this" and len(model.changes) == 1 and isinstance(model.changes[0], SetSize):
        said = [_defined(words, model.changes[0])]
    else:
        said = words.held(model.what, model.changes)
    if model.conditions:
        conditions = words.all_of(model.conditions)
        said = [Say("mn-as-long-as", {"conditions": conditions, "text": one}) for one in said]
    return (in_sentences(said),)


def _defined(words: Actions, change: SetSize) -> Say:
    power, toughness = change.size
    if not change.defines:
        return words.holds("this", (change,))
    subject = words.object("this")
    if power == toughness:
        return Say("mn-defines-both", {"object": subject, "value": words.value(power)})
    values = {"power": words.value(power), "toughness": words.value(toughness)}
    return Say("mn-defines", {"object": subject, **values})


def _cost(model: say.CostChange, speaker: Speaker) -> Lines:
    words = Actions(speaker.as_("spell"))
    amount = words.amount(model.generic)
    values = {
        "number": f"{{{amount['number']}}}",
        "sign": amount["sign"],
        "tail": amount["tail"],
        "whose": model.whose,
    }
    if model.this:
        said = Say("mn-costs-this", values)
    else:
        said = Say("mn-costs", {**values, "kind": words.kind(model.spells, 2, noun="spell")})
    if model.conditions:
        words.topic = "this"
        said = Say("do-if", {"conditions": words.all_of(model.conditions), "actions": said})
    return _line(said)


def _replacing(model: say.Replacing, speaker: Speaker) -> Lines:
    return _line(Actions(speaker).instead(model.what, model.conditions))


def _evasion(model: say.Evasion, speaker: Speaker) -> Lines:
    words = Actions(speaker)
    values = {
        "this": words.object("this"),
        "noun": speaker.noun,
        "kind": words.kind(model.by, 2, noun="creature"),
    }
    return _line(Say("mn-evasion", {**values, "only": "yes" if model.only else "no"}))


def _line(said: Say) -> Lines:
    return (Say("words-sentence", {"text": said}),)


SAYING: dict[type[Any], Callable[[Any, Speaker], Lines]] = {
    say.Spell: _spell, say.Activated: _activated, say.Triggered: _triggered, say.Static: _static,
    say.CostChange: _cost, say.Replacing: _replacing, say.Evasion: _evasion,
}  # fmt: skip
"""How each kind of ability is said."""
complete(say.Ability, SAYING)
