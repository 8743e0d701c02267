"""Looking back at matches that are over: records, replays, what they come to."""
