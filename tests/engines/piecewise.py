"""Any answer can be given part by part, as programs give it that choose from a list."""

from __future__ import annotations

from random import Random

from engines.kernel import Decision


def check_piecewise(decision: Decision, chance: Random) -> None:
    """Say a legal answer part by part, and then parts at random until they are one."""
    answer = decision.any(chance)
    parts = answer if isinstance(answer, tuple) else (answer,)
    for number, part in enumerate(parts):
        assert part in decision.next(parts[:number]).parts
    assert decision.next(parts).answer == answer
    said: tuple[str | int, ...] = ()
    while (after := decision.next(said)).parts:
        said = (*said, chance.choice(after.parts))
    assert after.answer is not None
    assert decision.allows(after.answer)
