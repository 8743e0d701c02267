"""Tokens are made, as a text describes them, or as the rules define them."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, get_args

from engines.magic.cards.reading.actions import DEEDS, Actions, by_you, done
from engines.magic.cards.reading.changes import Looks
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.values import times
from engines.magic.cards.words import nouns
from engines.magic.cards.words.numbers import OFTEN
from engines.magic.language import actions as do
from engines.magic.language.changes import AddTypes
from engines.magic.language.parts import Color, Keyword, KnownToken
from engines.magic.language.values import Value


class TokenHas(NamedTuple):
    """What a token has, as it is said after "with"."""

    keywords: tuple[Keyword, ...] = ()
    grants: tuple[int, ...] = ()
    """Places of abilities that the card gives."""


_NAMED = r"named [A-Z][A-Za-z' -]*?"
_LOOK = "{n} (?:{tapped_} )?(?:{legendary} )?{size} {colors} {looks} tokens?"
_MORE = "(?: {before:called})?(?: with {has})?(?: {after:called})?(?: {attacking})?(?: for each {each})?"


@slot("legendary", "legendary")
def legendary(text: str, scene: Scene) -> str:
    """Read that a token is legendary."""
    return text


@slot("called", _NAMED)
def called(text: str, scene: Scene) -> str:
    """Read how a token is called: "named Old Tom"."""
    return text.removeprefix("named ")


@slot("attacking", "that(?:'s| is| are) tapped and attacking")
def attacking(text: str, scene: Scene) -> bool:
    """Read that a token enters tapped and attacking."""
    return True


@DEEDS.rule(f"create {_LOOK}{_MORE}", do.MakeTokens)
def _(scene: Scene, n: Value, each: Value | None, **said: Any) -> Actions:
    return _made(scene, n if each is None else times(n, each), **said)


@DEEDS.rule(
    "create a number of (?:{legendary} )?{size} {colors} {looks} tokens(?: with {has})? equal to {value}",
    do.MakeTokens,
)
def _(scene: Scene, value: Value, **said: Any) -> Actions:
    return _made(scene, value, **said)


def _made(
    scene: Scene, number: Value, size: tuple[Value, Value], colors: tuple[Color, ...], looks: Looks,
    has: TokenHas | None, tapped_: bool | None = None, legendary: str | None = None,
    before: str | None = None, after: str | None = None, attacking: bool | None = None,
) -> Actions:  # fmt: skip
    name = before or after or " ".join(map(nouns.written, looks.subs))
    if not name or (before and after) or (tapped_ and attacking):
        raise Unread("token")
    has = has or TokenHas()
    token = do.TokenModel.model_validate({
        "id": re.sub(r"[^a-z]+", "_", name.lower()).strip("_")[:40], "name": {"en": name, "fr": name},
        "types": looks.types, "sub": looks.subs, "colors": colors, "pt": size, "keywords": has.keywords,
        "grants": has.grants, "super": ("legendary",) if legendary else (),
    })  # fmt: skip
    known = ("creature", *looks.subs)
    return _make(scene, token, known, number, tapped=bool(tapped_ or attacking), attacking=bool(attacking))


def _make(scene: Scene, token: Any, known: tuple[str, ...], number: Value, **more: bool) -> Actions:
    if number == 1:
        scene.name(("made",), frozenset(("token", "permanent", *known)))
        scene.calls = {**scene.calls, "the token": "made", "that token": "made"}
    else:
        scene.forget()
    made = do.MakeTokens(action="token", token=token, number=number, who=scene.actor, **more)
    return done(scene, made)


# Those that the rules define

_KNOWN: dict[str, KnownToken] = {word.capitalize(): word for word in get_args(KnownToken)}
_OFTEN = {word: number for number, word in OFTEN.items() if word}


@slot("known_token", f"(?:{'|'.join(_KNOWN)})")
def known_token(text: str, scene: Scene) -> KnownToken:
    """Read the name of a token that the rules define."""
    return _KNOWN[text]


def _known(scene: Scene, token: KnownToken, number: Value, *, tapped: bool = False) -> Actions:
    return _make(scene, token, ("artifact", token), number, tapped=tapped)


@DEEDS.rule("create {n} (?:{tapped_} )?{known_token} tokens?(?: for each {each})?", do.MakeTokens)
def _(scene: Scene, n: Value, tapped_: bool | None, known_token: KnownToken, each: Value | None) -> Actions:
    return _known(scene, known_token, n if each is None else times(n, each), tapped=bool(tapped_))


@DEEDS.rule("create a number of {known_token} tokens equal to {value}", do.MakeTokens)
def _(scene: Scene, known_token: KnownToken, value: Value) -> Actions:
    return _known(scene, known_token, value)


@DEEDS.rule("investigate(?: {often})?", do.MakeTokens)
def _(scene: Scene, often: int | None) -> Actions:
    return _known(scene, "clue", often or 1)


@slot("often", f"(?:{'|'.join(_OFTEN)})")
def often(text: str, scene: Scene) -> int:
    """Read how often something is done: "twice"."""
    return _OFTEN[text]


# Amassing

_ARMY: dict[str, Any] = {"type": "creature", "sub": "army"}


@DEEDS.rule("amass (?:{horde} )?{n}", do.Conditional, do.Pick, do.PutCounters, do.Apply)
def _(scene: Scene, horde: str | None, n: Value) -> Actions:
    """Read 701.47a; without a sub-type it is an army of Zombies."""
    by_you(scene)
    sub = horde or "zombie"
    name = f"{nouns.written(sub)} Army"
    army: dict[str, Any] = {
        "id": f"{sub}_army", "name": {"en": name, "fr": name}, "sub": (sub, "army"), "colors": ("black",),
        "pt": (0, 0),
    }  # fmt: skip
    none = {"test": "number", "value": {"count": _ARMY}, "equals": 0}
    made = do.MakeTokens.model_validate({"action": "token", "token": army})
    scene.forget()
    return done(
        scene,
        do.Conditional.model_validate({"action": "if", "if": (none,), "do": (made,)}),
        do.Pick.model_validate({"action": "choose", "is": _ARMY}),
        do.PutCounters(action="add_counters", what="chosen", kind="plus_one", number=n),
        do.Apply(action="change", what="chosen", changes=(AddTypes(adds_sub=(sub,)),), until="stays"),
    )


@slot("horde", "[A-Z][a-z]+s")
def horde(text: str, scene: Scene) -> str:
    """Read what an army is of: "Orcs"."""
    one = nouns.singular(text)
    sub = None if one is None else nouns.id_of(one)
    if sub is None:
        raise Unread("kind")
    return sub
