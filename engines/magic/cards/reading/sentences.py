"""Sentences: how clauses are joined, who is their subject, what makes a part depend on something."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading import (
    changing,
    dealing,
    drawing,
    hands,
    hurting,
    ledger,
    moving,
    searching,
    tokens,
)
from engines.magic.cards.reading.actions import CLAUSES, DEEDS, Actions
from engines.magic.cards.reading.costs import read_costs
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.scene import Mention, Scene
from engines.magic.cards.reading.targets import who
from engines.magic.cards.reading.values import VALUES
from engines.magic.cards.words.verbs import VERBS
from engines.magic.language import actions as do
from engines.magic.language.conditions import Condition, Did, Paid
from engines.magic.language.costs import Component
from engines.magic.language.events import Trigger
from engines.magic.language.selectors import Who

__all__ = [
    "SENTENCES",
    "changing",
    "dealing",
    "drawing",
    "hands",
    "hurting",
    "ledger",
    "moving",
    "read_text",
    "searching",
    "tokens",
]
"""Files of rules for deeds and clauses are known once they are imported."""
SENTENCES: Grammar[Actions] = Grammar("action")
"""Sentences that say when, whether or by whom something is done; several of them at once."""
_ENDS = re.compile(r"\. (?=[^.])")
_JOINTS = re.compile(r", then |, and |, | and ")
_MOST_AT_ONCE = 3
"""So many sentences say one thing together."""
_MOST_JOINTS = 6
"""In a sentence: each may be the place where it is divided."""
_BASE = {verb.third: verb.base for verb in VERBS.values()}
_BASES = frozenset(verb.base for verb in VERBS.values())
_SUBJECT = re.compile(
    r"(you|they|each player|each opponent|that player|the player|defending player|target (?:player|opponent)"
    r"|its controller|its owner|(?:that|enchanted|equipped|target) [A-Za-z ]+?'s (?:controller|owner))"
    r" (may )?([a-z]+)( .+)?"
)
_WHERE = re.compile(r"(.+), where X is ([^.]+?)((?: until end of turn)?)")


class Carried(NamedTuple):
    """The subject of a clause, which the next one may leave out."""

    word: str
    """As `you`, `that player`, `it`, `they`; nothing where no other clause may follow without a subject."""
    named: Mention | None = None
    """What "it" and "they" are."""


_YOU = Carried("you")
_NOBODY = Carried("")


def read_text(text: str, scene: Scene) -> Actions:
    """Return what a text does, which may be several sentences; raise Unread."""
    sentences = _sentences(text)
    found: list[do.Action] = []
    at = 0
    while at < len(sentences):
        for many in range(min(_MOST_AT_ONCE, len(sentences) - at), 0, -1):
            trial = scene.copy()
            try:
                read = _read_sentences(". ".join(sentences[at : at + many]), trial, many)
            except Unread:
                if many == 1:
                    raise
                continue
            scene.become(trial)
            found += read
            at += many
            break
    return tuple(found)


def _sentences(text: str) -> list[str]:
    """Return the sentences of a text without their full stops; quotes hold none that counts."""
    pieces = text.removesuffix(".").split('"')
    for place in range(1, len(pieces), 2):
        pieces[place] = pieces[place].replace(". ", ".\0")
    return [each.replace("\0", " ").removesuffix(".") for each in _ENDS.split('"'.join(pieces))]


def _read_sentences(text: str, scene: Scene, many: int) -> Actions:
    scene.actor = "you"
    if many == 1:
        text = text.removeprefix("then ")
        if (where := _WHERE.fullmatch(text)) is not None:
            return _where(where[1] + where[3], where[2], scene)
        return _read_joined(text, scene, None)
    return _whole(text, scene, None)[0]


def _where(text: str, what: str, scene: Scene) -> Actions:
    """Read a sentence that says what X is: that may speak of what the sentence has named."""
    if scene.x is not None or "X" not in text:
        raise Unread("number")
    trial = scene.copy()
    _read_joined(text, trial, None)
    trial.done = scene.done
    scene.x = VALUES.read(what, trial)
    found = _read_joined(text, scene, None)
    scene.x = None
    return found


def _read_joined(text: str, scene: Scene, carried: Carried | None) -> Actions:
    """Read clauses joined by "and" or "then": as a whole, or else one and what follows it."""
    trial = scene.copy()
    try:
        found, _ = _whole(text, trial, carried)
    except Unread as refused:
        reason = refused
    else:
        scene.become(trial)
        return found
    joints = list(_JOINTS.finditer(text))
    for joint in joints if len(joints) <= _MOST_JOINTS else ():
        trial = scene.copy()
        try:
            first, subject = _one(text[: joint.start()], trial, carried)
            rest = _read_joined(text[joint.end() :], trial, subject)
        except Unread:
            continue
        scene.become(trial)
        return (*first, *rest)
    raise reason


def _whole(text: str, scene: Scene, carried: Carried | None) -> tuple[Actions, Carried]:
    """Read a sentence that is said as a whole, or one clause; return its subject with it."""
    return _first_of((_sentence, _clause, _deed), text, scene, carried)


def _one(text: str, scene: Scene, carried: Carried | None) -> tuple[Actions, Carried]:
    """Read one clause that others may follow: it depends on nothing that they might depend on as well."""
    found, subject = _first_of((_clause, _deed), text, scene, carried)
    if any(isinstance(each, do.May) for each in found):
        raise Unread("action")
    return found, subject


def _first_of(
    readers: Sequence[Callable[[str, Scene, Carried | None], tuple[Actions, Carried]]],
    text: str, scene: Scene, carried: Carried | None,
) -> tuple[Actions, Carried]:  # fmt: skip
    refused: Unread | None = None
    for read in readers:
        trial = scene.copy()
        try:
            found = read(text, trial, carried)
        except Unread as why:
            if refused is None or why.key != "action":
                refused = why
            continue
        scene.become(trial)
        return found
    assert refused is not None
    raise refused


def _sentence(text: str, scene: Scene, carried: Carried | None) -> tuple[Actions, Carried]:
    return SENTENCES.read(text, scene), _NOBODY


def _clause(text: str, scene: Scene, carried: Carried | None) -> tuple[Actions, Carried]:
    if carried is not None and carried.named is not None and text.split(" ", 1)[0] in _VERBS:
        scene.name(carried.named.refs, carried.named.nouns)
        text = f"{carried.word} {text}"
    scene.subject = None
    found = CLAUSES.read(text, scene)
    subject = scene.subject
    return found, _NOBODY if subject is None else Carried("they" if subject.many else "it", subject)


_VERBS = _BASES | _BASE.keys() | {"can't", "can", "doesn't", "don't"}


def _deed(text: str, scene: Scene, carried: Carried | None) -> tuple[Actions, Carried]:
    """Read what a player does: with a subject, or without one where it is "you" or was said before."""
    found = _SUBJECT.fullmatch(text)
    scene.third = False
    if found is None:
        verb, _, rest = text.partition(" ")
        if carried is None or carried.word == "you":
            if verb not in _BASES:
                raise Unread("action")
            scene.actor = "you"
            return DEEDS.read(text, scene), _YOU
        if carried.word != "that player" or verb not in _BASE:
            raise Unread("action")
        scene.actor, scene.third = who("that player", scene), True
        return DEEDS.read(f"{_BASE[verb]} {rest}".rstrip(), scene), carried
    subject, may, verb, rest = found[1], found[2], found[3], found[4] or ""
    actor = who(subject, scene)
    plural = subject in ("you", "they")
    if may is None:
        verb = verb if plural else _BASE.get(verb, "")
    if verb not in _BASES:
        raise Unread("action")
    scene.actor, scene.third = actor, may is None and not plural
    deed = verb + rest
    after = _YOU if actor == "you" else Carried("that player")
    if may is None:
        return DEEDS.read(deed, scene), after
    actions = _read_may(deed, scene, after)
    scene.done = True
    return (do.May(action="may", who=actor, do=actions),), _NOBODY


_HAVE = re.compile(r"have (.+?) (gets?|gains?|loses?|becomes?|deals?|fights?)( .+)")
"""You may let something do what it does: "have it deal 1 damage to any target"."""


def _read_may(deed: str, scene: Scene, subject: Carried) -> Actions:
    """Read what may be done: one thing, or two joined by "and", which are done together."""
    trial = scene.copy()
    if subject.word == "you" and (have := _HAVE.fullmatch(deed)) is not None:
        return CLAUSES.read(f"{have[1]} {have[2]}{have[3]}", scene)
    try:
        found = DEEDS.read(deed, trial)
    except Unread as refused:
        first, joint, second = deed.partition(" and ")
        if not joint or subject.word != "you":
            raise
        trial = scene.copy()
        try:
            found = (*DEEDS.read(first, trial), *DEEDS.read(second, trial))
        except Unread:
            raise refused from None
    scene.become(trial)
    return found


# Slots for parts of sentences


@slot("doing")
def doing(text: str, scene: Scene) -> Actions:
    """Read what is done, in one sentence."""
    scene.actor = "you"
    return _read_joined(text, scene, None)


@slot("clause")
def clause(text: str, scene: Scene) -> Actions:
    """Read one clause, so that what follows says something of it alone."""
    scene.actor = "you"
    return _one(text, scene, None)[0]


@SENTENCES.rule(r"{doing}\. (?:it has|they have) {quoted}", do.MakeTokens)
def _(scene: Scene, doing: Actions, quoted: int) -> Actions:
    *before, made = doing
    if not isinstance(made, do.MakeTokens) or isinstance(made.token, str) or made.token.grants:
        raise Unread("unclear")
    token = made.token.model_copy(update={"grants": (quoted,)})
    return (*before, made.model_copy(update={"token": token}))


# Whether


@SENTENCES.rule("if {condition}, {doing}", do.Conditional)
@SENTENCES.rule("{doing:clause} if {condition}", do.Conditional)
def _(scene: Scene, condition: Condition, doing: Actions) -> Actions:
    if isinstance(condition, Paid):
        raise Unread("target")
    return _if(condition, doing)


@SENTENCES.rule("if {kicked}, {aimed_if_kicked}", do.Conditional)
def _(scene: Scene, kicked: Condition, aimed_if_kicked: Actions) -> Actions:
    return _if(kicked, aimed_if_kicked)


@slot("aimed_if_kicked")
def aimed_if_kicked(text: str, scene: Scene) -> Actions:
    """Read what is done if the spell was kicked: its targets are chosen only then (702.33g)."""
    before = len(scene.targets)
    found = doing(text, scene)
    known, new = scene.targets[:before], scene.targets[before:]
    if new and not scene.whole.is_spell:
        raise Unread("target")
    scene.targets = (*known, *(each.model_copy(update={"if_kicked": True}) for each in new))
    return found


@slot("untargeted")
def untargeted(text: str, scene: Scene) -> Actions:
    """Read what is done to no new target, which would be chosen later, or not always."""
    before = scene.targets
    found = doing(text, scene)
    if scene.targets != before:
        raise Unread("target")
    return found


def _if(condition: Condition, doing: Actions, otherwise: Actions = ()) -> Actions:
    found = {"action": "if", "if": (condition,), "do": doing, "else": otherwise}
    return (do.Conditional.model_validate(found),)


@SENTENCES.rule(r"{doing}\. if {condition}, {other:untargeted} instead", do.Conditional)
@SENTENCES.rule(r"{doing}\. if {condition}, instead {other:untargeted}", do.Conditional)
def _(scene: Scene, doing: Actions, condition: Condition, other: Actions) -> Actions:
    if isinstance(condition, Did) or any(isinstance(each, do.May) for each in other):
        raise Unread("condition")  # who may do it "instead", and does not, does the former
    return _if(condition, other, doing)


@SENTENCES.rule(r"if {condition}, {doing}\. otherwise, {other:untargeted}", do.Conditional)
def _(scene: Scene, condition: Condition, doing: Actions, other: Actions) -> Actions:
    return _if(condition, doing, other)


# For a cost


@slot("other_payer", r"(?:that player|its controller|that [a-z]+'s controller)")
def other_payer(text: str, scene: Scene) -> Who:
    """Read who else may pay."""
    return who(text, scene)


@slot("payer", r"(?:you|they|that player|its controller|that [a-z]+'s controller)")
def payer(text: str, scene: Scene) -> Who:
    """Read who may pay."""
    return who(text, scene)


@SENTENCES.rule(r"you may {costs}\. if you do, {doing}", do.May)
def _(scene: Scene, costs: tuple[Component, ...], doing: Actions) -> Actions:
    return _pays("you", costs, doing, ())


@SENTENCES.rule(r"{other_payer} may {costs}\. if (?:they do|that player does), {doing}", do.May)
def _(scene: Scene, other_payer: Who, costs: tuple[Component, ...], doing: Actions) -> Actions:
    return _pays(other_payer, costs, doing, ())


@SENTENCES.rule(r"you may {costs}\. when you do, {untargeted}", do.May, do.Later)
def _(scene: Scene, costs: tuple[Component, ...], untargeted: Actions) -> Actions:
    return _pays("you", costs, (do.Later(action="later", when="now", do=untargeted),), ())


@SENTENCES.rule(r"you may {costs}\. if you don't, {doing}", do.May)
def _(scene: Scene, costs: tuple[Component, ...], doing: Actions) -> Actions:
    return _pays("you", costs, (), doing)


@SENTENCES.rule(r"{other_payer} may {costs}\. if (?:they don't|that player doesn't), {doing}", do.May)
def _(scene: Scene, other_payer: Who, costs: tuple[Component, ...], doing: Actions) -> Actions:
    return _pays(other_payer, costs, (), doing)


def _pays(payer: Who, costs: tuple[Component, ...], doing: Actions, otherwise: Actions) -> Actions:
    return (
        do.May.model_validate({"action": "may", "who": payer, "pay": costs, "do": doing, "else": otherwise}),
    )


@SENTENCES.rule("{doing:clause} unless {payer} {costs:paying}", do.May)
def _(scene: Scene, doing: Actions, payer: Who, costs: tuple[Component, ...]) -> Actions:
    return _pays(payer, costs, (), doing)


@slot("paying")
def paying(text: str, scene: Scene) -> tuple[Component, ...]:
    """Read what somebody pays: "pays {2}", "you discard a card"."""
    verb, _, rest = text.partition(" ")
    return read_costs(f"{_BASE.get(verb, verb)} {rest}", scene)


@SENTENCES.rule(r"{first:may_do}\. if you do, {doing}", do.May, do.Conditional)
def _(scene: Scene, first: Actions, doing: Actions) -> Actions:
    did = do.Conditional.model_validate({"action": "if", "if": ({"test": "done"},), "do": doing})
    return (do.May(action="may", do=(*first, did)),)


@slot("may_do", "you may .+?")
def may_do(text: str, scene: Scene) -> Actions:
    """Read what you may do, where it is no cost."""
    deed = text.removeprefix("you may ")
    scene.actor = "you"
    if _is_cost(deed, scene):
        raise Unread("action")
    found = _read_may(deed, scene, _YOU)
    scene.done = True
    return found


def _is_cost(text: str, scene: Scene) -> bool:
    try:
        read_costs(text, scene.copy())
    except Unread:
        return False
    return True


# When


_LATER: dict[str, dict[str, Any]] = {
    "at the beginning of the next end step": {"event": "step", "step": "end"},
    "at the beginning of the next turn's upkeep": {"event": "step", "step": "upkeep"},
    "at the beginning of your next upkeep": {"event": "step", "step": "upkeep", "whose": "you"},
    "at end of combat": {"event": "step", "step": "end_combat"},
}


@slot("later", f"(?:{'|'.join(_LATER)})")
def later(text: str, scene: Scene) -> Trigger:
    """Read when something is done later."""
    return Trigger.model_validate(_LATER[text])


@SENTENCES.rule("{doing:clause} {later}", do.Later)
@SENTENCES.rule("{later}, {doing:untargeted}", do.Later)
def _(scene: Scene, doing: Actions, later: Trigger) -> Actions:
    if scene.whole.is_spell and any("this" in (getattr(each, "what", None),) for each in doing):
        raise Unread("action")
    return (do.Later(action="later", when=later, do=doing),)


# For how long


@SENTENCES.rule("until end of turn, {text:clause_later}")
def _(scene: Scene, text: Actions) -> Actions:
    return text


@slot("clause_later")
def clause_later(text: str, scene: Scene) -> Actions:
    """Read a clause of which it was said before how long it holds."""
    return CLAUSES.read(f"{text} until end of turn", scene)


NOT_READ = frozenset((do.ForEach, do.Look))
"""Actions for which no wording is known yet."""
complete(do.Action, DEEDS.makes | CLAUSES.makes | SENTENCES.makes | NOT_READ)
