"""How decisions are put to a person, from his own view alone."""

from __future__ import annotations

from engines.kernel import Choose, Decision, Option, Pick, Prompt, Say
from engines.noxtalia.view import NoxtaliaView


def prompt(view: NoxtaliaView, decision: Decision) -> Prompt:
    """Describe a decision to its seat."""
    assert isinstance(decision, Choose | Pick)
    kind = decision.kind.replace("_", "-")
    options = tuple(Option(key, Say(f"nx-option-{kind}", {"key": key})) for key in decision.keys)
    return Prompt(Say(f"nx-prompt-{kind}"), options)
