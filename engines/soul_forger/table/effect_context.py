"""Who speaks in a text, and what it speaks of: all that a word such as `that`, `target` or `x` can mean."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.effects.call_frames import EACH, Frame
from engines.soul_forger.table.entry import Entry, Gone
from engines.soul_forger.table.pieces import NOBODY

MADE, DONE, FULL = "made", "done", "full"
"""Names under which a frame keeps what an action brought to the field, how much it managed to do, and
whether that was all."""


class EffectContext(NamedTuple):
    """A text that is read: by itself, or as an entry of the Flow is announced or resolves."""

    seat: int
    """`you`."""
    card: str
    owner: int
    source: int = 0
    """The piece that speaks; 0 where it is none."""
    targets: tuple[str, ...] = ()
    x: int = 0
    paid: tuple[str, ...] = ()
    that: int = 0
    """The piece of the event."""
    player: int = NOBODY
    """The player whom the event concerns."""
    by: int = 0
    """The piece that did it."""
    amount: int = 0
    gone: tuple[Gone, ...] = ()
    """What has left the table of all this."""
    each: str = ""
    made: tuple[str, ...] = ()
    done: int = 0
    full: bool = False
    """The action before was done in full."""
    opponent: int = NOBODY
    """The opponent of whom a condition is asked."""


def voice_of(entry: Entry, frame: Frame | None = None) -> EffectContext:
    """Return who speaks in an entry of the Flow, and where its effect stands."""
    bound = dict(frame.bound) if frame is not None else {}
    return EffectContext(
        entry.seat, entry.card, entry.owner, entry.source, entry.targets, entry.x, entry.paid, entry.that,
        entry.player, entry.by, entry.amount, entry.gone,
        bound.get(EACH, ""), bound.get(MADE, ()), bound.get(DONE, 0), bound.get(FULL, False),
    )  # fmt: skip
