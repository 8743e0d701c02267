"""A message that is parsed when it is first said is the one that stands in its file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from bot.texts import LOCALES, Locale
from bot.texts.resources import Resources
from tests.bot.texts.test_texts import FOLDER, messages


def bundle() -> FluentBundle:
    return FluentBundle(["en"], use_isolating=False)


def say(folder: Path, text: str, key: str) -> str:
    """Say the message of a file that alone stands in a folder."""
    (folder / "some.ftl").write_text(text, encoding="utf-8")
    own = bundle()
    pattern = Resources(folder, own).message(key).value
    assert pattern is not None
    said, errors = own.format_pattern(pattern)
    assert not errors
    return str(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_of_the_files_is_found_by_its_name(locale: Locale):
    own = bundle()
    found = Resources(FOLDER / locale, own)
    for name, message in messages(locale).items():
        assert name in found
        assert found.message(name).value is not None or message.value is None
    assert all(name.startswith("-") or own.has_message(name) for name in found._unread)


def test_what_a_message_refers_to_is_ready_with_it(tmp_path: Path):
    written = "deep = sea\n-brand = { deep } salt\nsaid =\n    { -brand } and\n\n    { deep }\n"
    assert say(tmp_path, written, "said") == "sea salt and\n\nsea"


@pytest.mark.parametrize(("key", "said"), [("one", "first"), ("two", "second")])
def test_a_comment_between_two_messages_belongs_to_neither(tmp_path: Path, key: str, said: str):
    written = "# About one = 1\none = first\n\n## Group\n\ntwo = second\n"
    assert say(tmp_path, written, key) == said


def test_of_a_name_that_stands_twice_the_first_counts(tmp_path: Path):
    assert say(tmp_path, "one = first\none = second\n", "one") == "first"


def test_a_name_that_no_file_holds_is_not_in_it(tmp_path: Path):
    with pytest.raises(LookupError):
        say(tmp_path, "one = first\n", "two")
