"""What a change concerns, in a minute: format, lint, what is unused, types and tests of it and its importers.

`make quick` looks at what differs from where the work left the branch `main`; on `main`
itself at what is not committed, or at the last commit. `make quick BASE=HEAD~3` looks from another one.
Where no test has run, it fails: nothing is known of the change then.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from tests import check
from tests.in_time import NOTHING_RUN, OUT_OF_TIME

ROOT = Path(__file__).parent.parent
SECONDS = 60.0
"""For everything; what is left of the tests then is said, and belongs to `make test`."""
PYTHON = (sys.executable, "-m")
TOLD = {
    0: "ok",
    OUT_OF_TIME: "none has failed in time",
    NOTHING_RUN: "FAILED: time was up before the first test",
    5: "FAILED: these files hold no test that runs; write one, or leave a case that is not deep",
}
"""What is said of what pytest returns; of all else, that it failed."""
FAULTS = 10
"""Failures that are told at once: to hear of one after the other takes a run each."""
LEAST = 30.0
"""Seconds that the tests are given in any case: on a busy machine the rest takes the minute."""
CLOSING = 4.0
"""Seconds of these, after the last test: what failed is told."""
MOST_FILES = 40
"""Test files that are looked at, the nearest first: to read them all would take the minute.

Those that look at a kind of files come in any case.
"""
MOST_TYPED = 120
"""Files whose types are looked at: changed ones, then some that import them."""
MOST_LINES, MANY_LINES = 500, 450
"""Of a file: no more are allowed; from where on it is told, before a small change must begin with a split."""
SCHEMAS = (
    "bot/store/sqlite/test_schema.py",
    "bot/store/postgres/test_schema.py",
    "bot/store/privacy/test_*.py",
    "test_privacy_pages.py",
)
"""A new table stands in both databases, is kept for a time, and pages say for how long."""
KINDS = (
    ("engines/*/book/*", ("engines/test_rulebook.py", "engines/test_rule_links.py")),
    ("engines/*/lessons/*", ("engines/test_lessons.py", "bot/learning/test_panels.py")),
    (
        "engines/*/options.py",
        ("engines/test_option_texts.py", "engines/test_option_scenes.py", "engines/test_rulebook.py"),
    ),
    ("engines/*/cards/docs/*", ("engines/test_guides.py", "engines/{game}/cards/test_docs.py")),
    ("engines/*/language/*", ("engines/test_guides.py", "engines/{game}/cards/test_promise.py")),
    ("engines/*/rules/*", ("engines/test_digests.py",)),
    ("engines/*/effects/*", ("engines/test_digests.py",)),
    ("engines/*/evaluation/*", ("engines/test_digests.py",)),
    ("engines/*/cards/starter/*", ("engines/test_digests.py",)),
    ("engines/*/cards/keywords/*", ("engines/test_digests.py",)),
    ("engines/*/cards/starter/*", ("engines/{game}/cards/test_starter*.py", "render/{game}/test_art.py")),
    ("bot/texts/*", ("bot/texts/test_*.py", "engines/test_option_texts.py", "engines/test_guides.py")),
    ("bot/store/*/migrations/*", SCHEMAS),
    ("bot/store/privacy/*", SCHEMAS),
    ("bot/*.py", ("bot/texts/test_families.py", "test_sentences.py")),
    ("cogs/*.py", ("bot/texts/test_families.py", "test_sentences.py")),
    ("engines/*.py", ("test_sentences.py",)),
    ("docs/export*", ("bot/tournaments/course/test_export.py", "test_readme.py")),
    ("docs/o*", ("test_privacy_pages.py", "bot/deploy/test_*.py")),
    ("docs/privacy*", ("test_privacy_pages.py",)),
    ("docs/*", ("engines/test_origin.py", "test_readme.py", "test_pages.py")),
    ("*.md", ("test_readme.py", "test_pages.py")),
    (".github/*", ("test_workflow.py",)),
    ("Makefile", ("test_readme.py", "test_pages.py", "test_workflow.py")),
    ("tests/render/golden/*", ("render/test_golden.py",)),
    (".env.example", ("bot/test_settings.py",)),
    ("bot/deploy/*", ("bot/deploy/test_*.py", "test_container.py")),
    ("bot/app/metrics.py", ("bot/deploy/test_alarms.py",)),
    ("bot/settings.py", ("bot/test_settings.py", "test_pages.py")),
)
"""Who looks at files of which kind, whatever in them changes; `{game}` is the game whose files they are."""


CHANGELOG = Path("CHANGELOG.md")
SEEN = ("bot/texts/*", "engines/*/book/*", "engines/*/options.py", "bot/settings.py", ".env.example")
"""Files in which nearly each change is one that people see."""


def changed(base: str | None, root: Path = ROOT) -> list[Path]:
    """Return the files that differ from a commit, new and deleted ones too, as paths within the project."""
    base = _git("merge-base", base, "HEAD", root=root) if base else _base(root)
    named = _git("diff", "--name-only", "--no-renames", base, root=root).split()
    named += _git("ls-files", "--others", "--exclude-standard", root=root).split()
    return sorted({Path(name) for name in named})


def _base(root: Path) -> str:
    """Return where the work left `main`; on `main` itself the last commit, or what it has changed."""
    fork = _git("merge-base", "main", "HEAD", root=root)
    if fork != _git("rev-parse", "HEAD", root=root):
        return fork
    return "HEAD" if _git("status", "--porcelain", root=root) else "HEAD~1"


def lines_of(file: Path) -> int:
    """Return how many lines a file has."""
    return len(file.read_text(encoding="utf-8").splitlines())


def nearly_full(files: list[Path], root: Path) -> dict[str, int]:
    """Return the files of a change that will soon be too long, with their lines."""
    return {str(file): lines for file in there(files, root) if (lines := lines_of(root / file)) > MANY_LINES}


def there(files: Iterable[Path], root: Path) -> list[Path]:
    """Return the files of a change that were not deleted."""
    return [file for file in files if (root / file).exists()]


def by_kind(files: list[Path], root: Path) -> set[str]:
    """Return the test files that look at what has changed, whatever is in it."""
    return {str(test) for file in files for test in _by_kind(file, root)}


def typed(files: list[Path], root: Path) -> list[Path]:
    """Return the files whose types a change concerns: its own, then those that import them.

    Who imports a package that passes on names of a changed module uses that module too.
    """
    python = [file for file in files if file.suffix == ".py"]
    modules, found = set(map(_module, python)), list[Path]()
    everything = [Path(name) for name in _git("ls-files", "*.py", root=root).split()] if python else []
    while users := [file for file in there(everything, root) if _uses(root / file, modules)]:
        packages = {_module(file) for file in users if file.name == "__init__.py"}
        if packages <= modules:
            found = users
            break
        modules |= packages
    return list(dict.fromkeys([*there(python, root), *found]))


def _module(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def concerned(files: list[Path], root: Path) -> list[str]:
    """Return the test files of a change: changed ones, then those that mirror it, then those that use it.

    Who looks at a whole kind of files comes early: these are quick, and what is forgotten fails there.
    """
    found = [file for file in files if file.match("test_*.py")]
    sources = [file for file in files if file not in found]
    nearest: list[Path] = []
    for source in sources:
        own, by_kind = Path("tests", source).with_name(f"test_{source.stem}.py"), _by_kind(source, root)
        found += [own, *by_kind]
        if not (root / own).exists() and (source.suffix == ".py" or not by_kind):
            nearest += _in_mirror(source, root)
    found += nearest + ([Path("tests/test_codebase.py")] if sources else [])
    found += _users({source for source in sources if source.suffix == ".py"}, root)
    return [str(test) for test in dict.fromkeys(found) if (root / test).exists()]


def _users(sources: set[Path], root: Path) -> list[Path]:
    """Return the tests that import one of the files."""
    modules = set(map(_module, sources))
    tests = sorted((root / "tests").rglob("test_*.py")) if modules else []
    return [test.relative_to(root) for test in tests if _uses(test, modules)]


def _by_kind(source: Path, root: Path) -> list[Path]:
    """Return the tests that look at all files of a kind."""
    game = source.parts[1] if len(source.parts) > 2 else ""
    tests = [test for kind, tests in KINDS if fnmatch(str(source), kind) for test in tests]
    return [
        path.relative_to(root)
        for test in tests
        for path in sorted((root / "tests").glob(test.format(game=game)))
    ]


def _in_mirror(source: Path, root: Path) -> list[Path]:
    """Return the tests in the folder that mirrors a file's, or the nearest above it."""
    folder = source.parent if source.parts[0] == "tests" else Path("tests", source.parent)
    while not list((root / folder).glob("test_*.py")):
        folder = folder.parent
        if folder in (Path("tests"), Path(".")):
            return []
    return [test.relative_to(root) for test in sorted((root / folder).glob("test_*.py"))]


