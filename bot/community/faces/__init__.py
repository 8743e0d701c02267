"""How that looks."""
