"""Order among people: what somebody decides about himself, whom he meets, what moderators decide."""
