"""Words that agree: nouns have forms and genders in the texts, and what is said of them goes by these."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.texts import LOCALES, Locale, MissingText, texts_in
from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import a_kind, kind, some
from tests.bot.texts.test_texts import messages

SEA_WOLF = Noun(en=("sea wolf", "sea wolves"), fr=("otarie", "otaries"), gender="f")


@pytest.mark.parametrize(
    ("noun", "count", "english", "french"),
    [
        ("card", 1, "allied card", "carte alliée"),
        ("card", 2, "allied cards", "cartes alliées"),
        ("errant", 1, "allied Errant", "Errant allié"),
        ("errant", 3, "allied Errants", "Errants alliés"),
    ],
)
def test_an_adjective_stands_where_the_language_wants_it_and_agrees(
    noun: str, count: int, english: str, french: str
) -> None:
    said = _kind([noun], count, whose="nn-adjective-own")
    assert [texts_in(locale).tell(said) for locale in LOCALES] == [english, french]


def test_what_is_not_said_leaves_no_gap() -> None:
    assert texts_in("en").tell(_kind(["spirit"], 2)) == "Spirits"


def test_several_nouns_share_their_adjectives_and_what_goes_on_after_them() -> None:
    tails = [Say("nn-with-react"), Say("nn-with-same-name")]
    said = _kind(["errant", "token"], 2, tails, other="words-adjective-other", whose="nn-adjective-opposing")
    french, english = texts_in("fr").tell(said), texts_in("en").tell(said)
    assert french == "autres Errants ou Jetons adverses avec RÉACTION du même nom que cette carte"
    assert english == "other opposing Errants or Tokens with REACT with this card’s name"


@pytest.mark.parametrize(
    ("noun", "english", "french"),
    [
        ("card", "a card", "une carte"),
        ("errant", "an Errant", "un Errant"),
        ("soul", "a Lingering Soul", "une Âme persistante"),
    ],
)
def test_an_article_goes_by_the_sound_or_by_the_gender(noun: str, english: str, french: str) -> None:
    said = a_kind(_kind([noun], 1))
    assert [texts_in(locale).tell(said) for locale in LOCALES] == [english, french]


@pytest.mark.parametrize(
    ("count", "english", "french"), [(1, "Sea wolf", "Otarie"), (2, "Sea wolves", "Otaries")]
)
def test_a_noun_that_a_pack_brings_has_its_own_forms_and_gender(
    count: int, english: str, french: str
) -> None:
    said = _kind([SEA_WOLF], count, whose="nn-adjective-own")
    allied = "alliée" if count == 1 else "alliées"
    assert [texts_in(locale).tell(said) for locale in LOCALES] == [f"allied {english}", f"{french} {allied}"]


def test_a_noun_of_one_form_is_the_same_for_one_and_many_and_has_its_article() -> None:
    sheep = Noun(en=("sheep",), fr=("brebis",), gender="f")
    assert [texts_in("fr").tell(_kind([sheep], count)) for count in (1, 2)] == ["Brebis", "Brebis"]
    assert [texts_in(locale).tell(a_kind(_kind([sheep], 1))) for locale in LOCALES] == [
        "a Sheep", "une Brebis",
    ]  # fmt: skip
    ram = sheep.model_copy(update={"fr": ("bélier", "béliers"), "gender": "m"})
    assert texts_in("fr").tell(a_kind(_kind([ram], 1, whose="nn-adjective-own"))) == "un Bélier allié"


def test_some_are_a_number_or_up_to_it() -> None:
    two = _kind(["card"], 2)
    assert texts_in("en").tell(some(two, 2)) == "2 cards"
    assert texts_in("fr").tell(some(two, 2, up_to=True)) == "jusqu’à 2 cartes"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_noun_that_the_texts_do_not_know_is_noticed(locale: Locale) -> None:
    with pytest.raises(MissingText):
        texts_in(locale).tell(_kind(["unicorn"], 1))


def test_every_french_noun_has_a_gender() -> None:
    nouns = {key: message for key, message in messages("fr").items() if key.startswith("noun-")}
    without = [key for key, noun in nouns.items() if [each.id.name for each in noun.attributes] != ["gender"]]
    assert nouns
    assert without == []


def _kind(nouns: Sequence[str | Noun], count: int, tails: list[Say] | None = None, **adjectives: str) -> Say:
    places = dict.fromkeys(("other", "whose", "layer", "fate", "aimed"))
    said = {place: Say(key) for place, key in adjectives.items()}
    return kind("nn-kind", nouns, count, {**places, **said}, tails or [])
