"""Commands and presses of lessons and puzzles."""
