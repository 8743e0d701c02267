"""What tokens and copies are called; all that a token is that is made by hand can be read off its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

from engines.kernel.state.yaml_file import read_yaml
from engines.magic.language import costs
from engines.magic.language.actions import TokenModel
from engines.magic.language.parts import CardType, Color, KnownToken, Subtype

TOKEN = "~"
"""Stands between a card and the token that it makes."""
BY_HAND = "hand_"
"""How the name of a token begins that is made by hand (MN-R32)."""
COPY = "copy"
"""The name of a token, or of a spell, that is a copy of the card that stands before it."""
_LETTERS: dict[Color, str] = {
    color: letter.lower() for color, letter in zip(get_args(Color), costs.COLORS, strict=True)
}
COLORLESS, ARTIFACT = "colorless", "artifact"
"""Looks without a color; the second is that of an artifact creature."""
LOOKS: dict[str, tuple[Color, ...]] = {
    **{color: (color,) for color in _LETTERS},
    COLORLESS: (),
    ARTIFACT: (),
    **{"_".join(pair): pair for pair in combinations(_LETTERS, 2)},
}
"""Of what color a token of creatures is, by the answers."""
_SIGNS = {ARTIFACT: "a", COLORLESS: "c"}


def token_of(card: str, model: TokenModel | KnownToken) -> str:
    """Return how a token is named: that a card makes, `bell_ringer~soldier`, or the rules define, `~food`."""
    return f"{TOKEN}{model}" if isinstance(model, str) else f"{maker_of(card) or card}{TOKEN}{model.id}"


def sized(token: str, power: int, toughness: int) -> str:
    """Return how a token is named whose size was reckoned as it was made: `slime_pot~ooze~5_5`."""
    return f"{token}{TOKEN}{power}_{toughness}"


def copy_of(card: str) -> str:
    """Return how a copy of a card is named: `old_bear~copy`; a copy of that is named alike."""
    return f"{original_of(card)}{TOKEN}{COPY}"


def original_of(card: str) -> str:
    """Return the card that is copied; of what is no copy itself."""
    return card.removesuffix(TOKEN + COPY)


def maker_of(card: str) -> str:
    """Return the card that makes a token; of any other card itself."""
    return card.partition(TOKEN)[0]


# Tokens that are made by hand


def creature_token(
    power: int, toughness: int, sub: Subtype, look: str, keywords: Sequence[str]
) -> TokenModel:
    """Return a token of a creature."""
    letters = _SIGNS.get(look) or "".join(_LETTERS[color] for color in LOOKS[look])
    return token_named("_".join((BY_HAND + str(power), str(toughness), sub, letters, *keywords)))


def other_token(kind: CardType) -> TokenModel:
    """Return a colorless token of no creature."""
    return token_named("_".join((BY_HAND, "", kind, _SIGNS[COLORLESS])))


def token_named(name: str) -> TokenModel:
    """Return a token by its name."""
    power, toughness, kind, letters, *words = name.removeprefix(BY_HAND).split("_")
    said: dict[str, Any] = {"colors": [color for color, letter in _LETTERS.items() if letter in letters]}
    if power:
        said |= {"pt": (int(power), int(toughness)), "sub": (kind,)}
        said["types"] = ("artifact", "creature") if letters == _SIGNS[ARTIFACT] else ("creature",)
        said["keywords"] = ("_".join(words),) if words else ()
    else:
        said["types"] = (kind,)
    made = TokenModel.model_validate({**_called(), **said, "id": "token"})
    return made.model_copy(update={"id": name})


@cache
def _called() -> dict[str, Any]:
    """Return what every token is called that is made by hand."""
    data, _ = read_yaml(Path(__file__).with_name("hand_token.yaml").read_bytes())
    return data
