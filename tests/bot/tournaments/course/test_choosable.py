"""Each choice of a tournament can be made, and something goes by it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bot.competition
import bot.tournaments.course
import cogs.tournaments.setting_up
from bot.competition.setup import Setup
from bot.competition.state import Format
from bot.texts import Locale, texts_in
from bot.tournaments.course.event import Tournament
from bot.tournaments.views import setting_up
from tests.bot.tournaments.course.scene import Hall

SHOWN = {"game", "preset", *(field for fields in setting_up.GROUPS.values() for field in fields)}
FORMS = Path(cogs.tournaments.setting_up.__file__).read_text(encoding="utf-8")
DOCS = Path(__file__).parents[4] / "docs"
COURSE = [
    path
    for package in (bot.competition, bot.tournaments.course)
    for path in sorted(Path(package.__path__[0]).glob("*.py"))
    if path.name != "export.py"
]
"""What runs a tournament: the export only tells of it."""


def by_menus(event: Tournament) -> Iterator[str]:
    """The choices that some menu of the panel changes, whatever the format."""
    for format in Format:
        setup = event.setup.model_copy(update={"format": format})
        for field, _, options, _ in setting_up._menus(replace(event, setup=setup), texts_in("en")):
            for value, *_ in options if field in SHOWN else ():
                yield from differing(setup, chosen(setup, field, value))


def chosen(setup: Setup, field: str, value: str) -> Setup:
    try:
        return setting_up.changed(setup, field, value)[0]
    except ValueError as error:
        raise AssertionError(f"`changed` in setting_up.py has no case for {field}: {value}") from error


def labels(event: Tournament, locale: Locale) -> dict[str, str]:
    """What each choice is called on the panel, by a menu or by the button of its form."""
    texts = texts_in(locale)
    found = {form: texts.say(f"button-tournament-form-{form}") for form in ("options", "when", "times")}
    for format in Format:
        setup = event.setup.model_copy(update={"format": format})
        found |= {field: said for field, said, *_ in setting_up._menus(replace(event, setup=setup), texts)}
    return found


def explained(label: str, page: str) -> bool:
    """Whether a row of a table, a chapter, or words in italics tell what a choice means."""
    name = re.escape(label)
    places = rf"^\| {name} \|", rf"^## .*\b{name}", rf"\*{name}\*"
    return any(re.search(place, page, re.MULTILINE | re.IGNORECASE) for place in places)


@pytest.mark.parametrize(("page", "locale"), [("organisers.md", "en"), ("organisers.fr.md", "fr")])
async def test_the_page_for_organisers_tells_what_each_choice_means(
    hall: Hall, page: str, locale: Locale
) -> None:
    await hall.draft("magic")  # the game in which most can be chosen
    text = re.sub(r"\n +", " ", (DOCS / page).read_text(encoding="utf-8"))
    called = labels(await hall.event(), locale)
    lacking = {field: called[field] for fields in setting_up.GROUPS.values() for field in fields
               if not explained(called[field], text)}  # fmt: skip
    assert lacking == {}, f"say in docs/{page} what it means, by the name that it has on the panel"


def test_a_choice_that_no_page_explains_is_found() -> None:
    assert explained("Cut", "| Cut | how many go on |")
    assert explained("Decks", "## The decks")
    assert not explained("Cut", "a cut | Cut it |")


def differing(one: Setup, other: Setup) -> list[str]:
    return [name for name in Setup.model_fields if getattr(one, name) != getattr(other, name)]


def by_forms(source: str) -> set[str]:
    """The choices that are written in a form: `_with(setup, …, most=most)`."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {
        word.arg for call in calls if ast.unparse(call.func) == "_with" for word in call.keywords if word.arg
    }


def read(files: Iterable[Path]) -> set[str]:
    """The attributes that files read."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files)
    return {
        node.attr
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }


@pytest.mark.parametrize("game", ["dueling_nobles", "noxtalia"])
async def test_each_choice_can_be_made(hall: Hall, game: str) -> None:
    await hall.draft(game)
    found = {*by_menus(await hall.event()), *by_forms(FORMS)}
    decks: set[Any] = set() if game == "noxtalia" else {"open_decks", "decks_after", "best_of"}
    lacking = Setup.model_fields.keys() - found - decks
    assert lacking == set(), (
        "nobody can choose it: offer it in setting_up.py, by _menus and GROUPS, or by a form"
    )


def test_something_goes_by_each_choice() -> None:
    lacking = Setup.model_fields.keys() - read(COURSE)
    assert lacking == set(), "nothing goes by it: read it in bot/tournaments/course, or take it away"


def test_a_choice_that_is_in_no_form_or_nowhere_read_is_found(tmp_path: Path) -> None:
    assert by_forms("_with(setup, 'most', most=most)\nother(start=1)") == {"most"}
    (tmp_path / "idle.py").write_text("setup.most = 1\nprint(setup.start)")
    assert read([tmp_path / "idle.py"]) == {"start"}
