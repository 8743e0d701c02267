"""What makes sense where: words of the card language that can mean nothing where they stand.

A text may be well formed and yet speak of a target that it does not have, of
an event where nothing happened, of "this lane" on a Noble. Whatever is found
here is refused with the pack.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.cards.packs import parts
from engines.kernel.effects import references
from engines.kernel.effects.references import Speech, target_of
from engines.kernel.effects.traversal import Misplaced, inside
from engines.neo_noble.cards import card_validation_parts
from engines.neo_noble.cards.card_validation_parts import Scene, misplaced
from engines.neo_noble.cards.fighting import BATTLE_WORDS
from engines.neo_noble.language import actions as do
from engines.neo_noble.language import changes as hold
from engines.neo_noble.language import costs as pay
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language.events import EventKind, React, Trigger
from engines.neo_noble.language.texts import Activated, Ongoing, Text

AIMED: dict[str, frozenset[str]] = {
    "spirit": frozenset(("spirit",)),
    "lane": frozenset(("lane", "spirit")),
    "card": frozenset(("card",)),
    "slot": frozenset(("slot",)),
    "player": frozenset(("player", "spirit", "noble", "lane", "slot", "card")),
    "texts": frozenset(("spirit", "noble")),
}
"""Targets that a word may stand for: the lane of a Spirit, and the owner of anything, are found by it."""

_ARRIVALS: frozenset[EventKind] = frozenset(("summoned", "created", "placed", "moved", "uncovered"))
GONE: frozenset[EventKind] = frozenset(
    ("destroyed", "sacrificed", "shattered", "reaped", "banished", "bounced")
)
"""After these a card lies in another zone."""
_USED: frozenset[EventKind] = frozenset(("activated",))
_IN_LANES: frozenset[EventKind] = frozenset(
    ("attack", "blocked", "battle_won", "battle_lost", "dominance_gained", "dominance_lost", "relinquished",
     "dominance_readied")
)  # fmt: skip
_DISCARDED: frozenset[EventKind] = frozenset(("discarded", "block_discarded"))
_IN_CHANNEL: frozenset[EventKind] = frozenset(("channeled", "revealed"))
CONCERNED: dict[str, frozenset[EventKind]] = {
    "spirit": _ARRIVALS | _USED,
    "texts": _ARRIVALS | _USED,
    "lane": _ARRIVALS | GONE | _IN_LANES | _USED,
    "card": GONE | _DISCARDED,
    "slot": _IN_CHANNEL,
}
"""Events that `that` may speak of, by what it stands for."""
SPEECH = Speech("nn-pack", AIMED, CONCERNED)
_ON_SPIRITS = frozenset(("self", "top", "this", "facing", "this_card"))
"""Words that mean nothing on a Noble."""
_SPOKEN = _ON_SPIRITS | {"target", "target_2", "that", "done", "x"}
"""Words that mean something in some places alone."""
_PLAIN = frozenset(BATTLE_WORDS) | {
    "you", "opponent", "each", "left", "middle", "right", "own_noble", "opposing_noble", "deck", "deck_top",
    "channel",
}  # fmt: skip
WITH_CARD = _ARRIVALS | GONE | _DISCARDED | _IN_CHANNEL | _USED
"""Events that concern a card, so that `this` and a filter mean something."""
WITH_LANE = CONCERNED["lane"]
"""Events that happen in a lane, so that `here` means something."""
_OUTSIDE_BATTLE = ("income", "manifest", "end_turn")


def of_text(
    text: Text, field: str, *, noble: bool, reacts: bool = False, arbiter: bool = False
) -> Iterator[Misplaced]:
    """Yield what means nothing in a text of a Noble, or of another card, which may be summoned by REACT."""
    scene = Scene(noble, arbiter=arbiter)
    if isinstance(text, Activated):
        yield from _of_activated(text, field, scene, reacts)
    else:
        yield from _of_ongoing(text, field, scene)


def of_react(react: React) -> Iterator[Misplaced]:
    """Yield what means nothing in a REACT condition (NN-98)."""
    if react.filter != pick.CardFilter() and react.event not in WITH_CARD:
        yield misplaced("react.filter", "nn-pack-event-card", react.event)
    if react.income and react.event != "activated":
        yield misplaced("react.income", "nn-pack-event-income", react.event)
    if react.number != 1 and react.event != "drew":
        yield misplaced("react.number", "nn-pack-event-number", react.event)


def of_tribute(tribute: Sequence[pay.Cost]) -> Iterator[Misplaced]:
    """Yield what means nothing in a Tribute (NN-122): the card itself is not there yet."""
    for place, cost in enumerate(tribute):
        if isinstance(cost, pay.Sacrifice) and cost.this:
            yield Misplaced(f"tribute.{place}.this", Say("nn-pack-tribute-this"))
        if isinstance(cost.number, pay.X):
            yield misplaced(f"tribute.{place}.number", "nn-pack-x-place", "tribute")


def of_brittle(texts: Sequence[Text]) -> Iterator[Misplaced]:
    """Yield what means nothing on a BRITTLE card (NN-105): it is gone when its text is done."""
    for place, text in enumerate(texts):
        if not isinstance(text, Activated):
            continue
        for number, action in enumerate(text.do):
            if (
                isinstance(action, do.Apply)
                and isinstance(action.what, _OF_ITSELF)
                and action.what.on == "self"
            ):
                yield Misplaced(f"texts.{place}.do.{number}.what.on", Say("nn-pack-brittle-self"))


_OF_ITSELF = (hold.SpiritStats, hold.SetStats, hold.SwapStats, hold.Untargetable)


def _of_activated(text: Activated, field: str, scene: Scene, reacts: bool) -> Iterator[Misplaced]:
    fights = any(isinstance(part, do.BattleNow) for part in parts(text))
    outside = text.type in _OUTSIDE_BATTLE or (text.type == "on_summon" and not reacts)  # NN-R80
    scene = scene._replace(battle=fights or not outside)
    for place, condition in enumerate(text.conditions):
        yield from _of_part(condition, f"{field}.if.{place}", scene)
    for place, cost in enumerate(text.cost):
        yield from _of_part(cost, f"{field}.cost.{place}", scene)
    for place, target in enumerate(text.targets):
        earlier = scene._replace(targets=text.targets[:place])
        yield from _of_part(target, f"{field}.targets.{place}", earlier)
    yield from _of_x(text.cost, text.do, f"{field}.cost")
    x = pay.chosen_number(text.cost) is not None
    yield from _of_actions(text.do, f"{field}.do", scene._replace(targets=text.targets, x=x))


def _of_x(costs: Sequence[pay.Cost], actions: Sequence[do.Action], field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of X in a cost: it is one number, and what is done depends on it."""
    numbers = [cost.number for cost in costs if isinstance(cost.number, pay.X)]
    if any(number != numbers[0] for number in numbers):
        yield Misplaced(field, Say("nn-pack-x-bounds"))
    said = (value for action in actions for part in parts(action) for _, value in part)
    if numbers and not any(value == "x" or (isinstance(value, tuple) and "x" in value) for value in said):
        yield Misplaced(field, Say("nn-pack-x-unused"))


