"""No sentence spells a number that an option of its game sets: it would be wrong as soon as one is chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from bot.matches.options import choosable
from bot.table.rules import aim_of
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Game
from engines.registry import GAMES
from tests.bot.texts.test_texts import ROOT, messages

WORDS: dict[Locale, dict[int, str]] = {
    "en": {
        2: "two|twice", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
        10: "ten", 12: "twelve|dozen", 20: "twenty", 30: "thirty", 40: "forty", 50: "fifty", 100: "hundred",
        200: "two hundred", 250: "two hundred and fifty",
    },
    "fr": {
        2: "deux", 3: "trois", 4: "quatre", 5: "cinq", 6: "six", 7: "sept", 8: "huit", 9: "neuf", 10: "dix",
        12: "douze|douzaine", 20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 100: "cent",
        200: "deux cents", 250: "deux cent cinquante",
    },
}  # fmt: skip
OF_NO_OPTION = {
    "nx-event-lift-pm": 8, "nx-do-lift-limit-pm": 8, "sf-list-subtype": 30,
    "nx-learn-turn": 5, "sf-learn-turn": 5,
}  # fmt: skip
"""Numbers that happen to be an option's, and are a rule's: the most MP of a turn, the letters of a word."""
OF_A_SCENE = re.compile(r"[a-z]{2}-(?:lesson|puzzle-\d)-")
"""How the keys begin of what is said in a lesson, which is played with the options of its own scenes."""
games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def numbers(game: Game[Any]) -> dict[int, str]:
    """Return the numbers that options are by default, 0 and 1 aside, which are said in too many ways."""
    fields = choosable(game).items()
    return {info.default: name for name, info in fields if type(info.default) is int and info.default > 1}


def texts_of(game: Game[Any], locale: Locale, *, counts: bool = True) -> Iterator[tuple[str, str]]:
    """Yield what a game's texts say themselves, values and names of variants left out, by their keys.

    Without counts, what is said where a value is one is left out too: "1 card" beside "3 cards".
    """
    for key, message in messages(locale).items():
        if key.startswith(f"{game.prefix}-") and not OF_A_SCENE.match(key):
            yield key, " … ".join(_literal(message.value, counts=counts))


def _literal(node: object, *, counts: bool) -> Iterator[str]:
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.BaseNode) and (counts or not _is_of_one(node)):
        for child in vars(node).values():
            for part in child if isinstance(child, list) else [child]:
                yield from _literal(part, counts=counts)


def _is_of_one(node: ftl.BaseNode) -> bool:
    return isinstance(node, ftl.Variant) and (
        isinstance(node.key, ftl.NumberLiteral) or node.key.name == "one"
    )


def units(texts: Iterable[tuple[str, str]], option: str) -> set[str]:
    """Return which English texts, said without counts, say 1 of what an option's name says.

    French needs no search: it looks at the same values, `test_both_languages_use_the_same_values`.
    """
    words = "|".join(word[:4] for word in option.split("_") if len(word) > 3)
    return {
        key for key, text in texts if any(_says_1_of(words, each) for each in re.split(r"[,;:.()…]", text))
    }


def _says_1_of(words: str, clause: str) -> bool:
    return bool(re.search(r"\b1\b", clause) and re.search(rf"\b(?:{words})", clause, re.IGNORECASE))


def spelled(text: str, number: int, locale: Locale, *, digits: bool = True) -> bool:
    """Tell whether a text says a number, as a word or in digits."""
    ways = WORDS[locale][number] + (f"|{number}" if digits else "")
    return re.search(rf"\b(?:{ways})\b", text, re.IGNORECASE) is not None


@games
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_spells_a_number_that_an_option_sets(game: Game[Any], locale: Locale) -> None:
    assert {
        key: name
        for key, text in texts_of(game, locale)
        for number, name in numbers(game).items()
        if spelled(text, number, locale) and OF_NO_OPTION.get(key) != number
    } == {}


@games
def test_no_text_says_1_of_what_an_option_sets(game: Game[Any]) -> None:
    fields = choosable(game).items()
    ones = [name for name, info in fields if type(info.default) is int and info.default == 1]
    texts = dict(texts_of(game, "en", counts=False)).items()
    assert {name: found for name in ones if (found := units(texts, name))} == {}


def test_a_label_that_says_what_is_drawn_is_found_once_an_option_says_it() -> None:
    said = {"spelled": "Focus (Channel 1, Draw 1)", "told": "Focus (Channel 1, Draw  … )"}
    assert units(said.items(), "focus_draw") == {"spelled"}


@games
def test_no_guide_spells_a_number_that_an_option_sets(game: Game[Any]) -> None:
    """Its examples hold numbers of cards, in digits."""
    for path in (ROOT / "engines" / game.id / "cards" / "docs").glob("*.md"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not any(spelled(line, number, "en", digits=False) for number in numbers(game)), line


def test_what_is_no_options_number_is_still_said() -> None:
    for key, number in OF_NO_OPTION.items():
        game = next(game for game in GAMES.values() if key.startswith(f"{game.prefix}-"))
        for locale in LOCALES:
            assert number in numbers(game)
            assert spelled(dict(texts_of(game, locale))[key], number, locale), key


def test_the_aim_of_a_game_tells_the_number_that_holds_where_nothing_is_chosen() -> None:
    assert aim_of("soul_forger", texts_in("en")).startswith("Deal your opponents 30 damage each")
    assert aim_of("soul_forger", texts_in("fr")).startswith("Infligez 30 dégâts à chacun")
