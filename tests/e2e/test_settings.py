"""Settings as sections: called bare they show; a choice saves at once and shows the page anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.community.views.settings import GROUPS, MINE, ONE_ROLE, SERVER, SEVERAL, in_words
from bot.store import CHANNELS, CLOCK, MODERATORS, ORGANISERS, PLAYERS
from bot.texts import LOCALES, Locale, texts_in
from cogs.context import InteractionContext
from tests.e2e.club import Club, buttons, menus, raw, said, stands, walk, words
from tests.e2e.play import challenge, concede
from tests.profiles import sampled

ROLES, CHANNEL = 6, 8
"""Kinds of menus at Discord."""
OF_SERVER = (*SERVER, *ONE_ROLE, *SEVERAL)
"""What a server sets, in the order of its page."""


def menu_of(panel: Any) -> dict[str, Any]:
    """The one menu of a choice."""
    (menu,) = [item for item in walk(raw(panel)) if item.get("type") in (3, ROLES, CHANNEL)]
    return menu


async def change(person: Any, panel: Any, what: str) -> None:
    """Press the button beside a setting."""
    await person.click(panel, custom_id=buttons(panel)[what])


async def choose(person: Any, panel: Any, *values: Any) -> Any:
    return await person.select(panel, custom_id=menu_of(panel)["custom_id"], values=[*values])


async def panel(club: Club, person: Any, whose: str = "mine", **given: Any) -> Any:
    result = await person.slash(club.channel, f"settings {whose}", **given)
    assert result.ephemeral
    return result.response


@pytest.mark.parametrize(
    ("locale", "title", "group", "setting", "on", "off", "saved"),
    [
        ("en-US", "Your settings", "Mentions", "Change Mentions", "on", "off", "Saved"),
        ("fr", "Vos réglages", "Mentions", "Changer Mentions", "oui", "non", "Enregistré"),
    ],
)
async def test_a_bare_call_shows_and_a_choice_of_two_turns_at_once(
    club: Club, locale: str, title: str, group: str, setting: str, on: str, off: str, saved: str
) -> None:
    club.locales[club.ann.id] = locale
    shown = await panel(club, club.ann)
    assert title in words(shown)
    assert saved not in words(shown)
    await change(club.ann, shown, group)
    assert stands(shown)["Mentions"] == on
    turn = buttons(shown)[setting]
    await change(club.ann, shown, setting)
    assert saved in words(shown)
    assert stands(shown)["Mentions"] == off
    assert (await club.store.preferences.user(club.ann.id)).pings is False
    await club.press(club.ann, shown, turn)
    assert (await club.store.preferences.user(club.ann.id)).pings is False, "pressed twice it is set once"


async def test_every_choice_of_ones_own_settings_is_taken_and_told(club: Club) -> None:
    shown, texts = await panel(club, club.ann), texts_in("en")
    for group, fields in GROUPS.items():
        if group != "me":
            await change(club.ann, shown, texts.say(f"button-settings-{group}"))
        assert [*stands(shown)] == [texts.say(f"mine-{field}") for field in fields]
        for field, values in fields.items():
            label = texts.say(f"mine-{field}")
            for value in [*values[1:], values[0]]:
                await change(club.ann, shown, f"Change {label}")
                if len(values) > 2:
                    await choose(club.ann, shown, value)
                texts = texts_in("fr" if (field, value) == ("language", "fr") else "en")
                if texts.locale == "fr":
                    assert "Vos réglages" in words(shown), "in the language that was just chosen"
                    await club.ann.slash(club.channel, "settings mine", language="en")
                    shown, texts = await panel(club, club.ann), texts_in("en")
                    continue
                assert stands(shown)[label] == in_words(field, value, texts)


async def test_a_choice_is_left_as_it_was_by_going_back(club: Club) -> None:
    shown = await panel(club, club.ann)
    before = words(shown)
    await change(club.ann, shown, "Change Time zone")
    assert [each["value"] for each in menu_of(shown)["options"] if each.get("default")] == ["utc"]
    await change(club.ann, shown, "‹ Settings")
    assert words(shown) == before


@pytest.mark.parametrize("locale", LOCALES)
def test_a_setting_is_explained_in_one_short_sentence(locale: Locale) -> None:
    texts = texts_in(locale)
    for key in (*(f"mine-{each}" for each in MINE), *(f"server-{each}" for each in OF_SERVER)):
        told = texts.say(f"{key}-help")
        assert len(told) <= 90, told
        assert told.endswith("."), told


async def test_the_servers_settings_are_offered_to_those_who_manage_it(club: Club) -> None:
    shown = await panel(club, club.ann)
    assert "This Server" not in buttons(shown)
    keeper = club.owner()
    shown = await panel(club, keeper)
    await change(keeper, shown, "This Server")
    assert "Settings of this server" in words(shown)
    await change(keeper, shown, "Pictures")
    assert "Your settings" in words(shown)
    at_home: Any = (await keeper.user.slash("settings mine")).response
    assert "This Server" not in buttons(at_home)


async def test_every_choice_of_the_servers_settings_is_taken(club: Club) -> None:
    keeper, texts = club.owner(), texts_in("en")
    shown = await panel(club, keeper, "server")
    assert [*stands(shown)] == [texts.say(f"server-{field}") for field in OF_SERVER]
    for field, values in SERVER.items():
        label = texts.say(f"server-{field}")
        for value in [*values[1:], values[0]]:
            await change(keeper, shown, f"Change {label}")
            if len(values) > 2:
                await choose(keeper, shown, value)
            assert stands(shown)[label] == in_words(field, value, texts)
    role = club.guild.create_role("wardens")
    for field, kind, chosen in (
        (ORGANISERS, ROLES, role), (MODERATORS, ROLES, role), (PLAYERS, ROLES, role),
        (CHANNELS, CHANNEL, club.channel),
    ):  # fmt: skip
        label = texts.say(f"server-{field}")
        await change(keeper, shown, f"Change {label}")
        assert menu_of(shown)["type"] == kind
        await choose(keeper, shown, chosen)
        settings = (await club.store.preferences.guild(club.guild.id)).settings
        assert settings[field] in (chosen.id, [chosen.id])
        assert str(chosen.id) in stands(shown)[label]
        await change(keeper, shown, f"Change {label}")
        assert [int(each["id"]) for each in menu_of(shown)["default_values"]] == [chosen.id]
        await choose(keeper, shown)
        assert stands(shown)[label] == texts.say(f"server-{field}-none")
    settings = (await club.store.preferences.guild(club.guild.id)).settings
    assert not settings.keys() & {ORGANISERS, MODERATORS, PLAYERS, CHANNELS}


@pytest.mark.parametrize("field", ["pings", "colours"])
async def test_a_menu_of_an_earlier_version_still_saves(club: Club, field: str) -> None:
    """Then each setting had a menu, whose id named the field alone."""
    shown, value = await panel(club, club.ann), MINE[field][1]
    await club.press(club.ann, shown, f"h1:0:0:set_mine:{field}", [value])
    assert "Saved" in words(shown)


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
    custom_id = "h1:0:0:set_server:threads"
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
