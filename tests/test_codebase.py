"""Style rules that are tests: who may import whom, what the project may not contain."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.quick import MOST_LINES, lines_of

ROOT = Path(__file__).parent.parent
LAYERS = ("engines", "render", "bot", "cogs")
ENVIRONMENT = "environment"
"""The folder of `engines` that knows all games and that nothing else knows: it needs an extra."""
ROOMS = (
    ("language",),
    ("cards/printed", "options"),
    ("cards",),
    ("table",),
    ("evaluation",),
    ("rules",),
    ("effects", "seat"),
    ("players", "traces"),
    ("game",),
    ("",),
)
"""The rooms of a game's folder, from the ground up; those of one row know nothing of each other."""
CIRCLES = (
    {"language/actions", "language/changes"},
    {f"evaluation/{word}" for word in ("changes", "conditions", "powers", "selectors", "values")},
    {f"evaluation/{word}" for word in ("changes", "conditions", "filters", "powers", "selectors", "values")},
    {f"rules/{deed}" for deed in ("activation", "sequences", "summon", "windows")},
)
"""Files that import one another because the game itself recurses: a change may hold actions, which make
changes; numbers ask conditions, which count numbers; a window is answered by a summon, which opens one."""
ROOMS_OF = {
    "engines/kernel": (
        ("decisions", "state"),
        ("seat",),
        ("cards",),
        ("effects", "match"),
        ("play",),
        ("teaching",),
    ),
    "engines/lab": (
        ("playing", "intervals", "sequential", "puzzles"),
        ("counting", "metagame"),
        ("chunks", "figures"),
        ("worth", "verdicts"),
        ("proposals", "confirming"),
        ("runs",),
        ("showing",),
    ),
    "bot": (
        ("plain", "privileges"),
        ("texts", "settings", "errors", "workers", "backoff", "lru_dict", "competition"),
        ("limits", "store"),
        ("real",),
        ("decks",),
        ("matches",),
        ("table", "host"),
        ("discord",),
        ("tournaments",),
        ("ladder", "learning", "lab"),
        ("community",),
        ("app",),
        ("cli",),
        ("__main__",),
    ),
    "bot/store": (
        ("integrity", "errors", "peers", "partition", "private", "sql", "table"),
        ("address", "folder", "writer"),
        ("opened", "slots"),
        ("postgres", "sqlite"),
        ("copying",),
        ("outbox",),
        ("people", "real"),
        ("matches",),
        ("tournaments",),
        ("ladder", "learning", "lab", "privacy"),
        ("store",),
    ),
    "bot/matches": (
        ("clock", "health", "hours", "messages", "options", "people"),
        ("session",),
        ("auto_answers",),
        ("match_cache", "move_builder", "quarantine", "switches"),
        ("service", "outage"),
        ("absence", "asking", "start"),
        ("postgame",),
        ("agreements", "moderation"),
    ),
    "bot/tournaments": (
        ("messages", "verbs"),
        ("course",),
        ("views", "scheduler"),
        ("organisers", "feature"),
        ("senders",),
    ),
    "bot/ladder": (
        ("messages", "verbs"),
        ("seasons", "rater", "matchmaker"),
        ("views", "feature"),
        ("senders",),
    ),
    "bot/learning": (
        ("catalogue", "messages", "verbs"),
        ("judging", "daily", "asked"),
        ("teacher",),
        ("shots",),
        ("views", "feature"),
        ("senders",),
    ),
    "cogs": (
        ("sight",),
        ("access",),
        ("context",),
        ("typed",),
        ("uploads", "deck_menu", "filming", "looking", "replaying"),
        ("starting", "reviewing"),
        ("history",),
        ("commands",),
        ("components",),
        ("tournaments", "ladder", "learning", "lab", "community"),
        ("menu",),
        ("router",),
    ),
}
"""The rooms of the kernel and of the application, from the ground up; those of one row are strangers."""
MOST_FILES = 14
"""Side by side in one room of the application, besides its face."""
SOURCES = sorted(path for layer in LAYERS for path in (ROOT / layer).rglob("*.py"))


