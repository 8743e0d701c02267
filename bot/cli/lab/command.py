"""`lab`: let decks meet between computer players, and tell what they and their cards do."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from pathlib import Path

from pydantic import ValidationError
from tqdm import tqdm

from bot.cli.failure import Failure
from bot.cli.lab.entering import read_decks, read_packs, words_of
from bot.lab.earlier import EarlierReport
from bot.lab.folder import PAGE, REPORT, NoRun, RunFolder
from bot.lab.report import Report
from bot.lab.running import go_on
from bot.lab.setup import RunSetup
from bot.lab.sheet import Wording
from bot.texts import Texts, texts_in
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums, group
from engines.lab.playing import WIN
from engines.lab.sequential import confidence_sequence
from engines.registry import GAMES
from render.lab import draw_page


def lab(chosen: argparse.Namespace) -> int:
    """Carry a run out, or go on with one, and tell what it has found."""
    texts = texts_in(chosen.lang)
    before = None if chosen.since is None else _earlier(chosen.since, chosen.game)
    with ExitStack() as stack:
        path = chosen.resume or chosen.out or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder = RunFolder(path)
        try:
            setup = _resumed(folder, chosen) if chosen.resume else _begun(folder, chosen, texts)
            report = _play(folder, setup, chosen)
            wording = Wording(report, texts, before)
            written = [folder.write(REPORT, report.as_json()), folder.write(PAGE, draw_page(wording.sheet()))]
        except OSError as error:
            raise Failure(
                f"{error.filename or path} cannot be read or written: {error.strerror}. What was played is "
                f"kept; make room, then go on with --resume {path}"
            ) from error
        print("\n".join(_told(wording)))
        if chosen.resume or chosen.out:
            print("", *written, sep="\n")
    return 0


def _told(wording: Wording) -> Iterator[str]:
    """Yield the lines that are printed: what was found, what is proposed, what has changed."""
    yield from (*wording.verdicts(), "")
    if proposals := [*wording.proposals.sentences()]:
        yield from (*proposals, "", *(each.lines for each in wording.proposals.lines()))
    yield from (*wording.changes(), "", *wording.play())


def _earlier(file: Path, game: str) -> EarlierReport:
    """Read a report that a run has kept. Raises Failure."""
    try:
        before = EarlierReport.model_validate_json(file.read_bytes())
    except (OSError, ValidationError) as error:
        raise Failure(f"{file} is no report of the lab; name the {REPORT} of a run's folder") from error
    if before.game != game:
        raise Failure(f"{file} is a report on {before.game}, not on {game}")
    return before


def _resumed(folder: RunFolder, chosen: argparse.Namespace) -> RunSetup:
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


def _begun(folder: RunFolder, chosen: argparse.Namespace, texts: Texts) -> RunSetup:
    """Write down what a new run begins with, and return it. Raises Failure."""
    if folder.is_taken:
        raise Failure(f"{chosen.out} holds a run already; go on with --resume {chosen.out}, or name another")
    game = GAMES[chosen.game]
    packs = read_packs(game, chosen.pack, texts)
    decks, names = read_decks(game, packs, chosen.decks, texts)
    worth = words_of(chosen.worth)
    if unknown := [deck for deck in worth if deck not in decks]:
        raise Failure(f"--worth names {unknown[0]}, and the decks are {', '.join(decks)}")
    if chosen.seats not in game.seats:
        raise Failure(f"{game.id} has no match of {chosen.seats} seats")
    if chosen.seats != 2 and (worth or chosen.confirm or chosen.propose):
        raise Failure("--worth, --confirm and --propose need matches of 2 seats")
    if chosen.propose and len(decks) < 2:
        raise Failure("--propose needs two decks at least")
    setup = RunSetup(
        game=game.id,
        rules=game.rules_version,
        packs=tuple(pack.model_dump(mode="json", by_alias=True) for pack in packs),
        decks=decks,
        names=names,
        level=chosen.level,
        seed=chosen.seed,
        matches=chosen.matches,
        worth=worth,
        confirm=chosen.confirm,
        seats=chosen.seats,
        propose=chosen.propose,
    )
    folder.begin(setup)
    return setup


def _play(folder: RunFolder, setup: RunSetup, chosen: argparse.Namespace) -> Report:
    with tqdm(desc=setup.game, unit="match", disable=None) as bar:

        def watch(batch: Sequence[Chunk], sums: Sums) -> None:
            bar.update(sum(each.matches for each in batch))
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
