"""`make quick` finds the tests that a change concerns."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests import quick
from tests.in_time import NOTHING_RUN, OUT_OF_TIME
from tests.quick import (
    KINDS,
    MANY_LINES,
    MOST_FILES,
    MOST_LINES,
    ROOT,
    by_kind,
    changed,
    chosen,
    concerned,
    nearly_full,
    typed,
)


@pytest.mark.parametrize(
    ("file", "first", "also"),
    [
        ("tests/bot/host/test_outbox.py", "tests/bot/host/test_outbox.py", None),
        ("bot/host/outbox.py", "tests/bot/host/test_outbox.py", "tests/test_codebase.py"),
        ("engines/kernel/cards/decks.py", None, "tests/engines/test_decks.py"),
        (
            "engines/noxtalia/rules/attack.py",
            "tests/engines/noxtalia/rules/test_attack.py",
            "tests/test_codebase.py",
        ),
        ("bot/texts/fr/common.ftl", None, "tests/bot/texts/test_texts.py"),
        (
            "engines/neo_noble/options.py",
            "tests/engines/test_option_texts.py",
            "tests/engines/test_rulebook.py",
        ),
        ("engines/neo_noble/book/fr.md", "tests/engines/test_rulebook.py", None),
        ("engines/neo_noble/cards/docs/cards.md", None, "tests/engines/neo_noble/cards/test_docs.py"),
        ("engines/noxtalia/cards/starter/set.yaml", None, "tests/engines/noxtalia/cards/test_starter.py"),
        ("engines/soul_forger/cards/starter/air.yaml", None, "tests/render/soul_forger/test_art.py"),
        ("engines/soul_forger/language/actions.py", None, "tests/engines/test_guides.py"),
        ("bot/store/sqlite/migrations/0001_first.sql", "tests/bot/store/sqlite/test_schema.py", None),
        ("bot/store/sqlite/migrations/0001_first.sql", None, "tests/bot/store/postgres/test_schema.py"),
        ("bot/store/postgres/migrations/0001_first.sql", None, "tests/bot/store/sqlite/test_schema.py"),
        ("bot/store/postgres/migrations/0001_first.sql", None, "tests/bot/store/privacy/test_periods.py"),
        ("bot/store/privacy/periods.py", None, "tests/test_privacy_pages.py"),
        ("engines/magic/cards/keywords/flying.py", None, "tests/engines/test_digests.py"),
        ("docs/export.fr.md", None, "tests/bot/tournaments/course/test_export.py"),
        ("README.md", "tests/test_readme.py", "tests/test_codebase.py"),
        ("bot/cli/tryout/page/herald.js", None, "tests/bot/cli/test_tryout.py"),
        ("tests/render/golden/alt_texts.json", "tests/render/test_golden.py", None),
        ("tests/engines/guide.py", None, "tests/engines/test_guides.py"),
    ],
)
def test_tests_beside_a_change_come_first(file: str, first: str | None, also: str | None) -> None:
    found = concerned([Path(file)], ROOT)
    assert first is None or found[0] == first
    assert also is None or also in found
    assert len(found) == len(set(found))


def test_a_file_without_tests_of_its_own_gets_those_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "tests/bot/store").mkdir(parents=True)
    for name in ("tests/bot/test_one.py", "tests/bot/store/test_two.py"):
        (tmp_path / name).write_text("import bot.other\n")
    assert concerned([Path("bot/store/deep/new.py")], tmp_path)[0] == "tests/bot/store/test_two.py"
    assert "tests/bot/test_one.py" in concerned([Path("bot/other.py")], tmp_path)
    assert concerned([Path("LICENSE")], tmp_path) == []


def git(root: Path, *words: str) -> None:
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    subprocess.run(("git", *who, *words), cwd=root, check=True, capture_output=True)


def saved(root: Path, name: str) -> None:
    (root / name).write_text("pass\n")
    git(root, "add", "-A")
    git(root, "commit", "-m", name)


def test_what_others_have_done_since_on_main_is_no_change_of_ones_own(tmp_path: Path) -> None:
    git(tmp_path, "init", "-b", "main")
    saved(tmp_path, "first.py")
    saved(tmp_path, "second.py")
    assert changed(None, tmp_path) == [Path("second.py")], "the last commit, where nothing is open"
    git(tmp_path, "switch", "-c", "mine")
    git(tmp_path, "switch", "main")
    saved(tmp_path, "others.py")
    git(tmp_path, "switch", "mine")
    (tmp_path / "open.py").write_text("pass\n")
    assert changed(None, tmp_path) == [Path("open.py")]
    saved(tmp_path, "mine.py")
    git(tmp_path, "mv", "first.py", "renamed.py")
    assert Path("first.py") in changed(None, tmp_path), "who imports what is gone is looked at"
    git(tmp_path, "mv", "renamed.py", "first.py")
    (tmp_path / "new.py").write_text("pass\n")
    assert changed(None, tmp_path) == [Path("mine.py"), Path("new.py"), Path("open.py")]
    assert changed("main", tmp_path) == [Path("mine.py"), Path("new.py"), Path("open.py")]


def test_a_file_that_will_soon_be_too_long_is_told_of(tmp_path: Path) -> None:
    for name, lines in (("short.py", MANY_LINES), ("long.py", MANY_LINES + 1)):
        (tmp_path / name).write_text("pass\n" * lines)
    assert nearly_full([Path("short.py"), Path("long.py")], tmp_path) == {"long.py": MANY_LINES + 1}
    assert MANY_LINES < MOST_LINES


def test_types_of_those_who_import_what_has_changed_are_looked_at(tmp_path: Path) -> None:
    git(tmp_path, "init", "-b", "main")
    texts = {
        "kernel/__init__.py": "from kernel.dice import Dice\n", "kernel/dice.py": "class Dice: ...\n",
        "game.py": "from kernel import Dice\n", "bot.py": "import game\n", "words.py": "DICE = 'dice'\n",
    }  # fmt: skip
    (tmp_path / "kernel").mkdir()
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    git(tmp_path, "add", "-A")
    assert typed([Path("kernel/dice.py"), Path("README.md")], tmp_path) == [
        Path("kernel/dice.py"), Path("game.py"), Path("kernel/__init__.py"),
    ]  # fmt: skip
    assert typed([Path("gone.py"), Path("game.py")], tmp_path) == [Path("game.py"), Path("bot.py")]
    assert typed([Path("README.md")], tmp_path) == []


def test_who_looks_at_a_kind_of_files_is_always_asked(capsys: pytest.CaptureFixture[str]) -> None:
    files = [f"tests/test_{number}.py" for number in range(MOST_FILES + 3)]
    assert chosen(files, {files[-1], files[0]}) == [*files[:MOST_FILES], files[-1]]
    assert "2 more files" in capsys.readouterr().out
    migration = [Path("bot/store/postgres/migrations/0001_first.sql")]
    assert "tests/bot/store/privacy/test_periods.py" in by_kind(migration, ROOT)


@pytest.mark.parametrize(
    ("code", "well", "said"),
    [
        (0, True, "tests: ok"),
        (OUT_OF_TIME, True, "none has failed in time"),
        (NOTHING_RUN, False, "time was up before the first test\nall of them: .venv/bin/python -m pytest"),
        (int(pytest.ExitCode.NO_TESTS_COLLECTED), False, "hold no test that runs; write one"),
        (1, False, "FAILED"),
    ],
)
def test_nothing_is_well_where_no_test_has_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, well: bool, said: str
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], code))
    assert quick.tests_are_well(["tests/test_quick.py"], time.monotonic()) is well
    assert said in capsys.readouterr().out


def test_a_change_that_no_test_looks_at_is_not_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert not quick.tests_are_well([], time.monotonic())
    assert "name one in tests/quick.py, KINDS" in capsys.readouterr().out


def test_every_kind_of_files_is_there_and_so_is_who_looks_at_it() -> None:
    listed = subprocess.run(("git", "ls-files"), cwd=ROOT, capture_output=True, text=True, check=True)
    files = [Path(name) for name in listed.stdout.split()]
    for kind, tests in KINDS:
        of_kind = [file for file in files if fnmatch(str(file), kind)]
        assert of_kind, kind
        for test in tests:
            assert any(fnmatch(str(file), f"tests/{test.format(game='*')}") for file in files), test


@pytest.mark.parametrize("asleep", ["at the top", "in a test"])
def test_nothing_holds_it_beyond_its_time(tmp_path: Path, asleep: str) -> None:
    """Whoever has run a test says that none has failed; whoever has run none does not."""
    top, body = ("time.sleep(60)", "pass") if asleep == "at the top" else ("", "time.sleep(60)")
    tests = f"import time\n{top}\ndef test_first(): pass\ndef test_long(): {body}\n"
    (tmp_path / "test_long.py").write_text(tests)
    began = time.monotonic()
    command = (sys.executable, "-m", "pytest", "-n", "2", "-p", "tests.in_time", f"--until={time.time() + 4}")
    ran = subprocess.run(
        (*command, "--rootdir", str(tmp_path), "-c", "/dev/null", str(tmp_path)),
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert time.monotonic() - began < 30
    far = re.search(r"time is up (before the first test|after ([01]) of 2 tests)", ran.stdout)
    assert far is not None, ran.stdout
    assert ran.returncode == (OUT_OF_TIME if far[2] == "1" else NOTHING_RUN), ran.stdout


def test_a_change_that_people_see_is_to_be_told_in_the_changelog() -> None:
    texts = Path("bot/texts/en/common.ftl")
    assert quick.unannounced([texts])
    assert not quick.unannounced([texts, quick.CHANGELOG])
    assert not quick.unannounced([Path("bot/matches/service.py")])
