"""Selectors in words: kinds of cards and Spirits, lanes, Channel cards, coins, targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from engines.kernel import Say
from engines.kernel.cards.wording import NOTHING, a_kind, kind, listed
from engines.neo_noble.cards.printed.parts import Words, in_range
from engines.neo_noble.language import selectors as pick
from engines.neo_noble.language.parts import LaneName, Whose

Noun: TypeAlias = Literal["card", "spirit"]
Form: TypeAlias = Literal["plain", "of"]
"""`of` is how a noun goes on after "of", where a language melts the two into one."""


class Selectors(Words):
    """Words for what is meant."""

    # Kinds of cards and Spirits

    def kind(
        self,
        chosen: pick.CardFilter,
        count: int,
        noun: Noun,
        whose: Whose = "any",
        layer: pick.Layer = "any",
        lane: pick.LaneRef | None = None,
        *,
        aimed: bool = False,
    ) -> Say:
        """Return a kind of cards or Spirits, without article."""
        other = isinstance(chosen, pick.SpiritFilter) and chosen.other and not aimed
        adjectives = {
            "other": Say("words-adjective-other") if other else None,
            "whose": _adjective(whose),
            "layer": _adjective(layer),
            "fate": self._fates(chosen),
            "aimed": Say("nn-adjective-aimed") if aimed else None,
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

    @staticmethod
    def _fates(chosen: pick.CardFilter) -> Say | None:
        if not chosen.fate:
            return None
        return listed([Say("nn-fate", {"fate": fate}) for fate in chosen.fate], "or")

    def _tails(self, chosen: pick.CardFilter) -> list[Say]:
        """Return what goes on after the noun."""
        tails: list[Say] = []
        if (costs := in_range(chosen.min_cost, chosen.max_cost)) is not None:
            tails.append(Say("nn-with-cost", {"range": costs}))
        if chosen.behaviour is not None:
            tails.append(Say("nn-with-behaviour", {"keyword": self.keyword(chosen.behaviour)}))
        if chosen.react:
            tails.append(Say("nn-with-react"))
        if chosen.same_name:
            tails.append(Say("nn-with-same-name"))
        if isinstance(chosen, pick.SpiritFilter):
            if (powers := in_range(chosen.min_power, chosen.max_power)) is not None:
                tails.append(Say("nn-with-power", {"range": powers}))
            if (resolves := in_range(None, chosen.max_resolve)) is not None:
                tails.append(Say("nn-with-resolve", {"range": resolves}))
        return tails

    # Spirits, lanes, cards, slots, coins

    def spirits(self, who: pick.Spirits) -> Say:
        """Return the Spirits meant."""
        if isinstance(who, str):
            return self.target_named(who) or Say("nn-spirit", {"spirit": self.ref(who)})
        if isinstance(who, pick.AllSpirits):
            return Say("nn-each", {"kind": self.spirit_kind(who, 1)})
        return self.some(self.spirit_kind(who, who.number), who.number, up_to=who.up_to, by=who.by)

    def some(
        self, kind: Say, number: int | str, *, up_to: bool = False, by: Literal["you", "opponent"] = "you"
    ) -> Say:
        """Return a number of a kind, and who picks."""
        said = Say("nn-some", {"number": number, "up": "yes" if up_to else "no", "kind": kind})
        return said if by == "you" else Say("nn-picked-by-opponent", {"some": said})

    def lanes(self, lane: pick.Lanes, form: Form = "plain") -> Say:
        """Return the lanes meant."""
        if isinstance(lane, str):
            named = self.target_named(lane)
            if self.aimed(lane) == "spirit":
                spirit = named or Say("nn-spirit", {"spirit": self.ref(lane)})
                return Say("nn-lane-of", {"spirit": spirit, "form": form})
            if named is not None:
                return Say("nn-lane-aimed", {"lane": named, "form": form})
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
            return self.target_named(cards) or Say("nn-card", {"which": self.ref(cards)})
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
            return self.target_named(slots) or Say("nn-card", {"which": self.ref(slots)})
        number = 1 if slots.pick == "all" else slots.number
        kind = self.slot_kind(slots, number)
        if slots.pick == "all":
            return Say("nn-each", {"kind": kind})
        some = self.some(kind, number, up_to=slots.up_to)
        return some if slots.pick == "chosen" else Say("nn-at-random", {"some": some})

    def slot_kind(self, slots: pick.ChosenSlots | pick.SlotTarget, count: int, *, aimed: bool = False) -> Say:
        """Return a kind of Channel cards, without article."""
        chosen = slots.filter if isinstance(slots, pick.ChosenSlots) else pick.CardFilter()
        kind = self.kind(chosen, count, "card")
        return Say(
            "nn-slot-kind",
            {
                "count": count,
                "whose": slots.whose,
                "face": slots.face,
                "state": slots.state,
                "kind": kind,
                "noun": kind.values["noun"],
                "aimed": "yes" if aimed else "no",
            },
        )

    def coins(self, coins: pick.Coins) -> Say:
        """Return the Dominance coins meant."""
        if isinstance(coins, pick.CoinOf):
            return Say("nn-coin-of", {"lane": self.lanes(coins.coin_of, "of")})
        up = "yes" if coins.up_to else "no"
        values = {"count": coins.number, "up": up, "held": coins.held, "state": coins.state}
        return Say(f"nn-coins-{coins.pick}", values)

    def phrase(self, target: pick.Target) -> Say:
        """Return "target allied Spirit"."""
        match target:
            case pick.SpiritTarget():
                one = self.kind(
                    target.filter, 1, "spirit", target.whose, target.layer, target.lane, aimed=True
                )
                return _aimed_at(one, one.values["noun"], other=target.filter.other)
            case pick.NobleTarget():
                adjectives = {"whose": _adjective(target.whose), "aimed": Say("nn-adjective-aimed")}
                nothing = dict.fromkeys(("other", "layer", "fate"))
                return _aimed_at(kind("nn-kind", ("noble",), 1, {**nothing, **adjectives}), "noble")
            case pick.PlayerTarget():
                return Say("nn-target-player")
            case pick.LaneTarget():
                return Say("nn-target-lane", self._lane_words(target, "or"))
            case pick.SlotTarget():
                one = self.slot_kind(target, 1, aimed=True)
                return _aimed_at(one, one.values["kind"].values["noun"])
            case pick.CardTarget():
                zone = Say("nn-zone", {"zone": target.zone, "whose": target.whose, "form": "of"})
                one = self.kind(target.filter, 1, "card", aimed=True)
                said = Say("nn-cards-chosen", {"some": one, "zone": zone})
                return _aimed_at(said, one.values["noun"])


def _aimed_at(kind: Say, noun: Any, *, other: bool = False) -> Say:
    return Say("nn-target-kind", {"kind": kind, "noun": noun, "other": "yes" if other else "no"})


def _lane_names(names: Sequence[LaneName], word: Literal["or", "and"]) -> Say | None:
    return listed([Say("nn-lane-name", {"lane": name}) for name in names], word) if names else None


def _adjective(word: str) -> Say | None:
    """Return what a thing is like; None where it may be as it likes."""
    return None if word == "any" else Say(f"nn-adjective-{word}")
