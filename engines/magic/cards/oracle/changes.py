"""What holds: "gets +1/+1 and has flying", "can't attack or block", "becomes red until end of turn"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import filters, names, selectors, values
from engines.magic.cards.oracle.patterns import Cant, Pattern, complete_rows, either, in_list, maybe, row
from engines.magic.cards.oracle.scene import TARGETS, Scene, nouns_of
from engines.magic.cards.oracle.selectors import ClauseSubject, Several, verb
from engines.magic.cards.words.colours import COLORS
from engines.magic.cards.words.keywords import PHRASED
from engines.magic.cards.words.nouns import CARD_TYPES
from engines.magic.language import changes as hold
from engines.magic.language.parts import BASIC_TYPES, PHRASES, CardType, Color, Keyword, Until
from engines.magic.language.selectors import Every, Things

T = TypeVar("T")
_KINDS = (hold.AddTypes, hold.SetTypes, hold.Colored, hold.SetSize)
complete(hold.Change, (
    hold.Control, hold.Gains, hold.Loses, hold.LosesAll, hold.Grants, hold.Grow, hold.Switch, *_KINDS,
))  # fmt: skip
_UNTIL: dict[Until, str] = {
    "end_of_turn": "until end of turn",
    "end_of_combat": "until end of combat",
    "your_next_turn": "until your next turn",
    "while_here": "for as long as ~ remains on the battlefield",
    "stays": "",
}
complete_rows(Until, _UNTIL)
_OF_TURN: dict[Until, str] = {**_UNTIL, "end_of_turn": "this turn", "end_of_combat": "this combat"}
"""How it is said of what is not gained: "can't block this turn"."""


class Held(NamedTuple):
    """What is said of something, with its subject and without."""

    whole: Pattern
    bare: Pattern
    by_you: bool = False
    """It is something that you do: "gain control of it"."""


class _Said(NamedTuple):
    """What is said of one subject: verbs, then what comes after everything."""

    verbs: list[Pattern]
    phrases: list[Pattern]
    tail: Pattern


def held(
    scene: Scene, what: Things | Several, changes: Sequence[hold.Change], until: Until | None = None
) -> Held:
    """Return that changes hold for something; without `until` as long as a static ability says so."""
    if any(isinstance(each, hold.Control | hold.Switch) for each in changes):
        return _done_by_you(scene, what, changes, until)
    whole: list[Pattern] = []
    bare: list[Pattern] = []
    ends: list[Scene] = []
    still = still_land(scene, what, changes)
    for subject in selectors.subjects(scene, what):
        here = scene.fork()
        for said in _of_subject(here, subject, what, changes, static=until is None):
            for way in _lasting(said, until):
                bare.append(row(way, *still(subject)))
                whole.append(row(subject.said, " ", way, *still(subject)))
            if until not in (None, "stays") and said.verbs:
                lead = f"{_UNTIL[until]}, "
                plain = in_list([*said.verbs, *said.phrases])
                whole.append(row(lead, subject.said, " ", plain, said.tail, *still(subject)))
                if said.tail and len(said.verbs) > 1:
                    first = in_list([row(said.verbs[0], said.tail), *said.verbs[1:], *said.phrases])
                    whole.append(row(lead, subject.said, " ", first))
            elif until not in (None, "stays") and until != "end_of_turn":
                lead = f"{_UNTIL[until]}, "
                whole.append(row(lead, subject.said, " ", in_list(said.phrases), said.tail))
        ends.append(here)
    scene.take(ends[0])
    return Held(either(*whole), either(*bare))


def _lasting(said: _Said, until: Until | None) -> list[Pattern]:
    """Return verbs with how long they hold."""
    if until in (None, "stays"):
        ways = [row(in_list([*said.verbs, *said.phrases]), said.tail)]
        if said.verbs and said.phrases:
            ways.append(row(in_list([*said.phrases, *said.verbs]), said.tail))
        if said.tail and len(said.verbs) + len(said.phrases) > 1:  # "gets +1/+1 for each … and has flying"
            ways.append(in_list([row(said.verbs[0], said.tail), *said.verbs[1:], *said.phrases]))
        return ways
    assert until is not None
    verbs = None
    if said.verbs:
        plain, lasts = in_list(said.verbs), f" {_UNTIL[until]}"
        verbs = either(row(plain, lasts, said.tail), row(plain, said.tail, lasts))
    limits = row(in_list(said.phrases), f" {_OF_TURN[until]}") if said.phrases else None
    if verbs is None or limits is None:
        return [each for each in (verbs, limits) if each is not None]
    both = in_list([*said.verbs, *said.phrases])
    return [row(verbs, " and ", limits), row(both, f" {_OF_TURN[until]}", said.tail)]


def _of_subject(
    scene: Scene,
    subject: ClauseSubject,
    what: Things | Several,
    changes: Sequence[hold.Change],
    *,
    static: bool,
) -> list[_Said]:
    """Return verbs for a subject, with each wording of how much it grows."""
    grows = [each for each in changes if isinstance(each, hold.Grow)]
    if len(grows) > 1:
        raise Cant("grows twice")
    if not grows:
        verbs, limits = _verbs(scene, subject, what, changes, "", static=static)
        return [_Said(verbs, limits, _sized(scene, changes))]
    found: list[_Said] = []
    why = Cant("no wording of how much it grows")
    for amount in values.signed(grows[0].pt):
        try:
            verbs, limits = _verbs(scene, subject, what, changes, amount.said(scene), static=static)
            found.append(_Said(verbs, limits, amount.tail(scene)))
        except Cant as cant:
            why = cant
    if not found:
        raise why
    return found


def _verbs(
    scene: Scene,
    subject: ClauseSubject,
    what: Things | Several,
    changes: Sequence[hold.Change],
    size: Pattern,
    *,
    static: bool,
) -> tuple[list[Pattern], list[Pattern]]:
    """Return what is said with verbs, and in phrases that are none of what is gained."""
    many = subject.many
    verbs_many = many or scene.having
    becomes = become(what, changes, scene, many=many, static=static)
    gained = _gained(scene, changes, becomes)
    verbs: list[Pattern] = []
    limits: list[Pattern] = []
    for change in changes:
        match change:
            case hold.Grow():
                verbs.append(row(f"{verb('get', many=verbs_many)} ", size))
            case hold.Gains() | hold.Grants():
                words = change.gains if isinstance(change, hold.Gains) else ()
                limits += phrases(what, [each for each in words if each in PHRASES], many=many)
                if gained and _GAINED not in verbs:
                    verbs.append(_GAINED)
            case hold.Loses():
                lost = in_list(filters.keyword_names(change.loses))
                verbs.append(row(f"{verb('lose', many=verbs_many)} ", lost))
            case hold.LosesAll():
                verbs.append(f"{verb('lose', many=verbs_many)} all abilities")
            case _:
                if becomes.said and becomes.said not in verbs:
                    verbs.append(becomes.said)
    if gained:
        has = verb("have" if static else "gain", many=verbs_many)
        verbs = _with_gained(verbs, [row(f"{has} ", in_list(gained)), f"{has} "], gained)
    return verbs, limits


_GAINED = ""
"""Stands where all is said that is gained: where the first of it is."""


def _gained(scene: Scene, changes: Sequence[hold.Change], becomes: Becomes) -> list[Pattern]:
    """Return what is gained, and not said already of what something becomes."""
    found: list[Pattern] = []
    for change in changes:
        if isinstance(change, hold.Gains) and not becomes.keywords:
            found += filters.keyword_names([each for each in change.gains if each not in PHRASES])
        elif isinstance(change, hold.Grants):
            found.append(_quoted(scene, change))
    return found


def _with_gained(verbs: list[Pattern], said: list[Pattern], gained: list[Pattern]) -> list[Pattern]:
    """Return verbs with what is gained in its place; what is quoted at the end may have a verb of its own."""
    together, has = said
    place = verbs.index(_GAINED)
    whole = [*verbs[:place], together, *verbs[place + 1 :]]
    if place < len(verbs) - 1 or len(gained) < 2 or isinstance(gained[-1], str):
        return whole
    apart = [*verbs[:place], row(has, in_list(gained[:-1])), row(has, gained[-1])]
    return [either(in_list(whole), in_list(apart))]


def _quoted(scene: Scene, change: hold.Grants) -> Pattern:
    if change.grants >= len(scene.gives):
        raise Cant("no such ability to give")
    return scene.gives[change.grants]


def phrases(what: Things | Several, words: Sequence[Keyword], *, many: bool = False) -> list[Pattern]:
    """Return what a thing can't do."""
    found: list[Pattern] = []
    left: list[Keyword] = list(words)
    if {"cant_attack", "cant_block"} <= set(left):
        left = [each for each in left if each not in ("cant_attack", "cant_block")]
        found.append("can't attack or block")
    return [*found, *(phrase(what, each, many=many) for each in left)]


