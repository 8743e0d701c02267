"""What games with cards have in common: marks, places, shadows."""
