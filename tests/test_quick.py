"""`make quick` finds the tests that a change concerns."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.quick import ROOT, concerned


@pytest.mark.parametrize(
    ("file", "first", "also"),
    [
        ("tests/bot/host/test_outbox.py", "tests/bot/host/test_outbox.py", None),
        ("bot/host/outbox.py", "tests/bot/host/test_outbox.py", "tests/test_codebase.py"),
        ("engines/kernel/decks.py", None, "tests/engines/test_decks.py"),
        (
            "engines/noxtalia/rules/attack.py",
            "tests/engines/noxtalia/rules/test_attack.py",
            "tests/test_codebase.py",
        ),
        ("bot/texts/fr/common.ftl", "tests/bot/texts/test_texts.py", None),
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
    assert concerned([Path("README.md")], tmp_path) == []
