"""Who may do what where: the table in `doors.py`, pressed by everybody from everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import actors

from bot.app.client import command_tree
from bot.store import MODERATORS, PLAYERS, GuildPreferences
from bot.table.verbs import Verb, registered
from bot.tournaments.course import unit_of_work
from cogs.access import COMMANDS, NEEDS_MATCH, VERBS, Where
from tests.e2e.club import Club, said
from tests.e2e.doors import (
    COMMAND_TABLE,
    VERB_TABLE,
    answer_all,
    called,
    calls,
    pressed,
    presses,
    rows,
    wrong,
)
from tests.e2e.hall import Hall
from tests.e2e.play import challenge
from tests.e2e.sketches import Sketches


def test_each_verb_and_each_command_has_its_row() -> None:
    """A new one is decided of in `cogs/access.py`, and written down here: who may, and from where."""
    verbs = [name for row in rows(VERB_TABLE) for name in row.names]
    assert sorted(verbs) == sorted(map(str, registered()))
    assert set(VERBS) == set(registered())
    commands = [name for row in rows(COMMAND_TABLE, ",") for name in row.names]
    assert sorted(commands) == sorted(COMMANDS)


class Scene:
    """A channel that not everybody sees, with a match and a tournament, and all who press there."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.people: dict[str, Any] = {}
        self.event = 0
        self.match = 0
        self.messages: dict[tuple[str, str], Any] = {}

    async def furnish(self) -> None:
        club, guild = self.club, self.club.guild
        self.lobby = club.channel
        blind, player, warden = (guild.create_role(name) for name in ("blind", "players", "wardens"))
        hidden = discord.PermissionOverwrite(view_channel=False)
        club.channel = guild.create_text_channel("den", overwrites={blind: hidden})
        club.ann, club.bob, club.cyd, club.dan = (
            guild.add_member(club.env.create_user(name), roles=roles)
            for name, roles in (
                ("una", [player]), ("ulf", [player]), ("uma", [player]), ("ugo", [player, blind])
            )
        )  # fmt: skip
        hall = Hall(club)
        await hall.announce(await hall.create(game="dueling_nobles"))
        await hall.enter([club.ann, club.bob])
        session = await challenge(club)
        self.event, self.match = (await hall.event()).row.id, session.id
        settings = {PLAYERS: [player.id], MODERATORS: warden.id}
        await club.store.preferences.set_guild(guild.id, GuildPreferences(settings=settings))
        elsewhere = club.env.create_guild("elsewhere")
        self.square = elsewhere.create_text_channel("square")
        rules = elsewhere.create_role("rulers", permissions=discord.Permissions(manage_guild=True))
        stranger = club.env.create_user("stranger")
        self.people = {
            "seat": club.ann, "other seat": club.bob, "member": club.cyd, "blind": club.dan,
            "outsider": elsewhere.add_member(stranger),
            "banned": guild.add_member(club.env.create_user("banned")),
            "moderator": guild.add_member(club.env.create_user("moderator"), roles=[warden, player]),
            "manager": hall.keeper,
            "abroad": elsewhere.add_member(club.env.create_user("ruler"), roles=[rules]),
            "astray": club.cyd,
        }  # fmt: skip
        await club.settle()

    def channel(self, who: str) -> Any:
        """Where somebody is."""
        if who == "outsider":
            return self.people[who].user.dm_channel
        return {"blind": self.lobby, "astray": self.lobby, "abroad": self.square}.get(who, self.club.channel)

    async def message(self, who: str, place: str) -> Any:
        """A message of the bot on which somebody presses: for all, for them alone, or by DM."""
        if (who, place) not in self.messages:
            person, bot = self.people[who], self.club.bot
            if place == "private":
                sent = await self.club.aside(person, self.channel(who))
                channel_id = self.channel(who).id
            else:
                where: Any = bot.get_channel(self.channel(who).id)
                if place == "dm":
                    where = await bot.create_dm(discord.Object(person.id))
                sent, channel_id = await where.send("here"), where.id
            await self.club.settle()
            self.messages[who, place] = self.club.env.backend.get_message(channel_id, sent.id)
        return self.messages[who, place]

    async def press(self, who: str, place: str, verb: Verb) -> str:
        person = self.people[who].user if place == "dm" else self.people[who]
        data = {"custom_id": pressed(verb, self.match, self.event), "component_type": 2}
        message = await self.message(who, place)
        return await self._answered(actors._component_interaction(person, message, data))

    async def call(self, who: str, name: str) -> str:
        person = self.people[who]
        person = person.user if who == "outsider" else person
        data = called(name, self.people["member"].id)
        return await self._answered(actors._dispatch_actor_interaction(person, 2, self.channel(who), data))

    async def _answered(self, interaction: Any) -> str:
        self.club.env._begin_operation("press")
        try:
            return said(await interaction)
        finally:
            self.club.env._end_operation()


@pytest.fixture
async def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)  # else a timer would be waited for
    async with Club.open(tmp_path, renderer=Sketches) as club:
        scene = Scene(club)
        await scene.furnish()
        for who in scene.people.keys() - {"outsider"}:  # before what answers is exchanged
            await scene.message(who, "private")

        answer_all(monkeypatch)
        yield scene


async def test_a_press_is_let_in_or_refused_as_the_table_says(scene: Scene) -> None:
    assert await wrong(scene, presses()) == []


async def test_a_command_is_let_in_or_refused_as_the_table_says(scene: Scene) -> None:
    assert await wrong(scene, calls()) == []


async def test_the_bot_hands_over_what_the_doors_say(club: Club) -> None:
    assert club.bot.handing.verbs == NEEDS_MATCH


async def test_commands_for_servers_are_offered_in_servers_alone(club: Club) -> None:
    """As Discord gets it: of a group of which a part works in direct messages, the rest is refused there."""
    tree = club.bot.tree
    called = {each.qualified_name for each in tree.walk_commands() if isinstance(each, app_commands.Command)}
    called |= {each.name for each in tree.get_commands(type=discord.AppCommandType.user)}
    assert called == set(COMMANDS)
    sent = {command["name"]: command for command in await command_tree(club.bot)}
    for name, command in sent.items():
        in_dms = any(Where.DM in rule.where for each, rule in COMMANDS.items() if each.split()[0] == name)
        assert command["contexts"] == ([0, 1] if in_dms else [0]), name
        assert command["integration_types"] == [0], name
    assert {name for name, command in sent.items() if command["contexts"] == [0]} == {
        "play", "lfg", "match", "rank", "tournament", "moderate", "cards", "lab"
    }  # fmt: skip
