"""What every page says exists: links, commands, settings; and both languages of a page say the same."""

from __future__ import annotations

import asyncio
import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from bot.cli.command_list import all_commands, is_typed
from bot.cli.parser import main, parser
from bot.competition.tie_breaks import TIE_BREAKS
from bot.decks.reading import in_lines, read_any
from bot.settings import PREFIX, Settings, setting_name
from bot.texts import Locale, dashed, texts_in
from engines.kernel.cards.packs import BadPack
from engines.registry import GAMES

ROOT = Path(__file__).parent.parent
TOPICS = ("players", "organisers", "owner", "operating", "authors")
GUIDES = tuple(sorted(page.relative_to(ROOT).as_posix() for page in ROOT.glob("engines/*/cards/docs/*.md")))
"""How cards are written for each game."""
PAGES = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    *sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md")),
    *GUIDES,
)
FRENCH = tuple(page for page in PAGES if page.endswith(".fr.md"))
FRENCH_GUIDES = tuple(page for page in FRENCH if page in GUIDES)
SIGNS = ":;!?"
"""Before them French has a no-break space."""

Commands = Mapping[str, str]


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def unfenced(text: str) -> str:
    """Return a page without its blocks of code."""
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)


# Links


def anchors(text: str) -> set[str]:
    """Return what a link may point to within a page."""
    titles = re.findall(r"^#+ (.+)$", unfenced(text), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def broken_links(text: str, folder: Path) -> list[str]:
    """Return the links and pictures of a page in this folder that lead nowhere."""
    links = re.findall(r"\]\(([^)\s]+)\)", unfenced(text))
    return [link for link in links if "://" not in link and not leads_somewhere(link, text, folder)]


def leads_somewhere(link: str, text: str, folder: Path) -> bool:
    path, _, anchor = link.partition("#")
    target = folder / path
    if path and not target.is_file():
        return False
    return not anchor or anchor in anchors(target.read_text("utf-8") if path else text)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_of_a_page_is_there(page: str) -> None:
    assert broken_links(text_of(page), (ROOT / page).parent) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    planted = (
        "# Here\n[a](owner.md#problems) [b](owner.md#no-log) ![c](no.png) [d](#here) [e](https://x.example/y)"
    )
    assert broken_links(planted, ROOT / "docs") == ["owner.md#no-log", "no.png"]


# Commands


@cache
def known(locale: str) -> Commands:
    """Return each slash command, as people of a language type it, with its English name."""
    payloads = [command for command in asyncio.run(all_commands()) if is_typed(command)]
    return dict(paths(payloads, locale, ("", "")))


def paths(payloads: list[dict[str, Any]], locale: str, above: tuple[str, str]) -> Iterator[tuple[str, str]]:
    for part in payloads:
        local = (part.get("name_localizations") or {}).get(locale, part["name"])
        path = f"{above[0]} {local}".strip(), f"{above[1]} {part['name']}".strip()
        yield path
        groups = [each for each in part.get("options", []) if each["type"] in (1, 2)]
        yield from paths(groups, locale, path)


def commands_in(text: str) -> list[str]:
    """Return the slash commands that a page names, without their slash."""
    return re.findall(r"`/(\w[\w-]*(?: [\w-]+)*)`", unfenced(text))


def unknown_commands(text: str, commands: Commands) -> list[str]:
    return [each for each in commands_in(text) if each not in commands]


def locale_of(page: str) -> str:
    return "fr" if page in FRENCH else "en-US"


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_can_be_typed(page: str) -> None:
    assert unknown_commands(text_of(page), known(locale_of(page))) == []


def test_a_command_that_nobody_can_type_is_found() -> None:
    planted = "`/play`, `/cards import`, `/tournament season end`, `/srv/herald`, `/cards burn`, `/jouer`"
    assert unknown_commands(planted, known("en-US")) == ["cards burn", "jouer"]
    assert unknown_commands("`/jouer` `/tournoi saison finir` `/play`", known("fr")) == ["play"]


def test_the_page_for_players_names_each_command_that_is_theirs() -> None:
    players, others = commands_in(text_of("docs/players.md")), commands_in(text_of("docs/organisers.md"))
    groups = {path.rpartition(" ")[0] for path in known("en-US")}
    authors = commands_in(text_of("docs/authors.md") + text_of("docs/lab.md"))
    named = {*players, *others, *authors}
    assert set(known("en-US")) - groups - named == set()


def lines_in(text: str) -> list[str]:
    """Return the words of each command line that a page tells to call."""
    return re.findall(r"\.venv/bin/python -m bot ([a-z][^`\n>]*)", text)


@pytest.mark.parametrize(
    "page", [*(f"docs/{topic}{end}.md" for topic in TOPICS for end in ("", ".fr")), *GUIDES]
)
def test_every_command_line_of_a_page_is_understood(page: str) -> None:
    for words in lines_in(text_of(page)):
        parser().parse_args(words.split())


def test_a_command_line_that_is_not_understood_is_found() -> None:
    (words,) = lines_in("`.venv/bin/python -m bot cards burn my_club.yaml`")
    with pytest.raises(SystemExit):
        parser().parse_args(words.split())


@pytest.mark.parametrize("page", PAGES)
def test_every_target_of_make_is_there(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", text_of(page))) <= targets


# Settings


def unknown_settings(text: str) -> set[str]:
    known_names = {setting_name(field) for field in Settings.model_fields}
    return set(re.findall(rf"\b{PREFIX}[A-Z_]+", text)) - known_names


def settings_in(text: str) -> list[tuple[str, str]]:
    """Return the rows of a page that tell of a setting: its name and its default."""
    return re.findall(rf"^\| `({PREFIX}[A-Z_]+)` \| (\S+) \|", text, re.MULTILINE)


def wrong_defaults(text: str) -> list[str]:
    """Return the settings whose row, with the default of the code, a page lacks."""
    rows = settings_in(text)
    return [
        setting_name(field)
        for field, info in Settings.model_fields.items()
        if (setting_name(field), default(info.default)) not in rows
    ]


def default(value: object) -> str:
    return "–" if value is None else f"`{value}`"


@pytest.mark.parametrize("page", PAGES)
def test_every_setting_of_a_page_exists(page: str) -> None:
    assert unknown_settings(text_of(page)) == set()


@pytest.mark.parametrize("page", ["docs/operating.md", "docs/operating.fr.md"])
def test_the_page_for_operators_has_every_setting_once_with_its_default(page: str) -> None:
    assert wrong_defaults(text_of(page)) == []
    assert len(settings_in(text_of(page))) == len(Settings.model_fields)


@pytest.mark.parametrize("end", ["", ".fr"])
def test_the_page_for_owners_has_few_settings_as_the_page_for_operators_has_them(end: str) -> None:
    few = settings_in(text_of(f"docs/owner{end}.md"))
    assert 5 < len(few) < 12
    assert [row for row in few if row not in settings_in(text_of(f"docs/operating{end}.md"))] == []


def test_a_setting_that_is_unknown_missing_or_wrong_is_found() -> None:
    page = text_of("docs/operating.md")
    assert unknown_settings(f"{page} HERALD_COLOUR") == {"HERALD_COLOUR"}
    assert wrong_defaults(page.replace("| `7` |", "| `8` |")) == ["HERALD_BACKUP_DAYS"]
    assert wrong_defaults(page.replace("`HERALD_SHARDS`", "")) == ["HERALD_SHARDS"]


# Both languages


def unlike(english: str, french: str) -> list[str]:
    """Return what a page and its French fellow do not share: the levels of headings, and the commands."""
    levels = [re.findall(r"^#+(?= )", unfenced(text), re.MULTILINE) for text in (english, french)]
    names = {known("en-US")[each] for each in commands_in(english)}
    fellows = {known("fr")[each] for each in commands_in(french)}
    return [*([] if levels[0] == levels[1] else ["headings"]), *sorted(names ^ fellows)]


def loose_signs(text: str) -> list[str]:
    """Return the words of a French page behind which a sign stands without its no-break space."""
    prose = re.sub(r"`[^`]*`|\]\([^)]*\)|Neo Noble: Shattered Souls", "", unfenced(text))
    return re.findall(rf"\S*(?: [{SIGNS}]|(?<=[^\W_])[{SIGNS}])(?=[\s*|]|$)", prose)


def in_lines_of(text: str, words: list[str]) -> str:
    """Return the lines of a page in which words stand, with their numbers."""
    lines = enumerate(text.splitlines(), 1)
    return "\n".join(f"line {n}: {line}" for n, line in lines if any(word in line for word in words))


@pytest.mark.parametrize("page", [*(f"docs/{topic}.fr.md" for topic in TOPICS), *FRENCH_GUIDES])
def test_a_page_says_the_same_in_both_languages(page: str) -> None:
    english, french = text_of(page.replace(".fr.md", ".md")), text_of(page)
    assert len(re.findall("^#+ ", english, re.MULTILINE)) > 5
    assert unlike(english, french) == []


def test_what_one_language_says_alone_is_found() -> None:
    assert unlike("# A\n`/play`", "# A\n## B\n`/jouer` `/règles`") == ["headings", "rules"]
    assert unlike("# A\n`/play`", "# A\n`/jouer`") == []


@pytest.mark.parametrize("page", FRENCH)
def test_french_signs_keep_to_their_words(page: str) -> None:
    loose = loose_signs(text_of(page))
    found = in_lines_of(text_of(page), loose)
    assert loose == [], f"put a no-break space (U+00A0) before {SIGNS} in {page}\n{found}"


def test_a_french_sign_that_has_let_go_of_its_word_is_found() -> None:
    assert loose_signs("Quoi : ceci ; cela\u00a0! `a: b` [c](d:e)\u00a0: oui? 18:30") == [
        "Quoi :",
        "ceci ;",
        "oui?",
    ]


# What people see when something is wrong


def messages_in(text: str) -> list[str]:
    """Return what Herald says by the tables of problems on a page, in its parts between values and dots."""
    _, _, problems = text.partition("\n## Probl")
    cells = re.findall(r"^\| ([^|]+) \|", problems, re.MULTILINE)
    quoted = [
        quote
        for cell in cells
        for quote in re.findall(r"`([^`]+ [^`]+)`|“([^”]+)”|«\u00a0([^»]+)\u00a0»", cell)
    ]
    said = [part.strip() for each in quoted for part in re.split(r"…|\d+", "".join(each))]
    return [part for part in said if " " in part and len(part) > 9]


@cache
def said_somewhere() -> str:
    """Return the words of the program: its texts, and its code, where a string may go on in the next line."""
    files = [*ROOT.glob("bot/**/*.py"), *ROOT.glob("bot/texts/*/*.ftl")]
    words = " ".join(" ".join(file.read_text(encoding="utf-8").split()) for file in files)
    return words.replace("\u00a0", " ").replace('" f"', "").replace('" "', "")


@pytest.mark.parametrize("page", [f"docs/{topic}{end}.md" for topic in TOPICS[2:] for end in ("", ".fr")])
def test_every_message_that_a_page_explains_is_one_of_the_program(page: str) -> None:
    messages = messages_in(text_of(page))
    assert len(messages) >= 1
    assert [each for each in messages if each.replace("\u00a0", " ") not in said_somewhere()] == []


def test_a_message_that_nothing_says_is_found() -> None:
    planted = "`not here`\n## Problems\n| `Herald … fell asleep 10 snores later` | `but not this` |\n"
    messages = messages_in(planted)
    assert messages == ["fell asleep", "snores later"]
    assert not any(message in said_somewhere() for message in messages)


# Tournaments


def unnamed(text: str, locale: Locale) -> list[str]:
    """Return the tie-breaks that a page for organisers does not name as the standings do."""
    names = (texts_in(locale).say(f"tournament-row-{dashed(by)}", value="").strip() for by in TIE_BREAKS)
    return [name for name in names if not re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)]


@pytest.mark.parametrize(("page", "locale"), [("docs/organisers.md", "en"), ("docs/organisers.fr.md", "fr")])
def test_the_page_for_organisers_names_each_tie_break(page: str, locale: Locale) -> None:
    assert unnamed(text_of(page), locale) == [], f"say what parts equal points, in {page}"


def test_a_tie_break_that_a_page_does_not_name_is_found() -> None:
    assert unnamed(text_of("docs/organisers.md").replace("OGW", ""), "en") == ["OGW"]


# What the pages show


@pytest.mark.parametrize(("page", "locale"), [("docs/authors.md", "en"), ("docs/authors.fr.md", "fr")])
def test_the_pack_of_the_page_for_authors_is_shown_and_its_problem_told_as_it_says(
    page: str,
    locale: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (pack,) = re.findall(r"```yaml\n(.*?)```", text_of(page), re.DOTALL)
    shown, told = (
        dedent(block).strip() for block in re.findall(r"```text\n(.*?)```", text_of(page), re.DOTALL)
    )
    written = dedent(pack)
    monkeypatch.chdir(tmp_path)
    Path("my_club.yaml").write_text(written, encoding="utf-8")
    assert main(["cards", "check", "my_club.yaml", "--lang", locale]) == 0
    assert capsys.readouterr().out.strip() == shown
    with pytest.raises(BadPack) as refused:
        read_any(written.replace("power:", "powr:").encode(), "my_club.yaml")
    (line,) = in_lines(refused.value.problems, texts_in(locale))
    assert line == told


MOST_OF_A_VERSION = 120
"""Lines of the changelog: a version that needs more tells what nobody notices."""


def test_the_changelog_goes_by_versions_the_newest_first_and_each_is_short() -> None:
    version, *others = versions(text_of("CHANGELOG.md"))
    assert version == tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    assert others
    numbers = [tuple(map(int, each.split("."))) for each in (version, *others)]
    assert numbers == sorted(numbers, reverse=True)
    for text in versions(text_of("CHANGELOG.md")).values():
        assert len(text.splitlines()) <= MOST_OF_A_VERSION
        days = re.findall(r"^### (\d+ \w+ \d+)$", text, re.MULTILINE)
        dates = [datetime.strptime(day, "%d %B %Y") for day in days]
        assert dates == sorted(dates, reverse=True)


def versions(text: str) -> dict[str, str]:
    """Return what the changelog tells of each version."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    told = {part.split("\n", 1)[0]: part for part in parts}
    return {title: part for title, part in told.items() if re.fullmatch(r"\d+\.\d+\.\d+", title)}


def test_what_has_moved_is_where_the_changelog_says() -> None:
    rows = re.findall(r"^\| `([^|]+)` \| `([^|]+)` \| ", text_of("CHANGELOG.md"), re.MULTILINE)
    places = {place for _, now in rows for place in spelled_out(now)}
    assert len(places) > 30
    assert [place for place in sorted(places) if not (ROOT / place).is_dir()] == []


def spelled_out(place: str) -> Iterator[str]:
    """Return the folders that a row means: of every game with cards, or each of those between braces."""
    games = [name for name, game in GAMES.items() if game.collection is not None]
    place, words = place.replace("<game>", "{" + ",".join(games) + "}"), [""]
    if found := re.search(r"\{(.+)\}", place):
        words = found[1].split(",")
    return (re.sub(r"\{.+\}", word, place) for word in words)
