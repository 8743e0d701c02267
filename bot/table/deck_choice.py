"""The private menu in which a person chooses what they bring to a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.decks.offers import RANDOM, DeckOffer, named, warned
from bot.store import MatchRow, SeatRow
from bot.table.action_id import ActionId
from bot.table.layout import MENU, OPTION_TEXT, MessageLayout, button, menu, rows, shorten
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from engines.kernel import Deck
from engines.registry import GAMES

_MENUS = 4


def deck_choice(
    row: MatchRow, seat: SeatRow, offered: Sequence[DeckOffer], texts: Texts, wanted: str = ""
) -> MessageLayout:
    """Return the menu for a match, with what is chosen now, or wanted and to be confirmed."""
    return deck_menu(row.game, ActionId(row.id, 0, MatchVerb.BRING), seat.deck, offered, texts, wanted)


def first_match_offer(layout: MessageLayout, match_id: int, texts: Texts) -> None:
    """Add the way to a prepared first match to the menu of a challenge to a computer."""
    layout.add_item(ui.TextDisplay(texts.say("first-match")))
    layout.add_item(ui.ActionRow(_first_match_button(match_id, texts)))


def first_match_instead(match_id: int, texts: Texts) -> MessageLayout:
    """Return the way from a match that has just begun to a prepared first match."""
    offer = ui.TextDisplay[Any](texts.say("first-match-instead"))
    return MessageLayout(offer, ui.ActionRow(_first_match_button(match_id, texts)))


def _first_match_button(match_id: int, texts: Texts) -> ui.Button[Any]:
    first = str(ActionId(match_id, 0, MatchVerb.FIRST))
    return button(first, texts.say("button-first-match"), ButtonStyle.success)


def deck_menu(
    game: str,
    action: ActionId,
    deck: Deck | None,
    offered: Sequence[DeckOffer],
    texts: Texts,
    wanted: str = "",
) -> MessageLayout:
    """Return a menu of decks that is answered by this action; each of its pages has a number.

    What is wanted and warned of is confirmed by the same action, whose detail is its key.
    """
    prefix = GAMES[game].prefix
    lines = [f"**{texts.say(f'{prefix}-deck-question')}**"]
    if deck is not None:
        chosen = next((offer for offer in offered if offer.deck == deck), None)
        lines.append(texts.say("deck-chosen", deck=chosen.name if chosen else deck.name))
        lines += warned(chosen.warnings, texts) if chosen else []
    doubtful = named(offered, wanted) if wanted else None
    if doubtful is not None:
        lines.append(texts.say("deck-doubtful", deck=doubtful.name))
        lines += warned(doubtful.warnings, texts)
    lines.append(f"-# {texts.say('deck-secret')}")
    plans = {offer.name: offer.plan for offer in offered if offer.plan and not offer.faults}
    if any(len(plan) > OPTION_TEXT for plan in plans.values()):  # the menu would cut them
        lines += [f"- **{name}** – {plan}" for name, plan in plans.items()]
    listed: list[tuple[str, str, str | None]] = [
        (RANDOM, texts.say("deck-random"), texts.say("deck-random-help"))
    ]
    for offer in offered:
        wrong = texts.say("deck-not-legal", faults=len(offer.faults)) if offer.faults else None
        listed.append((offer.key, offer.name, wrong or offer.plan))
    pages = [listed[start : start + MENU] for start in range(0, len(listed), MENU)][:_MENUS]
    menus = [
        menu(str(action._replace(number=number)), texts.say("deck-placeholder"), page)
        for number, page in enumerate(pages)
    ]
    confirmed = [] if doubtful is None else _confirming(action, doubtful, texts)
    return MessageLayout(ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_500)), *confirmed), *menus)


def _confirming(action: ActionId, doubtful: DeckOffer, texts: Texts) -> list[ui.ActionRow[Any]]:
    confirm = str(action._replace(detail=doubtful.key))
    return [*rows([button(confirm, texts.say("button-bring"), style=ButtonStyle.danger)])]
