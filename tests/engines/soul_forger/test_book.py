"""The book holds each rule and ruling of the rules page, alike in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engines
from engines.kernel.options import is_by_host
from engines.kernel.rulebook import Rulebook
from engines.soul_forger.options import SoulForgerOptions

BOOK = Path(engines.__path__[0]) / "soul_forger" / "book"
IDS = {f"SF-{number}" for number in range(1, 161)} | {f"SF-R{number}" for number in range(1, 78)}
LOCALES = ("en", "fr")
BOOKS = {locale: Rulebook.load(BOOK, locale) for locale in LOCALES}


@pytest.mark.parametrize("locale", LOCALES)
def test_it_holds_exactly_the_rules_and_rulings(locale: str) -> None:
    found = [statement.id for statement in BOOKS[locale].statements]
    assert len(found) == len(IDS)
    assert set(found) == IDS
    assert all(statement.text.endswith(".") for statement in BOOKS[locale].statements)


def figures(text: str) -> set[str]:
    """What no translation changes: options, ids, numbers."""
    return set(re.findall(r"`[^`]+`|\b\d+\b", text))


def test_both_languages_say_the_same_in_the_same_order() -> None:
    for one, other in zip(BOOKS["en"].statements, BOOKS["fr"].statements, strict=True):
        assert (one.id, figures(one.text)) == (other.id, figures(other.text))


def _shown(default: object) -> str:
    return {True: "on", False: "off"}[default] if isinstance(default, bool) else str(default)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_is_explained_with_its_default(locale: str) -> None:
    text = " ".join(statement.text for statement in BOOKS[locale].statements)
    told = dict(re.findall(r"`(\w+): (\w+)`", text))
    fields = SoulForgerOptions.model_fields
    defaults = {name: field.default for name, field in fields.items() if not is_by_host(field)}
    words = {name: _shown(default) for name, default in defaults.items()}
    assert told == words


def test_french_is_set_as_french_is_set() -> None:
    outside_options = re.sub(r"`[^`]*`", "", (BOOK / "fr.md").read_text(encoding="utf-8"))
    assert not re.findall(r" [:;!?»]|'|« ", outside_options)
