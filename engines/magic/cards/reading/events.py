"""What triggered abilities wait for: "whenever another creature you control dies"."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind, a_kind, one_kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.steps import STEPS
from engines.magic.language.events import EventWord, StepWord, Trigger
from engines.magic.language.filters import Filter
from engines.magic.language.parts import Whose

EVENTS_READ: Grammar[tuple[Trigger, ...]] = Grammar("event")
"""An event may be two: "attacks or blocks" is an ability for each (603.2)."""


class EventSubject(NamedTuple):
    """Of what an event is told."""

    said: dict[str, Any]
    """`this`, `host`, or a kind."""
    refs_this: bool
    nouns: frozenset[str]
    or_this: bool = False
    """The object that speaks as well: "~ or another creature"."""

    def trigger(self, event: EventWord, **more: Any) -> tuple[Trigger, ...]:
        """Return the event of it."""
        found = Trigger.model_validate({"event": event, **self.said, **more})
        if not self.or_this:
            return (found,)
        return (Trigger.model_validate({"event": event, "this": True, **more}), found)


@slot("subject")
def subject(text: str, scene: Scene) -> EventSubject:
    """Read of what an event is told: the card itself, its host, something of a kind."""
    if text == "~":
        scene.name(("this",), scene.whole.nouns)
        return EventSubject({"this": True}, True, scene.whole.nouns)
    attached = scene.whole.attached
    if attached and text.startswith(f"{attached} ") and text.split(" ", 1)[1] in scene.whole.host:
        scene.name(("host",), scene.whole.host | {"card"})  # as it is called where it has died
        return EventSubject({"host": True}, False, scene.whole.host)
    if text.startswith("~ or another "):
        kind = one_kind(text.removeprefix("~ or another "), scene)
        if kind.filter.other:
            raise Unread("event")
        filter_ = kind.filter.model_copy(update={"other": True})
        scene.name(("that",), kind.nouns)
        kind.of("permanent", "any", "you", "opponent")
        return EventSubject({"is": filter_, "whose": kind.whose}, False, kind.nouns, or_this=True)
    kind = a_kind(text, scene)
    wanted = kind.of("permanent", "any", "you", "opponent")
    if wanted.other and attached:
        raise Unread("unclear")
    scene.name(("that",), kind.nouns | {"card"})
    return EventSubject({"is": wanted, "whose": kind.whose}, False, kind.nouns)


_PLAIN: dict[str, EventWord] = {
    "enters": "enters",
    "leaves the battlefield": "leaves",
    "dies": "dies",
    "is put into a graveyard from the battlefield": "dies",
    "attacks": "attacks",
    "blocks": "blocks",
    "becomes blocked": "blocked",
    "becomes tapped": "tapped",
    "becomes untapped": "untapped",
    "is turned face up": "turned_up",
}


@slot("happens", "|".join(_PLAIN).join(("(?:", ")")))
def happens(text: str, scene: Scene) -> EventWord:
    """Read what happens to it."""
    return _PLAIN[text]


@EVENTS_READ.rule("{subject} {happens}")
def _(scene: Scene, subject: EventSubject, happens: EventWord) -> tuple[Trigger, ...]:
    return subject.trigger(happens)


@EVENTS_READ.rule("{subject} {happens} or {second:happens}")
def _(scene: Scene, subject: EventSubject, happens: EventWord, second: EventWord) -> tuple[Trigger, ...]:
    return (*subject.trigger(happens), *subject.trigger(second))


@EVENTS_READ.rule("{subject} attacks alone")
def _(scene: Scene, subject: EventSubject) -> tuple[Trigger, ...]:
    return subject.trigger("attacks", alone=True)


@EVENTS_READ.rule("{subject} enters under your control")
def _(scene: Scene, subject: EventSubject) -> tuple[Trigger, ...]:
    if subject.said.get("whose", "any") != "any" or subject.refs_this or "host" in subject.said:
        raise Unread("event")
    return subject.trigger("enters", whose="you")


@EVENTS_READ.rule("{subject} enters under an opponent's control")
def _(scene: Scene, subject: EventSubject) -> tuple[Trigger, ...]:
    if subject.said.get("whose", "any") != "any" or subject.refs_this or "host" in subject.said:
        raise Unread("event")
    return subject.trigger("enters", whose="opponent")


def _other(scene: Scene, kind: Kind) -> Filter:
    scene.name(("by",), kind.nouns)
    return kind.of("permanent")


@EVENTS_READ.rule("{subject} blocks {a_kind}")
def _(scene: Scene, subject: EventSubject, a_kind: Kind) -> tuple[Trigger, ...]:
    return subject.trigger("blocks", by=_other(scene, a_kind))


@EVENTS_READ.rule("{subject} becomes blocked by {a_kind}")
def _(scene: Scene, subject: EventSubject, a_kind: Kind) -> tuple[Trigger, ...]:
    return subject.trigger("blocked", by=_other(scene, a_kind))


@EVENTS_READ.rule("{subject} blocks or becomes blocked by {a_kind}")
def _(scene: Scene, subject: EventSubject, a_kind: Kind) -> tuple[Trigger, ...]:
    other = _other(scene, a_kind)
    return (*subject.trigger("blocks", by=other), *subject.trigger("blocked", by=other))


_WHOM: dict[str, dict[str, Any]] = {
    "a player": {"to": "player"}, "a creature": {"to": "creature"}, "you": {"to": "you"},
    "an opponent": {"to": "opponent"},
}  # fmt: skip


@EVENTS_READ.rule("{subject} deals (?:{combat} )?damage(?: to {whom})?")
def _(
    scene: Scene, subject: EventSubject, combat: bool | None, whom: dict[str, Any] | None
) -> tuple[Trigger, ...]:
    told = dict(subject.said)
    if "is" in told:  # of damage, what deals it
        kind, whose = told.pop("is"), told.pop("whose")
        told = {"is": kind, "whose": whose}
        scene.named = ()
        scene.name(("by",), subject.nouns)
    if whom is not None and whom["to"] in ("player", "opponent"):
        scene.player = "that_player"
    if whom is not None and whom.get("to") == "creature":
        scene.name(("that",), frozenset(("creature",)))
    return EventSubject(told, subject.refs_this, subject.nouns).trigger(
        "damages", combat=combat, **(whom or {})
    )


@slot("combat", "combat")
def combat(text: str, scene: Scene) -> bool:
    """Read that only combat damage counts."""
    return True


@slot("whom", "(?:a player|a creature|you|an opponent)")
def whom(text: str, scene: Scene) -> dict[str, Any]:
    """Read to whom damage is dealt."""
    return _WHOM[text]


@EVENTS_READ.rule("{subject} is dealt (?:{combat} )?damage")
def _(scene: Scene, subject: EventSubject, combat: bool | None) -> tuple[Trigger, ...]:
    return subject.trigger("damaged", combat=combat)


@EVENTS_READ.rule("{subject} becomes the target of {what:aiming}")
def _(scene: Scene, subject: EventSubject, what: dict[str, Any]) -> tuple[Trigger, ...]:
    return subject.trigger("targeted", **what)


@slot("aiming", "a spell or ability(?: an opponent controls)?")
def aiming(text: str, scene: Scene) -> dict[str, Any]:
    """Read by what something is targeted."""
    return {"by_whose": "opponent"} if text.endswith("controls") else {}


@EVENTS_READ.rule("{subject} is tapped for mana")
def _(scene: Scene, subject: EventSubject) -> tuple[Trigger, ...]:
    scene.player = "that_player"
    return subject.trigger("taps_for_mana")


@EVENTS_READ.rule("you tap {a_kind} for mana")
def _(scene: Scene, a_kind: Kind) -> tuple[Trigger, ...]:
    wanted = a_kind.of("permanent")
    return (Trigger.model_validate({"event": "taps_for_mana", "is": wanted, "whose": "you"}),)


# Players


_ACTORS: dict[str, Whose] = {"you": "you", "an opponent": "opponent", "a player": "any"}


@slot("actor", "|".join(_ACTORS).join(("(?:", ")")))
def actor(text: str, scene: Scene) -> Whose:
    """Read which player does it."""
    if text != "you":
        scene.player = "that_player"
    return _ACTORS[text]


@EVENTS_READ.rule("{actor} casts? {a_kind}")
def _(scene: Scene, actor: Whose, a_kind: Kind) -> tuple[Trigger, ...]:
    scene.name(("that",), frozenset(("spell",)))
    return (Trigger.model_validate({"event": "cast", "whose": actor, "is": a_kind.of("spell")}),)


@EVENTS_READ.rule("{actor} gains? life")
def _(scene: Scene, actor: Whose) -> tuple[Trigger, ...]:
    return (Trigger(event="gains_life", whose=actor),)


@EVENTS_READ.rule("{actor} loses? life")
def _(scene: Scene, actor: Whose) -> tuple[Trigger, ...]:
    return (Trigger(event="loses_life", whose=actor),)


@EVENTS_READ.rule("{actor} draws? a card")
def _(scene: Scene, actor: Whose) -> tuple[Trigger, ...]:
    return (Trigger(event="drawn", whose=actor),)


@EVENTS_READ.rule("{actor} cycles? or discards? {discarded}")
def _(scene: Scene, actor: Whose, discarded: Filter) -> tuple[Trigger, ...]:
    return (Trigger.model_validate({"event": "discarded", "whose": actor, "is": discarded}),)


@slot("discarded", "(?:an?|another) .+?")
def discarded(text: str, scene: Scene) -> Filter:
    """Read what is cycled or discarded: what lies on the battlefield is another card in any case."""
    return one_kind(text.split(" ", 1)[1], scene).of("card")


@EVENTS_READ.rule("{actor} discards? {a_kind}")
def _(scene: Scene, actor: Whose, a_kind: Kind) -> tuple[Trigger, ...]:
    return (Trigger.model_validate({"event": "discarded", "whose": actor, "is": a_kind.of("card")}),)


@EVENTS_READ.rule("{actor} sacrifices? {a_kind}")
def _(scene: Scene, actor: Whose, a_kind: Kind) -> tuple[Trigger, ...]:
    scene.name(("that",), a_kind.nouns)
    return (Trigger.model_validate({"event": "sacrificed", "whose": actor, "is": a_kind.of("permanent")}),)


# Steps

_STEPS: dict[str, StepWord] = {
    spelt: step for spelt, step in turned(STEPS).items() if step not in ("begin_combat", "end_combat")
}


@slot("step", "|".join(_STEPS).join(("(?:", ")")))
def step(text: str, scene: Scene) -> StepWord:
    """Read which step."""
    return _STEPS[text]


_TURNS: dict[str, Whose] = {
    "your": "you", "each": "any", "each player's": "any", "each opponent's": "opponent", "the": "any",
}  # fmt: skip


@slot("turn", "|".join(_TURNS).join(("(?:", ")")))
def turn(text: str, scene: Scene) -> Whose:
    """Read whose step."""
    if text != "your":
        scene.player = "that_player"
    return _TURNS[text]


def _begins(step: StepWord, whose: Whose) -> tuple[Trigger, ...]:
    return (Trigger(event="step", step=step, whose=whose),)


@EVENTS_READ.rule("the beginning of {turn} {step}")
def _(scene: Scene, turn: Whose, step: StepWord) -> tuple[Trigger, ...]:
    return _begins(step, turn)


@EVENTS_READ.rule("the beginning of combat on your turn")
def _(scene: Scene) -> tuple[Trigger, ...]:
    return _begins("begin_combat", "you")


@EVENTS_READ.rule("the beginning of each combat")
def _(scene: Scene) -> tuple[Trigger, ...]:
    return _begins("begin_combat", "any")


_NOT_READ: frozenset[EventWord] = frozenset((
    "to_graveyard", "countered", "unattached", "counters_put",
))  # fmt: skip
"""Events for which no wording is known yet."""
_READ: frozenset[EventWord] = frozenset((
    *_PLAIN.values(), "damages", "damaged", "targeted", "taps_for_mana", "cast", "gains_life", "loses_life",
    "drawn", "discarded", "sacrificed", "step",
))  # fmt: skip
if set(get_args(EventWord)) != {*_READ, *_NOT_READ}:
    raise TypeError("an event of the language is not read")
