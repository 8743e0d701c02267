"""Which picture hangs on which card of a pack, as it is kept: its JSON, opened."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any, NamedTuple, TypeAlias, cast

import yaml

from bot.decks.reading import collection_of
from engines.kernel import Say
from engines.kernel.cards.pictures import pictured_lists
from engines.registry import GAMES

Content: TypeAlias = dict[str, Any]
"""A pack, or a card in one."""


class Hung(NamedTuple):
    """How the pictures that came with a pack went to its cards."""

    faults: list[Say]
    elsewhere: list[tuple[str, str]]
    """Cards, each with a file that did not come with them."""


def cards_of(pack: Content) -> Iterator[Content]:
    """Yield the cards of a pack."""
    for name in pictured_lists(collection_of(GAMES[str(pack["game"])]).pack):
        yield from cast("list[Content]", pack.get(name) or ())


def names_in(pack: Content) -> set[str]:
    """Return the files that a pack names."""
    return {str(card["picture"]["file"]) for card in cards_of(pack) if card.get("picture")}


def named_by(file: str) -> str:
    """Return the id of the card that a file's name names."""
    return PurePosixPath(file).stem


def hang(pack: Content, before: Content | None, files: Sequence[str]) -> Hung:
    """Hang pictures on the cards that name them, and on those that they name themselves.

    A card that says nothing, and is named by none, keeps what it had in the version before.
    """
    old = {card["id"]: card.get("picture") for card in cards_of(before)} if before else {}
    left, hung = dict.fromkeys(files), Hung([], [])
    for card in cards_of(pack):
        own = [file for file in files if named_by(file) == card["id"]]
        picture: Content | None = card.get("picture") or ({"file": own[0]} if own else old.get(card["id"]))
        if picture is None:
            continue
        card["picture"] = picture
        file = str(picture["file"])
        for each in own:
            if each != file:
                hung.faults.append(Say("picture-twice-card", {"card": card["id"], "file": each}))
            left.pop(each, None)
        left.pop(file, None)
        if file not in files:
            hung.elsewhere.append((card["id"], file))
    hung.faults.extend(Say("picture-unused", {"file": file}) for file in left)
    return hung


def missing(card: str, file: str) -> Say:
    """Say that a card's picture did not come with it."""
    return Say("picture-missing", {"card": card, "file": file})


def written(pack: Content) -> str:
    """Return a pack as it is kept."""
    return json.dumps(pack, ensure_ascii=False, separators=(",", ":"))


def zipped(pack: Content, files: Mapping[str, bytes]) -> bytes:
    """Write a pack, as people read it, and its pictures into a ZIP. Runs in a worker."""
    text = yaml.safe_dump(_bare(pack), allow_unicode=True, sort_keys=False, width=110)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{pack['id']}.yaml", text)
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)  # compressed as they are
    return file.getvalue()


def _bare(value: Any) -> Any:
    """Return data without what says nothing, as nobody would write it."""
    if isinstance(value, dict):
        fields = {name: _bare(part) for name, part in cast("dict[str, Any]", value).items()}
        return {name: part for name, part in fields.items() if part is not None and part != []}
    if isinstance(value, list):
        return [_bare(part) for part in cast("list[Any]", value)]
    return value
