"""Whether Magic's cards do what is printed on them: what abilities wait for, what texts do, what costs take,
what simply holds or holds for a while, what happens instead, who may block, what spells cost, what is given;
and whether each deed comes to something wherever that lies to which it is done.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from bot.texts import texts_in
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.pack import CardModel
from engines.magic.rules import trigger_detection
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table
from tests.engines.magic.cards.doing import cards_of, played
from tests.engines.magic.cards.giving import gifts
from tests.engines.magic.cards.holding import statics
from tests.engines.magic.cards.lasting import loans
from tests.engines.magic.cards.limiting import limits
from tests.engines.magic.cards.meant import meant
from tests.engines.magic.cards.paying import costs
from tests.engines.magic.cards.reading import NotRead
from tests.engines.magic.cards.reading_effects import judge
from tests.engines.magic.cards.reading_triggers import Speaker, occurs
from tests.engines.magic.cards.replacing import replacements
from tests.engines.magic.cards.seen import Seen
from tests.engines.magic.cards.shapes import Looked, every_action, every_trigger, is_refused
from tests.engines.magic.cards.stories import COMING, STORIES, Stage, Story, laid
from tests.engines.magic.pack import creature, life, permanent
from tests.engines.shapes import Shape, each_once, word_of

TOGETHER = 150
"""So many abilities listen to one story."""
SAMPLE = 15
UNREAD = {
    "size": "which sizes an effect sees that comes before sizes: rules/test_layers.py",
    "unattached": "nothing comes off in a story: rules/test_attaching.py tells of it",
    "turned_up": "nothing lies face down in a story: rules/test_face_down.py tells of it",
    "taps_for_mana": "it adds mana and waits for no place on the stack: rules/test_paying.py",
}
"""Words that the second reading leaves to other tests, in part or whole, and where those are."""
DEFINITIONS = Definitions()
_ENCHANTS = {"enchant": {"target": "permanent", "is": {"type": "creature"}}}
VANILLA = creature("hero", "0", 2, 2)


class Listener:
    """A card with a triggered ability, and the words that say what it waits for."""

    def __init__(self, number: int, shape: Shape) -> None:
        self.id = f"mine_{number}"
        self.shape = shape
        ability = {"type": "triggered", "when": shape, "do": [life(1)]}
        if shape.get("this"):
            self.card = creature(self.id, "0", 2, 2, abilities=[ability])
        elif shape.get("host"):
            self.card = permanent(self.id, "0", "enchantment", ability, sub=["aura"], keywords=[_ENCHANTS])
        else:
            self.card = permanent(self.id, "0", "enchantment", ability)

    @property
    def clause(self) -> str:
        """Return what is printed of what it waits for."""
        line = texts_in("en").tell(rules_text(CardModel.model_validate(self.card), DEFINITIONS)[-1])
        _, clause = line.removesuffix(", you gain 1 life.").split(" ", 1)
        return clause


def listeners(most: int | None = None) -> list[Listener]:
    """Return a listener for each shape that may be written; of each event so many, where `most` says."""
    found: list[Listener] = []
    counts: Counter[str] = Counter()
    for number, shape in enumerate(every_trigger()):
        key = f"{shape['event']}{shape.get('this')}{shape.get('host')}"
        if shape["event"] in UNREAD or (most is not None and (counts[key] >= most or number % 7 > 2)):
            continue
        listener = Listener(number, shape)
        if not is_refused(listener.card):
            counts[key] += 1
            found.append(listener)
    return found


def heard(story: Story, hero: dict[str, Any], listening: Sequence[Listener]) -> tuple[Counter[str], Stage]:
    """Play a story; return how often each ability has triggered, and the stage."""
    times: Counter[str] = Counter()

    def set_off(_: Table, voice: StackObject) -> None:
        times[voice.text] += 1

    before, trigger_detection.set_off = trigger_detection.set_off, set_off
    try:
        duel = laid(story, hero, [each.card for each in listening])
        stage = Stage(Seen(duel.table), hero["id"])
        times.clear()  # the step that the table is laid at has begun
        story.play(duel)
    finally:
        trigger_detection.set_off = before
    return times, stage


def triggers(found: Sequence[Listener]) -> Iterator[str]:
    """Yield what abilities wait for as printed and do not hear, or hear and do not wait for."""
    heroes = [each for each in found if each.shape.get("this")]
    hosted = [each for each in found if each.shape.get("host")]
    others = [each for each in found if each not in heroes and each not in hosted]
    for name, story in STORIES.items():
        for row in (others, [] if story.comes else hosted):
            for start in range(0, len(row), TOGETHER):
                some = row[start : start + TOGETHER]
                yield from _compared(name, story, VANILLA, some, some)
        for hero in heroes:
            yield from _compared(name, story, hero.card, [], [hero])


def _compared(
    name: str, story: Story, hero: dict[str, Any], listening: Sequence[Listener], judged: Sequence[Listener]
) -> Iterator[str]:
    times, stage = heard(story, hero, listening)
    facts = [*story.facts(stage)]
    ids = {each.card: each.id for each in stage.seen.perms.values()}
    for each in judged:
        speaker = Speaker(ids.get(each.id, COMING), ids.get(hero["id"], 0) if each.shape.get("host") else 0)
        try:
            wanted = sum(occurs(each.clause, fact, speaker) for fact in facts)
        except NotRead as words:
            yield f"{each.clause} | nobody reads {words}"
            continue
        if wanted != times[each.id]:
            yield f"{each.clause} | {name}: {times[each.id]} times, not {wanted} ({each.shape})"


class Deeds:
    """Plays what texts do, and keeps what was not as printed."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()

    def examine(self, shape: Shape, place: int, *, whole: bool) -> None:
        """Build a shape in each kind of text, and play those that are taken; else one of them."""
        self.counts["shapes"] += 1
        taken = [card for card in cards_of(shape, json.dumps(shape)) if not is_refused(card)]
        for card in taken if whole else taken[place % len(taken) :][:1] if taken else ():
            self._play(card, shape, place)

    def _play(self, card: dict[str, Any], shape: Shape, place: int) -> None:
        line = texts_in("en").tell(rules_text(CardModel.model_validate(card), DEFINITIONS)[-1])
        words = line.removesuffix(".").removeprefix("When this creature enters, ")
        told = played(card, place)
        if told is None:
            self.counts["never begun"] += 1
            return
        try:
            wrong = judge(words, told)
        except NotRead as unknown:
            self.counts["not read"] += 1
            wrong = None if word_of(shape) in UNREAD else f"nobody reads {unknown}"
        else:
            self.counts["read"] += 1
        if wrong is not None:
            self.faults.append(f"{words} | {wrong} ({json.dumps(shape)})")


