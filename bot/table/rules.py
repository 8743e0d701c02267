"""The rules as messages: the games, a game's contents, and pages of numbered statements."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from discord import ui

import engines
from bot.matches.options import allowed, choosable, name_of, told_of, value_of, written
from bot.table.action_id import LARGEST, LONGEST, ActionId
from bot.table.layout import MENU, MessageLayout, button, menu, shorten
from bot.table.verbs import MatchVerb, MenuVerb, Verb
from bot.texts import LOCALES, Locale, Texts
from engines.kernel import Prompt
from engines.kernel.seat.rule_links import Leads
from engines.kernel.seat.rulebook import Rulebook, RuleStatement
from engines.registry import GAMES

LONGEST_QUESTION = 60
"""Characters of a question, so that it travels in the buttons that turn its pages."""
_PAGE = 2_800
"""Characters of statements on one page."""
_OPTIONS = 7
"""Options of a match on one page."""
_QUESTION = 2_600
"""Characters of what is said of a question, above the contents."""


@cache
def rulebook(game: str, locale: Locale) -> Rulebook:
    """Return a game's rules in a language; the file is read once."""
    return Rulebook.load(_book(game), locale)


def read_books() -> None:
    """Read all books, so that nobody waits for them. Belongs off the loop."""
    for locale in LOCALES:
        for game in GAMES:
            if _book(game).is_dir():  # a game that is only being made has none yet
                rulebook(game, locale)


def _book(game: str) -> Path:
    return Path(engines.__path__[0]) / game / "book"


def rules_button(match: int, game: str, texts: Texts) -> ui.Button[Any]:
    """Return the button that opens a game's rules, for its reader alone."""
    return button(str(ActionId(match, 0, MatchVerb.RULES, game)), texts.say("button-rules"), emoji="📖")


def learn_button(game: str, texts: Texts) -> ui.Button[Any]:
    """Return the button that opens what teaches a game, for its reader alone."""
    return button(str(ActionId(0, 0, MatchVerb.LEARN, game)), texts.say("button-learn"), emoji="🎓")


def menu_button(texts: Texts) -> ui.Button[Any]:
    """Return the button that goes back to the menu, in its reader's own answers."""
    return button(str(ActionId(0, 0, MenuVerb.MENU)), texts.say("button-menu"))


def statements_button(match: int, game: str, ids: Sequence[str], texts: Texts) -> ui.Button[Any]:
    """Return the button that opens some statements, as far as their ids have room in it."""
    detail = shortened(game, ids)
    return button(
        str(ActionId(match, 0, MatchVerb.STATEMENTS, detail)), texts.say("button-statements"), emoji="📖"
    )


def shortened(game: str, ids: Sequence[str]) -> str:
    """Return what a button carries of the ids of statements: as many as there is room for."""
    room = LONGEST - len(str(ActionId(LARGEST, 0, MatchVerb.STATEMENTS, f"{game}/")))
    kept = list(ids)
    while len(".".join(kept)) > room:
        kept.pop()
    return f"{game}/{'.'.join(kept)}"


def statements(game: str, ids: Sequence[str], texts: Texts) -> MessageLayout:
    """Return some statements. Raises KeyError where one does not exist."""
    found_there = [rulebook(game, texts.locale).get(each) for each in ids]
    shown = [each for each in found_there if each is not None]
    if not shown or len(shown) < len(found_there):
        raise KeyError(ids)
    return _pages(f"### {texts.game(game)}", shown, 0, MatchVerb.STATEMENTS, "", texts, game)


@cache
def leads(game: str) -> Leads:
    """Return what leads to a game's statements, nothing where it has no book; the file is read once."""
    try:
        return Leads.load(_book(game))
    except FileNotFoundError:
        return Leads(prompts={}, refusals={}, asked=())


