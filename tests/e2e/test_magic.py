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
    live = await sit_down(club, locale)
    live = await play_sensibly(club, live, 12)
    if locale == "fr":
        live = await restarted(club, live)
        live = await play_sensibly(club, live, 12)
        await concede(club, person_of(club, live, YOU), live, "Abandonner")
    live = await play_sensibly(club, live, 1_500)
    assert live.match.result is not None
    board = club.board(club.place(live))
    assert ("Rejouer" if locale == "fr" else "Play Again") in buttons(board)
    assert "mn-" not in words(board)
    assert await replayed_hash(club, live) == live.match.hash()


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
    live = await scene(club, flashing, locale, deck="Herons")
    live = await answers(club, live, "cast:spark_from_the_stack", key(live, "skerry_tern"))
    (asked,) = live.match.decisions
    assert (asked.seat, asked.kind) == (YOU, "priority")
    place = club.place(live)
    name = "Bihoreau" if locale == "fr" else "Night Heron"
    assert name not in words(club.board(place)), "nobody else knows it yet"
    panel = await club.hand(person_of(club, live, YOU), live)
    assert (f"Lancer votre Noble, {name}" if locale == "fr" else f"Cast Your Noble, {name}") in buttons(panel)
    live = await answers(club, live, "noble")
    live = await restarted(club, live)
    assert [each.card for each in live.match.table.stack] == ["spark_from_the_stack", "night_heron"]
    live = await to(club, live, "main")
    assert key(live, "night_heron", YOU)
    assert graveyard(live, YOU) == ["skerry_tern"], "it died all the same"
    assert live.match.table.sides[YOU].command == []
    assert "mn-" not in words(club.board(place))


def two_hosts(table: Any) -> None:
    """Five of mine against five of yours, and nobody has mana."""
    put(table, ME, "orchard_robber", "stampede_lead", "bramble_boar", "gull_rider", "fen_wader")
    put(table, YOU, "wolf_at_the_gate", "hedge_layer", "hedge_layer", "parish_bellringer", "bramble_boar")


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_five_attack_and_five_block_each_in_one_panel(club: Club, locale: str) -> None:
    live = await scene(club, two_hosts, locale)
    live = await answers(club, live, PASS)
    (asked,) = live.match.decisions
    assert (asked.kind, len(asked.keys)) == ("attackers", 5)
    panel = await club.hand(person_of(club, live, ME), live)
    everything = buttons(panel)["Attaquer avec les 5" if locale == "fr" else "Attack with All 5"]
    await person_of(club, live, ME).click(panel, custom_id=everything)
    live = await club.live(live.id)
    (asked,) = live.match.decisions
    assert (asked.seat, asked.kind) == (YOU, "blockers")
    panel = await club.hand(person_of(club, live, YOU), live)
    told = {option["label"]: option["description"] for menu in menus(panel) for option in menu["options"]}
    wolf, boar = ("Loup de la neuvième barrière", "Sanglier au dos de ronces") if locale == "fr" else (
        "Wolf at the Ninth Gate", "Bramble-Backed Boar"
    )  # fmt: skip
    assert told[f"{wolf} → {boar}"] == (
        "seule\u00a0: l’attaquant meurt" if locale == "fr" else "alone: the attacker dies"
    )
    bear, bull, mine, rider, _ = asked_attackers(live)
    live = await answers(club, live, blocks(live, [bull, bull, rider, bear, mine]))
    assert {len(each.blockers) for each in live.match.table.combat.attacks} == {0, 1, 2}
    (asked,) = live.match.decisions
    assert (asked.seat, asked.kind) == (ME, "damage"), "the bull has two before it, and tramples"
    panel = await club.hand(person_of(club, live, ME), live)
    assert len(menus(panel)[0]["options"]) > 3, "each division at one press"


def asked_attackers(live: Any) -> list[str]:
    return [f"o{each.attacker}" for each in live.match.table.combat.attacks]


