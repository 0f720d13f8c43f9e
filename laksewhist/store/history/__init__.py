"""Every deal that was ever played, in one SQLite database: the set-up and the actions are the truth.

What follows from them, such as the points, stands beside them for quick reading, and is checked against them.
"""
