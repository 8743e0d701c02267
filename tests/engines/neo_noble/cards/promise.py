"""Whether Neo Noble's cards do what is printed on them: every shape played, and read a second time."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from pydantic import ValidationError

from bot.texts import texts_in
from engines.kernel import Choose, Pick, Play
from engines.kernel.decisions.decisions import Decision
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.rules import resolution
from engines.neo_noble.table.pieces import Aim
from engines.neo_noble.table.resolving_effect import ResolvingEffect
from engines.neo_noble.table.state import Table
from tests.engines.neo_noble.cards import reading_changes, reading_effects
from tests.engines.neo_noble.cards.reading import Deed, NotRead, Scene, judge
from tests.engines.neo_noble.cards.seen import Seen, Thing
from tests.engines.neo_noble.cards.shapes import every_action
from tests.engines.neo_noble.pack import arbiter, build, errant, name, noble, text, token, when
from tests.engines.neo_noble.scenes import Scene as Told
from tests.engines.neo_noble.scenes import scene
from tests.engines.shapes import Shape, each_once, word_of

COLLECTION = NeoNobleCollection()
HEAD = {"game": "neo_noble", "id": "promise", "name": name("promise"), "version": 1}
READINGS = (*reading_effects.READINGS, *reading_changes.READINGS)
SAMPLE = 100
MOST_ANSWERS = 40
TARGETS: list[list[Shape]] = [
    [{"target": "spirit", "whose": "opposing", "layer": "active"}],
    [{"target": "spirit", "whose": "own", "layer": "any", "filter": {"type": ["arbiter"]}}],
    [{"target": "lane", "whose": "own"}],
    [{"target": "lane", "whose": "opposing"}],
    [{"target": "slot", "whose": "own"}],
    [{"target": "card", "zone": "grave", "whose": "own"}],
    [{"target": "card", "zone": "reap", "whose": "opposing"}],
    [{"target": "noble", "whose": "any"}],
    [{"target": "player"}],
]
PAID = [{"cost": "souls", "number": 1}]
PAID_X = [{"cost": "souls", "number": {"most": 3}}]
UNREAD = {
    **dict.fromkeys(
        ("attack", "fail_attack"),
        "they need a battle, which is played in tests/engines/neo_noble/rules/test_battle.py",
    ),
    **dict.fromkeys(
        ("change: block_bonus", "change: extra_attack", "change: free_attack", "change: gained_ready",
         "change: keeps_coin", "change: no_attack", "change: no_block", "change: wins_ties"),
        "nothing of it is seen before the next battle: cards/test_changes.py plays one",
    ),
    **dict.fromkeys(
        ("change: cost", "change: grants", "change: indestructible", "change: instead", "change: no_shatter",
         "change: silenced", "change: skips", "change: untargetable"),
        "nothing of it is seen before something else is done: cards/test_changes.py does it",
    ),
    **dict.fromkeys(
        ("change: ambient", "change: capacity"), "what a lane may hold is no thing that lies there"
    ),
    **dict.fromkeys(
        ("look_at_top", "reveal_hand", "shuffle"), "who knows what is not seen on the table"
    ),
    "reap_top": "what is reaped of a hidden pile: cards/test_deeds_spirits.py",
    "renew": "what may be used once more: cards/test_deeds_rules.py",
    "use_text": "another text is done, which is read by itself",
}  # fmt: skip
"""Words of the language that the second reading leaves to other tests, and why."""
UNREAD_PHRASES = {
    "for each Dominance coin you hold": "a number that goes on changing is read in tests of numbers",
    "equal to ": "so is this one",
}
"""What it leaves to them of any word."""
KINDS = ("noble", "manifest", "pay", "on_summon", "income", "end_turn", "when")
COINS = {"left": "mine ready", "middle": "yours spent"}
TOKENS = {spirit.id: spirit for spirit in build().spirits if spirit.type == "token"}


class Examination:
    """Plays shapes, and keeps what was not as printed."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.read: Counter[str] = Counter()
        """How often each word was read."""
        self.unread: Counter[str] = Counter()
        """How often each was played and not read."""

    def examine(self, shape: Shape, place: int) -> None:
        """Build a shape in a kind of text; play it when it is taken."""
        self.counts["shapes"] += 1
        wants_target = '"target' in json.dumps(shape)
        found = False
        for targets in TARGETS if wants_target else [[]]:
            if '"target_2"' in json.dumps(shape):
                targets = targets * 2
            for kind in _kinds(shape, place):
                said = text_of(kind, shape, targets)
                if said is not None and not is_refused(kind, said):
                    found = True
                    self._play(kind, said, shape, place)
                    break
        self.counts["taken" if found else "refused"] += 1

    def _play(self, kind: str, said: Shape, shape: Shape, place: int) -> None:
        here = table_of(kind, said, place)
        played = Played(here, kind, place)
        if played.deed is None:
            self.counts["never begun"] += 1
            return
        line = text_line(_definition(here, kind), TOKENS)
        printed = _action(texts_in("en").tell(line), played.x)
        try:
            wrong = judge(printed, played.deed, READINGS)
        except NotRead:
            self.counts["not read"] += 1
            self.unread[word_of(shape)] += 1
            if word_of(shape) not in UNREAD and not any(phrase in printed for phrase in UNREAD_PHRASES):
                self.faults.append(f"{kind}: {printed} | nobody reads it ({json.dumps(shape)})")
            return
        self.counts["read"] += 1
        self.read[word_of(shape)] += 1
        if wrong is not None:
            self.faults.append(f"{kind}: {printed} {wrong} ({json.dumps(shape)})")


