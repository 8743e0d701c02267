"""Messages that are to be sent, and what each has to say."""
