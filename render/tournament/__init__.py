"""Pictures and words of what people have reached: standings, brackets, ratings."""

from render.tournament.alt import bracket_alt, standings_alt
from render.tournament.bracket import draw_bracket
from render.tournament.pages import bracket_pages, standings_pages
from render.tournament.palette import palette
from render.tournament.rank import RankCard, Spot, draw_rank, rank_alt
from render.tournament.sheets import Bracket, Match, Part, Round, Row, Side, Standings
from render.tournament.standings import draw_standings

__all__ = [
    "Bracket",
    "Match",
    "Part",
    "RankCard",
    "Round",
    "Row",
    "Side",
    "Spot",
    "Standings",
    "bracket_alt",
    "bracket_pages",
    "draw_bracket",
    "draw_rank",
    "draw_standings",
    "palette",
    "rank_alt",
    "standings_alt",
    "standings_pages",
]
