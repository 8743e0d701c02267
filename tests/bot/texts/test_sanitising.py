"""Strangers' words are made safe in one way, wherever they come in."""

from __future__ import annotations

import ast
import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts.sanitising import safe, told_apart, users_told_apart
from engines.kernel.state.words import is_mixed, without_disguise
from render.shared.telling import short_name

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Anne", "Anne"),
        ("Éloïse d’Août 2", "Éloïse d’Août 2"),
        ("Иван", "Иван"),
        ("[free nitro](https://evil.example)", "［free nitro］(https∶//evil.example)"),
        ("**Ann** ||spoiler||", "∗∗Ann∗∗ ∣∣spoiler∣∣"),
        ("<@123> @everyone", "‹@123› ＠everyone"),
        ("# Big\n- list", "Big - list"),
        ("\u202etxt.exe\u202c", "txt.exe"),
        ("a\u200bd\u200dm\u2060in", "admin"),
        ("Z" + "\u0300" * 40 + "o", "Z\u0300\u0300o"),
        ("\u3164\u2800", "?"),
        ("_sly_ snake_case", "＿sly＿ snake_case"),
        ("", "?"),
        ("x" * 100, "x" * 59 + "…"),
    ],
)
def test_words_keep_their_letters_and_lose_their_powers(words: str, shown: str) -> None:
    assert safe(words) == shown


@given(st.text(max_size=300))
def test_whatever_is_written_formats_links_and_hides_nothing(words: str) -> None:
    shown = safe(words)
    assert 0 < len(shown) <= 60
    assert not re.search(r"[A-Za-z]://|(?<![^\W_])_|_(?![^\W_])", shown)
    assert not any(sign in shown for sign in "<>[]`*~|\\\n")
    assert not {unicodedata.category(sign) for sign in shown} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def test_alphabets_that_look_alike_are_not_mixed_in_a_word() -> None:
    assert is_mixed("Sorсerer")  # a Cyrillic es
    assert not is_mixed("Sorcerer Волк 竜")
    assert without_disguise("Sor\u00adcerer") == "Sorcerer"


SOURCES = {"display_name", "global_name", "nick", "filename"}
"""Attributes of discord.py's objects that hold what strangers have chosen."""


def _raw_uses(tree: ast.Module) -> list[int]:
    """Return the lines in which such words are used without `safe`."""
    made_safe = {
        id(part)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "safe"
        for part in ast.walk(call)
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in SOURCES and id(node) not in made_safe
    ]


@pytest.mark.parametrize("folder", ["bot", "cogs"])
def test_what_strangers_choose_is_made_safe_wherever_it_comes_in(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if "import discord" in (source := path.read_text(encoding="utf-8"))
        for line in _raw_uses(ast.parse(source))
    ]
    assert found == []


def test_the_search_finds_a_place() -> None:
    assert _raw_uses(ast.parse("show(user.display_name)")) == [1]
    assert _raw_uses(ast.parse("show(safe(user.display_name))")) == []


# Who is called alike


def test_a_name_that_nobody_else_has_stays_as_it_is() -> None:
    assert told_apart(["Sam", "Max"], ["1", "2"]) == ["Sam", "Max"]


@pytest.mark.parametrize("other", ["Sam", "sam", " Sam ", "Ｓam"])
def test_names_that_are_read_alike_have_their_marks(other: str) -> None:
    assert told_apart(["Sam", "Max", other], ["1", "2", "3"]) == ["Sam (1)", "Max", f"{other} (3)"]


def test_nobody_takes_the_name_that_another_has_with_a_mark() -> None:
    called = told_apart(["Sam", "Sam (1)", "Sam"], ["1", "2", "3"])
    assert called == ["Sam (1)", "Sam (1) (2)", "Sam (3)"]


def test_a_mark_is_seen_where_long_names_are_cut() -> None:
    long = "Maximilian the Great of Somewhere"
    assert [short_name(each) for each in told_apart([long, long], ["1", "2"])] == [
        "Maximilian… (1)", "Maximilian… (2)",
    ]  # fmt: skip


def test_users_of_one_name_have_the_ends_of_their_ids() -> None:
    assert users_told_apart({70_011: "Sam", 80_042: "Sam", 5: "Max"}) == {
        70_011: "Sam (…0011)", 80_042: "Sam (…0042)", 5: "Max",
    }  # fmt: skip
