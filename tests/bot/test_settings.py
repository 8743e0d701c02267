import re
import traceback
from pathlib import Path
from typing import Any

import pytest

from bot.settings import Settings, SettingsError, load_settings, setting_name

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GxYzAb.abcdefghijklmnopqrstuvwxyz0123456789AB"
EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch):
    for field in Settings.model_fields:
        monkeypatch.delenv(setting_name(field), raising=False)


def test_the_defaults_need_no_file():
    settings = load_settings(None)
    assert settings.token is None
    assert settings.database == "herald.sqlite3"
    assert (settings.tryout_port, settings.players) == (8080, 1)


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    env = tmp_path / ".env"
    env.write_text("HERALD_PLAYERS=3\nHERALD_TRYOUT_PORT=9000\nHERALD_SHARDS=\nOTHER=1\n")
    monkeypatch.setenv("HERALD_PLAYERS", "4")
    monkeypatch.setenv("HERALD_LOG_LEVEL", "debug")
    settings = load_settings(env)
    assert (settings.players, settings.tryout_port, settings.shards) == (4, 9000, None)
    assert settings.log_level == "DEBUG"


def test_every_setting_is_read_somewhere():
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("bot", "cogs")
        for path in Path(folder).rglob("*.py")
        if path.name != "settings.py"
    )
    assert [name for name in Settings.model_fields if not re.search(rf"settings\.{name}\b", code)] == []


def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HERALD_TOKEN", "")
    assert load_settings(None).token is None


def test_the_token_is_read_and_never_shown(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HERALD_TOKEN", f" {TOKEN} ")
    settings = load_settings(None)
    assert settings.token is not None
    assert settings.token.get_secret_value() == TOKEN
    shown = f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
    assert TOKEN not in shown


def test_every_wrong_setting_is_named_with_what_was_expected(monkeypatch: pytest.MonkeyPatch):
    wrong = {"TRYOUT_PORT": "99999", "PLAYERS": "none", "LOG_LEVEL": "loud", "SHARDS": "0"}
    for name, value in wrong.items():
        monkeypatch.setenv(f"HERALD_{name}", value)
    with pytest.raises(SettingsError) as error:
        load_settings(None)
    text = str(error.value)
    for name, value in wrong.items():
        assert re.search(f"HERALD_{name}: “{value}” cannot be used; expected .+", text)
    assert len(error.value.problems) == len(wrong)


@pytest.mark.parametrize("name", ["HERALD_TOKEN", "HERALD_TRYOUT_PORT", "HERALD_LOG_LEVEL"])
@pytest.mark.parametrize("value", [f"Bot {TOKEN}", TOKEN])
def test_an_error_never_shows_the_token(monkeypatch: pytest.MonkeyPatch, name: str, value: str):
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("HERALD_PLAYERS", "many")
    with pytest.raises(SettingsError) as error:
        load_settings(None)
    shown = "".join(traceback.format_exception(error.value)) + repr(error.value) + repr(error.value.problems)
    assert TOKEN not in shown
    assert "HERALD_PLAYERS" in shown


@pytest.mark.parametrize("address", ["http://127.0.0.1:8080", "http://nirn:8080/", "https://proxy.example"])
def test_a_proxy_is_a_place(monkeypatch: pytest.MonkeyPatch, address: str):
    monkeypatch.setenv("HERALD_DISCORD_API", address)
    assert str(load_settings(None).discord_api).rstrip("/") == address.rstrip("/")


@pytest.mark.parametrize(
    "address",
    ["nirn", "ftp://nirn", "http://", "http://nirn/api/v10", "http://nirn?key=1", "http://me:sesame@nirn:1"],
)
def test_what_is_more_or_less_than_a_place_is_no_proxy(monkeypatch: pytest.MonkeyPatch, address: str):
    monkeypatch.setenv("HERALD_DISCORD_API", address)
    with pytest.raises(
        SettingsError, match=r"HERALD_DISCORD_API: .*; expected the address of a proxy"
    ) as error:
        load_settings(None)
    assert "sesame" not in str(error.value)


def test_a_misspelt_setting_is_named(tmp_path: Path):
    env = tmp_path / ".env"
    env.write_text(f"HERALD_TOKN={TOKEN}\n")
    with pytest.raises(SettingsError, match=r"HERALD_TOKN: .*HERALD_TOKEN") as error:
        load_settings(env)
    assert TOKEN not in str(error.value)


def test_the_example_holds_every_setting_with_its_default():
    found = dict(re.findall(r"^# (HERALD_\w+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE))
    assert found == {
        setting_name(name): default_text(field.default) for name, field in Settings.model_fields.items()
    }


def test_the_example_says_one_line_of_each_setting_in_sections():
    text = EXAMPLE.read_text(encoding="utf-8")
    told = re.findall(r"\n\n# ([^\n]+)\n# (HERALD_\w+)=", text)
    assert {name for _, name in told} == set(map(setting_name, Settings.model_fields))
    assert len(re.findall(r"^# --- .+ ---$", text, re.MULTILINE)) >= 5
    assert [line for line in text.splitlines() if len(line) > 120] == []


def test_the_example_as_it_is_changes_nothing():
    assert load_settings(EXAMPLE) == load_settings(None)


def default_text(default: Any) -> str:
    return "" if default is None else str(default)
