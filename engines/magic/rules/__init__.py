"""The Comprehensive Rules as code: a file for each chapter."""