@cache
def imports(path: Path) -> frozenset[str]:
    """Return the modules that a file imports, in full."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def layer_of(module: str) -> str:
    return module.split(".")[0]


def within(folder: Path) -> dict[str, set[str]]:
    """Return what each file of a folder imports from the same folder, by paths without their ending."""
    files = {str(path.relative_to(folder).with_suffix("")): path for path in folder.rglob("*.py")}
    inside = ".".join(folder.relative_to(ROOT).parts) + "."
    found: dict[str, set[str]] = {}
    for name, path in files.items():
        told = {
            each.removeprefix(inside).replace(".", "/") for each in imports(path) if each.startswith(inside)
        }
        found[name.removesuffix("__init__").rstrip("/")] = {each for each in told if each in files} - {name}
    return found


def circles(arrows: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """Return the groups of files of which each leads to each other."""
    reached = {name: _reached(arrows, name) for name in arrows}
    rings = {frozenset(other for other in reached[name] if name in reached.get(other, ())) for name in arrows}
    return {ring for ring in rings if len(ring) > 1}


def _reached(arrows: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = arrows.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def room_of(name: str, rooms: Collection[str]) -> str:
    """Return the room in which a file lies, however deep; the face of a room lies in it too."""
    room = name
    while room and room not in rooms:
        room = room.rpartition("/")[0]
    return room or name


# Of thousands of files each was a test once: to hand them out took longer than to read them.


@pytest.mark.parametrize("layer", LAYERS)
def test_arrows_between_folders(layer: str) -> None:
    for path in files_of(layer):
        assert_arrows(path)


def files_of(layer: str) -> list[Path]:
    """Return the files of one of the four folders."""
    return [path for path in SOURCES if path.is_relative_to(ROOT / layer)]


def assert_arrows(path: Path) -> None:
    """Fail where a file imports what lies above it, or beside it."""
    layer, *rest = path.relative_to(ROOT).parts
    level = LAYERS.index(layer)
    for module in imports(path):
        top = layer_of(module)
        if top in LAYERS:
            assert LAYERS.index(top) <= level, f"{path} must not import {module}"
        if layer in ("engines", "render"):
            assert top not in ("discord", "aiosqlite", "sqlite3"), f"{path} must not know {module}"
        assert top != "tests", f"{path} must not import {module}"
        if layer == "engines" and len(rest) > 1:
            own = rest[0]
            parts = module.split(".")
            known = ("kernel", "registry", own) if own == ENVIRONMENT else ("kernel", own)
            foreign = parts[0] == "engines" and len(parts) > 1 and parts[1] not in known
            assert not foreign, f"{path} must not import {module}"


def test_nothing_needs_what_programs_that_learn_are_given() -> None:
    own = ROOT / "engines" / ENVIRONMENT
    learning = {"gymnasium", "numpy", "pettingzoo"}
    for path in SOURCES:
        modules = imports(path)
        if own in path.parents:
            continue
        assert not any(module.startswith(f"engines.{ENVIRONMENT}") for module in modules), path
        assert not {layer_of(module) for module in modules} & learning, path
    assert {layer_of(module) for path in own.glob("*.py") for module in imports(path)} >= learning


FLOORS_OF_RENDER = (
    ("drawing",),
    ("shared",),
    ("<game>", "tournament", "lab"),
    ("process", "__main__"),
    ("",),
)
"""The rooms of `render`, from the ground up."""


def test_arrows_between_the_rooms_of_render_go_one_way() -> None:
    height = {room: floor for floor, rooms in enumerate(FLOORS_OF_RENDER) for room in rooms}
    games = {folder.name for folder in GAME_FOLDERS}

    def floor_of(name: str) -> int:
        room = name.partition("/")[0]
        return height["<game>" if room in games else room]

    for name, others in within(ROOT / "render").items():
        for other in others:
            assert floor_of(other) <= floor_of(name), f"render/{name} must not import render/{other}"


GAME_FOLDERS = [
    path.parent for path in sorted((ROOT / "engines").glob("*/game.py")) if path.parent.name != "kernel"
]


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.name)
def test_arrows_between_the_rooms_of_a_game_go_one_way(folder: Path) -> None:
    assert_one_way(folder, ROOMS)


@pytest.mark.parametrize("folder", ROOMS_OF)
def test_arrows_between_the_rooms_of_the_application_go_one_way(folder: str) -> None:
    assert_one_way(ROOT / folder, (*ROOMS_OF[folder], ("",)))


@pytest.mark.parametrize("layer", ["bot", "cogs"])
def test_a_room_is_seen_at_a_glance(layer: str) -> None:
    files = [path for path in SOURCES if path.is_relative_to(ROOT / layer) and path.name != "__init__.py"]
    rooms = Counter(str(path.parent.relative_to(ROOT)) for path in files)
    assert {room: count for room, count in rooms.items() if count > MOST_FILES} == {}


def assert_one_way(folder: Path, rooms: Sequence[Sequence[str]]) -> None:
    """Fail where a file imports from its own row of rooms, or from one above."""
    height = {room: floor for floor, row in enumerate(rooms) for room in row}
    for name, others in within(folder).items():
        room = room_of(name, height)
        assert room in height, f"{name} lies in no room of {folder.name}"
        for other in others:
            beside = room_of(other, height)
            below = beside == room or height[beside] < height[room]
            assert below, f"{name} must not import {other}"


@pytest.mark.parametrize("half", ["reading", "oracle"])
def test_what_reads_a_real_card_and_what_prints_it_share_the_words_alone(half: str) -> None:
    files = {
        name: others
        for name, others in within(ROOT / "engines/magic").items()
        if name.startswith(f"cards/{half}/")
    }
    assert files
    shared = ("language/", "cards/words/", "cards/facts", f"cards/{half}/")
    for name, others in files.items():
        assert {other for other in others if not other.startswith(shared)} == set(), name


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.name)
def test_files_import_one_another_only_where_the_game_recurses(folder: Path) -> None:
    assert circles(within(folder)) <= {frozenset(circle) for circle in CIRCLES}


def test_a_word_of_a_card_language_is_printed_in_a_file_of_the_same_name() -> None:
    rooms = sorted((ROOT / "engines").glob("*/cards/printed"))
    assert rooms
    for room in rooms:
        printed = {path.name for path in room.glob("*.py")}
        assert printed - {path.name for path in (room.parent.parent / "language").glob("*.py")} == set(), room


@pytest.mark.parametrize(
    "folder", ["engines/kernel", "engines/lab", "engines/environment", "render", "bot", "cogs"]
)
def test_no_circle_of_files_elsewhere(folder: str) -> None:
    assert circles(within(ROOT / folder)) == set()


def test_people_are_mentioned_in_one_place_which_knows_who_was_forgotten() -> None:
    found = {
        path.name for layer in ("bot", "cogs") for path in files_of(layer) if "<@{" in path.read_text("utf-8")
    }
    assert found == {"texts.py", "organisers.py"}, (
        "say it by `Texts.mention`"
    )  # the second calls who is there


def test_engines_know_neither_clock_nor_disk_nor_global_chance() -> None:
    forbidden = {"time", "datetime", "os", "socket", "asyncio", "threading", "subprocess", "tempfile"}
    allowed = {"weighted_cache.py": {"threading"}}  # a lock round a cache, as lru_cache has it within
    for path in files_of("engines"):
        known = allowed.get(path.name, set())
        assert not {layer_of(module) for module in imports(path)} & forbidden - known, path
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\brandom\.(random|choice|shuffle|randint|seed)\(", text), path


@pytest.mark.parametrize("layer", LAYERS)
def test_what_a_question_is_about_is_read_by_name(layer: str) -> None:
    by_place = [
        f"{path}:{node.lineno}"
        for path in files_of(layer)
        if "about" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Subscript) and _is_about(node.value)
    ]
    assert by_place == []


def _is_about(node: ast.expr) -> bool:
    """Tell whether something is what a question is about, or what only its kind has: `about.rest`."""
    return (
        isinstance(node, ast.Attribute)
        and re.search(r"\.about$|\babout\.rest$", ast.unparse(node)) is not None
    )


def test_bulk_play_is_for_matches_between_computers_alone() -> None:
    """At a table with people a computer player is told a situation, never asked at the table itself."""
    users = [path for path in SOURCES if "engines.kernel.play.bulk" in imports(path)]
    assert {str(path.relative_to(ROOT)) for path in users} == {
        "engines/kernel/__init__.py",
        "engines/lab/playing.py",
        "bot/cli/play.py",
    }


def test_no_third_game_tells_a_step_again() -> None:
    """A new game begins a step with every question, and needs nothing of `kernel/play/determinization.py`."""
    users = [path for path in SOURCES if "engines.kernel.play.determinization" in imports(path)]
    assert {path.relative_to(ROOT).parts[1] for path in users} == {"noxtalia", "neo_noble"}


def test_cogs_are_extensions_that_bot_never_imports() -> None:
    for path in (ROOT / "bot").rglob("*.py"):
        assert not any(layer_of(module) == "cogs" for module in imports(path)), path


def test_a_process_that_draws_loads_none_of_the_application_but_its_words() -> None:
    loaded = "import sys, bot.__main__, bot.texts, render.process.worker; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True
    )
    modules = result.stdout.split()
    assert {layer_of(module) for module in modules}.isdisjoint(("discord", "aiosqlite", "sqlite3", "cogs"))
    assert {module for module in modules if layer_of(module) == "bot"} == {
        "bot", "bot.__main__", "bot.texts", "bot.texts.resources", "bot.texts.short_names", "bot.texts.texts"
    }  # fmt: skip


def test_no_file_is_too_long() -> None:
    files = (*SOURCES, *(ROOT / "tests").rglob("*.py"))
    assert {str(path): lines for path in files if (lines := lines_of(path)) > MOST_LINES} == {}


def test_nothing_tells_of_the_machine_it_was_made_on() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    pattern = re.compile(r"/(home|root|work|tmp)/\w|https?://[\w.]*(pypi|pythonhosted)", re.IGNORECASE)
    suspects = (ROOT / name for name in listed if not name.endswith((".png", ".ttf")))
    for path in suspects:
        if path.is_file() and path.name != Path(__file__).name:
            found = pattern.search(path.read_text(encoding="utf-8", errors="ignore"))
            assert found is None, f"{path}: {found and found[0]}"