def blocks(live: Any, wanted: Sequence[str]) -> tuple[str, ...]:
    """Return the answer by which each blocker goes where it is sent, if it can."""
    asked = live.match.decisions[0]
    return tuple(to if to in places else "" for to, places in zip(wanted, asked.places, strict=True))


def refusing(table: Any) -> None:
    """Both of us can say no twice."""
    table.sides[ME].hand = ["chart_copyist", "doused_lamp", "doused_lamp"]
    table.sides[YOU].hand = ["doused_lamp", "doused_lamp"]
    put(table, ME, *["island"] * 9)
    put(table, YOU, *["island"] * 6)


@pytest.mark.parametrize("locale", sampled(["en-GB", "fr"]))
async def test_a_war_of_counterspells_four_deep_over_a_restart(club: Club, locale: str) -> None:
    live = await scene(club, refusing, locale)
    live = await answers(club, live, "cast:chart_copyist")
    live = await answers(club, live, "cast:doused_lamp")
    live = await answers(club, live, "cast:doused_lamp", item(live, "doused_lamp"))
    assert [each.seat for each in live.match.table.stack] == [ME, YOU, ME]
    live = await restarted(club, live)
    live = await answers(club, live, "cast:doused_lamp", item(live, "doused_lamp"))
    assert [each.seat for each in live.match.table.stack] == [ME, YOU, ME, YOU]
    live = await to(club, live, "main")
    assert live.match.table.stack == []
    assert graveyard(live, ME) == ["doused_lamp", "chart_copyist"], "the last no holds, and so the first one"
    assert [side.life for side in live.match.table.sides] == [20, 24]
    told = [event.facts["card"]["id"] for _, event in live.log.recent if event.kind == "countered"]
    assert told == ["doused_lamp", "chart_copyist"]


def crowded(table: Any) -> None:
    """I can aim at two of yours, with a kicker."""
    table.sides[ME].hand = ["anger_of_the_hill", "burning_causeway"]
    put(table, ME, *["mountain"] * 3, "orchard_robber")
    put(table, YOU, "bramble_boar", "hedge_layer")


async def test_who_leaves_an_announcement_in_the_middle_has_done_nothing(club: Club) -> None:
    live = await scene(club, crowded)
    before = live.match.hash()
    live = await answers(club, live, "cast:burning_causeway", key(live, "bramble_boar"))
    live = await answers(club, live, key(live, "hedge_layer"))
    assert live.match.decisions[0].kind == "divide"
    board = words(club.board(club.place(live)))
    assert "Burning Causeway" not in board
    live = await restarted(club, live)
    for kind in ("aim", "aim", "main"):
        live = await answers(club, live, BACK)
        assert live.match.decisions[0].kind == kind
    assert live.match.hash() == before
    live = await answers(club, live, "cast:burning_causeway", key(live, "bramble_boar"))
    assert live.match.decisions[0].kind == "aim"


def with_a_boulder(table: Any) -> None:
    """I have a boulder for one of your two creatures."""
    table.sides[ME].hand = ["boulder_down_the_steps"]
    put(table, ME, *["mountain"] * 3)
    put(table, YOU, "bramble_boar", "hedge_layer", "forest")
    table.sides[YOU].hand = ["swell_of_sap"]


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en-GB", "Cast Boulder down the Steps → Bramble-Backed Boar"),
        ("fr", "Lancer Rocher dans l’escalier → Sanglier au dos de ronces"),
    ],
)
async def test_a_common_spell_is_cast_by_one_press(club: Club, locale: str, label: str) -> None:
    """With its target, and what pays for it."""
    live = await scene(club, with_a_boulder, locale)
    person = person_of(club, live, ME)
    panel = await club.hand(person, live)
    await person.click(panel, custom_id=buttons(panel)[label])
    live = await club.live(live.id)
    (lying,) = live.match.table.stack
    assert lying.targets == (key(live, "bramble_boar"),)
    lands = [perm for perm in live.match.table.perms.values() if perm.card.id == "mountain"]
    assert [land.tapped for land in lands] == [True] * 3


