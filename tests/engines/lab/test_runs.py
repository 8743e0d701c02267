"""Runs: who meets whom, in which pieces, when enough is played, and which cards are tried again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engines.lab import runs, worth
from engines.lab.chunks import CHUNK, Chunk
from engines.lab.counting import Sums
from engines.lab.playing import WIN, Arena, Deal, MatchRecord, deals, play
from engines.lab.runs import Findings, Plan, carry_out, meetings, run, work
from engines.registry import GAMES

ARENA = Arena(GAMES["neo_noble"])
DECKS = tuple(ARENA.decks)


def played(plan: Plan, sums: Sums, arena: Arena = ARENA, most: int = 10_000) -> tuple[Findings, list[Chunk]]:
    """Carry a run out in which each piece has the same sums; after `most` batches no more may be played."""
    chunks, batches = list[Chunk](), 0

    def do(batch: Sequence[Chunk]) -> Sums | None:
        nonlocal batches
        batches += 1
        chunks.extend(batch)
        return Sums(sums) if batches <= most else None

    return carry_out(run(arena, plan), do), chunks


def won(deck: str, wins: int, matches: int) -> Sums:
    other = next(each for each in DECKS if each != deck)
    return Sums({
        f"won|{deck}|{other}|0|n": matches, f"won|{deck}|{other}|0|w": wins * WIN,
        f"won|{deck}|{other}|0|ww": wins * WIN**2,
    })  # fmt: skip


def test_each_two_decks_meet_and_more_seats_have_one_deck() -> None:
    assert meetings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert meetings(["a"], 2) == [("a", "a")]
    assert meetings(["a", "b"], 3) == [("a", "a", "a"), ("b", "b", "b")]


def test_each_deal_is_played_with_seats_exchanged() -> None:
    found = list(deals(("a", "b"), range(4), "s"))
    assert [deal.decks for deal in found] == [("a", "b"), ("b", "a")] * 2
    assert [deal.seed for deal in found] == ["s/a-b/0", "s/a-b/0", "s/a-b/1", "s/a-b/1"]
    mirror = list(deals(("a", "a"), range(3), "s"))
    assert len({deal.seed for deal in mirror}) == 3


@pytest.mark.parametrize(("matches", "each"), [(1_000, 168), (6, 2), (1, 2), (288, 48)])
def test_all_meetings_have_the_same_even_number_of_matches(matches: int, each: int) -> None:
    _, chunks = played(Plan("easy", "s", DECKS, matches), Sums())
    counted = Counter[tuple[str, ...]]()
    for chunk in chunks:
        assert chunk.stop - chunk.start <= CHUNK
        counted[chunk.decks] += chunk.stop - chunk.start
    assert set(counted.values()) == {each}
    assert len({chunk.name for chunk in chunks}) == len(chunks)


def test_searchers_have_smaller_pieces() -> None:
    _, chunks = played(Plan("medium", "s", DECKS, 48), Sums())
    assert {chunk.stop - chunk.start for chunk in chunks} == {4}


def test_without_a_number_it_goes_on_until_each_deck_is_decided() -> None:
    even = Sums()
    for deck in DECKS:
        even.update(won(deck, 36, 72))
    found, chunks = played(Plan("easy", "s", DECKS), even)
    assert {each.what for each in found.decided.values()} == {"fair"}
    assert found.decided[DECKS[0]].matches == 72 * len(chunks) // 6 > 500
    uneven = Sums(even)
    uneven.update(won(DECKS[0], 60, 72))
    found, _ = played(Plan("easy", "s", DECKS), uneven)
    assert found.decided[DECKS[0]].what == "strong"
    assert found.decided[DECKS[0]].matches == 144


def test_a_run_that_is_stopped_says_what_it_has_found_so_far() -> None:
    found, chunks = played(Plan("easy", "s", DECKS, 1_000, (DECKS[0],)), won(DECKS[0], 50, 72), most=2)
    assert len(chunks) == 18
    assert found.figures.decks[0].won is not None
    assert found.figures.decks[0].won.cases == 144
    assert found.decided[DECKS[0]].what == "strong"


def test_a_piece_says_how_many_matches_it_takes() -> None:
    assert Chunk("matches", DECKS[:2], 4, 10).matches == 6
    assert Chunk("worth", DECKS[:1], 0, 4, ("a", "b")).matches == 12
    assert Chunk("trial", DECKS[:2], 0, 4, ("a power=1",)).matches == 4


# Cards one by one


def test_a_deck_without_a_card_gives_its_places_to_the_rest() -> None:
    deck = ARENA.decks["underorchard"]
    assert deck is not None
    changed = worth.without(ARENA, "underorchard", "hedge_boar")
    assert changed is not None
    before, after = (Counter(part.cards) for part in (deck.sections[1], changed.sections[1]))
    assert after.total() == before.total() == 30
    assert after["hedge_boar"] == 0
    assert (after - before).total() == before["hedge_boar"] == 2
    assert changed.sections[0] == deck.sections[0]
    assert worth.without(ARENA, "underorchard", "no_such_card") is None


def test_a_team_without_a_capacity_has_another_of_the_same_spirit_in_its_place() -> None:
    """In Standard it would have its own six all the same (NX-11): these matches are of the other format."""
    noxtalia = Arena(GAMES["noxtalia"])
    designs = worth.designs(noxtalia, list(noxtalia.decks))
    assert designs == [
        (deck, card) for deck in noxtalia.decks for card in dict.fromkeys(noxtalia.cards(deck))
    ]
    team, changed = noxtalia.decks["b"], worth.without(noxtalia, "b", "avalanche")
    assert team is not None
    assert changed is not None
    for before, after in zip(team.sections, changed.sections, strict=True):
        assert before.heading == after.heading
        assert len(before.cards) == len(after.cards)
        assert {*after.cards} == {*before.cards} - {"avalanche"}
    field = noxtalia.beside({"changed": changed}).with_options({"format": "libre"})
    record = play(field, Deal(("changed", "a"), "s"), ("easy", "easy"))
    assert "avalanche" not in record.seats[0].order
    assert len(record.seats[0].order) == 18
    sums = worth.compare(noxtalia, "b", ("avalanche",), range(12), "s", "easy")
    assert sums["worth|b|avalanche|dd"] > 0


def test_what_a_card_is_worth_is_what_the_same_matches_lose_without_it() -> None:
    sums = worth.compare(ARENA, "underorchard", ("hedge_boar",), range(4), "s", "easy")
    deck = worth.without(ARENA, "underorchard", "hedge_boar")
    without = Arena(GAMES["neo_noble"], (), {**ARENA.decks, "changed": deck})
    lost = list[int]()
    for number, other in enumerate(("fog_office", "fog_office", "ash_exchange", "ash_exchange")):
        seat = number % 2
        both = ("underorchard", other)[:: -1 if seat else 1]
        seed = f"s/worth/underorchard/{number // 2}"
        whole = play(ARENA, Deal(both, seed), ("easy", "easy"))
        changed = tuple("changed" if each == "underorchard" else each for each in both)
        less = play(without, Deal(changed, seed), ("easy", "easy"))
        lost.append(whole.seats[seat].won - less.seats[seat].won)
    assert sums == Sums({
        "worth|underorchard|hedge_boar|n": 4,
        "worth|underorchard|hedge_boar|d": sum(lost),
        "worth|underorchard|hedge_boar|dd": sum(each**2 for each in lost),
    })  # fmt: skip


def test_the_best_and_the_worst_cards_are_played_on_and_the_last_four_again_on_new_seeds() -> None:
    """Each piece says that cards are worth the more, the later they stand in the deck."""
    cards = [card for _, card in worth.designs(ARENA, ["underorchard"])]
    assert len(cards) == 19
    tried: dict[str, Counter[str]] = {"worth": Counter(), "again": Counter()}

    def do(batch: Sequence[Chunk]) -> Sums:
        sums = Sums()
        for chunk in batch:
            if chunk.work != "matches":
                matches = chunk.stop - chunk.start
                tried[chunk.work].update(dict.fromkeys(chunk.cards, matches))
                for card in chunk.cards:
                    each = cards.index(card) if chunk.work == "worth" else 1
                    name = f"worth|underorchard|{card}"
                    sums.update({f"{name}|n": matches, f"{name}|d": each, f"{name}|dd": 12 * each + 1})
        return sums

    plan = Plan("easy", "s", DECKS, 6, ("underorchard",))
    found = carry_out(run(ARENA, plan), do)
    best_and_worst = {240: {*cards[:5], *cards[-5:]}, 480: {*cards[:2], *cards[-3:]}}
    for card in cards:
        played = max((matches for matches, kept in best_and_worst.items() if card in kept), default=120)
        assert tried["worth"][card] == played
    last = {*cards[:2], *cards[-2:]}
    assert tried["again"] == dict.fromkeys(last, worth.CONFIRMED)
    by_card = {each.card: each.worth for each in found.figures.cards if each.deck == "underorchard"}
    for card in cards:
        effect = by_card[card]
        assert effect is not None
        assert effect.cases == (worth.CONFIRMED if card in last else tried["worth"][card])


def test_a_piece_is_the_same_wherever_it_is_played() -> None:
    chunk = Chunk("matches", ("underorchard", "brass_stair"), 2, 6)
    plan = Plan("easy", "s", DECKS, 6)
    assert work(ARENA, plan, chunk) == work(Arena(GAMES["neo_noble"]), plan, chunk)


# What another level says


def confirmed(wins: int) -> tuple[Findings, list[Chunk]]:
    """Let one deck be too strong, and win so many of each 36 matches between medium players."""
    chunks, strong = list[Chunk](), DECKS[0]

    def do(batch: Sequence[Chunk]) -> Sums:
        sums = Sums()
        if batch[0].work == "matches":
            sums.update(won(strong, 60, 72))
        else:
            chunks.extend(batch)
            sums.update(won(strong, wins, 12))
        return sums

    return carry_out(run(ARENA, Plan("easy", "s", DECKS, 288, confirm="medium")), do), chunks


@pytest.mark.parametrize(("wins", "says", "matches"), [(11, "strong", 60), (6, None, 300), (1, "weak", 60)])
def test_another_level_is_asked_about_decks_that_are_not_fair_alone(
    wins: int, says: str | None, matches: int
) -> None:
    found, chunks = confirmed(wins)
    assert list(found.confirmed) == [DECKS[0]]
    assert found.confirmed[DECKS[0]].what == says
    assert {chunk.decks[0] for chunk in chunks} == {DECKS[0]}
    assert sum(chunk.stop - chunk.start for chunk in chunks) == matches


def test_the_other_level_plays_those_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = list[object]()
    monkeypatch.setattr(runs, "play", lambda arena, deal, level: levels.append(level) or MatchRecord([]))
    plan = Plan("easy", "s", DECKS, 6, confirm="medium")
    work(ARENA, plan, Chunk("matches", DECKS[:2], 0, 1))
    work(ARENA, plan, Chunk("confirm", DECKS[:2], 0, 1))
    assert levels == [["easy", "easy"], ["medium", "medium"]]
