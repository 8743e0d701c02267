"""`cards`: check a pack, show a card, print the schema that editors use."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.cli.failure import Failure
from bot.decks.hanging import Content, cards_of, hang, missing, names_in
from bot.decks.pictures import BadPicture, BadPictures, clean, is_archive, unpacked
from bot.decks.reading import collection_of, collections, in_lines, read_any
from bot.texts import Texts, texts_in
from bot.texts.sanitising import harmless, safe
from engines.kernel import CardPage, Say
from engines.kernel.cards.decks import nearest, spellings
from engines.kernel.cards.packs import BadPack, Name, Pack
from engines.kernel.cards.pictures import Picture
from engines.kernel.state.limits import PROBLEMS_TOLD
from engines.kernel.state.yaml_file import BadYaml, read_yaml
from render.process.windows import ShownWindow, draw_windows

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
        content, files = _unpacked(content)
        game, pack = read_any(content, chosen.file.name)
        shown = _pictured(pack, files)
    except BadPack as error:
        raise _refused(chosen.file, in_lines(error.problems, texts), texts) from error
    except BadPictures as error:
        raise _refused(chosen.file, [texts.tell(harmless(each)) for each in error.reasons], texts) from error
    if chosen.windows is not None:
        _draw_windows(chosen.windows, shown, texts)
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


def _refused(file: Path, lines: Sequence[str], texts: Texts) -> Failure:
    """Print what is wrong with a pack; return what ends the command."""
    for line in lines:
        print(line)
    return Failure(texts.say("cards-refused", file=file.name, count=len(lines)))


def _unpacked(content: bytes) -> tuple[bytes, Mapping[str, bytes]]:
    """Return a pack and the pictures beside it. Raises BadPictures."""
    if not is_archive(content):
        return content, {}
    try:
        text, _, files = unpacked(content)
    except BadPicture as error:
        raise BadPictures([error.reason]) from error
    if text is None:
        raise BadPictures([Say("picture-no-pack")])
    return text, files


def _pictured(pack: Pack, files: Mapping[str, bytes]) -> list[ShownWindow]:
    """Return the cards of a pack that have pictures, each with its picture as it would be kept.

    Raises BadPictures.
    """
    opened: Content = json.loads(pack.model_dump_json(by_alias=True))
    faults, elsewhere = hang(opened, None, [*files])
    faults += [missing(card, file) for card, file in elsewhere]
    kept: dict[str, bytes] = {}
    for file in sorted(names_in(opened) & files.keys()):
        try:
            kept[file] = clean(files[file])
        except BadPicture as error:
            faults.append(Say("picture-wrong", {"file": file, "reason": error.reason}))
    if faults:
        raise BadPictures(faults)
    shown: list[ShownWindow] = []
    for card in cards_of(opened):
        if card.get("picture"):
            picture = Picture.model_validate(card["picture"])
            shown.append(ShownWindow(Name.model_validate(card["name"]), picture, kept[picture.file]))
    return shown


def _draw_windows(to: Path, shown: Sequence[ShownWindow], texts: Texts) -> None:
    """Write pictures as each place will cut them: `sheet.png`, and `sheet-2.png` where they are many."""
    for place, sheet in enumerate(draw_windows(shown, texts)):
        file = to.with_stem(f"{to.stem}-{place + 1}") if place else to
        try:
            sheet.save(file, "PNG")
        except (OSError, ValueError) as error:
            raise Failure(f"{file} cannot be written: {error}") from error
        print(file)


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
    try:
        chosen.to.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
            print(file)
    except OSError as error:
        raise Failure(f"{error.filename} cannot be written: {error.strerror}") from error
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
