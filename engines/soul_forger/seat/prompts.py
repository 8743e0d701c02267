"""How decisions are put to a person, from their own view alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.kernel import Choose, Decision, Gather, Number, Option, Pick, Prompt, Proposal, Say
from engines.kernel.cards.wording import dashed
from engines.kernel.decisions.keys import card_of
from engines.kernel.decisions.suggested_answers import FEW, hand_reaching, reaching
from engines.kernel.seat.copies import one_of_each
from engines.kernel.seat.forecasts import Forecast
from engines.soul_forger.evaluation import powers
from engines.soul_forger.rules import attacking
from engines.soul_forger.seat import previews
from engines.soul_forger.seat.alike import Alike
from engines.soul_forger.seat.answers import Answers
from engines.soul_forger.seat.attacks import first_attacks, with_only_target
from engines.soul_forger.seat.labels import Labels, text_key
from engines.soul_forger.seat.open_table import open_table
from engines.soul_forger.seat.refusals import refusals
from engines.soul_forger.seat.view import SoulForgerView
from engines.soul_forger.table.contexts import Falling, Paying

_ASKING = ("aim", "may", "mode", "search", "pick", "organize_bottom", "organize_top", "organize_under")
"""Kinds in which a card asks: what it says stands beside the question."""


def prompt(view: SoulForgerView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    face = _Face(view, decision)
    return Prompt(
        face.title(),
        face.options(),
        face.default(),
        face.none(),
        face.running(),
        face.about(),
        face.proposals(),
        face.proposed(),
    )


class _Face:
    """One decision with what its seat sees."""

    def __init__(self, view: SoulForgerView, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.table = open_table(view)
        self.labels = Labels(self.table, decision.seat)
        self.answers = Answers(self.table, self.labels, decision)

    def options(self) -> tuple[Option, ...]:
        """Return what may be answered, and what may not; a number needs nothing of it."""
        decision, table = self.decision, self.table
        if isinstance(decision, Number):
            return ()
        offered = self._of_choice(decision) if isinstance(decision, Choose) else (
            tuple(map(self.answers.option, decision.keys))
        )  # fmt: skip
        attacks = first_attacks(table, self.labels, decision)
        things = [option for option in offered if option.card is not None]
        verbs = [option for option in offered if option.card is None]
        return (*things, *attacks, *verbs, *refusals(table, self.labels, decision))

    def _of_choice(self, decision: Choose) -> tuple[Option, ...]:
        """Return one option for each thing: where there are copies, for all of them together."""
        different = one_of_each(decision.keys, Alike(self.table, decision).nature)
        self.labels.stand_for(different)
        offered = [
            replace(self.answers.option(key), copies=copies if len(copies) > 1 else ())
            for key, copies in different.items()
        ]
        if decision.kind != "attack":
            return (*offered,)
        return tuple(with_only_target(self.table, self.labels, option) for option in offered)

    def title(self) -> Say:
        """Return the question."""
        decision, side = self.decision, self.view.sides[self.decision.seat]
        values: dict[str, Any] = {
            "turn": self.view.turn, "phase": dashed(self.view.phase), "level": side.level,
            "experience": side.xp, "ronum": side.ronum,
        }  # fmt: skip
        card = self.labels.asker(decision)
        if card is not None:
            values["card"] = self.labels.named(card)
        values["count"] = decision.most if isinstance(decision, Pick) else 1
        values["up_to"] = "yes" if isinstance(decision, Pick) and decision.least < decision.most else "no"
        match decision.kind:
            case "window":
                return self._answering(values)
            case "block" | "redirect":
                return self._fighting(values)
            case "discard":
                return Say(text_key("prompt", "discard" if card is not None else "discard_down"), values)
            case "levels":
                values["next"] = side.level + 1
            case "shortfall":
                assert isinstance(decision.about.rest, Falling)
                values["missing"] = decision.about.rest.missing
            case "pay":
                return self._paying(values)
            case _:
                pass
        return Say(text_key("prompt", decision.kind), values)

    def _paying(self, values: dict[str, Any]) -> Say:
        """Return the question what is sent, with what is asked for: by the card, or by an ability of it."""
        card, bill = self.decision.about.the_card, self.decision.about.rest
        assert isinstance(bill, Paying)
        values["cost"] = self.labels.cost(card, bill.cost)
        values["x"] = bill.x
        values["has_x"] = "yes" if bill.x else "no"
        own = self.labels.model(card).cost == bill.cost
        return Say("sf-prompt-pay" if own else "sf-prompt-pay-ability", values)

    def _answering(self, values: dict[str, Any]) -> Say:
        """Return the question of a window: what is answered, by what all see."""
        top = self.labels.top()
        if top is not None:
            about = {"seat": top.seat, "verb": top.kind, "card": self.labels.named(top.card)}
            return Say("sf-prompt-window-entry", {**values, **about, "depth": len(self.table.flow)})
        if self.table.combat is not None and self.view.moment in ("step1", "step2", "step3"):
            return self._fighting({**values, "step": self.view.moment}, "window-combat")
        return Say("sf-prompt-window-phase", {**values, "seat": self.view.active})

    def _fighting(self, values: dict[str, Any], name: str = "") -> Say:
        """Return a question about the combat that goes on."""
        combat = self.table.combat
        assert combat is not None
        attacker, target = self.table.pieces.get(combat.attacker), self.table.pieces.get(combat.target)
        about: dict[str, Any] = {
            "seat": combat.seat,
            "other": combat.defender,
            "attacker": self.labels.piece(attacker) if attacker is not None else Say("sf-nothing"),
            "aim": self.labels.piece(target) if target is not None else self.labels.player(combat.defender),
            "what": "creature" if combat.target else "player",
            "power": powers.power(self.table, attacker) if attacker is not None else 0,
        }
        return Say(text_key("prompt", name or self.decision.kind), {**values, **about})

    def default(self) -> Say | None:
        """Return what happens when time runs out (SF-R75)."""
        match self.decision.default:
            case None:
                return Say("sf-default-random")
            case "back":
                return Say("sf-default-back")
            case str() as key if self.decision.kind == "attack" and key != attacking.FINISH:
                return Say("sf-default-attack-bound", {"attacker": self.answers.option(key).label})
            case _:
                return Say(text_key("default", self.decision.kind))

    def none(self) -> Say | None:
        """Return what picking nothing is called."""
        decision = self.decision
        if not isinstance(decision, Pick) or decision.least:
            return None
        named = decision.kind in ("mulligan", "quest", "organize_bottom", "search")
        return Say(text_key("none", decision.kind if named else "other"))

    def running(self) -> Say | None:
        """Return what an answer of several parts comes to while it is put together."""
        decision = self.decision
        if decision.kind == "quest":
            level = self.view.sides[decision.seat].level
            return Say("sf-running-quest", {"so_far": 0, "level": level})
        if isinstance(decision, Gather):
            unit = "ronum" if self.answers.counts_ronum() else "cards"
            return Say("sf-running-pay", {"so_far": 0, "unit": unit})
        return None

    def proposals(self) -> tuple[Proposal, ...]:
        """Return what a Side Quest for a level may be given: enough, and no card too many (SF-D4).

        One card is an answer of its own already; of several, sets of small cards come first. Where Ronum
        alone is too little, experience helps (SF-46); where three cards are, the whole hand does.
        """
        decision = self.decision
        if decision.kind != "quest":
            return ()
        assert isinstance(decision, Pick)
        worth = {option.key: option.worth for option in map(self.answers.option, decision.keys)}
        side = self.view.sides[decision.seat]
        least = max(1, side.level - side.xp)
        found = reaching(worth, side.level) or reaching(worth, least) or hand_reaching(worth, least)
        several = (keys for keys in found if len(keys) > 1)
        small_first = sorted(several, key=lambda keys: max(worth[key] for key in keys))
        return tuple(Proposal(keys, self._sent(keys, worth, side.level)) for keys in small_first)

    def proposed(self) -> Forecast | None:
        """Return what is paid with; on a button the dearest card, of the Material Zone how many."""
        if not isinstance(self.decision, Gather) or not self.decision.proposal:
            return None
        payers = [*map(self.answers.payer, self.decision.proposal)]
        dearest = {**payers[-1].values, "count": len(payers), "more": len(payers) - 1}
        return Forecast(Say("sf-preview-paid", {"cards": payers}), Say("sf-brief-paid", dearest))

    def _sent(self, keys: tuple[str, ...], worth: Mapping[str, int], level: int) -> Say:
        """Return what is sent, as a button says it: its Ronum, and the experience that it needs besides."""
        ronum = sum(worth[key] for key in keys)
        values = {"ronum": ronum, "experience": max(0, level - ronum)}
        if len(keys) > FEW:
            return Say("sf-proposal-quest-hand", {**values, "count": len(keys)})
        return Say(
            "sf-proposal-quest", {**values, "cards": [self.labels.named(card_of(key)) for key in keys]}
        )

    def about(self) -> Say | None:
        """Return what the card says that asks; of an attack, what it comes to."""
        decision = self.decision
        fights = self.table.combat is not None and self.table.point != "after_combat"
        if decision.kind in ("block", "window") and fights and not self.table.flow:
            forecast = previews.combat(self.table, self.table.combat)
            return None if forecast is None else forecast.preview
        card, ability = self.labels.asker(decision), self.labels.ability(decision)
        asks = decision.kind in _ASKING or (decision.kind == "discard" and card is not None)
        if not asks or card is None or ability is None:
            return None
        return self.labels.line(card_of(card), ability)
