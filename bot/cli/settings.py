"""The settings, or a sentence about what is wrong with them."""

from __future__ import annotations

from bot.cli.failure import Failure
from bot.settings import Settings, SettingsError, load_settings


def settings_or_fail() -> Settings:
    """Return the settings. Raises Failure."""
    try:
        return load_settings()
    except SettingsError as error:
        raise Failure(f"{error}\nEvery setting is explained in .env.example.") from error
