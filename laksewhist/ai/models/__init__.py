"""What a hand is worth: features of it, and small fitted tables that turn them into chances."""
