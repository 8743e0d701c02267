"""The rule book as code: a file for each chapter."""
