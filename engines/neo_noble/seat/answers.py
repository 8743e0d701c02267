"""The answers of a decision as its seat reads them: labels, groups, previews."""

from __future__ import annotations

from dataclasses import replace

from engines.kernel import Decision, Option, Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import alone
from engines.kernel.decisions.keys import card_of
from engines.kernel.seat.forecasts import Forecast, foreseen, of_mode
from engines.kernel.seat.prompts import SETTINGS
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.actions import ChooseOne
from engines.neo_noble.seat import previews
from engines.neo_noble.seat.labels import Labels, text_key
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.contexts import Arriving
from engines.neo_noble.table.keys import SoulSource
from engines.neo_noble.table.pieces import Place, place_named
from engines.neo_noble.table.state import Table

_CARDS = frozenset(
    {"mulligan", "block", "discard_down", "swap_out", "swap_in", "swap_noble", "pick_hand", "pick_deck",
     "pick_card", "look_keep", "look_order"}
)  # fmt: skip
"""Kinds whose keys are cards."""
_LANES = frozenset({"lane", "attack", "pick_lane", "target_lane"})
_SPIRITS = frozenset({"pick_spirit", "target_spirit"})
_SLOTS = frozenset({"pick_slot", "target_slot"})
_PLAYERS = frozenset({"target_player", "target_noble"})
_TEXTS = frozenset({"income", "end_turn", "manifest", "pay", "order"})
_GROUPS = {
    **dict.fromkeys(_CARDS, "cards"),
    **dict.fromkeys(_LANES, "lanes"),
    **dict.fromkeys(_SPIRITS, "spirits"),
    **dict.fromkeys(_SLOTS, "channel"),
    **dict.fromkeys(_PLAYERS, "players"),
    "summon": "cards",
    "target_card": "cards",
    "souls": "sources",
    "pick_coin": "coins",
    "relinquish": "coins",
}
_SETTINGS = frozenset({"by_hand", "auto"})
"""Verbs that only say who chooses the sources of payments (NN-D14)."""
_BRIEF_VERBS = frozenset({"attack", "manifest", "pay", "draw", "relinquish", "bargain"})
"""Verbs that stand on a button before what follows them, some of them shorter."""
_WORDS = {
    ("pathfinder", "use"): "channel",
    ("pathfinder", "skip"): "no",
    ("no_shatter", "apply"): "spare",
    ("no_shatter", "skip"): "let_shatter",
    ("instead", "apply"): "yes",
    ("instead", "skip"): "no",
}
"""Words for answers whose keys say less than the question wants."""


