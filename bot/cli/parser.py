"""The command line's words, and what each of them starts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from bot.cli.failure import Failure
from bot.texts import LOCALES
from engines.kernel import LEVELS

DESCRIPTION = """\
Herald hosts card duels on Discord and enforces their rules.

Without a command it runs the bot; without a token in HERALD_TOKEN (or in the
file .env) it says so and opens the try-out, a simulated Discord in your
browser. All settings are explained in .env.example.
"""

EXAMPLES = """\
examples:
  python -m bot                                    run the bot, or the try-out
  python -m bot selfplay dueling_nobles --games 50 --players easy,random --seed 1
  python -m bot export BCDFGH > match.json         write a finished match's record
  python -m bot replay match.json                  check a record
  python -m bot cards check mine.yaml              look for mistakes in a card pack
  python -m bot lab neo_noble --matches 1000 --out run   find what is too strong
  python -m bot db check herald.sqlite3            look for damage
"""

RESTORING = """\
Put a backup in the place of the database that HERALD_DATABASE names.

Stop Herald first; while it runs this is refused. The backup is checked, and a
damaged one is refused as well. The database that is there is not lost: it is
kept in the folder for backups, and may be restored in its turn. Whatever ends
this half-way, run it again. What happened after the backup is gone from the matches; their clocks
go on with the time that was left when Herald was stopped last.
"""

COPYING = """\
Copy all that a database holds into another one: from a file to PostgreSQL,
back, or between two of a kind. A server's database must be there, its tables
are made.

Stop Herald first; while it runs this is refused. All tables are compared in the
end; whatever goes wrong before, nothing is left in TO. FROM stays whole, and is
marked: Herald says where it went and does not start on it. Authors' pictures go
along. A password belongs in PGPASSWORD or ~/.pgpass, for everybody on the
machine can read a command.
"""

RATING = """\
Play all rated matches again, in their order, and show what the ratings come to
and how well they would have foretold the matches: the lower, the better, and
0.25 is what a coin does. Nothing is changed without --keep.
"""

LISTING = """\
Read an open card list and write it as packs.

All printed fields are filled in. What a text does nobody can read out of it: a
card whose text is more than keywords is marked as unfinished, with its text as
a comment above it, and no deck may hold it until its abilities are written.
`--names` declares what the list calls its fields, and what its words mean; see
"Start from a card list" in the game's page on writing cards.
"""


LAB = """\
Let computer players play decks against one another, and tell which decks are
too strong, which cards make them so, and which nobody plays. docs/lab.md says
how a report is read.

With --out the run and its report, as JSON and as a page, are kept. Whatever
ends it half-way, --resume goes on, and comes to the same report.
"""


IMPORTING = """\
Read an owner's file of real cards: Scryfall's `default_cards`, or MTGJSON's
`AllPrintings`, unpacked. Names, printings and rarities are kept, and what was
understood of each text; no text is. `--names` may be Scryfall's `all_cards`, or
`AllPrintings`, for French names.

