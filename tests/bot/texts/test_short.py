"""The short forms of card texts: every part of the grammar has one, and cards are told in a line."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax.ast import (
    InlineExpression,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES, Locale, texts_in
from bot.texts.short import MOST, cut_short, short_form
from engines.kernel import Say
from engines.registry import GAMES
from tests.bot.texts.test_texts import FOLDER, messages

SHARES = {"noxtalia": 0.82, "neo_noble": 0.69, "soul_forger": 0.97, "magic": 0.89}
"""Share of the starter cards whose short form is whole in a description, in English at least."""
BEHIND = 0.08
"""How far French may stay behind."""
LONG = 16
"""Letters of its own up to which a text is short enough as it is."""
PREFIXES = {"noxtalia": "nx", "neo_noble": "nn", "soul_forger": "sf", "magic": "mn"}
WORDS = 20
"""Letters of a few words, up to which a short form may say more of its own than its text does."""
OF_EVENTS = {"mn-when": {"this", "noun"}}
"""Values that all events of a game have, though a long text says none of them."""
NO_GRAMMAR = re.compile(r"noun-|own-noun|\w\w-(pack|fault|list|format)|nx-(button|deck)-|\w\w-[a-z]+-means$")
AS_IT_IS = {
    "the line of kind and numbers, which pictures show": (
        "nx-type-line nn-type-line nn-type-line-token sf-type sf-endurance-mod"
    ),
    "names that the rules give": (
        "nn-zone-name sf-keyword sf-phase sf-adjective-normal sf-adjective-reaction sf-adjective-instinct "
        "mn-keyword mn-keyword-named mn-host mn-line-affinity mn-line-by-hand "
        "mn-in-own-graveyard mn-kind-counted"
    ),
    "what is named would not be known by less": (
        "nx-cards nx-cards-of-player nx-things nn-lane nn-lane-chosen nn-an-own-lane sf-damage-kind "
        "mn-adjective-token"
    ),
    "parts of long texts, whose short forms do without them": (
        "mn-would-deal mn-would-be-dealt mn-next-dealt mn-owners"
    ),
    "one verb and one place": (
        "nn-do-take-slots nn-do-bounce-deck-top nn-do-bounce-deck-bottom sf-do-move-cards"
    ),
}
"""Texts above that without a short form, by the reason."""


@cache
def grammar(locale: Locale) -> dict[str, Message]:
    """Return the texts that cards are put together with, by key."""
    found = {key: each for key, each in messages(locale).items() if key.startswith((*PREFIXES.values(),))}
    return {
        key: each for key, each in found.items() if not NO_GRAMMAR.match(key) and key in keys_of_card_files()
    }


@cache
def keys_of_card_files() -> frozenset[str]:
    """Return the keys in the files of printed grammars."""
    said = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*/*-cards.ftl"))
    return frozenset(re.findall(r"^([a-z][\w-]*) =", said, re.MULTILINE))


def letters(pattern: Pattern | None) -> int:
    """Return how many letters of its own a text has where it says most."""
    assert pattern is not None
    return sum(
        len(part.value.strip()) if isinstance(part, TextElement) else _within(part.expression)
        for part in pattern.elements
    )


def _within(expression: InlineExpression | Placeable | SelectExpression) -> int:
    if isinstance(expression, SelectExpression):
        return max(letters(variant.value) for variant in expression.variants)
    return _within(expression.expression) if isinstance(expression, Placeable) else 0


def short_of(message: Message) -> Pattern | None:
    return next((each.value for each in message.attributes if each.id.name == "short"), None)


class Values(Visitor):
    """The values that a text asks for, also through the texts that it refers to."""

    def __init__(self, locale: Locale) -> None:
        self.known, self.names, self.seen = messages(locale), set[str](), set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        message = self.known[node.id.name]
        referred = short_of(message) if node.attribute else message.value
        if f"{node.id.name}.{bool(node.attribute)}" not in self.seen:
            self.seen.add(f"{node.id.name}.{bool(node.attribute)}")
            self.visit(referred)


def values(locale: Locale, pattern: Pattern | None) -> set[str]:
    found = Values(locale)
    found.visit(pattern)
    return found.names


@pytest.mark.parametrize("locale", LOCALES)
def test_each_text_of_a_printed_grammar_has_a_short_form_or_a_reason_to_have_none(locale: Locale):
    excused = {key for keys in AS_IT_IS.values() for key in keys.split()}
    without = {
        key
        for key, message in grammar(locale).items()
        if short_of(message) is None and letters(message.value) > LONG
    }
    assert without <= excused


def test_no_text_is_excused_that_needs_it_in_neither_language():
    excused = {key for keys in AS_IT_IS.values() for key in keys.split()}
    needing = {
        key
        for locale in LOCALES
        for key, message in grammar(locale).items()
        if short_of(message) is None and letters(message.value) > LONG
    }
    assert excused == needing


@pytest.mark.parametrize("locale", LOCALES)
def test_a_short_form_asks_for_no_value_that_its_text_never_gets(locale: Locale):
    for key, message in messages(locale).items():
        if (short := short_of(message)) is not None:
            given = {
                name
                for each in LOCALES
                if key in messages(each)
                for name in values(each, messages(each)[key].value)
            }
            assert values(locale, short) <= given | OF_EVENTS.get(key[:7], set()), key


@pytest.mark.parametrize("locale", LOCALES)
def test_a_short_form_is_no_longer_than_its_text(locale: Locale):
    longer = [
        key
        for key, message in messages(locale).items()
        if (short := short_of(message)) is not None and letters(short) > max(WORDS, letters(message.value))
    ]
    assert longer == []


def whole(game: str, locale: Locale) -> list[str]:
    """Return the short forms of a game's starter cards, however long."""
    collection = GAMES[game].collection
    assert collection is not None
    texts = texts_in(locale)
    return [short_form(page.lines, texts, 10_000) for page in collection.pages(()).values()]


