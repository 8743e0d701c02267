"""Alt texts and the text board say what the picture shows, within Discord's limits.

The expected alt texts lie in golden/alt_texts.json. After a change that is meant, write them anew with
`python -m tests.render.golden` and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bot.texts
from bot.texts import LOCALES, Locale, texts_in
from engines.dueling_nobles.seat.view import NoblesView
from render.dueling_nobles import board_alt, board_text, hand_alt
from tests.render import samples
from tests.render.golden import ALT_TEXTS, alt_texts

ALT_LIMIT = 1024
TEXT_LIMIT = 1900
SIGNS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}


def test_alt_texts_are_exactly_these() -> None:
    assert alt_texts() == json.loads(ALT_TEXTS.read_text(encoding="utf-8"))


def test_an_alt_text_in_english() -> None:
    assert board_alt(samples.rolled(), samples.NAMES, texts_in("en")) == (
        "Dueling Nobles, turn 9. Ada may play cards. "
        "Ada: 12 resources, 7 cards in hand, seen: A♣, suits used: ♥♣; Q♥ 12 +6 +3 (3♠), wounds 1/2; "
        "J♦ 11, wounds 0/2; K♦ 13, wounds 2/3, taxed. "
        "Bartholomé: 3 resources, 5 cards in hand, suits used: ♠; K♥ 13 +2 (2♦), wounds 1/3; "
        "Q♦ 12 +6, wounds 0/2; J♠ 11, wounds 1/2. "
        "Duel (redirected from J♠): Q♥ 12 +6 +3, dice 4, subtotal 25 against "
        "K♥ 13 +2, dice 5 + 6, subtotal 26. "
        "Noble deck 6, number deck 17, discard pile 3, on top 7♦."
    )


def test_an_alt_text_in_french() -> None:
    assert board_alt(samples.won(), samples.NAMES, texts_in("fr")) == (
        "Dueling Nobles, manche 3, tour 14. Ada gagne\u00a0! "
        "Ada\u00a0: 4 ressources, 3 cartes en main, couleurs utilisées\u00a0: ♥♣♠, 2 manches gagnées\u00a0; "
        "D♥ 12 +6 +3 (3♠), blessures 1/2\u00a0; V♦ 11, blessures 0/2\u00a0; R♦ 13, blessures 2/3, taxé. "
        "Bartholomé\u00a0: 1 ressource, 2 cartes en main, couleurs utilisées\u00a0: ♠, "
        "1 manche gagnée\u00a0; aucun noble. "
        "Dernier duel\u00a0: R♦ 13, dés 5 + 3, sous-total 21, joue 4♠, total 25 contre "
        "V♠ 11, dés 6, sous-total 17, joue 5♠ (+2), total 24. Ada gagne le duel, morts\u00a0: V♠. "
        "Pioches\u00a0: nobles 9, cartes 28, défausse 3, au sommet 4♠. Règles maison\u00a0: 2 victoires."
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
@pytest.mark.parametrize("names", [samples.LONG_NAMES, ("*" * 32, "_" * 32)])
def test_words_stay_within_the_limits(sample: str, locale: Locale, names: tuple[str, str]) -> None:
    view = samples.BOARDS[sample]()
    assert len(board_alt(view, names, texts_in(locale))) <= ALT_LIMIT
    assert len(board_text(view, names, texts_in(locale))) <= TEXT_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.WIDEST)
def test_the_worst_case_loses_no_sentence(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    assert texts_in(locale).say("pic-rule-boost-suit-bonus").lower() in board_alt(
        view, samples.LONG_NAMES, texts_in(locale)
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_forty_cards_stays_within_the_limit(locale: Locale) -> None:
    assert len(hand_alt(samples.large_hand(40), samples.LONG_NAMES, texts_in(locale))) <= ALT_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_text_board_and_alt_text_hold_every_fact(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    text = board_text(view, samples.NAMES, texts_in(locale))
    alt = board_alt(view, samples.NAMES, texts_in(locale))
    for fact in _facts(view, locale):
        assert fact in text
        assert fact in alt


def _facts(view: NoblesView, locale: Locale) -> list[str]:
    card, say = texts_in(locale).card, texts_in(locale).say
    facts = [*samples.NAMES, str(view.noble_deck_size), str(view.number_deck_size), str(len(view.discard))]
    facts += [card(view.discard[-1])] if view.discard else []
    facts += [say("pic-turn", turn=view.turn).lower()] if view.turn else []
    facts += [card(noble) for noble in view.draft]
    for side in view.seats:
        facts += [say("pic-resources", count=side.resources), say("pic-hand-size", count=side.hand_size)]
        facts += [SIGNS[suit] for suit in side.used_suits] + [card(shown) for shown in side.shown]
        for noble in side.courtyard:
            bonus = f" +{noble.bonus}" if noble.bonus else ""
            boost = f" +{noble.boost[0]} ({card(noble.boost)})" if noble.boost else ""
            facts.append(f"{card(noble.card)} {noble.strength}{bonus}{boost}")
            facts.append(say("pic-wounds", wounds=noble.wounds, limit=noble.limit))
    for one in (view.duel.attacker, view.duel.defender) if view.duel else ():
        facts += [" + ".join(str(value) for value in one.dice)]
        facts += [str(number) for number in (one.subtotal, one.total) if number is not None]
        facts += [card(played) for played in one.cards or ()]
        facts += [f"(+{one.suit_bonus})"] if one.suit_bonus else []
    return facts


def test_markup_in_names_is_harmless_in_the_text_board() -> None:
    assert "**\\*\\*x\\_\\_**" in board_text(samples.start(), ("**x__", "B"), texts_in("en"))


@pytest.mark.parametrize(
    ("view", "locale", "expected"),
    [
        (samples.large_hand(0), "en", "Your hand is empty."),
        (samples.large_hand(1), "fr", "Votre main, 1 carte\u00a0: A♥."),
        (samples.pick(), "en", "Nobles to choose from: Q♥, J♦, K♦, K♣, Q♠, J♣."),
        (
            samples.glimpse(),
            "en",
            "Your hand, 7 cards: 7♥, 3♦, 10♦, A♣, 9♣, 2♠, 4♠. "
            "Boosts that you may play now: 2♠, 3♦. Seen by all: A♣. "
            "Bartholomé’s hand, as you saw it: 2♥, A♦, 8♦, 8♣, 10♠.",
        ),
    ],
)
def test_hands_are_told_in_the_order_of_the_picture(view: NoblesView, locale: Locale, expected: str) -> None:
    assert hand_alt(view, samples.NAMES, texts_in(locale)) == expected


def test_both_languages_have_the_same_picture_texts() -> None:
    english, french = (_keys(locale) for locale in LOCALES)
    assert english == french


def _keys(locale: Locale) -> set[str]:
    path = Path(bot.texts.__file__).parent / locale / "pictures.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split(" = ")[0] for line in lines if line.startswith("pic-")}
