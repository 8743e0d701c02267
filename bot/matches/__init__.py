"""Matches: challenges, the desk that runs them, clocks, computer opponents."""
