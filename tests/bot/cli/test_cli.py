"""The command line: what it prints, and what it says when something is wrong (exit code not 0)."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, suppress
from pathlib import Path
from pkgutil import resolve_name
from random import Random
from typing import Any

import jsonschema
import pytest
from PIL import Image

from bot.cli.parser import main, parser
from bot.decks.library import Library
from bot.matches.service import MatchService, Press
from bot.matches.start.challenges import Challenges, Invitation, Person
from bot.store import MatchRow, Store
from bot.workers import WorkerPool
from engines.kernel import record_of
from engines.kernel.match.observation import Ending
from engines.registry import GAMES
from tests.postgres import PASSWORD, ROLE, Server

ROOT = Path(__file__).parents[3]
GAME = GAMES["dueling_nobles"]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("HERALD_")]:
        monkeypatch.delenv(name)


async def played(database: Path, finish: bool = True) -> str:
    """Play a match into a database and return its code."""
    store = await Store.open(database, database.parent)
    match_service = MatchService(store, time.time)
    challenges = Challenges(store, match_service, Library(store, WorkerPool(0), 20))

    async def here(row: MatchRow) -> tuple[int, bool]:
        return row.channel_id, False

    invitation = Invitation(
        game=GAME, options=GAME.options(), clock="none", challenger=Person(1, "a"),
        opponents=(Person(2, "b"),),
        guild_id=9, channel_id=8, locale="en",
    )  # fmt: skip
    row = await challenges.create(invitation, 1)
    session = await challenges.accept(row.id, Press(2, 9, 2), Person(2, "b"), here)
    assert session is not None
    chance, number = Random(3), 10
    while session.waiting and (finish or session.match.serial < 5):
        decision = session.match.decisions[0]
        number += 1
        press = Press(session.people.seats[decision.seat].user_id or 0, 9, number)
        session = await match_service.answer(row.id, session.question, decision.any(chance), press)
    await store.close()
    return row.code


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_it_explains_itself() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for word in ("run", "tryout", "selfplay", "replay", "export", "db", "commands", ".env.example"):
        assert word in ran.stdout


def test_selfplay_counts_and_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "selfplay",
        "dueling_nobles",
        "--games",
        "4",
        "--players",
        "easy,random",
        "--seed",
        "7",
        "--json",
    )
    code, first, _ = said(capsys, *words, "--swap")
    report = json.loads(first)
    assert code == 0
    assert report["matches"] == 8
    assert report["results"]["easy (player 1)"]["wins"] >= 7
    again = json.loads(said(capsys, *words, "--swap")[1])
    assert {**report, "seconds": 0, "longest_decision_s": 0} == {
        **again,
        "seconds": 0,
        "longest_decision_s": 0,
    }


def test_selfplay_plays_beside_a_robot(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ((), ("--swap",)):
        code, out, why = said(
            capsys, "selfplay", "noxtalia", "--games", "6", "--players", "random", "--json", *words
        )
        assert code == 0, why
        results = json.loads(out)["results"]
        assert results["Robot"]["wins"] >= 3, "chance is no match for it"
        assert results.keys() <= {"Robot", "random (player 1)", "draw"}


def test_a_record_that_a_robot_won_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(GAMES["noxtalia"], {}, 1, "robot", [], Ending("concede", 0))
    assert record.result is not None
    assert record.result[0] == (1,)
    (tmp_path / "match.json").write_text(record.model_dump_json(), encoding="utf-8")
    code, out, why = said(capsys, "replay", str(tmp_path / "match.json"))
    assert (code, "Won by Robot" in out) == (0, True), why


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "easy,genius"), "no level “genius”"),
        (("--players", "easy"), "needs 2 players"),
        (("--options", "quick-duel=yes glass-nobles=yes"), "H2"),
        (("--options", "nonsense"), "no option “nonsense”"),
    ],
)
def test_selfplay_refuses_nonsense(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, _, err = said(capsys, "selfplay", "dueling_nobles", *words)
    assert code == 1
    assert sentence in err


@pytest.mark.parametrize(
    "words", [("selfplay", "chess"), ("selfplay", "dueling_nobles", "--games", "0"), ("no",)]
)
def test_wrong_words_end_with_two(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2


def test_a_match_is_exported_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = asyncio.run(played(tmp_path / "herald.sqlite3"))
    ended, written, why = said(capsys, "export", code.lower())
    assert ended == 0, why
    (tmp_path / "match.json").write_text(written, encoding="utf-8")
    good = said(capsys, "replay", "match.json")
    assert good[0] == 0
    assert "every hash and the dice" in good[1]
    record: dict[str, Any] = json.loads(written)
    record["answers"][3]["hash"] = "0"
    (tmp_path / "match.json").write_text(json.dumps(record), encoding="utf-8")
    bad = said(capsys, "replay", "match.json")
    assert bad[0] == 1
    assert "after answer 4" in bad[2]


def test_what_cannot_be_exported_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = asyncio.run(played(tmp_path / "herald.sqlite3", finish=False))
    for match, sentence in ((code, "is not over"), ("XXXXXX", "there is no match")):
        ended, told, why = said(capsys, "export", match)
        assert (ended, told) == (1, "")
        assert sentence in why


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": "herald-record-1"}', "\x00"])
def test_what_is_no_record_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "x.json").write_text(text, encoding="utf-8")
    code, _, err = said(capsys, "replay", "x.json")
    assert code == 1
    assert "is no record of Herald" in err
    assert said(capsys, "replay", "missing.json")[0] == 1


def test_a_database_is_checked_and_backed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(played(tmp_path / "herald.sqlite3"))
    code, out, _ = said(capsys, "db", "check", "herald.sqlite3")
    assert code == 0
    assert "matches: 1" in out
    assert said(capsys, "db", "backup", "herald.sqlite3", "--to", "copy.sqlite3")[0] == 0
    assert said(capsys, "db", "check", "copy.sqlite3")[0] == 0
    code, _, err = said(capsys, "db", "backup", "herald.sqlite3", "--to", "copy.sqlite3")
    assert code == 1
    assert "exists already" in err


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to look at" * 30])
def test_a_file_that_is_no_database_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    (tmp_path / "x.sqlite3").write_bytes(content)
    for task in ("check", "backup", "restore"):
        code, _, err = said(capsys, "db", task, "x.sqlite3")
        if task == "check" or content:
            assert code == 1
            assert err.startswith("herald: ")
    assert (tmp_path / "x.sqlite3").read_bytes() == content
    assert said(capsys, "db", "check", "missing.sqlite3")[0] == 1


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [("HERALD_TRYOUT_PORT=many", "HERALD_TRYOUT_PORT"), ("HERALD_PLAYRS=2", "HERALD_PLAYERS")],
)
def test_an_invalid_env_file_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], setting: str, sentence: str
) -> None:
    (tmp_path / ".env").write_text(setting, encoding="utf-8")
    code, _, err = said(capsys, "run")
    assert code == 1
    assert sentence in err
    assert ".env.example" in err


def test_the_commands_are_printed_with_their_limits(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "commands")
    assert code == 0
    assert "/play" in out
    assert "of 8000 characters" in out


def test_the_tryout_ends_well_on_sigterm(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"], cwd=tmp_path, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "HERALD_TRYOUT_PORT": "0"},
    )  # fmt: skip
    assert process.stdout is not None
    lines: list[str] = []
    while "http://127.0.0.1" not in (lines[-1] if lines else ""):
        lines.append(process.stdout.readline())
        assert lines[-1], "".join(lines)
    assert "No token is set" in lines[0]
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0


PACK = """\
game: noxtalia
id: club
name: {en: Club cards, fr: Cartes du club}
version: 1
capacities:
- id: ember_song
  name: {en: Ember Song, fr: Chant de braise}
  element: cendre
  type: attack
  cost: 2
  power: 7
