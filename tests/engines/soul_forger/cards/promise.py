"""Whether Soul-Forger's cards do what is printed on them: every shape played, and read a second time."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

from pydantic import ValidationError

from bot.texts import texts_in
from engines.kernel import Choose, Pick, Say
from engines.kernel.decisions.decisions import Decision
from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.rules import elimination, flow, resolution, zones
from engines.soul_forger.table.entry import Entry
from engines.soul_forger.table.pieces import Under
from engines.soul_forger.table.state import Table
from tests.engines.shapes import Shape, each_once, word_of
from tests.engines.soul_forger.cards.reading import NotRead, Told
from tests.engines.soul_forger.cards.reading_effects import judge
from tests.engines.soul_forger.cards.seen import Lying, Seen
from tests.engines.soul_forger.cards.shapes import every_action
from tests.engines.soul_forger.pack import action, creature, pack, pack_of
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, lies

COLLECTION = SoulForgerCollection()
SAMPLE = 50
MOST_ANSWERS = 40
TARGETS: list[list[Shape]] = [
    [{"target": "creature", "whose": "opposing"}],
    [{"target": "creature", "whose": "own", "is": {"other": True}}],
    [{"target": "creature", "whose": "opposing", "optional": True}],
    [{"target": "equipment"}],
    [{"target": "side"}],
    [{"target": "player", "whose": "any"}],
    [{"target": "card", "zone": "grave", "whose": "any"}],
    [{"target": "card", "zone": "material", "whose": "own", "is": {"type": "creature"}}],
    [{"target": "action"}],
]
PHASES = {
    "ready": (),
    "quest": ((),),
    "main_1": ("combat",),
    "combat": ("finish",),
    "main_2": ("end",),
    "end": (),
}
"""By the point where a phase is asked for, what its player answers to end it."""
UNREAD = {
    **dict.fromkeys(
        ("change: counts_as", "change: extra_damage", "change: prevent", "change: redirect"),
        "no text does it: it holds while a card lies there, which evaluation/test_changes.py looks at",
    ),
    **dict.fromkeys(
        ("change: cannot", "change: player_cannot", "change: no_responses"),
        "what cannot be done is read where the second reading knows the deed; cards/test_never.py tries it",
    ),
    "change: first_damage": "it is seen in a fight alone, which rules/test_combat.py plays",
    "change: hand_limit": "it is seen at the end of a turn alone: evaluation/test_conditions.py",
}
"""Words of the language that the second reading leaves to other tests, in part or whole, and why."""
KINDS = ("action", "activated", "welcome", "that", "trade", "fallen", *PHASES)
"""Kinds of texts: `trade` waits for damage in a fight in which both sides fall, `fallen` goes on when another
player is out, the others begin as each phase ends."""
OF_OTHERS = ("that", "gone", "fallen")
"""Those that speak of `that`: it is there, or has left before they begin, or another player has."""
FIGHTS = ("trade", "strike", "blocked", "hurt")
"""Those that begin in a combat: only the first of them is read, the others are tried alone."""
OTHER = {"event": "entered", "whose": "own", "is": {"other": True}}
BYSTANDERS = (creature("tank", 2, 3, 1, 20), creature("brick", 1, 1, 0, 20), creature("oak", 1, 1, 0, 20))
"""What falls by nothing that is done here."""


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
        written = json.dumps(shape)
        found = False
        for targets in TARGETS if '"target' in written else [[]]:
            aims = targets * 2 if '"target_2"' in written else targets
            for kind in _kinds(written, place):
                card = card_of(kind, shape, aims)
                if not is_refused(card):
                    found = True
                    self._play(kind, card, shape, place)
                    break
        self.counts["taken" if found else "refused"] += 1

    def _play(self, kind: str, card: dict[str, Any], shape: Shape, place: int) -> None:
        played = Played(kind, card, place)
        if played.told is None:
            self.counts["never begun"] += 1
            return
        ability = Ability.model_validate(card["abilities"][0])
        event = ability.when.event if ability.when is not None else None
        known = Catalogue.of(pack(card, *BYSTANDERS)).definitions
        words = Actions(known, card["type"], ability.targets, event)
        printed = texts_in("en").tell(_worded(words, ability))
        try:
            wrong = judge(printed, played.told)
        except NotRead:
            self.counts["not read"] += 1
            self.unread[word_of(shape)] += 1
            if word_of(shape) not in UNREAD:
                self.faults.append(f"{kind}: {printed} | nobody reads it ({json.dumps(shape)})")
            return
        self.counts["read"] += 1
        self.read[word_of(shape)] += 1
        if wrong is not None:
            self.faults.append(f"{kind}: {printed} | {wrong} ({json.dumps(shape)})")


def _kinds(written: str, place: int) -> Iterator[str]:
    """Yield the kinds of texts, another one first each time."""
    if '"that"' in written or '"controller_of_that"' in written:
        yield OF_OTHERS[place % len(OF_OTHERS)]
        return
    for step in range(len(KINDS)):
        yield KINDS[(place + step) % len(KINDS)]


def card_of(kind: str, shape: Shape, targets: list[Shape]) -> dict[str, Any]:
    """Return a card with a text of this kind."""
    told: Shape = {"targets": targets, "do": [shape]}
    match kind:
        case "action":
            return action("mine", 1, abilities=[told])
        case "activated":
            told = {"cost": [], "once": True, **told}
        case "welcome":
            told = {"when": {"event": "entered", "this": True}, **told}
        case "trade":
            told = {"when": {"event": "damaged", "this": True, "combat": True}, **told}
            return creature("mine", 1, 20, 1, 3, abilities=[told])
        case "strike":
            told = {"when": {"event": "attack_declared", "this": True}, **told}
        case "blocked":
            told = {"when": {"event": "blocked"}, **told}
        case "hurt":
            told = {"when": {"event": "damaged", "this": True}, **told}
        case "ready" | "quest" | "main_1" | "combat" | "main_2" | "end":
            phase = "side_quest" if kind == "quest" else kind
            told = {"when": {"event": "phase_ending", "phase": phase, "whose": "own"}, **told}
        case _:
            told = {"when": OTHER, **told}
    return creature("mine", 1, 2, 1, 20, abilities=[told])


def _worded(words: Actions, ability: Any) -> Say:
    """Return the words of what is done, with its targets in them where they can be."""
    if len(ability.targets) == 1:
        named = copy(words)
        named.unnamed, named.named = {"target": ability.targets[0]}, set()
        said = named.actions(ability.do)
        if not named.unfit:
            return said
    return words.actions(ability.do)


def is_refused(card: dict[str, Any]) -> bool:
    try:
        written = pack_of("mine", card)
    except ValidationError:
        return True
    return any(problem.card == "mine" for problem in COLLECTION.check(written, (pack(*BYSTANDERS),)))


def _scene(kind: str, card: dict[str, Any], place: int) -> Scene:
    """Return a table on which most things can be done: cards everywhere, and room."""
    pieces: list[dict[str, Any]] = []
    for seat in (ME, YOU, THEY):
        pieces += [
            lies("tank", seat, damage=4, counters={"ember": 2},
                 under=(Under("ox", seat), Under("coat", seat))),
            lies("brick", seat, damage=1, on=False),
            lies("knife", seat, "primary", counters={"ember": 1}, under=(Under("ox", seat),)),
            lies("sword", seat, "secondary", on=False),
            lies("apron", seat, "armor", counters={"ember": 1}),
            lies("hymn", seat, "action", counters={"ember": 1}, under=(Under("ox", seat),)),
            lies("flash", seat, "action", up=False, since=5),
        ]  # fmt: skip
    if kind not in ("action", "welcome"):
        mine = {"counters": {"ember": 1}, "under": (Under("ox", ME),)}
        pieces.append(lies("mine", damage=0 if kind == "trade" else 2, **mine))
    piles = {
        "deck": ["lamp", "hawk", "bear", "study", "ox", "imp"], "grave": ["ox", "study", "coat", "bear"],
        "material": ["imp", "ring", "kindle", "lamp"], "removed": ["hymn", "coat", "lamb"],
        "forge": ["ring", "quill", "coat"], "level": 40, "xp": 9, "damage": 7,
    }  # fmt: skip
    hands = (["ox", "study", "bear", *_in_hand(kind)],
             ["ox", "flash", "lamb"], ["imp", "hawk", "hymn"])  # fmt: skip
    sides = [
        {name: list(pile) if isinstance(pile, list) else pile for name, pile in piles.items()}
        | {"hand": hand}
        for hand in hands
    ]
    at = "combat" if kind in FIGHTS else kind if kind in PHASES else "main_1"
    return Scene(*pieces, more=(card, *BYSTANDERS), sides=sides, seats=3, level=40, at=at)


def _in_hand(kind: str) -> list[str]:
    return {"action": ["mine"], "welcome": ["mine"]}.get(kind, ["oak"] if kind in OF_OTHERS else [])


def _begin(kind: str, here: Scene) -> tuple[Any, ...]:
    """Return what its player answers so that a text begins."""
    if kind in PHASES:
        return PHASES[kind]
    match kind:
        case "action":
            return ("play:mine",)
        case "welcome":
            return ("summon:mine",)
        case "activated":
            return (f"skill:{here.key('mine')}:0",)
        case "trade" | "hurt":
            return here.key("mine"), here.key("tank", YOU)
        case "strike" | "blocked":
            return here.key("mine"), f"s{YOU}"
        case _:
            return ("summon:oak",)


class Played:
    """A text of a card from its announcement to its end."""

    def __init__(self, kind: str, card: dict[str, Any], place: int) -> None:
        self.kind = kind
        self.chance = Random(place)
        self.asked: list[tuple[int, str]] = []
        self.before: Seen | None = None
        self.after: Seen | None = None
        self.words: tuple[int, tuple[str, ...], int] = (0, (), 0)
        self.by = 0
        self.met: dict[int, Lying] = {}
        """What something of it was when it was announced, or before anything fell."""
        self._play(card, place)

    @property
    def told(self) -> Told | None:
        if self.before is None or self.after is None:
            return None
        return Told(self.before, self.after, *self.words, self.asked, self.by, self.met)

    def _leave_first(self, table: Table, entry: Entry) -> None:
        """Let what a kind of text is about happen before it begins."""
        if self.kind == "gone" and entry.that in table.pieces:
            self.met.update(Seen(table).pieces)
            zones.leave(table, table.pieces[entry.that], "sent")
        if self.kind == "fallen" and THEY in table.living():
            elimination.eliminate(table, [THEY])

    def _play(self, card: dict[str, Any], place: int) -> None:
        begin, finish = resolution.begin, flow.finish

        def begun(table: Table) -> None:
            if table.doing is not None and table.doing.card == "mine" and self.before is None:
                self._leave_first(table, table.doing)
            begin(table)
            entry = table.doing
            if self.before is None and entry is not None and entry.card == "mine" and table.frames:
                self.before = Seen(table)
                self.words = (entry.source, entry.targets, entry.that)
                self.by = entry.by

        def finished(table: Table) -> None:
            entry = table.doing
            if self.before is not None and self.after is None and entry is not None and entry.card == "mine":
                self.after = Seen(table)
            finish(table)

        resolution.begin, flow.finish = begun, finished
        try:
            self.here = _scene(self.kind, card, place)
            if self.kind == "trade":
                self.met.update(Seen(self.here.table).pieces)
            for answer in _begin(self.kind, self.here):
                if not self.here.asked.allows(answer):
                    return
                self.here.do(answer)
            self._go_on()
        finally:
            resolution.begin, flow.finish = begin, finish

    def _go_on(self) -> None:
        for _ in range(MOST_ANSWERS):
            if self.after is not None or not self.here.match.decisions:
                return
            asked = self.here.asked
            if asked.kind in ("main", "quest", "attack"):
                return
            if self.before is not None:
                self.asked.append((asked.seat, asked.kind))
            self.here.match.answer(asked.seat, self._answer(asked))

    def _answer(self, asked: Decision) -> Any:
        if isinstance(asked, Pick):
            keys = [*asked.keys]
            self.chance.shuffle(keys)
            return tuple(key for key in asked.keys if key in keys[: asked.most])
        if isinstance(asked, Choose) and asked.kind in ("window", "block"):
            return asked.keys[-1 if self.kind == "blocked" and asked.kind == "block" else 0]
        return asked.any(self.chance)


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
