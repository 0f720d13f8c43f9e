"""The book-keeper: an evening with real cards, entered deal by deal while the program counts."""
