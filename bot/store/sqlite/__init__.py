"""The file itself: who holds it, one writer and one reader, its versions, copies, checks."""
