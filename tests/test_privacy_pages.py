"""The privacy statement says what the code does: each table, each period, each setting, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.community.account_deletion import MOST_DRAWN
from bot.community.departures import GRACE_DAYS
from bot.settings import Settings
from bot.store.privacy.periods import DAY, OF_SERVER_ALONE, RULES, SEEN_FOR, Keeps, RetentionRule
from bot.store.privacy.places import PLACES
from bot.store.sqlite.shape import tables
from tests.test_pages import unlike

DOCS = Path(__file__).parent.parent / "docs"
PAGES = {"en": "privacy.md", "fr": "privacy.fr.md"}
KEPT = Settings.model_fields["keep_days"].default
SAID = {
    "en": {
        Keeps.PERIOD: f"{KEPT} days", Keeps.OWNER: f"{KEPT} days", Keeps.NAMED: f"{KEPT} days",
        Keeps.PERSON: "as long as you come", Keeps.SERVER: f"{GRACE_DAYS} days", Keeps.ALWAYS: "for good",
    },
    "fr": {
        Keeps.PERIOD: f"{KEPT} jours", Keeps.OWNER: f"{KEPT} jours", Keeps.NAMED: f"{KEPT} jours",
        Keeps.PERSON: "tant que vous venez", Keeps.SERVER: f"{GRACE_DAYS} jours", Keeps.ALWAYS: "sans limite",
    },
}  # fmt: skip
A_DAY = {"en": "1 day", "fr": "1 jour"}
KEPT_FOR = (*RULES, *OF_SERVER_ALONE)
TABLES = {table.name: table for table in tables()}


def text_of(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def rows(text: str) -> dict[str, str]:
    """How long each table is kept, as the page says it."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) == 4:
            found |= dict.fromkeys(re.findall(r"`(\w+)`", cells[3]), cells[2])
    return found


def said(rule: RetentionRule, locale: str) -> str:
    if rule.seconds is not None:
        assert rule.seconds == SEEN_FOR == DAY
        return A_DAY[locale]
    return SAID[locale][rule.keeps]


@pytest.mark.parametrize("locale", PAGES)
def test_each_table_is_named_with_how_long_it_is_kept(locale: str) -> None:
    found = rows(text_of(PAGES[locale]))
    assert found.keys() == {rule.table for rule in KEPT_FOR}
    wrong = {
        rule.table: found[rule.table] for rule in KEPT_FOR if said(rule, locale) not in found[rule.table]
    }
    assert wrong == {}


COLUMNS = Path(__file__).parent / "bot" / "store" / "privacy" / "told_columns.txt"
"""What the pages tell of, by table: `decks: at content game id name user_id`."""


def test_each_column_of_the_data_of_persons_is_told_of() -> None:
    told = dict(line.split(": ") for line in COLUMNS.read_text(encoding="utf-8").splitlines())
    personal = {place.split[0] for place in PLACES if place.part is not None}
    there = {table: " ".join(sorted(column for column, _ in TABLES[table].columns)) for table in personal}
    differ = {table: columns for table, columns in there.items() if told.get(table) != columns}
    assert differ == {}, (
        "does docs/privacy.md say what the new column holds, and docs/privacy.fr.md, and `privacy-…` in "
        f"bot/texts/{{en,fr}}/order.ftl? Then write down its row in {COLUMNS.name}"
    )
    assert told.keys() == there.keys()


def test_a_table_that_is_kept_otherwise_is_found() -> None:
    text = text_of("privacy.md").replace("| as long as you come | `blocks` |", "| for good | `blocks` |")
    assert SAID["en"][Keeps.PERSON] not in rows(text)["blocks"]


@pytest.mark.parametrize("page", PAGES.values())
def test_numbers_are_the_defaults_of_their_settings(page: str) -> None:
    text = " ".join(text_of(page).split())
    days = r"(\d+) (?:days|jours) \(`(HERALD_\w+)`\)"
    found = {name: int(number) for number, name in re.findall(days, text)}
    assert found == {
        "HERALD_KEEP_DAYS": KEPT,
        "HERALD_BACKUP_DAYS": Settings.model_fields["backup_days"].default,
    }
    assert set(re.findall(r"(\d+) (?:days|jours)", text)) == {
        str(number) for number in (KEPT, GRACE_DAYS, found["HERALD_BACKUP_DAYS"])
    }


@pytest.mark.parametrize("page", PAGES.values())
def test_so_many_boards_are_drawn_anew_as_is_said(page: str) -> None:
    assert re.search(rf"\b{MOST_DRAWN} (?:matches|dernières parties)\b", text_of(page))


@pytest.mark.parametrize("page", ["owner.md", "owner.fr.md"])
def test_owners_are_told_of_the_grace_and_of_both_pages(page: str) -> None:
    text, end = text_of(page), page.removeprefix("owner")
    assert re.search(rf"\b{GRACE_DAYS} (?:days|jours)\b", text)
    assert f"](privacy{end})" in text
    assert f"](terms{end})" in text


@pytest.mark.parametrize("page", ["privacy", "terms"])
def test_both_languages_say_the_same(page: str) -> None:
    assert unlike(text_of(f"{page}.md"), text_of(f"{page}.fr.md")) == []
    blanks = [len(re.findall(r"\[[^\]]+\](?!\()", text_of(f"{page}{end}.md"))) for end in ("", ".fr")]
    assert blanks[0] == blanks[1] > 4, "what an owner fills in"
