"""What pays a cost, told as the rule book does, and compared with every set there is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from engines.kernel import Gather
from engines.soul_forger.language import costs as language
from engines.soul_forger.rules import costs
from engines.soul_forger.rules.costs import Payer, Payment, Row, row_of
from tests.profiles import sampled
from tests.rules import rule


def card(ronum: int, *words: str, frees: int = 0) -> Payer:
    factions = frozenset(word for word in words if word != "goblin")
    return Payer(ronum, factions, frozenset(word for word in words if word == "goblin"), frees)


def rows(text: str, x: int = 0) -> list[Row]:
    return [row_of(terms, x) for terms in language.read(text).alternatives]


def legal(text: str, cards: Sequence[Payer], x: int = 0, room: int = 0, alternative: int = 0) -> bool:
    """Tell whether all these cards together are a legal payment."""
    payment = Payment(rows(text, x)[alternative], cards, room)
    places = list(range(len(cards)))
    return payment.enough(places) and not any(
        payment.enough(places[:n] + places[n + 1 :]) for n in range(len(places))
    )


@rule("SF-86", "SF-87", "SF-R33")
def test_ronum_may_be_overpaid_but_no_card_may_be_spared() -> None:
    five, one, seven = card(5), card(1), card(7)
    assert legal("M: 8 ronum", [five, five])
    assert not legal("M: 8 ronum", [five, five, one])
    assert not legal("M: 8 ronum", [one, seven, five])
    assert legal("M: 8 ronum", [one, seven])
    assert not legal("M: 8 ronum", [seven])


@rule("SF-88")
def test_a_faction_symbol_is_paid_with_cards_of_that_faction() -> None:
    assert legal("H: 1 Fire card", [card(1, "fire")])
    assert not legal("H: 1 Fire card", [card(1, "water")])
    assert not legal("H: 1 Fire card", [card(1)])
    assert legal("H: 1 card", [card(1)])
    assert not legal("M: 6 Earth ronum", [card(4, "earth"), card(4, "fire")])


@rule("SF-89", "SF-93")
def test_a_comma_asks_for_both_and_no_card_pays_for_two_factions() -> None:
    both = card(3, "fire", "light")
    assert legal("HM: 1 Fire card, 1 Light card", [card(1, "fire"), card(1, "light")])
    assert not legal("HM: 1 Fire card, 1 Light card", [both])
    assert legal("HM: 1 Fire card, 1 Light card", [both, both])


@rule("SF-92")
def test_a_dual_card_pays_as_either_of_its_factions_whatever_is_chosen_first() -> None:
    dual = card(2, "fire", "light")
    assert legal("HM: 1 Fire card, 1 Light card", [dual, card(1, "fire")])
    assert legal("HM: 1 Fire card, 1 Light card", [dual, card(1, "light")])
    assert legal("HM: 4 Fire ronum, 2 Light ronum", [dual, card(2, "fire"), card(2, "light")])


@rule("SF-90", "SF-R34")
def test_or_between_factions_is_free_for_each_card_and_between_terms_for_all() -> None:
    dark, water = card(1, "dark"), card(1, "water")
    assert legal("H: 2 Dark/Water cards", [dark, water])
    assert len(rows("H: 2 Dark/Water cards")) == 1
    assert len(rows("H: 2 Fire cards / 1 Water card")) == 2
    assert not legal("H: 2 Fire cards / 1 Water card", [water], alternative=0)
    assert legal("H: 2 Fire cards / 1 Water card", [water], alternative=1)


@rule("SF-R33", "SF-R37")
def test_the_alternative_and_x_are_announced_and_the_payment_is_judged_by_them() -> None:
    earth = [card(2, "earth")] * 3
    text = "HM: 6 Earth ronum / 2 Earth cards"
    assert legal(text, earth, alternative=0)
    assert not legal(text, earth, alternative=1)
    assert legal("FHM: X Fire cards", [card(1, "fire")] * 3, x=3)
    assert not legal("FHM: X Fire cards", [card(1, "fire")] * 3, x=2)


def test_a_sub_type_filters() -> None:
    assert legal("H: 2 Goblin cards", [card(1, "goblin"), card(1, "fire", "goblin")])
    assert not legal("H: 2 Goblin cards", [card(1, "goblin"), card(1, "fire")])


@rule("SF-R19", "SF-R33")
def test_room_does_not_make_a_card_needed() -> None:
    two, one = card(2, frees=2), card(1, frees=1)
    assert not legal("F: 1 card", [two, one], room=3)
    assert legal("F: 1 card", [two], room=2)
    assert not legal("F: 1 card", [one], room=2)
    assert legal("FH: 2 cards", [two, one], room=3)


def brute_covers(row: Row, cards: Sequence[Payer]) -> bool:
    """Try every way to give each card to one term."""
    if not cards:
        return all(due.amount <= 0 for due in row)
    first, rest = cards[0], cards[1:]
    if brute_covers(row, rest):
        return True
    for number, due in enumerate(row):
        if due.takes(first):
            less = due._replace(amount=due.amount - (first.ronum if due.in_ronum else 1))
            if brute_covers((*row[:number], less, *row[number + 1 :]), rest):
                return True
    return False


def brute_payments(row: Row, cards: Sequence[Payer], room: int) -> set[tuple[int, ...]]:
    """Return every set that covers the row with nothing to spare and frees the room."""
    found: set[tuple[int, ...]] = set()
    for size in range(len(cards) + 1):
        for places in combinations(range(len(cards)), size):
            chosen = [cards[place] for place in places]
            spare = any(brute_covers(row, chosen[:n] + chosen[n + 1 :]) for n in range(size))
            if brute_covers(row, chosen) and not spare and sum(each.frees for each in chosen) >= room:
                found.add(places)
    return found


FACTIONS = ("fire", "light", "water")
TEXTS = (
    "FHM: 1 Fire card", "FHM: 2 cards", "FHM: 2 Fire/Light cards", "FHM: 1 Fire card, 1 Light card",
    "FHM: 1 Fire/Water card, 2 Light cards", "M: 5 ronum", "FM: 4 Fire ronum",
    "FM: 3 Fire ronum, 2 Light ronum",
    "FM: 3 ronum, 1 Light card", "FM: 3 ronum, 2 Light cards", "FH: 1 Goblin card, 1 card",
    "FH: X Fire cards", "M: X ronum, 2 Fire ronum",
    "FHM: 2 Fire cards / 4 ronum", "FM: 2 Fire/Light ronum, 3 Light/Water ronum",
    "FM: 2 Fire ronum, 2 Light ronum, 1 Water card",
)  # fmt: skip


def board(chance: Random) -> list[Payer]:
    cards: list[Payer] = []
    for _ in range(chance.randint(0, 6)):
        words = chance.sample(FACTIONS, chance.randint(0, 2))
        goblin = ["goblin"] if chance.random() < 0.2 else []
        ronum = chance.randint(0, 4)
        cards.append(card(ronum, *words, *goblin, frees=chance.choice((0, ronum))))
    return cards


@rule("SF-86", "SF-87", "SF-88", "SF-89", "SF-90", "SF-92", "SF-93", "SF-R19", "SF-R33", "SF-R34", "SF-R37")
@pytest.mark.parametrize("seed", sampled(range(8)))
def test_what_is_legal_is_what_trying_everything_finds(seed: int) -> None:
    chance = Random(seed)
    payable = dear = 0
    for _ in range(400):
        cards, x = board(chance), chance.randint(1, 3)
        row = chance.choice(rows(chance.choice(TEXTS), x))
        room = chance.choice((0, 0, 1, 2, 4))
        payment, expected = Payment(row, cards, room), brute_payments(row, cards, room)
        everything = range(len(cards))
        assert payment.enough(everything) == bool(expected), (row, cards, room)
        for size in range(len(cards) + 1):
            for places in combinations(everything, size):
                holds = any(set(one) <= set(places) for one in expected)
                assert payment.enough(places) == holds, (row, cards, room, places)
        if not expected:
            continue
        payable += 1
        worth = [chance.randint(1, 9) for _ in cards]
        proposal = payment.proposal(worth)
        assert proposal in expected
        if not room and not any(due.in_ronum for due in row):
            dear += 1
            assert sum(worth[n] for n in proposal) == min(sum(worth[n] for n in one) for one in expected)
        keys = tuple(map(str, everything))
        gather = Gather(0, "pay", keys, payment, tuple(keys[n] for n in proposal))
        assert {tuple(map(int, answer)) for answer in gather.answers()} == expected  # pyright: ignore[reportArgumentType]: answers of a Gather are keys
        for size in range(3):
            for places in combinations(everything, size):
                assert gather.leads(places) == any(set(places) <= set(one) for one in expected), (row, cards)
        able, narrow = payment.of_use()
        less = {tuple(able[n] for n in one) for one in brute_payments(row, [cards[n] for n in able], room)}
        assert less == expected, "what serves no term is in no payment"
        assert narrow.enough(range(len(able)))
    assert payable > 100
    assert dear > 15


BIG = "FHM: 20 Fire ronum, 20 Light ronum"
SIZES = ((1, 2, 3, 4, 5, 6, 7, 8), (1, 2, 4, 6, 8), (3, 5, 7), (1,))


@rule("SF-87", "SF-93", "SF-R19", "SF-R33")
@pytest.mark.parametrize("room", [0, 6])
@pytest.mark.parametrize("ronums", SIZES, ids=str)
def test_what_leads_to_a_payment_is_known_among_many_cards_as_well(
    ronums: tuple[int, ...], room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part of a legal payment leads to one, and none with a card to spare; it is not looked for long."""
    steps = [0]
    less = costs._Sums.less

    def counted(sums: costs._Sums, wanted: int, payer: Payer) -> int:
        steps[0] += 1
        return less(sums, wanted, payer)

    monkeypatch.setattr(costs._Sums, "less", counted)
    chance = Random(str(ronums))
    for dual in (0.5, 0.9, 1):
        ronum = [chance.choice(ronums) for _ in range(50)]
        words = [FACTIONS[:2] if chance.random() < dual else (chance.choice(FACTIONS[:2]),) for _ in ronum]
        cards = [card(n, *some, frees=chance.choice((0, n))) for n, some in zip(ronum, words, strict=True)]
        payment = Payment(rows(BIG)[0], cards, room)
        keys = tuple(map(str, range(len(cards))))
        gather = Gather(0, "pay", keys, payment, ())
        for _ in range(8):
            whole = [int(key) for key in gather.any(chance)]  # pyright: ignore[reportArgumentType, reportGeneralTypeIssues]: answers of a Gather are keys
            part = chance.sample(whole, chance.randint(0, len(whole)))
            spare = next(place for place in range(len(cards)) if place not in whole)
            for held, leads in ((whole, True), (part, True), ([*whole, spare], False)):
                steps[0] = 0
                assert payment.leads(held) is leads, (held, cards)
                assert steps[0] < 10_000, "a hundredth of a second"


def test_an_odd_card_is_never_needed_where_all_others_are_even() -> None:
    """With 19 wanted it is; with 20 the others come to 18 at most and to 20 without it."""
    dual = FACTIONS[:2]
    cards = [card(1, *dual), *[card(ronum, *dual) for ronum in range(2, 21, 2) for _ in range(6)]]
    assert Payment(rows("FHM: 19 Fire ronum, 19 Light ronum")[0], cards).leads([0])
    assert not Payment(rows(BIG)[0], cards).leads([0])
