"""From each question, refusal and keyword a way leads to its statement, and from what people ask."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.texts import Locale, texts_in
from engines.kernel import Choose, Game
from engines.kernel.seat.rule_links import Leads
from engines.magic.language.parts import Keyword as OfMagic
from engines.neo_noble.language.parts import Keyword as OfNeoNoble
from engines.noxtalia.language.parts import Keyword as OfNoxtalia
from engines.registry import GAMES
from engines.soul_forger.language.parts import Keyword as OfSoulForger
from tests.bot.texts.test_texts import messages
from tests.engines.conformance import is_looked_at, random_match
from tests.engines.options import tables
from tests.engines.test_rulebook import BOOKS, LOCALES, ROOT, ids

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
LEADS = {game: Leads.load(ROOT / game / "book") for game in GAMES}
KEYWORDS = {
    "dueling_nobles": (), "noxtalia": get_args(OfNoxtalia), "neo_noble": get_args(OfNeoNoble),
    "soul_forger": get_args(OfSoulForger), "magic": get_args(OfMagic),
}  # fmt: skip
COMMON = {"mode", "empty-hand", "x"}
"""Ends of keys whose text is that of all games."""


def ends(game: Game[Any], what: str) -> set[str]:
    """The ends of a game's own keys of questions or refusals."""
    begin = f"{game.prefix}-{what}-"
    return {key.removeprefix(begin) for key in messages("en") if key.startswith(begin)}


@each_game
def test_each_text_of_a_question_and_of_a_refusal_leads_somewhere(game: Game[Any]) -> None:
    leads = LEADS[game.id]
    assert leads.prompts.keys() - COMMON == ends(game, "prompt") - COMMON
    assert leads.refusals.keys() - COMMON == ends(game, "refused") - COMMON
    assert leads.keywords.keys() == set(KEYWORDS[game.id])
    for what in (leads.prompts, leads.refusals, leads.keywords):
        assert all(what.values())


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_leads_anywhere_leads_to_a_statement(game: Game[Any], locale: str) -> None:
    leads, book = LEADS[game.id], BOOKS[game.id, locale]
    named = [*leads.prompts.values(), *leads.refusals.values(), *leads.keywords.values()]
    named += [asked.rules for asked in leads.asked] + [*leads.words.values()]
    assert {rule for rules in named for rule in rules if book.get(rule) is None} == set()


@each_game
@pytest.mark.parametrize("locale", get_args(Locale))
def test_each_game_explains_a_few_words_in_a_few_words(game: Game[Any], locale: Locale) -> None:
    words = LEADS[game.id].words
    assert 5 <= len(words) <= 25
    for word in words:
        key = f"{game.prefix}-word-{word}"
        assert 5 <= len(texts_in(locale).say(key).split()) <= 30
        assert texts_in(locale).say(f"{key}-forms")


@each_game
def test_whatever_is_asked_or_refused_in_a_match_leads_to_a_statement(game: Game[Any]) -> None:
    leads, looked = LEADS[game.id], 0
    for seed in range(3):
        options, seats = tables(game, seed)
        for number, (match, _) in enumerate(random_match(game, options, seats, seed)):
            match.events.clear()
            for asked in match.decisions if is_looked_at(number) else ():
                prompt = match.prompt(asked.seat)
                assert leads.of_prompt(prompt.title.key), prompt.title.key
                for option in prompt.options:
                    if option.refused is not None:
                        assert leads.of_refusal(option.refused.key), option.refused.key
                        looked += isinstance(asked, Choose)
    assert looked


QUESTIONS = {
    "en": {
        "how do I win": ("DN-62", "NX-22", "NN-141", "SF-1", "MN-2"),
        "What is the goal?": ("DN-62", "NX-22", "NN-141", "SF-1", "MN-2"),
        "can I attack twice": ("DN-37", "NX-35", "NN-130", "SF-98", "MN-2"),
        "who begins?": ("DN-R2", "NX-15", "NN-48", "SF-24", "MN-R17"),
        "when does my time run out": ("DN-R43", "NX-R52", "NN-R75", "SF-R75", "MN-R11"),
        "how many cards may I hold in my hand": ("DN-R30", "NX-70", "NN-138", "SF-39", "MN-R18"),
    },
    "fr": {
        "comment gagner": ("DN-62", "NX-22", "NN-141", "SF-1", "MN-2"),
        "quel est le but ?": ("DN-62", "NX-22", "NN-141", "SF-1", "MN-2"),
        "puis-je attaquer deux fois": ("DN-37", "NX-35", "NN-130", "SF-98", "MN-2"),
        "qui commence ?": ("DN-R2", "NX-15", "NN-48", "SF-24", "MN-R17"),
        "combien de cartes en main": ("DN-R30", "NX-70", "NN-138", "SF-39", "MN-R18"),
    },
}
"""What newcomers asked, with the statement that answers it in each game, in the order of `GAMES`."""
ASKED = [
    (locale, question, game, rule)
    for locale, questions in QUESTIONS.items()
    for question, rules in questions.items()
    for game, rule in zip(GAMES, rules, strict=True)
]


@pytest.mark.parametrize(("locale", "question", "game", "rule"), ASKED)
def test_what_people_ask_is_found_among_the_first(locale: str, question: str, game: str, rule: str) -> None:
    assert rule in ids(locale, question, 5, game)


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_each_question_of_the_book_finds_what_answers_it(game: Game[Any], locale: str) -> None:
    for asked in LEADS[game.id].asked:
        words = asked.en if locale == "en" else asked.fr
        assert asked.rules[0] in ids(locale, words, 10, game.id), words


@each_game
def test_a_word_that_no_rule_knows_finds_nothing(game: Game[Any]) -> None:
    for locale in LOCALES:
        assert ids(locale, "zxqwv", 10, game.id) == []
        assert ids(locale, "how do I zxqwv", 10, game.id) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_one_word_too_much_hides_nothing(locale: str) -> None:
    words = {"en": "ace wins outright xylophone", "fr": "as remporte duel xylophone"}[locale]
    assert "DN-53" in ids(locale, words, 10, "dueling_nobles")
