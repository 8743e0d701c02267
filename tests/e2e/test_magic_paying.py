"""Magic's rarer questions in their panels: what triggers in order, X with gaps, halves, what is used up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.store import MatchStatus
from engines.magic.cards.catalogue import starter
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.magic import ME, YOU, answers, graveyard, imported, put, restarted, scene, to, written
from tests.e2e.play import person_of
from tests.engines.magic.pack import activated, creature, life, permanent, spell, when

EXACTLY = {"target": "permanent", "is": {"type": "creature", "mana_value": {"at_least": "x", "at_most": "x"}}}
CARDS = [
    creature("night_heron", "1 U", 2, 3, rarity="rare"),
    permanent("pyre", "1", "artifact", activated(
        {"sacrifice": {"type": "creature"}}, do=[{"action": "mana", "mana": "B B"}])),
    spell("ending", "X B", {"action": "destroy", "what": "target"}, targets=[EXACTLY]),
    spell("swell", "X B", life("x")),
    creature("lion", "2/W 2/B", 2, 2),
    permanent("guild", "1", "artifact", {"type": "cost", "spells": {}, "generic": -1}),
    creature("bell", "G", 1, 1, abilities=[when("enters", life(1), **{"is": {"type": "creature"}})]),
    creature("gong", "G", 1, 1, abilities=[when("enters", life(2), **{"is": {"type": "creature"}})]),
    creature("cub", "G", 1, 1),
    creature("thousand", "3 R R", 5, 5),
]  # fmt: skip


async def table(club: Club, change: Any, locale: str) -> Any:
    """Lay a table with cards of the server's own."""
    pack = {"game": "magic", "id": "club", "name": {"en": "Club", "fr": "Club"}, "version": 1, "cards": CARDS}
    await club.owner().slash(club.channel, "cards import", file=("club.yaml", json.dumps(pack).encode()))
    main = next(deck for deck in starter().decks if deck.id == "wings").cards[1:]
    own = [each["name"]["en"] for each in CARDS[1:]]
    for person in (club.ann, club.bob):
        assert "✅" in await imported(club, person, written("Herons", ["Night Heron"], [*main, *own]))
    return await scene(club, change, locale, deck="Herons")


def laid(table: Any) -> None:
    """Mine pay for X, and yours are of mana value 2, 3 and 5."""
    table.sides[ME].hand = ["ending", "swell", "lion", "cub"]
    put(table, ME, "pyre", "bell", "gong", "cub", *["swamp"] * 7, "plains", "forest", "guild")
    put(table, YOU, "night_heron", "bramble_boar", "thousand")


def offered(panel: Any) -> set[str]:
    """Return what the answers on a panel are called, in buttons and menus."""
    told = {label for label, custom_id in buttons(panel).items() if ":answer:" in custom_id}
    return told | {option["label"] for menu in menus(panel) for option in menu["options"]}


SAID = {
    "en-GB": ("Go Back", "Use Pyre: Sacrifice {}", "Cast Lion → Pay {}", "triggers"),
    "fr": ("Revenir en arrière", "Activer Pyre\xa0: sacrifier {}", "Lancer Lion → Payer {}",
           "déclenchée"),
}  # fmt: skip


@pytest.fixture(params=["en-GB", "fr"])
async def sat(request: pytest.FixtureRequest, club: Club) -> tuple[Any, Any, tuple[str, ...]]:
    """Let people sit down at the table, the French with boards as words; return their words as well."""
    session = await table(club, laid, request.param)
    if request.param == "fr":
        await club.ann.slash(club.channel, "settings mine", **{"text-boards": True})
    return session, person_of(club, session, ME), SAID[request.param]


def in_private(person: Any) -> Any:
    """Return the hand that came by direct message."""
    return person.user.dm_channel.history()[0]


async def too_late(club: Club, person: Any, session: Any, custom_id: str) -> None:
    """Let somebody press on the old state of a hand: nothing changes, and nothing is told of it."""
    before = session.match.hash()
    pressed = await club.press(person.user, in_private(person), custom_id)
    assert pressed.acknowledged
    assert not pressed.followups
    assert (await club.session(session.id)).match.hash() == before


@pytest.mark.rule("603.3b")
async def test_what_triggers_at_once_is_ordered_in_a_panel_and_halves_are_chosen_at_one_press(
    club: Club, sat: Any
) -> None:
    session, person, (back, _, pays, triggers) = sat
    panel = await club.hand(person, session)
    assert {pays.format(each) for each in ("{W}{B}", "{1}{W}", "{1}{B}", "{3}")} < offered(panel)
    session = await answers(club, session, "cast:lion", "3")
    assert sum(perm.tapped for perm in session.match.table.perms.values()) == 3
    assert session.match.decisions[0].kind == "order"
    panel = await club.hand(person, session)
    assert (offered(panel), back in buttons(panel)) == ({"Bell (Lion)", "Gong (Lion)"}, False)
    session = await restarted(club, session)
    first, second = session.match.decisions[0].keys
    session = await answers(club, session, (second, first))
    panel = in_private(person)
    await club.press(person.user, panel, f"h1:{session.id}:0:log:")
    told = [line for line in words(in_private(person)).splitlines() if triggers in line]
    assert ["Gong" in line for line in told] == [True, False]
    assert [side.life for side in session.match.table.sides] == [23, 20]


@pytest.mark.rule("601.2c", "601.2g")
async def test_x_with_gaps_and_what_is_used_up_are_asked_one_after_the_other(club: Club, sat: Any) -> None:
    session, person, (back, uses, _, _) = sat
    before = session.match.hash()
    session = await answers(club, session, "cast:ending")
    panel = in_private(person)
    assert offered(panel) == {"1", "2", "3", "5", back}
    three = buttons(panel)["3"]
    await person.user.click(panel, custom_id=buttons(panel)[back])
    session = await club.session(session.id)
    assert session.match.hash() == before
    await too_late(club, person, session, three)
    session = await answers(club, session, "cast:swell", 13)
    panel = in_private(person)
    assert offered(panel) == {back, *(uses.format(each) for each in ("Bell", "Gong", "Cub"))}
    gong, old = buttons(panel)[uses.format("Gong")], buttons(panel)[back]
    await person.user.click(panel, custom_id=gong)
    session = await restarted(club, await club.session(session.id))
    await too_late(club, person, session, old)
    panel = in_private(person)
    assert offered(panel) == {back, *(uses.format(each) for each in ("Bell", "Cub"))}
    await person.user.click(panel, custom_id=buttons(panel)[back])
    panel = in_private(person)
    for each in ("Cub", "Bell"):
        await person.user.click(panel, custom_id=buttons(panel)[uses.format(each)])
        panel = in_private(person)
    session = await to(club, await club.session(session.id), "main")
    assert sorted(graveyard(session, ME)) == ["bell", "cub", "swell"]
    assert session.match.table.sides[ME].life == 33
    row = await club.store.matches.get(session.id)
    assert row is not None
    assert row.status is MatchStatus.RUNNING, "its presses were quick enough"
