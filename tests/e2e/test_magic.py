"""Magic by clicks: whole games in both languages, and its finer moments, with restarts inside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engines.kernel import BACK, PASS
from engines.magic.cards.catalogue import starter
from tests.e2e.club import Club, buttons, emojis, menus, words
from tests.e2e.magic import (
    ME,
    YOU,
    answers,
    graveyard,
    imported,
    item,
    key,
    put,
    restarted,
    scene,
    sit_down,
    to,
    written,
)
from tests.e2e.play import concede, person_of, play_sensibly, replayed_hash, seldom
from tests.profiles import sampled


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_a_whole_game_is_played_by_clicks(club: Club, locale: str) -> None:
    """To its end in English; in French over a restart, until somebody gives up."""
    session = await sit_down(club, locale)
    session = await play_sensibly(club, session, 12)
    if locale == "fr":
        session = await restarted(club, session)
        session = await play_sensibly(club, session, 12)
        await concede(club, person_of(club, session, YOU), session, "Abandonner")
    session = await play_sensibly(club, session, 1_500)
    assert session.match.result is not None
    board = club.board(club.place(session))
    assert ("Rejouer" if locale == "fr" else "Rematch") in buttons(board)
    assert "mn-" not in words(board)
    assert await replayed_hash(club, session) == session.match.hash()


def flashing(table: Any) -> None:
    """I have a spark for your last creature, and you have two islands for your Noble."""
    table.sides[ME].hand = ["spark_from_the_stack", "drowned_in_ash"]
    put(table, ME, "mountain", "mountain", "swamp", "swamp")
    put(table, YOU, "island", "island", "skerry_tern")


HERON = """\
game: magic
id: club
name: {en: Club cards, fr: Cartes du club}
version: 1
cards:
- id: night_heron
  name: {en: Night Heron, fr: Bihoreau}
  cost: "1 U"
  rarity: rare
  types: {card: [creature], sub: [bird]}
  pt: [2, 3]
  keywords: [flash, flying]
