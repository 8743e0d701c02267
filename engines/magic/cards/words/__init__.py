"""How the publisher spells the words of the rules: tables that are read in both directions, no sentences.

What reads a real card's text and what prints it for comparison share these rows and nothing else: were a
pattern of sentences shared, the comparison would prove only that the pattern agrees with itself.
"""
