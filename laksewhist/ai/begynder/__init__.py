"""Level `begynder`: rules of thumb only. It counts what has been played, and guesses nothing about who holds what."""
