"""The starter set against its brief (section 6 of the rules page): size, decks, guidelines, checklist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias, get_args

import pytest
from pydantic import BaseModel

from engines.kernel.packs import parts
from engines.neo_noble.cards import PATHPAWS, Noble, PresetDeck, Spirit
from engines.neo_noble.vocabulary import Activated, Fate, Ongoing, Text
from engines.neo_noble.vocabulary import actions as do
from engines.neo_noble.vocabulary import changes as hold
from engines.neo_noble.vocabulary import conditions as test
from engines.neo_noble.vocabulary import costs as pay
from engines.neo_noble.vocabulary import selectors as pick
from engines.neo_noble.vocabulary.events import React, Reactable
from tests.engines.neo_noble.starter import CARDS, DECKS, NOBLES, SET, SPIRITS, TOKENS, fate_of
from tests.rules import rule

FATES: tuple[Fate, ...] = get_args(Fate)
COLOURS = {"earthbound": "green", "ghostbound": "violet", "hellbound": "red", "heavenbound": "gold"}

Card: TypeAlias = Noble | Spirit
Holds: TypeAlias = Callable[[Card], bool]


def found(model: BaseModel, kind: type[BaseModel] | tuple[type[BaseModel], ...], **fields: Any) -> bool:
    """Whether a part of this kind is somewhere in the model, with these values in its fields."""
    return any(
        isinstance(part, kind) and all(getattr(part, name) == value for name, value in fields.items())
        for part in parts(model)
    )


def of_kind(model: BaseModel, kind: type[BaseModel] | tuple[type[BaseModel], ...]) -> Iterator[Any]:
    return (part for part in parts(model) if isinstance(part, kind))


def texts(card: Card, *types: str) -> list[Text]:
    return [text for text in card.texts if text.type in types]


def activated(card: Card, *types: str) -> list[Activated]:
    return [text for text in card.texts if isinstance(text, Activated) and text.type in types]


def ongoing(card: Card) -> list[Ongoing]:
    return [text for text in card.texts if isinstance(text, Ongoing)]


def cards_where(holds: Holds) -> list[str]:
    return [card.id for card in CARDS.values() if holds(card)]


def spirits_of(deck: PresetDeck) -> list[Spirit]:
    return [SPIRITS[key] for key in deck.cards]


# Size and words


@rule("NN-3", "NN-22")
def test_each_fate_has_twenty_spirits_of_nine_arbiters_and_eleven_errants_give_or_take_one() -> None:
    kinds = Counter((spirit.fate, spirit.type) for spirit in SPIRITS.values())
    assert len(SPIRITS) == 80
    for fate in FATES:
        assert kinds[fate, "arbiter"] + kinds[fate, "errant"] == 20
        assert abs(kinds[fate, "arbiter"] - 9) <= 1
        assert abs(kinds[fate, "errant"] - 11) <= 1


@rule("NN-5", "NN-22")
def test_each_fate_has_a_noble_with_two_abilities_of_different_activation_types() -> None:
    assert {noble.fate for noble in SET.nobles} == set(FATES)
    for noble in SET.nobles:
        first, second = noble.texts
        assert first.type != second.type
        assert first.label is not None
        assert second.label is not None


@rule("NN-15", "NN-18", "NN-R20", "NN-103")
def test_pathpaws_and_four_to_six_other_tokens_wait_in_the_token_area() -> None:
    pathpaws = TOKENS[PATHPAWS]
    assert pathpaws.name.en == pathpaws.name.fr == "Pathpaws, Jegu & Jagu"
    assert (pathpaws.cost, pathpaws.power, pathpaws.resolve) == (0, 1, 1)
    assert pathpaws.behaviours == ("pathfinder",)
    assert 4 <= len(TOKENS) - 1 <= 6
    created = {part.token for card in CARDS.values() for part in of_kind(card, do.Create)}
    assert created == TOKENS.keys() - {PATHPAWS}


@rule("NN-R9")
def test_each_fate_keeps_to_one_colour() -> None:
    assert {(card.fate, card.colour) for card in CARDS.values()} == set(COLOURS.items())


def test_cards_lie_in_the_order_of_fates_and_have_ids_of_their_own() -> None:
    for cards in (SET.nobles, [card for card in SET.spirits if card.type != "token"]):
        order = [FATES.index(card.fate) for card in cards]
        assert order == sorted(order)
    assert len(CARDS) == len(SET.nobles) + len(SET.spirits)


def test_no_two_cards_are_called_the_same_or_say_the_same() -> None:
    for language in ("en", "fr"):
        names = Counter(getattr(card.name, language) for card in CARDS.values())
        assert set(names.values()) == {1}
    said = Counter(
        "".join(text.model_dump_json(exclude={"label"}) for text in card.texts)
        for card in CARDS.values()
        if card.texts
    )
    assert set(said.values()) == {1}
    bodies = Counter(
        spirit.model_dump_json(exclude={"id", "name", "flavour", "fate", "colour", "texts"})
        for spirit in SPIRITS.values()
        if not spirit.texts
    )
    assert max(bodies.values()) <= 2, "a body without text for two Fates at most"


def test_everything_that_people_read_is_there_in_both_languages() -> None:
    for card in CARDS.values():
        assert card.flavour is not None, card.id
        assert card.flavour.en != card.flavour.fr
        labels = [text.label for text in card.texts if text.label is not None]
        for line in (card.flavour.en, card.flavour.fr):
            assert line.endswith((".", "?", "!"))
        for words in (card.name, card.flavour, *labels):
            assert "'" not in words.en + words.fr
    for deck in SET.decks:
        assert deck.plan is not None
        assert "'" not in deck.plan.en + deck.plan.fr + deck.name.en + deck.name.fr


def test_texts_are_short_enough_for_a_card() -> None:
    """Two texts at most, each doing one to three things; more than two in a text is rare."""
    doing = [
        len([part for part in parts(text) if "action" in type(part).model_fields])
        for card in CARDS.values()
        for text in card.texts
    ]
    assert max(len(card.texts) for card in CARDS.values()) == 2
    assert max(doing) <= 3
    assert sum(number == 3 for number in doing) <= 10


@rule("NN-R47")
def test_every_end_turn_text_says_whether_it_must_be_used() -> None:
    used = [text for card in CARDS.values() for text in activated(card, "end_turn")]
    assert used
    assert all(text.says is not None for text in used)


# Decks


@rule("NN-23", "NN-24", "NN-26", "NN-28")
@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_has_thirty_spirits_of_sixteen_to_nineteen_names_mostly_in_pairs(
    deck: PresetDeck,
) -> None:
    copies = Counter(deck.cards)
    assert len(deck.cards) == 30
    assert copies.keys() <= SPIRITS.keys()
    assert 16 <= len(copies) <= 19
    assert 11 <= sum(number == 2 for number in copies.values()) <= 14


@rule("NN-25", "NN-29", "NN-30", "NN-R3")
@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_and_its_reserve_hold_two_of_a_name_at_most(deck: PresetDeck) -> None:
    assert 6 <= len(deck.reserve) <= 10
    assert set(deck.reserve) <= SPIRITS.keys()
    names = Counter(SPIRITS[key].name.en for key in (*deck.cards, *deck.reserve))
    assert max(names.values()) == 2


@rule("NN-27")
def test_four_decks_of_a_fate_each_two_of_them_with_three_to_six_others_use_every_spirit() -> None:
    assert sorted(map(fate_of, SET.decks)) == sorted(FATES)
    others = [sum(card.fate != fate_of(deck) for card in spirits_of(deck)) for deck in SET.decks]
    assert max(others) <= 6
    assert sum(number >= 3 for number in others) >= 2
    assert {key for deck in SET.decks for key in (*deck.cards, *deck.reserve)} == SPIRITS.keys()


CURVE = {0: (2, 2), 1: (8, 9), 2: (9, 10), 3: (5, 6), 4: (2, 3)}
"""How many cards of each cost a deck has, at least and at most; costs 5 and 6 together: one or two."""


@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_keeps_to_the_cost_curve(deck: PresetDeck) -> None:
    costs = Counter(spirit.cost for spirit in spirits_of(deck))
    for cost, (least, most) in CURVE.items():
        assert least <= costs[cost] <= most, cost
    assert 1 <= costs[5] + costs[6] <= 2
    assert max(costs) <= 6


MARGIN = {"earthbound": (15, 25), "ghostbound": (15, 25), "hellbound": (15, 30), "heavenbound": (10, 25)}
"""Sum of Power minus sum of Resolve."""


@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_ready_made_deck_has_the_power_to_end_a_game_and_the_resolve_to_block(deck: PresetDeck) -> None:
    spirits = spirits_of(deck)
    least, most = MARGIN[fate_of(deck)]
    assert least <= sum(spirit.power - spirit.resolve for spirit in spirits) <= most
    assert sum(spirit.power >= 3 for spirit in spirits) >= 10
    assert 1.8 <= sum(spirit.resolve for spirit in spirits) / len(spirits) <= 2.4


# Stats


@pytest.mark.parametrize("spirit", SPIRITS.values(), ids=lambda spirit: spirit.id)
def test_stats_keep_to_the_budget(spirit: Spirit) -> None:
    """2 · cost + 1, one more for an Arbiter or a drawback, up to two less for a text; BRITTLE is free."""
    assert -2 <= spirit.power <= 7
    assert -2 <= spirit.resolve <= 7
    if "brittle" in spirit.behaviours:
        return
    budget = 2 * spirit.cost + 1 if spirit.cost else 2
    budget += spirit.type == "arbiter"
    budget += drawback(spirit)
    total = spirit.power + spirit.resolve
    if spirit.texts:
        assert budget - 3 <= total <= budget
    else:
        assert total == budget


def drawback(spirit: Spirit) -> bool:
    """Whether a text costs its own player a Spirit each turn."""
    return any(
        text.says == "must" and found(text, do.SacrificeThem, who="you")
        for text in activated(spirit, "end_turn")
    )


def test_cheap_spirits_are_neither_walls_nor_hammers() -> None:
    for spirit in SPIRITS.values():
        assert spirit.cost > 2 or spirit.resolve <= 3
        assert spirit.cost != 1 or spirit.power < 3 or spirit.resolve <= 0


@rule("NN-19", "NN-20")
def test_power_and_resolve_are_printed_below_nought_too() -> None:
    assert sum(spirit.power < 0 for spirit in SET.spirits) >= 1
    assert sum(spirit.resolve < 0 for spirit in SET.spirits) >= 2


# The checklist


class Row(NamedTuple):
    """A row of the checklist."""

    exercise: str
    least: int
    holds: Holds


def vanilla(kind: str) -> Holds:
    return lambda card: card in SPIRITS.values() and card.type == kind and not card.texts  # pyright: ignore[reportAttributeAccessIssue]


def has_text(kind: str, *, says: tuple[str | None, ...]) -> Holds:
    return lambda card: any(text.says in says for text in activated(card, kind))


def manifest(*, costs: bool) -> Holds:
    return lambda card: any(bool(text.cost) is costs for text in activated(card, "manifest"))


def has(kind: type[BaseModel] | tuple[type[BaseModel], ...], **fields: Any) -> Holds:
    """The card has such a part anywhere."""
    return lambda card: found(card, kind, **fields)


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


@pytest.mark.parametrize("row", CHECKLIST, ids=lambda row: row.exercise)
def test_the_set_exercises(row: Row) -> None:
    cards = cards_where(row.holds)
    assert len(cards) >= row.least, cards


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


@rule("NN-12")
def test_errants_have_one_on_summon_text_or_none() -> None:
    for spirit in SPIRITS.values():
        if spirit.type == "errant":
            assert [text.type for text in spirit.texts] in ([], ["on_summon"])


@rule("NN-R40")
def test_no_arbiter_waits_for_its_own_shattering() -> None:
    """Such a text could never work: who Shatters is never active."""
    assert (
        cards_where(
            lambda card: any(
                text.when is not None and text.when.event == "shattered" and text.when.this
                for text in ongoing(card)
            )
        )
        == []
    )


def test_no_text_can_copy_a_text_that_copies() -> None:
    """Two such texts could copy one another without end."""
    copying = cards_where(has(do.UseText))
    assert copying
    for key in copying:
        types = {kind for target in of_kind(CARDS[key], pick.SpiritTarget) for kind in target.filter.type}
        assert types
        assert not any(SPIRITS[other].type in types for other in copying if other in SPIRITS)


def test_no_free_card_pays_for_itself() -> None:
    """A chain of such cards would never end."""
    for spirit in SPIRITS.values():
        for text in activated(spirit, "on_summon"):
            drawn = sum(part.number for part in of_kind(text, do.Draw))
            given = sum(cost.number for cost in text.cost)
            assert spirit.cost or drawn <= given
            souls = [part.number for part in of_kind(text, do.GainSouls) if isinstance(part.number, int)]
            assert sum(souls) <= spirit.cost


@pytest.mark.parametrize("deck", SET.decks, ids=lambda deck: deck.id)
def test_a_deck_of_arbiters_and_errants_can_reap_with_its_own_hands(deck: PresetDeck) -> None:
    kinds = Counter(spirit.type for spirit in spirits_of(deck))
    assert kinds["arbiter"] >= 10
    assert kinds["errant"] >= 10


def test_decks_are_led_by_different_nobles() -> None:
    assert sorted(deck.noble for deck in DECKS.values()) == sorted(NOBLES)