A second run reads what has changed and tells what rose, fell, is exact now, or
is so no more. Running matches keep what they hold. Read docs/real-cards.md first.
"""


def parser() -> argparse.ArgumentParser:
    """Return the parser; it explains itself with --help."""
    top = argparse.ArgumentParser(
        "python -m bot",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.set_defaults(run="bot.cli.serve:run")
    words = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Command)

    run = words.add_parser("run", help="run the bot, or the try-out when there is no token (the default)")
    run.set_defaults(run="bot.cli.serve:run")

    tryout = words.add_parser("tryout", help="open a simulated Discord in the browser; no token is needed")
    tryout.set_defaults(run="bot.cli.serve:tryout")

    words.add_parser("selfplay", help="let computer players play against one another", learn=_learn_selfplay)

    replay = words.add_parser("replay", help="re-run a record and check every hash and the dice")
    replay.add_argument(
        "file", type=Path, metavar="FILE", help="a record, as `export` writes it; - for standard input"
    )
    replay.set_defaults(run="bot.cli.play:replay_file")

    export = words.add_parser("export", help="write the record of a finished match to standard output")
    export.add_argument("match", metavar="MATCH", help="the match's code")
    export.set_defaults(run="bot.cli.database:export")

    db = words.add_parser(
        "db", aliases=["database"], help="check, back up or restore a database, or copy it into another one"
    )
    tasks = db.add_subparsers(title="tasks", metavar="TASK", required=True)
    check = tasks.add_parser("check", help="look for damage; exit code 1 when there is some")
    check.add_argument("database", metavar="DATABASE", help="a file, or a server's postgresql://…")
    check.set_defaults(run="bot.cli.database:check_one")
    backup = tasks.add_parser("backup", help="copy a database, also while Herald runs")
    backup.add_argument("file", type=_file, metavar="FILE")
    backup.add_argument("--to", type=Path, metavar="COPY", help="where to (default: a dated file beside it)")
    backup.set_defaults(run="bot.cli.database:backup_file")
    restore = tasks.add_parser(
        "restore",
        help="put a backup in the place of the database; Herald must be stopped",
        description=RESTORING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    restore.add_argument(
        "file", type=_file, metavar="FILE", help="a backup, such as backups/herald-day-20270131.sqlite3"
    )
    restore.set_defaults(run="bot.cli.database:restore_file")
    copying = tasks.add_parser(
        "copy",
        help="copy a database into an empty one; Herald must be stopped",
        description=COPYING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    copying.add_argument("source", metavar="FROM", help="a file, or a server's postgresql://…")
    copying.add_argument("target", metavar="TO", help="the same, with nothing in it")
    copying.set_defaults(run="bot.cli.database:copy_one")
    again = tasks.add_parser("reopen", help="let Herald start on a database again that was copied")
    again.add_argument("database", metavar="DATABASE", help="a file, or a server's postgresql://…")
    again.set_defaults(run="bot.cli.database:reopen_one")

    shares = words.add_parser("slots", help="show which process looks after which slot")
    shares.set_defaults(run="bot.cli.slots:show")
    asked = shares.add_subparsers(title="tasks", metavar="TASK").add_parser(
        "release",
        help="ask the process with a slot to release it",
    )
    asked.add_argument("slot", type=int, metavar="SLOT", help="its number, from 0")
    asked.set_defaults(run="bot.cli.slots:release")

    gone = words.add_parser("forget", help="delete what is kept of a person; Herald must be stopped")
    gone.add_argument(
        "user",
        type=_positive,
        nargs="?",
        metavar="USER",
        help="the person's id: a long number; if empty, deletions are repeated that a restored backup lacks",
    )
    gone.set_defaults(run="bot.cli.database:forget")

    rated = words.add_parser("ratings", help="play the history of ratings again")
    again = rated.add_subparsers(title="tasks", metavar="TASK", required=True).add_parser(
        "replay", help="show what all histories come to, also with other parameters", description=RATING
    )
    again.add_argument(
        "--beta", type=float, help="how much the strength shown in a match varies (default 25/3)"
    )
    again.add_argument("--tau", type=float, help="what every match adds to uncertainty (default 25/300)")
    again.add_argument("--decay", type=float, help="what an idle day adds to sigma squared (default 0.07)")
    again.add_argument(
        "--keep", action="store_true", help="replace the ratings by the result; stop Herald first"
    )
    again.set_defaults(run="bot.cli.ratings:replay_all")

    words.add_parser(
        "cards", help="check a card pack, show a card, print a game's schema", learn=_learn_cards
    )
    _add_real(
        words.add_parser("real", help="take in an owner's file of real cards, and tell what came of it")
    )

    words.add_parser(
        "lab",
        help="let decks meet, and tell what they and their cards do",
        description=LAB,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        learn=_learn_lab,
    )

    tree = words.add_parser("commands", help="print the slash commands with Discord's limits")
    tree.set_defaults(run="bot.cli.command_list:print_commands")
    return top


class _Command(argparse.ArgumentParser):
    """A command's words. Those that name the games are learnt only when it is given: all games are loaded."""

    def __init__(
        self, *names: Any, learn: Callable[[argparse.ArgumentParser], None] | None = None, **more: Any
    ) -> None:
        super().__init__(*names, **more)
        self._learn = learn

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # type: ignore[override]
        """Learn what is still to be learnt, and parse."""
        learn, self._learn = self._learn, None
        if learn is not None:
            learn(self)
        return super().parse_known_args(args, namespace)


