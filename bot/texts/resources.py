"""What Fluent's files hold in one language, each message parsed when it is first said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*?(?=^-?[A-Za-z][\w-]* *=|\Z)", re.MULTILINE | re.DOTALL)
"""A message or term: it begins its line, and whatever belongs to it is indented."""


class Resources(Visitor):
    """The messages of a language.

    To parse all of them takes most of a second, in every process that says anything; most say little.
    """

    def __init__(self, folder: Path, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._unread: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            self.add(path)

    def add(self, path: Path) -> None:
        """Take up the messages of a file; those that are known stay as they are."""
        for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
            self._unread.setdefault(entry[1], entry[0])

    def __contains__(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def message(self, key: str) -> Message:
        """Return a message that is here, ready to be said with all that it refers to."""
        self._learn(key)
        return self._bundle.get_message(key)

    def _learn(self, name: str) -> None:
        source = self._unread.get(name)
        if source is None:
            return
        read = FluentParser(with_spans=False).parse(source)  # where it stood would take half of its memory
        self.visit(read)  # before it can be said itself: another thread may be about to
        self._bundle.add_resource(read)
        self._unread.pop(name, None)

    def visit(self, node: Any) -> None:
        """Learn whatever a message refers to."""
        if isinstance(node, MessageReference):
            self._learn(node.id.name)
        elif isinstance(node, TermReference):
            self._learn(f"-{node.id.name}")
        super().visit(node)
