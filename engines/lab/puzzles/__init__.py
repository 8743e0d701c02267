"""Puzzles of one kind, "win this turn": searched for in played matches, proved, and kept as positions."""
