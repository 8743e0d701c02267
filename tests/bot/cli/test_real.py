"""`real …`: an owner's file is taken in, told of, and let go of again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.parser import main
from bot.store import SeatRow, Store
from bot.store.errors import CannotWrite
from bot.workers import WorkerPool, begin_ahead
from engines.kernel import Deck, Section
from tests.bot.real.invented import LAMP, NOW, SET, known_reader, written
from tests.bot.store.scene import challenge
from tests.engines.magic.cards.bulks import OnePrinting

DATABASE = Path("herald.sqlite3")
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _switched_on_in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_ahead()  # here, where the process of which workers are forks finds what it is to load
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERALD_REAL_CARDS", "docs/real-cards.md")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read here, with a reader that knows invented texts, and say reasons by their keys."""
    monkeypatch.setattr("bot.cli.real.importing.WorkerPool", lambda _, needed: WorkerPool(0, needed))
    monkeypatch.setattr("bot.real.intake.import_file", known_reader)
    for place in ("report", "cards"):
        monkeypatch.setattr(f"bot.cli.real.{place}.why", lambda why, _: f"{why.key} {why.line or '–'}")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["real", *words]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["real", *words]) == 1
    return capsys.readouterr().err


def test_they_are_off_until_the_owner_names_the_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HERALD_REAL_CARDS")
    for words in (["import", "cards.json"], ["report"], ["why", "x"], ["show", "x"]):
        assert "real cards are switched off. Read docs/real-cards.md first" in refused(capsys, *words)
    monkeypatch.setenv("HERALD_REAL_CARDS", "yes")
    assert "docs/real-cards.md, once you have read that page" in refused(capsys, "report")


def test_a_file_is_read_in_a_process_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "import", str(written(tmp_path)))
    assert "has 5 cards in 5 printings" in told
    assert "New (5): Brand the Sky, Forest, Lamp Warden, Paper Moth, Whirling Cart." in told
    assert "cannot be opened" in refused(capsys, "import", "no-such-file.json")


def test_who_waits_for_the_reader_loads_no_game_and_no_discord() -> None:
    loaded = "import sys, bot.cli.parser, bot.cli.real.importing; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True, cwd=ROOT
    )
    parts = set(told.stdout.split())
    assert parts.isdisjoint(("discord", "PIL", "engines.registry", "engines.magic", "bot.real.importing"))


@pytest.mark.usefixtures("at_once")
def test_a_second_run_tells_what_has_become_of_whom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", str(written(tmp_path)))
    told = said(capsys, "import", str(written(tmp_path, [OnePrinting(LAMP, "uncommon"), *SET[1:4]])))
    assert "New or changed: 1. Played exactly: 1 of 4." in told
    assert "Rarer than before (1): Lamp Warden." in told
    assert "No longer in the file, and gone from Herald (1): Forest." in told


@pytest.mark.usefixtures("at_once")
def test_a_bad_file_changes_nothing_and_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", str(written(tmp_path)))
    file = tmp_path / "bad.json"
    file.write_bytes(written(tmp_path).read_bytes()[:700])
    told = refused(capsys, "import", str(file))
    assert "in the middle. Download it again. Nothing has changed." in told
    assert "Lamp Warden" in said(capsys, "show", "lamp warden")


@pytest.mark.usefixtures("at_once")
def test_the_report_tells_shares_and_what_stands_in_the_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(with_deck("real_paper_moth", "real_lamp_warden"))
    assert "Run `python -m bot real import FILE`" in refused(capsys, "report")
    said(capsys, "import", str(written(tmp_path)))
    told = said(capsys, "report")
    assert "  common: 3; exact 2 (66 %), by hand 0, not at all 1" in told
    assert "  rare: 1; exact 0 (0 %), by hand 1, not at all 0" in told
    assert "  3; 3; 1: line –" in told, "three cards, which have no other reason; one deck waits for it"


DECK = "1 Paper Moth\n3 Lamp Warden\n4 Forest\n2 Brand the Sky\n"


@pytest.mark.usefixtures("at_once")
def test_the_report_of_a_deck_names_what_stands_in_its_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", str(written(tmp_path)))
    (tmp_path / "mine.txt").write_text(DECK, encoding="utf-8")
    told = said(capsys, "report", "--deck", str(tmp_path / "mine.txt"))
    assert "Decks: 1, exact as a whole 0. Copies: 10, exact 7 (70 %)." in told
    assert "  common: 1; exact 1 (100 %)" in told, "neither the Cart nor the Forest, which comes with Herald"
    assert "  2; 2; 1: line – (Brand the Sky, Paper Moth)" in told
    (tmp_path / "bad.txt").write_text("4 Lamp Wardne", encoding="utf-8")
    assert "line 1: “Lamp Wardne”" in refused(capsys, "report", "--deck", str(tmp_path / "bad.txt"))
    (tmp_path / "bad.txt").write_bytes(b"\xff")
    assert "cannot be read as text" in refused(capsys, "report", "--deck", str(tmp_path / "bad.txt"))


