"""What a run has found, in a reader's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from bot.lab.earlier import EarlierReport, changes
from bot.lab.proposals import ProposalWording
from bot.lab.report import Report
from bot.texts import Texts, dashed
from engines.kernel.cards.packs import Name
from engines.lab.confirming import ConfirmedCard
from engines.lab.figures import CardFigures
from engines.lab.intervals import Effect, Estimate
from engines.lab.playing import ENDLESS
from engines.lab.verdicts import DeckVerdict, Verdict, deck_verdict
from engines.registry import GAMES
from render.lab import (
    LabPicture,
    LabSheet,
    Matrix,
    RangeLine,
    ReportPart,
    ReportRow,
    ReportTable,
    ShareBar,
    SmallPrint,
)

_DECKS: Mapping[DeckVerdict, str] = {
    "fair": "lab-deck-fair",
    "strong": "lab-deck-strong",
    "weak": "lab-deck-weak",
    "slightly_strong": "lab-deck-slightly-strong",
    "slightly_weak": "lab-deck-slightly-weak",
    "open": "lab-deck-open",
}
_CARDS: Mapping[tuple[str, str], str] = {
    ("too_strong", "early"): "lab-too-strong-early",
    ("too_weak", "early"): "lab-too-weak-early",
    ("too_strong", "worth"): "lab-too-strong-worth",
    ("too_weak", "worth"): "lab-too-weak-worth",
    ("never_played", "played"): "lab-never-played",
    ("dead_weight", "dead"): "lab-dead-weight",
}
PICTURED = 12
"""Rows of a picture."""
_EFFECTS = (-0.3, 0.3)
"""Between these differences effects are drawn."""


class Wording:
    """Says what a run has found in one language."""

    def __init__(self, report: Report, texts: Texts, before: EarlierReport | None = None) -> None:
        self._report = report
        self._before = before
        self._figures = report.findings.figures
        self._texts = texts

    @cached_property
    def _cards(self) -> Mapping[str, Name]:
        return self._report.setup.card_names()

    def _card(self, card: str) -> str:
        return self._texts.name(self._cards[card])

    def _deck(self, deck: str) -> str:
        return self._texts.name(self._report.setup.names[deck])

    def _range(self, share: Estimate) -> str:
        value, low, high = map(_hundredths, (share.value, share.low, share.high))
        return self._texts.say("lab-range", share=value, low=low, high=high)

    # Sentences

    def verdicts(self) -> Iterator[str]:
        """Yield what is to be said of decks and cards, the weightiest first."""
        yield from self._endless()
        findings = self._report.findings
        for each in self._figures.decks:
            if each.won is not None and len(self._figures.decks) > 1:
                what = deck_verdict(findings.decided[each.deck].what, each.won)
                yield " ".join(
                    (
                        self._texts.say(
                            _DECKS[what], deck=self._deck(each.deck), range=self._range(each.won)
                        ),
                        *self._confirmed(each.deck),
                    )
                )
        if self._cards:
            others = {each.verdict: each for each in findings.cards_confirmed}
            for verdict in findings.verdicts:
                said = (self._verdict(verdict), *self._card_confirmed(others.get(verdict)))
                yield " ".join(said)
            if not findings.verdicts:
                yield self._texts.say("lab-no-verdicts")

    def _confirmed(self, deck: str) -> Iterator[str]:
        """Yield what players of another level say of a deck."""
        found, level = self._report.findings.confirmed.get(deck), self._report.setup.confirm
        if found is None or found.won is None or level is None:
            return
        same = found.what == self._report.findings.decided[deck].what
        key = "lab-confirmed" if same else "lab-differs" if found.what is not None else "lab-unconfirmed"
        yield self._texts.say(key, level=self._texts.say(f"level-{level}"), range=self._range(found.won))

    def _card_confirmed(self, found: ConfirmedCard | None) -> Iterator[str]:
        """Yield what players of another level say of a verdict on a card."""
        level = self._report.setup.confirm
        if found is None or level is None:
            return
        key = {True: "lab-card-confirmed", False: "lab-card-differs", None: "lab-card-unconfirmed"}[
            found.agrees
        ]
        yield self._texts.say(key, level=self._texts.say(f"level-{level}"))
        if found.agrees is False and found.verdict.kind == "never_played" and found.figure is not None:
            share, held = _hundredths(found.figure.value), found.figure.cases
            yield self._texts.say("lab-card-played", share=share, held=held)

    def _verdict(self, verdict: Verdict) -> str:
        return self._texts.say(
            _CARDS[verdict.kind, verdict.by],
            card=self._card(verdict.card),
            deck=self._deck(verdict.deck),
            depth=self._figures.depths[verdict.deck],
            points=abs(_hundredths(verdict.figure.value)),
            share=_hundredths(verdict.figure.value),
            held=verdict.figure.cases,
        )

    def _endless(self) -> Iterator[str]:
        play = self._figures.play
        if play.endless is not None and play.seeds:
            yield self._texts.say("lab-endless", range=self._range(play.endless), seed=play.seeds[0])

    def changes(self) -> Iterator[str]:
        """Yield what is otherwise than in the earlier report; nothing where there is none."""
        if self._before is None:
            return
        say, found = self._texts.say, changes(self._before, self._report)
        if found == ((), (), ()):
            yield say("lab-same")
        for deck in found.decks:
            before, now = self._range(deck.before), self._range(deck.now)
            yield say("lab-changed", deck=self._deck(deck.deck), before=before, now=now)
        for key, cards in (("lab-new", found.new), ("lab-gone", found.gone)):
            for deck, card in cards:
                if card in self._cards:  # else it was taken out of the pack
                    yield say(key, deck=self._deck(deck), card=self._card(card))

    @cached_property
    def proposals(self) -> ProposalWording:
        """What is said of proposals."""
        return ProposalWording(self._report, self._texts, self._deck, self._card, self._range)

    def play(self) -> Iterator[str]:
        """Yield how matches go."""
        say, play = self._texts.say, self._figures.play
        if len(play.places) == 2 and play.places[0] is not None:
            yield say("lab-first", range=self._range(play.places[0]))
        else:
            for number, place in enumerate(play.places, 1):
                if place is not None:
                    yield say("lab-place", number=number, range=self._range(place))
        for number, seat in enumerate(play.seats, 1):
            if seat is not None:
                yield say("lab-seat", number=number, range=self._range(seat))
        short, middle, long = play.rounds
        yield say("lab-rounds", short=short, middle=middle, long=long)
        if play.lead is not None:
            yield say("lab-lead", round=middle, range=self._range(play.lead))
        if play.comeback is not None:
            yield say("lab-comeback", range=self._range(play.comeback))
        for reason, share in play.reasons.items():
            if share is not None:
                yield say("lab-ending", range=self._range(share), reason=self._reason(reason))

    def _reason(self, reason: str) -> str:
        if reason == ENDLESS:
            return self._texts.say("lab-ending-endless")
        prefix = GAMES[self._report.setup.game].prefix
        return self._texts.say(f"{prefix}-result-{dashed(reason)}")

    # The sheet

    def sheet(self) -> LabSheet:
        """Return the whole report."""
        say, setup = self._texts.say, self._report.setup
        parts = [
            ReportPart(say("lab-head-verdicts"), [*self.verdicts()]),
            ReportPart(say("lab-head-proposals"), [*self.proposals.sentences()], [*self.proposals.lines()]),
            ReportPart(say("lab-head-changes"), [*self.changes()]),
            *self._deck_parts(),
            ReportPart(say("lab-head-play"), [*self.play()]),
            *self._card_parts(),
            ReportPart(say("lab-head-method"), [*self._method()], quiet=True),
        ]
        level = say(f"level-{setup.level}")
        return LabSheet(
            self._texts.locale,
            say("lab-title", game=self._texts.game(setup.game)),
            say("lab-under", matches=self._figures.play.matches, level=level),
            [part for part in parts if part.sentences or part.drawn],
        )

    def pictures(self) -> Iterator[LabPicture]:
        """Yield what a message shows of the report: the decks, then the cards that differ most."""
        say, figures = self._texts.say, self._figures
        title = self._texts.game(self._report.setup.game)
        if len(figures.decks) > 1:
            heads = (say("lab-col-deck"), say("lab-col-won"))
            rows = tuple(ReportRow(self._deck(each.deck), (self._line(each.won),)) for each in figures.decks)
            table = ReportTable(say("lab-decks-caption"), heads, rows[:PICTURED])
            yield LabPicture(title, say("lab-decks-caption"), table, self._matrix())
        if cards := self._foremost():
            heads = (say("lab-col-card"), say("lab-pic-cards"))
            rows = tuple(
                ReportRow(self._card(each.card), (self._bar(each), self._effect(each.early)))
                for each in cards
            )
            yield LabPicture(title, say("lab-pic-read"), ReportTable(say("lab-col-card"), heads, rows))

    def _foremost(self) -> list[CardFigures]:
        """Return the cards with a verdict, then those whose early copies make the greatest difference."""
        judged = {(each.deck, each.card) for each in self._report.findings.verdicts}
        known = [each for each in self._figures.cards if each.early is not None and each.played is not None]

        def weight(card: CardFigures) -> tuple[bool, float]:
            effect = card.early
            return (card.deck, card.card) not in judged, -abs(effect.z) if effect else 0.0

        return sorted(known, key=weight)[:PICTURED]

    def _deck_parts(self) -> Iterator[ReportPart]:
        if len(self._figures.decks) > 1:
            say = self._texts.say
            read = [say("lab-read-range"), say("lab-read-line"), say("lab-read-mix")]
            yield ReportPart(say("lab-head-decks"), read, [*self._matchups()])

    def _matchups(self) -> Iterator[ReportTable | Matrix]:
        say, mix = self._texts.say, self._report.mix
        rows = [
            ReportRow(
                self._deck(each.deck),
                [self._line(each.won), self._range(mix[each.deck]) if each.deck in mix else say("lab-none")],
            )
            for each in self._figures.decks
        ]
        heads = [say("lab-col-deck"), say("lab-col-won"), say("lab-col-mix")]
        yield ReportTable(say("lab-decks-caption"), heads, rows)
        yield self._matrix()

    def _matrix(self) -> Matrix:
        """Return who wins how often against whom."""
        decks = [each.deck for each in self._figures.decks]
        shares = {each.decks: each.won.value for each in self._figures.matchups}
        shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
        rows = tuple(tuple(shares.get((a, b)) for b in decks) for a in decks)
        return Matrix(self._texts.say("lab-matrix"), tuple(map(self._deck, decks)), rows)

    def _line(self, share: Estimate | None) -> RangeLine | str:
        if share is None:
            return self._texts.say("lab-none")
        return RangeLine(share.value, share.low, share.high, (0.25, 0.75), 0.5, self._range(share))

    def _card_parts(self) -> Iterator[ReportPart]:
        if self._figures.cards:
            yield ReportPart(self._texts.say("lab-head-reading"), [*self._reading()])
        for deck in self._report.setup.decks:
            cards = [each for each in self._figures.cards if each.deck == deck]
            if cards:
                yield ReportPart(
                    self._texts.say("lab-head-cards", deck=self._deck(deck)), (), [self._table(cards)]
                )

    def _reading(self) -> Iterator[str]:
        """Yield what the columns of the cards mean."""
        say, depths = self._texts.say, sorted(set(self._figures.depths.values()))
        yield say("lab-read-use")
        yield say("lab-read-early", depth="–".join(map(str, dict.fromkeys((depths[0], depths[-1])))))
        if any(each.worth is not None for each in self._figures.cards):
            yield say("lab-read-worth")
        yield say("lab-read-zero")
        yield say("lab-read-hand")

    def _table(self, cards: list[CardFigures]) -> ReportTable:
        say = self._texts.say
        with_worth = any(each.worth is not None for each in cards)
        with_damage = any(each.did is not None for each in cards)
        heads = [
            say("lab-col-card"), say("lab-col-copies"), say("lab-col-use"), say("lab-col-early"),
            *([say("lab-col-worth")] if with_worth else []),
            say("lab-col-turn"), say("lab-col-wait"),
            *([say("lab-col-did")] if with_damage else []), say("lab-col-hand"),
        ]  # fmt: skip
        rows = [
            ReportRow(
                self._card(each.card),
                [
                    str(each.copies), self._bar(each), self._effect(each.early),
                    *([self._effect(each.worth)] if with_worth else []),
                    self._mean(each.turn), self._mean(each.wait),
                    *([self._mean(each.did)] if with_damage else []),
                    SmallPrint(say("lab-none") if each.hand is None else self._range(each.hand)),
                ],
            )
            for each in cards
        ]  # fmt: skip
        return ReportTable(say("lab-cards-caption"), heads, rows)

    def _bar(self, card: CardFigures) -> ShareBar | str:
        if card.played is None or card.spent is None or card.dead is None:
            return self._texts.say("lab-none")
        shares = (card.played.value, card.spent.value, card.dead.value)
        played, spent, dead = map(_hundredths, shares)
        words = self._texts.say("lab-use", played=played, spent=spent, dead=dead, held=card.played.cases)
        return ShareBar(shares, words)

    def _effect(self, effect: Effect | None) -> RangeLine | str:
        if effect is None:
            return self._texts.say("lab-none")
        points, low, high = map(_hundredths, (effect.value, effect.low, effect.high))
        words = self._texts.say("lab-points", points=points, low=low, high=high)
        return RangeLine(effect.value, effect.low, effect.high, _EFFECTS, 0.0, words)

    def _mean(self, mean: Estimate | None) -> str:
        return self._texts.say("lab-none") if mean is None else self._texts.say("lab-mean", mean=mean.value)

    def _method(self) -> Iterator[str]:
        say, setup = self._texts.say, self._report.setup
        if setup.seats == 2:
            yield say("lab-method-seats")
        if self._figures.cards:
            yield say("lab-method-verdict")
        yield say("lab-method-level")
        yield say("lab-method-seed", seed=setup.seed, rules=setup.rules)


def _hundredths(share: float) -> int:
    return round(share * 100)
