"""What others decide of a match: moderators, and who leaves for good."""
