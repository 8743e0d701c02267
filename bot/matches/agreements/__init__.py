"""What players grant one another in a match: draws, endings, pauses, more time, what is taken back."""
