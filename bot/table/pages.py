"""Pages of a private panel: what a player looks at between two answers, with the way back to the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import discord
from discord import ui

from bot.matches.agreements.draws import is_early, may_be_given_time
from bot.matches.agreements.takebacks import may_ask
from bot.matches.options import own_packs
from bot.matches.people import Agreement
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.asking.hints import hint_line, may_be_hinted
from bot.table.gathered import value_of
from bot.table.layout import MENU, MessageLayout, button, menu, picture, rows, shorten
from bot.table.rules import leads, learn_button, rules_button, statements_button
from bot.table.screen.labels import OptionLabels
from bot.table.screen.plan import MOST
from bot.table.verbs import MatchVerb, Verb
from bot.texts import Texts
from engines.kernel import (
    Choose,
    Collection,
    Option,
    Prompt,
    Reason,
    VisiblePile,
    has_habits,
)
from engines.kernel.seat.prompts import SETTINGS
from render import RenderedPicture, Spread

CARDS = 6
"""Cards on one page."""
CARDS_FILE = "cards"
"""Name of the file with their picture."""
_CARD = 560
"""Characters of one card on a page of several; a page holds 4,000."""
_WHOLE = 3_500
"""Characters of a card on its own page, and of a list."""


def page_buttons(session: MatchSession, seat: int, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what opens the pages of a panel."""
    if any(session.match.game.seat_interface.heaps(session.view(seat))):
        yield turn(session, MatchVerb.CARDS, texts.say("button-cards"), "🗂️")
    yield turn(session, MatchVerb.VIEW, texts.say("button-board"), "🔍")
    yield turn(session, MatchVerb.MORE, texts.say("button-more"))


def turn(
    session: MatchSession, verb: Verb, label: str, emoji: str | None = None, detail: str = ""
) -> ui.Button[Any]:
    """Return a button that opens a page of a match."""
    return button(str(ActionId(session.id, 0, verb, detail)), label, emoji=emoji)


def back(session: MatchSession, seat: int, texts: Texts) -> ui.ActionRow[Any]:
    """Return the way back to the game, which calls where the seat is asked."""
    style = discord.ButtonStyle.primary if session.asked(seat) else discord.ButtonStyle.secondary
    hand = str(ActionId(session.id, 0, MatchVerb.HAND))
    return ui.ActionRow(button(hand, texts.say("button-back"), style, "🃏"))


def refused(session: MatchSession, seat: int) -> Sequence[Option]:
    """Return what a seat cannot answer now, and might look for."""
    options = session.prompt(seat).options if session.asked(seat) else ()
    return [option for option in options if option.refused is not None]


def why_button(session: MatchSession, count: int, texts: Texts) -> ui.Button[Any]:
    """Return what opens why so many answers are not possible."""
    return turn(session, MatchVerb.WHY, texts.say("why-count", count=count))


def hint_button(session: MatchSession, texts: Texts) -> ui.Button[Any]:
    """Return what opens a hint."""
    return turn(session, MatchVerb.HINT, texts.say("button-hint"), "💡")


def why(session: MatchSession, seat: int, texts: Texts) -> MessageLayout:
    """Return what is not possible now, each with its reason and the statements that it comes from."""
    names, game = session.people.names(texts), session.match.game.id
    lines, cited = [f"**{texts.say('why-title')}**"], list[str]()
    for option in refused(session, seat):
        assert option.refused is not None
        ids = leads(game).of_refusal(option.refused.key)
        cited += ids
        where = f" ({', '.join(ids)})" if ids else ""
        lines.append(f"- {texts.tell(option.label, names)} – {texts.tell(option.refused, names)}{where}")
    if len(lines) == 1:
        lines.append(texts.say("why-nothing"))
    row = back(session, seat, texts)
    if cited:
        row.add_item(statements_button(session.id, game, [*dict.fromkeys(cited)], texts))
    return MessageLayout(ui.TextDisplay(shorten("\n".join(lines), _WHOLE)), row)


def hint(session: MatchSession, seat: int, reason: Reason, texts: Texts) -> MessageLayout:
    """Return what a computer would answer in the seat's place, and why."""
    told: ui.TextDisplay[Any] = ui.TextDisplay(shorten(hint_line(session, seat, reason, texts), _WHOLE))
    return MessageLayout(told, back(session, seat, texts))


