"""The game's cards: what may be written, what it means, what is printed and what is done."""
