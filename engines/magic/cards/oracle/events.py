"""What triggered abilities wait for: "when ~ enters", "whenever you cast a red spell"."""

from __future__ import annotations

from collections.abc import Callable

from engines.magic.cards.oracle import filters, selectors
from engines.magic.cards.oracle.patterns import Cant, Pattern, complete_rows, either, row
from engines.magic.cards.oracle.scene import Scene, nouns_of
from engines.magic.cards.words.steps import STEPS
from engines.magic.language.events import GOING, EventWord, Trigger
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Whose

WHEN = either("when ", "whenever ")
"""Which of both it is tells nothing: how often a thing can happen is plain from the event."""


PREDICATES: dict[str, Pattern] = {
    "enters": " enters",
    "leaves": " leaves the battlefield",
    "dies": either(" dies", " is put into a graveyard from the battlefield"),
    "attacks": " attacks",
    "blocks": " blocks",
    "blocked": " becomes blocked",
    "turned_up": " is turned face up",
}
"""What can be said of one subject with another such event."""


def two(scene: Scene, one: Trigger, other: Trigger) -> Pattern:
    """Return two events of the same kind of objects at once: "whenever another creature enters or dies"."""
    if one.event not in PREDICATES or other.event not in PREDICATES:
        raise Cant("two events that are not said at once")
    by = _other(scene.fork(), other, " by ", "creature") if other.event == "blocked" else ""
    if one.alone or other.alone:
        raise Cant("alone, and another event")
    if one.by is not None and (one.event, other.event) != ("blocks", "blocked"):
        raise Cant("by what, of two events")
    subject = _subject(scene, one)
    if one.by is not None:
        _other(scene, one, " ", "creature")
    _meet(scene, one)
    return row(WHEN, subject, PREDICATES[one.event], " or", PREDICATES[other.event], by)


def trigger(scene: Scene, when: Trigger) -> Pattern:
    """Return "when", "whenever" or "at", and what happens; it is named."""
    if when.event == "step":
        said = _step(when)
        _meet(scene, when)
        return said
    return row(WHEN, clause(scene, when))


def clause(scene: Scene, when: Trigger) -> Pattern:
    """Return what happens, without "when"; it is named."""
    if (when.this or when.host) and when.whose != "any" and when.event not in ("enters", "sacrificed"):
        raise Cant("what speaks, of somebody")
    said = SAYING[when.event](scene, when)
    _meet(scene, when)
    return said


# Who and what


def _subject(scene: Scene, when: Trigger, noun: str = "permanent") -> Pattern:
    """Return to what it happens, which is named."""
    if when.this:
        return selectors.thing(scene, "this")
    gone = ("card",) if when.event in GOING else ()
    if when.host:
        said = selectors.thing(scene, "host")
        scene.named["host"] = (*scene.named["host"], *gone)
        return said
    key = "by" if when.event == "damages" else "that"
    scene.name(key, (*selectors.event_nouns(when), *gone))
    return filters.one(when.filter, noun, when.whose)


def _meet(scene: Scene, when: Trigger) -> None:
    """Note which player an event has named."""
    of_player = when.event in ("cast", "discarded", "drawn", "gains_life", "loses_life", "step", "sacrificed")
    if (of_player and when.whose != "you") or when.to in ("player", "opponent"):
        scene.meet("that_player")


_PEOPLE: dict[Whose, tuple[str, ...]] = {"you": ("you",), "opponent": ("an opponent",), "any": ("a player",)}


def _does(when: Trigger, base: str) -> Pattern:
    """Return "you cast", "an opponent casts"."""
    many = when.whose == "you"
    return either(*(f"{person} {selectors.verb(base, many=many)}" for person in _PEOPLE[when.whose]))


# Events


def _enters(scene: Scene, when: Trigger) -> Pattern:
    if when.whose == "any":
        return row(_subject(scene, when), " enters")
    whose = "your" if when.whose == "you" else "an opponent's"
    plain = _subject(scene.fork(), when.model_copy(update={"whose": "any"}))
    under = row(plain, f" enters under {whose} control")
    subject = _subject(scene, when)
    return under if when.this else either(row(subject, " enters"), under)


