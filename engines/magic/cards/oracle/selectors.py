"""Objects and players: named in full where they are first spoken of, and again by what is clear there."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.magic.cards.oracle import filters, patterns
from engines.magic.cards.oracle.names import host_nouns, name_of, word_of
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import TARGETS, Scene, nouns_of
from engines.magic.cards.words.nouns import OBJECTS
from engines.magic.cards.words.verbs import VERBS
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING
from engines.magic.language.parts import Whose
from engines.magic.language.selectors import ControllerOf, Every, Hurt, Of, OwnerOf, Target, Things, Who, Whom

EXILED = "exiled card"
"""What is called so was exiled by the text itself."""
USED_UP = ("exiled ", "sacrificed ")
"""So begins what is called by what the text did to it."""
OF_CARDS = ("to_graveyard", "discarded", "drawn")
OF_SPELLS = ("cast", "countered")


class Several(NamedTuple):
    """Targets of one kind to which the same is done: "two target creatures"."""

    places: tuple[int, ...]


class ClauseSubject(NamedTuple):
    """Who or what a sentence is of, in one wording."""

    said: Pattern
    many: bool
    """Whether verbs agree as with many: "they get"."""


def verb(base: str, *, many: bool) -> str:
    """Return a verb as it goes with one or many, or with you."""
    return VERBS[base].base if many else VERBS[base].third


# Targets


def target(scene: Scene, place: int) -> Pattern:
    """Return a target as it is named first."""
    if place >= len(scene.targets) or scene.waits:
        raise Cant("no such target")
    chosen = scene.targets[place]
    scene.introduce(place)
    if chosen.target == "player":
        scene.meet(TARGETS[place])
    else:
        scene.name(TARGETS[place], target_nouns(chosen))
    if chosen.target == "any":
        return _any_target(chosen)
    held = chosen.whose
    if isinstance(held, Of):
        if chosen.target == "card":
            raise Cant("a card of one who was named")
        plain = chosen.model_copy(update={"whose": "any"})
        return row(targeted(plain, first=place == 0), controls(scene, held.of))
    return targeted(chosen, first=place == 0)


def _any_target(chosen: Target) -> Pattern:
    _aim(chosen)
    if chosen.filter != ANYTHING:
        if chosen.another or chosen.optional or chosen.filter.other:
            raise Cant("another player or permanent")
        player = OBJECTS["opponent" if chosen.whose == "opponent" else "player"].one
        return row(f"target {player} or ", filters.kind(chosen.filter))
    if chosen.another:
        return either("any other target", "another target")
    return "up to one target" if chosen.optional else "any target"


def target_nouns(chosen: Target) -> tuple[str, ...]:
    """Return by which nouns a target that is an object is called again."""
    match chosen.target:
        case "permanent":
            return nouns_of(chosen.filter)
        case "card":
            return ("card",)
        case "item":
            return ("spell or ability",)
        case "any":
            return ("permanent or player",)
        case other:
            return (other,)


def targeted(chosen: Target, *, first: bool, number: int = 1) -> Pattern:
    """Return "target creature", "another target creature", "up to two other target creatures"."""
    other = chosen.filter.other or chosen.another
    if (chosen.another and first) or (chosen.filter.other and not first):
        raise Cant("another than which")
    if number > 1:
        before = [
            "up to " if chosen.optional else "",
            filters.number_word(number),
            " ",
            "other " if other else "",
        ]
    elif chosen.optional:
        before = ["up to one ", "other " if other else ""]
    else:
        before = ["another " if other else ""]
    said = row("target", _aim(chosen, many=number > 1))
    if not chosen.filter.other:
        return row(*before, said)
    less = row(*(each for each in before if each not in ("other ", "another ")), said, filters.BUT_THIS)
    return either(row(*before, said), less)


def _aim(chosen: Target, *, many: bool = False) -> Pattern:
    if chosen.target == "player" and chosen.filter != ANYTHING:
        raise Cant("players of a kind")
    if chosen.target in ("player", "any") and chosen.whose == "you":
        raise Cant("yourself as a target")
    if chosen.target == "any" and chosen.whose != "any" and chosen.filter == ANYTHING:
        raise Cant("any target of somebody")
    match chosen.target:
        case "player":
            return f" {OBJECTS['opponent' if chosen.whose == 'opponent' else 'player'][many]}"
        case "any":
            return "s" if many else ""
        case "card":
            return row(" ", filters.cards(chosen.filter, chosen.zone, plainly(chosen.whose), many=many))
        case "ability":
            said = "activated or triggered abilit" + ("ies" if many else "y")
            return row(" ", said, *_of_stack(chosen))
        case "item":
            return row(
                " ",
                either("spell or ability", "spell, activated ability, or triggered ability"),
                *_of_stack(chosen),
            )
        case "permanent" | "spell":
            return row(" ", filters.kind(chosen.filter, chosen.target, plainly(chosen.whose), many=many))


def _of_stack(chosen: Target) -> tuple[Pattern, ...]:
    if chosen.filter != ANYTHING:
        raise Cant("abilities of a kind")
    return (filters.controlled(plainly(chosen.whose)),)


def plainly(whose: Whom) -> Whose:
    """Return who controls something, where no player that was named can be."""
    if isinstance(whose, Of):
        raise Cant("one who was named")
    return whose


def one_of_every(of: Every) -> Pattern:
    """Return one of all objects of a kind, without article."""
    if of.zone == "battlefield":
        return filters.kind(of.every, "permanent", plainly(of.whose))
    return filters.cards(of.every, of.zone, plainly(of.whose))


# Objects


def subjects(scene: Scene, what: Things | Several) -> list[ClauseSubject]:
    """Return what a sentence is of, in each wording."""
    if isinstance(what, Several):
        said = either(*_several(scene, what, "they"))
        return [ClauseSubject(row(said, maybe(" each")), True)]
    if isinstance(what, Every):
        return every_subjects(scene, what)
    agent = scene.agent
    ways = [ClauseSubject(said, many) for said, many in _ways(scene, what, "subject")]
    if agent == scene.known(what) and not any(each.said == "it" for each in ways):
        ways.append(ClauseSubject("it", False))
    return ways


def thing(scene: Scene, what: Things | Several, *, each: bool = False) -> Pattern:
    """Return an object, or all of a kind, to which something is done; `each`: one after "on", "to"."""
    if isinstance(what, Several):
        return row("each of " if each else "", either(*_several(scene, what, "them")))
    if isinstance(what, Every):
        return every(scene, what, each=each)
    return either(*(said for said, _ in _ways(scene, what, "object")))


def _several(scene: Scene, what: Several, pronoun: str) -> list[Pattern]:
    """Return targets of one kind at once, or again."""
    first, *more = (scene.targets[place] for place in what.places)
    nouns = target_nouns(first)
    if what in scene.named:
        found: list[Pattern] = [pronoun] if scene.last == what else []
        found += [f"those {word_of(noun, many=True)}" for noun in nouns if scene.is_only(noun, what)]
        scene.name(what, nouns, many=True)
        return found
    plain = first.model_copy(update={"another": False, "optional": False})
    for each in more:
        if not each.another or each.model_copy(update={"another": False, "optional": False}) != plain:
            raise Cant("targets of several kinds at once")
    if first.another or any(place in scene.introduced for place in what.places):
        raise Cant("more targets than these")
    scene.introduce(*what.places)
    scene.name(what, nouns, many=True)
    optional = [each.optional for each in (first, *more)]
    if any(optional) and not all(optional):
        if len(more) != 1 or first.optional:
            raise Cant("some of these targets alone")
        aimed = targeted(plain, first=what.places[0] == 0, number=2)
        return [patterns.exchanged(aimed, "two ", "one or two ")]
    return [targeted(first, first=what.places[0] == 0, number=len(what.places))]


def _ways(scene: Scene, word: str, role: str) -> list[tuple[Pattern, bool]]:
    """Return an object in each wording that is clear, and whether it is many."""
    known = scene.known(word)
    if known in TARGETS and TARGETS.index(known) not in scene.introduced:
        return [(target(scene, TARGETS.index(known)), False)]
    if known == "chosen" and scene.chosen is not None:
        said, scene.chosen = scene.chosen, None
        scene.name("chosen", scene.named.get("chosen", ()))
        return [(said, False)]
    found: list[tuple[Pattern, bool]] = []
    many = scene.many and scene.last == known
    if scene.last == known:
        found.append(("they" if role == "subject" else "them", True) if many else ("it", False))
    named = name_of(scene, known)
    if named is not None:
        found.append((named, False))
    if known in scene.named:
        nouns = scene.named[known]
        determiners = ("those ", "the ") if many else ("that ", "the ") if known == "made" else ("that ",)
        for noun in nouns:
            if noun.startswith(USED_UP):
                found += [] if many else [(f"the {noun}", False)]
            elif scene.is_only(noun, known):
                found += [(f"{each}{word_of(noun, many=many)}", many) for each in determiners]
        scene.name(known, nouns, many=many)
    elif named is not None:
        scene.name(known, host_nouns(scene) if known == "host" else ())
    if not found:
        raise Cant(f"{word} is not clear")
    return found


def of_thing(scene: Scene, word: str) -> Pattern:
    """Return whose something is: "its", "that creature's", "target creature's"."""
    ways: list[Pattern] = []
    for said, many in _ways(scene, word, "subject"):
        if said in ("it", "they"):
            ways.append("its" if said == "it" else "their")
        else:
            ways.append(row(said, "'" if many else "'s"))
    return either(*ways)


# All of a kind


def every(scene: Scene, what: Every, *, each: bool = False) -> Pattern:
    """Return "all creatures", "each creature you control"."""
    tail = _named_owner(scene, what)
    one = _of_all("each ", what, tail, many=False)
    ways = [one] if each else [_of_all("all ", what, tail, many=True), one]
    if not each and what.zone == "graveyard" and what.every == ANYTHING:
        ways.append(tail if isinstance(what.whose, Of) else _WHOLE_GRAVEYARD[what.whose])
    if not each:
        ways += ["them" if again == "they" else again for again in _again(scene, what)]
    scene.name(thing_key(scene, what), _nouns(what), many=True)
    return either(*ways)


_WHOLE_GRAVEYARD: dict[Whose, str] = {
    "any": "all graveyards", "you": "your graveyard", "opponent": "each opponent's graveyard",
}  # fmt: skip
"""All cards of a graveyard as they are named by it."""


def every_plural(scene: Scene, what: Every) -> Pattern:
    """Return "creatures you control", after "dealt to"."""
    said = among(scene, what)
    scene.name(thing_key(scene, what), _nouns(what), many=True)
    return said


def among(scene: Scene, what: Every) -> Pattern:
    """Return "creatures you control", after "among": they cannot be meant again."""
    return _of_all("", what, _named_owner(scene, what), many=True)


def every_subjects(scene: Scene, what: Every) -> list[ClauseSubject]:
    """Return all of a kind as a sentence is of them: "creatures you control", "each other creature"."""
    tail = _named_owner(scene, what)
    many = row(maybe("all "), _of_all("", what, tail, many=True))
    ways = [ClauseSubject(many, True), ClauseSubject(_of_all("each ", what, tail, many=False), False)]
    ways += [ClauseSubject(each, True) for each in _again(scene, what)]
    scene.name(thing_key(scene, what), _nouns(what), many=True)
    return ways


def _named_owner(scene: Scene, what: Every) -> Pattern:
    """Return who controls all of a kind, where the text names a player for it; of cards whose they are."""
    if not isinstance(what.whose, Of):
        return ""
    if what.zone == "battlefield":
        return controls(scene, what.whose.of)
    if what.zone != "graveyard":
        raise Cant("cards in exile are nobody's")
    return row(of_player(scene, what.whose.of), " graveyard")


def controls(scene: Scene, who: Who) -> Pattern:
    """Return "target player controls" after a noun."""
    the_one(who)
    return either(
        *(row(" ", each.said, " ", verb("control", many=each.many)) for each in players(scene, who))
    )


def _of_all(before: str, what: Every, tail: Pattern, *, many: bool) -> Pattern:
    """Return all of a kind after "all" or "each"; others than what speaks are told in two ways."""
    kind = _of_every(what, tail, many=many)
    if not what.every.other:
        return row(before, kind)
    return either(row(before, "other ", kind), row(before, kind, filters.BUT_THIS))


def _of_every(what: Every, tail: Pattern, *, many: bool) -> Pattern:
    if isinstance(what.whose, Of):
        if what.zone == "battlefield":
            return row(filters.kind(what.every, many=many), tail)
        return row(filters.kind(what.every, "card", many=many), either(" from ", " in "), tail)
    if what.zone == "battlefield":
        return filters.kind(what.every, "permanent", what.whose, many=many)
    return filters.cards(what.every, what.zone, what.whose, many=many)


def _nouns(what: Every) -> tuple[str, ...]:
    return nouns_of(what.every, "permanent" if what.zone == "battlefield" else "card")


_PASSING = frozenset(("tapped", "power", "toughness", "counter", "keyword", "without"))
"""What may be otherwise once something was done: all of such a kind are not those that were."""


def _again(scene: Scene, what: Every) -> list[Pattern]:
    """Return all of a kind as they are called again, in the plural."""
    key = thing_key(scene, what)
    if key not in scene.named or what.every.asked & _PASSING:
        return []
    they: list[Pattern] = ["they"] if scene.last == key else []
    return they + [f"those {word_of(noun, many=True)}" for noun in _nouns(what) if scene.is_only(noun, key)]


# Players


def players(scene: Scene, who: Who) -> list[ClauseSubject]:
    """Return who does something, in each wording; you are many, as verbs go with you."""
    if who == "you":
        return [ClauseSubject("you", True)]
    if isinstance(who, ControllerOf | OwnerOf):
        return _of_object(scene, who)
    if who in ("opponent", "each_player"):
        return _each_of(scene, str(who))
    if who in TARGETS and TARGETS.index(who) not in scene.introduced:
        return [ClauseSubject(target(scene, TARGETS.index(who)), False)]
    key = who
    if key == "each" and scene.each_of is not None and "each" not in scene.persons:
        scene.meet("each")
        return [ClauseSubject("each opponent" if scene.each_of == "opponent" else "each player", False)]
    if key not in scene.persons:
        raise Cant(f"{who} was not named")
    ways = [ClauseSubject("they", True)] if scene.person == key else []
    if scene.person == key or len(scene.persons) == 1:
        ways.append(ClauseSubject("that player", False))
    if not ways:
        raise Cant("which player is not clear")
    scene.meet(key)
    return ways


def _each_of(scene: Scene, who: str) -> list[ClauseSubject]:
    said = "each opponent" if who == "opponent" else "each player"
    ways = [ClauseSubject(said, False)]
    if scene.person == who:
        ways += [ClauseSubject("they", True), ClauseSubject("that player", False)]
    scene.meet(who)
    return ways


def _of_object(scene: Scene, who: ControllerOf | OwnerOf) -> list[ClauseSubject]:
    word = who.controller_of if isinstance(who, ControllerOf) else who.owner_of
    key = person_key(scene, who)
    noun = key[0]
    ways = [ClauseSubject("they", True)] if scene.person == key else []
    ways += [ClauseSubject("that player", False)] if scene.person == key else []
    ways.append(ClauseSubject(row(of_thing(scene, word), f" {noun}"), False))
    scene.meet(key)
    return ways


def thing_key(scene: Scene, what: Things | Several) -> Any:
    """Return by which key an object is known, or all of a kind."""
    if isinstance(what, Every):
        return ("every", what)
    return what if isinstance(what, Several) else scene.known(what)


def person_key(scene: Scene, who: Who) -> Any:
    """Return by which key a player is known."""
    if isinstance(who, ControllerOf):
        return ("controller", scene.known(who.controller_of))
    return ("owner", scene.known(who.owner_of)) if isinstance(who, OwnerOf) else who


def the_one(who: Who) -> None:
    """Raise Cant where one player is asked or reckoned with, and every player is meant."""
    if who == "each_player":
        raise Cant("one of all players")


def player(scene: Scene, who: Who) -> Pattern:
    """Return a player to whom something is done."""
    return either(*("them" if each.said == "they" else each.said for each in players(scene, who)))


def of_player(scene: Scene, who: Who) -> Pattern:
    """Return whose something is, of a player: "your", "that player's"."""
    if who == "you":
        return "your"
    return either(*("their" if each.said == "they" else row(each.said, "'s") for each in players(scene, who)))


def hurt(scene: Scene, whom: Hurt) -> Pattern:
    """Return to whom or what damage is dealt."""
    if isinstance(whom, Every):
        return every(scene, whom, each=True)
    if isinstance(whom, ControllerOf | OwnerOf):
        return player(scene, whom)
    if whom == "you" or whom == "opponent" or whom == "each_player" or whom == "that_player":
        return player(scene, whom)
    if whom == "target" or whom == "target_2" or whom == "target_3":
        place = TARGETS.index(whom)
        is_player = place < len(scene.targets) and scene.targets[place].target == "player"
        return player(scene, whom) if is_player else thing(scene, whom)
    if whom == "each" and not scene.repeated:
        return player(scene, whom)
    return thing(scene, whom)


def event_nouns(when: Trigger) -> tuple[str, ...]:
    """Return what that is called to which an event happens."""
    noun = "card" if when.event in OF_CARDS else "spell" if when.event in OF_SPELLS else "permanent"
    found = nouns_of(when.filter, noun)
    fights = when.event in ("attacks", "blocks", "blocked") and found == ("permanent",)
    return ("creature", "permanent") if fights else found
