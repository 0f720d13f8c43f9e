"""Every decision outside the play of the cards, by expected points under the tournament's own table."""
