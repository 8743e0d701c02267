"""What all tests of the application share."""

from tests.databases import copied_databases

__all__ = ["copied_databases"]
