"""How decisions are put to a person, from their own view alone."""

from __future__ import annotations

from typing import Any

from engines.kernel import Choose, Decision, Option, Pick, Prompt, Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import alone
from engines.kernel.seat.forecasts import foreseen, of_mode
from engines.noxtalia.cards.printed.effects import Effects
from engines.noxtalia.evaluation.powers import cost
from engines.noxtalia.language.actions import ChooseOne, May
from engines.noxtalia.rules.attack import NO_DEFENCE, SKIP
from engines.noxtalia.rules.resolution import NO, YES
from engines.noxtalia.seat.labels import Labels, text_key
from engines.noxtalia.seat.open_table import open_table
from engines.noxtalia.seat.previews import after_attack, after_defence, own_attack, state, without_defence
from engines.noxtalia.seat.refusals import refusals
from engines.noxtalia.seat.view import NoxtaliaView
from engines.noxtalia.table.keys import bound_named, effect_named, spirit_named
from engines.noxtalia.table.state import Table


def prompt(view: NoxtaliaView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    assert isinstance(decision, Choose | Pick)
    face = _Face(view, decision)
    options = tuple(face.option(key) for key in decision.keys)
    return Prompt(
        face.title(),
        options + refusals(face.table, face.labels, decision),
        _default(decision),
    )


def default_label(decision: Decision) -> Say | None:
    """Name the passive answers that tell nothing of a hand (NX-D6, NX-D12, NX-D18)."""
    if decision.kind == "combat":
        return Say("nx-option-end")
    return Say("nx-option-none") if decision.default == NO_DEFENCE else None


def _default(decision: Decision) -> Say:
    """Return what happens when time runs out (NX-R52)."""
    match decision.default:
        case None:
            return Say("nx-default-random")
        case "back":
            return Say("nx-default-back")
        case _:
            return Say(text_key("default", decision.kind))


_VERBS = {"combat": "actions", "defend": "actions", "ally_defend": "actions", "may": "actions"}
_GROUPS = {
    "fetch": "discard",
    "sink_discard": "discard",
    "banish": "discard",
    "unbind": "attached",
    "order": "attached",
    "mode": "actions",
    "opponent": "players",
    "first": "players",
}
_BRIEF_VERBS = frozenset({"recycle"})
"""Verbs that are called shorter on a button; the others go without saying where a card follows."""
_SPIRITS = ("attack_spirit", "attack_target", "support_target", "zone_target", "pick_spirit", "pick_spirits",
            "attach")  # fmt: skip


class _Face:
    """One decision with what its seat sees."""

    def __init__(self, view: NoxtaliaView, decision: Choose | Pick) -> None:
        self.view = view
        self.decision = decision
        self.labels = Labels(view.options, len(view.sides))
        self.table: Table = open_table(view)

    def title(self) -> Say:
        """Return the question."""
        values: dict[str, Any] = {}
        decision = self.decision
        kind = decision.kind
        if decision.about.card is not None:
            values["card"] = self.labels.named(decision.about.card)
        if kind in ("combat", "attack_card", "attack_spirit", "support_card"):
            values["pm"] = self.view.sides[decision.seat].pm
        if kind == "combat":
            values["turn"] = self.view.turn
            values["cycle"] = self.view.cycle
        if kind in ("defend", "ally_defend"):
            attack = self.view.attack
            assert attack is not None
            target = self.view.sides[attack.defender].spirits[attack.target]
            values |= {"spirit": self.labels.named(target.card), "power": attack.attack.total}
            values["pm"] = self.view.sides[decision.seat].pm
        if isinstance(decision, Pick):
            values["count"] = decision.most
        return Say(text_key("prompt", kind), values)

    def option(self, key: str) -> Option:
        """Return one answer as a person sees it."""
        kind = self.decision.kind
        if kind in ("combat", "robot") or key in (NO_DEFENCE, SKIP, YES, NO):
            return self._word(key)
        if kind in _SPIRITS:
            return self._spirit(key)
        if kind == "mode":
            number = int(key)
            return of_mode(key, Say("nx-option-mode", {"number": number + 1}), "actions", self._mode(number))
        if kind in ("opponent", "first"):
            return Option(key, Say("nx-option-seat", {"seat": int(key)}), "players")
        if kind == "order":
            return self._effect(key)
        if kind == "unbind":
            return self._attached(key)
        return self._capacity(key)

    def _word(self, key: str) -> Option:
        """Return an answer that is no thing."""
        kind = self.decision.kind
        button = Say(text_key("button", key)) if key in _BRIEF_VERBS else None
        preview = self._may() if key == YES else None
        label = Say(text_key("option", key))
        option = Option(key, label, _VERBS.get(kind, "actions"), preview=preview, button=button)
        return foreseen(option, without_defence(self.view) if key == NO_DEFENCE else None)

    def _capacity(self, key: str) -> Option:
        """Return a capacity: on a button its name, as the picture shows the rest of it."""
        kind = self.decision.kind
        price = cost(self.table, self.decision.seat, self.table.card(key))
        named = self.labels.named(key)
        option = Option(
            key, self.labels.capacity(key, price), _GROUPS.get(kind, "hand"), key,
            short=Say("nx-short-card", {"card": named, "cost": price}),
            button=alone(named),
        )  # fmt: skip
        defends = kind in ("defend", "ally_defend")
        return foreseen(
            option, after_defence(self.table, self.view, self.decision.seat, key) if defends else None
        )

    def _spirit(self, key: str) -> Option:
        seat, place = spirit_named(key)
        spirit = self.view.sides[seat].spirits[place]
        kind = self.decision.kind
        if kind in ("attack_target", "zone_target"):
            forecast = after_attack(self.table, self.decision.seat, self.decision.about.the_card, key)
        elif kind == "attack_spirit":
            own = self.table.card(spirit.card)
            forecast = own_attack(own.cost, own.power)
        else:
            forecast = state(spirit)
        return foreseen(Option(key, self.labels.spirit(seat, spirit.card), "spirits", spirit.card), forecast)

    def _attached(self, key: str) -> Option:
        """Return a capacity that is attached to a Spirit."""
        card = bound_named(key).card
        return Option(key, Say("nx-option-attached", {"card": self.labels.named(card)}), "attached", card)

    def _effect(self, key: str) -> Option:
        """Return a card whose effects are due, with the Spirit on which it lies."""
        card, host = effect_named(key)
        values: dict[str, Any] = {"card": self.labels.named(card)}
        if not host:
            return Option(key, Say("nx-option-attached", values), "attached", card)
        values["spirit"] = self.labels.named(self.table.spirit(host).body.id)
        return Option(key, Say("nx-option-order", values), "attached", card)

    def _mode(self, number: int) -> Say | None:
        for part in self._parts():
            if isinstance(part, ChooseOne) and len(part.modes) == len(self.decision.keys):
                return self._words().actions(part.modes[number].do)
        return None

    def _may(self) -> Say | None:
        found = (part for part in self._parts() if isinstance(part, May))
        may = next(found, None)
        return None if may is None else self._words().actions(may.do)

    def _parts(self) -> list[Any]:
        name = self.decision.about.the_card
        catalogue = self.labels.catalogue
        return list(parts(catalogue.capacities.get(name) or catalogue.spirits[name]))

    def _words(self) -> Effects:
        card = self.table.card(self.decision.about.the_card)
        return Effects(self.labels.catalogue.elements, card.type, "host")
