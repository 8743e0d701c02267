"""Cards that are played by hand, by clicks: consent before and after, trust, taking back, restarts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engines.kernel import Deck, Options
from engines.magic.cards.collection import MagicCollection
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.magic import DECKS, ME, YOU, answers, graveyard, key, put, restarted, scene, sit_down
from tests.e2e.play import act, choose, person_of, replayed_hash, seldom
from tests.engines.magic import by_hand
from tests.profiles import sampled

ALLOWED = "by-hand=agreed"


@pytest.fixture(autouse=True)
def owners_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot's owner have cards of which Herald knows no text: all decks are made of them."""

    def seated(_: MagicCollection, options: Options, __: Sequence[Deck | None], ___: Any) -> Options:
        own = by_hand.options()
        return options.model_copy(update={"decks": own.decks, "cards": own.cards})

    monkeypatch.setattr(MagicCollection, "seated", seated)
    monkeypatch.setattr(MagicCollection, "by_hand", lambda *_: len(by_hand.CARDS))


def learning(table: Any) -> None:
    table.sides[ME].hand = ["insight", "smite", "surge"]
    put(table, ME, "plains", "island", "forest", "relic")
    put(table, YOU, "cub", "kite")


def told(club: Club, session: Any) -> str:
    """Return what all can read on the board."""
    return words(club.board(club.place(session)))


async def pressed(person: Any, message: Any, *labels: str) -> None:
    """Press one of what these languages call it, on the message."""
    await choose(person, message, *labels)


@pytest.mark.rule("MN-R31")
@pytest.mark.parametrize(
    ("locale", "option", "count"),
    [
        ("en-GB", "Cards played by hand: Allowed", "different cards played by hand"),
        ("fr", "Cartes jouées à la main: Permises", "cartes différentes jouées à la main"),
    ],
)
async def test_a_challenge_says_that_and_how_many_cards_are_played_by_hand(
    club: Club, locale: str, option: str, count: str
) -> None:
    club.guild_locale = locale
    club.locales.update({person.id: locale for person in (club.ann, club.bob)})
    deck = "embers"
    await club.ann.slash(
        club.channel,
        "play",
        game="magic",
        opponent=club.bob,
        deck=DECKS[deck].fr if locale == "fr" else DECKS[deck].en,
        options=ALLOWED,
    )
    shown = words(club.last())
    assert option in shown
    assert f"{len(by_hand.CARDS)} {count}" in shown


@pytest.mark.rule("MN-R33", "MN-D21", "MN-D22", "MN-D23")
@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"], 2))
async def test_two_cards_are_drawn_by_three_presses_and_two_of_the_other(club: Club, locale: str) -> None:
    """The bot is stopped at each question, and nothing is lost."""
    session = await scene(club, learning, locale, options=ALLOWED)
    session = await answers(club, session, "cast:insight", ())
    me, you = person_of(club, session, ME), person_of(club, session, YOU)
    session = await restarted(club, session)
    panel = await club.hand(me, session)
    assert "Insight](https://scryfall.com/search?q=%21%22Insight%22)" in words(panel), "where to read it"
    await pressed(me, panel, "Draw Cards…", "Piocher…")
    session = await answers(club, await club.session(session.id), 2)
    assert session.match.decisions[0].kind == "consent"
    session = await restarted(club, session)
    asked = "draw 2 cards. Do you agree?" if locale != "fr" else "piocher 2 cartes. Êtes-vous d’accord\u00a0?"
    assert asked in told(club, session)
    await pressed(you, club.board(club.place(session)), "Agree", "Accepter")
    session = await restarted(club, await club.session(session.id))
    assert len(session.match.table.sides[ME].hand) == 4
    await pressed(me, await club.hand(me, session), "Done", "C’est fait")
    session = await restarted(club, await club.session(session.id))
    assert (session.match.decisions[0].seat, session.match.decisions[0].kind) == (YOU, "agree")
    await pressed(you, club.board(club.place(session)), "Agree", "Accepter")
    session = await club.session(session.id)
    assert (session.match.decisions[0].seat, session.match.decisions[0].kind) == (ME, "main")
    assert graveyard(session, ME) == ["insight"]
    assert "mn-" not in told(club, session)


@pytest.mark.rule("MN-R32", "MN-R33")
@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"], 2))
async def test_what_was_aimed_at_is_destroyed_by_two_presses(club: Club, locale: str) -> None:
    session = await scene(club, learning, locale, options=ALLOWED)
    session = await answers(club, session, "cast:smite", (key(session, "cub"),))
    me = person_of(club, session, ME)
    panel = await club.hand(me, session)
    offered = [label for menu in menus(panel) for label in (each["label"] for each in menu["options"])]
    ways = [*buttons(panel), *offered]
    destroy = next(each for each in ways if each in ("Destroy… → Cub", "Détruire… → Cub"))
    await pressed(me, panel, destroy)
    session = await club.session(session.id)
    assert graveyard(session, YOU) == ["cub"]
    session = await answers(club, session, "done", "take_back")
    assert graveyard(session, YOU) == []
    assert (session.match.decisions[0].seat, session.match.decisions[0].kind) == (ME, "work")
    session = await answers(club, session, "done")
    assert graveyard(session, ME) == ["smite"]


@pytest.mark.rule("MN-R34")
async def test_who_trusts_is_not_asked(club: Club) -> None:
    session = await scene(club, learning, options=ALLOWED)
    person = person_of(club, session, YOU)
    panel = await club.hand(person, session)
    await seldom(person, panel, "When to Ask Me")
    await pressed(person, panel, "Always Agree to Cards Played by Hand")
    session = await club.session(session.id)
    session = await answers(club, session, "cast:insight", (), "draw", 2, "done")
    assert (session.match.decisions[0].seat, session.match.decisions[0].kind) == (ME, "main")


@pytest.mark.rule("MN-R34")
async def test_both_are_asked_after_an_objection_over_a_restart(club: Club) -> None:
    session = await scene(club, learning, options=ALLOWED)
    session = await answers(club, session, "cast:insight", (), "life", 5, "done", "object")
    session = await restarted(club, session)
    assert [decision.kind for decision in session.match.decisions] == ["objection"] * 2
    board = club.board(club.place(session))
    assert "If your choices differ, it is taken back." in words(board)
    for seat in (ME, YOU):
        person = person_of(club, session, seat)
        await pressed(person, await club.hand(person, session), "Leave It as It Is")
    session = await club.session(session.id)
    assert session.match.table.sides[ME].life == 25


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"], 2))
async def test_a_match_is_played_by_presses_at_random(club: Club, locale: str) -> None:
    session = await sit_down(club, locale, options=ALLOWED)
    chance, by = Random(7), set[str]()
    for number in range(80):
        session = await club.session(session.id)
        if session.match.result is not None:
            break
        by.update(decision.kind for decision in session.match.decisions)
        if number == 40:
            session = await restarted(club, session)
        await act(club, session, chance)
        assert "mn-" not in told(club, session)
    assert by & {"work", "hand_cost", "consent"}
    assert await replayed_hash(club, session) == session.match.hash()
