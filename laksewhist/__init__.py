"""Danish house whist: the rules, computer players, and a table to play at."""

__version__ = "0.1.0"
