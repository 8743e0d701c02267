"""Several processes in containers: what they are given are settings, and secrets come from a file alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from bot.settings import PREFIX, Settings, setting_name

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "bot" / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
HERALD = SERVICES["herald"]
SHARED = (
    "restart", "init", "env_file", "read_only", "tmpfs", "cap_drop", "security_opt", "stop_grace_period",
)  # fmt: skip
"""What holds for a process of several as for one alone."""


def settings_of(environment: dict[str, str]) -> Settings:
    given = {name.removeprefix(PREFIX).lower(): value for name, value in environment.items()}
    return Settings.model_validate(given)


def test_what_herald_is_given_are_settings() -> None:
    environment = {name: value for name, value in HERALD["environment"].items() if name.startswith(PREFIX)}
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert environment.keys() < named
    assert named <= {setting_name(field) for field in Settings.model_fields}
    settings_of(environment)


def test_there_is_a_process_for_each_slot_and_a_spare() -> None:
    slots, shards = (int(HERALD["environment"][PREFIX + name]) for name in ("SLOTS", "SHARDS"))
    assert HERALD["deploy"]["replicas"] == slots + 1
    assert shards % slots == 0


def test_no_secret_stands_in_it() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert HERALD["env_file"] == ".env"
    passwords = [
        value
        for service in SERVICES.values()
        for name, value in service.get("environment", {}).items()
        if "PASSWORD" in name or "TOKEN" in name
    ]
    assert len(passwords) == 2
    assert all(re.fullmatch(r"\$\{POSTGRES_PASSWORD:\?[^}]+\}", value) for value in passwords)
    assert ":" not in HERALD["environment"]["HERALD_DATABASE"].removeprefix("postgresql://")
    assert "HERALD_TOKEN" in text
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "**/.env" in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def test_its_database_is_made_as_herald_wants_it() -> None:
    postgres = SERVICES["postgres"]
    assert postgres["image"].endswith("postgres:17")
    assert {"--encoding=UTF8", "--locale=C"} == set(postgres["environment"]["POSTGRES_INITDB_ARGS"].split())
    user, _, place = HERALD["environment"]["HERALD_DATABASE"].removeprefix("postgresql://").partition("@")
    assert (user, place) == (postgres["environment"]["POSTGRES_USER"], "postgres/herald")
    assert postgres["environment"]["POSTGRES_DB"] == "herald"
    assert HERALD["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_it_has_no_more_rights_than_one_process_alone_and_shares_one_folder() -> None:
    alone = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["herald"]
    assert {key: HERALD.get(key) for key in SHARED} == {key: alone.get(key) for key in SHARED}
    (volume,) = HERALD["volumes"]
    name, folder = volume.split(":")
    assert name in COMPOSE["volumes"]
    assert HERALD["environment"]["HERALD_BACKUPS"].startswith(f"{folder}/"), "authors' pictures lie beside"


def test_the_image_has_what_a_server_s_database_needs() -> None:
    build = HERALD["build"]
    containerfile = (DEPLOY / build["context"] / build["dockerfile"]).read_text(encoding="utf-8")
    assert "-r requirements/postgres.txt" in containerfile


def test_prometheus_finds_every_process_and_the_alarms() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    (job,) = config["scrape_configs"]
    (found,) = job["dns_sd_configs"]
    assert found["names"] == ["herald"]
    assert str(found["port"]) == HERALD["environment"]["HERALD_METRICS_PORT"]
    assert HERALD["environment"]["HERALD_METRICS_ADDRESS"] == "0.0.0.0", "else none but itself could ask"
    mounted = [volume.split(":")[0] for volume in SERVICES["prometheus"]["volumes"]]
    files = [name for name in mounted if name.startswith("./")]
    assert {f"./{name}" for name in config["rule_files"]} < set(files)
    assert [name for name in files if not (DEPLOY / name).is_file()] == []


def test_what_is_not_needed_runs_only_where_it_is_asked_for_and_nobody_is_let_in_from_outside() -> None:
    assert {name for name, service in SERVICES.items() if "profiles" not in service} == {"herald", "postgres"}
    ports = [port for service in SERVICES.values() for port in service.get("ports", [])]
    assert ports
    assert all(port.startswith("127.0.0.1:") for port in ports)