@pytest.mark.parametrize("game", SHARES)
@pytest.mark.parametrize("locale", LOCALES)
def test_most_cards_are_told_whole_in_a_description(game: str, locale: Locale):
    said = whole(game, locale)
    bar = SHARES[game] - (BEHIND if locale == "fr" else 0)
    assert sum(len(each) <= MOST for each in said) >= bar * len(said)


@pytest.mark.parametrize("game", SHARES)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_finds_no_room_ends_with_a_whole_clause_and_a_sign_for_more(game: str, locale: Locale):
    for said in whole(game, locale):
        cut = cut_short(said)
        assert len(cut) <= MOST
        if cut != said:
            kept = cut.removesuffix(" +")
            assert kept != cut
            assert said.startswith(kept)
            assert re.match(r"[.;]? · |\. |\s?; | / ", said[len(kept) :]), cut


@pytest.mark.parametrize("game", SHARES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_short_form_has_no_article_in_vain_no_gap_and_no_sentence_of_the_picture(game: str, locale: Locale):
    for said in whole(game, locale):
        assert not re.search(r"  |\.\.|[({] | [)}]| ,|{ | $|^ |\.$", said), said
        assert said[:1] == said[:1].upper(), said
        if locale == "en":
            assert not re.search(r"\b(?:a|an) [a-z]|\b[Tt]he (?:target|opponent)|your opponent", said), said
        else:
            assert "votre adversaire" not in said, said


@pytest.mark.parametrize(
    ("game", "card", "said"),
    [
        ("noxtalia", "Ink Tide", "Foe −2 MP. +1 card"),
        ("noxtalia", "Frost Oath", "If fewer Spirits than foe: it +5 HP"),
        ("neo_noble", "Nurse Log", "Summon: make 2 Sapling Tokens"),
        ("neo_noble", "Ink Thief", "Summon: foe discards 1 card at random"),
        ("soul_forger", "Wick Acolyte", "Dies: summon 1 Glowmote Token Off"),
        ("soul_forger", "Hush of Wings", "Negate 1 ability in Flow. +1 card"),
        ("magic", "Flooded Stacks", "Enters tapped · {T}: add {U} or {B}"),
        ("magic", "Ink-Cloud Pike", "Flash · Ward {1}"),
    ],
)
def test_cards_as_the_design_tells_them(game: str, card: str, said: str):
    collection = GAMES[game].collection
    assert collection is not None
    page = next(each for each in collection.pages(()).values() if each.name.en == card)
    assert short_form(page.lines, texts_in("en")) == said


def test_a_text_without_a_short_form_says_its_long_one():
    assert (
        texts_in("en", short=True).tell(
            Say(
                "nx-cards",
                {"count": 2, "type": "attack", "keyword": "none", "elemental": "no", "element": ""},
            )
        )
        == "Attacks"
    )


def test_a_long_clause_ends_between_two_words():
    assert cut_short("one two three, four five six", 20) == "one two three +"
    assert cut_short("one two three four five", 14) == "one two +"


def test_what_fits_is_left_alone():
    assert cut_short("A · B. C") == "A · B. C"
