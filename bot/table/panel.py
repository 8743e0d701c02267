"""The private panel: a player's hand and decisions. By DM, or ephemeral through *My Hand*."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from discord import ui

from bot.matches.auto_answers.foretold import foretold
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.asking.ahead import may_be_left
from bot.table.asking.words import found, marked, words_button
from bot.table.board import (
    asking_back,
    controls_for,
    go_on_button,
    outcome,
    recent_story,
    standing,
    timestamp,
)
from bot.table.controls import Controls, Row
from bot.table.gathered import Gathered
from bot.table.layout import MessageLayout, button, picture, rows, shorten
from bot.table.pages import page_buttons
from bot.table.rules import rules_button
from bot.table.verbs import MatchVerb
from bot.texts import Texts

HAND_FILE = "hand"
STORY_LINES = 4


def panel(
    session: MatchSession,
    seat: int,
    texts: Texts,
    extension: str,
    alt: str,
    state: Gathered | None = None,
    known: Collection[str] | None = None,
) -> MessageLayout:
    """Return a seat's panel with its picture attached as `hand.<extension>`.

    `known` are the words of the game that its person knows; None is all.
    """
    state = state or Gathered()
    items: list[ui.Item[Any]] = [picture(f"{HAND_FILE}.{extension}", alt)]
    lines = [f"-# {line}" for line in recent_story(session, texts, seat, STORY_LINES)]
    lines += standing(session, texts)
    made_rows: tuple[Row, ...] = ()
    refused = 0
    if seat in session.people.spared:
        lines.append(f"-# {texts.tell(session.people.spared[seat], session.people.names(texts))}")
    said = session.people.seats[seat].said
    if said.missed:
        lines.append(f"-# {texts.say('ahead-missed', what=said.missed)}")
    if session.match.result:
        lines.append(outcome(session.match, session.people.names(texts), texts))
    elif session.stands:
        why = "panel-held" if session.place.held else "panel-rests" if session.place.rests else "panel-paused"
        lines.append(texts.say(why))
    elif session.asked(seat):
        made = controls_for(session, session.match.decision(seat), session.prompt(seat), texts, state)
        made_rows = made.rows
        refused = sum(option.refused is not None for option in session.prompt(seat).options)
        lines += [*_question(session, seat, made, texts), *made.notes]
        lines += [f"-# {texts.say('panel-refused', count=refused)}"] if refused else []
    else:
        names = session.people.names(texts)
        others = ", ".join(names[other] for other in session.awaited if other != seat)
        lines.append(texts.say("panel-waiting", who=others))
        if said.next is not None:
            left = said.next.label or texts.say("ahead-rest")
            lines.append(f"-# {texts.say('ahead-left', what=left)}")
    lines += asking_back(session, texts)
    told = shorten("\n".join(lines), 3_500)
    words = [] if known is None or not made_rows else _new_words(session, told, made_rows, known, texts)
    items.append(ui.TextDisplay(marked(told, session.match.game.id, words, texts.locale)))
    return MessageLayout(ui.Container(*items), *made_rows, *_lasting(session, seat, refused, words, texts))


def _new_words(
    session: MatchSession, told: str, shown: Sequence[Row], known: Collection[str], texts: Texts
) -> list[str]:
    """Return the words that a person meets in their question and on its buttons, and does not know."""
    items = [item for row in shown if isinstance(row, ui.ActionRow) for item in row.children]
    labels = [item.label or "" for item in items if isinstance(item, ui.Button)]
    return found(session.match.game.id, "\n".join([told, *labels]), known, texts.locale)


def _question(session: MatchSession, seat: int, made: Controls, texts: Texts) -> Iterator[str]:
    """Yield what a seat is asked, where its answers lead, and what comes without one."""
    prompt, names, due = session.prompt(seat), session.people.names(texts), session.clocks.dues.get(seat)
    yield f"**{texts.tell(prompt.title, names)}**" + (f" · {timestamp(due)}" if due else "")
    if prompt.about:
        yield f"-# {texts.tell(prompt.about, names)}"
    yield from made.leads
    if seat in session.clocks.sole:
        said = foretold(session, session.match.decision(seat)) is not None
        yield f"-# {texts.say('panel-foretelling' if said else 'panel-sole')}"
    elif session.people.seats[seat].late:
        yield f"-# {texts.say('panel-late')}"
    elif due and prompt.default:
        yield f"-# {texts.say('panel-default', what=texts.tell(prompt.default, names))}"


def _lasting(
    session: MatchSession, seat: int, refused: int, words: Sequence[str], texts: Texts
) -> Iterator[ui.ActionRow[Any]]:
    """Yield what stands under the answers: what can be done at this moment, and the pages of the panel."""
    if session.match.result is None:
        yield from rows(_momentary(session, seat, refused, words, texts))
        if not session.stands:
            rules = rules_button(session.id, session.match.game.id, texts)
            yield from rows([*page_buttons(session, seat, texts), rules])


def _momentary(
    session: MatchSession, seat: int, refused: int, words: Sequence[str], texts: Texts
) -> Iterator[ui.Button[Any]]:
    match = session.match
    yield button(str(ActionId(session.id, 0, MatchVerb.HAND)), texts.say("button-refresh"), emoji="🔄")
    if session.place.rests:
        yield go_on_button(session, texts)
    if session.stands:
        yield button(str(ActionId(session.id, 0, MatchVerb.ASK_CONCEDE)), texts.say("button-concede"))
        return
    if refused:
        yield button(str(ActionId(session.id, 0, MatchVerb.WHY)), texts.say("button-why"), emoji="❔")
    if words:
        yield words_button(session, words, texts)
    if may_be_left(session, seat):
        yield button(str(ActionId(session.id, 0, MatchVerb.AHEAD)), texts.say("button-ahead"), emoji="⏩")
    if match.can_undo(seat):
        yield button(
            str(ActionId(session.id, session.question, MatchVerb.UNDO)), texts.say("button-undo"), emoji="↩️"
        )
    if match.game.rules.claim(match.table, seat) is not None:
        yield button(str(ActionId(session.id, 0, MatchVerb.CLAIM)), texts.say("button-claim-draw"))


def notice(text: str) -> MessageLayout:
    """Return a plain private sentence, in the same kind of message as the panels."""
    return MessageLayout(ui.TextDisplay(shorten(text, 4_000)))
