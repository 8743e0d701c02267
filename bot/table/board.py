"""The board message: what everybody in the channel sees of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.competition.ratings import Rating, shown
from bot.matches.agreements.patience import MOST_WAITS, decides, late
from bot.matches.people import Agreement, Seat
from bot.matches.postgame.summary import Summary
from bot.matches.session import MatchSession
from bot.matches.start.again import can_swap, lost_alone, next_level
from bot.table.action_id import ActionId
from bot.table.card_text import short_text
from bot.table.controls import Controls, Row, controls
from bot.table.gathered import Gathered
from bot.table.history.summary import figures_of, summed_up
from bot.table.layout import MessageLayout, button, filled, picture, rows, shorten
from bot.table.rules import learn_button, rules_button
from bot.table.screen.height import DESKTOP, height
from bot.table.verbs import TURNED, MatchVerb, Verb
from bot.texts import Texts, dashed, texts_in
from bot.texts.telling import story
from engines.kernel import Choose, Decision, Match, Pick, Prompt, Result
from render import EndingPicture, RenderedPicture

BOARD_FILE = "board"
STORY_LINES, STORY_LINE = 3, 110
"""Latest events told on the board, and the longest line of them, in characters."""
SCREEN = 640
"""Pixels that a board may take that asks something, in Discord's window on a desk."""
_LINE = 300
"""Longest line that tells an event, in characters."""
ANSWERS = {
    Agreement.DRAW: (MatchVerb.ACCEPT_DRAW, MatchVerb.DECLINE_DRAW),
    Agreement.END: (MatchVerb.ACCEPT_END, MatchVerb.DECLINE_END),
    Agreement.PAUSE: (MatchVerb.ACCEPT_PAUSE, MatchVerb.DECLINE_PAUSE),
}
"""What others may say to an offer."""
OF_THE_PAST: Mapping[MatchVerb, str] = {
    MatchVerb.LOG: "📜", MatchVerb.REPLAY: "🎞️", MatchVerb.REVIEW: "🔎", MatchVerb.RECORD: "💾"
}  # fmt: skip
"""How one looks back at a match that is over, each with its emoji."""
TO_ASKED_BACK = (MatchVerb.ACCEPT_BACK, MatchVerb.DECLINE_BACK)
"""What others may say to who asks to take an answer back."""


class Over(NamedTuple):
    """What the board of a match that is over tells besides how it ended."""

    summary: Summary | None
    rated: str
    """What it has changed of its players' ratings."""


_ACCENTS = {"running": discord.Colour(0x2E7D4F), "over": discord.Colour(0xB8860B)}


class _StoryLine(NamedTuple):
    """An event in words."""

    number: int
    said: str
    stays: bool
    """Whether it is told even where there is no room for it."""


def board(session: MatchSession, shot: RenderedPicture, over: Over | None = None) -> MessageLayout:
    """Return the public board with its picture attached as `board.<extension>`.

    Where it asks something, its story gives way until all of it stands on one screen.
    """
    texts = texts_in(session.place.locale)
    told = _story(session, texts)
    made = _layout(session, shot, over, told, texts)
    while told and not told[-1].stays and _asked(session) and _height(made, shot) > SCREEN:
        told.pop()
        made = _layout(session, shot, over, told, texts)
    return made


def _story(session: MatchSession, texts: Texts) -> list[_StoryLine]:
    """Return what is told of the latest events, and last what gives way first: the older ones.

    The newest stays, and so do headlines: nobody should look in vain for why an answer was given, or who won.
    """
    names, found = session.people.names(texts), list[_StoryLine]()
    for number, event in reversed(session.log.recent):
        if len(found) < STORY_LINES or (event.is_headline and number > session.log.before):
            told = story(texts, session.match.game.prefix, event, None, names)
            if told:
                found.append(_StoryLine(number, shorten(told, STORY_LINE), event.is_headline or not found))
    found.sort(key=lambda line: not line.stays)
    return found[:STORY_LINES]


