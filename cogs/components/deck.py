"""The menu of what to bring, and the form in which a deck is written."""

from __future__ import annotations

from bot.decks.offers import take
from bot.errors import ChallengeOver, DeckWarned, NotOurControl, NotYourSeat
from bot.limits import Quota
from bot.store import MatchStatus
from bot.table.action_id import ActionId
from bot.table.challenge import outcome
from bot.table.panel import notice
from bot.table.verbs import MatchVerb, Verb
from cogs.commands.decks import save_deck
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.deck_menu import close_deck_menus, deck_offers, show_deck_menu
from cogs.starting import place_finder


async def _open_menu(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge(private=not context.in_private)
    await show_deck_menu(context, action.match)


async def _bring(context: InteractionContext, action: ActionId) -> None:
    """Take the deck that a person has chosen from their private menu, or confirmed below it."""
    await context.acknowledge()
    if not action.detail and len(context.chosen) != 1:
        raise NotOurControl
    wanted = action.detail or context.chosen[0]
    try:
        _, _, offered = await deck_offers(context, action.match)
        deck = take(offered, wanted, context.texts, confirmed=bool(action.detail))
        begun = await context.challenges.bring(action.match, context.press, deck, place_finder(context))
    except DeckWarned:
        await show_deck_menu(context, action.match, wanted)
        return
    except (ChallengeOver, NotYourSeat) as error:
        await _close_menu(context, action.match, context.texts.tell(error.say))
        return
    if begun is None:
        await show_deck_menu(context, action.match)
    else:
        await _close_menu(context, action.match, "")
        await close_deck_menus(context, action.match)


async def _close_menu(context: InteractionContext, match_id: int, why: str) -> None:
    """Say in the place of a pressed menu how the challenge ended, or else why there is no choice."""
    row = await context.store.matches.get(match_id)
    if row is not None and row.status is not MatchStatus.CHALLENGE:
        why = outcome(row, context.texts)
    shown = await context.show(notice(why))
    context.bot.deck_menus.closed(match_id, shown.id)


async def _take_form(context: InteractionContext, action: ActionId) -> None:
    """Keep the deck that was written in a form."""
    await context.acknowledge(private=True)
    game, _slash, name = action.detail.partition("/")
    await context.show(notice(await save_deck(context, game, name, context.written)))


HANDLERS: dict[Verb, Handler] = {MatchVerb.DECK: _open_menu, MatchVerb.BRING: _bring}
FORMS: dict[Verb, Handler] = {MatchVerb.DECK_FORM: _take_form}
