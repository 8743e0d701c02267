"""An owner's invented cards in their own file, and people who build decks of them and play by pressing."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.cli.parser import main
from bot.real.intake import take_in
from bot.workers import WorkerPool
from engines.kernel import PASS, Dice, Match
from tests.e2e.club import Club, words
from tests.e2e.play import asked, person_of, press
from tests.engines.magic.cards.bulks import Invented, OnePrinting, card, scryfall

PAGE = "docs/real-cards.md"
"""The setting that switches real cards on."""
HUMAN = "Creature — Human"


def made(number: int, name: str, fr: str, line: str, cost: str, text: str, **more: Any) -> Invented:
    """Return an invented card; the keywords in its text are listed, as a file does."""
    words = tuple(word for word in ("Haste", "First strike", "Equip") if word in text)
    return card(number, name, line, cost, text=text, fr=fr, keywords=words, **more)


NOBLE = "Legendary Creature — Human Noble"
SPRINTER = made(101, "Ridge Sprinter", "Sprinteuse des crêtes", HUMAN, "{R}", "Haste", pt=("3", "1"))
RAM = made(102, "Kiln Ram", "Bélier du four", "Creature — Goat", "{1}{R}", "", pt=("4", "2"))
DART = made(
    103, "Cinder Dart", "Fléchette de cendre", "Instant", "{R}",
    "Cinder Dart deals 3 damage to any target.",
)  # fmt: skip
CHOIR = made(
    104, "Ember Choir", "Chœur de braise", HUMAN, "{1}{R}",
    "When Ember Choir enters the battlefield, it deals 1 damage to each opponent.", pt=("3", "2"),
)  # fmt: skip
LADY = made(105, "Lady of the Kilns", "Dame des fours", NOBLE, "{2}{R}", "Haste", pt=("4", "3"))
PRINCE = made(
    106, "Prince of Sparks", "Prince des étincelles", NOBLE, "{2}{R}",
    "Haste\nWhenever a spark falls, catch it.", pt=("4", "3"),
)  # fmt: skip
EXACT = (SPRINTER, RAM, DART, CHOIR)
BY_HAND = (
    made(1, "Kiln Letter", "Lettre du four", "Sorcery", "{R}", "Draw two cards, then read one aloud."),
    made(2, "Hot Word", "Mot brûlant", "Instant", "{R}", "Hot Word deals 3 damage to whoever laughed last."),
    made(3, "Brick Song", "Chanson de brique", "Sorcery", "{1}{R}", "Sing. Two bricks listen."),
    made(4, "Warm Hearth", "Foyer chaud", "Sorcery", "{R}", "Sit down for as long as you like."),
    made(5, "Thin Smoke", "Fumée fine", "Instant", "{R}", "Nobody saw anything."),
    made(6, "Soot Verdict", "Verdict de suie", "Sorcery", "{1}{R}", "The guilty one leaves."),
    made(
        7, "Chimney Cat", "Chat de cheminée", "Creature — Cat", "{R}",
        "First strike\nIt goes where it likes.", pt=("3", "1"),
    ),
    made(8, "Guild Stoker", "Chauffeur de guilde", HUMAN, "{1}{R}", "If the fire is low, tend it."),
    made(9, "Bell of Ashes", "Cloche de cendres", "Artifact", "{1}", "{T}: Ring it."),
    made(10, "Old Custom", "Vieille coutume", "Enchantment", "{1}{R}", "Things are done as they were."),
    made(
        11, "Spare Poker", "Tisonnier", "Artifact — Equipment", "{1}", "Equipped creature pokes.\nEquip {1}"
    ),
    made(12, "Loud Drum", "Tambour bruyant", "Sorcery", "{1}{R}", "Everyone hears it twice."),
)  # fmt: skip
FILE = (
    *(OnePrinting(each) for each in (*EXACT, *BY_HAND)),
    OnePrinting(LADY, "rare"),
    OnePrinting(PRINCE, "rare"),
)
"""All that the owner has; the Prince is played by hand, the Lady exactly."""


def key_of(named: Invented) -> str:
    """Return the id by which Herald knows a card."""
    return f"real_{named.name.lower().replace(' ', '_')}"


def called(named: Invented, locale: str) -> str:
    """Return a card's name as a reader of a language types it."""
    return named.faces[0].fr if locale == "fr" else named.name


# The owner


def written(folder: Path, printings: Iterable[OnePrinting] = FILE, name: str = "cards.json") -> Path:
    """Write a file as its source would, with names in both languages."""
    file = folder / name
    file.write_text(scryfall([*printings], french=True), encoding="utf-8")
    return file


