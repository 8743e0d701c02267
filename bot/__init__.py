"""The application: settings, client, store, match service, outbox, texts, command line."""
