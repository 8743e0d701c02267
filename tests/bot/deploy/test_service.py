"""The units of systemd start what there is, end it in time, and let it write where its data lie."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import serve
from bot.cli.parser import parser
from bot.host import outbox
from bot.settings import PREFIX, Settings, setting_name

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "bot" / "deploy"
DATA = "/var/lib/herald"
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
    command = shlex.split(script.replace("$$", "$").rpartition(" exec ")[2])
    assert command[:4] == ["$code/.venv/bin/python", "-P", "-m", "bot"]
    assert parser().parse_args(command[4:]).run == "bot.cli.serve:run"


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="systemd's machines have it")
def test_a_process_stays_with_the_checkout_with_which_it_has_begun(tmp_path: Path) -> None:
    checkout, link = tmp_path / "herald-1", tmp_path / "herald"
    (checkout / ".venv/bin").mkdir(parents=True)
    python = checkout / ".venv/bin/python"
    python.write_text('#!/bin/sh\necho "$PYTHONPATH $(pwd) $0 $@"\n')
    python.chmod(0o700)
    link.symlink_to(checkout)
    data = tmp_path / "data"
    data.mkdir()
    line = SERVICE["ExecStart"].replace("$$", "$")
    command = shlex.split(line.replace("/srv/herald", str(link)).replace(DATA, str(data)))
    ran = subprocess.run(command, cwd="/", env={}, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{checkout} {data} {python} -P -m bot run\n"


@pytest.mark.skipif(not Path("/bin/sh").exists(), reason="systemd's machines have it")
def test_code_that_lies_among_the_data_is_not_run(tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").write_text("raise SystemExit('taken over')\n")
    line = SERVICE["ExecStart"].replace("$$", "$").replace("bot run", "bot --help")
    code = f'code="{ROOT}"'
    line = re.sub(r'code="[^"]*"', code, line.replace("cd /srv/herald", "true")).replace(DATA, str(tmp_path))
    line = line.replace("$code/.venv/bin/python", sys.executable)
    ran = subprocess.run(shlex.split(line), env={}, capture_output=True, text=True, check=False)
    assert "taken over" not in ran.stderr
    assert "run" in ran.stdout


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
    assert "ReadWritePaths" not in SERVICE
    assert Path("/var/lib") / SERVICE["StateDirectory"] == Path(SERVICE["WorkingDirectory"]) == Path(DATA)
    for setting in ("database", "backups"):
        assert not Path(str(Settings.model_fields[setting].default)).is_absolute()


def test_it_can_change_neither_its_code_nor_gain_rights() -> None:
    assert not Path("/srv/herald").is_relative_to(DATA)
    assert SERVICE["NoNewPrivileges"] == SERVICE["PrivateTmp"] == SERVICE["ProtectHome"] == "yes"
    assert SERVICE["CapabilityBoundingSet"] == ""
    assert SERVICE["StateDirectoryMode"] == "0700"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="it is asked where it is installed")
def test_systemd_finds_it_well_confined(tmp_path: Path) -> None:
    copy = tmp_path / "herald@1.service"
    copy.write_text((DEPLOY / "herald@.service").read_text(encoding="utf-8"), encoding="utf-8")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(copy)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if "Unknown" in ran.stderr or "unrecognized" in ran.stderr:  # an older one looks at no files
        return
    assert ran.returncode == 0, ran.stdout[-200:] + ran.stderr


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
