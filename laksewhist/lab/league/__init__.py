"""Who plays better: the same deals with the players exchanged, and intervals over deals."""
