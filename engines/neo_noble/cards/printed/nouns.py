"""The nouns of the card language in words: cards, Spirits, lanes, Channel cards, coins, numbers, costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from engines.kernel import Say
from engines.kernel.wording import NOTHING, Numbers, a_kind, dashed, figure, kind, listed, some
from engines.neo_noble.cards.language import costs as pay
from engines.neo_noble.cards.language import selectors as pick
from engines.neo_noble.cards.language import values as calc
from engines.neo_noble.cards.language.pack import Spirit
from engines.neo_noble.cards.language.parts import Keyword, LaneName, Player, Whose

Noun: TypeAlias = Literal["card", "spirit"]
Form: TypeAlias = Literal["plain", "of"]
"""`of` is how a noun goes on after "of", where a language melts the two into one."""
Tokens: TypeAlias = Mapping[str, Spirit]


class Nouns(Numbers[calc.Value]):
    """The words for one text: what "the target" is in it."""

    def __init__(
        self, tokens: Tokens, targets: Sequence[pick.Target] = (), *, x_is_paid: bool = False
    ) -> None:
        self.tokens = tokens
        self.targets = targets
        self.x_is_paid = x_is_paid
        """X is what its player chose when paying: what is counted besides is Y."""

    def ref(self, word: str) -> str:
        """Return a reference as texts select by it: one of two targets is the first or the second."""
        if word == "target" and len(self.targets) > 1:
            return "target-1"
        return dashed(word)

    def aimed(self, word: str) -> str:
        """Return what kind of target a word stands for; nothing where it stands for none."""
        place = {"target": 0, "target_2": 1}.get(word, len(self.targets))
        return self.targets[place].target if place < len(self.targets) else NOTHING

    def player(self, who: Player) -> dict[str, Any]:
        """Return who does something, and the subject of the sentence."""
        if self.aimed(who) not in (NOTHING, "player"):
            return {
                "who": who,
                "subject": Say("nn-owner", {"card": Say("nn-card", {"which": self.ref(who)})}),
            }
        return {"who": who, "subject": Say("nn-player", {"who": who})}

    # Kinds of cards and Spirits

    def kind(
        self,
        chosen: pick.CardFilter,
        count: int,
        noun: Noun,
        whose: Whose = "any",
        layer: pick.Layer = "any",
        lane: pick.LaneRef | None = None,
    ) -> Say:
        """Return a kind of cards or Spirits, without article."""
        other = isinstance(chosen, pick.SpiritFilter) and chosen.other
        adjectives = {
            "other": Say("words-adjective-other") if other else None,
            "whose": _adjective(whose),
            "layer": _adjective(layer),
            "fate": self._fates(chosen),
        }
        tails = self._tails(chosen)
        if lane is not None:
            tails.append(Say("nn-in-lane", {"lane": self.lanes(lane)}))
        return kind("nn-kind", chosen.type or (noun,), count, adjectives, tails)

    def a_kind(self, chosen: pick.CardFilter, noun: Noun, whose: Whose = "any") -> dict[str, Any]:
        """Return one of a kind with its article, and what it is for the grammar."""
        one = self.kind(chosen, 1, noun, whose)
        return {"noun": one.values["noun"], "kind": a_kind(one)}

    def spirit_kind(self, of: pick.AllSpirits | pick.ChosenSpirits | pick.SpiritTarget, count: int) -> Say:
        """Return a kind of Spirits as a selector tells it."""
        return self.kind(of.filter, count, "spirit", of.whose, of.layer, of.lane)

    def keyword(self, keyword: Keyword) -> Say:
        """Return the name of a behaviour."""
        return Say("nn-keyword", {"keyword": keyword})

    @staticmethod
    def _fates(chosen: pick.CardFilter) -> Say | None:
        if not chosen.fate:
            return None
        return listed([Say("nn-fate", {"fate": fate}) for fate in chosen.fate], "or")

    def _tails(self, chosen: pick.CardFilter) -> list[Say]:
        """Return what goes on after the noun."""
        tails: list[Say] = []
        if (costs := _range(chosen.min_cost, chosen.max_cost)) is not None:
            tails.append(Say("nn-with-cost", {"range": costs}))
        if chosen.behaviour is not None:
            tails.append(Say("nn-with-behaviour", {"keyword": self.keyword(chosen.behaviour)}))
        if chosen.react:
            tails.append(Say("nn-with-react"))
        if chosen.same_name:
            tails.append(Say("nn-with-same-name"))
        if isinstance(chosen, pick.SpiritFilter):
            if (powers := _range(chosen.min_power, chosen.max_power)) is not None:
                tails.append(Say("nn-with-power", {"range": powers}))
            if (resolves := _range(None, chosen.max_resolve)) is not None:
                tails.append(Say("nn-with-resolve", {"range": resolves}))
        return tails

    # Spirits, lanes, cards, slots, coins

    def spirits(self, who: pick.Spirits) -> Say:
        """Return the Spirits meant."""
        if isinstance(who, str):
            return Say("nn-spirit", {"spirit": self.ref(who)})
        if isinstance(who, pick.AllSpirits):
            return Say("nn-each", {"kind": self.spirit_kind(who, 1)})
        return self.some(self.spirit_kind(who, who.number), who.number, up_to=who.up_to, by=who.by)

    def some(
        self, kind: Say, number: int | str, *, up_to: bool = False, by: Literal["you", "opponent"] = "you"
    ) -> Say:
        """Return a number of a kind, and who picks."""
        said = some(kind, number, up_to=up_to)
        return said if by == "you" else Say("nn-picked-by-opponent", {"some": said})

    def lanes(self, lane: pick.Lanes, form: Form = "plain") -> Say:
        """Return the lanes meant."""
        if isinstance(lane, str):
            if self.aimed(lane) == "spirit":
                return Say(
                    "nn-lane-of", {"spirit": Say("nn-spirit", {"spirit": self.ref(lane)}), "form": form}
                )
            return Say("nn-lane", {"lane": self.ref(lane), "form": form})
        word = "or" if lane.pick == "chosen" else "and"
        return Say(f"nn-lane-{lane.pick}", {"form": form, **self._lane_words(lane, word)})

    def lane_kind(self, lane: pick.AllLanes, count: int) -> Say:
        """Return a kind of lanes, without article."""
        empty = None if lane.empty is None else "empty" if lane.empty else "occupied"
        adjectives = {
            "other": Say("words-adjective-other") if lane.other else None,
            "whose": _adjective(lane.whose),
            "empty": None if empty is None else _adjective(empty),
            "named": _lane_names(lane.names, "or"),
        }
        return kind("nn-lane-kind", ("lane",), count, adjectives)

    def where(self, lane: pick.Lanes | None) -> Say | str:
        """Return the lane where something arrives; nothing where any own one will do."""
        return NOTHING if lane is None else Say("nn-where", {"lane": self.lanes(lane)})

    @staticmethod
    def _lane_words(
        lane: pick.ChosenLane | pick.AllLanes | pick.LaneTarget, word: Literal["or", "and"]
    ) -> dict[str, Any]:
        return {
            "whose": lane.whose,
            "other": "yes" if lane.other else "no",
            "empty": "any" if lane.empty is None else "yes" if lane.empty else "no",
            "named": ("no", "one", "several")[min(len(lane.names), 2)],
            "called": _lane_names(lane.names, word) or NOTHING,
        }

    def cards(self, cards: pick.Cards | str) -> Say:
        """Return the cards meant, with the zone that they are in."""
        if isinstance(cards, str):
            return Say("nn-card", {"which": self.ref(cards)})
        zone = Say("nn-zone", {"zone": cards.zone, "whose": cards.whose, "form": "of"})
        if cards.how == "top":
            return Say("nn-cards-top", {"count": cards.number, "zone": zone})
        if cards.how == "all":
            return Say("nn-cards-all", {"kind": self.kind(cards.filter, 1, "card"), "zone": zone})
        kind = self.kind(cards.filter, cards.number, "card")
        some = self.some(kind, cards.number, up_to=cards.up_to, by=cards.by)
        return Say(f"nn-cards-{cards.how}", {"some": some, "zone": zone})

    def slots(self, slots: pick.Slots) -> Say:
        """Return the Channel cards meant."""
        if isinstance(slots, str):
            return Say("nn-card", {"which": self.ref(slots)})
        number = 1 if slots.pick == "all" else slots.number
        kind = self.slot_kind(slots, number)
        if slots.pick == "all":
            return Say("nn-each", {"kind": kind})
        some = self.some(kind, number, up_to=slots.up_to)
        return some if slots.pick == "chosen" else Say("nn-at-random", {"some": some})

    def slot_kind(self, slots: pick.ChosenSlots | pick.SlotTarget, count: int) -> Say:
        """Return a kind of Channel cards, without article."""
        chosen = slots.filter if isinstance(slots, pick.ChosenSlots) else pick.CardFilter()
        return Say(
            "nn-slot-kind",
            {
                "count": count,
                "whose": slots.whose,
                "face": slots.face,
                "state": slots.state,
                "kind": self.kind(chosen, count, "card"),
            },
        )

    def coins(self, coins: pick.Coins) -> Say:
        """Return the Dominance coins meant."""
        if isinstance(coins, pick.CoinOf):
            return Say("nn-coin-of", {"lane": self.lanes(coins.coin_of, "of")})
        up = "yes" if coins.up_to else "no"
        values = {"count": coins.number, "up": up, "held": coins.held, "state": coins.state}
        return Say(f"nn-coins-{coins.pick}", values)

    def target(self, target: pick.Target) -> Say:
        """Return what is to be chosen as a target."""
        match target:
            case pick.SpiritTarget():
                return self.some(self.spirit_kind(target, 1), 1)
            case pick.NobleTarget() | pick.PlayerTarget():
                whose = target.whose if isinstance(target, pick.NobleTarget) else "any"
                return Say(f"nn-target-{target.target}", {"whose": whose})
            case pick.LaneTarget():
                return Say("nn-lane-chosen", self._lane_words(target, "or"))
            case pick.SlotTarget():
                return self.some(self.slot_kind(target, 1), 1)
            case pick.CardTarget():
                zone = Say("nn-zone", {"zone": target.zone, "whose": target.whose, "form": "of"})
                some = self.some(self.kind(target.filter, 1, "card"), 1)
                return Say("nn-cards-chosen", {"some": some, "zone": zone})

    # Numbers

    def amount(self, value: calc.Value) -> dict[str, Any]:
        """Return a number, its sign, and what has to be said after it."""
        if value == "x":
            return {"number": "X", "sign": "plus", "tail": NOTHING}
        amount = super().amount(value)
        if self.x_is_paid and amount["number"] == "X":
            return {**amount, "number": "Y", "tail": Say("nn-where-y", {"value": self.value(value)})}
        return amount

    def each(self, value: calc.Value) -> Say | None:
        """Return what one of is counted."""
        match value:
            case calc.CountSpirits():
                return self.spirit_kind(value.of, 1)
            case calc.CountLanes():
                return self.lane_kind(value.of, 1)
            case calc.CountCards():
                return self._cards_counted(value, 1)
            case calc.CountCoins():
                return Say("nn-coin-kind", {"count": 1, "held": value.held, "state": value.state})
            case calc.Souls():
                return Say("nn-souls-kind", {"count": 1, "whose": value.whose})
            case _:
                return None

    def counted(self, value: calc.Value) -> Say:
        """Return a counted value as a noun."""
        match value:
            case calc.CountSpirits():
                return Say("nn-number-of", {"kind": self.spirit_kind(value.of, 2)})
            case calc.CountLanes():
                return Say("nn-number-of", {"kind": self.lane_kind(value.of, 2)})
            case calc.CountCards():
                return Say("nn-number-of", {"kind": self._cards_counted(value, 2)})
            case calc.CountCoins():
                kind = Say("nn-coin-kind", {"count": 2, "held": value.held, "state": value.state})
                return Say("nn-number-of", {"kind": kind})
            case calc.Souls():
                return Say("nn-number-of", {"kind": Say("nn-souls-kind", {"count": 2, "whose": value.whose})})
            case calc.NumberOf():
                return Say("nn-stat-of", {"stat": value.calc, "spirit": self.spirits(value.of)})
            case calc.TotalOf():
                return Say("nn-total-of", {"total": dashed(value.calc), "lane": self.lanes(value.of, "of")})
            case _:
                return Say(f"nn-value-{dashed(str(value))}")

    def _cards_counted(self, value: calc.CountCards, count: int) -> Say:
        kind = self.kind(value.filter, count, "card")
        zone = Say("nn-zone", {"zone": value.zone, "whose": value.whose, "form": "in"})
        return Say("nn-cards-counted", {"kind": kind, "zone": zone})

    # Costs: as they go on after "you may"

    def costs(self, costs: Sequence[pay.Cost], who: Literal["you", "opponent"] = "you") -> Say:
        """Return what is to be paid."""
        return self.with_x(listed([self.cost(cost, who) for cost in costs], "and"), costs)

    def with_x(self, said: Say, costs: Sequence[pay.Cost]) -> Say:
        """Return what is to be paid, with what X may be in it."""
        x = pay.chosen_number(costs)
        bounds = None if x is None else _range(x.least or None, x.most)
        return said if bounds is None else Say("nn-x-range", {"costs": said, "range": bounds})

    def cost(self, cost: pay.Cost, who: Literal["you", "opponent"] = "you") -> Say:
        """Return a part of what is to be paid."""
        key, number = f"nn-cost-{dashed(cost.cost)}", number_paid(cost)
        match cost:
            case pay.PaySouls() | pay.Relinquish() | pay.SpendDominance():
                return Say(key, {"count": number})
            case pay.Sacrifice():
                if cost.this:
                    return Say("nn-cost-sacrifice-this")
                return Say(key, {"some": self._some(cost.filter, number, "spirit", layer=cost.layer)})
            case pay.DiscardCards():
                return Say(key, {"some": self._some(cost.filter, number, "card")})
            case pay.GiveChannelCards():
                state = "ready" if cost.ready else "any"
                return Say(key, {"count": number, "face": cost.face, "state": state, "who": who})
            case pay.BanishCards():
                return Say(key, {"some": self._some(cost.filter, number, "card"), "who": who})
            case pay.ReturnSpirits():
                whose = "own" if who == "you" else "opposing"
                return Say(key, {"some": self._some(cost.filter, number, "spirit", whose, "active")})

    def _some(
        self,
        chosen: pick.CardFilter,
        number: int | str,
        noun: Noun,
        whose: Whose = "any",
        layer: pick.Layer = "any",
    ) -> Say:
        count = number if isinstance(number, int) else 2
        return self.some(self.kind(chosen, count, noun, whose, layer), number)


def number_paid(cost: pay.Cost) -> int | str:
    """Return how many a part of a cost takes, as it is printed."""
    return "X" if isinstance(cost.number, pay.X) else cost.number


def _range(low: int | None, high: int | None) -> Say | None:
    """Return "2 or more", "3 or less", "2 to 3"."""
    if low is not None and high is not None:
        if low == high:
            return Say("words-number", {"number": figure(low)})
        return Say("nn-range", {"low": figure(low), "high": figure(high)})
    if low is not None:
        return Say("nn-or-more", {"number": figure(low)})
    return None if high is None else Say("nn-or-less", {"number": figure(high)})


def _lane_names(names: Sequence[LaneName], word: Literal["or", "and"]) -> Say | None:
    return listed([Say("nn-lane-name", {"lane": name}) for name in names], word) if names else None


def _adjective(word: str) -> Say | None:
    """Return what a thing is like; None where it may be as it likes."""
    return None if word == "any" else Say(f"nn-adjective-{word}")
