"""The cards: their language, what is printed on them, and what decks may be made of them."""
