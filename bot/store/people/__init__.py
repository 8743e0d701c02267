"""What people have chosen, and what they have brought."""