def _kinds(shape: Shape, place: int) -> Iterator[str]:
    """Yield the kinds of texts, another one first each time."""
    if '"that"' in json.dumps(shape):
        yield "when"
        return
    for step in range(len(KINDS)):
        yield KINDS[(place + step) % len(KINDS)]


def text_of(kind: str, shape: Shape, targets: list[Shape]) -> Shape | None:
    aimed: Shape = {"targets": targets} if targets else {}
    if '"x"' in json.dumps(shape):
        aimed["cost"] = PAID_X
    match kind:
        case "when":
            return (
                None if targets else when("summoned", shape, whose="own", filter={"max_cost": 0}, once=True)
            )
        case "pay":
            return text("pay", shape, **{"cost": PAID, **aimed})
        case "noble":
            return text("manifest", shape, **aimed)
        case _:
            return text(kind, shape, **aimed)


def _pack_of(kind: str, said: Shape) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    if kind == "noble":
        return (), (noble("ruler", said),)
    make = errant if kind == "on_summon" else arbiter
    return (make("mine", 0, 1, 1, said),), ()


def is_refused(kind: str, said: Shape) -> bool:
    spirits, nobles = _pack_of(kind, said)
    try:
        written = NeoNoblePack.model_validate({**HEAD, "spirits": [*spirits], "nobles": [*nobles]})
    except ValidationError:
        return True
    return bool(COLLECTION.check(written, ()))


def table_of(
    kind: str, said: Shape, place: int, coins: Mapping[str, str] = COINS, *, turned: bool = False
) -> Told:
    """Return a table on which most things can be done: cards everywhere, and room; `turned`, on the left."""
    cards, nobles = _pack_of(kind, said)
    cards = (*cards, token(f"token{place}", 0, 0))  # packs are told apart by the cards that are in them
    more = {"right": "mine spent"} if place % 2 and kind != "on_summon" else {}
    return scene(
        cards=cards, nobles=nobles, noble="ruler" if kind == "noble" else "queen",
        left="" if turned else "warden fox judge", right="warden fox judge" if turned else "",
        middle=f"pebble {'bear' if kind in ('noble', 'on_summon') else 'mine'}",
        your_left="fox", your_middle="warden wolf sapling", your_right="moth judge",
        hand="pebble fox judge" + (" mine" if kind == "on_summon" else ""), your_hand="wolf wolf elder",
        deck="fox judge bear wolf elder moth", your_deck="bear elder fox judge wolf moth",
        grave="fox wolf judge", your_grave="bear judge wolf", reaped="bear", your_reaped="boar",
        banished="fox judge", your_banished="wolf elder",
        channel="fox:up bear:spent", your_channel="judge:up:spent wolf", souls=9, your_souls=9,
        coins={**coins, **more}, stage=_STAGE.get(kind, "action"),
    )  # fmt: skip


_STAGE = {"income": "income"}


def _definition(here: Told, kind: str) -> Any:
    table = here.table
    card = table.catalogue.definition("ruler" if kind == "noble" else "mine")
    return card.texts[0]


def _action(printed: str, x: int) -> str:
    """Return the sentence of the action alone, with what was chosen for X."""
    rest = printed.split(": ", 1)[1].removesuffix(" This happens only once each turn.")
    if "(X is 1 to 3): " in printed:
        rest = re.sub(r"\bX\b", str(x), rest)
    if rest.startswith("When "):
        return rest.split(", ", 1)[1]
    if rest.startswith("Choose ") and not rest.startswith("Choose one"):
        return rest.split(". ", 1)[1]
    return rest


