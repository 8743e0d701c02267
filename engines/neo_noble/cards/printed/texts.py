"""Texts in words: a line for each, with its label."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import chained, dashed, in_sentences, listed
from engines.neo_noble.cards.printed.actions import Actions
from engines.neo_noble.cards.printed.costs import number_paid
from engines.neo_noble.cards.printed.parts import Tokens
from engines.neo_noble.language.actions import Later
from engines.neo_noble.language.changes import CostChange, InsteadOfDraw
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
    body = _told(text, words)
    return Say("nn-line", {"head": _head(text, words), "body": body})


def _told(text: Activated, words: Actions) -> Say:
    """Return what a text does; its targets are named in the sentence, or chosen before it."""
    if not text.targets:
        return _body(text, words)
    if len({target.target for target in text.targets}) == len(text.targets):
        words.unnamed = dict(zip(("target", "target_2"), text.targets, strict=False))
        body = _body(text, words)
        if not words.unnamed and not words.unfit:
            return body
    words.unnamed, words.apart, words.doer = {}, 0, "you"
    several = len({target.target for target in text.targets}) < len(text.targets)
    words.named = set() if several else {"target", "target_2"}
    targets = chained("nn-and-target", [words.phrase(target) for target in text.targets])
    return Say("nn-targeted", {"targets": targets, "rest": _body(text, words)})


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
        return head
    named = Say("nn-head", {"type": Say("nn-activation", {"type": dashed(text.type)}), "says": says})
    if text.cost and says != "may":
        return Say("nn-head-cost", {"head": named, "costs": words.costs(text.cost)})
    return named


def _ongoing(text: Ongoing, words: Actions) -> Say:
    """Return "ONGOING: what holds", or "ONGOING: when something happens, what is done"."""
    head = Say("nn-activation", {"type": "ongoing"})
    if text.when is None:
        return Say("nn-line", {"head": head, "body": _held(text, words)})
    values: dict[str, Any] = {
        "when": words.trigger(text.when, once=False),
        "may": "yes" if text.may else "no",
    }
    words.of_this = text.when.this
    if text.conditions:
        values["conditions"] = words.all_of(text.conditions)
    values |= words.may(text.do, words.actions(text.do))
    body = Say("nn-when-if" if text.conditions else "nn-when", values)
    return Say(
        "nn-line", {"head": head, "body": Say("nn-happens-once", {"text": body}) if text.when.once else body}
    )


def _held(text: Ongoing, words: Actions) -> Say:
    held = [words.change(change) for change in text.holds]
    if not text.conditions:
        return in_sentences(held)
    values = {"conditions": words.all_of(text.conditions), "actions": listed(held, "and")}
    return Say("words-sentence", {"text": Say("nn-do-if", values)})


def _body(text: Activated, words: Actions) -> Say:
    """Return conditions and actions, and whether they may be left undone."""
    said = _done(text, words)
    return Say("nn-used-once", {"text": said}) if text.once else said


def _done(text: Activated, words: Actions) -> Say:
    conditions = {"conditions": words.all_of(text.conditions)} if text.conditions else {}
    if text.says != "may":
        if not conditions:
            return words.sentences(text.do)
        said = Say("nn-do-if", {**conditions, "actions": words.actions(text.do)})
        return Say("words-sentence", {"text": said})
    costs = {"costs": words.costs(text.cost)} if text.cost else {}
    values = {"by": "you", **costs, **words.may(text.do, words.actions(text.do))}
    said = Say("nn-do-may-cost" if text.cost else "nn-do-may", values)
    if text.cost and conditions:  # what is paid is paid, whether or not they hold
        values["actions"] = Say("nn-do-if", {**conditions, "actions": values["actions"]})
    elif conditions:
        said = Say("nn-do-if", {**conditions, "actions": said})
    return Say("words-sentence", {"text": said})