def _uses(file: Path, modules: set[str]) -> bool:
    """Tell whether a file imports one of the modules: parsed only where their names occur, which is quick."""
    text = file.read_text(encoding="utf-8")
    named = any(module.rpartition(".")[2] in text for module in modules)
    return named and not modules.isdisjoint(_imports(file))


@cache
def _imports(file: Path) -> set[str]:
    """Return the modules that a file imports, and what it imports from them, which may be modules too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def main() -> int:
    """Check a change and return 0 when all is well."""
    end = time.monotonic() + SECONDS
    files = changed(sys.argv[1] if len(sys.argv) > 1 else None)
    if not files:
        print("nothing has changed")
        return 0
    for file, lines in nearly_full([file for file in files if file.suffix == ".py"], ROOT).items():
        print(f"length: {file} has {lines} of {MOST_LINES} lines")
    if unannounced(files):
        print(f"changelog: who plays, organises or runs Herald would see this; say it in {CHANGELOG}")
    types = _types(typed(files, ROOT))
    well = False not in [_run(each) for each in check.QUICK]
    well &= tests_are_well(chosen(concerned(files, ROOT), by_kind(files, ROOT)), end)
    if types is not None:
        well &= _within("types", types, end)
    return 0 if well else 1


def chosen(files: list[str], always: set[str]) -> list[str]:
    """Return the test files that are run: the first ones, and those that look at a kind of files."""
    found = [file for number, file in enumerate(files) if number < MOST_FILES or file in always]
    if len(found) < len(files):
        print(f"tests: {len(files) - len(found)} more files use what has changed; `make test` runs them all")
    return found


def unannounced(files: list[Path]) -> bool:
    """Tell whether a change is seen by people, and the changelog does not tell of it."""
    return CHANGELOG not in files and any(fnmatch(str(file), kind) for file in files for kind in SEEN)


def _types(files: list[Path]) -> subprocess.Popen[bytes] | None:
    """Begin to look at types; what is left out is said."""
    if len(files) > MOST_TYPED:
        print(f"types: {len(files) - MOST_TYPED} more files use what has changed; `make deep` looks at all")
    names = [str(file) for file in files[:MOST_TYPED]]
    return subprocess.Popen((*PYTHON, "pyright", *names), cwd=ROOT) if names else None


def tests_are_well(files: list[str], end: float) -> bool:
    """Run tests, as far as there is time; what is left is said. Where none has run, nothing is well."""
    if not files:
        print("tests: FAILED: no test looks at this change; name one in tests/quick.py, KINDS")
        return False
    until = f"--until={time.time() + max(LEAST, end - time.monotonic() - CLOSING):.0f}"
    options = ("-n", "2", "-m", "not deep", f"--maxfail={FAULTS}", "-p", "tests.in_time", until)
    code = subprocess.run((*PYTHON, "pytest", *options, *files), cwd=ROOT, check=False).returncode
    print(f"tests: {TOLD.get(code, 'FAILED')}", flush=True)
    if code in (OUT_OF_TIME, NOTHING_RUN):
        print(f'all of them: .venv/bin/python -m pytest -n 2 -m "not deep" {" ".join(files)}', flush=True)
    return code in (0, OUT_OF_TIME)


def _run(each: check.Check) -> bool:
    well = subprocess.run(each.command, cwd=ROOT, check=False).returncode == 0
    print(f"{each.name}: {'ok' if well else f'FAILED: {each.mend}'}", flush=True)
    return well


def _within(name: str, check: subprocess.Popen[bytes], end: float) -> bool:
    """Tell whether a check is well, or has not come to its end in time, which is said."""
    try:
        well = check.wait(max(0.0, end - time.monotonic())) == 0
    except subprocess.TimeoutExpired:
        check.terminate()
        check.wait()
        print(f"{name}: time is up before the end; `make deep` looks at all", flush=True)
        return True
    print(f"{name}: {'ok' if well else 'FAILED'}", flush=True)
    return well


def _git(*words: str, root: Path) -> str:
    return subprocess.run(
        ("git", *words), cwd=root, check=True, capture_output=True, text=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
