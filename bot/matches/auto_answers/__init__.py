"""What the host answers in the place of a person: what leaves no choice, and what he has said in advance."""
