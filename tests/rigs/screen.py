"""Whether a question stands on one screen: heights, buttons and presses of real questions, game by game.

`python -m tests.rigs.screen [GAME …] [--questions N]` prints what `make bench` measures of these games; a
small sample is measured in the tests.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from bot.matches.clock import Clocks
from bot.matches.people import People, Seat
from bot.matches.session import Log, MatchPlace, MatchSession
from bot.table.action_id import ActionId
from bot.table.board import BOARD_FILE, board
from bot.table.gathered import Gathered
from bot.table.layout import MessageLayout
from bot.table.panel import HAND_FILE, asked_of, panel
from bot.table.screen.height import DESKTOP, PHONE, Payload, height, walk
from bot.texts import LOCALES, Locale, texts_in
from cogs.components.answer import read_answer
from engines.kernel import BACK, Answer, Choose, Decision, Dice, Event, Game, Match, Pick, Prompt, sole_answer
from engines.kernel.seat.prompts import SETTINGS
from engines.registry import GAMES
from render import RenderedPicture, artist
from render.shared.strip import Strip
from tests.rigs.measuring.figure import FULL, Figure, Size, at

NAMES = ("Ada", "Edgar")
RECENT = 40
BARS: Mapping[str, float] = {"desktop": 620, "phone": 1_100}
"""Pixels that 95 of 100 questions may take."""
MOST: Mapping[str, float] = {"desktop": 660, "phone": 1_200}
"""Pixels that any may take."""
BOARD = 640
CLIENTS = {"desktop": DESKTOP, "phone": PHONE}
BUTTONS, MENUS, LINES = 8, 1, 5
_ANSWERS = ("answer", "menu", "fold", "gather", "page", "done")
_EASY_SHARE = 0.75


class Question(NamedTuple):
    """A seat that is asked, in the middle of a match."""

    session: MatchSession
    seat: int

    @property
    def decision(self) -> Decision:
        """What it is asked."""
        return self.session.match.decision(self.seat)


class Screen(NamedTuple):
    """What a question looks like in a language."""

    heights: Mapping[str, float]
    """By client."""
    board: float
    buttons: int
    """That answer."""
    menus: int
    lines: int
    alike: int
    """Buttons that read as another does."""
    cut: int


def session_of(match: Match[Any], events: Sequence[Event] = (), names: Sequence[str] = NAMES) -> MatchSession:
    """Return a match as the host has it, with persons in all seats and clocks that run."""
    seats = [Seat(n, 100 + n, None, names[n % len(names)]) for n in range(match.seats)]
    clocks = Clocks("relaxed", dict.fromkeys(range(match.seats), datetime.now(UTC) + timedelta(minutes=30)))
    log = Log(count=len(events))
    log.recent.extend(enumerate(events, 1))
    return MatchSession(1, "ABCDEF", match, People(seats), MatchPlace(1, 1, "en"), clocks, log)


def questions(game: Game[Any], seed: str, *, easy: bool) -> Iterator[Question]:
    """Play a match, and yield all that persons are really asked: who has no choice is spared."""
    match, dice = Match(game, game.options(), 2, seed), Dice(seed)
    while match.decisions:
        decision = match.decisions[0]
        if decision.seat < 2 and (sole_answer(decision) is None or match.can_undo(decision.seat)):
            yield Question(session_of(match.copy(), match.events[-RECENT:]), decision.seat)
        own = easy and decision.seat < 2
        answer = game.ai_support.prefer(match.table, decision, dice) if own else decision.any(dice)
        match.answer(decision.seat, answer)


def sample(game: Game[Any], count: int, most_matches: int = 8) -> list[Question]:
    """Return so many questions, three of four of easy play, the rest of random play."""
    chance, found = Random(1), list[Question]()
    for easy, share in ((True, _EASY_SHARE), (False, 1 - _EASY_SHARE)):
        wanted, met = round(count * share), list[Question]()
        for number in range(most_matches):
            for question in questions(game, f"screen {number}", easy=easy):
                met.append(question)
                if len(met) >= 4 * wanted * (number + 1) / 2:
                    break
            if len(met) >= 4 * wanted:
                break
        found += chance.sample(met, min(wanted, len(met)))
    return found


def shown(question: Question, locale: Locale, state: Gathered | None = None) -> MessageLayout:
    """Return the panel of a question."""
    texts, (session, seat) = texts_in(locale), question
    made = asked_of(session, seat, texts, state or Gathered())
    return panel(session, seat, texts, RenderedPicture(b"", "webp", "alt"), made)


def shares_of(question: Question, locale: Locale) -> Mapping[str, float]:
    """Return the heights of a question's pictures by their widths: of its strip, and of its table."""
    (session, seat), texts = question, texts_in(locale)
    view, names, found = session.pictured(seat), session.people.names(texts), artist(session.match.game.id)
    made = asked_of(session, seat, texts, Gathered())
    strip = Strip(view, question.decision.kind, made.named if made is not None else frozenset())
    above = found.draw_strip(strip, names, texts, "dark")
    table = found.draw_board(session.pictured(None), names, texts, "dark")
    return {HAND_FILE: above.height / above.width, BOARD_FILE: table.height / table.width}