def phrase(what: Things | Several, word: Keyword, *, many: bool = False) -> Pattern:
    """Return what a thing does, or can't do, after its subject."""
    said = PHRASED[word].many if many else PHRASED[word].one
    if word == "doesnt_untap" and what == "this":  # its controller speaks to themselves
        return either(said, said.replace("its controller's", "your"))
    return said


# What you do with something


def _done_by_you(
    scene: Scene, what: Things | Several, changes: Sequence[hold.Change], until: Until | None
) -> Held:
    if len(changes) != 1:
        raise Cant("control, and more")
    (change,) = changes
    if isinstance(change, hold.Switch):
        if until is None or not isinstance(what, str):
            raise Cant("a switch that simply holds, or of many")
        return _for_you(row("switch ", selectors.of_thing(scene, what), " power and toughness"), until)
    assert isinstance(change, hold.Control)
    if change.control != "you":
        raise Cant("others gain control")
    if until is None:
        said = row("you control ", selectors.thing(scene, what))
        return Held(said, said, by_you=True)
    return _for_you(row("gain control of ", selectors.thing(scene, what)), until)


def _for_you(said: Pattern, until: Until) -> Held:
    lasting = either(*_lasting(_Said([said], [], ""), until))
    return Held(row("you ", lasting), lasting, by_you=True)


