"""The table of doors: who may do what where, by the letters of one answer for each cell.

It is pressed in the simulated Discord (`test_access.py`) and over a real line (`rigs/soaking/doors.py`).
What answers is put in the handlers' place, so that a cell tells of the door alone: let in, or why not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, Protocol

import discord
import pytest
from discord import app_commands

from bot.community.errors import NotAPlayer, NotModerator
from bot.errors import NoSuchMatch, NotManager, NotOurControl, NotYourSeat, PlayerError, ServerOnly
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb, registered, verb_of
from bot.texts import texts_in
from bot.tournaments.course.errors import NoSuchTournament, NotOrganiser
from cogs import router

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
bring continue first                             x+x x+m ++mmp+mx
hand answer menu gather page fold done go_on     +++ nnm +nmmnnmn
undo orders order habit always ahead ahead_leave x++ nnm +nmmnnmn
ahead_back ask_concede concede claim cards       x++ nnm +nmmnnmn
offer_draw offer_end offer_pause give_time       x++ nnm +nmmnnmn
ask_back hint words why                          x++ nnm +nmmnnmn
accept_draw decline_draw accept_end decline_end  +xx nnm +nmmnnmn
accept_pause decline_pause accept_back           +xx nnm +nmmnnmn
decline_back claim_win wait                      +xx nnm +nmmnnmn
view log more                                    +++ ++m ++mm++mx
replay review                                    ++x ++m ++mm++mx
film                                             x+x x+m ++mm++mx
history lfg_cancel                               x+x x+x +++x+++x
rank                                             ++x ++x +++x++++
rules learn lesson                               +++ +++ ++++++++
rules_game chapter found statements deck_text    x++ x++ +++++++x
l_answer l_menu l_gather l_page l_done l_on      x++ x++ +++++++x
l_back l_look l_about l_fold                     x++ x++ +++++++x
blocks unblock set_mine forget_me keep_me        x++ x++ +++++++x
home matches settings options                    x++ x++ +++++++x
l_play home_challenge home_search                x+s x+s +++sp++x
set_server settings_server                       ggs x+s gggsgg+g
lab lab_report lab_stop lab_watch                ggs x+s gggsgg+g
t_register t_deck t_here t_ready                 ++t ++t ++ttp+tt
t_ask_drop t_mine t_call t_standings t_why       ++t ++t ++tt++tt
t_decks                                          ++t ++t ++tt++tt
t_open                                           +tt +tt ++tt++tt
t_drop t_export                                  t+t t+t ++tt++tt
t_organise                                       ooo ++t oottooto
t_come t_rule                                    ooo +tt oottooto
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
lab run, lab report, lab compare, lab stop                                   gggsgg++
settings server                                                              gggsgg++
settings mine, matches, stats, away, rules, help, about, card, learn, puzzle ++++++++
deck new, deck add, deck edit, deck show, deck list, deck delete, deck import ++++++++
deck export, privacy show, privacy export, privacy delete                    ++++++++
block add, block remove, block list, Block                                   ++++++++
"""
"""Who calls: the other seat, and those of `OTHERS` after it up to the manager of another server; the manager
stands before that one."""

OTHERS = ("other seat", "member", "blind", "outsider", "banned", "moderator", "abroad", "astray")
"""A member who does not see the channel calls and presses in another one, an outsider in direct messages, the
manager of another server there; astray is the member, on a message for all in another channel."""


PLACES = ("channel", "private", "dm")
"""Where a message stands on which somebody presses."""


class Row(NamedTuple):
    """What is pressed or called, and what it leads to for everybody."""

    names: list[str]
    cells: list[str]


class Cell(NamedTuple):
    """One press or one call, and the letter of what it leads to."""

    name: str
    who: str
    place: str | None
    """Where the pressed message stands; None for a command."""
    right: str


class Doors(Protocol):
    """People in front of the doors."""

    async def press(self, who: str, place: str, verb: Verb) -> str:
        """Let somebody press; return what they are told."""
        ...

    async def call(self, who: str, name: str) -> str:
        """Let somebody call a command; return what they are told."""
        ...


def rows(table: str, comma: str | None = None) -> Iterator[Row]:
    """Read a table."""
    for line in table.strip().splitlines():
        width = 3 if comma is None else 1
        names, *cells = line.rsplit(None, width)
        yield Row([each.strip() for each in names.split(comma)], cells)


def presses() -> Iterator[Cell]:
    """Return all cells of the table of verbs."""
    for row in rows(VERB_TABLE):
        seat, manager, others = row.cells
        stands = next(place for place in range(3) if "+" in (seat[place], manager[place]))
        cells = [("seat", place, cell) for place, cell in zip(PLACES, seat, strict=True)]
        cells += [("manager", place, cell) for place, cell in zip(PLACES, manager, strict=True)]
        for who, cell in zip(OTHERS, others, strict=True):
            place = {"outsider": "dm", "astray": "channel"}.get(who, PLACES[stands])
            cells.append((who, place, cell))
        for name in row.names:
            yield from (Cell(name, who, place, right) for who, place, right in cells)


def calls() -> Iterator[Cell]:
    """Return all cells of the table of commands."""
    people = [*OTHERS[:6], "manager", "abroad"]
    for row in rows(COMMAND_TABLE, ","):
        (cells,) = row.cells
        for name in row.names:
            yield from (Cell(name, who, None, right) for who, right in zip(people, cells, strict=True))


async def wrong(doors: Doors, cells: Iterable[Cell]) -> list[str]:
    """Press and call; return what leads elsewhere than the table says."""
    found: list[str] = []
    for name, who, place, right in cells:
        if place is None:
            answer, what = letter(await doors.call(who, name)), f"/{name}, {who}"
        else:
            answer, what = letter(await doors.press(who, place, verb_of(name))), f"{name}, {who} in {place}"
        if answer != right:
            found.append(f"{what}: {answer}, not {right}")
    return found


def letter(told: str) -> str:
    """Return the letter of what somebody is told; the words where there is none."""
    for each, refusal in REFUSALS.items():
        if told.startswith(texts_in("en").say(refusal.key, roles="").partition(":")[0]):
            return each
    return "+" if told == LET_IN else told


def pressed(verb: Verb, match: int, event: int) -> str:
    """Return the custom id of a control for a match, or for a tournament."""
    return str(ActionId(event if verb.startswith("t_") else match, 0, verb))


def called(name: str, target: int) -> dict[str, Any]:
    """Return what Discord sends of a command, or of the menu of a person."""
    if name == "Block":
        user = {"id": str(target), "username": "cyd", "discriminator": "0", "avatar": None}
        return {
            "id": "1", "name": name, "type": 2, "target_id": str(target),
            "resolved": {"users": {str(target): user}},
        }  # fmt: skip
    first, *rest = name.split()
    options: list[dict[str, Any]] = []
    for depth, part in enumerate(reversed(rest)):
        options = [{"type": 2 if depth else 1, "name": part, "options": options}]
    return {"id": "1", "name": first, "type": 1, "options": options}


def answer_all(patch: pytest.MonkeyPatch) -> None:
    """Let everybody who is let in be told so, and nothing else be done."""

    async def answer(context: Any, _: Any) -> None:
        await context.whisper(notice(LET_IN))

    async def invoke(_: Any, interaction: discord.Interaction, *__: Any) -> None:
        await interaction.response.send_message(view=notice(LET_IN), ephemeral=True)

    patch.setattr(router, "HANDLERS", dict.fromkeys(registered(), answer))
    patch.setattr(app_commands.Command, "_invoke_with_namespace", invoke)
    patch.setattr(app_commands.ContextMenu, "_invoke", invoke)
