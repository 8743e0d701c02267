"""Pictures and words of what people have reached: ratings."""

from render.tournament.rank import RankCard, Spot, draw_rank, rank_alt

__all__ = ["RankCard", "Spot", "draw_rank", "rank_alt"]
