"""Standings and brackets as plain data, for the pictures of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.competition import brackets, cut
from bot.competition.brackets import BracketPart, BracketSide, Filled, From
from bot.competition.standings import Standing
from bot.competition.state import UNPLAYED, Format, Outcome, open_tables
from bot.competition.tie_breaks import By
from bot.texts import Texts, dashed
from bot.tournaments.course.event import Stage, Tournament, round_of
from bot.tournaments.views.words import format_name, round_name
from render import tournament as drawn

CROSS_TABLE = 8
"""The largest round robin of which the results of all against all stand in the picture."""


def standings_sheet(event: Tournament, texts: Texts, own: int = 0) -> drawn.Standings:
    """Return the table of the rounds: who meets everybody sees each result, the others the tie-breaks."""
    crossed = event.setup.format is Format.ROBIN and len(event.standings) <= CROSS_TABLE
    heads = [texts.say("tournament-pic-points")]
    if crossed:
        heads += [str(row.place or "–") for row in event.standings]
    else:
        heads += [texts.say(f"tournament-pic-{dashed(by)}") for by in _counted(event)]
    rows = tuple(
        drawn.SheetRow(
            row.place,
            row.number,
            event.called[row.number],
            (str(row.points), *(_crossed(event, row) if crossed else _ties(row))),
            row.number in event.gone,
        )
        for row in event.standings
    )
    under = f"{format_name(event.setup, texts)} · {_so_far(event, texts)}"
    return drawn.Standings(event.row.name, under, tuple(heads), rows, _cut_after(event), own, crossed)


def _so_far(event: Tournament, texts: Texts) -> str:
    """Return how many rounds are over, or which is being played."""
    going_on = open_tables(event.played[-1])
    key = "tournament-round-of" if going_on else "tournament-pic-after"
    return texts.say(key, round=len(event.played), rounds=event.planned)


def _cut_after(event: Tournament) -> int:
    """Return the place of the last who goes on: who has left is passed over. 0 where nobody does."""
    if not event.cut:
        return 0
    inside = event.row.seeds or cut.seeds(event.standings, event.cut, event.gone)
    return max((row.place for row in event.standings if row.place and row.number in inside), default=0)


def _counted(event: Tournament) -> Iterable[By]:
    """Return the tie-breaks of the rows, which all have the same."""
    return event.standings[0].ties if event.standings else ()


def _ties(row: Standing) -> Iterator[str]:
    return (by.shown.brief(value) for by, value in row.ties.items())


def _crossed(event: Tournament, row: Standing) -> Iterator[str]:
    """Yield the result against each, in the order of the table."""
    scores = {line.opponents: line.score for line in row.lines if line.score}
    for other in event.standings:
        score = scores.get((other.number,))
        if score is None:
            yield "×" if other.number == row.number else ""
        else:
            yield f"{score.won}-{score.lost}"


def bracket_sheet(event: Tournament, texts: Texts, own: int = 0) -> drawn.BracketSheet:
    """Return the whole bracket as far as it is known. Raises ValueError where there is none."""
    if event.bracket is None:
        raise ValueError("there is no bracket")
    parts: dict[str, dict[tuple[int, int], list[drawn.SheetMatch]]] = {}
    filled = brackets.fill(event.bracket, event.outcomes)
    coming = brackets.coming(event.bracket)
    both = event.setup.format is Format.DOUBLE
    for number, match in filled.items():
        if match.match.part is BracketPart.RESET and None in match.entrants:
            continue
        name = _part(match.match.part) if both else "bracket"
        rounds = parts.setdefault(name, {})
        rounds.setdefault(round_of(match.match), []).append(_match(event, filled, coming, number, texts))
    winner = event.champion
    return drawn.BracketSheet(
        event.row.name,
        format_name(event.setup, texts),
        tuple(
            drawn.SheetPart(
                texts.say(f"tournament-pic-{name}") if both else "",
                tuple(
                    drawn.Round(_round_title(event, *where, texts), tuple(each))
                    for where, each in rounds.items()
                ),
            )
            for name, rounds in parts.items()
        ),
        (winner, event.called[winner]) if winner is not None else None,
        own,
    )


def _part(part: BracketPart) -> str:
    return "finals" if part in (BracketPart.FINAL, BracketPart.RESET) else part.value


def _round_title(event: Tournament, stage: int, number: int, texts: Texts) -> str:
    if stage == Stage.FINAL:
        return round_name(event, stage, number, texts)
    return texts.say("tournament-pic-round", round=number)


def _match(
    event: Tournament, filled: Mapping[int, Filled], coming: frozenset[BracketSide], number: int, texts: Texts
) -> drawn.SheetMatch:
    match = filled[number]
    outcome = event.outcomes.get(number)
    sides: list[drawn.SheetSide] = []
    for seat, entrant in enumerate(match.entrants):
        if entrant is None:
            hint = "" if match.known else _hint(filled, coming, match.match.sides[seat], texts)
            sides.append(drawn.SheetSide(hint=hint))
        else:
            name, score = event.called[entrant], _score(outcome, seat) if outcome else ""
            sides.append(drawn.SheetSide(entrant, name, score=score, won=match.winner == entrant))
    one, other = sides
    bye = not coming.issuperset(match.match.sides)
    return drawn.SheetMatch(number, (one, other), match.over, match.table is not None, bye)


def _score(outcome: Outcome, seat: int) -> str:
    """Return the games that a side has won; without play it is won, or not."""
    if outcome.source in UNPLAYED:
        return "✓" if outcome.winner == seat else "–"
    return str(outcome.scores[seat].won)


def _hint(
    filled: Mapping[int, Filled], coming: frozenset[BracketSide], side: BracketSide, texts: Texts
) -> str:
    """Return who comes there: the winner or the loser of a match, passing over those that are not played."""
    while side.kind is From.WINNER:
        there = [each for each in filled[side.number].match.sides if each in coming]
        if len(there) != 1:
            break
        side = there[0]
    if side not in coming:
        return ""
    what = "winner-of" if side.kind is From.WINNER else "loser-of"
    return texts.say(f"tournament-pic-{what}", match=side.number)
