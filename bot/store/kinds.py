"""Kinds of messages in the outbox, as its rows name them; what each holds is in `bot.store.errands`."""

BOARD = "board"
HAND = "hand"
PING = "ping"
CHALLENGE = "challenge"
PAUSED = "paused"

PICTURES = (BOARD, HAND)
"""What must be drawn before it is sent."""
CALLS = (PING,)
"""What follows the board of its match."""
WORDS = (CHALLENGE, PAUSED)
"""What waits for nothing."""
