"""What a change concerns, in a minute: format, lint, types of changed files, the tests beside them.

`make quick` looks at what differs from the branch `main`, or from the last
commit where that is `main` itself; `make quick BASE=HEAD~3` from any other one.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS = 60.0
"""For everything; what is left of the tests then is said, and belongs to `make test`."""
PYTHON = (sys.executable, "-m")


def changed(base: str | None) -> list[Path]:
    """Return the files that differ from a commit, new ones too, as paths within the project."""
    if base is None:
        base = "HEAD~1" if _git("rev-parse", "main") == _git("rev-parse", "HEAD") else "main"
    named = _git("diff", "--name-only", "--diff-filter=d", base).split()
    named += _git("ls-files", "--others", "--exclude-standard").split()
    return sorted({Path(name) for name in named})


def concerned(files: list[Path], root: Path) -> list[str]:
    """Return the test files of a change: changed ones, then those that mirror it, then those that use it."""
    sources = [file for file in files if file.suffix == ".py" and file.parts[0] != "tests"]
    modules = {".".join(source.with_suffix("").parts) for source in sources}
    found = [file for file in files if file.parts[0] == "tests" and file.name.startswith("test_")]
    for source in sources:
        beside = Path("tests", source).with_name(f"test_{source.name}")
        found += [beside] if (root / beside).exists() else _in_mirror(source, root)
    for test in sorted((root / "tests").rglob("test_*.py")):
        if modules & _imports(test):
            found.append(test.relative_to(root))
    if sources:
        found.append(Path("tests/test_codebase.py"))
    if any(file.suffix == ".ftl" for file in files):
        found.append(Path("tests/bot/texts/test_texts.py"))
    return [str(test) for test in dict.fromkeys(found)]


def _in_mirror(source: Path, root: Path) -> list[Path]:
    """Return the tests in the folder that mirrors a file's, or the nearest above it."""
    folder = Path("tests", source.parent)
    while not (root / folder).is_dir() or not list((root / folder).glob("test_*.py")):
        folder = folder.parent
        if folder == Path("tests"):
            return []
    return [test.relative_to(root) for test in sorted((root / folder).glob("test_*.py"))]


def _imports(test: Path) -> set[str]:
    """Return the modules that a file imports, and what it imports from them, which may be modules too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
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
    python = [str(file) for file in files if file.suffix == ".py"]
    if not files:
        print("nothing has changed")
        return 0
    types = subprocess.Popen((*PYTHON, "pyright", *python)) if python else None
    well = _run("format", *PYTHON, "ruff", "format", "--check", "--quiet", ".")
    well &= _run("lint", *PYTHON, "ruff", "check", "--quiet", ".")
    tests = concerned(files, ROOT)
    if tests:
        left = f"--seconds={end - time.monotonic():.0f}"
        well &= _run("tests", *PYTHON, "pytest", "-x", "-n", "2", "-p", "tests.in_time", left, *tests)
    if types is not None:
        sound = types.wait() == 0
        print(f"types: {'ok' if sound else 'FAILED'}")
        well &= sound
    return 0 if well else 1


def _run(name: str, *command: str) -> bool:
    well = subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    print(f"{name}: {'ok' if well else 'FAILED'}", flush=True)
    return well


def _git(*words: str) -> str:
    return subprocess.run(
        ("git", *words), cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