def _leaves(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " leaves the battlefield")


def _dies(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), PREDICATES["dies"])


def _sacrificed(scene: Scene, when: Trigger) -> Pattern:
    if when.this or when.host:
        return row("you sacrifice ", _subject(scene, when))
    return row(_does(when, "sacrifice"), " ", _of_kind(scene, when))


def _of_kind(scene: Scene, when: Trigger, noun: str = "permanent") -> Pattern:
    """Return what a player does something with: whose it is is said already."""
    return _subject(scene, when.model_copy(update={"whose": "any"}), noun)


def _to_graveyard(scene: Scene, when: Trigger) -> Pattern:
    owners: dict[Whose, str] = {"you": "your", "opponent": "an opponent's", "any": "a"}
    card = _of_kind(scene, when, "card")
    return row(card, f" is put into {'a' if when.this else owners[when.whose]} graveyard from anywhere")


def _discarded(scene: Scene, when: Trigger) -> Pattern:
    if when.this:
        raise Cant("a card that is discarded")
    cycled = row(_does(when, "cycle"), " or ", selectors.verb("discard", many=when.whose == "you"))
    plain = row(_does(when, "discard"), " ", _of_kind(scene.fork(), when, "card"))
    card = _of_kind(scene, when, "card")
    another = _of_kind(scene.fork(), when.model_copy(update={"filter": _another(when)}), "card")
    return either(plain, row(cycled, " ", either(card, another)))


def _another(when: Trigger) -> Filter:
    """Return what is discarded as another card than the one that lies there."""
    return when.filter.model_copy(update={"other": True})


def _drawn(scene: Scene, when: Trigger) -> Pattern:
    return row(_does(when, "draw"), " ", _of_kind(scene, when, "card"))


def _cast(scene: Scene, when: Trigger) -> Pattern:
    if when.this:
        raise Cant("what is cast itself")
    return row(_does(when, "cast"), " ", _of_kind(scene, when, "spell"))


def _attacks(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " attacks", " alone" if when.alone else "")


def _blocks(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " blocks", _other(scene, when, " ", "creature"))


def _blocked(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " becomes blocked", _other(scene, when, " by ", "creature"))


def _other(scene: Scene, when: Trigger, before: str, noun: str) -> Pattern:
    """Return by what it is done, where that is asked for; then two were named, and "it" is not clear."""
    if when.by is None and when.by_whose == "any":
        return ""
    kept = when.by or ANYTHING
    if noun == "creature" and not kept.asked & {"type", "any_type", "sub"}:
        kept = kept.model_copy(update={"type": "creature"})
    scene.name("by", nouns_of(kept))
    scene.forget()
    return row(before, filters.one(kept, "permanent", when.by_whose))


_COMBAT = {None: "damage", True: "combat damage", False: "noncombat damage"}


_TO = {None: "", "player": " to a player", "you": " to you", "opponent": " to an opponent"}


def _damages(scene: Scene, when: Trigger) -> Pattern:
    said = row(_subject(scene, when, "source"), f" deals {_COMBAT[when.combat]}")
    if when.to == "creature":
        scene.name("that", ("creature", "permanent"))
        scene.forget()
        return row(said, " to a creature")
    return row(said, _TO[when.to])


def _damaged(scene: Scene, when: Trigger) -> Pattern:
    if when.to is not None or not (when.this or when.host or when.filter.asked):
        raise Cant("players that are dealt damage")
    return row(_subject(scene, when), f" is dealt {_COMBAT[when.combat]}")


def _gains_life(_: Scene, when: Trigger) -> Pattern:
    return row(_does(when, "gain"), " life")


def _loses_life(_: Scene, when: Trigger) -> Pattern:
    return row(_does(when, "lose"), " life")


def _targeted(scene: Scene, when: Trigger) -> Pattern:
    subject = _subject(scene, when)
    if when.by is None or when.by == ANYTHING:
        by: Pattern = row("spell or ability", filters.controlled(when.by_whose))
    else:
        by = filters.kind(when.by, "spell", when.by_whose)
    it = scene.last
    scene.name("by", ("spell or ability",))
    scene.last = it  # nobody would sacrifice a spell, or put counters on one
    return row(subject, " becomes the target of ", filters.A, by)


