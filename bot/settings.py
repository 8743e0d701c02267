"""Settings: from the environment, else from a file `.env`, else the defaults."""

from __future__ import annotations

import os
import re
from difflib import get_close_matches
from ipaddress import IPv4Address
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from dotenv import dotenv_values
from pydantic import (
    BeforeValidator,
    Field,
    HttpUrl,
    IPvAnyAddress,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "HERALD_"

LogFormat: TypeAlias = Literal["text", "json"]
LogLevel: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]

FEWEST_KEEP_DAYS = 30
"""Days for which what is over is kept at least, where it is not kept for ever."""
_LIKE_A_TOKEN = re.compile(r"[\w-]{15,}\.[\w-]{4,}\.[\w-]{15,}|\S{40,}")


class SettingProblem(NamedTuple):
    """One setting that cannot be used."""

    name: str
    wrong: str
    expected: str


class SettingsError(Exception):
    """Settings that cannot be used. Its text names each of them and never holds the token."""

    def __init__(self, problems: list[SettingProblem]) -> None:
        self.problems = problems
        lines = [f"  {name}: {wrong}; expected {expected}." for name, wrong, expected in problems]
        super().__init__("\n".join(["Herald cannot start with these settings:", *lines]))


class Allowance(NamedTuple):
    """How often something may be asked for: by one person, in one server, within so many seconds."""

    person: int
    server: int
    seconds: int

    def __str__(self) -> str:
        return "/".join(map(str, self))


def _allowance(value: Any) -> Any:
    """Read `5/40/300`, three whole numbers of at least 1."""
    parts = value.split("/") if isinstance(value, str) else value
    numbers = [int(part) for part in parts]
    if len(numbers) != 3 or min(numbers) < 1:
        raise ValueError("not an allowance")
    return Allowance(*numbers)


_Rate: TypeAlias = Annotated[Allowance, NoDecode, BeforeValidator(_allowance)]
_RATE = "three numbers such as 5/40/300: for one person, for one server, within so many seconds"


