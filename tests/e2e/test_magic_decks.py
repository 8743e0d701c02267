"""Magic's decks by commands: what is wrong with one, what is warned of; sideboards in a best of three."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Result
from engines.magic.cards.catalogue import starter
from engines.magic.rules import course
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.hall import Hall
from tests.e2e.magic import ME, YOU, answers, begun, graveyard, imported, put, restarted, sit_down, written
from tests.e2e.play import concede, person_of, stage
from tests.profiles import sampled

NOBLE, *MAIN = next(deck for deck in starter().decks if deck.id == "parishes").cards
ASIDE = [*["fields_in_truce"] * 4, *["feast_on_the_green"] * 4, *["stubble_fox"] * 4, *["thorn_hedge"] * 3]


BAD = {
    "two rares": (written("Two", [NOBLE], ["green_abbess", *MAIN[1:]]), ["MN-11", "The Green Abbess is"]),
    "too few": (written("Few", [NOBLE], MAIN[1:]), ["MN-5", "this one has 59"]),
    "too many": (
        written("Many", [NOBLE], [*MAIN, *["plains"] * 96, *["forest"] * 95]), ["MN-R12", "this one has 251"]
    ),
    "no Noble": (written("None", [], [*MAIN, "plains"]), ["MN-1"]),
    "a short sideboard": (written("Short", [NOBLE], MAIN, ASIDE[1:]), ["MN-7", "this one has 14"]),
}  # fmt: skip


@pytest.mark.parametrize("wrong", BAD)
async def test_a_deck_that_breaks_a_rule_is_kept_and_each_rule_named(club: Club, wrong: str) -> None:
    text, told = BAD[wrong]
    answer = await imported(club, club.ann, text)
    assert "❌ Magic (Noble)" in answer
    assert [each for each in told if each not in answer] == []


@pytest.mark.rule("MN-R16")
@pytest.mark.parametrize(("locale", "heading"), [("en-GB", "Deck"), ("fr", "Deck")])
async def test_cards_that_nobody_knows_are_each_named(club: Club, locale: str, heading: str) -> None:
    club.locales[club.ann.id] = locale
    text = f"# Odd\nNoble\nAldith, Reeve of the Parishes\n{heading}\n4 Emerald Windmill\n4 Singing Anvil\n"
    answer = await imported(club, club.ann, text)
    assert "Emerald Windmill" in answer
    assert "Singing Anvil" in answer
    assert await club.store.decks.of_user(club.ann.id) == []


LAND = """\
game: magic
id: club
name: {en: Club cards, fr: Cartes du club}
version: 1
cards:
- id: old_mill
  name: {en: The Old Mill, fr: Le vieux moulin}
  rarity: rare
  types: {card: [land]}
  abilities: [{type: activated, cost: [{this: tap}], do: [{action: mana, mana: WG}]}]
