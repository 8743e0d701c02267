"""Objects and players that a text speaks of, and its targets."""

from __future__ import annotations

import re

from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.kinds import Kind, many_kinds, one_kind, whole_graveyard
from engines.magic.cards.reading.scene import Mention, Scene, controller, owner
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.numbers import NUMBERS
from engines.magic.language.filters import Filter
from engines.magic.language.selectors import Every, Hurt, Ref, Target, Things, Who

NUMBER_OF = {**turned(NUMBERS), "a": 1, "an": 1}
_COUNTED = "|".join(word for number, word in NUMBERS.items() if number <= 3)
_TARGET = re.compile(rf"(?:each of )?(?:(up to )?({_COUNTED}|one or two) )?(another |other )?target (.+)")
_THAT = re.compile(r"(?:that|this) ([A-Za-z]+)")
_THOSE = re.compile(r"(?:those|the) ([A-Za-z]+)")
_SPECIAL = {
    "activated or triggered ability": Target(target="ability"),
    "spell or ability": Target(target="item"),
}
_PLAYERS = {"player": Target(target="player"), "opponent": Target(target="player", whose="opponent")}
_OR_PLANESWALKER = Filter(type="planeswalker")
_ANY = {
    "any target": Target(target="any"),
    "target player or planeswalker": Target.model_validate({"target": "any", "is": _OR_PLANESWALKER}),
    "target opponent or planeswalker": Target.model_validate(
        {"target": "any", "is": _OR_PLANESWALKER, "whose": "opponent"}
    ),
}


def _aimed(text: str, scene: Scene) -> tuple[Ref, ...] | None:
    """Read "up to two target creatures"; None if no target is spoken of."""
    found = _TARGET.fullmatch(text)
    if found is None:
        return None
    up_to, count, other, noun = found[1] is not None, found[2], found[3] is not None, found[4]
    number = 1 if count is None else 2 if count == "one or two" else NUMBER_OF[count]
    needed = 0 if up_to else 1 if count == "one or two" else number
    if text.startswith("each of ") and number == 1:
        raise Unread("target")
    if noun in _SPECIAL and number == 1 and not other:
        aimed, nouns = _SPECIAL[noun], frozenset(("spell", "ability"))
    else:
        kind = one_kind(noun, scene) if number == 1 else many_kinds(noun, scene)
        aimed, nouns = _target(kind), kind.nouns
    if other:
        if scene.targets:
            aimed = aimed.model_copy(update={"another": True})
        else:
            other_than_this(scene)
            aimed = aimed.model_copy(update={"filter": aimed.filter.model_copy(update={"other": True})})
    refs: list[Ref] = []
    for place in range(number):
        update = {"optional": place >= needed, "another": aimed.another or place > 0}
        ref = scene.aim(aimed.model_copy(update=update), nouns)
        if ref is None:
            raise Unread("target")
        refs.append(ref)
    if number > 1:
        kept = tuple(each for each in scene.named if not set(each.refs) & set(refs))
        scene.named = (*kept, Mention(tuple(refs), nouns))
    return tuple(refs)


def _target(kind: Kind) -> Target:
    if kind.noun == "card":
        if kind.zone != "graveyard":
            raise Unread("target")
        return _filtered("card", kind)
    if kind.zone is not None:
        raise Unread("target")
    if kind.noun == "spell":
        return _filtered("spell", kind)
    return _filtered("permanent", kind)


def _filtered(target: str, kind: Kind) -> Target:
    return Target.model_validate({"target": target, "is": kind.filter, "whose": kind.whose})


def _refs(text: str, scene: Scene) -> tuple[Ref, ...] | None:
    """Read words for objects that are known already."""
    if text == "~":
        return scene.name(("this",), scene.whole.nouns)
    if text in ("it", "him", "her"):
        return _named(scene.it(), scene)
    if text in ("they", "them"):
        return _named(scene.they(), scene)
    if text in scene.calls:
        return _named(Mention((scene.calls[text],), frozenset(text.split()[-1:])), scene)
    if scene.whole.attached and text.startswith(f"{scene.whole.attached} "):
        noun = text.split(" ", 1)[1]
        if noun in scene.whole.host:
            return scene.name(("host",), scene.whole.host)
    if (found := _THAT.fullmatch(text)) is not None and text.startswith("that "):
        return _named(scene.that(_small(found[1])), scene)
    if (found := _THOSE.fullmatch(text)) is not None and text.startswith("those "):
        return _named(scene.that(_small(found[1]).removesuffix("s"), many=True), scene)
    return None


