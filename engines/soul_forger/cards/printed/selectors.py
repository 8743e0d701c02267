"""Selectors in words: kinds of cards, cards on the field and elsewhere, targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Say
from engines.kernel.cards.packs import Noun
from engines.kernel.cards.wording import a_kind, chained, dashed, kind, listed
from engines.soul_forger.cards.printed.parts import Words, in_range, keyword
from engines.soul_forger.language import selectors as pick
from engines.soul_forger.language.parts import Whose


class Selectors(Words):
    """Words for what is meant."""

    # Kinds of cards

    def kind(
        self,
        chosen: pick.CardFilter,
        count: int,
        whose: Whose = "any",
        noun: str = "card",
        *,
        aimed: bool = False,
    ) -> Say:
        """Return a kind of cards, without article."""
        piece = chosen if isinstance(chosen, pick.PieceFilter) else pick.PieceFilter()
        adjectives = {
            "other": Say("words-adjective-other") if piece.other and not aimed else None,
            "aimed": Say("sf-adjective-aimed") if aimed else None,
            "guard": _adjective(piece.guard),
            "hurt": None if piece.damaged is None else _adjective("damaged" if piece.damaged else "unhurt"),
            "fight": _adjective("attacking" if piece.attacking else "blocking" if piece.blocking else None),
            "speed": _adjective(chosen.speed),
            "factions": None
            if not chosen.faction
            else listed([Say("sf-of-faction", {"faction": each}) for each in chosen.faction], "or"),
        }
        return kind(
            "sf-kind", (self._noun(chosen, noun),), count, adjectives, self._tails(chosen, piece, whose)
        )

    def _noun(self, chosen: pick.CardFilter, noun: str) -> str | Noun:
        """Return the noun that says most."""
        if chosen.subtype is not None:
            return self.definitions.subtype(chosen.subtype)
        token = "token" if isinstance(chosen, pick.PieceFilter) and chosen.token else None
        return chosen.kind or chosen.equip or token or chosen.type or noun

    def _tails(self, chosen: pick.CardFilter, piece: pick.PieceFilter, whose: Whose) -> list[Say]:
        """Return what goes on after the noun."""
        tails = [] if whose == "any" else [Say("sf-controlled", {"whose": whose})]
        if chosen.name is not None:
            tails.append(Say("sf-called", {"name": self.name(chosen.name)}))
        if (ronum := in_range(chosen.min_ronum, chosen.max_ronum)) is not None:
            tails.append(Say("sf-with-ronum", {"range": ronum}))
        if (power := in_range(piece.min_power, piece.max_power)) is not None:
            tails.append(Say("sf-with-power", {"range": power}))
        if chosen.keyword is not None:
            tails.append(Say("sf-with-keyword", {"keyword": keyword(chosen.keyword)}))
        if piece.counter is not None:
            tails.append(Say("sf-with-counter", {"counter": piece.counter}))
        if piece.token is False:
            tails.append(Say("sf-no-token"))
        if piece.starting_gear is not None:
            tails.append(Say("sf-with-gear", {"holds": "yes" if piece.starting_gear else "no"}))
        return tails

    def a_kind(self, chosen: pick.CardFilter, whose: Whose = "any", noun: str = "card") -> Say:
        """Return one of a kind with its article."""
        return a_kind(self.kind(chosen, 1, whose, noun))

    @staticmethod
    def some(kind: Say, number: int | str, *, up_to: bool = False) -> Say:
        """Return a number of a kind, or as many at most."""
        return Say("sf-some", {"number": number, "up": "yes" if up_to else "no", "kind": kind})

    # Cards on the field

    def pieces(self, who: Any) -> Say:
        """Return the cards on the field that are meant, or players."""
        if isinstance(who, str):
            return self.piece(who)
        if isinstance(who, pick.AllPieces):
            return Say("sf-each", {"kind": self.kind(who.filter, 1, who.whose)})
        whose = who.whose if who.by == "you" else "any"
        said = self.some(self.kind(who.filter, who.number, whose), who.number, up_to=who.up_to)
        if who.pick == "random":
            return Say("sf-at-random", {"some": said})
        if who.by == "you":
            return said
        values = {"some": said, "whose": who.whose, "subject": self._player(who.by)}  # seen from who picks
        return Say("sf-picked-by", values)

    def person(self, who: Any) -> str:
        """Return how a verb goes with them: you, one, or many."""
        if who == "you":
            return "you"
        several = isinstance(who, pick.ChosenPieces) and who.number > 1
        return "many" if several else "one"

    # Cards elsewhere

    def cards(self, cards: pick.Cards) -> Say:
        """Return the cards of a zone that are meant."""
        if isinstance(cards, str):
            return self.target_named(cards) or Say("sf-card", {"which": self.ref(cards)})
        zone = self.zone(cards.zone, cards.of, "top" if cards.how == "top" else "of")
        if cards.how == "top":
            return Say("sf-cards-top", {"count": cards.number, "zone": zone})
        if cards.how == "all":
            return Say("sf-cards-all", {"kind": self.kind(cards.filter, 1), "zone": zone})
        said = self.some(self.kind(cards.filter, cards.number), cards.number, up_to=cards.up_to)
        how = "random" if cards.how == "random" else "chosen"
        return Say("sf-cards-some", {"some": said, "zone": zone, "how": how})

    def zone(self, zone: str, of: str, form: str) -> Say:
        """Return a zone of a player; `of`, `top` and `in` are how it goes on after the cards in it."""
        if of == "you":
            return Say("sf-zone-own", {"zone": zone, "form": form})
        return Say("sf-zone", {"zone": zone, "form": form, "subject": self._player(of)})

    # Targets

    def all_targets(self, targets: Sequence[pick.Target]) -> Say:
        """Return what may be chosen one after the other; "up to two" of a kind are said together."""
        first = targets[0]
        alike = len(targets) > 1 and all(target == first for target in targets)
        if alike and isinstance(first, pick.PieceTarget) and first.optional:
            return self._up_to(first, len(targets))
        return chained("sf-and-target", [self.target(target) for target in targets])

    def target(self, target: pick.Target) -> Say:
        """Return "target creature you control"."""
        if isinstance(target, pick.PieceTarget):
            return self._up_to(target, 1) if target.optional else self._aimed_at(self._piece_kind(target, 1))
        said = self._aim(target)
        return Say("sf-target-optional", {"target": said}) if target.optional else said

    def _up_to(self, target: pick.PieceTarget, number: int) -> Say:
        return Say("sf-target-up-to", {"number": number, "kind": self._piece_kind(target, number)})

    def _piece_kind(self, target: pick.PieceTarget, number: int) -> Say:
        chosen = target.filter.model_copy(update={"type": target.target})
        said = self.kind(chosen, number, target.whose, aimed=True)
        other = "yes" if chosen.other else "no"
        return Say(
            "sf-target-kind", {"kind": said, "noun": said.values["noun"], "other": other, "count": number}
        )

    def _aimed_at(self, kind: Say) -> Say:
        return Say("sf-target-one", kind.values)

    def _aim(self, target: pick.Target) -> Say:
        match target:
            case pick.PieceTarget():
                raise AssertionError("said before")
            case pick.SideTarget():
                return Say("sf-target-side", {"whose": target.whose})
            case pick.PlayerTarget():
                return Say("sf-target-player", {"whose": target.whose})
            case pick.EntryTarget():
                values = {"entry": target.entry, "whose": target.whose}
                if target.filter == pick.CardFilter():
                    return Say("sf-target-entry", values)
                return Say("sf-target-entry-of", {**values, "kind": self.a_kind(target.filter)})
            case pick.CardTarget():
                kind = self.kind(target.filter, 1, aimed=True)
                values = {
                    "kind": kind,
                    "noun": kind.values["noun"],
                    "zone": target.zone,
                    "whose": target.whose,
                }
                return Say("sf-target-card", values)


def _adjective(word: str | None) -> Say | None:
    return None if word is None else Say(f"sf-adjective-{dashed(word)}")
