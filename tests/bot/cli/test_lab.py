"""`lab`: what it prints, what it keeps, and what it says when something is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.cli.parser import main
from bot.lab.folder import PAGE, REPORT, SETUP, RunFolder
from engines.registry import GAMES

ROOT = Path(__file__).parents[3]
HERE = ("--processes", "0")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(("lab", *words, *HERE))
    out, err = capsys.readouterr()
    return code, out, err


def changed(folder: Path, **values: Any) -> None:
    """Change what a run says that it began with."""
    data = json.loads((folder / SETUP).read_text())
    (folder / SETUP).write_text(json.dumps(data | values))


def test_it_tells_what_it_found_and_keeps_it_where_it_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    there = tmp_path / "run"
    code, out, _ = said(capsys, "noxtalia", "--matches", "30", "--decks", "a,b", "--out", str(there))
    assert code == 0
    assert "Team A is undecided. It wins" in out
    assert "The first player wins" in out
    assert out.splitlines()[-2:] == [str(there / REPORT), str(there / PAGE)]
    assert json.loads((there / REPORT).read_text())["play"]["matches"] == 30
    code, again, _ = said(capsys, "noxtalia", "--resume", str(there))
    assert (code, again) == (0, out)
    words = ("noxtalia", "--matches", "30", "--decks", "a,b", "--since", str(there / REPORT))
    assert "Nothing has changed beyond chance" in said(capsys, *words)[1]
    words = ("dueling_nobles", "--since", str(there / REPORT))
    assert "is a report on noxtalia, not on dueling_nobles" in said(capsys, *words)[2]
    assert "is no report of the lab" in said(capsys, "noxtalia", "--since", str(there / SETUP))[2]


def test_a_game_without_decks_has_a_report_of_its_matches(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "dueling_nobles", "--matches", "10", "--lang", "fr")
    assert code == 0
    assert out.strip().startswith("Le premier joueur gagne")


def test_a_free_for_all_tells_of_each_place(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "noxtalia", "--matches", "4", "--seats", "3", "--decks", "a")
    assert code == 0
    assert "Player 3 in turn order wins" in out


def test_alone_against_the_robot_there_is_a_report_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "noxtalia", "--matches", "4", "--seats", "1", "--decks", "a")
    assert code == 0
    assert "Player 1 in turn order wins" in out


@pytest.mark.parametrize("page", ["docs/lab.md", "docs/lab.fr.md"])
def test_the_page_explains_every_option(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(("lab", "--help"))
    known = set(re.findall(r"(--[a-z]+)", capsys.readouterr().out)) - {"--help"}
    explained = set(re.findall(r"(--[a-z]+)", (ROOT / page).read_text(encoding="utf-8")))
    assert explained == known


def test_a_pack_brings_its_decks_and_its_version_of_a_card(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    collection = GAMES["noxtalia"].collection
    assert collection is not None
    card, _ = collection.definition("glaciation", ())
    pack = {
        "game": "noxtalia", "id": "trial", "version": 1, "name": {"en": "Trial", "fr": "Essai"},
        "capacities": [card.model_dump(mode="json", by_alias=True) | {"id": "trial_frost"}],
    }  # fmt: skip
    (tmp_path / "trial.yaml").write_text(json.dumps(pack))
    there = tmp_path / "run"
    words = ("noxtalia", "--pack", str(tmp_path / "trial.yaml"), "--matches", "6", "--out", str(there))
    code, _, err = said(capsys, *words)
    assert code == 0, err
    assert json.loads((there / REPORT).read_text())["packs"] == {"trial": 1}
    (tmp_path / "trial.yaml").unlink()  # the run goes on with what it began with
    assert said(capsys, "noxtalia", "--resume", str(there))[0] == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("noxtalia", "--decks", "a,nobody"), "there is no deck or file nobody; ready-made are a, b, c"),
        (("dueling_nobles", "--decks", "a"), "in dueling_nobles all play with the same cards"),
        (("noxtalia", "--worth", "z"), "--worth names z, and the decks are a, b, c"),
        (("noxtalia", "--seats", "5"), "noxtalia has no match of 5 seats"),
        (("noxtalia", "--seats", "3", "--worth", "a"), "--worth, --confirm and --propose need"),
        (("noxtalia", "--pack", "missing.yaml"), "missing.yaml cannot be read or written"),
        (("noxtalia", "--resume", "missing"), "missing holds no run of the lab"),
    ],
)
def test_it_refuses_what_makes_no_run(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    code, _, err = said(capsys, *words)
    assert code == 1
    assert reason in err


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("wrong.yaml", "game: noxtalia\nid: 7\n", "correct it"),
        ("other.yaml", "game: chess\n", "correct it"),
        ("list.txt", "No such card\n", "is no list of a deck"),
        ("short.txt", "Snowmoon\n- Glaciation\n", "is no"),
    ],
)
def test_it_says_what_is_wrong_with_a_file(
    name: str, text: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text)
    how = "--pack" if name.endswith("yaml") else "--decks"
    code, _, err = said(capsys, "noxtalia", how, str(tmp_path / name))
    assert code == 1
    assert told in err


def test_a_run_is_not_gone_on_with_by_another_game_by_other_rules_or_over_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    there = tmp_path / "run"
    assert said(capsys, "dueling_nobles", "--matches", "2", "--out", str(there))[0] == 0
    assert "holds a run already" in said(capsys, "dueling_nobles", "--out", str(there))[2]
    assert "is a run of dueling_nobles" in said(capsys, "noxtalia", "--resume", str(there))[2]
    changed(there, rules=1)
    assert "begun under version 1 of the rules" in said(capsys, "dueling_nobles", "--resume", str(there))[2]


def test_a_full_disk_is_told_and_what_was_played_is_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, add, written = tmp_path / "run", RunFolder.add, list[str]()

    def full(folder: RunFolder, name: str, sums: Any) -> None:
        if written:
            raise OSError(28, "No space left on device", str(there))
        written.append(name)
        add(folder, name, sums)

    monkeypatch.setattr(RunFolder, "add", full)
    code, _, err = said(capsys, "dueling_nobles", "--matches", "60", "--out", str(there))
    assert code == 1
    assert (
        f"No space left on device. What was played is kept; make room, then go on with --resume {there}"
        in err
    )
    assert [*RunFolder(there).pieces()] == written
    monkeypatch.setattr(RunFolder, "add", add)
    assert said(capsys, "dueling_nobles", "--resume", str(there))[0] == 0
