"""Both languages hold the same keys, use the same values, and keep to Discord's limits."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.texts import LOCALES, Locale, nearest_locale, texts_in
from bot.texts.telling import story
from bot.texts.texts import MissingText
from engines.kernel import Event, Say

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "bot" / "texts"


@cache
def messages(locale: str, folder: Path = FOLDER) -> Mapping[str, ftl.Message]:
    """Return every text of a language as it is parsed, by its key."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((folder / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def values(message: ftl.Message) -> set[str]:
    """What a text is told; not what one language alone needs, so that its words agree."""
    agreeing = {"noun", "count"} if "-adjective-" in message.id.name else {"noun"}
    return said_in(message.value) - agreeing


def said_in(part: object) -> set[str]:
    """The values of which a part of a text speaks."""
    names: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            names.add(node.id.name)
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for part in child if isinstance(child, list) else [child]:
                walk(part)

    walk(part)
    return names


def referred(message: ftl.Message) -> set[str]:
    """The texts to which a text leaves words."""
    return {node.id.name for node in nodes(message.value) if isinstance(node, ftl.MessageReference)}


def nodes(part: object) -> Iterator[object]:
    """Yield all parts of a text."""
    yield part
    for child in vars(part).values() if isinstance(part, ftl.BaseNode) else ():
        for each in child if isinstance(child, list) else [child]:
            yield from nodes(each)


def helping(locale: str) -> set[str]:
    """The texts that others of the same language put in: how words agree there is a language's own."""
    return {key for message in messages(locale).values() for key in referred(message)}


def test_both_languages_hold_the_same_keys() -> None:
    english, french = messages("en").keys(), messages("fr").keys()
    lacking = french - english - helping("fr")
    assert lacking == set(), "the English texts lack these, bot/texts/en"
    lacking = english - french - helping("en")
    assert lacking == set(), "the French texts lack these, bot/texts/fr"


def told(locale: str, key: str) -> set[str]:
    """What a text is told, with what it hands on to the texts that it puts in."""
    message = messages(locale)[key]
    return values(message).union(*(told(locale, other) for other in referred(message)))


AGREEING = {
    "mn-do-": {"it", "you", "bare"},  # le, la and les; a verb at whoever reads; English moods: gain or gains
    "mn-hit": {"you"},
    "mn-instead-": {"you"},
    "mn-it": {"role", "same"},
    "mn-that": {"same"},
    "mn-target-noun": {"first"},
    "mn-times": {"whole"},
    "mn-line-additional": {"cost", "price"},  # English pays by a verb, French by a noun
}
"""What Magic's cards need in one language alone, by the beginnings of keys."""


def test_both_languages_use_the_same_values() -> None:
    lacking: dict[str, dict[str, set[str]]] = {}
    needed = set[str]()
    for key in messages("en").keys() & messages("fr").keys():
        english, french = told("en", key), told("fr", key)
        spared = {start: english ^ french for start in AGREEING if key.startswith(start)}
        needed.update(start for start in spared if spared[start])
        if (english ^ french) - set[str]().union(*(AGREEING[start] for start in spared)):
            lacking[key] = {"only in English": english - french, "only in French": french - english}
    assert lacking == {}
    assert needed == set(AGREEING), "no exception is written down that nothing needs"


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def cases(message: ftl.Message) -> dict[str, set[str]]:
    """The words that a text tells apart, by the value that it looks at; numbers are each language’s own."""
    found: dict[str, set[str]] = {}

    def walk(node: object) -> None:
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            words = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
            found.setdefault(node.selector.id.name, set()).update(words - PLURALS)
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for part in child if isinstance(child, list) else [child]:
                walk(part)

    walk(message.value)
    return {value: words for value, words in found.items() if words}


def unequal(english: ftl.Message, french: ftl.Message) -> dict[str, set[str]]:
    """What one language says by a case of its own, and the other by the words of another case.

    Not where one language needs no such cases, or leaves the words to another text and has but articles here.
    """
    if "MessageReference" in f"{dumped(english)} {dumped(french)}":
        return {}
    one, other = cases(english), cases(french)
    both = [value for value in one.keys() & other.keys() if min(len(one[value]), len(other[value])) > 1]
    return {value: odd for value in sorted(both) if (odd := one[value] ^ other[value])}