# What something becomes


class Becomes(NamedTuple):
    """What something becomes."""

    said: Pattern = ""
    keywords: bool = False
    """It says keywords as well: "becomes a 2/2 creature with flying"."""


class _Noun(NamedTuple):
    size: Pattern
    colors: str
    subs: tuple[str, ...]
    types: tuple[CardType, ...]
    keywords: Pattern


def _only(changes: Sequence[hold.Change], model: type[T]) -> T | None:
    found = [each for each in changes if isinstance(each, model)]
    if len(found) > 1:
        raise Cant("becomes that twice")
    return found[0] if found else None


def _sized(scene: Scene, changes: Sequence[hold.Change]) -> Pattern:
    """Return what a size that is reckoned says at the end."""
    size = _only(changes, hold.SetSize)
    return "" if size is None else values.size(size.size)[0].tail(scene)


def become(
    what: Things | Several, changes: Sequence[hold.Change], scene: Scene, *, many: bool, static: bool
) -> Becomes:
    """Return what something becomes, or is as long as this holds; nothing if it becomes nothing."""
    added, set_ = _only(changes, hold.AddTypes), _only(changes, hold.SetTypes)
    color, size = _only(changes, hold.Colored), _only(changes, hold.SetSize)
    if size is not None and size.defines:
        raise Cant("a size that defines")
    big = "" if size is None else values.size(size.size)[0].said(scene)
    is_ = verb("be", many=many) if static else verb("become", many=many or scene.having)
    if added is None and set_ is None:
        return Becomes(_plainly(is_, color, big, many=many))
    if added is not None and set_ is not None:
        raise Cant("both what it is and what it is besides")
    keywords = _with(changes) if added is not None and "creature" in added.types else ""
    colors = "" if color is None else _colors(color.colors)
    if color is not None and color.too:
        raise Cant("colours besides")
    if added is not None:
        nouns = _Noun(big, colors, tuple(map(filters.sub_name, added.adds_sub)), added.types, keywords)
        return Becomes(row(f"{is_} ", _added(what, scene, nouns, many=many)), keywords=bool(keywords))
    assert set_ is not None
    return Becomes(row(f"{is_} ", _set(set_, big, colors, many=many)))


