"""Who sits where, whose answer is awaited, and deals in a row; knows the rules and no screen, file or clock."""
