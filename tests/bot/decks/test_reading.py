"""Reading a pack: whatever is wrong with it is told at once, with all that would be right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.decks.reading import in_lines, read_any
from bot.texts import texts_in
from engines.kernel.cards.packs import BadPack
from tests.rules import rule

HEAD = "game: soul_forger\nid: own\nname: {en: A, fr: A}\nversion: 1\ncards:\n"
STATS = "ronum: 1, on: 1, off: 0, endurance: 1, experience: 1"
AIMLESS = "abilities: [{when: {event: entered}, do: [{action: damage, who: target, number: 1}]}]"


def creature(key: str, stats: str = STATS, more: str = "") -> str:
    return (
        f"  - {{type: creature, id: {key}, name: {{en: B, fr: B}}, {stats}{', ' + more if more else ''}}}\n"
    )


def told(text: str, locale: str = "en") -> list[str]:
    """Return what is said of a pack that is refused."""
    with pytest.raises(BadPack) as refused:
        read_any(text, "own.yaml")
    return in_lines(refused.value.problems, texts_in("fr" if locale == "fr" else "en"))


@rule("SF-20")
def test_cards_that_mean_nothing_are_told_beside_cards_of_which_something_is_no_number() -> None:
    text = HEAD + creature("bear", STATS.replace("on: 1", "on: many")) + creature("ox", more=AIMLESS)
    assert told(text) == [
        "own.yaml, line 6, card bear, field on: many is not a whole number",
        "own.yaml, line 7, card ox, field abilities.0.do.0.who: there is no target target; "
        "declare it under targets",
    ]


def test_what_speaks_of_a_card_that_is_wrong_itself_is_not_told_as_well() -> None:
    """A Token is made that is there, and wrong: one fault, not two."""
    makes = "abilities: [{when: {event: entered, this: true}, do: [{action: manifest, token: imp}]}]"
    text = HEAD + creature("imp", STATS.replace("on: 1", "on: many"), "token: true")
    assert len(told(text + creature("ox", more=makes))) == 1


def test_where_a_card_has_no_name_for_machines_the_others_are_not_looked_at() -> None:
    text = HEAD + "  - 3\n" + creature("ox", more=AIMLESS)
    assert [line.split(":")[0] for line in told(text)] == ["own.yaml, line 6, field cards.0"]


NUMBER = "abilities: [{when: {event: entered}, do: [{action: draw, number: many}]}]"
NOBODY = "abilities: [{when: {event: entered}, do: [{action: heal, who: nobody, number: 1}]}]"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "many is not allowed here; use a number or one of: x, done, amount"),
        ("fr", "many n’existe pas ici ; valeurs permises : un nombre, et x, done, amount"),
    ],
)
def test_where_a_word_or_a_number_may_stand_both_are_named(locale: str, said: str) -> None:
    (line,) = told(HEAD + creature("ox", more=NUMBER), locale)
    assert line.replace("\u00a0", " ").endswith(said)


def test_all_words_are_named_that_may_stand_somewhere() -> None:
    """Cards on the field, and players: heal who?"""
    (line,) = told(HEAD + creature("ox", more=NOBODY))
    words = line.rpartition("use one of: ")[2].split(", ")
    assert {"self", "target", "each", "you", "everyone", "controller_of_that"} <= set(words)


def does(action: str) -> str:
    return HEAD + creature("ox", more=f"abilities: [{{when: {{event: entered}}, do: [{action}]}}]")


UNKNOWN: list[tuple[str, str, str]] = [
    (does("{action: manifest, token: droplit}"), "there is no Token droplit; there are: ", "droplet"),
    (does("{action: search, is: {name: cinderpaw_kid}}"), "there is no card cinderpaw_kid; there are: ",
     "cinderpaw_kit"),
    ("game: noxtalia\nid: own\nname: {en: A, fr: A}\nversion: 1\ncapacities:\n"
     "- {id: song, name: {en: S, fr: S}, element: cendr, type: attack, cost: 2, power: 7}\n",
     "there is no element cendr; there are: ", "cendre"),
    ("game: neo_noble\nid: own\nname: {en: A, fr: A}\nversion: 1\ndecks:\n"
     "- {id: mine, name: {en: S, fr: S}, plan: {en: S, fr: S}, noble: nobody, "
     f"cards: [{', '.join(['nothing'] * 30)}], reserve: []}}\n",
     "there is no card nobody; there are: ", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said", "near"), UNKNOWN)
def test_where_an_id_is_not_known_those_are_named_that_are(text: str, said: str, near: str) -> None:
    line: Any = next((each for each in told(text) if said in each), told(text))
    allowed = line.partition(said)[2].split(", ")
    assert 1 <= len(allowed) <= 8
    assert any(near in each for each in allowed)