"""


@pytest.mark.rule("MN-18", "MN-19", "MN-R21")
@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_a_noble_is_cast_from_the_command_zone_in_answer_to_a_spell(club: Club, locale: str) -> None:
    """It is a card of the server's own pack, in a deck of one's own."""
    await club.owner().slash(club.channel, "cards import", file=("club.yaml", HERON.encode()))
    main = next(deck for deck in starter().decks if deck.id == "wings").cards[1:]
    for person in (club.ann, club.bob):
        assert "✅" in await imported(club, person, written("Herons", ["Night Heron"], main))
    session = await scene(club, flashing, locale, deck="Herons")
    session = await answers(club, session, "cast:spark_from_the_stack", key(session, "skerry_tern"))
    (asked,) = session.match.decisions
    assert (asked.seat, asked.kind) == (YOU, "priority")
    place = club.place(session)
    name = "Bihoreau" if locale == "fr" else "Night Heron"
    assert name not in words(club.board(place)), "nobody else knows it yet"
    panel = await club.hand(person_of(club, session, YOU), session)
    assert name in buttons(panel)
    session = await answers(club, session, "noble")
    session = await restarted(club, session)
    assert [each.card for each in session.match.table.stack] == ["spark_from_the_stack", "night_heron"]
    session = await to(club, session, "main")
    assert key(session, "night_heron", YOU)
    assert graveyard(session, YOU) == ["skerry_tern"], "it died all the same"
    assert session.match.table.sides[YOU].command == []
    assert "mn-" not in words(club.board(place))


def two_hosts(table: Any) -> None:
    """Five of mine against five of yours, and nobody has mana."""
    put(table, ME, "orchard_robber", "stampede_lead", "bramble_boar", "gull_rider", "fen_wader")
    put(table, YOU, "wolf_at_the_gate", "hedge_layer", "hedge_layer", "parish_bellringer", "bramble_boar")


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_five_attack_and_five_block_each_in_one_panel(club: Club, locale: str) -> None:
    session = await scene(club, two_hosts, locale)
    session = await answers(club, session, PASS)
    (asked,) = session.match.decisions
    assert (asked.kind, len(asked.keys)) == ("attackers", 5)
    panel = await club.hand(person_of(club, session, ME), session)
    everything = buttons(panel)[
        "Attaquer avec les 5 · 20 → 8" if locale == "fr" else "Attack with All 5 · 20 → 8"
    ]
    await person_of(club, session, ME).click(panel, custom_id=everything)
    session = await club.session(session.id)
    (asked,) = session.match.decisions
    assert (asked.seat, asked.kind) == (YOU, "blockers")
    panel = await club.hand(person_of(club, session, YOU), session)
    told = {option["label"]: option["description"] for menu in menus(panel) for option in menu["options"]}
    wolf, boar = ("Loup de la neuvième barrière", "Sanglier au dos de ronces") if locale == "fr" else (
        "Wolf at the Ninth Gate", "Bramble-Backed Boar"
    )  # fmt: skip
    assert told[f"{wolf} → {boar}"] == (
        "seule\u00a0: l’attaquant meurt" if locale == "fr" else "alone: the attacker dies"
    )
    bear, bull, mine, rider, _ = asked_attackers(session)
    session = await answers(club, session, blocks(session, [bull, bull, rider, bear, mine]))
    assert {len(each.blockers) for each in session.match.table.combat.attacks} == {0, 1, 2}
    (asked,) = session.match.decisions
    assert (asked.seat, asked.kind) == (ME, "damage"), "the bull has two before it, and tramples"
    panel = await club.hand(person_of(club, session, ME), session)
    whole = [custom_id for custom_id in buttons(panel).values() if ":done:" in custom_id]
    in_menu = sum(not option["value"].isdigit() for option in menus(panel)[0]["options"])
    assert len(whole) + in_menu == len(session.prompt(ME).proposals) > 3, "each division at one press"


def asked_attackers(session: Any) -> list[str]:
    return [f"o{each.attacker}" for each in session.match.table.combat.attacks]


def blocks(session: Any, wanted: Sequence[str]) -> tuple[str, ...]:
    """Return the answer by which each blocker goes where it is sent, if it can."""
    asked = session.match.decisions[0]
    return tuple(to if to in places else "" for to, places in zip(wanted, asked.places, strict=True))


def refusing(table: Any) -> None:
    """Both of us can say no twice."""
    table.sides[ME].hand = ["chart_copyist", "doused_lamp", "doused_lamp"]
    table.sides[YOU].hand = ["doused_lamp", "doused_lamp"]
    put(table, ME, *["island"] * 9)
    put(table, YOU, *["island"] * 6)


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_a_war_of_counterspells_four_deep_over_a_restart(club: Club, locale: str) -> None:
    session = await scene(club, refusing, locale)
    session = await answers(club, session, "cast:chart_copyist")
    session = await answers(club, session, "cast:doused_lamp")
    session = await answers(club, session, "cast:doused_lamp", item(session, "doused_lamp"))
    assert [each.seat for each in session.match.table.stack] == [ME, YOU, ME]
    session = await restarted(club, session)
    session = await answers(club, session, "cast:doused_lamp", item(session, "doused_lamp"))
    assert [each.seat for each in session.match.table.stack] == [ME, YOU, ME, YOU]
    session = await to(club, session, "main")
    assert session.match.table.stack == []
    assert graveyard(session, ME) == ["doused_lamp", "chart_copyist"], (
        "the last no holds, and so the first one"
    )
    assert [side.life for side in session.match.table.sides] == [20, 24]
    told = [event.facts["card"]["id"] for _, event in session.log.recent if event.kind == "countered"]
    assert told == ["doused_lamp", "chart_copyist"]


def crowded(table: Any) -> None:
    """I can aim at two of yours, with a kicker."""
    table.sides[ME].hand = ["anger_of_the_hill", "burning_causeway"]
    put(table, ME, *["mountain"] * 3, "orchard_robber")
    put(table, YOU, "bramble_boar", "hedge_layer")


async def test_who_leaves_an_announcement_in_the_middle_has_done_nothing(club: Club) -> None:
    session = await scene(club, crowded)
    before = session.match.hash()
    session = await answers(club, session, "cast:burning_causeway", key(session, "bramble_boar"))
    session = await answers(club, session, key(session, "hedge_layer"))
    assert session.match.decisions[0].kind == "divide"
    board = words(club.board(club.place(session)))
    assert "Burning Causeway" not in board
    session = await restarted(club, session)
    for kind in ("aim", "aim", "main"):
        session = await answers(club, session, BACK)
        assert session.match.decisions[0].kind == kind
    assert session.match.hash() == before
    session = await answers(club, session, "cast:burning_causeway", key(session, "bramble_boar"))
    assert session.match.decisions[0].kind == "aim"


def with_a_boulder(table: Any) -> None:
    """I have a boulder for one of your two creatures."""
    table.sides[ME].hand = ["boulder_down_the_steps"]
    put(table, ME, *["mountain"] * 3)
    put(table, YOU, "bramble_boar", "hedge_layer", "forest")
    table.sides[YOU].hand = ["swell_of_sap"]


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en-GB", "Boulder → Bramble-Backed Boar · 2/3"),
        ("fr", "Rocher → Sanglier · 2/3"),
    ],
)
async def test_a_common_spell_is_cast_by_one_press(club: Club, locale: str, label: str) -> None:
    """With its target, and what pays for it."""
    session = await scene(club, with_a_boulder, locale)
    person = person_of(club, session, ME)
    panel = await club.hand(person, session)
    await person.click(panel, custom_id=buttons(panel)[label])
    session = await club.session(session.id)
    (lying,) = session.match.table.stack
    assert lying.targets == (key(session, "bramble_boar"),)
    lands = [perm for perm in session.match.table.perms.values() if perm.card.id == "mountain"]
    assert [land.tapped for land in lands] == [True] * 3


async def sheet(club: Club, person: Any, session: Any, label: str = "When to Ask Me") -> Any:
    """Let somebody open what they want to be asked."""
    hand = await club.hand(person, session)
    await seldom(person, hand, label)
    return hand


def order(message: Any, wanted: str) -> str:
    return next(
        custom_id for custom_id in buttons(message).values() if custom_id.endswith(f":order:{wanted}")
    )


def choices(message: Any) -> list[str]:
    return [option["label"] for menu in menus(message) for option in menu["options"]]


async def choose_order(person: Any, message: Any, wanted: str) -> None:
    """Choose an order in the menu that has it."""
    menu = next(each for each in menus(message) if wanted in [option["value"] for option in each["options"]])
    await person.select(message, custom_id=menu["custom_id"], values=[wanted])


SCREENFUL = 8
"""Buttons of a page of orders beside its menus, with the way back."""


async def test_stops_are_kept_for_a_player_and_yields_end(club: Club) -> None:
    session = await sit_down(club)
    shown = await sheet(club, club.ann, session)
    assert "after blockers" not in words(shown), "a switch is its button, and not said again above it"
    assert len(buttons(shown)) <= SCREENFUL, "stops stand in one menu for each turn"
    assert "🔕 Your turn: after blockers are declared" in choices(shown)
    await choose_order(club.ann, shown, "stop:own_blockers")
    assert "🔔 Your turn: after blockers are declared" in choices(shown)
    await club.ann.click(shown, custom_id=order(shown, "quiet:turn"))
    assert "You pass for the rest of this turn" in words(shown)
    await concede(club, club.ann, session)
    await club.restart()
    again = await sit_down(club)
    assert again.id != session.id
    shown = await sheet(club, club.ann, again)
    assert "🔔 Your turn: after blockers are declared" in choices(shown)
    assert "When should Herald ask you?" in words(shown)
    seat = again.people.seat_of(club.ann.id).number
    assert "own_blockers" not in again.match.table.sides[1 - seat].stops


def walled(table: Any) -> None:
    """My wall gives two mana, one of them pays, and the other one could pay for something."""
    table.sides[ME].hand = ["swell_of_sap", "anger_of_the_hill"]
    put(table, ME, "first_step_wall", "orchard_robber")


async def test_whoever_goes_on_is_warned_of_mana_that_will_be_lost(club: Club) -> None:
    session = await scene(club, walled)
    panel = await club.hand(person_of(club, session, ME), session)
    assert "Go to Combat" in buttons(panel)
    session = await answers(club, session, "cast:swell_of_sap", key(session, "orchard_robber"))
    assert session.match.decisions[0].seat == ME
    panel = await club.hand(person_of(club, session, ME), session)
    assert "Go to Combat (Lose 1 Mana)" in buttons(panel)


def of_two_colours(table: Any) -> None:
    """I can pay for my boar with three of four lands."""
    table.sides[ME].hand = ["bramble_boar"]
    put(table, ME, "forest", "forest", "mountain", "mountain")


@pytest.mark.parametrize(
    ("locale", "label", "switch", "rest"),
    [
        ("en-GB", "When to Ask Me", "Choose my own lands to tap for mana", "Tap the Rest Automatically"),
        (
            "fr",
            "Réponses automatiques",
            "Choisir moi-même ce que j’engage pour le mana",
            "Engager le reste automatiquement",
        ),
    ],
)
async def test_who_wants_to_says_what_is_tapped_for_mana(
    club: Club, locale: str, label: str, switch: str, rest: str
) -> None:
    session = await scene(club, of_two_colours, locale)
    person = person_of(club, session, ME)
    shown = await sheet(club, person, session, label)
    assert emojis(shown)[switch] == "🔕"
    await person.click(shown, custom_id=order(shown, "by_hand"))
    assert emojis(shown)[switch] == "🔔"
    panel = await club.hand(person, session)
    offered = [*buttons(panel), *(each["label"] for menu in menus(panel) for each in menu["options"])]
    assert any(rest in each for each in offered), "said with the spell, at one press"
    mountain = key(session, "mountain")
    session = await answers(club, await club.session(session.id), "cast:bramble_boar", mountain, "automatic")
    assert key(session, "bramble_boar", ME)
    tapped = [perm.key for perm in session.match.table.perms.values() if perm.tapped]
    assert len(tapped) == 3
    assert mountain in tapped
