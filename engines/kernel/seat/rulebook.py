"""The rules of a game for readers: numbered statements that can be searched.

A game keeps them in `engines/<game>/book`, one Markdown file a language
(`en.md`, `fr.md`). Under headings stand lines such as `- **DN-12** Text.`, each
id once, one with a letter for what follows from another; what comes before the first heading introduces
them. `leads` has words with which people ask for statements that say it in others: "how do I win".
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engines.kernel.seat.rule_links import LEADS, Leads
from engines.kernel.state.yaml_file import read_yaml

_LINE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[DHR]?)?\d+[a-z]?)\*\* (?P<text>\S.*)")
_WORD = re.compile(r"\w+|[♥♦♣♠]")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})

_WHOLE_WORD, _BEGINNING, _IN_HEADING = 3, 2, 1
"""What a word of the query is worth, by where it is found."""
_ASKED = 4
"""What it is worth where people ask for the statement by that word, and once more where by all of them."""
_SHORTEST = 4
"""Letters of the shortest word of which a longer one is taken for a form: "attacks" of "attack"."""
_MOST_WORDS = 12
"""Words of a query that are looked for: nobody asks with more of them that tell."""
_EMPTY_WORDS = Path(__file__).with_name("empty_words.yaml")


class BadRulebook(ValueError):
    """A rules file that is not as described above; the message names the line."""


class RuleStatement(NamedTuple):
    """One rule, ruling, house rule or decision."""

    id: str
    heading: str
    text: str

    @property
    def is_decision(self) -> bool:
        """Tell whether it says who is asked what, which is written for the few who need it: DN-D4."""
        return self.id.rpartition("-")[2].startswith("D")


class _Index:
    """Words, each with the places where it stands as the bits of a number: looked up, not gone through."""

    def __init__(self, places: Iterable[Iterable[str]]) -> None:
        """Take up the words of each place, in the order of the places."""
        self._found: dict[str, int] = {}
        for place, words in enumerate(places):
            for word in words:
                self._found[word] = self._found.get(word, 0) | 1 << place
        self._sorted = sorted(self._found)
        self._longest = max(map(len, self._sorted), default=0)

    def whole(self, word: str) -> int:
        """Return the places of a word."""
        return self._found.get(word, 0)

    def begun(self, word: str) -> int:
        """Return the places of all words that begin with it."""
        found = 0
        for at in range(bisect_left(self._sorted, word), len(self._sorted)):
            if not self._sorted[at].startswith(word):
                break
            found |= self._found[self._sorted[at]]
        return found

    def forms(self, word: str) -> int:
        """Return the places of a word, of those that begin with it, and of those of which it is a form."""
        found = self.begun(word)
        for end in range(_SHORTEST, min(len(word), self._longest + 1)):
            found |= self.whole(word[:end])
        return found


class Rulebook:
    """All statements of a game in one language, in the order of the file."""

    def __init__(
        self,
        introduction: str,
        statements: Sequence[RuleStatement],
        asked: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Put a book together; `asked` are questions in words, by the statements that answer them."""
        self.introduction = introduction
        self.statements = tuple(statements)
        self._text = _Index(_words(each.text) for each in self.statements)
        self._heading = _Index(_words(each.heading) for each in self.statements)
        told = [(place, words) for place, words in self._questions(asked or {}) if words]
        self._asked = _Index(words for _place, words in told)
        self._answers = [place for place, _words in told]
        """The statement that answers each question of the index."""
        self._places: dict[str, int] = {}
        for place, statement in enumerate(self.statements):
            for name in _names(statement.id):
                self._places[name] = place

    @classmethod
    def load(cls, folder: Path, locale: str) -> Rulebook:
        """Read a game's rules in one language. Raises OSError or BadRulebook."""
        introduction: list[str] = []
        statements: list[RuleStatement] = []
        seen: set[str] = set()
        heading = ""
        for number, line in enumerate((folder / f"{locale}.md").read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("## "):
                heading = line[3:].strip()
            elif found := _LINE.fullmatch(line.rstrip()):
                if not heading or found["id"] in seen:
                    raise BadRulebook(
                        f"{locale}.md, line {number}: {found['id']} is repeated or has no heading"
                    )
                seen.add(found["id"])
                statements.append(RuleStatement(found["id"], heading, found["text"]))
            elif line.strip() and heading:
                raise BadRulebook(f"{locale}.md, line {number}: neither a heading nor a statement")
            elif not line.startswith("# "):
                introduction.append(line)
        return cls("\n".join(introduction).strip(), statements, _asked(folder, locale))

    def get(self, name: str) -> RuleStatement | None:
        """Return a statement by its id, as people write it: DN-R36, dn r36, R36."""
        place = self._places.get(_name(name))
        return None if place is None else self.statements[place]

    def search(self, query: str, limit: int = 10) -> list[RuleStatement]:
        """Return the statements that fit best: that of the id first, then those with all words or most.

        Words are compared without accents and capitals, and may be beginnings. Those of which every question
        is made are left out, and what people ask in other words than the book's is found too. Rules come
        before decisions: whoever asks about a mulligan wants to know what it is, not how Herald asks for it.
        Without a query the first statements are returned.
        """
        wanted = _telling(query)[:_MOST_WORDS]
        if not wanted:
            return list(self.statements[:limit])
        by_id = self._places.get(_name(query))
        scores, met = self._scores(wanted)
        asked_by_all, asked_by_any = self._asked_for(wanted)
        for place in asked_by_all:
            scores[place] = scores.get(place, 0) + _ASKED * len(wanted)
        ranked = [place for place, words in met.items() if 2 * words > len(wanted) and place != by_id]
        whole = {place for place in ranked if met[place] == len(wanted) or place in asked_by_any}
        rules = {place for place in ranked if not self.statements[place].is_decision}
        fitting = whole if whole & rules else whole | rules
        found = [] if by_id is None else [by_id]
        found += sorted(fitting or ranked, key=lambda at: (at not in rules, -scores[at], at))
        return [self.statements[place] for place in found[:limit]]

    def _questions(self, asked: Mapping[str, Sequence[str]]) -> Iterator[tuple[int, list[str]]]:
        """Yield the words of each question, with the place of the statement that answers it."""
        for place, statement in enumerate(self.statements):
            for question in asked.get(statement.id, ()):
                yield place, _telling(question)

    def _scores(self, wanted: Sequence[str]) -> tuple[dict[int, int], dict[int, int]]:
        """Return what each statement with any of the words is worth, and how many of them it has."""
        scores, met = dict[int, int](), dict[int, int]()
        for word in wanted:
            worth = dict.fromkeys(_bits(self._text.begun(word)), _BEGINNING)
            worth |= dict.fromkeys(_bits(self._text.whole(word)), _WHOLE_WORD)
            for place in _bits(self._heading.begun(word)):
                worth[place] = worth.get(place, 0) + _IN_HEADING
            for place in self._answered(self._asked.forms(word)):
                worth[place] = worth.get(place, 0) + _ASKED
            for place, more in worth.items():
                scores[place] = scores.get(place, 0) + more
                met[place] = met.get(place, 0) + 1
        return scores, met

    def _asked_for(self, wanted: Sequence[str]) -> tuple[set[int], set[int]]:
        """Return the statements for which one question has all the words, and those with any of them."""
        forms = [self._asked.forms(word) for word in wanted]
        by_all, by_any = forms[0], forms[0]
        for each in forms[1:]:
            by_all &= each
            by_any |= each
        return self._answered(by_all), self._answered(by_any)

    def _answered(self, questions: int) -> set[int]:
        return {self._answers[question] for question in _bits(questions)}


def _bits(number: int) -> Iterator[int]:
    """Yield the places of a number's bits."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


def _telling(text: str) -> list[str]:
    """Return the words that say what is asked; all where there is no such word."""
    words = _words(text)
    empty = _empty_words()
    return [word for word in words if word not in empty] or words


@cache
def _empty_words() -> frozenset[str]:
    """Return the words of which every question is made, in whatever language; the file is read once."""
    data, _ = read_yaml(_EMPTY_WORDS.read_bytes())
    return frozenset(word for words in data.values() for word in words.split())


def _asked(folder: Path, locale: str) -> dict[str, list[str]]:
    """Return questions in a language by the statements that answer them; none where no leads are kept."""
    found: dict[str, list[str]] = {}
    if not (folder / LEADS).exists():
        return found
    for asked in Leads.load(folder).asked:
        for rule in asked.rules:
            found.setdefault(rule, []).append(asked.en if locale == "en" else asked.fr)
    return found


def _words(text: str) -> list[str]:
    return _WORD.findall(_fold(text))


def _fold(text: str) -> str:
    """Return the text without accents, ligatures and capitals."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _name(text: str) -> str:
    return re.sub(r"[\s-]", "", text.casefold())


def _names(identifier: str) -> tuple[str, str]:
    """Return the names by which an id is found: DN-R36 by dnr36 and r36."""
    return _name(identifier), _name(identifier.rpartition("-")[2])
