"""Every key that code makes by an f-string is registered, and each member of its family has its text."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, Locale, texts_in
from tests.bot.texts.families import (
    ASKED_FOR_FIRST,
    FAMILIES,
    HEARD,
    NO_TEXTS,
    Family,
    family,
    missing,
    templates,
)

REGISTERED = {template for each in FAMILIES for template in each.templates}


def test_every_key_that_is_made_of_parts_stands_in_a_family() -> None:
    told = REGISTERED | ASKED_FOR_FIRST.keys() | HEARD | NO_TEXTS.keys()
    lacking = [each for each in templates() if each.text not in told]
    assert lacking == [], "add it to FAMILIES in tests/bot/texts/families.py, with what fills it"


def test_no_family_is_left_behind() -> None:
    made = {each.text for each in templates()}
    assert (REGISTERED | ASKED_FOR_FIRST.keys() | HEARD | NO_TEXTS.keys()) - made == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("each", FAMILIES, ids=lambda each: each.templates[0])
def test_each_member_has_its_text(each: Family, locale: Locale) -> None:
    assert each.members
    assert missing(texts_in(locale), each) == set(), f"write it in bot/texts/{locale}"


def test_a_member_without_a_text_is_found() -> None:
    among = family(("omw", "direct", "among"), "tournament-by-{step.by.replace('_', '-')}")
    assert missing(texts_in("en"), among) == {"tournament-by-among"}
