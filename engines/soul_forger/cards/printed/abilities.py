"""Abilities in words: a line for each, which begins with its keyword where it has one."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.cards.wording import chained, in_sentences, listed
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.cards.printed.events import keyword_of
from engines.soul_forger.cards.printed.parts import Definitions
from engines.soul_forger.language.abilities import Ability


def ability_line(ability: Ability, definitions: Definitions, noun: str) -> Say:
    """Return an ability as a line; `noun` is what its card is."""
    event = ability.when.event if ability.when else None
    words = Actions(definitions, noun, ability.targets, event)
    if ability.holds:
        return _held(ability, words)
    body = _body(ability, words)
    if ability.when is not None:
        named = keyword_of(ability.when)
        if named is not None:
            head = Say("sf-ability-word", {"word": named})
            return Say("sf-line-after", {"head": head, "body": body})
        return Say(
            "words-sentence", {"text": Say("sf-when", {"when": words.trigger(ability.when), "body": body})}
        )
    if ability.cost is not None:
        return Say("sf-line-after", {"head": _head(ability, words), "body": body})
    return Say("words-sentence", {"text": body})


def _head(ability: Ability, words: Actions) -> Say:
    """Return what activates it: "Skill", what is paid, how often, how fast."""
    costs = [words.ability_cost(cost) for cost in ability.cost or () if cost != "off_guard"]
    said = [Say("sf-ability-word", {"word": "skill"})] if ability.is_skill else []
    said += [listed(costs, "and")] if costs else []
    head = chained("words-comma", said) if said else Say("sf-ability-word", {"word": "free"})
    if ability.speed == "reaction":
        head = Say("sf-head-reaction", {"head": head})
    return Say("sf-head-once", {"head": head}) if ability.once else head


def _body(ability: Ability, words: Actions) -> Say:
    """Return targets, conditions and actions, as one sentence."""
    said = words.actions(ability.do)
    if ability.may:
        said = Say("sf-do-may", {**words.player("you"), "actions": said})
    if ability.conditions:
        values = {"conditions": words.all_of(ability.conditions), "actions": said}
        said = words.otherwise(Say("sf-do-if", values), ability.otherwise)
    if not ability.targets:
        return said
    return Say("sf-targeted", {"targets": words.all_targets(ability.targets), "rest": said})


def _held(ability: Ability, words: Actions) -> Say:
    held = [words.change(change) for change in ability.holds]
    if not ability.conditions:
        return in_sentences(held)
    values = {"conditions": words.all_of(ability.conditions), "actions": listed(held, "and")}
    return Say("words-sentence", {"text": Say("sf-do-if", values)})
