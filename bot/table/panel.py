"""The private panel: what a player is asked, on one screen. By DM, or ephemeral through *My Hand*."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from discord import ui

from bot.matches.auto_answers.spared import spared
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.asking.ahead import may_be_left
from bot.table.asking.answers_in_words import in_words
from bot.table.asking.hints import advice_line
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
from bot.table.layout import ROW, MessageLayout, button, picture, rows, shorten
from bot.table.pages import hint_button, may_be_hinted, page_buttons, refused, turn, why_button
from bot.table.screen.height import DESKTOP, height
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from engines.kernel import BACK, Answer
from render import RenderedPicture
from render.shared.strip import HIGH, WIDE

HAND_FILE = "hand"
SCREEN = 620
"""Pixels that a question may take in Discord's window on a desk: all of it is seen at once."""
STORY_LINES, STORY_LINE = 2, 110
"""Latest events told on the panel, and the longest line of them, in characters."""
ABOUT = 160
"""Longest word on what a question is about, in characters."""
_TITLE = 200
_GIVEN = 40
"""Characters of an answer that Herald gives."""


def asked_of(session: MatchSession, seat: int, texts: Texts, state: Gathered) -> Controls | None:
    """Return the controls of what a seat can answer; None where it is asked nothing, or Herald answers."""
    if session.stands or not session.asked(seat) or seat in session.clocks.sole:
        return None
    prompt = session.prompt(seat)
    title = texts.tell(prompt.title, session.people.names(texts))
    head = ui.TextDisplay[Any](
        "\n".join([*_told(session, seat, texts), *_question(session, seat, title, texts)])
    )
    container = ui.Container[Any](picture(f"{HAND_FILE}.", HAND_FILE), head)
    measured = MessageLayout(container, *_below(session, seat, (), texts))
    space = SCREEN - height(measured.to_components(), DESKTOP, {HAND_FILE: HIGH / WIDE})
    return controls_for(session, session.match.decision(seat), prompt, texts, state, space)


def panel(
    session: MatchSession,
    seat: int,
    texts: Texts,
    shot: RenderedPicture,
    made: Controls | None,
    known: Collection[str] | None = None,
    note: str = "",
) -> MessageLayout:
    """Return a seat's panel with its picture attached as `hand.<extension>`.

    `made` are the controls of what it is asked, `known` the words of the game that its person knows; None is
    all. The note says why the panel is another than its reader expects.
    """
    lines = [*_told(session, seat, texts)]
    lines += [f"-# {note}"] if note else []
    answers: tuple[Row, ...] = ()
    if session.match.result:
        lines.append(outcome(session.match, session.people.names(texts), texts))
    elif session.stands:
        why = "panel-held" if session.place.held else "panel-rests" if session.place.rests else "panel-paused"
        lines.append(texts.say(why))
    elif made is not None:
        answers = made.rows
        lines += [*made.notes, *_question(session, seat, made.asked, texts)]
    elif session.asked(seat):
        answers = (ui.ActionRow(_given(session, seat, texts)),)
        lines += _question(
            session, seat, texts.tell(session.prompt(seat).title, session.people.names(texts)), texts
        )
    else:
        lines += _waiting(session, seat, texts)
    told = shorten("\n".join(lines), 3_500)
    words = [] if known is None or made is None else _new_words(session, told, answers, known, texts)
    head = ui.TextDisplay[Any](marked(told, session.match.game.id, words, texts.locale))
    container = ui.Container[Any](picture(f"{HAND_FILE}.{shot.extension}", shot.alt), head, *answers)
    return MessageLayout(container, *_below(session, seat, words, texts))


def _told(session: MatchSession, seat: int, texts: Texts) -> Iterator[str]:
    """Yield what has happened since the seat has pressed."""
    if (advice := advice_line(session, seat, texts)) is not None:
        yield advice
    else:
        for line in recent_story(session, texts, seat, STORY_LINES):
            yield f"-# {shorten(line, STORY_LINE)}"
    yield from standing(session, texts)
    if seat in session.people.spared:
        yield f"-# {shorten(texts.tell(session.people.spared[seat], session.people.names(texts)), ABOUT)}"
    if missed := session.people.seats[seat].said.missed:
        yield f"-# {texts.say('ahead-missed', what=missed)}"
    yield from asking_back(session, texts)


