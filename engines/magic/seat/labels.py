"""What things are called in questions, from what their seat sees."""

from __future__ import annotations

from engines.kernel import Say
from engines.kernel.keys import card_of
from engines.kernel.wording import dashed
from engines.magic.cards.catalogue import Named
from engines.magic.seat.view import MagicView, PermView
from engines.magic.table import keys as naming
from engines.magic.table.state import Table


def text_key(*words: str) -> str:
    """Return the key of a text of this game."""
    return "-".join(("mn", *map(dashed, words)))


class Labels:
    """What things of one view are called."""

    def __init__(self, view: MagicView, table: Table) -> None:
        self._catalogue = table.catalogue
        self._perms = {perm.id: perm for perm in view.perms}

    def named(self, card: str) -> Named:
        """Return a card's id and names."""
        return self._catalogue.named(card_of(card))

    def aim(self, key: str) -> Say:
        """Return what a permanent or a player is called."""
        perm = self.perm(key)
        if perm is None:
            return Say(text_key("player"), {"seat": naming.player_named(key)})
        values = {"card": self.named(perm.card), "nth": perm.nth, "seat": perm.seat}
        return Say(text_key("permanent"), values)

    def perm(self, key: str) -> PermView | None:
        """Return the permanent that a key names, if it names one."""
        return self._perms.get(naming.thing_named(key))