def measured(question: Question, locale: Locale, shares: Mapping[str, float]) -> Screen:
    """Measure a question with pictures of these heights by their widths."""
    message = shown(question, locale).to_components()
    answers = [item for item in walk(message) if _verb(item) in _ANSWERS]
    labels = Counter(str(item["label"]) for item in answers if "label" in item)
    texts = [item["content"] for item in walk(message) if "content" in item]
    session = replace(question.session, place=MatchPlace(1, 1, locale))
    on_board = board(session, RenderedPicture(b"", "webp", "alt", shares[BOARD_FILE])).to_components()
    return Screen(
        {name: height(message, client, shares) for name, client in CLIENTS.items()},
        height(on_board, DESKTOP, shares),
        buttons=sum(1 for item in answers if item["type"] == 2 and _is_answer(item)),
        menus=sum(1 for item in answers if item["type"] == 3),
        lines=sum(text.count("\n") + 1 for text in texts),
        alike=sum(count - 1 for count in labels.values()),
        cut=sum(1 for label in labels if label.endswith("…")),
    )


def _verb(item: Payload) -> str:
    custom_id = item.get("custom_id") or ""
    return custom_id.split(":")[3] if custom_id else ""


def _is_answer(item: Payload) -> bool:
    return _verb(item) != "page" and not item["custom_id"].endswith(":back")


def reach(question: Question, locale: Locale = "en", deep: int = 4) -> Mapping[tuple[Answer, ...], int]:
    """Return all answers that presses give, each with the fewest presses: a button 1, a menu 2."""
    (session, seat), found = question, dict[tuple[Answer, ...], int]()
    prompt = partial(session.prompt, seat)
    waiting: list[tuple[Gathered, int]] = [(Gathered(), 0)]
    seen = {Gathered()}
    while waiting:
        state, before = waiting.pop(0)
        for action, values, cost in _presses(shown(question, locale, state)):
            answers, following = read_answer(action, values, question.decision, prompt)
            if answers:
                found[(*answers,)] = min(before + cost, found.get((*answers,), 99))
            elif following is not None and following not in seen and before + cost < deep:
                seen.add(following)
                waiting.append((following, before + cost))
    return found


def _presses(layout: MessageLayout) -> Iterator[tuple[ActionId, Sequence[str], int]]:
    """Yield all that can be pressed that answers, or leads on to answers; of a menu one thing."""
    for item in walk(layout.to_components()):
        if _verb(item) not in ("answer", "menu", "fold", "page") or item.get("disabled"):
            continue
        action = ActionId.parse(item["custom_id"])
        if item["type"] == 2:
            yield action, (), 1
        else:
            for option in item["options"] if item["min_values"] <= 1 else ():
                yield action, (option["value"],), 2


