"""A person's block list, page by page, with a menu that lets somebody come again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.community.verbs import CommunityVerb
from bot.store.people.blocks import Blocked
from bot.table.action_id import ActionId
from bot.table.layout import MENU, MessageLayout, button, menu
from bot.texts import Texts


def block_list(blocked: Sequence[Blocked], page: int, texts: Texts) -> MessageLayout:
    """Return a page of a block list."""
    if not blocked:
        return MessageLayout(ui.TextDisplay(texts.say("block-nobody")))
    pages = -(-len(blocked) // MENU)
    page = min(page, pages - 1)
    shown = blocked[page * MENU : (page + 1) * MENU]
    lines = [f"### {texts.say('block-title', count=len(blocked))}"]
    lines += [f"- {each.name} ({texts.mention(each.user_id)})" for each in shown]
    lines.append(f"-# {texts.say('block-what')}")
    options = [(str(each.user_id), each.name, str(each.user_id)) for each in shown]
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(lines)),
        menu(str(ActionId(0, page, CommunityVerb.UNBLOCK)), texts.say("block-remove"), options),
    ]
    if pages > 1:
        label = texts.say("choose-page", page=page + 1, pages=pages)
        items.append(ui.ActionRow(button(str(ActionId(0, (page + 1) % pages, CommunityVerb.BLOCKS)), label)))
    return MessageLayout(*items)
