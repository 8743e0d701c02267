"""Buttons and menus that answer decisions, take answers back, and give the match up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.errors import NotAllowed, NotOurControl
from bot.matches.session import MatchSession
from bot.table import gathered as of
from bot.table.action_id import ActionId
from bot.table.gathered import Gathered
from bot.table.pages import confirm_concede, more, more_for_all
from bot.table.verbs import MatchVerb, Verb
from cogs.components.handler import Handler
from cogs.components.playing import open_panel, play, turn_playing
from cogs.context import InteractionContext
from engines.kernel import Answer, Arrange, Assign, Decision, Distribute, Gather, Pick, Prompt


async def _answer(context: InteractionContext, action: ActionId) -> tuple[MatchSession, Gathered | None]:
    """Give an answer, and what the same press says to the questions after it; or gather a part of one."""
    state: Gathered | None = None

    def read(session: MatchSession, decision: Decision) -> Sequence[Answer]:
        nonlocal state
        try:
            prompt = partial(session.prompt, decision.seat)
            answers, state = read_answer(action, context.chosen, decision, prompt)
        except (ValueError, IndexError) as error:
            raise NotAllowed from error
        return answers

    session = await context.match_service.answer_pressed(action.match, action.number, context.press, read)
    return session, state


def read_answer(
    action: ActionId, chosen: Sequence[str], decision: Decision, prompt: Callable[[], Prompt]
) -> tuple[Sequence[Answer], Gathered | None]:
    """Return the answers that were pressed, and what is gathered of one that is not whole yet.

    Raises NotOurControl, or ValueError or IndexError for what no control of ours says.
    """
    answers, state = _read(action, chosen, decision, prompt)
    if state is not None and not of.exists(decision, state):
        raise ValueError(action.detail)
    return answers, state


def _read(
    action: ActionId, chosen: Sequence[str], decision: Decision, prompt: Callable[[], Prompt]
) -> tuple[Sequence[Answer], Gathered | None]:
    value = chosen[0] if chosen else action.detail
    match action.verb:
        case MatchVerb.ANSWER | MatchVerb.MENU_ANSWER if value.startswith(of.WAY):
            return of.way(prompt(), value), None
        case MatchVerb.ANSWER:
            return (of.button_answer(decision, action.detail),), None
        case MatchVerb.MENU_ANSWER:
            return (of.menu_answer(decision, chosen),), None
        case MatchVerb.GATHER if (whole := of.whole_in(chosen)) is not None:
            return (_gathered(decision, whole),), None
        case MatchVerb.GATHER:
            state = of.gather(decision, Gathered.parse(action.detail), chosen)
            finished = of.finished(decision, state)
            return ((), state) if finished is None else ((finished,), None)
        case MatchVerb.PAGE | MatchVerb.FOLD:
            state = Gathered.parse(action.detail)
            if state.fold and not of.unfolded(prompt(), state.fold):
                raise ValueError(action.detail)
            return (), state
        case MatchVerb.DONE:
            return (_gathered(decision, Gathered.parse(value)),), None
        case _:
            raise NotOurControl


def _gathered(decision: Decision, state: Gathered) -> Answer:
    """Return an answer of several parts. Raises NotOurControl where the question takes none."""
    if not isinstance(decision, Pick | Gather | Assign | Distribute | Arrange):
        raise NotOurControl
    return of.gathered(decision, state)


async def _undo(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    return await context.match_service.undo(action.match, action.number, context.press), None


async def _concede(context: InteractionContext, action: ActionId) -> tuple[MatchSession, None]:
    return await context.match_service.concede(action.match, context.press), None


async def _ask_concede(context: InteractionContext, action: ActionId) -> None:
    """Ask once more."""
    await turn_playing(context, action, lambda session, _: confirm_concede(session, context.texts))


async def _more(context: InteractionContext, action: ActionId) -> None:
    """Open what a player seldom does; for who looks on, what they may read."""
    session = await context.match_service.session(action.match, context.guild_id)
    if session.people.seat_of(context.user_id) is None:
        await context.acknowledge(private=True)
        await context.show(more_for_all(session.snapshot(), context.texts))
    else:
        await turn_playing(context, action, lambda session, seat: more(session, seat, context.texts))


HANDLERS: dict[Verb, Handler] = {
    MatchVerb.HAND: open_panel,
    MatchVerb.ANSWER: partial(play, do=_answer),
    MatchVerb.MENU_ANSWER: partial(play, do=_answer),
    MatchVerb.GATHER: partial(play, do=_answer),
    MatchVerb.PAGE: partial(play, do=_answer),
    MatchVerb.FOLD: partial(play, do=_answer),
    MatchVerb.DONE: partial(play, do=_answer),
    MatchVerb.UNDO: partial(play, do=_undo),
    MatchVerb.MORE: _more,
    MatchVerb.ASK_CONCEDE: _ask_concede,
    MatchVerb.CONCEDE: partial(play, do=_concede),
}
