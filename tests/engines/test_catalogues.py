"""Cards ready for play: what is the same for all matches is kept once."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from engines.kernel.cards.packs import Pack

GAMES = ("noxtalia", "neo_noble", "soul_forger", "magic")


def starter(module: Any) -> Sequence[Pack]:
    """Return a game's starter set, which is one pack or several."""
    found = module.starter()
    return (found,) if isinstance(found, Pack) else found


@pytest.mark.parametrize("game", GAMES)
def test_matches_with_own_cards_share_those_of_the_starter_set(game: str) -> None:
    """Else each of them would keep some hundred cards, and compile them while others wait."""
    module = import_module(f"engines.{game}.cards.catalogue")
    one, other = module.Catalogue(starter(module)), module.Catalogue(starter(module))
    assert one is not other
    assert len(one.cards) > 50
    assert all(one.cards[key] is other.cards[key] for key in one.cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_printed_anew_is_another(game: str) -> None:
    module = import_module(f"engines.{game}.cards.catalogue")
    first, *rest = starter(module)
    anew = type(first).model_validate(first.model_dump(mode="json", by_alias=True))
    shared, own = module.Catalogue(starter(module)), module.Catalogue((anew, *rest))
    assert any(shared.cards[key] is not own.cards[key] for key in shared.cards)
