"""A best of three with sideboards: MN-R11, MN-R17."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Dice, Match, Pick
from engines.magic.players.imagine import sampler
from engines.magic.seat.view import MagicView, SideView
from tests.engines import conformance
from tests.engines.magic.pack import pack
from tests.engines.magic.scenes import GAME, OTHER, YOU
from tests.engines.position import of
from tests.rules import cr, rule

ASIDE = ["rhino"] * 4 + ["hawk"] * 4 + ["mouse"] * 4 + ["giant"] * 3


def deck(*aside: str, size: int = 60) -> dict[str, Any]:
    cards = ["lord", *["bear"] * 4, *["ox"] * 4, *["forest", "grove"] * 150]
    return {"deck": cards[:size], "noble": "lord", "sideboard": aside}


def begun(*decks: dict[str, Any], **options: Any) -> Match[Any]:
    given = {"cards": pack(), "decks": decks, "chooser": YOU, "best_of": 3, **options}
    return Match(GAME, GAME.options.model_validate(given), 2, "series")


def sees(match: Match[Any], seat: int | None = None) -> MagicView:
    return match.view(seat)  # pyright: ignore[reportReturnType]: this game has these


def own(match: Match[Any], seat: int) -> SideView:
    return sees(match, seat).sides[seat]


def lost(match: Match[Any], loser: int) -> Match[Any]:
    """Play on until a player has lost the game for want of life."""
    number = sees(match).game_number
    match.table.sides[loser].life = 1
    chance = Random(number)
    while match.result is None and sees(match).game_number == number:
        decision = match.decisions[0]
        if decision.seat == loser:
            match.answer(loser, decision.default if decision.default is not None else decision.any(chance))
        else:
            match.answer(decision.seat, GAME.ai_support.prefer(match.table, decision, match.table.dice))
        match.table.sides[1 - loser].life = 20
    return match


def second(*aside: str, other: tuple[str, ...] = (), **options: Any) -> Match[Any]:
    """Return a match at the beginning of its second game; the first went to the other."""
    return lost(begun(deck(*aside), deck(*other), **options), YOU)


@rule("MN-R11")
def test_who_wins_two_games_wins_the_match() -> None:
    match = begun(deck(), deck())
    lost(match, YOU)
    assert (match.result, GAME.rules.score(match.table), sees(match).game_number) == (None, (0, 1), 2)
    lost(match, OTHER)
    assert (match.result, GAME.rules.score(match.table)) == (None, (1, 1))
    lost(match, YOU)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((OTHER,), "best_of_three")


@rule("MN-R11")
def test_a_single_game_has_no_score_and_ends_the_match() -> None:
    match = lost(begun(deck(), deck(), best_of=1), YOU)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((OTHER,), "life")
    assert GAME.rules.score(match.table) == ()


@cr("103.1")
@rule("MN-R17")
def test_the_loser_of_a_game_says_who_begins_the_next() -> None:
    for loser in (YOU, OTHER):
        match = lost(begun(deck(), deck()), loser)
        assert (match.decisions[0].seat, match.decisions[0].kind) == (loser, "first")
        match.answer(loser, "draw")
        assert sees(match).first == 1 - loser


@rule("MN-R11")
def test_a_new_game_begins_with_everything_as_at_first() -> None:
    match = second()
    match.answer(YOU, "play")
    for side in sees(match).sides:
        assert (side.life, side.hand_size, side.library_size) == (20, 7, 52)
        assert [each.up for each in side.command] == [False]
        assert (side.graveyard, side.mulligans, side.casts) == ((), 0, 0)
    assert (sees(match).perms, sees(match).stack, sees(match).turn) == ((), (), 0)


@cr("100.4")
@rule("MN-R11", "MN-D4")
def test_cards_are_exchanged_one_for_one_and_the_noble_stays() -> None:
    match = second(*ASIDE)
    asked = of(Pick, match.decisions[0])
    assert (asked.seat, asked.kind, asked.least, asked.most) == (YOU, "swap_out", 0, 15)
    assert "lord" not in asked.keys
    match.answer(YOU, ("bear", "bear#2"))
    asked = of(Pick, match.decisions[0])
    assert (asked.kind, asked.least, asked.most) == ("swap_in", 2, 2)
    match.answer(YOU, ("giant", "rhino"))
    side = own(match, YOU)
    assert side.brought is not None
    assert side.sideboard is not None
    counts = [side.brought.count(card) for card in ("bear", "rhino", "giant", "lord")]
    assert (counts, len(side.brought)) == ([2, 1, 1, 1], 60)
    assert (side.sideboard.count("bear"), len(side.sideboard)) == (2, 15)


@rule("MN-R11")
def test_after_a_game_both_have_the_list_that_they_registered() -> None:
    match = second(*ASIDE)
    match.answer(YOU, ("bear",))
    match.answer(YOU, ("rhino",))
    lost(match, OTHER)
    side = own(match, YOU)
    assert side.brought is not None
    assert (side.brought.count("bear"), side.brought.count("rhino")) == (4, 0)
    assert side.sideboard is not None
    assert sorted(side.sideboard) == sorted(ASIDE)


@rule("MN-R11", "MN-R10")
@pytest.mark.parametrize(
    ("aside", "out", "bounds"),
    [(5, 0, (0, 5)), (5, 5, (5, 5)), (15, 3, (3, 15)), (2, 1, (1, 2))],
)
def test_by_option_any_exchange_will_do_that_leaves_sixty_cards_and_fifteen_aside(
    aside: int, out: int, bounds: tuple[int, int]
) -> None:
    match = second(*ASIDE[:aside], sideboard="max15")
    keys = of(Pick, match.decisions[0]).keys
    assert of(Pick, match.decisions[0]).most == aside
    match.answer(YOU, keys[:out])
    asked = of(Pick, match.decisions[0])
    assert (asked.kind, asked.least, asked.most) == ("swap_in", *bounds)


@rule("MN-R11")
def test_a_deck_of_more_than_sixty_may_shrink_to_sixty() -> None:
    match = lost(begun(deck(*ASIDE[:3], size=70), deck(), sideboard="max15"), YOU)
    assert of(Pick, match.decisions[0]).most == 13
    match.answer(YOU, of(Pick, match.decisions[0]).keys[:10])
    assert (of(Pick, match.decisions[0]).least, of(Pick, match.decisions[0]).most) == (0, 3)


@rule("MN-R11", "MN-D4")
def test_nobody_sees_what_the_other_exchanges() -> None:
    match = second(*ASIDE, other=tuple(ASIDE))
    before = sees(match, OTHER).sides[YOU]
    match.answer(YOU, ("bear",))
    assert sees(match, OTHER).sides[YOU] == before
    assert match.decisions[0].hidden
    match.answer(YOU, ("rhino",))
    assert sees(match, OTHER).sides[YOU] == before
    assert match.decisions[0].seat == OTHER
    assert "rhino" not in str([event.facts for event in match.events])


@rule("MN-R11", "MN-D4")
def test_who_has_no_sideboard_exchanges_nothing() -> None:
    match = second(other=tuple(ASIDE))
    assert (match.decisions[0].seat, match.decisions[0].kind) == (OTHER, "swap_out")
    match.answer(OTHER, ())
    assert match.decisions[0].kind == "first"


@rule("MN-R14")
def test_what_lies_aside_is_not_in_the_game() -> None:
    match, chance = begun(deck(*ASIDE), deck(*ASIDE)), Random(5)
    for _ in range(400):
        if sees(match).game_number > 1:
            break
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
        if sees(match).laid and sees(match).game_number == 1:
            assert own(match, decision.seat).sideboard == tuple(sorted(ASIDE, key=_order(match)))


def _order(match: Match[Any]) -> Any:
    return match.table.catalogue.order.__getitem__


@pytest.mark.parametrize("sideboard", ["exact15", "max15"])
def test_a_match_with_sideboards_keeps_what_every_game_promises(sideboard: str) -> None:
    decks = [deck(*ASIDE), deck(*ASIDE[: 15 if sideboard == "exact15" else 4])]
    given = {"cards": pack(), "decks": decks, "best_of": 3, "sideboard": sideboard}
    options = GAME.options.model_validate(given)
    kinds, played = set[str](), list[Match[Any]]()
    for number, (match, chance) in enumerate(conformance.random_match(GAME, options, 2, 3)):
        played, asked = [match], match.decisions[0].kind if match.decisions else ""
        if asked.startswith("swap") or number % 97 == 0:
            kinds.add(asked)
            conformance.check_legality(match, chance)
            conformance.check_copies(match, chance)
            conformance.check_quiet(match)
            conformance.check_prompt(match)
            conformance.check_secrecy(match, number)
            conformance.check_undo(match, number)
    assert {"swap_out", "swap_in"} <= kinds
    conformance.check_record(played[0])


@rule("MN-R11")
def test_each_further_game_is_told_by_its_number() -> None:
    match = lost(lost(begun(deck(), deck()), YOU), OTHER)
    told = [dict(event.facts) for event in match.events if event.kind == "next_game"]
    assert told == [{"number": 2}, {"number": 3}]


@rule("MN-R11")
def test_who_exchanges_cards_unseen_is_imagined_with_any_fifteen_aside() -> None:
    match = second(*ASIDE, other=tuple(ASIDE))
    deal = sampler(sees(match, YOU), sees(match, YOU))
    table = deal(Dice("aside"))
    assert len(table.sides[OTHER].sideboard) == 15
    assert table.sides[YOU].sideboard == own(match, YOU).sideboard
