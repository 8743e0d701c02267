"""Pictures and words of what people have reached: standings, brackets, ratings."""

from render.tournament.alt import bracket_alt, standings_alt
from render.tournament.bracket import draw_bracket
from render.tournament.pages import bracket_pages, standings_pages
from render.tournament.palette import palette
from render.tournament.rank import RankCard, RankPlace, draw_rank, rank_alt
from render.tournament.sheets import (
    BracketSheet,
    Round,
    SheetMatch,
    SheetPart,
    SheetRow,
    SheetSide,
    Standings,
)
from render.tournament.standings import draw_standings

__all__ = [
    "BracketSheet",
    "RankCard",
    "RankPlace",
    "Round",
    "SheetMatch",
    "SheetPart",
    "SheetRow",
    "SheetSide",
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
