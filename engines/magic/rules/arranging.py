"""In which order cards lie that come into a library together, or stay there: who owns it says (401.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Arrange, DecisionContext


def question(
    seat: int,
    keys: Sequence[str],
    cards: Sequence[str],
    about: DecisionContext,
    *,
    bottom: bool,
    back: bool = False,
    secret: bool = False,
) -> Arrange | None:
    """Return what is asked of keys that stand for cards; None where they are alike.

    The answer begins with the uppermost. What nobody else may know of `secret` cards, a question that is not
    asked would tell.
    """
    if len(keys if secret else set(cards)) < 2:
        return None
    kind = "at_bottom" if bottom else "on_top"
    return Arrange(seat, kind, tuple(keys), default=tuple(keys), back=back, hidden=True, about=about)
