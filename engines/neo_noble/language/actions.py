"""What a text does. As much as possible is done, in printed order (NN-R52)."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from engines.kernel.cards.packs import Part
from engines.kernel.effects.references import RefersTo
from engines.neo_noble.language.changes import Change, InsteadOfDraw
from engines.neo_noble.language.conditions import Condition
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.language.events import Trigger
from engines.neo_noble.language.parts import Few, Player, Until
from engines.neo_noble.language.selectors import (
    CardFilter,
    Cards,
    CardsIn,
    Coins,
    LaneRef,
    Lanes,
    Slots,
    SpiritRef,
    Spirits,
)
from engines.neo_noble.language.values import Value

Key: TypeAlias = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]


# Cards and hand


class Draw(Part):
    """Cards of the deck go to hand; it is no Draw action."""

    action: Literal["draw"]
    who: Player = "you"
    number: Value = 1


class Discard(Part):
    """Cards of a hand go to its owner's Graveyard, face-up."""

    action: Literal["discard"]
    who: Player
    number: Value = 1
    how: Literal["chosen", "random", "by_you"] = "chosen"
    """`chosen` by who discards; `by_you` by the player, who then sees the hand."""
    up_to: bool = False
    filter: CardFilter = CardFilter()


class Mill(Part):
    """Cards go from the top of a deck to its Graveyard."""

    action: Literal["mill"]
    who: Player
    number: Value = 1


class LookAtTop(Part):
    """The player looks at the top of a deck, may keep some in hand, and puts the rest back in any order."""

    action: Literal["look_at_top"]
    whose: Literal["own", "opposing"] = "own"
    number: Few
    keep: Annotated[int, Field(ge=0, le=3)] = 0
    """How many of the own go to hand."""
    rest: Literal["top", "bottom"] = "top"


class RevealHand(Part):
    """A hand is shown to everybody: all of it, or cards picked at random."""

    action: Literal["reveal_hand"]
    who: Literal["you", "opponent"]
    number: Few | None = None


class Shuffle(Part):
    """A deck is shuffled."""

    action: Literal["shuffle"]
    who: Player = "you"


class MoveCards(Part):
    """Cards go from a zone to another of their owner's: search, recover, rescue, empty a Graveyard."""

    action: Literal["move_cards"]
    cards: Cards
    to: Literal["hand", "grave", "deck_top", "deck_bottom", "deck_shuffled", "banished"]
    show: bool = False
    """Cards out of a hidden zone are shown to everybody."""


class SwapReap(Part):
    """A card of the own Reap Pile changes places with one of another own zone (NN-42, NN-R68)."""

    action: Literal["swap_reap"]
    with_: CardsIn = Field(alias="with")


# Channel


class Channel(Part):
    """Cards go into free Channel slots (NN-55, NN-R12)."""

    action: Literal["channel"]
    who: Player = "you"
    number: Value = 1
    source: Annotated[CardsIn | Literal["deck", "target", "that"], RefersTo("card")] = Field(
        default="deck", alias="from"
    )
    ready: bool = False
    face_up: bool = False


class Reveal(Part):
    """Channel cards are turned face-up (NN-150)."""

    action: Literal["reveal"]
    slots: Slots


class SetSlots(Part):
    """Channel cards become Ready or Spent."""

    action: Literal["ready_slots", "spend_slots"]
    slots: Slots


class TakeSlots(Part):
    """Channel cards leave their slots."""

    action: Literal["take_slots"]
    slots: Slots
    to: Literal["hand", "grave", "deck_bottom", "banished"]


class SwapSlots(Part):
    """Channel cards of the player change places with cards of the player's hand, as they lie."""

    action: Literal["swap_slots"]
    number: Annotated[int, Field(ge=1, le=4)] = 1


# Souls


class GainSouls(Part):
    """Lingering Souls (NN-63)."""

    action: Literal["gain_souls"]
    who: Player = "you"
    number: Value


