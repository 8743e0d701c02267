"""What is said of real cards, in Herald's words: what is printed on them, and why they are not exact."""

from __future__ import annotations

from bot.store import RealCardRow
from bot.texts import Texts
from bot.texts.sanitising import safe
from engines.kernel import Say
from engines.magic.cards.facts import Refusal
from engines.magic.cards.printed import Definitions, card_text, searched
from engines.magic.cards.stub import nouns
from engines.magic.language.pack import CardModel

_LONGEST = 60


def lines_of(card: CardModel) -> tuple[Say, ...]:
    """Return what is printed on a card."""
    return card_text(card, Definitions(nouns([card])))


def page_of(row: RealCardRow) -> str:
    """Return the address of a page that shows a card to whoever opens it."""
    return f"https://scryfall.com/search?q={searched(row.name)}"


def why(refusal: Refusal, texts: Texts) -> str:
    """Return a reason why a card is not exact, with the line of its text that it is about."""
    values = {
        name: safe(value, _LONGEST) if isinstance(value, str) else value
        for name, value in refusal.values.items()
    }
    reason = texts.tell(Say(f"real-why-{refusal.key}", values))
    return reason if refusal.line is None else texts.say("real-line", line=refusal.line, reason=reason)
