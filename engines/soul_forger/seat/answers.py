"""The answers of a decision as its seat reads them: labels, groups, previews."""

from __future__ import annotations

from dataclasses import replace

from engines.kernel import PASS, Decision, Option, Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import alone
from engines.kernel.decisions.keys import card_of
from engines.kernel.seat.forecasts import Forecast, foreseen, of_mode
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.cards.printed.parts import noun_of
from engines.soul_forger.evaluation import filters, powers
from engines.soul_forger.language import costs
from engines.soul_forger.language.actions import ChooseModes, May
from engines.soul_forger.rules import abilities, purse
from engines.soul_forger.rules.resolution import YES
from engines.soul_forger.seat import previews
from engines.soul_forger.seat.labels import Labels, text_key
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.contexts import Costing, Paying
from engines.soul_forger.table.keys import Aim, Announced, Held, InFlow, InPile, OnTable, Player, piece_named
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

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


_TWO = 2


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
        what = naming.announced(key)
        if what is not None:
            return self._announced(key, what)
        aim = naming.aim(key)
        if aim is not None:
            return self._aimed(key, aim)
        card = card_of(key)
        return self._card(key, card) if card in self.labels.catalogue.cards else self._word(key)

    def _card(self, key: str, card: str) -> Option:
        """Return a card of the hand or the deck."""
        known = self.labels.catalogue.cards[card]
        quest = self.decision.kind == "quest"
        counted = known.ronum
        if quest:
            counted = filters.hand_ronum(self.table, self.decision.seat, known)
        label, printed, said = (
            self.labels.card(key, counted),
            self.labels.printed(card),
            previews.ronum(counted),
        )
        return Option(
            key, label, self.group, card, printed,
            worth=counted, button=alone(self.labels.named(card)), brief=said.brief,
            gain=0 if quest and not self._is_a_level(counted) else said.gain,
        )  # fmt: skip

    def _is_a_level(self, ronum: int) -> bool:
        """Tell whether so much Ronum gains a level, with experience for what is missing (SF-45, SF-46)."""
        side = self.table.sides[self.decision.seat]
        return ronum + side.xp >= side.level

    def _word(self, key: str) -> Option:
        """Return an answer that is a word; what it means can depend on the question."""
        kind, seat = self.decision.kind, self.decision.seat
        name = "pass" if key == PASS else key
        if kind in ("main", "levels") and key in ("end", "stop"):
            name = f"{kind}_{key}"
        option = Option(key, Say(text_key("option", name)), "actions")
        if kind == "redirect" and key == "go_on":
            return foreseen(option, previews.combat(self.table, self.table.combat))
        preview = self._offer() if key == YES else None
        if kind == "main" and key == "switch":
            preview = previews.switch(self.table, seat)
        return replace(option, preview=preview)

    def _announced(self, key: str, what: Announced) -> Option:
        """Return something to be announced: what it is called, and what it costs or does."""
        if what.verb == "skill":
            return self._skill(key, what)
        lies = self.table.pieces[what.piece] if what.verb == "use" else None
        card = what.card if lies is None else lies.card.id
        name = self.labels.named(card) if lies is None else self.labels.called(lies)
        label = Say(text_key("option", what.verb), {"card": name})
        preview, written = self.labels.printed(card), self.labels.model(card).cost
        if what.verb != "set" and written is not None:
            cost = self.labels.cost(card, written)
            preview = Say("sf-preview-cost", {"what": preview, "cost": cost})
        gain = self.labels.catalogue.cards[card].ronum
        return Option(key, label, what.verb, card, preview, gain=gain)

    def _skill(self, key: str, what: Announced) -> Option:
        """Return an ability that may be activated; of what is attuned it is told to which card."""
        power = abilities.power_at(self.table, what.piece, what.slot)
        card, host = power.card.id, power.piece.card.id
        values = {"card": self.labels.called(power.piece), "by": self.labels.named(card)}
        label = Say("sf-option-skill-of" if power.number else "sf-option-skill", values)
        return Option(key, label, "skill", host, self.labels.line(card, power.ability))

    def _aimed(self, key: str, aim: Aim) -> Option:
        """Return a player, a card on the table or in a pile, or an entry of the Flow."""
        match aim:
            case Player(seat):
                forecast = self._attack(key) or previews.health(self.table, seat)
                return foreseen(Option(key, self.labels.player(seat), self.group), forecast)
            case InFlow(number):
                entry = next(each for each in self.table.flow if each.id == number)
                return Option(key, self.labels.entry(entry), self.group, entry.card, self.labels.place(entry))
            case InPile(zone, seat, card):
                values = {"card": self.labels.named(card), "seat": seat, "zone": zone}
                label = Say("sf-option-card-of", values)
                button = alone(self.labels.named(card)) if len(self.table.sides) == _TWO else None
                return Option(key, label, self.group, card, self.labels.printed(card), button=button)
            case OnTable(number):
                return self._on_table(key, self.table.pieces[number])

    def _on_table(self, key: str, piece: Piece) -> Option:
        """Return a card on the table."""
        kind = self.decision.kind
        forecast = self._attack(key) or previews.standing(self.table, piece)
        if kind == "block":
            forecast = previews.block(self.table, piece) or forecast
        elif kind == "overflow":
            forecast = previews.ronum(powers.ronum(self.table, piece))
        seen = piece.up or piece.seat == self.decision.seat
        option = Option(
            key, self.labels.piece(piece), self.group, piece.card.id if seen else None,
            worth=powers.ronum(self.table, piece) if seen else 0,
            button=self.labels.piece_alone(piece),
        )  # fmt: skip
        return foreseen(option, forecast)

    def _attack(self, key: str) -> Forecast | None:
        """Return what an attack on it comes to, in the question whom."""
        asked = self.decision.kind in ("target", "redirect")
        return previews.attack(self.table, self._attacker(), key) if asked else None

    def _attacker(self) -> int:
        """Return the card that attacks, in the question whom."""
        if self.decision.kind == "target":
            return piece_named(self.decision.about.the_piece)
        combat = self.table.combat
        return combat.attacker if combat is not None else 0

    def _payer(self, key: str) -> Option:
        """Return a card that may pay, and from where; it is worth its Ronum where Ronum is asked for."""
        who = naming.payer(key)
        card = self.table.pieces[who.piece].card.id if isinstance(who, OnTable) else who.card
        place = "field" if isinstance(who, OnTable) else who.pile
        forge = self._bill.forge == "forge"
        ronum = purse.counted(self.table, self.decision.seat, key, forge=forge)
        values = {**self.payer(key).values, "factions": self.labels.factions(card), "ronum": ronum}
        label, button = Say("sf-option-payer", values), Say("sf-option-piece", {"card": values["card"]})
        if not self.counts_ronum():
            return Option(key, label, place, card, worth=1, button=button)
        brief = previews.ronum(ronum).brief
        return Option(key, label, place, card, worth=ronum, button=button, brief=brief)

    def payer(self, key: str) -> Say:
        """Return a card that may pay, and from where, in a few words."""
        match naming.payer(key):
            case OnTable(number):
                return Say(
                    "sf-payer", {"card": self.labels.called(self.table.pieces[number]), "place": "field"}
                )
            case Held(pile, card):
                return Say("sf-payer", {"card": self.labels.named(card), "place": pile})

    def counts_ronum(self) -> bool:
        """Tell whether a payment is reckoned in Ronum, not in cards."""
        bill = self._bill
        return any(term.unit == "ronum" for term in costs.read(bill.cost).alternatives[bill.alternative])

    @property
    def _bill(self) -> Paying:
        rest = self.decision.about.rest
        assert isinstance(rest, Paying)
        return rest

    def _numbered(self, number: int) -> Option:
        """Return a mode of a text, or one of several ways to pay."""
        card = self.labels.asker(self.decision)
        assert card is not None
        key = str(number)
        if self.decision.kind == "mode":
            label = Say("sf-option-mode", {"number": number + 1})
            return of_mode(key, label, "actions", self._mode(card, number))
        assert isinstance(self.decision.about.rest, Costing)
        cost = costs.read(self.decision.about.rest.cost)
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
        card, place, that = naming.triggered(key)
        ability = self.labels.model(card).abilities[place]
        about = self.table.pieces.get(that)
        label = Say("sf-option-trigger", {"card": self.labels.named(card)})
        if about is not None and about.up:
            called = self.labels.called(about)
            label = Say("sf-option-trigger", {"card": called})
            if about.card.id != card:
                label = Say("sf-option-trigger-by", {"card": self.labels.named(card), "that": called})
        return Option(key, label, "abilities", card, self.labels.line(card, ability))

    def _offer(self) -> Say | None:
        """Return what somebody may do who is asked whether they do it."""
        card, ability = self.labels.asker(self.decision), self.labels.ability(self.decision)
        if card is None or ability is None:
            return None
        words = self.labels.words(card, ability)
        found = next((part for part in parts(ability) if isinstance(part, May)), None)
        return words.actions(found.do if found is not None else ability.do)
