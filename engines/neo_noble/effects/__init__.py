"""What each action of the language does."""