def _small(noun: str) -> str:
    return noun.lower()


def _named(known: Mention | None, scene: Scene) -> tuple[Ref, ...]:
    if known is None:
        raise Unread("unclear")
    return scene.name(known.refs, known.nouns)


@slot("things")
def things(text: str, scene: Scene) -> tuple[Things, ...]:
    """Read objects: known ones, targets, all of a kind; several of them joined by "and"."""
    if (graveyard := whole_graveyard(text, scene)) is not None:
        scene.forget()
        return (graveyard,)
    known = _aimed(text, scene) or _refs(text, scene)
    if known is not None:
        return known
    if text.startswith(("target ", "up to ")) and " and " in text:
        first, rest = text.split(" and ", 1)
        if not rest.startswith(("target ", "up to ", "another target ")):
            raise Unread("target")
        return (*things(first, scene), *things(rest, scene))
    return (every(text, scene),)


@slot("every")
def every(text: str, scene: Scene) -> Every:
    """Read all objects of a kind: "each creature", "all creatures", "creatures you control"."""
    word, _, rest = text.partition(" ")
    if word == "each":
        found = one_kind(rest, scene).every
    elif word == "all":
        found = many_kinds(rest, scene).every
    else:
        found = many_kinds(text, scene).every
    if found.every.other:
        other_than_this(scene)
    scene.forget()
    return found


def other_than_this(scene: Scene) -> None:
    """Refuse "other" where it may mean another object than the one that speaks."""
    others = scene.targets or (scene.when is not None and not scene.when.this and scene.when.event != "step")
    if scene.whole.is_spell or scene.whole.attached or others:
        raise Unread("unclear")


@slot("thing")
def thing(text: str, scene: Scene) -> Ref:
    """Read one object: a known one, or one target."""
    found = _aimed(text, scene) or _refs(text, scene)
    if found is None or len(found) != 1:
        raise Unread("target")
    return found[0]


@slot("known")
def known_thing(text: str, scene: Scene) -> Ref:
    """Read one object that is known already."""
    found = _refs(text, scene)
    if found is None or len(found) != 1:
        raise Unread("unclear")
    return found[0]


_OF = re.compile(r"(.+?)(?:'s|(?<=s)') (controller|owner)")


@slot("who")
def who(text: str, scene: Scene) -> Who:
    """Read a player, or all of some."""
    return _player(text, scene)


def _player(text: str, scene: Scene) -> Who:
    found: Who
    if text == "you":
        return "you"
    if text in ("each player", "each opponent"):
        found = "each_player" if text == "each player" else "opponent"
    elif text in ("that player", "they", "the player"):
        if scene.player is None:
            raise Unread("unclear")
        return scene.player
    elif text == "defending player" and scene.when is not None and scene.when.event in ("attacks", "blocked"):
        if scene.when.host or (not scene.when.this and scene.when.whose != "you"):
            raise Unread("unclear")
        found = "opponent"
    elif text.startswith("target "):
        aimed = _PLAYERS.get(text.removeprefix("target "))
        ref = scene.aim(aimed, frozenset()) if aimed is not None else None
        if ref is None:
            raise Unread("target")
        return ref  # pyright: ignore[reportReturnType]: targets are words for players too
    elif text in ("its controller", "its owner"):
        known = scene.it()
        if known is None:
            raise Unread("unclear")
        found = (controller if text == "its controller" else owner)(known.refs[0])
    elif (of := _OF.fullmatch(text)) is not None:
        found = (controller if of[2] == "controller" else owner)(known_thing(of[1], scene))
    else:
        raise Unread("player")
    scene.player = found
    return found


_BOTH = re.compile(r" and (?=each |target |you$|its |that )")


@slot("hurt")
def hurt(text: str, scene: Scene) -> tuple[Hurt, ...]:
    """Read what damage is dealt to."""
    found: list[Hurt] = []
    for each in _BOTH.split(text):
        if each in _ANY:
            ref = scene.aim(_ANY[each], frozenset(("permanent", "creature")))
            if ref is None:
                raise Unread("target")
            found.append(ref)
            continue
        trial = scene.copy()
        try:
            found.append(_player(each, trial))
        except Unread:
            found += things(each, scene)
        else:
            scene.become(trial)
    return tuple(found)


@slot("whose", r"(?:your|its owner's|their owner's|their owners'|its controller's|that player's|their)")
def whose_zone(text: str, scene: Scene) -> str:
    """Read whose zone something goes to; who asks compares it with what goes there."""
    return text
