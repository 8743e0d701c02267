import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

import engines
from engines.dueling_nobles.options import NoblesOptions
from engines.kernel.seat.rulebook import BadRulebook, Rulebook
from engines.kernel.state.options import Options, is_by_host
from engines.magic.options import MagicOptions
from engines.neo_noble.options import NeoNobleOptions
from engines.noxtalia.options import NoxtaliaOptions
from engines.registry import GAMES
from engines.soul_forger.options import SoulForgerOptions
from tests.ledger import rule_ids
from tests.rigs import high_card


class Page(NamedTuple):
    """What a game's rules must hold."""

    series: dict[str, int]
    """The series of its numbers, and how many of each are there at least: rulings come, and none goes."""
    options: type[Options]


PAGES = {
    "dueling_nobles": Page({"DN-": 62, "DN-R": 46, "H": 8, "DN-D": 9}, NoblesOptions),
    "magic": Page({"MN-": 20, "MN-R": 30, "MN-D": 20}, MagicOptions),
    "neo_noble": Page({"NN-": 151, "NN-R": 81, "NN-D": 32}, NeoNobleOptions),
    "noxtalia": Page({"NX-": 111, "NX-R": 67, "NX-H": 9, "NX-D": 19}, NoxtaliaOptions),
    "soul_forger": Page({"SF-": 160, "SF-R": 77, "SF-D": 23}, SoulForgerOptions),
}
LOCALES = ("en", "fr")
NO_RULE, NO_SERIES = "DN-99", "DN-X1"
"""What tests look for and do not find."""
AN_ID = r"(?:DN|MN|NN|NX|SF)-[A-Z]?\d+[a-z]?"
ROOT = Path(engines.__path__[0])
FOLDERS = {**{game: ROOT / game for game in PAGES}, "high_card": Path(high_card.__path__[0])}
"""Where a game's book lies: of those that are registered, and of the smallest one."""
BOOKS = {
    (game, locale): Rulebook.load(folder / "book", locale)
    for game, folder in FOLDERS.items()
    for locale in LOCALES
}
each_game = pytest.mark.parametrize("game", PAGES)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def ids(locale: str, query: str, limit: int = 10, game: str = "dueling_nobles") -> list[str]:
    return [statement.id for statement in BOOKS[game, locale].search(query, limit)]


def nx(locale: str, query: str, limit: int = 10) -> list[str]:
    return ids(locale, query, limit, "noxtalia")


def test_every_game_has_its_rules_tested():
    assert PAGES.keys() == GAMES.keys()


@each_game
@each_locale
def test_the_numbers_of_the_book_run_without_a_gap(game: str, locale: str):
    found = [statement.id for statement in BOOKS[game, locale].statements]
    assert len(found) == len(set(found))
    numbers = in_series(found)
    assert numbers.keys() == PAGES[game].series.keys()
    for prefix, least in PAGES[game].series.items():
        assert numbers[prefix] == list(range(1, max(least, len(numbers[prefix])) + 1)), prefix