async def sheet(club: Club, person: Any, live: Any, label: str = "When I Am Asked") -> Any:
    """Let somebody open what he wants to be asked."""
    hand = await club.hand(person, live)
    await seldom(person, hand, label)
    return hand


def order(message: Any, wanted: str) -> str:
    return next(
        custom_id for custom_id in buttons(message).values() if custom_id.endswith(f":order:{wanted}")
    )


async def test_stops_are_kept_for_a_player_and_yields_end(club: Club) -> None:
    live = await sit_down(club)
    shown = await sheet(club, club.ann, live)
    assert "after blockers" not in words(shown), "a switch is its button, and not said again above it"
    assert emojis(shown)["Your turn: after blockers are declared"] == "🔕"
    await club.ann.click(shown, custom_id=order(shown, "stop:own_blockers"))
    assert emojis(shown)["Your turn: after blockers are declared"] == "🔔"
    await club.ann.click(shown, custom_id=order(shown, "quiet:turn"))
    assert "You pass for the rest of this turn" in words(shown)
    await concede(club, club.ann, live)
    await club.restart()
    again = await sit_down(club)
    assert again.id != live.id
    shown = await sheet(club, club.ann, again)
    assert emojis(shown)["Your turn: after blockers are declared"] == "🔔"
    assert "When do you want to be asked?" in words(shown)
    seat = again.people.seat_of(club.ann.id).number
    assert "own_blockers" not in again.match.table.sides[1 - seat].stops


def walled(table: Any) -> None:
    """My wall gives two mana, one of them pays, and the other one could pay for something."""
    table.sides[ME].hand = ["swell_of_sap", "anger_of_the_hill"]
    put(table, ME, "first_step_wall", "orchard_robber")


async def test_whoever_goes_on_is_warned_of_mana_that_will_be_lost(club: Club) -> None:
    live = await scene(club, walled)
    panel = await club.hand(person_of(club, live, ME), live)
    assert "Go to Combat" in buttons(panel)
    live = await answers(club, live, "cast:swell_of_sap", key(live, "orchard_robber"))
    assert live.match.decisions[0].seat == ME
    panel = await club.hand(person_of(club, live, ME), live)
    assert "Go to Combat, and Lose 1 Mana" in buttons(panel)


def of_two_colours(table: Any) -> None:
    """I can pay for my boar with three of four lands."""
    table.sides[ME].hand = ["bramble_boar"]
    put(table, ME, "forest", "forest", "mountain", "mountain")


@pytest.mark.parametrize(
    ("locale", "label", "switch", "rest"),
    [
        ("en-GB", "When I Am Asked", "Choose yourself what is tapped for mana", "Tap the Rest Automatically"),
        (
            "fr",
            "Quand je suis consulté",
            "Choisir vous-même ce qui est engagé pour le mana",
            "Engager le reste automatiquement",
        ),
    ],
)
async def test_who_wants_to_says_what_is_tapped_for_mana(
    club: Club, locale: str, label: str, switch: str, rest: str
) -> None:
    live = await scene(club, of_two_colours, locale)
    person = person_of(club, live, ME)
    shown = await sheet(club, person, live, label)
    assert emojis(shown)[switch] == "🔕"
    await person.click(shown, custom_id=order(shown, "by_hand"))
    assert emojis(shown)[switch] == "🔔"
    panel = await club.hand(person, live)
    offered = [*buttons(panel), *(each["label"] for menu in menus(panel) for each in menu["options"])]
    assert any(rest in each for each in offered), "said with the spell, at one press"
    mountain = key(live, "mountain")
    live = await answers(club, await club.live(live.id), "cast:bramble_boar", mountain, "automatic")
    assert key(live, "bramble_boar", ME)
    tapped = [perm.key for perm in live.match.table.perms.values() if perm.tapped]
    assert len(tapped) == 3
    assert mountain in tapped
