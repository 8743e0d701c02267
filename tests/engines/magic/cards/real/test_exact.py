"""Which cards are exact, and what is refused by what stands above the text."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.magic.cards import exact
from engines.magic.cards.exact import REASONS, read_exactly
from engines.magic.cards.facts import CardFacts
from engines.magic.cards.reading.card import VAGUE, id_of, read_card
from engines.magic.cards.reading.features import WORDS
from engines.magic.cards.words import nouns
from engines.magic.language.parts import SUBTYPES
from tests.engines.magic.cards.real.scene import facts, text

GROWS = "{G}: ~ gets +1/+1 until end of turn."


def why(of: CardFacts, said: str = "") -> list[str]:
    reading = read_exactly(of, text(said))
    assert (reading.definition is None) is bool(reading.refusals)
    return [each.key for each in reading.refusals]


def test_a_card_is_exact_if_it_is_read_sensible_and_says_the_same_when_it_is_printed_anew() -> None:
    assert why(facts(), GROWS) == []
    card = read_exactly(facts(), text(GROWS)).definition
    assert card is not None
    assert (card.id, card.cost, card.pt) == ("brasswork_tinker", "1 G", (2, 2))
    assert (card.types.card, card.types.sub) == (("artifact", "creature"), ("badger",))


def test_what_the_second_printer_does_not_confirm_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "agrees", lambda *_: False)
    assert why(facts(), GROWS) == ["round-trip"]


def test_what_herald_refuses_in_any_pack_is_refused_here() -> None:
    assert why(facts(), "{1}: Attach ~ to target creature you control.") == ["senseless"]


def test_a_card_that_cannot_be_compiled_ends_no_import(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(card: object) -> None:
        raise RuntimeError("secret text")

    monkeypatch.setattr(exact, "Card", broken)
    (refusal,) = read_exactly(facts(), text(GROWS)).refusals
    assert (refusal.key, refusal.values) == ("broken", {"fault": "RuntimeError"})


@pytest.mark.parametrize(
    ("of", "key"),
    [
        (facts(layout="transform"), "layout"),
        (facts("Artifact — Vehicle"), "type"),
        (facts("Enchantment — Saga"), "type"),
        (facts("Enchantment — Class"), "type"),
        (facts("Legendary Planeswalker — Ardis"), "type"),
        (facts("Battle — Siege"), "type"),
        (facts("World Enchantment"), "type"),
        (facts("Artifact — Urza's"), "type"),
        (facts(""), "type"),
        (facts(cost="{S}{S}"), "mana"),
        (facts(cost="{C/W}"), "mana"),
        (facts(cost=None), "mana"),
        (facts(cost="1G"), "mana"),
        (facts("Land", "{1}"), "cost"),
        (facts(size=("1+*", "1")), "size"),
        (facts(size=("*", "*")), "size"),
        (facts(size=("-1", "1")), "size"),
        (facts(size=("100", "1")), "size"),
        (facts(size=(None, None)), "size"),
    ],
)
def test_a_head_is_refused_by_name_even_if_every_line_is_understood(of: CardFacts, key: str) -> None:
    assert why(of, "Flying") == [key]


@pytest.mark.parametrize(
    ("written", "means"),
    [("{2/W}{G/P}", "2/W G/P"), ("{X}{X}{R}", "X X R"), ("{0}", "0"), ("{10}{C}", "10 C"), ("{W/U}", "W/U")],
)
def test_costs_are_kept_as_the_language_writes_them(written: str, means: str) -> None:
    card = read_card(facts(cost=written), "").definition
    assert card is not None
    assert card.cost == means


def test_a_basic_land_has_its_mana_by_the_rules() -> None:
    land = read_card(facts("Basic Land — Forest", None, name="Forest"), "({T}: Add {G}.)").definition
    assert land is not None
    assert (land.cost, land.abilities, land.types.super) == (None, (), ("basic",))


def test_every_reason_is_told_with_its_line() -> None:
    said = text("Flying\nProliferate.\n~ gets +1/+1 if you dance.\nHaste")
    reading = read_card(facts(), said)
    assert [each.line for each in reading.refusals] == [2, 3]
    assert reading.keywords == ("flying", "haste")


def test_no_refusal_holds_a_piece_of_the_text() -> None:
    said = "Wondrous luck\n{1}: Target creature gains wondrous luck until end of turn."
    assert [each.values for each in read_card(facts(), said).refusals] == [{}, {}]


def test_a_keyword_is_named_if_the_file_lists_it() -> None:
    (refusal,) = read_card(facts(keywords=("wondrous luck",)), "Wondrous luck {2}").refusals
    assert (refusal.key, refusal.values) == ("listed-keyword", {"keyword": "wondrous luck"})


@pytest.mark.parametrize(
    ("said", "feature"),
    [
        ("Copy target instant spell.", "copies"),
        ("Whenever ~ attacks a player or planeswalker, draw a card.", "player_or_planeswalker"),
        ("When ~ enters the battlefield, create a Powerstone token.", "ready_made_tokens"),
        ("Put a spore counter on ~.", "other_counters"),
    ],
)
def test_the_nearest_feature_is_named_where_a_line_is_not_understood(said: str, feature: str) -> None:
    (refusal,) = read_card(facts(), text(said)).refusals
    assert (refusal.key, refusal.values, refusal.line) == ("feature", {"feature": feature}, 1)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_feature_has_words_of_its_own(locale: Locale) -> None:
    told = {texts_in(locale).say("real-why-feature", feature=feature) for feature, _ in WORDS}
    assert len(told) == len(WORDS)


@pytest.mark.parametrize(
    "said",
    [
        "Draw a card and " * 120,
        "If it's your turn, " * 100 + "draw a card.",
        "Target creature " * 120,
        '"' * 1_900,
        "(" * 1_900,
        "• " * 900,
        "{" * 1_900,
        "a" * 1_999,
        "Draw a card.\n" * 15,
        "Draw a card. " * 150,
        "\0\ud800\u202e — • : ",
    ],
)
def test_hostile_texts_are_refused_in_no_time(said: str) -> None:
    begun = time.process_time()
    reading = read_card(facts(), said)
    assert reading.definition is None
    assert time.process_time() - begun < 1


def test_a_text_longer_than_any_card_is_not_read() -> None:
    for said in ("a" * 10_000_000, "\n" * 50):
        assert [each.key for each in read_card(facts(), said).refusals] == ["language"]


def test_every_reason_that_the_code_gives_has_a_text_and_every_text_a_reason() -> None:
    given = {
        found
        for path in [Path(exact.__file__), *Path(exact.__file__).with_name("reading").glob("*.py")]
        for found in re.findall(
            r'(?:Unread|Refusal|Grammar)\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")
        )
    }
    assert given == set(REASONS)
    assert set(VAGUE) <= given


def test_names_for_machines_are_short_and_plain() -> None:
    assert id_of("Ardis, the Old Fox") == "ardis_the_old_fox"
    assert id_of("9 Lives") == "c_9_lives"
    assert len(id_of("Very " * 30)) <= 40


def test_every_known_sub_type_has_a_plural_that_leads_back() -> None:
    for subtype in SUBTYPES:
        one = nouns.written(subtype)
        assert nouns.id_of(one) == subtype
        assert nouns.singular(nouns.plural(one)) == one
    assert nouns.singular("Flying") is None
    assert nouns.id_of("Urza's") is None
    assert nouns.id_of(nouns.written("assembly_worker")) == "assembly_worker"
