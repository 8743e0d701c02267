"""Sums and findings as columns hold them."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Mapping
from functools import cache

from pydantic import TypeAdapter

from engines.lab.counting import Sums
from engines.lab.runs import Findings
from engines.lab.showing import ShownMatch


def packed(sums: Mapping[str, int]) -> str:
    """Return sums as text, in a tenth of the room."""
    return b85encode(zlib.compress(json.dumps(sums, sort_keys=True).encode(), level=1)).decode()


def unpacked(text: str) -> Sums:
    """Return sums from their text."""
    return Sums(json.loads(zlib.decompress(b85decode(text))))


@cache
def _findings() -> TypeAdapter[Findings]:
    return TypeAdapter(Findings)


@cache
def _shown() -> TypeAdapter[list[ShownMatch]]:
    return TypeAdapter(list[ShownMatch])


def findings_text(findings: Findings) -> str:
    """Return findings as JSON."""
    return _findings().dump_json(findings).decode()


def read_findings(text: str) -> Findings:
    """Return findings from JSON. Raises ValueError for those of a version that is no longer understood."""
    return _findings().validate_json(text)


def shown_text(shown: list[ShownMatch]) -> str:
    """Return matches that show what was found as JSON."""
    return _shown().dump_json(shown).decode()


def read_shown(text: str) -> list[ShownMatch]:
    """Return such matches from JSON. Raises ValueError."""
    return _shown().validate_json(text)
