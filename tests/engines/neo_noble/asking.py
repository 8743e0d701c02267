"""Words for what a seat reads when it is asked: questions, answers, what they lead to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.kernel import Option, Prompt, Proposal, Say
from engines.kernel.seat.prompts import SETTINGS
from engines.neo_noble.cards.printed import rules_text
from tests.engines.in_full import in_full
from tests.engines.neo_noble.pack import PLAIN, name
from tests.engines.neo_noble.scenes import Scene

_STATS = {card["id"]: (card["cost"], card["power"], card["resolve"]) for card in PLAIN}


def named(key: str) -> dict[str, str]:
    """A card of the test pack by its id and its names."""
    return {"id": key, **name(key)}


# Questions


def title(
    key: str,
    *,
    souls: int = 0,
    lingering: int | None = None,
    count: int = 1,
    up_to: bool = False,
    **more: Any,
) -> Say:
    """A question; it tells what can be paid at once, Souls of coins and of Noble's Bargain apart."""
    values = {"souls": souls, "lingering": souls if lingering is None else lingering}
    numbers = {"count": count, "up_to": "yes" if up_to else "no"}
    return Say(f"nn-prompt-{key}", {**values, **numbers, **more})


def about(card: str, key: str, **more: Any) -> Say:
    """A question about a card."""
    return title(key, card=named(card), **more)


def asks(
    s: Scene,
    question: Say,
    *options: Option,
    default: str = "random",
    none: str | None = None,
    running: Say | None = None,
    quotes: Say | None = None,
    groups: Mapping[str, Say] | None = None,
    proposals: tuple[Proposal, ...] = (),
) -> None:
    """Fail unless this is all that is asked; `quotes` is the text of a card that the question comes from."""
    prompt = in_full(s.prompt())
    assert prompt.title == question
    assert prompt.options == options
    nothing = None if none is None else Say(f"nn-option-{none}")
    asked = Prompt(question, options, Say(f"nn-default-{default}"), nothing, running, quotes)
    assert prompt == replace(asked, groups=groups or {}, proposals=proposals)


STEPS = {"steps": Say("nn-group-steps")}
"""What the single steps are called beside whole Income Phases."""


def whole(name: str, *answers: str) -> Option:
    """A whole Income Phase from here on, by what it answers."""
    return Option(answers[0], Say(f"nn-whole-{name}"), "whole", then=answers[1:])


def block(*cards: str, total: int, power: int = 6) -> Proposal:
    """A whole Block, and the Resolve that it comes to."""
    values = {"cards": [named(key.partition("#")[0]) for key in cards], "total": total, "power": power}
    return Proposal(cards, Say("nn-proposal-block", values))


# Words for things


def card(key: str, cost: int | None = None) -> Say:
    """A plain card with its numbers; `cost` is what it costs at present."""
    printed, power, resolve = _STATS[key]
    return numbers(key, printed if cost is None else cost, power, resolve)


def numbers(key: str, cost: int, power: int, resolve: int) -> Say:
    return Say("nn-option-card", {"card": named(key), "cost": cost, "power": power, "resolve": resolve})


def noble_card(key: str) -> Say:
    return Say("nn-option-noble-card", {"card": named(key)})


def lane(lane: str, side: str = "own") -> Say:
    return Say("nn-option-lane", {"lane": lane, "side": side})


def slot(number: int, state: str = "ready", side: str = "own", card: str | None = None) -> Say:
    """A Channel slot; only a face-up card is named."""
    values = {"number": number, "state": state, "side": side}
    if card is None:
        return Say("nn-option-slot", values)
    return Say("nn-option-slot-card", {**values, "card": named(card)})


def coin(lane: str, state: str) -> Say:
    return Say("nn-option-coin", {"lane": lane, "state": state})


def spirit(key: str, power: int, resolve: int, lane: str, side: str = "own") -> Say:
    values = {"power": power, "resolve": resolve, "lane": lane, "side": side}
    return Say("nn-option-spirit", {"spirit": named(key), **values})


def printed(s: Scene, key: str, place: int = 0) -> Say:
    """The line of a text as it stands on its card."""
    catalogue = s.table.catalogue
    tokens = {key: card for key, card in catalogue.spirits.items() if card.type == "token"}
    definition = catalogue.definition(key)
    return rules_text(definition, tokens)[place - len(definition.texts) :][0]


def doing(action: str, number: int = 1, who: str = "you") -> Say:
    """A counted deed, such as "draw 1 card"."""
    subject = Say("nn-player", {"who": who})
    return Say(
        f"nn-do-{action}", {"who": who, "subject": subject, "number": number, "sign": "plus", "tail": ""}
    )


# Answers


def verb(key: str, preview: Say | None = None, word: str | None = None) -> Option:
    return Option(key, Say(f"nn-option-{word or key.replace('_', '-')}"), "actions", preview=preview)


def setting(key: str) -> Option:
    """A verb that only changes how its player is asked: it stands apart."""
    return replace(verb(key), group=SETTINGS)


def step(key: str) -> Option:
    """A step of the Income Phase alone, beside whole ones."""
    return replace(verb(key), group="steps")


def of_card(key: str, label: Say, card: str | None = None, preview: Say | None = None) -> Option:
    return Option(key, label, "cards", card or key, preview)


def plain(*keys: str) -> tuple[Option, ...]:
    """Plain cards; `wolf#2` is a second copy."""
    return tuple(of_card(key, card(key.partition("#")[0]), key.partition("#")[0]) for key in keys)


def of_text(s: Scene, key: str, card: str, place: int = 0, group: str = "texts") -> Option:
    """A text without a label: its card, and what it says."""
    return Option(key, Say("nn-option-text", {"card": named(card)}), group, card, printed(s, card, place))


def of_spirit(s: Scene, key: str, card: str, place: int, lane: str, depth: int = 1) -> Option:
    """A text without a label of a Spirit: its lane, and at which place from above it lies, are told."""
    told = of_text(s, key, card, place)
    return replace(told, label=placed(told.label, lane, depth))


def placed(label: Say, lane: str, depth: int = 1) -> Say:
    """What a text is called, with where its Spirit lies."""
    return Say("nn-option-text-of", {"text": label, "lane": lane, "depth": depth})


def price(cost: int) -> Say:
    return Say("nn-preview-price", {"cost": cost})


def totals(power: int, resolve: int) -> Say:
    return Say("nn-preview-lane", {"power": power, "resolve": resolve})


def depth(depth: int, count: int) -> Say:
    """At which place from above a Spirit lies, of how many."""
    return Say("nn-preview-spirit", {"depth": depth, "count": count})