class Answers:
    """The answers of one decision."""

    def __init__(self, table: Table, labels: Labels, decision: Decision) -> None:
        self.table = table
        self.labels = labels
        self.decision = decision
        self.seat = decision.seat

    def option(self, key: str) -> Option:
        """Return one answer as a person sees it."""
        kind = self.decision.kind
        group = _GROUPS.get(kind, "actions")
        if kind in _CARDS:
            return self._card(key, card_of(key), group)
        if kind == "summon":
            return self._summon(key, group)
        if kind in _LANES:
            place = place_named(key)
            return foreseen(Option(key, self.labels.lane(place), group), self._lane(place))
        if kind in _SPIRITS:
            return self._spirit(key, group)
        if kind in _SLOTS:
            at = naming.owned_named(key)
            button = self.labels.slot_alone(at.seat, at.number)
            return Option(key, self.labels.slot(at.seat, at.number), group, button=button)
        if kind == "target_card":
            seat, name = naming.owned_named(key)
            label = Say("nn-option-card-of", {"card": self.labels.named(name), "seat": seat})
            return Option(key, label, group, name, button=alone(self.labels.named(name)))
        if kind in _PLAYERS:
            return self._player(key, group)
        if kind in ("pick_coin", "relinquish"):
            return self._coin(key, group)
        if kind in ("souls", "choice", "text", "mode", "bargain"):
            return self._other(kind, key, group)
        return self._verb(kind, key, group)

    def _card(self, key: str, name: str, group: str) -> Option:
        worth = 0
        if self.decision.kind == "block" and self.table.battle is not None:
            worth = powers.block_value(self.table, self.table.battle.defender, self.table.card(name))
        button = alone(self.labels.named(name))
        option = Option(key, self.labels.card(name), group, name, worth=worth, button=button)
        return foreseen(option, previews.block(worth) if self.decision.kind == "block" else None)

    def _summon(self, key: str, group: str) -> Option:
        number = naming.channel_slot(key)
        slot = None if number is None else self.table.sides[self.seat].channel[number]
        name = key if slot is None else slot.card
        card = self.table.card(name)
        label = self.labels.card(name, powers.summon_cost(self.table, self.seat, card))
        button = alone(self.labels.named(name))
        if slot is not None:
            label, button = (Say("nn-option-from-channel", {"what": what}) for what in (label, button))
        return Option(key, label, group, name, button=button, gain=card.power + card.resolve)

    def _lane(self, place: Place) -> Forecast:
        if self.decision.kind == "attack":
            return previews.attack(self.table, place)
        if self.decision.kind == "lane":
            about = self.decision.about
            assert isinstance(about.rest, Arriving)
            return previews.after_arrival(
                self.table, about.the_card, about.rest.origin, about.rest.mode, place
            )
        return previews.lane(self.table, place)

    def _spirit(self, key: str, group: str) -> Option:
        spirit = self.table.spirit(key)
        assert spirit is not None
        button = self.labels.spirit_alone(spirit)
        option = Option(key, self.labels.spirit(spirit), group, spirit.card.id, button=button)
        return foreseen(option, previews.numbers(self.table, spirit))

    def _player(self, key: str, group: str) -> Option:
        if self.decision.kind == "target_noble":
            noble = self.table.sides[int(key)].noble
            return Option(key, self.labels.card(noble), group, noble)
        return Option(key, Say("nn-option-seat", {"seat": int(key)}), group)

    def _coin(self, key: str, group: str) -> Option:
        column, kept = naming.coin_named(key)
        label, button = self.labels.coin(column), self.labels.coin_alone(column)
        if kept:
            label, button = (Say("nn-option-keep-coin", {"coin": coin}) for coin in (label, button))
        return Option(key, label, group, button=button)

    def _other(self, kind: str, key: str, group: str) -> Option:
        if kind == "souls":
            return Option(key, self._source(key), group, button=self._source_alone(key))
        if kind == "choice":
            number = int(key)
            return of_mode(key, Say("nn-option-choice", {"number": number + 1}), group, self._mode(number))
        if kind == "text":
            bearer = self.decision.about.the_card
            text = self.table.card(bearer).texts[int(key)]
            label, button = self.labels.text(bearer, text), self.labels.text_alone(bearer, text)
            return Option(key, label, group, preview=self.labels.line(text), button=button)
        if kind == "mode" and key == "tribute":
            card = self.table.catalogue.spirits[self.decision.about.the_card]
            costs = self.labels.words().costs(card.tribute)
            return Option(key, Say("nn-option-tribute"), group, preview=costs)
        if kind == "mode":
            price = powers.summon_cost(self.table, self.seat, self.table.card(self.decision.about.the_card))
            return foreseen(Option(key, Say("nn-option-normal"), group), previews.price(price))
        return Option(key, Say(text_key("option", f"bargain_{key}")), group)

    def _source(self, key: str) -> Say:
        match naming.soul_source(key):
            case SoulSource("slot", place):
                return self.labels.slot(self.seat, place)
            case SoulSource("coin", column):
                return self.labels.coin(column)
            case SoulSource("bargain"):
                return Say("nn-option-bargain")
            case _:
                return Say("nn-option-soul")

    def _source_alone(self, key: str) -> Say | None:
        match naming.soul_source(key):
            case SoulSource("slot", place):
                return self.labels.slot_alone(self.seat, place)
            case SoulSource("coin", column):
                return self.labels.coin_alone(column)
            case SoulSource("bargain"):
                return Say("nn-button-bargain")
            case _:
                return None

    def _mode(self, number: int) -> Say:
        """Return what one of several choices does."""
        return next(
            self.labels.words(text).actions(part.modes[number].do)
            for text in self.labels.asking(self.decision)
            for part in parts(text)
            if isinstance(part, ChooseOne) and len(part.modes) == self.decision.count()
        )

    def _verb(self, kind: str, key: str, group: str) -> Option:
        """Return a verb, or a text that is used, or a card that answers."""
        card, paid = naming.summoned(key), naming.paid(key)
        if kind == "react" and card is not None:
            price = powers.summon_cost(self.table, self.seat, self.table.card(card))
            label = Say("nn-option-react", {"what": self.labels.card(card, price)})
            button = Say("nn-option-react", {"what": alone(self.labels.named(card))})
            return Option(key, label, "cards", card, button=button)
        if paid is not None:
            return self._text(key, paid, "texts")
        if kind in _TEXTS and naming.is_text(key):
            return self._text(key, key, "texts")
        if key in _SETTINGS:
            return Option(key, Say(text_key("option", key)), SETTINGS)
        word = _WORDS.get((kind, key), key)
        button = Say(text_key("button", word)) if word in _BRIEF_VERBS else None
        option = Option(key, Say(text_key("option", word)), group, button=button)
        if key == "draw":  # what each card costs: where but one can be drawn nobody is asked
            return foreseen(option, previews.price(powers.draw_cost(self.table, self.seat)))
        asked = (kind, key) == ("may", "yes")
        return replace(option, preview=self.labels.offer(self.decision)[1]) if asked else option

    def _text(self, key: str, name: str, group: str) -> Option:
        """Return a text by its key: a Spirit, or the Noble, and its place there."""
        source, place = naming.text_named(name)
        spirit = self.table.spirit(source)
        card = self._bearer(source) if spirit is None else spirit.card.id
        text = self.table.card(card).texts[place]
        label = self.labels.text(card, text) if spirit is None else self.labels.text_of(spirit, text)
        return Option(
            key, label, group, card, self.labels.line(text), button=self.labels.text_alone(card, text)
        )

    def _bearer(self, source: str) -> str:
        """Return the card of a text that lies in no lane: in the Channel, elsewhere, or the own Noble."""
        side = self.table.sides[self.seat]
        number = naming.channel_slot(source)
        slot = None if number is None else side.channel[number]
        if slot is not None:
            return slot.card
        card, noble = card_of(source), side.noble
        return card if card in self.table.catalogue.cards else noble
