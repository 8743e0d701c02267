"""Each table has one rule, and the rule fits the schema."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import psycopg
import pytest

from bot.store.privacy.kept import _READ, WITHHELD
from bot.store.privacy.periods import OF_SERVER_ALONE, RULES, Keeps, rules_of_server
from bot.store.privacy.places import PLACES, DataPart, Fate
from bot.store.sqlite.dialect import text_of
from bot.store.sqlite.schema import migrate, migrations
from bot.store.sqlite.shape import tables
from tests.postgres import Server

TABLES = {table.name: table for table in tables()}
BY_TABLE = {rule.table: rule for rule in RULES}


def test_every_table_of_a_file_has_exactly_one_rule_with_its_reason() -> None:
    assert len(BY_TABLE) == len(RULES)
    assert BY_TABLE.keys() == TABLES.keys()
    assert all(rule.why for rule in RULES)


def test_every_table_of_a_server_has_one_too(postgres: Server) -> None:
    url = postgres.lend("")
    try:
        with psycopg.connect(url) as connection:
            found = connection.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            ).fetchall()
    finally:
        postgres.take_back(url, "")
    assert {name for (name,) in found} == BY_TABLE.keys() | {rule.table for rule in OF_SERVER_ALONE}


def test_what_is_kept_with_its_owner_goes_with_it_by_the_schema() -> None:
    kept = [rule for rule in RULES if rule.keeps is Keeps.OWNER]
    assert len(kept) > 10
    for rule in kept:
        assert cascades(rule.table), f"nothing deletes rows of {rule.table}"


def cascades(table: str) -> bool:
    """Whether rows go with those of a table that has a period, by `ON DELETE CASCADE` all the way."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        migrate(database, migrations())
        parents = [
            row[2]
            for row in database.execute(f"PRAGMA foreign_key_list({table})").fetchall()
            if row[6] == "CASCADE"
        ]
    return any(BY_TABLE[parent].keeps is Keeps.PERIOD or cascades(parent) for parent in parents)


def test_every_row_that_names_a_server_goes_with_it() -> None:
    naming = {
        name
        for name, table in TABLES.items()
        if {"guild_id", "scope"} & {column for column, _ in table.columns} or name == "guilds"
    }
    assert len(naming) > 8
    assert naming | {"outbox"} == {rule.table for rule in rules_of_server()}
    assert rules_of_server()[-1].table == "guilds", "what is cut off is gone on with as long as this is there"


def test_what_goes_with_a_person_is_deleted_when_they_ask() -> None:
    deleted = {place.split[0] for place in PLACES if place.fate is Fate.DELETED}
    assert {rule.table for rule in RULES if rule.keeps is Keeps.PERSON} == deleted - {"searches"}


@pytest.fixture(scope="module")
def empty() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        migrate(database, migrations())
        yield database


def test_an_export_has_every_column_beside_an_id_of_the_person(empty: sqlite3.Connection) -> None:
    parts: dict[str, set[DataPart]] = {}
    for place in PLACES:
        if place.part is not None:
            parts.setdefault(place.split[0], set()).add(place.part)
    assert len(parts) > 15
    persons = {place.column for place in PLACES}
    for table, told in parts.items():
        given = {
            column[0]
            for part in told
            for column in empty.execute(text_of(_READ[part]), {"user": 0}).description
        }
        lacking = {f"{table}.{column}" for column, _ in TABLES[table].columns if column not in given}
        assert lacking - persons - WITHHELD.keys() == set(), f"{table}: give it, or say why not"


def test_what_is_withheld_is_there_and_has_a_reason() -> None:
    columns = {f"{name}.{column}" for name, table in TABLES.items() for column, _ in table.columns}
    assert WITHHELD.keys() <= columns
    assert all(WITHHELD.values())
