"""Who may do what where: each command and each verb, pressed by everybody from everywhere.

What answers is put in the handlers' place, so that a cell tells of the door alone: let in, or why not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from discord import app_commands
from simcord import actors

from bot.app.client import command_tree
from bot.community.errors import NotAPlayer, NotModerator
from bot.errors import NoSuchMatch, NotManager, NotOurControl, NotYourSeat, PlayerError, ServerOnly
from bot.store import MODERATORS, PLAYERS, GuildPreferences
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts import texts_in
from bot.tournaments.course import unit_of_work
from bot.tournaments.course.errors import NoSuchTournament, NotOrganiser
from cogs import router
from cogs.access import COMMANDS, VERBS, Where
from tests.e2e.club import Club, said
from tests.e2e.hall import Hall
from tests.e2e.play import challenge
from tests.e2e.sketches import Sketches

LET_IN = "let in"
REFUSALS: Mapping[str, type[PlayerError]] = {
    "m": NoSuchMatch, "t": NoSuchTournament, "x": NotOurControl, "s": ServerOnly,
    "n": NotYourSeat, "p": NotAPlayer, "o": NotOrganiser, "d": NotModerator, "g": NotManager,
}  # fmt: skip
"""What the letters of the tables mean; `+` is let in."""

VERB_TABLE = """
accept luck unseal rematch swap_decks harder     +xx +xm ++mmp+mx
take_seat                                        +xx +xm ++mmp+mx
decline leave cancel deck refuse_seat record     +xx +xm ++mm++mx
bring continue                                   x+x x+m ++mmp+mx
hand answer menu gather page done go_on          +++ nnm +nmmnnmn
undo orders order habit always ahead ahead_leave x++ nnm +nmmnnmn
ahead_back more ask_concede concede claim cards  x++ nnm +nmmnnmn
offer_draw offer_end offer_pause give_time       x++ nnm +nmmnnmn
ask_back hint words why                          x++ nnm +nmmnnmn
accept_draw decline_draw accept_end decline_end  +xx nnm +nmmnnmn
accept_pause decline_pause accept_back           +xx nnm +nmmnnmn
decline_back claim_win wait                      +xx nnm +nmmnnmn
view log                                         +++ ++m ++mm++mx
replay review                                    ++x ++m ++mm++mx
film                                             x+x x+m ++mm++mx
history lfg_cancel                               x+x x+x +++x+++x
rank                                             ++x ++x +++x++++
rules learn lesson                               +++ +++ ++++++++
rules_game chapter found statements deck_text    x++ x++ +++++++x
l_answer l_menu l_gather l_page l_done l_on      x++ x++ +++++++x
l_back l_look                                    x++ x++ +++++++x
blocks unblock set_mine forget_me keep_me        x++ x++ +++++++x
l_play                                           x+s x+s +++sp++x
set_server                                       ggs x+s gggsgg+g
t_register t_deck t_here t_ready                 ++t ++t ++ttp+tt
t_ask_drop t_mine t_call t_standings t_why       ++t ++t ++tt++tt
t_decks                                          ++t ++t ++tt++tt
t_open                                           +tt +tt ++tt++tt
t_drop t_export                                  t+t t+t ++tt++tt
t_organise                                       ooo ++t oottooto
t_come                                           ooo +tt oottooto
t_set t_form t_group t_preview t_announce        ooo t+t oottooto
t_step t_result t_extra t_log t_person           ooo t+t oottooto
"""
"""Who presses: somebody who sits in the match and has entered the tournament, on a message for all, on one
for them alone, in direct messages; in the same places a manager, who has made the tournament; then, where the
verb stands, those of `OTHERS`."""

COMMAND_TABLE = """
play, lfg                                                                    +++sp+++
match board, match hand, match log, match concede, match draw, match off     +++s++++
match pause, match back, match claim, match wait, match export, match replay +++s++++
match gif, match review, match history, match verify                         +++s++++
rank me, rank server, rank game                                              +++s++++
tournament show, tournament here, tournament season show, cards list         +++s++++
tournament create, tournament season create                                  ooosoo++
tournament season count, tournament season end                               ooosoo++
moderate end, moderate pause, moderate resume, moderate adjudicate           dddsd+++
moderate replace, moderate log                                               dddsd+++
cards import, cards remove, cards export, cards picture, cards unpicture     gggsgg++
settings server                                                              gggsgg++
settings mine, matches, stats, away, rules, help, about, card, learn, puzzle ++++++++
deck new, deck edit, deck show, deck list, deck delete, deck import          ++++++++
deck export, privacy show, privacy export, privacy delete                    ++++++++
block add, block remove, block list, Block                                   ++++++++
"""
"""Who calls: the other seat, and those of `OTHERS` after it up to the manager of another server; the manager
stands before that one."""

OTHERS = ("other seat", "member", "blind", "outsider", "banned", "moderator", "abroad", "astray")
"""A member who does not see the channel calls and presses in another one, an outsider in direct messages, the
manager of another server there; astray is the member, on a message for all in another channel."""


class Row(NamedTuple):
    """What is pressed or called, and what it leads to for everybody."""

    names: list[str]
    cells: list[str]


def rows(table: str, comma: str | None = None) -> Iterator[Row]:
    for line in table.strip().splitlines():
        width = 3 if comma is None else 1
        names, *cells = line.rsplit(None, width)
        yield Row([each.strip() for each in names.split(comma)], cells)


def test_each_verb_and_each_command_has_its_row() -> None:
    """A new one is decided of in `cogs/access.py`, and written down here: who may, and from where."""
    verbs = [name for row in rows(VERB_TABLE) for name in row.names]
    assert sorted(verbs) == sorted(map(str, Verb))
    assert set(VERBS) == set(Verb)
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
        """Press; return the letter of what that leads to."""
        person = self.people[who].user if place == "dm" else self.people[who]
        number = self.event if verb.startswith("t_") else self.match
        data = {"custom_id": str(ActionId(number, 0, verb)), "component_type": 2}
        message = await self.message(who, place)
        return await self._answered(actors._component_interaction(person, message, data))

    async def call(self, who: str, name: str) -> str:
        """Call a command; return the letter of what that leads to."""
        person = self.people[who]
        if name == "Block":
            target = str(self.people["member"].id)
            user = {"id": target, "username": "cyd", "discriminator": "0", "avatar": None}
            data: dict[str, Any] = {
                "id": "1", "name": name, "type": 2, "target_id": target, "resolved": {"users": {target: user}}
            }  # fmt: skip
        else:
            first, *rest = name.split()
            options: list[dict[str, Any]] = []
            for depth, part in enumerate(reversed(rest)):
                options = [{"type": 2 if depth else 1, "name": part, "options": options}]
            data = {"id": "1", "name": first, "type": 1, "options": options}
        person = person.user if who == "outsider" else person
        return await self._answered(actors._dispatch_actor_interaction(person, 2, self.channel(who), data))

    async def _answered(self, interaction: Any) -> str:
        self.club.env._begin_operation("press")
        try:
            told = said(await interaction)
        finally:
            self.club.env._end_operation()
        for letter, refusal in REFUSALS.items():
            if told.startswith(texts_in("en").say(refusal.key, roles="").partition(":")[0]):
                return letter
        return "+" if told == LET_IN else told


@pytest.fixture
async def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)  # else a timer would be waited for
    async with Club.open(tmp_path, renderer=Sketches) as club:
        scene = Scene(club)
        await scene.furnish()
        for who in scene.people.keys() - {"outsider"}:  # before what answers is exchanged
            await scene.message(who, "private")

        async def answer(context: Any, _: Any) -> None:
            await context.whisper(notice(LET_IN))

        async def invoke(_: Any, interaction: discord.Interaction, *__: Any) -> None:
            await interaction.response.send_message(view=notice(LET_IN), ephemeral=True)

        monkeypatch.setattr(router, "HANDLERS", dict.fromkeys(Verb, answer))
        monkeypatch.setattr(app_commands.Command, "_invoke_with_namespace", invoke)
        monkeypatch.setattr(app_commands.ContextMenu, "_invoke", invoke)
        yield scene


PLACES = ("channel", "private", "dm")


async def test_a_press_is_let_in_or_refused_as_the_table_says(scene: Scene) -> None:
    wrong: list[str] = []
    for row in rows(VERB_TABLE):
        seat, manager, others = row.cells
        stands = next(place for place in range(3) if "+" in (seat[place], manager[place]))
        cells = [("seat", place, cell) for place, cell in zip(PLACES, seat, strict=True)]
        cells += [("manager", place, cell) for place, cell in zip(PLACES, manager, strict=True)]
        for who, cell in zip(OTHERS, others, strict=True):
            place = {"outsider": "dm", "astray": "channel"}.get(who, PLACES[stands])
            cells.append((who, place, cell))
        for verb in map(Verb, row.names):
            for who, place, cell in cells:
                answer = await scene.press(who, place, verb)
                if answer != cell:
                    wrong.append(f"{verb}, {who} in {place}: {answer}, not {cell}")
    assert wrong == []


async def test_a_command_is_let_in_or_refused_as_the_table_says(scene: Scene) -> None:
    people = [*OTHERS[:6], "manager", "abroad"]
    wrong: list[str] = []
    for row in rows(COMMAND_TABLE, ","):
        (cells,) = row.cells
        for name in row.names:
            for who, cell in zip(people, cells, strict=True):
                answer = await scene.call(who, name)
                if answer != cell:
                    wrong.append(f"/{name}, {who}: {answer}, not {cell}")
    assert wrong == []


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
        "play", "lfg", "match", "rank", "tournament", "moderate", "cards"
    }  # fmt: skip
