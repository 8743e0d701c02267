"""Cards in words: the line of a card's type and numbers, and all that is printed below."""

from __future__ import annotations

from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import figure
from engines.neo_noble.cards.printed.actions import Actions
from engines.neo_noble.cards.printed.parts import Tokens
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.pack import Noble, Spirit


def card_text(card: Noble | Spirit, tokens: Tokens) -> tuple[Say, ...]:
    """Return all that is printed on a card below its name."""
    return (type_line(card), *rules_text(card, tokens))


def type_line(card: Noble | Spirit) -> Say:
    """Return the line of a card's type, Fate and numbers."""
    fate = Say("nn-fate", {"fate": card.fate})
    if isinstance(card, Noble):
        return Say("nn-type-line-noble", {"fate": fate})
    stats = {"power": figure(card.power), "resolve": figure(card.resolve)}
    values: dict[str, Any] = {"type": card.type, "fate": fate, **stats}
    return (
        Say("nn-type-line-token", values)
        if card.type == "token"
        else Say("nn-type-line", {**values, "cost": card.cost})
    )


def rules_text(card: Noble | Spirit, tokens: Tokens) -> tuple[Say, ...]:
    """Return the lines of a card's behaviours, Tribute, REACT condition and texts."""
    lines: list[Say] = []
    if isinstance(card, Spirit):
        words = Actions(tokens)
        lines += [Say("nn-behaviour", {"keyword": keyword}) for keyword in card.behaviours]
        if card.tribute:
            lines.append(Say("nn-line-tribute", {"costs": words.costs(card.tribute)}))
        if card.react is not None:
            lines.append(Say("nn-line-react", {"when": words.react(card.react)}))
    return (*lines, *(text_line(text, tokens) for text in card.texts))