@pytest.mark.usefixtures("at_once")
def test_the_report_of_a_saved_deck_and_of_a_server_looks_at_no_other_decks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", str(written(tmp_path)))
    asyncio.run(with_deck("real_lamp_warden", "real_lamp_warden", "fen_wader"))
    asyncio.run(with_deck("real_brand_the_sky", name="Theirs", user=2))
    told = said(capsys, "report", "--deck", "mine")
    assert "Decks: 1, exact as a whole 1. Copies: 3, exact 3 (100 %)." in told
    assert "Brand the Sky" not in told
    assert "there is no saved deck “Nobody’s”" in refused(capsys, "report", "--deck", "Nobody’s")
    asyncio.run(have_played(2, guild=77))
    told = said(capsys, "report", "--server", "77")
    assert "Decks: 1, exact as a whole 0. Copies: 1, exact 0 (0 %)." in told
    assert "(Brand the Sky)" in told
    assert "Check the id" in refused(capsys, "report", "--server", "78")


async def have_played(user: int, guild: int) -> None:
    store = await Store.open(DATABASE, Path("backups"))
    seats = [SeatRow(seat=0, name="A", user_id=user), SeatRow(seat=1, name="B", user_id=99)]
    await store.matches.create(challenge(game="magic", guild_id=guild, seats=seats), NOW)
    await store.close()


async def with_deck(*cards: str, name: str = "Mine", user: int = 1) -> None:
    store = await Store.open(DATABASE, Path("backups"))
    deck = Deck(game="magic", name=name, sections=(Section(heading="main", cards=cards),))
    await store.decks.put(user, deck, NOW)
    await store.close()


@pytest.mark.usefixtures("at_once")
def test_a_card_is_shown_and_disabled_and_enabled_by_any_of_its_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", str(written(tmp_path)))
    shown = said(capsys, "show", "Lamp Wardn", "--lang", "fr")
    assert "[real_lamp_warden]" in shown
    assert "Herald joue cette carte exactement." in shown
    assert "line 2" in said(capsys, "why", "paper moth")
    said(capsys, "disable", "Lamp Warden", "--because", "it shines too much")
    told = said(capsys, "why", "lamp warden")
    assert "by hand" in told
    assert "disabled" in told
    said(capsys, "enable", "Lamp Warden")
    assert "plays this card exactly" in said(capsys, "why", "lamp warden")
    assert "there is no real card" in refused(capsys, "why", "Xyzzy Plugh Quux")


@pytest.mark.usefixtures("at_once")
def test_all_is_forgotten_also_when_it_was_switched_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said(capsys, "import", str(written(tmp_path)))
    monkeypatch.delenv("HERALD_REAL_CARDS")
    assert "5 real cards were forgotten." in said(capsys, "forget")
    assert "0 real cards were forgotten." in said(capsys, "forget")


@pytest.mark.sqlite  # opens by itself what the other one has
@pytest.mark.usefixtures("at_once")
async def test_a_file_is_taken_in_while_herald_runs(tmp_path: Path) -> None:
    await taken_in_beside(str(DATABASE), tmp_path)


@pytest.mark.sqlite
@pytest.mark.usefixtures("at_once")
async def test_so_it_is_on_a_server(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERALD_DATABASE", postgres_url)
    await taken_in_beside(postgres_url, tmp_path)


async def taken_in_beside(database: str, tmp_path: Path) -> None:
    """Take a file in and let go of it while another process works with the database."""
    store = await Store.open(database, Path("backups"))
    assert await asyncio.to_thread(main, ["real", "import", str(written(tmp_path))]) == 0
    assert [row.name for row in await store.real_cards.rows(["real_lamp_warden"])] == ["Lamp Warden"]
    await store.decks.put(1, Deck(game="magic", name="Mine", sections=()), NOW)
    assert await asyncio.to_thread(main, ["real", "forget"]) == 0
    assert await store.real_cards.rows(["real_lamp_warden"]) == []
    await store.close()


@pytest.mark.usefixtures("at_once")
def test_a_full_disk_is_told_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said(capsys, "import", str(written(tmp_path, SET[:2])))

    async def full(*_: object) -> None:
        raise CannotWrite(reason="database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr("bot.store.writer.Writer.write", full)
        told = refused(capsys, "import", str(written(tmp_path)))
    assert "Cannot write to the database" in told
    assert "disk is full" in told
    assert "there is no real card" in refused(capsys, "why", "Paper Moth")
