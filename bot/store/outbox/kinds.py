"""Kinds of messages in the outbox, as its rows name them; `errands` has what each holds."""

BOARD = "board"
HAND = "hand"
PING = "ping"
CHALLENGE = "challenge"
STOPPED = "paused"

MODERATED = "moderated"

STATUS = "tournament"
THREAD = "tournament_thread"
NOTE = "tournament_note"

MEETING = "meeting"
PUZZLE = "puzzle"
SEARCH = "search"
MORNING = "morning"

PICTURES = (BOARD, HAND, PUZZLE)
"""What must be drawn before it is sent."""
CALLS = (PING,)
"""What follows the board of its match."""
WORDS = (CHALLENGE, STOPPED, SEARCH, MORNING)
"""What waits for nothing."""
STATUSES = (STATUS,)
"""What is edited at most every twenty seconds."""
THREADS = (THREAD,)
"""What Discord may hold up for minutes, by a limit that it does not publish."""
MEETINGS = (MEETING,)
"""What makes a thread of its own, and may be held up like all that do."""
NOTES = (NOTE, MODERATED)
"""What tournaments and moderators post in channels and threads."""
