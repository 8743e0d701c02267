"""The starter set exercises every word of the card language."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, get_args

from pydantic import BaseModel

from engines.neo_noble.language import actions as do
from engines.neo_noble.language import changes as hold
from engines.neo_noble.language import conditions as test
from engines.neo_noble.language import costs as pay
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language.events import React, Reactable
from engines.neo_noble.language.pack import PATHPAWS, Spirit
from engines.neo_noble.language.texts import Activated
from tests.engines.neo_noble.starter import (
    CARDS,
    SET,
    SPIRITS,
    TOKENS,
    Card,
    Holds,
    activated,
    cards_where,
    found,
    has,
    of_kind,
    ongoing,
    texts,
)
from tests.rules import rule


class Row(NamedTuple):
    """A row of the checklist."""

    exercise: str
    least: int
    holds: Holds


def vanilla(kind: str) -> Holds:
    return lambda card: isinstance(card, Spirit) and card.type == kind and not card.texts


def has_text(kind: str, *, says: tuple[str | None, ...]) -> Holds:
    return lambda card: any(text.says in says for text in activated(card, kind))


def manifest(*, costs: bool) -> Holds:
    return lambda card: any(bool(text.cost) is costs for text in activated(card, "manifest"))


def either(*choices: Holds) -> Holds:
    return lambda card: any(holds(card) for holds in choices)


def reacts(*events: str) -> Holds:
    return lambda card: isinstance(card, Spirit) and card.react is not None and card.react.event in events


def behaves(keyword: str) -> Holds:
    return lambda card: isinstance(card, Spirit) and keyword in card.behaviours


def tribute(kind: type[BaseModel]) -> Holds:
    return lambda card: isinstance(card, Spirit) and any(isinstance(cost, kind) for cost in card.tribute)


def triggers(event: str) -> Holds:
    return lambda card: any(text.when is not None and text.when.event == event for text in ongoing(card))


def holding(scope: str) -> Holds:
    """An ONGOING text of the card holds a change on this."""
    return lambda card: any(scope in about(change) for text in ongoing(card) for change in text.holds)


def about(change: BaseModel) -> set[str]:
    """What a change is on: itself, one lane, or more than that."""
    scopes = {getattr(change, name, None) for name in ("on", "spirits", "lanes")} - {None}
    if not scopes:
        return {"global"}
    return {"self" if scope == "self" else "lane" if isinstance(scope, str) else "global" for scope in scopes}


def picks_from(zone: str, *kinds: type[BaseModel]) -> Holds:
    """An action of one of these kinds takes cards out of a zone."""
    return lambda card: any(found(part, pick.CardsIn, zone=zone) for part in of_kind(card, kinds))


def aims(part: BaseModel, card: Card, *, whose: str, layer: str = "active") -> bool:
    """Whether an action is on Spirits of that side: those that it picks, or the target of the card."""
    targets = [
        target for target in of_kind(card, pick.SpiritTarget) if getattr(part, "who", None) == "target"
    ]
    chosen = [*of_kind(part, (pick.ChosenSpirits, pick.AllSpirits)), *targets]
    itself = whose == "own" and getattr(part, "who", None) == "self"
    return itself or any(each.whose in (whose, "any") and each.layer == layer for each in chosen)


def on_spirits(*kinds: type[BaseModel], whose: str, layer: str = "active") -> Holds:
    return lambda card: any(aims(part, card, whose=whose, layer=layer) for part in of_kind(card, kinds))


def reveals(whose: str) -> Holds:
    """Channel cards of that side are turned face-up: those that are picked, or the target."""

    def holds(card: Card) -> bool:
        chosen = [slots for part in of_kind(card, do.Reveal) for slots in of_kind(part, pick.ChosenSlots)]
        targets = of_kind(card, pick.SlotTarget) if found(card, do.Reveal, slots="target") else ()
        return any(each.whose == whose and each.face == "down" for each in (*chosen, *targets))

    return holds


def covers_its_own(card: Card) -> bool:
    """A BRITTLE Errant that wants an own Arbiter beneath, which then Shatters."""
    return behaves("brittle")(card) and found(
        card, pick.AllSpirits, whose="own", layer="covered", lane="this",
        filter=pick.SpiritFilter(type=("arbiter",)),
    )  # fmt: skip


def lasts(card: Card) -> bool:
    """NN-13."""
    return any(
        change.until in ("this_turn", "your_next_turn", "in_lane", "permanent")
        for text in activated(card, "on_summon")
        for change in of_kind(text, do.Apply)
    )


def pays_again_and_again(card: Card) -> bool:
    return any(not text.once for text in activated(card, "pay"))


def pays_when_attacked(card: Card) -> bool:
    return any(found(text, test.InBattle, side="defending") for text in activated(card, "pay"))


def souls_in(turn: str) -> Holds:
    """Lingering Souls gained in the own turn, or by a REACT card in the opponent's."""
    return lambda card: has(do.GainSouls)(card) and (turn == "own" or reacts(*REACTABLE)(card))