async def owner_runs(club: Club, *command: str) -> str:
    """Let the bot's owner run `real …` while the bot is there; return what is printed."""
    there = {"HERALD_DATABASE": str(club.folder / "club.sqlite3"), "HERALD_REAL_CARDS": PAGE}
    printed = StringIO()

    def run() -> int:
        with (
            patch.dict(os.environ, there),
            patch("bot.cli.real.importing.WorkerPool", lambda _, needed: WorkerPool(0, needed)),
            redirect_stdout(printed),
        ):
            return main(["real", *command])

    assert await asyncio.to_thread(run) == 0
    return printed.getvalue()


async def owner_imports(club: Club, printings: Iterable[OnePrinting] = FILE) -> str:
    """Let the owner have a file read by the command; return what is printed."""
    file = str(written(club.folder, printings))
    return await owner_runs(club, "import", file, "--names", file)


async def brought(club: Club, printings: Iterable[OnePrinting] = FILE) -> None:
    """Have a file read whatever the database is."""
    file = written(club.folder, printings)
    await take_in(club.store, WorkerPool(0), file, file, club.now())


# Decks


async def added(club: Club, person: Any, deck: str, card: str, number: int) -> str:
    """Put copies of a card into a deck, by the name that completing it offers."""
    found = await person.autocomplete(club.channel, "deck add", "card", card[:6], name=deck)
    chosen = next(each["value"] for each in found if each["name"] == card)
    result = await person.slash(club.channel, "deck add", name=deck, card=chosen, number=number)
    return words(result.followups[-1] if result.followups else result.response)


async def built(
    club: Club, person: Any, noble: Invented, cards: Mapping[Invented, int], locale: str = "en"
) -> str:
    """Let somebody bring their lands and their Noble as a list, and add the rest card by card.

    Return how the whole deck is judged.
    """
    lands = 59 - sum(cards.values())
    mountain = "Montagne" if locale == "fr" else "Mountain"
    text = f"Noble\n1 {called(noble, locale)}\n\nDeck\n{lands} {mountain}\n"
    result = await person.slash(
        club.channel, "deck import", file=("mine.txt", text.encode()), game="magic", name="Mine"
    )
    told = words(result.followups[-1] if result.followups else result.response)
    for each, number in cards.items():
        told = await added(club, person, "Mine", called(each, locale), number)
    return told


# Playing

MOST = 600
"""Answers after which a story has no end."""

DEEDS: Mapping[str, tuple[Any, ...]] = {
    "real_kiln_letter": ("draw", 2),
    "real_hot_word": ("damage", "opponent", 3),
    "real_brick_song": ("token", 2, 1, 1, "golem", "red", "haste"),
    "real_warm_hearth": ("life", 2),
    "real_thin_smoke": ("coin",),
    "real_soot_verdict": ("other_discard", 1),
    "real_loud_drum": ("other_life_lost", 4),
}
"""What is done where one of these is carried out."""


class Story:
    """What both do: creatures attack, nobody blocks, texts are carried out; and what is said to that."""

    def __init__(self, **said: Iterable[Any]) -> None:
        """Answer questions of these kinds so, one after the other, and then as anybody does."""
        self.left = {kind: deque(answers) for kind, answers in said.items()}
        self.met: set[str] = set()
        """The kinds of questions that were answered."""
        self._dice = Dice("story")

    def next(self, match: Match[Any]) -> list[Any]:
        """Return the next answer of whoever is asked first, and those that follow from it."""
        decision: Any = match.decisions[0]
        self.met.add(decision.kind)
        if left := self.left.get(decision.kind):
            return [left.popleft()]
        match decision.kind:
            case "main":
                return [_wish(match)]
            case "priority":
                return [PASS]
            case "targets":
                return [()]
            case "work":
                done = decision.about.rest[1]
                return ["done"] if done else [*DEEDS[decision.about.card]]
            case "consent" | "agree":
                return ["agree"]
            case "attackers":
                return [tuple(next((to for to in places if to), "") for places in decision.places)]
            case "blockers":
                return [("",) * len(decision.keys)]
            case _:
                return [match.game.ai_support.prefer(match.table, decision, self._dice)]


def _wish(match: Match[Any]) -> str:
    """Return what somebody does with their turn: a land, then what costs something, then no more."""
    decision: Any = match.decisions[0]
    keys: Sequence[str] = decision.keys
    for begins in ("land:", "cast:", "noble"):
        if found := [key for key in keys if key.startswith(begins)]:
            return found[0]
    return PASS


async def told(club: Club, session: Any, story: Story, until: str = "") -> Any:
    """Let both press as a story has it: up to a kind of question, or to its last answer, or to the end."""
    for _ in range(MOST):
        session = await club.session(session.id)
        if session.match.result is not None or (story.left and not any(story.left.values())):
            return session
        if session.match.decisions[0].kind == until:
            return session
        given = story.next(session.match)
        person = person_of(club, session, session.match.decisions[0].seat)
        while given:
            given = given[await press(person, await asked(club, person, session), session, *given) :]
            session = await club.session(session.id)
    raise AssertionError(f"the story does not end: {session.match.decisions}")