"""


def test_a_valid_pack_is_shown_as_it_will_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.yaml"
    file.write_text(PACK, encoding="utf-8")
    code, out, _ = said(capsys, "cards", "check", str(file), "--lang", "fr")
    assert code == 0
    assert "Chant de braise  [ember_song, club]" in out
    assert "club.yaml\u00a0: Cartes du club, version 1, 1 carte, aucun problème\n" in out


def test_a_wrong_pack_is_named_with_line_card_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.yaml"
    file.write_text(PACK.replace("cendre", "plasma"), encoding="utf-8")
    code, out, err = said(capsys, "cards", "check", str(file))
    assert code == 1
    assert "club.yaml, line 8, card ember_song, field element: there is no element plasma" in out
    assert "is not a valid card pack: 1 problem\n" in err
    french = said(capsys, "cards", "check", str(file), "--lang", "fr")[2]
    assert "club.yaml n’est pas un paquet valable\u00a0: 1 problème\n" in french
    file.write_text(PACK.replace("power: 7", "power: 99"), encoding="utf-8")
    code, out, _ = said(capsys, "cards", "check", str(file))
    assert code == 1
    assert "club.yaml, line 11, card ember_song, field power: 99 is too large; the maximum is 40" in out
    assert said(capsys, "cards", "check", str(tmp_path / "none.yaml"))[0] == 1
    file.write_text("game: chess\n", encoding="utf-8")
    assert (
        "chess is not allowed here; use one of: magic, neo_noble, noxtalia"
        in said(capsys, "cards", "check", str(file))[1]
    )


def test_an_open_card_list_becomes_a_pack_that_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    song = {"title": "Ford Song", "type": "Spell", "speed": "normal", "ronum": 1, "text": "Draw.", "set": 1}
    file, names = tmp_path / "Fords 2.json", tmp_path / "names.yaml"
    file.write_text(json.dumps([song]), encoding="utf-8")
    names.write_text("fields: {name: title}", encoding="utf-8")
    to = ("--game", "soul_forger", "--names", str(names), "--to", str(tmp_path))
    code, out, _ = said(capsys, "cards", "import-list", str(file), *to)
    pack = tmp_path / "fords_2.yaml"
    assert (code, out) == (
        0,
        f"{pack}\nfields of the list that were ignored: set\n1 card, 1 unfinished\n",
    )
    assert "  # Draw." in pack.read_text(encoding="utf-8")
    code, out, _ = said(capsys, "cards", "check", str(pack))
    assert (code, "Unfinished: this card’s abilities are not written yet" in out) == (0, True)

    code, _, err = said(capsys, "cards", "import-list", str(file), *to)
    assert (code, "is there already" in err) == (1, True)
    code, out, err = said(capsys, "cards", "import-list", str(file), "--game", "soul_forger", "--lang", "fr")
    assert code == 1
    assert out.startswith("Fords 2.json, carte 1, champ name\u00a0: il manque name à la carte")
    assert out.endswith("dites-le dans un fichier donné par --names\n")
    assert "ne peut pas être repris\u00a0: 1 problème" in err
    file.write_text("[" * 100_000, encoding="utf-8")
    code, _, err = said(capsys, "cards", "import-list", str(file), *to)
    assert (code, "cannot be understood" in err) == (1, True)
    code, _, err = said(capsys, "cards", "import-list", str(file), "--game", "noxtalia")
    assert code == 1


def test_the_folder_for_packs_of_a_card_list_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    song = {"name": "Ford Song", "type": "Spell", "speed": "normal", "ronum": 1, "text": "Draw."}
    file, folder = tmp_path / "fords.json", tmp_path / "cards" / "packs"
    file.write_text(json.dumps([song]), encoding="utf-8")
    to = (str(file), "--game", "soul_forger", "--to")
    assert said(capsys, "cards", "import-list", *to, str(folder))[0] == 0
    assert (folder / "fords.yaml").is_file()
    code, _, err = said(capsys, "cards", "import-list", *to, str(file))
    assert (code, "cannot be written" in err) == (1, True)


def test_cards_are_shown_by_any_part_of_their_name(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "cards", "show", "meute", "--lang", "fr")
    assert code == 0
    assert "Appel de la meute" in out
    code, _, err = said(capsys, "cards", "show", "qqqqqq")
    assert (code, "no card is called" in err) == (1, True)


def test_the_schema_is_json_schema(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "cards", "schema", "noxtalia")
    assert code == 0
    jsonschema.Draft202012Validator.check_schema(json.loads(out))


def test_a_backup_is_restored_and_the_database_before_is_kept(capsys: pytest.CaptureFixture[str]):
    asyncio.run(played(Path("herald.sqlite3")))
    assert said(capsys, "db", "backup", "herald.sqlite3", "--to", "copy.sqlite3")[0] == 0
    code, out, _ = said(capsys, "db", "restore", "copy.sqlite3")
    assert code == 0
    assert "herald.sqlite3 is now what copy.sqlite3 was" in out
    assert "before-restore" in out
    assert said(capsys, "db", "check", "herald.sqlite3")[0] == 0


def test_a_damaged_backup_is_not_restored(capsys: pytest.CaptureFixture[str]):
    asyncio.run(played(Path("herald.sqlite3")))
    assert said(capsys, "db", "backup", "herald.sqlite3", "--to", "copy.sqlite3")[0] == 0
    with closing(sqlite3.connect("copy.sqlite3", isolation_level=None)) as copy:
        copy.execute("DELETE FROM seats")
    before = Path("herald.sqlite3").read_bytes()
    code, _, err = said(capsys, "db", "restore", "copy.sqlite3")
    assert code == 1
    assert "damaged" in err
    assert Path("herald.sqlite3").read_bytes() == before


async def test_nothing_is_restored_while_herald_runs(capsys: pytest.CaptureFixture[str]):
    await played(Path("herald.sqlite3"))
    assert said(capsys, "db", "backup", "herald.sqlite3", "--to", "copy.sqlite3")[0] == 0
    store = await Store.open(Path("herald.sqlite3"), Path())
    code, _, err = said(capsys, "db", "restore", "copy.sqlite3")
    await store.close()
    assert code == 1
    assert "process" in err


def test_a_database_goes_to_a_server_and_says_where_it_went(
    capsys: pytest.CaptureFixture[str], postgres: Server, postgres_url: str
):
    asyncio.run(played(Path("herald.sqlite3")))
    url = postgres.of(postgres_url.partition("?")[0].rpartition("/")[2], f"{ROLE}:{PASSWORD}")
    code, out, err = said(capsys, "database", "copy", "herald.sqlite3", url)
    assert (code, err) == (0, "")
    assert "matches: 1 rows" in out
    assert "Both are the same" in out
    assert PASSWORD not in out
    code, out, _ = said(capsys, "database", "check", url)
    assert code == 0
    assert "matches: 1" in out
    assert PASSWORD not in out
    code, _, err = said(capsys, "database", "copy", "herald.sqlite3", "other.sqlite3")
    assert code == 1
    assert f"copied to postgresql://{ROLE}@/" in err
    code, _, err = said(capsys, "database", "copy", url, url)
    assert code == 1
    assert "to itself" in err
    assert PASSWORD not in err
    code, out, _ = said(capsys, "database", "reopen", "herald.sqlite3")
    assert code == 0
    assert "can start on herald.sqlite3 again" in out
    code, _, err = said(capsys, "database", "reopen", "herald.sqlite3")
    assert code == 1
    assert "was not copied" in err


@pytest.mark.parametrize("task", ["backup", "restore"])
def test_the_address_of_a_server_is_no_backup_and_is_not_repeated(
    capsys: pytest.CaptureFixture[str], task: str
):
    with pytest.raises(SystemExit) as ended:
        main(["db", task, f"postgresql://u:{PASSWORD}@host/herald"])
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert "pg_dump" in err
    assert PASSWORD not in err


def zipped(file: Path, **pictures: bytes) -> Path:
    """Write a ZIP of the pack and pictures, `ember_song_png` for ember_song.png."""
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("club.yaml", PACK)
        for name, data in pictures.items():
            archive.writestr(".".join(name.rsplit("_", 1)), data)
    return file


def test_a_pack_with_pictures_is_checked_and_every_window_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (640, 480), (200, 30, 30)).save(picture, "PNG")
    file, sheet = zipped(tmp_path / "club.zip", ember_song_png=picture.getvalue()), tmp_path / "sheet.png"
    code, out, _ = said(capsys, "cards", "check", str(file), "--windows", str(sheet))
    assert code == 0
    assert str(sheet) in out
    with Image.open(sheet) as image:
        shown: list[Any] = [image.convert("RGB").getpixel((x, 110)) for x in (100, 350, 600, 840, 990, 1150)]
    assert all(red > 150 > green for red, green, _ in shown), "file, hand, looked up, board, small, strip"
    code, out, err = said(capsys, "cards", "check", str(zipped(tmp_path / "b.zip", ember_song_png=b"GIF89a")))
    assert code == 1
    assert "ember_song.png: only PNG, JPEG and WebP are allowed" in out
    assert "b.zip is not a valid card pack: 1 problem" in err
    code, out, _ = said(capsys, "cards", "check", str(zipped(tmp_path / "c.zip", wolf_png=b"")))
    assert code == 1
    assert "no card uses the picture wolf.png" in out


def runs(of: argparse.ArgumentParser) -> Iterator[str]:
    """Yield what the words of a parser, and of those within it, run."""
    with suppress(SystemExit), redirect_stderr(io.StringIO()):
        of.parse_known_args([])  # now it has learnt all words
    if found := of.get_default("run"):
        yield found
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from runs(each)


def test_every_command_runs_something() -> None:
    found = [*runs(parser())]
    assert len(found) > 25
    assert all(callable(resolve_name(each)) for each in found)
