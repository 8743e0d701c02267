import pytest

from bot.store.sql import inserting, newer, spelled
from bot.store.sqlite.dialect import SqliteWords, text_of


def test_a_text_without_words_is_the_same_everywhere():
    assert text_of("SELECT :match") == "SELECT :match"


def test_words_may_stand_within_words_and_several_in_a_text():
    sql = "SELECT 1 WHERE :seat IN (@among(@at(result, 0), BIGINT)) OR @at(deck, name) = 'x'"
    assert text_of(sql) == (
        "SELECT 1 WHERE :seat IN (SELECT value FROM json_each((result ->> 0))) OR (deck ->> 'name') = 'x'"
    )


def test_a_word_without_its_end_is_a_mistake():
    with pytest.raises(ValueError, match="without its end"):
        spelled("SELECT @at(result, (1)", SqliteWords())


def test_a_new_row_and_a_newer_one_name_their_columns():
    assert inserting("meta", ["key", "value"]) == "INSERT INTO meta (key, value) VALUES (:key, :value)"
    assert newer(["value", "at"]) == "value = excluded.value, at = excluded.at"
