"""Questions as menus tell them: what stands on their buttons is tried by itself."""

from __future__ import annotations

from dataclasses import replace

from engines.kernel import Option, Prompt


def in_full(prompt: Prompt) -> Prompt:
    """Return a question without what stands on its buttons and what its answers are sorted by."""
    return replace(prompt, options=tuple(map(told_in_full, prompt.options)))


def told_in_full(option: Option) -> Option:
    """Return an answer without what stands on its button."""
    return replace(option, button=None, brief=None, gain=0)