def of_question(game: str, prompt: Prompt, names: Sequence[str], texts: Texts) -> MessageLayout:
    """Return the contents, above them the statements that a question is about."""
    book = rulebook(game, texts.locale)
    lines = [f"### {texts.say('rules-question')}", f"-# {texts.tell(prompt.title, names)}"]
    found_there = (book.get(each) for each in leads(game).of_prompt(prompt.title.key))
    lines += [f"**{each.id}** {each.text}" for each in found_there if each is not None]
    text = ui.TextDisplay[Any](shorten("\n".join(lines), _QUESTION))
    return MessageLayout(ui.Container(text), *contents(game, texts).children)


def keywords_button(game: str, words: Sequence[str], texts: Texts) -> ui.Button[Any] | None:
    """Return the button that opens what keywords mean; None where there are none."""
    found_there = dict.fromkeys(rule for word in words for rule in leads(game).of_keyword(word))
    return statements_button(LARGEST, game, [*found_there], texts) if found_there else None


def aim_of(game: str, texts: Texts) -> str:
    """Return what a game is about, in two sentences."""
    return texts.say(f"{GAMES[game].prefix}-aim", **usual_numbers(game))


def usual_numbers(game: str) -> dict[str, Any]:
    """Return a game's numbers where no option is chosen."""
    return {name: field.default for name, field in choosable(GAMES[game]).items() if field.annotation is int}


def games(texts: Texts) -> MessageLayout:
    """Return all games with their aims, and a menu of them."""
    lines = [f"### {texts.say('rules-games')}"]
    lines += [f"**{texts.game(game)}** – {aim_of(game, texts)}" for game in sorted(GAMES)]
    offered = [(game, texts.game(game), None) for game in sorted(GAMES)]
    return MessageLayout(
        ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_500))),
        menu(str(ActionId(0, 0, MatchVerb.RULES_GAME)), texts.say("rules-choose-game"), offered),
    )


def contents(game: str, texts: Texts, note: str | None = None) -> MessageLayout:
    """Return a game's aim and a menu of its chapters, below a note where there is one."""
    lines = [note] if note else []
    lines += [f"### {texts.game(game)}", aim_of(game, texts), f"-# {texts.say('rules-how-to-search')}"]
    listed = [
        (str(place), heading, texts.say("rules-count", count=len(_of_chapter(game, heading, texts))))
        for place, heading in enumerate(_chapters(game, texts))
    ]
    menus = [
        menu(
            str(ActionId(0, start, MatchVerb.CHAPTER, game)),
            texts.say("rules-choose-chapter"),
            listed[start : start + MENU],
        )
        for start in range(0, len(listed), MENU)
    ]
    to_options = button(str(ActionId(0, 0, MatchVerb.OPTIONS, game)), texts.say("button-options"))
    beside = ui.ActionRow[Any](learn_button(game, texts), to_options)
    return MessageLayout(ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_500))), *menus, beside)


def match_options(game: str, page: int, texts: Texts) -> MessageLayout:
    """Return a page of what can be chosen at a match of a game: each option, how it stands, what it means."""
    prefix, every = GAMES[game].prefix, [*choosable(GAMES[game]).items()]
    pages = -(-len(every) // _OPTIONS)
    page = min(page, pages - 1)
    lines = [f"### {texts.game(game)} · {texts.say('options-title')}", f"-# {texts.say('options-how')}"]
    for name, info in every[page * _OPTIONS : (page + 1) * _OPTIONS]:
        usual = value_of(name, info.default, prefix, texts)
        values = " ".join(f"`{written(name)}={value}`" for value in allowed(info))
        lines += [
            f"**{name_of(name, prefix, texts)}** · {usual}",
            f"-# {told_of(name, prefix, texts)} {values}",
        ]
    ways = ((page - 1, texts.say("button-previous")), (page + 1, texts.say("button-next")))
    turns = [
        button(str(ActionId(0, to, MatchVerb.OPTIONS, game)), label) for to, label in ways if 0 <= to < pages
    ]
    back = button(str(ActionId(0, 0, MatchVerb.RULES, game)), texts.say("button-contents"))
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), ui.ActionRow(*turns, back))