def deeds(most: int | None) -> Deeds:
    """Play what texts do, in all shapes, or in so many."""
    found = Deeds()
    written = (shape for shape in every_action() if not any(word in str(shape) for word in _SEVERAL))
    for place, shape in enumerate(each_once(written, most)):
        found.examine(shape, place, whole=most is None)
    return found


_SEVERAL = ("target_2", "target_3")
"""Several targets at once: rules/test_announcing.py tells of them."""


def _triggers(*, whole: bool) -> Looked:
    found, every = Looked(), listeners(None if whole else 1)
    found.number, found.told = len(every), f"triggers in {len(STORIES)} stories"
    found.faults += triggers(every)
    return found


def _deeds(*, whole: bool) -> Looked:
    found, done = Looked(), deeds(None if whole else SAMPLE)
    found.number = done.counts.pop("shapes")
    found.told = ", ".join(["texts", *(f"{number} {what}" for what, number in done.counts.items())])
    found.faults += done.faults
    return found


PARTS: tuple[Callable[..., Looked], ...] = (
    _deeds,
    meant,
    _triggers,
    costs,
    loans,
    replacements,
    statics,
    limits,
    gifts,
)
"""What is examined, the longest first."""
PROCESSES = 2


def examine(whole: bool) -> list[str]:
    """Return what the cards promise and do not keep; of a sample of the shapes, or of all."""
    if not whole:
        return [fault for part in PARTS for fault in part(whole=False).faults]
    with ProcessPoolExecutor(PROCESSES) as pool:
        looked = [each.result() for each in [pool.submit(part, whole=True) for part in PARTS]]
    print(*(f"{each.number} {each.told}" for each in looked), sep="; ")
    return [fault for each in looked for fault in each.faults]
