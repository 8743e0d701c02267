"""What makes no sense on a card: words that mean nothing where they stand, parts from which nothing comes.

Where lies what words mean, and what can be done there, is told by `places`. What stands in a part by itself
is looked at in `card_validation_parts`; whatever is found is refused with the pack.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.effects.references import role_of, words_of
from engines.kernel.effects.traversal import Misplaced, inside
from engines.magic.cards import (
    card_validation_deals,
    card_validation_keywords,
    card_validation_parts,
    places,
)
from engines.magic.cards.card_validation_parts import misplaced
from engines.magic.cards.ways import ways_of
from engines.magic.language import abilities as have
from engines.magic.language import actions as do
from engines.magic.language import conditions as ask
from engines.magic.language import costs
from engines.magic.language import values as calc
from engines.magic.language.events import EVENTS, UNHEARD, EventWord, Trigger
from engines.magic.language.filters import ANYTHING
from engines.magic.language.pack import CardModel
from engines.magic.language.selectors import Every, Target, Things


class Scene(NamedTuple):
    """What a part of a text can speak of."""

    targets: Sequence[Target] = ()
    when: Trigger | None = None
    words: places.Words = MappingProxyType({})
    """What words for objects and players mean."""
    done: bool = False
    """An action comes before, of which something can be asked."""
    x: bool = False
    kicked: bool = False
    """The card has a kicker."""
    aims: bool = False
    """What is said is a cost of a spell with one target."""
    ways: Collection[str] = ()
    """In which other ways the card can be cast."""
    if_kicked: bool = False
    """What is said is done only if the spell was kicked."""
    morphs: bool = False
    """The card may lie face down."""
    attached: bool = False
    """The card is an Aura or an Equipment."""


def of_card(card: CardModel) -> Iterator[Misplaced]:
    """Yield what makes no sense on a card."""
    if card.by_hand:
        yield misplaced("by_hand", "by-hand", card.name.en)
        return
    yield from card_validation_parts.of_types(card)
    yield from card_validation_keywords.of_keywords(card)
    yield from card_validation_parts.of_additional(card)
    yield from card_validation_keywords.of_ways(card)
    attached = not {"aura", "equipment"}.isdisjoint(card.types.sub)
    keywords = {type(each) for each in card.keywords}
    words = {"this": places.lies("battlefield")}
    scene = Scene(
        words=words, x=_has_x(card), kicked=have.Kicker in keywords, morphs=have.Morph in keywords,
        attached=attached, ways={each.word for each in ways_of(card)},
    )  # fmt: skip
    for place, component in enumerate(card.additional):
        yield from _of_part(component, f"additional.{place}", scene)
    for at, paid, conditions in card_validation_keywords.ways_paid(card):
        yield from _of_price(at, paid, conditions, scene)
    for place, ability in enumerate(card.abilities):
        yield from card_validation_parts.of_place(ability, f"abilities.{place}", card)
        yield from _of_ability(ability, f"abilities.{place}", card, scene)
    for place, ability in enumerate(card.gives):
        yield from _of_ability(ability, f"gives.{place}", card, scene)
    for place, keyword in enumerate(card.keywords):
        if isinstance(keyword, have.Enchant | have.Affinity | have.Cycling):
            yield from _of_part(keyword, f"keywords.{place}", scene)


def _of_price(
    field: str, paid: costs.Costs, conditions: Sequence[ask.Condition], scene: Scene
) -> Iterator[Misplaced]:
    for place, component in enumerate(paid):
        yield from _of_part(component, f"{field}.pay.{place}", scene)
    for place, condition in enumerate(conditions):
        yield from _of_part(condition, f"{field}.if.{place}", scene)


def _has_x(card: CardModel) -> bool:
    written = [card.cost or "", *(each.morph for each in card.keywords if isinstance(each, have.Morph))]
    return any("X" in each.split() for each in written)


def _of_ability(ability: have.Ability, field: str, card: CardModel, scene: Scene) -> Iterator[Misplaced]:
    when = ability.when if isinstance(ability, have.Triggered) else None
    scene = scene._replace(words=_words_of(ability, card, attached=scene.attached), when=when)
    if when is not None:
        yield from _of_trigger(when, f"{field}.when", scene)
    if isinstance(ability, have.Activated):
        yield from card_validation_parts.of_cost(ability.cost, f"{field}.cost", ability.zone)
        scene = scene._replace(x=_costs_x(ability.cost))
    if not isinstance(ability, have.Spoken):
        if isinstance(ability, have.CostChange) and ability.this:
            scene = scene._replace(aims=card_validation_parts.has_one_target(card))
        yield from _of_part(ability, field, scene)
        return
    yield from card_validation_parts.of_modes(ability, field)
    for place, condition in enumerate(getattr(ability, "conditions", ())):
        yield from _of_part(condition, f"{field}.if.{place}", scene)
    if isinstance(ability, have.Activated):
        for place, component in enumerate(ability.cost):
            yield from _of_part(component, f"{field}.cost.{place}", scene)
    said: list[tuple[str, have.Mode | have.Spoken]] = [(field, ability)]
    said += [(f"{field}.modes.{place}", mode) for place, mode in enumerate(ability.modes)]
    for at, each in said:
        yield from card_validation_parts.of_targets(each.targets, f"{at}.targets")
        for place, target in enumerate(each.targets):
            yield from _of_part(target, f"{at}.targets.{place}", scene)
            if target.if_kicked and not scene.kicked:
                yield misplaced(f"{at}.targets.{place}.if_kicked", "not-kicked", "if_kicked")
            elif target.if_kicked and not isinstance(ability, have.Spell):
                yield misplaced(f"{at}.targets.{place}.if_kicked", "spell-only", "if_kicked")
        words = {**scene.words, **places.of_targets(each.targets)}
        yield from _of_row(each.do, f"{at}.do", scene._replace(targets=each.targets, words=words))


def _words_of(ability: have.Ability, card: CardModel, *, attached: bool) -> places.Words:
    """Return what words mean as an ability begins to do something, all its costs paid."""
    when = ability.when if isinstance(ability, have.Triggered) else None
    paid: costs.Costs = card.additional if isinstance(ability, have.Spell) else getattr(ability, "cost", ())
    found = dict(places.after_cost(paid, {}))
    if when is not None:
        found.update(places.of_event(when))
    if attached:
        found["host"] = places.of_host(when, card)
        if when is not None and when.host and when.filter == ANYTHING:
            found["that"] = found["that"]._replace(filter=found["host"].filter)
    found["this"] = places.of_this(ability, card)
    if ability in card.gives:  # whoever is given it speaks, and may be anything
        return {word: each._replace(itself=False, filter=ANYTHING) for word, each in found.items()}
    return found


def _costs_x(paid: costs.Costs) -> bool:
    return any(isinstance(each, costs.Mana) and "X" in each.mana.split() for each in paid)


# Events


def _of_trigger(when: Trigger, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of an event that is waited for."""
    event = when.event
    if (when.step is not None) is not (event == "step"):
        yield misplaced(f"{field}.step", "event-only", "step")
    for name in ("this", "host"):
        if getattr(when, name) and (event in UNHEARD or _never_so(name, event, scene)):
            yield misplaced(f"{field}.{name}", "event-never", event)
    if when.host and not scene.attached:
        yield misplaced(f"{field}.host", "no-host", "host")
    if when.this and when.host:
        yield misplaced(f"{field}.host", "beside", "this")
    hits_player = when.to not in (None, "creature")
    of_player = not EVENTS[event].that or (event == "damaged" and hits_player)
    if when.filter != ANYTHING and of_player:
        yield misplaced(f"{field}.is", "event-card", event)
    if (when.by is not None or when.by_whose != "any") and not EVENTS[event].by:
        yield misplaced(f"{field}.by", "event-by", event)
    for name in ("combat", "to"):
        if getattr(when, name) is not None and not EVENTS[event].of_damage:
            yield misplaced(f"{field}.{name}", "event-only", "damages")
    if event == "damaged" and when.to is not None and (when.this or when.host):
        yield misplaced(f"{field}.to", "beside", "this" if when.this else "host")
    if when.to in ("you", "opponent") and event != "damages":
        yield misplaced(f"{field}.to", "event-only", "damages")
    if when.alone and event != "attacks":
        yield misplaced(f"{field}.alone", "event-only", "attacks")
    yield from card_validation_parts.of_itself(when, field)
    for name in ("filter", "by"):
        value = getattr(when, name)
        if value is not None:
            yield from _of_part(value, f"{field}.{'is' if name == 'filter' else name}", scene)


