"""The rules of laksewhist, and nothing else.

Standard library only: no screen, clock, randomness, files or logging. Four verbs: `legal_actions`, `apply`, `view_for`
and `points`.
"""
