"""Buttons and menus of tournaments that players press; those of onlookers and organisers are beside it."""

from __future__ import annotations

from bot.decks.offers import take
from bot.errors import DeckWarned, NotOurControl
from bot.limits import Quota
from bot.store import TablePlace
from bot.table.action_id import ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts import nearest_locale, texts_in
from bot.tournaments.course.errors import DeckWanted
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.signup import entered
from bot.tournaments.organisers import on_the_way
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.deck import event_deck_choice
from bot.tournaments.views.table import confirm_drop, mine
from bot.tournaments.views.words import where_of
from cogs.components.handler import Handler
from cogs.context import InteractionContext
from cogs.starting import person
from cogs.tournaments.caller import caller, event_decks


async def event_of(context: InteractionContext, action: ActionId) -> Tournament:
    """Return the event that a control belongs to. Raises NoSuchTournament."""
    return await context.tournament_service.unit_of_work.read(action.match, context.guild_id)


def place_of(action: ActionId) -> TablePlace:
    """Return the table that a control's detail names. Raises NotOurControl."""
    try:
        stage, round, table = map(int, action.detail.split(":"))
    except ValueError as error:
        raise NotOurControl from error
    return TablePlace(action.match, stage, round, table)


async def _register(context: InteractionContext, action: ActionId) -> None:
    """Enter somebody, or ask what they bring."""
    await context.acknowledge(private=True)
    signup = context.tournament_service.signup
    who = person(context.interaction.user)
    await context.remember_language()
    try:
        entry = await signup.register(action.match, context.press, who, None)
    except DeckWanted:
        event = await event_of(context, action)
        await context.show(event_deck_choice(event, None, await event_decks(context, event), context.texts))
        return
    await context.show(notice(context.texts.say("tournament-you-are-in", number=entry.number)))


async def _deck(context: InteractionContext, action: ActionId) -> None:
    """Open the menu of what to bring, or take what was chosen in it."""
    context.spend(Quota.LOOK)
    wanted = action.detail or next(iter(context.chosen), "")
    await context.acknowledge(private=not wanted)
    event = await event_of(context, action)
    offered = await event_decks(context, event)
    if not wanted:
        own = entered(event, context.user_id)
        await context.show(event_deck_choice(event, own.deck, offered, context.texts))
        return
    signup = context.tournament_service.signup
    own = event.of_user(context.user_id)
    try:
        deck = take(offered, wanted, context.texts, confirmed=bool(action.detail))
    except DeckWarned:
        await context.show(
            event_deck_choice(event, own.deck if own else None, offered, context.texts, wanted)
        )
        return
    if own is not None and own in event.here:
        await signup.choose_deck(event.id, context.press, deck)
        said = context.texts.say("tournament-deck-changed", deck=deck.name)
    else:
        await context.remember_language()
        entry = await signup.register(event.id, context.press, person(context.interaction.user), deck)
        said = context.texts.say("tournament-you-are-in-with", number=entry.number, deck=deck.name)
    await context.show(notice(said))


async def _here(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge(private=True)
    entry = await context.tournament_service.signup.check_in(action.match, context.press)
    await context.show(notice(context.texts.say("tournament-you-are-here", number=entry.number)))


async def _ask_drop(context: InteractionContext, action: ActionId) -> None:
    """Ask once more."""
    await context.acknowledge(private=True)
    event = await event_of(context, action)
    entered(event, context.user_id)
    await context.show(confirm_drop(event, context.texts))


async def _drop(context: InteractionContext, action: ActionId) -> None:
    await context.acknowledge()
    await context.tournament_service.leaving.drop(action.match, context.press)
    await context.show(notice(context.texts.say("tournament-you-have-left")))


async def _mine(context: InteractionContext, action: ActionId) -> None:
    context.spend(Quota.LOOK)
    await context.acknowledge(private=True)
    event = await event_of(context, action)
    await context.show(mine(event, entered(event, context.user_id).number, context.texts))


async def _open(context: InteractionContext, action: ActionId) -> None:
    """Call somebody's table, if no call has reached it, and show it to them."""
    await context.acknowledge(private=True)
    await context.tournament_service.tables.call(action.match, context.press)
    event = await event_of(context, action)
    await context.show(mine(event, entered(event, context.user_id).number, context.texts))


async def _ready(context: InteractionContext, action: ActionId) -> None:
    """Note that somebody is ready; whose deck is missing chooses it first."""
    await context.acknowledge(private=True)
    tournament_service = context.tournament_service
    try:
        await tournament_service.tables.ready(place_of(action), context.press)
    except DeckWanted:
        event = await event_of(context, action)
        await context.show(event_deck_choice(event, None, await event_decks(context, event), context.texts))
        return
    await context.show(notice(context.texts.say("tournament-you-are-ready")))


async def _call(context: InteractionContext, action: ActionId) -> None:
    """Call the organisers to a table."""
    await context.acknowledge(private=True)
    await context.tournament_service.calling.call(place_of(action), context.press)
    await context.show(notice(context.texts.say("tournament-called")))


async def _come(context: InteractionContext, action: ActionId) -> None:
    """Let an organiser answer a call: the table is told, and the call itself, for the other organisers."""
    await context.acknowledge()
    place = place_of(action)
    who = await context.tournament_service.calling.come(place, caller(context))
    event = await event_of(context, action)
    table = event.find(*place.key[1:])
    assert table is not None
    texts = texts_in(nearest_locale(event.row.locale))
    dispute = await context.tournament_service.calling.dispute(table, texts)
    await context.show(on_the_way(event, table, who, dispute, texts))


async def _rule(context: InteractionContext, action: ActionId) -> None:
    """Let an organiser decide what a table differs about; the message of the call says who did."""
    await context.acknowledge()
    detail, _, answer = action.detail.rpartition(":")
    place = place_of(action._replace(detail=detail))
    await context.tournament_service.calling.rule(place, caller(context), answer)
    event = await event_of(context, action)
    table = event.find(*place.key[1:])
    assert table is not None
    texts = texts_in(nearest_locale(event.row.locale))
    said = texts.say(
        "tournament-organiser-ruled", who=texts.mention(context.user_id), where=where_of(event, table, texts)
    )
    await context.show(notice(said))


HANDLERS: dict[Verb, Handler] = {
    TournamentVerb.REGISTER: _register,
    TournamentVerb.DECK: _deck,
    TournamentVerb.HERE: _here,
    TournamentVerb.ASK_DROP: _ask_drop,
    TournamentVerb.DROP: _drop,
    TournamentVerb.MINE: _mine,
    TournamentVerb.OPEN: _open,
    TournamentVerb.READY: _ready,
    TournamentVerb.CALL: _call,
    TournamentVerb.COME: _come,
    TournamentVerb.RULE: _rule,
}
