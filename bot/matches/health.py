"""How the rules of a match fare: whether they break, and what they cost."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.errors import PlayerError
from engines.kernel import Refused

LATE = 0.2
"""How much the last press counts in the average of what presses cost."""
MOST_FAILURES = 2
"""Failures of its rules at which a match is put aside: one may be bad luck."""


class RulesBroke(Exception):
    """The rules of a match raised what they never should, or ran beyond their budget."""


@contextmanager
def rules() -> Generator[None]:
    """Run the rules of a match. Raises RulesBroke for whatever is no refusal."""
    try:
        yield
    except (Refused, PlayerError):
        raise
    except Exception as error:  # rules may break in any way; it is counted as one
        raise RulesBroke(str(error) or type(error).__name__) from error


@dataclass(slots=True)
class Health:
    """How often the rules of a match have failed, and what a state of it has cost."""

    failures: int = 0
    """How often its rules have failed, see `bot.matches.quarantine`."""
    spent: float = 0.0
    """Seconds of the processor that this state has cost: its copy, its step, its dump, looks at it."""
    strain: float = 0.0
    """The same of the states before, on average; late ones count most."""

    @property
    def put_aside(self) -> bool:
        """Whether the rules have failed too often for the match to be played on."""
        return self.failures >= MOST_FAILURES

    def of_next(self) -> Health:
        """Return the health of the state that follows, on which nothing has been spent."""
        return replace(self, spent=0.0, strain=self.strain + LATE * (self.spent - self.strain))

    @contextmanager
    def counted(self) -> Generator[None]:
        """Count what the processor does for this state."""
        begin = time.thread_time()  # not of the wall: a busy or a sleeping machine is no fault of the rules
        try:
            yield
        finally:
            self.spent += time.thread_time() - begin
