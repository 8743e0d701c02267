"""Buttons that look and change nothing: cards, board, log, record, rules."""

from __future__ import annotations

import io

import discord

from bot.discord.delivery.pictures import DEFAULT_THEME
from bot.errors import NoHint, NoSuchMatch, NotOurControl, NotYourSeat, OutOfOrder
from bot.limits import Quota
from bot.matches.health import RulesBroke
from bot.matches.session import MatchSession
from bot.store.matches.statistics import MatchFilter
from bot.table import pages, rules
from bot.table.action_id import LARGEST, ActionId
from bot.table.asking.words import words_page
from bot.table.layout import MessageLayout
from bot.table.verbs import TURNED, MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.components.playing import reading, turn, turned
from cogs.context import InteractionContext
from cogs.filming import allow_film, show_film
from cogs.history import FURTHEST, show_history
from cogs.looking import WHOLE, give_record, log_page, row_of, show_board
from cogs.replaying import pressed, show_moment
from cogs.reviewing import show_review
from engines.registry import GAMES
from render import RenderedPicture


async def _view(context: InteractionContext, action: ActionId) -> None:
    """Show the board; one side of it, which the menu chose, at double size. Raises NotOurControl."""
    await context.acknowledge(private=not context.in_private)
    async with context.delivery.hands.panels.held(action.match, context.user_id):
        session = (await context.match_service.session(action.match, context.guild_id)).snapshot()
        sides = {WHOLE: None, **{str(each.number): each.number for each in session.people.seats}}
        chosen = context.chosen[0] if context.chosen else WHOLE
        if chosen not in sides:
            raise NotOurControl
        message = await show_board(context, session, sides[chosen])
        await reading(context, session, message.id)


async def _log(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=not context.in_private)
    async with context.delivery.hands.panels.held(action.match, context.user_id):
        session = (await context.match_service.session(action.match, context.guild_id)).snapshot()
        message = await log_page(context, session, action.number)
        await reading(context, session, message.id)


async def _cards(context: InteractionContext, action: ActionId) -> None:
    """Open the cards that the person may read: a heap by the menu, a page or one card by a button."""
    context.spend(Quota.LOOK)
    place, texts = context.chosen[0] if context.chosen else action.detail, context.texts
    await context.acknowledge(private=not context.in_private)
    async with context.delivery.hands.panels.held(action.match, context.user_id):
        session = (await context.match_service.session(action.match, context.guild_id)).snapshot()
        seat = session.people.seat_of(context.user_id)
        if seat is None:
            raise NotYourSeat
        shot = await _spread(context, session, seat.number, place)
        files = [] if shot is None else [_file(shot)]
        message = await context.show(pages.cards(session, seat.number, texts, place, shot), attachments=files)
        await reading(context, session, message.id)


async def _spread(
    context: InteractionContext, session: MatchSession, seat: int, place: str
) -> RenderedPicture | None:
    """Return the picture of a page of cards; None where it has none, or the person wants words alone."""
    chosen = context.preferences
    spread = None if chosen.text_board else pages.spread(session, seat, context.texts, place)
    if spread is None:
        return None
    theme = chosen.theme or DEFAULT_THEME
    return await context.delivery.pictures.spread(session, spread, context.texts, theme)


def _file(shot: RenderedPicture) -> discord.File:
    name = f"{pages.CARDS_FILE}.{shot.extension}"
    return discord.File(io.BytesIO(shot.data), name, description=shot.alt)


async def _hint(context: InteractionContext, action: ActionId) -> None:
    """Show what a computer would answer. Raises NoHint."""
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    async with context.match_service.seated(action.match, context.press) as (session, seat):
        if not pages.may_be_hinted(session, seat.number):
            raise NoHint
    reason = await context.bot.host.computers.hint(session, seat.number)
    if session.question != (await context.match_service.session(session.id)).question:
        raise NoHint  # the moment has passed while the computer thought
    await turned(context, action, lambda newest, number: pages.hint(newest, number, reason, context.texts))


async def _words(context: InteractionContext, action: ActionId) -> None:
    """Explain words of the game; from then on they are not marked any more."""
    context.spend(Quota.LOOK)
    named = action.detail.split(".")
    await context.acknowledge(private=not context.in_private)
    async with context.match_service.seated(action.match, context.press, standing_too=True) as (session, _):
        game = session.match.game.id
    words = [word for word in named if word in rules.leads(game).words]
    if not words:
        raise NotOurControl
    await context.store.words.explained(context.user_id, game, words)
    await turned(context, action, lambda newest, seat: words_page(newest, seat, words, context.texts))


