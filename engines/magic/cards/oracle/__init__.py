"""The second printer: a card in the publisher's wording, made from its model alone.

It knows nothing of what reads texts. So a text that is read, and agrees with what is printed of the reading,
says what the reading says (MN-R16): its proof is that two who have not spoken agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.cards.packs import parts
from engines.magic.cards.facts import CardFacts, Face
from engines.magic.cards.oracle import abilities, changes, costs
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, matches, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.cards.words.nouns import CARD_TYPES, SUPERTYPES, written
from engines.magic.language.abilities import Spell
from engines.magic.language.changes import SetSize
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import PHRASES, Keyword

__all__ = ["Cant", "agrees", "lines"]


def agrees(card: CardModel, facts: CardFacts, normal_lines: Sequence[str]) -> bool:
    """Tell whether a card's text, in its normal form, says exactly what its model says, and so does its head."""
    try:
        return _has_head(card, facts) and _Text(card).is_said_by([line.lower() for line in normal_lines])
    except Cant:
        return False


def lines(card: CardModel, facts: CardFacts) -> tuple[Pattern, ...]:
    """Return a pattern for each line that a card's text must have; raise Cant where the publisher has none.

    Keywords come first, each by itself: in a text they may share a line.
    """
    if not _has_head(card, facts):
        raise Cant("another cost, another type or another size")
    text = _Text(card)
    return (*text.keywords, *text.lines)


class _Text:
    """What must be said: keywords in any order, other lines in theirs."""

    def __init__(self, card: CardModel) -> None:
        self.keywords = _keywords(card)
        gives = tuple(abilities.quoted(card, each) for each in card.gives)
        self.lines: list[Pattern] = []
        self.spells: set[int] = set()
        """Which of these may go over several lines, as a spell's sentences do."""
        rest = list(card.abilities)
        while rest:
            ability = rest.pop(0)
            together = abilities.both(card, ability, rest[0], gives) if rest else None
            if together is not None:
                rest.pop(0)
            if isinstance(ability, Spell):
                self.spells.add(len(self.lines))
            self.lines.append(together or abilities.ability_line(card, ability, gives))

    def is_said_by(self, said: Sequence[str]) -> bool:
        """Tell whether these lines say it, all of it and nothing else."""
        left, others = list(self.keywords), list[str]()
        for line in said:
            used = _used_up(left, line)
            if used is None:
                others.append(line)
            else:
                left = used
        return not left and self._in_order(others, 0)

    def _in_order(self, said: Sequence[str], place: int) -> bool:
        if place == len(self.lines):
            return not said
        if not said:
            return False
        pattern = self.lines[place]
        most = len(said) if place in self.spells else 1
        for count in range(1, most + 1):
            if matches(pattern, " ".join(said[:count])) and self._in_order(said[count:], place + 1):
                return True
        return False


def _used_up(left: Sequence[Pattern], line: str) -> list[Pattern] | None:
    """Return which keywords are left after a line that names some; None if it is no such line."""
    rest = list(left)
    for part in _parts_of(line):
        found = next((each for each in rest if matches(each, part)), None)
        if found is None:
            return None
        rest.remove(found)
    return rest


def _parts_of(line: str) -> list[str]:
    """Return the keywords of a line; "protection from black and from red" are two."""
    if line.endswith("."):
        return [line]
    found: list[str] = []
    for part in line.replace(", and from ", " and from ").split(", "):
        first, *more = part.split(" and from ")
        found += [first, *(f"{first.split(' from ')[0]} from {each}" for each in more)]
    return found


def _keywords(card: CardModel) -> list[Pattern]:
    """Return what a card says in words, phrases and costs that have no order."""
    found: list[Pattern] = []
    phrases = [each for each in card.keywords if isinstance(each, str) and each in PHRASES]
    if phrases:
        found += _phrases(card, phrases)
    for each in card.keywords:
        if not isinstance(each, str):
            found.append(abilities.keyword_line(each))
        elif each not in PHRASES:
            found.append(KEYWORDS[each])
    if card.additional:
        found.append(abilities.additional_line(card))
    if card.any_number:
        found.append("a deck can have any number of cards named ~.")
    return found


def _phrases(card: CardModel, words: Sequence[Keyword]) -> list[Pattern]:
    """Return what a card can't do, a line each."""
    scene, left = Scene(card), list(words)
    found: list[Pattern] = []
    if {"cant_attack", "cant_block"} <= set(left):
        left = [each for each in left if each not in ("cant_attack", "cant_block")]
        found.append("~ can't attack or block.")
    for each in left:
        subject = either("this spell", "~") if each == "cant_be_countered" else "~"
        found.append(row(subject, " ", changes.phrase(scene, "this", each), "."))
    return found


# What stands above the text


def _has_head(card: CardModel, facts: CardFacts) -> bool:
    """Tell whether cost, types and size are those of the file."""
    if len(facts.faces) != 1:
        return False
    (face,) = facts.faces
    cost = "" if card.cost is None else costs.symbols(card.cost)
    if cost != (face.cost or "").lower() or face.loyalty is not None:
        return False
    return _type_line(card) == face.type_line.lower() and _has_size(card, face)


def _type_line(card: CardModel) -> str:
    types = card.types
    words = [*(SUPERTYPES[each] for each in types.super), *(CARD_TYPES[each].one for each in types.card)]
    subs = f" — {' '.join(written(each).lower() for each in types.sub)}" if types.sub else ""
    return " ".join(words) + subs


def _has_size(card: CardModel, face: Face) -> bool:
    """Tell whether power and toughness are those of the file: a star is defined by the text."""
    if card.pt is None:
        return face.power is None and face.toughness is None
    defined = next((each.size for each in parts(card) if isinstance(each, SetSize) and each.defines), None)
    for place, shown in enumerate((face.power, face.toughness)):
        if shown == str(card.pt[place]):
            if defined is not None and defined[place] != card.pt[place]:
                return False
        elif shown != "*" or defined is None or isinstance(defined[place], int):
            return False
    return True
