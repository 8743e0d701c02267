"""Proposals of a run in a reader's words, with lines that an author may copy into the pack."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import yaml

from bot.lab.report import Report
from bot.texts import Texts
from engines.lab.intervals import Estimate
from engines.lab.playing import Arena
from engines.lab.proposals.numbers import changed
from engines.lab.proposals.search import NumberProposal
from engines.lab.proposals.trials import card_of
from render.lab import PackLines

_WIDTH = 90
"""Characters of a line of a pack."""


class ProposalWording:
    """Says by which numbers decks would be fair; `deck`, `card` and `share` say names and shares of wins."""

    def __init__(
        self,
        report: Report,
        texts: Texts,
        deck: Callable[[str], str],
        card: Callable[[str], str],
        share: Callable[[Estimate], str],
    ) -> None:
        self._report, self._texts = report, texts
        self._deck, self._card, self._share = deck, card, share

    def sentences(self) -> Iterator[str]:
        """Yield what is proposed for each deck; nothing where nothing was looked for."""
        for deck, proposals in self._report.findings.proposals.items():
            if not proposals.found:
                cards = ", ".join(map(self._card, proposals.cards))
                yield self._texts.say("lab-proposal-none", deck=self._deck(deck), cards=cards)
            for each in proposals.found:
                yield self._said(deck, each)
        if self._report.findings.proposals:
            yield self._texts.say("lab-proposal-new-deals")

    def _said(self, deck: str, proposal: NumberProposal) -> str:
        say = self._texts.say
        numbers = ", ".join(
            say("lab-proposal-number", field=each.field, printed=each.printed, proposed=each.proposed)
            for each in proposal.changes
        )
        moved = [
            say("lab-proposal-against", deck=self._deck(each.deck), before=self._share(each.before),
                now=self._share(each.now))
            for each in proposal.moved
        ]  # fmt: skip
        return " ".join(
            (
                say("lab-proposal", deck=self._deck(deck), card=self._card(proposal.card), numbers=numbers,
                    before=self._share(proposal.before), now=self._share(proposal.now)),
                *moved,
            )
        )  # fmt: skip

    def lines(self) -> Iterator[PackLines]:
        """Yield for each proposal what its card would say in the pack."""
        arena = self._report.setup.arena()
        for proposals in self._report.findings.proposals.values():
            for each in proposals.found:
                card = self._card(each.card)
                yield PackLines(self._texts.say("lab-proposal-lines", card=card), pack_lines(arena, each))


def pack_lines(arena: Arena, proposal: NumberProposal) -> str:
    """Return the fields of a card that differ, as a pack has them."""
    values = {each.field: each.proposed for each in proposal.changes}
    other = changed(card_of(arena, proposal.card), values)
    assert other is not None
    data = other.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    fields = dict.fromkeys(field.partition(".")[0] for field in values)
    lines = {"id": proposal.card, **{field: data.get(field, values.get(field)) for field in fields}}
    return yaml.safe_dump([lines], allow_unicode=True, sort_keys=False, width=_WIDTH)