def _never_so(name: str, event: EventWord, scene: Scene) -> bool:
    """Tell whether an event never happens to what speaks, or to what it lies on: that was there before."""
    if name == "host" and event == "enters":
        return True
    if name == "this" and event == "turned_up":
        return scene.words["this"].itself and not scene.morphs
    if event != "unattached":
        return False
    meant = scene.words.get(name, scene.words["this"])
    return meant.filter.type == "creature" or (meant.itself and not scene.attached)


# What is done


def _of_row(actions: Sequence[do.Action], field: str, scene: Scene) -> Iterator[Misplaced]:
    for place, action in enumerate(actions):
        yield from _of_part(action, f"{field}.{place}", scene)
        before = scene.done or not isinstance(action, do.Later)  # which does nothing by itself (603.7)
        scene = scene._replace(words=places.after(action, scene.words), done=before)


def _of_part(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing in a part, and in the parts inside it."""
    yield from card_validation_parts.of_itself(part, field)
    yield from card_validation_deals.of_cards(part, field)
    yield from _of_deed(part, field, scene)
    for name, value, at, place in inside(part, field):
        if name in ("do", "otherwise"):
            if place == 0:
                row, within = getattr(part, name), _within(part, name, scene)
                yield from _of_row(row, at.removesuffix(".0"), within)
            continue
        if isinstance(value, Trigger):
            yield from _of_trigger(value, at, scene)
        elif isinstance(value, BaseModel):
            yield from _of_part(value, at, scene)
        elif isinstance(value, str):
            yield from _of_named(part, name, value, at, scene)
        if isinstance(value, Every) and not places.works(part, name) & {value.zone}:
            yield _in_vain(at, "every", places.lies(value.zone))


def _of_deed(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of a part where it stands."""
    this = scene.words["this"]
    match part:
        case ask.Paid() if not scene.kicked:
            yield misplaced(field, "not-kicked", part.test)
        case ask.AimsAt() if not scene.aims:
            yield misplaced(field, "no-target", part.test)
        case ask.CastSo() if part.way not in scene.ways:
            yield misplaced(field, "no-way", part.way)
        case ask.Did() if not scene.done:
            yield misplaced(field, "nothing-before", part.test)
        case do.May():
            for place, each in enumerate(part.pay):
                if isinstance(each, costs.TapThis | costs.RemoveCounters) and "battlefield" not in this.at:
                    yield misplaced(f"{field}.pay.{place}", "unpayable", "this")
        case do.Damage() if part.divided and not scene.targets:
            yield misplaced(f"{field}.divided", "no-target", "divided")
        case do.Damage() if part.divided and any(each.if_kicked for each in scene.targets):
            yield misplaced(f"{field}.divided", "only-if-kicked", "divided")
        case do.Sacrifice() if _is_others(part.what, scene):
            yield misplaced(f"{field}.what", "others-sacrifice", _word_of(part.what))
        case do.Move(to="battlefield", what=str() as word) if _is_spell(word, scene):
            yield misplaced(f"{field}.to", "never-there", str(scene.words[word].filter.type))
        case calc.NumberOf(number="power" | "toughness") if _has_no_size(part.of, scene):
            yield misplaced(f"{field}.number", "no-size", part.of)
        case do.Attach() if part.what == part.to or not _may_be_attached(part.what, scene):
            yield misplaced(f"{field}.what", "attach", part.what)
        case do.Fight() if part.what == part.foe:
            yield misplaced(f"{field}.with", "fight", part.what)
        case have.Static(what="host") if not scene.attached:
            yield misplaced(f"{field}.what", "no-host", "host")
        case have.Static() | do.Apply() if _defines_another(part):
            yield misplaced(f"{field}.changes", "defines", "defines")
        case do.Apply(until="while_here") if "battlefield" not in this.at:
            yield misplaced(f"{field}.until", "gone", "while_here")
        case _:
            pass


def _within(part: BaseModel, name: str, scene: Scene) -> Scene:
    """Return what the actions inside an action can speak of."""
    match part:
        case do.Later():
            words, when = places.later(part.when, scene.words), scene.when
            if isinstance(part.when, Trigger) and part.when.filter != ANYTHING:
                words, when = {**words, **places.of_event(part.when)}, part.when
            return scene._replace(words=words, when=when)
        case do.ForEach():
            return scene._replace(words={**scene.words, "each": places.of_each(part)})
        case do.May() if name == "do":
            return scene._replace(words=places.after_cost(part.pay, scene.words))
        case do.Conditional() if name == "do":
            return scene._replace(if_kicked=scene.if_kicked or ask.Paid(test="kicked") in part.conditions)
        case _:
            return scene


def _defines_another(part: have.Static | do.Apply) -> bool:
    """Tell whether a size is said to be a card's own where it is not (604.3)."""
    own = isinstance(part, have.Static) and part.what == "this"
    return not own and any(getattr(each, "defines", False) for each in part.changes)


def _is_others(what: Things, scene: Scene) -> bool:
    """Tell whether others control all that is to be sacrificed, or may have chosen it (701.21a)."""
    if isinstance(what, Every):
        return what.whose == "opponent"
    meant = scene.words.get(what)
    return meant is not None and (meant.whose == "opponent" or (what == "chosen" and meant.whose != "you"))


def _may_be_attached(word: str, scene: Scene) -> bool:
    """Tell whether what a word means can be an Aura or Equipment that is no creature (701.3)."""
    meant = scene.words.get(word)
    if meant is None or word == "made":
        return meant is None or meant.filter.sub == "equipment" or "battlefield" not in meant.at
    fights = meant.filter.type == "creature" or "creature" in meant.filter.any_type
    return not fights and (scene.attached or not meant.itself)


# Words


def _of_named(part: BaseModel, name: str, word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield why a word of a field means nothing here, if so."""
    if word not in words_of(type(part), name):
        return
    role = role_of(type(part), name)
    if role is not None:
        yield from _of_word(part, name, word, field, scene)
    elif word in _NUMBERS:
        yield from _of_number(word, field, scene)


_NUMBERS = ("x", "amount", "done")


def _of_number(word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    if word == "x" and not scene.x:
        yield misplaced(field, "no-x", word)
    if word == "done" and not scene.done:
        yield misplaced(field, "nothing-before", word)
    if word == "amount" and (scene.when is None or not EVENTS[scene.when.event].has_number):
        yield misplaced(field, "no-amount", word)


_PLAYERS = ("you", "opponent", "each_player")
_NONE: dict[str, str] = {
    "target": "no-target", "target_2": "no-target", "target_3": "no-target", "that": "no-event",
    "by": "no-event", "chosen": "nothing-before", "made": "nothing-before", "paid": "not-paid",
    "each": "no-each", "host": "no-host",
}  # fmt: skip
"""Why a word means nothing at all."""


def _of_word(part: BaseModel, name: str, word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield why nothing could come of a word that stands for something, if so."""
    if word in _PLAYERS:
        return
    if word == "that_player":
        if scene.when is None:
            yield misplaced(field, "no-event", word)
        return
    meant = scene.words.get(word)
    if meant is None:
        yield misplaced(field, _NONE[word], word)
        return
    if word in _TARGETS and scene.targets[_TARGETS.index(word)].if_kicked and not scene.if_kicked:
        yield misplaced(field, "only-if-kicked", word)
        return
    role = role_of(type(part), name)
    if role == "player" or (meant.player and role == "hurt"):
        fits = meant.player
    else:
        at = meant.was if places.is_asked(part, name) else meant.at
        fits = bool(places.works(part, name) & at) and meant.resists != getattr(part, "action", None)
    if fits:
        return
    if word in _TARGETS and not meant.moved:
        yield misplaced(field, "other-target", scene.targets[_TARGETS.index(word)].target)
    elif word in ("that", "by") and not meant.moved and scene.when is not None:
        yield misplaced(field, "other-event", scene.when.event)
    elif word == "each" and not meant.moved and (role == "player" or meant.player):
        yield misplaced(field, "no-each", word)
    else:
        yield _in_vain(field, word, meant)


_TARGETS = ("target", "target_2", "target_3")


def _in_vain(field: str, word: str, meant: places.Meant) -> Misplaced:
    """Return that nothing could come of a part, as what it names lies elsewhere then."""
    place = next(iter(meant.at)) if len(meant.at) == 1 else "several" if meant.at else "nowhere"
    return Misplaced(field, Say("mn-pack-no-effect", {"found": word, "place": place}))


def _has_no_size(word: str, scene: Scene) -> bool:
    """Tell whether what a word means never has power and toughness, as no creature lies there (208.1)."""
    meant = scene.words.get(word)
    if meant is None:
        return False
    aims = word == "by" and scene.when is not None and scene.when.event == "targeted"
    printed = meant.itself and "battlefield" not in meant.was and meant.filter.type != "creature"
    return printed or aims or _is_spell(word, scene)


def _is_spell(word: str, scene: Scene) -> bool:
    return word in scene.words and scene.words[word].filter.type in card_validation_parts.SPELLS


def _word_of(what: Things) -> str:
    return what if isinstance(what, str) else "every"
