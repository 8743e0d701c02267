"""The 52 playing cards, their figures, suits and marks."""