class LoseSouls(Part):
    """Lingering Souls lost, as far as there are any."""

    action: Literal["lose_souls"]
    who: Player
    number: Value


# Arrival


class Summon(Part):
    """A card is summoned by the text (NN-123); several, one after the other."""

    action: Literal["summon"]
    source: Annotated[CardsIn | Literal["channel", "target", "that", "this_card"], RefersTo("card")] = Field(
        alias="from"
    )
    """`channel`: a face-up card of the own Channel."""
    price: Literal["full", "free"] | Annotated[int, Field(ge=-6, le=-1)] = "free"
    """The Soul cost, nothing, or so many Souls less."""
    cost: tuple[Cost, ...] = ()
    """Paid besides."""
    lane: Lanes | None = None
    """Where; any own lane with room when it is not said."""
    filter: CardFilter = CardFilter()
    """For `channel`."""


class Create(Part):
    """Tokens are created on top of a lane (NN-15, NN-R32)."""

    action: Literal["create"]
    token: Key
    number: Value = 1
    lane: Lanes | None = None
    """Where; any own lane with room when it is not said."""


class Place(Part):
    """A card is put on top of an own lane without being summoned (NN-R32)."""

    action: Literal["place"]
    source: Annotated[CardsIn | Literal["target", "that", "this_card", "deck_top"], RefersTo("card")] = Field(
        alias="from"
    )
    lane: Lanes | None = None


class Move(Part):
    """A Spirit goes to the top of another lane of its side; or a whole link, in order."""

    action: Literal["move"]
    who: Spirits
    to: Lanes | None = None
    """Another lane of its side that the player picks when it is not said."""
    link: bool = False
    without_shatter: bool = False


class GainControl(Part):
    """Opposing Spirits come to the top of an own lane and are the player's; their owner stays the same."""

    action: Literal["control"]
    who: Spirits
    lane: Lanes | None = None
    """Where; any own lane with room when it is not said."""


class GiveBack(Part):
    """Spirits that another player controls come to the top of a lane that their owner picks."""

    action: Literal["give_back"]
    who: Spirits


# Removal


class Destroy(Part):
    """Spirits go to their owner's Graveyard (NN-146)."""

    action: Literal["destroy"]
    who: Spirits
    without_shatter: bool = False
    """What this uncovers does not Shatter (NN-90)."""


class SacrificeThem(Part):
    """A player destroys own Spirits of their choice (NN-147)."""

    action: Literal["sacrifice"]
    who: Player
    number: Few = 1
    layer: Literal["active", "covered", "any"] = "active"
    up_to: bool = False


class ReapSpirit(Part):
    """Spirits are reaped (NN-148); Tokens as NN-17 says."""

    action: Literal["reap"]
    who: Spirits


class ReapTop(Part):
    """The top card of a deck is reaped."""

    action: Literal["reap_top"]
    who: Player


class BanishSpirits(Part):
    """Spirits leave the play area (NN-149)."""

    action: Literal["banish"]
    who: Spirits
    without_shatter: bool = False


class Bounce(Part):
    """Spirits return to their owner's hand, or go into the deck or Channel."""

    action: Literal["bounce"]
    who: Spirits
    to: Literal["hand", "deck_top", "deck_bottom", "channel"] = "hand"
    without_shatter: bool = False


class Shatter(Part):
    """Arbiters Shatter as though they were uncovered."""

    action: Literal["shatter"]
    who: Spirits


# Changes


class Apply(Part):
    """Something holds for a while."""

    action: Literal["change"]
    what: Change
    until: Until


class Renew(Part):
    """A MANIFEST of the Spirit, or of the Noble, may be used once more this turn."""

    action: Literal["renew"]
    who: SpiritRef | Literal["own_noble"]


# Dominance


