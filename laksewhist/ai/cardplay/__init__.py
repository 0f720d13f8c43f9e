"""Choosing a card: every card that may be played is tried in many possible deals, and its points are counted."""
