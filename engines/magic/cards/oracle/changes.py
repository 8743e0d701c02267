"""What holds: "gets +1/+1 and has flying", "can't attack or block", "becomes red until end of turn"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.oracle import filters, selectors, values
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, in_list, maybe, row
from engines.magic.cards.oracle.scene import TARGETS, Scene, nouns_of
from engines.magic.cards.oracle.selectors import Several, Subject, verb
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
        verbs = (
            either(row(plain, lasts, said.tail), row(plain, said.tail, lasts))
            if said.tail
            else row(plain, lasts)
        )
    phrases = row(in_list(said.phrases), f" {_OF_TURN[until]}") if said.phrases else None
    if verbs is None or phrases is None:
        only = verbs if phrases is None else phrases
        assert only is not None
        return [only]
    return [
        row(verbs, " and ", phrases),
        row(in_list([*said.verbs, *said.phrases]), f" {_OF_TURN[until]}", said.tail),
    ]


def _of_subject(
    scene: Scene, subject: Subject, what: Things | Several, changes: Sequence[hold.Change], *, static: bool
) -> list[_Said]:
    """Return verbs for a subject, with each wording of how much it grows."""
    grows = [each for each in changes if isinstance(each, hold.Grow)]
    if len(grows) > 1:
        raise Cant("grows twice")
    if not grows:
        verbs, phrases = _verbs(scene, subject, what, changes, "", static=static)
        return [_Said(verbs, phrases, _sized(scene, changes))]
    found: list[_Said] = []
    why = Cant("no wording of how much it grows")
    for amount in values.signed(grows[0].pt):
        try:
            verbs, phrases = _verbs(scene, subject, what, changes, amount.said(scene), static=static)
            found.append(_Said(verbs, phrases, amount.tail(scene)))
        except Cant as cant:
            why = cant
    if not found:
        raise why
    return found


def _verbs(
    scene: Scene,
    subject: Subject,
    what: Things | Several,
    changes: Sequence[hold.Change],
    size: Pattern,
    *,
    static: bool,
) -> tuple[list[Pattern], list[Pattern]]:
    """Return what is said with verbs, and in phrases that are none of what is gained."""
    many = subject.many
    verbs_many = many or scene.having
    has = verb("have" if static else "gain", many=verbs_many)
    becomes = become(what, changes, scene, many=many, static=static)
    verbs: list[Pattern] = []
    phrases: list[Pattern] = []
    gained: list[Pattern] = []
    quoted = False
    for change in changes:
        match change:
            case hold.Grow():
                verbs.append(row(f"{verb('get', many=verbs_many)} ", size))
            case hold.Gains():
                named = filters.keyword_names([each for each in change.gains if each not in PHRASES])
                if named and not gained and not becomes.keywords:
                    verbs.append("")  # its place, which the whole list takes
                gained += named if not becomes.keywords else []
                phrases += _phrases(
                    scene, what, [each for each in change.gains if each in PHRASES], many=many
                )
            case hold.Grants():
                if not gained:
                    verbs.append("")
                gained.append(_quoted(scene, change))
                quoted = True
            case hold.Loses():
                lost = in_list(filters.keyword_names(change.loses))
                verbs.append(row(f"{verb('lose', many=verbs_many)} ", lost))
            case hold.LosesAll():
                verbs.append(f"{verb('lose', many=verbs_many)} all abilities")
            case _:
                if becomes.said and becomes.said not in verbs:
                    verbs.append(becomes.said)
    if gained:
        place = verbs.index("")
        verbs[place] = row(f"{has} ", in_list(gained))
        if quoted and len(gained) > 1 and place == len(verbs) - 1:  # "has trample, and has …"
            apart = [*verbs[:place], row(f"{has} ", in_list(gained[:-1])), row(f"{has} ", gained[-1])]
            verbs = [either(in_list(verbs), in_list(apart))]
    return verbs, phrases


def _quoted(scene: Scene, change: hold.Grants) -> Pattern:
    if change.grants >= len(scene.gives):
        raise Cant("no such ability to give")
    return scene.gives[change.grants]


def _phrases(scene: Scene, what: Things | Several, words: Sequence[Keyword], *, many: bool) -> list[Pattern]:
    """Return what a thing can't do."""
    found: list[Pattern] = []
    left: list[Keyword] = list(words)
    if {"cant_attack", "cant_block"} <= set(left):
        left = [each for each in left if each not in ("cant_attack", "cant_block")]
        found.append("can't attack or block")
    return [*found, *(phrase(scene, what, each, many=many) for each in left)]


def phrase(scene: Scene, what: Things | Several, word: Keyword, *, many: bool = False) -> Pattern:
    """Return what a thing does, or can't do, after its subject."""
    said = PHRASED[word].many if many else PHRASED[word].one
    if word == "doesnt_untap" and what == "this":  # its controller speaks to themselves
        return either(said, said.replace("its controller's", "your"))
    _ = scene
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
    if added is not None:
        if color is not None and color.too:
            raise Cant("colours besides")
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
    """Return what something is besides what it was."""
    other = maybe("land ") if noun.subs and not noun.types and _are_lands(noun.subs) else ""
    besides = row(f" in addition to {'their' if many else 'its'} other ", other, "types")
    ways = [row(_noun(noun, many=many), besides)]
    if noun.colors:  # the type says nothing of other colours
        ways.append(
            row(
                _noun(noun, many=many), f" in addition to {'their' if many else 'its'} other colors and types"
            )
        )
        ways = ways[:1]
    if "creature" in noun.types:
        own = scene.card.types.card if what == "this" else ()
        if "artifact" in own and "artifact" not in noun.types:  # 205.1b
            ways.append(_noun(noun._replace(types=("artifact", *noun.types)), many=many))
        if _is_land(scene, what) or set(own) - {"artifact"} or "artifact" in noun.types:
            ways.append(_noun(noun, many=many))
    return either(*ways)


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
    subs = tuple(map(filters.sub_name, set_.set_sub))
    if (
        set(set_.set_sub) <= set(BASIC_TYPES)
        and not set_.set_types
        and not big
        and not colors
        and len(subs) == 1
    ):
        return filters.sub_name(set_.set_sub[0], many=True) if many else row(filters.A, subs[0])
    if set_.set_sub and many:
        raise Cant("many that become of a sub-type")
    nouns = _Noun(big, colors, subs, set_.set_types, "")
    plain = _noun(nouns, many=many)
    if set_.set_sub and not set_.set_types:  # of what is a creature
        return either(plain, _noun(nouns._replace(types=("creature",)), many=many))
    return plain


# Lands stay lands


def _is_land(scene: Scene, what: Things | Several) -> bool:
    if isinstance(what, Every):
        return "land" in nouns_of(what.every)
    if what in TARGETS:
        place = TARGETS.index(what)
        return place < len(scene.targets) and scene.targets[place].filter.type == "land"
    return what == "this" and "land" in scene.card.types.card


def still_land(
    scene: Scene, what: Things | Several, changes: Sequence[hold.Change]
) -> Callable[[Subject], tuple[Pattern, ...]]:
    """Return what is said at the end of lands that become creatures."""
    added = _only(changes, hold.AddTypes)
    if added is None or "creature" not in added.types or not _is_land(scene, what):
        return lambda _: ()
    return lambda subject: (
        maybe(
            either(". they're still lands", " that are still lands")
            if subject.many
            else either(". it's still a land", " that's still a land")
        ),
    )
