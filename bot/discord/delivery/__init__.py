"""Brings matches to Discord: boards, hands by DM, calls to move, challenges."""
