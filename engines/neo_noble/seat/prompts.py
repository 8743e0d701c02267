"""How decisions are put to a person, from their own view alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.kernel import Decision, Number, Option, Pick, Prompt, Say
from engines.kernel.cards.packs import parts
from engines.neo_noble.evaluation import powers
from engines.neo_noble.seat.answers import Answers
from engines.neo_noble.seat.beginnings import STEPS, beginnings
from engines.neo_noble.seat.blocks import BLOCKS, at_once, proposals
from engines.neo_noble.seat.labels import Labels, text_key
from engines.neo_noble.seat.open_table import open_table
from engines.neo_noble.seat.refusals import refusals
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table.contexts import Answering, InsteadContext, LeavingContext
from engines.neo_noble.table.pieces import Place


def prompt(view: NeoNobleView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    face = _Face(view, decision)
    options = face.options()
    return Prompt(
        face.title(),
        options,
        face.default(),
        face.none(),
        face.running(),
        face.about(),
        proposals(face.table, face.labels, decision),
        groups={option.group: _NAMED[option.group] for option in options if option.group in _NAMED},
    )


_NONE = {"mulligan": "keep", "block": "no_block", "swap_out": "no_swap"}
"""What picking nothing is called."""


_NAMED = {group: Say(f"nn-group-{group}") for group in (BLOCKS, STEPS)}
"""What those groups are called whose options do not say it."""
_NO_CARD = {"id": "", "en": "", "fr": ""}


class _Face:
    """One decision with what its seat sees."""

    def __init__(self, view: NeoNobleView, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.table = open_table(view)
        self.labels = Labels(self.table, decision.seat)
        self.answers = Answers(self.table, self.labels, decision)

    def options(self) -> tuple[Option, ...]:
        """Return what a person picks among, and what is not allowed; a number needs nothing of it."""
        decision = self.decision
        if isinstance(decision, Number):
            return ()
        keys = decision.keys[::-1] if decision.kind == "may" else decision.keys  # doing it comes first
        offered = tuple(map(self.answers.option, keys))
        if whole := beginnings(self.table, decision):
            return whole + tuple(replace(option, group=STEPS) for option in offered)
        blocks = at_once(self.table, self.labels, decision)
        return offered + blocks + refusals(self.table, self.labels, decision)

    def title(self) -> Say:
        """Return the question."""
        decision = self.decision
        side = self.table.sides[self.seat]
        values: dict[str, Any] = {"souls": self._souls(), "lingering": side.lingering}
        card = self.labels.asker(decision)
        if card is not None:
            values["card"] = self.labels.named(card)
        values["count"] = decision.most if isinstance(decision, Pick) else 1
        values["up_to"] = "yes" if isinstance(decision, Pick) and decision.least < decision.most else "no"
        match decision.kind:
            case "action" | "income" | "harvest" | "channel" | "focus":
                values["turn"] = self.view.turn
            case "react" | "block":
                return self._answering(values)
            case "may":
                return Say("nn-prompt-may", {**values, "what": self.labels.offer(decision)[0]})
            case "souls":
                return self._paying(values)
            case "swap_in":
                assert isinstance(decision.about.rest, LeavingContext)
                values["cards"] = self.labels.counted(decision.about.rest.cards)
            case "instead":
                assert isinstance(decision.about.rest, InsteadContext)
                values["to"] = decision.about.rest.to
                values["spirit"] = self.labels.named(decision.about.the_card)
            case "draw":
                values["cost"] = powers.draw_cost(self.table, self.seat)
            case _:
                pass
        return Say(text_key("prompt", decision.kind), values)

    def _souls(self) -> int:
        """Return the Souls at hand without coins and Bargain."""
        side = self.table.sides[self.seat]
        return side.lingering + sum(slot is not None and slot.ready for slot in side.channel)

    def _answering(self, values: dict[str, Any]) -> Say:
        """Return the question of a React window, or of a Block."""
        battle = self.view.battle
        rest = self.decision.about.rest
        kinds = rest.kinds if isinstance(rest, Answering) else ()
        if self.decision.kind == "block" or ("attack" in kinds and battle is not None):
            assert battle is not None
            own = battle.defender.seat == self.seat
            lane = battle.defender if own else battle.attacker
            fight = {"power": battle.power, "resolve": battle.resolve + battle.raised}
            where = self.labels.lane(Place(lane.seat, lane.lane))
            key = "nn-prompt-block" if self.decision.kind == "block" else "nn-prompt-react-attack"
            return Say(key, {**values, **fight, "where": where, "whose": "own" if own else "opposing"})
        event = self.view.stack[-1]
        about: dict[str, Any] = {"seat": event.seat, "number": event.number}
        about["what"] = "text" if event.card is None else "card"
        about["card"] = _NO_CARD if event.card is None else self.labels.named(event.card)
        return Say(text_key("prompt-react", event.kind), {**values, **about})

    def _paying(self, values: dict[str, Any]) -> Say:
        purpose = self.decision.about.verb or "card"
        return Say("nn-prompt-souls", {"card": _NO_CARD, **values, "purpose": purpose})

    def default(self) -> Say:
        """Return what happens when time runs out."""
        match self.decision.default:
            case None:
                return Say("nn-default-random")
            case "back":
                return Say("nn-default-back")
            case _:
                return Say(text_key("default", self.decision.kind))

    def none(self) -> Say | None:
        """Return what picking nothing is called."""
        name = _NONE.get(self.decision.kind)
        return None if name is None else Say(text_key("option", name))

    def about(self) -> Say | None:
        """Return the text that asks for a pick: the question alone does not say what follows."""
        if not self.decision.kind.startswith(("pick_", "look_", "target_")):
            return None
        verb, texts = self.decision.about.verb, self.labels.texts(self.decision)
        acting = [
            text for text in texts
            if verb and any(getattr(part, "action", None) == verb for part in parts(text))
        ]  # fmt: skip
        found = acting or texts
        return self.labels.line(found[0]) if len(found) == 1 else None

    def running(self) -> Say | None:
        """Return what a Block comes to while it is put together (NN-D18)."""
        battle = self.view.battle
        if self.decision.kind != "block" or battle is None:
            return None
        values = {"so_far": battle.resolve + battle.raised, "power": battle.power}
        return Say("nn-running-block", values)
