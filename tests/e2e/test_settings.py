"""Settings as panels: called bare they show; a choice from a menu saves at once and shows the panel anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.community.views.settings import MINE, SERVER
from bot.store import CHANNELS, CLOCK, MODERATORS, ORGANISERS, PLAYERS
from bot.texts import texts_in
from cogs.context import InteractionContext
from tests.e2e.club import Club, buttons, chosen, menus, raw, said, walk, words
from tests.e2e.play import challenge, concede
from tests.profiles import sampled

ROLES, CHANNEL = 6, 8
"""Kinds of menus at Discord."""


def menu_of(panel: Any, field: str) -> dict[str, Any]:
    found = [item for item in walk(raw(panel)) if str(item.get("custom_id", "")).endswith(f":{field}")]
    (menu,) = found
    return menu


async def choose(club: Club, person: Any, panel: Any, field: str, *values: Any) -> Any:
    return await person.select(panel, custom_id=menu_of(panel, field)["custom_id"], values=[*values])


async def panel(club: Club, person: Any, whose: str = "mine", **given: Any) -> Any:
    result = await person.slash(club.channel, f"settings {whose}", **given)
    assert result.ephemeral
    return result.response


@pytest.mark.parametrize(
    ("locale", "title", "pings", "saved"),
    [
        ("en-US", "Your settings", "Mention me when it is my turn", "Saved"),
        ("fr", "Vos réglages", "Vous recevez une mention quand c’est à vous de jouer", "Enregistré"),
    ],
)
async def test_a_bare_call_shows_sentences_and_a_choice_saves_at_once(
    club: Club, locale: str, title: str, pings: str, saved: str
) -> None:
    club.locales[club.ann.id] = locale
    shown = await panel(club, club.ann)
    assert title in words(shown)
    assert saved not in words(shown)
    assert chosen(shown)["pings"] == pings
    assert chosen(shown).keys() == MINE.keys()
    await choose(club, club.ann, shown, "pings", "no")
    assert saved in words(shown)
    assert chosen(shown)["pings"] != pings
    assert (await club.store.preferences.user(club.ann.id)).pings is False


async def test_every_choice_of_ones_own_panel_is_taken_and_stands_in_its_menu(club: Club) -> None:
    shown = await panel(club, club.ann)
    for field, values in MINE.items():
        for value in [*values[1:], values[0]]:
            await choose(club, club.ann, shown, field, value)
            menu = menu_of(shown, field)
            assert [each["value"] for each in menu["options"] if each.get("default")] == [value]
    await choose(club, club.ann, shown, "language", "fr")
    assert "Vos réglages" in words(shown), "in the language that was just chosen"


async def test_every_choice_of_the_servers_panel_is_taken(club: Club) -> None:
    keeper = club.owner()
    shown = await panel(club, keeper, "server")
    assert chosen(shown).keys() == SERVER.keys()
    for field, values in SERVER.items():
        for value in [*values[1:], values[0]]:
            await choose(club, keeper, shown, field, value)
            menu = menu_of(shown, field)
            assert [each["value"] for each in menu["options"] if each.get("default")] == [value]
    role = club.guild.create_role("wardens")
    for field in (ORGANISERS, MODERATORS, PLAYERS):
        assert menu_of(shown, field)["type"] == ROLES
        await choose(club, keeper, shown, field, role)
    assert menu_of(shown, CHANNELS)["type"] == CHANNEL
    await choose(club, keeper, shown, CHANNELS, club.channel)
    settings = (await club.store.preferences.guild(club.guild.id)).settings
    assert (settings[ORGANISERS], settings[MODERATORS]) == (role.id, role.id)
    assert (settings[PLAYERS], settings[CHANNELS]) == ([role.id], [club.channel.id])
    for field in (ORGANISERS, MODERATORS, PLAYERS, CHANNELS):
        held = menu_of(shown, field)["default_values"]
        assert [int(each["id"]) for each in held] in ([role.id], [club.channel.id])
        await choose(club, keeper, shown, field)
    settings = (await club.store.preferences.guild(club.guild.id)).settings
    assert not settings.keys() & {ORGANISERS, MODERATORS, PLAYERS, CHANNELS}


async def test_one_line_does_the_same(club: Club) -> None:
    keeper = club.owner()
    role = club.guild.create_role("wardens")
    shown = await panel(
        club, keeper, "server", clock="live", moderators=role, role=role, channel=club.channel
    )
    assert "Saved" in words(shown)
    settings = (await club.store.preferences.guild(club.guild.id)).settings
    expected = {CLOCK: "live", MODERATORS: role.id, PLAYERS: [role.id], CHANNELS: [club.channel.id]}
    assert settings == expected
    await panel(club, keeper, "server", role=role, channel=club.channel)
    settings = (await club.store.preferences.guild(club.guild.id)).settings
    assert not settings.keys() & {PLAYERS, CHANNELS}, "named again they are taken off"


async def test_a_panel_does_nothing_for_who_may_not_manage_the_server(club: Club) -> None:
    keeper = club.owner()
    shown = await panel(club, keeper, "server")
    custom_id = menu_of(shown, "threads")["custom_id"]
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    told = said(await club.press(club.ann, club.last(), custom_id, ["never"]))
    assert "can manage this server" in told
    assert (await club.store.preferences.guild(club.guild.id)).threads == "when_busy"
    for wrong, value in ((custom_id, "nonsense"), (custom_id.replace("threads", "x"), "never")):
        assert "out of date" in said(await club.press(keeper, club.last(), wrong, [value]))
    own = custom_id.replace("set_server", "set_mine")
    assert "out of date" in said(await club.press(club.ann, club.last(), own, ["never"]))


async def test_matches_begin_in_allowed_channels_and_their_threads_only(club: Club) -> None:
    keeper = club.owner()
    hall = club.guild.create_text_channel("hall")
    await challenge(club)
    await concede(club, club.ann, await club.session(1))
    board = club.board()
    waiting_in = club.guild.create_text_channel("waiting")
    await club.dan.slash(waiting_in, "play", game="dueling_nobles")
    waiting = club.last(waiting_in)
    await panel(club, keeper, "server", channel=hall)
    for command in ("play", "lfg"):
        told = said(await club.ann.slash(club.channel, command, game="dueling_nobles"))
        assert f"<#{hall.id}>" in told
    assert f"<#{hall.id}>" in said(await club.ann.click(board, custom_id=buttons(board)["Rematch"]))
    assert f"<#{hall.id}>" in said(await club.ann.click(waiting, custom_id=buttons(waiting)["Join"]))
    await club.ann.slash(hall, "play", game="dueling_nobles", opponent=club.bob)
    assert len(await club.store.matches.open_in_channel(hall.id)) == 1


async def test_only_members_with_a_role_play_where_the_server_wants_it_so(club: Club) -> None:
    keeper = club.owner()
    role = club.guild.create_role("players")
    player = club.guild.add_member(club.env.create_user("player"), roles=[role])
    await panel(club, keeper, "server", role=role)
    for command in ("play", "lfg"):
        told = said(await club.ann.slash(club.channel, command, game="dueling_nobles"))
        assert f"<@&{role.id}>" in told
    await player.slash(club.channel, "play", game="dueling_nobles")
    message = club.last()
    join = buttons(message)["Join"]
    assert f"<@&{role.id}>" in said(await club.ann.click(message, custom_id=join))
    await keeper.click(message, custom_id=join)
    assert (await club.store.matches.of_user(keeper.id))[0].status == "running"


async def test_with_everybodys_role_on_the_list_everybody_plays(club: Club) -> None:
    keeper, role = club.owner(), club.guild.create_role("players")
    await panel(club, keeper, "server", role=role)
    await panel(club, keeper, "server", role=club.guild.default_role)
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    assert len(await club.store.matches.open_in_channel(club.channel.id)) == 1


@pytest.mark.parametrize("locale", sampled(["en-US", "fr"]))
async def test_a_list_whose_roles_are_gone_lets_nobody_in_and_managers_are_told(
    club: Club, locale: str
) -> None:
    keeper, gone = club.owner(), club.guild.create_role("gone")
    club.locales[keeper.id] = locale
    shown = await panel(club, keeper, "server", role=gone)
    told = texts_in("fr" if locale == "fr" else "en").say("server-players-gone")
    assert told not in words(shown)
    await club.bot.http.delete_role(club.guild.id, gone.id)
    await club.settle()
    assert f"<@&{gone.id}>" in said(await club.ann.slash(club.channel, "play", game="dueling_nobles"))
    assert told in words(await panel(club, keeper, "server"))
    await keeper.slash(club.channel, "play", game="dueling_nobles")
    assert len(await club.store.matches.open_in_channel(club.channel.id)) == 1


async def test_a_server_that_is_not_in_memory_lets_nobody_in(club: Club) -> None:
    role = club.guild.create_role("players")
    player = club.guild.add_member(club.env.create_user("player"), roles=[role])
    await panel(club, club.owner(), "server", role=role)
    known = club.bot._connection._guilds.pop(club.guild.id)
    assert f"<@&{role.id}>" in said(await player.slash(club.channel, "play", game="dueling_nobles"))
    club.bot._connection._guilds[club.guild.id] = known
    await player.slash(club.channel, "play", game="dueling_nobles")
    assert len(await club.store.matches.open_in_channel(club.channel.id)) == 1


async def test_the_servers_usual_clock_is_that_of_a_challenge_that_names_none(club: Club) -> None:
    await panel(club, club.owner(), "server", clock="correspondence")
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob)
    assert (await club.store.matches.open_in_channel(club.channel.id))[0].clock == "correspondence"
    await club.cyd.slash(club.channel, "lfg", game="dueling_nobles")
    assert (await club.store.searches.open())[0].clock == "correspondence"
    await club.ann.slash(club.channel, "play", game="noxtalia", opponent=club.dan, clock="live")
    assert (await club.store.matches.open_in_channel(club.channel.id))[0].clock == "live"
    assert menus(club.last()) == []


async def test_what_is_chosen_while_another_choice_is_acknowledged_is_kept_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    acknowledge, preferences = InteractionContext.acknowledge, club.store.preferences

    async def slow(context: InteractionContext, **how: bool) -> None:
        await acknowledge(context, **how)
        chosen = await preferences.user(club.ann.id)
        await preferences.set_user(club.ann.id, replace(chosen, pings=False))

    monkeypatch.setattr(InteractionContext, "acknowledge", slow)
    await club.ann.slash(club.channel, "settings mine", colours="light")
    now = await preferences.user(club.ann.id)
    assert (now.theme, now.pings) == ("light", False)
