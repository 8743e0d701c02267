"""Reading an owner's file: which cards are new or otherwise than before, and what has become of each.

Runs in a worker. What it returns is plain, and no card's text is in it.
"""

from __future__ import annotations

import codecs
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bot.real.ids import PREFIX
from bot.real.imported import CHANGES, CardNews, Imported, loose, tight
from engines.kernel import Say
from engines.kernel.cards.decks import folded
from engines.kernel.cards.owned import BadBulk
from engines.magic.cards.bulk.gathering import RealCard
from engines.magic.cards.bulk.reading import read_bulk
from engines.magic.cards.exact import read_exactly
from engines.magic.cards.facts import CardFacts, Reading, Refusal, packed, unpacked
from engines.magic.cards.rarity import RANKS
from engines.magic.cards.reading.card import VERSION
from engines.magic.cards.stub import dressed

PIECE = 256 * 1024
"""Bytes of a file that are read at once."""
MOST_BYTES = 4_000_000_000
ROWS = 500
"""Cards that are written at once."""
ReadExactly: TypeAlias = Callable[[CardFacts, str], Reading]
BROKEN = "broken"
"""Why a card is not exact that our own engine fails on."""
_LONGEST_KEY = 40
_MANY = 1_000
"""Cards of which a file may not lack half without a word: it would be another kind of file."""


class KnownCard(NamedTuple):
    """What must be known of a card to tell what has become of it."""

    card: str
    name: str
    digest: str
    is_exact: bool
    rank: int
    """Of its rarity, in `RANKS`."""
    french: tuple[str | None, ...]
    """The French names of its faces."""

    @classmethod
    def of(cls, card: str, name: str, digest: str, is_exact: bool, kept: str) -> KnownCard:
        """Return what matters of a card, given with its facts as they are kept."""
        facts = unpacked("", json.loads(kept))
        return cls(card, name, digest, is_exact, _rank(facts), tuple(face.name_fr for face in facts.faces))


MOST_TOLD = 100
"""Names that are told of each."""


def import_file(
    file: str,
    names: str | None,
    before: Iterable[bytes],
    read: ReadExactly = read_exactly,
    version: int = VERSION,
) -> Imported:
    """Read a file, and another one for names, beside what is known: `tight` rows for `KnownCard.of`.

    Raises BadBulk.
    """
    known = {key: KnownCard.of(*row) for rows in before for key, *row in json.loads(loose(rows))}
    hashed = blake2b(digest_size=16)
    found = read_bulk(pieces(Path(file), hashed.update), pieces(Path(names)) if names else ())
    keys = _Keys(each.card for each in known.values())
    writing = _Writing(known, keys, read, version)
    for card in found.cards:
        writing.add(card)
    if len(known) >= _MANY and writing.number * 2 < len(known):
        raise BadBulk(Say("real-bad-few", {"count": writing.number, "before": len(known)}))
    return writing.done(found.rows, found.odd, found.told, hashed.hexdigest())


