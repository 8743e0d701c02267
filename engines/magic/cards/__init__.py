"""Cards: what may be written on them, what they are as they are printed and now, all of a match."""
