"""Keep the garbage collector from holding up the event loop."""

from __future__ import annotations

import gc

THRESHOLDS = (50_000, 20, 100)
"""Objects, young collections and middle ones before the next collection: a full one is rare, then.

With 500 matches a full collection takes 50 to 150 ms, in which nothing moves.
What is in cycles is little, for matches and messages are not.
"""


def settle() -> None:
    """Leave what was loaded at the start out of all collections, and collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
