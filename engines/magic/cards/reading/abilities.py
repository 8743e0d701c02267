"""Lines of a text: keywords, and abilities of every kind."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.changes import Change, keywords
from engines.magic.cards.reading.conditions import CONDITIONS
from engines.magic.cards.reading.costs import read_costs
from engines.magic.cards.reading.events import EVENTS_READ
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.keywords import read_phrase
from engines.magic.cards.reading.moments import MOMENTS
from engines.magic.cards.reading.replacing import REPLACING
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.sentences import read_text
from engines.magic.cards.reading.targets import things
from engines.magic.cards.reading.tokens import TokenHas
from engines.magic.cards.reading.values import VALUES
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.numbers import NUMBERS
from engines.magic.language import abilities as have
from engines.magic.language.abilities import Ability
from engines.magic.language.changes import Control, SetSize
from engines.magic.language.conditions import Condition
from engines.magic.language.costs import Costs, TapThis
from engines.magic.language.parts import Keyword
from engines.magic.language.selectors import Every, Things
from engines.magic.language.values import Sum, Value

_MOST_MODES = {f"choose {word}": number for number, word in NUMBERS.items() if number <= 3}


# What is done


class _Text(NamedTuple):
    """What an ability does, or the modes that it offers."""

    said: dict[str, Any]

    def ability(self, model: type[Any], **more: Any) -> Ability:
        """Return an ability that does it."""
        return model.model_validate({**self.said, **more})


def _read_done(text: str, scene: Scene) -> _Text:
    """Read what an ability does."""
    if " — • " in text:
        return _read_modes(text, scene)
    done = read_text(text, scene)
    return _Text({"targets": scene.targets, "do": done})


def _read_modes(text: str, scene: Scene) -> _Text:
    head, *rows = re.split(r" — • | • ", text)
    modes: list[dict[str, Any]] = []
    for row in rows:
        inside = scene.copy()
        modes.append({"do": read_text(row, inside), "targets": inside.targets})
    return _Text({"modes": modes, "choose": _choice(head, len(modes))})


_UP_TO = "choose up to "
_NUMBER_OF = turned(NUMBERS)


def _choice(head: str, number: int) -> int | dict[str, int]:
    """Return how many modes are chosen."""
    if head in _MOST_MODES:
        return _MOST_MODES[head]
    if head == "choose one or more" or (head == "choose one or both" and number == 2):
        return {"least": 1, "most": number}
    if head == "choose any number":
        return {"least": 0, "most": number}
    most = _NUMBER_OF.get(head.removeprefix(_UP_TO), 0) if head.startswith(_UP_TO) else 0
    if not most:
        raise Unread("modes")
    return {"least": 0, "most": most}


def read_spell(text: str, scene: Scene) -> Ability:
    """Read what an instant or sorcery does; raise Unread."""
    return _read_done(text, scene).ability(have.Spell, type="spell")


# Lines that are abilities


_TRIGGERED = re.compile(r"(?:when|whenever|at) (.+)")
_ACTIVATED = re.compile(r"([^\"]+?): (.+)")
_ONCE = " this ability triggers only once each turn."


def read_line(line: str, scene: Scene) -> tuple[Ability, ...]:
    """Return the abilities that a line says: more than one where its event is two; raise Unread."""
    if _TRIGGERED.fullmatch(line) is not None:
        return _read_triggered(line, scene)
    if (activated := _ACTIVATED.fullmatch(line)) is not None and '"' not in activated[1]:
        return (_read_activated(activated[1], activated[2], scene),)
    refused: Unread | None = None
    for read in (_read_replacing, _read_static):
        try:
            return (read(line.removesuffix("."), scene.copy()),)
        except Unread as why:
            if refused is None or why.key not in ("change", "action"):
                refused = why
    assert refused is not None
    raise refused


def _read_replacing(text: str, scene: Scene) -> Ability:
    return REPLACING.read(text, scene)


# Triggered


def _read_triggered(line: str, scene: Scene) -> tuple[Ability, ...]:
    word, rest = line.split(" ", 1)
    once = rest.endswith(_ONCE)
    rest = rest.removesuffix(_ONCE)
    refused: Unread | None = None
    for comma in re.finditer(", ", rest):
        said, text = rest[: comma.start()], rest[comma.end() :]
        try:
            whens = EVENTS_READ.read(said, scene.copy())
        except Unread as why:
            refused = refused or why
            continue
        if word == "at" and whens[0].event != "step":
            raise Unread("event")
        return tuple(_triggered(said, place, text, scene, once=once) for place in range(len(whens)))
    raise refused or Unread("event")


def _triggered(said: str, place: int, text: str, scene: Scene, *, once: bool) -> Ability:
    inside = scene.copy()
    inside.player = None
    when = EVENTS_READ.read(said, inside)[place]
    if when.this and when.event != "damages":
        inside.name(("this",), inside.whole.nouns)
    inside.when = when
    conditions: tuple[Condition, ...] = ()
    if text.startswith("if "):
        text, conditions = _intervening(text.removeprefix("if "), inside)
    done = _read_done(text, inside)
    return done.ability(have.Triggered, type="triggered", when=when, once=once, **{"if": conditions})


def _intervening(text: str, scene: Scene) -> tuple[str, tuple[Condition, ...]]:
    """Read an "if" that stands right after the event (603.4)."""
    refused: Unread | None = None
    for comma in re.finditer(", ", text):
        trial = scene.copy()
        try:
            found = CONDITIONS.read(text[: comma.start()], trial)
        except Unread as why:
            refused = refused or why
            continue
        scene.become(trial)
        return text[comma.end() :], (found,)
    raise refused or Unread("condition")


# Activated


class _Limits(NamedTuple):
    """When an ability may be used."""

    text: str
    said: dict[str, Any]


_LIMITED = re.compile(r"(.+\.) activate (only .+|no more than (twice|three times) each turn)\.")
_BY_ANY = " any player may activate this ability"
_TIMES = {"twice": 2, "three times": 3}


def _limits(text: str, scene: Scene) -> _Limits:
    """Read the sentences at the end that say how often, when and by whom an ability may be activated."""
    said: dict[str, Any] = {}
    if text.endswith(f"{_BY_ANY}."):
        text, said = text.removesuffix(f"{_BY_ANY}."), {"by": "any"}
    elif text.endswith(f"{_BY_ANY} but only as a sorcery."):
        text, said = text.removesuffix(f"{_BY_ANY} but only as a sorcery."), {"by": "any", "sorcery": True}
    found = _LIMITED.fullmatch(text)
    if found is None:
        return _Limits(text, said)
    if found[3]:
        return _Limits(found[1], {**said, "limit": _TIMES[found[3]]})
    conditions: list[Condition] = []
    for limit in found[2].removeprefix("only ").split(" and only "):
        if limit == "as a sorcery":
            said["sorcery"] = True
        elif limit == "once each turn":
            said["limit"] = 1
        else:
            conditions.append(_limit(limit, scene))
    return _Limits(found[1], {**said, "if": tuple(conditions)})


def _limit(said: str, scene: Scene) -> Condition:
    if said.startswith("if "):
        return CONDITIONS.read(said.removeprefix("if "), scene.copy())
    if not said.startswith("during "):
        raise Unread("limit")
    return MOMENTS.read(said.removeprefix("during "), scene.copy())


def _read_activated(cost: str, text: str, scene: Scene) -> Ability:
    inside = scene.copy()
    limits = _limits(text, inside)
    paid = read_costs(cost, inside)
    inside.zone = _zone(cost, limits.text, paid)
    done = _read_done(limits.text, inside)
    return done.ability(have.Activated, type="activated", cost=paid, zone=inside.zone, **limits.said)


def _zone(cost: str, text: str, paid: Costs) -> str:
    """Return where the object lies while the ability is used."""
    if any(isinstance(each, TapThis) and each.this == "discard" for each in paid):
        return "hand"
    return "graveyard" if _FROM_GRAVEYARD.search(f"{cost}: {text}") else "battlefield"


_FROM_GRAVEYARD = re.compile(r"(?:~|[Tt]his card) from your graveyard")


# Static


@slot("subjects")
def subjects(text: str, scene: Scene) -> Things:
    """Read of what something holds: the card, its host, all of a kind."""
    found = things(text, scene)
    if len(found) != 1 or scene.targets:
        raise Unread("change")
    return found[0]


STATICS: Grammar[tuple[Things, tuple[Change, ...]]] = Grammar("change")


@STATICS.rule("{what:subjects} (?:each )?{verbs}")
def _(scene: Scene, what: Things, verbs: tuple[Change, ...]) -> tuple[Things, tuple[Change, ...]]:
    return what, verbs


@STATICS.rule("you control {known}")
def _(scene: Scene, known: Things) -> tuple[Things, tuple[Change, ...]]:
    return known, (Control(control="you"),)


@STATICS.rule("~'s power and toughness are each equal to {value}")
def _(scene: Scene, value: Value) -> tuple[Things, tuple[Change, ...]]:
    return _defined(scene, value, value)


@STATICS.rule("~'s power is equal to {value}")
def _(scene: Scene, value: Value) -> tuple[Things, tuple[Change, ...]]:
    return _defined(scene, value, None)


@STATICS.rule("~'s toughness is equal to {value}")
def _(scene: Scene, value: Value) -> tuple[Things, tuple[Change, ...]]:
    return _defined(scene, None, value)


@STATICS.rule("~'s power is equal to {power:value} and its toughness is equal to that number plus {count}")
def _(scene: Scene, power: Value, count: int) -> tuple[Things, tuple[Change, ...]]:
    return _defined(scene, power, Sum(calc="sum", parts=(power, count)))


def _defined(scene: Scene, power: Value | None, toughness: Value | None) -> tuple[Things, tuple[Change, ...]]:
    """Return what defines a card's own size where `*` is printed, and only there (208.2a)."""
    printed = scene.whole.size
    if printed is None or scene.whole.told != (power is not None, toughness is not None):
        raise Unread("size")
    size = (printed[0] if power is None else power, printed[1] if toughness is None else toughness)
    return "this", (SetSize(size=size, defines=True),)


