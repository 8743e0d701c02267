"""What the card of an option does, in one line."""

from __future__ import annotations

import pytest

from bot.table.card_text import short_text
from bot.texts import LOCALES, texts_in
from bot.texts.short import MOST
from engines.kernel import Match, Option, Say
from engines.registry import GAMES


def match_of(game: str) -> Match:
    return Match(GAMES[game], GAMES[game].options(), 2, "seed")


def option(card: str | None) -> Option:
    return Option("key", Say("none"), card=card)


def test_an_options_card_is_told_in_its_short_form():
    match = match_of("magic")
    assert short_text(match, option("hedge_layer"), texts_in("en")) == "Reach"
    assert short_text(match, option("hedge_layer"), texts_in("fr")) == "Portée"


def test_an_option_without_a_card_has_none():
    assert short_text(match_of("magic"), option(None), texts_in("en")) is None


@pytest.mark.parametrize("card", ["no_such_card", "QH", "lane-1"])
def test_what_is_no_card_has_none(card: str):
    assert short_text(match_of("magic"), option(card), texts_in("en")) is None
    assert short_text(match_of("dueling_nobles"), option(card), texts_in("en")) is None


def test_a_card_on_which_nothing_stands_has_none():
    assert short_text(match_of("magic"), option("forest"), texts_in("en")) is None


@pytest.mark.parametrize("game", ["noxtalia", "neo_noble", "soul_forger", "magic"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_fits_the_description_of_a_menu(game: str, locale: str):
    match, texts = match_of(game), texts_in(locale)
    collection = GAMES[game].collection
    assert collection is not None
    said = [short_text(match, option(card), texts) for card in collection.pages(())]
    assert any(said)
    assert all(each is None or 0 < len(each) <= MOST for each in said)