def more(session: MatchSession, seat: int, texts: Texts) -> MessageLayout:
    """Return what a player may do besides answering, and seldom does."""
    lines = [f"**{texts.say('more-title')}**"]
    if (late := _without_answer(session, seat, texts)) is not None:
        lines.append(f"-# {late}")
    made = [*_reading(session, seat, texts), *_settings(session, seat, texts), *_seldom(session, seat, texts)]
    return MessageLayout(ui.TextDisplay("\n".join(lines)), *rows(made), back(session, seat, texts))


def more_for_all(session: MatchSession, texts: Texts) -> MessageLayout:
    """Return what whoever looks on may open besides the board."""
    made = [
        rules_button(session.id, session.match.game.id, texts),
        learn_button(session.match.game.id, texts),
    ]
    return MessageLayout(ui.TextDisplay(f"**{texts.say('more-title')}**"), *rows(made))


def _without_answer(session: MatchSession, seat: int, texts: Texts) -> str | None:
    """Say what comes where a seat does not answer in time."""
    if not session.asked(seat) or seat not in session.clocks.dues:
        return None
    default = session.prompt(seat).default
    return (
        texts.say("panel-default", what=texts.tell(default, session.people.names(texts))) if default else None
    )


def _reading(session: MatchSession, seat: int, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what a player may read besides the pages that their panel opens itself."""
    yield turn(session, MatchVerb.LOG, texts.say("button-log"), "📜")
    yield rules_button(session.id, session.match.game.id, texts)
    yield learn_button(session.match.game.id, texts)
    if count := len(refused(session, seat)):
        yield why_button(session, count, texts)
    if may_be_hinted(session, seat):
        yield hint_button(session, texts)


def _settings(session: MatchSession, seat: int, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the answers to the seat's question that only change how it is asked."""
    for option in session.prompt(seat).options if session.asked(seat) else ():
        if option.group == SETTINGS and option.refused is None:
            custom_id = ActionId(session.id, session.question, MatchVerb.ANSWER, option.key)
            yield button(str(custom_id), texts.tell(option.label, session.people.names(texts)))


def _seldom(session: MatchSession, seat: int, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what a player may order, offer, claim or give up."""
    match = session.match
    if match.orders(seat) or has_habits(match.game):
        yield turn(session, MatchVerb.ORDERS, texts.say("button-orders"), "🔔")
    if may_be_given_time(session, seat):
        yield turn(session, MatchVerb.GIVE_TIME, texts.say("button-give-time"), "⏳")
    if may_ask(session, seat):
        yield turn(session, MatchVerb.ASK_BACK, texts.say("button-ask-back"), "↩️")
    if match.game.rules.claim(match.table, seat) is not None:
        yield turn(session, MatchVerb.CLAIM, texts.say("button-claim-draw"))
    if all(other.user_id for other in session.people.seats):
        offered = session.people.seats[seat].offers
        if Agreement.DRAW not in offered:
            yield turn(session, MatchVerb.OFFER_DRAW, texts.say("button-offer-draw"))
        if Agreement.END not in offered and is_early(session):
            yield turn(session, MatchVerb.OFFER_END, texts.say("button-offer-end"))
        if Agreement.PAUSE not in offered:
            yield turn(session, MatchVerb.OFFER_PAUSE, texts.say("button-offer-pause"))
    yield turn(session, MatchVerb.ASK_CONCEDE, texts.say("button-concede"), "🏳️")


def confirm_concede(session: MatchSession, texts: Texts) -> MessageLayout:
    """Return the question before a concession."""
    concede = str(ActionId(session.id, 0, MatchVerb.CONCEDE))
    keep = str(ActionId(session.id, 0, MatchVerb.HAND))
    return MessageLayout(
        ui.TextDisplay(texts.say("concede-question")),
        ui.ActionRow(
            button(concede, texts.say("button-concede"), discord.ButtonStyle.danger),
            button(keep, texts.say("button-keep-playing")),
        ),
    )


# Cards to read


def cards(
    session: MatchSession, seat: int, texts: Texts, place: str = "", shot: RenderedPicture | None = None
) -> MessageLayout:
    """Return cards that a seat may read, in words, with what can be done with each.

    `place` is as a control's detail says it: a heap, and in it a page or, after another stroke, one card.
    `shot` is the picture of the cards of that page, if there is one.
    """
    reader = _Reader(session, seat, texts)
    heap, page, card = reader.find(place)
    if heap is None:
        return MessageLayout(ui.TextDisplay(texts.say("cards-none")), back(session, seat, texts))
    return reader.one(heap, card, page) if card in heap.cards else reader.page(heap, page, shot)


def spread(session: MatchSession, seat: int, texts: Texts, place: str = "") -> Spread | None:
    """Return what the picture of a page of cards shows; None where the page has none."""
    reader = _Reader(session, seat, texts)
    heap, page, card = reader.find(place)
    if heap is None or card in heap.cards:
        return None
    shown = tuple(card for card, _ in reader.shown(heap, page))
    return Spread(session.view(seat), shown, frozenset(card for card in shown if reader.possible(card)))


class _Reader:
    """One look of a seat at the cards that it may read."""

    def __init__(self, session: MatchSession, seat: int, texts: Texts) -> None:
        self.session, self.seat, self.texts = session, seat, texts
        self.names = session.people.names(texts)
        self.heaps = {
            _key(heap): heap for heap in session.match.game.seat_interface.heaps(session.view(seat))
        }
        chooses = session.asked(seat) and isinstance(session.match.decision(seat), Choose)
        self.prompt: Prompt | None = session.prompt(seat) if chooses else None

    def find(self, place: str) -> tuple[VisiblePile | None, int, str]:
        """Return the heap, the page and the card that a control's detail names."""
        named, _, rest = place.partition("/")
        page, _, card = rest.partition("/")
        return self.heap(named), int(page) if page.isdecimal() else 0, card

    def heap(self, named: str) -> VisiblePile | None:
        """Return the heap of this key, or the first where it has gone."""
        return self.heaps.get(named) or next(iter(self.heaps.values()), None)

    def shown(self, heap: VisiblePile, page: int) -> Sequence[tuple[str, int]]:
        """Return the cards of a page of a heap: each once, with how often it lies there."""
        page = min(page, self.pages(heap) - 1)
        return list(Counter(heap.cards).items())[page * CARDS : (page + 1) * CARDS]

    def pages(self, heap: VisiblePile) -> int:
        """Return how many pages a heap fills."""
        return -(-len(set(heap.cards)) // CARDS)

    def page(self, heap: VisiblePile, page: int, shot: RenderedPicture | None) -> MessageLayout:
        """Return one page of a heap, below its picture if there is one."""
        pages = self.pages(heap)
        page = min(page, pages - 1)
        items: list[ui.Item[Any]] = [ui.TextDisplay(f"### {self.title(heap)}")]
        if shot is not None:
            items.append(picture(f"{CARDS_FILE}.{shot.extension}", shot.alt))
        items += [self.entry(heap, card, count, page) for card, count in self.shown(heap, page)]
        return MessageLayout(
            ui.Container(*items),
            *self.others(heap),
            *self.pager(heap, page, pages),
            back(self.session, self.seat, self.texts),
        )

    def one(self, heap: VisiblePile, card: str, page: int) -> MessageLayout:
        """Return one card with all that can be done with it, and what that leads to."""
        say, possible = self.texts.say, self.possible(card)
        there = turn(self.session, MatchVerb.CARDS, say("button-cards"), "🗂️", f"{_key(heap)}/{page}")
        told = [self.text(card), *(self.forecasts(possible) if len(possible) <= MOST else ())]
        return MessageLayout(
            ui.Container(ui.TextDisplay(shorten("\n".join(told), _WHOLE))),
            *self.deeds(card, possible),
            ui.ActionRow(there),
            back(self.session, self.seat, self.texts),
        )

    def entry(self, heap: VisiblePile, card: str, count: int, page: int) -> ui.Item[Any]:
        """Return a card of a page; beside it stands what can be done with it, or the way to that."""
        text = shorten(self.text(card, count), _CARD)
        possible = self.possible(card)
        if not possible:
            return ui.TextDisplay(text)
        if len(possible) == 1 and self.labels.fits(possible[0]):
            return ui.Section(text, accessory=self.deed(possible[0], self.labels.button(possible[0])))
        detail = f"{_key(heap)}/{page}/{card}"
        label = self.texts.say("cards-deeds", card=self.name(card), count=len(possible))
        custom_id = str(ActionId(self.session.id, 0, MatchVerb.CARDS, detail))
        return ui.Section(text, accessory=button(custom_id, label, discord.ButtonStyle.primary))

    def text(self, card: str, count: int = 1) -> str:
        """Return a card in words: its name, then what is printed on it."""
        name = f"**{self.name(card)}**" + (f" ×{count}" if count > 1 else "")
        kind, *rules = map(self.texts.tell, self.collection.printed(*self.definition(card)))
        return "\n".join([name, f"-# {kind}", *rules])

    def name(self, card: str) -> str:
        return self.texts.name(self.definition(card)[0].name)

    def definition(self, card: str) -> tuple[Any, Mapping[str, Any]]:
        return self.collection.definition(card, own_packs(self.session.match.options))

    @property
    def collection(self) -> Collection[Any]:
        found = self.session.match.game.collection
        assert found is not None, "a game whose cards are read has a collection"
        return found

    def possible(self, card: str) -> list[Option]:
        """Return what the seat can answer now that concerns a card."""
        options = self.prompt.options if self.prompt else ()
        return [option for option in options if option.card == card and option.refused is None]

    def deeds(self, card: str, possible: Sequence[Option]) -> Iterator[ui.ActionRow[Any]]:
        """Yield what can be done with one card: as buttons, or as menus where it is much."""
        if not possible:
            return
        if len(possible) <= MOST and all(map(self.labels.fits, possible)):
            yield from rows(map(self.deed, possible, self.labels.apart(possible)))
            return
        called = self.labels.in_menu(possible)
        for start in range(0, len(possible), MENU):
            custom_id = ActionId(self.session.id, self.session.question, MatchVerb.MENU_ANSWER, f"c{start}")
            part = slice(start, start + MENU)
            offered = [
                (self.value(each), label, self.labels.preview(each))
                for each, label in zip(possible[part], called[part], strict=True)
            ]
            said = self.texts.say("cards-deeds", card=self.name(card), count=len(possible))
            yield menu(str(custom_id), said, offered)

    def forecasts(self, possible: Sequence[Option]) -> Iterator[str]:
        """Yield what the buttons of a card lead to, where they have room for less."""
        for option in possible:
            preview = self.labels.preview(option)
            if preview is not None and preview != self.labels.brief(option):
                yield f"-# {self.labels.whole(option)} – {preview}"

    def deed(self, option: Option, label: str) -> ui.Button[Any]:
        custom_id = ActionId(self.session.id, self.session.question, MatchVerb.ANSWER, self.value(option))
        return button(str(custom_id), label, discord.ButtonStyle.primary)

    def value(self, option: Option) -> str:
        return value_of(self.labels.prompt, option)

    @cached_property
    def labels(self) -> OptionLabels:
        """What the answers to the seat's question are called."""
        assert self.prompt is not None, "what can be done answers a question"
        return OptionLabels(self.prompt, self.texts, self.names, self.session.match.game.prefix)

    def title(self, heap: VisiblePile) -> str:
        """Return what a heap is called, and whose it is where it is not the reader's."""
        kind = self.texts.say(f"{self.session.match.game.prefix}-heap-{heap.kind}")
        if heap.seat == self.seat:
            return self.texts.say("cards-heap", what=kind, count=len(heap.cards))
        return self.texts.say(
            "cards-heap-of", what=kind, count=len(heap.cards), seat=heap.seat, names=self.names
        )

    def others(self, heap: VisiblePile) -> Iterator[ui.ActionRow[Any]]:
        """Yield the menu of all heaps, the one that is shown chosen."""
        if len(self.heaps) > 1:
            offered = [(key, self.title(each), None) for key, each in [*self.heaps.items()][:MENU]]
            custom_id = str(ActionId(self.session.id, 0, MatchVerb.CARDS, "heap"))
            yield menu(custom_id, self.texts.say("cards-where"), offered, chosen=_key(heap))

    def pager(self, heap: VisiblePile, page: int, pages: int) -> Iterator[ui.ActionRow[Any]]:
        say = self.texts.say
        made: list[ui.Button[Any]] = []
        if page > 0:
            made.append(
                turn(self.session, MatchVerb.CARDS, say("button-previous"), detail=f"{_key(heap)}/{page - 1}")
            )
        if page < pages - 1:
            made.append(
                turn(self.session, MatchVerb.CARDS, say("button-next"), detail=f"{_key(heap)}/{page + 1}")
            )
        yield from rows(made)


def _key(heap: VisiblePile) -> str:
    return f"{heap.kind}-{heap.seat}"
