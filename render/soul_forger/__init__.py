"""Pictures and words of Soul-Forger: an `Artist`, also of cards and in pieces."""
