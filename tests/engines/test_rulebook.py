import re
from pathlib import Path

import pytest

import engines.dueling_nobles
from engines.dueling_nobles.options import NoblesOptions
from engines.kernel.rulebook import BadRulebook, Rulebook

FOLDER = Path(engines.dueling_nobles.__file__).parent / "rules"
BOOKS = {locale: Rulebook.load(FOLDER, locale) for locale in ("en", "fr")}
IDS = {
    *(f"DN-{number}" for number in range(1, 63)),
    *(f"DN-R{number}" for number in range(1, 47)),
    *(f"H{number}" for number in range(1, 9)),
}


def ids(locale: str, query: str, limit: int = 10) -> list[str]:
    return [statement.id for statement in BOOKS[locale].search(query, limit)]


@pytest.mark.parametrize("locale", BOOKS)
def test_the_book_holds_exactly_the_ids_of_the_list(locale: str):
    found = [statement.id for statement in BOOKS[locale].statements]
    assert len(found) == len(set(found))
    assert set(found) == IDS


@pytest.mark.parametrize("locale", BOOKS)
def test_statements_are_short_whole_sentences_and_name_no_unknown_option(locale: str):
    for statement in BOOKS[locale].statements:
        assert len(statement.text) <= 900
        assert statement.text.endswith("."), statement.id
        named = re.findall(r"`(\w+): ?[\w]+`", statement.text)
        assert set(named) <= NoblesOptions.model_fields.keys(), statement.id
    assert BOOKS[locale].introduction


def test_both_languages_say_the_same_in_the_same_order():
    english, french = (BOOKS[locale].statements for locale in ("en", "fr"))
    assert [statement.id for statement in english] == [statement.id for statement in french]
    for one, other in zip(english, french, strict=True):
        assert figures(one.text) == figures(other.text), one.id


def figures(text: str) -> set[str]:
    """Return what no translation changes: option names, ids and strengths."""
    return set(re.findall(r"`[^`]+`|DN-R?\d+|\+\d|[♥♦♣♠]|\b(?:\d\d)\b", text))


@pytest.mark.parametrize("locale", BOOKS)
def test_every_default_that_is_named_is_the_default(locale: str):
    fields = NoblesOptions.model_fields
    for statement in BOOKS[locale].statements:
        if statement.id.startswith("DN-R"):
            for option, value in re.findall(r"\(`(\w+): (\w+)`\)", statement.text):
                assert str(fields[option].default) == value, statement.id


@pytest.mark.parametrize("locale", BOOKS)
def test_every_option_is_explained(locale: str):
    text = " ".join(statement.text for statement in BOOKS[locale].statements)
    for option in NoblesOptions.model_fields.keys() - {"previous_loser"}:
        assert f"`{option}" in text


def test_french_is_set_as_french_is_set():
    text = (FOLDER / "fr.md").read_text(encoding="utf-8")
    outside_options = re.sub(r"`[^`]*`", "", text)
    assert not re.findall(r" [:;!?»]|'|« ", outside_options)


@pytest.mark.parametrize("query", ["12", "DN-12", "dn12", " dn 12 "])
def test_an_id_comes_first(query: str):
    assert ids("en", query)[0] == "DN-12"


def test_rulings_and_house_rules_have_ids_too():
    assert ids("fr", "r36")[0] == "DN-R36"
    assert ids("fr", "h3")[0] == "H3"
    found = BOOKS["en"].get("dn r36")
    assert found is not None
    assert found.heading == "Number cards"
    assert BOOKS["en"].get("DN-99") is None


def test_a_number_finds_its_id_first_and_then_the_texts_with_it():
    assert ids("en", "40")[:3] == ["DN-40", "DN-5", "DN-R41"]


def test_all_words_must_be_there():
    assert ids("en", "two aces tie") == []
    assert ids("en", "both sides play ace")[0] == "DN-54"
    assert ids("en", "nonsense ace") == []


@pytest.mark.parametrize("query", ["coeur defaussez", "CŒUR DÉFAUSS", "cœur défaussez"])
def test_accents_capitals_and_ligatures_do_not_matter(query: str):
    assert "DN-26" in ids("fr", query)


def test_beginnings_are_enough_and_whole_words_go_first():
    assert "DN-39" in ids("en", "redir")
    assert ids("en", "boost", 3) == ["DN-19", "DN-20", "DN-21"]  # under their heading before elsewhere
    assert ids("en", "boosts", 2) == ["DN-22", "DN-R13"]


def test_headings_and_signs_count():
    assert ids("fr", "♥") == ["DN-26"]
    assert set(ids("en", "house rules", 20)) >= {f"H{number}" for number in range(1, 9)}


def test_the_number_of_results_is_limited():
    assert len(ids("en", "noble", limit=3)) == 3
    assert ids("en", "", limit=2) == ["DN-1", "DN-2"]


@pytest.mark.parametrize(
    "text",
    ["## A\n- **DN-1** One.\n- **DN-1** Again.", "- **DN-1** No heading.", "## A\nLoose words."],
)
def test_a_book_that_is_not_in_order_is_refused(tmp_path: Path, text: str):
    (tmp_path / "en.md").write_text(text)
    with pytest.raises(BadRulebook, match=r"en\.md, line"):
        Rulebook.load(tmp_path, "en")
