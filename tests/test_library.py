"""The rules as a library: built as `make wheel` does, and tried where nothing else of Herald is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging" / "engines"
LARGEST = 1_600_000
"""Bytes of the wheel: its sources alone are more than a million when packed."""
NEEDED = {"pydantic", "PyYAML", "rapidfuzz", "cachetools"}
FOREIGN = ("discord", "PIL", "sqlite3", "aiosqlite", "fluent", "bot", "cogs", "render", "numpy", "pettingzoo")
EXAMPLES = re.findall(
    r"```python\n(.*?)```", (ROOT / "docs/engines.md").read_text(encoding="utf-8"), re.DOTALL
)
"""Each is a program of its own."""


def project(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from copies, so that nothing is left in the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    without = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    shutil.copytree(PACKAGING, folder / "packaging" / "engines", ignore=without)
    shutil.copytree(ROOT / "engines", folder / "engines", ignore=without)
    command = ["wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "-w", str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pip", *command, str(folder / "packaging" / "engines")],
        check=True,
        timeout=120,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay the wheel out beside the packages that it asks for, and no others."""
    folder = tmp_path_factory.mktemp("bare")
    zipfile.ZipFile(wheel).extractall(folder)
    asked = [_bounds(each)[0] for each in project(PACKAGING)["dependencies"]]
    for package in {*needed(*asked)}:
        installed = distribution(package)
        for name in {file.parts[0] for file in installed.files or ()} - {"..", "__pycache__"}:
            (folder / name).symlink_to(Path(str(installed.locate_file(name))))
    return folder


def needed(*packages: str) -> Iterator[str]:
    """Yield packages, and those that they need."""
    for package in packages:
        yield package
        for each in distribution(package).requires or ():
            if "extra ==" not in each:
                yield from needed(re.split(r"[^\w.-]", each)[0])


def run_alone(code: str, folder: Path) -> str:
    """Run a program that sees Python's own modules and this folder."""
    code = f"import sys\nsys.path.append({str(folder)!r})\n{code}"
    command = [sys.executable, "-I", "-S", "-c", code]
    return subprocess.run(
        command, cwd=folder, check=True, text=True, timeout=120, stdout=subprocess.PIPE
    ).stdout


def test_the_wheel_holds_the_engines_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"engines", "herald_engines"}
    sources = {str(path.relative_to(ROOT)) for path in (ROOT / "engines").rglob("*.py")}
    assert sources <= set(names)
    data = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "engines").rglob("*")
        if path.suffix in (".yaml", ".md") and "docs" not in path.parts
    }
    assert data
    assert data <= set(names)
    assert not [name for name in names if "/docs/" in name]
    assert wheel.stat().st_size <= LARGEST


def test_its_version_licence_and_packages_are_those_of_herald() -> None:
    own, whole = project(PACKAGING), project(ROOT)
    assert {name: own[name] for name in ("version", "requires-python", "license")} == {
        name: whole[name] for name in ("version", "requires-python", "license")
    }
    assert (PACKAGING / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    extras = own["optional-dependencies"]
    asked = dict(map(_bounds, (*own["dependencies"], *extras["environment"])))
    pinned = (*whole["dependencies"], *whole["optional-dependencies"]["environment"])
    known = dict(each.split("==") for each in pinned)
    assert asked == {name: known[name] for name in asked}
    assert {_bounds(each)[0] for each in own["dependencies"]} == NEEDED


def _bounds(asked: str) -> tuple[str, str]:
    """Return what is asked for, and the oldest version that will do."""
    name, _, rest = asked.partition(">=")
    return name, rest.partition(",")[0]


def test_all_games_are_there_where_only_its_packages_are(bare: Path) -> None:
    code = (
        "from engines.registry import GAMES\nfrom engines.kernel import Match\n"
        "for game in GAMES.values():\n"
        "    match = Match(game, seats=game.seats[-1], seed='any')\n"
        "    while match.decisions and match.serial < 40:\n"
        "        match.answer(match.decisions[0].seat, next(match.decisions[0].answers()))\n"
        "    print(game.id, match.serial > 5)\n"
        f"print([name for name in {FOREIGN} if name in sys.modules])"
    )
    *games, foreign = run_alone(code, bare).splitlines()
    assert len(games) == 5
    assert all(each.endswith(" True") for each in games)
    assert foreign == "[]"


@pytest.mark.parametrize("number", [n for n, code in enumerate(EXAMPLES) if "herald_v0" not in code])
def test_each_example_works_with_the_wheel_alone(number: int, bare: Path) -> None:
    said = {
        0: r"Result\(winners=\(\d,\), reason='\w+', places=\(\)\) \d+",
        1: r"\['.*', '.*'\]\n\['mulligan'.*\]",
        2: "True",
    }
    assert re.fullmatch(said[number], run_alone(EXAMPLES[number], bare).strip())


def test_the_example_of_the_environment_works() -> None:
    (code,) = (each for each in EXAMPLES if "herald_v0" in each)
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, text=True, timeout=120, stdout=subprocess.PIPE
    )
    rewards = dict(line.split() for line in ran.stdout.splitlines())
    assert rewards.keys() == {"player_0", "player_1", "player_2"}
    assert sorted(map(float, rewards.values())) in ([-1, -1, 1], [0, 0, 0])


def test_without_the_extra_the_environment_says_what_is_missing(bare: Path) -> None:
    code = (
        "try:\n    from engines.environment import herald_v0\n"
        "except ModuleNotFoundError as error:\n    print(error.name)"
    )
    assert run_alone(code, bare).strip() in ("gymnasium", "numpy")
