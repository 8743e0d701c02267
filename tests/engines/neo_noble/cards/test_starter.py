"""The starter set against its brief: size, decks, guidelines."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from engines.kernel.cards.packs import parts
from engines.neo_noble.language import actions as do
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language.pack import PATHPAWS, PresetDeck, Spirit
from engines.neo_noble.language.parts import Fate
from tests.engines.neo_noble.starter import (
    CARDS,
    DECKS,
    NOBLES,
    SET,
    SPIRITS,
    TOKENS,
    activated,
    cards_where,
    fate_of,
    found,
    has,
    of_kind,
    ongoing,
    spirits_of,
)
from tests.rules import rule

FATES: tuple[Fate, ...] = get_args(Fate)
COLOURS = {"earthbound": "green", "ghostbound": "violet", "hellbound": "red", "heavenbound": "gold"}


# Size and words


@rule("NN-3", "NN-22")
def test_each_fate_has_twenty_spirits_of_nine_arbiters_and_eleven_errants_give_or_take_one() -> None:
    kinds = Counter((spirit.fate, spirit.type) for spirit in SPIRITS.values())
    assert len(SPIRITS) == 80
    for fate in FATES:
        assert kinds[fate, "arbiter"] + kinds[fate, "errant"] == 20
        assert abs(kinds[fate, "arbiter"] - 9) <= 1
        assert abs(kinds[fate, "errant"] - 11) <= 1


@rule("NN-5", "NN-22")
def test_each_fate_has_a_noble_with_two_abilities_of_different_activation_types() -> None:
    assert {noble.fate for noble in SET.nobles} == set(FATES)
    for noble in SET.nobles:
        first, second = noble.texts
        assert first.type != second.type
        assert first.label is not None
        assert second.label is not None


@rule("NN-15", "NN-18", "NN-R20", "NN-103")
def test_pathpaws_and_four_to_six_other_tokens_wait_in_the_token_area() -> None:
    pathpaws = TOKENS[PATHPAWS]
    assert pathpaws.name.en == pathpaws.name.fr == "Pathpaws, Jegu & Jagu"
    assert (pathpaws.cost, pathpaws.power, pathpaws.resolve) == (0, 1, 1)
    assert pathpaws.behaviours == ("pathfinder",)
    assert 4 <= len(TOKENS) - 1 <= 6
    created = {part.token for card in CARDS.values() for part in of_kind(card, do.Create)}
    assert created == TOKENS.keys() - {PATHPAWS}


@rule("NN-R9")
def test_each_fate_keeps_to_one_colour() -> None:
    assert {(card.fate, card.colour) for card in CARDS.values()} == set(COLOURS.items())


def test_cards_lie_in_the_order_of_fates_and_have_ids_of_their_own() -> None:
    for cards in (SET.nobles, [card for card in SET.spirits if card.type != "token"]):
        order = [FATES.index(card.fate) for card in cards]
        assert order == sorted(order)
    assert len(CARDS) == len(SET.nobles) + len(SET.spirits)


def test_no_two_cards_are_called_the_same_or_say_the_same() -> None:
    for language in ("en", "fr"):
        names = Counter(getattr(card.name, language) for card in CARDS.values())
        assert set(names.values()) == {1}
    said = Counter(
        "".join(text.model_dump_json(exclude={"label"}) for text in card.texts)
        for card in CARDS.values()
        if card.texts
    )
    assert set(said.values()) == {1}
    bodies = Counter(
        spirit.model_dump_json(exclude={"id", "name", "flavour", "fate", "colour", "texts"})
        for spirit in SPIRITS.values()
        if not spirit.texts
    )
    assert max(bodies.values()) <= 2, "a body without text for two Fates at most"


def test_everything_that_people_read_is_there_in_both_languages() -> None:
    for card in CARDS.values():
        assert card.flavour is not None, card.id
        assert card.flavour.en != card.flavour.fr
        labels = [text.label for text in card.texts if text.label is not None]
        for line in (card.flavour.en, card.flavour.fr):
            assert line.endswith((".", "?", "!"))
        for words in (card.name, card.flavour, *labels):
            assert "'" not in words.en + words.fr
    for deck in SET.decks:
        assert deck.plan is not None
        assert "'" not in deck.plan.en + deck.plan.fr + deck.name.en + deck.name.fr


def test_texts_are_short_enough_for_a_card() -> None:
    """Two texts at most, each doing one to three things; more than two in a text is rare."""
    doing = [
        len([part for part in parts(text) if "action" in type(part).model_fields])
        for card in CARDS.values()
        for text in card.texts
    ]
    assert max(len(card.texts) for card in CARDS.values()) == 2
    assert max(doing) <= 3
    assert sum(number == 3 for number in doing) <= 10


@rule("NN-R47")
def test_every_end_turn_text_says_whether_it_must_be_used() -> None:
    used = [text for card in CARDS.values() for text in activated(card, "end_turn")]
    assert used
    assert all(text.says is not None for text in used)


# Texts that work


@rule("NN-12")
def test_errants_have_one_on_summon_text_or_none() -> None:
    for spirit in SPIRITS.values():
        if spirit.type == "errant":
            assert [text.type for text in spirit.texts] in ([], ["on_summon"])


@rule("NN-R40")
def test_no_arbiter_waits_for_its_own_shattering() -> None:
    """Such a text could never work: who Shatters is never active."""
    assert (
        cards_where(
            lambda card: any(
                text.when is not None and text.when.event == "shattered" and text.when.this
                for text in ongoing(card)
            )
        )
        == []
    )


def test_no_text_can_copy_a_text_that_copies() -> None:
    """Two such texts could copy one another without end."""
    copying = cards_where(has(do.UseText))
    assert copying
    for key in copying:
        types = {kind for target in of_kind(CARDS[key], pick.SpiritTarget) for kind in target.filter.type}
        assert types
        assert not any(SPIRITS[other].type in types for other in copying if other in SPIRITS)


def test_no_free_card_pays_for_itself() -> None:
    """A chain of such cards would never end."""
    for spirit in SPIRITS.values():
        for text in activated(spirit, "on_summon"):
            drawn = sum(part.number for part in of_kind(text, do.Draw))
            given = sum(cost.number for cost in text.cost if isinstance(cost.number, int))
            assert spirit.cost or drawn <= given
            souls = [part.number for part in of_kind(text, do.GainSouls) if isinstance(part.number, int)]
            assert sum(souls) <= spirit.cost


# Decks


@rule("NN-23", "NN-24", "NN-26", "NN-28")
@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_has_thirty_spirits_of_sixteen_to_nineteen_names_mostly_in_pairs(
    deck: PresetDeck,
) -> None:
    copies = Counter(deck.cards)
    assert len(deck.cards) == 30
    assert copies.keys() <= SPIRITS.keys()
    assert 16 <= len(copies) <= 19
    assert 11 <= sum(number == 2 for number in copies.values()) <= 14


@rule("NN-25", "NN-29", "NN-30", "NN-R3")
@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_and_its_reserve_hold_two_of_a_name_at_most(deck: PresetDeck) -> None:
    assert 6 <= len(deck.reserve) <= 10
    assert set(deck.reserve) <= SPIRITS.keys()
    names = Counter(SPIRITS[key].name.en for key in (*deck.cards, *deck.reserve))
    assert max(names.values()) == 2


@rule("NN-27")
def test_four_decks_of_a_fate_each_two_of_them_with_three_to_six_others_use_every_spirit() -> None:
    assert sorted(map(fate_of, SET.decks)) == sorted(FATES)
    others = [sum(card.fate != fate_of(deck) for card in spirits_of(deck)) for deck in SET.decks]
    assert max(others) <= 6
    assert sum(number >= 3 for number in others) >= 2
    assert {key for deck in SET.decks for key in (*deck.cards, *deck.reserve)} == SPIRITS.keys()


CURVE = {0: (2, 2), 1: (8, 9), 2: (9, 10), 3: (5, 6), 4: (2, 3)}
"""How many cards of each cost a deck has, at least and at most; costs 5 and 6 together: one or two."""


@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_keeps_to_the_cost_curve(deck: PresetDeck) -> None:
    costs = Counter(spirit.cost for spirit in spirits_of(deck))
    for cost, (least, most) in CURVE.items():
        assert least <= costs[cost] <= most, cost
    assert 1 <= costs[5] + costs[6] <= 2
    assert max(costs) <= 6


MARGIN = {"earthbound": (15, 25), "ghostbound": (15, 25), "hellbound": (15, 30), "heavenbound": (10, 25)}
"""Sum of Power minus sum of Resolve."""


@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_has_the_power_to_end_a_game_and_the_resolve_to_block(deck: PresetDeck) -> None:
    spirits = spirits_of(deck)
    least, most = MARGIN[fate_of(deck)]
    assert least <= sum(spirit.power - spirit.resolve for spirit in spirits) <= most
    assert sum(spirit.power >= 3 for spirit in spirits) >= 10
    assert 1.8 <= sum(spirit.resolve for spirit in spirits) / len(spirits) <= 2.4


@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_deck_of_arbiters_and_errants_can_reap_with_its_own_hands(deck: PresetDeck) -> None:
    kinds = Counter(spirit.type for spirit in spirits_of(deck))
    assert kinds["arbiter"] >= 10
    assert kinds["errant"] >= 10


def test_decks_are_led_by_different_nobles() -> None:
    assert sorted(deck.noble for deck in DECKS.values()) == sorted(NOBLES)


# Stats


def test_stats_keep_to_the_budget() -> None:
    """2 · cost + 1, one more for an Arbiter or a drawback, up to two less for a text; BRITTLE is free."""
    assert [spirit.id for spirit in SPIRITS.values() if not keeps_to_budget(spirit)] == []


def keeps_to_budget(spirit: Spirit) -> bool:
    if not (-2 <= spirit.power <= 7 and -2 <= spirit.resolve <= 7):
        return False
    if "brittle" in spirit.behaviours:
        return True
    budget = 2 * spirit.cost + 1 if spirit.cost else 2
    budget += spirit.type == "arbiter"
    budget += drawback(spirit)
    total = spirit.power + spirit.resolve
    return budget - 3 <= total <= budget if spirit.texts else total == budget


def drawback(spirit: Spirit) -> bool:
    """Whether a text costs its own player a Spirit each turn."""
    return any(
        text.says == "must" and found(text, do.SacrificeThem, who="you")
        for text in activated(spirit, "end_turn")
    )


def test_cheap_spirits_are_neither_walls_nor_hammers() -> None:
    for spirit in SPIRITS.values():
        assert spirit.cost > 2 or spirit.resolve <= 3
        assert spirit.cost != 1 or spirit.power < 3 or spirit.resolve <= 0


@rule("NN-19", "NN-20")
def test_power_and_resolve_are_printed_below_nought_too() -> None:
    assert sum(spirit.power < 0 for spirit in SET.spirits) >= 1
    assert sum(spirit.resolve < 0 for spirit in SET.spirits) >= 2
