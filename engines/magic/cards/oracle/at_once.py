"""What is said at once: which actions in a row one clause holds, and how it holds them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.magic.cards.oracle import actions as plain
from engines.magic.cards.oracle import filters, hands, values
from engines.magic.cards.oracle.clauses import Clause, Sayer, either_so, someone_does, you_do
from engines.magic.cards.oracle.patterns import Cant, maybe, row
from engines.magic.cards.oracle.scene import TARGETS, Scene, nouns_of
from engines.magic.cards.oracle.selectors import Several
from engines.magic.language import actions as do
from engines.magic.language.changes import AddTypes
from engines.magic.language.conditions import Compare
from engines.magic.language.filters import Filter
from engines.magic.language.selectors import Target
from engines.magic.language.values import Count

NUMBERED = (do.Damage, do.PutCounters, do.MakeTokens, do.Draw, do.Discard, do.Mill, do.ChangeLife)
"""What has a number that may be said of two at once."""


def same_number(action: do.Action, other: do.Action) -> bool:
    """Tell whether two do so much as the same number, which is reckoned: "X, where X is" says it once."""
    if not isinstance(action, NUMBERED) or not isinstance(other, NUMBERED):
        return False
    both_hit = isinstance(action, do.Damage) and isinstance(other, do.Damage)
    return not both_hit and not isinstance(action.number, int | str) and action.number == other.number


ARMY = Filter(type="creature", sub="army")
_EQUAL = {"test", "value", "equals"}


def amassed(actions: Sequence[do.Action]) -> tuple[str, do.PutCounters] | None:
    """Return of what an army is that grows, and is made before where there is none, and how it grows."""
    match actions:
        case [
            do.Conditional(
                conditions=(Compare(value=Count(count=there, whose="you"), equals=0) as none,),
                do=(do.MakeTokens(token=do.TokenModel(sub=(sub, "army")) as token, number=1),),
                otherwise=(),
            ),
            do.Pick(filter=chosen, number=1, up_to=False, zone="battlefield", who="you", whose="you"),
            do.PutCounters(action="add_counters", what="chosen", kind="plus_one") as grown,
            do.Apply(what="chosen", changes=(AddTypes(types=(), adds_sub=(added,)),), until="stays"),
            *_,
        ] if there == chosen == ARMY and sub == added and none.model_fields_set <= _EQUAL and _is_army(token):
            return sub, grown
        case _:
            return None


def amasses(sub: str, grown: do.PutCounters) -> Sayer:
    """Return that an army of a kind is amassed; older texts name no kind where it is of Zombies."""
    kind = row(filters.sub_name(sub, many=True), " ")
    head = row("amass ", maybe(kind) if sub == "zombie" else kind)

    def say(scene: Scene) -> Clause:
        scene.did = grown
        if isinstance(grown.number, int):
            return you_do(row(head, str(grown.number)))
        if isinstance(grown.number, str):
            raise Cant("an army grows by what no text says")
        return you_do(row(head, "x", values.where_x(scene, grown.number)))

    return say


def _is_army(token: do.TokenModel) -> bool:
    plain = not (token.keywords or token.grants or token.super)
    return plain and token.pt == (0, 0) and token.colors == ("black",) and token.types == ("creature",)


def sacrifices(action: do.Pick) -> Sayer:
    """Return the sacrifice of what is chosen for it."""

    def say(scene: Scene) -> Clause:
        choice = maybe(f" of {'your' if action.who == 'you' else 'their'} choice")
        unit = values.UnitNoun(filters.one(action.filter), filters.several(action.filter))
        if action.up_to:
            raise Cant("as many as they like are sacrificed")
        found = values.amounts(action.number, unit)
        clause = someone_does(
            scene, action.who, "sacrifice",
            lambda here, _: values.spread(here, found, lambda __, some: row(some, choice)),
        )  # fmt: skip
        scene.did = action
        nouns = nouns_of(action.filter)
        gone = tuple(f"sacrificed {noun}" for noun in nouns) if action.number == 1 else ()
        scene.named["chosen"] = (*gone, *nouns)
        return clause

    return say


def from_shown(shown: do.Reveal, action: do.Discard | do.Put) -> Sayer:
    """Return how you choose from a hand that is shown, and where that goes."""
    return lambda scene: hands.from_shown(scene, shown, action)


def as_damage(action: do.Action) -> do.Damage | None:
    """Return an action as dealing damage, if it is: to each of several players as well."""
    if isinstance(action, do.Damage):
        return None if action.divided else action
    if isinstance(action, do.ForEach) and isinstance(action.of, str) and len(action.do) == 1:
        (inner,) = action.do
        if (
            isinstance(inner, do.Damage)
            and inner.to == "each"
            and not inner.divided
            and isinstance(inner.number, int)
        ):
            return inner.model_copy(update={"to": action.of})
    return None


def hits_of(hits: Sequence[do.Damage]) -> Sayer:
    """Return what a source deals to several: to targets of one kind at once."""
    places = [TARGETS.index(each.to) for each in hits if each.to in TARGETS]
    alike = len({repr(each.number) for each in hits}) == 1
    if len(hits) > 1 and places == list(range(len(hits))) and alike:
        at_once = hits[0].model_copy(update={"to": Several(tuple(places))})
        return lambda scene: either_so(
            scene, lambda here: plain.damages(here, [at_once]), lambda here: plain.damages(here, list(hits))
        )
    return lambda scene: plain.damages(scene, list(hits))


_AT_ONCE = (do.Apply, do.Turn, do.PutCounters, do.Move, do.Regenerate, do.Prevent)
"""What can be said of several targets at once, and is the same as if it were done to one after the other.

What leaves the battlefield, or comes there, does so at one moment in such a sentence (603.10a).
"""


def same_on_next(action: do.Action, other: do.Action, count: int, targets: Sequence[Target]) -> bool:
    """Tell whether the same is done to the next target, which goes with the one before."""
    if not isinstance(action, _AT_ONCE):
        return False
    field = field_of(action)
    word = getattr(action, field)
    place = TARGETS.index(word) + count if word in TARGETS else len(TARGETS)
    goes_with = place < len(targets) and targets[place].another
    return goes_with and action.model_copy(update={field: TARGETS[place]}) == other


def field_of(action: do.Action) -> str:
    """Return the field of an action that names what it is done to."""
    return "to" if isinstance(action, do.Prevent) else "what"


def is_unseen_order(scene: Scene, action: do.Move, places: Sequence[int]) -> bool:
    """Tell whether nothing sees whether cards move at one moment or one after the other."""
    cards = all(place < len(scene.targets) and scene.targets[place].target == "card" for place in places)
    return cards and action.to in ("hand", "library", "library_bottom", "exile")
