"""Marks that games with cards have in common."""
