"""Pages of the private panel: cards in words, board, log, reasons, and the way back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.table.verbs import MatchVerb
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import answers_on, challenge, give, seldom, to_phase
from tests.e2e.test_board_sides import pictures
from tests.e2e.test_noxtalia import sit_down, speak

LOOKS = (("My Cards", ":cards:"), ("Board", ":view:"), ("More…", ":more:"))


async def noxtalia(club: Club) -> Any:
    """Let ann and bob begin a duel of Noxtalia; return the match, with ann in seat 0."""
    return await sit_down(club, "duel", deck="random")


def asked(session: Any, club: Club) -> Any:
    """Who is asked first, and whoever is not."""
    seat = session.waiting[0]
    mine = session.people.seats[seat].user_id == club.ann.id
    return (club.ann, club.bob) if mine else (club.bob, club.ann)


def names_of(session: Any, cards: Any, locale: str) -> list[str]:
    """What cards are called."""
    collection = session.match.game.collection
    return [getattr(collection.definition(card, ())[0].name, locale) for card in cards]


async def test_every_card_of_the_hand_can_be_read_as_text_and_no_other_hand(club: Club) -> None:
    session = await noxtalia(club)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["My Cards"])
    own = session.people.seat_of(club.ann.id).number
    hand = session.match.view(own).sides[own].hand
    read = words(panel)
    while "Next Page" in buttons(panel):
        await club.ann.click(panel, custom_id=buttons(panel)["Next Page"])
        read += words(panel)
    for name in names_of(session, hand, "en"):
        assert f"**{name}**" in read
    heaps = next(menu for menu in menus(panel) if ":cards:" in menu["custom_id"])
    assert [option["value"] for option in heaps["options"] if option["value"].startswith("hand-")] == [
        f"hand-{own}"
    ]
    assert "nx-" not in read


async def test_a_page_of_cards_shows_them_large_and_only_tells_them_to_who_wants_words(club: Club) -> None:
    session = await noxtalia(club)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["My Cards"])
    told = re.findall(r"\*\*(.+?)\*\*", words(panel))
    (alt,) = pictures(panel)
    assert told
    assert all(name in alt for name in told)
    await club.ann.slash(club.channel, "settings mine", **{"text-boards": True})
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["My Cards"])
    assert re.findall(r"\*\*(.+?)\*\*", words(panel)) == told
    assert pictures(panel) == []


async def test_what_lies_open_is_read_by_the_menu_of_heaps_in_the_readers_language(club: Club) -> None:
    await speak(club, "fr")
    session = await noxtalia(club)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)["Mes cartes"])
    heaps = next(menu for menu in menus(panel) if ":cards:" in menu["custom_id"])
    other = 1 - session.people.seat_of(club.ann.id).number
    assert "bob – Esprits (3)" in [option["label"] for option in heaps["options"]]
    await club.ann.select(panel, custom_id=heaps["custom_id"], values=[f"table-{other}"])
    spirits = [spirit.card for spirit in session.match.view(None).sides[other].spirits]
    for name in names_of(session, spirits, "fr"):
        assert f"**{name}**" in words(panel)
    await club.ann.click(panel, custom_id=buttons(panel)["Revenir au jeu"])
    assert "Mes cartes" in buttons(panel)


async def to_a_playable_card(club: Club, session: Any) -> tuple[Any, Any, str]:
    """Play on until a card can be played where it is read; return who may, their panel, and the control."""
    for _ in range(60):
        person, _other = asked(session, club)
        panel = await club.hand(person, session)
        await person.click(panel, custom_id=buttons(panel)["My Cards"])
        controls = [*buttons(panel).values()]
        several = [each for each in controls if each.count("/") == 2 and ":cards:" in each]
        if several:  # a card with which several things can be done has a page of its own
            await person.click(panel, custom_id=several[0])
            return person, panel, answers_on(panel, session.question)[0][0]
        if at_once := [each for each in controls if ":answer:" in each]:
            return person, panel, at_once[0]
        decision = session.match.decision(session.waiting[0])
        await give(club, session, [(decision.seat, decision.any(Random(session.match.serial)))])
    raise AssertionError("no card can be played")


async def test_a_card_is_played_from_the_page_on_which_it_is_read(club: Club) -> None:
    session = await noxtalia(club)
    person, panel, control = await to_a_playable_card(club, session)
    before = session.match.serial
    menu = next((menu for menu in menus(panel) if menu["custom_id"] == control), None)
    if menu is None:
        await person.click(panel, custom_id=control)
    else:
        await person.select(panel, custom_id=control, values=[menu["options"][0]["value"]])
    assert session.match.serial > before
    assert "Back to Match" not in buttons(panel), "the panel shows the game again"


async def test_all_pages_are_one_message_and_lead_back_to_the_question(club: Club) -> None:
    session = await noxtalia(club)
    person, _other = asked(session, club)
    panel = await club.hand(person, session)
    question = words(panel)
    for label, verb in LOOKS:
        assert verb in buttons(panel)[label]
        pressed = await person.click(panel, custom_id=buttons(panel)[label])
        assert not pressed.followups
        assert pressed.response is None or pressed.response.id == panel.id
        await person.click(panel, custom_id=buttons(panel)["Back to Match"])
        assert words(panel) == question


async def test_a_page_stands_while_others_play_and_gives_way_to_a_question(club: Club) -> None:
    session = await challenge(club)
    await to_phase(club, session, "prepare")
    person, other = asked(session, club)
    panel = await club.hand(other, session)
    await seldom(other, panel, "Log")
    seat = session.people.seat_of(other.id).number
    for step in range(200):
        assert "Back to Match" in buttons(club.seen(panel))
        acting = session.waiting[0]
        await give(club, session, [(acting, session.match.decision(acting).any(Random(step)))])
        if session.asked(seat):
            break
    assert answers_on(club.seen(panel), session.question)
    assert person is not other


async def test_why_not_names_each_refusal_and_its_reason(club: Club) -> None:
    session = await challenge(club)
    refused: list[Any] = []
    for _ in range(300):
        acting = session.waiting[0]
        refused = [option for option in session.prompt(acting).options if option.refused]
        if refused:
            break
        await give(
            club, session, [(acting, session.match.decision(acting).any(Random(session.match.serial)))]
        )
    assert refused
    person, _other = asked(session, club)
    panel = await club.hand(person, session)
    assert "not available now" not in words(panel)
    await person.click(panel, custom_id=buttons(panel)[f"Why Not? ({len(refused)})"])
    lines = [line for line in words(panel).splitlines() if line.startswith("- ")]
    assert len(lines) == len(refused)
    assert all(" – " in line for line in lines)


async def test_pages_are_for_players_alone(club: Club) -> None:
    session = await noxtalia(club)
    board = club.board(club.place(session))
    for verb in (MatchVerb.CARDS, MatchVerb.WHY, MatchVerb.ASK_CONCEDE, MatchVerb.ORDERS):
        pressed = await club.press(club.cyd, board, f"h1:{session.id}:0:{verb}:hand-0/0")
        assert "not playing" in said(pressed), verb
    panel = await club.hand(club.ann, session)
    for forged in ("hand-1/0", "hand-0/99", "junk", "hand-0/x/../", "table-9/-1"):
        await club.press(club.ann, panel, f"h1:{session.id}:0:{MatchVerb.CARDS}:{forged}")
        assert "### " in words(panel)
    other = session.match.view(1).sides[1].hand
    own = session.match.view(0).sides[0].hand
    if session.people.seat_of(club.ann.id).number == 1:
        own, other = other, own
    for name in set(names_of(session, other, "en")) - set(names_of(session, own, "en")):
        assert name not in words(panel)


async def test_who_looks_on_finds_rules_and_lessons_on_the_page_of_the_board(club: Club) -> None:
    session = await noxtalia(club)
    board = club.board(club.place(session))
    assert {"My Hand", "View Board", "Log", "More…"} <= set(buttons(board))
    opened: Any = await club.cyd.click(board, custom_id=buttons(board)["More…"])
    assert set(buttons(opened.response)) == {"Rules", "Learn This Game"}
    own: Any = await club.ann.click(board, custom_id=buttons(board)["More…"])
    assert {"Rules", "Learn This Game", "Concede"} <= set(buttons(own.response))


async def test_the_copy_in_direct_messages_turns_pages_too(club: Club) -> None:
    session = await challenge(club)
    dm = club.ann.user.dm_channel.last_message
    assert dm is not None
    for label in ("More…", "Concede", "Keep Playing", "Board", "Back to Match", "More…", "Log"):
        await club.ann.user.click(dm, custom_id=buttons(dm)[label])
        dm = club.ann.user.dm_channel.last_message
        assert dm is not None
    assert session.match.result is None
    await club.restart()
    await club.ann.user.click(dm, custom_id=buttons(dm)["Back to Match"])
    dm = club.ann.user.dm_channel.last_message
    assert "Board" in buttons(dm)


@pytest.mark.parametrize(("locale", "label", "told"), [
    ("en-GB", "Board", "the bar under a Spirit is its HP (life)"),
    ("fr", "Plateau", "la barre sous un Esprit"),
])  # fmt: skip
async def test_the_boards_page_says_what_its_signs_mean(
    club: Club, locale: str, label: str, told: str
) -> None:
    await speak(club, locale)
    session = await noxtalia(club)
    panel = await club.hand(club.ann, session)
    await club.ann.click(panel, custom_id=buttons(panel)[label])
    assert told in words(panel)
