"""`real why`, `show`, `disable` and `enable`: one card is looked at, or kept from play."""

from __future__ import annotations

import argparse

from bot.cli.failure import Failure
from bot.cli.real.opening import run, switched_on
from bot.decks.naming import best_named
from bot.real.known import definition_of, name_of, play_of, refusals_of
from bot.real.words import lines_of, why
from bot.store import RealCardRow, Store
from bot.texts import dashed, texts_in
from bot.texts.sanitising import safe

_LONGEST_REASON = 200


def tell_why(chosen: argparse.Namespace) -> int:
    """Print why a card is not exact."""
    texts = texts_in(chosen.lang)
    row = run(Store.read(switched_on().database), lambda store: _called(store, chosen.name))
    print(f"{row.name}: {texts.say(f'real-play-{dashed(play_of(row))}')}")
    for refusal in refusals_of(row):
        print(f"  {why(refusal, texts)}")
    return 0


def show(chosen: argparse.Namespace) -> int:
    """Print a card in Herald's words."""
    texts = texts_in(chosen.lang)
    row = run(Store.read(switched_on().database), lambda store: _called(store, chosen.name))
    card = definition_of(row)
    print(f"{texts.name(name_of(row))}  [{row.card}]")
    for line in lines_of(card) if card is not None else ():
        print(f"  {texts.tell(line)}")
    print(f"  {texts.say(f'real-play-{dashed(play_of(row))}')}")
    return 0


def disable(chosen: argparse.Namespace) -> int:
    """Let a card no longer be played exactly, for a reason."""
    row = _disabled(chosen.name, safe(chosen.because, _LONGEST_REASON))
    print(f"{row.name} is no longer played exactly. Running matches go on with it as it was.")
    return 0


def enable(chosen: argparse.Namespace) -> int:
    """Let a card be played again as it was read."""
    row = _disabled(chosen.name, None)
    print(f"{row.name} is enabled again.")
    return 0


def _disabled(name: str, because: str | None) -> RealCardRow:
    settings = switched_on()

    async def change(store: Store) -> RealCardRow:
        row = await _called(store, name)
        await store.real_cards.disable(row.card, because)
        return row

    return run(Store.beside(settings.database, settings.backups), change)


async def _called(store: Store, name: str) -> RealCardRow:
    """Return the card of a name, or of one that is nearly it. Raises Failure."""
    found = await best_named(store.real_cards, name)
    if not found:
        raise Failure(f"there is no real card “{safe(name)}”. Check the spelling, or import a newer file.")
    return found[0]
