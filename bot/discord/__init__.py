"""Discord's side: the client, where messages go, and what its errors mean."""
