"""The style sheets (`docs/style.md`) hold for every text, page and rule book in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from bot.texts import LOCALES, Locale
from tests.bot.texts.style import ANYWHERE, HOLE, Kind, all_faults, messages, readings

SMALL = frozenset(
    ("a", "an", "and", "as", "at", "for", "from", "in", "into", "of", "on", "or", "per", "the", "to", "with")
)
"""Words that title case leaves small within a label."""
LONGEST_LABEL = 80
"""Characters of a button (Discord)."""
LONGEST_HELP = 100
"""Characters of the description of a command or option (Discord)."""


@pytest.mark.parametrize("kind", ANYWHERE)
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_against_the_style_sheet(locale: Locale, kind: Kind) -> None:
    found = list(all_faults(locale, kind))
    assert not found, "\n".join(map(str, found[:40])) + f"\n{len(found)} in all"


# OptionLabels


def labels(locale: Locale) -> dict[str, str]:
    """Return what stands on the buttons, by key."""
    return {
        key: reading
        for key, pattern in messages(locale).items()
        if key.startswith("button-")
        for reading in readings(pattern)
    }


def test_buttons_are_in_title_case() -> None:
    small = [
        f"{key}: {label}"
        for key, label in labels("en").items()
        for place, word in enumerate(re.findall(r"[A-Za-z][\w’']*", label))
        if word[0].islower() and (place == 0 or word not in SMALL)
    ]
    assert not small, "\n".join(small)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_is_no_sentence_and_not_too_long(locale: Locale) -> None:
    for key, label in labels(locale).items():
        assert len(label) <= LONGEST_LABEL, key
        assert not label.endswith("."), key


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_of_a_command_is_a_short_phrase(locale: Locale) -> None:
    helps = {
        key: readings(pattern)[0]
        for key, pattern in messages(locale).items()
        if re.match(r"cmd-.*-help$", key)
    }
    assert len(helps) > 50
    for key, help in helps.items():
        assert len(help) <= LONGEST_HELP, key
        assert not help.endswith("."), key


EMPHASISED = re.compile(r"(?<!\*)(\*{1,2})([^*\n]{2,40})\1(?!\*)")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_writes_the_label_of_a_button_by_hand(locale: Locale) -> None:
    written = set(labels(locale).values())
    by_hand = [
        f"{key}: {found[2]}"
        for key, pattern in messages(locale).items()
        for element in _texts(pattern)
        for found in EMPHASISED.finditer(element)
        if found[2] in written
    ]
    assert not by_hand, f"name the button by its key, as *{{ button-hand }}*: {by_hand}"


def _texts(pattern: Pattern) -> Iterator[str]:
    """Yield what stands in a message itself; what is put in parts it."""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from _texts(variant.value)


# Errors

_IMPERATIVES = (
    "Add|Answer|Ask|Cancel|Change|Check|Choose|Come|Concede|Continue|Copy|Correct|Create|Decide|Delete|Enter"
    "|Finish|Fix|Give|Go|Grant|Import|Install|Join|Keep|Leave|Let|Look|Lower|Make|Move|Name|Open|Pick|Play|Press"
    "|Put|Raise|Read|Remove|Replace|Restart|Return|Run|Save|See|Send|Set|Shorten|Show|Split|Start|Stop|Take|Try"
    "|Type|Unblock|Update|Upgrade|Upload|Use|Wait|Write"
)
_LEADS = "First |Then |Instead, |To [^.]*, |If [^.]*, |When [^.]*, |Until then, |Only then, "
ACTS: dict[Locale, re.Pattern[str]] = {
    "en": re.compile(
        rf"(?:^|X |[.:] |\n|[–,] |\bor |\band |\bthen )(?:{_LEADS})?(?:(?i:{_IMPERATIVES}))\b"
        r"|\b[Yy]ou can\b|\b[Oo]nly\b|\bcan (?:do|press|use|change|start|cancel|see|delete|answer|create)\b"
    ),
    "fr": re.compile(
        r"\b\w+ez\b|[Vv]ous pouvez|[Ss]eule?s?\b|Il faut|\bpeu(?:t|vent)\b(?! plus| pas)|, avec \*|: \*X\*"
    ),
}
"""What a reader can do: an imperative, or who can."""


@pytest.mark.parametrize("locale", LOCALES)
def test_an_error_says_what_to_do(locale: Locale) -> None:
    silent = [
        f"{key}: {reading}"
        for key, pattern in messages(locale).items()
        if key.startswith("error-")
        for reading in readings(pattern)
        if not ACTS[locale].search(reading.strip()) and reading.strip() != HOLE
    ]
    assert not silent, "\n".join(silent)


# French elision

_ELIDED = re.compile(r"(?:^|[\s('’«])(de|que|le|la|ne|se|je|jusque|lorsque|puisque) $", re.IGNORECASE)
_NUMBERS = frozenset(
    (
        "amount",
        "count",
        "depth",
        "first",
        "found",
        "least",
        "minutes",
        "most",
        "number",
        "power",
        "seconds",
        "size",
    )
)
"""Values that are digits: « de 8 » and « que 11 » stay whole."""


def _unelided(pattern: Pattern) -> Iterator[str]:
    before = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            before = element.value
            continue
        said = element.expression
        if isinstance(said, SelectExpression):
            for variant in said.variants:
                yield from _unelided(variant.value)
        elif (found := _ELIDED.search(before)) and not _is_number(said):
            yield f"{found[1]} {{ {_name(said)} }}"
        before = ""


def _is_number(said: object) -> bool:
    return isinstance(said, VariableReference) and said.id.name in _NUMBERS


def _name(said: object) -> str:
    if isinstance(said, VariableReference):
        return f"${said.id.name}"
    return said.id.name if isinstance(said, FunctionReference | MessageReference | Placeable) else "…"  # type: ignore[union-attr]


def test_french_elides_before_whatever_is_put_in() -> None:
    """A value may begin with a vowel: DE(), QUE(), LE() and LA() see to it."""
    found = [f"{key}: {said}" for key, pattern in messages("fr").items() for said in _unelided(pattern)]
    assert not found, "\n".join(found)