REACTABLE = get_args(Reactable)


def cheaper(card: Card) -> bool:
    less = any(part.value < 0 for part in of_kind(card, hold.CostChange))
    return less or any(isinstance(part.price, int) for part in of_kind(card, do.Summon))


def dearer(card: Card) -> bool:
    return any(part.whose == "opposing" and part.value > 0 for part in of_kind(card, hold.CostChange))


def gains(held: tuple[str, ...]) -> Holds:
    """A coin is gained: any, or one that the opponent holds."""

    def holds(card: Card) -> bool:
        coins = [part.coins for part in of_kind(card, do.GainCoin) if part.who == "you"]
        return any(
            "coin_of" in held if isinstance(each, pick.CoinOf) else each.held in held for each in coins
        )

    return holds


def spares_lanes(card: Card) -> bool:
    return any(part.lanes is not None for part in of_kind(card, hold.NoShatter))


def banishes_cards(card: Card) -> bool:
    """Cards of the opponent's are banished out of a zone."""
    return any(
        part.to == "banished" and found(part, pick.CardsIn, whose="opposing")
        for part in of_kind(card, do.MoveCards)
    )


def creates_token_with_text(card: Card) -> bool:
    return any(TOKENS[part.token].texts for part in of_kind(card, do.Create))


def gives_token(card: Card) -> bool:
    return tribute(pay.Sacrifice)(card) and found(card, pay.Sacrifice, filter=TOKEN)