def _plainly(is_: str, color: hold.Colored | None, big: Pattern, *, many: bool) -> Pattern:
    """Return colours and sizes that need no noun."""
    parts: list[Pattern] = []
    if color is not None:
        besides = f" in addition to {'their' if many else 'its'} other colors" if color.too else ""
        parts.append(f"{is_} {_colors(color.colors)}{besides}")
    if big:
        parts.append(row(f"{verb('have', many=many)} base power and toughness ", big))
    return in_list(parts) if parts else ""


def _colors(colors: Sequence[Color]) -> str:
    if not colors:
        return "colorless"
    if len(colors) == len(COLORS):
        return "all colors"
    found = in_list([COLORS[each] for each in colors])
    assert isinstance(found, str)
    return found


def _with(changes: Sequence[hold.Change]) -> Pattern:
    """Return the keywords that something has as what it becomes."""
    gains = _only(changes, hold.Gains)
    if gains is None or any(each in PHRASES for each in gains.gains):
        return ""
    return row(" with ", in_list(filters.keyword_names(gains.gains)))


def _added(what: Things | Several, scene: Scene, noun: _Noun, *, many: bool) -> Pattern:
    """Return what something is besides what it was: "artifact creature" says so by itself (205.1b)."""
    own = scene.card.types.card if what == "this" else ()
    if "creature" in noun.types:
        if _is_land(scene, what):  # what goes on "it's still a land"
            return _noun(noun, many=many)
        if "artifact" in own and "artifact" not in noun.types:
            noun = noun._replace(types=("artifact", *noun.types))
        if "artifact" in noun.types:
            return _noun(noun, many=many)
    other = maybe("land ") if noun.subs and not noun.types and _are_lands(noun.subs) else ""
    return row(_noun(noun, many=many), f" in addition to {'their' if many else 'its'} other ", other, "types")


def _noun(noun: _Noun, *, many: bool) -> Pattern:
    subs = list(noun.subs)
    types = [CARD_TYPES[each].one for each in noun.types]
    if many and types:
        types[-1] = CARD_TYPES[noun.types[-1]].many
    words = [each for each in (noun.colors, *subs, *types) if each]
    article = "" if many else filters.A
    text = " ".join(words)
    if not noun.size:
        return row(article, text, noun.keywords)
    based = [row(" with base power and toughness ", noun.size)]
    if noun.keywords:
        based = [row(" with base power and toughness ", noun.size, " and ", _without_with(noun.keywords))]
    return either(
        row(article, noun.size, f" {text}", noun.keywords), *(row(article, text, each) for each in based)
    )


def _are_lands(subs: Sequence[str]) -> bool:
    return {*subs} <= {filters.sub_name(each) for each in BASIC_TYPES}


def _without_with(keywords: Pattern) -> Pattern:
    assert isinstance(keywords, str)
    return keywords.removeprefix(" with ")


def _set(set_: hold.SetTypes, big: Pattern, colors: str, *, many: bool) -> Pattern:
    """Return what something is, and no more what it was."""
    named = many and not set_.set_types  # "all Mountains are Plains"
    if named and len(set_.set_sub) != 1:
        raise Cant("many that become of sub-types")
    subs = tuple(filters.sub_name(each, many=named) for each in set_.set_sub)
    return _noun(_Noun(big, colors, subs, set_.set_types, ""), many=many)


# Lands stay lands


def _is_land(scene: Scene, what: Things | Several) -> bool:
    if isinstance(what, Every):
        return "land" in nouns_of(what.every)
    if what in TARGETS:
        place = TARGETS.index(what)
        return place < len(scene.targets) and scene.targets[place].filter.type == "land"
    if what == "host":
        return "land" in names.host_nouns(scene)
    return what == "this" and "land" in scene.card.types.card


def still_land(
    scene: Scene, what: Things | Several, changes: Sequence[hold.Change]
) -> Callable[[ClauseSubject], tuple[Pattern, ...]]:
    """Return what is said at the end of lands that become creatures."""
    added = _only(changes, hold.AddTypes)
    if added is None or "creature" not in added.types or not _is_land(scene, what):
        return lambda _: ()
    one, all_ = (
        (". it's still a land", " that's still a land"),
        (". they're still lands", " that are still lands"),
    )
    return lambda subject: (either(*(all_ if subject.many else one)),)
