"""The grammar that the card languages of all games share: each game brings its own dictionary.

A language has its own selectors, verbs, filters and changes, for games differ there. Numbers, logic, picking
and the order of what is due are alike, and lie here.
"""
