"""The answers of a decision as its seat reads them: labels, groups, previews."""

from __future__ import annotations

from engines.kernel import PASS, Decision, Gather, Option, Say
from engines.kernel.effects.picking import card_of
from engines.kernel.packs import parts
from engines.soul_forger.cards.language import costs
from engines.soul_forger.cards.language.actions import ChooseModes, May
from engines.soul_forger.cards.meaning import powers
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.cards.printed.parts import noun_of
from engines.soul_forger.rules.doing import YES
from engines.soul_forger.seat import previews
from engines.soul_forger.seat.labels import Labels, text_key
from engines.soul_forger.table.pieces import piece_named
from engines.soul_forger.table.state import Table

_ANNOUNCED = ("summon", "play", "use", "skill", "forge", "set")
"""Verbs of what is announced: each is a group of its own."""
_GROUPS = {
    "mulligan": "hand",
    "quest": "hand",
    "discard": "hand",
    "aim": "targets",
    "target": "targets",
    "redirect": "targets",
    "attack": "attackers",
    "block": "blockers",
    "overflow": "creatures",
}
_PLACES = {"m": "material", "h": "hand"}


class Answers:
    """The answers of one decision."""

    def __init__(self, table: Table, labels: Labels, decision: Decision) -> None:
        self.table = table
        self.labels = labels
        self.decision = decision
        self.group = _GROUPS.get(decision.kind, "actions")

    def option(self, key: str) -> Option:
        """Return one answer as a person sees it."""
        kind = self.decision.kind
        if kind == "pay":
            return self._payer(key)
        if kind in ("alternative", "mode"):
            return self._numbered(int(key))
        if kind == "order":
            return self._trigger(key)
        verb, _, what = key.partition(":")
        if verb in _ANNOUNCED and what:
            return self._announced(key, verb, what)
        if verb == "c" and what:
            return self._card_of(key)
        if key[1:].isdigit() and key[0] in "pse":
            return self._on_table(key)
        if card_of(key) in self.labels.catalogue.cards:
            card = card_of(key)
            ronum = self.labels.catalogue.cards[card].ronum
            return Option(
                key, self.labels.card(key), self.group, card, self.labels.printed(card), worth=ronum
            )
        return self._word(key)

    def _word(self, key: str) -> Option:
        """Return an answer that is a word; what it means can depend on the question."""
        name = "pass" if key == PASS else key
        if self.decision.kind in ("main", "levels") and key in ("end", "stop"):
            name = f"{self.decision.kind}_{key}"
        preview = self._offer() if key == YES else None
        if self.decision.kind == "main" and key == "switch":
            preview = previews.switch(self.table, self.decision.seat)
        if self.decision.kind == "redirect" and key == "go_on":
            preview = previews.attack(self.table)
        return Option(key, Say(text_key("option", name)), "actions", preview=preview)

    def _announced(self, key: str, verb: str, what: str) -> Option:
        """Return something to be announced: what it is called, and what it costs or does."""
        place = -1
        if verb in ("use", "skill"):
            named, _, at = what.partition(":")
            card = self.table.pieces[piece_named(named)].card.id
            place = int(at) if at else -1
        else:
            card = what
        label = Say(text_key("option", verb), {"card": self.labels.named(card)})
        preview = self.labels.cost(card)
        if place >= 0:
            preview = self.labels.line(card, self.labels.model(card).abilities[place])
        elif verb == "set" or preview is None:
            preview = self.labels.printed(card)
        else:
            preview = Say("sf-preview-cost", {"what": self.labels.printed(card), "cost": preview})
        return Option(key, label, verb, card, preview)

    def _on_table(self, key: str) -> Option:
        """Return a player, a card on the table or an entry of the Flow."""
        number, kind = int(key[1:]), self.decision.kind
        if key[0] == "s":
            preview = self.labels.health(number)
            if kind in ("target", "redirect"):
                preview = previews.attack(self.table, self._attacker(), key) or preview
            return Option(key, self.labels.player(number), self.group, preview=preview)
        if key[0] == "e":
            entry = next(each for each in self.table.flow if each.id == number)
            return Option(key, self.labels.entry(entry), self.group, entry.card)
        piece = self.table.pieces[number]
        preview = self.labels.numbers(piece)
        if kind in ("target", "redirect"):
            preview = previews.attack(self.table, self._attacker(), key) or preview
        elif kind == "block":
            preview = previews.block(self.table, piece) or preview
        elif kind == "overflow":
            preview = Say("sf-preview-ronum", {"ronum": powers.ronum(self.table, piece)})
        seen = piece.up or piece.seat == self.decision.seat
        return Option(
            key, self.labels.piece(piece), self.group, piece.card.id if seen else None, preview,
            worth=powers.ronum(self.table, piece) if seen else 0,
        )  # fmt: skip

    def _attacker(self) -> int:
        """Return the card that attacks, in the question whom."""
        if self.decision.kind == "target":
            return piece_named(self.decision.subject[0])
        combat = self.table.combat
        return combat.attacker if combat is not None else 0

    def _card_of(self, key: str) -> Option:
        """Return a card of a pile, with whose it is."""
        _, zone, seat, card = key.split(":")
        values = {"card": self.labels.named(card), "seat": int(seat), "zone": zone}
        return Option(key, Say("sf-option-card-of", values), self.group, card, self.labels.printed(card))

    def _payer(self, key: str) -> Option:
        """Return a card that may pay, and from where; it is worth its Ronum where Ronum is asked for."""
        place = _PLACES.get(key[0], "field")
        card = self.table.pieces[piece_named(key)].card.id if key[0] == "p" else card_of(key[2:])
        values = {"card": self.labels.named(card), "factions": self.labels.factions(card), "place": place}
        ronum = self.labels.catalogue.cards[card].ronum
        if key[0] == "p":
            ronum = powers.ronum(self.table, self.table.pieces[piece_named(key)])
        worth = ronum if self.counts_ronum() else 1
        return Option(key, Say("sf-option-payer", {**values, "ronum": ronum}), place, card, worth=worth)

    def counts_ronum(self) -> bool:
        """Tell whether a payment is reckoned in Ronum, not in cards."""
        cost = self._cost()
        assert isinstance(self.decision, Gather)
        alternative = int(self.decision.subject[1])
        return cost is not None and any(term.unit == "ronum" for term in cost.alternatives[alternative])

    def _cost(self) -> costs.Cost | None:
        card = self.labels.subject(self.decision)
        assert card is not None
        named = self.labels.catalogue.cards[card].cost
        texts = [
            cost
            for ability in self.labels.model(card).abilities
            for cost in ability.cost or ()
            if isinstance(cost, str) and ":" in cost
        ]
        return named if named is not None else costs.read(texts[0]) if texts else None

    def _numbered(self, number: int) -> Option:
        """Return a mode of a text, or one of several ways to pay."""
        card = self.labels.subject(self.decision)
        assert card is not None
        key = str(number)
        if self.decision.kind == "mode":
            label = Say("sf-option-mode", {"number": number + 1})
            return Option(key, label, "actions", preview=self._mode(card, number))
        cost = self._cost()
        assert cost is not None
        words = Actions(self.labels.catalogue.definitions, noun_of(self.labels.model(card)))
        label = Say("sf-option-alternative", {"cost": words.alternative(cost.alternatives[number])})
        return Option(key, label, "actions")

    def _mode(self, card: str, number: int) -> Say | None:
        ability = self.labels.ability(self.decision)
        if ability is None:
            return None
        for part in parts(ability):
            if isinstance(part, ChooseModes) and number < len(part.modes):
                return self.labels.words(card, ability).actions(part.modes[number].do)
        return None

    def _trigger(self, key: str) -> Option:
        """Return an ability that waits to enter the Flow."""
        card, place, that = key.split(":")
        ability = self.labels.model(card).abilities[int(place)]
        about = self.table.pieces.get(int(that))
        values = {"card": self.labels.named(card)}
        label = Say("sf-option-trigger", values)
        if about is not None and about.up and about.card.id != card:
            label = Say("sf-option-trigger-by", {**values, "that": self.labels.named(about.card.id)})
        return Option(key, label, "abilities", card, self.labels.line(card, ability))

    def _offer(self) -> Say | None:
        """Return what somebody may do who is asked whether he does it."""
        card, ability = self.labels.subject(self.decision), self.labels.ability(self.decision)
        if card is None or ability is None:
            return None
        words = self.labels.words(card, ability)
        found = next((part for part in parts(ability) if isinstance(part, May)), None)
        return words.actions(found.do if found is not None else ability.do)
