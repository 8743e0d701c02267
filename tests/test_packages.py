"""What is installed is what was written down, for every system, and weaknesses of it are told."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests import deep, lock

ROOT = Path(__file__).parent.parent
FILES = {name: ROOT / "requirements" / f"{name}.txt" for name in (lock.RUN, *lock.EXTRAS)}
PACKAGES = {name: lock.parted(file.read_text(encoding="utf-8")) for name, file in FILES.items()}


def pins(*names: str) -> set[str]:
    every = [pin.partition("==")[0] for name in names for pin in PACKAGES[name]]
    return {re.sub(r"[-_.]+", "-", re.sub(lock.BRACKETS, "", pin)).lower() for pin in every}


def test_every_package_has_hashes_and_no_file_names_a_place() -> None:
    for name, file in FILES.items():
        text = file.read_text(encoding="utf-8")
        packages = [line for line in text.splitlines() if line and line[0] not in " #"]
        assert len(packages) == len(PACKAGES[name]) >= 4
        assert "://" not in text
        assert "--index" not in text
    assert sum(text.count("--hash=sha256:") for each in PACKAGES.values() for text in each.values()) > 1_000


def test_what_is_asked_for_is_pinned_where_it_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {lock.RUN: [*project["project"]["dependencies"], *project["build-system"]["requires"]]}
    groups |= project["project"]["optional-dependencies"]
    assert groups.keys() == PACKAGES.keys()
    for group, asked in groups.items():
        names = [re.split(r"[\[=]", each)[0] for each in asked]
        known = pins(lock.RUN, group)
        assert [each for each in names if re.sub(r"[-_.]+", "-", each).lower() not in known] == []
        versions = {pin.partition("==")[2].split()[0] for name in (lock.RUN, group) for pin in PACKAGES[name]}
        assert [each for each in asked if each.partition("==")[2] not in versions] == []


def test_no_package_is_pinned_to_two_versions_and_a_live_bot_gets_no_simulator() -> None:
    found: dict[str, set[str]] = {}
    for name in PACKAGES:
        for pin in PACKAGES[name]:
            package, _, version = pin.partition(" ")[0].partition("==")
            found.setdefault(re.sub(lock.BRACKETS, "", package), set()).add(version)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}
    assert not {"simcord", "av", "pytest", "playwright"} & pins(lock.RUN, "postgres")


@pytest.mark.parametrize(
    ("file", "environment", "stamp"),
    [
        ("", "", ".tryout"),
        ("# HERALD_TOKEN=abc\n", "", ".tryout"),
        ("HERALD_TOKEN=\n", "", ".tryout"),
        ('HERALD_TOKEN=""\n', "", ".tryout"),
        ("HERALD_PLAYERS=2\nHERALD_TOKEN=abc\n", "", ".run"),
        ('export HERALD_TOKEN = "abc"\n', "", ".run"),
        ("", "abc", ".run"),
    ],
)
def test_the_simulator_is_installed_only_where_no_token_is_set(
    tmp_path: Path, file: str, environment: str, stamp: str
) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / ".env").write_text(file)
    variables = {"PATH": "/usr/bin:/bin:/usr/local/bin", "HERALD_TOKEN": environment}
    ran = subprocess.run(
        ["make", "-n", "run"], cwd=tmp_path, env=variables, capture_output=True, text=True, check=True
    )
    installs = [line for line in ran.stdout.splitlines() if " install " in line]
    assert len(installs) == 1
    assert "--require-hashes -r requirements/run.txt" in installs[0]
    assert ("requirements/tryout.txt" in installs[0]) is (stamp == ".tryout")
    assert "abc" not in ran.stdout


def test_a_known_weakness_fails_and_silence_is_told() -> None:
    package = {"name": "pillow", "version": "1.0"}
    assert deep.judged(json.dumps({"dependencies": [{**package, "vulns": [{"id": "PYSEC-1"}]}]}), "") == (
        False, "pillow 1.0: PYSEC-1"
    )  # fmt: skip
    assert deep.judged(json.dumps({"dependencies": [{**package, "vulns": []}]}), "")[0]
    for found in ("", "{}", json.dumps({"dependencies": [{"name": "pillow", "skip_reason": "not found"}]})):
        well, said = deep.judged(found, "ERROR\nno route to it\n")
        assert well
        assert "could be asked (no route to it)" in said