def unreached(question: Question) -> Mapping[str, int]:
    """Return the legal answers of a question that take too many presses, with how many; 0 for those lost."""
    prompt, decision = question.session.prompt(question.seat), question.decision
    wanted = {*map(without_copies, wanted_of(prompt, decision))}
    presses = {
        without_copies(answers): cost
        for answers, cost in sorted(reach(question).items(), key=lambda each: -each[1])
    }
    most = 2 if len(wanted) <= 25 else 3
    return {answers: presses.get(answers, 0) for answers in wanted if not 0 < presses.get(answers, 0) <= most}


def without_copies(answers: Sequence[Answer]) -> str:
    """Return what tells answers from others, where one copy of a card is as good as another."""
    return re.sub(r"#\d+", "", repr(answers))


def wanted_of(prompt: Prompt, decision: Decision) -> set[tuple[Answer, ...]]:
    """Return what may be given at a press where one of many is chosen; nothing of other questions."""
    back: set[tuple[Answer, ...]] = {(BACK,)} if decision.back else set()
    match decision:
        case Choose():
            allowed = [each for each in prompt.options if each.refused is None and each.group != SETTINGS]
            return back | {(each.key, *each.then) for each in allowed}
        case Pick(most=1):
            none: set[tuple[Answer, ...]] = {((),)} if decision.least == 0 else set()
            return back | none | {((key,),) for key in decision.keys}
        case _:
            return set()


def measure(size: Size) -> Iterator[Figure]:
    """Measure all games."""
    for game in GAMES.values():
        yield from figures(game, size.questions)


def figures(game: Game[Any], count: int) -> Iterator[Figure]:
    """Measure so many questions of a game, with their pictures, in both languages."""
    asked, both = sample(game, count), list[Screen]()
    for locale in LOCALES:
        screens = [measured(question, locale, shares_of(question, locale)) for question in asked]
        yield from _heights(f"screen: {game.id}, {locale}:", screens)
        both += screens
    name = f"screen: {game.id}:"
    for what, bar in (("buttons", BUTTONS), ("menus", MENUS), ("lines", LINES)):
        found = [getattr(screen, what) for screen in both]
        yield Figure(f"{name} {what}, most", max(found), "", mean(found), "the mean", bar)
    apart, whole = ([not getattr(screen, fault) for screen in both] for fault in ("alike", "cut"))
    yield _share(f"{name} questions with all labels apart", apart, 1)
    yield _share(f"{name} questions with all labels whole", whole, 1)
    yield _share(f"{name} questions with all answers near", [not unreached(each) for each in asked], 1)


def _heights(name: str, screens: Sequence[Screen]) -> Iterator[Figure]:
    """Yield how high questions stand."""
    for client, size in CLIENTS.items():
        high, panel_ = [screen.heights[client] for screen in screens], f"{name} panel, {size.wide} wide:"
        yield from _high(panel_, high, BARS[client])
        yield Figure(f"{panel_} highest", max(high), "px", median(high), "the median", MOST[client])
    yield from _high(f"{name} board, {DESKTOP.wide} wide:", [screen.board for screen in screens], BOARD)


def _high(name: str, heights: Sequence[float], bar: float) -> Iterator[Figure]:
    """Yield how high 95 of 100 stand at the most, and how many stay within the bar."""
    yield Figure(f"{name} p95", at(heights, 95), "px", median(heights), "the median", bar)
    yield _share(f"{name} within {bar:.0f} px", [high <= bar for high in heights], 0.95)


def _share(name: str, well: Sequence[bool], bar: float) -> Figure:
    """Return the share of questions with which something is well."""
    return Figure(name, mean(well), "", len(well), "questions", bar, at_least=True)


def main() -> None:
    """Print the figures of the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*GAMES])
    parser.add_argument("--questions", type=int, default=FULL.questions)
    chosen = parser.parse_args()
    for name in chosen.games:
        for figure in figures(GAMES[name], chosen.questions):
            print(figure, flush=True)


if __name__ == "__main__":
    main()