def chapter(game: str, place: int, page: int, texts: Texts) -> MessageLayout:
    """Return a page of a chapter. Raises IndexError for a chapter that there is not."""
    heading = _chapters(game, texts)[place]
    title = f"### {texts.game(game)} · {heading}"
    shown = _of_chapter(game, heading, texts)
    return _pages(title, shown, page, MatchVerb.CHAPTER, f"{game}/{place}", texts, game, with_heading=False)


def found(game: str, question: str, page: int, texts: Texts) -> MessageLayout:
    """Return a page of the statements that fit a question best; of all games when `game` is empty.

    Where there is none, it is the contents, with a note that says so.
    """
    question = _that_fits(game, question)
    by_game = {name: _search(name, question, texts) for name in ([game] if game else sorted(GAMES))}
    hits = [hit for found_there in by_game.values() for hit in found_there]
    if not hits:
        note = texts.say("rules-none", question=question)
        return contents(game, texts, note) if game else _noted(games(texts), note)
    where = ", ".join(texts.game(name) for name, found_there in by_game.items() if found_there)
    title = f"### {where}\n-# {texts.say('rules-found', count=len(hits), question=question)}"
    return _pages(title, hits, page, MatchVerb.FOUND, f"{game}/{question}", texts, game)


def _search(game: str, question: str, texts: Texts) -> list[RuleStatement]:
    book = rulebook(game, texts.locale)
    return book.search(question, len(book.statements))


def _that_fits(game: str, question: str) -> str:
    """Return a question, cut so that it fits the buttons that turn the pages."""
    room = LONGEST - len(str(ActionId(0, 99, MatchVerb.FOUND, f"{game}/")))
    return " ".join(question.split())[: min(LONGEST_QUESTION, room)].strip()


def _noted(layout: MessageLayout, note: str) -> MessageLayout:
    return MessageLayout(ui.TextDisplay(note), *layout.children)


def _chapters(game: str, texts: Texts) -> list[str]:
    """Return the headings of a game's rules, in the order of the book."""
    return list(dict.fromkeys(each.heading for each in rulebook(game, texts.locale).statements))


def _of_chapter(game: str, heading: str, texts: Texts) -> list[RuleStatement]:
    return [each for each in rulebook(game, texts.locale).statements if each.heading == heading]


def _pages(
    title: str,
    statements: Sequence[RuleStatement],
    page: int,
    verb: Verb,
    detail: str,
    texts: Texts,
    game: str,
    *,
    with_heading: bool = True,
) -> MessageLayout:
    """Return a page of statements, with buttons to the pages beside it and to the contents."""
    pages: list[list[str]] = [[]]
    for each in statements:
        heading = f" · *{each.heading}*" if with_heading else ""
        told = shorten(f"**{each.id}**{heading}\n{each.text}", _PAGE)
        if pages[-1] and sum(map(len, pages[-1])) + len(told) > _PAGE:
            pages.append([])
        pages[-1].append(told)
    page = min(page, len(pages) - 1)
    if len(pages) > 1:
        title += f"\n-# {texts.say('rules-page', page=page + 1, pages=len(pages))}"
    turns = [button(str(ActionId(0, 0, MatchVerb.RULES, game)), texts.say("button-contents"), emoji="📖")]
    if page > 0:
        turns.append(button(str(ActionId(0, page - 1, verb, detail)), texts.say("button-previous")))
    if page < len(pages) - 1:
        turns.append(button(str(ActionId(0, page + 1, verb, detail)), texts.say("button-next")))
    text = "\n".join([title, *pages[page]])
    return MessageLayout(ui.Container(ui.TextDisplay(shorten(text, 3_900))), ui.ActionRow(*turns))
