"""What contributors meet where the repository is hosted: the workflow, forms, hooks, what `git blame` skips.

The schemas are those of SchemaStore, which the package `check-jsonschema` has within. What a schema cannot
know is looked at here: that the workflow calls targets of the Makefile, and that each action is pinned.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel.state.yaml_file import read_yaml
from engines.registry import GAMES

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
WORKFLOW = (GITHUB / "workflows/test.yml").read_text(encoding="utf-8")
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
BY_SCHEMA = {
    "github-workflows": sorted((GITHUB / "workflows").glob("*.yml")),
    "github-issue-forms": FORMS,
    "dependabot": [GITHUB / "dependabot.yml"],
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def read(text: str) -> Any:
    """Read YAML as version 1.2 has it: `on` is a word there, and no truth."""
    return read_yaml(text)[0]


def refused(schema: str, *files: Path) -> str:
    """Return why files do not fit a schema; nothing where they do."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    ran = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)
    return "" if ran.returncode == 0 else ran.stdout + ran.stderr


@pytest.mark.parametrize("schema", BY_SCHEMA)
def test_each_file_is_what_github_reads(schema: str) -> None:
    files = BY_SCHEMA[schema]
    assert files
    assert refused(schema, *files) == ""


@pytest.mark.parametrize(
    ("schema", "right", "wrong"),
    [
        ("github-workflows", "runs-on:", "run-on:"),
        ("github-issue-forms", "type: textarea", "type: textaera"),
        ("dependabot", "package-ecosystem: pip", "package-ecosystem: snake"),
    ],
)
def test_a_word_that_github_does_not_know_is_found(
    tmp_path: Path, schema: str, right: str, wrong: str
) -> None:
    planted = tmp_path / "planted.yml"
    text = BY_SCHEMA[schema][0].read_text(encoding="utf-8")
    assert right in text
    planted.write_text(text.replace(right, wrong), encoding="utf-8")
    assert "planted.yml" in refused(schema, planted)


def commands(job: Any) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_workflow_calls_what_the_makefile_has() -> None:
    jobs = read(WORKFLOW)["jobs"]
    assert commands(jobs["test"])[-1] == "make test"
    assert commands(jobs["deep"])[-1] == "make deep"
    called = re.findall(r"^ +run: make (\w+)$", WORKFLOW, re.MULTILINE)
    assert set(called) == {"test", "deep"} <= TARGETS


def test_each_change_is_tested_and_each_night_more() -> None:
    workflow = read(WORKFLOW)
    assert {"push", "pull_request", "schedule"} <= set(workflow["on"])
    events = {name: set(re.findall(r"== '(\w+)'", job["if"])) for name, job in workflow["jobs"].items()}
    assert events == {"test": {"push", "pull_request"}, "deep": {"schedule", "workflow_dispatch"}}
    assert set().union(*events.values()) == set(workflow["on"])


def test_the_workflow_runs_the_oldest_python_that_herald_allows() -> None:
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert set(re.findall(r'python-version: "(.+)"', WORKFLOW)) == {oldest}


def test_actions_are_pinned_and_may_only_read() -> None:
    workflow = read(WORKFLOW)
    used = re.findall(r"uses: (.+)", WORKFLOW)
    assert len(used) >= 4
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", each)] == []
    assert workflow["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for job in workflow["jobs"].values())


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_offers_the_games_that_are_hosted(form: Path) -> None:
    fields = {each.get("id"): each["attributes"] for each in read(form.read_text(encoding="utf-8"))["body"]}
    hosted = [texts_in("en").say(f"{game.prefix}-name") for game in GAMES.values()]
    offered = fields.get("game", {"options": ["None or all", *hosted]})["options"]
    assert [each for each in offered if each != "None or all"] == hosted


def test_hooks_are_local_and_call_what_is_installed() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    repositories = read(text)["repos"]
    assert [each["repo"] for each in repositories] == ["local"]
    entries = [hook["entry"].split() for hook in repositories[0]["hooks"]]
    assert {tuple(entry) for entry in entries} == {
        (".venv/bin/ruff", "format"), (".venv/bin/ruff", "check")
    }  # fmt: skip
    assert (ROOT / ".editorconfig").read_text(encoding="utf-8").count(
        f"max_line_length = {PROJECT['tool']['ruff']['line-length']}\n"
    ) == 1


def test_blame_looks_behind_commits_that_are_there() -> None:
    lines = (ROOT / ".git-blame-ignore-revs").read_text(encoding="utf-8").splitlines()
    hashes = [line for line in lines if line and not line.startswith("#")]
    assert hashes
    assert [line for line in hashes if not re.fullmatch("[0-9a-f]{40}", line)] == []
    if not is_whole():
        return  # a checkout of the newest commit alone knows none of them
    assert [each for each in hashes if git("merge-base", "--is-ancestor", each, "HEAD").returncode] == []


def is_whole() -> bool:
    """Tell whether all of the history is here."""
    return git("rev-parse", "--is-shallow-repository").stdout.strip() == "false"


def git(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
