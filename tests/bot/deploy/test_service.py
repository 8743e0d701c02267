"""The units of systemd start what there is, end it in time, and let it write where its data lie."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from bot.cli import serve
from bot.cli.parser import parser
from bot.host import outbox
from bot.settings import PREFIX, Settings, setting_name

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "bot" / "deploy"
MOST = 9
"""Processes on one machine: the number is the last of their port."""
UNITS = {"s": 1, "min": 60, "": 1}


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # pyright: ignore[reportAttributeAccessIssue]
    read.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    return read


SERVICE = unit("herald@.service")["Service"]


def seconds(key: str) -> int:
    found = re.fullmatch(r"(\d+)(s|min|)", SERVICE[key])
    assert found is not None
    return int(found[1]) * UNITS[found[2]]


def test_it_starts_herald_where_it_lies() -> None:
    shell, option, script = shlex.split(SERVICE["ExecStart"])
    assert (shell, option) == ("/bin/sh", "-c")
    command = shlex.split(script.replace("$$", "$"))
    assert command[:4] == ["exec", "$(pwd -P)/.venv/bin/python", "-m", "bot"]
    assert parser().parse_args(command[4:]).run is serve.run


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="systemd's machines have it")
def test_a_process_stays_with_the_checkout_with_which_it_has_begun(tmp_path: Path) -> None:
    checkout, link = tmp_path / "herald-1", tmp_path / "herald"
    (checkout / ".venv/bin").mkdir(parents=True)
    python = checkout / ".venv/bin/python"
    python.write_text('#!/bin/sh\necho "$0 $@"\n')
    python.chmod(0o700)
    link.symlink_to(checkout)
    command = shlex.split(SERVICE["ExecStart"].replace("$$", "$"))
    environment = {"PWD": str(link)}
    ran = subprocess.run(command, cwd=link, env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{python} -m bot run\n"


def test_it_waits_for_as_long_as_herald_tries_and_until_what_is_under_way_is_finished() -> None:
    assert SERVICE["Type"] == "notify"
    assert seconds("TimeoutStartSec") > serve.START_WITHIN
    assert seconds("TimeoutStopSec") == 20 > serve.CLOSES_WITHIN > outbox.PATIENCE
    assert seconds("WatchdogSec") > 0


def test_what_it_sets_are_settings_and_each_process_has_a_port_of_its_own() -> None:
    given = [line.partition("=") for line in SERVICE["Environment"].splitlines()]
    assert [name for name, _, _ in given] == [setting_name("metrics_port")]
    (value,) = [value for _, _, value in given]
    ports = {
        Settings.model_validate({"metrics_port": value.replace("%i", str(number))}).metrics_port
        for number in range(1, MOST + 1)
    }
    assert len(ports) == MOST
    page = (ROOT / "docs/owner.md").read_text(encoding="utf-8")
    assert value.replace("%i", "1") in page


def test_its_data_can_be_written_though_nothing_else_can() -> None:
    assert SERVICE["ProtectSystem"] == "strict"
    written = Path(SERVICE["ReadWritePaths"])
    for setting in ("database", "backups"):
        default = Path(str(Settings.model_fields[setting].default))
        assert (Path(SERVICE["WorkingDirectory"]) / default).is_relative_to(written)


def test_all_processes_of_a_machine_begin_with_it_and_can_be_called_at_once() -> None:
    service, target = unit("herald@.service"), unit("herald.target")
    assert service["Unit"]["PartOf"] == service["Install"]["WantedBy"] == service["Install"]["Also"]
    assert (DEPLOY / service["Unit"]["PartOf"]).is_file()
    assert target["Install"]["WantedBy"] == "multi-user.target"


def test_no_secret_is_written_into_a_unit() -> None:
    files = [path for path in DEPLOY.iterdir() if path.suffix in (".service", ".target")]
    assert len(files) == 2
    assert not any(f"{PREFIX}TOKEN" in path.read_text(encoding="utf-8") for path in files)


def test_the_pages_for_owners_copy_and_start_what_is_there() -> None:
    for page in ("docs/owner.md", "docs/owner.fr.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        named = re.findall(r"\bbot/deploy/[\w@.]+\w", text)
        assert {"bot/deploy/herald@.service", "bot/deploy/herald.target"} <= set(named)
        assert [name for name in named if not (ROOT / name).is_file()] == []
