"""What composes all parts: the client, the host, what delivers each message."""