def dumped(message: ftl.Message) -> str:
    return str(message.to_json())


def test_both_languages_tell_the_same_cases_apart() -> None:
    english, french = messages("en"), messages("fr")
    assert {
        key: odd for key in english.keys() & french.keys() if (odd := unequal(english[key], french[key]))
    } == {}


def test_a_case_that_one_language_lacks_is_found() -> None:
    """It would be said by the words of the last case: of a keyword, by the name of another one."""
    written = "key = { $keyword ->\n    [flight] Flight%s\n   *[unique] Unique\n}\n"
    one, other = (FluentParser().parse(written % more).body[0] for more in ("\n    [range] Range", ""))
    assert isinstance(one, ftl.Message)
    assert isinstance(other, ftl.Message)
    assert unequal(one, other) == {"keyword": {"range"}}


def test_no_two_games_say_the_same_under_keys_that_differ_by_the_game_alone() -> None:
    english, french = messages("en"), messages("fr")
    keys: dict[tuple[str, ...], list[str]] = {}
    for key in english.keys() & french.keys():
        common = re.sub("^[a-z]{2}-", "", key)
        keys.setdefault((common, wording(english[key]), wording(french[key])), []).append(key)
    assert [copies for copies in keys.values() if len(copies) > 1] == []


def wording(message: ftl.Message) -> str:
    """A text without its key, as it is written."""
    return FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("text"), message.value))


def test_a_game_says_what_is_common_where_it_has_no_text_of_its_own() -> None:
    english = texts_in("en")
    assert "nx-event-end" not in messages("en")
    assert english.say("nx-event-end") == english.say("event-end") == "The match is over."
    assert english.say("nn-event-game-end", winner=0, reason="deck") != english.say(
        "dn-event-game-end", winners=[0]
    )
    assert "nx-phase-over" in english
    assert "nx-no-such-thing" not in english


def test_french_signs_keep_to_their_words() -> None:
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                where = f"{path.relative_to(ROOT)}:{number}: {line}"
                assert not re.search(r" [:;!?]", line), f"put a no-break space, U+00A0, before it: {where}"
                assert "'" not in line, f"write ’ for an apostrophe: {where}"


def keys_in_code() -> set[str]:
    """Keys that the code names literally."""
    found: set[str] = set()
    for layer in ("bot", "cogs", "render"):
        for path in (ROOT / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                    key = node.args[0].value
                    if name in ("say", "Say", "_") and isinstance(key, str):
                        found.add(key)
                if isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(node.value, ast.Constant):
                    text = node.value.value
                    if isinstance(text, str) and re.fullmatch(r"(error|store)-[a-z-]+", text):
                        found.add(text)
    return found


def test_every_key_that_the_code_names_exists() -> None:
    assert {key for key in keys_in_code() if key not in texts_in("en")} == set()


def test_buttons_fit_and_have_no_full_stop() -> None:
    for locale in ("en", "fr"):
        for key, message in messages(locale).items():
            if key.startswith("button-") or "-option-" in key:
                assert message.value is not None
                text = "".join(
                    part.value if isinstance(part, ftl.TextElement) else "10♥"
                    for part in message.value.elements
                )
                assert len(text) <= 80, key
                assert not text.endswith("."), key


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_french_and_english_name_cards_in_their_own_way(locale: str) -> None:
    said = [texts_in(nearest_locale(locale)).card(card) for card in ("QH", "KC", "JD", "10S", "AS")]
    wanted = {"en": ["Q♥", "K♣", "J♦", "10♠", "A♠"], "fr": ["D♥", "R♣", "V♦", "10♠", "A♠"]}
    assert said == wanted[locale]


def test_values_are_put_into_words() -> None:
    say = texts_in("en")
    assert say.say("event-undo", names=["ann", "bob"], seat=1) == "bob undoes the last action."
    assert say.say("event-undo", seat=1) == "Player 2 undoes the last action."
    assert say.tell(Say("error-bad-options", {"problem": Say("options-twice", {"name": "x"})})).startswith(
        "You gave the option"
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann", "Main d’Ann"),
        ("Élodie", "Main d’Élodie"),
        ("Œdipe", "Main d’Œdipe"),
        ("Bob", "Main de Bob"),
        ("Hélène", "Main d’Hélène"),
        ("Hugo", "Main d’Hugo"),
        ("Harry", "Main de Harry"),
        ("Yves", "Main d’Yves"),
        ("Yann", "Main de Yann"),
        ("**Ann**", "Main d’**Ann**"),
        ("\\_ann", "Main d’\\_ann"),
        ("", "Main de "),
    ],
)
def test_french_shortens_de_before_a_vowel_or_a_mute_h(name: str, said: str) -> None:
    assert texts_in("fr").say("picture-hand-of", name=name) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "Activer ce qu’Ana donne à X"),
        ("Épine", "Activer ce qu’Épine donne à X"),
        ("Herbe folle", "Activer ce qu’Herbe folle donne à X"),
        ("**Ombre**", "Activer ce qu’**Ombre** donne à X"),
        ("Bob", "Activer ce que Bob donne à X"),
        ("Hache", "Activer ce que Hache donne à X"),
    ],
)
def test_french_shortens_que_before_a_vowel_or_a_mute_h(name: str, said: str) -> None:
    assert texts_in("fr").say("mn-option-use-given", giver=name, what="X", number=0) == said


