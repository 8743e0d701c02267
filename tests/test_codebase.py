"""Style rules that are tests: who may import whom, what the project may not contain."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ("engines", "render", "bot", "cogs")
SOURCES = sorted(path for layer in LAYERS for path in (ROOT / layer).rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Return the modules that a file imports, in full."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def layer_of(module: str) -> str:
    return module.split(".")[0]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_arrows_between_folders(path: Path) -> None:
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
            foreign = parts[0] == "engines" and len(parts) > 1 and parts[1] not in ("kernel", own)
            assert not foreign, f"{path} must not import {module}"


@pytest.mark.parametrize("path", [p for p in SOURCES if p.relative_to(ROOT).parts[0] == "engines"], ids=str)
def test_engines_know_neither_clock_nor_disk_nor_global_chance(path: Path) -> None:
    forbidden = {"time", "datetime", "os", "socket", "asyncio", "threading", "subprocess", "tempfile"}
    assert not {layer_of(module) for module in imports(path)} & forbidden
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\brandom\.(random|choice|shuffle|randint|seed)\(", text)


def test_cogs_are_extensions_that_bot_never_imports() -> None:
    for path in (ROOT / "bot").rglob("*.py"):
        assert not any(layer_of(module) == "cogs" for module in imports(path)), path


def test_a_process_that_draws_loads_none_of_the_application_but_its_words() -> None:
    loaded = "import sys, bot.__main__, bot.texts, render.worker; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True
    )
    modules = result.stdout.split()
    assert {layer_of(module) for module in modules}.isdisjoint(("discord", "aiosqlite", "sqlite3", "cogs"))
    assert {module for module in modules if layer_of(module) == "bot"} == {
        "bot", "bot.__main__", "bot.texts", "bot.texts.texts"
    }  # fmt: skip


def test_no_file_is_too_long() -> None:
    long = {
        str(path): n for path in SOURCES if (n := len(path.read_text(encoding="utf-8").splitlines())) > 500
    }
    assert long == {}


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
