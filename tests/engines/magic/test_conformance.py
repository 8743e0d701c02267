"""What every registered game promises, of this one with cards of the players' own."""

from __future__ import annotations

from tests.engines import conformance
from tests.engines.magic.pack import loadout, pack
from tests.engines.magic.scenes import GAME


def test_cards_of_the_players_own_stay_as_hidden_as_any() -> None:
    cards = (("bear", "hawk", "rhino", "mouse"), ("hare", "gang", "viper", "queen"))
    options = {"cards": pack(), "decks": [loadout(*each) for each in cards]}
    changed = False
    moments = conformance.moments(GAME, GAME.options.model_validate(options), 2, 7)
    for number, (match, chance) in enumerate(moments):
        conformance.check_copies(match, chance)
        conformance.check_prompt(match)
        changed |= conformance.check_secrecy(match, number)
    assert changed
