"""Names of texts, and labels that several prompts share."""

from __future__ import annotations

from engines.dueling_nobles.table.keys import declared
from engines.kernel import Say


def text_key(kind: str, name: str) -> str:
    """Return the key of a text of this game."""
    return f"dn-{kind}-{name.replace('_', '-')}"


def spend_label(key: str) -> Say:
    """Return the label of a declaration."""
    cards, nobles = declared(key)
    name = "both" if cards and nobles else "cards" if cards else "nobles" if nobles else "nothing"
    return Say(text_key("option-spend", name), {"bought": cards, "hired": nobles})
