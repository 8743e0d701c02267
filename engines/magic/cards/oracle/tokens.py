"""Tokens: "create two 1/1 white Soldier creature tokens with flying", "create a Treasure token"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.magic.cards.oracle import filters, values
from engines.magic.cards.oracle.clauses import Clause, either_so, someone_does
from engines.magic.cards.oracle.patterns import Cant, Pattern, cut, either, in_list, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.oracle.values import UnitNoun
from engines.magic.cards.words.colours import COLORS
from engines.magic.cards.words.keywords import PHRASED
from engines.magic.cards.words.nouns import CARD_TYPES
from engines.magic.cards.words.numbers import OFTEN
from engines.magic.language.actions import MakeTokens, TokenModel
from engines.magic.language.parts import PHRASES, KnownToken
from engines.magic.language.values import Value


def made(scene: Scene, action: MakeTokens) -> Clause:
    """Return that tokens are made."""
    if isinstance(action.token, str):
        return _known(scene, action, action.token)
    token = action.token
    if not token.grants or action.attacking:
        return _creates(scene, action, _abilities(scene, token))
    return either_so(
        scene,
        lambda here: _creates(here, action, _abilities(here, token)),
        lambda here: _has_then(here, action, token),
    )


def _creates(scene: Scene, action: MakeTokens, has: Sequence[Pattern]) -> Clause:
    """Return that tokens are made which have something."""
    assert isinstance(action.token, TokenModel)
    token, tapped = action.token, "tapped " if action.tapped and not action.attacking else ""
    one, many = (_looks(token, has, many=each) for each in (False, True))
    goes = _attacks(action, many=action.number != 1)
    unit = UnitNoun(row(filters.A, tapped, one, goes), row(tapped, many, goes), split=True)
    said = _made(scene, action, unit, _size_tail(action))
    scene.name("made", _nouns(token), many=action.number != 1)
    scene.made = "made"
    return said


def _made(scene: Scene, action: MakeTokens, unit: UnitNoun, tail: values.Saying) -> Clause:
    found = values.amounts(action.number, unit)
    return someone_does(
        scene, action.who, "create",
        lambda here, _: row(values.spread(here, found, lambda _, some: some), tail(here)),
    )  # fmt: skip


def _has_then(scene: Scene, action: MakeTokens, token: TokenModel) -> Clause:
    """Return what tokens have in a sentence of its own: "it has …"."""
    said = _creates(scene, action, _keywords(scene, token))
    has = row(". it has " if action.number == 1 else ". they have ", in_list(_given(scene, token)))
    bare = None if said.bare is None else row(said.bare, has)
    return said._replace(whole=row(said.whole, has), bare=bare, closed=True)


def _attacks(action: MakeTokens, *, many: bool) -> Pattern:
    if not action.attacking:
        return ""
    if not action.tapped:
        raise Cant("attacking and untapped")
    return row(" that are" if many else either(" that's", " that is"), " tapped and attacking")


def _nouns(token: TokenModel) -> tuple[str, ...]:
    return ("token", *(("creature",) if "creature" in token.types else ()))


# What they are


def _looks(token: TokenModel, has: Sequence[Pattern], *, many: bool) -> Pattern:
    supers = "".join(f"{each} " for each in token.super)
    colors = in_list([COLORS[each] for each in token.colors]) if token.colors else "colorless"
    subs = " ".join(map(filters.sub_name, token.sub))
    types = " ".join(CARD_TYPES[each].one for each in token.types)
    size = "" if token.pt is None else f"{_size(token.pt[0])}/{_size(token.pt[1])} "
    noun = "tokens" if many else "token"
    named = token.name.en.lower()
    called = "" if named.removesuffix(" token") == subs else f" named {named}"
    with_ = row(" with ", in_list(has)) if has else ""
    described = row(supers, size, colors, " ", f"{subs} " if subs else "", types, f" {noun}")
    return row(described, either(row(called, with_), row(with_, called)))


def _size(value: Value) -> str:
    """Return power or toughness; "x" is what was paid, or is said afterwards."""
    return str(value) if isinstance(value, int) else "x"


def _size_tail(action: MakeTokens) -> values.Saying:
    """Return what X is, where power and toughness are reckoned."""
    assert isinstance(action.token, TokenModel)
    reckoned = [each for each in action.token.pt or () if not isinstance(each, int | str)]
    if not reckoned:
        return lambda _: ""
    value = reckoned[0]
    if any(each != value for each in reckoned) or not isinstance(action.number, int):
        raise Cant("two numbers of a token")
    return lambda scene: values.where_x(scene, value)


def _abilities(scene: Scene, token: TokenModel) -> list[Pattern]:
    return [*_keywords(scene, token), *_given(scene, token)]


def _keywords(scene: Scene, token: TokenModel) -> list[Pattern]:
    """Return keywords, and what is said for those that are phrases, quoted."""
    said = filters.keyword_names([each for each in token.keywords if each not in PHRASES])
    scene.quotes = scene.quotes or not PHRASES.isdisjoint(token.keywords)
    return said + [f'"~ {PHRASED[each].one}."' for each in token.keywords if each in PHRASES]


def _given(scene: Scene, token: TokenModel) -> list[Pattern]:
    if any(place >= len(scene.gives) for place in token.grants):
        raise Cant("what a token has is given by something that is given")
    return [scene.gives[place] for place in token.grants]


# Those that the rules define


def _known(scene: Scene, action: MakeTokens, token: KnownToken) -> Clause:
    """Return that tokens are made which the rules define; who makes a Clue investigates (701.16a)."""
    if action.attacking:
        raise Cant("what is no creature attacks")
    tapped, many = "tapped " if action.tapped else "", action.number != 1
    unit = UnitNoun(row(filters.A, tapped, f"{token} token"), f"{tapped}{token} tokens", split=True)
    ways: list[Callable[[Scene], Clause]] = [lambda here: _made(here, action, unit, lambda _: "")]
    often = OFTEN.get(action.number) if isinstance(action.number, int) else None
    if token == "clue" and not tapped and often is not None:
        ways.append(lambda here: _investigates(here, action, often))
    said = either_so(scene, *ways)
    scene.name("made", ("token",), many=many)
    scene.made = "made"
    return said


def _investigates(scene: Scene, action: MakeTokens, often: str) -> Clause:
    said = someone_does(scene, action.who, "investigate", lambda _, __: often)
    bare = None if said.bare is None else cut(said.bare, " ")
    return said._replace(whole=cut(said.whole, " "), bare=bare)