def pieces(file: Path, heard: Callable[[bytes], object] = lambda _: None) -> Iterator[str]:
    """Yield a file's text piece by piece. Raises BadBulk, also where it changes meanwhile."""
    try:
        with file.open("rb") as opened:
            begin = os.fstat(opened.fileno())
            if begin.st_size > MOST_BYTES:
                raise BadBulk(Say("real-bad-large", {"most": MOST_BYTES // 1_000_000_000}))
            yield from _decoded(iter(lambda: opened.read(PIECE), b""), heard)
            end = os.fstat(opened.fileno()), file.stat()
            if any(_version(each) != _version(begin) for each in end):
                raise BadBulk(Say("real-bad-changed"))
    except UnicodeDecodeError as error:
        raise BadBulk(Say("real-bad-letters")) from error
    except OSError as error:
        raise BadBulk(Say("real-bad-file", {"reason": error.strerror or "?"})) from error


def _decoded(parts: Iterator[bytes], heard: Callable[[bytes], object]) -> Iterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8-sig")()
    for part in parts:
        heard(part)
        yield decoder.decode(part)
    yield decoder.decode(b"", final=True)


def _version(found: os.stat_result) -> tuple[int, int, int]:
    return found.st_ino, found.st_size, found.st_mtime_ns


class _Keys:
    """Gives cards their ids, which they keep: made of their names, so that people can read a list of them."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)

    def make(self, facts: CardFacts) -> str:
        """Return a new id."""
        words = "_".join(folded(facts.name).split()) or "card"
        key = f"{PREFIX}{words}"[:_LONGEST_KEY].rstrip("_")
        if key in self._taken:
            number = re.sub("[^0-9a-f]", "", facts.oracle_id.lower())[:10] or "0"
            key = f"{key[: _LONGEST_KEY - 11].rstrip('_')}_{number}"
        self._taken.add(key)
        return key


class _Writing:
    """Gathers what is to be written."""

    def __init__(self, known: Mapping[str, KnownCard], keys: _Keys, read: ReadExactly, version: int) -> None:
        self.number = 0
        self._known, self._keys, self._read, self._version = known, keys, read, version
        self._rows, self._names = _Chunks(), _Chunks()
        self._changed: list[str] = []
        self._told: dict[str, list[str]] = {what: [] for what in CHANGES}
        self._seen: set[str] = set()
        self._exact = 0

    def add(self, card: RealCard) -> None:
        """Take a card in; its text is read if anything about it is otherwise than before."""
        self.number += 1
        known = self._known.get(card.facts.oracle_id)
        self._seen.add(card.facts.oracle_id)
        if known is not None:
            card = card._replace(facts=_named_as(card.facts, known))
        digest = _digest(card, self._version)
        if known is not None and known.digest == digest:
            self._exact += known.is_exact
            return
        key = known.card if known is not None else self._keys.make(card.facts)
        reading = read_safely(self._read, key, card)
        self._exact += reading.definition is not None
        self._rows.add(_row(key, card.facts, digest, self._version, reading))
        for name in sorted(spellings(card.facts)):
            self._names.add((name, key))
        self._changed.append(key)
        for what in _news(card.facts, known, reading):
            self._told[what].append(card.facts.name)

    def done(self, rows: int, odd: int, odd_rows: tuple[str, ...], digest: str) -> Imported:
        """Return all of it."""
        gone = [each for number, each in self._known.items() if number not in self._seen]
        self._told["gone"] = [each.name for each in gone]
        return Imported(
            cards=self._rows.all(),
            names=self._names.all(),
            changed=tuple(self._changed),
            gone=tuple(each.card for each in gone),
            told=tuple(
                CardNews(what, len(names), tuple(sorted(names)[:MOST_TOLD]))
                for what, names in self._told.items()
                if names
            ),
            number=self.number,
            exact=self._exact,
            printings=rows,
            odd=odd,
            odd_rows=odd_rows,
            digest=digest,
            reader=self._version,
        )


def _named_as(facts: CardFacts, known: KnownCard) -> CardFacts:
    """Return facts with the French names that were known, where the file tells none."""
    if len(known.french) != len(facts.faces) or any(face.name_fr for face in facts.faces):
        return facts
    faces = tuple(face._replace(name_fr=old) for face, old in zip(facts.faces, known.french, strict=True))
    return replace(facts, faces=faces)


def _digest(card: RealCard, version: int) -> str:
    told = json.dumps([version, packed(card.facts), card.text], ensure_ascii=False)
    return blake2b(told.encode(), digest_size=9).hexdigest()


def read_safely(read: ReadExactly, key: str, card: RealCard) -> Reading:
    """Read a card's text. What our own engine cannot do with it is a fault of ours, and is told as one."""
    try:
        found = read(card.facts, card.text)
        if found.definition is None:
            return found
        return found._replace(definition=dressed(key, card.facts, dict(found.definition)))
    except Exception as error:
        return Reading(None, (Refusal(BROKEN, {"fault": type(error).__name__}),))


def _row(key: str, facts: CardFacts, digest: str, version: int, reading: Reading) -> list[Any]:
    definition = reading.definition
    return [
        key,
        facts.oracle_id,
        facts.name,
        facts.name_fr,
        _json(packed(facts)),
        digest,
        version,
        _json(kept_keywords(reading)),
        definition.model_dump_json(by_alias=True, exclude_defaults=True) if definition else None,
        _json(reading.refusals),
    ]


def kept_keywords(reading: Reading) -> list[Any]:
    """Return the keywords of a card that is played by hand as plain JSON values."""
    return [
        word if isinstance(word, str) else word.model_dump(by_alias=True, exclude_defaults=True)
        for word in reading.keywords
    ]


def spellings(facts: CardFacts) -> set[str]:
    """Return all names under which a card is looked for: whole, by its front face, in both languages."""
    front = facts.faces[0]
    written = (facts.name, front.name, facts.name_fr, front.name_fr, *facts.also)
    return {found for name in written if name and (found := folded(name))}


def _news(facts: CardFacts, known: KnownCard | None, reading: Reading) -> Iterator[str]:
    if any(each.key == BROKEN for each in reading.refusals):
        yield "failed"
    if known is None:
        yield "new"
        return
    rank = _rank(facts)
    if rank != known.rank:
        yield "rose" if rank > known.rank else "fell"
    is_exact = reading.definition is not None
    if is_exact is not known.is_exact:
        yield "exact" if is_exact else "inexact"


class _Chunks:
    """Rows for the store, `ROWS` at once, and tight: there are tens of thousands."""

    def __init__(self) -> None:
        self._done: list[bytes] = []
        self._rows: list[str] = []

    def add(self, row: Sequence[Any]) -> None:
        """Take a row."""
        self._rows.append(_json(row))
        if len(self._rows) == ROWS:
            self._close()

    def all(self) -> tuple[bytes, ...]:
        """Return all rows."""
        if self._rows:
            self._close()
        return tuple(self._done)

    def _close(self) -> None:
        self._done.append(tight(f"[{','.join(self._rows)}]"))
        self._rows.clear()


def _rank(facts: CardFacts) -> int:
    return RANKS.index(facts.rarity)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
