"""What is paid: mana, and what else costs of abilities and spells ask for."""

from __future__ import annotations

import re

from pydantic import TypeAdapter, ValidationError

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.words.verbs import VERBS
from engines.magic.language import costs as pay
from engines.magic.language.costs import Component, CostText
from engines.magic.language.filters import Filter
from engines.magic.language.parts import Counter

COSTS: Grammar[Component] = Grammar("cost")
_SYMBOLS = re.compile(r"\{([^{}]+)\}")
_TEXT: TypeAdapter[str] = TypeAdapter(CostText)


def mana_cost(symbols: str) -> str:
    """Return a mana cost as the language writes it; raise Unread for signs that it does not know."""
    text = " ".join(_SYMBOLS.findall(symbols))
    if not text or _SYMBOLS.sub("", symbols):
        raise Unread("mana")
    try:
        return _TEXT.validate_python(text)
    except ValidationError as wrong:
        raise Unread("mana") from wrong


@slot("mana", r"(?:\{[^{}]+\})+")
def mana(text: str, scene: Scene) -> str:
    """Read a mana cost; of its X nothing can be said besides."""
    if scene.x is not None and "{X}" in text:
        raise Unread("number")
    return mana_cost(text)


@slot("component")
def component(text: str, scene: Scene) -> Component:
    """Read one part of a cost, whether it is written large or small."""
    return COSTS.read(text[0].lower() + text[1:], scene)


_JOINTS = re.compile(r", (?:and )?| and ")


def read_costs(text: str, scene: Scene) -> tuple[Component, ...]:
    """Read a cost, its parts joined by commas or "and"; what is paid with can be spoken of afterwards."""
    return tuple(component(each, scene) for each in _JOINTS.split(text))


@slot("costs", "[a-z].+?")
def costs(text: str, scene: Scene) -> tuple[Component, ...]:
    """Read what somebody pays or does: unlike in the cost of an ability, mana has a verb."""
    return read_costs(text, scene)


@COSTS.rule("{mana}", pay.Mana)
@COSTS.rule("pay {mana}", pay.Mana)
def _(scene: Scene, mana: str) -> Component:
    return pay.Mana(mana=mana)


@COSTS.rule("[{]T[}]", pay.TapThis)
def _(scene: Scene) -> Component:
    return pay.TapThis(this="tap")


@COSTS.rule("[{]Q[}]", pay.TapThis)
def _(scene: Scene) -> Component:
    return pay.TapThis(this="untap")


@COSTS.rule("pay {count} life", pay.Life)
def _(scene: Scene, count: int) -> Component:
    return pay.Life(life=count)


def _of_this(scene: Scene, how: str) -> Component:
    scene.name(("this",), scene.whole.nouns)
    return pay.TapThis.model_validate({"this": how})


@COSTS.rule("sacrifice ~", pay.TapThis)
def _(scene: Scene) -> Component:
    return _of_this(scene, "sacrifice")


@COSTS.rule("discard (?:~|this card)", pay.TapThis)
def _(scene: Scene) -> Component:
    return _of_this(scene, "discard")


@COSTS.rule("exile (?:~|this card) from your graveyard", pay.TapThis)
@COSTS.rule("exile ~", pay.TapThis)
def _(scene: Scene) -> Component:
    return _of_this(scene, "exile")


@COSTS.rule("return ~ to its owner's hand", pay.TapThis)
def _(scene: Scene) -> Component:
    return _of_this(scene, "return")


def _paid(scene: Scene, kind: Kind, how: str, number: int) -> Filter:
    """Note what is paid with, so that "the sacrificed creature" can be spoken of."""
    if number == 1:
        nouns = kind.nouns - {"permanent"} or frozenset(("permanent",))
        called = VERBS[how].participle
        scene.calls = {**scene.calls, **{f"the {called} {noun}": "paid" for noun in nouns}}
        scene.name(("paid",), kind.nouns)
    return kind.of("permanent", "any", "you")


@COSTS.rule("sacrifice {a_kind}", pay.Sacrifice)
def _(scene: Scene, a_kind: Kind) -> Component:
    return pay.Sacrifice(sacrifice=_paid(scene, a_kind, "sacrifice", 1))


@COSTS.rule("sacrifice {several} {kinds}", pay.Sacrifice)
def _(scene: Scene, several: int, kinds: Kind) -> Component:
    return pay.Sacrifice(sacrifice=_paid(scene, kinds, "sacrifice", several), number=several)


def _of_hand(kind: Kind) -> Filter:
    if kind.filter.other:
        raise Unread("cost")
    return kind.of("card")


@COSTS.rule("discard {a_kind}", pay.Discard)
def _(scene: Scene, a_kind: Kind) -> Component:
    return pay.Discard(discard=_of_hand(a_kind))


@COSTS.rule("discard {several} {kinds}", pay.Discard)
def _(scene: Scene, several: int, kinds: Kind) -> Component:
    return pay.Discard(discard=_of_hand(kinds), number=several)


def _of_graveyard(kind: Kind) -> Filter:
    if kind.noun != "card" or (kind.zone, kind.whose) != ("graveyard", "you"):
        raise Unread("cost")
    return kind.filter


@COSTS.rule("exile {a_kind}", pay.ExileCards)
def _(scene: Scene, a_kind: Kind) -> Component:
    return pay.ExileCards(exile=_of_graveyard(a_kind))


@COSTS.rule("exile {several} {kinds}", pay.ExileCards)
def _(scene: Scene, several: int, kinds: Kind) -> Component:
    return pay.ExileCards(exile=_of_graveyard(kinds), number=several)


def _untapped(kind: Kind) -> Filter:
    """Return which permanents are tapped: that they are untapped before goes without saying (118.3)."""
    wanted = kind.of("permanent", "you")
    if wanted.tapped is not False:
        raise Unread("cost")
    return wanted.model_copy(update={"tapped": None})


@COSTS.rule("tap {a_kind}", pay.TapOthers)
def _(scene: Scene, a_kind: Kind) -> Component:
    return pay.TapOthers(tap=_untapped(a_kind))


@COSTS.rule("tap {several} {kinds}", pay.TapOthers)
def _(scene: Scene, several: int, kinds: Kind) -> Component:
    return pay.TapOthers(tap=_untapped(kinds), number=several)


@COSTS.rule("return {a_kind} to (?:its|their) owner's hand", pay.ReturnOthers)
def _(scene: Scene, a_kind: Kind) -> Component:
    return pay.ReturnOthers(give_back=a_kind.of("permanent", "you"))


@COSTS.rule("return {several} {kinds} to their owner's hand", pay.ReturnOthers)
def _(scene: Scene, several: int, kinds: Kind) -> Component:
    return pay.ReturnOthers(give_back=kinds.of("permanent", "you"), number=several)


@COSTS.rule("remove {count} {counter} counters? from ~", pay.RemoveCounters)
def _(scene: Scene, count: int, counter: Counter) -> Component:
    scene.name(("this",), scene.whole.nouns)
    return pay.RemoveCounters(remove=counter, number=count)


complete(Component, COSTS.makes)
