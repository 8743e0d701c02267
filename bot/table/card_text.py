"""What is printed on the cards of a match, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.matches.options import own_packs
from bot.texts import Texts
from bot.texts.short import short_form
from engines.kernel import Collection, Match, Option, Say
from engines.kernel.cards.packs import Pack

_REMEMBERED = 1024
"""Cards whose short form is kept: it takes up to 2 ms, and a menu may ask for 25 at once."""


def short_text(match: Match[Any], option: Option, texts: Texts) -> str | None:
    """Return in one line what the card of an option does; None where it has none, or nothing is on it."""
    collection = match.game.collection
    if collection is None or option.card is None:
        return None
    return _told(collection, option.card, tuple(own_packs(match.options)), texts) or None


@lru_cache(maxsize=_REMEMBERED)
def _told(collection: Collection[Any], card: str, packs: tuple[Pack, ...], texts: Texts) -> str:
    return short_form(_printed(collection, card, packs), texts)


def _printed(collection: Collection[Any], card: str, packs: tuple[Pack, ...]) -> tuple[Say, ...]:
    """Return what is printed on a card; nothing for the key of what is no card: a noble, a lane."""
    try:
        return collection.printed(*collection.definition(card, packs))
    except KeyError:
        return ()
