"""How decisions are put to a person, from his own view alone."""

from __future__ import annotations

from typing import Any

from engines.kernel import PASS, Arrange, Assign, Choose, Decision, Distribute, Option, Pick, Prompt, Say
from engines.kernel.wording import dashed
from engines.magic.seat.labels import Labels, text_key
from engines.magic.seat.open_table import open_table
from engines.magic.seat.view import MagicView
from engines.magic.table import keys as naming
from engines.magic.table.about import Keeping


def prompt(view: MagicView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    labels = Labels(view, open_table(view))
    keys = getattr(decision, "keys", ())
    options = tuple(_option(view, labels, decision, key) for key in keys)
    default = None if decision.default is None else Say(text_key("default", decision.kind))
    return Prompt(_title(view, labels, decision), options, default)


def _title(view: MagicView, labels: Labels, decision: Decision) -> Say:
    """Return the question."""
    values: dict[str, Any] = {"turn": view.turn, "seat": view.active, "step": dashed(view.step)}
    if decision.about.piece is not None:
        values["what"] = labels.aim(decision.about.piece)
    match decision:
        case Pick():
            values["count"] = decision.most
        case Distribute():
            values["count"] = decision.total
        case Choose(kind="priority") if view.stack:
            top = view.stack[-1]
            return Say(text_key("prompt", "stack"), {"seat": top.seat, "card": labels.named(top.card)})
        case Choose(kind="keep"):
            gone = decision.about.rest
            assert isinstance(gone, Keeping)
            values["mulligans"] = gone.mulligans
        case _:
            pass
    return Say(text_key("prompt", decision.kind), values)


def _option(view: MagicView, labels: Labels, decision: Decision, key: str) -> Option:
    match decision:
        case Choose(kind="main" | "priority"):
            return _act(view, labels, decision.kind, key)
        case Assign() | Distribute() | Choose(kind="legend"):
            perm = labels.perm(key)
            group = "players" if perm is None else "permanents"
            return Option(key, labels.aim(key), group, card=perm.card if perm is not None else None)
        case Pick() | Arrange():
            card = labels.named(key)
            return Option(key, Say(text_key("card"), {"card": card}), "hand", card=card["id"])
        case _:
            return Option(key, Say(text_key("option", decision.kind, key)), "actions")


def _act(view: MagicView, labels: Labels, kind: str, key: str) -> Option:
    """Return what is done with priority."""
    if key == PASS:
        return Option(key, Say(text_key("option", "go_on" if kind == "main" else PASS)), "actions")
    act = naming.acted(key)
    card = act.card or next(each.card for each in view.sides[view.seat or 0].command if not each.up)
    verb = act.verb if act.card else "cast_noble"
    label = Say(text_key("option", verb), {"card": labels.named(card)})
    return Option(key, label, act.verb, card=card)