def _layout(
    session: MatchSession,
    shot: RenderedPicture,
    over: Over | None,
    told: Sequence[_StoryLine],
    texts: Texts,
) -> MessageLayout:
    """Return the board with this much of its story."""
    lines = [
        *(f"-# {line.said}" for line in sorted(told)),
        *_status(session, texts),
        *_looking_back(session, over, texts),
    ]
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(_heading(session, texts)),
        picture(f"{BOARD_FILE}.{shot.extension}", shot.alt),
        ui.TextDisplay(shorten("\n".join(lines), 3_000)),
    ]
    below = [*_below(session, texts)]
    space = SCREEN - _height(MessageLayout(ui.Container(*items), *below), shot)
    accent = _ACCENTS["over" if session.match.result else "running"]
    return MessageLayout(ui.Container(*items, *_answers(session, texts, space), accent_colour=accent), *below)


def _height(made: MessageLayout, shot: RenderedPicture) -> float:
    return height(made.to_components(), DESKTOP, {BOARD_FILE: shot.share})


def _looking_back(session: MatchSession, over: Over | None, texts: Texts) -> Iterator[str]:
    """Yield what there is to be said of a match that is over."""
    if over is None:
        return
    if over.summary is not None:
        told = summed_up(
            session.match.game, over.summary, session.match.result, session.people.names(texts), texts
        )
        yield f"-# {told}"
    if over.rated:
        yield over.rated


def _heading(session: MatchSession, texts: Texts) -> str:
    game = texts.game(session.match.game.id)
    return texts.say(
        "board-heading", game=game, players=" – ".join(session.people.names(texts)), code=session.code
    )


def _status(session: MatchSession, texts: Texts) -> Iterator[str]:
    names = session.people.names(texts)
    yield from standing(session, texts)
    if session.place.held:
        yield texts.say("board-held")
        return
    if session.place.rests and not session.match.result:
        yield texts.say("board-rests")
        return
    if session.match.result:
        yield outcome(session.match, names, texts)
        return
    for seat in session.people.seats:
        if session.match.has_answered(seat.number) and seat.number not in session.awaited:
            yield texts.say("board-chosen", who=names[seat.number])
    for decision in session.match.awaited:
        yield _question(session, texts, decision)
        back = session.people.seats[decision.seat].away
        if back:
            when = timestamp(datetime.fromtimestamp(back, UTC))
            yield texts.say("board-away", who=names[decision.seat], when=when)
    for seat in session.people.seats:
        for what in sorted(seat.offers):
            yield texts.say(f"board-{what}-offered", names=names, seat=seat.number)
    yield from asking_back(session, texts)
    for seat in late(session):
        due = session.clocks.dues.get(seat.number)
        when = timestamp(due) if due else ""
        yield texts.say("board-late", names=names, seat=seat.number, when=when)


def asking_back(session: MatchSession, texts: Texts) -> Iterator[str]:
    """Yield who asks to take an answer back, and who has agreed already."""
    asked = session.asks_back
    if asked is not None:
        names = session.people.names(texts)
        yield texts.say("board-back-asked", names=names, seat=asked.seat)
        for seat in asked.agreed:
            yield texts.say("board-back-agreed", names=names, seat=seat)


def recent_story(session: MatchSession, texts: Texts, seat: int | None, lines: int) -> list[str]:
    """Return the latest events that need words, as the seat may know them, oldest first."""
    names = session.people.names(texts)
    told = (
        story(texts, session.match.game.prefix, event, seat, names)
        for _, event in reversed(session.log.recent)
    )
    worded = (shorten(line, _LINE) for line in told if line)
    return [*islice(worded, lines)][::-1]


def standing(session: MatchSession, texts: Texts) -> Iterator[str]:
    """Yield how a match of several games stands."""
    told = session.match.game.seat_interface.standing(session.view(None))
    if told is not None:
        yield texts.tell(told, session.people.names(texts))


def outcome(match: Match[Any], names: Sequence[str], texts: Texts) -> str:
    """Say how a match ended."""
    result = match.result
    assert result is not None
    reason = reason_of(result, match.game.prefix, texts)
    if result.counts_for_nobody:
        return texts.say("board-stopped", reason=reason)
    if not result.winners:
        return texts.say("board-drawn", reason=reason)
    winners = " & ".join(names[seat] for seat in result.winners)
    return texts.say("board-won", winners=winners, count=len(result.winners), reason=reason)


