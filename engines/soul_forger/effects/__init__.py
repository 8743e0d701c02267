"""What each action of the card language does."""
