"""What is announced at one press: a card, its target, its payment, where a few words say all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, groupby, islice

from engines.kernel import Choose, Decision, Gather, Number, Option, Say
from engines.kernel.effects.picking import card_of
from engines.soul_forger.rules import announcing, attacking, main_phase
from engines.soul_forger.seat.answers import Answers
from engines.soul_forger.seat.labels import Labels
from engines.soul_forger.table.state import Table

MOST = 24
"""Ways of one group that can be looked through; where there are more, one thing is asked after another."""

_AIMS = ("aim", "target", "replace")
"""Questions to which an answer stands behind an arrow."""


def ways(table: Table, answers: Answers) -> tuple[Option, ...]:
    """Return the answers of a question; where something may be announced, with what that leads to.

    An attack is offered in Main 1 as well: the Main Phase is ended for it.
    """
    decision = answers.decision
    if isinstance(decision, Number):
        return ()
    options = tuple(map(answers.option, decision.keys))
    if decision.kind not in ("main", "attack", "window"):
        return options
    if main_phase.COMBAT in decision.keys:
        options = (*options, *_first_attacks(table, answers))
    told = _Ways(table, answers.labels, decision.seat)
    groups = groupby(options, lambda option: option.group)
    return tuple(option for _, group in groups for option in told.of_group([*group]))


def _first_attacks(table: Table, answers: Answers) -> Iterator[Option]:
    for piece in attacking.attackers(table):
        option = answers.option(piece.key)
        label = Say("sf-option-attack", {"card": option.label})
        yield replace(option, key=main_phase.COMBAT, label=label, group="attackers", then=(piece.key,))


class _Ways:
    """Where answers lead, on the table as their seat sees it."""

    def __init__(self, table: Table, labels: Labels, seat: int) -> None:
        self.table = table
        self.labels = labels
        self.seat = seat

    def of_group(self, options: Sequence[Option]) -> list[Option]:
        """Return the ways of a group, or where they are too many its options as they are."""
        if len(options) > MOST:
            return [*options]
        found = [*islice((way for option in options for way in self.of(option)), MOST + 1)]
        if len(found) <= MOST:
            return found
        sole = ([*islice(self.of(option), 2)] for option in options)
        return [ways[0] if len(ways) == 1 else option for ways, option in zip(sole, options, strict=True)]

    def of(self, option: Option, *, aimed: bool = False) -> Iterator[Option]:
        """Yield an option with each thing that it can be aimed at, and with its payment where there is one.

        It ends where more is to be asked: a second target, say, that would make the label too long.
        """
        asked = self._next(option)
        if isinstance(asked, Choose) and asked.kind in _AIMS and not aimed:
            follows = Answers(self.table, self.labels, asked)
            for key in asked.keys:
                yield from self.of(self._with(option, key, follows.option(key)), aimed=True)
        elif isinstance(asked, Gather) and asked.is_sole():
            follows = Answers(self.table, self.labels, asked)
            cards = [follows.payer(key) for key in asked.proposal]
            preview = Say("sf-preview-paid", {"cards": cards, "what": option.preview or ""})
            paid = replace(option, preview=preview, then=(*option.then, asked.proposal))
            yield from self.of(paid, aimed=aimed)
        else:
            yield option

    def _with(self, option: Option, key: str, follows: Option) -> Option:
        label = Say("sf-option-way", {"what": option.label, "to": follows.label})
        preview = follows.preview if follows.group == "targets" else option.preview
        return replace(option, label=label, preview=preview, then=(*option.then, key))

    def _next(self, option: Option) -> Decision | None:
        """Return the question that an option leads to, where all before it can be taken back."""
        first, *then = (option.key, *option.then)
        if first == main_phase.COMBAT:
            first, *then = option.then or ("",)
        if not isinstance(first, str) or not _announces(first):
            return None
        table = self.table.copy()  # what needs no more answers is done there
        is_attack = option.group == "attackers"
        play = attacking.announce(table, first) if is_attack else announcing.announce(table, self.seat, first)
        try:
            asked = next(play)
            for answer in then:
                asked = play.send(answer)
        except StopIteration:
            return None
        return asked if isinstance(asked, Choose | Gather) and asked.back else None


def _announces(key: str) -> bool:
    return ":" in key or key[1:].isdigit()


def reaching(worth: Mapping[str, int], wanted: int) -> list[tuple[str, ...]]:
    """Return the sets of up to three cards that come to so much, none to spare; what is least first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    looked_at = [*worth][:MOST]  # of a hand beyond measure
    for size in (1, 2, 3):
        for keys in combinations(looked_at, size):
            total = sum(worth[key] for key in keys)
            if total >= wanted > total - min(worth[key] for key in keys):
                found.setdefault(tuple(sorted(map(card_of, keys))), keys)
    return sorted(found.values(), key=lambda keys: sum(worth[key] for key in keys))[:MOST]
