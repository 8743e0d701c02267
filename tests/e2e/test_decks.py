"""Decks, cards and packs by commands; and choosing a deck before a match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.matches.service import Press
from engines.kernel import Deck
from render import RenderService
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.play import concede

PACK = """\
game: noxtalia
id: club
name: {en: Club cards, fr: Cartes du club}
version: 1
capacities:
- id: ember_song
  name: {en: Ember Song, fr: Chant de braise}
  element: cendre
  type: attack
  cost: 2
  power: 7
  effects: [{do: [{action: heal, who: {pick: chosen, side: ally}, value: 2}]}]
"""

FROST = (
    PACK.replace("ember_song", "rime_song")
    .replace("Ember Song", "Rime Song")
    .replace("Chant de braise", "Chant de givre")
    .replace("cendre", "glaciel")
)


async def send_form(club: Club, person: Any, result: Any, text: str) -> Any:
    return await person.submit_modal(result, {"text": text})


async def choose(person: Any, menu_message: Any, value: str) -> Any:
    menu = menus(menu_message)[0]
    return await person.select(menu_message, custom_id=menu["custom_id"], values=[value])


async def begin(club: Club, **options: Any) -> Any:
    """Let ann challenge bob to Noxtalia."""
    return await club.ann.slash(club.channel, "play", game="noxtalia", **options)


@pytest.mark.parametrize("renderer", [RenderService], ids=["drawn"])
async def test_a_match_begins_when_all_have_chosen_in_private(club: Club) -> None:
    result = await begin(club, opponent=club.bob)
    message = club.last()
    assert "choosing" in words(message)
    assert "invited" in words(message)
    anns_menu = result.followups[-1]
    assert anns_menu.ephemeral
    chosen = await choose(club.ann, anns_menu, "ready:b")
    assert "Team B" in words(chosen.response if chosen.response else anns_menu)
    assert "Team B" not in words(club.last())
    assert "ready" in words(club.last())
    accepted = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    bobs_menu = accepted.followups[-1]
    assert bobs_menu.ephemeral
    await choose(club.bob, bobs_menu, "ready:a")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(row.id)
    teams = session.match.options.teams
    assert [team.members[0].spirit for team in teams] == ["kel_orn", "nivelune"]


async def test_a_deck_named_with_the_command_is_not_asked_for_again(club: Club) -> None:
    result = await begin(club, opponent=club.bob, deck="Team C")
    assert len([message for message in result.followups if message.ephemeral]) == 0
    accepted = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    await choose(club.bob, accepted.followups[-1], "random")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert (await club.session(row.id)).match.options.teams[0].members[0].spirit == "escarbille"


async def test_solo_begins_as_soon_as_a_team_is_chosen(club: Club) -> None:
    await begin(club, players=1, deck="Team A")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(row.id)
    assert session.match.seats == 1
    assert session.waiting == (0,)


async def test_against_the_computer_only_the_person_chooses(club: Club) -> None:
    result = await begin(club, computer="easy")
    await choose(club.ann, result.followups[-1], "ready:a")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert (await club.session(row.id)).match.seats == 2


async def test_four_join_one_after_another(club: Club) -> None:
    await begin(club, players=4, deck="Team A")
    assert "3 more players" in words(club.last())
    for person in (club.bob, club.cyd, club.dan):
        joined = await person.click(club.last(), custom_id=buttons(club.last())["Join"])
        await choose(person, joined.followups[-1], "ready:b")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(row.id)
    assert {seat.user_id for seat in session.people.seats} == {
        club.ann.id,
        club.bob.id,
        club.cyd.id,
        club.dan.id,
    }
    assert [seat.number for seat in session.people.seats] == [0, 1, 2, 3]
    brought = {
        seat.user_id: seat.deck and seat.deck.name for seat in await club.store.matches.seats(session.id)
    }
    assert brought == {
        club.ann.id: "Team A",
        **dict.fromkeys((club.bob.id, club.cyd.id, club.dan.id), "Team B"),
    }


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"players": 3, "opponent": "bob", "opponent2": "bob"}, "named the same person twice"),
        ({"players": 2, "opponent": "bob", "opponent2": "cyd"}, "room for only 1 opponent"),
        ({"players": 1, "opponent": "bob"}, "cannot add opponents"),
        ({"opponent": "bob", "deck": "Team Z"}, "no deck called “Team Z”"),
    ],
)
async def test_wrong_seats_and_decks_are_refused_in_private(
    club: Club, options: dict[str, Any], answer: str
) -> None:
    given = {
        name: getattr(club, value) if name.startswith("opponent") else value
        for name, value in options.items()
    }
    assert answer in said(await begin(club, **given))
    assert await club.store.matches.of_user(club.ann.id) == []


async def test_decks_are_no_matter_of_games_without_them(club: Club) -> None:
    result = await club.ann.slash(
        club.channel, "play", game="dueling_nobles", opponent=club.bob, deck="Team A"
    )
    assert "without decks" in said(result)


async def test_a_deck_is_made_changed_and_deleted(club: Club) -> None:
    form = await club.ann.slash(club.channel, "deck new", name="Mine", like="b")
    made = await send_form(club, club.ann, form, "# Mine\nSnowmoon\nVolt Eagle\nTidewarden\n")
    assert "was saved" in words(made.response)
    assert "✅ Standard" in words(made.response)
    assert "❌ Free Format" not in words(made.response)
    (row,) = await club.store.decks.of_user(club.ann.id)
    assert [part.heading for part in row.deck.sections] == ["nivelune", "voltaigle", "ondarque"]
    shown = await club.ann.slash(club.channel, "deck show", name="mine")
    assert "Snowmoon" in said(shown)
    assert "**Mine**" in said(await club.ann.slash(club.channel, "deck list"))
    assert "no deck called" in said(await club.bob.slash(club.channel, "deck show", name="mine"))
    gone = said(await club.ann.slash(club.channel, "deck delete", name="Mine"))
    assert "was deleted" in gone
    assert "Volt Eagle" in gone
    assert await club.store.decks.of_user(club.ann.id) == []


async def test_an_unreadable_deck_is_given_back_with_what_is_wrong(club: Club) -> None:
    form = await club.ann.slash(club.channel, "deck new", name="Mine", game="noxtalia")
    answer = said(await send_form(club, club.ann, form, "Snowmon\n- Glaciation"))
    assert "Line 1: “Snowmon” is not a card. Did you mean Snowmoon?" in answer
    assert "- Glaciation" in answer
    assert await club.store.decks.of_user(club.ann.id) == []


async def test_an_illegal_deck_is_kept_but_cannot_be_played(club: Club) -> None:
    form = await club.ann.slash(club.channel, "deck new", name="Frost", game="noxtalia")
    made = await send_form(club, club.ann, form, "Snowmoon\nKel’Orn\nGranor")
    assert "(NX-8)" in words(made.response)
    answer = said(await begin(club, opponent=club.bob, deck="Frost"))
    assert "(NX-8)" in answer
    result = await begin(club, opponent=club.bob)
    (row,) = await club.store.decks.of_user(club.ann.id)
    refused = await choose(club.ann, result.followups[-1], f"own:{row.id}")
    assert "(NX-8)" in words(refused.followups[-1])
    match = (await club.store.matches.of_user(club.ann.id))[0]
    assert (await club.store.matches.seats(match.id))[0].deck is None


async def test_decks_travel_as_text_and_as_json(club: Club) -> None:
    file = ("team.txt", b"# Storm\nSnowmoon\nVolt Eagle\nTidewarden\n")
    result = await club.ann.slash(club.channel, "deck import", file=file)
    assert "“Storm” was saved" in words(result.response)
    exported = await club.ann.slash(club.channel, "deck export", name="Storm", json=True)
    assert exported.response
    (attachment,) = exported.response.attachments
    deck = Deck.model_validate_json(await attachment.read())
    assert deck.name == "Storm"
    again = json.dumps(deck.model_dump(mode="json") | {"name": "Storm II"}).encode()
    await club.bob.slash(club.channel, "deck import", file=("team.json", again))
    assert [row.deck.name for row in await club.store.decks.of_user(club.bob.id)] == ["Storm II"]


@pytest.mark.parametrize("renderer", [RenderService], ids=["drawn"])
async def test_cards_are_looked_up_in_both_languages(club: Club) -> None:
    found = await club.ann.slash(club.channel, "card", name="appel de la meute")
    assert "Call of the Pack" in words(found.response)
    club.locales[club.bob.id] = "fr"
    found = await club.bob.slash(club.channel, "card", name="call of the pack")
    assert "Appel de la meute" in words(found.response)
    part = words((await club.ann.slash(club.channel, "card", name="sudden", game="neo_noble")).response)
    assert "### Sudden Mourner" in part
    assert "-# Similar names: Sudden Vigil" in part
    whole = words((await club.ann.slash(club.channel, "card", name="sudden mourner")).response)
    assert "Similar names" not in whole
    listed = await club.bob.autocomplete(club.channel, "card", "name", "snow")
    assert [choice["name"] for choice in listed][:1] == ["Nivelune"]
    assert "No card has a name like" in said(await club.ann.slash(club.channel, "card", name="qqqqqqqq"))


async def test_a_server_takes_packs_in_and_removes_them(club: Club) -> None:
    keeper = club.owner()
    taken = await keeper.slash(club.channel, "cards import", file=("club.yaml", PACK.encode()))
    assert "Club cards" in words(taken.response)
    assert "Ember Song" in words(taken.response)
    assert "Ember Song" in words((await club.ann.slash(club.channel, "card", name="ember song")).response)
    again = await keeper.slash(club.channel, "cards import", file=("club.yaml", PACK.encode()))
    assert "already has version 1 of this pack" in said(again)
    newer = PACK.replace("version: 1", "version: 2")
    await keeper.slash(club.channel, "cards import", file=("club.yaml", newer.encode()))
    assert "version 2" in said(await club.ann.slash(club.channel, "cards list"))
    assert "was removed" in said(await keeper.slash(club.channel, "cards remove", pack="club"))
    assert "no card packs" in said(await club.ann.slash(club.channel, "cards list"))


async def test_the_list_of_packs_tells_which_hold_together_no_longer_and_why(club: Club) -> None:
    keeper = club.owner()
    await keeper.slash(club.channel, "cards import", file=("club.yaml", PACK.encode()))
    store, guild = club.store, club.guild.id
    (row,) = await store.packs.of_guild(guild)
    (content,) = await store.packs.contents(guild, "noxtalia")
    spoilt = content.replace('"cendre"', '"no_such"')
    assert spoilt != content
    await store.packs.put(guild, row.game, row.pack, 2, spoilt, row.user_id, club.bot.now())
    club.bot.library.changed(guild, row.game)
    listed = said(await club.ann.slash(club.channel, "cards list"))
    assert "**Club cards**, version 2" in listed
    assert "cannot be played" in listed
    assert "no_such" in listed
    assert "Ember Song" not in said(await club.ann.slash(club.channel, "card", name="ember song"))


async def test_a_wrong_pack_changes_nothing_and_says_why(club: Club) -> None:
    keeper = club.owner()
    wrong = PACK.replace("power: 7", "power: seven").replace("action: heal", "action: explode")
    answer = said(await keeper.slash(club.channel, "cards import", file=("club.yaml", wrong.encode())))
    assert "club.yaml, line 11, card ember_song, field power: seven is not a whole number" in answer
    assert "field effects.0.do.0" in answer
    assert await club.store.packs.of_guild(club.guild.id) == []
    assert "who can manage this server" in said(
        await club.ann.slash(club.channel, "cards import", file=("club.yaml", PACK.encode()))
    )


async def test_partners_sit_opposite_each_other_as_they_were_challenged(club: Club) -> None:
    given = {"opponent": club.bob, "opponent2": club.cyd, "opponent3": club.dan}
    await begin(club, deck="Team A", options="two-vs-two=yes", **given)
    for person in (club.dan, club.bob, club.cyd):
        joined = await person.click(club.last(), custom_id=buttons(club.last())["Accept"])
        await choose(person, joined.followups[-1], "ready:c")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(row.id)
    assert [seat.user_id for seat in session.people.seats] == [
        club.ann.id,
        club.bob.id,
        club.cyd.id,
        club.dan.id,
    ]
    assert [side.team for side in session.match.view(None).sides] == [0, 1, 0, 1]


async def test_a_match_keeps_its_cards_when_deck_and_pack_are_gone(club: Club) -> None:
    keeper = club.owner()
    await keeper.slash(club.channel, "cards import", file=("club.yaml", FROST.encode()))
    text = (
        "# Club frost\nSnowmoon\n- Moon Shard\n- Glaciation\n- Deep Freeze\n- White Midnight\n- Powder Veil\n"
    )
    text += "- Rime Song\nVolt Eagle\nTidewarden\n"
    imported = await club.ann.slash(club.channel, "deck import", file=("frost.txt", text.encode()))
    assert "✅ Free Format" in words(imported.response)
    result = await begin(club, computer="easy", deck="Club frost", options="format=libre")
    assert not [message for message in result.followups if message.ephemeral]
    row = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(row.id)
    assert "rime_song" in {card.id for card in session.match.options.cards.capacities}
    await club.ann.slash(club.channel, "deck delete", name="Club frost")
    await keeper.slash(club.channel, "cards remove", pack="club")
    before = session.match.hash()
    await club.restart()
    session = await club.session(row.id)
    assert session.match.hash() == before
    assert any("rime_song" in (side.cards or ()) for side in session.match.view(0).sides)
    refused = said(await begin(club, computer="easy", deck="Club frost", options="format=libre"))
    assert "no deck called" in refused


async def test_a_deck_whose_pack_is_removed_before_the_match_must_be_chosen_anew(club: Club) -> None:
    keeper = club.owner()
    await keeper.slash(club.channel, "cards import", file=("club.yaml", FROST.encode()))
    text = (
        "# Club frost\nSnowmoon\n- Moon Shard\n- Glaciation\n- Deep Freeze\n- White Midnight\n- Powder Veil\n"
    )
    text += "- Rime Song\nVolt Eagle\nTidewarden\n"
    await club.ann.slash(club.channel, "deck import", file=("frost.txt", text.encode()))
    await begin(club, opponent=club.bob, deck="Club frost", options="format=libre")
    await keeper.slash(club.channel, "cards remove", pack="club")
    accepted = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    refused = await choose(club.bob, accepted.followups[-1], "ready:a")
    assert "“Club frost” is no longer legal" in words(refused.followups[-1])
    mine = await club.ann.click(club.last(), custom_id=buttons(club.last())["Choose Team"])
    await choose(club.ann, mine.response, "ready:b")
    again = await club.bob.click(club.last(), custom_id=buttons(club.last())["Choose Team"])
    await choose(club.bob, again.response, "ready:a")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert (await club.session(row.id)).match.result is None


async def test_teams_that_share_a_spirit_do_not_meet_where_the_table_forbids_it(club: Club) -> None:
    await begin(club, opponent=club.bob, deck="Team A", options="mirror=no")
    accepted = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    refused = await choose(club.bob, accepted.followups[-1], "ready:a")
    assert "do not allow your choice together" in words(refused.followups[-1])
    await choose(club.bob, accepted.followups[-1], "ready:b")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    assert (await club.session(row.id)).match.result is None


async def test_a_rematch_moves_everybody_on_and_keeps_the_teams(club: Club) -> None:
    await begin(club, opponent=club.bob, deck="Team A")
    accepted = await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    await choose(club.bob, accepted.followups[-1], "ready:b")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    with club.env._bot_scope():
        await club.bot.host.match_service.concede(row.id, Press(club.ann.id, club.guild.id, 99))
    await club.settle()
    board = club.board(club.place(await club.session(row.id)))
    await club.ann.click(board, custom_id=buttons(board)["Rematch"])
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Accept"])
    again = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(again.id)
    assert [seat.user_id for seat in session.people.seats] == [club.bob.id, club.ann.id]
    assert [team.members[0].spirit for team in session.match.options.teams] == ["kel_orn", "nivelune"]


async def test_who_gives_up_among_three_leaves_the_others_playing(club: Club) -> None:
    await begin(club, players=3, deck="Team A")
    for person in (club.bob, club.cyd):
        joined = await person.click(club.last(), custom_id=buttons(club.last())["Join"])
        await choose(person, joined.followups[-1], "ready:b")
    row = (await club.store.matches.of_user(club.ann.id))[0]
    session = await club.session(row.id)
    await concede(club, club.bob, session)
    session = await club.session(row.id)
    assert session.match.result is None
    await concede(club, club.cyd, session)
    session = await club.session(row.id)
    assert session.match.result is not None
    assert [session.people.seats[seat].user_id for seat in session.match.result.winners] == [club.ann.id]


async def test_a_pack_whose_ground_is_removed_is_left_out_until_it_is_mended(club: Club) -> None:
    keeper = club.owner()
    base = FROST.replace("id: club\n", "id: ground\n")
    choir = (
        "game: noxtalia\nid: choir\nname: {en: Choir, fr: Chœur}\nversion: 1\nspirits:\n"
        "- id: bell_keeper\n  name: {en: Bell Keeper, fr: Sonneur}\n  element: glaciel\n"
        "  attack: {cost: 2, power: 5}\n  base: [rime_song, glaciation, gel_profond, eclat_de_lune, "
        "voile_de_poudreuse, miroir_de_neige]\nteams:\n- id: choir_team\n  name: {en: Choir, fr: Chœur}\n"
        "  spirits: [bell_keeper, voltaigle, ondarque]\n"
    )
    await keeper.slash(club.channel, "cards import", file=("ground.yaml", base.encode()))
    taken = await keeper.slash(club.channel, "cards import", file=("choir.yaml", choir.encode()))
    assert "Bell Keeper" in words(taken.response)
    assert "Choir" in said(await club.ann.slash(club.channel, "deck list"))
    await keeper.slash(club.channel, "cards remove", pack="ground")
    listed = said(await club.ann.slash(club.channel, "deck list"))
    assert "Team A" in listed
    assert "Choir" not in listed
    assert "No card has a name like" in said(await club.ann.slash(club.channel, "card", name="bell keeper"))
    await keeper.slash(club.channel, "cards import", file=("ground.yaml", base.encode()))
    assert "Choir" in said(await club.ann.slash(club.channel, "deck list"))


async def test_a_card_is_found_among_all_games_and_a_deck_by_its_name(club: Club) -> None:
    found = await club.ann.slash(club.channel, "card", name="sudden mourner")
    assert "Sudden Mourner" in words(found.response)
    asked = said(await club.ann.slash(club.channel, "deck new", name="Mine"))
    assert "Choose a game in the" in asked
    assert "Noxtalia" in asked
    assert "Neo Noble" in asked
    shown = said(await club.ann.slash(club.channel, "deck show", name="The Fog Office"))
    assert "Sudden Mourner" in shown
    assert "✅" in shown
