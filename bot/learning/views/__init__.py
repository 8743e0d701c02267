"""How lessons and puzzles look."""