def _read_static(text: str, scene: Scene) -> Ability:
    conditions: list[Condition] = []
    if text.startswith("as long as "):
        text, found = _intervening(text.removeprefix("as long as "), scene)
        conditions += found
    elif " as long as " in text:
        text, _, said = text.rpartition(" as long as ")
        STATICS.read(text, trial := scene.copy())
        conditions.append(CONDITIONS.read(said, trial))
    if (where := re.fullmatch(r"(.+), where X is (.+)", text)) is not None:
        text = where[1]
        STATICS.read(text, trial := scene.copy())
        scene.x = VALUES.read(where[2], trial)
    what, changes = STATICS.read(text, scene)
    if not (what in ("this", "host") or (isinstance(what, Every) and what.zone == "battlefield")):
        raise Unread("change")
    said = {"type": "static", "what": what, "changes": changes, "if": conditions}
    return have.Static.model_validate(said)


@slot("quoted", r"\"[^\"]+\"")
def quoted(text: str, scene: Scene) -> int:
    """Read an ability that is given, and return its place among those that the card gives."""
    ability = _given(text.strip('"'), scene)
    gives = scene.whole.gives
    if ability not in gives:
        gives.append(ability)
    return gives.index(ability)


_QUOTED = re.compile(r'"[^"]+"')


@slot("has")
def has(text: str, scene: Scene) -> TokenHas:
    """Read what a token has: keywords, and what is quoted."""
    words: list[Keyword] = []
    grants: list[int] = []
    for said in _QUOTED.findall(text):
        phrase = read_phrase(said.strip('"'))
        if phrase is None:
            grants.append(quoted(said, scene))
        else:
            words += phrase
    named = re.sub(r"(?:,? and |, )?\0", "", _QUOTED.sub("\0", text))
    return TokenHas((*(keywords(named, scene) if named else ()), *words), tuple(grants))


def _given(text: str, scene: Scene) -> Ability:
    """Read an ability that an effect gives to an object: that object speaks."""
    whole = scene.whole._replace(nouns=frozenset(("creature", "permanent")), attached="", is_spell=False)
    inside = Scene(whole)
    found = read_line(text, inside)
    if len(found) != 1:
        raise Unread("given")
    return found[0]


_MADE = (
    have.Spell,
    have.Activated,
    have.Triggered,
    have.Static,
    have.CostChange,
    have.Replacing,
    have.Evasion,
)
complete(Ability, _MADE)
