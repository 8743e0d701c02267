"""An owner's file is taken in whole or not at all, and what has become of each card is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.real.imported import Imported
from bot.real.importing import PIECE, pieces
from bot.real.known import PlayedAs, definition_of, play_of
from bot.store import Store
from bot.store.errors import CannotWrite
from engines.kernel.cards.decks import folded
from engines.kernel.cards.owned import BadBulk
from engines.magic.cards.facts import unpacked
from tests.bot.real.invented import BRAND, LAMP, LAND, MOTH, NOW, SET, brought, written
from tests.engines.magic.cards.bulks import OnePrinting, card, mtgjson, scryfall
from tests.rules import rule


def told(found: Imported) -> dict[str, tuple[str, ...]]:
    return {each.what: each.names for each in found.told}


async def exact(store: Store) -> set[str]:
    return {row.name for row in await store.real_cards.every() if row.is_exact}


async def names_of(store: Store, word: str) -> list[str]:
    found = await store.real_cards.called([folded(word)])
    return [row.name for rows in found.values() for row in rows]


async def test_a_file_is_taken_in(store: Store, tmp_path: Path) -> None:
    found = await brought(store, written(tmp_path))
    assert (found.number, found.exact, found.printings, found.odd) == (5, 2, 5, 0)
    assert await exact(store) == {"Lamp Warden", "Forest"}
    run = await store.real_cards.last_run()
    assert run is not None
    assert (run.source, run.cards, run.printings, run.at) == ("cards.json", 5, 5, NOW)


async def test_no_text_is_kept(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    kept = repr(await store.real_cards.every()).casefold()
    assert "lamp warden" in kept
    for each in SET:
        text = each.card.faces[0].text.casefold()
        assert text in kept if text == "vigilance" else text not in kept, text
    assert "fold it" not in kept


async def test_a_second_run_reads_only_what_has_changed(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    again = await brought(store, written(tmp_path))
    assert (again.changed, again.gone, again.told, again.exact) == ((), (), (), 2)
    other = card(2, "Brand the Sky", "Instant", "{1}{R}", text="Vigilance")
    third = await brought(store, written(tmp_path, [*SET[:1], OnePrinting(other, "uncommon"), *SET[2:]]))
    assert third.changed == ("real_brand_the_sky",)
    assert told(third) == {"exact": ("Brand the Sky",)}


@rule("MN-R1", "MN-R3")
async def test_what_rose_fell_came_went_and_is_no_longer_exact_is_told_by_name(
    store: Store, tmp_path: Path
) -> None:
    await brought(store, written(tmp_path))
    mended = card(1, "Lamp Warden", text="Vigilance, mostly.", keywords=("Vigilance",))
    printed = [
        OnePrinting(mended), OnePrinting(BRAND, "rare"), OnePrinting(MOTH, "rare"),
        OnePrinting(MOTH, "common", "TWO"), OnePrinting(LAND), OnePrinting(card(9, "Late Comer")),
    ]  # fmt: skip
    found = await brought(store, written(tmp_path, printed))
    assert told(found) == {
        "new": ("Late Comer",),
        "gone": ("Whirling Cart",),
        "rose": ("Brand the Sky",),
        "fell": ("Paper Moth",),
        "inexact": ("Lamp Warden",),
    }
    assert await names_of(store, "Whirling Cart") == []


async def test_both_kinds_of_files_come_to_the_same(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    file = tmp_path / "all.json"
    file.write_text(mtgjson(SET), encoding="utf-8")
    again = await brought(store, file)
    assert again.changed == ("real_lamp_warden",), "this kind tells its French name as well"
    assert (await brought(store, written(tmp_path))).changed == (), "which stays where a file tells none"


async def test_names_come_from_another_file(store: Store, tmp_path: Path) -> None:
    names = tmp_path / "names.json"
    names.write_text(scryfall(SET, french=True), encoding="utf-8")
    await brought(store, written(tmp_path), names)
    for word in ("Lamp Warden", "LAMP-WARDEN", "gardienne aux lampes", "Gardiénne aux Lampes"):
        assert await names_of(store, word) == ["Lamp Warden"]


@rule("MN-R8")
async def test_a_card_is_found_by_both_halves_and_by_its_front_face(store: Store, tmp_path: Path) -> None:
    from tests.engines.magic.cards.test_bulk import TWO

    await brought(store, written(tmp_path, [OnePrinting(TWO, also="The Hindmost Spark")]))
    for word in ("Emberlit // Sootfall", "Emberlit/Sootfall", "emberlit", "The Hindmost Spark"):
        assert await names_of(store, word) == ["Emberlit // Sootfall"]
    assert await names_of(store, "Sootfall") == []


async def test_ids_stay_and_two_cards_of_one_name_have_two(store: Store, tmp_path: Path) -> None:
    both = [OnePrinting(card(6, "Double")), OnePrinting(card(7, "Double", "Creature — Ox"))]
    await brought(store, written(tmp_path, both))
    first = [row.card for row in await store.real_cards.every()]
    assert len(set(first)) == 2
    assert first[0] == "real_double"
    longest = OnePrinting(card(8, "A Name " * 12 + "Without End"))
    await brought(store, written(tmp_path, [longest, *reversed(both)]))
    assert {row.card for row in await store.real_cards.every()} > set(first)
    assert all(len(row.card) <= 40 for row in await store.real_cards.every())


async def test_facts_are_kept_as_they_were(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    (row,) = await store.real_cards.rows(["real_paper_moth"])
    facts = unpacked(row.oracle_id, json.loads(row.facts))
    assert (facts.name, facts.faces[0].cost, facts.faces[0].toughness) == ("Paper Moth", "{U}", "2")
    assert (facts.keywords, facts.pools, facts.printings[0].rarity) == (("flying",), ("eternal",), "rare")
    assert json.loads(row.keywords) == ["flying"]
    assert json.loads(row.refusals) == [["line", {}, 2]]


async def test_a_card_that_is_not_exact_is_played_by_hand_with_its_keywords(
    store: Store, tmp_path: Path
) -> None:
    await brought(store, written(tmp_path))
    played = {row.name: play_of(row) for row in await store.real_cards.every()}
    assert played == {
        "Lamp Warden": PlayedAs.EXACT, "Forest": PlayedAs.EXACT, "Paper Moth": PlayedAs.BY_HAND,
        "Brand the Sky": PlayedAs.BY_HAND, "Whirling Cart": PlayedAs.NOT,
    }  # fmt: skip
    (row,) = await store.real_cards.rows(["real_paper_moth"])
    moth = definition_of(row)
    assert moth is not None
    assert (moth.by_hand, moth.keywords, moth.abilities) == (True, ("flying",), ())
    assert (moth.cost, moth.pt, moth.rarity, moth.types.sub) == ("U", (2, 2), "rare", ("moth",))


async def test_an_exact_card_is_dressed_with_its_facts(store: Store, tmp_path: Path) -> None:
    printed = [OnePrinting(LAMP, "rare"), OnePrinting(LAMP, "uncommon", "TWO", media=("mtgo",))]
    await brought(store, written(tmp_path, printed))
    (row,) = await store.real_cards.every()
    lamp = definition_of(row)
    assert lamp is not None
    assert (lamp.id, lamp.name.en, lamp.keywords) == ("real_lamp_warden", "Lamp Warden", ("vigilance",))
    assert (lamp.rarity, [(each.rarity, each.on) for each in lamp.printings]) == (
        "rare",
        [("uncommon", "online")],
    )


async def test_a_fault_of_our_own_reader_is_told_as_one(store: Store, tmp_path: Path) -> None:
    crash = OnePrinting(card(9, "Broken Glass", text="Crash."))
    found = await brought(store, written(tmp_path, [*SET, crash]))
    assert told(found)["failed"] == ("Broken Glass",)
    (row,) = await store.real_cards.rows(["real_broken_glass"])
    assert json.loads(row.refusals) == [["broken", {"fault": "ZeroDivisionError"}, None]]


async def test_what_the_owner_has_disabled_stays_so(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    assert await store.real_cards.disable("real_lamp_warden", "it is too bright")
    assert not await store.real_cards.disable("real_nobody", "no such card")
    lower = [OnePrinting(LAMP, "uncommon"), *SET[1:]]
    await brought(store, written(tmp_path, lower))
    assert await exact(store) == {"Forest"}
    await store.real_cards.disable("real_lamp_warden", None)
    assert await exact(store) == {"Lamp Warden", "Forest"}


async def test_nothing_is_left_of_what_is_forgotten(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    assert await store.real_cards.forget() == 5
    assert await store.real_cards.every() == []
    assert await store.real_cards.beginning("", 10) == []
    assert await store.real_cards.last_run() is None


async def test_names_are_found_by_how_they_begin_and_by_what_stands_in_them(
    store: Store, tmp_path: Path
) -> None:
    await brought(store, written(tmp_path))
    assert await store.real_cards.beginning("la", 5) == [("lamp warden", "real_lamp_warden")]
    assert await store.real_cards.containing("the", 5) == [("brand the sky", "real_brand_the_sky")]
    assert ("paper moth", "real_paper_moth") in await store.real_cards.near("papre mtoh")


# Files that cannot be read


async def refused(store: Store, file: Path, names: Path | None = None) -> str:
    before = await store.real_cards.every()
    with pytest.raises(BadBulk) as caught:
        await brought(store, file, names)
    assert await store.real_cards.every() == before
    return caught.value.reason.key


async def test_a_file_that_is_refused_changes_nothing(store: Store, tmp_path: Path) -> None:
    await brought(store, written(tmp_path))
    file = tmp_path / "bad.json"
    whole = written(tmp_path).read_bytes()
    for content, why in (
        (whole[: len(whole) // 2], "real-bad-cut"),
        (whole.decode().encode("utf-16"), "real-bad-letters"),
        ("[é]".encode("latin-1"), "real-bad-letters"),
        (b"PK\x03\x04" + bytes(100), "real-bad-kind"),
        (b"\n" * 1_000_000, "real-bad-kind"),
        (b'{"name": "x"}\n' * 1_000_000, "real-bad-kind"),
    ):
        file.write_bytes(content)
        assert await refused(store, file) == why
    assert await refused(store, tmp_path / "no such file") == "real-bad-file"
    assert await refused(store, tmp_path) == "real-bad-file", "a folder is no file"
    assert await refused(store, written(tmp_path), file) == "real-bad-kind", "nor may names be anything"


async def test_a_mark_at_the_beginning_says_nothing(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "marked.json"
    file.write_bytes(b"\xef\xbb\xbf" + written(tmp_path).read_bytes())
    assert (await brought(store, file)).number == 5


async def test_a_file_of_another_kind_does_not_take_away_what_is_known(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.real.importing._MANY", 4)
    await brought(store, written(tmp_path))
    assert await refused(store, written(tmp_path, SET[:2])) == "real-bad-few"
    assert (await brought(store, written(tmp_path, SET[:3]))).number == 3


def test_a_file_that_changes_while_it_is_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(b" " * 3 * PIECE)
    for change in (lambda: file.open("ab").write(b" "), lambda: written(tmp_path, name="new").replace(file)):
        reading = pieces(file)
        next(reading)
        change()
        with pytest.raises(BadBulk) as caught:
            list(reading)
        assert caught.value.reason.key == "real-bad-changed"


@pytest.mark.sqlite
async def test_a_full_disk_leaves_all_as_it_was(store: Store, path: Path, tmp_path: Path) -> None:
    await brought(store, written(tmp_path, SET[:2]))
    connection = store.writer._connection.connection  # type: ignore[attr-defined]
    ((pages,),) = await connection.execute_fetchall("PRAGMA page_count")
    await connection.execute_fetchall(f"PRAGMA max_page_count = {pages + 2}")
    many = [*SET, *(OnePrinting(card(number, f"Crowd {number}")) for number in range(100, 1_100))]
    with pytest.raises(CannotWrite):
        await brought(store, written(tmp_path, many))
    assert len(await store.real_cards.every()) == 2
    await connection.execute_fetchall("PRAGMA max_page_count = 1000000")
    assert (await brought(store, written(tmp_path, many))).number == 1_005
