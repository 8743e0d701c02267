"""Short names: made by rule, and short enough for buttons."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.texts import LOCALES, Locale, texts_in
from bot.texts.short_names import LONG, short_name
from engines.kernel import Say
from engines.kernel.cards.packs import Name
from engines.registry import GAMES

WITH_CARDS = sorted(game for game, made in GAMES.items() if made.collection is not None)


@pytest.mark.parametrize(
    ("locale", "name", "short"),
    [
        ("en", "Volt Eagle", "Volt Eagle"),
        ("en", "Isaure, Ebbpiper of the North", "Isaure"),
        ("en", "Message from the Deep", "Message"),
        ("en", "Undertow Pikeman", "Pikeman"),
        ("en", "Guard of the Cliff Steps #2", "Guard #2"),
        ("fr", "Harnois ascendant", "Harnois"),
        ("fr", "Acolyte de la mèche", "Acolyte"),
        ("fr", "Dernière portée longue", "Portée"),
        ("fr", "L’ours des glaciers", "L’ours"),
        ("fr", "Couteau à cerf-volant #3", "Couteau #3"),
        ("en", "x" * 60, "x" * 60),
        ("en", "王者の剣と盾と鎧と兜と槍と弓と矢", "王者の剣と盾と鎧と兜と槍と弓と矢"),
        ("en", "", ""),
    ],
)
def test_a_name_is_cut_where_the_rule_says(locale: Locale, name: str, short: str) -> None:
    assert short_name(name, locale) == short


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", WITH_CARDS)
def test_cards_have_short_names_that_hardly_ever_meet(game: str, locale: Locale) -> None:
    collection = GAMES[game].collection
    assert collection is not None
    names = {getattr(collection.definition(card, ())[0].name, locale) for card in collection.pages(())}
    short = [short_name(name, locale) for name in names]
    assert sum(len(each) <= LONG for each in short) >= 0.98 * len(short)
    assert sum(count - 1 for count in Counter(short).values()) <= 6
    assert all(short)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_is_told_in_brief_with_short_names(locale: Locale) -> None:
    texts, deep = texts_in(locale), Name(en="Message from the Deep", fr="Message des abysses")
    inner = Say("option-all", {"what": [deep, {"en": "Bite of the Packs", "fr": "Morsure de la meute"}]})
    say = Say("option-way", {"what": inner, "to": "Message from the Deep"})
    whole, brief = texts.tell(say), texts.tell(say, brief=True)
    bite = "Bite" if locale == "en" else "Morsure"
    assert brief == f"Message, {bite} → Message from the Deep", "what is no name is told as it is"
    assert len(whole) > len(brief)
