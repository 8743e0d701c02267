"""`cards`: check a pack, show a card, print the schema that editors use."""

from __future__ import annotations

import argparse
import json

from bot.cli.failure import Failure
from bot.decks.reading import collection_of, collections, in_lines, read_any
from bot.texts import Texts, texts_in
from engines.kernel import CardPage
from engines.kernel.decks import nearest, spellings
from engines.kernel.packs import BadPack


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
        raise Failure(f"{chosen.file.name} is no valid pack: {len(error.problems)} problems") from error
    collection = collection_of(game)
    pages = [page for page in collection.pages([pack]).values() if page.pack == pack.id]
    for page in pages:
        print(_page(page, texts), end="\n\n")
    print(f"{chosen.file.name}: {pack.name.en}, version {pack.version}, {len(pages)} cards, no problems")
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


def _page(page: CardPage, texts: Texts) -> str:
    lines = [
        f"{texts.name(page.name)}  [{page.id}, {page.pack}]",
        *(f"  {texts.tell(line)}" for line in page.lines),
    ]
    if page.flavour:
        lines.append(f"  “{texts.name(page.flavour)}”")
    return "\n".join(lines)
