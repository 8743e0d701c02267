"""Objects and players: named in full where they are first spoken of, and again by what is clear there."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.magic.cards.oracle import filters
from engines.magic.cards.oracle.patterns import Cant, Either, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import TARGETS, Scene, nouns_of
from engines.magic.cards.words.nouns import CARD_TYPES, OBJECTS
from engines.magic.cards.words.verbs import VERBS
from engines.magic.language import costs
from engines.magic.language.abilities import Enchant
from engines.magic.language.events import Trigger
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import ControllerOf, Every, Hurt, OwnerOf, Target, Things, Who

EXILED = "exiled card"
"""What is called so was exiled by the text itself."""
USED_UP = ("exiled ", "sacrificed ")
"""So begins what is called by what the text did to it."""
OF_CARDS = ("to_graveyard", "discarded", "drawn")
OF_SPELLS = ("cast", "countered")


class Several(NamedTuple):
    """Targets of one kind to which the same is done: "two target creatures"."""

    places: tuple[int, ...]


class Subject(NamedTuple):
    """Who or what a sentence is of, in one wording."""

    said: Pattern
    many: bool
    """Whether verbs agree as with many: "they get"."""


def verb(base: str, *, many: bool) -> str:
    """Return a verb as it goes with one or many, or with you."""
    return VERBS[base].base if many else VERBS[base].third


# Targets


def target(scene: Scene, place: int) -> Pattern:
    """Return a target as it is named first, or so many at once."""
    if place >= len(scene.targets):
        raise Cant("no such target")
    chosen = scene.targets[place]
    scene.introduced.add(place)
    if chosen.target == "player":
        scene.meet(TARGETS[place])
    elif chosen.target == "any":
        scene.name(TARGETS[place], ("any",))
    else:
        scene.name(TARGETS[place], target_nouns(chosen))
    return targeted(chosen, first=place == 0)


def target_nouns(chosen: Target) -> tuple[str, ...]:
    """Return by which nouns a target that is an object is called again."""
    match chosen.target:
        case "permanent":
            return nouns_of(chosen.filter)
        case "card":
            return ("card",)
        case "item":
            return ("spell or ability",)
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
    if chosen.target in ("player", "any") and chosen.filter != ANYTHING:
        raise Cant("players of a kind")
    if chosen.target == "player" and chosen.whose == "you":
        raise Cant("yourself as a target")
    if chosen.target == "any" and chosen.whose != "any":
        raise Cant("any target of somebody")
    match chosen.target:
        case "player":
            return f" {OBJECTS['opponent' if chosen.whose == 'opponent' else 'player'][many]}"
        case "any":
            return "s" if many else ""
        case "card":
            return row(" ", filters.cards(chosen.filter, chosen.zone, chosen.whose, many=many))
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
            return row(" ", filters.kind(chosen.filter, chosen.target, chosen.whose, many=many))


def _of_stack(chosen: Target) -> tuple[Pattern, ...]:
    if chosen.filter != ANYTHING:
        raise Cant("abilities of a kind")
    return ("",) if chosen.whose == "any" else (filters.kind(ANYTHING, "ability", chosen.whose),)


def any_target(scene: Scene, place: int) -> Pattern:
    """Return a target of any kind as it is named first: "any target"."""
    chosen = scene.targets[place]
    _aim(chosen)
    scene.introduced.add(place)
    scene.name(TARGETS[place], ("any",))
    if chosen.another:
        return either("any other target", "another target")
    return "up to one target" if chosen.optional else "any target"


# Objects


def subjects(scene: Scene, what: Things | Several) -> list[Subject]:
    """Return what a sentence is of, in each wording."""
    if isinstance(what, Several):
        said = either(*_several(scene, what, "they"))
        return [Subject(row(said, maybe(" each")), True)]
    if isinstance(what, Every):
        return every_subjects(scene, what)
    agent = scene.agent
    ways = [Subject(said, many) for said, many in _ways(scene, what, "subject")]
    if agent == scene.known(what) and not any(each.said == "it" for each in ways):
        ways.append(Subject("it", False))
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
        found += [f"those {_noun(noun, many=True)}" for noun in nouns if scene.is_only(noun, what)]
        scene.name(what, nouns, many=True)
        return found
    plain = first.model_copy(update={"another": False, "optional": False})
    for each in more:
        if not each.another or each.model_copy(update={"another": False, "optional": False}) != plain:
            raise Cant("targets of several kinds at once")
    if first.another or any(place in scene.introduced for place in what.places):
        raise Cant("more targets than these")
    scene.introduced.update(what.places)
    scene.name(what, nouns, many=True)
    optional = [each.optional for each in (first, *more)]
    if any(optional) and not all(optional):
        if len(more) != 1 or first.optional:
            raise Cant("some of these targets alone")
        aimed = targeted(plain, first=what.places[0] == 0, number=2)
        return [exchanged(aimed, "two ", "one or two ")]
    return [targeted(first, first=what.places[0] == 0, number=len(what.places))]


def exchanged(said: Pattern, old: str, new: str) -> Pattern:
    """Return what is said with another beginning."""
    if isinstance(said, str):
        return new + said.removeprefix(old)
    if isinstance(said, Either):
        return either(*(exchanged(way, old, new) for way in said.ways))
    return row(exchanged(said.parts[0], old, new), *said.parts[1:])


def cut(said: Pattern, end: str) -> Pattern:
    """Return what is said without its end."""
    if isinstance(said, str):
        return said.removesuffix(end)
    if isinstance(said, Either):
        return either(*(cut(way, end) for way in said.ways))
    return row(*said.parts[:-1], cut(said.parts[-1], end))


def _ways(scene: Scene, word: str, role: str) -> list[tuple[Pattern, bool]]:
    """Return an object in each wording that is clear, and whether it is many."""
    known = scene.known(word)
    if known in TARGETS and TARGETS.index(known) not in scene.introduced:
        place = TARGETS.index(known)
        if place < len(scene.targets) and scene.targets[place].target == "any":
            return [(any_target(scene, place), False)]
        return [(target(scene, place), False)]
    if known == "chosen" and scene.chosen is not None:
        said, scene.chosen = scene.chosen, None
        scene.name("chosen", scene.named.get("chosen", ()))
        return [(said, False)]
    found: list[tuple[Pattern, bool]] = []
    many = scene.many and scene.last == known
    if scene.last == known:
        found.append(("they" if role == "subject" else "them", True) if many else ("it", False))
    named = _name(scene, known)
    if named is not None:
        found.append((named, False))
    if known in scene.named:
        nouns = scene.named[known]
        determiners = ("those ", "the ") if many else ("that ", "the ") if known == "made" else ("that ",)
        for noun in nouns:
            if noun.startswith(USED_UP):
                found += [] if many else [(f"the {noun}", False)]
            elif scene.is_only(noun, known):
                found += [(f"{each}{_noun(noun, many=many)}", many) for each in determiners]
        scene.name(known, nouns, many=many)
    elif named is not None:
        scene.name(known, _own_nouns(scene, known))
    if not found:
        raise Cant(f"{word} is not clear")
    return found


def _noun(noun: str, *, many: bool) -> str:
    row_ = OBJECTS.get(noun) or CARD_TYPES.get(noun)  # pyright: ignore[reportArgumentType]: another word has no row
    if row_ is None:
        if many:
            raise Cant(f"many of {noun}")
        return "permanent or player" if noun == "any" else noun
    return row_[many]


def _own_nouns(scene: Scene, known: str) -> tuple[str, ...]:
    """Return by which nouns what needs no article is called again: what speaks by none."""
    return host_nouns(scene) if known == "host" else ()


def host_nouns(scene: Scene) -> tuple[str, ...]:
    """Return what an Aura or Equipment lies on."""
    if "equipment" in scene.card.types.sub:
        return ("creature", "permanent")
    aura = next((each.enchant for each in scene.card.keywords if isinstance(each, Enchant)), None)
    return () if aura is None else nouns_of(aura.filter)


def host_name(scene: Scene) -> str:
    """Return "enchanted creature", "equipped creature"."""
    how = "equipped" if "equipment" in scene.card.types.sub else "enchanted"
    nouns = host_nouns(scene)
    if not nouns:
        raise Cant("attached to what")
    return f"{how} {_noun(nouns[0], many=False)}"


def _name(scene: Scene, known: str) -> Pattern | None:
    """Return the name of an object that needs none before it: `~`, "enchanted creature"."""
    match known:
        case "this":
            return "~"
        case "host":
            return host_name(scene)
        case "paid":
            return paid_thing(scene)
        case _:
            return None


_USED_UP = {
    costs.Sacrifice: "sacrificed", costs.Discard: "discarded", costs.ExileCards: "exiled",
    costs.TapOthers: "tapped", costs.ReturnOthers: "returned",
}  # fmt: skip


def paid_thing(scene: Scene) -> Pattern:
    """Return what was paid with: "the sacrificed creature"."""
    used = [each for each in scene.paid if isinstance(each, costs.Pick)]
    if len(used) != 1 or used[0].number != 1:
        raise Cant("what was paid with is not clear")
    (one,) = used
    kept: Filter = next(
        getattr(one, field)
        for field in ("sacrifice", "discard", "exile", "tap", "give_back")
        if hasattr(one, field)
    )
    of_cards = isinstance(one, costs.Discard | costs.ExileCards)
    nouns = nouns_of(kept, "card" if of_cards else "permanent")
    if kept.sub is not None and not of_cards:
        nouns = (filters.sub_name(kept.sub), *nouns)
    return either(*(f"the {_USED_UP[type(one)]} {_noun(noun, many=False)}" for noun in nouns))


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
    again = _again(scene, what)
    one = _of_all("each ", what, many=False)
    said = one if each else either(_of_all("all ", what, many=True), one)
    ways = [said] if not again or each else [said, "them", *again]
    scene.name(("every", what), _nouns(what), many=True)
    return either(*ways)


def every_plural(scene: Scene, what: Every) -> Pattern:
    """Return "creatures you control", after "dealt to"."""
    scene.name(("every", what), _nouns(what), many=True)
    return _of_all("", what, many=True)


def every_subjects(scene: Scene, what: Every) -> list[Subject]:
    """Return all of a kind as a sentence is of them: "creatures you control", "each other creature"."""
    many = row(maybe("all "), _of_all("", what, many=True))
    ways = [Subject(many, True), Subject(_of_all("each ", what, many=False), False)]
    ways += [Subject(each, True) for each in _again(scene, what)]
    if scene.last == ("every", what):
        ways.append(Subject("they", True))
    scene.name(("every", what), _nouns(what), many=True)
    return ways


def _of_all(before: str, what: Every, *, many: bool) -> Pattern:
    """Return all of a kind after "all" or "each"; others than what speaks are told in two ways."""
    kind = row(before, _of_every(what, many=many))
    return (
        either(row(before, "other ", _of_every(what, many=many)), row(kind, filters.BUT_THIS))
        if what.every.other
        else kind
    )


def _of_every(what: Every, *, many: bool) -> Pattern:
    if what.zone == "battlefield":
        return filters.kind(what.every, "permanent", what.whose, many=many)
    return filters.cards(what.every, what.zone, what.whose, many=many)


def _nouns(what: Every) -> tuple[str, ...]:
    return nouns_of(what.every, "permanent" if what.zone == "battlefield" else "card")


def _again(scene: Scene, what: Every) -> list[Pattern]:
    key = ("every", what)
    if key not in scene.named:
        return []
    return [f"those {_noun(noun, many=True)}" for noun in _nouns(what) if scene.is_only(noun, key)]


# Players


def players(scene: Scene, who: Who) -> list[Subject]:
    """Return who does something, in each wording; you are many, as verbs go with you."""
    if who == "you":
        return [Subject("you", True)]
    if isinstance(who, ControllerOf | OwnerOf):
        return _of_object(scene, who)
    if who in ("opponent", "each_player"):
        return _each_of(scene, str(who))
    if who in TARGETS and TARGETS.index(who) not in scene.introduced:
        return [Subject(target(scene, TARGETS.index(who)), False)]
    key = who
    if key == "each" and scene.each_of is not None and "each" not in scene.persons:
        scene.meet("each")
        return [Subject("each opponent" if scene.each_of == "opponent" else "each player", False)]
    if key not in scene.persons:
        raise Cant(f"{who} was not named")
    ways = [Subject("they", True)] if scene.person == key else []
    if scene.person == key or len(scene.persons) == 1:
        ways.append(Subject("that player", False))
    if not ways:
        raise Cant("which player is not clear")
    scene.meet(key)
    return ways


def _each_of(scene: Scene, who: str) -> list[Subject]:
    said = "each opponent" if who == "opponent" else "each player"
    ways = [Subject(said, False)]
    if scene.person == who:
        ways += [Subject("they", True), Subject("that player", False)]
    scene.meet(who)
    return ways


def _of_object(scene: Scene, who: ControllerOf | OwnerOf) -> list[Subject]:
    word, noun = (
        (who.controller_of, "controller") if isinstance(who, ControllerOf) else (who.owner_of, "owner")
    )
    key = (noun, scene.known(word))
    ways = [Subject("they", True)] if scene.person == key else []
    ways += [Subject("that player", False)] if scene.person == key else []
    ways.append(Subject(row(of_thing(scene, word), f" {noun}"), False))
    scene.meet(key)
    return ways


def person_key(scene: Scene, who: Who) -> Any:
    """Return by which key a player is known."""
    if isinstance(who, ControllerOf):
        return ("controller", scene.known(who.controller_of))
    return ("owner", scene.known(who.owner_of)) if isinstance(who, OwnerOf) else who


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


def defended(said: Pattern) -> Pattern:
    """Return what is said where the opponent is attacked: they are the defending player as well."""
    if isinstance(said, str):
        other = said.replace("each opponent", "defending player").replace(
            "an opponent controls", "defending player controls"
        )
        return said if other == said else either(said, other)
    if isinstance(said, Either):
        return either(*map(defended, said.ways))
    return row(*map(defended, said.parts))
