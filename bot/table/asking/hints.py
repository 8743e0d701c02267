"""Hints in words: what a computer would answer in a person's place, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches.session import MatchSession
from bot.table.asking.answers_in_words import in_words
from bot.table.screen.labels import OptionLabels
from bot.texts import Texts, dashed
from bot.texts.telling import story
from engines.kernel import Event, Option, Prompt, Reason
from engines.kernel.play.compound_answers import OTHERWISE


def may_be_hinted(session: MatchSession, seat: int) -> bool:
    """Tell whether a seat may ask for a hint: it is asked, and plays against computers alone."""
    others = [other for other in session.people.seats if other.number != seat]
    return session.asked(seat) and all(other.user_id is None for other in others)


def advice_line(session: MatchSession, seat: int, texts: Texts) -> str | None:
    """Say the hint that a seat has for what it is asked now, asked for or not; None where it has none."""
    reason = session.advice_of(seat) if session.asked(seat) else None
    return hint_line(session, seat, reason, texts) if reason is not None else None


def hint_line(session: MatchSession, seat: int, reason: Reason, texts: Texts) -> str:
    """Say in one line what a computer would answer, and why: what comes of it, and of another answer."""
    way = _way(session.prompt(seat), reason)
    names = session.people.names(texts)
    if way is not None:
        what = OptionLabels(session.prompt(seat), texts, names, session.match.game.prefix).alone(way)
    else:
        match = session.match
        what = in_words(match.decision(seat), match.prompt(seat), reason.answer, names, texts)
    told = _told(session, seat, reason, texts)
    preview = texts.tell(way.preview, names) if way is not None and way.preview is not None else None
    if way is not None and way.brief is not None:  # a forecast; other previews only describe a card
        told = told or preview
    told = told or _thumb(session, seat, way, texts) or preview
    return texts.say("hint-reason", what=what, why=told) if told else texts.say("hint-told", what=what)


def _way(prompt: Prompt, reason: Reason) -> Option | None:
    """Return what the panel offers that answers so, as far as it goes; None where it offers none."""
    ways = [option for option in prompt.options if option.key == reason.answer and option.refused is None]
    if len(ways) > 1:
        ways = [way for way in ways if way.then == reason.then[: len(way.then)] and way.group != OTHERWISE]
    return max(ways, key=lambda way: len(way.then), default=None)


def _told(session: MatchSession, seat: int, reason: Reason, texts: Texts) -> str | None:
    """Tell what comes of an answer, and what of another; None where the two do not differ."""
    gained = texts.say("hint-wins") if reason.wins else _first(session, seat, reason.gained, texts)
    spared = texts.say("hint-loses") if reason.loses else _first(session, seat, reason.spared, texts)
    if gained and spared:
        return texts.say("hint-instead", gained=gained, spared=spared)
    return texts.say("hint-otherwise", spared=spared) if spared else gained


def _first(session: MatchSession, seat: int, events: Sequence[Event], texts: Texts) -> str | None:
    """Tell the first event that needs words."""
    names = session.people.names(texts)
    prefix = session.match.game.prefix
    return next(filter(None, (story(texts, prefix, event, seat, names) for event in events)), None)


def _thumb(session: MatchSession, seat: int, way: Option | None, texts: Texts) -> str | None:
    """Say the rule of thumb of the game's author: for such an answer, or for the question."""
    game = session.match.game
    named = [dashed(session.match.decision(seat).kind)]
    if way is not None:
        called = way.label.key.partition("-option-")[2]
        named[:0] = ["answer-" + called, called, dashed(way.group)]
    thumb = next((each for each in named if each in game.ai_support.thumbs), None)
    return texts.say(f"{game.prefix}-thumb-{thumb}") if thumb else None
