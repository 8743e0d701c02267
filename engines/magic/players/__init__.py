"""What computer players know of the game."""