class Played:
    """A text of a card from its use to its end."""

    def __init__(self, here: Told, kind: str, place: int) -> None:
        self.here = here
        self.kind = kind
        self.chance = Random(place)
        self.seen: list[tuple[Seen, Scene]] = []
        self.after: Seen | None = None
        self.asked: list[tuple[int, str]] = []
        self.inside = False
        self.x = 0
        self._play()

    @property
    def deed(self) -> Deed | None:
        if not self.seen or self.after is None:
            return None
        before, told = self.seen[0]
        return Deed(before, self.after, told, self.asked, spares=False)

    def _play(self) -> None:
        resolve = resolution.resolve

        def watched(table: Table, use: ResolvingEffect, actions: Any) -> Play[None]:
            first = not self.seen and use.card.id in ("mine", "ruler")
            if first:
                before = Seen(table)
                self.seen.append((before, _scene(table, use, before)))
                self.inside = True
            yield from resolve(table, use, actions)
            if first:
                self.after = Seen(table)
                self.inside = False

        resolution.resolve = watched
        try:
            for _ in range(MOST_ANSWERS):
                if self.after is not None or not self.here.match.decisions:
                    break
                asked = self.here.asked
                if self.inside:
                    self.asked.append((asked.seat, asked.kind))
                answer = self._answer(asked)
                self.x = answer if asked.kind == "x" else self.x
                self.here.match.answer(asked.seat, answer)
        finally:
            resolution.resolve = resolve

    def _answer(self, asked: Decision) -> Any:
        if isinstance(asked, Pick):
            keys = [*asked.keys]
            self.chance.shuffle(keys)
            return tuple(key for key in asked.keys if key in keys[: asked.most])
        if asked.kind in ("income", "end_turn") and isinstance(asked, Choose):
            return asked.keys[0]
        if isinstance(asked, Choose):
            for wanted in _WANTED[self.kind]:
                if wanted in asked.keys:
                    return wanted
            if asked.kind in ("react", "block"):
                return asked.keys[0] if "pass" not in asked.keys else "pass"
        return asked.any(self.chance)


_WANTED = {
    "noble": ("manifest", "noble:0"),
    "manifest": ("manifest",),
    "pay": ("pay",),
    "on_summon": ("summon", "mine"),
    "income": (),
    "end_turn": ("end",),
    "when": ("summon", "pebble", "0:2"),
}


def _scene(table: Table, use: ResolvingEffect, before: Seen) -> Scene:
    here = use.place
    aims = tuple(_aimed(before, aim) for aim in use.aims)
    that = before.spirit(use.event.spirit) if use.event is not None and use.event.spirit else None
    key = use.source.spirit or ""
    return Scene(None if here is None else (here.seat, here.lane), key, aims, that)


def _aimed(before: Seen, aim: Aim | None) -> Thing | tuple[int, int] | None:
    if aim is None:
        return None
    match aim.kind:
        case "spirit":
            return before.spirit(aim.name)
        case "card":
            zone = {"grave": "Graveyard", "reap": "Reap Pile", "banished": "Banish Zone"}[aim.zone]
            return next(thing for thing in before.at(zone, aim.seat) if thing.card == aim.name)
        case "lane" | "slot":
            return (aim.seat, aim.number)
        case _:
            return (aim.seat, -1)


def examine(whole: bool) -> list[str]:
    """Return what the cards promise and do not keep; of a sample of the shapes, or of all."""
    examination = Examination()
    shapes = each_once(every_action(), None if whole else SAMPLE)
    for place, shape in enumerate(shapes):
        examination.examine(shape, place)
    if whole:
        print(", ".join(f"{count} {what}" for what, count in examination.counts.items()))
        examination.faults += never_met(examination, {word_of(shape) for shape in shapes})
    return examination.faults


def never_met(examination: Examination, words: set[str]) -> list[str]:
    """Return, after all shapes, the words that none was read of, and those listed in vain."""
    never = words - examination.read.keys() - UNREAD.keys()
    vain = UNREAD.keys() & examination.read.keys() - examination.unread.keys()
    return [f"{word}: no shape of it was read, nor is it listed" for word in sorted(never)] + [
        f"{word}: stands in UNREAD, and all of it was read" for word in sorted(vain)
    ]
