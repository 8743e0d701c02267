"""The menu of what to bring, and the form in which a deck is written."""

from __future__ import annotations

from bot.decks.offers import take
from bot.errors import ChallengeOver, DeckWarned, NotOurControl, NotYourSeat
from bot.limits import Quota
from bot.store import MatchStatus
from bot.table.action_id import ActionId
from bot.table.challenge import outcome
from bot.table.panel import notice
from bot.table.verbs import Verb
from cogs.commands.decks import save_deck
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.deck_menu import close_deck_menus, deck_offers, show_deck_menu
from cogs.starting import place_finder


async def _open_menu(visit: InteractionContext, action: ActionId) -> None:
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=not visit.in_private)
    await show_deck_menu(visit, action.match)


async def _bring(visit: InteractionContext, action: ActionId) -> None:
    """Take the deck that a person has chosen from his private menu, or confirmed below it."""
    await visit.acknowledge()
    if not action.detail and len(visit.chosen) != 1:
        raise NotOurControl
    wanted = action.detail or visit.chosen[0]
    try:
        _, _, offered = await deck_offers(visit, action.match)
        deck = take(offered, wanted, visit.texts, confirmed=bool(action.detail))
        begun = await visit.challenges.bring(action.match, visit.press, deck, place_finder(visit))
    except DeckWarned:
        await show_deck_menu(visit, action.match, wanted)
        return
    except (ChallengeOver, NotYourSeat) as error:
        await _close_menu(visit, action.match, visit.texts.tell(error.say))
        return
    if begun is None:
        await show_deck_menu(visit, action.match)
    else:
        await _close_menu(visit, action.match, "")
        await close_deck_menus(visit, action.match)


async def _close_menu(visit: InteractionContext, match_id: int, why: str) -> None:
    """Say in the place of a pressed menu how the challenge ended, or else why there is no choice."""
    row = await visit.store.matches.get(match_id)
    if row is not None and row.status is not MatchStatus.CHALLENGE:
        why = outcome(row, visit.texts)
    shown = await visit.show(notice(why))
    visit.bot.deck_menus.closed(match_id, shown.id)


async def _take_form(visit: InteractionContext, action: ActionId) -> None:
    """Keep the deck that was written in a form."""
    await visit.acknowledge(private=True)
    game, _slash, name = action.detail.partition("/")
    await visit.show(notice(await save_deck(visit, game, name, visit.written)))


HANDLERS: dict[Verb, Handler] = {Verb.DECK: _open_menu, Verb.BRING: _bring}
FORMS: dict[Verb, Handler] = {Verb.DECK_FORM: _take_form}
