"""Proposals: other numbers of a card by which an unfair deck wins half of its matches."""
