"""The reader of real cards' texts: a closed grammar, which reads all of a card or refuses it.

`read_card` in `card` is the way in. Nothing here knows how a card is printed.
"""
