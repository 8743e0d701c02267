"""What may be written on a card."""
