"""The rules of a game for readers: numbered statements that can be searched.

A game keeps them in `engines/<game>/book`, one Markdown file a language
(`en.md`, `fr.md`). Under headings stand lines such as `- **DN-12** Text.`, each
id once; what comes before the first heading introduces them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

_LINE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[HR]?)?\d+)\*\* (?P<text>\S.*)")
_WORD = re.compile(r"\w+|[♥♦♣♠]")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})

_WHOLE_WORD, _BEGINNING, _IN_HEADING = 3, 2, 1
"""What a word of the query is worth, by where it is found."""


class BadRulebook(ValueError):
    """A rules file that is not as described above; the message names the line."""


class Statement(NamedTuple):
    """One rule or ruling."""

    id: str
    heading: str
    text: str


class _Words(NamedTuple):
    """A statement's words, ready to be compared."""

    text: list[str]
    heading: list[str]


class Rulebook:
    """All statements of a game in one language, in the order of the file."""

    def __init__(self, introduction: str, statements: Sequence[Statement]) -> None:
        self.introduction = introduction
        self.statements = tuple(statements)
        self._words = [_Words(_words(each.text), _words(each.heading)) for each in self.statements]
        self._places: dict[str, int] = {}
        for place, statement in enumerate(self.statements):
            for name in _names(statement.id):
                self._places[name] = place

    @classmethod
    def load(cls, folder: Path, locale: str) -> Rulebook:
        """Read a game's rules in one language. Raises OSError or BadRulebook."""
        introduction: list[str] = []
        statements: list[Statement] = []
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
                statements.append(Statement(found["id"], heading, found["text"]))
            elif line.strip() and heading:
                raise BadRulebook(f"{locale}.md, line {number}: neither a heading nor a statement")
            elif not line.startswith("# "):
                introduction.append(line)
        return cls("\n".join(introduction).strip(), statements)

    def get(self, name: str) -> Statement | None:
        """Return a statement by its id, as people write it: DN-R36, dn r36, R36."""
        place = self._places.get(_name(name))
        return None if place is None else self.statements[place]

    def search(self, query: str, limit: int = 10) -> list[Statement]:
        """Return the statements that fit best: that of the id first, then those with all words.

        Words are compared without accents and capitals, and may be beginnings.
        Without a query the first statements are returned.
        """
        wanted = _words(query)
        if not wanted:
            return list(self.statements[:limit])
        ranked: list[tuple[int, int]] = []
        by_id = self._places.get(_name(query))
        for place, words in enumerate(self._words):
            scores = [_score(word, words) for word in wanted]
            if all(scores) and place != by_id:
                ranked.append((-sum(scores), place))
        found = [self.statements[place] for _, place in sorted(ranked)]
        if by_id is not None:
            found.insert(0, self.statements[by_id])
        return found[:limit]


def _score(word: str, words: _Words) -> int:
    score = _IN_HEADING if any(other.startswith(word) for other in words.heading) else 0
    if word in words.text:
        return score + _WHOLE_WORD
    return score + _BEGINNING if any(other.startswith(word) for other in words.text) else score


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