class Settings(BaseSettings):
    """How Herald is to run. Each field's description is what it expects."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(
        default=None,
        description="the bot's token from Discord's developer portal, without spaces; "
        "left out, Herald opens the try-out",
    )
    discord_api: HttpUrl | None = Field(
        default=None,
        description="the address of a proxy for Discord's API that keeps to its limits, such as "
        "http://127.0.0.1:8080, without a path; left out, Discord is asked itself",
    )
    database: str = Field(
        default="herald.sqlite3",
        repr=False,  # it may hold a password
        description="the path of the database file, or postgresql://user:password@host/database",
    )
    backups: Path = Field(
        default=Path("backups"), description="the folder for backups, daily and before a migration"
    )
    backup_days: int = Field(
        default=7, ge=0, le=3650, description="the number of days a daily backup is kept, or 0 for none"
    )
    keep_days: int = Field(
        default=730,
        ge=0,
        le=36_500,
        description="the number of days that what is over is kept, from 30 on, or 0 for ever",
    )
    contact: str | None = Field(
        default=None,
        max_length=200,
        pattern=r"^[^\r\n]+$",
        description="one line that says whom to ask about one's data, such as an e-mail address, "
        "in 200 characters",
    )
    privacy_url: str | None = Field(
        default=None,
        max_length=200,
        pattern=r"^https?://[^\s<>]+$",
        description="the address at which the bot's own privacy statement stands, in 200 characters",
    )
    log_level: LogLevel = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_format: LogFormat = Field(
        default="text", description="text, or json for an object a line that programs read"
    )
    metrics_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="a port number from 1 to 65535 for health and counters, or 0 for any free one; "
        "left out there are none",
    )
    metrics_address: IPvAnyAddress = Field(
        default=IPv4Address("127.0.0.1"),
        description="the address of this machine for health and counters, such as 127.0.0.1, which lets "
        "nobody else in, or 0.0.0.0",
    )
    tryout_port: int = Field(
        default=8080, ge=0, le=65535, description="a port number from 1 to 65535, or 0 for any free one"
    )
    players: int = Field(
        default=1, ge=1, le=64, description="the number of processes for computer players, from 1 to 64"
    )
    readers: int = Field(
        default=1, ge=1, le=16, description="the number of processes that read what people send, from 1 to 16"
    )
    reading_seconds: int = Field(
        default=20, ge=1, le=600, description="seconds from 1 to 600 after which such reading is ended"
    )
    most_matches: int = Field(default=20, ge=1, description="the open matches of one person, at least 1")
    most_matches_server: int = Field(
        default=1_000, ge=1, description="the open matches of one server, at least 1"
    )
    most_tournaments_server: int = Field(
        default=10, ge=1, description="the open tournaments of one server, at least 1"
    )
    most_entrants: int = Field(
        default=256, ge=2, le=256, description="the entrants of one tournament, from 2 to 256"
    )
    most_decks: int = Field(default=50, ge=1, le=500, description="the decks one person keeps, from 1 to 500")
    most_packs: int = Field(default=10, ge=1, le=50, description="the packs one server keeps, from 1 to 50")
    real_cards: Literal["docs/real-cards.md"] | None = Field(
        default=None,
        description="docs/real-cards.md, once you have read that page and what it names; left out, "
        "there are no real cards",
    )
    rate_challenges: _Rate = Field(default=Allowance(5, 60, 120), description=_RATE)
    rate_verifications: _Rate = Field(default=Allowance(3, 10, 300), description=_RATE)
    rate_imports: _Rate = Field(default=Allowance(6, 12, 600), description=_RATE)
    rate_decks: _Rate = Field(default=Allowance(20, 200, 300), description=_RATE)
    rate_looks: _Rate = Field(default=Allowance(30, 300, 60), description=_RATE)
    rate_completions: _Rate = Field(default=Allowance(120, 1_200, 60), description=_RATE)
    thinking_seconds: int = Field(
        default=20, ge=1, le=600, description="the seconds a computer player may think, from 1 to 600"
    )
    matches_awake: int = Field(
        default=1_000, ge=10, le=100_000, description="the number of matches kept in memory, at least 10"
    )
    lab_processes: int | None = Field(
        default=None,
        ge=0,
        le=64,
        description="the number of processes for the lab, from 1 to 64, or 0 for none; left out, half of the "
        "cores",
    )
    lab_seconds: int = Field(
        default=1_800,
        ge=0,
        le=86_400,
        description="the CPU seconds a day that the lab plays for one server, to 86400, or 0 for none",
    )
    shards: int | None = Field(
        default=None,
        ge=1,
        description="the number of shards, at least 1; left out, Discord's advice is followed by one "
        "process, and of several each has one",
    )
    slots: int = Field(
        default=1,
        ge=1,
        le=64,
        description="into how many slots all servers are dealt out, one for a process: 1, or on "
        "PostgreSQL 2, 4, 8, 16, 32 or 64, of which HERALD_SHARDS is a multiple; the same for all processes",
    )

    @field_validator("token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and re.search(r"\s", token.get_secret_value().strip()):
            raise ValueError("spaces")
        return SecretStr(token.get_secret_value().strip()) if token else None

    @field_validator("discord_api")
    @classmethod
    def _a_place(cls, address: HttpUrl | None) -> HttpUrl | None:
        if address is not None and address.host is not None:
            place = HttpUrl.build(scheme=address.scheme, host=address.host, port=address.port)
            if address != place:
                raise ValueError("more than a place")
        return address

    @field_validator("keep_days")
    @classmethod
    def _long_enough(cls, days: int) -> int:
        if 0 < days < FEWEST_KEEP_DAYS:
            raise ValueError("too short")
        return days

    @field_validator("slots")
    @classmethod
    def _dealt_out(cls, slots: int, others: ValidationInfo) -> int:
        if 64 % slots or (others.data.get("shards") or slots) % slots:
            raise ValueError("not as much for each")
        return slots

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: Any) -> Any:
        return level.upper() if isinstance(level, str) else level


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings; the environment goes before the file. Raises SettingsError."""
    problems = _misspelt(env_file)
    settings = None
    try:
        settings = Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        problems += [_problem(str(part["loc"][0]), env_file) for part in error.errors(include_input=False)]
    if settings is None or problems:
        # Raised outside the handler: the error behind it might show what was given.
        raise SettingsError(problems)
    return settings


def setting_name(field: str) -> str:
    """Return the name of a field in the environment."""
    return PREFIX + field.upper()


def _given(env_file: Path | None) -> dict[str, str]:
    """Return what is set, under names in capitals, as pydantic-settings reads it."""
    in_file = dotenv_values(env_file, encoding="utf-8") if env_file and env_file.is_file() else {}
    merged = {**in_file, **os.environ}
    return {name.upper(): value or "" for name, value in merged.items() if name.upper().startswith(PREFIX)}


def _misspelt(env_file: Path | None) -> list[SettingProblem]:
    known = [setting_name(field) for field in Settings.model_fields]
    problems: list[SettingProblem] = []
    for name in sorted(_given(env_file).keys() - set(known)):
        near = get_close_matches(name, known, n=1, cutoff=0.0)
        problems.append(SettingProblem(name, "there is no such setting", f"another name, perhaps {near[0]}"))
    return problems


def _problem(field: str, env_file: Path | None) -> SettingProblem:
    name = setting_name(field)
    expected = str(Settings.model_fields[field].description)
    value = _given(env_file).get(name, "")
    if field == "token" or "@" in value or _LIKE_A_TOKEN.search(value):
        return SettingProblem(name, "what is given cannot be used (not shown, as it may be secret)", expected)
    return SettingProblem(name, f"“{value}” cannot be used", expected)