LEAVING = (do.Bounce, do.Move, do.Destroy, do.BanishSpirits)
"""By these a Spirit leaves its place, and may uncover an Arbiter (NN-R38)."""
TOKEN = pick.SpiritFilter(type=("token",))
CHECKLIST = [
    Row("Errant without text", 4, vanilla("errant")),
    Row("Arbiter without text", 1, vanilla("arbiter")),
    Row("INCOME optional", 4, has_text("income", says=(None, "may"))),
    Row("INCOME, you must", 2, has_text("income", says=("must",))),
    Row("ON SUMMON mandatory", 12, has_text("on_summon", says=(None, "must"))),
    Row("ON SUMMON, you may", 6, has_text("on_summon", says=("may",))),
    Row("ON SUMMON with lasting duration", 4, lasts),
    Row("MANIFEST free", 5, manifest(costs=False)),
    Row("MANIFEST with extra cost", 4, manifest(costs=True)),
    Row("ONGOING self", 3, holding("self")),
    Row("ONGOING lane", 3, holding("lane")),
    Row("ONGOING global", 2, holding("global")),
    Row("END TURN must", 3, has_text("end_turn", says=("must",))),
    Row("END TURN may", 3, has_text("end_turn", says=("may",))),
    Row("PAY usable repeatedly", 3, pays_again_and_again),
    Row("PAY usable in the opponent's turn", 1, pays_when_attacked),
    Row("REACT on attack", 4, reacts("attack")),
    Row("REACT on activation", 2, reacts("activated")),
    Row("REACT on an INCOME activation", 1, has(React, event="activated", income=True)),
    Row("REACT on summon", 1, reacts("summoned")),
    Row("REACT on Draw or Harvest", 1, reacts("drew", "harvested")),
    Row("REACT on reveal", 1, reacts("revealed")),
    Row("Tribute: sacrifice", 1, tribute(pay.Sacrifice)),
    Row("Tribute: discard", 1, tribute(pay.DiscardCards)),
    Row("Tribute: Dominance", 1, tribute(pay.Relinquish)),
    Row("Tribute: Channel card", 1, tribute(pay.GiveChannelCards)),
    Row("PATHFINDER", 1, behaves("pathfinder")),
    Row("HASTE", 5, behaves("haste")),
    Row("BRITTLE", 5, behaves("brittle")),
    Row("BRITTLE Errant meant to cover own Arbiter", 1, covers_its_own),
    Row("channel Ready", 2, has(do.Channel, ready=True)),
    Row("channel Spent", 2, has(do.Channel, ready=False, face_up=False)),
    Row("channel face-up", 2, has(do.Channel, face_up=True)),
    Row("reveal own Channel", 2, reveals("own")),
    Row("reveal any player's Channel", 2, reveals("any")),
    Row("hand reveal", 1, has(do.RevealHand, who="opponent")),
    Row("Lingering Souls in the own turn", 4, souls_in("own")),
    Row("Lingering Souls in the opponent's turn", 1, souls_in("opposing")),
    Row("cost reduction", 2, cheaper),
    Row("cost increase", 1, dearer),
    Row("discard by choice", 1, has(do.Discard, who="you", how="chosen")),
    Row("discard at random", 1, has(do.Discard, how="random")),
    Row("discard by the opponent", 1, has(do.Discard, who="opponent", how="chosen")),
    *(
        Row(f"trigger: {event}", 1, triggers(event))
        for event in (
            "shattered", "destroyed", "sacrificed", "reaped", "block_discarded", "harvested", "focused",
            "reshuffled",
        )
    ),
    Row("summon from Channel", 1, has(do.Summon, source="channel")),
    *(
        Row(f"summon from {zone}", 1, picks_from(zone, do.Summon))
        for zone in ("deck", "grave", "reap", "banished")
    ),
    Row("rescue from the Reap Pile", 2, picks_from("reap", do.MoveCards)),
    Row("swap with the Reap Pile", 1, has(do.SwapReap)),
    Row("reap by effect", 1, has((do.ReapSpirit, do.ReapTop))),
    Row("banish own", 1, either(has(pay.BanishCards), on_spirits(do.BanishSpirits, whose="own"))),
    Row("banish opposing", 1, either(banishes_cards, on_spirits(do.BanishSpirits, whose="opposing"))),
    Row("bounce own", 2, on_spirits(do.Bounce, whose="own")),
    Row("bounce opposing", 1, on_spirits(do.Bounce, whose="opposing")),
    Row("bounce", 4, has(do.Bounce)),
    Row("move a Spirit between lanes", 2, has(do.Move, link=False)),
    Row("move a whole link", 1, has(do.Move, link=True)),
    Row("place without summoning", 1, has(do.Place)),
    Row("sparing one Arbiter", 1, has(hold.NoShatter, spirits="target")),
    Row("sparing a lane", 1, spares_lanes),
    Row("sparing by the current effect only", 1, has(LEAVING, without_shatter=True)),
    Row(
        "forced Shatter or uncovering of opposing Arbiters", 2,
        either(
            on_spirits(do.Shatter, whose="opposing", layer="covered"),
            on_spirits(*LEAVING, whose="opposing"),
        ),
    ),
    Row("forced Shatter", 1, on_spirits(do.Shatter, whose="opposing", layer="covered")),
    Row("lane capacity +1", 1, has(hold.Capacity, value=1)),
    Row("lane capacity −1", 1, has(hold.Capacity, value=-1)),
    Row("extra attack", 1, has(hold.ExtraAttack)),
    Row("free attack", 1, has(hold.FreeAttack)),
    Row("modify Block", 2, has((do.RaiseBlock, hold.BlockBonus))),
    Row("forbid Block", 1, has(hold.NoBlock)),
    Row("gain Dominance", 1, gains(("neutral", "any", "coin_of"))),
    Row("steal Dominance", 1, gains(("opposing",))),
    Row("ready Dominance", 1, has(do.SetCoin, action="ready_coin")),
    Row("spend Dominance", 1, has(do.SetCoin, action="spend_coin")),
    Row("keep Dominance", 1, has(hold.KeepsCoin)),
    Row("lose Dominance", 1, has(do.NeutralCoin)),
    Row("gain Dominance Ready", 1, either(has(do.GainCoin, ready=True), has(hold.GainedReady))),
    Row("targets a Noble", 1, has(pick.NobleTarget)),
    Row("silences a text", 1, has(hold.Silenced)),
    Row("created Token", 4, has(do.Create)),
    Row("Token with an effect", 1, creates_token_with_text),
    Row("Token as Tribute", 1, gives_token),
    Row("alternative win condition", 2, has(do.Win)),
    Row("mill or Graveyard emptying", 2, either(has(do.Mill), banishes_cards)),
]  # fmt: skip


def test_the_set_exercises_what_its_checklist_asks() -> None:
    found = {row.exercise: (cards_where(row.holds), row.least) for row in CHECKLIST}
    assert {exercise: cards for exercise, (cards, least) in found.items() if len(cards) < least} == {}


@rule("NN-119", "NN-25")
def test_a_manifest_is_on_a_card_that_a_deck_holds_twice() -> None:
    twice = {key for deck in SET.decks for key, copies in Counter(deck.cards).items() if copies == 2}
    assert any(texts(SPIRITS[key], "manifest") for key in twice)


@rule("NN-103")
def test_pathfinder_is_on_pathpaws_and_at_most_one_other() -> None:
    keys = cards_where(behaves("pathfinder"))
    assert PATHPAWS in keys
    assert len(keys) <= 2


@rule("NN-143")
def test_two_fates_have_a_win_condition_of_their_own() -> None:
    winners = [CARDS[key] for key in cards_where(has(do.Win))]
    assert len({card.fate for card in winners}) >= 2
    for card in winners:
        (text,) = [text for text in card.texts if found(text, do.Win)]
        assert isinstance(text, Activated)
        assert text.conditions, "nobody wins for nothing"
