"""How decisions are put to a person, from his own view alone."""

from __future__ import annotations

from engines.dueling_nobles.view import NoblesView
from engines.kernel import Decision, Option, Prompt, Say


def prompt(view: NoblesView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    keys: tuple[str, ...] = getattr(decision, "keys", ())
    return Prompt(
        Say(f"dn-prompt-{decision.kind.replace('_', '-')}"),
        tuple(Option(key, Say("dn-option-card", {"card": key})) for key in keys),
    )
