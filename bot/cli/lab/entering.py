"""The decks and packs that a command names."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.cli.failure import Failure
from bot.decks.reading import collection_of, in_lines, read_any
from bot.texts import Texts, texts_in
from engines.kernel import Deck, Game
from engines.kernel.cards.decks import BadDeck, read_deck
from engines.kernel.cards.packs import BadPack, Name, Pack

_ROUND = str.maketrans("[]", "()")
"""Names of decks may have brackets, those of packs may not."""


def read_packs(game: Game[Any], files: Sequence[Path], texts: Texts) -> list[Pack]:
    """Read packs, each of which may build on those before it. Raises Failure."""
    packs = list[Pack]()
    for file in files:
        try:
            found, pack = read_any(file.read_bytes(), file.name, packs)
        except BadPack as error:
            print("\n".join(in_lines(error.problems, texts)), file=sys.stderr)
            raise Failure(f"{file} is no playable pack; correct it, and see `cards check`") from error
        if found.id != game.id:
            raise Failure(f"{file} is a pack of {found.id}, not of {game.id}")
        packs.append(pack)
    return packs


def read_decks(
    game: Game[Any], packs: Sequence[Pack], wanted: str, texts: Texts
) -> tuple[dict[str, Deck | None], dict[str, Name]]:
    """Return the decks that meet, by id, with their names: ready-made ones, or lists. Raises Failure."""
    if game.collection is None:
        if wanted:
            raise Failure(f"in {game.id} all play with the same cards; leave --decks out")
        name = Name(en=texts_in("en").game(game.id), fr=texts_in("fr").game(game.id))
        return {"standard": None}, {"standard": name}
    ready = game.collection.ready_made(packs)
    decks: dict[str, Deck | None] = {}
    names: dict[str, Name] = {}
    for word in words_of(wanted) or tuple(ready):
        if word in ready:
            decks[word], names[word] = ready[word].deck, ready[word].name
        elif Path(word).is_file():
            deck = _read_list(game, packs, Path(word), texts)
            key = f"list_{len(decks) + 1}"
            name = deck.name.translate(_ROUND)
            decks[key], names[key] = deck, Name(en=name, fr=name)
        else:
            raise Failure(f"there is no deck or file {word}; ready-made are {', '.join(ready)}")
    return decks, names


def words_of(listed: str) -> tuple[str, ...]:
    """Return the words between commas, each once."""
    return tuple(dict.fromkeys(word for word in listed.split(",") if word))


def _read_list(game: Game[Any], packs: Sequence[Pack], file: Path, texts: Texts) -> Deck:
    """Read a deck from a list. Raises Failure for one that may not be played."""
    collection = collection_of(game)
    cards: Mapping[str, Name] = {key: page.name for key, page in collection.pages(packs).items()}
    try:
        text = file.read_text(encoding="utf-8")
        deck = read_deck(text, game.id, file.stem, collection.headings(packs), cards, collection.form)
    except (BadDeck, UnicodeDecodeError) as error:
        faults = error.faults if isinstance(error, BadDeck) else []
        print("\n".join(f"{each.line}: {texts.tell(each.reason)}" for each in faults), file=sys.stderr)
        raise Failure(f"{file} is no list of a deck of {game.id}; correct it") from error
    deck = collection.completed(deck, packs)
    if faults := collection.faults(deck, game.options(), packs):
        print("\n".join(texts.tell(each.reason) for each in faults), file=sys.stderr)
        raise Failure(f"the deck in {file} is not legal; correct it")
    return deck
