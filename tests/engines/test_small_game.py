"""A game can be small: High Card shows it, and stays so."""

from __future__ import annotations

from pathlib import Path

from engines.kernel import Match
from tests.rigs import high_card
from tests.rigs.high_card import HighCard

FOLDER = Path(high_card.__path__[0])


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_forty_lines_of_rules_and_a_dozen_short_files_are_a_game() -> None:
    """Its texts do not count: every game has them in two languages."""
    files = [path for kind in ("*.py", "book/*") for path in sorted(FOLDER.glob(kind))]
    assert 5 < len(files) <= 12
    assert lines(FOLDER / "rules.py") <= 40
    assert sum(map(lines, files)) <= 250


def test_the_highest_card_scores_and_most_points_win() -> None:
    match = Match(HighCard(), HighCard.options.model_validate({"cards": 3}), seats=2, seed="small")
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, next(iter(decision.answers())))
    table, result = match.table, match.result
    rounds = [table.played[at : at + 2] for at in range(0, 6, 2)]
    points = [sum(max(cards, key=int) == cards[seat] for cards in rounds) for seat in (0, 1)]
    assert table.points == points
    assert result is not None
    assert result.winners == tuple(seat for seat in (0, 1) if points[seat] == max(points))