def test_no_french_text_puts_a_bare_de_before_a_players_name() -> None:
    bare = re.compile(r"\bde \{ \$(seat|name|who|winners?|loser|owner) \}", re.IGNORECASE)
    for path in (FOLDER / "fr").glob("*.ftl"):
        assert not bare.findall(path.read_text(encoding="utf-8")), path.name


def test_english_says_whose_a_thing_is_before_the_thing() -> None:
    behind = re.compile(r"\} of \{ \$(seat|name|who|winners?|loser|owner) \}")
    for path in (FOLDER / "en").glob("*.ftl"):
        assert not behind.findall(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize(
    ("count", "said"), [(1, "for the first time"), (2, "for the second time"), (3, "3 times")]
)
def test_how_often_a_pile_has_run_out(count: int, said: str) -> None:
    told = texts_in("en").say("nx-event-exhausted", names=["Ann"], seat=0, count=count)
    assert told == f"Ann’s draw pile has run out {said}."


@pytest.mark.parametrize(
    ("mode", "origin", "english", "french"),
    [
        ("normal", "hand", "", ""),
        ("normal", "channel", " from the Channel", " depuis le Canal"),
        ("tribute", "hand", " for its Tribute", " par Tribut"),
        ("react", "hand", " in answer", " en réaction"),
        ("effect", "grave", " by a text from the Graveyard", " par un texte depuis le Cimetière"),
        ("effect", "created", " by the Noble’s Bargain", " par le Pacte du Noble"),
    ],
)
def test_only_an_unusual_summon_says_how_it_was_done(
    mode: str, origin: str, english: str, french: str
) -> None:
    facts = {"seat": 0, "card": {"en": "Fox", "fr": "Renard"}, "mode": mode, "origin": origin, "lane": 0}
    said = {locale: texts_in(locale).say("nn-event-summon", names=["Ann"], **facts) for locale in LOCALES}
    assert said == {"en": f"Ann summons Fox{english}, Left.", "fr": f"Ann invoque Renard{french}, Gauche."}


def test_a_negative_number_has_a_true_minus() -> None:
    card = {"card": {"en": "Letter", "fr": "Lettre"}, "cost": 1, "power": -1, "resolve": 3}
    assert texts_in("en").say("nn-option-card", **card) == "Letter · cost 1 · −1/3"


def test_a_value_is_a_playing_card_where_the_text_says_so_and_nowhere_else() -> None:
    french = texts_in("fr")
    assert french.say("dn-option-keep", card="10H") == "Garder 10♥ en duel"
    assert french.say("dn-event-pick", names=["Ann"], seat=0, nobles=["QH", "KS"]) == "Ann garde D♥, R♠."
    assert french.say("nn-option-card", card="QH", cost=1, power=1, resolve=1).startswith("QH")


def test_a_missing_key_or_value_is_noticed() -> None:
    with pytest.raises(MissingText, match="no-such-key in en"):
        texts_in("en").say("no-such-key")
    with pytest.raises(MissingText, match=r"ping in fr: .* who\b"):
        texts_in("fr").say("ping")


@pytest.mark.parametrize(
    ("given", "wanted"), [("fr", "fr"), ("fr-FR", "fr"), ("en-GB", "en"), ("de", "en"), (None, "en")]
)
def test_the_nearest_language(given: str | None, wanted: str) -> None:
    assert nearest_locale(given) == wanted


@pytest.mark.parametrize("locale", LOCALES)
def test_a_language_travels_to_another_process_by_its_name(locale: Locale) -> None:
    sent = pickle.dumps(texts_in(locale))
    assert len(sent) < 100
    assert pickle.loads(sent) is texts_in(locale)


@pytest.mark.parametrize(("locale", "told"), [("en", "Game won by Ann."), ("fr", "La manche revient à Ann.")])
def test_who_has_won_a_game_of_several_is_told(locale: Locale, told: str) -> None:
    for prefix in ("dn", "nx"):
        end = Event("game_end", {"winners": [0], "reason": "destroyed"}, {})
        assert story(texts_in(locale), prefix, end, None, ["Ann", "Ben"]) == told
        tie = Event("game_end", {"winners": [], "reason": "tie"}, {})
        drawn = story(texts_in(locale), prefix, tie, None, ["Ann", "Ben"])
        assert drawn in ("The game is a draw.", "La manche est nulle.")


@pytest.mark.parametrize(
    ("locale", "key", "told"),
    [
        ("en", "ending-won", ("Ada wins!", "Ada & Chloé win!")),
        ("fr", "ending-won", ("Ada gagne !", "Ada & Chloé gagnent !")),
        ("en", "matches-won", ("Ada won: points", "Ada & Chloé won: points")),
        ("fr", "matches-won", ("Ada a gagné : points", "Ada & Chloé ont gagné : points")),
    ],
)
def test_one_wins_and_partners_win(locale: Locale, key: str, told: tuple[str, str]) -> None:
    for count, (winners, wanted) in enumerate(zip(("Ada", "Ada & Chloé"), told, strict=True), 1):
        said = texts_in(locale).say(key, winners=winners, count=count, reason="points")
        assert said.replace("\N{NO-BREAK SPACE}", " ") == wanted


@pytest.mark.parametrize(
    ("here", "told"), [(0, "0 inscrit sur 8"), (1, "1 inscrit sur 8"), (2, "2 inscrits sur 8")]
)
def test_french_has_no_plural_below_two(here: int, told: str) -> None:
    assert texts_in("fr").say("tournament-signed-up", here=here, room=8) == told


IN_ITS_OWN_WORDS = {
    "own-noun": "one and several are different words of the author's",
    "nn-do-look-at-top": "of one card nobody says how many are kept",
}
"""Texts that say of one thing less than of several, and why."""


def forgotten(message: ftl.Message) -> set[str]:
    """The values that a text says of several things and not of one, or the other way round."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.SelectExpression):
            said = [
                said_in(each.value)
                for each in node.variants
                if isinstance(each.key, ftl.Identifier) and each.key.name in PLURALS
            ]
            if len(said) > 1:
                found.update(set[str]().union(*said) - set[str].intersection(*said) - said_in(node.selector))
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for part in child if isinstance(child, list) else [child]:
                walk(part)

    walk(message.value)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_of_one_thing_as_much_is_said_as_of_several(locale: str) -> None:
    """A number may be said by other words around it: 'for each creature' belongs to one as to two."""
    odd = {key: values for key, message in messages(locale).items() if (values := forgotten(message))}
    assert odd.keys() - IN_ITS_OWN_WORDS.keys() == set(), odd
    assert IN_ITS_OWN_WORDS.keys() <= odd.keys()


def test_what_one_thing_forgets_is_found() -> None:
    written = "key = add { $number ->\n    [one] { $mana }\n   *[other] { $number } { $mana }{ $tail }\n}\n"
    (message,) = FluentParser().parse(written).body
    assert isinstance(message, ftl.Message)
    assert forgotten(message) == {"tail"}
