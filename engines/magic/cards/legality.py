"""What makes no sense on a card: words that mean nothing where they stand, parts of which nothing would come.

What stands in a part by itself is looked at in `reach`; whatever is found is refused with the pack.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.effects.standing import role_of, words_of
from engines.kernel.effects.walking import Misplaced, inside
from engines.kernel.packs import parts
from engines.magic.cards import reach
from engines.magic.cards.language import abilities as have
from engines.magic.cards.language import actions as do
from engines.magic.cards.language import conditions as ask
from engines.magic.cards.language import costs
from engines.magic.cards.language.events import GOING, EventWord, Trigger
from engines.magic.cards.language.filters import ANYTHING
from engines.magic.cards.language.pack import CardModel
from engines.magic.cards.language.selectors import Target

_TARGETS = ("target", "target_2", "target_3")
AIMED: dict[str, frozenset[str]] = {
    "object": frozenset(("permanent", "card", "spell", "ability", "item", "any")),
    "player": frozenset(("player", "any")),
    "hurt": frozenset(("permanent", "player", "any")),
    "item": frozenset(("spell", "ability", "item")),
}
"""Targets that a word may stand for."""
WITHOUT_OBJECT: frozenset[EventWord] = frozenset(("step", "gains_life", "loses_life", "drawn"))
"""Events of players alone, or of a card that nobody sees."""
NUMBERED: frozenset[EventWord] = frozenset(("damages", "damaged", "gains_life", "loses_life", "counters_put"))
"""Events that have a number: `amount` means something."""
DONE_BY: frozenset[EventWord] = frozenset(
    ("damages", "damaged", "blocks", "blocked", "targeted", "unattached", "gains_life", "loses_life", "cast")
)
"""Events that something did: `by` means something."""
OF_ITEMS: frozenset[EventWord] = frozenset(("cast", "targeted"))
"""Events with something on the stack in them."""
UNHEARD: frozenset[EventWord] = WITHOUT_OBJECT | frozenset(("discarded", "cast", "countered", "to_graveyard"))
"""Events that never happen to a permanent while it waits for them: what dies is told by `dies`."""
DAMAGE: frozenset[EventWord] = frozenset(("damages", "damaged"))


class Scene(NamedTuple):
    """What a part of a text can speak of."""

    targets: Sequence[Target] = ()
    when: Trigger | None = None
    given: frozenset[str] = frozenset()
    """What the actions before, or a cost, have done, chosen, made or used up."""
    each: str = ""
    """What a part is done for: objects, or players."""
    x: bool = False
    kicked: bool = False
    attached: bool = False
    """The card is an Aura or an Equipment."""
    stays: bool = True
    """What speaks can lie on the battlefield while it does."""


def of_card(card: CardModel) -> Iterator[Misplaced]:
    """Yield what makes no sense on a card."""
    yield from reach.of_types(card)
    yield from reach.of_keywords(card)
    yield from reach.of_additional(card)
    attached = not {"aura", "equipment"}.isdisjoint(card.types.sub)
    keywords = {type(each) for each in card.keywords}
    scene = Scene(x=_has_x(card), kicked=have.Kicker in keywords, attached=attached)
    for place, component in enumerate(card.additional):
        yield from _of_part(component, f"additional.{place}", scene)
    for name in ("abilities", "gives"):
        for place, ability in enumerate(getattr(card, name)):
            yield from _of_ability(ability, f"{name}.{place}", card, scene)
    for place, keyword in enumerate(card.keywords):
        if isinstance(keyword, have.Enchant | have.Affinity):
            yield from _of_part(keyword, f"keywords.{place}", scene)


def _has_x(card: CardModel) -> bool:
    written = [card.cost or "", *(each.morph for each in card.keywords if isinstance(each, have.Morph))]
    return any("X" in each.split() for each in written)


def _of_ability(ability: have.Ability, field: str, card: CardModel, scene: Scene) -> Iterator[Misplaced]:
    yield from reach.of_place(ability, field, card)
    match ability:
        case have.Triggered():
            yield from _of_trigger(ability.when, f"{field}.when", scene)
            gone = ability.when.this and ability.when.event in GOING
            scene = scene._replace(when=ability.when, stays=not gone)
        case have.Activated():
            yield from reach.of_cost(ability.cost, f"{field}.cost", ability.zone)
            stays = ability.zone == "battlefield" and not _takes_itself(ability.cost)
            scene = scene._replace(x=_costs_x(ability.cost), given=_used_up(ability.cost), stays=stays)
        case have.Spell():
            scene = scene._replace(given=_used_up(card.additional), stays=False)
        case _:
            pass
    if not isinstance(ability, have.Spoken):
        yield from _of_part(ability, field, scene)
        return
    yield from reach.of_modes(ability, field)
    for place, condition in enumerate(getattr(ability, "conditions", ())):
        yield from _of_part(condition, f"{field}.if.{place}", scene)
    if isinstance(ability, have.Activated):
        for place, component in enumerate(ability.cost):
            yield from _of_part(component, f"{field}.cost.{place}", scene)
    said: list[tuple[str, have.Mode | have.Spoken]] = [(field, ability)]
    said += [(f"{field}.modes.{place}", mode) for place, mode in enumerate(ability.modes)]
    for at, each in said:
        yield from reach.of_targets(each.targets, f"{at}.targets")
        for place, target in enumerate(each.targets):
            yield from _of_part(target, f"{at}.targets.{place}", scene)
        yield from _of_row(each.do, f"{at}.do", scene._replace(targets=each.targets))


def _costs_x(paid: costs.Costs) -> bool:
    return any(isinstance(each, costs.Mana) and "X" in each.mana.split() for each in paid)


def _takes_itself(paid: costs.Costs) -> bool:
    return any(isinstance(each, costs.TapThis) and each.this not in ("tap", "untap") for each in paid)


def _used_up(paid: costs.Costs) -> frozenset[str]:
    """Return the word for objects that are paid with, if there are any."""
    named = any(isinstance(each, costs.Pick) and not isinstance(each, costs.Discard) for each in paid)
    return frozenset(("paid",)) if named else frozenset()


# Events


def _of_trigger(when: Trigger, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of an event that is waited for."""
    event = when.event
    if (when.step is not None) is not (event == "step"):
        yield misplaced(f"{field}.step", "event-only", "step")
    for name in ("this", "host"):
        if getattr(when, name) and event in UNHEARD:
            yield misplaced(f"{field}.{name}", "event-never", event)
    if when.host and not scene.attached:
        yield misplaced(f"{field}.host", "no-host", "host")
    if when.this and when.host:
        yield misplaced(f"{field}.host", "beside", "this")
    of_player = event in WITHOUT_OBJECT or (event == "damaged" and when.to == "player")
    if when.filter != ANYTHING and of_player:
        yield misplaced(f"{field}.is", "event-card", event)
    if (when.by is not None or when.by_whose != "any") and event not in DONE_BY:
        yield misplaced(f"{field}.by", "event-by", event)
    for name in ("combat", "to"):
        if getattr(when, name) is not None and event not in DAMAGE:
            yield misplaced(f"{field}.{name}", "event-only", "damages")
    if event == "damaged" and when.to is not None and (when.this or when.host):
        yield misplaced(f"{field}.to", "beside", "this" if when.this else "host")
    yield from reach.of_itself(when, field)
    for name in ("filter", "by"):
        value = getattr(when, name)
        if value is not None:
            yield from _of_part(value, f"{field}.{'is' if name == 'filter' else name}", scene)


