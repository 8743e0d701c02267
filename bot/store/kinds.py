"""Kinds of messages in the outbox."""

BOARD = "board"
"""The public board of a match."""
HAND = "hand"
"""The copy of a seat's private panel in its person's DMs; the target is the seat."""
PING = "ping"
"""A call to the table; the target is the seat."""
CHALLENGE = "challenge"
"""A challenge's message, to show how it stands; the payload says where it is."""
PAUSED = "paused"
"""A private word that the match has lost its channel; the target is the seat, the payload says why."""

PICTURES = (BOARD, HAND)
"""What must be drawn before it is sent."""
CALLS = (PING,)
"""What follows the board of its match."""
WORDS = (CHALLENGE, PAUSED)
"""What waits for nothing."""