class GainCoin(Part):
    """A player gains coins; an empty lane gains none (NN-R27)."""

    action: Literal["gain_coin"]
    who: Literal["you", "opponent"] = "you"
    coins: Coins
    ready: bool = False
    """They stay Ready."""


class NeutralCoin(Part):
    """Coins return to neutral."""

    action: Literal["neutral_coin"]
    coins: Coins


class SetCoin(Part):
    """Coins become Ready or Spent."""

    action: Literal["ready_coin", "spend_coin"]
    coins: Coins


class Check(Part):
    """A Dominance Check is made in lanes at the end of the sequence (NN-R28)."""

    action: Literal["check"]
    lanes: Lanes


# Battle


class RaiseBlock(Part):
    """The defending lane has more Resolve for this battle, as by Block."""

    action: Literal["raise_block"]
    value: Value


class FailAttack(Part):
    """The attack that is going on fails, whatever the totals."""

    action: Literal["fail_attack"]


class BattleNow(Part):
    """A lane attacks at once, without cost and beyond its number of attacks."""

    action: Literal["attack"]
    lane: LaneRef


class Later(Part):
    """Something is done later: as this battle or turn ends, as your next turn begins, or at its event."""

    action: Literal["later"]
    when: Literal["battle_won", "battle_lost", "turn_end", "your_next_turn", "whenever"]
    """`your_next_turn` is as that begins; `whenever` is each time that the event happens in this turn."""
    event: Trigger | None = None
    """For `whenever`."""
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)

    @model_validator(mode="after")
    def _has_its_event(self) -> Self:
        if (self.event is not None) is not (self.when == "whenever"):
            raise PydanticCustomError("nn-pack-whenever", "give event with whenever, and only there")
        return self

    @property
    def in_battle(self) -> bool:
        """Tell whether it waits for the end of a battle."""
        return self.when in ("battle_won", "battle_lost")


# Rules


class UseText(Part):
    """Another Active Spirit's MANIFEST or ON SUMMON text is done as though it stood here."""

    action: Literal["use_text"]
    of: SpiritRef


class Win(Part):
    """The player wins the game (NN-143)."""

    action: Literal["win"]


# Connectives


class Mode(Part):
    """One side of a choice."""

    do: tuple[Action, ...] = Field(min_length=1, max_length=4)


class ChooseOne(Part):
    """The player, or the opponent, picks one of several."""

    action: Literal["choose_one"]
    by: Literal["you", "opponent"] = "you"
    modes: tuple[Mode, ...] = Field(min_length=2, max_length=4)


class May(Part):
    """The player may do this, or leave it; a cost is paid first."""

    action: Literal["may"]
    cost: tuple[Cost, ...] = ()
    by: Literal["you", "opponent"] = "you"
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=4)
    """Done when it is left."""


class Conditional(Part):
    """A part under a condition of its own; `done` is "if you do"."""

    action: Literal["if"]
    conditions: tuple[Condition, ...] = Field(alias="if", min_length=1, max_length=4)
    do: tuple[Action, ...] = Field(min_length=1, max_length=4)
    otherwise: tuple[Action, ...] = Field(default=(), alias="else", max_length=4)


Action: TypeAlias = Annotated[
    Draw | Discard | Mill | LookAtTop | RevealHand | Shuffle | MoveCards | SwapReap | Channel | Reveal
    | SetSlots | TakeSlots | SwapSlots | GainSouls | LoseSouls | Summon | Create | Place | Move
    | GainControl | GiveBack | Destroy
    | SacrificeThem | ReapSpirit | ReapTop | BanishSpirits | Bounce | Shatter | Apply | Renew | GainCoin
    | NeutralCoin | SetCoin | Check | RaiseBlock | FailAttack | BattleNow | Later | UseText | Win | ChooseOne
    | May | Conditional,
    Field(discriminator="action"),
]  # fmt: skip

for _model in (InsteadOfDraw, Apply, Later, Mode, ChooseOne, May, Conditional):
    _model.model_rebuild()
