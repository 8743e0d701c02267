"""JSON that is too large to be held: objects of it one after the other, out of pieces of its text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from engines.kernel import Say
from engines.kernel.cards.owned import BadBulk

MOST_VALUE = 2_000_000
"""Characters of one value; the longest row of a card, with all its printings and rulings, has a tenth."""
_SPACE = re.compile(r"[ \t\r\n]*")
_JSON = json.JSONDecoder()
_SHOWN = 40
JsonObject: TypeAlias = "dict[str, Any]"


class JsonStream:
    """Reads values and signs of JSON in the order in which they come. Raises BadBulk wherever it must."""

    def __init__(self, pieces: Iterator[str]) -> None:
        self._pieces = pieces
        self._text = ""
        self._at = 0
        self._passed = 0
        """Characters that were let go of."""

    def peek(self) -> str:
        """Return the next sign that is no space; nothing at the end."""
        while True:
            space = _SPACE.match(self._text, self._at)
            assert space is not None  # it may be empty
            self._at = space.end()
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._more():
                return ""

    def takes(self, sign: str) -> bool:
        """Tell whether the next sign is this one, and pass it."""
        found = self.peek() == sign
        self._at += found
        return found

    def expect(self, sign: str) -> None:
        """Pass a sign."""
        if not self.takes(sign):
            raise self._bad()

    def value(self) -> Any:
        """Return the next value whole."""
        self.peek()
        while True:
            try:
                found: Any
                found, end = _JSON.raw_decode(self._text, self._at)
            except ValueError as error:  # it ends here, is no JSON, or has a number of thousands of figures
                if len(self._text) - self._at > MOST_VALUE or not self._more():
                    raise self._bad() from error
            except RecursionError as error:
                raise BadBulk(Say("real-bad-deep", {"at": self._passed + self._at})) from error
            else:
                if end - self._at > MOST_VALUE:
                    raise self._bad()
                if end < len(self._text) or self._text[self._at] in '{["' or not self._more():
                    self._at = end
                    return found

    def members(self) -> Iterator[str]:
        """Yield the names of an object's members; each value is to be read or passed before the next."""
        self.expect("{")
        if self.takes("}"):
            return
        while True:
            name = self.value()
            if not isinstance(name, str):
                raise self._bad()
            self.expect(":")
            yield name
            if not self.takes(","):
                self.expect("}")
                return

    def entries(self) -> Iterator[None]:
        """Yield as often as a list has entries; each is to be read or passed before the next."""
        self.expect("[")
        if self.takes("]"):
            return
        while True:
            yield None
            if not self.takes(","):
                self.expect("]")
                return

    def object(self) -> JsonObject:
        """Return the next value, which is an object."""
        found = self.value()
        if not isinstance(found, dict):
            raise self._bad()
        return cast("JsonObject", found)

    def skip(self, depth: int = 3) -> None:
        """Pass a value, which may be larger than `MOST_VALUE`: down to a depth it is not held whole."""
        sign = self.peek() if depth else ""
        match sign:
            case "{":
                for _ in self.members():
                    self.skip(depth - 1)
            case "[":
                for _ in self.entries():
                    self.skip(depth - 1)
            case _:
                self.value()

    def _more(self) -> bool:
        """Take in the next piece; False where there is none."""
        for piece in self._pieces:
            self._passed += self._at
            self._text, self._at = self._text[self._at :] + piece, 0
            return True
        return False

    def _bad(self) -> BadBulk:
        place, found = self._passed + self._at, self._text[self._at : self._at + _SHOWN]
        ended = len(self._text) - self._at <= MOST_VALUE and not self._more()
        if ended and self._text.rstrip()[-1:] not in ("]", "}"):
            return BadBulk(Say("real-bad-cut", {"at": place}))
        return BadBulk(Say("real-bad-json", {"at": place, "found": found}))
