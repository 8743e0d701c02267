"""A second reading of printed cards: what the English words of an action promise, without the card language.

Nothing here knows how the rules carry an action out: it reads the sentence and looks at what has changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.engines.soul_forger.cards.seen import Lying, Seen

ME = 0
SEATS = (0, 1, 2)
ZONES = {
    "hand": "hand", "Main Deck": "deck", "Forge Deck": "forge", "graveyard": "grave",
    "Material Zone": "material", "cards removed from play": "removed",
}  # fmt: skip
NOUNS = {
    "creature": "creature",
    "piece of Equipment": "equipment",
    "pieces of Equipment": "equipment",
    "card": "",
}


class NotRead(Exception):
    """The words are none that this reader knows."""


class Told(NamedTuple):
    """A text that was done: the table before and after, what its words stand for, who was asked what."""

    before: Seen
    after: Seen
    myself: int
    targets: tuple[str, ...]
    that: int
    asked: list[tuple[int, str]]
    by: int = 0
    """What did it."""
    gone: Mapping[int, Lying] = {}
    """Cards that had left the table when it began, as they were last."""


class Meant(NamedTuple):
    """What a phrase means: so many of these pieces, or of these cards (seat, pile, card)."""

    among: list[Any]
    number: int
    up_to: bool = False
    asked: frozenset[int] = frozenset()
    """Who picks, each as many; nobody where nobody need."""


_TARGETS = ("the target", "the first target", "the second target")
_AIMED = re.compile(
    r"(?:up to 1 |(?:1 )?other )?target .+|that (?:creature|Equipment|card|player)|it|yourself or target .+"
)
WORDS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBER = re.compile(
    rf"\b(?P<word>an?|{'|'.join(WORDS[1:])})\b(?= (?:other|target|creatures?|pieces?|cards?|levels?|ember"
    r"|Puppet|On-guard|Off-guard)\b)"
)
"""An article or a word for a number, before what it counts."""


def in_digits(words: str) -> str:
    """Return words with digits for articles and words for numbers."""
    words = re.sub(r"\banother (?=target)", "1 other ", words)
    return _NUMBER.sub(
        lambda found: str(WORDS.index(found["word"])) if found["word"] in WORDS else "1", words
    )


EVENT_CARD = "that card of the event"


def without_doubt(words: str) -> str:
    """Return words in which "that card" is told from a target of which they have spoken before."""
    named = re.search(r"\btarget card\b", words)
    begin = len(words) if named is None else named.end()
    return words[:begin].replace("that card", EVENT_CARD) + words[begin:]


def is_target(words: str, told: Told) -> bool:
    """Tell whether words mean a target, and not what an event was of."""
    return words in _TARGETS or (bool(told.targets) and _AIMED.fullmatch(words) is not None)


def players(words: str, told: Told) -> list[int]:
    """Return the players that words mean."""
    match words:
        case "you" | "your" | "":
            return [ME]
        case "each opponent":
            return [seat for seat in _living(told) if seat != ME]
        case "each player":
            return _living(told)
        case _ if is_target(words, told):
            aim = _aim(words, told)
            return [int(aim[1:])] if aim[:1] == "s" else []
        case "its owner" | "its controller":
            return players(f"the target’s {words.removeprefix('its ')}", told)
        case _:
            pass
    if words.removesuffix("’s owner") in _TARGETS and words.endswith("’s owner"):  # of a card in a pile
        aim = _aim(words.removesuffix("’s owner"), told)
        return [int(aim.split(":")[2])] if aim[:2] == "c:" else []
    if words.endswith("’s controller"):
        named = words.removesuffix("’s controller")
        aim, piece = _aim(named, told) if "target" in named else "", the_piece(named, told)
        if aim[:1] == "s":  # a player is their own
            return [int(aim[1:])]
        last = piece or (told.gone.get(told.that) if named == EVENT_CARD else None)
        return [] if last is None else [last.seat]
    if words == "the controller of its source":
        source = told.before.pieces.get(told.by) or told.gone.get(told.by)
        return [] if source is None else [source.seat]
    combat = told.before.table.combat
    if words in ("the attacking player", "the attacked player"):
        return [] if combat is None else [combat.seat if words == "the attacking player" else combat.defender]
    if words == "that player":
        return []
    raise NotRead(words)


def _living(told: Told) -> list[int]:
    """Return who is still in the game."""
    return [seat for seat in SEATS if seat in told.before.table.living()]


def _aim(words: str, told: Told) -> str:
    place = 1 if "second" in words else 0
    return told.targets[place] if place < len(told.targets) else ""


def lies_in_a_pile(words: str, told: Told) -> bool:
    """Tell whether words mean a target that is a card off the field."""
    return is_target(words, told) and _aim(words, told)[:2] == "c:"


def the_piece(words: str, told: Told) -> Lying | None:
    """Return the one card on the table that words name."""
    if words.startswith("this "):
        return told.before.pieces.get(told.myself)
    if words == EVENT_CARD:
        return told.before.pieces.get(told.that)
    if is_target(words, told):
        aim = _aim(words, told)
        return told.before.pieces.get(int(aim[1:])) if aim[:1] == "p" else None
    if words in ("it", "the summoned creature"):  # nothing came before
        return None
    if words == "the source":
        return told.before.pieces.get(told.by)
    if words in _FIGHTERS:
        combat = told.before.table.combat
        return None if combat is None else told.before.pieces.get(getattr(combat, _FIGHTERS[words]))
    raise NotRead(words)


_FIGHTERS = {"the attacker": "attacker", "the blocker": "blocker", "the attacked creature": "target"}
_KIND = (
    r"(?P<off>Off-guard )?(?P<noun>creature|pieces? of Equipment|card)s?"
    r"(?P<whose> you control| an opponent controls)?"
)
_BY = r"(?:, (?P<their>controlled and |of their opponents, )?chosen by (?P<by>.+))?"
_PIECES = re.compile(rf"(?P<up>up to )?(?P<number>\d+|each) {_KIND}(?P<random> at random)?{_BY}$")


def pieces(words: str, told: Told) -> Meant:
    """Return the cards on the table that a phrase means."""
    said = _PIECES.match(words)
    if said is None:
        piece = the_piece(words, told)
        return Meant([] if piece is None else [piece.id], 0 if piece is None else 1)
    seats = players(said["by"], told) if said["by"] else [ME]
    rows = [[piece.id for piece in told.before.pieces.values() if _fits(piece, said, seat)] for seat in seats]
    among = list(dict.fromkeys(piece for row in rows for piece in row))
    if said["number"] == "each":
        return Meant(among, len(among))
    numbers = [min(int(said["number"]), len(row)) for row in rows]
    apart = sum(map(len, rows)) == len(among)  # else several may pick the same
    up_to = bool(said["up"]) or not apart
    return Meant(among, sum(numbers), up_to, frozenset() if said["random"] else frozenset(seats))


def _fits(piece: Lying, said: re.Match[str], seat: int) -> bool:
    kind, whose = NOUNS[said["noun"]], said["whose"] or said["their"]
    if not piece.up and (kind or said["off"]):
        return False
    if whose and (piece.seat == seat) is not (whose in (" you control", "controlled and ")):
        return False
    return kind in ("", piece.type) and not (said["off"] and piece.on)


_ZONE = rf"(?P<own>your )?(?:the )?(?P<zone>{'|'.join(ZONES)})(?: of (?P<who>.+))?"
_CARDS = re.compile(
    r"(?:the top (?:card|(?P<top>\d+) cards)"
    r"|(?P<up>up to )?(?P<number>\d+|each) (?P<noun>creature|pieces? of Equipment|card)s?"
    r"(?P<random> at random)?)"
    rf" (?:of|from) {_ZONE}$"
)


def cards(words: str, told: Told) -> Meant:
    """Return the cards of zones that a phrase means."""
    said = _CARDS.match(words)
    if said is None:
        return _one_card(words, told)
    seats = [ME] if said["own"] else players(said["who"] or "", told)
    if not seats:
        return Meant([], 0)
    pile = ZONES[said["zone"]]
    lying = told.before.piles[seats[0], pile]
    if words.startswith("the top"):
        among = [(seats[0], pile, card) for card in lying[::-1][: int(said["top"] or 1)]]
        return Meant(among, len(among))
    kind = NOUNS[said["noun"]]
    among = [(seats[0], pile, card) for card in lying if kind in ("", told.before.cards[card].type)]
    if said["number"] == "each":
        return Meant(among, len(among))
    number = min(int(said["number"]), len(among))
    return Meant(among, number, bool(said["up"]), frozenset(() if said["random"] else (ME,)))


def _one_card(words: str, told: Told) -> Meant:
    if is_target(words, told):
        aim = _aim(words, told)
        if not lies_in_a_pile(words, told):
            return Meant([], 0)
        _, pile, seat, card = aim.split(":")
        return Meant([(int(seat), pile, card)], 1)
    if words in ("this card", EVENT_CARD):
        return Meant([], 0)  # it lies on the field
    raise NotRead(words)


TAIL = r"(?P<tail> for each creature you control)?"


def number_of(words: str, tail: str | None, told: Told) -> int:
    """Return a number with what goes on behind: "for each creature you control"."""
    number = int(words.replace("−", "-").replace("+", ""))
    if tail:
        number *= sum(piece.seat == ME and piece.type == "creature" for piece in told.before.pieces.values())
    return number
