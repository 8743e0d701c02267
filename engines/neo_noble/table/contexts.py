"""What only one kind of question is about."""

from __future__ import annotations

from typing import NamedTuple

from engines.neo_noble.language.parts import Mode
from engines.neo_noble.table.pieces import Origin


class Arriving(NamedTuple):
    """Into which lane a card is laid: from where it comes, and how it is summoned."""

    origin: Origin
    mode: Mode


class Answering(NamedTuple):
    """What is reacted to: the kinds of what happens at once."""

    kinds: tuple[str, ...]


class InsteadContext(NamedTuple):
    """Where a Spirit goes instead, and the card that says so."""

    by: str
    to: str


class LeavingContext(NamedTuple):
    """The cards of the deck that are exchanged."""

    cards: tuple[str, ...]
