"""What the host answers for a seat, and after how long."""

from __future__ import annotations

from random import SystemRandom

from bot.matches.auto_answers.foretold import Foretold, foretold
from bot.matches.session import MatchSession
from engines.kernel import PASS, Decision, sole_answer

SOLE_SECONDS = 1.0, 4.0
"""Between which a player who can only pass does so: about as long as others take who do not want more."""
_CHANCE = SystemRandom()


def spared(session: MatchSession, decision: Decision) -> Foretold | None:
    """Return what the host answers for a seat: what it has said in advance, or what leaves it no choice."""
    said, sole, match = foretold(session, decision), sole_answer(decision), session.match
    if said is not None or sole is None or match.options.lone_pass == "full":
        return said
    if decision.default == PASS or not match.can_undo(decision.seat):  # it might take something back
        return Foretold((sole,), "spared")
    return None


def wait(session: MatchSession, decision: Decision) -> float:
    """Return the seconds after which that is done; what nobody else can read must not be told by the time."""
    is_public = decision.kind in session.match.game.public_kinds
    return 0.0 if is_public or session.match.options.lone_pass == "fast" else _CHANCE.uniform(*SOLE_SECONDS)
