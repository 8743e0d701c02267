"""`cards`: check a pack, show a card, print the schema that editors use."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.cli.failure import Failure
from bot.decks.reading import collection_of, collections, in_lines, read_any
from bot.texts import Texts, texts_in
from bot.texts.strangers import safe
from engines.kernel import CardPage
from engines.kernel.decks import nearest, spellings
from engines.kernel.limits import PROBLEMS_TOLD
from engines.kernel.packs import BadPack
from engines.kernel.yaml_file import BadYaml, read_yaml

LIST_BYTES = 8_000_000
"""Of a card list: far more than any game has cards."""


def check(chosen: argparse.Namespace) -> int:
    """Check a pack; exit code 1 when something is wrong with it."""
    texts = texts_in(chosen.lang)
    try:
        content = chosen.file.read_bytes()
    except OSError as error:
        raise Failure(f"{chosen.file} cannot be read: {error.strerror}") from error
    try:
        game, pack = read_any(content, chosen.file.name)
    except BadPack as error:
        for line in in_lines(error.problems, texts):
            print(line)
        count = len(error.problems)
        raise Failure(texts.say("cards-refused", file=chosen.file.name, count=count)) from error
    collection = collection_of(game)
    pages = [page for page in collection.pages([pack]).values() if page.pack == pack.id]
    for page in pages:
        print(_page(page, texts), end="\n\n")
    said = texts.say(
        "cards-right",
        file=chosen.file.name,
        name=texts.name(pack.name),
        version=str(pack.version),
        count=len(pages),
    )
    print(said)
    return 0


def show(chosen: argparse.Namespace) -> int:
    """Show the cards whose names come nearest."""
    texts = texts_in(chosen.lang)
    found = [page for game in collections().values() for page in _named(game.id, chosen.name)]
    if not found:
        raise Failure(f"no card is called anything like {chosen.name!r}")
    print("\n\n".join(_page(page, texts) for page in found))
    return 0


def _named(game: str, name: str) -> list[CardPage]:
    pages = collection_of(collections()[game]).pages([])
    keys = nearest(name, spellings({key: page.name for key, page in pages.items()}), most=3)
    return [pages[key] for key in keys]


def schema(chosen: argparse.Namespace) -> int:
    """Print the JSON Schema of a game's packs."""
    model = collection_of(collections()[chosen.game]).pack
    print(json.dumps(model.model_json_schema(), indent=2, ensure_ascii=False))
    return 0


def import_list(chosen: argparse.Namespace) -> int:
    """Write the cards of an open list as packs; exit code 1, and nothing written, when it is refused."""
    texts = texts_in(chosen.lang)
    collection = collection_of(collections()[chosen.game])
    data = _read(chosen.file, json.loads, LIST_BYTES)
    names = _read(chosen.names, lambda content: read_yaml(content)[0], LIST_BYTES) if chosen.names else None
    pack = "_".join(re.findall("[a-z0-9]+", (chosen.id or chosen.file.stem).lower()))[:30]
    try:
        found = collection.read_list(
            data, names, pack if pack[:1].isalpha() else f"list_{pack}", chosen.file.name
        )
        if found is None:
            raise Failure(f"{chosen.game} reads no card lists")
        for key, text in found.packs.items():
            read_any(text, f"{key}.yaml")
    except BadPack as error:
        for line in in_lines(error.problems[:PROBLEMS_TOLD], texts):
            print(line)
        count = len(error.problems)
        raise Failure(texts.say("cards-list-refused", file=chosen.file.name, count=count)) from error
    files = {chosen.to / f"{key}.yaml": text for key, text in found.packs.items()}
    for file in files:
        if file.exists():
            raise Failure(
                f"{file} is there already; name another folder with --to, or another pack with --id"
            )
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
        print(file)
    if found.unread:
        print(texts.say("cards-list-unread", fields=", ".join(map(safe, found.unread[:50]))))
    print(texts.say("cards-list-taken", count=found.cards, unfinished=found.unfinished))
    return 0


def _read(file: Path, parse: Callable[[bytes], Any], most: int) -> Any:
    """Return what a file holds. Raises Failure."""
    try:
        if file.stat().st_size > most:
            raise Failure(f"{file} is larger than {most // 1_000_000} MB")
        return parse(file.read_bytes())
    except OSError as error:
        raise Failure(f"{file} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError, BadYaml) as error:
        raise Failure(f"{file} cannot be understood: {error}") from error


def _page(page: CardPage, texts: Texts) -> str:
    lines = [
        f"{texts.name(page.name)}  [{page.id}, {page.pack}]",
        *(f"  {texts.tell(line)}" for line in page.lines),
    ]
    if page.flavour:
        lines.append(f"  “{texts.name(page.flavour)}”")
    return "\n".join(lines)
