"""What holds of objects: "gets +1/+1 and gains flying"; a row of changes with a verb each."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.values import times
from engines.magic.cards.words import nouns
from engines.magic.cards.words.colours import COLORS
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.cards.words.nouns import CARD_TYPES
from engines.magic.language import changes as hold
from engines.magic.language.changes import Change
from engines.magic.language.parts import BASIC_TYPES, PHRASES, CardType, Color, Keyword
from engines.magic.language.values import Difference, Value

CHANGES: Grammar[tuple[Change, ...]] = Grammar("change")
_KEYWORDS = turned(KEYWORDS)
_COLORS = turned(COLORS)
_VERB = "gets?|gains?|has|have|loses?|can't|can|is|are|becomes?|doesn't|don't"
_JOINTS = re.compile(rf"(?:, and |, | and )(?=(?:{_VERB}) )")
_LIST = re.compile(r", and |, | and ")
_PROTECTIONS = re.compile(r"protection from (\w+) and from (\w+)")


@slot("verbs", rf"(?:{_VERB}) .+?")
def verbs(text: str, scene: Scene) -> tuple[Change, ...]:
    """Read changes, each with a verb of its own."""
    found: list[Change] = []
    for each in _JOINTS.split(text):
        found += CHANGES.read(each, scene)
    return tuple(found)


@slot("keyword")
def keyword(text: str, scene: Scene) -> Keyword:
    """Read one keyword."""
    if text not in _KEYWORDS:
        raise Unread("keyword")
    return _KEYWORDS[text]


@slot("keywords")
def keywords(text: str, scene: Scene) -> tuple[Keyword, ...]:
    """Read keywords in a row."""
    text = _PROTECTIONS.sub(r"protection from \1, protection from \2", text)
    return tuple(keyword(each, scene) for each in _LIST.split(text))


@slot("pt", r"[+-](?:\d+|X)/[+-](?:\d+|X)")
def size_change(text: str, scene: Scene) -> tuple[Value, Value]:
    """Read "+2/+0"."""
    power, toughness = text.split("/")
    return _signed(power, scene), _signed(toughness, scene)


def _signed(text: str, scene: Scene) -> Value:
    sign, figure = text[0], text[1:]
    if figure != "X":
        return int(text)
    unknown: Value = "x" if scene.x is None else scene.x
    return unknown if sign == "+" else Difference(calc="difference", parts=(0, unknown))


@slot("size", r"(?:\d+|X)/(?:\d+|X)")
def size(text: str, scene: Scene) -> tuple[Value, Value]:
    """Read "2/2"."""
    power, toughness = text.split("/")
    return _figure(power, scene), _figure(toughness, scene)


def _figure(text: str, scene: Scene) -> Value:
    unknown: Value = "x" if scene.x is None else scene.x
    return unknown if text == "X" else int(text)


@CHANGES.rule("gets? {pt}", hold.Grow)
def _(scene: Scene, pt: tuple[Value, Value]) -> tuple[Change, ...]:
    return (hold.Grow(pt=pt),)


@CHANGES.rule("gets? {pt} for each {each}", hold.Grow)
def _(scene: Scene, pt: tuple[Value, Value], each: Value) -> tuple[Change, ...]:
    return (hold.Grow(pt=grown(pt, each)),)


def grown(pt: tuple[Value, Value], each: Value) -> tuple[Value, Value]:
    """Return a change of size so many times."""
    power, toughness = pt
    return _grown(power, each), _grown(toughness, each)


def _grown(part: Value, each: Value) -> Value:
    if not isinstance(part, int):
        raise Unread("number")
    if part < 0:
        return Difference(calc="difference", parts=(0, times(-part, each)))
    return times(part, each)


@CHANGES.rule("(?:gains?|has|have) {keywords}", hold.Gains)
def _(scene: Scene, keywords: tuple[Keyword, ...]) -> tuple[Change, ...]:
    return (hold.Gains(gains=keywords),)


@CHANGES.rule("(?:gains?|has|have) {quoted}", hold.Grants)
def _(scene: Scene, quoted: int) -> tuple[Change, ...]:
    return (hold.Grants(grants=quoted),)


@CHANGES.rule("(?:gains?|has|have) {keywords},? and {quoted}", hold.Grants, hold.Gains)
def _(scene: Scene, keywords: tuple[Keyword, ...], quoted: int) -> tuple[Change, ...]:
    return (hold.Gains(gains=keywords), hold.Grants(grants=quoted))


@CHANGES.rule("(?:gains?|has|have) {first:quoted} and {second:quoted}", hold.Grants)
def _(scene: Scene, first: int, second: int) -> tuple[Change, ...]:
    return (hold.Grants(grants=first), hold.Grants(grants=second))


@CHANGES.rule("loses? {keywords}", hold.Loses)
def _(scene: Scene, keywords: tuple[Keyword, ...]) -> tuple[Change, ...]:
    return (hold.Loses(loses=keywords),)


@CHANGES.rule("loses? all abilities", hold.LosesAll)
def _(scene: Scene) -> tuple[Change, ...]:
    return (hold.LosesAll(loses="all"),)


_PHRASES: dict[str, tuple[Keyword, ...]] = {
    "can't attack": ("cant_attack",),
    "can't block": ("cant_block",),
    "can't attack or block": ("cant_attack", "cant_block"),
    "can't be blocked": ("unblockable",),
    "can block only creatures with flying": ("blocks_only_flying",),
    "doesn't untap during its controller's untap step": ("doesnt_untap",),
    "don't untap during their controllers' untap steps": ("doesnt_untap",),
}


for _said, _words in _PHRASES.items():

    def _phrase(scene: Scene, words: tuple[Keyword, ...] = _words) -> tuple[Change, ...]:
        return (hold.Gains(gains=words),)

    CHANGES.rule(_said, hold.Gains)(_phrase)


@slot("colors", rf"(?:{'|'.join(_COLORS)}|colorless)(?:(?:, and |, | and )(?:{'|'.join(_COLORS)}))*")
def colors(text: str, scene: Scene) -> tuple[Color, ...]:
    """Read one colour or several, or none."""
    return () if text == "colorless" else tuple(_COLORS[each] for each in _LIST.split(text))


@CHANGES.rule("(?:becomes?|is|are) {colors}", hold.Colored)
def _(scene: Scene, colors: tuple[Color, ...]) -> tuple[Change, ...]:
    return (hold.Colored(colors=colors),)


@CHANGES.rule("(?:has|have) base power and toughness {size}", hold.SetSize)
def _(scene: Scene, size: tuple[Value, Value]) -> tuple[Change, ...]:
    return (hold.SetSize(size=size),)


class Looks(NamedTuple):
    """What something becomes, as it is written before "creature"."""

    subs: tuple[str, ...]
    types: tuple[CardType, ...]


_LOOKS = r"(?:[A-Z][A-Za-z-]* )*(?:(?:artifact|land|enchantment) )*creatures?"


@slot("looks", _LOOKS)
def looks(text: str, scene: Scene) -> Looks:
    """Read "Golem artifact creature"."""
    subs: list[str] = []
    types: list[CardType] = []
    for word in text.removesuffix("s").split():
        sub = nouns.id_of(word)
        if word in CARD_TYPES:
            types.append(word)
        elif sub is not None:
            subs.append(sub)
        else:
            raise Unread("kind")
    return Looks(tuple(subs), tuple(types))


@slot("still", " that(?:'s| are) still (?:a land|lands)")
def still(text: str, scene: Scene) -> bool:
    """Read that something stays what it is."""
    return True


@CHANGES.rule(
    "(?:becomes?|is|are) (?:an? )?{size}(?: {colors})? {looks}(?: with {keywords})?(?:{still})?",
    hold.AddTypes, hold.Colored, hold.SetSize, hold.Gains,
)  # fmt: skip
def _(
    scene: Scene, size: tuple[Value, Value], colors: tuple[Color, ...] | None, looks: Looks,
    keywords: tuple[Keyword, ...] | None, still: bool | None,
) -> tuple[Change, ...]:  # fmt: skip
    if not still and "artifact" not in looks.types:  # else it is no more what it was (205.1a, 205.1b)
        raise Unread("change")
    found: list[Change] = [hold.AddTypes(types=looks.types, adds_sub=looks.subs)]
    if colors is not None:
        found.append(hold.Colored(colors=colors))
    found.append(hold.SetSize(size=size))
    if keywords:
        found.append(hold.Gains(gains=keywords))
    return tuple(found)


@CHANGES.rule("(?:is|becomes) an artifact in addition to its other types", hold.AddTypes)
def _(scene: Scene) -> tuple[Change, ...]:
    return (hold.AddTypes(types=("artifact",)),)


@slot("basic", "|".join(word.capitalize() for word in BASIC_TYPES).join(("(?:", ")s?")))
def basic(text: str, scene: Scene) -> str:
    """Read a basic land type."""
    sub = nouns.id_of(text if text == "Plains" else text.removesuffix("s"))
    if sub is None:
        raise Unread("kind")
    return sub


@CHANGES.rule("(?:is|are|becomes?) (?:an? )?{basic}", hold.SetTypes)
def _(scene: Scene, basic: str) -> tuple[Change, ...]:
    return (hold.SetTypes(set_sub=(basic,)),)


@CHANGES.rule(
    "(?:is|are|becomes?) (?:an? )?{basic} in addition to (?:its|their) other(?: land)? types", hold.AddTypes
)
def _(scene: Scene, basic: str) -> tuple[Change, ...]:
    return (hold.AddTypes(adds_sub=(basic,)),)


ELSEWHERE: tuple[type[Any], ...] = (hold.Control, hold.Switch)
"""Changes whose sentences have another subject: they are read among actions and static abilities."""
complete(Change, CHANGES.makes, ELSEWHERE)
if any(word in PHRASES for word in _KEYWORDS.values()):
    raise TypeError("a phrase is no keyword")