def _of_ongoing(text: Ongoing, field: str, scene: Scene) -> Iterator[Misplaced]:
    for place, change in enumerate(text.holds):
        if isinstance(change, hold.SkipsStep):
            yield misplaced(f"{field}.holds.{place}", "nn-pack-not-lasting", change.change)
        yield from _of_part(change, f"{field}.holds.{place}", scene)
    if text.when is not None:
        yield from _of_trigger(text.when, f"{field}.when", scene.noble)
        gone = text.when.this and text.when.event in GONE | _DISCARDED | _IN_CHANNEL
        scene = scene._replace(event=text.when.event, whose=text.when.whose, gone=gone)
    for place, condition in enumerate(text.conditions):
        yield from _of_part(condition, f"{field}.if.{place}", scene)
    yield from _of_actions(text.do, f"{field}.do", scene)


def _of_trigger(when: Trigger, field: str, noble: bool) -> Iterator[Misplaced]:
    if when.this and (when.event not in WITH_CARD or (noble and when.event != "activated")):
        yield misplaced(f"{field}.this", "nn-pack-event-this", when.event)
    if when.here and noble:
        yield misplaced(f"{field}.here", "nn-pack-on-noble", "here")
    elif when.here and when.event not in WITH_LANE:
        yield misplaced(f"{field}.here", "nn-pack-event-lane", when.event)
    if when.filter != pick.CardFilter() and when.event not in WITH_CARD:
        yield misplaced(f"{field}.filter", "nn-pack-event-card", when.event)


