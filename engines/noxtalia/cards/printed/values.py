"""Values in words: numbers that are fixed, counted, or reckoned from others, and results of the die."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Say
from engines.kernel.cards.wording import Numbers, dashed, listed
from engines.noxtalia.cards.printed.selectors import Selectors
from engines.noxtalia.language import selectors as pick
from engines.noxtalia.language import values as calc


class Values(Selectors, Numbers[calc.Value]):
    """Words for numbers."""

    def each(self, value: calc.Value) -> Say | None:
        """Return the kind of Spirits that are counted."""
        if isinstance(value, calc.Count) and isinstance(value.of, pick.All):
            return self.kind_of(value.of, 1)
        return None

    def counted(self, value: calc.Value) -> Say:
        """Return a counted value as a noun."""
        match value:
            case calc.Count():
                if isinstance(value.of, str):
                    return Say("nx-value-count-one", {"spirit": self.spirit(value.of)["spirit"]})
                return Say("nx-value-count", {"kind": self.kind_of(value.of, 2)})
            case calc.PvMissing(of=pick.All() as who):
                return Say("nx-value-pv-missing-all", {"kind": self.kind_of(who, 2)})
            case calc.PvMissing():
                return Say("nx-value-pv-missing", {"spirit": self.spirit(value.of)["spirit"]})
            case _:
                return Say(f"nx-value-{dashed(str(value))}")


def faces(faces: Sequence[int]) -> Say:
    """Return results of the die: a run of three or more as a range."""
    ordered = sorted(set(faces))
    if len(ordered) > 2 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return Say("nx-faces-range", {"first": ordered[0], "last": ordered[-1]})
    return listed([Say("words-number", {"number": face}) for face in ordered], "or")
