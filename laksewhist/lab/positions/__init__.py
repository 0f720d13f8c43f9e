"""Positions with an agreed best action, and how many of them each level finds."""
