"""Pictures and words of tournaments: standings and brackets."""

from render.tournament.alt import bracket_alt, standings_alt
from render.tournament.bracket import draw_bracket
from render.tournament.pages import bracket_pages, standings_pages
from render.tournament.palette import palette
from render.tournament.sheets import Bracket, Match, Part, Round, Row, Side, Standings
from render.tournament.standings import draw_standings

__all__ = [
    "Bracket",
    "Match",
    "Part",
    "Round",
    "Row",
    "Side",
    "Standings",
    "bracket_alt",
    "bracket_pages",
    "draw_bracket",
    "draw_standings",
    "palette",
    "standings_alt",
    "standings_pages",
]