def _learn_selfplay(selfplay: argparse.ArgumentParser) -> None:
    from engines.registry import GAMES

    selfplay.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    selfplay.add_argument("--games", type=_positive, default=20, help="how many matches (default 20)")
    selfplay.add_argument(
        "--players",
        default="easy,easy",
        help=f"levels of the seats, with commas: {', '.join(LEVELS)} (default easy,easy)",
    )
    selfplay.add_argument("--seed", default="1", help="the same seed gives the same matches (default 1)")
    selfplay.add_argument("--swap", action="store_true", help="play every deal twice, seats exchanged")
    selfplay.add_argument("--options", default="", help="options such as 'glass-nobles=yes'")
    selfplay.add_argument("--json", action="store_true", help="print the figures as one JSON line")
    selfplay.set_defaults(run="bot.cli.play:selfplay")


def _learn_cards(pack: argparse.ArgumentParser) -> None:
    from bot.decks.reading import collections

    jobs = pack.add_subparsers(title="tasks", metavar="TASK", required=True)
    checking = jobs.add_parser("check", help="read a pack and show its cards; exit code 1 when it is refused")
    checking.add_argument("file", type=Path, metavar="FILE")
    checking.add_argument(
        "--windows", type=Path, metavar="SHEET", help="write its pictures as each place cuts them, as a PNG"
    )
    checking.set_defaults(run="bot.cli.cards:check")
    showing = jobs.add_parser("show", help="show a card of the starter sets, by any part of its name")
    showing.add_argument("name", metavar="NAME")
    showing.set_defaults(run="bot.cli.cards:show")
    for task in (checking, showing):
        task.add_argument("--lang", choices=LOCALES, default="en", help="language of the texts (default en)")
    listed = jobs.add_parser(
        "import-list", help="turn an open card list into packs", description=LISTING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    listed.add_argument("file", type=Path, metavar="FILE", help="the list, as JSON")
    listed.add_argument("--game", required=True, choices=sorted(collections()), metavar="GAME", help="whose")
    listed.add_argument("--names", type=Path, metavar="NAMES", help="what the list calls its fields, as YAML")
    listed.add_argument("--id", default="", help="of the pack (default: the list's file name)")
    listed.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="where to (default: here)")
    listed.add_argument("--lang", choices=LOCALES, default="en", help="language of the problems (default en)")
    listed.set_defaults(run="bot.cli.cards:import_list")
    schema = jobs.add_parser("schema", help="print the JSON Schema of a game's packs, for editors")
    schema.add_argument("game", choices=sorted(collections()), metavar="GAME", help=", ".join(collections()))
    schema.set_defaults(run="bot.cli.cards:schema")