"""


WARNED = pytest.mark.parametrize(
    ("locale", "warned", "confirm"),
    [
        ("en-GB", "this Noble would stay in the command zone", "Play It Anyway"),
        ("fr", "ce Noble ne quitterait jamais la zone", "Le jouer quand même"),
    ],
)
"""What is said of a land as the Noble, and the button that brings it in spite of that."""


async def with_a_mill(club: Club, locale: str) -> str:
    """Let Ann have a deck whose Noble is a land; return what she is told of it."""
    club.locales[club.ann.id] = locale
    await club.owner().slash(club.channel, "cards import", file=("club.yaml", LAND.encode()))
    name = "Le vieux moulin" if locale == "fr" else "The Old Mill"
    text = written("Mill", [name], MAIN, locale="fr" if locale == "fr" else "en")
    return await imported(club, club.ann, text)


async def choose_mill(club: Club, menu: Any) -> Any:
    """Choose that deck from a private menu; return the message, which stays in its place."""
    (listed,) = menus(menu)
    (own,) = (each["value"] for each in listed["options"] if each["value"].startswith("own:"))
    await club.ann.select(menu, custom_id=listed["custom_id"], values=[own])
    return menu


@pytest.mark.rule("MN-R25")
@WARNED
async def test_a_land_as_the_noble_is_brought_once_its_owner_has_confirmed_it(
    club: Club, locale: str, warned: str, confirm: str
) -> None:
    told = await with_a_mill(club, locale)
    assert "✅ Magic (Noble)" in told
    assert warned in told
    result = await club.ann.slash(club.channel, "play", game="magic", opponent=club.bob)
    shown = await choose_mill(club, result.followups[-1])
    assert warned in words(shown)
    assert await brought(club) is None, "he has not confirmed it"
    await club.ann.click(shown, custom_id=buttons(shown)[confirm])
    assert await brought(club) == "Mill"
    assert warned in words(shown), "he may still choose another"
    assert confirm not in buttons(shown)
    assert warned not in words(club.last()), "nobody else learns of it"


async def brought(club: Club) -> str | None:
    """Return the name of the deck that the challenger brings."""
    seats = await club.store.matches.seats(1)
    return seats[0].deck.name if seats[0].deck else None


@pytest.mark.rule("MN-R25")
@WARNED
async def test_a_tournament_takes_such_a_deck_once_it_is_confirmed(
    club: Club, locale: str, warned: str, confirm: str
) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="magic"))
    await with_a_mill(club, locale)
    opened = await hall.press(club.ann, "t_register")
    shown = await choose_mill(club, opened.response)
    assert warned in words(shown)
    assert not (await hall.event()).entrants
    await club.ann.click(shown, custom_id=buttons(shown)[confirm])
    (entrant,) = (await hall.event()).entrants
    assert entrant.deck is not None
    assert entrant.deck.name == "Mill"


@pytest.mark.rule("MN-R25")
async def test_a_deck_that_is_named_is_not_brought_before_it_is_confirmed(club: Club) -> None:
    await with_a_mill(club, "en-GB")
    result = await club.ann.slash(club.channel, "play", game="magic", opponent=club.bob, deck="Mill")
    assert "You can play “Mill”, but note:" in said(result)
    assert "leave `deck` empty" in said(result)
    assert await club.store.matches.get(1) is None


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_the_deck_menu_says_what_each_ready_made_deck_is_about(club: Club, locale: str) -> None:
    club.locales[club.ann.id] = locale
    result = await club.ann.slash(club.channel, "play", game="magic", opponent=club.bob)
    (menu,) = menus(result.followups[-1])
    told = {each["label"]: each.get("description") for each in menu["options"]}
    own = "fr" if locale == "fr" else "en"
    for deck in starter().decks:
        assert deck.plan is not None
        assert told[getattr(deck.name, own)] == getattr(deck.plan, own)


@pytest.mark.rule("MN-R15")
async def test_a_ready_made_deck_is_judged_by_what_is_played(club: Club) -> None:
    result = await club.ann.slash(
        club.channel, "play", game="magic", opponent=club.bob, options="pool=custom"
    )
    menu = result.followups[-1]
    (item,) = menus(menu)
    assert all("Not legal" in each["description"] for each in item["options"][1:])
    refused = await club.ann.select(menu, custom_id=item["custom_id"], values=["ready:wings"])
    assert "(MN-R15)" in words(refused.followups[-1])


async def test_cards_of_the_starter_set_are_looked_up_in_both_languages(club: Club) -> None:
    found = await club.ann.slash(club.channel, "card", name="sanglier au dos de ronces")
    assert "Bramble-Backed Boar" in words(found.response)
    shown = await club.ann.slash(club.channel, "deck show", name="Lamps and Wings", game="magic")
    assert "Yselda, Keeper of the Last Light" in words(shown.response)


def nearly_won(table: Any) -> None:
    """It is my turn, and my creature is enough."""
    table.perms, table.stack, table.combat = {}, [], None
    table.active, table.step, table.begun, table.turn = ME, "main_1", False, 9
    table.sides[YOU].life = 1
    put(table, ME, "wolf_at_the_gate")
    table.touch()
    course.go_on(table)


async def won(club: Club, session: Any) -> Any:
    """Let seat 0 win the game by an attack."""
    stage(session, nearly_won)
    return await answers(club, await club.session(session.id), "pass", ("s1",))


@pytest.mark.rule("MN-R11")
@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_a_best_of_three_with_sideboards_over_a_restart(club: Club, locale: str) -> None:
    own = "fr" if locale == "fr" else "en"
    club.locales.update({person.id: locale for person in (club.ann, club.bob)})
    for person in (club.ann, club.bob):
        assert "✅" in await imported(club, person, written("Mine", [NOBLE], MAIN, ASIDE, own))
    session = await begun(club, await sit_down(club, locale, "Mine", options="best-of=3"))
    registered = session.match.options.decks[ME].deck
    session = await won(club, session)
    assert [decision.kind for decision in session.match.decisions] == ["swap_out"]
    told = words(club.board(club.place(session)))
    assert ("Avant la manche 2" if locale == "fr" else "sideboarding before game 2") in told
    for _ in range(2):
        (asked,) = session.match.decisions
        assert not any(each.startswith(NOBLE) for each in asked.keys), "the Noble never leaves the deck"
        out = tuple(each for each in asked.keys if each.startswith("wolf_at_the_gate"))
        session = await answers(club, session, out)
        session = await restarted(club, session)
        (asked,) = session.match.decisions
        assert (asked.kind, asked.least, asked.most) == ("swap_in", len(out), len(out))
        session = await answers(
            club, session, tuple(each for each in asked.keys if each.startswith("stubble_fox"))[: len(out)]
        )
    for side in session.match.table.sides:
        assert (side.brought.count("wolf_at_the_gate"), side.brought.count("stubble_fox")) == (0, 3)
        assert (len(side.brought), len(side.sideboard)) == (60, 15)
    assert "fox" not in words(club.board(club.place(session))).lower(), "nobody sees what was exchanged"
    (asked,) = session.match.decisions
    assert (asked.seat, asked.kind) == (YOU, "first"), "who has lost says who begins"
    session = await begun(club, await answers(club, session, "draw"))
    assert session.match.table.first == ME
    session = await won(club, session)
    assert session.match.result == Result((ME,), "best_of_three")
    assert sorted(session.match.options.decks[ME].deck) == sorted(registered)
    board = club.board(club.place(session))
    assert "mn-" not in words(board)
    assert ("Rejouer" if locale == "fr" else "Rematch") in buttons(board)
    assert graveyard(session, ME) == []


async def test_nobody_gives_up_one_game_alone(club: Club) -> None:
    session = await begun(club, await sit_down(club, options="best-of=3"))
    await concede(club, person_of(club, session, YOU), session)
    session = await club.session(session.id)
    assert session.match.result == Result((ME,), "concession")
