"""The desktop game: the only part that knows Qt."""