@each_locale
def test_a_search_takes_no_longer_than_its_question_is_long(locale: str):
    begin = time.thread_time()
    for number in range(1_000_000):
        number += 1
    million, slow = time.thread_time() - begin, list[str]()
    for word in ("a b c d e f g h ", "the card attack ", "x", "\ufdfa", "- "):
        question = word * (6_000 // len(word))
        begin = time.thread_time()
        for book in (BOOKS[game, locale] for game in PAGES):
            book.search(question, 25)
        if time.thread_time() - begin > 5 * million:
            slow.append(word)
    assert slow == []


def in_series(ids: Iterable[str]) -> dict[str, list[int]]:
    """The numbers of each series, in order; 14a goes with 14."""
    numbers: dict[str, set[int]] = {}
    for each in ids:
        prefix, number = re.fullmatch(r"(\D+)(\d+)[a-z]?", each).groups()  # pyright: ignore[reportOptionalMemberAccess]
        numbers.setdefault(prefix, set()).add(int(number))
    return {prefix: sorted(found) for prefix, found in numbers.items()}


def cited(folder: Path) -> dict[str, set[str]]:
    """Return the rules that files name, with the files."""
    found: dict[str, set[str]] = {}
    for file in folder.rglob("*"):
        if file.suffix in (".py", ".md", ".ftl"):
            for each in re.findall(rf"\b{AN_ID}\b", file.read_text(encoding="utf-8")):
                found.setdefault(each, set()).add(str(file))
    return found


def test_every_rule_that_is_named_stands_in_the_book(tmp_path: Path):
    """A proof of a number that no book has proves nothing, and the ledger counts it for none."""
    known = {each for ids in rule_ids().values() for each in ids} | {NO_RULE, NO_SERIES}
    named = [cited(ROOT.parent / folder) for folder in ("engines", "bot", "render", "cogs", "tests")]
    assert all(named[place] for place in (0, 1, 4))
    assert {each: files for found in named for each, files in found.items() if each not in known} == {}
    invented = {f"SF-R{999}", f"SF-D{999}", f"SF-Q{1}"}
    (tmp_path / "test_new.py").write_text(f'@rule("SF-1", "SF-D1", "{" ".join(invented)}")')
    assert cited(tmp_path).keys() - known == invented


def proofs() -> set[str]:
    """Return what is named by `rule(…)` in some test, whether it passes or not."""
    named: set[str] = set()
    for file in Path(__file__).parents[1].rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for call in re.findall(r"\brule\(([^()]*)\)", text):
            named.update(re.findall(rf'"({AN_ID}|H\d+)"', call))
    return named


def test_every_statement_is_named_by_a_test():
    """`make ledger` also runs these tests, which takes minutes; this tells at once which is missing."""
    named = proofs()
    unproved = [each for ids in rule_ids().values() for each in ids if each not in named]
    assert unproved == [], 'mark the test that proves it with @rule("…")'


@each_game
def test_the_ledger_counts_every_id(game: str):
    assert rule_ids()[game] == [statement.id for statement in BOOKS[game, "en"].statements]


@each_game
@each_locale
def test_statements_are_short_whole_sentences_and_name_no_unknown_option(game: str, locale: str):
    book = BOOKS[game, locale]
    for statement in book.statements:
        assert len(statement.text) <= 900
        assert statement.text.endswith("."), statement.id
        named = re.findall(r"`(\w+): ?[\w]+`", statement.text)
        assert set(named) <= PAGES[game].options.model_fields.keys(), statement.id
    assert book.introduction


@pytest.mark.parametrize("game", FOLDERS)
def test_both_languages_say_the_same_in_the_same_order(game: str):
    english, french = (BOOKS[game, locale].statements for locale in LOCALES)
    assert [statement.id for statement in english] == [statement.id for statement in french]
    headings: dict[str, str] = {}
    for one, other in zip(english, french, strict=True):
        assert figures(one.text) == figures(other.text), one.id
        assert headings.setdefault(one.heading, other.heading) == other.heading, one.id


def figures(text: str) -> list[str]:
    """Return what no translation changes: option names, ids, strengths and other numbers."""
    return sorted(set(re.findall(rf"`[^`]+`|{AN_ID}|[+−]\d|[♥♦♣♠●▲★]|\b\d+\b", text)))


@each_game
@each_locale
def test_every_default_that_is_named_is_the_default(game: str, locale: str):
    fields = PAGES[game].options.model_fields
    for statement in BOOKS[game, locale].statements:
        if not is_house_rule(statement.id):
            for option, value in re.findall(r"\(`(\w+): (\w+)`\)", statement.text):
                assert shown(fields[option].default) == value, statement.id


@each_locale
def test_decisions_stand_apart(locale: str):
    for game in PAGES:
        asked = {"en": "Decisions", "fr": "Décisions"}[locale]
        for statement in BOOKS[game, locale].statements:
            assert statement.is_decision is (statement.heading == asked), statement.id


@each_game
@each_locale
def test_what_the_letters_of_numbers_mean_stands_above_the_book(game: str, locale: str):
    word = {"en": "with an? {} ", "fr": "avec un {} "}[locale]
    assert all(re.search(word.format(letter), BOOKS[game, locale].introduction) for letter in "RD")


def is_house_rule(rule: str) -> bool:
    return rule.rpartition("-")[2].startswith("H")


def shown(value: object) -> str:
    """Return a default as the rules name it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@each_game
@each_locale
def test_every_option_is_explained(game: str, locale: str):
    text = " ".join(statement.text for statement in BOOKS[game, locale].statements)
    for option, field in PAGES[game].options.model_fields.items():
        assert is_by_host(field) or re.search(rf"`{option}\b", text), (
            f"`{option}`: say what it does in engines/{game}/book/{locale}.md, where its other rules stand"
        )


@each_locale
def test_house_rules_stand_apart(locale: str):
    for game in PAGES:
        house = {"en": "House rules", "fr": "Règles maison"}[locale]
        for statement in BOOKS[game, locale].statements:
            assert is_house_rule(statement.id) is (statement.heading == house), statement.id


@each_game
def test_french_is_set_as_french_is_set(game: str):
    text = (ROOT / game / "book" / "fr.md").read_text(encoding="utf-8")
    outside_options = re.sub(r"`[^`]*`", "", text)
    wrong = [line for line in outside_options.splitlines() if re.search(r" [:;!?»]|'|« ", line)]
    assert not wrong, "a no-break space (U+00A0) before : ; ! ? » and after «, and ’ for an apostrophe"


@pytest.mark.parametrize("query", ["12", "DN-12", "dn12", " dn 12 "])
def test_an_id_comes_first(query: str):
    assert ids("en", query)[0] == "DN-12"


def test_rulings_and_house_rules_have_ids_too():
    assert ids("fr", "r36")[0] == "DN-R36"
    assert ids("fr", "h3")[0] == "H3"
    found = BOOKS["dueling_nobles", "en"].get("dn r36")
    assert found is not None
    assert found.heading == "Number cards"
    assert BOOKS["dueling_nobles", "en"].get("DN-99") is None


def test_decisions_are_found_by_their_ids_and_come_after_the_rules():
    for query in ("NN-D17", "nn d17", "d17"):
        assert ids("en", query, 1, "neo_noble") == ["NN-D17"]
    found = ids("en", "mulligan", 25, "neo_noble")
    assert found.index("NN-R7") < found.index("NN-D2") < found.index("NN-D3")
    assert ids("en", "concede confirm", 25, "neo_noble")[-1] == "NN-D32"  # it alone has all the words


def test_a_number_finds_its_id_first_and_then_the_texts_with_it():
    assert ids("en", "40")[:3] == ["DN-40", "DN-5", "DN-R41"]


def test_all_words_must_be_there_or_most_of_them():
    assert "DN-54" in ids("en", "two aces tie", 3)  # or most of them, where none has all
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


@pytest.mark.parametrize("query", ["NX-R30", "nx r30", "r30", " NXR30"])
@each_locale
def test_ids_of_noxtalia_are_found_as_people_write_them(locale: str, query: str):
    assert nx(locale, query)[0] == "NX-R30"


def test_house_rules_of_noxtalia_have_ids_too():
    assert nx("en", "80")[0] == "NX-80"
    assert nx("fr", "h3")[0] == "NX-H3"
    found = BOOKS["noxtalia", "fr"].get("nx-h3")
    assert found is not None
    assert found.heading == "Règles maison"
    assert set(nx("en", "house rules", 20)) >= {f"NX-H{number}" for number in range(1, 10)}


@pytest.mark.parametrize(
    ("locale", "query", "found"),
    [
        ("en", "recycling", ["NX-39", "NX-R38"]),
        ("fr", "recyclage", ["NX-39", "NX-R38"]),
        ("en", "zone", ["NX-79", "NX-80", "NX-R30"]),
        ("fr", "Zone", ["NX-79", "NX-80", "NX-R30"]),
        ("en", "empty draw pile", ["NX-62", "NX-63", "NX-R47"]),
        ("fr", "pioche vide", ["NX-62", "NX-63", "NX-R47"]),
        ("en", "turn limit", ["NX-24"]),
        ("fr", "limite tours", ["NX-24"]),
        ("en", "robot defence", ["NX-99", "NX-R56"]),
        ("fr", "defense robot", ["NX-99", "NX-R56"]),
    ],
)
def test_players_of_noxtalia_find_what_they_look_for(locale: str, query: str, found: list[str]):
    assert nx(locale, query, len(found)) == found


@pytest.mark.parametrize(
    ("locale", "query", "found"),
    [
        ("en", "r60", ["NN-R60"]),
        ("fr", "NN 84", ["NN-84"]),
        ("en", "mulligan", ["NN-51", "NN-52", "NN-53", "NN-R7"]),
        ("fr", "mulligan", ["NN-51", "NN-52", "NN-53", "NN-R7"]),
        ("en", "empty lane resolve", ["NN-84"]),
        ("fr", "couloir vide volonte", ["NN-84"]),
        ("en", "token reaped", ["NN-17", "NN-R42"]),
        ("fr", "jeton moissonne", ["NN-17", "NN-R42"]),
        ("en", "brittle", ["NN-105", "NN-R44"]),
        ("fr", "fragile", ["NN-105", "NN-R44"]),
    ],
)
def test_players_of_neo_noble_find_what_they_look_for(locale: str, query: str, found: list[str]):
    assert ids(locale, query, len(found), "neo_noble") == found


def test_the_number_of_results_is_limited():
    assert len(ids("en", "noble", limit=3)) == 3
    assert ids("en", "", limit=2) == ["DN-1", "DN-2"]


def test_rules_rulings_house_rules_and_decisions_are_statements(tmp_path: Path):
    names = ["DN-1", "DN-R1", "H1", "DN-D1", "NX-111", "NX-R67", "NX-H9", "NX-D19"]
    lines = "\n".join(f"- **{name}** Text." for name in names)
    (tmp_path / "en.md").write_text(f"# Game\n\nFirst.\n\n## A\n\n{lines}\n")
    book = Rulebook.load(tmp_path, "en")
    assert [statement.id for statement in book.statements] == names
    assert book.introduction == "First."


@pytest.mark.parametrize(
    "text",
    [
        "## A\n- **DN-1** One.\n- **DN-1** Again.",
        "- **DN-1** No heading.",
        "## A\nLoose words.",
        "## A\n- **DN-X1** One.",
    ],
)
def test_a_book_that_is_not_in_order_is_refused(tmp_path: Path, text: str):
    (tmp_path / "en.md").write_text(text)
    with pytest.raises(BadRulebook, match=r"en\.md, line"):
        Rulebook.load(tmp_path, "en")
