"""What people see of a match: messages made of Discord's components."""
