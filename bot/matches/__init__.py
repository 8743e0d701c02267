"""Matches: challenges, the match service that runs them, clocks, computer opponents."""
