"""The application: settings, client, store, match desk, outbox, texts, command line."""
