"""What is kept of a person, and how it is given to them or forgotten."""
