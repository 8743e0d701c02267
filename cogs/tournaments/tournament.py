"""Buttons and menus of tournaments that players press; those of onlookers and organisers are beside it."""

from __future__ import annotations

from bot.decks.offers import take
from bot.errors import DeckWarned, NotOurControl
from bot.limits import Quota
from bot.store import Place
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts import nearest_locale, texts_in
from bot.tournaments.course.errors import DeckWanted
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.signup import entered
from bot.tournaments.views.deck import event_deck_choice
from bot.tournaments.views.table import confirm_drop, mine
from bot.tournaments.views.words import where_of
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.starting import person
from cogs.tournaments.caller import caller, event_decks


async def event_of(visit: InteractionContext, action: ActionId) -> Tournament:
    """Return the event that a control belongs to. Raises NoSuchTournament."""
    return await visit.organiser.office.read(action.match, visit.guild_id)


def place_of(action: ActionId) -> Place:
    """Return the table that a control's detail names. Raises NotOurControl."""
    try:
        stage, round, table = map(int, action.detail.split(":"))
    except ValueError as error:
        raise NotOurControl from error
    return Place(action.match, stage, round, table)


async def _register(visit: InteractionContext, action: ActionId) -> None:
    """Enter somebody, or ask what he brings."""
    await visit.acknowledge(private=True)
    signup = visit.organiser.signup
    who = person(visit.interaction.user)
    await visit.remember_language()
    try:
        entry = await signup.register(action.match, visit.press, who, None)
    except DeckWanted:
        event = await event_of(visit, action)
        await visit.show(event_deck_choice(event, None, await event_decks(visit, event), visit.texts))
        return
    await visit.show(notice(visit.texts.say("tournament-you-are-in", number=entry.number)))


async def _deck(visit: InteractionContext, action: ActionId) -> None:
    """Open the menu of what to bring, or take what was chosen in it."""
    visit.spend(Quota.LOOK)
    wanted = action.detail or next(iter(visit.chosen), "")
    await visit.acknowledge(private=not wanted)
    event = await event_of(visit, action)
    offered = await event_decks(visit, event)
    if not wanted:
        own = entered(event, visit.user_id)
        await visit.show(event_deck_choice(event, own.deck, offered, visit.texts))
        return
    signup = visit.organiser.signup
    own = event.of_user(visit.user_id)
    try:
        deck = take(offered, wanted, visit.texts, confirmed=bool(action.detail))
    except DeckWarned:
        await visit.show(event_deck_choice(event, own.deck if own else None, offered, visit.texts, wanted))
        return
    if own is not None and own in event.here:
        await signup.choose_deck(event.id, visit.press, deck)
        said = visit.texts.say("tournament-deck-changed", deck=deck.name)
    else:
        await visit.remember_language()
        entry = await signup.register(event.id, visit.press, person(visit.interaction.user), deck)
        said = visit.texts.say("tournament-you-are-in-with", number=entry.number, deck=deck.name)
    await visit.show(notice(said))


async def _here(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge(private=True)
    entry = await visit.organiser.signup.check_in(action.match, visit.press)
    await visit.show(notice(visit.texts.say("tournament-you-are-here", number=entry.number)))


async def _ask_drop(visit: InteractionContext, action: ActionId) -> None:
    """Ask once more."""
    await visit.acknowledge(private=True)
    event = await event_of(visit, action)
    entered(event, visit.user_id)
    await visit.show(confirm_drop(event, visit.texts))


async def _drop(visit: InteractionContext, action: ActionId) -> None:
    await visit.acknowledge()
    await visit.organiser.leaving.drop(action.match, visit.press)
    await visit.show(notice(visit.texts.say("tournament-you-have-left")))


async def _mine(visit: InteractionContext, action: ActionId) -> None:
    visit.spend(Quota.LOOK)
    await visit.acknowledge(private=True)
    event = await event_of(visit, action)
    await visit.show(mine(event, entered(event, visit.user_id).number, visit.texts))


async def _open(visit: InteractionContext, action: ActionId) -> None:
    """Call somebody's table, if no call has reached it, and show it to him."""
    await visit.acknowledge(private=True)
    await visit.organiser.tables.call(action.match, visit.press)
    event = await event_of(visit, action)
    await visit.show(mine(event, entered(event, visit.user_id).number, visit.texts))


async def _ready(visit: InteractionContext, action: ActionId) -> None:
    """Note that somebody is ready; whose deck is missing chooses it first."""
    await visit.acknowledge(private=True)
    organiser = visit.organiser
    try:
        await organiser.tables.ready(place_of(action), visit.press)
    except DeckWanted:
        event = await event_of(visit, action)
        await visit.show(event_deck_choice(event, None, await event_decks(visit, event), visit.texts))
        return
    await visit.show(notice(visit.texts.say("tournament-you-are-ready")))


async def _call(visit: InteractionContext, action: ActionId) -> None:
    """Call the organisers to a table."""
    await visit.acknowledge(private=True)
    await visit.organiser.calling.call(place_of(action), visit.press)
    await visit.show(notice(visit.texts.say("tournament-called")))


async def _come(visit: InteractionContext, action: ActionId) -> None:
    """Let an organiser answer a call: the table is told, and the call itself, for the other organisers."""
    await visit.acknowledge()
    place = place_of(action)
    who = await visit.organiser.calling.come(place, caller(visit))
    event = await event_of(visit, action)
    table = event.find(*place.key[1:])
    assert table is not None
    texts = texts_in(nearest_locale(event.row.locale))
    where = where_of(event, table, texts)
    await visit.show(notice(texts.say("tournament-organiser-comes", who=texts.mention(who), where=where)))


HANDLERS: dict[Verb, Handler] = {
    Verb.T_REGISTER: _register,
    Verb.T_DECK: _deck,
    Verb.T_HERE: _here,
    Verb.T_ASK_DROP: _ask_drop,
    Verb.T_DROP: _drop,
    Verb.T_MINE: _mine,
    Verb.T_OPEN: _open,
    Verb.T_READY: _ready,
    Verb.T_CALL: _call,
    Verb.T_COME: _come,
}
