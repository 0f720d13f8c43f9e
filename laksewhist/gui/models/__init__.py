"""Thin item models over domain objects: they listen and show, and hold no rules."""
