"""Starter sets with a fault planted in them, and after how many matches the lab says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from engines.kernel import Deck, Level
from engines.kernel.cards.packs import Pack
from engines.lab import worth
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums, count
from engines.lab.figures import Figures, figures, worths
from engines.lab.playing import WIN, Arena, deals, play
from engines.lab.proposals.numbers import changed
from engines.lab.proposals.proposing import propose
from engines.lab.proposals.search import Proposals
from engines.lab.proposals.trials import card_of
from engines.lab.runs import Plan, carry_out, run, work
from engines.lab.sequential import FairnessTest
from engines.lab.verdicts import FALSE_SHARE, Kind, deck_verdict, verdicts
from engines.registry import GAMES

PARTS = {"neo_noble": "spirits", "soul_forger": "cards", "noxtalia": "capacities"}
"""Where packs of each game have their cards."""

Found: TypeAlias = Kind | Literal["strong", "weak"]


class Fault(NamedTuple):
    """Something wrong in a ready-made deck: a card with other fields, or other cards."""

    game: str
    deck: str
    what: Literal["power", "cost", "draws", "text", "plan"]
    card: str
    """The card; of a deck without a plan what its places hold."""
    changes: Mapping[str, Any]
    """By path; of fields other than numbers by their names."""
    found: tuple[Found, ...]
    """Verdicts of which any says it: of the card, then of its deck."""

    def arena(self) -> Arena:
        """Return where the decks meet with the fault among them."""
        if self.what != "plan":
            return planted(self.game, self.card, **self.changes)
        arena = Arena(GAMES[self.game])
        whole = arena.decks[self.deck]
        assert whole is not None
        return arena.beside({self.deck: PLANLESS[self.card](arena, whole)})


MATRIX = 600
"""Matches of all decks before numbers are looked for."""


class Misprint(NamedTuple):
    """One number of a card that is far too great."""

    game: str
    deck: str
    card: str
    field: str
    number: int

    @property
    def printed(self) -> int:
        """Return what stands there rightly."""
        found: Any = card_of(Arena(GAMES[self.game]), self.card)
        return getattr(found, self.field)


class Mended(NamedTuple):
    """What the lab makes of a misprint."""

    won: float
    """What the deck wins with it."""
    proposals: Proposals

    def hits(self, misprint: Misprint) -> bool:
        """Tell whether the right number or one beside it is proposed."""
        return any(
            each.card == misprint.card
            and [change.field for change in each.changes] == [misprint.field]
            and abs(each.changes[0].proposed - misprint.printed) <= 1
            for each in self.proposals.found
        )


def mended(misprint: Misprint) -> Mended:
    """Let all decks meet, and look for numbers by which that of the misprint is fair."""
    arena = planted(misprint.game, misprint.card, **{misprint.field: misprint.number})
    plan = Plan("easy", "misprint", tuple(arena.decks), MATRIX)

    def do(batch: Sequence[Chunk]) -> Sums:
        sums = Sums()
        for chunk in batch:
            sums.update(work(arena, plan, chunk))
        return sums

    found = carry_out(run(arena, plan), do)
    (won,) = [each.won for each in found.figures.decks if each.deck == misprint.deck]
    assert won is not None
    course = propose(arena, "easy", {misprint.deck: won}, found.figures.cards)
    proposals: Mapping[str, Proposals] = {}
    try:
        batch = next(course)
        while True:
            batch = course.send(do(batch))
    except StopIteration as stop:
        proposals = stop.value
    return Mended(won.value, proposals[misprint.deck])


def planted(game: str, card: str, **changes: Any) -> Arena:
    """Return where the ready-made decks of a game meet, one card otherwise than it is printed."""
    collection = GAMES[game].collection
    assert collection is not None
    found = card_of(Arena(GAMES[game]), card)
    numbers = {path: value for path, value in changes.items() if type(value) is int}
    others = {name: value for name, value in changes.items() if name not in numbers}
    with_numbers = changed(found, numbers)
    assert with_numbers is not None
    other = with_numbers.model_copy(update=others)
    assert other != found
    pack: Pack = collection.pack.model_validate(
        {
            "game": game,
            "id": "planted",
            "version": 1,
            "name": {"en": "Planted", "fr": "Plante"},
            PARTS[game]: [other],
        }
    )
    return Arena(GAMES[game], [pack])


def _costliest(arena: Arena, deck: Deck) -> Deck:
    """Return a deck that has the costliest cards of all decks alone."""
    cards = dict.fromkeys(card for name in arena.decks for card in arena.cards(name))
    ranked = sorted(cards, key=lambda card: -_weight(arena, card))
    return _filled(deck, ranked)


def _cheapest(arena: Arena, deck: Deck) -> Deck:
    """Return a deck that has the cheapest cards of all decks alone."""
    cards = dict.fromkeys(card for name in arena.decks for card in arena.cards(name))
    return _filled(deck, sorted(cards, key=lambda card: _weight(arena, card)))


def _weight(arena: Arena, card: str) -> int:
    found: Any = card_of(arena, card)
    return found.ronum if arena.game.id == "soul_forger" else found.cost


def _filled(deck: Deck, cards: Sequence[str]) -> Deck:
    """Return a deck whose exchangeable places these cards take, each as often as one card stood there."""
    sections = [
        part.model_copy(update={"cards": tuple(_repeated(cards, part.cards, number))})
        if len(part.cards) > 1 and part.heading not in ("reserve", "gear", "forge")
        else part
        for number, part in enumerate(deck.sections)
    ]  # fmt: skip
    return deck.model_copy(update={"sections": tuple(sections)})


def _repeated(cards: Sequence[str], places: Sequence[str], number: int) -> Sequence[str]:
    """Return as many cards as there are places, with as many copies of each as stood there at the most."""
    copies = max(places.count(card) for card in places)
    different = -(-len(places) // copies)
    some = cards[number * different :][:different] if copies == 1 else cards[:different]
    return [card for card in some for _ in range(copies)][: len(places)]


def _without_attacks(arena: Arena, deck: Deck) -> Deck:
    """Return a team of Noxtalia that has no attack."""
    cards = dict.fromkeys(card for name in arena.decks for card in arena.cards(name))
    harmless: list[str] = []
    for card in cards:
        found: Any = card_of(arena, card)
        harmless += [card] if found.type != "attack" else []
    return _filled(deck, harmless)


PLANLESS: Mapping[str, Callable[[Arena, Deck], Deck]] = {
    "costliest": _costliest,
    "cheapest": _cheapest,
    "no attacks": _without_attacks,
}


LOOKS = (120, 240, 480, 960, 1_440)
"""Matches of the deck after which its verdicts are looked at."""


class Sighting(NamedTuple):
    """What the lab says of a fault first, of the card or its deck, and after how many matches of the deck."""

    verdict: Found
    matches: int
    by: Literal["matches", "worth"] = "matches"


def sighted(fault: Fault, level: Level = "easy", looks: Sequence[int] = LOOKS) -> Sighting | None:
    """Play a deck with a fault until the lab says what is wrong; None where it does not."""
    arena = fault.arena()
    others = [deck for deck in arena.decks if deck != fault.deck]
    sums, test, wins, played = Sums(), FairnessTest(), 0.0, 0
    for look in looks:
        each = -(-look // len(others) // 2) * 2
        for other in others:
            for deal in deals((fault.deck, other), range(played, each), "fault"):
                record = play(arena, deal, [level, level])
                count(sums, record, deal.seed)
                wins += record.seats[deal.decks.index(fault.deck)].won / WIN
        played = each
        test.look(wins, each * len(others))
        found = figures(sums, {deck: arena.cards(deck) for deck in arena.decks})
        for verdict in _said(fault, found, test):
            if verdict in fault.found:
                return Sighting(verdict, each * len(others))
    if fault.what == "plan" or (fault.deck, fault.card) not in worth.designs(arena, (fault.deck,)):
        return None
    said = _by_worth(fault, arena, level, looks[-1] // 3)
    return Sighting(said, looks[-1] // 3 * 2, "worth") if said in fault.found else None


def _by_worth(fault: Fault, arena: Arena, level: Level, pairs: int) -> Found | None:
    """Return what the card's places say in so many pairs of matches, as one of all cards of the deck."""
    sums = worth.compare(arena, fault.deck, (fault.card,), range(pairs), "fault", level)
    effect = worths(sums).get((fault.deck, fault.card))
    if effect is None or effect.p * len(worth.designs(arena, (fault.deck,))) > FALSE_SHARE:
        return None
    return "too_strong" if effect.value > 0 else "too_weak"


def _said(fault: Fault, found: Figures, test: FairnessTest) -> Iterator[Found]:
    for verdict in verdicts(found.cards):
        if (verdict.deck, verdict.card) == (fault.deck, fault.card):
            yield verdict.kind
    (won,) = [deck.won for deck in found.decks if deck.deck == fault.deck]
    said = deck_verdict(test.decided, won)
    if said in ("strong", "weak"):
        yield said
