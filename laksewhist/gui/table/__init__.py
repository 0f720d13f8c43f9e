"""The table as it is seen: geometry, card pictures and the scene."""
