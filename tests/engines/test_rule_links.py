"""From each question, refusal and keyword a way leads to its statement, and from what people ask."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.texts import Locale, texts_in
from engines.kernel import Game
from engines.kernel.seat.rule_links import Leads
from engines.magic.language.parts import Keyword as OfMagic
from engines.neo_noble.language.parts import Keyword as OfNeoNoble
from engines.noxtalia.language.parts import Keyword as OfNoxtalia
from engines.registry import GAMES
from engines.soul_forger.language.parts import Keyword as OfSoulForger
from tests.bot.texts.test_texts import messages
from tests.engines.conformance import is_looked_at, random_match
from tests.engines.options import tables
from tests.engines.test_rulebook import BOOKS, FOLDERS, LOCALES, ids
from tests.rigs.high_card import HighCard

ALL: list[Game[Any]] = [*GAMES.values(), HighCard()]
each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
LEADS = {game: Leads.load(folder / "book") for game, folder in FOLDERS.items()}
KEYWORDS = {
    "noxtalia": get_args(OfNoxtalia), "neo_noble": get_args(OfNeoNoble),
    "soul_forger": get_args(OfSoulForger), "magic": get_args(OfMagic),
}  # fmt: skip
COMMON = {"mode", "empty-hand", "x"}
"""Ends of keys whose text is that of all games."""


def ends(game: Game[Any], what: str) -> set[str]:
    """The ends of a game's own keys of questions or refusals."""
    begin, own = f"{game.prefix}-{what}-", FOLDERS[game.id] / "texts"
    return {
        key.removeprefix(begin) for key in {*messages("en"), *messages("en", own)} if key.startswith(begin)
    }


@each_game
def test_each_text_of_a_question_and_of_a_refusal_leads_somewhere(game: Game[Any]) -> None:
    leads = LEADS[game.id]
    assert leads.prompts.keys() - COMMON == ends(game, "prompt") - COMMON
    assert leads.refusals.keys() - COMMON == ends(game, "refused") - COMMON
    for what in (leads.prompts, leads.refusals, leads.keywords):
        assert all(what.values())


@each_game
def test_each_keyword_leads_to_its_statements(game: Game[Any]) -> None:
    leads, known = LEADS[game.id], set(KEYWORDS.get(game.id, ()))
    lost = sorted(word for word in known if not leads.of_keyword(word))
    assert lost == [], (
        f"engines/{game.id}/book: nothing says what these keywords mean. Begin a statement of en.md with"
        " its name, “Fast Hand: …”, or lead to what is said, and to rulings, in leads.yaml under `keywords:`,"
        " `fast_hand: SF-142 SF-R46`"
    )
    assert leads.keywords.keys() <= known, (
        "engines/<game>/book/leads.yaml, `keywords:`: no card has such a word"
    )


@each_game
def test_a_keyword_leads_first_to_the_statement_that_begins_with_its_name(game: Game[Any]) -> None:
    leads = LEADS[game.id]
    both = leads.keywords.keys() & leads.named.keys()
    assert {word: leads.keywords[word][0] for word in both} == {word: leads.named[word] for word in both}


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_leads_anywhere_leads_to_a_statement(game: Game[Any], locale: str) -> None:
    leads, book = LEADS[game.id], BOOKS[game.id, locale]
    named = [*leads.prompts.values(), *leads.refusals.values(), *leads.keywords.values()]
    named += [asked.rules for asked in leads.asked] + [*leads.words.values()]
    assert {rule for rules in named for rule in rules if book.get(rule) is None} == set()


@each_game
@pytest.mark.parametrize("locale", get_args(Locale))
def test_words_that_a_game_explains_are_few_and_explained_in_a_few_words(
    game: Game[Any], locale: Locale
) -> None:
    words = LEADS[game.id].words
    assert len(words) <= 25
    for word in words:
        key = f"{game.prefix}-word-{word}"
        assert 5 <= len(texts_in(locale).say(key).split()) <= 30
        assert texts_in(locale).say(f"{key}-forms")


@each_game
def test_whatever_is_asked_or_refused_in_a_match_leads_to_a_statement(game: Game[Any]) -> None:
    """A game without refusals has none to look at; each text of one is looked at above."""
    leads, looked = LEADS[game.id], set[str]()
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
                        looked.add(option.refused.key)
    assert looked or not leads.refusals


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_what_newcomers_ask_is_found_among_the_first(game: Game[Any], locale: str) -> None:
    for asked in LEADS[game.id].newcomers:
        words = asked.en if locale == "en" else asked.fr
        assert asked.rules[0] in ids(locale, words, 5, game.id), words


def test_newcomers_have_asked_each_game_that_is_played() -> None:
    assert [game for game in GAMES if len(LEADS[game].newcomers) < 5] == [], "add what somebody new has asked"


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