async def _why(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await turn(context, action, lambda session, seat: pages.why(session, seat, context.texts))


async def _record(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=not context.in_private)
    await give_record(context, await row_of(context, action.match))


async def _replay(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=not context.in_private)
    row = await row_of(context, action.match)
    number, seat = pressed(context, action)
    if action.detail == TURNED:
        number = await context.bot.records.turning_point(row)
    await show_moment(context, row, number, seat)


async def _film(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=True)
    row = await row_of(context, action.match)
    allow_film(context, row)
    await show_film(context, row)


async def _review(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=not context.in_private)
    row = await row_of(context, action.match)
    chosen = context.chosen[0] if context.chosen else ""
    if chosen and not chosen.isdecimal():
        raise NotOurControl
    await show_review(context, row, int(chosen) if chosen else None)


async def _history(context: InteractionContext, action: ActionId) -> None:
    """Turn a page of finished matches. Raises NotOurControl."""
    user, _, rest = action.detail.partition("/")
    against, _, game = rest.partition("/")
    known = user.isdecimal() and (against == "" or against.isdecimal()) and (game == "" or game in GAMES)
    if not known or max(int(user), int(against or 0)) > LARGEST:
        raise NotOurControl
    await context.acknowledge(private=not context.in_private)
    which = MatchFilter(int(user), int(against) if against else None, game or None, context.server_id)
    await show_history(context, which, min(action.number, FURTHEST))


async def _rules(context: InteractionContext, action: ActionId) -> None:
    """Open rules beside the match that they are read for; turn the page on a message that shows rules."""
    context.spend(Quota.LOOK)
    page = _rules_page(context, action)
    if action.verb is MatchVerb.RULES and action.match:
        page = await _of_question(context, action, page)
    if action.match:
        await context.interaction.response.send_message(view=page, ephemeral=True)
    else:
        await context.interaction.response.edit_message(view=page, attachments=[])


async def _of_question(context: InteractionContext, action: ActionId, page: MessageLayout) -> MessageLayout:
    """Return the statements of what the person is asked now; the page where they are asked nothing."""
    try:
        session = await context.match_service.session(action.match, context.guild_id)
        seat = session.people.seat_of(context.user_id)
        if not context.in_private or seat is None or session.stands or not session.asked(seat.number):
            return page
        prompt = session.prompt(seat.number)
    except (NoSuchMatch, OutOfOrder, RulesBroke):  # a challenge, or a match whose rules fail
        return page
    return rules.of_question(
        session.match.game.id, prompt, session.people.names(context.texts), context.texts
    )


def _rules_page(context: InteractionContext, action: ActionId) -> MessageLayout:
    """Return what a control that opens rules leads to. Raises NotOurControl."""
    chosen, texts = context.chosen, context.texts
    game, _slash, rest = action.detail.partition("/")
    if action.verb is MatchVerb.RULES_GAME and len(chosen) == 1:
        game = chosen[0]
    of_one_game = action.verb in (MatchVerb.CHAPTER, MatchVerb.STATEMENTS, MatchVerb.OPTIONS)
    if game not in GAMES and (game or of_one_game):
        raise NotOurControl
    try:
        match action.verb:
            case MatchVerb.STATEMENTS:
                return rules.statements(game, rest.split("."), texts)
            case MatchVerb.FOUND:
                return rules.found(game, rest, action.number, texts)
            case MatchVerb.OPTIONS:
                return rules.match_options(game, action.number, texts)
            case MatchVerb.CHAPTER if chosen:
                return rules.chapter(game, _place(chosen[0]), 0, texts)
            case MatchVerb.CHAPTER:
                return rules.chapter(game, _place(rest), action.number, texts)
            case _:
                return rules.contents(game, texts) if game else rules.games(texts)
    except (ValueError, IndexError, KeyError) as error:
        raise NotOurControl from error


def _place(text: str) -> int:
    """Read the place of a chapter. Raises ValueError."""
    place = int(text)
    if place < 0:
        raise ValueError(text)
    return place


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.CARDS: _cards,
    MatchVerb.HINT: _hint,
    MatchVerb.WHY: _why,
    MatchVerb.WORDS: _words,
    MatchVerb.VIEW: _view,
    MatchVerb.LOG: _log,
    MatchVerb.RECORD: _record,
    MatchVerb.REPLAY: _replay,
    MatchVerb.FILM: _film,
    MatchVerb.REVIEW: _review,
    MatchVerb.HISTORY: _history,
    MatchVerb.RULES: _rules,
    MatchVerb.RULES_GAME: _rules,
    MatchVerb.CHAPTER: _rules,
    MatchVerb.FOUND: _rules,
    MatchVerb.STATEMENTS: _rules,
    MatchVerb.OPTIONS: _rules,
}
