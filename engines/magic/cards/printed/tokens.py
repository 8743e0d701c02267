"""Tokens in words: what they are as they are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, chained, dashed, listed
from engines.magic.cards.printed.parts import keyword
from engines.magic.cards.printed.values import Values
from engines.magic.language.actions import MakeTokens, TokenModel
from engines.magic.language.parts import PHRASES


def looks(words: Values, action: MakeTokens, count: int) -> tuple[Say, Any]:
    """Return what the tokens are of which so many are made, and what has to be said after it."""
    token, how = action.token, {"tapped": "yes" if action.tapped else "no", "count": count}
    attacks = [Say("mn-token-attacks", {"count": count})] if action.attacking else []
    if isinstance(token, str):
        noun = Say("words-noun", {"noun": token, "count": 1})
        has = _has(words.speaker.tokens.get(token, ()))
        return Say("mn-known-token", {"sub": noun, "has": has, "limits": _limits(attacks), **how}), NOTHING
    size = {"size": NOTHING, "tail": NOTHING} if token.pt is None else words.size(token.pt, signed=False)
    described = {**_described(words, token, count), "size": size["size"], **how}
    limits = [*_limiting(token, count), *attacks]
    return Say("mn-token-looks", {**described, "limits": _limits(limits)}), size["tail"]


def _described(words: Values, token: TokenModel, count: int) -> dict[str, Any]:
    """Return what a token is but for its size, and what it has."""
    agreeing = {"noun": token.types[-1], "count": 1}
    kinds = [Say("words-noun", {"noun": each, "count": 1}) for each in token.types]
    supers = [Say("mn-adjective-super", {"word": each, **agreeing, "count": count}) for each in token.super]
    colors = token.colors or ("colorless",)
    adjectives = [Say("mn-adjective-color", {"color": each, **agreeing}) for each in colors]
    subs = [
        Say("words-noun", {"noun": words.speaker.definitions.subtype(each), "count": 1}) for each in token.sub
    ]
    named = [keyword(each, "mn-keyword-named") for each in token.keywords if each not in PHRASES]
    given = [each for place in token.grants for each in words.speaker.gives[place : place + 1]]
    return {
        "supers": chained("words-tails", supers) if supers else NOTHING,
        "colors": listed(adjectives, "and"),
        "types": chained("mn-types", kinds),
        "subs": chained("mn-subs", subs) if subs else NOTHING,
        "has": _has([*named, *(Say("mn-quoted", {"text": each}) for each in given)]),
        "name": token.name,
    }


def _limiting(token: TokenModel, count: int) -> list[Say]:
    """Return what a token does or cannot do: "that can’t block"."""
    return [
        Say("mn-adjective-does", {"keyword": dashed(each), "noun": "mn-token", "count": count, "many": "no"})
        for each in token.keywords if each in PHRASES
    ]  # fmt: skip


def _has(abilities: Sequence[Say]) -> Any:
    return Say("mn-with-keyword", {"keyword": listed(abilities, "and")}) if abilities else NOTHING


def _limits(limits: Sequence[Say]) -> Any:
    return listed(limits, "and") if limits else NOTHING
