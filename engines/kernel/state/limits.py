"""How large, how deep, how many: what the engines take from anybody, and no more.

A host adds how often (see `bot.limits`). What goes beyond is refused with a
sentence; what grows while a match is played stops here.
"""

from __future__ import annotations

BOUND = 999_999
"""The largest number, and with a minus the smallest, that any engine reckons with."""

STEP_DEEDS = 3_000
"""Deeds in one step, from one answer to the next question, after which the rules have run wild.

A deed is an event told, a trigger looked at or a selection made: some tens of milliseconds in all.
"""

MOST_KEPT = 200
"""What texts leave on a table beyond their step, of each kind: changes that last, things put off. What would
come on top is not kept, so that no card makes a table grow for as long as it is used."""

PACK_BYTES = 256 * 1024
PACK_DEPTH = 24
"""Lists and fields within one another in a card pack."""
PACK_NODES = 40_000
PACK_CARDS = 500
"""Entries of all lists of a card pack together."""
PACKS_KEPT = 2**20
"""Characters of packs, each some ten bytes of memory once it is read, that one cache of whole packs holds."""
MATCH_PACKS_KEPT = 2**21
"""Characters of packs that one cache of what matches are played with holds: some fifteen bytes each."""
CARD_CHARACTERS = 800
"""Of a card's rules text in any language: what a picture's description and a message hold."""
PROBLEMS_TOLD = 50
"""Problems of a card pack that are looked for; who mends them sees the rest."""

PICTURE_BYTES = 4_000_000
PICTURE_PIXELS = 40_000_000
PICTURE_LEAST = 600
"""Pixels of its longer side, so that it is sharp where a card is looked up."""
PACK_PICTURES = 400
PACK_PICTURE_BYTES = 20_000_000
"""Of all pictures of a pack together: as they come, and as they are kept."""

DECK_CHARACTERS = 12_000
SECTION_CARDS = 250
"""In one part of a deck. A game that wants fewer says so in `Collection.faults`."""
DECK_FAULTS_TOLD = 50

RECORD_BYTES = 2_000_000
RECORD_ANSWERS = 20_000


def saturated(number: int) -> int:
    """Return the number, held between minus and plus `BOUND`."""
    return -BOUND if number < -BOUND else BOUND if number > BOUND else number