def _of_actions(actions: Sequence[do.Action], field: str, scene: Scene) -> Iterator[Misplaced]:
    for place, action in enumerate(actions):
        now = scene._replace(before=True) if place else scene
        yield from _of_part(action, f"{field}.{place}", now)


def _of_part(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing in a part and in the parts inside it."""
    yield from card_validation_parts.of_itself(part, field, scene)
    if isinstance(part, do.Later):
        yield from _of_standing(part, f"{field}.event")
        scene = scene._replace(
            event=_event_of(part), whose=part.event.whose if part.event else "any", before=False, later=True
        )
    elif isinstance(part, hold.InsteadOfDraw):
        scene = Scene(scene.noble, scene.arbiter, later=True)
    left = scene._replace(before=True)
    if isinstance(part, do.May):
        yield from _of_x(part.cost, part.do, f"{field}.cost")
        paid = pay.chosen_number(part.cost) is not None
        scene = left._replace(x=scene.x or paid)  # whether it was taken up
    for name, value, at, place in inside(part, field):
        declined = isinstance(part, do.May) and name == "otherwise"
        here = left if declined else scene
        if isinstance(value, str):
            yield from _of_word(type(part), name, value, at, here)
        elif isinstance(value, BaseModel):
            follows = name in ("do", "otherwise") and place > 0
            yield from _of_part(value, at, here._replace(before=True) if follows else here)


def _event_of(later: do.Later) -> EventKind | None:
    """Return the event at which something is done that was put off."""
    if later.event is not None:
        return later.event.event
    return later.when if later.when == "battle_won" or later.when == "battle_lost" else None


def _of_standing(later: do.Later, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of an event that a text waits for when it is over: it has no place then."""
    when = later.event
    if when is None:
        return
    yield from _of_trigger(when, field, noble=False)
    for name in ("this", "here", "once"):
        if getattr(when, name):
            yield misplaced(f"{field}.{name}", "nn-pack-standing", name)


def _of_word(model: type[BaseModel], name: str, word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield why a word means nothing here, if so."""
    if word not in references.words_of(model, name):
        return
    if word in BATTLE_WORDS and not scene.battle:
        yield misplaced(field, "nn-pack-no-battle", word)
    role = references.role_of(model, name)
    if role is not None:
        reason = references.of_word(word, role, scene, SPEECH) or _of_own_word(word, scene)
        if reason is not None:
            yield Misplaced(field, reason)


def _of_own_word(word: str, scene: Scene) -> Say | None:
    """Return why a word means nothing here for a reason of this game's, if so."""
    if word in _ON_SPIRITS and scene.noble:
        return SPEECH.reason("on-noble", word)
    if word == "self" and scene.gone:
        return SPEECH.reason("gone", word)
    if word == "this_card" and not (scene.gone and scene.event in CONCERNED["card"]):
        return SPEECH.reason("not-gone", word)
    target = target_of(word, scene.targets)
    if target is not None and target.target == "slot" and scene.later:
        return SPEECH.reason("later-slot", word)
    return None


references.complete(Text, _SPOKEN, _PLAIN, apart=((pick.CardsIn, "how"), (do.LookAtTop, "rest")))
