"""Every deed at every word for an object, wherever that may lie: what is accepted changes some table.

Nothing here knows what is refused, and why: what the judge lets pass must come to something on some table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from engines.kernel import BACK, PASS
from engines.magic.cards.catalogue import FACE_DOWN
from engines.magic.language.actions import Action
from engines.magic.language.events import EVENTS
from engines.magic.rules import resolution
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Table
from tests.engines.magic.cards.shapes import Looked, is_refused
from tests.engines.magic.cards.stories import CAST
from tests.engines.magic.pack import activated, creature, life, permanent, spell, when
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.shapes import Shape
from tests.engines.watching import Watch, written

ACTION: TypeAdapter[Any] = TypeAdapter(Action)
TOKEN: Shape = {"id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1]}
PAN_TOKEN: Shape = {**TOKEN, "id": "lid", "types": ["artifact"], "sub": ["equipment"], "pt": None}
CREATURES: Shape = {"type": "creature"}
CHOOSE: Shape = {"action": "choose", "is": CREATURES}
_TO = ("hand", "battlefield", "graveyard", "exile", "library", "library_bottom")


def _attach(word: Any) -> list[Shape]:
    other = "chosen" if word != "chosen" else "made"
    first = CHOOSE if other == "chosen" else {"action": "token", "token": TOKEN}
    return [first, {"action": "attach", "what": word, "to": other}]


def _bear(word: Any) -> list[Shape]:
    other = "chosen" if word != "chosen" else "made"
    pan: Shape = {"action": "choose", "is": {"sub": "equipment"}}
    first = pan if other == "chosen" else {"action": "token", "token": PAN_TOKEN}
    return [first, {"action": "attach", "what": other, "to": word}]


def _fights(word: Any) -> list[Shape]:
    other = "chosen" if word != "chosen" else "made"
    first = CHOOSE if other == "chosen" else {"action": "token", "token": TOKEN}
    return [first, {"action": "fight", "what": word, "with": other}]


def _asks(condition: Shape) -> list[Shape]:
    return [{"action": "if", "if": [condition], "do": [life(1)]}]


DEEDS: dict[str, Callable[[Any], list[Shape]]] = {
    **{name: lambda word, name=name: [{"action": name, "what": word}]
       for name in ("destroy", "regenerate", "tap", "untap", "sacrifice")},
    **{name: lambda word, name=name: [{"action": name, "what": word, "kind": "plus_one"}]
       for name in ("add_counters", "remove_counters")},
    **{f"move to {to}": lambda word, to=to: [{"action": "move", "what": word, "to": to}] for to in _TO},
    "change": lambda word: [{"action": "change", "what": word, "changes": [{"pt": [1, 1]}]}],
    "damage to": lambda word: [{"action": "damage", "to": word, "number": 1}],
    "damage from": lambda word: [{"action": "damage", "to": "opponent", "number": 1, "from": word}],
    "prevent to": lambda word: [{"action": "prevent", "to": word, "number": 1}],
    "fight": _fights,
    "attach": _attach,
    "attach to": _bear,
    "counter": lambda word: [{"action": "counter", "what": word}],
    **{f"number {name}": lambda word, name=name: [life({"number": name, "of": word})]
       for name in ("power", "toughness", "mana_value", "counters")},
    "is": lambda word: _asks({"test": "is", "what": word, "is": {}}),
    "controller": lambda word: [life(1, {"controller_of": word})],
    "owner": lambda word: [life(1, {"owner_of": word})],
}  # fmt: skip
"""What can be done to an object, or asked of it, by name: the last action is the one that is looked at."""
OF_MANY = ("destroy", "regenerate", "tap", "untap", "sacrifice", "add_counters", "remove_counters", "change",
           "damage to", "prevent to", *(f"move to {to}" for to in _TO))  # fmt: skip
"""Deeds that may be done to every object of a kind."""


class Way(NamedTuple):
    """A card that does something to what a word means, and how that comes to be done."""

    name: str
    word: Any
    card: Callable[[list[Shape]], dict[str, Any]]
    begins: str
    """What its player does: `cast`, `use` a thing or a card; or `hear` what happens in stories."""
    host: bool = False
    event: str = ""
    """For which it waits."""


# Cards


def _spell(name: str, word: Any, *before: Shape, **more: Any) -> Way:
    return Way(name, word, lambda do: spell("mine", "R", *before, *do, **more), "cast")


def _wrapped(name: str, word: Any, wrap: Callable[[list[Shape]], Shape], *before: Shape, **more: Any) -> Way:
    return Way(name, word, lambda do: spell("mine", "R", *before, wrap(do), **more), "cast")


def _used(name: str, word: Any, *cost: Shape, kind: str = "creature", **more: Any) -> Way:
    def card(do: list[Shape]) -> dict[str, Any]:
        ability = activated(*cost, do=do, **more)
        if kind == "creature":
            return creature("mine", "R", 2, 2, abilities=[ability])
        return permanent("mine", "1", "artifact", ability, sub=["equipment"], keywords=[{"equip": "1"}])

    return Way(name, word, card, more.get("zone", "use"), host=kind == "worn")


TARGETS: dict[str, Shape] = {
    "permanent": {"target": "permanent"}, "creature": {"target": "permanent", "is": CREATURES},
    "any": {"target": "any"}, "player": {"target": "player"},
    "card": {"target": "card"}, "exiled card": {"target": "card", "zone": "exile"},
    "spell": {"target": "spell"}, "ability": {"target": "ability"}, "item": {"target": "item"},
}  # fmt: skip
FIRST: dict[str, Shape] = {
    **{f"moved to {to}": {"action": "move", "to": to} for to in _TO},
    "destroyed": {"action": "destroy"}, "sacrificed": {"action": "sacrifice"},
    "countered": {"action": "counter"}, "countered to exile": {"action": "counter", "to": "exile"},
}  # fmt: skip
PAID: dict[str, Shape] = {
    "sacrificed": {"sacrifice": CREATURES}, "exiled": {"exile": {}}, "tapped": {"tap": CREATURES},
    "given back": {"give_back": CREATURES},
}  # fmt: skip


def _of_targets() -> Iterator[Way]:
    for name, target in TARGETS.items():
        yield _spell(f"target {name}", "target", targets=[target])
        for first, deed in FIRST.items():
            yield _spell(f"target {name} {first}", "target", {**deed, "what": "target"}, targets=[target])
        for when_, said in (("now", "now"), ("at the end", {"event": "step", "step": "end"})):
            yield _wrapped(
                f"target {name} {when_}", "target",
                lambda do, said=said: {"action": "later", "when": said, "do": do}, targets=[target],
            )  # fmt: skip
    every = {"action": "destroy", "what": {"every": CREATURES}}
    yield _spell("target once all are destroyed", "target", every, targets=[TARGETS["creature"]])


def _of_this() -> Iterator[Way]:
    yield _spell("this spell", "this")
    for first, deed in FIRST.items():
        yield _spell(f"this spell {first}", "this", {**deed, "what": "this"})
    yield _wrapped("this spell now", "this", lambda do: {"action": "later", "when": "now", "do": do})
    for kind in ("creature", "equipment"):
        yield _used(f"this {kind}", "this", kind=kind)
        for way in ("tap", "sacrifice", "exile", "return"):
            yield _used(f"this {kind}, {way}", "this", {"this": way}, kind=kind)
        for zone, way in (("hand", "discard"), ("graveyard", "exile")):
            yield _used(f"this {kind} in {zone}", "this", kind=kind, zone=zone)
            yield _used(f"this {kind} in {zone}, {way}", "this", {"this": way}, kind=kind, zone=zone)
    for way in ("sacrifice", "exile", "return"):
        yield Way(f"this for which one may {way}", "this", lambda do, way=way: creature(
            "mine", "1 R", 2, 2,
            abilities=[activated(do=[{"action": "may", "pay": [{"this": way}], "do": do}])],
        ), "use")  # fmt: skip


def _of_what_came_before() -> Iterator[Way]:
    for zone in ("battlefield", "graveyard"):
        for whose in ("you", "any") if zone == "battlefield" else ("you",):
            yield _spell(
                f"chosen of {whose} in {zone}", "chosen",
                {"action": "choose", "is": {}, "zone": zone, "whose": whose},
            )  # fmt: skip
    yield _spell("made", "made", {"action": "token", "token": TOKEN})
    yield _spell("made Equipment", "made", {"action": "token", "token": PAN_TOKEN})
    for name in ("card", "creature"):
        for to in _TO:
            yield _spell(
                f"made of target {name} to {to}", "made", {"action": "move", "what": "target", "to": to},
                targets=[TARGETS[name]],
            )  # fmt: skip
    for name, cost in PAID.items():
        yield _spell(f"paid {name}", "paid", additional=[cost])
        yield _used(f"paid for an ability {name}", "paid", cost)
        yield _wrapped(
            f"paid by who may {name}", "paid",
            lambda do, cost=cost: {"action": "may", "pay": [cost], "do": do},
        )  # fmt: skip
    yield _used("host", "host", kind="worn")


def _of_many() -> Iterator[Way]:
    for zone in ("battlefield", "graveyard", "exile"):
        for whose in ("any", "you", "opponent"):
            every = {"every": {}, "whose": whose, "zone": zone}
            yield _spell(f"every of {whose} in {zone}", every)
            yield _wrapped(
                f"each of {whose} in {zone}", "each",
                lambda do, every=every: {"action": "for_each", "of": every, "do": do},
            )  # fmt: skip
    yield _wrapped("each player", "each", lambda do: {"action": "for_each", "of": "each_player", "do": do})


_ENCHANT = {"enchant": {"target": "permanent", "is": CREATURES}}


def _of_events() -> Iterator[Way]:
    for event in EVENTS:
        more = {"step": "upkeep"} if event == "step" else {}
        for word in ("that", "by"):
            yield Way(f"{word} of {event}", word, lambda do, event=event, more=more: permanent(
                "mine", "1", "enchantment", when(event, *do, **more)), "hear", event=event)  # fmt: skip
        for word in ("this", "that", "by"):
            yield Way(f"{word} of {event} itself", word, lambda do, event=event, more=more: creature(
                "mine", "R", 2, 2, {"morph": "0"}, abilities=[when(event, *do, this=True, **more)]),
                "hear", event=event)  # fmt: skip
            yield Way(f"{word} of {event} itself, Equipment", word,
                      lambda do, event=event, more=more: permanent(
                          "mine", "1", "artifact", when(event, *do, this=True, **more), sub=["equipment"],
                          keywords=[{"equip": "0"}]), "hear", host=True, event=event)  # fmt: skip
        for word in ("this", "host", "that"):
            for sub, keyword in (("aura", _ENCHANT), ("equipment", {"equip": "0"})):
                kind = "enchantment" if sub == "aura" else "artifact"
                yield Way(f"{word} of {event} to the host of an {sub}", word,
                          lambda do, event=event, more=more, sub=sub, keyword=keyword, kind=kind: permanent(
                              "mine", "1", kind, when(event, *do, host=True, **more), sub=[sub],
                              keywords=[keyword]), "hear", host=True, event=event)  # fmt: skip


def ways() -> Iterator[Way]:
    """Yield each way in which something can be meant."""
    yield from _of_targets()
    yield from _of_this()
    yield from _of_what_came_before()
    yield from _of_many()
    yield from _of_events()


# Tables on which anything may happen


def _aimed(name: str, *do: Shape) -> Shape:
    return spell(name, "0", *do, targets=[{"target": "permanent"}])


def _at_all(name: str, *changes: Shape, **deed: Any) -> Shape:
    what = {"every": deed.pop("is", {})}
    return spell(name, "0", {"action": "change", "what": what, "changes": changes, **deed} if changes else {
        **deed, "what": what})  # fmt: skip


STATES = ("rouse", "lull", "feed", "animate", "regrow", "seize", "calm")
"""Spells that put all into another state, also while something waits on the stack."""
MORE = (
    *CAST,
    permanent("pan", "2", "artifact", activated(do=[life(1)]),
              activated(do=[{"action": "damage", "to": "target", "number": 1}], targets=[{"target": "any"}]),
              sub=["equipment"], keywords=[{"equip": "0"}]),
    creature("statue", "4", 2, 6, "indestructible", "vigilance", types={"card": ["artifact", "creature"]}),
    creature("sprout", "R", 1, 4, "enters_tapped", {"morph": "0"}),
    permanent("spring", "0", "enchantment",
              {"type": "replacing", "what": {"instead": "enters", "this": False, "number": 1}}),
    permanent("frost", "0", "enchantment",
              {"type": "replacing", "what": {"instead": "enters", "this": False, "tapped": True}}),
    permanent("march", "0", "enchantment",
              {"type": "static", "what": {"every": {"type": "artifact", "mana_value": {"at_most": 1}}},
               "changes": [{"types": ["creature"]}, {"size": [1, 3]}]}),
    permanent("veil", "0", "enchantment", {"type": "replacing", "what": {"instead": "goes"}}),
    _aimed("slay", {"action": "destroy", "what": "target"}),
    _aimed("banish", {"action": "move", "what": "target", "to": "exile"}),
    _aimed("give", {"action": "sacrifice", "what": "target"}),
    _aimed("prick", {"action": "damage", "to": "target", "number": 1}),
    _aimed("bless", {"action": "change", "what": "target", "changes": [{"pt": [0, 1]}]}),
    _at_all("rouse", action="untap"),
    _at_all("lull", action="tap"),
    _at_all("regrow", action="regenerate"),
    _at_all("seize", {"control": "you"}, **{"action": "change", "is": CREATURES}),
    _at_all("calm", {"set_types": ["artifact"]}, **{"action": "change", "is": {"type": "artifact"}}),
    _at_all("feed", action="add_counters", kind="plus_one"),
    _aimed("animate", {"action": "change", "what": "target",
                       "changes": [{"types": ["creature"]}, {"size": [2, 3]}]}),
)  # fmt: skip
MAKERS: dict[str, tuple[str, ...]] = {
    "enters": ("raider", "sprout", "call", "pan"), "leaves": ("slay", "banish"), "dies": ("slay",),
    "sacrificed": ("give",), "to_graveyard": ("balm", "slay"), "discarded": ("toss",), "drawn": ("read",),
    "cast": ("balm", "raider"), "countered": ("balm", "raider"), "targeted": ("bless", "use:pan:1"),
    "damages": ("use:pan:1",), "damaged": ("prick", "use:pan:1"), "gains_life": ("use:pan:0",),
    "loses_life": ("use:pan:1",), "tapped": ("lull",), "untapped": ("rouse",), "counters_put": ("feed",),
    "unattached": ("slay", "equip:pan", "equip:mine"), "turned_up": ("up",),
}  # fmt: skip
"""What makes an event happen, or lets it: spells in hand, abilities, what else a player can do."""
LAWS = {"spring": 3, "frost": 5, "veil": 4, "march": 7}
"""Enchantments by which all enters, lies or goes otherwise: each lies on every so many tables."""
FIGHTS = ("attacks", "blocks", "blocked", "damages", "damaged", "loses_life", "tapped")
TRIES = 90
MOST = 40


def _laid(way: Way, card: dict[str, Any], place: int, pack: Sequence[Shape] = ()) -> Duel:
    """Lay a table on which much lies, each time in another state."""
    worn: dict[str, Any] = {"tapped": True, "counters": (("plus_one", 2),)} if place % 2 else {}
    laws = [name for name, part in LAWS.items() if place % part == part - 1]
    down = way.event == "turned_up"
    board: list[Any] = [lies("ogre", **worn), lies("kite", **worn), "statue", "anvil"]
    mine = [*board, *laws, lies("pan", attached=4 + place % 2)]
    grave, hand = ["bear", "zap", "pan", "sprout"], ["balm", "raider", "zap", *STATES]
    hand += [name for name in MAKERS.get(way.event, ()) if ":" not in name and name not in (*hand, "up")]
    hand += ["hush", "raider"] if way.event == "countered" else []
    if down:
        mine.append(lies(FACE_DOWN, under="sprout", since=1))
    itself = any(each.get("when", {}).get("this") for each in card["abilities"])
    comes = way.event == "enters" and itself
    if way.begins in ("use", "hear") and not comes:
        hidden = {"under": card["id"]} if down and place % 2 and "creature" in card["types"]["card"] else {}
        host = 4 if not down else 9 + len(laws)
        where = {"attached": host} if way.host and (place % 3 or way.begins == "use") else {}
        counters = {"counters": worn["counters"]} if worn else {}
        mine.append(lies(FACE_DOWN if hidden else card["id"], **hidden, **where, **counters))
    elif way.begins in ("cast", "hand") or comes:
        hand.append(card["id"])
    yard = [*grave, *([card["id"]] if way.begins == "graveyard" else [])]
    you = side(hand, lands="RRG", board=mine, **_piles(yard, 900))
    other = side(["bear"], lands="U", board=[*board, "pan"], **_piles(grave, 950))
    turned = place % 4 == 3 and way.event in FIGHTS
    return Duel(you, other, more=(*MORE, *(pack or [card])), active=int(turned))


def _piles(grave: Sequence[str], number: int) -> dict[str, Any]:
    exiled = ("raider", "zap", "pan", "sprout")
    return {
        "graveyard": [ZoneCard(number + place, name) for place, name in enumerate(grave)],
        "exile": [ZoneCard(number + 20 + place, name) for place, name in enumerate(exiled)],
    }


class _Player:
    """Lets what the way begins with happen, and answers all else at random."""

    def __init__(self, duel: Duel, way: Way, card: str, place: int) -> None:
        self.duel, self.way, self.card, self.chance = duel, way, card, Random(place)
        self.left = self._plan(place)
        self.answers = list(STATES[place % len(STATES) :][: place % 3])
        duel.table.sides[0].hold = True
        duel.table.sides[1].stops = frozenset()

    def _plan(self, place: int) -> list[str]:
        """Return what is to be done, in order; several ways in turn."""
        way = self.way
        if way.begins != "hear":
            stack = {1: ["raider"], 2: ["use:pan:0"], 4: ["balm"]}.get(place % 5, [])
            begin = {"cast": self.card, "graveyard": "use:o904:0"}.get(way.begins)
            return [*stack, begin or f"use:{self.card}:0"]
        makers = MAKERS.get(way.event, ("",))
        row = [self.card] if way.event == "enters" else []
        row += ["animate"] if way.event in FIGHTS and place % 2 else []
        row += [makers[place % len(makers)].replace("mine", self.card)]
        return [*row, *(["hush"] if way.event == "countered" else [])]

    def plays(self) -> Iterator[None]:
        """Answer what is asked, and let somebody look after each answer."""
        for _ in range(MOST):
            if not self.duel.match.decisions:
                return
            asked = self.duel.asked
            self.duel.do(self._act() if asked.kind in ("main", "priority") else self._answer(asked))
            yield

    def _act(self) -> Any:
        keys = self.duel.keys
        waits = any(item.card == self.card for item in self.duel.sees().stack)
        left = self.answers if waits else self.left
        while left:
            name = left.pop(0)
            found = [key for key in keys if self._is(key, name)]
            if found:
                return self.chance.choice(found)
        return PASS

    def _liked(self) -> list[str]:
        """Return what speaks, and what it lies on."""
        perms = [perm for perm in self.duel.sees().perms if self.card in (perm.card, perm.under)]
        pans = [f"o{perm.id}" for perm in self.duel.sees().perms if perm.card == "pan"]
        return [*pans, *(f"o{number}" for perm in perms for number in (perm.id, perm.attached))]

    def _is(self, key: str, name: str) -> bool:
        kind, _, rest = name.partition(":")
        perms = {f"o{perm.id}": perm.card for perm in self.duel.sees().perms if perm.seat == 0}
        parts = key.split(":")
        if kind == "use":
            card, place = rest.split(":")
            return parts[0] == "use" and card in (parts[1], perms.get(parts[1])) and parts[2] == place
        if kind == "equip":
            return parts[0] == "use" and perms.get(parts[1]) == rest and len(parts[2]) > 1
        return key.startswith("up:") if kind == "up" else key == f"cast:{name}"

    def _answer(self, asked: Any) -> Any:
        if asked.kind in ("may", "may_pay"):
            return "yes"
        liked = [key for key in self._liked() if key in getattr(asked, "keys", ())]
        if asked.kind == "aim" and liked and self.chance.random() < 0.5:
            return self.chance.choice(liked)
        if asked.kind in ("attackers", "blockers") and self.chance.random() < 0.8:
            goes = tuple(next(filter(None, places), "") for places in asked.places)
            if asked.allows(goes):
                return goes
        answer = asked.any(self.chance)
        while answer == BACK:
            answer = asked.any(self.chance)
        return answer


def _facts(table: Table) -> Any:
    found = {"result": table.result, **table.dump()}
    return [found[name] for name in _FACTS]


_FACTS = ("perms", "stack", "waiting", "floating", "shields", "delayed", "combat", "sides", "result")


def comes_to_something(way: Way, card: Shape, deed: Shape, pack: Sequence[Shape] = ()) -> bool:
    """Tell whether a deed changes a table, on any of those that are tried."""
    key = written(ACTION.validate_python(deed))
    watch = Watch(_facts, lambda scope, _: scope.table)
    with watch.over(resolution.EFFECTS):
        for place in range(TRIES):
            for _ in _Player(_laid(way, card, place, pack), way, card["id"], place).plays():
                if key in watch.changed:
                    return True
    return False


UNTRIED: dict[tuple[str, str], str] = {
    ("number mana_value", "made( Equipment)?$"): "a token costs nothing: the number is 0, as it is printed",
    ("tap", "paid by who may tapped"): "it is tapped by then: nobody can answer in between",
    ("fight|damage to|attach to|number (power|toughness)", "this of .* host of an aura"):
        "an Aura that becomes a creature goes to the graveyard before anything is done to it (704.5m)",
    ("(un)?tap|sacrifice|(remove_|number )counters|attach( to)?|damage to",
     ".* of (attacks|block|damage|gains|targeted|(un)?tapped|unattached|counters|turned_up)"):
        "another state, or another controller, comes in answer alone: few of these tables have it",
    ("fight", "this of blocks to the host of an equipment"):
        "it would have to become a creature once its host blocks: few of these tables have it",
    ("attach", "target permanent destroyed"): "no Equipment of these is indestructible",
}  # fmt: skip
"""Deeds that change no table here, by name and way, and why they may be written all the same."""


def _is_untried(name: str, way: Way) -> bool:
    return any(re.fullmatch(deed, name) and re.match(where, way.name) for deed, where in UNTRIED)


def faults_of(way: Way, names: Sequence[str]) -> Iterator[str | None]:
    """Yield of each deed that may be written in a way whether it comes to nothing: then a sentence."""
    rows = {name: DEEDS[name](way.word) for name in names}
    cards = {name: {**way.card(do), "id": f"mine_{place}"} for place, (name, do) in enumerate(rows.items())}
    taken = {
        name: card for name, card in cards.items() if not _is_untried(name, way) and not is_refused(card)
    }
    for name, card in taken.items():
        last = rows[name][-1]
        deed = last["do"][0] if last["action"] == "if" else last
        found = comes_to_something(way, card, deed, [*taken.values()])
        yield None if found else f"{name}: {way.name} | nothing changes"


def names_of(way: Way) -> Sequence[str]:
    """Return the deeds that may be tried in a way."""
    return OF_MANY if isinstance(way.word, dict) else [*DEEDS]


SAMPLE = 20


def meant(*, whole: bool) -> Looked:
    """Play each deed at each word; in a sample of all ways two deeds each."""
    looked, chance = Looked("deeds at words for objects"), Random("meant")
    every = [*ways()]
    for way in every if whole else chance.sample(every, SAMPLE):
        names = names_of(way)
        for fault in faults_of(way, names if whole else chance.sample(names, 2)):
            looked.add([] if fault is None else [fault])
    return looked
