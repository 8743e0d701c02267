"""What makes no sense of a card's keywords, and of the other ways to cast it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import BaseModel

from engines.kernel.effects.traversal import Misplaced
from engines.magic.cards.card_validation_parts import is_spell, misplaced, of_cost
from engines.magic.language import abilities as have
from engines.magic.language import costs
from engines.magic.language.filters import ANYTHING
from engines.magic.language.pack import CardModel
from engines.magic.language.ways import PRICED

_CAST: tuple[type[BaseModel], ...] = (
    have.Kicker, have.Flashback, have.JumpStart, have.Retrace, have.Escape, have.Evoke, have.Dash,
    have.Madness, have.Buyback, have.Rebound, have.Cascade, have.Entwine, have.Convoke,
    have.Delve, have.Improvise, have.Morph, have.Suspend, have.Affinity,
)  # fmt: skip
"""Keywords of what is cast."""
_EVERYWHERE = ("devoid", "changeling")
"""Keywords that say what a card is in every zone (604.3)."""
_LYING: tuple[type[BaseModel], ...] = (
    have.Equip,
    have.Enchant,
    have.Morph,
    have.Ward,
    have.Prowess,
    have.Echo,
    have.Unearth,
    have.NamedAbility,
)
"""Keywords of what lies on the battlefield."""


def of_keywords(card: CardModel) -> Iterator[Misplaced]:
    """Yield keywords that are there twice, or mean nothing on such a card."""
    kinds = [_name_of(each) for each in card.keywords]
    for place, (keyword, kind) in enumerate(zip(card.keywords, kinds, strict=True)):
        field = f"keywords.{place}"
        if kind in kinds[:place] and not _is_other_cycling(keyword, card.keywords[:place]):
            yield misplaced(field, "twice", kind)
        if isinstance(keyword, have.Cycling) and keyword.search == ANYTHING:
            yield misplaced(f"{field}.for", "zero", "for")
        if not _fits(card, keyword):
            yield misplaced(field, "keyword", kind)
        if isinstance(keyword, have.Suspend) and "X" in keyword.suspend.split():
            yield misplaced(f"{field}.suspend", "no-x", "X")
        if isinstance(keyword, have.Enchant) and (
            keyword.enchant.target != "permanent" or keyword.enchant.optional or keyword.enchant.if_kicked
        ):
            yield misplaced(f"{field}.enchant", "other-target", keyword.enchant.target)
    if ("aura" in card.types.sub) is not ("enchant" in kinds):
        yield misplaced("keywords", "aura", "enchant")


def _name_of(keyword: object) -> str:
    if isinstance(keyword, str):
        return keyword
    return keyword.named if isinstance(keyword, have.NamedAbility) else type(keyword).__name__.lower()


def _is_other_cycling(keyword: object, before: Sequence[object]) -> bool:
    """Tell whether a card is cycled for another kind than before (702.29e)."""
    others = [each.search for each in before if isinstance(each, have.Cycling)]
    return isinstance(keyword, have.Cycling) and keyword.search not in others


def _fits(card: CardModel, keyword: object) -> bool:
    if keyword in ("flash", "cant_be_countered"):
        return "land" not in card.types.card
    if isinstance(keyword, _CAST) and "land" in card.types.card:
        return False
    if isinstance(keyword, have.Flashback | have.JumpStart | have.Retrace | have.Buyback | have.Rebound):
        return is_spell(card)
    if isinstance(keyword, have.Evoke | have.Dash | have.Unearth):
        return "creature" in card.types.card
    if isinstance(keyword, have.Entwine):
        return any(isinstance(each, have.Spell) and each.modes for each in card.abilities)
    if isinstance(keyword, have.Equip):
        return "equipment" in card.types.sub
    if isinstance(keyword, str):
        return keyword in _EVERYWHERE or not is_spell(card)
    return not (isinstance(keyword, _LYING) and is_spell(card))


def ways_paid(card: CardModel) -> Iterator[tuple[str, costs.Costs, have.Conditions]]:
    """Yield what other ways to cast a card cost besides mana, and when alone they are there, by field."""
    for place, way in enumerate(card.ways):
        yield f"ways.{place}", way.pay, way.conditions
    if card.only:
        yield "cast_if", (), card.only
    for place, each in enumerate(card.keywords):
        if isinstance(each, PRICED):
            ((name, price),) = each
            if not isinstance(price, str):
                yield f"keywords.{place}.{name}", price, ()


def of_ways(card: CardModel) -> Iterator[Misplaced]:
    """Yield what cannot be paid, or means nothing, of other ways to cast a card."""
    if "land" in card.types.card and (card.ways or card.only):
        yield misplaced("ways" if card.ways else "cast_if", "unpayable", "land")
    for field, paid, _ in ways_paid(card):
        yield from of_cost(paid, f"{field}.pay", "battlefield" if field.endswith(".echo") else "spell")
