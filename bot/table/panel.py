"""The private panel: a player's hand and decisions. By DM, or ephemeral through *My Hand*."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.matches.live import Live
from bot.table.action_id import ActionId
from bot.table.board import controls_for, outcome, recent_story, standing, timestamp
from bot.table.controls import Controls, Row
from bot.table.gathered import Gathered
from bot.table.layout import Layout, button, picture, rows, shorten
from bot.table.rules import rules_button
from bot.table.verbs import Verb
from bot.texts import Texts
from engines.kernel import Option

HAND_FILE = "hand"
STORY_LINES = 4


def panel(
    live: Live, seat: int, texts: Texts, extension: str, alt: str, state: Gathered | None = None
) -> Layout:
    """Return a seat's panel with its picture attached as `hand.<extension>`."""
    state = state or Gathered()
    items: list[ui.Item[Any]] = [picture(f"{HAND_FILE}.{extension}", alt)]
    lines = [f"-# {line}" for line in recent_story(live, texts, seat, STORY_LINES)]
    lines += standing(live, texts)
    made_rows: tuple[Row, ...] = ()
    if seat in live.people.spared:
        lines.append(f"-# {texts.tell(live.people.spared[seat], live.people.names(texts))}")
    if live.match.result:
        lines.append(outcome(live.match, live.people.names(texts), texts))
    elif live.stands:
        lines.append(texts.say("panel-paused"))
    elif live.asked(seat):
        made = controls_for(live, live.match.decision(seat), live.prompt(seat), texts, state)
        made_rows = made.rows
        lines += [*_question(live, seat, made, texts), *made.notes]
    else:
        names = live.people.names(texts)
        others = ", ".join(names[other] for other in live.awaited if other != seat)
        lines.append(texts.say("panel-waiting", who=others))
    items.append(ui.TextDisplay(shorten("\n".join(lines), 3_500)))
    return Layout(ui.Container(*items), *made_rows, *rows(_table_buttons(live, seat, texts)))


def _question(live: Live, seat: int, made: Controls, texts: Texts) -> Iterator[str]:
    """Yield what a seat is asked, where its answers lead, and what comes without one."""
    prompt, names, due = live.prompt(seat), live.people.names(texts), live.clocks.dues.get(seat)
    yield f"**{texts.tell(prompt.title, names)}**" + (f" · {timestamp(due)}" if due else "")
    if prompt.about:
        yield f"-# {texts.tell(prompt.about, names)}"
    yield from made.leads
    if seat in live.clocks.sole:
        yield f"-# {texts.say('panel-sole')}"
    elif due and prompt.default:
        yield f"-# {texts.say('panel-default', what=texts.tell(prompt.default, names))}"


def _table_buttons(live: Live, seat: int, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what a player may do at any time."""
    match = live.match
    if match.result:
        return
    yield button(str(ActionId(live.id, 0, Verb.HAND)), texts.say("button-refresh"), emoji="🔄")
    if live.stands:
        yield button(str(ActionId(live.id, 0, Verb.ASK_CONCEDE)), texts.say("button-concede"))
        return
    if match.orders(seat):
        yield button(str(ActionId(live.id, 0, Verb.ORDERS)), texts.say("button-orders"), emoji="🔔")
    if match.can_undo(seat):
        yield button(str(ActionId(live.id, live.question, Verb.UNDO)), texts.say("button-undo"), emoji="↩️")
    if match.game.claim(match.table, seat) is not None:
        yield button(str(ActionId(live.id, 0, Verb.CLAIM)), texts.say("button-claim-draw"))
    if all(other.user_id for other in live.people.seats) and not live.people.seats[seat].offers_draw:
        yield button(str(ActionId(live.id, 0, Verb.OFFER_DRAW)), texts.say("button-offer-draw"))
    yield button(str(ActionId(live.id, 0, Verb.ASK_CONCEDE)), texts.say("button-concede"))
    yield rules_button(live.id, match.game.id, texts)


def confirm_concede(live: Live, texts: Texts) -> Layout:
    """Return the question before a concession."""
    return Layout(
        ui.TextDisplay(texts.say("concede-question")),
        ui.ActionRow(
            button(
                str(ActionId(live.id, 0, Verb.CONCEDE)),
                texts.say("button-concede"),
                discord.ButtonStyle.danger,
            ),
            button(str(ActionId(live.id, 0, Verb.HAND)), texts.say("button-keep-playing")),
        ),
    )


def orders(live: Live, seat: int, texts: Texts) -> Layout | None:
    """Return what a seat can order of what it is asked from now on; None where nothing is."""
    sheet = live.match.game.outlook.order_sheet(live.view(seat)) if live.match.orders(seat) else None
    if sheet is None:
        return None
    switches = [option for option in sheet.options if option.on is not None]
    lines = [f"**{texts.tell(sheet.title)}**"]
    lines += [f"{'🔔' if option.on else '🔕'} {texts.tell(option.label)}" for option in switches]
    return Layout(
        ui.TextDisplay("\n".join(lines)),
        *rows(_order(live, option, texts) for option in sheet.options if option.on is None),
        *rows(_order(live, option, texts) for option in switches),
        ui.ActionRow(button(str(ActionId(live.id, 0, Verb.HAND)), texts.say("button-hand"), emoji="🃏")),
    )


def _order(live: Live, option: Option, texts: Texts) -> ui.Button[Any]:
    emoji = None if option.on is None else "🔔" if option.on else "🔕"
    style = discord.ButtonStyle.primary if option.on else discord.ButtonStyle.secondary
    custom_id = str(ActionId(live.id, 0, Verb.ORDER, option.key))
    return button(custom_id, texts.tell(option.label), style, emoji)


def notice(text: str) -> Layout:
    """Return a plain private sentence, in the same kind of message as the panels."""
    return Layout(ui.TextDisplay(shorten(text, 4_000)))
