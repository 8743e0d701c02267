"""Searches for an opponent as people see them: privately while they go on, and the call when two have met."""

from __future__ import annotations

from datetime import UTC, datetime

from discord import ui

from bot.ladder.verbs import LadderVerb
from bot.store import MatchRow, MatchStatus, SearchRow
from bot.table.action_id import ActionId
from bot.table.board import timestamp
from bot.table.challenge import sealed_dice
from bot.table.layout import MessageLayout, button
from bot.texts import Texts


def looking(row: SearchRow, texts: Texts, *, new: bool) -> MessageLayout:
    """Return what who looks for an opponent sees, and nobody else."""
    until = timestamp(datetime.fromtimestamp(row.until, UTC))
    values = {"game": texts.game(row.game), "clock": texts.say(f"clock-{row.clock}"), "until": until}
    where = f"<#{row.channel_id}>"
    lines = [
        texts.say("search-begun", **values) if new else texts.say("search-goes-on", where=where, **values)
    ]
    if row.deck is not None:
        lines.append(texts.say("search-deck", deck=row.deck.name))
    lines.append(f"-# {texts.say('search-how')}")
    cancel = button(str(ActionId(row.id, 0, LadderVerb.CANCEL_SEARCH)), texts.say("button-lfg-cancel"))
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), ui.ActionRow(cancel))


def met(match: MatchRow, pair: tuple[SearchRow, SearchRow], texts: Texts) -> MessageLayout:
    """Return the message that calls two to the match for which they looked."""
    first, second = (texts.mention(each.user_id) for each in pair)
    said = {"first": first, "second": second, "game": texts.game(match.game), "code": match.code}
    if match.status is MatchStatus.CANCELLED:
        seed = texts.say("challenge-seed", seed=match.seed, code=match.code)
        lines = [texts.say("search-met-in-vain", **said), f"-# {seed}"]
    else:
        lines = [texts.say("search-met", **said), *sealed_dice(match, texts)]
    return MessageLayout(ui.TextDisplay("\n".join(lines)))
