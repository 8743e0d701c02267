"""What numbers, conditions and selections come to at this moment."""
