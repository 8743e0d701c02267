"""Tokens that the rules define (111.10), by the words that name them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import get_args

from engines.kernel.state.yaml_file import read_yaml
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import KnownToken

_FILE = Path(__file__).with_name("tokens.yaml")


@cache
def known_tokens() -> dict[KnownToken, CardModel]:
    """Return them as cards. Raises TypeError where the file has others than the language has words."""
    rows, _ = read_yaml(_FILE.read_bytes())
    found: dict[KnownToken, CardModel] = {each["id"]: CardModel.model_validate(each) for each in rows}
    if found.keys() != set(get_args(KnownToken)):
        raise TypeError("the tokens that the rules define are not those that have words")
    return found
