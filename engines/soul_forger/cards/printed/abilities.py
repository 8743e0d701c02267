"""Abilities in words: a line for each, which begins with its keyword where it has one."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import chained, in_sentences, listed
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.cards.printed.events import keyword_of
from engines.soul_forger.cards.printed.parts import Definitions
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.events import Trigger


def ability_line(ability: Ability, definitions: Definitions, noun: str) -> Say:
    """Return an ability as a line; `noun` is what its card is."""
    event = ability.when.event if ability.when else None
    words = Actions(definitions, noun, ability.targets, event)
    if ability.holds:
        return _held(ability, words)
    if ability.when is not None:
        line = _triggered(ability, ability.when, words)
        return Say("sf-happens-once", {"text": line}) if ability.when.once else line
    body = _told(ability, words)
    if ability.cost is None:
        return body
    line = Say("sf-line-after", {"head": _head(ability, words), "body": body})
    return Say("sf-used-once", {"text": line}) if ability.once else line


def _triggered(ability: Ability, when: Trigger, words: Actions) -> Say:
    """Return "Welcome: what is done", or "When something happens, what is done"."""
    if (named := keyword_of(when.model_copy(update={"once": False}))) is not None:
        head = Say("sf-ability-word", {"word": named})
        return Say("sf-line-after", {"head": head, "body": _told(ability, words)})
    values = {"when": words.trigger(when, once=False), "body": _told(ability, words, in_one=True)}
    return Say("words-sentence", {"text": Say("sf-when", values)})


def _head(ability: Ability, words: Actions) -> Say:
    """Return what activates it: "Skill", what is paid, how often, how fast."""
    costs = [words.ability_cost(cost) for cost in ability.cost or () if cost != "off_guard"]
    said = [Say("sf-ability-word", {"word": "skill"})] if ability.is_skill else []
    said += [listed(costs, "and")] if costs else []
    head = chained("words-comma", said) if said else Say("sf-ability-word", {"word": "free"})
    return Say("sf-head-reaction", {"head": head}) if ability.speed == "reaction" else head


def _told(ability: Ability, words: Actions, *, in_one: bool = False) -> Say:
    """Return what an ability does; its targets are named in the sentence, or chosen before it."""
    if not ability.targets:
        return _body(ability, words, in_one=in_one)
    if len({target.model_dump_json() for target in ability.targets}) == len(ability.targets):
        words.unnamed = dict(zip(("target", "target_2"), ability.targets, strict=False))
        body = _body(ability, words, in_one=in_one)
        if not words.unnamed and not words.unfit:
            return body
    words.unnamed, words.named, words.apart = {}, set(), 0
    rest = _body(ability, words, in_one=in_one)
    said = Say("sf-targeted", {"targets": words.all_targets(ability.targets), "rest": rest})
    return said if in_one else Say("sf-capital", {"text": said})


def _body(ability: Ability, words: Actions, *, in_one: bool) -> Say:
    """Return conditions and actions, as sentences; `in_one`: as a part of one."""
    conditions = {"conditions": words.all_of(ability.conditions)} if ability.conditions else {}
    if not (in_one or conditions or ability.may):
        return words.sentences(ability.do)
    said = words.actions(ability.do)
    if ability.may:
        said = Say("sf-do-may", {**words.player("you"), **words.may(ability.do, said)})
    if conditions:
        said = words.otherwise(Say("sf-do-if", {**conditions, "actions": said}), ability.otherwise)
    return said if in_one else Say("words-sentence", {"text": said})


def _held(ability: Ability, words: Actions) -> Say:
    held = words.together(ability.holds)
    if not ability.conditions:
        return in_sentences(held)
    values = {"conditions": words.all_of(ability.conditions), "actions": listed(held, "and")}
    return Say("words-sentence", {"text": Say("sf-do-if", values)})
