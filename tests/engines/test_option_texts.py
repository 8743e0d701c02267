"""Every option of every game has a name and an explanation, which cites the rule that it is about."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bot.texts import LOCALES, Locale, dashed, texts_in
from engines.kernel.state.options import is_by_host
from engines.registry import GAMES


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_named_and_explained(game: str, locale: Locale) -> None:
    texts, prefix = texts_in(locale), GAMES[game].prefix
    for name, info in GAMES[game].options.model_fields.items():
        if is_by_host(info):
            continue
        key = f"{prefix}-options-{dashed(name)}"
        assert texts.say(key)
        explained = texts.say(f"{key}-help")
        assert re.search(rf"{prefix.upper()}-[RH]?\d|\bH\d", explained), key
        for value in get_args(info.annotation):
            if isinstance(value, str):
                assert texts.say(f"{key}-{dashed(value)}")
        house = "House rule" if locale == "en" else "Règle maison"
        assert (house in explained) == bool(re.search(r"\bH\d", explained)), key
