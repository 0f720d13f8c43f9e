"""Many deals of all kinds, with every action checked by an umpire that knows the rules from elsewhere."""
