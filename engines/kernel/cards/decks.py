"""Decks as people write them: a heading for each part, a card a line, names in any language.

# My team
Snowmoon
- Glaciation
- 2 Moonshard
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from pydantic import ValidationError
from rapidfuzz import fuzz, process

from engines.kernel.cards.collection import Deck, Section
from engines.kernel.cards.lists import NO_MORE, PLAIN, ListForm, Spelt
from engines.kernel.cards.packs import Name
from engines.kernel.seat.prompts import Say
from engines.kernel.state.limits import DECK_CHARACTERS, DECK_FAULTS_TOLD
from engines.kernel.state.words import is_mixed, without_disguise

_MOST_NAME = 60
LONGEST_NAME = 200
"""Characters of a card's name, as in `Words`: what is longer is no name, and not compared with any."""
_BEGINNING = re.compile(r"(?P<bullet>[-*•]\s*+)?(?:(?P<count>\d{1,3})(?:\s*+[x×])?+\s++)?")
_PRINTING = re.compile(
    r"(?<=\S)\s+(?:\([A-Za-z0-9]{2,6}\)|\[[A-Za-z0-9]{2,6}\])(?:\s+[\w★†-]{1,8})?(?:\s+\*\w\*)*$"
)
"""The set, the number in it, and that it shines."""
_REMARK = "//"
_ALIKE = 65.0
"""How alike a name must be to what was written, of 100, to be offered."""
_TOLD = 8
"""So many ids are named where one is not known."""


class LineFault(NamedTuple):
    """One line that cannot be read."""

    line: int
    """From 1; 0 for the whole."""
    reason: Say


class BadDeck(Exception):
    """A deck that cannot be read, with everything that is wrong with its lines."""

    def __init__(self, faults: list[LineFault]) -> None:
        super().__init__(faults)
        self.faults = faults


def read_deck(
    text: str,
    game: str,
    name: str,
    headings: Mapping[str, Name],
    cards: Mapping[str, Name],
    form: ListForm = PLAIN,
    more: Spelt = NO_MORE,
) -> Deck:
    """Read a deck from text or JSON. Raises BadDeck. Whether it is legal is another question.

    `name` is used where the text gives none; `more` are cards beyond `cards`.
    """
    if len(text) > DECK_CHARACTERS:
        raise BadDeck([LineFault(0, Say("deck-too-long", {"most": DECK_CHARACTERS}))])
    if text.lstrip().startswith("{"):
        deck = _from_json(text, game)
    else:
        deck = _Reader(headings, cards, form, more).read(text, game, name)
    if is_mixed(deck.name) or without_disguise(deck.name) != deck.name:
        raise BadDeck([LineFault(0, Say("deck-bad-name"))])
    return deck


def write_deck(
    deck: Deck, headings: Mapping[str, Name], cards: Mapping[str, Name], locale: Literal["en", "fr"]
) -> str:
    """Write a deck as text that `read_deck` reads back."""
    lines = [f"# {deck.name}"]
    for section in deck.sections:
        lines += ["", _called(headings, section.heading, locale)]
        counted = {card: section.cards.count(card) for card in section.cards}
        for card, count in counted.items():
            times = f"{count} " if count > 1 else ""
            lines.append(f"- {times}{_called(cards, card, locale)}")
    return "\n".join(lines) + "\n"


def _called(names: Mapping[str, Name], key: str, locale: Literal["en", "fr"]) -> str:
    """Return a name; a card that no longer exists keeps its id."""
    return getattr(names[key], locale) if key in names else key


def _from_json(text: str, game: str) -> Deck:
    try:
        deck = Deck.model_validate_json(text)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"]) or "-"
        raise BadDeck([LineFault(0, Say("deck-bad-json", {"field": where}))]) from error
    if deck.game != game:
        raise BadDeck([LineFault(0, Say("deck-other-game", {"found": deck.game}))])
    return deck


