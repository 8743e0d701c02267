"""Bold on a page is what can be pressed or chosen, as Herald calls it, and the same in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from bot.texts import Locale
from tests.bot.texts.style import HOLE, messages, readings
from tests.test_pages import ROOT, text_of, unfenced

LABELS = re.compile(
    r"(?:(?:\w\w-)?button|(?:\w\w-)?option|\w\w-order|\w\w-habit|choose|mine|server|always|tryout-button)-.+"
    r"|tournament-(?:choose|preset|format|pace|decks|seeding|no-show|late|draws|rounds|later|why|cut)-.+"
    r"|tryout-(?:you|game|place)|deck-random|words-what|cmd-block-menu|mn-step"
)
"""Keys of what stands on buttons, in menus and on forms."""
FOR_CONTRIBUTORS = ("docs/architecture.md",)
"""Pages on which bold may begin a paragraph."""
SPOKEN = [
    page
    for page in (
        "README.md",
        "CHANGELOG.md",
        *sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").glob("*.md")),
        *sorted(page.relative_to(ROOT).as_posix() for page in ROOT.glob("engines/*/cards/docs/*.md")),
    )
    if page not in FOR_CONTRIBUTORS
]
FRENCH = [page for page in SPOKEN if page.endswith(".fr.md")]


@cache
def labels(locale: Locale) -> Mapping[str, frozenset[str]]:
    """Return the keys of each label; what is put into it is `…`."""
    found: dict[str, set[str]] = {}
    for key, pattern in messages(locale).items():
        if LABELS.fullmatch(key):
            for reading in readings(pattern):
                found.setdefault(plain(re.sub(rf"\b{HOLE}\b", "…", reading)), set()).add(key)
    return {label: frozenset(keys) for label, keys in found.items()}


def plain(text: str) -> str:
    """Return a label on one line, with its spaces as English has them."""
    return re.sub(r" …", "…", " ".join(text.split()))


def sections(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what is bold below each heading, each once."""
    for part in re.split(r"^(?=#+ )", re.sub(r"`[^`\n]*`", "", unfenced(text)), flags=re.MULTILINE):
        bold = re.findall(r"\*\*([^*]+)\*\*", part)
        yield part.split("\n", 1)[0], list(dict.fromkeys(map(plain, bold)))


def unknown(text: str, locale: Locale) -> list[str]:
    """Return what is bold on a page and is no label of its language."""
    return [each for _, bold in sections(text) for each in bold if each not in labels(locale)]


def in_italics(text: str, locale: Locale) -> list[str]:
    """Return the labels that a page has in italics."""
    bare = re.sub(r"`[^`\n]*`", "", unfenced(text))
    italic = re.findall(r"(?<![*\w])\*([^*]+)\*(?![*\w])", bare)
    return [each for each in map(plain, italic) if each in labels(locale)]


def alone(english: str, french: str) -> list[str]:
    """Return the labels that one language of a page names below a heading, and the other does not."""
    found: list[str] = []
    for (_, ours), (_, theirs) in zip(sections(english), sections(french), strict=True):
        keys = [[labels("en")[each] for each in ours], [labels("fr")[each] for each in theirs]]
        found += [
            each for each, of in zip(ours, keys[0], strict=True) if not any(of & other for other in keys[1])
        ]
        found += [
            each for each, of in zip(theirs, keys[1], strict=True) if not any(of & other for other in keys[0])
        ]
    return found


def locale_of(page: str) -> Locale:
    return "fr" if page.endswith(".fr.md") else "en"


@pytest.mark.parametrize("page", SPOKEN)
def test_what_is_bold_can_be_pressed_or_chosen(page: str) -> None:
    assert unknown(text_of(page), locale_of(page)) == [], "bold is for labels; emphasis is *italic*"


@pytest.mark.parametrize("page", [page for page in SPOKEN if page != "CHANGELOG.md"])
def test_no_label_is_in_italics(page: str) -> None:
    """The changelog names what labels were called before."""
    assert in_italics(text_of(page), locale_of(page)) == [], "labels are **bold**"


@pytest.mark.parametrize("page", FRENCH)
def test_both_languages_of_a_page_name_the_same_labels(page: str) -> None:
    assert alone(text_of(page.replace(".fr.md", ".md")), text_of(page)) == []


def test_the_pages_for_players_and_organisers_name_many() -> None:
    for page in ("players", "organisers"):
        assert sum(len(bold) for _, bold in sections(text_of(f"docs/{page}.md"))) > 40


def test_a_label_that_is_not_there_is_found() -> None:
    planted = "Press **My Hand**, **Claim Win\nfrom …** or **Read the Rules aloud**. `**x**` and *so*.\n"
    assert unknown(planted, "en") == ["Read the Rules aloud"]
    assert unknown("**Attendre…**, **Voir les définitions**, **My Hand**", "fr") == ["My Hand"]


def test_a_label_in_italics_is_found() -> None:
    assert in_italics("Press *My Hand* or **Undo**, *not* `*Log*`.", "en") == ["My Hand"]


def test_a_label_that_one_language_names_alone_is_found() -> None:
    english, french = (
        "# A\n**Undo** **Log**\n## B\n**Undo**",
        "# A\n**Lire le journal**\n## B\n**Reprendre le coup**",
    )
    assert alone(english, french) == ["Undo"]
    assert alone(english, f"{french} **Abandonner**") == ["Undo", "Abandonner"]
