"""The rules of a game for readers: numbered statements that can be searched.

A game keeps them in `engines/<game>/book`, one Markdown file a language
(`en.md`, `fr.md`). Under headings stand lines such as `- **DN-12** Text.`, each
id once, one with a letter for what follows from another; what comes before the first heading introduces
them. `leads` has words with which people ask for statements that say it in others: "how do I win".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engines.kernel.leads import LEADS, Leads
from engines.kernel.yaml_file import read_yaml

_LINE = re.compile(r"- \*\*(?P<id>[A-Z]+(?:-[HR]?)?\d+[a-z]?)\*\* (?P<text>\S.*)")
_WORD = re.compile(r"\w+|[♥♦♣♠]")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})

_WHOLE_WORD, _BEGINNING, _IN_HEADING = 3, 2, 1
"""What a word of the query is worth, by where it is found."""
_ASKED = 4
"""What it is worth where people ask for the statement by that word, and once more where by all of them."""
_SHORTEST = 4
"""Letters of the shortest word of which a longer one is taken for a form: "attacks" of "attack"."""
_EMPTY_WORDS = Path(__file__).with_name("empty_words.yaml")


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
    asked: Sequence[Sequence[str]] = ()
    """Words with which people ask for it, one list for each question."""


class Rulebook:
    """All statements of a game in one language, in the order of the file."""

    def __init__(
        self,
        introduction: str,
        statements: Sequence[Statement],
        asked: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Put a book together; `asked` are questions in words, by the statements that answer them."""
        self.introduction = introduction
        self.statements = tuple(statements)
        told = asked or {}
        self._words = [
            _Words(_words(each.text), _words(each.heading), [_telling(one) for one in told.get(each.id, ())])
            for each in self.statements
        ]
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
        return cls("\n".join(introduction).strip(), statements, _asked(folder, locale))

    def get(self, name: str) -> Statement | None:
        """Return a statement by its id, as people write it: DN-R36, dn r36, R36."""
        place = self._places.get(_name(name))
        return None if place is None else self.statements[place]

    def search(self, query: str, limit: int = 10) -> list[Statement]:
        """Return the statements that fit best: that of the id first, then those with all words or most.

        Words are compared without accents and capitals, and may be beginnings. Those of which every question
        is made are left out, and what people ask in other words than the book's is found too. Without a query
        the first statements are returned.
        """
        wanted = _telling(query)
        if not wanted:
            return list(self.statements[:limit])
        ranked: list[tuple[int, int, int]] = []
        by_id = self._places.get(_name(query))
        for place, words in enumerate(self._words):
            scores = [_score(word, words) for word in wanted]
            missed = scores.count(0)
            if 2 * missed < len(wanted) and place != by_id:
                ranked.append((missed, -sum(scores) - _as_asked(wanted, words), place))
        whole = [each for each in ranked if not each[0] or _is_asked(wanted, self._words[each[2]])]
        found = [self.statements[place] for _, _, place in sorted(whole or ranked, key=lambda each: each[1:])]
        if by_id is not None:
            found.insert(0, self.statements[by_id])
        return found[:limit]


def _score(word: str, words: _Words) -> int:
    score = _IN_HEADING if any(other.startswith(word) for other in words.heading) else 0
    if _is_asked([word], words):
        score += _ASKED
    if word in words.text:
        return score + _WHOLE_WORD
    return score + _BEGINNING if any(other.startswith(word) for other in words.text) else score


def _as_asked(wanted: Sequence[str], words: _Words) -> int:
    """Return what it is worth that one question has all the words."""
    whole = any(
        all(any(_is_form(word, other) for other in asked) for word in wanted) for asked in words.asked
    )
    return _ASKED * len(wanted) if whole else 0


def _is_asked(wanted: Sequence[str], words: _Words) -> bool:
    """Tell whether people ask for it by any of the words."""
    return any(_is_form(word, other) for word in wanted for asked in words.asked for other in asked)


def _is_form(word: str, other: str) -> bool:
    """Tell whether a word is another one, its beginning, or a longer form of it."""
    return other.startswith(word) or (len(other) >= _SHORTEST and word.startswith(other))


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
