"""The Robot of Solo, which plays by rules alone: its steps, its cards, and what it thinks a power worth."""
