"""*When to Ask Me*: a game's own orders, habits, and texts that are always answered alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.layout import LABEL, MENU, MessageLayout, button, menu, rows, shorten
from bot.table.pages import back
from bot.table.verbs import MatchVerb, Verb
from bot.texts import Texts, dashed
from engines.kernel import Option, Prompt, habit_sheet, has_habits, text_asking

FEW = 10
"""Orders of a group up to which they are buttons."""
AGAIN = "again"
"""The detail of the menu of texts that are to ask once more."""


def orders(session: MatchSession, seat: int, texts: Texts) -> MessageLayout | None:
    """Return what a seat can order of what it is asked from now on; None where nothing is."""
    game = session.match.game
    sheet = game.seat_interface.order_sheet(session.view(seat)) if session.match.orders(seat) else None
    habits = habit_sheet(game, session.people.seats[seat].said.habits) if has_habits(game) else None
    if session.match.result is not None or (sheet is None and habits is None):
        return None
    lines, made = list[str](), list[ui.ActionRow[Any]]()
    for each, verb in ((sheet, MatchVerb.ORDER), (habits, MatchVerb.HABIT)):
        if each is not None:
            lines.append(f"**{texts.tell(each.title)}**")
            many, few = _by_number(each.options)
            switches = [option for option in few if option.on is not None]
            lines += _cut(switches, verb, texts)
            made += rows(_order(session, option, verb, texts) for option in few if option.on is None)
            for name, options in many.items():
                made += _menus(session, name, options, verb, texts)
            made += rows(_order(session, option, verb, texts) for option in switches)
    lines.append(f"-# {texts.say('orders-bells')}")
    made += rows(_always(session, seat, texts))
    said = session.people.seats[seat].said.always.values()
    lines += [f"🔕 {given.label}" for given in said]
    if said:
        offered = [(str(place), given.label, None) for place, given in enumerate(said)]
        made.append(
            menu(str(ActionId(session.id, 0, MatchVerb.ALWAYS, AGAIN)), texts.say("always-again"), offered)
        )
    return MessageLayout(ui.TextDisplay(shorten("\n".join(lines), 3_500)), *made, back(session, seat, texts))


def _by_number(options: Sequence[Option]) -> tuple[Mapping[str, Sequence[Option]], Sequence[Option]]:
    """Return the groups of more than a few orders, each for menus, and what is left, for buttons."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    many = {name: found for name, found in groups.items() if len(found) > FEW}
    return many, [option for option in options if option.group not in many]


def _menus(
    session: MatchSession, name: str, options: Sequence[Option], verb: Verb, texts: Texts
) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menus of a group: to choose one of its orders turns it, or gives it."""
    title = texts.say(f"{session.match.game.prefix}-group-{dashed(name)}")
    for start in range(0, len(options), MENU):
        part = options[start : start + MENU]
        offered = [(option.key, _in_menu(option, verb, texts), None) for option in part]
        yield menu(str(ActionId(session.id, 0, verb, f"{name}/{start}")), title, offered)


def _in_menu(option: Option, verb: Verb, texts: Texts) -> str:
    label = texts.tell(option.label)
    return label if option.on is None else f"{_bell(option, verb)} {label}"


def _cut(switches: Sequence[Option], verb: Verb, texts: Texts) -> Iterator[str]:
    """Yield the switches of which a button has no room to say all."""
    for option in switches:
        label = texts.tell(option.label)
        if len(label) > LABEL:
            yield f"{_bell(option, verb)} {label}"


def _bell(option: Option, verb: Verb) -> str:
    """Tell whether its player is asked: a stop that is on asks, a habit that is on does not."""
    return "🔔" if bool(option.on) is (verb is MatchVerb.ORDER) else "🔕"


def _order(session: MatchSession, option: Option, verb: Verb, texts: Texts) -> ui.Button[Any]:
    emoji = None if option.on is None else _bell(option, verb)
    style = discord.ButtonStyle.primary if option.on else discord.ButtonStyle.secondary
    return button(str(ActionId(session.id, 0, verb, option.key)), texts.tell(option.label), style, emoji)


def _always(session: MatchSession, seat: int, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what the text that asks now can be answered always."""
    if not session.asked(seat) or text_asking(session.match.game, session.match.decision(seat)) is None:
        return
    prompt = session.prompt(seat)
    for option in prompt.options:
        if option.refused is None:
            custom_id = ActionId(session.id, session.question, MatchVerb.ALWAYS, option.key)
            yield button(str(custom_id), always_label(session, prompt, option, texts))


def always_label(session: MatchSession, prompt: Prompt, option: Option, texts: Texts) -> str:
    """Return what an answer is called that a text is to have always."""
    names = session.people.names(texts)
    title, answer = texts.tell(prompt.title, names), texts.tell(option.label, names)
    return texts.say("always-this", title=title, answer=answer)
