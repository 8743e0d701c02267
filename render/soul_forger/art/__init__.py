"""What is painted on the cards of Soul-Forger."""
