"""Buttons that look and change nothing: cards, board, log, record, rules."""

from __future__ import annotations

from bot.errors import NoHint, NoSuchMatch, NotOurControl, OutOfOrder
from bot.limits import Quota
from bot.matches.health import RulesBroke
from bot.store.matches.statistics import Filter
from bot.table import pages, rules
from bot.table.action_id import LARGEST, ActionId
from bot.table.asking.words import words_page
from bot.table.layout import Layout
from bot.table.verbs import Verb
from cogs.components.handler import Handler
from cogs.components.playing import reading, turn, turned
from cogs.context import InteractionContext
from cogs.filming import allow_film, show_film
from cogs.history import FURTHEST, show_history
from cogs.looking import WHOLE, give_record, log_page, row_of, show_board
from cogs.replaying import pressed, show_moment
from cogs.reviewing import show_review
from engines.registry import GAMES


async def _view(visit: InteractionContext, action: ActionId) -> None:
    """Show the board; one side of it, which the menu chose, at double size. Raises NotOurControl."""
    await visit.acknowledge(private=not visit.in_private)
    async with visit.delivery.hands.panels.held(action.match, visit.user_id):
        live = (await visit.desk.live(action.match, visit.guild_id)).snapshot()
        sides = {WHOLE: None, **{str(each.number): each.number for each in live.people.seats}}
        chosen = visit.chosen[0] if visit.chosen else WHOLE
        if chosen not in sides:
            raise NotOurControl
        message = await show_board(visit, live, sides[chosen])
        await reading(visit, live, message.id)


async def _log(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=not visit.in_private)
    async with visit.delivery.hands.panels.held(action.match, visit.user_id):
        live = (await visit.desk.live(action.match, visit.guild_id)).snapshot()
        message = await log_page(visit, live, action.number)
        await reading(visit, live, message.id)


async def _cards(visit: InteractionContext, action: ActionId) -> None:
    """Open the cards that the person may read: a heap by the menu, a page or one card by a button."""
    visit.spend(Quota.LOOK)
    place = visit.chosen[0] if visit.chosen else action.detail
    await turn(visit, action, lambda live, seat: pages.cards(live, seat, visit.texts, place))


async def _hint(visit: InteractionContext, action: ActionId) -> None:
    """Show what a computer would answer. Raises NoHint."""
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    async with visit.desk.seated(action.match, visit.press) as (live, seat):
        if not pages.may_be_hinted(live, seat.number):
            raise NoHint
    answer = await visit.bot.host.computers.hint(live, seat.number)
    if live.question != (await visit.desk.live(live.id)).question:
        raise NoHint  # the moment has passed while the computer thought
    await turned(visit, action, lambda newest, number: pages.hint(newest, number, answer, visit.texts))


async def _words(visit: InteractionContext, action: ActionId) -> None:
    """Explain words of the game; from then on they are not marked any more."""
    visit.spend(Quota.LOOK)
    named = action.detail.split(".")
    await visit.acknowledge(private=not visit.in_private)
    async with visit.desk.seated(action.match, visit.press, standing_too=True) as (live, _):
        game = live.match.game.id
    words = [word for word in named if word in rules.leads(game).words]
    if not words:
        raise NotOurControl
    await visit.store.words.explained(visit.user_id, game, words)
    await turned(visit, action, lambda newest, seat: words_page(newest, seat, words, visit.texts))


async def _why(visit: InteractionContext, action: ActionId) -> None:
    visit.spend(Quota.LOOK)
    await turn(visit, action, lambda live, seat: pages.why(live, seat, visit.texts))


async def _record(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=not visit.in_private)
    await give_record(visit, await row_of(visit, action.match))


async def _replay(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=not visit.in_private)
    row = await row_of(visit, action.match)
    number, seat = pressed(visit, action)
    await show_moment(visit, row, number, seat)


async def _film(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=True)
    row = await row_of(visit, action.match)
    allow_film(visit, row)
    await show_film(visit, row)


async def _review(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=not visit.in_private)
    row = await row_of(visit, action.match)
    chosen = visit.chosen[0] if visit.chosen else ""
    if chosen and not chosen.isdecimal():
        raise NotOurControl
    await show_review(visit, row, int(chosen) if chosen else None)


async def _history(visit: InteractionContext, action: ActionId) -> None:
    """Turn a page of finished matches. Raises NotOurControl."""
    user, _, rest = action.detail.partition("/")
    against, _, game = rest.partition("/")
    known = user.isdecimal() and (against == "" or against.isdecimal()) and (game == "" or game in GAMES)
    if not known or max(int(user), int(against or 0)) > LARGEST:
        raise NotOurControl
    await visit.acknowledge(private=not visit.in_private)
    which = Filter(int(user), int(against) if against else None, game or None, visit.server_id)
    await show_history(visit, which, min(action.number, FURTHEST))


async def _rules(visit: InteractionContext, action: ActionId) -> None:
    """Open rules beside the match that they are read for; turn the page on a message that shows rules."""
    visit.spend(Quota.LOOK)
    page = _rules_page(visit, action)
    if action.verb is Verb.RULES and action.match:
        page = await _of_question(visit, action, page)
    if action.match:
        await visit.interaction.response.send_message(view=page, ephemeral=True)
    else:
        await visit.interaction.response.edit_message(view=page, attachments=[])


async def _of_question(visit: InteractionContext, action: ActionId, page: Layout) -> Layout:
    """Return the statements of what the person is asked now; the page where he is asked nothing."""
    try:
        live = await visit.desk.live(action.match, visit.guild_id)
        seat = live.people.seat_of(visit.user_id)
        if not visit.in_private or seat is None or live.stands or not live.asked(seat.number):
            return page
        prompt = live.prompt(seat.number)
    except (NoSuchMatch, OutOfOrder, RulesBroke):  # a challenge, or a match whose rules fail
        return page
    return rules.of_question(live.match.game.id, prompt, live.people.names(visit.texts), visit.texts)


def _rules_page(visit: InteractionContext, action: ActionId) -> Layout:
    """Return what a control that opens rules leads to. Raises NotOurControl."""
    chosen, texts = visit.chosen, visit.texts
    game, _slash, rest = action.detail.partition("/")
    if action.verb is Verb.RULES_GAME and len(chosen) == 1:
        game = chosen[0]
    if game not in GAMES and (game or action.verb in (Verb.CHAPTER, Verb.STATEMENTS)):
        raise NotOurControl
    try:
        match action.verb:
            case Verb.STATEMENTS:
                return rules.statements(game, rest.split("."), texts)
            case Verb.FOUND:
                return rules.found(game, rest, action.number, texts)
            case Verb.CHAPTER if chosen:
                return rules.chapter(game, _place(chosen[0]), 0, texts)
            case Verb.CHAPTER:
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
    Verb.CARDS: _cards,
    Verb.HINT: _hint,
    Verb.WHY: _why,
    Verb.WORDS: _words,
    Verb.VIEW: _view,
    Verb.LOG: _log,
    Verb.RECORD: _record,
    Verb.REPLAY: _replay,
    Verb.FILM: _film,
    Verb.REVIEW: _review,
    Verb.HISTORY: _history,
    Verb.RULES: _rules,
    Verb.RULES_GAME: _rules,
    Verb.CHAPTER: _rules,
    Verb.FOUND: _rules,
    Verb.STATEMENTS: _rules,
}
