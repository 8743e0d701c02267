"""Texts in words: a line for each, with its label."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import chained, dashed, in_sentences, listed
from engines.neo_noble.cards.printed.actions import Actions
from engines.neo_noble.cards.printed.costs import number_paid
from engines.neo_noble.cards.printed.parts import Tokens
from engines.neo_noble.language.actions import Action, Later
from engines.neo_noble.language.changes import CostChange, InsteadOfDraw
from engines.neo_noble.language.conditions import Condition
from engines.neo_noble.language.costs import PaySouls, X
from engines.neo_noble.language.texts import Activated, Ongoing, Text


def text_line(text: Text, tokens: Tokens) -> Say:
    """Return a text as a line, with its label."""
    paid = any(isinstance(part, X) for part in parts(text))
    words = Actions(tokens, text.targets if isinstance(text, Activated) else (), x_is_paid=paid)
    line = _activated(text, words) if isinstance(text, Activated) else _ongoing(text, words)
    return line if text.label is None else Say("nn-line-labelled", {"label": text.label, "line": line})


def costing(change: CostChange, tokens: Tokens) -> Say:
    """Return what costs more or less by a change."""
    return Actions(tokens).costing(change)


def put_off(later: Later | InsteadOfDraw, tokens: Tokens) -> Say:
    """Return what is put off, or done in place of a draw, without its time."""
    return Actions(tokens).actions(later.do)


def _activated(text: Activated, words: Actions) -> Say:
    """Return "TYPE, you may pay this: targets, conditions, actions"."""
    body = _body(text.conditions, text.do, words)
    if text.targets:
        targets = chained("nn-and-target", [words.target(target) for target in text.targets])
        several = "yes" if len(text.targets) > 1 else "no"
        body = Say("nn-targeted", {"several": several, "targets": targets, "rest": body})
    return Say("nn-line", {"head": _head(text, words), "body": body})


def _head(text: Activated, words: Actions) -> Say:
    """Return the activation type, whether it may or must be used, and its cost."""
    says = text.says or "none"
    if text.type == "pay":
        first, *others = text.cost
        if isinstance(first, PaySouls):
            costs = [Say("nn-souls", {"count": number_paid(first)})]
            costs += [words.cost(cost) for cost in others]
            head = Say("nn-head-pay-souls", {"costs": words.with_x(chained("words-and", costs), text.cost)})
        else:
            head = Say("nn-head-pay", {"costs": words.costs(text.cost)})
        return Say("nn-head-once", {"head": head}) if text.once else head
    named = Say("nn-activation", {"type": dashed(text.type)})
    if text.cost:
        return Say("nn-head-cost", {"type": named, "says": says, "costs": words.costs(text.cost)})
    return Say("nn-head", {"type": named, "says": says})


def _ongoing(text: Ongoing, words: Actions) -> Say:
    """Return "ONGOING: what holds", or "ONGOING: when something happens, what is done"."""
    head = Say("nn-activation", {"type": "ongoing"})
    if text.when is None:
        return Say("nn-line", {"head": head, "body": _held(text, words)})
    values: dict[str, Any] = {
        "when": words.trigger(text.when),
        "may": "yes" if text.may else "no",
        "actions": words.actions(text.do),
    }
    if text.conditions:
        values["conditions"] = words.all_of(text.conditions)
        return Say("nn-line", {"head": head, "body": Say("nn-when-if", values)})
    return Say("nn-line", {"head": head, "body": Say("nn-when", values)})


def _held(text: Ongoing, words: Actions) -> Say:
    held = [words.change(change) for change in text.holds]
    if not text.conditions:
        return in_sentences(held)
    values = {"conditions": words.all_of(text.conditions), "actions": listed(held, "and")}
    return Say("words-sentence", {"text": Say("nn-do-if", values)})


def _body(conditions: Sequence[Condition], actions: Sequence[Action], words: Actions) -> Say:
    if not conditions:
        return words.sentences(actions)
    values = {"conditions": words.all_of(conditions), "actions": words.actions(actions)}
    return Say("words-sentence", {"text": Say("nn-do-if", values)})
