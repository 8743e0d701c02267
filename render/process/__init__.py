"""The process that draws: what it is asked, what it keeps, and the files that it makes."""