def _tapped(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " becomes tapped")


def _untapped(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " becomes untapped")


def _countered(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when, "spell"), " is countered")


def _unattached(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " becomes unattached from a permanent")


def _counters_put(scene: Scene, when: Trigger) -> Pattern:
    return row("one or more counters are put on ", _subject(scene, when))


def _turned_up(scene: Scene, when: Trigger) -> Pattern:
    return row(_subject(scene, when), " is turned face up")


def _taps_for_mana(scene: Scene, when: Trigger) -> Pattern:
    if when.this or when.host or when.whose == "any":
        tapped = row(_subject(scene, when), " is tapped for mana")
        if when.this or when.host:
            return tapped
        return either(tapped, row("a player taps ", _of_kind(scene.fork(), when), " for mana"))
    return row(_does(when, "tap"), " ", _of_kind(scene, when), " for mana")


def _not_alone(_: Scene, __: Trigger) -> Pattern:
    raise Cant("a step is said with at")


SAYING: dict[EventWord, Callable[[Scene, Trigger], Pattern]] = {
    "enters": _enters, "leaves": _leaves, "dies": _dies, "sacrificed": _sacrificed,
    "to_graveyard": _to_graveyard, "discarded": _discarded, "drawn": _drawn, "cast": _cast,
    "attacks": _attacks, "blocks": _blocks, "blocked": _blocked, "damages": _damages, "damaged": _damaged,
    "gains_life": _gains_life, "loses_life": _loses_life, "step": _not_alone, "targeted": _targeted,
    "tapped": _tapped, "untapped": _untapped, "countered": _countered, "unattached": _unattached,
    "counters_put": _counters_put, "turned_up": _turned_up, "taps_for_mana": _taps_for_mana,
}  # fmt: skip
"""How each event is said."""
complete_rows(EventWord, SAYING)


# Steps

_OF: dict[Whose, tuple[str, ...]] = {
    "you": ("your ",),
    "opponent": ("each opponent's ",),
    "any": ("each player's ", "each "),
}
_COMBAT_OF: dict[Whose, tuple[str, ...]] = {
    "you": (" on your turn",),
    "opponent": (" on each opponent's turn",),
    "any": (" on each player's turn", " on each turn"),
}


def _step(when: Trigger) -> Pattern:
    if when.step is None:
        raise Cant("no step")
    name = STEPS[when.step]
    if when.step == "begin_combat":
        each = either("each combat", *_combats(when)) if when.whose == "any" else either(*_combats(when))
        return row("at the beginning of ", each)
    if when.step == "end_combat":
        if when.whose == "opponent":
            raise Cant("the end of combat of opponents")
        return "at end of combat" if when.whose == "any" else "at end of combat on your turn"
    ways = [f"{of}{name}" for of in _OF[when.whose]]
    if when.step == "end" and when.whose == "any":
        ways.append("the end step")
    if when.step in ("main_1", "main_2") and when.whose == "you":
        ways.append(f"your {'first' if when.step == 'main_1' else 'second'} main phase")
    return row("at the beginning of ", either(*ways))


def _combats(when: Trigger) -> list[str]:
    return [f"combat{of}" for of in _COMBAT_OF[when.whose]]


def next_step(when: Trigger) -> Pattern:
    """Return when something is done that waits for a step: the next one."""
    if when.event != "step" or when.step is None:
        raise Cant("what is waited for once")
    if when.step == "end_combat":
        if when.whose != "any":
            raise Cant("somebody's end of combat")
        return either("at end of combat", "at the end of combat")
    name = STEPS[when.step]
    if when.whose == "opponent":
        raise Cant("an opponent's next step")
    whose = "your next" if when.whose == "you" else "the next"
    more = ["the next turn's upkeep"] if when.step == "upkeep" and when.whose == "any" else []
    return row("at the beginning of ", either(f"{whose} {name}", *more))
