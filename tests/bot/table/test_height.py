"""How high messages stand, compared with how a browser lays them out by a copy of Discord's style sheet."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.table.layout import MessageLayout, button, filled, lines, menu, picture, rows
from bot.table.screen.height import DESKTOP, PHONE, Client, button_width, height, lines_of, room_in

STORY = (
    "-# You draw 4 cards: Kestrel Dragoon, Windlass Rigger, Grain Raider, Thistle Courier.\n"
    "-# Beginning: Main Phase 1."
)
QUESTION = (
    "**Your turn: summon, play or set a card, forge or continue · Main Phase 1 · your creatures take 2 of "
    "your level 5** · <t:1796079748:R>"
)
FRENCH = (
    "**À vous : invoquez, jouez ou posez une carte, forgez ou continuez · phase Principale 1** · "
    "<t:1796079748:R>"
)
LABELS = (
    "Summon Undertow Pike",
    "Forge Pearl Mail",
    "Howl → Volt Eagle · 15 → 7",
    "Go to Combat",
    "End the Turn",
)


def plain() -> list[Any]:
    return [ui.Container[Any](picture("hand.webp", "a"), ui.TextDisplay(f"{STORY}\n{QUESTION}"))]


def asked() -> list[Any]:
    answers = [*filled([button(f"a{n}", label) for n, label in enumerate(LABELS)])]
    chosen = menu("m", "All 16: Attack", [("1", "Howl", None)])
    below = rows(
        [button("n1", "My Cards", emoji="🗂️"), button("n2", "Board", emoji="🔍"), button("n3", "More…")]
    )
    words = ui.TextDisplay[Any](f"{STORY}\n{QUESTION}")
    return [ui.Container[Any](picture("hand.webp", "a"), words, *answers, chosen), *below]


def french() -> list[Any]:
    return [
        ui.TextDisplay(FRENCH),
        *rows([button("n", "Revenir en arrière, puis recommencer depuis le début")]),
    ]


def section() -> list[Any]:
    return [
        ui.Container[Any](
            ui.TextDisplay("### Hand (3)"),
            ui.Section(
                ui.TextDisplay("**Howl**\n-# Attack · 3 MP\nRecharge 1 Spirit."),
                accessory=button("x", "Play"),
            ),
        )
    ]


@pytest.mark.parametrize(
    ("made", "desktop", "phone"),
    [(plain, 363, 322), (asked, 533, 614), (french, 108, 158), (section, 151, 143)],
)
def test_the_estimate_is_within_two_of_a_hundred(made: Any, desktop: int, phone: int) -> None:
    message = MessageLayout(*made()).to_components()
    assert height(message, DESKTOP, {"hand": 0.38}) == pytest.approx(desktop, rel=0.02)
    assert height(message, PHONE, {"hand": 0.38}) == pytest.approx(phone, rel=0.02)


def test_a_button_is_as_wide_as_its_words() -> None:
    narrow, wide = (button_width(label, False, DESKTOP) for label in ("iiii", "MMMM"))
    assert narrow < wide
    assert button_width("", False, DESKTOP) == DESKTOP.button
    assert button_width("Log", True, DESKTOP) > button_width("Log", False, DESKTOP)


@pytest.mark.parametrize(
    "name", ["王" * 32, "ש" * 32, "ﷺ" * 32, "👨‍👩‍👧‍👦" * 8, "e\u0301" * 32, "\u202e" * 32, ""]
)
@pytest.mark.parametrize("client", [DESKTOP, PHONE])
def test_any_name_has_a_height(name: str, client: Client) -> None:
    message = MessageLayout(
        ui.TextDisplay(f"**{name}:** ?"), *rows([button("a", name or "x")])
    ).to_components()
    assert client.button < height(message, client, {}) < 400


def test_buttons_stand_in_a_line_until_it_is_full() -> None:
    assert lines_of([100.0, 100.0, 100.0], 316.0) == [[0, 1, 2]]
    assert lines_of([100.0, 100.0, 100.0], 315.0) == [[0, 1], [2]]
    assert lines_of([900.0, 10.0], 500.0) == [[0], [1]]
    assert lines_of([], 500.0) == []
    assert room_in(DESKTOP) == 513


def test_rows_hold_whole_lines_of_at_most_five() -> None:
    made = [button(f"b{n}", "x" * 20) for n in range(8)]
    (per_line,) = {len(made) // lines([each.label or "" for each in made])}
    sizes = [len(row.children) for row in filled(made)]
    assert sum(sizes) == 8
    assert max(sizes) <= 5
    assert all(size % per_line == 0 for size in sizes[:-1]), (
        "no line is begun in one row and ended in the next"
    )
    short = [*filled([button(f"s{n}", "x") for n in range(7)])]
    assert [len(row.children) for row in short] == [5, 2]
