"""What a text does: deeds of players, by their verbs, and what is done to objects or by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.magic.cards.reading.changes import Looks
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind, a_kind, many_kinds
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.values import times
from engines.magic.cards.words import nouns
from engines.magic.language import actions as do
from engines.magic.language.changes import Change, Control, Switch
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.parts import Color, Counter, Keyword, Until
from engines.magic.language.selectors import Every, Hurt, Ref, Things, Who
from engines.magic.language.values import Value

Actions = tuple[do.Action, ...]
DEEDS: Grammar[Actions] = Grammar("action")
"""What players do, by the base form of the verb; `scene.actor` is who does it."""
CLAUSES: Grammar[Actions] = Grammar("action")
"""What is done otherwise: whole clauses."""


def _by_you(scene: Scene) -> None:
    """Refuse what the language lets only the player do who controls the text."""
    if scene.actor != "you":
        raise Unread("player")


def _done(scene: Scene, *actions: do.Action) -> Actions:
    scene.done = True
    return actions


@slot("tapped", " tapped")
@slot("tapped_", "tapped")
@slot("for_good", r"\. (?:it|they) can't be regenerated")
def said(text: str, scene: Scene) -> bool:
    """Read words that may be left out: here they are not."""
    return True


# Cards and life


@slot("cards", r"(?:a card|(?:[a-z]+|X|that many) cards)")
def cards(text: str, scene: Scene) -> Value:
    """Read how many cards."""
    from engines.magic.cards.reading.values import number

    said = text.rsplit(" ", 1)[0]
    try:
        return number(said, scene)
    except KeyError as unknown:
        raise Unread("number") from unknown


@DEEDS.rule("draw {cards}(?: for each {each})?", do.Draw)
def _(scene: Scene, cards: Value, each: Value | None) -> Actions:
    number = cards if each is None else times(cards, each)
    return _done(scene, do.Draw(action="draw", who=scene.actor, number=number))


@DEEDS.rule("draw cards equal to {value}", do.Draw)
def _(scene: Scene, value: Value) -> Actions:
    return _done(scene, do.Draw(action="draw", who=scene.actor, number=value))


@DEEDS.rule("mill {cards}", do.Mill)
def _(scene: Scene, cards: Value) -> Actions:
    return _done(scene, do.Mill(action="mill", who=scene.actor, number=cards))


@DEEDS.rule("discard {cards}", do.Discard)
def _(scene: Scene, cards: Value) -> Actions:
    return _done(scene, do.Discard(action="discard", who=scene.actor, number=cards))


@DEEDS.rule("discard {cards} at random", do.Discard)
def _(scene: Scene, cards: Value) -> Actions:
    return _done(scene, do.Discard(action="discard", who=scene.actor, number=cards, how="random"))


@DEEDS.rule("discard (?:your|their) hand", do.Discard)
def _(scene: Scene) -> Actions:
    return _done(scene, do.Discard(action="discard", who=scene.actor, how="all"))


@DEEDS.rule("discard {a_kind}", do.Discard)
def _(scene: Scene, a_kind: Kind) -> Actions:
    if a_kind.noun != "card" or a_kind.zone is not None or a_kind.filter == ANYTHING:
        raise Unread("kind")
    return _done(scene, do.Discard(action="discard", who=scene.actor, filter=a_kind.filter))


def _life(scene: Scene, how: Any, number: Value) -> Actions:
    return _done(scene, do.ChangeLife(action=how, who=scene.actor, number=number))


@slot("life_verb", "(?:gain|lose)")
def life_verb(text: str, scene: Scene) -> str:
    """Read whether life is gained or lost."""
    return f"{text}_life"


@DEEDS.rule("{how:life_verb} {n} life(?: for each {each})?", do.ChangeLife)
def _(scene: Scene, how: str, n: Value, each: Value | None) -> Actions:
    return _life(scene, how, n if each is None else times(n, each))


@DEEDS.rule("{how:life_verb} life equal to {value}", do.ChangeLife)
def _(scene: Scene, how: str, value: Value) -> Actions:
    return _life(scene, how, value)


@DEEDS.rule("scry {n}|surveil {m:n}", do.Scry)
def _(scene: Scene, n: Value | None, m: Value | None) -> Actions:
    _by_you(scene)
    if n is not None:
        return _done(scene, do.Scry(action="scry", number=n))
    return _done(scene, do.Scry(action="surveil", number=1 if m is None else m))


# Libraries


@slot("sought", r"(?:(?:an?) .+?|up to [a-z]+ .+?)")
def sought(text: str, scene: Scene) -> tuple[Filter, int]:
    """Read which cards are looked for, and how many at most."""
    from engines.magic.cards.reading.targets import NUMBER_OF

    number = 1
    if text.startswith("up to "):
        word, rest = text.removeprefix("up to ").split(" ", 1)
        number = NUMBER_OF.get(word, 0)
        kind = many_kinds(rest, scene)
    else:
        kind = a_kind(text, scene)
    if kind.noun != "card" or kind.zone is not None or kind.filter.other or number < 1:
        raise Unread("kind")
    return kind.filter, number


_IT = "(?:it|them|that card|those cards)"


@DEEDS.rule(
    rf"search your library for {{sought}}, put {_IT} onto the battlefield(?:{{tapped}})?, then shuffle",
    do.Search,
)
def _(scene: Scene, sought: tuple[Filter, int], tapped: bool | None) -> Actions:
    return _search(scene, sought, "battlefield", tapped=bool(tapped))


@DEEDS.rule(
    rf"search your library for {{sought}}, (?:reveal {_IT}, )?put {_IT} into your hand, then shuffle",
    do.Search,
)
def _(scene: Scene, sought: tuple[Filter, int]) -> Actions:
    return _search(scene, sought, "hand")


@DEEDS.rule(
    rf"search your library for {{sought}}, (?:reveal {_IT}, )?then shuffle and put {_IT} on top", do.Search
)
def _(scene: Scene, sought: tuple[Filter, int]) -> Actions:
    return _search(scene, sought, "library")


def _search(scene: Scene, sought: tuple[Filter, int], to: Any, *, tapped: bool = False) -> Actions:
    _by_you(scene)
    wanted, number = sought
    return _done(scene, do.Search(action="search", filter=wanted, number=number, to=to, tapped=tapped))


_TOP = "look at the top {n} cards of your library"
_REST = "on the bottom of your library in any order"


@DEEDS.rule(rf"{_TOP}\. put {{take:count}} of them into your hand and the rest {_REST}", do.Look)
def _(scene: Scene, n: Value, take: int) -> Actions:
    return _look(scene, n, take, ANYTHING, "library_bottom")


@DEEDS.rule(
    rf"{_TOP}\. put {{take:count}} of them into your hand and the (?:rest|other) into your graveyard", do.Look
)
def _(scene: Scene, n: Value, take: int) -> Actions:
    return _look(scene, n, take, ANYTHING, "graveyard")


_REVEALED = r"\. you may reveal {a_kind} from among them and put it into your hand\. put the rest "


@DEEDS.rule(_TOP + _REVEALED + _REST, do.Look)
def _(scene: Scene, n: Value, a_kind: Kind) -> Actions:
    return _look(scene, n, 1, _wanted(a_kind), "library_bottom")


@DEEDS.rule(_TOP + _REVEALED + "into your graveyard", do.Look)
def _(scene: Scene, n: Value, a_kind: Kind) -> Actions:
    return _look(scene, n, 1, _wanted(a_kind), "graveyard")


def _wanted(kind: Kind) -> Filter:
    if kind.noun != "card" or kind.zone is not None or kind.filter == ANYTHING:
        raise Unread("kind")
    return kind.filter


def _look(scene: Scene, number: Value, take: int, wanted: Filter, rest: Any) -> Actions:
    _by_you(scene)
    return _done(scene, do.Look(action="look", number=number, take=take, filter=wanted, rest=rest))


# Hands


@DEEDS.rule("reveal (?:your|their) hand", do.Reveal)
def _(scene: Scene) -> Actions:
    return _done(scene, do.Reveal(action="reveal", who=scene.actor))


@CLAUSES.rule(
    r"{who} reveals their hand\. you choose {a_kind} from it\. that player discards that card",
    do.Reveal,
    do.Discard,
)
def _(scene: Scene, who: Who, a_kind: Kind) -> Actions:
    if a_kind.noun != "card" or a_kind.zone is not None:
        raise Unread("kind")
    discards = do.Discard(action="discard", who=who, how="by_you", filter=a_kind.filter)
    return _done(scene, do.Reveal(action="reveal", who=who), discards)


# Permanents


def _one_event(whats: Sequence[Things]) -> Things:
    """Return what something is done to at once: two targets would be treated one after the other."""
    if len(whats) != 1:
        raise Unread("at-once")
    return whats[0]


@DEEDS.rule(r"destroy {things}(?:{for_good})?", do.Destroy)
def _(scene: Scene, things: tuple[Things, ...], for_good: bool | None) -> Actions:
    _by_you(scene)
    return _done(scene, do.Destroy(action="destroy", what=_one_event(things), regenerates=not for_good))


@DEEDS.rule("regenerate {things}", do.Regenerate)
def _(scene: Scene, things: tuple[Things, ...]) -> Actions:
    _by_you(scene)
    return _done(scene, *(do.Regenerate(action="regenerate", what=each) for each in things))


@slot("turn_verb", "(?:tap|untap)")
def turn_verb(text: str, scene: Scene) -> str:
    """Read whether something is tapped or untapped."""
    return text


@DEEDS.rule("{verb:turn_verb} {things}", do.Turn)
def _(scene: Scene, verb: Any, things: tuple[Things, ...]) -> Actions:
    _by_you(scene)
    return _done(scene, *(do.Turn(action=verb, what=each) for each in things))


@DEEDS.rule("exile {things}", do.Move)
def _(scene: Scene, things: tuple[Things, ...]) -> Actions:
    _by_you(scene)
    what = _one_event(things)
    if what == "this" and scene.whole.is_spell:
        raise Unread("action")
    return _moved(scene, what, to="exile")


def _moved(scene: Scene, what: Things, **how: Any) -> Actions:
    found = do.Move.model_validate({"action": "move", "what": what, **how})
    if isinstance(what, str):
        named = next((each for each in scene.named if each.refs == (what,)), None)
        if named is not None:
            scene.name((what,), named.nouns | {"card"})
            scene.calls = {**scene.calls, "the exiled card": what} if how["to"] == "exile" else scene.calls
    return _done(scene, found)


def _cards(what: Things, scene: Scene) -> bool:
    """Tell whether cards of graveyards are meant, which go one by one as well as at once."""
    if isinstance(what, Every) or what not in ("target", "target_2", "target_3"):
        return False
    return scene.targets[("target", "target_2", "target_3").index(what)].target == "card"


@DEEDS.rule("return {things} to {whose} hands?", do.Move)
def _(scene: Scene, things: tuple[Things, ...], whose: str) -> Actions:
    _by_you(scene)
    if whose not in ("your", "its owner's", "their owner's", "their owners'"):
        raise Unread("player")
    if (whose == "your") is not all(_is_own_card(each, scene) for each in things):
        raise Unread("player")
    if len(things) > 1 and not all(_cards(each, scene) for each in things):
        raise Unread("at-once")
    return tuple(action for each in things for action in _moved(scene, each, to="hand"))


def _is_own_card(what: Things, scene: Scene) -> bool:
    if isinstance(what, Every):
        return what.zone != "battlefield" and what.whose == "you"
    if what == "this":
        return False
    if not _cards(what, scene):
        return False
    return scene.targets[("target", "target_2", "target_3").index(what)].whose == "you"


@DEEDS.rule("return ~ (?:from your graveyard )?to your hand", do.Move)
def _(scene: Scene) -> Actions:
    _by_you(scene)
    scene.name(("this",), scene.whole.nouns)
    return _moved(scene, "this", to="hand")


@slot(
    "entering",
    r"(?: tapped)?(?: under (?:your|its owner's|their owner's|their owners') control)?(?: tapped)?",
)
def entering(text: str, scene: Scene) -> dict[str, bool]:
    """Read how something enters."""
    return {"tapped": " tapped" in text, "yours": "your control" in text}


@DEEDS.rule("(?:return|put) {things} (?:onto|to) the battlefield{how:entering}", do.Move)
def _(scene: Scene, things: tuple[Things, ...], how: dict[str, bool]) -> Actions:
    _by_you(scene)
    return _moved(scene, _one_event(things), to="battlefield", **how)


@DEEDS.rule("put {things} on top of {whose} (?:library|libraries)", do.Move)
def _(scene: Scene, things: tuple[Things, ...], whose: str) -> Actions:
    return _into_library(scene, things, whose, "library")


@DEEDS.rule("put {things} on the bottom of {whose} (?:library|libraries)", do.Move)
def _(scene: Scene, things: tuple[Things, ...], whose: str) -> Actions:
    return _into_library(scene, things, whose, "library_bottom")


def _into_library(scene: Scene, things: tuple[Things, ...], whose: str, to: str) -> Actions:
    _by_you(scene)
    what = _one_event(things)
    if (whose == "your") is not _is_own_card(what, scene) or whose not in (
        "your",
        "its owner's",
        "their owners'",
    ):
        raise Unread("player")
    return _moved(scene, what, to=to)


@DEEDS.rule("sacrifice {known}", do.Sacrifice)
def _(scene: Scene, known: Ref) -> Actions:
    _by_you(scene)
    return _done(scene, do.Sacrifice(action="sacrifice", what=known))


def _chosen(scene: Scene, kind: Kind, number: Value, *, whose: Any = "you") -> do.Pick:
    if kind.noun != "permanent" or kind.zone is not None or kind.whose not in ("any", "you"):
        raise Unread("kind")
    return do.Pick(action="choose", who=scene.actor, filter=kind.filter, number=number, whose=whose)


@DEEDS.rule("sacrifice {a_kind}", do.Pick, do.Sacrifice)
def _(scene: Scene, a_kind: Kind) -> Actions:
    if a_kind.whose == "you":
        raise Unread("kind")
    chosen = _chosen(scene, a_kind, 1)
    scene.calls = {**scene.calls, **{f"the sacrificed {noun}": "chosen" for noun in a_kind.nouns}}
    return _done(scene, chosen, do.Sacrifice(action="sacrifice"))


@DEEDS.rule("sacrifice {n} {kinds}", do.Pick, do.Sacrifice)
def _(scene: Scene, n: Value, kinds: Kind) -> Actions:
    if kinds.whose == "you":
        raise Unread("kind")
    return _done(scene, _chosen(scene, kinds, n), do.Sacrifice(action="sacrifice"))


@DEEDS.rule("return {a_kind} to (?:its|their) owner's hand", do.Pick, do.Move)
def _(scene: Scene, a_kind: Kind) -> Actions:
    if a_kind.whose != "you" and scene.actor == "you":
        raise Unread("kind")
    return _done(scene, _chosen(scene, a_kind, 1), do.Move(action="move", what="chosen", to="hand"))


@DEEDS.rule("return {a_kind} to your hand", do.Pick, do.Move)
def _(scene: Scene, a_kind: Kind) -> Actions:
    _by_you(scene)
    if a_kind.noun != "card" or (a_kind.zone, a_kind.whose) != ("graveyard", "you"):
        raise Unread("kind")
    chosen = do.Pick(action="choose", filter=a_kind.filter, zone="graveyard")
    return _done(scene, chosen, do.Move(action="move", what="chosen", to="hand"))


@DEEDS.rule("attach {known} to {thing}", do.Attach)
def _(scene: Scene, known: Ref, thing: Ref) -> Actions:
    _by_you(scene)
    return _done(scene, do.Attach(action="attach", what=known, to=thing))


@DEEDS.rule("put {n} {counter} counters? on {things}(?: for each {each})?", do.PutCounters)
def _(scene: Scene, n: Value, counter: Counter, things: tuple[Things, ...], each: Value | None) -> Actions:
    _by_you(scene)
    number = n if each is None else times(n, each)
    return _done(
        scene,
        *(do.PutCounters(action="add_counters", what=what, kind=counter, number=number) for what in things),
    )


@DEEDS.rule("remove {n} {counter} counters? from {things}", do.PutCounters)
def _(scene: Scene, n: Value, counter: Counter, things: tuple[Things, ...]) -> Actions:
    _by_you(scene)
    return _done(
        scene,
        *(do.PutCounters(action="remove_counters", what=what, kind=counter, number=n) for what in things),
    )


@DEEDS.rule("gain control of {thing}(?: {until})?", do.Apply)
def _(scene: Scene, thing: Ref, until: Until | None) -> Actions:
    _by_you(scene)
    return _done(scene, _held((thing,), (Control(control="you"),), until or "stays")[0])


@DEEDS.rule("switch {thing:things_s} power and toughness until end of turn", do.Apply)
def _(scene: Scene, thing: Ref) -> Actions:
    _by_you(scene)
    return _done(scene, *_held((thing,), (Switch(switch=True),), "end_of_turn"))


@slot("things_s", r".+?'s")
def things_s(text: str, scene: Scene) -> Ref:
    """Read whose numbers are meant."""
    from engines.magic.cards.reading.targets import thing

    return thing(text.removesuffix("'s"), scene)


# Tokens


_LOOK = "{n} (?:{tapped_} )?{size} {colors} {looks} tokens?"


@DEEDS.rule(f"create {_LOOK}(?: with {{keywords}})?(?: for each {{each}})?", do.MakeTokens)
def _(
    scene: Scene, n: Value, tapped_: bool | None, size: tuple[Value, Value], colors: tuple[Color, ...], looks: Looks,
    keywords: tuple[Keyword, ...] | None, each: Value | None,
) -> Actions:  # fmt: skip
    number = n if each is None else times(n, each)
    return _tokens(scene, number, size, colors, looks, keywords, tapped=bool(tapped_))


def _tokens(
    scene: Scene, number: Value, size: tuple[Value, Value], colors: Sequence[Color], looks: Looks,
    keywords: tuple[Keyword, ...] | None, *, tapped: bool,
) -> Actions:  # fmt: skip
    if not all(isinstance(each, int) for each in size) or not looks.subs:
        raise Unread("token")
    name = " ".join(map(nouns.written, looks.subs))
    token = do.TokenModel.model_validate({
        "id": "_".join(looks.subs)[:40], "name": {"en": name, "fr": name}, "types": looks.types,
        "sub": looks.subs, "colors": tuple(colors), "pt": size, "keywords": keywords or (),
    })  # fmt: skip
    if number == 1:
        scene.name(("made",), frozenset(("token", "creature", "permanent", *looks.subs)))
        scene.calls = {**scene.calls, "the token": "made", "that token": "made"}
    else:
        scene.forget()
    made = do.MakeTokens(action="token", token=token, number=number, who=scene.actor, tapped=tapped)
    return _done(scene, made)


# The stack and mana


@DEEDS.rule("counter {thing}", do.Unmake)
def _(scene: Scene, thing: Ref) -> Actions:
    _by_you(scene)
    return _done(scene, do.Unmake.model_validate({"action": "counter", "what": thing}))


_AWAY = {
    "exile it": "exile", "put it on top of its owner's library": "library", "put that card into its owner's hand": "hand",
    "put it into its owner's hand": "hand", "put that card on top of its owner's library": "library",
}  # fmt: skip


@slot("away", f"(?:{'|'.join(_AWAY)})")
def away(text: str, scene: Scene) -> str:
    """Read where a countered spell goes."""
    return _AWAY[text]


@DEEDS.rule(
    r"counter {thing}\. if that spell is countered this way, {away} instead of putting it into its owner's graveyard",
    do.Unmake,
)
@DEEDS.rule(
    r"counter {thing}\. if that spell is countered this way, {away} instead of into that player's graveyard",
    do.Unmake,
)
def _(scene: Scene, thing: Ref, away: str) -> Actions:
    _by_you(scene)
    return _done(scene, do.Unmake.model_validate({"action": "counter", "what": thing, "to": away}))


@slot("symbols", r"(?:\{[WUBRGC]\})+")
def symbols(text: str, scene: Scene) -> str:
    """Read mana that is added."""
    return text.replace("}{", " ").strip("{}")


@slot("choice", r"\{[WUBRGC]\}(?:, \{[WUBRGC]\})*,? or \{[WUBRGC]\}")
def choice(text: str, scene: Scene) -> str:
    """Read mana of one of several colours."""
    return "".join(letter for letter in text if letter in "WUBRGC")


def _mana(scene: Scene, mana: str, **more: Any) -> Actions:
    return _done(scene, do.AddMana.model_validate({"action": "mana", "mana": mana, **more}))


@DEEDS.rule("add {symbols}(?: for each {each})?", do.AddMana)
def _(scene: Scene, symbols: str, each: Value | None) -> Actions:
    _by_you(scene)
    return _mana(scene, symbols, number=1 if each is None else each)


@DEEDS.rule("add {choice}", do.AddMana)
def _(scene: Scene, choice: str) -> Actions:
    _by_you(scene)
    return _mana(scene, choice)


_ALL = "WUBRG"


@DEEDS.rule("add one mana of any color", do.AddMana)
def _(scene: Scene) -> Actions:
    _by_you(scene)
    return _mana(scene, _ALL)


@DEEDS.rule("add {count} mana of any one color", do.AddMana)
def _(scene: Scene, count: int) -> Actions:
    _by_you(scene)
    return _mana(scene, " ".join([_ALL] * count), alike=True)


@DEEDS.rule("add {count} mana in any combination of colors", do.AddMana)
def _(scene: Scene, count: int) -> Actions:
    _by_you(scene)
    return _mana(scene, " ".join([_ALL] * count))


# Damage


def _damage(scene: Scene, source: Ref, number: Value, whom: Sequence[Hurt], **more: Any) -> Actions:
    found = [
        do.Damage.model_validate({"action": "damage", "to": each, "number": number, "from": source, **more})
        for each in whom
    ]
    return _done(scene, *found)


@CLAUSES.rule("{source:known} deals {n} damage to {hurt}(?: for each {each})?", do.Damage)
def _(scene: Scene, source: Ref, n: Value, hurt: tuple[Hurt, ...], each: Value | None) -> Actions:
    return _damage(scene, source, n if each is None else times(n, each), hurt)


@CLAUSES.rule("{source:known} deals {n} damage to {hurt} and {m:n} damage to {other:hurt}", do.Damage)
def _(
    scene: Scene, source: Ref, n: Value, hurt: tuple[Hurt, ...], m: Value, other: tuple[Hurt, ...]
) -> Actions:
    return (*_damage(scene, source, n, hurt), *_damage(scene, source, m, other))


@CLAUSES.rule("{source:known} deals damage equal to {value} to {hurt}", do.Damage)
@CLAUSES.rule("{source:known} deals damage to {hurt} equal to {value}", do.Damage)
def _(scene: Scene, source: Ref, value: Value, hurt: tuple[Hurt, ...]) -> Actions:
    return _damage(scene, source, value, hurt)


@CLAUSES.rule("{source:target_s} deals damage equal to its power to {hurt}", do.Damage)
def _(scene: Scene, source: Ref, hurt: tuple[Hurt, ...]) -> Actions:
    from engines.magic.language.values import NumberOf

    return _damage(scene, source, NumberOf(number="power", of=source), hurt)


@slot("target_s", r"target .+?")
def target_source(text: str, scene: Scene) -> Ref:
    """Read a target that deals damage."""
    from engines.magic.cards.reading.targets import thing

    return thing(text, scene)


# What holds for a while


_UNTIL: dict[str, Until] = {
    "until end of turn": "end_of_turn", "this turn": "end_of_turn", "until end of combat": "end_of_combat",
    "until your next turn": "your_next_turn",
}  # fmt: skip


@slot("until", f"(?:{'|'.join(_UNTIL)})")
def until(text: str, scene: Scene) -> Until:
    """Read for how long something holds."""
    return _UNTIL[text]


def _held(whats: Sequence[Things], changes: tuple[Change, ...], how_long: Until) -> Actions:
    return tuple(do.Apply(action="change", what=what, changes=changes, until=how_long) for what in whats)


@CLAUSES.rule("{things} (?:each )?{verbs} {until}", do.Apply)
def _(scene: Scene, things: tuple[Things, ...], verbs: tuple[Change, ...], until: Until) -> Actions:
    return _done(scene, *_held(things, verbs, until))


@CLAUSES.rule("for as long as ~ remains on the battlefield, {things} {verbs}", do.Apply)
def _(scene: Scene, things: tuple[Things, ...], verbs: tuple[Change, ...]) -> Actions:
    return _done(scene, *_held(things, verbs, "while_here"))


# Prevention


@DEEDS.rule("prevent all (?:{combat} )?damage that would be dealt(?: to {hurt})? this turn", do.Prevent)
@DEEDS.rule("prevent all (?:{combat} )?damage that would be dealt this turn(?: to {hurt})?", do.Prevent)
def _(scene: Scene, combat: bool | None, hurt: tuple[Hurt, ...] | None) -> Actions:
    _by_you(scene)
    whom: tuple[Hurt | None, ...] = (None,) if hurt is None else hurt
    return _done(scene, *(do.Prevent(action="prevent", to=each, combat=bool(combat)) for each in whom))


@DEEDS.rule("prevent the next {n} damage that would be dealt to {hurt} this turn", do.Prevent)
def _(scene: Scene, n: Value, hurt: tuple[Hurt, ...]) -> Actions:
    _by_you(scene)
    return _done(scene, *(do.Prevent(action="prevent", to=each, number=n) for each in hurt))