def _question(session: MatchSession, seat: int, asked: str, texts: Texts) -> Iterator[str]:
    """Yield what a seat is asked, last the question itself: it stands directly above its answers."""
    prompt, names, due = session.prompt(seat), session.people.names(texts), session.clocks.dues.get(seat)
    if prompt.about:
        yield f"-# {shorten(texts.tell(prompt.about, names), ABOUT)}"
    if session.people.seats[seat].late:
        yield f"-# {texts.say('panel-late')}"
    yield f"**{shorten(asked, _TITLE)}**" + (f" · {timestamp(due)}" if due else "")


def _waiting(session: MatchSession, seat: int, texts: Texts) -> Iterator[str]:
    """Yield for whom a seat waits, and what it has left in advance."""
    names, left = session.people.names(texts), session.people.seats[seat].said.next
    others = ", ".join(names[other] for other in session.awaited if other != seat)
    yield texts.say("panel-waiting", who=others)
    if left is not None:
        yield f"-# {texts.say('ahead-left', what=left.label or texts.say('ahead-rest'))}"


def _given(session: MatchSession, seat: int, texts: Texts) -> ui.Button[Any]:
    """Return what Herald answers in a moment: there is nothing to press, so nobody presses too late."""
    decision, prompt = session.match.decision(seat), session.prompt(seat)
    told = spared(session, decision)
    names = session.people.names(texts)
    answer: Answer | None = told.answers[0] if told is not None else decision.default
    what = (
        texts.tell(prompt.title, names)
        if answer in (None, BACK)
        else in_words(decision, prompt, answer, names, texts)
    )
    label = texts.say("panel-given", what=shorten(what, _GIVEN))
    return button(str(ActionId(session.id, session.question, MatchVerb.HAND)), label, disabled=True)


def _new_words(
    session: MatchSession, told: str, shown: Sequence[Row], known: Collection[str], texts: Texts
) -> list[str]:
    """Return the words that a person meets in their question and on its buttons, and does not know."""
    items = [item for row in shown for item in row.children]
    labels = [item.label or "" for item in items if isinstance(item, ui.Button)]
    return found(session.match.game.id, "\n".join([told, *labels]), known, texts.locale)


def _below(
    session: MatchSession, seat: int, words: Sequence[str], texts: Texts
) -> Iterator[ui.ActionRow[Any]]:
    """Yield what stands under the answers."""
    if session.match.result is not None:
        return
    if session.stands:
        yield from rows(_of_one_that_stands(session, texts))
        return
    pages = [*page_buttons(session, seat, texts)]
    beside = [*_momentary(session, seat, words, texts)][: ROW - len(pages)]
    yield from rows([*pages[:-1], *beside, pages[-1]])


def _of_one_that_stands(session: MatchSession, texts: Texts) -> Iterator[ui.Button[Any]]:
    yield turn(session, MatchVerb.HAND, texts.say("button-refresh"), "🔄")
    if session.place.rests:
        yield go_on_button(session, texts)
    yield turn(session, MatchVerb.ASK_CONCEDE, texts.say("button-concede"))


def _momentary(
    session: MatchSession, seat: int, words: Sequence[str], texts: Texts
) -> Iterator[ui.Button[Any]]:
    """Yield what can be done at this moment, what passes soonest first: a row has room for few."""
    if session.match.can_undo(seat):
        undo = str(ActionId(session.id, session.question, MatchVerb.UNDO))
        yield button(undo, texts.say("button-undo"), emoji="↩️")
    if words:
        yield words_button(session, words, texts)
    if may_be_left(session, seat):
        yield turn(session, MatchVerb.AHEAD, texts.say("button-ahead"), "⏩")
    if count := len(refused(session, seat)):
        yield why_button(session, count, texts)
    if may_be_hinted(session, seat):
        yield hint_button(session, texts)


def notice(text: str) -> MessageLayout:
    """Return a plain private sentence, in the same kind of message as the panels."""
    return MessageLayout(ui.TextDisplay(shorten(text, 4_000)))
