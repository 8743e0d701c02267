"""What a text does: deeds of players, by their verbs, and what is done to objects or by them."""

from __future__ import annotations

from typing import Any

from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.scene import Scene
from engines.magic.language import actions as do
from engines.magic.language.values import Value

Actions = tuple[do.Action, ...]
DEEDS: Grammar[Actions] = Grammar("action")
"""What players do, by the base form of the verb; `scene.actor` is who does it."""
CLAUSES: Grammar[Actions] = Grammar("action")
"""What is done otherwise: whole clauses."""


def by_you(scene: Scene) -> None:
    """Refuse what the language lets only the player do who controls the text."""
    if scene.actor != "you":
        raise Unread("player")


def done(scene: Scene, *actions: do.Action) -> Actions:
    """Note that something has been done, and return it."""
    scene.done = True
    return actions


@slot("tapped", " tapped")
@slot("tapped_", "tapped")
@slot("for_good", r"\. (?:it|they|that creature|that permanent) can't be regenerated")
def said(text: str, scene: Scene) -> bool:
    """Read words that may be left out: here they are not."""
    return True


# Mana


@slot("symbols", r"(?:\{[WUBRGC]\})+")
def symbols(text: str, scene: Scene) -> str:
    """Read mana that is added."""
    return text.replace("}{", " ").strip("{}")


@slot("choice", r"\{[WUBRGC]\}(?:, \{[WUBRGC]\})*,? or \{[WUBRGC]\}")
def choice(text: str, scene: Scene) -> str:
    """Read mana of one of several colours."""
    return "".join(letter for letter in text if letter in "WUBRGC")


def _mana(scene: Scene, mana: str, **more: Any) -> Actions:
    return done(scene, do.AddMana.model_validate({"action": "mana", "mana": mana, **more}))


@DEEDS.rule("add {symbols}(?: for each {each})?", do.AddMana)
def _(scene: Scene, symbols: str, each: Value | None) -> Actions:
    by_you(scene)
    return _mana(scene, symbols, number=1 if each is None else each)


@DEEDS.rule("add {choice}", do.AddMana)
def _(scene: Scene, choice: str) -> Actions:
    by_you(scene)
    return _mana(scene, choice)


_ALL = "WUBRG"


@DEEDS.rule("add one mana of any color", do.AddMana)
def _(scene: Scene) -> Actions:
    by_you(scene)
    return _mana(scene, _ALL)


@DEEDS.rule("add {count} mana of any one color", do.AddMana)
def _(scene: Scene, count: int) -> Actions:
    by_you(scene)
    return _mana(scene, " ".join([_ALL] * count), alike=True)


@DEEDS.rule("add {count} mana in any combination of colors", do.AddMana)
def _(scene: Scene, count: int) -> Actions:
    by_you(scene)
    return _mana(scene, " ".join([_ALL] * count))


@DEEDS.rule("add an amount of {symbols} equal to {value}", do.AddMana)
def _(scene: Scene, symbols: str, value: Value) -> Actions:
    by_you(scene)
    return _mana(scene, symbols, number=value)


@DEEDS.rule("add X mana {alike}", do.AddMana)
def _(scene: Scene, alike: bool) -> Actions:
    by_you(scene)
    return _mana(scene, _ALL, number="x" if scene.x is None else scene.x, alike=alike)


@slot("alike", "(?:of any one color|in any combination of colors)")
def is_alike(text: str, scene: Scene) -> bool:
    """Read whether all mana is of one colour."""
    return text == "of any one color"
