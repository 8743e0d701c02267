"""What the pictures of all games are put together from."""