def _learn_lab(runs: argparse.ArgumentParser) -> None:
    from bot.lab.processes import half_of_the_cores
    from engines.registry import GAMES

    runs.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    runs.add_argument(
        "--decks", default="", help="ids of ready-made decks or files of lists, with commas (default all)"
    )
    runs.add_argument("--pack", type=Path, action="append", default=[], metavar="FILE", help="a card pack")
    runs.add_argument(
        "--matches", type=_positive, help="in all (default: until each deck is known to be fair or not)"
    )
    runs.add_argument("--seconds", type=_positive, help="after which no more matches are begun")
    runs.add_argument("--level", choices=LEVELS, default="easy", help="of the computers (default easy)")
    runs.add_argument("--seats", type=_positive, default=2, help="with more than two all have one deck")
    runs.add_argument(
        "--worth", default="", metavar="DECKS", help="try each card of these decks: thousands of matches"
    )
    runs.add_argument(
        "--confirm", choices=("medium", "hard"), help="ask this level again about decks that are not fair"
    )
    runs.add_argument(
        "--propose", action="store_true", help="look for numbers of cards by which unfair decks are fair"
    )
    runs.add_argument("--seed", default="1", help="the same seed gives the same matches (default 1)")
    runs.add_argument(
        "--processes",
        type=_natural,
        default=half_of_the_cores(),
        help="beside this one, or 0 (default half of the cores)",
    )
    where = runs.add_mutually_exclusive_group()
    where.add_argument("--out", type=Path, metavar="FOLDER", help="keep the run and its report here")
    where.add_argument("--resume", type=Path, metavar="FOLDER", help="go on with the run that lies here")
    runs.add_argument("--since", type=Path, metavar="REPORT", help="tell what changed since this report.json")
    runs.add_argument("--lang", choices=LOCALES, default="en", help="language of the report (default en)")
    runs.set_defaults(run="bot.cli.lab.command:lab")


def _add_real(owned: argparse.ArgumentParser) -> None:
    tasks = owned.add_subparsers(title="tasks", metavar="TASK", required=True)
    importing = tasks.add_parser(
        "import", help="read a file; Herald may run meanwhile", description=IMPORTING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    importing.add_argument("file", type=Path, metavar="FILE", help="Scryfall's or MTGJSON's, unpacked")
    importing.add_argument("--names", type=Path, metavar="FILE2", help="another one, for French names alone")
    importing.set_defaults(run="bot.cli.real.importing:import_cards")
    telling = tasks.add_parser("report", help="show which share can be played, and what stands in the way")
    of = telling.add_mutually_exclusive_group()
    of.add_argument("--deck", metavar="DECK", help="of saved decks of this name, or of a file with a list")
    of.add_argument("--server", type=_positive, metavar="ID", help="of the decks of all who played there")
    telling.set_defaults(run="bot.cli.real.report:report")
    for task, run, purpose in (
        ("why", "tell_why", "say why a card is not played exactly"),
        ("show", "show", "show a card in Herald's words"),
        ("disable", "disable", "let a card no longer be played exactly"),
        ("enable", "enable", "let a card be played again as it was read"),
    ):
        named = tasks.add_parser(task, help=purpose)
        named.add_argument("name", metavar="NAME", help="the card's name, in English or French")
        if task in ("why", "show"):
            named.add_argument("--lang", choices=LOCALES, default="en", help="of the words (default en)")
        if task == "disable":
            named.add_argument("--because", required=True, metavar="REASON", help="players are told")
        named.set_defaults(run=f"bot.cli.real.cards:{run}")
    gone = tasks.add_parser("forget", help="let go of all real cards")
    gone.set_defaults(run="bot.cli.real.importing:forget")


def _file(text: str) -> Path:
    if "://" in text:
        raise argparse.ArgumentTypeError("expected a file; of a server's database pg_dump makes a backup")
    return Path(text)


def _positive(text: str) -> int:
    return _at_least(1, text)


def _natural(text: str) -> int:
    return _at_least(0, text)


def _at_least(least: int, text: str) -> int:
    number = int(text)
    if number < least:
        raise argparse.ArgumentTypeError(f"expected {least} or more, not {number}")
    return number


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code: 0, 1 for a failure, 2 for wrong words."""
    chosen = parser().parse_args(arguments)
    try:
        run: Callable[[argparse.Namespace], int] = resolve_name(chosen.run)
        return run(chosen)
    except Failure as failure:
        print(f"herald: {failure}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
