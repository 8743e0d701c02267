"""The scenes of `played.yaml`: for each wording a card's text, how it is played, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from engines.kernel.state.yaml_file import read_yaml
from engines.magic.cards.facts import CardFacts
from tests.engines.magic.cards.real.scene import facts

_FILE = Path(__file__).with_name("played.yaml")
SCENES = cast("dict[str, dict[str, Any]]", read_yaml(_FILE.read_bytes())[0])
DRAWN = "my hare: library > hand"
"""The uppermost card is drawn: what texts do of which only the event, or the cost, is looked at."""
ARRIVED = ("my tinker: hand > board", "my forest tapped", "my forest tapped")
_ENCHANT = "Enchant creature"


class Scene(NamedTuple):
    """How a card is played, and what comes of it."""

    name: str
    of: CardFacts
    text: str
    setup: Mapping[str, Any]
    steps: tuple[str, ...]
    """See `stage.Play`."""
    comes: tuple[str, ...]
    """All that is otherwise after the last step, as `stage.Play.comes` says it."""
    aims: tuple[str, ...] | None = None
    """What the text can be aimed at; nothing more is done."""
    draws: bool | None = None
    """Whether a card is drawn; nothing more is looked at."""


@cache
def scenes() -> tuple[Scene, ...]:
    """Return all scenes of the file, which is read once: each takes its words out of it."""
    return tuple(
        scene
        for section, wordings in SCENES.items()
        for said, told in wordings.items()
        for scene in _SECTIONS[section](said, told if isinstance(told, dict) else {"comes": told})
    )


def _scene(name: str, text: str, told: Mapping[str, Any], *also: str, do: str = "use", **usual: Any) -> Scene:
    setup = {**usual, **told}
    head = {name: setup.pop(name) for name in ("name", "cost", "size") if name in setup}
    of = facts(setup.pop("is", "Artifact Creature — Badger"), **head)
    steps, comes = setup.pop("do", do), setup.pop("comes", ())
    before = setup.pop("with", "")
    said = f"{before}\n{text}" if before else text
    done = tuple(step for step in ([steps] if isinstance(steps, str) else steps) if step)
    return Scene(name, of, said, setup, done, (*comes, *also))


def _deed(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    yield _scene(said, f"{{0}}: {said}", told)


def _kind(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    """Each kind is looked for where there is everything: `my` and `their` are all that is of it."""
    mine, theirs = ([f"{whose} {name}" for name in told.pop(whose, "").split()] for whose in ("my", "their"))
    setup = {
        **told,
        "mine": [*_MORE, *told.pop("more", ())],
        "theirs": [*_THEIR_MORE, *told.pop("theirs", ())],
    }
    scene = _scene(said, f"{{0}}: Tap target {said}.", setup, do="")
    yield scene._replace(aims=tuple(sorted([*mine, *theirs])))


_IMP = "call~imp"
_MORE = ("lancer", "satyr", "hydra", {"card": "rhino", "counters": [["plus_one", 1]]}, _IMP)
_THEIR_MORE = (
    {"card": "nun", "tapped": True}, "queen", {"card": "viper", "tapped": True},
    {"card": "mouse", "counters": [["plus_one", 1]]}, _IMP,
)  # fmt: skip


def _cost(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    yield _scene(said, f"{said}: Draw a card.", told, DRAWN)


def _event(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    if "then" in told:
        yield _scene(said, f"{said}, {told.pop('then')}.", told)
    else:
        yield _scene(said, f"{said}, draw a card.", told, DRAWN)


def _condition(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    text = told.pop("text", f"When ~ enters the battlefield, if {said}, draw a card.")
    for way in ("holds", "fails"):
        scene = _scene(f"{said}, {way}", text, told[way], do="cast tinker", at="hand", lands="GG")
        yield scene._replace(draws=way == "holds")


def _line(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    if "arrives" in told:
        arrives = told.pop("arrives")
        yield _scene(said, said, told, *ARRIVED, *arrives, do="cast tinker", at="hand", lands="GG")
    else:
        yield _scene(said, said, told)


def _aura(said: str, told: dict[str, Any]) -> Iterator[Scene]:
    on, also = told.pop("on", None), ARRIVED
    usual: dict[str, Any] = {"is": "Enchantment — Aura", "at": "hand", "lands": "GG"}
    if on is None:
        yield _scene(said, f"{_ENCHANT}\n{said}", told, **usual)
    else:
        yield _scene(said, f"{_ENCHANT}\n{said}", told, *also, do=f"cast tinker {on}", **usual)


_SECTIONS: Mapping[str, Callable[[str, dict[str, Any]], Iterator[Scene]]] = {
    "kinds": _kind,
    "keywords": _line,
    "costs": _cost,
    "events": _event,
    "conditions": _condition,
    "deeds": _deed,
    "statics": _line,
    "lines": _line,
    "auras": _aura,
    "gives": _aura,
    "cards": _line,
}
