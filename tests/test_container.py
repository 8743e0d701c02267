"""The container's files name what exists, and keep out what must not be in an image."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

from bot.cli.parser import parser
from bot.settings import PREFIX, Settings, setting_name

ROOT = Path(__file__).parent.parent
KNOWN = {setting_name(field) for field in Settings.model_fields}


def steps() -> list[tuple[str, str]]:
    """The container file, step by step: the word, and what follows it."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / "Containerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def compose() -> dict[str, Any]:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def ignored() -> list[str]:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_what_is_copied_exists_and_is_all_that_the_bot_needs() -> None:
    copied = [name for word, rest in steps() if word == "COPY" for name in rest.split()[:-1]]
    assert all((ROOT / name).exists() for name in copied)
    layers = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()} - {"tests"}
    assert layers == {"bot", "cogs", "engines", "render"} <= set(copied)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"pyproject.toml", "requirements", project["readme"]} <= set(copied)
    assert not set(copied) & set(ignored())


def test_no_secret_and_no_database_gets_into_an_image() -> None:
    assert {"**/.env", ".git", "*.sqlite3*", "backups"} <= set(ignored())
    assert "TOKEN" not in "".join(rest for _, rest in steps())
    assert PREFIX + "TOKEN" not in compose()["services"]["herald"]["environment"]


def test_the_python_is_one_that_the_project_runs_on() -> None:
    (image,) = [rest for word, rest in steps() if word == "FROM"]
    found = re.fullmatch(r"docker\.io/library/python:3\.(\d+)-slim", image)
    assert found is not None
    assert int(found[1]) >= 11


def test_settings_and_the_command_are_herald_s() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    environment: dict[str, str] = compose()["services"]["herald"]["environment"]
    named = set(re.findall(rf"{PREFIX}\w+", text)) | environment.keys()
    assert named
    assert named <= KNOWN
    Settings.model_validate({name.removeprefix(PREFIX).lower(): value for name, value in environment.items()})
    (command,) = [json.loads(rest) for word, rest in steps() if word == "CMD"]
    assert command[:3] == ["python", "-m", "bot"]
    assert parser().parse_args(command[3:]).run is not None
    assert (ROOT / compose()["services"]["herald"]["build"]["dockerfile"]).exists()


def test_it_runs_with_no_rights_and_writes_to_its_volume_alone() -> None:
    herald = compose()["services"]["herald"]
    assert herald["read_only"] is True
    assert herald["cap_drop"] == ["ALL"]
    (volume,) = herald["volumes"]
    name, folder = volume.split(":")
    assert name in compose()["volumes"]
    for setting in ("DATABASE", "BACKUPS"):
        assert herald["environment"][PREFIX + setting].startswith(f"{folder}/")
    words = [word for word, _ in steps()]
    assert words.index("USER") < words.index("CMD"), "not as root"


def test_its_health_is_asked_where_it_is_served() -> None:
    (health,) = [rest for word, rest in steps() if word == "HEALTHCHECK"]
    port = re.search(r"127\.0\.0\.1:(\d+)/healthz", health)
    assert port is not None
    assert compose()["services"]["herald"]["environment"][PREFIX + "METRICS_PORT"] == port[1]
