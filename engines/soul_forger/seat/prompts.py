"""How decisions are put to a person, from his own view alone."""

from __future__ import annotations

from typing import Any

from engines.kernel import Decision, Gather, Number, Option, Pick, Prompt, Say
from engines.kernel.effects.picking import card_of
from engines.soul_forger.cards.catalogue import Named, catalogue_of
from engines.soul_forger.seat.view import SoulForgerView


def prompt(view: SoulForgerView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    return _Face(view, decision).prompt()


def text_key(group: str, name: str) -> str:
    """Return the key of a text."""
    return f"sf-{group}-{name.replace('_', '-')}"


class _Face:
    """One decision with what its seat sees."""

    def __init__(self, view: SoulForgerView, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.catalogue = catalogue_of(view.options)
        self.pieces = {piece.id: piece for piece in view.pieces}

    def prompt(self) -> Prompt:
        decision = self.decision
        options = () if isinstance(decision, Number) else tuple(map(self.option, decision.keys))
        none = (
            Say(text_key("none", decision.kind))
            if isinstance(decision, Pick) and not decision.least
            else None
        )
        return Prompt(self.title(), options, none=none, running=self.running())

    def title(self) -> Say:
        side = self.view.sides[self.decision.seat]
        values: dict[str, Any] = {"level": side.level, "experience": side.xp, "turn": self.view.turn}
        if isinstance(self.decision, Pick):
            values["count"] = self.decision.most
        named = self.about()
        if named is not None:
            values["card"] = named
        return Say(text_key("prompt", self.decision.kind), values)

    def about(self) -> Named | None:
        """Return the card that the question is about."""
        for key in self.decision.subject:
            card = self.card(key)
            if card is not None:
                return self.catalogue.named(card)
        return None

    def running(self) -> Say | None:
        """Return what an answer of several parts comes to while it is put together."""
        if self.decision.kind == "quest":
            level = self.view.sides[self.decision.seat].level
            return Say(text_key("running", "quest"), {"so_far": 0, "level": level})
        return Say(text_key("running", "pay"), {"so_far": 0}) if isinstance(self.decision, Gather) else None

    def card(self, key: str) -> str | None:
        """Return the card that a key names, where it names one that the viewer knows."""
        _, colon, what = key.partition(":")
        named = what.partition(":")[0] if colon and key.startswith("skill:") else what if colon else key
        if named[:1] == "p" and named[1:].isdigit():
            piece = self.pieces.get(int(named[1:]))
            return piece.card if piece is not None else None
        card = card_of(named)
        return card if card in self.catalogue.cards else None

    def option(self, key: str) -> Option:
        verb, colon, _ = key.partition(":")
        card = self.card(key)
        if card is not None:
            group = verb if colon else ""
            label = Say(text_key("option", verb if colon else "card"), {"card": self.catalogue.named(card)})
            return Option(key, label, group=group, card=card, worth=self.catalogue.cards[card].ronum)
        if key[0] == "s" and key[1:].isdigit():
            return Option(key, Say(text_key("option", "player"), {"seat": int(key[1:])}))
        if key.isdigit():
            return Option(key, Say(text_key("option", "alternative"), {"number": int(key) + 1}))
        return Option(key, Say(text_key("option", key)))
