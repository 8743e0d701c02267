"""Cards of a library are looked for."""

from __future__ import annotations

from typing import Any

from engines.magic.cards.reading.actions import DEEDS, Actions, done
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.kinds import a_kind, many_kinds
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import NUMBER_OF
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.searches import Search


@slot("sought", r"(?:(?:an?) .+?|up to [a-z]+ .+?|any number of .+?)")
def sought(text: str, scene: Scene) -> tuple[Filter, Any]:
    """Read which cards are looked for, and how many at most."""
    number: Any = 1
    if text.startswith("any number of "):
        kind, number = many_kinds(text.removeprefix("any number of "), scene), "all"
    elif text.startswith("up to "):
        word, rest = text.removeprefix("up to ").split(" ", 1)
        number = NUMBER_OF.get(word, 0)
        kind = many_kinds(rest, scene)
    else:
        kind = a_kind(text, scene)
    if kind.filter.other or number == 0:
        raise Unread("kind")
    return kind.of("card"), number


@slot("own_library", "(?:your|their) library")
def own_library(text: str, scene: Scene) -> None:
    """Read whose library it is: that of whoever searches."""
    if text.startswith("your ") is not (scene.actor == "you"):
        raise Unread("unclear")


@slot("agreeing", "(?:put|reveal|shuffle)s?")
def agreeing(text: str, scene: Scene) -> None:
    """Read another verb of the same subject, in the same form."""
    if text.endswith("s") is not scene.third:
        raise Unread("unclear")


_IT = "(?:it|them|that card|those cards)"
_HEAD = "search {_own:own_library} for {sought}, "
_PUT = f"{{_put:agreeing}} {_IT}"
_SHUFFLE = "then {_shuffle:agreeing}"


@DEEDS.rule(rf"{_HEAD}{_PUT} onto the battlefield(?:{{tapped}})?, {_SHUFFLE}", Search)
def _(scene: Scene, sought: tuple[Filter, Any], tapped: bool | None) -> Actions:
    return _search(scene, sought, "battlefield", tapped=bool(tapped))


@DEEDS.rule(rf"{_HEAD}{{_reveal:agreeing}} {_IT}, {_PUT} into {{_own:whose_own}} hand, {_SHUFFLE}", Search)
def _(scene: Scene, sought: tuple[Filter, Any]) -> Actions:
    return _search(scene, sought, "hand")


@slot("pile_of", "(?:hand|graveyard)")
def pile_of(text: str, scene: Scene) -> str:
    """Read where found cards go."""
    return text


@DEEDS.rule(rf"{_HEAD}{_PUT} into {{_own:whose_own}} {{pile_of}}, {_SHUFFLE}", Search)
def _(scene: Scene, sought: tuple[Filter, Any], pile_of: str) -> Actions:
    if pile_of == "graveyard":
        return _search(scene, sought, "graveyard")
    if sought[0] != ANYTHING:
        raise Unread("unclear")
    return _search(scene, sought, "hand", shown=False)


@DEEDS.rule(rf"{_HEAD}{{_reveal:agreeing}} {_IT}, {_SHUFFLE} and {_PUT} on top(?: in any order)?", Search)
def _(scene: Scene, sought: tuple[Filter, Any]) -> Actions:
    return _search(scene, sought, "library")


def _search(scene: Scene, sought: tuple[Filter, Any], to: str, **more: bool) -> Actions:
    wanted, number = sought
    said = {"action": "search", "who": scene.actor, "is": wanted, "number": number, "to": to, **more}
    return done(scene, Search.model_validate(said))
