"""Noxtalia: the rules, the cards' language and the starter set."""
