"""What a part of the card language can reach wherever it stands; words are read in `card_validation`."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.effects.traversal import Misplaced
from engines.soul_forger.cards import kinds
from engines.soul_forger.language import actions as do
from engines.soul_forger.language import changes as hold
from engines.soul_forger.language import costs
from engines.soul_forger.language import selectors as pick
from engines.soul_forger.language import values as calc
from engines.soul_forger.language.pack import ActionCard, CardModel
from engines.soul_forger.language.parts import KEYWORD_ON

_TYPES = frozenset(("creature", "equipment", "action"))


def _misplaced(field: str, key: str, found: object) -> Misplaced:
    return Misplaced(field, Say(key, {"found": str(found)}))


def of_keywords(card: CardModel) -> Iterator[Misplaced]:
    """Yield keywords that are there twice, or do nothing on such a card: on no Action that does not stay."""
    stays = not isinstance(card, ActionCard) or card.lingering
    for place, keyword in enumerate(card.keywords):
        if keyword in card.keywords[:place]:
            yield _misplaced(f"keywords.{place}", "sf-pack-keyword-twice", keyword)
        if not stays or not kinds.of_card(card) & KEYWORD_ON[keyword]:
            yield _misplaced(f"keywords.{place}", "sf-pack-keyword-idle", keyword)


def of_cost(written: str, field: str) -> Iterator[Misplaced]:
    """Yield kinds of cards that never lie where a cost takes cards from."""
    cost = costs.read(written)
    there = frozenset[str]().union(*(kinds.LIES[_PLACES[place]] for place in cost.locations))
    for group in cost.groups:
        for term in group:
            if term.type is not None and not there & kinds.of_type(term.type):
                yield _misplaced(field, "sf-pack-never-there", "hand")


_PLACES = {"F": "field", "H": "hand", "M": "material"}


def of_itself(part: BaseModel, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of a part as a whole."""
    match part:
        case pick.CardFilter():
            found = list(_of_filter(part, field))
            yield from found
            if not found and not kinds.of_filter(part):
                yield _misplaced(field, "sf-pack-none-such", ", ".join(sorted(part.model_fields_set)))
        case pick.CardsIn():
            yield from _of_cards(part, field)
        case pick.PieceTarget() if part.filter.type not in (None, part.target):
            yield _misplaced(f"{field}.is.type", "sf-pack-other-type", part.filter.type)
        case pick.ChosenPieces() if part.pick == "random" and (part.up_to or part.by != "you"):
            yield _misplaced(field, "sf-pack-nobody-picks", part.pick)
        case calc.CountCards() if part.zone in ("hand", "deck", "forge") and part.filter != pick.CardFilter():
            yield _misplaced(f"{field}.is", "sf-pack-hidden-count", part.zone)
        case do.MoveCards() if isinstance(part.cards, pick.CardsIn) and _PILE.get(part.to) == part.cards.zone:
            yield _misplaced(f"{field}.to", "sf-pack-same-zone", part.to)
        case do.Discard() if part.how == "random" and part.up_to:
            yield _misplaced(f"{field}.up_to", "sf-pack-nobody-picks", part.how)
        case do.Discard() if not kinds.of_filter(part.filter) & kinds.LIES["hand"]:
            yield _misplaced(f"{field}.is", "sf-pack-never-there", "hand")
        case do.Search() if not kinds.of_filter(part.filter) & kinds.LIES[part.zone]:
            yield _misplaced(f"{field}.is", "sf-pack-never-there", part.zone)
        case do.Look() if part.at != "deck_top" and part.number != 1:
            yield _misplaced(f"{field}.number", "sf-pack-all-number", part.number)
        case do.Manifest() if part.cards is not None and part.number != 1:
            yield _misplaced(f"{field}.number", "sf-pack-number-beside", "from")
        case do.Manifest() if part.token is not None and part.control != "you":
            yield _misplaced(f"{field}.control", "sf-pack-number-beside", "from")
        case do.PlayFree(action="forge_free", cards=pick.CardsIn() as cards) if (
            cards.number != 1 or cards.how == "all"
        ):
            yield _misplaced(f"{field}.from", "sf-pack-forge-one", cards.how)
        case do.Absorb() if part.cards != "paid" and part.filter != pick.CardFilter():
            yield _misplaced(f"{field}.is", "sf-pack-number-beside", "from")
        case do.MoveCounter() if part.source == part.to:
            yield _misplaced(f"{field}.to", "sf-pack-same-card", part.to)
        case do.Apply() if isinstance(part.what, hold.CountsAs):
            yield _misplaced(f"{field}.what", "sf-pack-holds-only", part.what.change)
        case _:
            pass
    number = getattr(part, "number", None)
    if isinstance(number, int) and number < 1:
        yield _misplaced(f"{field}.number", "sf-pack-number", number)
    if isinstance(part, hold.Stat | hold.PlayerStat | hold.HandRonum | hold.HandLimit) and part.value == 0:
        yield _misplaced(f"{field}.value", "sf-pack-zero", part.value)


_PILE = {
    "hand": "hand", "grave": "grave", "material": "material", "removed": "removed", "deck_bottom": "deck",
    "deck_shuffled": "deck",
}  # fmt: skip
"""Where cards lie that were moved so; on top of the deck they may come from within it."""


def _of_filter(part: pick.CardFilter, field: str) -> Iterator[Misplaced]:
    """Yield what no card can be."""
    low, high = part.min_ronum, part.max_ronum
    if isinstance(low, int) and isinstance(high, int) and low > high:
        yield _misplaced(f"{field}.min_ronum", "sf-pack-none-such", low)
    told = {
        "action": part.kind or part.speed,
        "equipment": part.equip or (isinstance(part, pick.PieceFilter) and part.starting_gear),
    }
    for kind in _TYPES & told.keys():
        if told[kind] and part.type not in (None, kind):
            yield _misplaced(f"{field}.type", "sf-pack-none-such", part.type)
    if isinstance(part, pick.PieceFilter):
        low, high = part.min_power, part.max_power
        if low is not None and high is not None and low > high:
            yield _misplaced(f"{field}.min_power", "sf-pack-none-such", low)
        if part.type == "action" and part.guard is not None:
            yield _misplaced(f"{field}.guard", "sf-pack-no-guard", part.guard)
            return


def _of_cards(part: pick.CardsIn, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing in a choice of cards."""
    if not kinds.of_filter(part.filter) & kinds.LIES[part.zone]:
        yield _misplaced(f"{field}.is", "sf-pack-never-there", part.zone)
    if part.how == "top" and part.zone != "deck":
        yield _misplaced(f"{field}.how", "sf-pack-top", part.zone)
    if part.how == "top" and part.filter != pick.CardFilter():
        yield _misplaced(f"{field}.is", "sf-pack-top-filter", part.how)
    if part.how != "chosen" and part.up_to:
        yield _misplaced(f"{field}.up_to", "sf-pack-nobody-picks", part.how)
    if part.how == "all" and part.number != 1:
        yield _misplaced(f"{field}.number", "sf-pack-all-number", part.number)
