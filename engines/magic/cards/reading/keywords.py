"""Lines of keywords, and sentences that say one thing of the card alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.costs import mana_cost, read_costs
from engines.magic.cards.reading.grammar import Unread
from engines.magic.cards.reading.kinds import many_kinds, one_kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.keywords import KEYWORDS, LONGER, NAMED
from engines.magic.language import abilities as have
from engines.magic.language.abilities import Longer
from engines.magic.language.parts import Keyword

_KEYWORDS = turned(KEYWORDS)
_PROTECTIONS = re.compile(r"protection from (\w+)((?:,? (?:and )?from \w+)+)")


def read_keywords(line: str, scene: Scene) -> tuple[Keyword | Longer, ...] | None:
    """Return the keywords of a line that holds nothing else; None if it is no such line."""
    found: list[Keyword | Longer] = []
    spread = _PROTECTIONS.sub(lambda said: ", ".join(_protections(said)), line)
    for each in [spread] if "—" in spread.partition(" ")[0] else re.split(r"[,;] ", spread):
        keyword = _keyword(each, scene)
        if keyword is None:
            return None
        found.append(keyword)
    return tuple(found)


def _protections(said: re.Match[str]) -> list[str]:
    return [f"protection from {word}" for word in (said[1], *re.findall(r"from (\w+)", said[2]))]


def _keyword(text: str, scene: Scene) -> Keyword | Longer | None:
    if text in _KEYWORDS:
        return _KEYWORDS[text]
    if (typed := _TYPECYCLING.fullmatch(text)) is not None:
        return _typecycling(typed[1], typed[2], scene)
    if (named := _NAMED.fullmatch(text)) is not None:
        return _read_named(*named.groups())
    word, _, rest = text.partition(" ")
    if "—" in word:
        word, _, rest = text.partition("—")
        rest = f"—{rest}"
    reader = _LONGER.get(word)
    try:
        return None if reader is None else reader(rest, scene)
    except (Unread, ValidationError):
        return None


_NAMED_WORDS = turned(NAMED)
_NAMED = re.compile(rf"({'|'.join(_NAMED_WORDS)})(?: (\d+))?(?:[ —](\{{\S+))?")


def _read_named(word: str, number: str | None, cost: str | None) -> Longer | None:
    """Read a keyword that stands for abilities; None where its number or cost is missing, or too much."""
    said = {"named": _NAMED_WORDS[word], "number": None if number is None else int(number)}
    try:
        return have.NamedAbility.model_validate({**said, "cost": None if cost is None else mana_cost(cost)})
    except (Unread, ValidationError):
        return None


_TYPECYCLING = re.compile(r"([a-z]+(?: [a-z]+)?)cycling (\{\S+)")


def _typecycling(kind: str, cost: str, scene: Scene) -> Longer | None:
    """Read what is looked for before "cycling": a sub-type stands there in small letters, "wizard"."""
    for said in (kind, kind.capitalize()):
        try:
            wanted = one_kind(said, scene).of("permanent")
            return have.Cycling.model_validate({"cycling": mana_cost(cost), "for": wanted})
        except Unread:
            continue
    return None


def _with_cost(model: type[Any], name: str) -> Callable[[str, Scene], Longer]:
    def read(rest: str, scene: Scene) -> Longer:
        return model.model_validate({name: mana_cost(rest)})

    return read


def _with_price(model: type[Any], name: str) -> Callable[[str, Scene], Longer]:
    """Read a keyword that may be paid for with more than mana: "flashback—{1}, sacrifice a creature"."""

    def read(rest: str, scene: Scene) -> Longer:
        if not rest.startswith("—"):
            return model.model_validate({name: mana_cost(rest)})
        paid = read_costs(rest.removeprefix("—").removesuffix("."), scene.copy())
        return model.model_validate({name: paid})

    return read


def _alone(model: type[Any], name: str) -> Callable[[str, Scene], Longer]:
    def read(rest: str, scene: Scene) -> Longer:
        if rest:
            raise Unread("keyword")
        return model.model_validate({name: True})

    return read


def _enchant(rest: str, scene: Scene) -> Longer:
    kind = one_kind(rest, scene)
    if kind.filter.other:
        raise Unread("keyword")
    target = {
        "target": "permanent",
        "is": kind.of("permanent", "any", "you", "opponent"),
        "whose": kind.whose,
    }
    return have.Enchant.model_validate({"enchant": target})


def _suspend(rest: str, scene: Scene) -> Longer:
    time, _, cost = rest.partition("—")
    if not time.isdecimal():
        raise Unread("keyword")
    return have.Suspend(suspend=mana_cost(cost), time=int(time))


def _affinity(rest: str, scene: Scene) -> Longer:
    if not rest.startswith("for "):
        raise Unread("keyword")
    kind = many_kinds(rest.removeprefix("for "), scene)
    return have.Affinity(affinity=kind.of("permanent"))


_READERS: dict[type[Longer], Callable[[str, Scene], Longer]] = {
    have.Cycling: _with_cost(have.Cycling, "cycling"),
    have.Flashback: _with_price(have.Flashback, "flashback"),
    have.JumpStart: _alone(have.JumpStart, "jump_start"),
    have.Retrace: _alone(have.Retrace, "retrace"),
    have.Escape: _with_price(have.Escape, "escape"),
    have.Evoke: _with_price(have.Evoke, "evoke"),
    have.Dash: _with_price(have.Dash, "dash"),
    have.Madness: _with_price(have.Madness, "madness"),
    have.Convoke: _alone(have.Convoke, "convoke"),
    have.Delve: _alone(have.Delve, "delve"),
    have.Improvise: _alone(have.Improvise, "improvise"),
    have.Echo: _with_price(have.Echo, "echo"),
    have.Unearth: _with_cost(have.Unearth, "unearth"),
    have.Kicker: _with_price(have.Kicker, "kicker"),
    have.Rebound: _alone(have.Rebound, "rebound"),
    have.Cascade: _alone(have.Cascade, "cascade"),
    have.Buyback: _with_price(have.Buyback, "buyback"),
    have.Entwine: _with_price(have.Entwine, "entwine"),
    have.Equip: _with_cost(have.Equip, "equip"),
    have.Morph: _with_cost(have.Morph, "morph"),
    have.Ward: _with_cost(have.Ward, "ward"),
    have.Enchant: _enchant,
    have.Suspend: _suspend,
    have.Affinity: _affinity,
    have.Prowess: _alone(have.Prowess, "prowess"),
}
complete(Longer, _READERS, (have.NamedAbility,))
_LONGER = {LONGER[model]: reader for model, reader in _READERS.items()}
_SET_PHRASES: dict[str, tuple[Keyword, ...]] = {
    "~ enters tapped": ("enters_tapped",),
    "~ can't attack": ("cant_attack",),
    "~ can't block": ("cant_block",),
    "~ can't attack or block": ("cant_attack", "cant_block"),
    "~ can't be blocked": ("unblockable",),
    "~ can block only creatures with flying": ("blocks_only_flying",),
    "~ doesn't untap during your untap step": ("doesnt_untap",),
    "this spell can't be countered": ("cant_be_countered",),
    "~ can't be countered": ("cant_be_countered",),
}


def read_phrase(line: str) -> tuple[Keyword, ...] | None:
    """Return the words of the language for a sentence that says one thing of the card alone."""
    return _SET_PHRASES.get(line.removesuffix("."))
