"""Persons who see what Discord shows them, and press any control that answers."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bot.table.action_id import ActionId, BadActionId
from bot.table.verbs import MatchVerb
from tests.rigs.measuring.loopback import walk
from tests.rigs.measuring.sharded import Interaction, Sharded

ANSWERS = frozenset((MatchVerb.ANSWER, MatchVerb.MENU_ANSWER, MatchVerb.GATHER, MatchVerb.DONE))


def controls(message: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Return what on a message gives an answer, or a part of one."""
    found: list[dict[str, Any]] = []
    for one in walk(message["components"]) if message else ():
        try:
            action = ActionId.parse(str(one.get("custom_id", "")))
        except BadActionId:
            continue
        if action.verb in ANSWERS and not one.get("disabled"):
            found.append(one)
    return found


def question(message: dict[str, Any] | None) -> tuple[int, int] | None:
    """Return the match, and the number of the question, that a message asks."""
    asked = controls(message)
    action = ActionId.parse(asked[0]["custom_id"]) if asked else None
    return (action.match, action.number) if action else None


def asked(discord: Sharded, members: Iterable[int]) -> list[int]:
    """Return who of these persons is asked something in their DMs."""
    return [member for member in members if controls(discord.hand_of(member))]


async def press_any(
    discord: Sharded, member: int, message: dict[str, Any] | None, chance: Random
) -> Interaction | None:
    """Let somebody press any control that answers; None where there is none."""
    found = controls(message)
    if message is None or not found:
        return None
    control = chance.choice(found)
    values = [option["value"] for option in control.get("options", ())]
    chosen = (
        chance.sample(values, chance.randint(control["min_values"], control["max_values"])) if values else []
    )
    return await discord.pressed(member, message, control["custom_id"], chosen)