def ending_of(session: MatchSession, over: Over, texts: Texts) -> EndingPicture:
    """Return what stands above the last board of a match."""
    result, names = session.match.result, session.people.names(texts)
    assert result is not None
    reason = reason_of(result, session.match.game.prefix, texts)
    figures = figures_of(session.match.game, over.summary, result, names, texts) if over.summary else ()
    if not result.winners:
        how = "stopped" if result.counts_for_nobody else "drawn"
        return EndingPicture(texts.say(f"ending-{how}"), reason, figures, won=False)
    winners = list(result.winners)
    title = texts.say("ending-won", names=names, winners=winners, count=len(winners))
    return EndingPicture(title, reason, figures, won=True)


def reason_of(result: Result, prefix: str, texts: Texts) -> str:
    """Say why a match of the game with this prefix ended so."""
    return texts.say(f"{prefix}-result-{dashed(result.reason)}")


def _question(session: MatchSession, texts: Texts, decision: Decision) -> str:
    """Say who decides, and by when. What is decided is said only where it gives nothing away."""
    who = session.people.mentions(texts)[decision.seat]
    due = session.clocks.dues.get(decision.seat)
    when = f" · {timestamp(due)}" if due else ""
    if decision.kind in session.match.game.public_kinds:
        prompt = session.prompt(decision.seat)
        asked = (
            texts.say("board-asked", who=who, what=texts.tell(prompt.title, session.people.names(texts)))
            + when
        )
        return (
            f"{asked}\n-# {texts.tell(prompt.about, session.people.names(texts))}" if prompt.about else asked
        )
    openly = session.match.game.seat_interface.openly(decision)
    if openly is not None:
        return texts.say("board-openly", who=who, what=texts.tell(openly, session.people.names(texts))) + when
    return texts.say("board-decides", who=who) + when


def timestamp(moment: datetime) -> str:
    """Return a moment as each reader's Discord shows it, counting by itself."""
    return f"<t:{int(moment.timestamp())}:R>"


def _answers(session: MatchSession, texts: Texts, space: float) -> Iterator[Row]:
    """Yield the answers to what is asked: those that all may know, and the way to the others."""
    match, asked = session.match, _asked(session)
    if not asked:
        return
    (decision, *_), alone = asked, len(match.awaited) == 1
    if alone and decision.kind in match.game.public_kinds and decision.seat not in session.clocks.sole:
        prompt = session.prompt(decision.seat)
        yield from controls_for(session, decision, prompt, texts, Gathered(), space).rows
        return
    passive = _passive(match, decision, session, texts) if alone else None
    yield from filled([_to_answer(session, texts), *([passive] if passive is not None else [])])


def _asked(session: MatchSession) -> list[Decision]:
    """Return what persons are asked."""
    if session.match.result or session.place.held or session.place.rests:
        return []
    return [each for each in session.match.awaited if session.people.seats[each.seat].user_id is not None]


def _to_answer(session: MatchSession, texts: Texts) -> ui.Button[Any]:
    """Return the way to answers that not all may know: it opens the panel at its question."""
    custom_id = ActionId(session.id, 0, MatchVerb.HAND, "answer")
    return button(str(custom_id), texts.say("button-to-answer"), discord.ButtonStyle.primary)


def _below(session: MatchSession, texts: Texts) -> Iterator[Row]:
    """Yield what stands under the answers."""
    match = session.match
    if match.result:
        yield from rows(_once_more(session, texts))
        yield from rows(_of_the_past(session, texts))
        return
    if session.place.rests:
        yield from rows([go_on_button(session, texts)])
    for what, verbs in ANSWERS.items():
        if any(what in seat.offers for seat in session.people.seats):
            yield from rows(_replies(session, verbs, texts))
    for seat in late(session):
        yield from rows(_choices(session, seat, texts))
    if session.asks_back is not None and not session.stands:
        yield from rows(_replies(session, TO_ASKED_BACK, texts))
    yield from rows(
        [
            button(
                str(ActionId(session.id, 0, MatchVerb.HAND)),
                texts.say("button-hand"),
                discord.ButtonStyle.primary,
                "🃏",
            ),
            button(str(ActionId(session.id, 0, MatchVerb.VIEW)), texts.say("button-view"), emoji="🔍"),
            button(str(ActionId(session.id, 0, MatchVerb.LOG)), texts.say("button-log"), emoji="📜"),
            button(str(ActionId(session.id, 0, MatchVerb.MORE)), texts.say("button-more")),
        ]
    )