# What is done


def _of_row(actions: Sequence[do.Action], field: str, scene: Scene) -> Iterator[Misplaced]:
    for place, action in enumerate(actions):
        yield from _of_part(action, f"{field}.{place}", scene)
        scene = scene._replace(given=_given(scene.given, action))


_OWN = "own"
"""Among what is given: all that was chosen is controlled by who has chosen it."""


def _given(before: frozenset[str], action: do.Action) -> frozenset[str]:
    picks = [part for part in parts(action) if isinstance(part, do.Pick)]
    if picks:
        before -= {_OWN}
    own = {_OWN} if picks and all(each.whose == "you" for each in picks) else set[str]()
    return before | _gives(action) | own


def _gives(action: do.Action) -> frozenset[str]:
    """Return the words that mean something after an action."""
    found = {"done"}
    for part in parts(action):
        match part:
            case do.Pick():
                found.add("chosen")
            case do.MakeTokens() | do.Move(to="battlefield" | "graveyard" | "exile"):
                found.add("made")
            case do.May():
                found |= _used_up(part.pay)
            case _:
                pass
    return frozenset(found)


def _of_part(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing in a part, and in the parts inside it."""
    yield from reach.of_itself(part, field)
    within = scene
    match part:
        case ask.Paid() if not scene.kicked:
            yield misplaced(field, "not-kicked", part.test)
        case ask.Did() if "done" not in scene.given:
            yield misplaced(field, "nothing-before", part.test)
        case do.Later(when=Trigger() as when):
            yield from _of_trigger(when, f"{field}.when", scene)
            within = scene._replace(when=when) if when.filter != ANYTHING else scene
        case do.ForEach():
            within = scene._replace(each="player" if isinstance(part.of, str) else "object")
        case do.May():
            within = scene._replace(given=scene.given | _used_up(part.pay))
        case do.Damage() if part.divided and not scene.targets:
            yield misplaced(f"{field}.divided", "no-target", "divided")
        case do.Sacrifice(what="chosen") if "chosen" in scene.given and _OWN not in scene.given:
            yield misplaced(f"{field}.what", "others-sacrifice", "chosen")
        case do.Unmake():
            yield from _of_word(part.what, "item", f"{field}.what", scene)
        case have.Static(what="host") if not scene.attached:
            yield misplaced(f"{field}.what", "no-host", "host")
        case have.Static() | do.Apply() if _defines_another(part):
            yield misplaced(f"{field}.changes", "defines", "defines")
        case do.Apply(until="while_here") if not scene.stays:
            yield misplaced(f"{field}.until", "gone", "while_here")
        case _:
            pass
    for name, value, at, place in inside(part, field):
        if name in ("do", "otherwise"):
            if place == 0:
                yield from _of_row(getattr(part, name), at.removesuffix(".0"), within)
        elif isinstance(value, str):
            yield from _of_named(type(part), name, value, at, scene)
        elif isinstance(value, BaseModel) and not isinstance(value, Trigger):
            yield from _of_part(value, at, scene)


def _defines_another(part: have.Static | do.Apply) -> bool:
    """Tell whether a size is said to be a card's own where it is not (604.3)."""
    own = isinstance(part, have.Static) and part.what == "this"
    return not own and any(getattr(each, "defines", False) for each in part.changes)


def _of_named(model: type[BaseModel], name: str, word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield why a word of a field means nothing here, if so."""
    if word not in words_of(model, name):
        return
    role = role_of(model, name)
    if role is not None:
        yield from _of_word(word, role, field, scene)
    elif word in _NUMBERS:
        yield from _of_number(word, field, scene)


_NUMBERS = ("x", "amount", "done")


def _of_number(word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    if word == "x" and not scene.x:
        yield misplaced(field, "no-x", word)
    if word == "done" and word not in scene.given:
        yield misplaced(field, "nothing-before", word)
    if word == "amount" and (scene.when is None or scene.when.event not in NUMBERED):
        yield misplaced(field, "no-amount", word)


def _of_word(word: str, role: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield why a word that stands for something means nothing here, if so."""
    event = scene.when.event if scene.when is not None else None
    match word:
        case "target" | "target_2" | "target_3":
            place = _TARGETS.index(word)
            if place >= len(scene.targets):
                yield misplaced(field, "no-target", word)
            elif scene.targets[place].target not in AIMED[role]:
                yield misplaced(field, "other-target", scene.targets[place].target)
        case "that" | "by" | "that_player" if event is None:
            yield misplaced(field, "no-event", word)
        case "that" if event in WITHOUT_OBJECT or _hits_player(scene.when):
            yield misplaced(field, "other-event", str(event))
        case "by" if event not in DONE_BY:
            yield misplaced(field, "other-event", str(event))
        case "that" | "by" if role == "item" and event not in OF_ITEMS:
            yield misplaced(field, "other-event", str(event))
        case "chosen" | "made" | "paid" if word not in scene.given:
            yield misplaced(field, "not-paid" if word == "paid" else "nothing-before", word)
        case "each" if not scene.each or (role in ("object", "player") and scene.each != role):
            yield misplaced(field, "no-each", word)
        case "host" if not scene.attached:
            yield misplaced(field, "no-host", word)
        case _:
            pass


def _hits_player(when: Trigger | None) -> bool:
    return when is not None and when.event in DAMAGE and when.to == "player"


def misplaced(field: str, key: str, found: Any) -> Misplaced:
    """Return why something means nothing where it stands."""
    return Misplaced(field, Say(f"mn-pack-{key}", {"found": str(found)}))
