"""The designer's lab: what decks and cards do in matches between computer players. It knows no game."""
