"""Order among people: what somebody decides about themselves, whom they meet, what moderators decide."""
