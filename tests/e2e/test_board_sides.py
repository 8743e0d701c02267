"""One side of the board at double size, by the menu of the page on which a player looks at it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.club import Club, buttons, menus, raw, walk
from tests.e2e.play import challenge
from tests.e2e.test_noxtalia import sit_down, speak


def sides(message: Any) -> Any:
    """The menu of the board's sides."""
    return next(menu for menu in menus(message) if menu["custom_id"].endswith(":view:side"))


def chosen(message: Any) -> str:
    """What stands in that menu: the side that is shown."""
    return next(str(option["label"]) for option in sides(message)["options"] if option.get("default"))


def pictures(message: Any) -> list[str]:
    """What is said of each picture of a message, from above downwards; each is as wide as the message."""
    galleries = [item for item in walk(raw(message)) if item.get("type") == 12]
    assert all(len(gallery["items"]) == 1 for gallery in galleries)
    return [gallery["items"][0]["description"] for gallery in galleries]


async def on_the_board(club: Club, session: Any, label: str = "Board") -> Any:
    """Open ann's panel, and turn it to the board."""
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)[label])
    return panel


@pytest.mark.parametrize(
    ("locale", "board", "menu", "left", "right"),
    [
        ("en-GB", "Board", ["The whole board", "ann’s side", "bob’s side"], "bob’s side, left half.",
         "bob’s side, right half."),
        ("fr", "Plateau", ["Tout le plateau", "Côté\u00a0: ann", "Côté\u00a0: bob"],
         "Côté\u00a0: bob, moitié gauche.", "Côté\u00a0: bob, moitié droite."),
    ],
)  # fmt: skip
async def test_a_side_is_shown_in_two_halves_and_the_whole_board_again(
    club: Club, locale: str, board: str, menu: list[str], left: str, right: str
) -> None:
    await speak(club, locale)
    session = await challenge(club)
    panel = await on_the_board(club, session, board)
    (whole,) = pictures(panel)
    found = sides(panel)
    assert [option["label"] for option in found["options"]] == menu
    assert chosen(panel) == menu[0]
    await club.ann.select(panel, custom_id=found["custom_id"], values=["1"])
    assert pictures(panel) == [f"{left} {whole}"[:1024], right]
    assert chosen(panel) == menu[2]
    await club.ann.select(panel, custom_id=found["custom_id"], values=["whole"])
    assert pictures(panel) == [whole]


async def test_a_side_that_is_half_as_wide_as_the_board_is_one_picture(club: Club) -> None:
    session = await sit_down(club, "free for all")
    panel = await on_the_board(club, session)
    names = [option["label"] for option in sides(panel)["options"][1:]]
    own = session.people.seat_of(club.ann.id).number
    for seat, name in enumerate(names):
        await club.ann.select(panel, custom_id=sides(panel)["custom_id"], values=[str(seat)])
        said = pictures(panel)
        assert len(said) == (2 if seat == own else 1), "the own side of three is as wide as the board"
        assert said[0].startswith(f"{name}, " if seat == own else f"{name}.")


async def test_onlookers_have_the_menu_too_and_see_what_everybody_sees(club: Club) -> None:
    session = await challenge(club)
    look = next(each for each in buttons(club.board()).values() if ":view:" in each)
    shown = (await club.cyd.click(club.board(), custom_id=look)).response
    assert shown is not None
    (whole,) = pictures(shown)
    await club.cyd.select(shown, custom_id=sides(shown)["custom_id"], values=["0"])
    assert pictures(shown)[0] == f"{session.people.seats[0].name}’s side, left half. {whole}"[:1024]


async def test_a_side_that_nobody_has_is_refused(club: Club) -> None:
    session = await challenge(club)
    panel = await on_the_board(club, session)
    refused = await club.press(club.ann, panel, sides(panel)["custom_id"], ["7"])
    assert refused is not None
    assert len(pictures(panel)) == 1
    assert chosen(panel) == "The whole board"
