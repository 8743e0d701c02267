"""Learning a game: lessons, puzzles, and a puzzle each day."""