class _Reader:
    """Reads lines, and remembers what it could not read."""

    def __init__(
        self, headings: Mapping[str, Name], cards: Mapping[str, Name], form: ListForm, more: Spelt
    ) -> None:
        self._names = {**headings, **cards, **more.names}
        self._headings = {**form.also, **_by_name(headings)}
        self._cards = {**more.ids, **_by_name(cards)}
        self._near = more.near
        self._marks = form.marks
        self._known = [*self._cards, *self._headings]
        self._faults: list[LineFault] = []
        self._sections: dict[str, list[str]] = {}
        self._now = form.unheaded

    def read(self, text: str, game: str, name: str) -> Deck:
        title = name
        for number, line in enumerate(text.splitlines(), 1):
            words = line.strip()
            if words.startswith("#"):
                title = without_disguise(words.strip("# "))[:_MOST_NAME].strip() or title
            elif words and not words.startswith(_REMARK):
                self._line(number, words)
            if len(self._faults) >= DECK_FAULTS_TOLD:
                break
        if not self._sections and not self._faults:
            self._faults.append(LineFault(0, Say("deck-empty")))
        if self._faults:
            raise BadDeck(self._faults)
        try:
            sections = tuple(
                Section(heading=heading, cards=tuple(cards)) for heading, cards in self._sections.items()
            )
            return Deck(game=game, name=title, sections=sections)
        except ValidationError as error:
            field = str(error.errors()[0]["loc"][0])
            key = "deck-bad-name" if field == "name" else "deck-too-many"
            raise BadDeck([LineFault(0, Say(key))]) from error

    def _line(self, number: int, words: str) -> None:
        mark = next((mark for mark in self._marks if words.startswith(mark)), "")
        parts = _beginning(words.removeprefix(mark).lstrip())
        written = parts.name
        if len(written) > LONGEST_NAME:
            self._fault(number, "deck-unknown", found=written)
            return
        named = folded(written)
        heading = self._headings.get(named)
        if heading is not None and not parts.counted and not mark:
            if heading in self._sections:
                self._fault(number, "deck-heading-twice", found=written)
            self._sections.setdefault(heading, [])
            self._now = heading
            return
        bare = folded(unprinted(written))
        card = self._cards.get(named) or self._cards.get(bare)
        section = self._marks.get(mark, self._now)
        if card is None and (meant := self._near.get(bare)) is not None:
            self._fault(number, "deck-nearly", found=written, near=meant)
        elif card is None:
            near = process.extractOne(named, self._known, scorer=fuzz.ratio, score_cutoff=_ALIKE)
            if near is not None:
                meant = self._cards.get(near[0]) or self._headings[near[0]]
                self._fault(number, "deck-nearly", found=written, near=self._names[meant])
            else:
                self._fault(number, "deck-unknown", found=written)
        elif section is None:
            self._fault(number, "deck-no-heading", found=written)
        else:
            self._sections.setdefault(section, []).extend([card] * parts.number)

    def _fault(self, line: int, key: str, **values: object) -> None:
        shown = {
            name: without_disguise(value)[:60] if isinstance(value, str) else value
            for name, value in values.items()
        }
        self._faults.append(LineFault(line, Say(key, shown)))


class _Beginning(NamedTuple):
    """A line as it is written."""

    name: str
    number: int
    counted: bool
    """A bullet or a number says that this is a card."""


def _beginning(words: str) -> _Beginning:
    parts = _BEGINNING.match(words)
    assert parts is not None  # it may be empty
    written = words[parts.end() :].removesuffix(":").rstrip()
    return _Beginning(written, int(parts["count"] or 1), bool(parts["bullet"] or parts["count"]))


def unprinted(written: str) -> str:
    """Return a name without the printing that other programs write behind it: `(SET) 12 *F*`."""
    return _PRINTING.sub("", written)


def names_in(text: str, form: ListForm) -> list[tuple[str, str]]:
    """Return what may be names of cards in a list, folded: as it is written, and without its printing."""
    found: dict[tuple[str, str], None] = {}
    for line in text[:DECK_CHARACTERS].splitlines():
        words = line.strip()
        mark = next((mark for mark in form.marks if words.startswith(mark)), "")
        written = _beginning(words.removeprefix(mark).lstrip()).name
        if len(written) <= LONGEST_NAME:
            found[folded(written), folded(unprinted(written))] = None
    return [pair for pair in found if all(pair)]


def _by_name(names: Mapping[str, Name]) -> dict[str, str]:
    """Return ids by every way in which people write a name."""
    found: dict[str, str] = {}
    for key, name in names.items():
        for spelt in (key, name.en, name.fr):
            found.setdefault(folded(spelt), key)
    return found


def folded(name: str) -> str:
    """Return a name without what people forget: capitals, accents, apostrophes, hyphens."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", letters).split())


def spellings(names: Mapping[str, Name]) -> tuple[tuple[str, str], ...]:
    """Return every name as it is looked for, with its id: to be made once for many look-ups."""
    return tuple((folded(one), key) for key, name in names.items() for one in (name.en, name.fr))


def none_such(key: str, found: str, known: Iterable[str]) -> Say:
    """Say that there is no such id, and which there are: the nearest where they are many."""
    every = tuple(known)
    allowed = nearest(found, [(one, one) for one in every], most=_TOLD) if len(every) > _TOLD else every
    return Say(key, {"found": found, "allowed": ", ".join(allowed or every[:_TOLD]) or "–"})


def nearest(word: str, spelt: Sequence[tuple[str, str]], most: int = 5) -> list[str]:
    """Return the ids whose names (see `spellings`) contain a word, or are nearly it; the best first."""
    wanted = folded(word[:LONGEST_NAME])
    found = [key for one, key in spelt if one == wanted]
    found += [key for one, key in spelt if one.startswith(wanted)]
    found += [key for one, key in spelt if wanted in one]
    names = (one for one, _ in spelt)
    close = process.extract(wanted, names, scorer=fuzz.ratio, limit=most, score_cutoff=_ALIKE)
    found += [spelt[place][1] for _, _, place in close]
    return list(dict.fromkeys(found))[:most]
