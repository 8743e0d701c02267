"""Keywords (chapter 702), one function each."""
