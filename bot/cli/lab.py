"""`lab`: let decks meet between computer players, and tell what they and their cards do."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.cli.failure import Failure
from bot.decks.reading import collection_of, in_lines, read_any
from bot.lab.folder import PAGE, REPORT, NoRun, RunFolder
from bot.lab.report import Report
from bot.lab.running import go_on
from bot.lab.setup import Setup
from bot.lab.sheet import Wording
from bot.texts import Texts, texts_in
from engines.kernel import Deck, Game
from engines.kernel.cards.decks import BadDeck, read_deck
from engines.kernel.cards.packs import BadPack, Name, Pack
from engines.lab.counting import Sums, group
from engines.lab.playing import WIN
from engines.lab.runs import Chunk
from engines.lab.sequential import confidence_sequence
from engines.registry import GAMES
from render.lab import draw_page


_ROUND = str.maketrans("[]", "()")
"""Names of decks may have brackets, those of packs may not."""


def lab(chosen: argparse.Namespace) -> int:
    """Carry a run out, or go on with one, and tell what it has found."""
    texts = texts_in(chosen.lang)
    with ExitStack() as stack:
        path = chosen.resume or chosen.out or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder = RunFolder(path)
        try:
            setup = _resumed(folder, chosen) if chosen.resume else _begun(folder, chosen, texts)
            report = _play(folder, setup, chosen)
            wording = Wording(report, texts)
            written = [folder.write(REPORT, report.as_json()), folder.write(PAGE, draw_page(wording.sheet()))]
        except OSError as error:
            raise Failure(
                f"{error.filename or path} cannot be read or written: {error.strerror}. What was played is "
                f"kept; make room, then go on with --resume {path}"
            ) from error
        print("\n".join((*wording.verdicts(), "", *wording.play())))
        if chosen.resume or chosen.out:
            print("", *written, sep="\n")
    return 0


def _resumed(folder: RunFolder, chosen: argparse.Namespace) -> Setup:
    """Return what a run began with that is gone on with. Raises Failure."""
    try:
        setup = folder.setup()
    except NoRun as error:
        raise Failure(f"{chosen.resume} holds no run of the lab; name the folder given as --out") from error
    if setup.game != chosen.game:
        raise Failure(f"{chosen.resume} is a run of {setup.game}, not of {chosen.game}")
    rules = GAMES[setup.game].rules_version
    if setup.rules != rules:
        raise Failure(
            f"{chosen.resume} was begun under version {setup.rules} of the rules, and this is version "
            f"{rules}, by which the same seeds are other matches; begin a new run with --out"
        )
    return setup


def _begun(folder: RunFolder, chosen: argparse.Namespace, texts: Texts) -> Setup:
    """Write down what a new run begins with, and return it. Raises Failure."""
    if folder.is_taken:
        raise Failure(f"{chosen.out} holds a run already; go on with --resume {chosen.out}, or name another")
    game = GAMES[chosen.game]
    packs = _packs(game, chosen.pack, texts)
    decks, names = _decks(game, packs, chosen.decks, texts)
    worth = _words(chosen.worth)
    if unknown := [deck for deck in worth if deck not in decks]:
        raise Failure(f"--worth names {unknown[0]}, and the decks are {', '.join(decks)}")
    if chosen.seats not in game.seats or (worth and chosen.seats != 2):
        raise Failure(f"{game.id} has no {'run with --worth' if worth else 'match'} of {chosen.seats} seats")
    setup = Setup(
        game=game.id,
        rules=game.rules_version,
        packs=tuple(pack.model_dump(mode="json", by_alias=True) for pack in packs),
        decks=decks,
        names=names,
        level=chosen.level,
        seed=chosen.seed,
        matches=chosen.matches,
        worth=worth,
        seats=chosen.seats,
    )
    folder.begin(setup)
    return setup


def _packs(game: Game[Any], files: Sequence[Path], texts: Texts) -> list[Pack]:
    """Read packs, each of which may build on those before it. Raises Failure."""
    packs = list[Pack]()
    for file in files:
        try:
            found, pack = read_any(file.read_bytes(), file.name, packs)
        except BadPack as error:
            print("\n".join(in_lines(error.problems, texts)), file=sys.stderr)
            raise Failure(f"{file} is no pack that can be played; mend it, and see `cards check`") from error
        if found.id != game.id:
            raise Failure(f"{file} is a pack of {found.id}, not of {game.id}")
        packs.append(pack)
    return packs


def _decks(
    game: Game[Any], packs: Sequence[Pack], wanted: str, texts: Texts
) -> tuple[dict[str, Deck | None], dict[str, Name]]:
    """Return the decks that meet, by id, with their names: ready-made ones, or lists. Raises Failure."""
    if game.collection is None:
        name = Name(en=texts_in("en").game(game.id), fr=texts_in("fr").game(game.id))
        return {"standard": None}, {"standard": name}
    ready = game.collection.ready_made(packs)
    decks: dict[str, Deck | None] = {}
    names: dict[str, Name] = {}
    for word in _words(wanted) or tuple(ready):
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


def _words(listed: str) -> tuple[str, ...]:
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


def _play(folder: RunFolder, setup: Setup, chosen: argparse.Namespace) -> Report:
    with tqdm(desc=setup.game, unit="match", disable=None) as bar:

        def watch(batch: Sequence[Chunk], sums: Sums) -> None:
            bar.update(sum((each.stop - each.start) * (1 + len(each.cards)) for each in batch))
            bar.set_postfix_str(_so_far(sums), refresh=False)

        try:
            return Report(setup, go_on(folder, setup, chosen.processes, chosen.seconds, watch))
        except BrokenExecutor as error:
            raise Failure("a process of the run was ended; go on with --resume") from error


def _so_far(sums: Sums) -> str:
    """Return the range of each deck's share of wins: it holds whenever one looks."""
    won, matches = Sums(), Sums()
    for (deck, *_), found in group(sums, "won").items():
        won[deck] += found.get("w", 0)
        matches[deck] += found["n"]
    ranges = {deck: confidence_sequence(won[deck] / WIN, matches[deck]) for deck in matches}
    return ", ".join(f"{deck} {low:.0%}–{high:.0%}" for deck, (low, high) in ranges.items())


def half_of_the_cores() -> int:
    """Return how many processes a run has, if nothing is said."""
    return max(1, (os.cpu_count() or 1) // 2)
