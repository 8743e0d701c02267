"""Pictures of tournaments in words, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator

from render.shared.speech import SpeechText
from render.shared.telling import short_name, within
from render.tournament.sheets import BracketSheet, SheetMatch, Standings


def standings_alt(sheet: Standings, _: None, speech: SpeechText) -> str:
    """Describe the standings' picture, in at most 1024 characters."""
    return within(_of_standings(sheet, speech))


def _of_standings(sheet: Standings, speech: SpeechText) -> Iterator[str]:
    yield speech.say("tournament-alt-standings", title=sheet.title, under=sheet.under)
    for row in sheet.rows:
        place = str(row.place) if row.place else "–"
        said = f"{sheet.heads[0]} {row.cells[0]}" if sheet.heads else ""
        yield speech.say("tournament-alt-standings-row", place=place, name=short_name(row.name), said=said)


def bracket_alt(bracket: BracketSheet, _: None, speech: SpeechText) -> str:
    """Describe the bracket's picture, in at most 1024 characters: the last rounds first."""
    return within(_of_bracket(bracket, speech))


def _of_bracket(bracket: BracketSheet, speech: SpeechText) -> Iterator[str]:
    yield speech.say("tournament-alt-bracket", title=bracket.title, under=bracket.under)
    if bracket.champion:
        yield speech.say("tournament-alt-champion", name=short_name(bracket.champion[1]))
    for part in reversed(bracket.parts):
        for each in reversed(part.rounds):
            played = [_match(match, speech) for match in each.matches if _is_known(match)]
            if played:
                where = f"{part.title}, {each.title}" if part.title else each.title
                yield speech.say("tournament-alt-round", where=where, matches=", ".join(played))


def _is_known(match: SheetMatch) -> bool:
    return not match.bye and all(side.number for side in match.sides)


def _match(match: SheetMatch, speech: SpeechText) -> str:
    one, other = match.sides
    score = f"{one.score}-{other.score}" if one.score and other.score else ""
    return speech.say(
        "tournament-alt-match", one=short_name(one.name), other=short_name(other.name), score=score
    )
