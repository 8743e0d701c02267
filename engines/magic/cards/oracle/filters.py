"""Kinds of objects: "tapped nonblack creature with power 2 or less you control"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import permutations

from engines.magic.cards.oracle.patterns import Cant, Pattern, complete_rows, either, in_list, row
from engines.magic.cards.words.colours import COLORS, OF_COLORS
from engines.magic.cards.words.counters import spelt
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.cards.words.nouns import CARD_TYPES, OBJECTS, PILES, SUPERTYPES, plural, written
from engines.magic.cards.words.numbers import NUMBERS
from engines.magic.language.filters import Aims, Filter, Range
from engines.magic.language.parts import PERMANENTS, CardType, Counter, Keyword, Pile, Subtype, Whose

A = either("an ", "a ")
"""Which of both it is tells nothing."""
BUT_THIS = " other than ~"
_PROTECTION = "protection "
_NOT_TYPED = ("permanent", "source")
"""Nouns that a type stands instead of; beside all others it stands before."""
_CONTROL: dict[Whose, tuple[str, ...]] = {
    "you": (" you control",),
    "opponent": (" an opponent controls", " your opponents control", " you don't control"),
    "any": ("",),
}
"""Two play, so what one does not control the other does."""
complete_rows(Whose, _CONTROL)
_CARDS_OF: dict[Whose, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "you": (("your ",), ("your ",)),
    "opponent": (("an opponent's ", "your opponents' "), ("your opponents' ", "all opponents' ")),
    "any": (("a ",), ("all ",)),
}


def sub_name(subtype: Subtype, *, many: bool = False) -> str:
    """Return a sub-type as a noun."""
    spelt = written(subtype)
    return (plural(spelt) if many else spelt).lower()


def counter_name(counter: Counter, *, many: bool = False) -> str:
    """Return a kind of counter with its noun."""
    return f"{spelt(counter)} {OBJECTS['counter'][many]}"


def keyword_name(keyword: Keyword) -> str:
    """Return a keyword after "with", "has" or "gains"."""
    if keyword not in KEYWORDS:
        raise Cant(f"{keyword} is a phrase")
    return KEYWORDS[keyword]


def keyword_names(words: Sequence[Keyword]) -> list[Pattern]:
    """Return keywords in a row; protection is said once: "protection from red and from white"."""
    found: list[Pattern] = []
    from_: list[str] = []
    for word in words:
        name = keyword_name(word)
        if not name.startswith(_PROTECTION):
            found.append(name)
            continue
        if not from_:
            found.append("")
        from_.append(name.removeprefix(_PROTECTION))
    if from_:
        place = found.index("")
        found[place] = row(_PROTECTION, in_list(from_))
    return found


def number_word(number: int) -> str:
    """Return a number of cards, permanents or counters."""
    if number not in NUMBERS:
        raise Cant(f"{number} of something")
    return NUMBERS[number]


def kind(
    chosen: Filter, noun: str = "permanent", whose: Whose = "any", *,
    many: bool = False, together: bool = False,
) -> Pattern:  # fmt: skip
    """Return a kind without article: adjectives, noun and what comes after; "other" is left out.

    `together`: its alternatives share one noun.
    """
    if any(each.other for each in (*chosen.any_of, *chosen.none_of)):
        raise Cant("another than what speaks as one of several")
    if many and noun == "spell" and set(chosen.asked) == {"any_of"} and not together:
        apart = in_list([kind(each, noun, many=True) for each in chosen.any_of], "and")
        ways = [row(apart, controlled(whose))]
        with suppress(Cant):
            ways.append(kind(chosen, noun, whose, many=True, together=True))
        return either(*ways)
    if (
        chosen.type is not None
        and chosen.any_of
        and all(set(each.asked) == {"sub"} for each in chosen.any_of)
    ):
        return _of_sub_types(chosen, noun, whose, many=many)
    before = either(
        *(row(*(each for word in words for each in (word, " "))) for words in _in_any_order(chosen))
    )
    with_ = in_list([*_properties(chosen, many=many)], "and") if _has_properties(chosen) else ""
    head = either(*(row(before, each) for each in _heads(chosen, noun, many=many)))
    control = controlled(whose)
    if not with_:
        return row(head, control)
    ways = [row(head, control, with_)]
    if whose != "any":
        ways.append(row(head, with_, control))
    return either(*ways)


def _of_sub_types(chosen: Filter, noun: str, whose: Whose, *, many: bool) -> Pattern:
    """Return "Wolf or Bat creature", "creature that's a Wolf or a Bat"."""
    subs = [each.sub for each in chosen.any_of if each.sub is not None]
    plain = chosen.model_copy(update={"any_of": ()})
    said = kind(plain, noun, whose, many=many)
    if many:
        return row(said, " that are ", in_list([sub_name(each, many=True) for each in subs], "or"))
    first, *others = (row(A, sub_name(each)) for each in subs)
    others = [either(each, sub_name(sub)) for each, sub in zip(others, subs[1:], strict=True)]
    ways = [row(said, " that's ", in_list([first, *others], "or"))]
    if not any(True for _ in _adjectives(plain)):
        ways.append(row(in_list([sub_name(each) for each in subs], "or"), " ", said))
    return either(*ways)


def controlled(whose: Whose) -> Pattern:
    """Return who controls something, after its noun."""
    return either(*_CONTROL[whose])


def cards(chosen: Filter, zone: Pile, whose: Whose, *, many: bool = False) -> Pattern:
    """Return cards of a kind that lie in a zone."""
    head = kind(chosen, "card", many=many)
    if zone == "exile":
        if whose != "any":
            raise Cant("cards in exile are nobody's")
        return row(head, " in exile" if not many else either(" in exile", " from exile"))
    if zone != "graveyard":
        raise Cant(f"cards in a {zone}")
    one, all_ = _CARDS_OF[whose]
    places = [f"{each}{PILES[zone].one}" for each in one if not many or whose == "you"]
    if many:
        places += [f"{each}{PILES[zone].many}" for each in all_ if whose != "you"]
        places += ["each opponent's graveyard"] if whose == "opponent" else []
    return row(head, either(" from ", " in "), either(*places))


def _in_any_order(chosen: Filter) -> Iterator[tuple[Pattern, ...]]:
    """Yield adjectives in each order, which tells nothing."""
    words = tuple(_adjectives(chosen))
    return iter([words]) if len(words) > 3 else permutations(words)


def _adjectives(chosen: Filter) -> Iterator[Pattern]:
    if chosen.tapped is not None:
        yield "tapped" if chosen.tapped else "untapped"
    for state, held in (("attacking", chosen.attacking), ("blocking", chosen.blocking)):
        if held is False:
            raise Cant(f"not {state}")
        if held:
            yield state
    if chosen.token is False:
        yield "nontoken"
    nons = _nons(chosen)
    color = [] if chosen.color is None else [{**COLORS, **OF_COLORS}[chosen.color]]
    if nons:
        yield either(*map(", ".join, permutations(nons) if len(nons) < 4 else [nons]))
    if chosen.any_of and all(each.asked < _BY_ADJECTIVE and len(each.asked) == 1 for each in chosen.any_of):
        yield in_list([next(_adjectives(each)) for each in chosen.any_of], "or")
    if chosen.super is not None:
        yield SUPERTYPES[chosen.super]
    yield from color


_BY_ADJECTIVE = frozenset(("color", "tapped", "attacking", "blocking"))
"""What an alternative may ask for, to be said before the noun."""


def _nons(chosen: Filter) -> list[str]:
    color, type_ = chosen.without_color, chosen.without_type
    found = [] if color is None else [f"non{COLORS[color]}"]
    found += [] if type_ is None else [f"non{CARD_TYPES[type_].one}"]
    return [*found, *map(_non, chosen.none_of)]


def _non(one: Filter) -> str:
    """Return one thing that an object is not."""
    if len(one.asked) == 1:
        if one.type is not None:
            return f"non{CARD_TYPES[one.type].one}"
        if one.sub is not None:
            return f"non-{sub_name(one.sub)}"
        if one.super is not None:
            return f"non{SUPERTYPES[one.super]}"
        if one.color in COLORS:
            return f"non{COLORS[one.color]}"
    raise Cant("not of a kind")


def _listed(chosen: Filter) -> bool:
    """Tell whether the alternatives of a kind are kinds of their own, which stand where its noun does."""
    by_keyword = all(set(each.asked) == {"keyword"} for each in chosen.any_of)
    by_adjective = all(each.asked < _BY_ADJECTIVE for each in chosen.any_of)
    return bool(chosen.any_of) and not (by_keyword or by_adjective)


_OF_CREATURES = frozenset(("keyword", "without", "power", "toughness"))
_ADJECTIVES = frozenset(("color", "without_color", "without_type", "super", "none_of"))


def _list_of_kinds(chosen: Filter, last_noun: str | None, *, many: bool) -> Iterator[Pattern]:
    """Yield "Elf or Goblin", "artifact or creature with flying", "Elf or land card"."""
    basic = chosen.super == "basic" and last_noun is not None  # "basic Forest or Plains card"
    more = _OF_CREATURES | _ADJECTIVES | {"type", "sub", "any_type"}
    if chosen.asked & (more - {"super"} if basic else more):
        raise Cant("one of several kinds, and more of it")
    words = ("or", "and", "and/or") if many else ("or", "and/or")
    if last_noun is None:
        kinds: list[Pattern] = [kind(each, many=many) for each in chosen.any_of]
        yield from (in_list(kinds, word) for word in words)
        return
    if any(set(each.asked) not in ({"type"}, {"sub"}) for each in chosen.any_of):
        raise Cant("cards of several kinds")
    names = [CARD_TYPES[each.type].one if each.type else sub_name(each.sub or "") for each in chosen.any_of]
    yield from (row(in_list(names, word), f" {last_noun}") for word in words)


def _heads(chosen: Filter, noun: str, *, many: bool) -> Iterator[Pattern]:
    """Yield the nouns of a kind: "artifact or creature", "creature card", "Elf"."""
    subs = [] if chosen.sub is None else [chosen.sub]
    last_noun = None if noun in _NOT_TYPED else OBJECTS[noun][many]
    if chosen.token:
        last_noun = OBJECTS["token"][many]
    if _listed(chosen):
        yield from _list_of_kinds(chosen, last_noun, many=many)
        return
    if last_noun is not None:
        words = "".join(f"{sub_name(each)} " for each in subs)
        if chosen.any_type == tuple(sorted(PERMANENTS)) and chosen.type is None:
            yield f"{words}permanent {last_noun}"
        elif chosen.any_type:
            yield row(words, _types(chosen, many=False), f" {last_noun}")
            either_way = many or set(chosen.any_type) == {"instant", "sorcery"}  # which nothing is at once
            if either_way and chosen.type is None and len(chosen.any_type) > 1:
                types = [CARD_TYPES[each].one for each in chosen.any_type]
                yield from (row(words, in_list(types, word), f" {last_noun}") for word in ("and", "and/or"))
        else:
            typed = "" if chosen.type is None else f"{CARD_TYPES[chosen.type].one} "
            yield f"{words}{typed}{last_noun}"
        return
    if chosen.type is None and not chosen.any_type:
        if subs:
            yield sub_name(subs[0], many=many)
            yield f"{sub_name(subs[0])} {OBJECTS[noun][many]}"
        else:
            yield OBJECTS[noun][many]
        return
    yield row("".join(f"{sub_name(each)} " for each in subs), _types(chosen, many=many))


def _types(chosen: Filter, *, many: bool) -> Pattern:
    """Return the types of a kind: all of one of several, or both of two."""
    if chosen.type is not None and len(chosen.any_type) > 1:
        raise Cant("one of several types beside another")
    if chosen.type is not None:
        both: tuple[CardType, ...] = (*chosen.any_type, chosen.type)
        return " ".join((*(CARD_TYPES[each].one for each in both[:-1]), CARD_TYPES[both[-1]][many]))
    if len(chosen.any_type) > 1 and chosen.asked & _OF_CREATURES:
        raise Cant("of several types, what only creatures have")
    if len(chosen.any_type) > 1 and chosen.sub is not None:
        raise Cant("a sub-type, of several types or of the first")
    types = [CARD_TYPES[each][many] for each in chosen.any_type]
    return either(*(in_list(types, word) for word in (("or", "and", "and/or") if many else ("or", "and/or"))))


def _has_properties(chosen: Filter) -> bool:
    numbers = (chosen.power, chosen.toughness, chosen.mana_value)
    if chosen.any_of and not _listed(chosen) and chosen.any_of[0].keyword is not None:
        return True
    more = (chosen.keyword, chosen.without, chosen.counter, chosen.targets, chosen.named)
    return any(each is not None for each in (*more, *numbers))


def _properties(chosen: Filter, *, many: bool) -> Iterator[Pattern]:
    """Yield what comes after a noun: "with flying", "with power 2 or less"."""
    if chosen.any_of and not _listed(chosen):
        names = [keyword_name(each.keyword) for each in chosen.any_of if each.keyword is not None]
        if names:
            yield row(" with ", in_list(names, "or"))
    if chosen.named is not None:
        yield " named ~"
    if chosen.keyword is not None:
        yield f" with {keyword_name(chosen.keyword)}"
    if chosen.without is not None:
        yield f" without {keyword_name(chosen.without)}"
    for word, bounds in (
        ("power", chosen.power), ("toughness", chosen.toughness), ("mana value", chosen.mana_value)
    ):  # fmt: skip
        if bounds is not None:
            yield f" with {word} {in_range(bounds)}"
    if chosen.counter is not None:
        one = row(A, counter_name(chosen.counter), " on ")
        some = row(counter_name(chosen.counter, many=True), " on them")
        yield row(" with ", either(row(one, "them"), some) if many else row(one, "it"))
    if chosen.targets is not None:
        yield row(" that target " if many else " that targets ", _aims(chosen.targets))


def _aims(aims: Aims) -> Pattern:
    """Return the one thing that a spell targets."""
    if aims.this + aims.player + (aims.filter is not None) != 1 or (
        aims.filter is None and aims.whose != "any"
    ):
        raise Cant("one target of several kinds")
    if aims.filter is None:
        return "~" if aims.this else "a player"
    return one(aims.filter, "permanent", aims.whose)


def in_range(bounds: Range) -> str:
    """Return "2 or less", "4 or greater", "3"."""
    given = [each for each in (bounds.at_least, bounds.at_most, bounds.equals) if each is not None]
    if len(given) > 1:
        raise Cant("a number between two")
    if bounds.equals is not None:
        return str(bounds.equals)
    return f"{bounds.at_least} or greater" if bounds.at_least is not None else f"{bounds.at_most} or less"


# With what comes before


def one(chosen: Filter, noun: str = "permanent", whose: Whose = "any") -> Pattern:
    """Return "a creature", "another creature"."""
    said = kind(chosen, noun, whose)
    return either(row("another ", said), row(A, said, BUT_THIS)) if chosen.other else row(A, said)


def several(chosen: Filter, noun: str = "permanent", whose: Whose = "any") -> Pattern:
    """Return "creatures", "other creatures"."""
    said = kind(chosen, noun, whose, many=True)
    return either(row("other ", said), row(said, BUT_THIS)) if chosen.other else said


def counted(
    chosen: Filter, number: int, noun: str = "permanent", whose: Whose = "any", *, up_to: bool = False
) -> Pattern:
    """Return "a creature", "two other creatures", "up to two cards"."""
    if number == 1:
        if not up_to:
            return one(chosen, noun, whose)
        return row("up to one ", "other " if chosen.other else "", kind(chosen, noun, whose))
    return row("up to " if up_to else "", number_word(number), " ", several(chosen, noun, whose))
