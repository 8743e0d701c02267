"""What was played: a person's matches, and one of them moment by moment."""