def _of_the_past(session: MatchSession, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the ways to look back at a match that is over."""
    for verb, emoji in OF_THE_PAST.items():
        yield button(str(ActionId(session.id, 0, verb)), texts.say(f"button-{verb}"), emoji=emoji)
    yield rules_button(session.id, session.match.game.id, texts)


def _replies(session: MatchSession, verbs: Sequence[Verb], texts: Texts) -> Iterator[ui.Button[Any]]:
    for verb in verbs:
        yield button(str(ActionId(session.id, 0, verb)), texts.say(f"button-{dashed(verb)}"))


def _choices(session: MatchSession, seat: Seat, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what others may choose while somebody is late."""
    names, who = session.people.names(texts), {"seat": seat.number}
    key = "button-claim-win" if decides(session, seat.number) else "button-without"
    claim = texts.say(key, names=names, **who)
    yield button(str(ActionId(session.id, 0, MatchVerb.CLAIM_WIN, str(seat.number))), claim)
    if seat.waited < MOST_WAITS:
        custom_id = str(ActionId(session.id, 0, MatchVerb.WAIT, str(seat.number)))
        yield button(custom_id, texts.say("button-wait", names=names, **who))


def _once_more(session: MatchSession, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the ways to play again, and to learn from a match that a person has lost to computers."""
    persons = session.people.persons
    alone = len(persons) == 1
    again = str(ActionId(session.id, 0, MatchVerb.REMATCH))
    label = texts.say("button-play-again" if alone else "button-rematch")
    yield button(again, label, discord.ButtonStyle.primary, "🔁")
    if persons and lost_alone(session, persons[0]):
        game = session.match.game
        if game.seat_interface.tally is not None:
            turned = str(ActionId(session.id, 0, MatchVerb.REPLAY, TURNED))
            yield button(turned, texts.say("button-turning-point"), emoji="🎞️")
        yield learn_button(game.id, texts)
    if can_swap(session):
        yield button(
            str(ActionId(session.id, 0, MatchVerb.SWAP_DECKS)), texts.say("button-swap-decks"), emoji="🔀"
        )
    level = next_level(session, persons[0]) if persons else None
    if level is not None:
        label = texts.say("button-harder", level=level)
        yield button(str(ActionId(session.id, 0, MatchVerb.HARDER)), label, emoji="⏫")


def go_on_button(session: MatchSession, texts: Texts) -> ui.Button[Any]:
    """Return the way to go on with a match that its players have paused."""
    custom_id = str(ActionId(session.id, 0, MatchVerb.GO_ON))
    return button(custom_id, texts.say("button-go-on"), discord.ButtonStyle.primary, "▶️")


def controls_for(
    session: MatchSession,
    decision: Decision,
    prompt: Prompt,
    texts: Texts,
    state: Gathered,
    space: float,
) -> Controls:
    """Return the controls of an open question, for which there is so much space."""
    game = session.match.game
    return controls(
        session.id,
        session.question,
        decision,
        prompt,
        texts,
        session.people.names(texts),
        state,
        game.prefix,
        game.seat_interface.use.get(decision.kind),
        space,
        lambda option: short_text(session.match, option, texts),
    )


def _passive(
    match: Match[Any], decision: Decision, session: MatchSession, texts: Texts
) -> ui.Button[Any] | None:
    """Return a button for the default answer, which tells nothing about a hand."""
    if decision.default is None or not isinstance(decision, Choose | Pick) or len(match.awaited) > 1:
        return None
    default = match.game.seat_interface.default_label(decision)
    if default is None:
        return None
    key = decision.default if isinstance(decision, Choose) else ""
    label = texts.tell(default, session.people.names(texts))
    return button(str(ActionId(session.id, session.question, MatchVerb.ANSWER, str(key))), label)


def changes_line(changes: Mapping[int, tuple[Rating, Rating]], names: Mapping[int, str], texts: Texts) -> str:
    """Say what a match has changed, in small letters; empty where nothing."""
    told = [
        texts.say(
            "rank-changed-one",
            who=names[user],
            before=str(shown(before)),
            after=str(shown(after)),
            change=f"{shown(after) - shown(before):+d}".replace("-", "−"),
        )
        for user, (before, after) in changes.items()
        if user in names
    ]
    return f"-# {texts.say('rank-changed', changes=' · '.join(told))}" if told else ""
